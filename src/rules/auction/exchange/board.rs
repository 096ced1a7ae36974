//! FEN4: boards.

use fen4::{Board, Color, Extra, Piece, Position as Place, TurnColor};

use super::super::board::{CASTLES, CROSS, LANES, SEATS, SIZE, START_CELLS};
use super::super::options::Options;
use super::super::position::{Phase, Position};
use super::{ExchangeError, board_fault, check_numbers};
use crate::rules::any_game::Line;
use crate::rules::chess::{ChessKind, Man, NOBODY, each, square_of};
use crate::rules::game::Game as _;
use crate::rules::game_id::GameId;
use crate::rules::record::Record;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;
use crate::rules::text::RowWriter;

pub(super) const COLORS: [TurnColor; 4] = [TurnColor::Red, TurnColor::Blue, TurnColor::Yellow, TurnColor::Green];

/// For each seat, the numbers of its short and its long castling.
pub(super) const SIDES: [[usize; 2]; 4] = [[1, 0], [2, 3], [4, 5], [7, 6]];

fn differs<T>(why: impl Into<String>) -> Result<T, ExchangeError> {
    Err(ExchangeError::NoCounterpart(why.into()))
}

pub(super) const fn square(place: Place) -> Square {
    Square::new(place.col as u8, place.row as u8)
}

pub(super) const fn place(square: Square) -> Place {
    Place { row: square.rank as usize, col: square.file as usize }
}

/// The kind for a FEN4 piece letter; `D` is a promoted queen.
pub(super) fn kind_of(letter: char) -> Option<ChessKind> {
    match letter {
        'D' => Some(ChessKind::Queen),
        _ if letter.is_ascii_uppercase() => ChessKind::from_letter(letter.to_ascii_lowercase()),
        _ => None,
    }
}

/// Parses a FEN4 board, with notes on what could not be taken over.
///
/// # Errors
///
/// Where the text is not FEN4, or the board cannot be one of Auction Chess.
pub fn read_fen4(text: &str, options: &Options) -> Result<(Position, Vec<String>), ExchangeError> {
    check_numbers(text)?;
    let joined: String = text.split_whitespace().collect();
    let board: Board =
        joined.parse().map_err(|error| ExchangeError::Form { format: "FEN4", why: board_fault(&error) })?;
    convert(&board, options)
}

pub(super) fn convert(board: &Board, options: &Options) -> Result<(Position, Vec<String>), ExchangeError> {
    check_extra(&board.extra_options)?;
    let mut rows = RowWriter::default();
    for rank in (0..SIZE).rev() {
        for file in 0..SIZE {
            let square = Square::new(file, rank);
            let piece = &board.board[usize::from(rank)][usize::from(file)];
            match (CROSS.cell_at(square).is_some(), piece) {
                (false, Piece::Empty | Piece::Wall) => rows.void(),
                (false, _) => return differs(format!("something stands on {square}, in a removed corner")),
                (true, Piece::Empty) => rows.empty(),
                (true, Piece::Wall) => return differs(format!("there is a wall on {square}")),
                (true, Piece::Normal(color, letter)) => rows.thing(&thing(*color, *letter, square)?),
            }
        }
        rows.end_row();
    }
    let seat = COLORS.iter().position(|&color| color == board.turn).unwrap_or(0);
    let mut text = format!("{} turn={}", rows.finish(), SEATS[seat].letter);
    // Parse the pieces first: the rest depends on where they stand.
    let mut men = Position::from_text(&format!("{text} castle=-"), options)?;
    if men.outcome().is_some() {
        return Ok((men, vec!["the game is over at once by the rules here".to_owned()]));
    }
    if let Some(gone) = (0..4).find(|&seat| board.dead[seat] && men.players().contains(Seat(seat as u8))) {
        return differs(format!("{} is out, but has a king", SEATS[gone].name));
    }
    let mut notes = Vec::new();
    text.push_str(&format!(" castle={}", castling(board, &men, &mut notes)));
    let passants = passants(board, &men);
    if !passants.is_empty() {
        text.push_str(&format!(" ep={}", passants.join(",")));
    }
    text.push_str(&format!(" quiet={}", board.draw_ply));
    men = Position::from_text(&text, options)?;
    Ok((men, notes))
}

/// A piece in the notation of position texts.
fn thing(color: Color, letter: char, square: Square) -> Result<String, ExchangeError> {
    let Color::Turn(color) = color else {
        return differs(format!("a dead piece stands on {square}: here the pieces of who is out leave the board"));
    };
    let Some(kind) = kind_of(letter) else {
        return differs(format!("Auction Chess has no piece `{letter}`, which stands on {square}"));
    };
    let seat = COLORS.iter().position(|&other| other == color).unwrap_or(0);
    Ok(format!("{}{}", SEATS[seat].letter, kind.kind().letter()))
}

/// Rejects rules of other variants.
fn check_extra(extra: &Extra) -> Result<(), ExchangeError> {
    let plain = Extra { royal: extra.royal, enpassant: extra.enpassant, uniquify: extra.uniquify, ..Extra::default() };
    if *extra == plain { Ok(()) } else { differs("the board is of a variant that is not plain four-handed chess") }
}

