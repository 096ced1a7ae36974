//! Position texts of Auction Chess, read (`docs/rules/notation.md`, "Positions").

use super::keys::{DORMANT, ENDINGS, PHASES, usual_castling};
use crate::rules::action::{Action, Bid};
use crate::rules::auction::board::{CASTLES, CROSS, LANES, PROMOTION, SEATS, SIZE, is_inner};
use crate::rules::auction::draws::quiet_turns;
use crate::rules::auction::hand::{KINDS, MOST_TOKENS};
use crate::rules::auction::options::Options;
use crate::rules::auction::placing;
use crate::rules::auction::position::{Phase, Position};
use crate::rules::chess::{CastlingRights, Cell, ChessKind, EMPTY, Man, NOBODY, Slot, each, square_of};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::{
    Item, Placed, PositionError, PositionText, excerpt, read_flag, read_number, read_seat, read_seats_in_order,
    read_square, refuse_key,
};

/// Reads a position, which may still have to be settled: its player may have nothing to do.
///
/// # Errors
///
/// What is wrong and where.
pub(in crate::rules::auction) fn read(text: &str, options: &Options) -> Result<Position, PositionError> {
    let split = PositionText::split(text)?;
    let mut position = Position::on(CROSS, *options);
    let mut slots = 0..EMPTY;
    read_board(&mut position, &split, &mut slots)?;
    read_keys(&mut position, &split, &mut slots)?;
    check_whole(&mut position, &split)?;
    Ok(position)
}

fn impossible<T>(why: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::Impossible(why.into()))
}

fn next_slot(slots: &mut impl Iterator<Item = Slot>) -> Result<Slot, String> {
    slots.next().ok_or_else(|| "there are more than 64 pieces".to_owned())
}

fn read_board(
    position: &mut Position,
    split: &PositionText<'_>,
    slots: &mut impl Iterator<Item = Slot>,
) -> Result<(), PositionError> {
    let size = usize::from(SIZE);
    split.expect_size(size, size, "14 rows of 14 squares")?;
    for placed in &split.items {
        check_outline(position, placed)?;
        let Item::Thing(thing) = placed.item else { continue };
        let Some(cell) = position.board.cell_at(placed.square) else { continue };
        let slot = next_slot(slots).map_err(|why| placed.refuse(why))?;
        read_piece(position, thing, slot, cell).map_err(|why| placed.refuse(why))?;
    }
    Ok(())
}

/// The corners are where they are.
fn check_outline(position: &Position, placed: &Placed<'_>) -> Result<(), PositionError> {
    let void = matches!(placed.item, Item::Void(_));
    for file in placed.square.file..placed.square.file + placed.item.width() as u8 {
        let square = Square::new(file, placed.square.rank);
        if position.board.cell_at(square).is_some() == void {
            let not = if void { "not " } else { "" };
            return Err(placed.refuse(format!("{square} is {not}in one of the removed 3x3 corners")));
        }
    }
    Ok(())
}

fn read_piece(position: &mut Position, text: &str, slot: Slot, cell: Cell) -> Result<(), String> {
    let (name, placed) = text.strip_suffix('-').map_or((text, false), |name| (name, true));
    let mut letters = name.chars();
    let (Some(seat), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err("a piece is a seat letter (R B Y G, D = dormant) and a piece letter, such as Rk".to_owned());
    };
    let owner = if seat == DORMANT { Some(NOBODY) } else { Seat::from_letter(seat, SEATS) };
    let owner = owner.ok_or_else(|| format!("`{seat}` is none of the seats R B Y G, nor D"))?;
    let kind = ChessKind::from_letter(kind).ok_or_else(|| format!("`{kind}` is none of the pieces k q r b n p"))?;
    if owner == NOBODY && !is_inner(square_of(cell)) {
        return Err("a dormant piece lies on the inner field (e5 to j10) only".to_owned());
    }
    match kind {
        ChessKind::King if owner == NOBODY => return Err("a king is never dormant".to_owned()),
        ChessKind::King if position.board.king(owner).is_some() => {
            return Err(format!("{} has a second king", owner.name(SEATS)));
        }
        ChessKind::Pawn if owner != NOBODY && PROMOTION[owner.index()].contains(cell) => {
            return Err("a pawn would have promoted there".to_owned());
        }
        _ => {}
    }
    if placed && (kind != ChessKind::Pawn || owner == NOBODY) {
        return Err("`-` is for pawns that a player has placed".to_owned());
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
    // What other keys refer to comes first.
    let order = ["turn", "phase", "handR", "handB", "handY", "handG", "offer"];
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
            position.phase = phase.ok_or("a phase is move, wake, offer, bid, accept, place or roll")?;
        }
        "castle" => position.castling = read_castling(position, value)?,
        "ep" => read_passants(position, value)?,
        "captor" if value != "-" => position.captor = Some(read_captor(position, value)?),
        "captor" => {}
        "offer" => {
            let (kind, tokens) = read_item(value)?;
            let found = position.hands.find(&position.board, position.turn, kind.kind(), tokens);
            let found = found.filter(|_| tokens > 0).ok_or("the player on turn does not hold such a piece")?;
            position.offer.piece = Some(found);
        }
        "bids" => read_bids(position, value)?,
        "place" => read_due(position, value, slots)?,
        "quiet" => position.quiet = read_number(value, "turns")?,
        "rounds" => position.rounds = read_number(value, "rounds")?,
        "noisy" => position.noisy = read_flag(value)?,
        "over" => {
            let fits = |reason, sharers| sharers > 0 && (sharers == 1) == (reason == EndReason::LastPlayer);
            position.outcome = Some(ENDINGS.read_shared(value, SEATS, fits)?);
        }
        _ => {
            let seat = key.strip_prefix("hand").and_then(|letter| read_seat(letter, SEATS).ok());
            let seat = seat.ok_or_else(|| "Auction Chess has no such key".to_owned())?;
            read_hand(position, seat, value, slots)?;
        }
    }
    Ok(())
}

