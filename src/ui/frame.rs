//! The layout of a match's window: one frame for everything, computed from the window, the game and the settings, never
//! from the content of panels. So neither the board nor a button moves when content changes.

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::hud::button_rows;
use super::systems::PanelSystems;
use crate::play::Session;
use crate::settings::Settings;
use crate::theme::{NARROW, button_height};
use crate::view::FreeArea;

/// The gap between panels, and to the edge of the window.
pub(super) const MARGIN: f32 = 8.0;
/// The same gap on a phone.
const MARGIN_NARROW: f32 = 4.0;
/// The padding of a card, to the left and at the top.
pub(super) const PADDING: egui::Vec2 = vec2(12.0, 8.0);
/// The same padding on a phone.
pub(super) const PADDING_NARROW: egui::Vec2 = vec2(8.0, 6.0);
/// The gap between two buttons.
pub(super) const GAP: f32 = 6.0;

/// Narrower windows have their panels above and below the board.
const LEAST_BESIDE: f32 = 600.0;
/// So do windows with a smaller ratio of width to height.
const ASPECT_BESIDE: f32 = 1.25;
/// The width of the column beside the board, as a fraction of the window's width.
const COLUMN: f32 = 0.32;
const LEAST_COLUMN: f32 = 290.0;
const MOST_COLUMN: f32 = 460.0;
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
/// The most height of a coach beside the board, so that its text and buttons stay together.
const COACH: f32 = 400.0;
/// The least height of a coach below the board: the title, three lines of text and two rows of buttons.
const COACH_BELOW: f32 = 220.0;
/// Lower windows have small cards beside the board.
const LOW_BESIDE: f32 = 600.0;
/// Still lower windows are phones that lie on their side.
const LYING: f32 = 480.0;
/// There the board of a game with hands is at most this many times as wide as it is high, for a wider column.
const WIDEST_LYING: f32 = 1.2;
/// The least width of four small cards in a row.
const ROW_OF_CARDS: f32 = 340.0;
/// In windows lower than this, the review bar takes the place of the status line.
const LOW: f32 = 740.0;

/// The places of all panels in the window of a match, in points.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(super) struct Frame {
    /// Whether panels are in a column beside the board, not above and below it.
    pub(super) is_beside: bool,
    /// Whether the layout is for a phone.
    pub(super) is_narrow: bool,
    /// Whether it is for a phone that lies on its side.
    pub(super) is_lying: bool,
    /// Whether all cards are in one row.
    has_row_of_cards: bool,
    /// Whether cards have a line for the clock. Otherwise it is beside the player's state.
    pub(super) has_time: bool,
    /// The board. Only panels that belong to a square may cover it.
    pub(super) board: egui::Rect,
    /// The players' cards.
    pub(super) cards: egui::Rect,
    /// The auction, in games that have one.
    pub(super) auction: Option<egui::Rect>,
    /// The list of moves, if there is room for it.
    pub(super) list: Option<egui::Rect>,
    /// The review bar. If it has no place of its own, it replaces the status line or the cards during a review.
    pub(super) replay: egui::Rect,
    /// The status line: whose turn it is, and what an action would lead to.
    pub(super) line: egui::Rect,
    /// The buttons.
    pub(super) buttons: egui::Rect,
}

/// What the layout depends on besides the window. It stays the same for a whole match.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Needs {
    players: usize,
    has_hands: bool,
    has_clocks: bool,
    shows_moves: bool,
    /// The number of rows of buttons.
    rows: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Frame::of(egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 720.0)), Needs::NONE))
        .add_systems(EguiPrimaryContextPass, lay.in_set(PanelSystems::Frame));
}

