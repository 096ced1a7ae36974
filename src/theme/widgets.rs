//! Buttons, cards and other widgets.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Frame, Margin, Response, RichText, Sense, Ui};

use super::fonts::PIECES;
use super::livery::{Sign, livery};
use super::palette::ui;
use crate::rules::chess::ChessKind;
use crate::rules::{Kind, Seat, SeatInfo};
use crate::texts::{text, word};

/// The frame of all panels over the table.
pub fn card() -> Frame {
    Frame::new().fill(ui::glass()).corner_radius(14.0).inner_margin(Margin::symmetric(12, 8))
}

/// A highlighted button, for the main action.
pub fn primary_button(panel: &mut Ui, text: impl AsRef<str>) -> Response {
    calling_button(panel, true, text, None)
}

/// Any other button.
pub fn quiet_button(panel: &mut Ui, enabled: bool, text: impl AsRef<str>) -> Response {
    numbered_button(panel, enabled, text, None)
}

/// A button that ends or destroys something. It is never highlighted.
pub fn danger_button(panel: &mut Ui, text: impl AsRef<str>) -> Response {
    let text = text.as_ref();
    let button = egui::Button::new(RichText::new(text).color(ui::warn()));
    show_button(panel, true, text, button.stroke(egui::Stroke::new(1.0, ui::warn())), None)
}

/// A button with a digit key.
pub fn numbered_button(panel: &mut Ui, enabled: bool, text: impl AsRef<str>, number: Option<u8>) -> Response {
    let text = text.as_ref();
    let button = egui::Button::new(text);
    show_button(panel, enabled, text, button, number.map(|number| RichText::new(number.to_string())))
}

/// A button with a digit key that is highlighted while it is enabled.
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
    // A single letter would be too narrow for a finger.
    let button = button.min_size(egui::vec2(panel.spacing().interact_size.y, 0.0));
    let response = panel.add_enabled(enabled, button);
    note_place(&response, text);
    response
}

/// The width of a button's label, in points.
pub fn words_width(context: &egui::Context, words: impl Into<String>) -> f32 {
    styled_width(context, &egui::TextStyle::Button, words)
}

/// The width of a text on one line in a text style, in points.
pub fn styled_width(context: &egui::Context, style: &egui::TextStyle, words: impl Into<String>) -> f32 {
    let font = style.resolve(&context.global_style());
    context.fonts_mut(|fonts| fonts.layout_no_wrap(words.into(), font, Color32::WHITE).size().x).ceil()
}

/// The places of the enabled buttons.
#[derive(Clone, Default)]
struct Places {
    pass: u64,
    /// Their middles, by label.
    by_words: BTreeMap<String, egui::Pos2>,
    /// The bounds of each, including parts outside of the window.
    all: Vec<(String, egui::Rect)>,
}

/// Records the place of a custom button with its label.
pub fn note_place(response: &Response, words: &str) {
    note_part(response, response.rect, words);
}

/// The same for a part of a control, such as a square of a board.
pub fn note_part(response: &Response, part: egui::Rect, words: &str) {
    let pass = response.ctx.cumulative_pass_nr();
    let screen = response.ctx.content_rect();
    response.ctx.data_mut(|data| {
        let places = data.get_temp_mut_or_default::<Places>(egui::Id::NULL);
        if places.pass != pass {
            *places = Places { pass, ..Places::default() };
        }
        // Parts that are scrolled out of view cannot be pressed.
        if response.enabled() && response.interact_rect.contains(part.center()) {
            places.by_words.insert(words.to_owned(), part.center());
            places.all.push((words.to_owned(), within_lists(part, response.interact_rect, screen)));
        }
    });
}

/// The middle of each enabled button of the last frame in points, by label, for external drivers such as tests. Of
/// buttons with the same label the last one counts.
pub fn button_places(context: &egui::Context) -> BTreeMap<String, egui::Pos2> {
    context.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().by_words
}

/// All enabled places of the last frame with their labels, without parts that lists have scrolled away, but with parts
/// beyond the window.
#[cfg(test)]
pub fn pressed_places(context: &egui::Context) -> Vec<(String, egui::Rect)> {
    context.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().all
}

/// The part of `part` within lists, of which only `seen` is visible. Parts that only the window cuts off are kept.
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

