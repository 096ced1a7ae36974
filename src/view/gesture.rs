//! Two fingers at once.

use bevy::prelude::*;

/// A pointer that goes farther than this, in logical pixels, does not click or tap. Where frames take long, a click goes a
/// good way.
pub(super) const STEADY: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gesture>().add_systems(First, watch_fingers);
}

/// Two fingers are turning or zooming the table: none of them plays a move, until all are up again.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Gesture(pub(super) bool);

fn watch_fingers(touches: Res<Touches>, mut gesture: ResMut<Gesture>) {
    let ended = touches.iter_just_released().count();
    match touches.iter().count() {
        // The click of the last finger comes in the frame in which it goes up.
        0 if ended == 0 => gesture.set_if_neq(Gesture(false)),
        0 | 1 => false,
        _ => gesture.set_if_neq(Gesture(true)),
    };
}