/// The castlings that are open in the FEN4 board and possible here.
fn castling(board: &Board, men: &Position, notes: &mut Vec<String>) -> String {
    let mut open = Vec::new();
    for (seat, numbers) in SIDES.iter().enumerate() {
        for (number, given) in numbers.iter().zip([board.castling_king[seat], board.castling_queen[seat]]) {
            let lost = given && men.players().contains(Seat(seat as u8));
            if lost && CASTLES.in_place(*number, &men.board) {
                open.push(*number);
            } else if lost {
                let castle = &CASTLES.all()[*number];
                notes.push(format!(
                    "{} cannot castle here: king and rook would have to stand on {} and {}",
                    SEATS[seat].name,
                    square_of(castle.king),
                    square_of(castle.rook)
                ));
            }
        }
    }
    open.sort_unstable();
    let rooks: Vec<String> = open.into_iter().map(|number| square_of(CASTLES.all()[number].rook).to_string()).collect();
    if rooks.is_empty() { "-".to_owned() } else { rooks.join(",") }
}

/// Players who may still capture a pawn of `owner` en passant: all who have not moved since.
fn not_moved_since(position: &Position, owner: Seat) -> SeatSet {
    let after = (0..4).map(|places| Seat((position.turn.0 + places) % 4)).take_while(|&seat| seat != owner);
    after.filter(|&seat| position.players().contains(seat)).collect()
}

/// Double steps that can still be captured en passant.
fn passants(board: &Board, men: &Position) -> Vec<String> {
    let mut found = Vec::new();
    for (seat, &pair) in board.extra_options.enpassant.iter().enumerate() {
        let Some((crossed, landed)) = pair else { continue };
        let owner = Seat(seat as u8);
        let lane = men.board.cell_at(square(crossed)).and_then(|cell| LANES.over(cell));
        let Some((_, lane)) = lane.filter(|&(other, _)| other == owner) else { continue };
        let stands = men.board.man_on(LANES.landing(owner, lane)) == Some(Man::new(ChessKind::Pawn, owner));
        let rights: String = not_moved_since(men, owner).iter().map(|seat| seat.letter(SEATS)).collect();
        if stands && square_of(LANES.landing(owner, lane)) == square(landed) && !rights.is_empty() {
            found.push(format!("{}:{rights}", square(crossed)));
        }
    }
    found
}

/// Writes a position as FEN4, with notes on what could not be taken over.
///
/// # Errors
///
/// Where the position has what FEN4 cannot express: hands, dormant or placed pieces, or a running auction.
pub fn write_fen4(position: &Position) -> Result<(String, Vec<String>), ExchangeError> {
    export(position).map(|(board, notes)| (board.to_string().split_whitespace().collect(), notes))
}

fn export(position: &Position) -> Result<(Board, Vec<String>), ExchangeError> {
    if position.phase != Phase::Move {
        return differs("FEN4 knows no auction and no dice: the turn must be at its beginning");
    }
    if position.hands.all() != 0 {
        return differs("FEN4 knows no hands: a captured piece would be lost");
    }
    if position.board.army(NOBODY) != 0 {
        return differs("FEN4 knows no dormant pieces");
    }
    let stuck = |seat: Seat| {
        let placed = each(position.placed & position.board.army(seat));
        placed.into_iter().any(|slot| START_CELLS[seat.index()].contains(position.board.cell(slot)))
    };
    if (0..4).map(Seat).any(stuck) {
        return differs("FEN4 would give a placed pawn on a start square its double step back");
    }
    let mut board = Board {
        turn: COLORS[position.turn.index()],
        draw_ply: position.quiet as usize,
        board: Default::default(),
        ..Board::default()
    };
    for slot in each(position.board.all()) {
        let (man, at) = (position.board.man(slot), square_of(position.board.cell(slot)));
        let letter = man.kind().kind().letter().to_ascii_uppercase();
        let color = Color::Turn(COLORS[man.army().index()]);
        board.board[usize::from(at.rank)][usize::from(at.file)] = Piece::Normal(color, letter);
    }
    for (seat, numbers) in SIDES.into_iter().enumerate() {
        board.dead[seat] = !position.players().contains(Seat(seat as u8));
        [board.castling_king[seat], board.castling_queen[seat]] = numbers.map(|number| position.castling.has(number));
    }
    for (owner, lane, rights) in position.passants.iter() {
        let said = &mut board.extra_options.enpassant[owner.index()];
        if said.is_some() || rights != not_moved_since(position, owner) {
            return differs("FEN4 cannot say who may capture in passing here");
        }
        let [crossed, landed] = [LANES.crossed(owner, lane), LANES.landing(owner, lane)].map(square_of);
        *said = Some((place(crossed), place(landed)));
    }
    let mut notes = Vec::new();
    if position.rounds > 0 {
        notes.push(format!("FEN4 knows no count of rounds: that {} are over is left out", position.rounds));
    }
    if position.sold != 0 {
        let squares: Vec<String> = position.sold_cells().iter().map(|cell| square_of(cell).to_string()).collect();
        notes.push(format!(
            "FEN4 knows no pieces that leave the game once captured: the marks on {} are left out",
            squares.join(", ")
        ));
    }
    let options = Record::begun_at(GameId::Auction, &Line::new(*position)).options;
    notes.extend(options.iter().map(|(name, value)| format!("FEN4 knows no rule options: {name}={value} is left out")));
    Ok((board, notes))
}
