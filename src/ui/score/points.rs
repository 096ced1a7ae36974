//! The table of points of a finished game and, in a match, of all its games.

use bevy_egui::egui::{self, Align, Layout, RichText, Ui};

use super::{Standings, players};
use crate::play::Session;
use crate::rules::{Outcome, Points, Seat};
use crate::texts::text;
use crate::theme::{seat_badge, ui};

/// The width of a column of points.
const COLUMN: f32 = 62.0;

/// The points of a player, or of one person with several seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The rank in the match; `None` for a single game.
    place: Option<usize>,
    seats: Vec<Seat>,
    name: String,
    /// The points of this game, if it is part of a match.
    won: Option<String>,
    total: String,
}

/// All players' points of a finished game and, in a match, of all its games, best first.
pub(super) fn rows(session: &Session, outcome: &Outcome) -> Vec<Row> {
    let name = |seat: Seat| session.player_title(seat).to_owned();
    if !session.series().is_match() {
        let seats = (0..session.position().seats().len() as u8).map(Seat);
        let total = |seat| Points::of(outcome, seat).in_words();
        return seats
            .map(|seat| Row { place: None, seats: vec![seat], name: name(seat), won: None, total: total(seat) })
            .collect();
    }
    let mut rows = Vec::new();
    for standing in session.standings() {
        let side: Vec<Seat> = standing.side.iter().collect();
        let one_person = players(session, side.iter().copied()).len() == 1;
        for seats in side.chunks(if one_person { side.len() } else { 1 }) {
            let won = Points::of(outcome, seats[0]);
            let won = if won == Points::ZERO { "–".to_owned() } else { format!("+{}", won.in_words()) };
            let (place, total) = (Some(standing.place), standing.points.in_words());
            rows.push(Row { place, seats: seats.to_vec(), name: name(seats[0]), won: Some(won), total });
        }
    }
    rows
}

/// Shows the points.
pub(in crate::ui) fn show_points(panel: &mut Ui, session: &Session, standings: &Standings) {
    if session.series().is_match() {
        let header = |text: String| RichText::new(text).small().color(ui::faint());
        panel.horizontal(|panel| {
            show_columns(panel, Some(header(text!("match-points-game"))), header(text!("match-points")), "");
        });
    }
    for row in &standings.rows {
        panel.horizontal(|panel| {
            if let Some(place) = row.place {
                panel.label(RichText::new(format!("{place}.")).color(ui::faint()));
            }
            for &seat in &row.seats {
                seat_badge(panel, seat, session.position().seats(), 24.0);
            }
            let won = row.won.as_ref().map(|won| RichText::new(won).color(ui::faint()));
            show_columns(panel, won, RichText::new(&row.total).strong(), &row.name);
        });
    }
}

/// Shows a name, and one or two right-aligned columns.
fn show_columns(panel: &mut Ui, won: Option<RichText>, total: RichText, name: &str) {
    panel.with_layout(Layout::right_to_left(Align::Center), |panel| {
        for text in [Some(total), won].into_iter().flatten() {
            let cell = egui::vec2(COLUMN, panel.available_height());
            panel.allocate_ui_with_layout(cell, Layout::right_to_left(Align::Center), |panel| {
                panel.set_min_width(COLUMN);
                panel.label(text);
            });
        }
        panel.with_layout(Layout::left_to_right(Align::Center), |panel| {
            panel.add(egui::Label::new(name).truncate());
        });
    });
}
