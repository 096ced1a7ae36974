//! How buttons and cards look.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Frame, Margin, Response, RichText, Sense, Ui};

use super::fonts::PIECES;
use super::livery::{Sign, livery};
use super::palette::ui;
use crate::rules::chess::ChessKind;
use crate::rules::{Kind, Seat, SeatInfo};
use crate::texts::{text, word};

/// The frame of everything that lies over the table.
pub fn card() -> Frame {
    Frame::new().fill(ui::glass()).corner_radius(14.0).inner_margin(Margin::symmetric(12, 8))
}

/// The button to press next.
pub fn primary_button(panel: &mut Ui, text: impl AsRef<str>) -> Response {
    calling_button(panel, true, text, None)
}

/// Any other button.
pub fn quiet_button(panel: &mut Ui, enabled: bool, text: impl AsRef<str>) -> Response {
    numbered_button(panel, enabled, text, None)
}

/// A button that ends or destroys something: it never calls for itself.
pub fn danger_button(panel: &mut Ui, text: impl AsRef<str>) -> Response {
    let text = text.as_ref();
    let button = egui::Button::new(RichText::new(text).color(ui::warn()));
    show_button(panel, true, text, button.stroke(egui::Stroke::new(1.0, ui::warn())), None)
}

/// A button that a digit presses, too.
pub fn numbered_button(panel: &mut Ui, enabled: bool, text: impl AsRef<str>, number: Option<u8>) -> Response {
    let text = text.as_ref();
    let button = egui::Button::new(text);
    show_button(panel, enabled, text, button, number.map(|number| RichText::new(number.to_string())))
}

/// A button that calls for itself while it can be pressed, and that a digit presses, too.
pub fn calling_button(panel: &mut Ui, enabled: bool, text: impl AsRef<str>, number: Option<u8>) -> Response {
    if !enabled {
        return numbered_button(panel, false, text, number);
    }
    let text = text.as_ref();
    let on_accent = |words: String| RichText::new(words).color(ui::on_accent());
    let button = egui::Button::new(on_accent(text.to_owned())).fill(ui::accent());
    show_button(panel, true, text, button, number.map(|number| on_accent(number.to_string())))
}

fn show_button(
    panel: &mut Ui,
    enabled: bool,
    text: &str,
    button: egui::Button<'_>,
    number: Option<RichText>,
) -> Response {
    let button = match number {
        Some(number) => button.shortcut_text(number),
        None => button,
    };
    // A letter alone is too narrow for a finger.
    let button = button.min_size(egui::vec2(panel.spacing().interact_size.y, 0.0));
    let response = panel.add_enabled(enabled, button);
    note_place(&response, text);
    response
}

/// How wide a button's words are, points.
pub fn words_width(context: &egui::Context, words: impl Into<String>) -> f32 {
    let font = egui::TextStyle::Button.resolve(&context.global_style());
    context.fonts_mut(|fonts| fonts.layout_no_wrap(words.into(), font, Color32::WHITE).size().x).ceil()
}

/// Where the buttons are that can be pressed.
#[derive(Clone, Default)]
struct Places {
    pass: u64,
    /// Their middles, by what they say.
    by_words: BTreeMap<String, egui::Pos2>,
    /// What each of them takes in of the window, or would if the window did not cut it.
    all: Vec<(String, egui::Rect)>,
}

/// Notes where something can be pressed, in words: a button that is not made here.
pub fn note_place(response: &Response, words: &str) {
    note_part(response, response.rect, words);
}

/// The same for a part of what can be pressed, such as a square of a board.
pub fn note_part(response: &Response, part: egui::Rect, words: &str) {
    let pass = response.ctx.cumulative_pass_nr();
    let screen = response.ctx.content_rect();
    response.ctx.data_mut(|data| {
        let places = data.get_temp_mut_or_default::<Places>(egui::Id::NULL);
        if places.pass != pass {
            *places = Places { pass, ..Places::default() };
        }
        // What has been scrolled away cannot be pressed.
        if response.enabled() && response.interact_rect.contains(part.center()) {
            places.by_words.insert(words.to_owned(), part.center());
            places.all.push((words.to_owned(), within_lists(part, response.interact_rect, screen)));
        }
    });
}

/// The middle of each button of the last frame that could be pressed, in points, by what it says: for whoever plays from
/// outside, such as tests. Of several that say the same, the last.
pub fn button_places(context: &egui::Context) -> BTreeMap<String, egui::Pos2> {
    context.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().by_words
}

