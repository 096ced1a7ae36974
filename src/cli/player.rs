//! Player specs of the command line.

use core::str::FromStr;
use std::time::Duration;

use crate::bots::{Bot, Character, Greedy, Level, Player, PlayerError, Random, Strength};
use crate::rules::excerpt;
use crate::uci::client::{Engine, QuoteOpen, parts, words};

/// Players, separated by commas; commas inside quotes do not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Listed(pub(super) Vec<String>);

impl FromStr for Listed {
    type Err = core::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(parts(text).into_iter().map(str::to_owned).collect()))
    }
}

/// The spec of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlayerSpec {
    Random,
    Greedy,
    /// A bot of a level, or of a strength between two, with its character.
    Level(Strength, Character),
    /// An external engine, with its arguments.
    Engine(Vec<String>),
}

/// An invalid player spec.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NoPlayer {
    /// An unknown name.
    #[error("there is no player `{}`; players are: random, greedy, level:1 to level:{} or between such as level:2.5, level:4+CHARACTER, engine:COMMAND", excerpt(.0), Level::ALL.len())]
    Unknown(String),
    /// A command with an unclosed quote.
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
                let strength = number.parse().map_err(|_| refuse())?;
                Self::Level(strength, character.parse().map_err(|_| refuse())?)
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
    /// Whether the player would think for ever without a limit.
    pub(super) fn needs_limit(&self) -> bool {
        match self {
            Self::Random | Self::Greedy => false,
            Self::Level(strength, _) => strength.nodes() == u64::MAX,
            Self::Engine(_) => true,
        }
    }

    /// The player's default name in records, for a seat; an engine is named by its command.
    pub(super) fn seated(&self, seat: &str) -> Option<String> {
        match self {
            Self::Random => Some(format!("Random bot ({seat})")),
            Self::Greedy => Some(format!("Greedy bot ({seat})")),
            Self::Level(strength, character) => Some(strength.seated(*character, seat)),
            Self::Engine(_) => None,
        }
    }

    /// Creates the player. An engine gets `patience` for each action.
    ///
    /// # Errors
    ///
    /// Where an engine does not start.
    pub(super) fn seat(&self, patience: Duration) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            Self::Random => Box::new(Random::default()),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Level(strength, character) => Box::new(Bot::new(*strength, 0).with_character(*character)),
            Self::Engine(command) => Box::new(Engine::start(command, patience)?),
        })
    }
}
