//! The games, by name.

use serde::{Deserialize, Serialize};

use super::for_each_game;
use super::text::excerpt;
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

impl GameId {
    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }
}

impl core::str::FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == text).ok_or_else(|| UnknownGame(text.to_owned()))
    }
}
