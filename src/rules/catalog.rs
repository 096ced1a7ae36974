//! What is known of a game by its name.

use super::any_game::{AnyGame, Line};
use super::describe::Describe;
use super::game::Game;
use super::game_id::GameId;
use super::kit::Kit;
use super::options::{OptionError, OptionInfo, Options};
use super::seat::SeatInfo;
use super::text::PositionError;
use super::with_game;

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
