//! The places of the panels, and what follows from them.

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};

use crate::theme::NARROW;

/// The gap between panels, and to the edge of the window.
pub(super) const MARGIN: f32 = 8.0;
/// The same gap on a phone.
const MARGIN_NARROW: f32 = 4.0;
/// The padding of a card, to the left and at the top.
pub(in crate::ui) const PADDING: egui::Vec2 = vec2(12.0, 8.0);
/// The same padding on a phone.
const PADDING_NARROW: egui::Vec2 = vec2(8.0, 6.0);

/// Narrower windows have their panels above and below the board.
const LEAST_BESIDE: f32 = 600.0;
/// So do windows with a smaller ratio of width to height.
const ASPECT_BESIDE: f32 = 1.25;
/// The width of the column beside the board, as a fraction of the window's width.
const COLUMN: f32 = 0.32;
const LEAST_COLUMN: f32 = 290.0;
const MOST_COLUMN: f32 = 460.0;
/// Lower windows have no big screen's layout.
const LEAST_BIG: f32 = 500.0;
/// The width of its board, as a multiple of the window's height.
const BIG_BOARD: f32 = 1.1;
/// The width of its column, as fractions of the window's width.
const LEAST_BIG_COLUMN: f32 = 0.34;
const MOST_BIG_COLUMN: f32 = 0.42;
/// The most height of a coach beside the board, so that its text and buttons stay together.
const COACH: f32 = 400.0;
/// The least height of a coach below the board: the title, three lines of text and two rows of buttons.
const COACH_BELOW: f32 = 220.0;
/// Windows lower than this are phones that lie on their side.
const LYING: f32 = 480.0;
/// There the board of a game with hands is at most this many times as wide as it is high, for a wider column.
const WIDEST_LYING: f32 = 1.2;

/// The places of all panels in the window of a match, in points.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(in crate::ui) struct Frame {
    /// Whether panels are in a column beside the board, not above and below it.
    pub(in crate::ui) is_beside: bool,
    /// Whether the layout is for a phone.
    pub(in crate::ui) is_narrow: bool,
    /// Whether it is for a phone that lies on its side.
    pub(in crate::ui) is_lying: bool,
    /// Whether names and clocks are to be read from across the room.
    pub(in crate::ui) is_big: bool,
    /// Whether all cards are in one row.
    pub(super) has_row_of_cards: bool,
    /// Whether cards have a line for the clock. Otherwise it is beside the player's state.
    pub(in crate::ui) has_time: bool,
    /// The board. Only panels that belong to a square may cover it.
    pub(in crate::ui) board: egui::Rect,
    /// The players' cards.
    pub(in crate::ui) cards: egui::Rect,
    /// The auction, in games that have one.
    pub(in crate::ui) auction: Option<egui::Rect>,
    /// The list of moves, if there is room for it.
    pub(in crate::ui) list: Option<egui::Rect>,
    /// The review bar. If it has no place of its own, it replaces the status line or the cards during a review.
    pub(in crate::ui) replay: egui::Rect,
    /// The status line: whose turn it is, and what an action would lead to.
    pub(in crate::ui) line: egui::Rect,
    /// The buttons.
    pub(in crate::ui) buttons: egui::Rect,
}

impl Frame {
    /// Whether a window has its panels beside the board.
    pub(super) fn is_beside(screen: egui::Rect) -> bool {
        screen.width() >= LEAST_BESIDE && screen.width() >= screen.height() * ASPECT_BESIDE
    }

    pub(super) fn is_lying(screen: egui::Rect) -> bool {
        Self::is_beside(screen) && screen.height() < LYING
    }

    /// The width of the panels. Hands need more of it where they cannot have more height.
    pub(super) fn width(screen: egui::Rect, has_hands: bool) -> f32 {
        if !Self::is_beside(screen) {
            return screen.width() - 2.0 * Self::margin(screen);
        }
        let spare = screen.width() - screen.height() * WIDEST_LYING;
        let wanted = if has_hands && Self::is_lying(screen) { spare } else { 0.0 };
        (screen.width() * COLUMN).max(wanted).clamp(LEAST_COLUMN, MOST_COLUMN).round()
    }

