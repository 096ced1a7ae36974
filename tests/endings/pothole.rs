//! Endings of Pothole on a small board, where potholes stay where they are.

use bulldozer_gambit::rules::Game;
use bulldozer_gambit::rules::pothole::Position;

use crate::ending::{Solved, assert_solved, assert_won};

impl Solved for Position {
    type Mark = u64;

    fn mark(&self) -> u64 {
        self.key()
    }
}

/// What a player of White reaches by force: in how many of a hundred positions, with either to move, and within how many
/// actions. A turn has two.
#[test]
fn small_endings_are_solved() {
    assert_solved::<Position>(&[
        // A king alone, also with a dirt devil or a cyclone, wins only where the other king stands to be taken at once.
        ("3,Rk/1,@W,2/4/Wk,3 turn=W", [32, 0], 1),
        ("4,Rk/5/2,@W,2/2,Wd,2/Wk,4 turn=W", [44, 0], 1),
        ("4,Rk/5/2,@W,2/2,Wy,2/Wk,4 turn=W", [44, 0], 1),
        // Every other piece is enough, but for a bulldozer in one of a hundred positions.
        ("4,Rk/5/2,@W,2/5/Wk,Wc,3 turn=W", [100, 61], 14),
        ("4,Rk/5/2,@W,2/5/Wk,Wr,3 turn=W", [100, 61], 11),
        ("4,Rk/5/2,@W,2/5/Wk,Wb,3 turn=W", [99, 59], 20),
        ("4,Rk/5/2,@W,2/5/Wk,Wm,3 turn=W", [100, 61], 17),
        // With two pieces more is won where the other player is to move.
        ("3,Rk/1,@W,2/4/Wk,Wc,2 turn=W", [100, 50], 11),
        ("3,Rk/1,@W,2/4/Wk,Wb,2 turn=W", [100, 49], 14),
        ("3,Rk/1,@W,2/4/Wk,Wb,Wc,1 turn=W", [100, 68], 14),
    ]);
}

/// Bots of the normal level win what is won.
#[test]
fn won_endings_are_won() {
    assert_won::<Position>(&[
        ("6,Rk/7/7/3,@W,3/7/7/Wk,Wc,5/7 turn=W", 18),
        ("6,Rk/7/3,@W,3/7/Wk,Wb,5/7 turn=W", 18),
        ("6,Rk/7/3,@W,3/7/Wk,Wr,5/7 turn=W", 18),
    ]);
}
