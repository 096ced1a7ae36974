//! How even the seats are with the chosen rules, and with all others that the lab has measured.

use bevy_egui::egui::{self, RichText, Ui};

use crate::balance::{Finding, Start, finding, findings};
use crate::play::Setup;
use crate::rules::{GameId, OptionInfo, OptionValues, Seat, in_a_row};
use crate::texts::text;
use crate::theme::{livery, seat_badge, ui};

/// The height of a bar, and its most width, in points.
const HEIGHT: f32 = 12.0;
const WIDTH: f32 = 320.0;

/// A side of a variant: who has how much of the first places.
struct Side {
    /// The seat that leads it.
    seat: Seat,
    name: String,
    first: f32,
}

/// What is known of the chosen rules.
pub(super) fn known(setup: &Setup) -> Option<&'static Finding> {
    let start = match setup.position {
        None => Start::Rules,
        Some(_) if setup.is_balanced() => Start::Balanced,
        Some(_) => Start::Other,
    };
    finding(setup.game, &setup.options, start)
}

/// The bar of the chosen rules, and a sentence about it.
pub(super) fn show_known(panel: &mut Ui, setup: &Setup) {
    let Some(finding) = known(setup) else {
        panel.label(RichText::new(text!("balance-unknown")).small().color(ui::faint()));
        return;
    };
    let sides = sides(finding);
    show_bar(panel, setup.game, &sides);
    panel.add(egui::Label::new(RichText::new(said(finding)).small().color(ui::faint())).wrap());
    if let Some(favoured) = sides.get(finding.favoured()).filter(|_| finding.is_lopsided()) {
        let (share, due) = (percent(favoured.first), percent(finding.due()));
        let warning = text!("balance-lopsided", side = favoured.name.as_str(), share = share, due = due);
        panel.add(egui::Label::new(RichText::new(warning).color(ui::warn())).wrap());
    }
}

/// All measured variants of the game, with a bar each.
pub(super) fn show_findings(panel: &mut Ui, setup: &Setup) {
    panel.add(egui::Label::new(RichText::new(text!("balance-about")).small().color(ui::faint())).wrap());
    for finding in findings(setup.game) {
        panel.add_space(4.0);
        panel.add(egui::Label::new(title(finding)).wrap());
        show_bar(panel, setup.game, &sides(finding));
        panel.add(egui::Label::new(RichText::new(said(finding)).small().color(ui::faint())).wrap());
    }
    panel.add_space(4.0);
}

fn said(finding: &Finding) -> String {
    text!("balance-said", turns = finding.turns.round(), nodes = finding.nodes, games = finding.games)
}

/// The rules of a variant, in words.
fn title(finding: &Finding) -> String {
    let usual = match finding.start {
        Start::Balanced => text!("start-balanced"),
        Start::Rules | Start::Other => text!("balance-usual"),
    };
    let unusual = |option: &&OptionInfo| finding.options.contains_key(option.name);
    let mut parts: Vec<String> = finding
        .game
        .options()
        .iter()
        .filter(unusual)
        .map(|option| match (&option.values, finding.options[option.name].as_str()) {
            (OptionValues::Choice { .. }, value) => option.value_title(value),
            (OptionValues::Flag { .. }, "true") => (option.title)(),
            (OptionValues::Flag { .. }, _) => text!("balance-without", option = (option.title)()),
            (OptionValues::Number { .. }, value) => text!("balance-number", option = (option.title)(), number = value),
        })
        .collect();
    if parts.is_empty() || finding.start == Start::Balanced {
        parts.insert(0, usual);
    }
    parts.join(", ")
}

/// The sides of a variant in the order of play. Forms of a game have different ones.
fn sides(finding: &Finding) -> Vec<Side> {
    let options = finding.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let Ok(table) = finding.game.set_up(options, None) else { return Vec::new() };
    let (seats, seating) = (table.seats(), table.seating());
    let leads = |seat: &Seat| seating.sides[seat.index()].iter().next() == Some(*seat);
    let leaders = (0..seats.len() as u8).map(Seat).filter(leads);
    let name = |seat: Seat| {
        let of_side = seating.sides[seat.index()].iter().map(|seat| seat.called(seats).to_owned());
        in_a_row(&of_side.collect::<Vec<_>>())
    };
    leaders.zip(&finding.seats).map(|(seat, share)| Side { seat, name: name(seat), first: share.first }).collect()
}

/// A bar divided among the sides by their first places, with a tick where each part would end if all were equal.
fn show_bar(panel: &mut Ui, game: GameId, sides: &[Side]) {
    let size = egui::vec2(panel.available_width().min(WIDTH), HEIGHT + 4.0);
    let (response, painter) = panel.allocate_painter(size, egui::Sense::hover());
    let whole = egui::Rect::from_min_size(response.rect.min, egui::vec2(size.x, HEIGHT));
    let mut left = whole.left();
    for (number, side) in sides.iter().enumerate() {
        let right = if number + 1 == sides.len() { whole.right() } else { left + side.first * whole.width() };
        let part = egui::Rect::from_min_max(egui::pos2(left, whole.top()), egui::pos2(right, whole.bottom()));
        painter.rect_filled(part, 0.0, ui::of(livery(game.seats(), side.seat).color));
        left = right;
    }
    painter.rect_stroke(whole, 0.0, (1.0, ui::faint()), egui::StrokeKind::Inside);
    for number in 1..sides.len() {
        let due = egui::lerp(whole.left()..=whole.right(), number as f32 / sides.len() as f32);
        painter.vline(due, whole.bottom()..=response.rect.bottom(), (2.0, ui::text()));
    }
    panel.horizontal_wrapped(|panel| {
        for side in sides {
            seat_badge(panel, side.seat, game.seats(), 16.0);
            panel.label(RichText::new(format!("{} {}", side.name, percent(side.first))).small());
        }
    });
}

/// A share, 0 to 1, as a number of a hundred.
fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}
