//! Goes to the end of another line of the match.

use bevy::prelude::*;

use super::Session;
use crate::notice::Notice;
use crate::play::intent::BoardLaid;
use crate::play::lay::{lay, lay_back};
use crate::settings::Settings;
use crate::texts::text;

/// Triggered to go to the end of another line (see [`Session::other_lines`]). The current line is kept.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct TakeLine(pub usize);

pub(in crate::play) fn plugin(app: &mut App) {
    app.add_observer(on_take_line);
}

fn on_take_line(take: On<TakeLine>, session: Res<Session>, settings: Res<Settings>, mut commands: Commands) {
    let Some(line) = session.lines.all().get(take.0).cloned() else { return };
    if settings.no_take_back && !session.is_own_after(session.branches(&line)) {
        commands.trigger(Notice::refusal(text!("notice-answered")));
        return;
    }
    if session.gives_up_hidden(&line) {
        commands.trigger(Notice::refusal(text!("notice-hidden")));
        return;
    }
    commands.queue(move |world: &mut World| {
        world.resource_mut::<Session>().turn_to_line(&line);
        // Lists of actions must be shortened first.
        lay(&mut world.commands(), BoardLaid::Back);
        world.flush();
        let mut session = world.resource_mut::<Session>();
        while session.redo_unseen() {}
        lay_back(&mut world.commands());
        world.flush();
    });
}
