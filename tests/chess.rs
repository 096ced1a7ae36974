//! The shared chess code, compared with brute force on random boards.

use core::ops::ControlFlow;
use std::collections::BTreeSet;

use bulldozer_gambit::rules::chess::*;
use bulldozer_gambit::rules::{Seat, SeatSet, Square};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const QUAD: Board = Board::empty(8, 8, 0);
const CROSS: Board = Board::empty(14, 14, 3);

fn at(name: &str) -> Cell {
    cell_of(name.parse().unwrap())
}

fn board_with(empty: &Board, pieces: &[(&str, ChessKind, u8)]) -> Board {
    let mut board = *empty;
    for (slot, &(square, kind, army)) in (0..).zip(pieces) {
        board.put(slot, Man::new(kind, Seat(army)), at(square));
    }
    board
}

/// A king of army 0, and up to 40 other pieces of all armies.
fn random_board(rng: &mut ChaCha8Rng) -> Board {
    let mut board = if rng.random_bool(0.5) { QUAD } else { CROSS };
    let cells: Vec<Cell> = board.cells().collect();
    let most = rng.random_range(1..cells.len().min(41));
    board.put(0, Man::new(ChessKind::King, Seat(0)), cells[rng.random_range(0..cells.len())]);
    for slot in 1..most as Slot {
        let cell = cells[rng.random_range(0..cells.len())];
        if board.is_empty(cell) {
            let kind = ChessKind::ALL[rng.random_range(0..5)];
            board.put(slot, Man::new(kind, Seat(rng.random_range(0..5))), cell);
        }
    }
    board
}

/// Whether the piece in `slot` attacks `cell`, by coordinates.
fn attacks(board: &Board, slot: Slot, cell: Cell) -> bool {
    let (from, to) = (square_of(board.cell(slot)), square_of(cell));
    let (file, rank) = (to.file as i8 - from.file as i8, to.rank as i8 - from.rank as i8);
    let man = board.man(slot);
    let (far, near) = (file.abs().max(rank.abs()), file.abs().min(rank.abs()));
    let straight = far > 0 && (near == 0 || near == far);
    let clear = straight
        && (1..far).all(|steps| {
            let square = Square::new(
                (from.file as i8 + file.signum() * steps) as u8,
                (from.rank as i8 + rank.signum() * steps) as u8,
            );
            board.cell_at(square).is_some_and(|cell| board.is_empty(cell))
        });
    match man.kind() {
        ChessKind::Pawn => match man.army().0 {
            0 => rank == 1 && file.abs() == 1,
            1 => file == 1 && rank.abs() == 1,
            2 => rank == -1 && file.abs() == 1,
            3 => file == -1 && rank.abs() == 1,
            _ => false,
        },
        ChessKind::Knight => (far, near) == (2, 1),
        ChessKind::King => far == 1,
        ChessKind::Rook => clear && near == 0,
        ChessKind::Bishop => clear && near == far,
        ChessKind::Queen => clear,
    }
}

fn enemies(board: &Board) -> Slots {
    board.army(Seat(1)) | board.army(Seat(2)) | board.army(Seat(3))
}

#[test]
fn boards_have_their_squares() {
    assert_eq!(QUAD.cells().count(), 64);
    assert_eq!(CROSS.cells().count(), 160);
    for (board, square, there) in [
        (&QUAD, "a1", true),
        (&QUAD, "h8", true),
        (&QUAD, "i1", false),
        (&QUAD, "a9", false),
        (&CROSS, "c4", true),
        (&CROSS, "c3", false),
        (&CROSS, "n11", true),
        (&CROSS, "l12", false),
        (&CROSS, "z99", false),
    ] {
        assert_eq!(board.cell_at(square.parse().unwrap()).is_some(), there, "{square}");
    }
    for cell in CROSS.cells() {
        assert_eq!(cell_of(square_of(cell)), cell);
        // The border is wide enough for every leap.
        for step in KING.into_iter().chain(KNIGHT) {
            let (from, to) = (square_of(cell), go(cell, step));
            let beside = CROSS.at(to) == VOID || {
                let to = square_of(to);
                to.file.abs_diff(from.file) <= 2 && to.rank.abs_diff(from.rank) <= 2
            };
            assert!(beside, "{cell} {step}");
        }
    }
}

