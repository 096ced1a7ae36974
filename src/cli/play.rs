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
}

impl Play {
    #[cfg(feature = "app")]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game, load } = self;
        crate::app::run(crate::app::Launch { game, load }).map_err(CliError::Window)
    }

    #[cfg(not(feature = "app"))]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game: _, load: _ } = self;
        Err(CliError::NoWindow)
    }
}
