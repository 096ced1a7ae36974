//! The players of the new game.

use bevy_egui::egui::{self, Ui};

use crate::play::Setup;
use crate::rules::{Seat, Seating};
use crate::theme::{NARROW, field, seat_badge};
use crate::ui::bots::choose;

pub(super) fn show_names(panel: &mut Ui, setup: &mut Setup, seating: &Seating, engines: u8) {
    let seats = setup.game.seats();
    setup.players.resize(seats.len(), String::new());
    let hints = hints(setup, seating);
    // On a phone the name is below the choice.
    let is_phone = panel.ctx().content_rect().width() < NARROW;
    let players = setup.players.iter_mut().zip(&mut setup.bots.0).zip(hints);
    // A dummy or an empty corner has no player.
    for (seat, ((name, bot), hint)) in (0..).map(Seat).zip(players).filter(|&(seat, _)| seating.has_player(seat)) {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, seats, 26.0);
            let layout = egui::Layout::top_down(egui::Align::Min);
            let layout = if is_phone { layout } else { *panel.layout() };
            panel.with_layout(layout, |panel| {
                choose(panel, seat.index(), bot, engines);
                let width = (panel.available_width() - 12.0).min(if is_phone { 280.0 } else { 200.0 });
                let name = egui::TextEdit::singleline(name).hint_text(hint).char_limit(20).desired_width(width);
                panel.add(field(panel, name));
            });
        });
    }
}

/// The default names of the players.
fn hints(setup: &Setup, seating: &Seating) -> Vec<String> {
    let seats = setup.game.seats();
    let hint = |seat: Seat| setup.name_of_nameless(seating, seat).unwrap_or_else(|| seat.called(seats)).to_owned();
    (0..seats.len() as u8).map(Seat).map(hint).collect()
}
