//! Descriptions of positions of Knot Chess for people.

use super::army::{PIECES, PieceKind, foe, kind_of, owner_of};
use super::legal;
use super::position::{BLACK, Phase, Position, SEATS};
use super::star::{KNOT, NOWHERE, cell_of, each, reading_order, square};
use super::text::thing;
use super::trial::Demand;
use super::web;
use super::why_not::why_not;
use super::{attack, berserk, end, royal};
use crate::rules::action::Kind;
use crate::rules::describe::{Describe, piece_told};
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Decider;
use crate::rules::snapshot::{Alarm, AlarmKind, Field, Ground};
use crate::rules::square::Square;
use crate::rules::web::Attack;
use crate::rules::why_not::WhyNot;
use crate::texts::text;

/// The number of strips, which are the rows of the board as text.
const STRIPS: u8 = 4;
/// The number of squares on a strip with the Knot, which are the columns.
const COLUMNS: usize = 17;

impl Describe for Position {
    fn prompt(&self) -> String {
        match self.phase {
            _ if self.outcome.is_some() => text!("prompt-over"),
            Phase::SetUp { .. } if self.asked() == Some(Decider::Chance) => text!("prompt-random"),
            Phase::SetUp { .. } => text!("prompt-groups"),
            Phase::Play if self.pie && self.turn == BLACK => text!("prompt-piece-or-swap"),
            Phase::Play => text!("prompt-piece"),
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        describe(self, square)
    }

    fn noun(&self, kind: Kind) -> Noun {
        PieceKind::from_letter(kind.letter()).map_or(Noun::Piece, PieceKind::noun)
    }

    fn place(&self, square: Square, case: Case) -> String {
        match cell_of(square) {
            Some(KNOT) => text!("place-knot", case = case.name()),
            _ => text!("place-square", square = square.to_string(), case = case.name()),
        }
    }

    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        why_not(self, from, to)
    }

    fn attacks(&self) -> Vec<Attack> {
        web::attacks(self)
    }

    fn board(&self) -> Vec<Field> {
        let field =
            |cell| Field { square: square(cell), ground: if cell == KNOT { Ground::Knot } else { Ground::Plain } };
        reading_order().map(field).collect()
    }

    fn text_rows(&self) -> Vec<Vec<Option<Square>>> {
        let strip = |strip| (0..COLUMNS as u8).map(move |rank| Square::new(strip, rank));
        let squares = |it| strip(it).filter(|&square| cell_of(square).is_some()).map(Some).collect();
        (0..STRIPS).map(squares).collect()
    }

    fn square_apart(&self) -> Option<(&'static str, Square)> {
        Some(("knot", square(KNOT)))
    }

    fn board_text(&self) -> String {
        board_text(self)
    }

    fn alarms(&self) -> Vec<Alarm> {
        let (board, options) = (&self.board, &self.options);
        let mut alarms = Vec::new();
        if self.phase != Phase::Play {
            return alarms;
        }
        for seat in [self.turn, foe(self.turn)] {
            let checked = attack::in_check(board, seat, options);
            // The other player's royal can only be in check because it was mated and left there.
            let mated = checked != 0 && (seat != self.turn || !matches!(legal::demand(self), Demand::Safety));
            let kind = if mated { AlarmKind::Mate } else { AlarmKind::Check };
            for cell in royal::cells(board, seat, checked) {
                let from = attack::attackers(board, foe(seat), cell, options).map(square).collect();
                alarms.push(Alarm { square: square(cell), kind, from });
            }
        }
        alarms
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.outcome.is_some() {
            return notes;
        }
        if self.truce > 0 {
            notes.push(text!("note-truce", count = self.truce));
        }
        let (quiet, most) = (self.quiet, self.most_quiet());
        if self.options.standstill > 0 && quiet >= most / 2 {
            let favoured = end::favoured(self).map_or("none", |seat| seat.called(SEATS));
            notes.push(text!("note-standstill", count = most - quiet, player = favoured));
        }
        notes
    }

    fn silent_threats(&self) -> Vec<(Square, Square)> {
        let mut threats = Vec::new();
        for seat in [self.turn, foe(self.turn)] {
            if let Some(attacker) = berserk::attacker(&self.board, seat) {
                let royals = royal::royals(&self.board, foe(seat), &self.options);
                threats.extend(each(royals).map(|royal| (square(attacker), square(royal))));
            }
        }
        threats
    }
}

/// The board for terminals: strips as rows, with the Knot in the middle of the first one.
fn board_text(position: &Position) -> String {
    let text_of = |strip: u8, rank: u8| match cell_of(Square::new(strip, rank)) {
        Some(cell) => thing(position, cell).unwrap_or_else(|| ".".to_owned()),
        None if strip == 0 => thing(position, KNOT).unwrap_or_else(|| "o".to_owned()),
        None => "|".to_owned(),
    };
    let strips = 0..STRIPS;
    let width = |rank: u8| strips.clone().map(|strip| text_of(strip, rank).len()).max().unwrap_or(0).max(2);
    let widths: Vec<usize> = (0..COLUMNS as u8).map(width).collect();
    let mut board = String::new();
    let mut line = |head: char, cells: &mut dyn Iterator<Item = String>| {
        board.push(head);
        for (text, &width) in cells.zip(&widths) {
            board.push_str(&format!(" {text:width$}"));
        }
        board.truncate(board.trim_end().len());
        board.push('\n');
    };
    for strip in strips.clone() {
        line(char::from(b'a' + strip), &mut (0..COLUMNS as u8).map(|rank| text_of(strip, rank)));
    }
    line(' ', &mut (1..=COLUMNS).map(|rank| rank.to_string()));
    board
}

/// What is on a square, for players.
fn describe(position: &Position, on: Square) -> Option<String> {
    let cell = cell_of(on)?;
    // Also give the name of the Knot's square, for players who look for it.
    let place = |case: Case| match cell {
        KNOT => text!("told-knot", square = on.to_string(), case = case.name()),
        _ => on.to_string(),
    };
    let Some(piece) = position.board.piece(cell) else { return Some(place(Case::Nominative)) };
    let mut told = vec![piece_told(&place(Case::Dative), kind_of(piece).noun(), owner_of(piece).called(SEATS))];
    if let Some(home) = position.board.home(piece).filter(|&home| home != cell && home != NOWHERE) {
        told.push(text!("told-slips-back", square = square(home).to_string()));
    }
    let place_in_army = usize::from(piece) % PIECES;
    let checked = attack::in_check(&position.board, owner_of(piece), &position.options);
    if place_in_army < royal::royal_places(&position.options) && checked & 1 << place_in_army != 0 {
        told.push(text!("told-in-check"));
    }
    Some(told.join(", "))
}
