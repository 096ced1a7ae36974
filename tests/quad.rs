//! The tables of `tests/quad`.

#[path = "common/tables.rs"]
mod tables;

use bulldozer_gambit::rules::quad::Position;
use tables::Tables;

#[test]
fn the_rules_page_line_by_line() {
    let names = ["moves", "passant", "queen", "check", "mate", "leave", "draws", "end", "forms", "penalty"];
    Tables::of("quad").cases::<Position>(&names, 120);
}

#[test]
fn position_texts() {
    Tables::of("quad").position_texts::<Position>();
}

#[test]
fn perft_counts() {
    Tables::of("quad").perft_counts::<Position>();
}

/// The variable `QUAD_GAMES` names another file of the same form as `games.txt`, with more games.
#[test]
fn golden_games() {
    Tables::of("quad").golden_games::<Position>("QUAD_GAMES");
}
