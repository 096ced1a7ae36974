//! The letters and numbers beside the squares of the board, which players may do without.
//!
//! Where a board has a frame they stand on all four sides of it. Those of a far side are behind the heads of the pieces, and
//! say the same as those of the near one: they are left out until the camera comes round or looks down on them.

use bevy::prelude::*;

use super::ViewSystems;
use super::camera::{BoardCamera, CameraSystems};
use super::workshop::Workshop;
use crate::settings::Settings;

/// What has all of them below it.
#[derive(Component, Copy, Clone, Debug)]
pub struct Coordinates;

impl Coordinates {
    /// Whether they are seen.
    pub(super) fn visibility(settings: &Settings) -> Visibility {
        if settings.show_coordinates { Visibility::Inherited } else { Visibility::Hidden }
    }
}

/// Those along one side of a frame.
#[derive(Component, Copy, Clone, Debug)]
struct Rim {
    /// From the middle of the board to the middle of the side.
    middle: Vec3,
}

/// Spawns them along the four sides of a frame, below the entity given: models for the far side, the right, the near and the left one.
/// Their middles are so far from the middle of the board.
pub(super) fn spawn_rims(
    models: [&str; 4],
    distance: f32,
    root: Entity,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    for (model, way) in models.into_iter().zip([Vec3::NEG_Z, Vec3::X, Vec3::Z, Vec3::NEG_X]) {
        let side = workshop.spawn(commands, root, model, Color::WHITE, Transform::default());
        commands.entity(side).insert(Rim { middle: way * distance });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(resource_changed::<Settings>).in_set(ViewSystems::Follow));
    app.add_systems(Update, leave_out.after(CameraSystems::Follow).in_set(ViewSystems::Follow));
}

fn show(settings: Res<Settings>, mut signs: Query<&mut Visibility, With<Coordinates>>) {
    for mut visibility in &mut signs {
        visibility.set_if_neq(Coordinates::visibility(&settings));
    }
}

fn leave_out(camera: Single<&Transform, With<BoardCamera>>, mut rims: Query<(&Rim, &mut Visibility)>) {
    for (rim, mut visibility) in &mut rims {
        let now = if rim.is_behind(camera.translation) { Visibility::Hidden } else { Visibility::Inherited };
        visibility.set_if_neq(now);
    }
}

impl Rim {
    /// Whether pieces that stand along the side hide it from an eye.
    fn is_behind(self, eye: Vec3) -> bool {
        /// An eye that is so much higher than it is beyond the side sees it over the head of a king.
        const STEEP: f32 = 1.5;
        let to_eye = eye - self.middle;
        to_eye.y < STEEP * to_eye.dot(-self.middle.normalize_or_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_behind_pieces_are_left_out() {
        let ways = [Vec3::NEG_Z, Vec3::X, Vec3::Z, Vec3::NEG_X];
        let hidden = |eye: Vec3| ways.map(|way| Rim { middle: way * 4.2 }.is_behind(eye));
        assert_eq!(hidden(Vec3::new(0.0, 10.0, 8.0)), [true, false, false, false], "from the near side");
        assert_eq!(hidden(Vec3::new(10.0, 10.0, 0.0)), [false, false, false, true], "from the right");
        assert_eq!(hidden(Vec3::new(8.0, 8.0, 8.0)), [true, false, false, true], "over a corner");
        assert_eq!(hidden(Vec3::new(0.0, 20.0, 3.0)), [false; 4], "from above");
    }
}
