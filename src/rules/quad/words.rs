//! Descriptions of positions of Quad for people.

use super::board::{DUMMY, SEATS, SIDE, clockwise_after, corner};
use super::burden::{burden, quiet_limit, quiet_told};
use super::position::Position;
use super::text::thing;
use super::web;
use super::why_not::why_not;
use crate::rules::action::Kind;
use crate::rules::chess::{ChessKind, cell_of, each, square_of};
use crate::rules::describe::{Describe, Due, DueReason, piece_told};
use crate::rules::noun::Noun;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::snapshot::{Alarm, AlarmKind, Field, Ground};
use crate::rules::square::Square;
use crate::rules::web::Attack;
use crate::rules::why_not::WhyNot;
use crate::texts::text;

impl Describe for Position {
    fn prompt(&self) -> String {
        prompt(self)
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

    fn attacks(&self) -> Vec<Attack> {
        web::attacks(self)
    }

    fn board(&self) -> Vec<Field> {
        self.board.cells().map(|cell| Field { square: square_of(cell), ground: Ground::Plain }).collect()
    }

    fn alarms(&self) -> Vec<Alarm> {
        alarms(self)
    }

    fn order_of_play(&self) -> Vec<Due> {
        order_of_play(self)
    }

    fn notes(&self) -> Vec<String> {
        notes(self)
    }

    fn board_text(&self) -> String {
        board_text(self)
    }
}

/// What the decider is asked to do.
fn prompt(position: &Position) -> String {
    let army = position.turn;
    let own = position.ctrl[army.index()] == Some(army);
    match () {
        () if position.outcome.is_some() => text!("prompt-over"),
        // The next player answers the check of an absent one.
        () if position.checked.contains(army) && position.hand_of(army) != army => text!("prompt-answer-check"),
        () if position.is_dummy(army) => text!("prompt-dummy"),
        () if own => text!("prompt-your-move"),
        () => text!("prompt-annexed"),
    }
}

/// The kings in check. A mated king never stays on the board.
fn alarms(position: &Position) -> Vec<Alarm> {
    let alarm = |seat: Seat| {
        let king = position.king(seat)?;
        let from = each(position.king_attackers(seat)).map(|slot| square_of(position.board.cell(slot))).collect();
        Some(Alarm { square: square_of(position.board.cell(king)), kind: AlarmKind::Check, from })
    };
    if position.outcome.is_some() {
        return Vec::new();
    }
    position.checked.iter().filter_map(alarm).collect()
}

/// The army acting now, those that answer checks or move at once, and then the rotation.
fn order_of_play(position: &Position) -> Vec<Due> {
    if position.outcome.is_some() {
        return Vec::new();
    }
    let mut listed = SeatSet::EMPTY;
    let mut order = Vec::new();
    let mut add = |army: Seat, reason| {
        if position.ctrl[army.index()].is_some() && !listed.contains(army) {
            listed.insert(army);
            order.push(Due { army, player: position.hand_of(army), reason });
        }
    };
    let now = if position.checked.contains(position.turn) { DueReason::Check } else { DueReason::Turn };
    add(position.turn, now);
    clockwise_after(position.turn).into_iter().filter(|&seat| position.checked.contains(seat)).for_each(|seat| {
        add(seat, DueReason::Check);
    });
    position.annex.iter().for_each(|army| add(army, DueReason::AtOnce));
    let last = position.annex.iter().last().unwrap_or(position.turn);
    clockwise_after(last).into_iter().for_each(|army| add(army, DueReason::Turn));
    order
}

/// Sentences about what the board does not show.
fn notes(position: &Position) -> Vec<String> {
    if position.outcome.is_some() {
        return Vec::new();
    }
    let name = |seat: Seat| seat.called(SEATS);
    let mut notes = Vec::new();
    // What the player on turn must do is said by the prompt.
    for seat in position.checked.iter().filter(|&seat| seat != position.turn) {
        notes.push(text!("note-in-check", player = name(seat)));
    }
    for army in position.annex.iter().filter(|army| position.ctrl[army.index()].is_some()) {
        notes.push(text!("note-at-once", player = name(position.hand_of(army)), army = name(army)));
    }
    if position.quiet >= quiet_told(position) {
        let (quiet, limit) = (position.quiet, quiet_limit(position));
        let burden = name(burden(position));
        notes.push(text!("note-burden", player = burden, limit = limit, quiet = quiet));
    }
    for seat in position.corner.iter() {
        let corner = square_of(corner(seat)).to_string();
        notes.push(text!("note-kings-queen", player = name(seat), square = corner));
    }
    for seat in position.absent.iter() {
        notes.push(text!("note-absent", player = name(seat)));
    }
    if position.is_dummy(DUMMY) {
        notes.push(text!("note-dummy", player = name(position.holder())));
    }
    notes
}

/// The contents of a square.
fn describe(position: &Position, square: Square) -> Option<String> {
    let (slot, man) = position.piece(position.board.cell_at(square)?)?;
    let army = man.army();
    let mut told = vec![piece_told(&square.to_string(), man.kind().noun(), army.called(SEATS))];
    if position.is_frozen(slot) {
        told.push(text!("told-frozen", class = man.kind().noun().class()));
    } else if let Some(player) = position.ctrl[army.index()].filter(|&player| player != army) {
        told.push(text!("told-moved-by", player = player.called(SEATS)));
    }
    Some(told.join(", "))
}

/// The board for terminals.
fn board_text(position: &Position) -> String {
    let mut board = String::new();
    for rank in (0..SIDE).rev() {
        board.push_str(&format!("{} ", rank + 1));
        for file in 0..SIDE {
            let text = thing(position, cell_of(Square::new(file, rank))).unwrap_or_else(|| ".".to_owned());
            board.push_str(&format!(" {text:3}"));
        }
        board.truncate(board.trim_end().len());
        board.push('\n');
    }
    board.push_str("  ");
    for file in 0..SIDE {
        board.push_str(&format!(" {:3}", char::from(b'a' + file)));
    }
    board.truncate(board.trim_end().len());
    board.push('\n');
    board
}
