//! The match as far as it has been shown: the rules are ahead of what is seen, and panels tell nothing before it is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Timeline;
use crate::play::{ActionPlayed, BoardLaid, Session, SessionChanged};

/// The match as it was before what is still to be shown; nothing where all of it has been.
#[derive(Resource, Default, Debug)]
pub struct Behind(Option<Session>);

/// The match as far as it has been shown. Once everything is at rest, that is the match.
#[derive(SystemParam)]
pub struct Seen<'w> {
    session: Res<'w, Session>,
    behind: Res<'w, Behind>,
}

impl Seen<'_> {
    /// As far as it has been shown.
    pub fn session(&self) -> &Session {
        self.behind.0.as_ref().unwrap_or(&self.session)
    }

    /// Whether something has been played that has not been shown.
    pub fn is_behind(&self) -> bool {
        self.behind.0.is_some()
    }

    /// Whether it is not what it was.
    pub fn has_changed(&self) -> bool {
        self.session.is_changed() || self.behind.is_changed()
    }
}

/// For those who follow what has been shown of the match.
pub fn seen_has_changed(session: Option<Res<Session>>, behind: Res<Behind>) -> bool {
    session.is_some_and(|session| session.is_changed()) || behind.is_changed()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>()
        // Whether or not the table is on the screen: what nobody sees is not waited for.
        .add_systems(Update, catch_up.after(ViewSystems::Perform).before(ViewSystems::Follow))
        .add_observer(on_session_changed)
        .add_observer(|_: On<BoardLaid>, mut behind: ResMut<Behind>| {
            if behind.0.is_some() {
                behind.0 = None;
            }
        });
}

/// At once: whoever looks at the match in the same frame must not see what is to come.
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
