//! Parses position texts of Auction Chess (`docs/rules/notation.md`, "Positions").

use super::keys::{DORMANT, ENDINGS, PASSED, PHASES, usual_castling};
use crate::rules::action::{Action, Bid};
use crate::rules::auction::board::{CASTLES, CROSS, LANES, PROMOTION, SEATS, SIZE, is_inner};
use crate::rules::auction::draws::quiet_turns;
use crate::rules::auction::drop::{self, SEVEN};
use crate::rules::auction::hand::{KINDS, MOST_TOKENS};
use crate::rules::auction::last_round;
use crate::rules::auction::options::{BiddingRule, LastRoundRule, Options, SevenRule};
use crate::rules::auction::placing;
use crate::rules::auction::position::{Phase, Position};
use crate::rules::chess::{CastlingRights, Cell, ChessKind, EMPTY, Man, NOBODY, Slot, each, square_of};
use crate::rules::naming::Several;
use crate::rules::noun::Case;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::{
    Item, Placed, PositionError, PositionText, excerpt, read_flag, read_number, read_seat, read_seats_in_order,
    read_square, refuse_key,
};
use crate::texts::{text, word};

/// Parses a position. It may still have to be settled, if its player cannot act.
///
/// # Errors
///
/// What is wrong, and where.
pub(in crate::rules::auction) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let mut position = Position::on(CROSS, *options);
    let mut slots = 0..EMPTY;
    read_board(&mut position, &split, &mut slots)?;
    read_keys(&mut position, &split, &mut slots)?;
    check_whole(&mut position, &split)?;
    Ok(position)
}

fn impossible<T>(why: String) -> Result<T, PositionError> {
    Err(PositionError::Impossible(why))
}

fn next_slot(slots: &mut impl Iterator<Item = Slot>) -> Result<Slot, String> {
    slots.next().ok_or_else(|| text!("position-too-many-pieces", most = EMPTY))
}

fn read_board(
    position: &mut Position,
    split: &PositionText<'_>,
    slots: &mut impl Iterator<Item = Slot>,
) -> Result<(), PositionError> {
    let size = usize::from(SIZE);
    split.expect_size(size, size, word!("position-auction-board"))?;
    for placed in &split.items {
        check_outline(position, placed)?;
        let Item::Thing(thing) = placed.item else { continue };
        let Some(cell) = position.board.cell_at(placed.square) else { continue };
        let slot = next_slot(slots).map_err(|why| placed.refuse(why))?;
        read_piece(position, thing, slot, cell).map_err(|why| placed.refuse(why))?;
    }
    Ok(())
}

/// Checks that the void corners are in place.
fn check_outline(position: &Position, placed: &Placed<'_>) -> Result<(), PositionError> {
    let void = matches!(placed.item, Item::Void(_));
    for file in placed.square.file..placed.square.file + placed.item.width() as u8 {
        let square = Square::new(file, placed.square.rank);
        if position.board.cell_at(square).is_some() == void {
            let square = square.to_string();
            return Err(placed.refuse(if void {
                text!("position-auction-no-corner", square = square)
            } else {
                text!("position-auction-corner", square = square)
            }));
        }
    }
    Ok(())
}

fn read_piece(position: &mut Position, text: &str, slot: Slot, cell: Cell) -> Result<(), String> {
    let (name, placed) = text.strip_suffix('-').map_or((text, false), |name| (name, true));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(text!("position-auction-piece"));
    };
    let owner = if seat == DORMANT { Some(NOBODY) } else { Seat::from_letter(seat, SEATS) };
    let owner = owner.ok_or_else(|| text!("position-auction-no-seat", letter = seat.to_string()))?;
    let no_kind = || text!("position-no-kind", letter = kind.to_string(), kinds = "k q r b n p");
    let kind = ChessKind::from_letter(kind).ok_or_else(no_kind)?;
    if owner == NOBODY && !is_inner(square_of(cell)) {
        return Err(text!("position-auction-dormant"));
    }
    match kind {
        ChessKind::King if owner == NOBODY => return Err(text!("position-auction-dormant-king")),
        ChessKind::King if position.board.king(owner).is_some() => {
            return Err(text!("position-second-king", player = owner.called(SEATS)));
        }
        ChessKind::Pawn if owner != NOBODY && PROMOTION[owner.index()].contains(cell) => {
            return Err(text!("position-auction-promoted"));
        }
        _ => {}
    }
    if placed && (kind != ChessKind::Pawn || owner == NOBODY) {
        return Err(text!("position-auction-placed"));
    }
    position.board.put(slot, Man::new(kind, owner), cell);
    position.placed |= u64::from(placed) << slot;
    Ok(())
}

