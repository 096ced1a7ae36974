//! Why a piece may not go to a square: a sentence, the squares to highlight, and the rule.

use super::describe::Describe;
use super::game::Game;
use super::naming::things_on;
use super::noun::Case;
use super::refusal::Refusal;
use super::square::Square;
use super::text::{capitalised, list};
use crate::texts::text;

/// Why a move is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// A sentence for the player.
    pub sentence: String,
    /// The squares that matter, all on the board: those of blocking pieces, of the king that would be in check, and of
    /// the checking pieces.
    pub squares: Vec<Square>,
    /// The attacks that are the reason, as pairs of attacker and target, in the position after the move.
    pub attacks: Vec<(Square, Square)>,
    /// The heading of the rule in `docs/rules`.
    pub heading: &'static str,
}

/// Why a piece cannot go to a square: the part of a [`WhyNot`] that a game's rules supply.
#[derive(Clone, Debug)]
pub(super) struct Reason {
    /// The clause after the colon, without a full stop.
    pub(super) because: String,
    /// See [`WhyNot::squares`].
    pub(super) squares: Vec<Square>,
    /// See [`WhyNot::attacks`].
    pub(super) attacks: Vec<(Square, Square)>,
    /// See [`WhyNot::heading`].
    pub(super) heading: &'static str,
}

impl Reason {
    /// A reason without squares.
    pub(super) fn new(because: impl ToString, heading: &'static str) -> Self {
        Self { because: because.to_string(), squares: Vec::new(), attacks: Vec::new(), heading }
    }

    /// Adds the squares that matter.
    pub(super) fn at(self, squares: impl IntoIterator<Item = Square>) -> Self {
        Self { squares: squares.into_iter().collect(), ..self }
    }

    /// Adds attacks on one square from others.
    pub(super) fn attacked(self, on: Square, from: impl IntoIterator<Item = Square>) -> Self {
        let attacks = from.into_iter().filter(|&from| from != on).map(|from| (from, on));
        Self { attacks: self.attacks.into_iter().chain(attacks).collect(), ..self }
    }

    /// The things on `squares` are in the way. `None` if the squares are empty.
    pub(super) fn in_the_way<G: Game + Describe>(
        position: &G,
        squares: Vec<Square>,
        heading: &'static str,
    ) -> Option<Self> {
        let things = things_on(position, &squares);
        let because = || text!("why-in-the-way", things = list(&things), count = things.len());
        (!things.is_empty()).then(|| Self::new(because(), heading).at(squares))
    }

    /// A piece that may not be captured stands on the target square.
    pub(super) fn stands_there<G: Game + Describe>(
        position: &G,
        because: impl ToString,
        square: Square,
        heading: &'static str,
    ) -> Self {
        let there = list(&things_on(position, &[square]));
        Self::new(text!("why-stands-there", things = there, reason = because.to_string()), heading).at([square])
    }

    /// The move would leave a king or another royal in check on this square, by the pieces on the others.
    pub(super) fn leaves_in_check<G: Game + Describe>(
        position: &G,
        because: impl ToString,
        royal: Square,
        checkers: Vec<Square>,
        heading: &'static str,
    ) -> Self {
        let attackers = things_on(position, &checkers);
        let because = match attackers.len() {
            0 => because.to_string(),
            count => text!("why-attacked", reason = because.to_string(), things = list(&attackers), count = count),
        };
        Self::new(because, heading).attacked(royal, checkers.iter().copied()).at([royal].into_iter().chain(checkers))
    }

    /// The full sentence about a thing, such as `the car`, that cannot go to `to`.
    pub(super) fn keeps<G: Describe>(self, position: &G, thing: String, from: Square, to: Square) -> WhyNot {
        let Self { because, squares, attacks, heading } = self;
        let thing = text!("phrase-on", thing = thing, place = position.place(from, Case::Dative));
        let place = position.place(to, Case::Accusative);
        let sentence = text!("why-cannot-go", thing = capitalised(&thing), place = place, reason = because);
        WhyNot { sentence, squares, attacks, heading }
    }

    /// There is nothing on `from` that the player may move.
    pub(super) fn about_the_thing(refused: &Refusal, heading: &'static str, from: Option<Square>) -> Self {
        let because = match refused {
            Refusal::OffBoard(square) => text!("why-no-square", square = square.to_string()),
            _ => refused.to_string(),
        };
        Self::new(because, heading).at(from)
    }

    /// The full sentence if the player may move nothing from there.
    pub(super) fn alone(self) -> WhyNot {
        let Self { because, squares, attacks, heading } = self;
        WhyNot { sentence: format!("{}.", capitalised(&because)), squares, attacks, heading }
    }
}

/// Whether a refusal is about the thing to be moved and not about its target.
pub(super) const fn is_about_the_thing(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::GameOver
            | Refusal::NotOfThisGame
            | Refusal::OffBoard(_)
            | Refusal::NoPiece(_)
            | Refusal::NotYourPiece { .. }
            | Refusal::SameSquare
    )
}
