//! Arranges the panels of a window: beside the board, or above and below it.

use bevy_egui::egui;

use super::panel::{GAP, LINES, STATUS};
use super::places::{Frame, MARGIN};
use crate::theme::{NARROW, button_height};

/// The least height of a useful list of moves.
const LEAST_LIST: f32 = 120.0;
/// The most height of an auction beside the board, when the list of moves needs the rest.
const MOST_AUCTION: f32 = 330.0;
/// The least height of a useful auction.
const LEAST_AUCTION: f32 = 64.0;
/// The least and the most height of an auction below the board: from one row of pieces to a row for each of four fingers.
const AUCTION_BELOW: [f32; 2] = [88.0, 192.0];
/// The height of a flat board of 14 squares on a phone, with the letters below it, as a multiple of the window's width.
const BOARD_BELOW: f32 = 1.01;
/// Lower windows have small cards beside the board.
const LOW_BESIDE: f32 = 600.0;
/// The least width of four small cards in a row.
const ROW_OF_CARDS: f32 = 340.0;
/// In windows lower than this, the review bar takes the place of the status line.
const LOW: f32 = 740.0;
/// The heights of a big screen's line and auction and the most height of a card, as fractions of the column.
const BIG_LINE: f32 = 0.16;
const BIG_AUCTION: f32 = 0.22;
const BIG_CARD: f32 = 0.2;
/// The height of a clock on a card.
const TIME: f32 = 20.0;
/// The height of a line of small text.
const SMALL_LINE: f32 = 18.0;

/// What the layout depends on besides the window. It stays the same for a whole match.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Needs {
    pub(super) players: usize,
    pub(super) has_hands: bool,
    pub(super) has_clocks: bool,
    pub(super) shows_moves: bool,
    /// The number of rows of buttons.
    pub(super) rows: usize,
    /// Whether names and clocks are to be read from across the room.
    pub(super) is_big: bool,
}

impl Needs {
    /// Those of a game of four without hands and clocks.
    pub(super) const NONE: Self =
        Self { players: 4, has_hands: false, has_clocks: false, shows_moves: true, rows: 2, is_big: false };
}

impl Frame {
    /// The places of all panels in a window.
    pub(super) fn of(screen: egui::Rect, needs: Needs) -> Self {
        match needs.is_big {
            true => Self::big(screen, needs),
            false if Self::is_beside(screen) => Self::beside(screen, needs),
            false => Self::below(screen, needs),
        }
    }

    /// The landscape layout of a screen that all look at: a card across the whole column for each player, and a line in
    /// large letters.
    fn big(screen: egui::Rect, needs: Needs) -> Self {
        let (margin, padding) = (Self::margin(screen), Self::padding_in(screen));
        let inner = screen.shrink(margin);
        let width = Self::width_of_big(screen);
        let (board, mut column) = inner.split_left_right_at_x(inner.right() - width);
        let whole = column.height();
        let buttons = take_bottom(&mut column, buttons_height(needs.rows, false, padding), margin);
        let line = take_bottom(&mut column, (whole * BIG_LINE).max(line_height(padding)).round(), margin);
        let auction = needs.has_hands.then(|| take_bottom(&mut column, (whole * BIG_AUCTION).round(), margin));
        let most = (whole * BIG_CARD).round() * needs.players as f32;
        let cards = take_top(&mut column, most, margin);
        let list = Some(column).filter(|list| needs.shows_moves && list.height() >= LEAST_LIST);
        Self {
            is_beside: true,
            is_narrow: false,
            is_lying: false,
            is_big: true,
            has_row_of_cards: false,
            has_time: needs.has_clocks,
            board: board.with_max_x(board.right() - margin),
            cards,
            auction,
            list,
            replay: line,
            line,
            buttons,
        }
    }

