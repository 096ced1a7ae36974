//! What people are told of a position of Pothole Chess.

use super::board::{CENTRE, Cell, FIRST_CENTRE, SEATS, bit, chip_of, each, square};
use super::piece::PieceKind;
use super::position::Position;
use super::text::thing;
use super::web;
use super::why_not::why_not;
use crate::rules::action::Kind;
use crate::rules::describe::Describe;
use crate::rules::effect::Chip;
use crate::rules::snapshot::{Field, Ground};
use crate::rules::square::Square;
use crate::rules::web::Attack;
use crate::rules::why_not::WhyNot;

impl Describe for Position {
    fn prompt(&self) -> &'static str {
        match (self.outcome, self.done) {
            (Some(_), _) => "the game is over",
            (None, None) => "first action of two",
            (None, Some(_)) => "second action, or end the turn",
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        describe(self, square)
    }

    fn kind_name(&self, kind: Kind) -> &'static str {
        PieceKind::from_letter(kind.letter()).map_or("piece", PieceKind::name)
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
        return Some(format!("{square}: {} promotion square", chip.name()));
    };
    let mut text = format!("{square}: {} {}", piece.owner().name(SEATS), piece.kind().name());
    if !piece.chips().is_empty() {
        let chips: Vec<_> = piece.chips().iter().map(Chip::name).collect();
        text.push_str(&format!(", chips {}", chips.join(" ")));
    }
    if position.done == Some(cell) {
        text.push_str(", moved");
    }
    Some(text)
}

fn describe_pothole(position: &Position, pothole: usize) -> String {
    let place = square(position.pits[pothole]);
    let Some(centre) = pothole.checked_sub(FIRST_CENTRE) else {
        return match position.controllers[pothole] {
            Some(seat) => format!("{place}: corner pothole, moved by {}", seat.name(SEATS)),
            None => format!("{place}: corner pothole, moved by nobody"),
        };
    };
    let number = centre + 1;
    match (position.locks[centre], position.last_movers[centre]) {
        (Some(seat), _) => {
            format!("{place}: centre pothole {number}, locked until {}'s next turn has ended", seat.name(SEATS))
        }
        (None, Some(seat)) => format!("{place}: centre pothole {number}, last moved by {}", seat.name(SEATS)),
        (None, None) => format!("{place}: centre pothole {number}"),
    }
}
