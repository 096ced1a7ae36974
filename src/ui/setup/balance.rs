//! How even the seats are with the chosen rules, and with all others that the lab has measured.

use bevy_egui::egui::{self, RichText, Ui};

use crate::balance::{Finding, Share, Start, finding, findings};
use crate::play::Setup;
use crate::rules::{GameId, Odds, OptionInfo, OptionValues, Seat, SeatSet, in_a_row};
use crate::texts::text;
use crate::theme::{livery, seat_badge, ui};

/// The height of a bar, and its most width, in points.
const HEIGHT: f32 = 12.0;
const WIDTH: f32 = 320.0;
/// The size of a badge, in points.
const BADGE: f32 = 16.0;

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
        show_faint(panel, text!("balance-unknown"));
        return;
    };
    show_bar(panel, finding);
    show_said(panel, finding);
    if let Some(favoured) = finding.favoured().filter(|_| finding.is_lopsided()) {
        let side = name_of(finding.game, favoured.side);
        let (share, due) = (percent(favoured.first), percent(finding.due()));
        let warning = text!("balance-lopsided", side = side, share = share, due = due);
        panel.add(egui::Label::new(RichText::new(warning).color(ui::warn())).wrap());
    }
}

/// All measured variants of the game, with a bar each.
pub(super) fn show_findings(panel: &mut Ui, setup: &Setup) {
    show_faint(panel, text!("balance-about"));
    for finding in findings(setup.game) {
        panel.add_space(4.0);
        panel.add(egui::Label::new(title(finding)).wrap());
        show_bar(panel, finding);
        show_said(panel, finding);
    }
    panel.add_space(4.0);
}

fn show_faint(panel: &mut Ui, words: String) {
    panel.add(egui::Label::new(RichText::new(words).small().color(ui::faint())).wrap());
}

/// What a variant was measured with, how long it lasts, and how often there is no single winner, where that is often.
fn show_said(panel: &mut Ui, finding: &Finding) {
    let said = text!("balance-said", turns = finding.turns.round(), nodes = finding.nodes, games = finding.games);
    show_faint(panel, said);
    if finding.is_often_shared() {
        show_faint(panel, text!("balance-shared", share = percent(finding.shared)));
    }
}

/// The rules of a variant, in words.
fn title(finding: &Finding) -> String {
    let usual = match finding.start {
        Start::Balanced => text!("start-balanced"),
        Start::Rules | Start::Other => text!("balance-usual"),
    };
    let unusual = |option: &&OptionInfo| finding.options.contains_key(option.name) && !Odds::has_option(option.name);
    let mut parts: Vec<String> = finding
        .game
        .options()
        .iter()
        .filter(unusual)
        .map(|option| with_value(option, &finding.options[option.name]))
        .chain(odds_of(finding))
        .collect();
    if parts.is_empty() || finding.start == Start::Balanced {
        parts.insert(0, usual);
    }
    parts.join(", ")
}

/// An option with its value, in words.
fn with_value(option: &OptionInfo, value: &str) -> String {
    match (&option.values, value) {
        (OptionValues::Choice { .. }, value) => option.value_title(value),
        (OptionValues::Flag { .. }, "true") => (option.title)(),
        (OptionValues::Flag { .. }, _) => text!("balance-without", option = (option.title)()),
        (OptionValues::Number { .. }, value) => text!("balance-number", option = (option.title)(), number = value),
    }
}

/// The option that a variant has beside those of `other`, with its value, in words.
pub(super) fn option_beside(finding: &Finding, other: &Finding) -> Option<String> {
    let name = finding.option_beside(other)?;
    let option = finding.game.options().iter().find(|option| option.name == name)?;
    let value = with_value(option, &finding.options[name]);
    // Among other remedies, a choice needs its option's name.
    let is_choice = matches!(option.values, OptionValues::Choice { .. });
    Some(if is_choice { text!("balance-number", option = (option.title)(), number = value) } else { value })
}

/// The odds of a variant, if there are any: the piece and the army that begins without it.
pub(super) fn odds_of(finding: &Finding) -> Option<String> {
    let [odds, by] = Odds::OPTIONS.map(|name| finding.game.options().iter().find(|option| option.name == name));
    let (odds, by) = odds.zip(by)?;
    let piece = odds.value_title(finding.options.get(odds.name)?);
    let giver = by.value_title(&finding.options.get(by.name).cloned().unwrap_or_else(|| by.usual()));
    Some(text!("balance-odds", giver = giver, piece = piece))
}

/// A side's name.
fn name_of(game: GameId, side: SeatSet) -> String {
    let seats: Vec<String> = side.iter().map(|seat| seat.called(game.seats()).to_owned()).collect();
    in_a_row(&seats)
}

/// A bar divided among the sides by their shares of the first places, with a tick where each part would end if all were equal.
fn show_bar(panel: &mut Ui, finding: &Finding) {
    let (game, shares) = (finding.game, &finding.shares);
    let leader = |share: &Share| share.side.iter().next().unwrap_or(Seat(0));
    let size = egui::vec2(panel.available_width().min(WIDTH), HEIGHT + 4.0);
    let (response, painter) = panel.allocate_painter(size, egui::Sense::hover());
    let whole = egui::Rect::from_min_size(response.rect.min, egui::vec2(size.x, HEIGHT));
    let mut left = whole.left();
    for (number, share) in shares.iter().enumerate() {
        let right = if number + 1 == shares.len() { whole.right() } else { left + share.first * whole.width() };
        let part = egui::Rect::from_min_max(egui::pos2(left, whole.top()), egui::pos2(right, whole.bottom()));
        painter.rect_filled(part, 0.0, ui::of(livery(game.seats(), leader(share)).color));
        left = right;
    }
    painter.rect_stroke(whole, 0.0, (1.0, ui::faint()), egui::StrokeKind::Inside);
    for number in 1..shares.len() {
        let due = egui::lerp(whole.left()..=whole.right(), number as f32 / shares.len() as f32);
        painter.vline(due, whole.bottom()..=response.rect.bottom(), (2.0, ui::text()));
    }
    panel.horizontal_wrapped(|panel| {
        for share in shares {
            let words = RichText::new(format!("{} {}", name_of(game, share.side), percent(share.first))).small();
            let words = egui::WidgetText::from(words).into_galley(
                panel,
                Some(egui::TextWrapMode::Extend),
                f32::INFINITY,
                egui::TextStyle::Small,
            );
            // A badge stays with its words.
            if panel.available_size_before_wrap().x < BADGE + panel.spacing().item_spacing.x + words.size().x {
                panel.end_row();
            }
            seat_badge(panel, leader(share), game.seats(), BADGE);
            panel.label(words);
        }
    });
}

/// A share, 0 to 1, as a number of a hundred.
pub(super) fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}