    /// The landscape layout: the board takes the full height, with everything else to its right.
    fn beside(screen: egui::Rect, needs: Needs) -> Self {
        let (margin, padding) = (Self::margin(screen), Self::padding_in(screen));
        let inner = screen.shrink(margin);
        let is_narrow = screen.width() < NARROW;
        // A low window has no room for a line with the clock.
        let is_low = screen.height() < LOW_BESIDE;
        let has_time = needs.has_clocks && !is_low;
        let is_lying = Self::is_lying(screen);
        let (board, mut column) = inner.split_left_right_at_x(inner.right() - Self::width(screen, needs.has_hands));
        let board = board.with_max_x(board.right() - margin);
        let has_row_of_cards = is_lying && needs.has_hands && column.width() >= ROW_OF_CARDS;
        let rows = if has_row_of_cards { 1 } else { needs.players.div_ceil(2) };
        let cards = take_top(&mut column, cards_height(rows, has_time, is_narrow || is_low), margin);
        let buttons = take_bottom(&mut column, buttons_height(needs.rows, is_narrow, padding), margin);
        let line = take_bottom(&mut column, line_height(padding), margin);
        let bar = button_height(is_narrow) + 2.0 * padding.y;
        let least = if needs.has_hands { bar + margin + LEAST_AUCTION } else { bar };
        let is_short = is_lying && needs.has_hands || column.height() < least;
        let replay = match is_short {
            // A hand that is asked for needs the column, and the cards tell least about the choice.
            _ if has_row_of_cards => cards,
            true => line,
            false => take_bottom(&mut column, bar, margin),
        };
        let (mut auction, mut list) = (None, Some(column));
        if needs.has_hands {
            let height = if column.height() < MOST_AUCTION + margin + LEAST_LIST { f32::MAX } else { MOST_AUCTION };
            // A low window has no room for both it and the status line.
            let place = take_top(&mut column, height, margin);
            auction = Some(if place.height() < LEAST_AUCTION { line } else { place });
            list = Some(column);
        }
        let list = list.filter(|list| needs.shows_moves && list.height() >= LEAST_LIST);
        Self {
            is_beside: true,
            is_narrow,
            is_lying,
            is_big: false,
            has_row_of_cards,
            has_time,
            board,
            cards,
            auction,
            list,
            replay,
            line,
            buttons,
        }
    }

    /// The portrait layout: the board takes the full width, with the players above and the controls of every turn
    /// below.
    fn below(screen: egui::Rect, needs: Needs) -> Self {
        let (margin, padding) = (Self::margin(screen), Self::padding_in(screen));
        let is_narrow = screen.width() < NARROW;
        let mut room = screen.shrink(margin);
        let cards = take_top(&mut room, cards_height(1, false, is_narrow), margin);
        let buttons = take_bottom(&mut room, buttons_height(needs.rows, is_narrow, padding), margin);
        let least_line = line_height(padding);
        // The board of a game with hands has the full width, whatever is left for the auction.
        let board = if is_narrow { screen.width() * BOARD_BELOW } else { room.width() };
        let spare = (room.height() - margin - board).round();
        let [least, most] = AUCTION_BELOW;
        let is_folded = needs.has_hands && spare < least_line + margin + least;
        let height = if is_folded { spare.clamp(least_line, most) } else { least_line };
        let line = take_bottom(&mut room, height, margin);
        let bar = button_height(is_narrow) + 2.0 * padding.y;
        let (mut auction, mut replay) = (None, line);
        if needs.has_hands {
            let height = (spare - least_line - margin).clamp(least, most);
            auction = Some(if is_folded { line } else { take_bottom(&mut room, height, margin) });
            replay = cards;
        } else if screen.height() >= LOW {
            replay = take_bottom(&mut room, bar, margin);
        }
        let board = egui::Rect::from_x_y_ranges(screen.x_range(), room.y_range());
        Self {
            is_beside: false,
            is_narrow,
            is_lying: false,
            is_big: false,
            has_row_of_cards: true,
            has_time: false,
            board,
            cards,
            auction,
            list: None,
            replay,
            line,
            buttons,
        }
    }
}

/// Takes this height off the top of `room`, and a gap.
fn take_top(room: &mut egui::Rect, height: f32, gap: f32) -> egui::Rect {
    let height = height.min(room.height().max(0.0));
    let taken = room.with_max_y(room.top() + height);
    room.min.y = (taken.bottom() + gap).min(room.max.y);
    taken
}

/// Takes this height off the bottom of `room`, and a gap.
fn take_bottom(room: &mut egui::Rect, height: f32, gap: f32) -> egui::Rect {
    let height = height.min(room.height().max(0.0));
    let taken = room.with_min_y(room.bottom() - height);
    room.max.y = (taken.top() - gap).max(room.min.y);
    taken
}

