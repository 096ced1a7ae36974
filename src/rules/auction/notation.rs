//! Position texts of Auction Chess, written (notation page; keys in [`crate::rules::notation`]), and the board for
//! terminals and for players who cannot see it.

use super::board::{CASTLES, CROSS, LANES, SEATS, SIZE};
use super::hand::KINDS;
use super::position::{Phase, Position};
use crate::rules::action::{Action, Bid};
use crate::rules::chess::{CastlingRights, ChessKind, NOBODY, Slot, Slots, each, square_of};
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::text::{Endings, RowWriter, seat_letters, write_key};

/// The letter of a dormant piece's owner, who is nobody.
pub(super) const DORMANT: char = 'D';

/// What a position waits for, in the key `phase`.
pub(super) const PHASES: [(Phase, &str); 7] = [
    (Phase::Move, "move"),
    (Phase::Wake, "wake"),
    (Phase::Offer, "offer"),
    (Phase::Bid, "bid"),
    (Phase::Accept, "accept"),
    (Phase::Place, "place"),
    (Phase::Roll, "roll"),
];

/// Why the game is over, in the key `over`.
pub(super) const ENDINGS: Endings = Endings {
    words: &[
        (EndReason::LastPlayer, "last"),
        (EndReason::Agreement, "agreed"),
        (EndReason::Repetition, "repetition"),
        (EndReason::QuietTurns, "quiet"),
        (EndReason::LastRound, "rounds"),
        (EndReason::OnlyKings, "kings"),
    ],
    expected: "expected is such as last:R, agreed:RB, repetition:RB, quiet:RB, rounds:RB or kings:RB",
};

/// The castlings whose king and rook stand where they started: what the key `castle` means where it is left out.
pub(super) fn usual_castling(position: &Position) -> CastlingRights {
    let rights = (0..CASTLES.all().len()).filter(|&number| CASTLES.in_place(number, &position.board));
    CastlingRights(rights.fold(0, |rights, number| rights | 1 << number))
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let mut rows = RowWriter::default();
    for rank in (0..SIZE).rev() {
        for file in 0..SIZE {
            match CROSS.cell_at(Square::new(file, rank)) {
                None => rows.void(),
                Some(cell) => match position.board.slot_on(cell) {
                    Some(slot) => rows.thing(&thing(position, slot)),
                    None => rows.empty(),
                },
            }
        }
        rows.end_row();
    }
    let mut text = rows.finish();
    let mut key = |name: &str, value: String, usual: &str| write_key(&mut text, name, &value, usual);
    let letter = |seat: Seat| seat.letter(SEATS);
    key("turn", letter(position.turn).to_string(), "");
    if position.castling != usual_castling(position) {
        let open = CASTLES.all().iter().enumerate().filter(|&(number, _)| position.castling.has(number));
        key("castle", list(open.map(|(_, castle)| square_of(castle.rook).to_string()), ","), "");
    }
    let passants = position.passants.iter().map(|(seat, lane, rights)| {
        format!("{}:{}", square_of(LANES.crossed(seat, lane)), seat_letters(rights.iter(), SEATS))
    });
    key("ep", list(passants, ","), "-");
    for seat in (0..4).map(Seat) {
        key(&format!("hand{}", letter(seat)), hand_text(position, seat), "-");
    }
    let phase = PHASES.iter().find(|(phase, _)| *phase == position.phase).map_or("", |(_, name)| name);
    key("phase", phase.to_owned(), "move");
    key("captor", position.captor.map_or("-".to_owned(), |cell| square_of(cell).to_string()), "-");
    if let Some(piece) = position.offer.piece {
        key("offer", item(position, piece), "");
        let clockwise = (1..4).map(|places| Seat((position.turn.0 + places) % 4));
        let bids = clockwise.filter_map(|seat| {
            let bid = position.hands.bid_of(&position.board, position.offer.bids[seat.index()]?);
            Some(format!("{}:{}", letter(seat), bid_text(bid)))
        });
        key("bids", list(bids, ","), "-");
    }
    let due = (0..4).map(Seat).filter(|seat| position.due[seat.index()] != 0);
    key("place", list(due.map(|seat| format!("{}:{}", letter(seat), due_text(position, seat))), ","), "-");
    key("quiet", position.quiet.to_string(), "0");
    key("noisy", u8::from(position.noisy).to_string(), "0");
    key("rounds", position.rounds.to_string(), "0");
    if let Some(outcome) = position.outcome {
        key("over", ENDINGS.write(&outcome, SEATS), "");
    }
    text
}

