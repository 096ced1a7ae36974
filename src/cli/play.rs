//! `play`: the game's window.

use super::error::CliError;
#[cfg(feature = "app")]
use super::lessons::subject_of;
#[cfg(feature = "app")]
use super::player::NoPlayer;
#[cfg(feature = "app")]
use super::showcase::scene_of;
#[cfg(feature = "app")]
use crate::assets;
use crate::net::Address;
use crate::rules::GameId;
#[cfg(feature = "app")]
use crate::uci::client::{QuoteOpen, parts, words};

/// The arguments of `play`.
#[derive(clap::Args, Debug)]
pub(super) struct Play {
    /// The game to start [default: pothole]
    #[arg(long, value_name = "NAME")]
    game: Option<GameId>,
    /// A record, a saved match or a link to continue; without the option, it stands first
    #[arg(long, value_name = "FILE|LINK")]
    load: Option<String>,
    /// The players of a new game, seat by seat: `human`, a bot's level from 1 to 6, or `engine:COMMAND`, another program
    /// that speaks the engine protocol, such as `human,4,6+hoarder,engine:./other uci` [default: a human against easy bots].
    /// In a command, spaces and commas that belong to a word stand in quotes
    #[arg(long, value_name = "PLAYERS")]
    players: Option<String>,
    /// A scene of the showcase to show first: its name or its file
    #[arg(long, value_name = "SCENE")]
    showcase: Option<String>,
    /// A lesson or puzzle to start with: its name, or a lesson's file
    #[arg(long, value_name = "NAME|FILE", conflicts_with = "showcase")]
    lesson: Option<String>,
    /// The table of another program to join, as its host shows it, such as `192.168.0.5#K7QM2FXA`
    #[arg(long, value_name = "ADDRESS")]
    join: Option<Address>,
    /// Opens a table for other screens with the game, or with the match that goes on
    #[arg(long, conflicts_with_all = ["join", "showcase", "lesson"])]
    open: bool,
}

impl Play {
    #[cfg(feature = "app")]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game, load, players, showcase, lesson, join, open } = self;
        #[cfg(not(feature = "host"))]
        if open {
            return Err(CliError::NoHost);
        }
        let showcase = showcase.map(|name| scene_of(&name).map(Box::new)).transpose()?;
        let lesson = lesson.map(|name| subject_of(&name).map(Box::new)).transpose()?;
        let mut engines = vec![];
        let numbered = players.map(|players| seats(&players, &mut engines)).transpose().map_err(NoPlayer::from)?;
        let players = numbered.map(|players| players.parse()).transpose().map_err(CliError::Players)?;
        let asked = crate::app::Launch {
            game,
            load,
            players,
            engines,
            showcase,
            lesson,
            join,
            opens_table: open,
            ..crate::app::Launch::default()
        };
        assets::find()?;
        crate::app::run(asked).map_err(CliError::Window)
    }

    #[cfg(not(feature = "app"))]
    pub(super) fn run(self) -> Result<(), CliError> {
        let Self { game: _, load: _, players: _, showcase: _, lesson: _, join: _, open: _ } = self;
        Err(CliError::NoWindow)
    }
}

/// The player list with each engine command replaced by its index in `engines`: records that are read in refer to
/// engines by number, never by command.
///
/// # Errors
///
/// A command whose quotes are not closed.
#[cfg(feature = "app")]
fn seats(players: &str, engines: &mut Vec<Vec<String>>) -> Result<String, QuoteOpen> {
    let numbered = parts(players).into_iter().map(|player| {
        let Some(command) = player.trim().strip_prefix("engine:") else { return Ok(player.to_owned()) };
        let command = words(command)?;
        let known = engines.iter().position(|known| *known == command);
        let number = known.unwrap_or_else(|| {
            engines.push(command);
            engines.len() - 1
        });
        Ok(format!("engine{}", number + 1))
    });
    Ok(numbered.collect::<Result<Vec<_>, _>>()?.join(","))
}

#[cfg(all(test, feature = "app"))]
mod tests {
    use super::*;

    #[test]
    fn commands_become_numbers() {
        let mut engines = vec![];
        let text = seats("human,engine:./a uci, engine:'b, c' --quiet,engine:./a \"uci\"", &mut engines);
        assert_eq!(text.unwrap(), "human,engine1,engine2,engine1");
        assert_eq!(engines, [vec!["./a", "uci"], vec!["b, c", "--quiet"]]);
        assert!(seats("human,engine:'a,4", &mut engines).is_err());
    }
}