fn lay(
    mut contexts: EguiContexts,
    session: Res<Session>,
    settings: Res<Settings>,
    mut frame: ResMut<Frame>,
    mut free: ResMut<FreeArea>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let game = session.setup().game;
    let needs = Needs {
        players: game.seats().len(),
        has_hands: game.has_hands(),
        has_clocks: session.clock().control().is_limited(),
        shows_moves: settings.show_moves,
        rows: button_rows(context, &session, Frame::room(screen, game.has_hands())),
    };
    let laid = Frame::of(screen, needs);
    frame.set_if_neq(laid);
    let board = laid.board;
    free.set_if_neq(FreeArea(Rect::new(board.left(), board.top(), board.right(), board.bottom())));
    Ok(())
}

impl Needs {
    const NONE: Self = Self { players: 4, has_hands: false, has_clocks: false, shows_moves: true, rows: 2 };
}

impl Frame {
    /// Whether a window has its panels beside the board.
    fn is_beside(screen: egui::Rect) -> bool {
        screen.width() >= LEAST_BESIDE && screen.width() >= screen.height() * ASPECT_BESIDE
    }

    fn is_lying(screen: egui::Rect) -> bool {
        Self::is_beside(screen) && screen.height() < LYING
    }

    /// The width of the panels. Hands need more of it where they cannot have more height.
    fn width(screen: egui::Rect, has_hands: bool) -> f32 {
        if !Self::is_beside(screen) {
            return screen.width() - 2.0 * Self::margin(screen);
        }
        let spare = screen.width() - screen.height() * WIDEST_LYING;
        let wanted = if has_hands && Self::is_lying(screen) { spare } else { 0.0 };
        (screen.width() * COLUMN).max(wanted).clamp(LEAST_COLUMN, MOST_COLUMN).round()
    }

    /// The inner width of a panel.
    pub(super) fn room(screen: egui::Rect, has_hands: bool) -> f32 {
        Self::width(screen, has_hands) - 2.0 * Self::padding_in(screen).x
    }

    fn margin(screen: egui::Rect) -> f32 {
        if screen.width() < NARROW { MARGIN_NARROW } else { MARGIN }
    }

    fn padding_in(screen: egui::Rect) -> egui::Vec2 {
        if screen.width() < NARROW { PADDING_NARROW } else { PADDING }
    }

    /// Whether it is pressed with fingers, and has no keys.
    pub(super) fn is_for_fingers(&self) -> bool {
        self.is_narrow || self.is_lying
    }

    /// Whether the cards are as small as on a phone.
    pub(super) fn has_small_cards(&self) -> bool {
        self.is_narrow || self.is_beside && self.has_row_of_cards
    }

    /// The padding of a panel.
    pub(super) fn padding(&self) -> egui::Vec2 {
        if self.is_narrow { PADDING_NARROW } else { PADDING }
    }