fn read_keys(
    position: &mut Position,
    split: &PositionText<'_>,
    slots: &mut impl Iterator<Item = Slot>,
) -> Result<(), PositionError> {
    position.players = (0..4).map(Seat).filter(|&seat| position.board.king(seat).is_some()).collect();
    position.castling = usual_castling(position);
    // Keys that others refer to come first.
    let order = ["turn", "phase", "handR", "handB", "handY", "handG", "offer", "bids"];
    let place = |key: &str| order.iter().position(|&first| first == key).unwrap_or(order.len());
    let mut keys: Vec<_> = split.keys.iter().collect();
    keys.sort_by_key(|&(key, _)| place(key));
    split.keys.required("turn", |_| Ok(()))?;
    for (key, value) in keys {
        read_key(position, key, value, slots).map_err(|why| refuse_key(key, value, why))?;
    }
    Ok(())
}

fn read_key(
    position: &mut Position,
    key: &str,
    value: &str,
    slots: &mut impl Iterator<Item = Slot>,
) -> Result<(), String> {
    match key {
        "turn" => position.turn = read_seat(value, SEATS)?,
        "phase" => {
            let phase = PHASES.iter().find(|(_, name)| *name == value).map(|&(phase, _)| phase);
            position.phase = phase.ok_or_else(|| text!("position-auction-phase"))?;
        }
        "castle" => position.castling = read_castling(position, value)?,
        "ep" => read_passants(position, value)?,
        "captor" if value != "-" => position.captor = Some(read_captor(position, value)?),
        "offer" => {
            let (kind, tokens) = read_item(value)?;
            let found = position.hands.find(&position.board, position.turn, kind.kind(), tokens);
            let found = found.filter(|_| tokens > 0).ok_or_else(|| text!("position-auction-not-held"))?;
            position.offer.piece = Some(found);
        }
        "bids" => read_bids(position, value)?,
        "bidder" if value != "-" => {
            let seat = read_seat(value, SEATS)?;
            let may_raise = position.offer.in_bidding().contains(seat);
            position.offer.raiser = Some(may_raise.then_some(seat).ok_or_else(|| text!("position-auction-bidder"))?);
        }
        "dice" if value != "-" => position.dice = Some(read_dice(value)?),
        "captor" | "bidder" | "dice" => {}
        "place" => read_due(position, value, slots)?,
        "sold" => read_sold(position, value)?,
        "quiet" => position.quiet = read_number(value, "turns")?,
        "rounds" => position.rounds = read_number(value, "rounds")?,
        "auctions" => position.auctions = u8::try_from(read_number(value, "auctions")?).unwrap_or(u8::MAX),
        "noisy" => position.noisy = read_flag(value)?,
        "over" => {
            let is_won = |reason| matches!(reason, EndReason::LastPlayer | EndReason::FirstMate);
            let any = |reason| reason == EndReason::MostMaterial;
            let fits = |reason, sharers| sharers > 0 && (any(reason) || (sharers == 1) == is_won(reason));
            position.outcome = Some(ENDINGS.read_shared(value, SEATS, fits)?);
        }
        _ => {
            let seat = key.strip_prefix("hand").and_then(|letter| read_seat(letter, SEATS).ok());
            let seat = seat.ok_or_else(|| text!("position-auction-no-such-key"))?;
            read_hand(position, seat, value, slots)?;
        }
    }
    Ok(())
}

/// The items of a list; none for `-`.
fn parts(value: &str) -> impl Iterator<Item = &str> {
    (value != "-").then(|| value.split(',')).into_iter().flatten()
}

