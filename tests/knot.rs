//! The tables of `tests/knot`.

#[path = "common/tables.rs"]
mod tables;

use bulldozer_gambit::rules::knot::Position;
use tables::Tables;

#[test]
fn perft_counts() {
    Tables::of("knot").perft_counts::<Position>();
}

/// The variable `KNOT_GAMES` names another file of the same form as `games.txt`, with more games.
#[test]
fn golden_games() {
    Tables::of("knot").golden_games::<Position>("KNOT_GAMES");
}
