//! The number of games in a new match.

use bevy_egui::egui::{RichText, Ui};

use crate::play::Session;
use crate::rules::Series;
use crate::texts::text;
use crate::theme::ui;

/// The offered numbers: rounds in which each player has every seat, and some shorter ones.
const OFFERED: [u8; 7] = [1, 2, 3, 4, 6, 8, 12];

pub(super) fn show_series(panel: &mut Ui, series: &mut Series) {
    panel.add_space(4.0);
    panel.label(RichText::new(text!("setup-games")).strong());
    panel.horizontal_wrapped(|panel| {
        // A loaded match may have another number.
        let other = Some(series.games()).filter(|games| !OFFERED.contains(games));
        for games in OFFERED.into_iter().chain(other) {
            if panel.selectable_label(series.games() == games, format!(" {games} ")).clicked() {
                *series = Series::of(games);
            }
        }
    });
    if series.is_match() {
        let help = text!("setup-games-help");
        panel.label(RichText::new(help).small().color(ui::faint()));
    }
}

/// Tells what happens to the current match.
pub(super) fn show_what_ends(panel: &mut Ui, session: &Session) {
    if session.is_in_progress() {
        let words = if session.series().is_match() { text!("setup-ends-match") } else { text!("setup-ends-game") };
        panel.label(RichText::new(words).small().color(ui::faint()));
    }
}
