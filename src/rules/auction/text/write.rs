//! Writes position texts of Auction Chess (`docs/rules/notation.md`, "Positions").

use super::keys::{DORMANT, ENDINGS, PASSED, PHASES, usual_castling};
use crate::rules::action::Action;
use crate::rules::auction::board::{CASTLES, CROSS, LANES, SEATS, SIZE};
use crate::rules::auction::hand::KINDS;
use crate::rules::auction::position::Position;
use crate::rules::chess::{ChessKind, NOBODY, Slot, Slots, each, square_of};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::text::{RowWriter, seat_letters, write_key};

/// Writes a position.
pub(in crate::rules::auction) fn write(position: &Position) -> String {
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
    key("dice", position.dice.map_or("-".to_owned(), |[file, rank]| format!("{file}{rank}")), "-");
    if let Some(piece) = position.offer.piece {
        key("offer", item(position, piece), "");
        let clockwise = (1..4).map(|places| Seat((position.turn.0 + places) % 4));
        let bids = clockwise.filter_map(|seat| Some(format!("{}:{}", letter(seat), bid_text(position, seat)?)));
        key("bids", list(bids, ","), "-");
        key("bidder", position.offer.raiser.map_or('-', letter).to_string(), "-");
    }
    let due = (0..4).map(Seat).filter(|seat| position.due[seat.index()] != 0);
    key("place", list(due.map(|seat| format!("{}:{}", letter(seat), due_text(position, seat))), ","), "-");
    let sold = position.sold_cells();
    key("sold", list(sold.iter().map(|cell| square_of(cell).to_string()), ","), "-");
    key("quiet", position.quiet.to_string(), "0");
    key("noisy", u8::from(position.noisy).to_string(), "0");
    key("rounds", position.rounds.to_string(), "0");
    key("auctions", position.auctions.to_string(), "0");
    if let Some(outcome) = position.outcome {
        key("over", ENDINGS.write(&outcome, SEATS), "");
    }
    text
}

/// The items, or `-` if there are none.
fn list(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(between) }
}

/// A player's bid in the form of its token, without `bid:`; with [`PASSED`] if they have passed later. `None` if they have
/// not been asked.
pub(in crate::rules::auction) fn bid_text(position: &Position, seat: Seat) -> Option<String> {
    let bid = position.hands.bid_of(&position.board, position.offer.bids[seat.index()]?);
    let token = Action::Bid(bid).token(SEATS).to_string();
    let mark = if position.offer.passed.contains(seat) { PASSED } else { "" };
    Some(format!("{}{mark}", token.trim_start_matches("bid:")))
}

/// A piece in a hand, such as `q3`.
pub(in crate::rules::auction) fn item(position: &Position, slot: Slot) -> String {
    format!("{}{}", position.board.man(slot).kind().kind().letter(), position.hands.tokens(slot))
}

/// The pieces, in the order q r b n p.
fn in_order(position: &Position, slots: Slots) -> impl Iterator<Item = Slot> {
    let of_kind = move |kind: ChessKind| each(slots).filter(move |&slot| position.board.man(slot).kind() == kind);
    KINDS.into_iter().flat_map(of_kind)
}

/// A hand such as `q3,r2,p0`: in the order q r b n p, more tokens first.
pub(in crate::rules::auction) fn hand_text(position: &Position, seat: Seat) -> String {
    let mut pieces: Vec<Slot> = in_order(position, position.hands.of(seat)).collect();
    let place = |slot: Slot| KINDS.iter().position(|&kind| kind == position.board.man(slot).kind());
    pieces.sort_by_key(|&slot| (place(slot), core::cmp::Reverse(position.hands.tokens(slot))));
    list(pieces.into_iter().map(|slot| item(position, slot)), ",")
}

/// The pieces that a seat must place, such as `q+p`.
pub(in crate::rules::auction) fn due_text(position: &Position, seat: Seat) -> String {
    let pieces = in_order(position, position.due[seat.index()]);
    list(pieces.map(|slot| position.board.man(slot).kind().kind().letter().to_string()), "+")
}

/// A piece on the board, in the notation of position texts.
pub(in crate::rules::auction) fn thing(position: &Position, slot: Slot) -> String {
    let man = position.board.man(slot);
    let owner = if man.army() == NOBODY { DORMANT } else { man.army().letter(SEATS) };
    let placed = if position.placed >> slot & 1 != 0 { "-" } else { "" };
    format!("{owner}{}{placed}", man.kind().kind().letter())
}
