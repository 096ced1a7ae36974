//! What people are told of a position: prompt, squares, notes, order of play, alarms, the board as text.

use std::collections::BTreeSet;

use super::action::Kind;
use super::noun::{Case, Noun};
use super::seat::Seat;
use super::snapshot::{Alarm, Field};
use super::square::Square;
use super::web::Attack;
use super::why_not::WhyNot;
use crate::texts::text;

/// Why somebody is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DueReason {
    /// Their king is in check.
    Check,
    /// They have mated, and move at once with what they have annexed.
    AtOnce,
    /// It is the army's turn in the rotation.
    Turn,
}

/// An army that is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Whose pieces.
    pub army: Seat,
    /// Who moves them.
    pub player: Seat,
    /// Why.
    pub reason: DueReason,
}

/// What players, terminals and screen readers are told of a position. Nothing here decides a rule.
pub trait Describe {
    /// What is asked of the decider, in a few words.
    fn prompt(&self) -> String;

    /// What is on `square`, in a few words; nothing where nothing is.
    fn describe(&self, square: Square) -> Option<String>;

    /// What a kind of piece is called, as sentences need it.
    fn noun(&self, kind: Kind) -> Noun;

    /// What a kind of piece is called, such as `bulldozer`.
    fn kind_name(&self, kind: Kind) -> String {
        self.noun(kind).name()
    }

    /// What a square is called in sentences.
    fn place(&self, square: Square, _case: Case) -> String {
        square.to_string()
    }

    /// Why what is on `from` may not go to `to` now; nothing where some legal action takes it there.
    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot>;

    /// Auction: why a piece of this kind may not be placed on `square` now; nothing where it may.
    fn why_not_placed(&self, _kind: Kind, _square: Square) -> Option<WhyNot> {
        None
    }

    /// Who attacks whom, whoever's turn it is: every piece of every player that could take a piece of another's, pins and
    /// checks aside.
    fn attacks(&self) -> Vec<Attack>;

    /// The squares of the board.
    fn board(&self) -> Vec<Field>;

    /// The squares as position texts have them, row by row; nothing where there is no square.
    fn text_rows(&self) -> Vec<Vec<Option<Square>>> {
        let squares: BTreeSet<Square> = self.board().into_iter().map(|field| field.square).collect();
        let files = squares.iter().map(|square| square.file + 1).max().unwrap_or(0);
        let ranks = squares.iter().map(|square| square.rank + 1).max().unwrap_or(0);
        let row = |rank| (0..files).map(move |file| Square::new(file, rank));
        (0..ranks).rev().map(|rank| row(rank).map(|square| squares.get(&square).copied()).collect()).collect()
    }

    /// A square that is in no row of position texts, and the key that says what stands on it.
    fn square_apart(&self) -> Option<(&'static str, Square)> {
        None
    }

    /// The royals in check: those of the player to move, and those of others that have been left in check.
    fn alarms(&self) -> Vec<Alarm> {
        Vec::new()
    }

    /// Threats to royals that are no check, so that the rules do not warn of them: the square of the piece that
    /// threatens, and the one under threat. In Knot, every attacker still on the board threatens all royals of the
    /// enemy with its berserk.
    fn silent_threats(&self) -> Vec<(Square, Square)> {
        Vec::new()
    }

    /// Who is to act, and why, as far as the position already knows: the one who acts now first, then those who must
    /// answer checks or move at once, then the rotation, each army that is in play once.
    fn order_of_play(&self) -> Vec<Due> {
        Vec::new()
    }

    /// What players must know of the position besides the board, as sentences: who must do what before when.
    fn notes(&self) -> Vec<String> {
        Vec::new()
    }

    /// The board as text, for terminals and for players who cannot see it.
    fn board_text(&self) -> String;
}

/// Where a piece is, what it is and whose.
pub(super) fn piece_told(place: &str, noun: Noun, owner: &str) -> String {
    text!("told-piece", place = place, piece = noun.name(), class = noun.class(), owner = owner)
}
