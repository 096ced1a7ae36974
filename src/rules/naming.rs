//! Names of players, pieces and squares for sentences.

use super::action::Kind;
use super::describe::Describe;
use super::effect::PieceId;
use super::game::Game;
use super::noun::{Case, Noun};
use super::seat::Seat;
use super::snapshot::{PieceState, PotholeState, Snapshot};
use super::square::Square;
use super::text::list;
use crate::texts::{OWN, YOU, text};

/// The function that names a player: [`YOU`] for the reader.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// Several players, or things, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Several {
    /// The list `South, you and North`; a single name as it is.
    pub names: String,
    /// The verb form: `you` for the reader alone, `and-you` for the reader among others, `one`, or `many`.
    pub person: &'static str,
}

impl Several {
    /// Combines these names, in a case.
    pub fn of(names: &[String], case: Case) -> Self {
        let is_you = |name: &String| name == YOU;
        let person = match names {
            [name] if is_you(name) => "you",
            [_] => "one",
            _ if names.iter().any(is_you) => "and-you",
            _ => "many",
        };
        if person != "and-you" {
            return Self { names: list(names), person };
        }
        Self { names: list(&names.iter().map(|name| in_case(name, case)).collect::<Vec<_>>()), person }
    }
}

/// A name in a case, with a preposition in languages without cases; the reader's name becomes a pronoun.
pub fn in_case(name: &str, case: Case) -> String {
    if name == YOU { reader(case) } else { text!("name-in-case", name = name, case = case.name()) }
}

/// The pronoun for the reader.
fn reader(case: Case) -> String {
    text!("reader", case = case.name())
}

/// Names for everything on a table.
#[derive(Copy, Clone)]
pub(super) struct Naming<'a> {
    /// The table.
    pub(super) table: &'a Snapshot,
    /// The game's names of pieces and squares.
    pub(super) words: &'a dyn Describe,
    /// The names of players.
    pub(super) name: Names<'a>,
}

impl Naming<'_> {
    /// The noun for a kind of piece.
    pub(super) fn noun(&self, kind: Kind) -> Noun {
        self.words.noun(kind)
    }

    /// A piece with its owner, such as `Red's car`, `West's frozen rook`, `the dormant queen`.
    pub(super) fn owned(&self, piece: &PieceState, case: Case) -> String {
        let noun = self.noun(piece.kind);
        match piece {
            PieceState { seat: Seat::NOBODY, .. } => noun.dormant(case),
            PieceState { frozen: true, seat, .. } => noun.frozen_of(&(self.name)(*seat), case),
            PieceState { seat, .. } => noun.of(&(self.name)(*seat), case),
        }
    }

    /// A piece on the board or in a hand, such as `Red's car`.
    pub(super) fn piece(&self, piece: PieceId, case: Case) -> String {
        let on_board = self.table.pieces.get(&piece).map(|piece| self.owned(piece, case));
        let in_hand =
            || self.table.hands.get(&piece).map(|held| self.noun(held.kind).of(&(self.name)(held.seat), case));
        on_board.or_else(in_hand).unwrap_or_else(|| Noun::Piece.one(case))
    }

    /// A pothole, such as `Blue's pothole`; a centre pothole has no owner.
    pub(super) fn pothole(&self, pothole: &PotholeState) -> String {
        match pothole.controller {
            Some(seat) => text!("phrase-pothole-of", owner = (self.name)(seat)),
            None if pothole.home.is_none() => text!("phrase-pothole-centre"),
            None => text!("phrase-pothole"),
        }
    }

    /// A piece that `doer` does something to: as [`Naming::piece`], but if the reader does it to a piece of their own:
    /// `your own car`.
    pub(super) fn piece_of_doer(&self, piece: PieceId, doer: &str, case: Case) -> String {
        Naming { name: &|seat| self.owner_for(seat, doer), ..*self }.piece(piece, case)
    }

    /// The owner of a thing, for a sentence about what `doer` does to it.
    pub(super) fn owner_for(&self, seat: Seat, doer: &str) -> String {
        let name = (self.name)(seat);
        if name == YOU && doer == YOU { OWN.to_owned() } else { name }
    }

    /// The name of a square.
    pub(super) fn place(&self, square: Square, case: Case) -> String {
        self.words.place(square, case)
    }

    /// What is on a square, and where: `Red's car on a4`, `Blue's pothole on f2`.
    pub(super) fn on(&self, square: Square) -> Option<String> {
        let piece = self.table.piece_on(square).map(|(_, piece)| self.owned(piece, Case::Nominative));
        let what = piece.or_else(|| self.table.pothole_on(square).map(|(_, pothole)| self.pothole(pothole)))?;
        Some(text!("phrase-on", thing = what, place = self.place(square, Case::Dative)))
    }
}

/// Counted pieces, such as `a rook and two pawns`.
pub fn counted(words: &dyn Describe, pieces: &[(Kind, usize)]) -> String {
    let told = |&(kind, count): &(Kind, usize)| match count {
        1 => words.noun(kind).one(Case::Nominative),
        _ => words.noun(kind).several(count),
    };
    list(&pieces.iter().map(told).collect::<Vec<_>>())
}

/// What is on each of `squares`, for players; empty squares are left out.
pub(super) fn things_on<G: Game + Describe>(position: &G, squares: &[Square]) -> Vec<String> {
    let table = position.snapshot();
    let naming = Naming { table: &table, words: position, name: &|seat| seat.called(G::SEATS).to_owned() };
    squares.iter().filter_map(|&square| naming.on(square)).collect()
}