#[test]
fn attacks_are_those_by_coordinates() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..300 {
        let board = random_board(&mut rng);
        let by = board.army(Seat(rng.random_range(0..5))) | board.army(Seat(rng.random_range(0..5)));
        for cell in board.cells() {
            let expected: Slots = each(by).filter(|&slot| attacks(&board, slot, cell)).map(|slot| 1 << slot).sum();
            assert_eq!(attackers(&board, cell, by), expected, "{} {board:?}", square_of(cell));
            assert_eq!(attacked(&board, cell, by, cell), expected != 0, "{} {board:?}", square_of(cell));
            let man = Man::new(ChessKind::ALL[rng.random_range(0..6)], Seat(rng.random_range(0..4)));
            let striking = striking_cells(&board, man, cell);
            for from in board.cells().filter(|&from| from != cell) {
                let strikes = board.is_empty(from) && strikes(&board, man, from, cell);
                assert_eq!(striking.contains(from), strikes, "{man:?} {} {board:?}", square_of(from));
            }
            for slot in each(by).filter(|&slot| board.cell(slot) != cell) {
                let would = strikes(&board, board.man(slot), board.cell(slot), cell);
                assert_eq!(would, expected >> slot & 1 != 0, "{slot} {} {board:?}", square_of(cell));
            }
        }
    }
}

/// The guarded move generation equals brute force, which makes and checks every move.
#[test]
fn guarded_moves_are_those_that_leave_the_king_safe() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut checked = 0;
    for _ in 0..2000 {
        let board = random_board(&mut rng);
        let (king, hostile) = (board.king(Seat(0)).unwrap(), enemies(&board));
        let guard = Guard::new(&board, board.cell(king), hostile);
        let checks = each(hostile).filter(|&slot| attacks(&board, slot, board.cell(king))).count();
        assert_eq!(usize::from(guard.checks()), checks, "{board:?}");
        checked += usize::from(checks > 0);
        for slot in each(board.army(Seat(0))) {
            let from = board.cell(slot);
            let fresh = rng.random_bool(0.5);
            let mut found = BTreeSet::new();
            let mut free = BTreeSet::new();
            let kind = board.man(slot).kind();
            let mut visit = |cell| {
                assert!(found.insert(cell), "twice");
                ControlFlow::Continue(())
            };
            let flow = match kind {
                ChessKind::King => visit_king(&board, slot, hostile, hostile, &mut visit).map_continue(|()| 0),
                ChessKind::Pawn => {
                    let mut visit = |_, cell| visit(cell);
                    visit_pawns(&board, Seat(0), 1 << slot, |_| fresh, hostile, &guard, &mut visit)
                }
                _ => visit_pieces(&board, 1 << slot, hostile, &guard, &mut |_, cell| visit(cell)),
            };
            let seen = flow.continue_value().unwrap();
            if kind != ChessKind::King && guard.is_idle() {
                let others =
                    each(board.all()).filter(|&other| other != slot && attacks(&board, slot, board.cell(other)));
                assert_eq!(seen, others.map(|other| 1 << other).sum::<Slots>(), "{kind:?} {board:?}");
            }
            if !matches!(kind, ChessKind::King | ChessKind::Pawn) {
                let expected = (found.len() as u32, seen);
                assert_eq!(count_pieces(&board, 1 << slot, hostile, &guard), expected, "{board:?}");
            }
            for to in board.cells() {
                let target = board.set_on(to);
                let goes = match kind {
                    ChessKind::Pawn => {
                        let one = go(from, NORTH);
                        let ahead = board.is_empty(one) && (to == one || fresh && to == go(one, NORTH));
                        target == 0 && ahead || target != 0 && attacks(&board, slot, to)
                    }
                    _ => attacks(&board, slot, to),
                };
                if !goes || target & !hostile != 0 {
                    continue;
                }
                let mut after = board;
                each(target).for_each(|victim| after.remove(victim));
                after.shift(slot, to);
                let hostile = enemies(&after);
                if !each(hostile).any(|enemy| attacks(&after, enemy, after.cell(king))) {
                    free.insert(to);
                }
            }
            assert_eq!(found, free, "{kind:?} on {} fresh {fresh} {board:?}", square_of(from));
        }
    }
    assert!(checked > 200);
}

