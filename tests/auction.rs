//! The tables of `tests/auction`.

#[path = "common/tables.rs"]
mod tables;

use bulldozer_gambit::rules::auction::Position;
use tables::Tables;

#[test]
fn the_rules_page_line_by_line() {
    let names = ["board", "castling", "pawns", "kings", "capture", "auction", "placing", "drop", "dormant", "draws"];
    Tables::of("auction").cases::<Position>(&names, 40);
}

#[test]
fn position_texts() {
    Tables::of("auction").position_texts::<Position>();
}

#[test]
fn perft_counts() {
    Tables::of("auction").perft_counts::<Position>();
}

/// The variable `AUCTION_GAMES` names another file of the same form as `games.txt`, with more games.
#[test]
fn golden_games() {
    Tables::of("auction").golden_games::<Position>("AUCTION_GAMES");
}