    /// Whether a window has room for large names and clocks beside the board.
    pub(super) fn can_be_big(screen: egui::Rect) -> bool {
        Self::is_beside(screen) && screen.height() >= LEAST_BIG && screen.width() * LEAST_BIG_COLUMN >= LEAST_COLUMN
    }

    /// The width of the panels of a big screen: what the board does not need.
    pub(super) fn width_of_big(screen: egui::Rect) -> f32 {
        let spare = screen.width() - screen.height() * BIG_BOARD;
        spare.clamp(screen.width() * LEAST_BIG_COLUMN, screen.width() * MOST_BIG_COLUMN).round()
    }

    /// The inner width of a panel.
    pub(super) fn room(screen: egui::Rect, has_hands: bool, is_big: bool) -> f32 {
        let width = if is_big { Self::width_of_big(screen) } else { Self::width(screen, has_hands) };
        width - 2.0 * Self::padding_in(screen).x
    }

    pub(super) fn margin(screen: egui::Rect) -> f32 {
        if screen.width() < NARROW { MARGIN_NARROW } else { MARGIN }
    }

    pub(super) fn padding_in(screen: egui::Rect) -> egui::Vec2 {
        if screen.width() < NARROW { PADDING_NARROW } else { PADDING }
    }

    /// Whether it is pressed with fingers, and has no keys.
    pub(in crate::ui) fn is_for_fingers(&self) -> bool {
        self.is_narrow || self.is_lying
    }

    /// Whether the cards are as small as on a phone.
    pub(in crate::ui) fn has_small_cards(&self) -> bool {
        self.is_narrow || self.is_beside && self.has_row_of_cards
    }

    /// The padding of a panel.
    pub(in crate::ui) fn padding(&self) -> egui::Vec2 {
        if self.is_narrow { PADDING_NARROW } else { PADDING }
    }

    /// The places of the cards of this number of players, in the order of play.
    pub(in crate::ui) fn places_of_cards(&self, players: usize) -> Vec<egui::Rect> {
        let columns = match self.has_row_of_cards {
            _ if self.is_big => 1,
            true => players.max(1),
            false => 2,
        };
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
    pub(in crate::ui) fn has_bar(&self) -> bool {
        self.replay != self.line && self.replay != self.cards
    }

    /// Whether the auction below the board has only the place of the status line. While it is shown there, its head and
    /// all notices replace the cards.
    pub(in crate::ui) fn is_folded(&self) -> bool {
        !self.is_beside && self.auction == Some(self.line)
    }

    /// The place of the coach of a lesson, who replaces the status line and the buttons.
    pub(in crate::ui) fn coach(&self) -> egui::Rect {
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
    pub(in crate::ui) fn question(&self) -> egui::Rect {
        let lower = self.line.union(self.buttons);
        if self.has_bar() { lower.union(self.replay) } else { lower }
    }

    /// The place of the auction above the coach of a lesson, who needs a part of it on a phone.
    pub(in crate::ui) fn auction_of_lesson(&self) -> Option<egui::Rect> {
        if self.is_folded() {
            return Some(self.cards);
        }
        let place = self.place_of_auction(false)?;
        Some(place.with_max_y(place.bottom().min(self.coach().top() - self.gap())))
    }

    /// The place of the auction. With `is_asked` a player has a choice that needs room, so it may take the place of the
    /// status line too. `None` if the status line has the only place.
    pub(in crate::ui) fn place_of_auction(&self, is_asked: bool) -> Option<egui::Rect> {
        let place = self.auction?;
        match is_asked && self.auction_may_take_line() {
            true => Some(place.union(self.line)),
            false => Some(place).filter(|place| *place != self.line),
        }
    }

    /// Whether the auction takes the place of the status line while a player has a choice in it.
    pub(in crate::ui) fn auction_may_take_line(&self) -> bool {
        self.auction.is_some_and(|place| !self.is_beside || self.is_lying || place == self.line)
    }

    fn gap(&self) -> f32 {
        if self.is_narrow { MARGIN_NARROW } else { MARGIN }
    }
}
