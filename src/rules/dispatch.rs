//! From a [`GameId`], or a line of any game, to the game's own position: the only place that matches on the game for code
//! that is the same for all of them. A game that lacks a trait that such code needs does not compile.

use core::any::Any;

use super::any_game::{AnyGame, Line};
use super::describe::Describe;
use super::game::Game;

/// Evaluates an expression for the game with this [`GameId`](super::GameId). In the expression, `$G` is the type of the
/// game's positions: `with_game!(game, G => G::SEATS)`.
macro_rules! with_game {
    ($game:expr, $G:ident => $then:expr) => {
        $crate::rules::for_each_game! { ($crate::rules::match_game) [$game, $G, $then] }
    };
}
pub(crate) use with_game;

/// The arms of [`with_game`].
macro_rules! match_game {
    ([$game:expr, $G:ident, $then:expr] $($(#[$cfg:meta])? $id:ident: $folder:ident, $name:literal;)*) => {
        match $game {
            $($(#[$cfg])? $crate::rules::GameId::$id => {
                type $G = $crate::rules::$folder::Position;
                $then
            })*
        }
    };
}
pub(crate) use match_game;

/// Evaluates an expression for a `&dyn AnyGame`. In the expression, `$known` is the line with the type of its game:
/// `with_line!(line, known => known.position.evaluate())`.
macro_rules! with_line {
    ($line:expr, $known:ident => $then:expr) => {{
        let line: &dyn $crate::rules::AnyGame = $line;
        $crate::rules::with_game!(line.game(), G => {
            let $known = $crate::rules::line_of::<G>(line);
            $then
        })
    }};
}
pub(crate) use with_line;

/// The line of a known game.
///
/// # Panics
///
/// If it is a line of another game.
pub(crate) fn line_of<G: Game + Describe>(line: &dyn AnyGame) -> &Line<G> {
    (line as &dyn Any).downcast_ref().expect("`AnyGame::game` names the game of a line")
}
