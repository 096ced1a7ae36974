//! Endings of Knot.

use bulldozer_gambit::bots::{Bot, Level, SURE};
use bulldozer_gambit::rules::knot::Position;
use bulldozer_gambit::rules::{Game, Line, Seat, Square};

use crate::ending::{Ending, Fate, Solved, assert_solved, assert_won, choose};

/// Eight arms, each with what stands on it from the Knot outward and the frog whose well it ends in.
type Star = ([[([u8; 8], u8); 2]; 4], u8, Seat);

impl Solved for Position {
    type Mark = Star;

    /// A position up to the symmetry of the board: the strips are alike, and so are the two arms of a strip.
    fn mark(&self) -> Star {
        let (mut strips, mut knot) = ([[([0; 8], 0); 2]; 4], 0);
        let arm = |square: Square| (usize::from(square.file), usize::from(square.rank > 8));
        let mut frogs = [0; 2];
        for piece in self.snapshot().pieces.values() {
            let mut code = (piece.kind.letter() as u8 - b'a' + 1) | piece.seat.0 << 5;
            if let Some(home) = piece.home {
                frogs[piece.seat.index()] += 1;
                code |= frogs[piece.seat.index()] << 6;
                let (strip, end) = arm(home);
                strips[strip][end].1 = code;
            }
            if piece.square.rank == 8 {
                knot = code;
            } else {
                let (strip, end) = arm(piece.square);
                strips[strip][end].0[usize::from(piece.square.rank.abs_diff(8)) - 1] = code;
            }
        }
        for strip in &mut strips {
            strip.sort_unstable();
        }
        strips.sort_unstable();
        (strips, knot, self.turn())
    }
}

/// What a player of White reaches by force: in how many of a hundred positions, with either to move, and within how many
/// actions.
#[test]
fn small_endings_are_solved() {
    assert_solved::<Position>(&[
        // Any king mates a prince or a frog alone.
        ("Wk,14,Bc/16/16/16 turn=W", [100, 100], 26),
        ("Wk,14,Bf/16/16/16 turn=W", [100, 100], 10),
        // A king is mated by a golem and a king, by icosahedra of both halves, and by a dingo.
        ("Wk,Wg,13,Bk/16/16/16 turn=W", [70, 48], 44),
        ("Wk,14,Bk/Wi,Wi,14/16/16 turn=W", [89, 57], 18),
        ("Wk,14,Bk/Wd,15/16/16 turn=W", [100, 84], 8),
        // By nothing less.
        ("Wk,14,Bk/Wc,15/16/16 turn=W", [0, 0], 0),
        ("Wk,14,Bk/Wi,15/16/16 turn=W", [0, 0], 1),
        ("Wk,14,Bk/Wi,15/Wi,15/16 turn=W", [0, 0], 1),
        ("Wk,14,Bk/We,15/16/16 turn=W", [0, 0], 0),
    ]);
}

/// The search finds a mate only where there is one.
#[test]
fn the_search_agrees_with_solved_endings() {
    let ending = Ending::<Position>::of("Wk,14,Bk/Wi,Wi,14/16/16 turn=W");
    let mut bot = Bot::new(Level::STRONGEST, 1);
    let (mut found, mut won) = (0, 0);
    for (position, fate) in ending.whole(Seat(0)).step_by(120) {
        let text = position.to_text();
        let choice = choose(&mut bot, &text, &[], &Line::new(*position), 5_000);
        let sure = choice.score.is_some_and(|score| score >= SURE);
        won += usize::from(matches!(fate, Fate::Wins(_)));
        found += usize::from(sure);
        assert!(!sure || matches!(fate, Fate::Wins(_)), "{text} is no win");
    }
    println!("{found} of {won} wins are found at once");
    assert!(found > 0);
}

/// Bots of the normal level win most of what is won: of 60 positions each, 45, 38 and 60.
#[test]
fn most_won_endings_are_won() {
    assert_won::<Position>(&[
        ("Wk,Wg,13,Bk/16/16/16 turn=W", 12),
        ("Wk,14,Bk/Wg,15/Wc,15/16 turn=W", 10),
        ("Wk,14,Bk/Wi,Wi,14/16/16 turn=W", 18),
    ]);
}
