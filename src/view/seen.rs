//! The match as far as it has been shown. The rules are ahead of the animations, and panels must not reveal what is to
//! come.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::acts::Timeline;
use super::systems::ViewSystems;
use crate::play::{ActionPlayed, BoardLaid, OnTable, Session, SessionChanged};
use crate::rules::Snapshot;

/// The match before the actions that are still to be shown; `None` if all have been shown.
#[derive(Resource, Default, Debug)]
pub struct Behind(Option<Session>);

/// System parameter with the match as far as it has been shown. When nothing moves, that is the match itself.
#[derive(SystemParam)]
pub struct Seen<'w, 's> {
    session: Res<'w, Session>,
    behind: Res<'w, Behind>,
    on_table: OnTable<'w, 's>,
}

impl Seen<'_, '_> {
    /// The match as far as it has been shown.
    pub fn session(&self) -> &Session {
        self.behind.0.as_ref().unwrap_or(&self.session)
    }

    /// What lies on the table, as far as it has been shown. The entities are ahead of the animations, so while something
    /// is still to be shown it is read from the match before that.
    pub fn table(&self) -> Snapshot {
        self.behind.0.as_ref().map_or_else(|| self.on_table.snapshot(), |past| past.position().snapshot())
    }

    /// Whether an action has been played but not shown.
    pub fn is_behind(&self) -> bool {
        self.behind.0.is_some()
    }

    /// Whether it has changed since the last run of the system.
    pub fn has_changed(&self) -> bool {
        self.session.is_changed() || self.behind.is_changed()
    }
}

/// Run condition for systems that follow the match as it is shown.
pub fn seen_has_changed(session: Option<Res<Session>>, behind: Res<Behind>) -> bool {
    session.is_some_and(|session| session.is_changed()) || behind.is_changed()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>()
        // Runs even if the table is not on the screen, because hidden animations are not waited for.
        .add_systems(Update, catch_up.after(ViewSystems::Perform).before(ViewSystems::Follow))
        .add_observer(on_session_changed)
        .add_observer(|_: On<BoardLaid>, mut behind: ResMut<Behind>| {
            if behind.0.is_some() {
                behind.0 = None;
            }
        });
}

/// An observer, because systems in the same frame must not see what is to come.
fn on_session_changed(
    _: On<SessionChanged>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    played: Res<Messages<ActionPlayed>>,
    mut behind: ResMut<Behind>,
) {
    let shown = session.played().len().saturating_sub(timeline.unshown(&played));
    if shown < session.played().len() {
        behind.0 = Some(session.as_of(shown));
    } else if behind.0.is_some() {
        behind.0 = None;
    }
}

fn catch_up(
    session: Res<Session>,
    timeline: Res<Timeline>,
    played: Res<Messages<ActionPlayed>>,
    mut behind: ResMut<Behind>,
) {
    let Some(known) = behind.0.as_ref().map(|session| session.played().len()) else { return };
    let shown = session.played().len().saturating_sub(timeline.unshown(&played));
    if shown == session.played().len() {
        behind.0 = None;
    } else if shown != known {
        behind.0 = Some(session.as_of(shown));
    }
}
