//! Measures how long nothing has moved: a key that comes too late to skip an animation must not end the turn.

use bevy::prelude::*;

use crate::view::Timeline;

/// The time to wait after all animations, in seconds.
const MOMENT_SECS: f32 = 0.4;

/// The rest of that time.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Rested {
    secs_left: f32,
}

impl Rested {
    pub(super) fn is_long_enough(self) -> bool {
        self.secs_left <= 0.0
    }

    /// Restarts the wait, for an action whose animation starts in the next frame at the earliest.
    pub(super) fn stir(&mut self) {
        self.secs_left = f32::EPSILON;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rested>().add_systems(Update, watch.in_set(crate::ui::systems::UiSystems));
}

fn watch(time: Res<Time>, timeline: Res<Timeline>, mut rested: ResMut<Rested>) {
    let secs_left = if timeline.is_busy() { MOMENT_SECS } else { (rested.secs_left - time.delta_secs()).max(0.0) };
    rested.set_if_neq(Rested { secs_left });
}