fn read_castling(position: &Position, value: &str) -> Result<CastlingRights, String> {
    let mut rights = CastlingRights(0);
    for name in parts(value) {
        let rook = read_square(name, |square| position.board.cell_at(square))?;
        let number = CASTLES.all().iter().position(|castle| castle.rook == rook);
        let number = number.ok_or_else(|| text!("position-auction-no-castling", square = name))?;
        if rights.0 >> number != 0 {
            return Err(text!("position-auction-castling-order"));
        }
        if !CASTLES.in_place(number, &position.board) {
            return Err(text!("position-auction-castling", square = name));
        }
        rights.0 |= 1 << number;
    }
    Ok(rights)
}

fn read_passants(position: &mut Position, value: &str) -> Result<(), String> {
    for part in parts(value) {
        let (square, seats) = part.split_once(':').ok_or_else(|| text!("position-auction-passing"))?;
        let cell = read_square(square, |square| position.board.cell_at(square))?;
        let (owner, lane) =
            LANES.over(cell).ok_or_else(|| text!("position-auction-no-double-step", square = square))?;
        let pawn = position.board.slot_on(LANES.landing(owner, lane));
        let landed = pawn.is_some_and(|slot| {
            position.board.man(slot) == Man::new(ChessKind::Pawn, owner) && position.placed >> slot & 1 == 0
        });
        if !landed || !position.board.is_empty(cell) {
            return Err(text!("position-auction-not-passed", square = square));
        }
        let rights = read_seats_in_order(seats, SEATS)?;
        if rights.is_empty() || rights.contains(owner) || rights.iter().any(|seat| !position.players.contains(seat)) {
            return Err(text!("position-auction-passing-rights", square = square));
        }
        if !position.passants.rights(owner, lane).is_empty() {
            return Err(text!("position-twice", what = square));
        }
        position.passants.grant(owner, lane, rights);
    }
    Ok(())
}

fn read_captor(position: &Position, value: &str) -> Result<Cell, String> {
    let cell = read_square(value, |square| position.board.cell_at(square))?;
    let own = position.board.man_on(cell).is_some_and(|man| man.army() == position.turn);
    if own && is_inner(square_of(cell)) {
        return Ok(cell);
    }
    Err(text!("position-auction-captor"))
}

/// Parses the squares of pieces that have been traded.
fn read_sold(position: &mut Position, value: &str) -> Result<(), String> {
    for square in parts(value) {
        if position.options.resale {
            return Err(text!("position-auction-resale"));
        }
        let cell = read_square(square, |square| position.board.cell_at(square))?;
        let owned = |slot: &Slot| {
            let man = position.board.man(*slot);
            man.army() != NOBODY && man.kind() != ChessKind::King
        };
        let slot = position.board.slot_on(cell).filter(owned);
        let slot = slot.ok_or_else(|| text!("position-auction-sold", square = square))?;
        if position.sold >> slot & 1 != 0 {
            return Err(text!("position-twice", what = square));
        }
        position.sold |= 1 << slot;
    }
    Ok(())
}

/// Parses dice that leave a choice, such as `73`.
fn read_dice(value: &str) -> Result<[u8; 2], String> {
    let dice = match Action::parse(&format!("roll:{value}"), SEATS) {
        Ok(Action::Roll { file, rank }) => Some([file, rank]),
        _ => None,
    };
    dice.filter(|dice| dice.contains(&SEVEN)).ok_or_else(|| text!("position-auction-dice"))
}

fn read_kind(letter: char) -> Result<ChessKind, String> {
    let kind = ChessKind::from_letter(letter).filter(|kind| KINDS.contains(kind));
    kind.ok_or_else(|| text!("position-no-kind", letter = letter.to_string(), kinds = "q r b n p"))
}

/// Parses a piece in a hand, such as `q3`.
fn read_item(text: &str) -> Result<(ChessKind, u8), String> {
    let mut letters = text.chars();
    let (Some(kind), Some(tokens), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(text!("position-auction-item"));
    };
    let tokens = tokens.to_digit(10).filter(|&tokens| tokens <= u32::from(MOST_TOKENS));
    Ok((read_kind(kind)?, tokens.ok_or_else(|| text!("position-auction-tokens"))? as u8))
}