/// The parts, or `-` where there are none.
fn list(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(between) }
}

/// A bid as its token has it, without the verb.
fn bid_text(bid: Bid) -> String {
    Action::Bid(bid).token(SEATS).to_string().trim_start_matches("bid:").to_owned()
}

/// A piece of a hand, such as `q3`.
fn item(position: &Position, slot: Slot) -> String {
    format!("{}{}", position.board.man(slot).kind().kind().letter(), position.hands.tokens(slot))
}

/// Pieces in the order q r b n p.
fn in_order(position: &Position, slots: Slots) -> impl Iterator<Item = Slot> {
    let of_kind = move |kind: ChessKind| each(slots).filter(move |&slot| position.board.man(slot).kind() == kind);
    KINDS.into_iter().flat_map(of_kind)
}

/// A hand such as `q3,r2,p0`: in the order q r b n p, more tokens first.
fn hand_text(position: &Position, seat: Seat) -> String {
    let mut pieces: Vec<Slot> = in_order(position, position.hands.of(seat)).collect();
    let place = |slot: Slot| KINDS.iter().position(|&kind| kind == position.board.man(slot).kind());
    pieces.sort_by_key(|&slot| (place(slot), core::cmp::Reverse(position.hands.tokens(slot))));
    list(pieces.into_iter().map(|slot| item(position, slot)), ",")
}

/// What a seat must place, such as `q+p`.
fn due_text(position: &Position, seat: Seat) -> String {
    let pieces = in_order(position, position.due[seat.index()]);
    list(pieces.map(|slot| position.board.man(slot).kind().kind().letter().to_string()), "+")
}

/// A piece on the board, as positions write it.
fn thing(position: &Position, slot: Slot) -> String {
    let man = position.board.man(slot);
    let owner = if man.army() == NOBODY { DORMANT } else { man.army().letter(SEATS) };
    let placed = if position.placed >> slot & 1 != 0 { "-" } else { "" };
    format!("{owner}{}{placed}", man.kind().kind().letter())
}

/// The board for terminals, with the hands below it.
pub(super) fn board_text(position: &Position) -> String {
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
        let name = seat.name(SEATS);
        if position.hands.of(seat) != 0 {
            board.push_str(&format!("{name} holds {}\n", hand_text(position, seat)));
        }
        if position.due[seat.index()] != 0 {
            board.push_str(&format!("{name} has to place {}\n", due_text(position, seat)));
        }
    }
    if let Some(piece) = position.offer.piece {
        board.push_str(&format!("{} offers {}\n", position.turn.name(SEATS), item(position, piece)));
    }
    for seat in (0..4).map(Seat) {
        if let Some(pieces) = position.offer.bids[seat.index()] {
            let bid = bid_text(position.hands.bid_of(&position.board, pieces));
            board.push_str(&format!("{} bids {bid}\n", seat.name(SEATS)));
        }
    }
    board
}

/// What is on a square, for players.
pub(super) fn describe(position: &Position, square: Square) -> Option<String> {
    let slot = position.board.slot_on(position.board.cell_at(square)?)?;
    let man = position.board.man(slot);
    let kind = man.kind().name();
    if man.army() == NOBODY {
        return Some(format!("{square}: dormant {kind}, nobody's until it is captured"));
    }
    let mut text = format!("{square}: {} {kind}", man.army().name(SEATS));
    if position.placed >> slot & 1 != 0 {
        text.push_str(", placed: no double step");
    }
    if man.kind() == ChessKind::King && super::check::in_check(position, man.army()) {
        text.push_str(", in check");
    }
    Some(text)
}