/// Shows a seat's colour with the sign of its pieces, `size` points wide.
pub fn seat_badge(panel: &mut Ui, seat: Seat, seats: &[SeatInfo], size: f32) -> Response {
    let (rect, response) = panel.allocate_exact_size(egui::Vec2::splat(size), Sense::hover());
    let color = ui::of(livery(seats, seat).color);
    let painter = panel.painter();
    painter.circle(rect.center(), size * 0.48, color, egui::Stroke::new(1.5, ui::text().gamma_multiply(0.5)));
    let ink = ui::ink_on(color);
    draw_sign(painter, rect.center(), size * 0.26, livery(seats, seat).sign, ink);
    response.on_hover_text(seats.get(seat.index()).map_or(word!("seat-nobody"), |info| info.name))
}

/// Draws a seat's sign; `radius` is the distance from its middle to its edges.
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

/// Draws a digit key on a badge in the left upper corner of a tile with a picture.
pub fn number_badge(painter: &egui::Painter, tile: egui::Rect, number: impl ToString) {
    const RADIUS: f32 = 7.5;
    // Lists cut off what stands out of a tile.
    let at = tile.min + egui::Vec2::splat(RADIUS + 0.5);
    painter.circle(at, RADIUS, ui::panel(), egui::Stroke::new(1.0, ui::faint()));
    painter.text(at, Align2::CENTER_CENTER, number, FontId::proportional(12.0), ui::text());
}

/// Shows a title that unfolds its content below it. Returns whether it was pressed.
pub fn fold(panel: &mut Ui, title: &str, is_open: bool, show: impl FnOnce(&mut Ui)) -> bool {
    panel.spacing_mut().interact_size.y = super::row(panel, 32.0);
    let header = egui::CollapsingHeader::new(RichText::new(title).strong()).open(Some(is_open));
    let header = header.show_unindented(panel, show).header_response;
    note_place(&header, title);
    header.clicked()
}

/// The least height of a card with a picture, the size of the picture, the gap round it, and the one below the title.
const LEAST_CARD: f32 = 98.0;
const PICTURE: egui::Vec2 = egui::vec2(112.0, 76.0);
const BESIDE_PICTURE: f32 = 8.0;
const BELOW_TITLE: f32 = 2.0;

/// The height of a card with a picture that is `width` points wide, so that all of its text fits.
pub fn picture_card_height(panel: &Ui, picture: Option<egui::TextureId>, title: &str, line: &str, width: f32) -> f32 {
    let beside = if picture.is_some() { PICTURE.x + BESIDE_PICTURE } else { 0.0 };
    let room = width - beside - 2.0 * BESIDE_PICTURE;
    let height = |style: egui::TextStyle, words: &str| {
        let font = style.resolve(panel.style());
        panel.painter().layout(words.to_owned(), font, Color32::WHITE, room).size().y
    };
    let words = height(egui::TextStyle::Body, title) + BELOW_TITLE + height(egui::TextStyle::Small, line);
    (words + 2.0 * BESIDE_PICTURE).max(LEAST_CARD)
}

/// Shows a choice with a picture, a name and a description, in this size.
pub fn picture_card(
    panel: &mut Ui,
    picture: Option<egui::TextureId>,
    title: &str,
    line: &str,
    selected: bool,
    size: egui::Vec2,
) -> Response {
    let (rect, response) = panel.allocate_exact_size(size, Sense::click());
    note_place(&response, title);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, selected, title));
    let edge = match (selected, response.hovered() || response.has_focus()) {
        (true, _) => egui::Stroke::new(2.5, ui::accent()),
        (false, true) => egui::Stroke::new(1.5, ui::text()),
        (false, false) => egui::Stroke::new(1.0, ui::line()),
    };
    let painter = panel.painter_at(rect);
    painter.rect(rect, 10.0, ui::glass(), edge, egui::StrokeKind::Inside);
    let corner = egui::pos2(rect.left() + BESIDE_PICTURE, rect.center().y - PICTURE.y / 2.0);
    let frame = egui::Rect::from_min_size(corner, PICTURE);
    if let Some(picture) = picture {
        let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        painter.image(picture, frame, whole, Color32::WHITE);
    }
    let left = if picture.is_some() { frame.right() } else { rect.left() } + BESIDE_PICTURE;
    let gap = egui::Vec2::splat(BESIDE_PICTURE);
    let words = egui::Rect::from_min_max(egui::pos2(left, rect.top() + gap.y), rect.max - gap);
    let mut column =
        panel.new_child(egui::UiBuilder::new().max_rect(words).layout(egui::Layout::top_down(egui::Align::Min)));
    column.spacing_mut().item_spacing.y = BELOW_TITLE;
    column.add(egui::Label::new(RichText::new(title).strong()).wrap().selectable(false));
    column.add(egui::Label::new(RichText::new(line).small().color(ui::faint())).wrap().selectable(false));
    response
}

