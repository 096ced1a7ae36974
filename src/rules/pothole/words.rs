//! Descriptions of positions of Pothole Chess for people.

use super::board::{CENTRE, Cell, FIRST_CENTRE, SEATS, bit, chip_of, each, square};
use super::piece::PieceKind;
use super::position::Position;
use super::text::thing;
use super::web;
use super::why_not::why_not;
use crate::rules::action::Kind;
use crate::rules::describe::{Describe, piece_told};
use crate::rules::noun::Noun;
use crate::rules::snapshot::{Field, Ground};
use crate::rules::square::Square;
use crate::rules::text::list;
use crate::rules::web::Attack;
use crate::rules::why_not::WhyNot;
use crate::texts::text;

impl Describe for Position {
    fn prompt(&self) -> String {
        match (self.outcome, self.done) {
            (Some(_), _) => text!("prompt-over"),
            (None, None) => text!("prompt-first-action"),
            (None, Some(_)) => text!("prompt-second-action"),
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        describe(self, square)
    }

    fn noun(&self, kind: Kind) -> Noun {
        PieceKind::from_letter(kind.letter()).map_or(Noun::Piece, PieceKind::noun)
    }

    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        why_not(self, from, to)
    }

    fn attacks(&self) -> Vec<Attack> {
        web::attacks(self)
    }

    fn board(&self) -> Vec<Field> {
        let ground = |cell| match chip_of(cell) {
            _ if !self.is_standard() => Ground::Plain,
            Some(chip) => Ground::Promotion(chip),
            None if CENTRE & bit(cell) != 0 => Ground::Centre,
            None => Ground::Plain,
        };
        each(self.cells).map(|cell| Field { square: square(cell), ground: ground(cell) }).collect()
    }

    fn board_text(&self) -> String {
        board_text(self)
    }
}

/// The board for terminals.
fn board_text(position: &Position) -> String {
    let text_of = |cell: Cell| match thing(position, cell) {
        _ if position.cells & bit(cell) == 0 => String::new(),
        Some(text) => text,
        None => ".".to_owned(),
    };
    let ranks = 0..position.height;
    let widths: Vec<usize> = (0..position.width)
        .map(|file| ranks.clone().map(|rank| text_of(rank * 8 + file).len()).max().unwrap_or(0).max(2))
        .collect();
    let mut board = String::new();
    for rank in ranks.clone().rev() {
        board.push_str(&format!("{} ", rank + 1));
        for (file, &width) in (0..position.width).zip(&widths) {
            board.push_str(&format!(" {:width$}", text_of(rank * 8 + file)));
        }
        board.truncate(board.trim_end().len());
        board.push('\n');
    }
    board.push_str("  ");
    for (file, &width) in (0..position.width).zip(&widths) {
        board.push_str(&format!(" {:width$}", char::from(b'a' + file)));
    }
    board.truncate(board.trim_end().len());
    board.push('\n');
    board
}

/// What is on a square, for players.
fn describe(position: &Position, square: Square) -> Option<String> {
    let cell = position.cell(square)?;
    if let Some(pothole) = position.pothole_at(cell) {
        return Some(describe_pothole(position, pothole));
    }
    let Some(piece) = position.piece(cell) else {
        let chip = chip_of(cell).filter(|_| position.is_standard())?;
        return Some(text!("told-promotion-square", square = square.to_string(), chip = chip.name()));
    };
    let mut told = vec![piece_told(&square.to_string(), piece.kind().noun(), piece.owner().called(SEATS))];
    if !piece.chips().is_empty() {
        let chips: Vec<_> = piece.chips().iter().map(|chip| text!("told-chip", chip = chip.name())).collect();
        told.push(text!("told-chips", chips = list(&chips), count = chips.len()));
    }
    let told = told.join(", ");
    Some(if position.done == Some(cell) { format!("{told} {}", text!("told-moved")) } else { told })
}

fn describe_pothole(position: &Position, pothole: usize) -> String {
    let place = square(position.pits[pothole]).to_string();
    let Some(centre) = pothole.checked_sub(FIRST_CENTRE) else {
        return match position.controllers[pothole] {
            Some(seat) => text!("told-corner-pothole", square = place, player = seat.called(SEATS)),
            None => text!("told-nobodys-pothole", square = place),
        };
    };
    let number = centre + 1;
    match (position.locks[centre], position.last_movers[centre]) {
        (Some(seat), _) => {
            text!("told-locked-pothole", square = place, number = number, player = seat.called(SEATS))
        }
        (None, Some(seat)) if position.options.strict_centre => {
            text!("told-last-mover", square = place, number = number, player = seat.called(SEATS))
        }
        (None, Some(seat)) => {
            text!("told-moved-pothole", square = place, number = number, player = seat.called(SEATS))
        }
        (None, None) => text!("told-centre-pothole", square = place, number = number),
    }
}
