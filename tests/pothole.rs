//! The tables of `tests/pothole`.

#[path = "common/tables.rs"]
mod tables;

use bulldozer_gambit::rules::pothole::Position;
use tables::Tables;

#[test]
fn the_rules_page_line_by_line() {
    let names = ["turn", "pieces", "rings", "dozers", "potholes", "chips", "kings", "end"];
    Tables::of("pothole").cases::<Position>(&names, 200);
}

#[test]
fn position_texts() {
    Tables::of("pothole").position_texts::<Position>();
}

#[test]
fn perft_counts() {
    Tables::of("pothole").perft_counts::<Position>();
}

/// The variable `POTHOLE_GAMES` names another file of the same form as `games.txt`, with more games.
#[test]
fn golden_games() {
    Tables::of("pothole").golden_games::<Position>("POTHOLE_GAMES");
}
