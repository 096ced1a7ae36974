//! Draws a player's card. Details that have no room on it are shown below it, on hover and after a tap.

use bevy_egui::egui::{self, Response, RichText, Sense, Stroke, StrokeKind, Ui};

use super::big::show_big;
use super::cards::Card;
use super::order::show_order;
use super::tally::{self, Tally};
use crate::play::Session;
use crate::rules::SeatInfo;
use crate::texts::text;
use crate::theme::{seat_badge, styled_width, ui};
use crate::ui::clock::{DIGITS, SMALL_DIGITS, show_time};
use crate::ui::frame::Frame;
use crate::view::Layout;

/// The padding to the left and at the top, and on a phone.
const PADDING: egui::Vec2 = egui::vec2(12.0, 6.0);
const PADDING_NARROW: egui::Vec2 = egui::vec2(6.0, 3.0);
/// The least width of a badge with the text beside it, in points.
const WORDS: f32 = 108.0;
/// Lower cards have less padding.
const LOW: f32 = 50.0;
/// Lines with a clock that are shorter than this have nothing but a number beside it.
const SHORT: f32 = 130.0;
/// The corner radius.
const CORNER: f32 = 14.0;
/// The width of the details, in points.
const ABOUT: f32 = 280.0;

/// Shows a card in its place.
pub(super) fn player_card(
    panel: &mut Ui,
    session: &Session,
    layout: &Layout,
    shown: &Card,
    place: egui::Rect,
    form: &Frame,
) {
    let narrow = form.has_small_cards();
    let edge = if shown.is_lit { Stroke::new(2.5, ui::accent()) } else { Stroke::new(1.0, ui::line()) };
    let card = panel.interact(place, egui::Id::new(("card", shown.seat)), Sense::CLICK);
    panel.painter().rect(place, CORNER, ui::glass(), edge, StrokeKind::Inside);
    let seats = session.position().seats();
    if form.is_big {
        show_big(panel, session, shown, place);
        return show_about(&card, &shown.about, true);
    }
    let inner = place.shrink2(if narrow || place.height() < LOW { PADDING_NARROW } else { PADDING });
    let is_tallied = !narrow && shown.tally != Tally::default();
    let beside = if is_tallied { tally::width(inner.width() - WORDS, seats.len()) } else { 0.0 };
    let (room, area) = inner.split_left_right_at_x(inner.right() - beside);
    let builder = egui::UiBuilder::new().max_rect(room).layout(egui::Layout::left_to_right(egui::Align::Center));
    let is_pointed = panel.scope_builder(builder, |panel| {
        if narrow {
            panel.spacing_mut().item_spacing.x = 4.0;
        }
        // A tap is for the whole card, not for selecting text.
        panel.style_mut().interaction.selectable_labels = false;
        let badge = seat_badge(panel, shown.seat, seats, if narrow { 22.0 } else { 30.0 });
        // On a phone the number is right beside the badge.
        let (at, radius) = match narrow {
            true => (badge.rect.left_bottom() + egui::vec2(4.0, -2.0), 8.0),
            false => (badge.rect.right_bottom() - egui::vec2(4.0, 4.0), 9.0),
        };
        show_order(panel.painter(), badge.rect, shown, at, radius);
        let words = panel.vertical(|panel| {
            panel.spacing_mut().item_spacing.y = 0.0;
            panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
            let color = if shown.playing { ui::text() } else { ui::faint() };
            let name = RichText::new(&shown.name).color(color).strong();
            let name = if narrow { name.size(14.0) } else { name };
            panel.label(if shown.out { name.strikethrough() } else { name });
            // In a row of cards the clock is beside the player's state, so that the row is as high as without clocks.
            let beside = |panel: &mut Ui| show_time(panel, session, shown.seat, SMALL_DIGITS);
            let has_clock = session.time_left(shown.seat).is_some();
            let end = (has_clock && !form.has_time).then_some(beside);
            let is_pointed = show_state(panel, shown, seats, narrow, end);
            if form.has_time {
                show_time(panel, session, shown.seat, if narrow { SMALL_DIGITS } else { DIGITS });
            }
            is_pointed
        });
        badge.hovered() || words.inner
    });
    if beside > 0.0 {
        tally::show(panel.painter(), area, &shown.tally, |kind| layout.symbol(kind));
    }
    if let Some(share) = shown.share {
        show_share(panel, place, share);
    }
    // Parts of the card with a tooltip of their own suppress that of the card.
    show_about(&card, &shown.about, !is_pointed.inner);
}

