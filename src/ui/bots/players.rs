//! The dialog that replaces players with bots, or bots with humans, during a match.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText};

use super::{choose, show_pace};
use crate::play::{BotsPaused, OpenTable, SeatBot, Session, Thinking};
use crate::rules::Seat;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, seat_badge, ui};
use crate::ui::dialog::{Dialog, modal};
use crate::ui::together::CAN_HOST;

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    paused: Res<BotsPaused>,
    thinking: Res<Thinking>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let (mut opens, mut done) = (false, false);
    let closed = modal(contexts.ctx_mut()?, "who plays", 380.0, |panel| {
        panel.heading(text!("players"));
        let help = text!("players-help");
        panel.label(RichText::new(help).small().color(ui::faint()));
        let seats = session.position().seats();
        let seating = session.position().seating();
        for seat in (0..seats.len() as u8).map(Seat).filter(|&seat| seating.has_player(seat)) {
            let mut bot = session.bot_at(seat);
            panel.horizontal(|panel| {
                seat_badge(panel, seat, seats, 26.0);
                choose(panel, seat.index(), &mut bot, thinking.guests());
                panel.add(egui::Label::new(session.player_title(seat)).truncate());
            });
            if bot != session.bot_at(seat) {
                commands.trigger(SeatBot { seat, bot });
            }
        }
        show_pace(panel, &session, *paused, &mut commands);
        opens = CAN_HOST && quiet_button(panel, true, text!("together-open")).clicked();
        done = primary_button(panel, text!("menu-back")).clicked();
    });
    if opens {
        commands.trigger(OpenTable(session.clone()));
        *dialog = Dialog::Together;
    } else if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}
