//! Descriptions of a position for people: prompt, squares, notes, order of play, alarms, the board as text.

use std::collections::BTreeSet;

use super::action::Kind;
use super::noun::{Case, Noun};
use super::seat::Seat;
use super::snapshot::{Alarm, Field};
use super::square::Square;
use super::text::capitalised;
use super::web::Attack;
use super::why_not::WhyNot;
use crate::texts::text;

/// Why an army is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DueReason {
    /// Its player's king is in check.
    Check,
    /// Its player has given mate and moves at once with an annexed army.
    AtOnce,
    /// It is its turn in the rotation.
    Turn,
}

/// An army that is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The army whose pieces are to move.
    pub army: Seat,
    /// The player who moves them.
    pub player: Seat,
    /// Why the army is to act.
    pub reason: DueReason,
}

/// Descriptions of a position for players, terminals and screen readers. Nothing here decides a rule.
pub trait Describe {
    /// What the decider is asked to do, in a few words.
    fn prompt(&self) -> String;

    /// What is on `square`, in a few words; `None` if it is empty.
    fn describe(&self, square: Square) -> Option<String>;

    /// The noun for a kind of piece, for use in sentences.
    fn noun(&self, kind: Kind) -> Noun;

    /// The name of a kind of piece, such as `bulldozer`.
    fn kind_name(&self, kind: Kind) -> String {
        self.noun(kind).name()
    }

    /// The name of a square, for use in sentences.
    fn place(&self, square: Square, case: Case) -> String {
        text!("place-square", square = square.to_string(), case = case.name())
    }

    /// Why the thing on `from` may not go to `to` now; `None` if it may.
    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot>;

    /// Auction: why a piece of this kind may not be placed on `square` now; `None` if it may.
    fn why_not_placed(&self, _kind: Kind, _square: Square) -> Option<WhyNot> {
        None
    }

    /// All attacks, on any player's turn: every piece of every player that could capture another player's piece,
    /// ignoring pins and checks.
    fn attacks(&self) -> Vec<Attack>;

    /// The squares of the board.
    fn board(&self) -> Vec<Field>;

    /// The squares in the order of position texts, row by row; `None` where there is no square.
    fn text_rows(&self) -> Vec<Vec<Option<Square>>> {
        let squares: BTreeSet<Square> = self.board().into_iter().map(|field| field.square).collect();
        let files = squares.iter().map(|square| square.file + 1).max().unwrap_or(0);
        let ranks = squares.iter().map(|square| square.rank + 1).max().unwrap_or(0);
        let row = |rank| (0..files).map(move |file| Square::new(file, rank));
        (0..ranks).rev().map(|rank| row(rank).map(|square| squares.get(&square).copied()).collect()).collect()
    }

    /// A square outside the rows of position texts, and the key that holds its contents.
    fn square_apart(&self) -> Option<(&'static str, Square)> {
        None
    }

    /// The royals in check: those of the player to move, and other players' that were left in check.
    fn alarms(&self) -> Vec<Alarm> {
        Vec::new()
    }

    /// Threats to royals that are not check, so that the rules do not warn of them: the square of the attacker, and of
    /// the royal. In Knot, every attacker on the board threatens all enemy royals with its berserk.
    fn silent_threats(&self) -> Vec<(Square, Square)> {
        Vec::new()
    }

    /// The armies that are to act, and why, as far as already known: first the one acting now, then those that must
    /// answer checks or move at once, then the rotation, with each army once.
    fn order_of_play(&self) -> Vec<Due> {
        Vec::new()
    }

    /// What players must know besides the board, as sentences: who must do what, and when.
    fn notes(&self) -> Vec<String> {
        Vec::new()
    }

    /// The board as text, for terminals and for players who cannot see it.
    fn board_text(&self) -> String;
}

/// A sentence about a piece: its place, kind and owner.
pub(super) fn piece_told(place: &str, noun: Noun, owner: &str) -> String {
    capitalised(&text!("told-piece", place = place, piece = noun.name(), class = noun.class(), owner = owner))
}
