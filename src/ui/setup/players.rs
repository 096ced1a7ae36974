//! Which game, and who plays it.

use bevy_egui::egui::{self, Ui};

use crate::play::Setup;
use crate::rules::{GameId, Seat, Seating};
use crate::theme::seat_badge;

pub(super) fn show_games(panel: &mut Ui, setup: &mut Setup) {
    for game in GameId::ALL {
        if panel.radio(setup.game == game, game.title()).clicked() && setup.game != game {
            *setup = Setup { time: setup.time, series: setup.series, ..Setup::new(game) };
        }
    }
    panel.add_space(4.0);
}

pub(super) fn show_names(panel: &mut Ui, setup: &mut Setup, seating: &Seating) {
    let seats = setup.game.seats();
    setup.players.resize(seats.len(), String::new());
    let hints = hints(setup, seating);
    for ((seat, name), hint) in (0..).map(Seat).zip(&mut setup.players).zip(hints) {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, seats, 26.0);
            panel.add(egui::TextEdit::singleline(name).hint_text(hint).char_limit(20).desired_width(260.0));
        });
    }
}

/// What players are called who give no name.
fn hints(setup: &Setup, seating: &Seating) -> Vec<String> {
    let seats = setup.game.seats();
    let hint = |seat: Seat| setup.name_of_nameless(seating, seat).unwrap_or_else(|| seat.name(seats)).to_owned();
    (0..seats.len() as u8).map(Seat).map(hint).collect()
}
