//! The games, by name.

use serde::{Deserialize, Serialize};

use super::any_game::{AnyGame, Line};
use super::describe::Describe;
use super::game::Game;
use super::kit::Kit;
use super::options::{OptionError, OptionInfo, Options};
use super::seat::SeatInfo;
use super::text::{PositionError, excerpt};
use super::{for_each_game, with_game};
use crate::texts::text;

/// Writes [`GameId`] from the list of the games.
macro_rules! game_ids {
    ([] $($(#[$cfg:meta])? $id:ident: $folder:ident, $name:literal;)*) => {
        /// One of the games.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum GameId {
            $($(#[$cfg])? #[doc = $name] $id,)*
        }

        impl GameId {
            const COUNT: usize = [$($(#[$cfg])? Self::$id),*].len();

            /// All games that can be played.
            pub const ALL: [Self; Self::COUNT] = [$($(#[$cfg])? Self::$id),*];

            /// The name in notation, records and the engine protocol.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(#[$cfg])? Self::$id => stringify!($folder),)*
                }
            }
        }
    };
}
for_each_game! { (game_ids) [] }

/// The name of an unknown game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("record-no-game", name = excerpt(.0), names = GameId::names()))]
pub struct UnknownGame(pub String);

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A wrong rule option.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A wrong position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl GameId {
    /// The name shown to players.
    pub fn title(self) -> &'static str {
        with_game!(self, G => G::title())
    }

    /// Whether players hold captured pieces in their hands.
    pub const fn has_hands(self) -> bool {
        self.kit().has_hands
    }

    /// Whether the game's rules have modes of talk.
    pub const fn has_talk(self) -> bool {
        with_game!(self, G => G::HAS_TALK)
    }

    /// Whether the game uses dice.
    pub const fn has_dice(self) -> bool {
        self.kit().has_dice
    }

    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The game's seats, in the order of play.
    pub const fn seats(self) -> &'static [SeatInfo] {
        with_game!(self, G => G::SEATS)
    }

    /// The game's rule options.
    pub const fn options(self) -> &'static [OptionInfo] {
        with_game!(self, G => <G as Game>::Options::ALL)
    }

    /// The pieces, potholes and keys that positions of the game consist of.
    pub const fn kit(self) -> &'static Kit {
        with_game!(self, G => G::KIT)
    }

    /// Sets up the game at its start, or at `position` if one is given. `options` are pairs of name and value; others
    /// have their default.
    ///
    /// # Errors
    ///
    /// Where an option or the position is wrong.
    pub fn set_up<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyGame>, SetupError> {
        with_game!(self, G => lay::<G>(options, position))
    }
}

fn lay<'a, G: Game + Describe>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    position: Option<&str>,
) -> Result<Box<dyn AnyGame>, SetupError> {
    let mut chosen = G::Options::default();
    for (name, value) in options {
        chosen.set(name, value)?;
    }
    Ok(match position {
        None => Box::new(Line::new(G::start(&chosen))),
        Some(text) => Box::new(Line::new(G::from_text(text, &chosen)?)),
    })
}

impl core::str::FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == text).ok_or_else(|| UnknownGame(text.to_owned()))
    }
}
