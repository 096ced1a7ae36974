//! The tables of `tests/knot`.

#[path = "common/tables.rs"]
mod tables;

use bulldozer_gambit::rules::knot::Position;
use tables::Tables;

#[test]
fn the_rules_page_line_by_line() {
    let names = ["setup", "pieces", "frogs", "checks", "end"];
    Tables::of("knot").cases::<Position>(&names, 110);
}

#[test]
fn position_texts() {
    Tables::of("knot").position_texts::<Position>();
}

#[test]
fn perft_counts() {
    Tables::of("knot").perft_counts::<Position>();
}

/// The variable `KNOT_GAMES` names another file of the same form as `games.txt`, with more games.
#[test]
fn golden_games() {
    Tables::of("knot").golden_games::<Position>("KNOT_GAMES");
}