/// All places of the last frame that could be pressed, with what they say, as far as no list has scrolled them away: what
/// lies beyond the window belongs to them.
#[cfg(test)]
pub fn pressed_places(context: &egui::Context) -> Vec<(String, egui::Rect)> {
    context.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().all
}

/// What is left of `part` where only `seen` is seen of it: of that which is not, what the edge of the window hides stays.
fn within_lists(part: egui::Rect, seen: egui::Rect, screen: egui::Rect) -> egui::Rect {
    let least = |part: f32, seen: f32, edge: f32| if seen > edge { part.max(seen) } else { part };
    let most = |part: f32, seen: f32, edge: f32| if seen < edge { part.min(seen) } else { part };
    egui::Rect::from_min_max(
        egui::pos2(least(part.left(), seen.left(), screen.left()), least(part.top(), seen.top(), screen.top())),
        egui::pos2(
            most(part.right(), seen.right(), screen.right()),
            most(part.bottom(), seen.bottom(), screen.bottom()),
        ),
    )
}

/// A seat's colour with the mark that its pieces carry on their bases, `size` points wide.
pub fn seat_badge(panel: &mut Ui, seat: Seat, seats: &[SeatInfo], size: f32) -> Response {
    let (rect, response) = panel.allocate_exact_size(egui::Vec2::splat(size), Sense::hover());
    let color = ui::of(livery(seats, seat).color);
    let painter = panel.painter();
    painter.circle(rect.center(), size * 0.48, color, egui::Stroke::new(1.5, ui::text().gamma_multiply(0.5)));
    let ink = ui::ink_on(color);
    draw_sign(painter, rect.center(), size * 0.26, livery(seats, seat).sign, ink);
    response.on_hover_text(seats.get(seat.index()).map_or(word!("seat-nobody"), |info| info.name))
}

/// A seat's sign, so far from its middle to its edges.
pub fn draw_sign(painter: &egui::Painter, center: egui::Pos2, radius: f32, sign: Sign, ink: Color32) {
    let stroke = egui::Stroke::new(radius * 0.42, ink);
    let at = |x: f32, y: f32| center + egui::vec2(x, y) * radius;
    match sign {
        Sign::Circle => _ = painter.circle_stroke(center, radius * 0.8, stroke),
        Sign::Triangle => {
            let corners = vec![at(0.0, -0.95), at(0.95, 0.7), at(-0.95, 0.7)];
            painter.add(egui::Shape::convex_polygon(corners, ink, egui::Stroke::NONE));
        }
        Sign::Square => {
            let square = egui::Rect::from_center_size(center, egui::Vec2::splat(1.4 * radius));
            painter.rect_stroke(square, 0.0, stroke, egui::StrokeKind::Middle);
        }
        Sign::Plus => {
            painter.line_segment([at(-1.0, 0.0), at(1.0, 0.0)], stroke);
            painter.line_segment([at(0.0, -1.0), at(0.0, 1.0)], stroke);
        }
    }
}

/// A title that unfolds what belongs to it, below it; returns whether it was pressed.
pub fn fold(panel: &mut Ui, title: &str, is_open: bool, show: impl FnOnce(&mut Ui)) -> bool {
    panel.spacing_mut().interact_size.y = super::row(panel, 32.0);
    let header = egui::CollapsingHeader::new(RichText::new(title).strong()).open(Some(is_open));
    let header = header.show_unindented(panel, show).header_response;
    note_place(&header, title);
    header.clicked()
}