/// Pieces are added, removed, moved and changed; the key and the lines always match the board.
#[test]
fn keys_and_lines_are_kept_up_to_date() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..100 {
        let mut board = random_board(&mut rng);
        let cells: Vec<Cell> = board.cells().collect();
        for _ in 0..20 {
            let slot = rng.random_range(0..64);
            let man = Man::new(ChessKind::ALL[rng.random_range(0..6)], Seat(rng.random_range(0..5)));
            let cell = cells[rng.random_range(0..cells.len())];
            let there = board.all() >> slot & 1 != 0;
            match rng.random_range(0..4) {
                0 if there => board.remove(slot),
                1 if there => board.turn_into(slot, man),
                2 if there && board.is_empty(cell) => board.shift(slot, cell),
                _ if !there && board.is_empty(cell) => board.put(slot, man, cell),
                _ => {}
            }
            assert_eq!(board.key(), board.key_from_scratch(), "{board:?}");
        }
        for &cell in &cells {
            for (axis, &step) in AXES.iter().enumerate() {
                let end = |step| core::iter::successors(Some(go(cell, step)), move |&next| Some(go(next, step)));
                let expected = [step, back(step)].map(|step| {
                    let end = end(step).find(|&end| !board.is_empty(end)).unwrap();
                    (end, end == go(cell, step))
                });
                assert_eq!(board.lines().ends(cell, axis), expected, "{} {axis} {board:?}", square_of(cell));
            }
        }
        // The slots of pieces do not matter.
        let mut again = if cells.len() == 64 { QUAD } else { CROSS };
        for (slot, other) in (0..).zip(each(board.all()).collect::<Vec<_>>().into_iter().rev()) {
            again.put(slot, board.man(other), board.cell(other));
        }
        assert_eq!((again.key(), again), (board.key(), board));
        if let Some(slot) = each(again.all()).next() {
            again.remove(slot);
            assert_ne!((again.key(), again), (board.key(), board));
        }
    }
}

