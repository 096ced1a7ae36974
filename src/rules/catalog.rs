//! The games, by name.

use serde::{Deserialize, Serialize};

use super::any_game::{AnyGame, Line};
use super::describe::Describe;
use super::game::Game;
use super::kit::Kit;
use super::options::{OptionError, OptionInfo, Options};
use super::seat::SeatInfo;
use super::text::{PositionError, excerpt};
use super::{auction, knot, pothole, quad};
use crate::texts::{text, word};

/// One of the games.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// 4-Player Pothole Chess.
    Pothole,
    /// 4-by-1 Knot Chess.
    Knot,
    /// ZM "Machiavellian" Quadchess.
    Quad,
    /// Auction Chess.
    Auction,
}

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
    /// All games that can be played.
    pub const ALL: [Self; 4] = [Self::Pothole, Self::Knot, Self::Quad, Self::Auction];

    /// The name in notation, records and the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pothole => "pothole",
            Self::Knot => "knot",
            Self::Quad => "quad",
            Self::Auction => "auction",
        }
    }

    /// The name shown to players.
    pub fn title(self) -> &'static str {
        match self {
            Self::Pothole => word!("title-pothole"),
            Self::Knot => word!("title-knot"),
            Self::Quad => word!("title-quad"),
            Self::Auction => word!("title-auction"),
        }
    }

    /// Whether players hold captured pieces in their hands.
    pub const fn has_hands(self) -> bool {
        matches!(self, Self::Auction)
    }

    /// Whether the game's rules have modes of talk.
    pub const fn has_talk(self) -> bool {
        matches!(self, Self::Quad)
    }

    /// Whether the game uses dice.
    pub const fn has_dice(self) -> bool {
        matches!(self, Self::Auction)
    }

    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The game's seats, in the order of play.
    pub const fn seats(self) -> &'static [SeatInfo] {
        match self {
            Self::Pothole => pothole::Position::SEATS,
            Self::Knot => knot::Position::SEATS,
            Self::Quad => quad::Position::SEATS,
            Self::Auction => auction::Position::SEATS,
        }
    }

    /// The game's rule options.
    pub const fn options(self) -> &'static [OptionInfo] {
        match self {
            Self::Pothole => pothole::Options::ALL,
            Self::Knot => knot::Options::ALL,
            Self::Quad => quad::Options::ALL,
            Self::Auction => auction::Options::ALL,
        }
    }

    /// The pieces, potholes and keys that positions of the game consist of.
    pub const fn kit(self) -> &'static Kit {
        match self {
            Self::Pothole => &pothole::KIT,
            Self::Knot => &knot::KIT,
            Self::Quad => &quad::KIT,
            Self::Auction => &auction::KIT,
        }
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
        match self {
            Self::Pothole => lay::<pothole::Position>(options, position),
            Self::Knot => lay::<knot::Position>(options, position),
            Self::Quad => lay::<quad::Position>(options, position),
            Self::Auction => lay::<auction::Position>(options, position),
        }
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