/// Something to choose, with its picture: a name and a line about it, `width` points wide.
pub fn picture_card(
    panel: &mut Ui,
    picture: Option<egui::TextureId>,
    title: &str,
    line: &str,
    selected: bool,
    width: f32,
) -> Response {
    const HEIGHT: f32 = 98.0;
    const PICTURE: egui::Vec2 = egui::vec2(112.0, 76.0);
    const GAP: f32 = 8.0;
    let (rect, response) = panel.allocate_exact_size(egui::vec2(width, HEIGHT), Sense::click());
    note_place(&response, title);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, selected, title));
    let edge = match (selected, response.hovered() || response.has_focus()) {
        (true, _) => egui::Stroke::new(2.5, ui::accent()),
        (false, true) => egui::Stroke::new(1.5, ui::text()),
        (false, false) => egui::Stroke::new(1.0, ui::line()),
    };
    let painter = panel.painter_at(rect);
    painter.rect(rect, 10.0, ui::glass(), edge, egui::StrokeKind::Inside);
    let corner = egui::pos2(rect.left() + GAP, rect.center().y - PICTURE.y / 2.0);
    let frame = egui::Rect::from_min_size(corner, PICTURE);
    if let Some(picture) = picture {
        let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        painter.image(picture, frame, whole, Color32::WHITE);
    }
    let left = if picture.is_some() { frame.right() + GAP } else { rect.left() + GAP };
    let words = egui::Rect::from_min_max(egui::pos2(left, rect.top() + GAP), rect.max - egui::Vec2::splat(GAP));
    let mut column =
        panel.new_child(egui::UiBuilder::new().max_rect(words).layout(egui::Layout::top_down(egui::Align::Min)));
    column.spacing_mut().item_spacing.y = 2.0;
    column.add(egui::Label::new(RichText::new(title).strong()).wrap().selectable(false));
    column.add(egui::Label::new(RichText::new(line).small().color(ui::faint())).wrap().selectable(false));
    response
}

/// A captured piece in a panel: its sign, and below it the tokens that it has left.
#[derive(Copy, Clone, Debug)]
pub struct HandChip {
    /// What it is.
    pub kind: Kind,
    /// Its tokens; nothing where it is to be placed.
    pub tokens: Option<u8>,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Whether it has been.
    pub selected: bool,
    /// The digit that presses it, too.
    pub number: Option<u8>,
    /// Its size, 1 where it can be pressed by fingers.
    pub scale: f32,
    /// The colour of its rim, where it stands for something.
    pub rim: Option<Color32>,
}

impl HandChip {
    /// Width and height of a chip, points.
    pub const SIZE: egui::Vec2 = egui::vec2(40.0, 46.0);

    /// What it is, in words.
    pub fn words(&self) -> String {
        let name = ChessKind::name_of(self.kind);
        match self.tokens {
            None => text!("hand-to-place", piece = name),
            Some(tokens) => text!("hand-piece", piece = name, tokens = tokens),
        }
    }

    /// Shows it.
    pub fn show(self, panel: &mut Ui) -> Response {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = panel.allocate_exact_size(Self::SIZE * self.scale, sense);
        let (fill, ink) = match (self.selected, self.enabled && response.hovered()) {
            (true, _) => (ui::accent(), ui::on_accent()),
            (false, true) => (ui::line().gamma_multiply(1.3), ui::text()),
            (false, false) => (ui::line(), ui::text()),
        };
        let fill = if response.has_focus() { ui::line().gamma_multiply(1.6) } else { fill };
        let edge = match self.rim {
            Some(color) => egui::Stroke::new(2.5, color),
            None if self.enabled => egui::Stroke::new(1.5, ui::accent()),
            None => egui::Stroke::NONE,
        };
        let painter = panel.painter();
        let scale = self.scale;
        painter.rect(rect, 8.0 * scale, fill, edge, egui::StrokeKind::Inside);
        let sign = ChessKind::from_letter(self.kind.letter()).map_or('♟', ChessKind::sign);
        let font = FontId::new(28.0 * scale, FontFamily::Name(PIECES.into()));
        painter.text(rect.center() - egui::vec2(0.0, 5.0 * scale), Align2::CENTER_CENTER, sign, font, ink);
        if let Some(number) = self.number {
            let font = FontId::proportional(14.0);
            painter.text(rect.min + egui::vec2(4.0, 2.0), Align2::LEFT_TOP, number, font, ink);
        }
        for place in 0..self.tokens.map_or(0, |_| 3_u8) {
            let at = egui::pos2(rect.center().x + (f32::from(place) - 1.0) * 9.0 * scale, rect.bottom() - 8.0 * scale);
            let there = Some(place) < self.tokens;
            painter.circle(
                at,
                3.2 * scale,
                if there { ink } else { fill },
                egui::Stroke::new(1.0, ink.gamma_multiply(0.6)),
            );
        }
        let words = self.words();
        let enabled = self.enabled;
        if enabled {
            note_place(&response, &words);
        }
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &words));
        // Beside the panel: below, it would lie over the next hand.
        let beside = egui::Rect::from_x_y_ranges(panel.max_rect().x_range(), rect.y_range());
        let mut tooltip = egui::Tooltip::for_enabled(&response);
        tooltip.popup = tooltip.popup.anchor(beside).align(egui::RectAlign::RIGHT).gap(12.0);
        tooltip.show(|tip| tip.label(words));
        response
    }
}
