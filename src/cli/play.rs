//! `play`: the game's window.

use std::path::PathBuf;

use super::error::CliError;
use crate::rules::GameId;

/// The arguments of `play`.
#[derive(clap::Args, Debug)]
pub(super) struct Play {
    /// The game to begin with [default: pothole]
    #[arg(long, value_name = "NAME")]
    game: Option<GameId>,
    /// A game record to go on from
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Who plays a game that begins: `human` or a bot's level, 1 to 8, for each seat, such as `human,4,4,6`
    /// [default: a human against easy bots]
    #[arg(long, value_name = "PLAYERS")]
    players: Option<String>,
}

impl Play {
    #[cfg(feature = "app")]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game, load, players } = self;
        let players = players.map(|players| players.parse()).transpose();
        let players = players.map_err(|error: crate::play::NotBots| CliError::Window(error.to_string()))?;
        crate::app::run(crate::app::Launch { game, load, players }).map_err(CliError::Window)
    }

    #[cfg(not(feature = "app"))]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game: _, load: _, players: _ } = self;
        Err(CliError::NoWindow)
    }
}