/// A bar along the lower edge of a card, for the player's share of the chances.
fn show_share(panel: &Ui, card: egui::Rect, share: u32) {
    const HEIGHT: f32 = 4.0;
    let whole = egui::Rect::from_min_max(egui::pos2(card.left() + 8.0, card.bottom() - HEIGHT - 2.0), card.max);
    let whole = whole.with_max_x(card.right() - 8.0).with_max_y(card.bottom() - 2.0);
    let part = whole.with_max_x(whole.left() + whole.width() * share as f32 / 1000.0);
    panel.painter().rect_filled(whole, 2.0, ui::line());
    panel.painter().rect_filled(part, 2.0, ui::accent());
}

/// Shows a player's state, with the sign of the army's current mover before it and, at the end, figures and `end`,
/// which always have room. Returns whether the pointer is over a part with a tooltip of its own.
fn show_state(
    panel: &mut Ui,
    shown: &Card,
    seats: &[SeatInfo],
    narrow: bool,
    end: Option<impl FnOnce(&mut Ui)>,
) -> bool {
    const HEIGHT: f32 = 16.0;
    let is_short = narrow || end.is_some() && panel.available_width() < SHORT;
    let pieces = || match shown.pieces {
        count if is_short => count.to_string(),
        count => text!("card-pieces", count = count),
    };
    let state = match (&shown.mover, &shown.state) {
        // On a phone only the name fits beside the sign.
        (Some((_, name)), Some(_)) if narrow => name.clone(),
        (_, Some(state)) => state.clone(),
        (_, None) => pieces(),
    };
    // On a phone there is no room for it beside the clock either.
    let state = if narrow && end.is_some() { String::new() } else { state };
    let state = match shown.bot.filter(|_| !narrow && shown.mover.is_none()) {
        Some(bot) => {
            let both = text!("card-bot", bot = bot.short_title(), state = state.clone());
            // Prefers bot and state. If only one fits, a special state wins, else the bot: the tally shows the pieces
            // anyway.
            if fits(panel, &both) { both } else { shown.state.clone().unwrap_or_else(|| bot.short_title()) }
        }
        None => state,
    };
    let state = RichText::new(state).small().color(ui::faint());
    let state = |panel: &mut Ui| {
        let Some((seat, _)) = &shown.mover else {
            panel.label(state);
            return false;
        };
        panel.spacing_mut().item_spacing.x = 4.0;
        let sign = seat_badge(panel, *seat, seats, HEIGHT - 2.0);
        panel.label(state);
        sign.hovered()
    };
    let share = shown.share.map(|share| (text!("percent", percent = share / 10), ui::text(), text!("card-chances")));
    let total = shown.total.clone().map(|total| (total, ui::accent(), text!("card-total")));
    // On a phone only one of them fits, and none beside a clock, which is more important.
    let most = match (is_short, end.is_some()) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    };
    let figures: Vec<_> = share.into_iter().chain(total).take(most).collect();
    if !figures.is_empty() || end.is_some() {
        let sides = egui::Sides::new().shrink_left().truncate().height(HEIGHT).spacing(4.0);
        let figures = |panel: &mut Ui| {
            panel.spacing_mut().item_spacing.x = 6.0;
            if let Some(end) = end {
                end(panel);
            }
            figures.into_iter().fold(false, |is_over, (words, color, about)| {
                let figure = panel.label(RichText::new(words).small().strong().color(color));
                figure.on_hover_text(about).hovered() || is_over
            })
        };
        let (over_sign, over_figures) = sides.show(panel, state, figures);
        return over_sign || over_figures;
    }
    if shown.mover.is_some() {
        // By default a row is as high as a button.
        panel.spacing_mut().interact_size.y = HEIGHT;
        return panel.horizontal(state).inner;
    }
    state(panel)
}

/// Whether small text fits in a row.
fn fits(panel: &Ui, words: &str) -> bool {
    styled_width(panel.ctx(), &egui::TextStyle::Small, words) <= panel.available_width()
}

/// Shows the details below the card: on hover, and after a tap until the next one.
fn show_about(card: &Response, about: &[String], may_hover: bool) {
    card.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, about.join(" ")));
    let lines = |panel: &mut Ui| {
        panel.set_max_width(ABOUT);
        panel.spacing_mut().item_spacing.y = 2.0;
        for (number, line) in about.iter().enumerate() {
            let line = RichText::new(line);
            panel.label(if number == 0 { line.strong() } else { line.small() });
        }
    };
    // Not stored as an egui popup, since an open one would take the keys from the game.
    let id = card.id.with("about");
    let mut is_open = card.ctx.data(|data| data.get_temp(id).unwrap_or(false)) != card.clicked();
    egui::Popup::from_response(card).open_bool(&mut is_open).show(lines);
    card.ctx.data_mut(|data| data.insert_temp(id, is_open));
    if may_hover {
        card.clone().on_hover_ui(lines);
    }
}
