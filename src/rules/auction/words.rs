//! Descriptions of positions of Auction Chess for people.

use super::board::{CROSS, SEATS, SIZE, is_inner};
use super::check;
use super::position::{Phase, Position};
use super::sealed::{are_sealed, hides};
use super::text::{bid_text, due_text, hand_text, item, thing};
use super::web;
use super::why_not::{why_not, why_not_placed};
use crate::rules::action::Kind;
use crate::rules::chess::{ChessKind, NOBODY, square_of};
use crate::rules::describe::{Describe, piece_told};
use crate::rules::noun::Noun;
use crate::rules::seat::Seat;
use crate::rules::snapshot::{Alarm, Field, Ground};
use crate::rules::square::Square;
use crate::rules::text::capitalised;
use crate::rules::web::Attack;
use crate::rules::why_not::WhyNot;
use crate::texts::text;

impl Describe for Position {
    fn prompt(&self) -> String {
        if self.outcome.is_some() {
            return text!("prompt-over");
        }
        match self.phase {
            Phase::Move if check::in_check(self, self.turn) => text!("prompt-answer-check"),
            Phase::Move => text!("prompt-your-move"),
            Phase::Wake => text!("prompt-wake"),
            Phase::Offer => text!("prompt-offer"),
            Phase::Bid if self.offer.raiser.is_some() => text!("prompt-raise"),
            Phase::Bid if are_sealed(self) => text!("prompt-seal"),
            Phase::Bid => text!("prompt-bid"),
            Phase::Accept => text!("prompt-accept"),
            Phase::Place => text!("prompt-place"),
            Phase::Roll => text!("prompt-dice"),
            Phase::Drop => text!("prompt-drop"),
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        describe(self, square)
    }

    fn noun(&self, kind: Kind) -> Noun {
        ChessKind::noun_of(kind)
    }

    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        why_not(self, from, to)
    }

    fn why_not_placed(&self, kind: Kind, square: Square) -> Option<WhyNot> {
        why_not_placed(self, kind, square)
    }

    fn notes(&self) -> Vec<String> {
        let none_left = self.has_no_auction_left() && self.outcome.is_none();
        none_left.then(|| text!("note-no-auction")).into_iter().collect()
    }

    fn attacks(&self) -> Vec<Attack> {
        web::attacks(self)
    }

    fn board(&self) -> Vec<Field> {
        let ground = |square| if is_inner(square) { Ground::Inner } else { Ground::Plain };
        CROSS.cells().map(square_of).map(|square| Field { square, ground: ground(square) }).collect()
    }

    fn alarms(&self) -> Vec<Alarm> {
        check::alarms(self)
    }

    fn board_text(&self) -> String {
        board_text(self)
    }
}

/// The board for terminals, with the hands below it.
fn board_text(position: &Position) -> String {
    let mut board = String::new();
    for rank in (0..SIZE).rev() {
        let mut row = format!("{:>2} ", rank + 1);
        for file in 0..SIZE {
            let cell = CROSS.cell_at(Square::new(file, rank));
            let text =
                cell.map(|cell| position.board.slot_on(cell).map_or(".".to_owned(), |slot| thing(position, slot)));
            row.push_str(&format!(" {:3}", text.unwrap_or_default()));
        }
        board.push_str(row.trim_end());
        board.push('\n');
    }
    board.push_str("   ");
    let files = (0..SIZE).map(|file| format!(" {:3}", char::from(b'a' + file))).collect::<String>();
    board.push_str(files.trim_end());
    board.push('\n');
    for seat in (0..4).map(Seat) {
        let name = seat.called(SEATS);
        if position.hands.of(seat) != 0 {
            board.push_str(&format!("{}\n", text!("board-holds", player = name, pieces = hand_text(position, seat))));
        }
        if position.due[seat.index()] != 0 {
            board.push_str(&format!(
                "{}\n",
                text!("board-has-to-place", player = name, pieces = due_text(position, seat))
            ));
        }
    }
    if let Some(piece) = position.offer.piece {
        board.push_str(&format!(
            "{}\n",
            text!("board-offers", player = position.turn.called(SEATS), piece = item(position, piece))
        ));
    }
    for seat in (0..4).map(Seat) {
        if let Some(bid) = bid_text(position, seat) {
            let player = seat.called(SEATS);
            let told = match hides(position) {
                true => text!("board-sealed", player = player),
                false => text!("board-bids", player = player, pieces = bid),
            };
            board.push_str(&format!("{told}\n"));
        }
    }
    board
}

/// What is on a square, for players.
fn describe(position: &Position, square: Square) -> Option<String> {
    let slot = position.board.slot_on(position.board.cell_at(square)?)?;
    let man = position.board.man(slot);
    let noun = man.kind().noun();
    if man.army() == NOBODY {
        let told = text!("told-dormant", place = square.to_string(), piece = noun.name(), class = noun.class());
        return Some(capitalised(&told));
    }
    let mut told = vec![piece_told(&square.to_string(), noun, man.army().called(SEATS))];
    if position.placed >> slot & 1 != 0 {
        told.push(text!("told-placed"));
    }
    if position.is_sold(slot) {
        told.push(text!("told-sold"));
    }
    if man.kind() == ChessKind::King && check::in_check(position, man.army()) {
        told.push(text!("told-in-check"));
    }
    Some(told.join(", "))
}
