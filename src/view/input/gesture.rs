//! Gestures with two fingers.

use bevy::prelude::*;

/// A pointer that moves farther than this, in logical pixels, is not a click or tap. It is generous, as a click can
/// move far in a slow frame.
pub(in crate::view) const STEADY: f32 = 14.0;

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Gesture>().add_systems(First, watch_fingers);
}

/// Whether two fingers turn or zoom the table: until all are up again, none of them plays a move.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::view) struct Gesture(pub(in crate::view) bool);

fn watch_fingers(touches: Res<Touches>, mut gesture: ResMut<Gesture>) {
    let ended = touches.iter_just_released().count();
    match touches.iter().count() {
        // The click of the last finger arrives in the frame in which it is lifted.
        0 if ended == 0 => gesture.set_if_neq(Gesture(false)),
        0 | 1 => false,
        _ => gesture.set_if_neq(Gesture(true)),
    };
}