    fn of(screen: egui::Rect, needs: Needs) -> Self {
        if Self::is_beside(screen) { Self::beside(screen, needs) } else { Self::below(screen, needs) }
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

    /// The places of the cards of this number of players, in the order of play.
    pub(super) fn places_of_cards(&self, players: usize) -> Vec<egui::Rect> {
        let columns = if self.has_row_of_cards { players.max(1) } else { 2 };
        let rows = players.div_ceil(columns).max(1);
        let gap = if self.has_small_cards() { MARGIN_NARROW } else { MARGIN };
        let step = (self.cards.size() + egui::Vec2::splat(gap)) / vec2(columns as f32, rows as f32);
        let place = |number: usize| {
            let at = vec2((number % columns) as f32, (number / columns) as f32) * step;
            egui::Rect::from_min_size((self.cards.min + at).floor(), (step - egui::Vec2::splat(gap)).floor())
        };
        (0..players).map(place).collect()
    }

    /// Whether the review bar has a place of its own.
    pub(super) fn has_bar(&self) -> bool {
        self.replay != self.line && self.replay != self.cards
    }

    /// Whether the auction below the board has only the place of the status line. While it is shown there, its head and
    /// all notices replace the cards.
    pub(super) fn is_folded(&self) -> bool {
        !self.is_beside && self.auction == Some(self.line)
    }

    /// The place of the coach of a lesson, who replaces the status line and the buttons.
    pub(super) fn coach(&self) -> egui::Rect {
        let lower = if self.has_bar() { self.replay.union(self.line) } else { self.line }.union(self.buttons);
        let Some(auction) = self.auction else {
            let above = self.cards.bottom() + self.gap();
            return if self.is_beside { lower.with_min_y(above.max(lower.bottom() - COACH)) } else { lower };
        };
        let above = auction.bottom() + self.gap();
        match self.is_beside {
            true => lower.with_min_y(above.max(lower.bottom() - COACH)),
            false if self.is_folded() => lower,
            // Below the board it covers a part of the auction.
            false => lower.with_min_y(above.min(lower.bottom() - COACH_BELOW)),
        }
    }

    /// The place of a question, which replaces everything below the auction or the list of moves, so that nothing else can
    /// be pressed.
    pub(super) fn question(&self) -> egui::Rect {
        let lower = self.line.union(self.buttons);
        if self.has_bar() { lower.union(self.replay) } else { lower }
    }

    /// The place of the auction above the coach of a lesson, who needs a part of it on a phone.
    pub(super) fn auction_of_lesson(&self) -> Option<egui::Rect> {
        if self.is_folded() {
            return Some(self.cards);
        }
        let place = self.place_of_auction(false)?;
        Some(place.with_max_y(place.bottom().min(self.coach().top() - self.gap())))
    }

    /// The place of the auction. With `is_asked` a player has a choice that needs room, so it may take the place of the
    /// status line too. `None` if the status line has the only place.
    pub(super) fn place_of_auction(&self, is_asked: bool) -> Option<egui::Rect> {
        let place = self.auction?;
        match is_asked && self.auction_may_take_line() {
            true => Some(place.union(self.line)),
            false => Some(place).filter(|place| *place != self.line),
        }
    }

    /// Whether the auction takes the place of the status line while a player has a choice in it.
    pub(super) fn auction_may_take_line(&self) -> bool {
        self.auction.is_some_and(|place| !self.is_beside || self.is_lying || place == self.line)
    }

    fn gap(&self) -> f32 {
        if self.is_narrow { MARGIN_NARROW } else { MARGIN }
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

/// The height of a clock on a card.
const TIME: f32 = 20.0;
/// The height of the line that tells whose turn it is.
pub(super) const STATUS: f32 = 24.0;
/// The number of lines of small text below it.
pub(super) const LINES: usize = 3;
/// The height of one of them.
const SMALL_LINE: f32 = 18.0;

/// Shows a panel exactly in its place. Content that does not fit is clipped.
pub(super) fn in_place<R>(
    context: &egui::Context,
    name: &str,
    place: egui::Rect,
    padding: egui::Vec2,
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let area = egui::Area::new(name.to_owned().into()).fixed_pos(place.min).constrain(false);
    let shown = area.show(context, |panel| {
        let margin = egui::Margin::symmetric(padding.x as i8, padding.y as i8);
        let frame = crate::theme::card().inner_margin(margin);
        panel.set_max_size(place.size());
        frame.show(panel, |panel| {
            let inner =
                egui::Rect::from_min_size(place.min + padding, (place.size() - 2.0 * padding).max(egui::Vec2::ZERO));
            let (_, response) = panel.allocate_exact_size(inner.size(), egui::Sense::hover());
            let builder =
                egui::UiBuilder::new().max_rect(response.rect).layout(egui::Layout::top_down(egui::Align::Min));
            let mut inside = panel.new_child(builder);
            inside.set_clip_rect(inside.clip_rect().intersect(response.rect.expand2(padding)));
            add(&mut inside)
        })
    });
    shown.inner.inner
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
            for (players, has_hands, has_clocks, shows_moves, rows) in
                [(4, false, false, true, 2), (4, true, true, true, 3), (2, false, true, false, 2)]
            {
                let needs = Needs { players, has_hands, has_clocks, shows_moves, rows };
                let screen = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
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