fn read_hand(
    position: &mut Position,
    seat: Seat,
    value: &str,
    slots: &mut impl Iterator<Item = Slot>,
) -> Result<(), String> {
    for item in parts(value) {
        let (kind, tokens) = read_item(item)?;
        let slot = next_slot(slots)?;
        position.board.set_aside(slot, Man::new(kind, seat));
        position.hands.put(&position.board, seat, slot, tokens);
    }
    // One more may have come with the move, and loses its first token in the same turn.
    let moved = seat == position.turn && position.phase != Phase::Move;
    for tokens in 1..=MOST_TOKENS {
        let most = if tokens == MOST_TOKENS && !moved { Bid::MOST_ALIKE - 1 } else { Bid::MOST_ALIKE };
        if position.hands.of_with(seat, tokens).count_ones() > u32::from(most) {
            return Err(text!("position-auction-hand-full", most = most, tokens = tokens));
        }
    }
    Ok(())
}

/// Bids are in clockwise order, without gaps among those who could bid.
fn read_bids(position: &mut Position, value: &str) -> Result<(), String> {
    for part in parts(value) {
        let (seat, bid) = part.split_once(':').ok_or_else(|| text!("position-auction-bids"))?;
        let seat = read_seat(seat, SEATS)?;
        if position.first_bidder() != Some(seat) {
            return Err(text!("position-auction-next-bidder", player = seat.called(SEATS)));
        }
        let (named, has_passed) = bid.strip_suffix(PASSED).map_or((bid, false), |named| (named, true));
        let bid = match Action::parse(&format!("bid:{named}"), SEATS) {
            Ok(Action::Bid(bid)) if !has_passed || bid != Bid::default() => bid,
            _ => return Err(text!("position-auction-no-bid", text = excerpt(bid))),
        };
        let pieces = position.hands.pieces_of(&position.board, seat, bid);
        let pieces = pieces.ok_or_else(|| text!("position-auction-bid-not-held", player = seat.called(SEATS)))?;
        position.offer.bids[seat.index()] = Some(pieces);
        if has_passed {
            position.offer.passed.insert(seat);
        }
    }
    Ok(())
}

fn read_due(position: &mut Position, value: &str, slots: &mut impl Iterator<Item = Slot>) -> Result<(), String> {
    for part in parts(value) {
        let (seat, kinds) = part.split_once(':').ok_or_else(|| text!("position-auction-due"))?;
        let seat = read_seat(seat, SEATS)?;
        if position.due[seat.index()] != 0 {
            return Err(text!("position-twice", what = seat.called(SEATS)));
        }
        for kind in kinds.split('+') {
            let mut letters = kind.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err(text!("position-auction-due"));
            };
            let (kind, slot) = (read_kind(letter)?, next_slot(slots)?);
            position.board.set_aside(slot, Man::new(kind, seat));
            position.due[seat.index()] |= 1 << slot;
        }
    }
    Ok(())
}

/// Checks the consistency of all items and keys.
fn check_whole(position: &mut Position, split: &PositionText<'_>) -> Result<(), PositionError> {
    let things = |seat: Seat| position.board.army(seat) | position.hands.of(seat) | position.due[seat.index()];
    let kingless = (0..4).map(Seat).filter(|&seat| !position.players.contains(seat) && things(seat) != 0);
    let kingless: Vec<_> = kingless.map(|seat| seat.called(SEATS).to_owned()).collect();
    if !kingless.is_empty() {
        let Several { names, person } = Several::of(&kingless, Case::Nominative);
        return impossible(text!("position-auction-no-king", players = names, person = person));
    }
    check_phase(position)?;
    if let Some(outcome) = position.outcome {
        if outcome.reason == EndReason::FirstMate {
            let is_one_of_several = outcome.winners().0 & !position.players.0 == 0 && position.players.len() > 1;
            if !position.options.first_mate || !is_one_of_several {
                return impossible(text!("position-auction-first-mate"));
            }
        } else if is_by_material(position, outcome) {
            if outcome != last_round::outcome(position) {
                return impossible(text!("position-auction-last-round"));
            }
        } else if outcome.winners() != position.players {
            return impossible(text!("position-auction-sharers"));
        }
        return Ok(());
    }
    if !position.players.contains(position.turn) {
        return impossible(text!("position-turn-no-king", player = position.turn.called(SEATS)));
    }
    if position.noisy && position.phase == Phase::Move {
        return impossible(text!("position-auction-noisy-phase"));
    }
    if position.noisy && position.quiet > 0 {
        return impossible(text!("position-auction-noisy-quiet"));
    }
    if position.quiet >= quiet_turns(position) {
        return impossible(text!("position-quiet-turns-over", count = position.quiet));
    }
    if position.rounds >= position.options.rounds {
        return impossible(text!("position-auction-rounds-over", count = position.rounds));
    }
    let given = |key: &str| split.keys.contains(key);
    if position.players.len() == 1 && !given("over") {
        position.outcome = Some(Outcome::shared(position.players, EndReason::LastPlayer));
    }
    Ok(())
}

