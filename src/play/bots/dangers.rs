//! Captures that threaten a human, shown if the setting is on.

use bevy::prelude::*;

use crate::bots::{Threat, threats};
use crate::notice::Notice;
use crate::play::session::Session;
use crate::rules::{Decider, Seat};
use crate::settings::Settings;
use crate::texts::text;

/// What rivals could capture from the shown player if it were their turn. Empty while the setting is off.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Dangers(pub Vec<Threat>);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Session>.or_else(resource_changed::<Settings>);
    app.init_resource::<Dangers>().add_systems(Update, look_out.run_if(changed));
}

impl Session {
    /// The player whose dangers are shown: the human to decide, or else the next human in the order of play.
    fn looked_after(&self) -> Option<Seat> {
        let (position, is_human) = (self.position(), |seat: &Seat| self.is_human(*seat));
        let seats = position.seats().len() as u8;
        let first = match position.decider()? {
            Decider::Seat(seat) => seat,
            Decider::Chance => position.turn(),
        };
        let in_turn = (0..seats).map(|places| Seat((first.0 + places) % seats));
        in_turn.into_iter().filter(|&seat| position.players().contains(seat)).find(is_human)
    }
}

fn look_out(
    session: Res<Session>,
    settings: Res<Settings>,
    mut was_shown: Local<bool>,
    mut dangers: ResMut<Dangers>,
    mut commands: Commands,
) {
    let seat = session.looked_after().filter(|_| settings.show_threats);
    let found = seat.map_or_else(Vec::new, |seat| threats(session.position(), seat));
    // Right after the setting was switched on, reports the count, so that an empty result is not mistaken for a
    // failure.
    let is_asked = settings.show_threats && !core::mem::replace(&mut *was_shown, settings.show_threats);
    if let Some(seat) = seat.filter(|_| is_asked) {
        let words = session.position().words();
        let silent = words.silent_threats().len();
        let name = session.player_name(seat);
        commands.trigger(Notice::hint(match found.len() + silent {
            0 => text!("threats-none", name = name),
            count => text!("threats-shown", name = name, count = count),
        }));
    }
    dangers.set_if_neq(Dangers(found));
}