#[test]
fn visiting_stops_when_told() {
    let board = board_with(&QUAD, &[("d4", ChessKind::Queen, 0)]);
    let mut seen = 0;
    let flow = visit_pieces(&board, 1, 0, &Guard::none(), &mut |_, _| {
        seen += 1;
        if seen == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((flow, seen), (ControlFlow::Break(()), 3));
}

#[test]
fn pawns_go_away_from_their_seats() {
    for (army, square, targets) in
        [(0, "d4", ["d5", "d6"]), (1, "d4", ["e4", "f4"]), (2, "d4", ["d3", "d2"]), (3, "d4", ["c4", "b4"])]
    {
        let board = board_with(&QUAD, &[(square, ChessKind::Pawn, army)]);
        let mut found = Vec::new();
        let _ = visit_pawns(&board, Seat(army), 1, |_| true, 0, &Guard::none(), &mut |_, cell| {
            found.push(square_of(cell).to_string());
            ControlFlow::Continue(())
        });
        assert_eq!(found, targets);
    }
}

#[test]
fn double_steps_can_be_captured_in_passing_until_something_changes() {
    const LANES: Lanes<1> = Lanes::new([
        [cell_of(Square::new(1, 1))],
        [cell_of(Square::new(1, 6))],
        [cell_of(Square::new(6, 6))],
        [cell_of(Square::new(6, 1))],
    ]);
    let south = Seat(0);
    assert_eq!(LANES.over(at("b3")), Some((south, 0)));
    assert_eq!(LANES.over(at("b4")), None);
    assert!(LANES.is_start(south, at("b2")) && !LANES.is_start(Seat(1), at("b2")));
    assert_eq!((LANES.crossed(south, 0), LANES.landing(south, 0)), (at("b3"), at("b4")));

    let others: SeatSet = [Seat(1), Seat(2), Seat(3)].into_iter().collect();
    let board = board_with(&QUAD, &[("b4", ChessKind::Pawn, 0)]);
    let mut passants = Passants::<1>::default();
    passants.grant(south, 0, others);
    passants.refresh(&LANES, &board);
    assert_eq!(passants.iter().collect::<Vec<_>>(), [(south, 0, others)]);
    passants.spend(Seat(2));
    assert!(!passants.rights(south, 0).contains(Seat(2)) && passants.rights(south, 0).contains(Seat(3)));

    let taken = board_with(&QUAD, &[("b4", ChessKind::Pawn, 0), ("b3", ChessKind::Knight, 1)]);
    let moved = board_with(&QUAD, &[("b5", ChessKind::Pawn, 0)]);
    let dead = board_with(&QUAD, &[("b4", ChessKind::Pawn, 1)]);
    for board in [taken, moved, dead] {
        let mut passants = passants;
        passants.refresh(&LANES, &board);
        assert!(passants.is_empty(), "{board:?}");
    }
}

/// Quad's castling, where the two pieces change places, and Auction's to the near side.
#[test]
fn castling_wants_a_free_way_and_no_check() {
    let castle = |king, rook, king_to, rook_to| {
        let (king, rook, king_to, rook_to) = (at(king), at(rook), at(king_to), at(rook_to));
        Castle { seat: Seat(0), king, rook, king_to, rook_to, step: EAST }
    };
    let castles = Castles::new([castle("a1", "b1", "b1", "a1"), castle("h1", "k1", "j1", "i1")]);
    let both = CastlingRights(3);
    assert!(!castles.after_move(both, at("b1"), at("b5")).has(0));
    assert!(castles.after_move(both, at("b1"), at("b5")).has(1));
    assert!(!castles.after_move(both, at("k8"), at("k1")).has(1));

    use ChessKind::{Bishop, King, Rook};
    let near = [("a1", King, 0), ("b1", Rook, 0)];
    let far = [("h1", King, 0), ("k1", Rook, 0)];
    for (number, empty, pieces, enemy, possible) in [
        (0, &QUAD, near, ("h8", Rook, 1), true),
        (0, &QUAD, near, ("b8", Rook, 1), false),
        (0, &QUAD, near, ("a8", Rook, 1), false),
        (0, &QUAD, near, ("h1", Rook, 1), false),
        (0, &QUAD, near, ("a8", Bishop, 1), true),
        (1, &CROSS, far, ("d8", Rook, 1), true),
        (1, &CROSS, far, ("h8", Rook, 1), false),
        (1, &CROSS, far, ("i8", Rook, 1), false),
        (1, &CROSS, far, ("j8", Rook, 1), false),
        (1, &CROSS, far, ("k8", Rook, 1), true),
        (1, &CROSS, far, ("i1", Bishop, 0), false),
        (1, &CROSS, far, ("j1", Bishop, 0), false),
    ] {
        let board = board_with(empty, &[pieces[0], pieces[1], enemy]);
        assert!(castles.in_place(number, &board));
        assert_eq!(castles.possible(number, &board, enemies(&board)), possible, "{enemy:?}");
    }
    assert!(!castles.in_place(0, &board_with(&QUAD, &[("a1", King, 0), ("b1", Bishop, 0)])));
    assert!(!castles.in_place(0, &board_with(&QUAD, &[("a1", King, 0), ("b1", Rook, 1)])));
}