/// A captured piece in a panel: its symbol, with its remaining tokens below.
#[derive(Copy, Clone, Debug)]
pub struct HandChip {
    /// The kind of the piece.
    pub kind: Kind,
    /// Its tokens; `None` if it is to be placed.
    pub tokens: Option<u8>,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Whether it is selected.
    pub selected: bool,
    /// Its digit key.
    pub number: Option<u8>,
    /// Its scale: 1 is large enough for fingers.
    pub scale: f32,
    /// The colour of its rim, if it has a meaning.
    pub rim: Option<Color32>,
}

impl HandChip {
    /// The width and height of a chip, in points.
    pub const SIZE: egui::Vec2 = egui::vec2(40.0, 46.0);

    /// The chip in words.
    pub fn words(&self) -> String {
        let name = ChessKind::name_of(self.kind);
        match self.tokens {
            None => text!("hand-to-place", piece = name),
            Some(tokens) => text!("hand-piece", piece = name, tokens = tokens),
        }
    }

    /// Shows the chip.
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
            number_badge(painter, rect, number);
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
        // The tooltip is beside the panel, as it would cover the next hand below.
        let beside = egui::Rect::from_x_y_ranges(panel.max_rect().x_range(), rect.y_range());
        let mut tooltip = egui::Tooltip::for_enabled(&response);
        tooltip.popup = tooltip.popup.anchor(beside).align(egui::RectAlign::RIGHT).gap(12.0);
        tooltip.show(|tip| tip.label(words));
        response
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Rect, pos2, vec2};

    use super::*;
    use crate::theme::fonts::dress;

    /// Shows a panel in a window of 400 by 300 points.
    fn show(mut add: impl FnMut(&mut Ui)) -> Context {
        let context = Context::default();
        dress(&context);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0)));
        let input = RawInput { screen_rect, ..RawInput::default() };
        context.run_ui(input, |panel| add(panel)).textures_delta.clear();
        context
    }

    #[test]
    fn only_what_can_be_pressed_has_a_place() {
        let context = show(|panel| {
            primary_button(panel, "Play");
            quiet_button(panel, false, "Undo");
            danger_button(panel, "Resign");
        });
        assert_eq!(button_places(&context).into_keys().collect::<Vec<_>>(), ["Play", "Resign"]);
    }

    #[test]
    fn the_shortest_button_is_wide_enough_for_a_finger() {
        let context = show(|panel| _ = quiet_button(panel, true, "1"));
        let [(_, place)] = &pressed_places(&context)[..] else { panic!("one button") };
        assert!(place.width() >= 40.0 && place.height() >= 40.0, "{place}");
    }

    #[test]
    fn what_a_list_has_scrolled_away_is_no_part_of_a_button() {
        let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 300.0));
        let part = Rect::from_min_max(pos2(10.0, 20.0), pos2(90.0, 60.0));
        let seen = Rect::from_min_max(pos2(10.0, 40.0), pos2(90.0, 60.0));
        assert_eq!(within_lists(part, seen, screen), seen, "a list cuts it off");
        let (part, seen) = (part.translate(vec2(0.0, 260.0)), part.translate(vec2(0.0, 260.0)).intersect(screen));
        assert_eq!(within_lists(part, seen, screen), part, "the window cuts it off, which is a fault to be found");
    }

    #[test]
    fn a_card_grows_with_its_text() {
        show(|panel| {
            let height = |line: &str| picture_card_height(panel, None, "Title", line, 200.0);
            assert_eq!(height("short"), LEAST_CARD);
            assert!(height(&"long ".repeat(80)) > 2.0 * LEAST_CARD);
        });
    }
}