/// The height of this number of rows of cards: a name, the player's state and, where there are clocks, the time.
fn cards_height(rows: usize, has_time: bool, is_narrow: bool) -> f32 {
    let (card, gap) = if is_narrow { (46.0, 4.0) } else { (54.0, MARGIN) };
    let time = if has_time { TIME } else { 0.0 };
    rows as f32 * (card + time + gap) - gap
}

fn buttons_height(rows: usize, is_narrow: bool, padding: egui::Vec2) -> f32 {
    rows as f32 * (button_height(is_narrow) + GAP) - GAP + 2.0 * padding.y
}

/// The height of the status line: the turn, and lines of small text below it.
fn line_height(padding: egui::Vec2) -> f32 {
    STATUS + LINES as f32 * SMALL_LINE + 2.0 * padding.y
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn panels_lie_beside_each_other_and_never_over_the_board() {
        for (width, height) in [
            (1280.0, 720.0),
            (1920.0, 1080.0),
            (2560.0, 1080.0),
            (960.0, 540.0),
            (844.0, 390.0),
            (640.0, 300.0),
            (1024.0, 768.0),
            (820.0, 1180.0),
            (390.0, 844.0),
            (390.0, 664.0),
            (360.0, 640.0),
        ] {
            let games = [(4, false, false, true, 2), (4, true, true, true, 3), (2, false, true, false, 2)];
            let games = games.into_iter().flat_map(|game| [(game, false), (game, true)]);
            for ((players, has_hands, has_clocks, shows_moves, rows), is_big) in games {
                if is_big && !Frame::can_be_big(egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height))) {
                    continue;
                }
                let screen = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
                let needs = Needs { players, has_hands, has_clocks, shows_moves, rows, is_big };
                let frame = Frame::of(screen, needs);
                let places: Vec<_> =
                    [Some(frame.board), Some(frame.cards), frame.place_of_auction(false), frame.list, Some(frame.line)]
                        .into_iter()
                        .chain([Some(frame.buttons)])
                        .flatten()
                        .collect();
                for (number, place) in places.iter().enumerate() {
                    assert!(screen.contains_rect(*place), "{width}x{height} {needs:?}: {frame:?}");
                    for other in &places[..number] {
                        let common = place.intersect(*other);
                        assert!(!common.is_positive(), "{width}x{height} {needs:?}: {common} in {frame:?}");
                    }
                }
                assert!(!frame.board.intersect(frame.replay).is_positive(), "{frame:?}");
                assert!(!frame.board.intersect(frame.coach()).is_positive(), "{frame:?}");
                let hands = frame.auction_of_lesson();
                assert!(hands.is_none_or(|hands| !hands.intersect(frame.coach()).is_positive()), "{frame:?}");
                let cards = frame.places_of_cards(players);
                assert!(cards.iter().all(|card| frame.cards.expand(0.1).contains_rect(*card)), "{cards:?} {frame:?}");
            }
        }
    }

    #[test]
    fn a_player_who_is_asked_has_room_for_the_offer_and_two_rows_of_pieces_on_every_phone() {
        for (width, height) in [(390.0, 844.0), (390.0, 664.0), (844.0, 390.0), (932.0, 430.0)] {
            let screen = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
            let frame = Frame::of(screen, Needs { has_hands: true, has_clocks: true, ..Needs::NONE });
            let place = frame.place_of_auction(true).expect("a place");
            // Where there is room for the board alone, the head of the auction replaces the cards.
            let least = if frame.is_folded() { 90.0 } else { 170.0 };
            assert!(place.height() >= least && frame.is_for_fingers(), "{width}x{height}: {place}");
            if !frame.is_beside {
                assert!(frame.board.height() >= width * BOARD_BELOW - 1.0, "{width}x{height}: {}", frame.board);
            }
            assert!(frame.board.size().min_elem() >= height.min(width) - 120.0, "{width}x{height}: {}", frame.board);
            let cards = frame.places_of_cards(4);
            assert!(cards.iter().all(|card| card.width() >= 80.0), "{width}x{height}: {cards:?}");
        }
    }

    #[test]
    fn the_board_has_most_of_the_window() {
        for (width, height, least) in
            [(1280.0, 720.0, 700.0), (1920.0, 1080.0, 1060.0), (960.0, 540.0, 520.0), (390.0, 844.0, 390.0)]
        {
            let screen = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
            let board = Frame::of(screen, Needs::NONE).board;
            assert!(board.width() >= least && board.height() >= least, "{width}x{height}: {board}");
        }
    }
}
