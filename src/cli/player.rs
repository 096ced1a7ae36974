//! Who plays: what the command line calls players.

use core::str::FromStr;
use std::time::Duration;

use crate::bots::{Bot, Character, Greedy, Level, Player, PlayerError, Random};
use crate::engine::{Engine, QuoteOpen, parts, words};
use crate::rules::excerpt;

/// Players as they are listed, separated by commas; within quotes a comma separates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Listed(pub(super) Vec<String>);

impl FromStr for Listed {
    type Err = core::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(parts(text).into_iter().map(str::to_owned).collect()))
    }
}

/// A player by his spec.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlayerSpec {
    Random,
    Greedy,
    /// A bot, and how it plays.
    Level(Level, Character),
    /// Another program, with its arguments.
    Engine(Vec<String>),
}

/// A spec that names nobody.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NoPlayer {
    /// None of the words that there are.
    #[error("there is no player `{}`; players are: random, greedy, level:1 to level:{}, level:4+CHARACTER, engine:COMMAND", excerpt(.0), Level::ALL.len())]
    Unknown(String),
    /// A command that is not written to its end.
    #[error(transparent)]
    Command(#[from] QuoteOpen),
}

impl FromStr for PlayerSpec {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        let refuse = || NoPlayer::Unknown(text.to_owned());
        Ok(match text {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            _ if text.starts_with("level:") || text.starts_with(|first: char| first.is_ascii_digit()) => {
                let text = text.strip_prefix("level:").unwrap_or(text);
                let (number, character) = text.split_once('+').unwrap_or((text, Character::Neutral.name()));
                let level = number.parse().ok().and_then(Level::new).ok_or_else(refuse)?;
                Self::Level(level, character.parse().map_err(|_| refuse())?)
            }
            _ => {
                let command = text.strip_prefix("engine:").ok_or_else(refuse)?;
                let words = words(command)?;
                if words.is_empty() {
                    return Err(refuse());
                }
                Self::Engine(words)
            }
        })
    }
}

impl PlayerSpec {
    /// Whether the player thinks for ever where nobody sets him a limit.
    pub(super) fn needs_limit(&self) -> bool {
        match self {
            Self::Random | Self::Greedy => false,
            Self::Level(level, _) => level.nodes() == u64::MAX,
            Self::Engine(_) => true,
        }
    }

    /// What records call the player on a seat, where the command line does not name it; a program is known by its command.
    pub(super) fn seated(&self, seat: &str) -> Option<String> {
        match self {
            Self::Random => Some(format!("Random bot ({seat})")),
            Self::Greedy => Some(format!("Greedy bot ({seat})")),
            Self::Level(level, character) => Some(level.seated(*character, seat)),
            Self::Engine(_) => None,
        }
    }

    /// Lets the player come to the table. A program is given so much time for an action.
    ///
    /// # Errors
    ///
    /// Says why a program does not.
    pub(super) fn seat(&self, patience: Duration) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            Self::Random => Box::new(Random::default()),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Level(level, character) => Box::new(Bot::new(*level, 0).with_character(*character)),
            Self::Engine(command) => Box::new(Engine::start(command, patience)?),
        })
    }
}