/// The parts of a list; none for `-`.
fn parts(value: &str) -> impl Iterator<Item = &str> {
    (value != "-").then(|| value.split(',')).into_iter().flatten()
}

fn read_castling(position: &Position, value: &str) -> Result<CastlingRights, String> {
    let mut rights = CastlingRights(0);
    for name in parts(value) {
        let rook = read_square(name, |square| position.board.cell_at(square))?;
        let number = CASTLES.all().iter().position(|castle| castle.rook == rook);
        let number = number.ok_or_else(|| format!("no castling rook starts on {name}"))?;
        if rights.0 >> number != 0 {
            return Err("the rooks stand in the order d1 k1 a4 a11 d14 k14 n4 n11, each once".to_owned());
        }
        if !CASTLES.in_place(number, &position.board) {
            return Err(format!("for a castling with {name}, king and rook must stand where they started"));
        }
        rights.0 |= 1 << number;
    }
    Ok(rights)
}

fn read_passants(position: &mut Position, value: &str) -> Result<(), String> {
    for part in parts(value) {
        let (square, seats) = part.split_once(':').ok_or("expected is such as d3:BYG")?;
        let cell = read_square(square, |square| position.board.cell_at(square))?;
        let (owner, lane) = LANES.over(cell).ok_or_else(|| format!("no double step passes over {square}"))?;
        let pawn = position.board.slot_on(LANES.landing(owner, lane));
        let landed = pawn.is_some_and(|slot| {
            position.board.man(slot) == Man::new(ChessKind::Pawn, owner) && position.placed >> slot & 1 == 0
        });
        if !landed || !position.board.is_empty(cell) {
            return Err(format!("no pawn can have made a double step over {square}"));
        }
        let rights = read_seats_in_order(seats, SEATS)?;
        if rights.is_empty() || rights.contains(owner) || rights.iter().any(|seat| !position.players.contains(seat)) {
            return Err(format!("over {square} other players who are still in may capture, and nobody else"));
        }
        if !position.passants.rights(owner, lane).is_empty() {
            return Err(format!("{square} stands twice"));
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
    Err("a piece of the player on turn must stand there, on the inner field".to_owned())
}

fn read_kind(letter: char) -> Result<ChessKind, String> {
    let kind = ChessKind::from_letter(letter).filter(|kind| KINDS.contains(kind));
    kind.ok_or_else(|| format!("`{letter}` is none of the pieces q r b n p"))
}

/// Reads a piece of a hand, such as `q3`.
fn read_item(text: &str) -> Result<(ChessKind, u8), String> {
    let mut letters = text.chars();
    let (Some(kind), Some(tokens), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err("a piece in a hand is a letter and its tokens, such as q3".to_owned());
    };
    let tokens = tokens.to_digit(10).filter(|&tokens| tokens <= u32::from(MOST_TOKENS));
    Ok((read_kind(kind)?, tokens.ok_or("a piece has 0 to 3 tokens")? as u8))
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
    // One more may come with the move, and lose its first token in the same turn.
    let moved = seat == position.turn && position.phase != Phase::Move;
    for tokens in 1..=MOST_TOKENS {
        let most = if tokens == MOST_TOKENS && !moved { Bid::MOST_ALIKE - 1 } else { Bid::MOST_ALIKE };
        if position.hands.of_with(seat, tokens).count_ones() > u32::from(most) {
            return Err(format!("more than {most} pieces with {tokens} tokens"));
        }
    }
    Ok(())
}

/// Bids stand in clockwise order, and nobody who could bid is left out before one who has.
fn read_bids(position: &mut Position, value: &str) -> Result<(), String> {
    for part in parts(value) {
        let (seat, bid) = part.split_once(':').ok_or("expected is such as B:r2+p1,Y:-")?;
        let seat = read_seat(seat, SEATS)?;
        if position.next_bidder() != Some(seat) {
            return Err(format!("it is not {} who bids next", seat.name(SEATS)));
        }
        let Ok(Action::Bid(bid)) = Action::parse(&format!("bid:{bid}"), SEATS) else {
            return Err(format!("`{}` is not a bid such as r2+p1", excerpt(bid)));
        };
        let pieces = position.hands.pieces_of(&position.board, seat, bid);
        let pieces = pieces.ok_or_else(|| format!("{} does not hold all of this bid", seat.name(SEATS)))?;
        position.offer.bids[seat.index()] = Some(pieces);
    }
    Ok(())
}

fn read_due(position: &mut Position, value: &str, slots: &mut impl Iterator<Item = Slot>) -> Result<(), String> {
    for part in parts(value) {
        let (seat, kinds) = part.split_once(':').ok_or("expected is such as R:r+p,B:q")?;
        let seat = read_seat(seat, SEATS)?;
        if position.due[seat.index()] != 0 {
            return Err(format!("{} stands twice", seat.name(SEATS)));
        }
        for kind in kinds.split('+') {
            let mut letters = kind.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err("expected is such as R:r+p,B:q".to_owned());
            };
            let (kind, slot) = (read_kind(letter)?, next_slot(slots)?);
            position.board.set_aside(slot, Man::new(kind, seat));
            position.due[seat.index()] |= 1 << slot;
        }
    }
    Ok(())
}

/// Checks what no single item or key shows.
fn check_whole(position: &mut Position, split: &PositionText<'_>) -> Result<(), PositionError> {
    for seat in (0..4).map(Seat).filter(|&seat| !position.players.contains(seat)) {
        let things = position.board.army(seat) | position.hands.of(seat) | position.due[seat.index()];
        if things != 0 {
            return impossible(format!("{} has pieces but no king", seat.name(SEATS)));
        }
    }
    check_phase(position)?;
    if let Some(outcome) = position.outcome {
        if outcome.winners() != position.players {
            return impossible("the players with a king are those who share the point");
        }
        return Ok(());
    }
    if !position.players.contains(position.turn) {
        return impossible(format!("{} is to move but has no king", position.turn.name(SEATS)));
    }
    if position.noisy && position.phase == Phase::Move {
        return impossible("`noisy` speaks of a move that has been made, so `phase` must be there");
    }
    if position.noisy && position.quiet > 0 {
        return impossible("`noisy` means that `quiet` is 0");
    }
    if position.quiet >= quiet_turns(position) {
        return impossible(format!("after {} quiet turns the game is over", position.quiet));
    }
    if position.rounds >= position.options.rounds {
        return impossible(format!("after {} rounds the game is over", position.rounds));
    }
    let given = |key: &str| split.keys.contains(key);
    if position.players.len() == 1 && !given("over") {
        position.outcome = Some(Outcome::shared(position.players, EndReason::LastPlayer));
    }
    Ok(())
}

/// What each phase needs, and what it cannot have.
fn check_phase(position: &mut Position) -> Result<(), PositionError> {
    let phase = position.phase;
    let due: u32 = position.due.iter().map(|slots| slots.count_ones()).sum();
    let own_due = position.due[position.turn.index()].count_ones();
    let needs = |key: &str| impossible(format!("`phase` and `{key}` do not go together"));
    if position.offer.piece.is_some() != matches!(phase, Phase::Bid | Phase::Accept) {
        return needs("offer");
    }
    if position.offer.piece.is_none() && position.offer.bids.iter().any(Option::is_some) {
        return needs("bids");
    }
    if position.captor.is_some() != (phase == Phase::Wake) {
        return needs("captor");
    }
    let right = match phase {
        Phase::Wake => (due, own_due) == (1, 1),
        // At most a whole hand on one side of the trade, and one piece on the other.
        Phase::Place => due > 0 && due - own_due <= 1 && own_due <= u32::from(MOST_TOKENS * Bid::MOST_ALIKE),
        _ => due == 0,
    };
    if !right {
        return needs("place");
    }
    if phase == Phase::Place && !placing::all_can_be_placed(&position.board, &position.due, position.players) {
        return impossible("what is to be placed cannot be placed in full");
    }
    if phase == Phase::Accept && position.next_bidder().is_some() {
        return impossible("somebody has still to bid");
    }
    position.stage = match phase {
        Phase::Move => Stage::Move,
        Phase::Wake => Stage::Capture,
        Phase::Offer | Phase::Bid | Phase::Accept | Phase::Place => Stage::Auction,
        Phase::Roll => Stage::DiceDrop,
    };
    debug_assert!(each(position.hands.all()).all(|slot| position.board.all() >> slot & 1 == 0));
    Ok(())
}