/// Whether the material has decided who gets the point.
fn is_by_material(position: &Position, outcome: Outcome) -> bool {
    let decides = position.options.last_round == LastRoundRule::Material;
    outcome.reason == EndReason::MostMaterial || outcome.reason == EndReason::LastRound && decides
}

/// Checks what each phase requires and excludes.
fn check_phase(position: &mut Position) -> Result<(), PositionError> {
    let phase = position.phase;
    let due: u32 = position.due.iter().map(|slots| slots.count_ones()).sum();
    let own_due = position.due[position.turn.index()].count_ones();
    let needs = |key: &str| impossible(text!("position-auction-phase-key", key = key));
    if position.offer.piece.is_some() != matches!(phase, Phase::Bid | Phase::Accept) {
        return needs("offer");
    }
    if position.offer.piece.is_none() && position.offer.bids.iter().any(Option::is_some) {
        return needs("bids");
    }
    if position.captor.is_some() != (phase == Phase::Wake) {
        return needs("captor");
    }
    if position.dice.is_some() != (phase == Phase::Drop) {
        return needs("dice");
    }
    let right = match phase {
        Phase::Wake | Phase::Drop => (due, own_due) == (1, 1),
        // At most a whole hand on one side of the trade, and one piece on the other.
        Phase::Place => due > 0 && due - own_due <= 1 && own_due <= u32::from(MOST_TOKENS * Bid::MOST_ALIKE),
        _ => due == 0,
    };
    if !right {
        return needs("place");
    }
    if phase == Phase::Place
        && !placing::all_can_be_placed(&position.board, &position.due, placing::Terms::of(position))
    {
        return impossible(text!("position-auction-not-placeable"));
    }
    let has_choice = position.options.seven == SevenRule::Choose && drop::choices(position).next().is_some();
    if phase == Phase::Drop && !has_choice {
        return impossible(text!("position-auction-seven"));
    }
    let underway = matches!(phase, Phase::Offer | Phase::Bid | Phase::Accept | Phase::Place);
    let limit = if position.options.limits_auctions() { position.options.auctions } else { 0 };
    let most = limit.saturating_sub(u8::from(underway));
    if position.auctions > most {
        return impossible(text!("position-auction-auctions", count = most));
    }
    let are_raised = position.options.bidding == BiddingRule::Raise && phase == Phase::Bid;
    let is_raised = position.offer.raiser.is_some() || !position.offer.passed.is_empty();
    if is_raised && (!are_raised || position.first_bidder().is_some()) {
        return impossible(text!("position-auction-raises"));
    }
    if phase == Phase::Accept && position.first_bidder().is_some() {
        return impossible(text!("position-auction-still-to-bid"));
    }
    position.stage = match phase {
        Phase::Move => Stage::Move,
        Phase::Wake => Stage::Capture,
        Phase::Offer | Phase::Bid | Phase::Accept | Phase::Place => Stage::Auction,
        Phase::Roll | Phase::Drop => Stage::DiceDrop,
    };
    debug_assert!(each(position.hands.all()).all(|slot| position.board.all() >> slot & 1 == 0));
    Ok(())
}
