//! Signals for the player to decide, for kings in danger, and for the end of the game.

use bevy::prelude::*;

use super::effects::Play;
use crate::play::{BoardLaid, Session, Waiting};
use crate::rules::{AlarmKind, Decider, Seat};
use crate::view::Timeline;

/// The signals for checks, mates, the end of a game and turns: they run where a user plays or watches.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Signals;

/// The last signalled state.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Signalled {
    decider: Option<Decider>,
    alarms: usize,
    is_over: bool,
    /// Whether the table has been laid out since.
    is_laid: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Signalled>().add_systems(Update, signal.in_set(Signals)).add_observer(
        |laid: On<BoardLaid>, mut signalled: ResMut<Signalled>| {
            signalled.is_laid |= *laid == BoardLaid::Anew;
        },
    );
}

/// Signals changes after all actions have been shown.
fn signal(
    session: Res<Session>,
    timeline: Res<Timeline>,
    show: Option<Res<Waiting>>,
    mut signalled: ResMut<Signalled>,
    mut commands: Commands,
) {
    if timeline.is_busy() || !session.is_changed() && !timeline.is_changed() {
        return;
    }
    let table = session.position();
    let alarms = table.words().alarms();
    let now = Signalled {
        decider: table.decider(),
        alarms: alarms.len(),
        is_over: table.outcome().is_some(),
        is_laid: false,
    };
    let before = core::mem::replace(&mut *signalled, now);
    // A table that was just laid out gives no signal.
    if before == now || before.is_laid || session.played().is_empty() {
        return;
    }
    if now.is_over && !before.is_over {
        commands.trigger(Play::file(end(&session)));
    } else if now.alarms > before.alarms {
        let is_mate = alarms.iter().any(|alarm| alarm.kind == AlarmKind::Mate);
        commands.trigger(Play::file(if is_mate { "mate" } else { "check" }));
    } else if let (Some(Decider::Seat(seat)), true) = (now.decider, now.decider != before.decider && show.is_none()) {
        // In a demo no user has to act.
        commands.trigger(Play::file(turn(&session, seat)));
    }
}

/// The signal for the end of a game. For spectators it sounds like a win.
pub(super) fn end(session: &Session) -> &'static str {
    let Some(outcome) = session.position().outcome() else { return "draw" };
    match outcome.winners() {
        winners if winners.len() != 1 => "draw",
        winners if session.humans().count() == 1 && !session.humans().any(|seat| winners.contains(seat)) => "lose",
        _ => "win",
    }
}

/// The signal of a seat. That of a human among bots is stronger.
pub(super) fn turn(session: &Session, seat: Seat) -> &'static str {
    const TURNS: [&str; 4] = ["turn_1", "turn_2", "turn_3", "turn_4"];
    if session.humans().count() == 1 && session.is_human(seat) {
        "your_turn"
    } else {
        TURNS[seat.index() % TURNS.len()]
    }
}
