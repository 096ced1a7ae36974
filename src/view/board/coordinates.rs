//! The letters and numbers beside the squares of the board, which can be switched off.
//!
//! A board with a frame has them on all four sides. The far ones say the same as the near ones but stand behind the
//! heads of the pieces, so they are hidden until the camera comes round or looks down on them.

use bevy::prelude::*;

use crate::settings::Settings;
use crate::view::camera::lens::BoardCamera;
use crate::view::models::workshop::Workshop;
use crate::view::systems::{CameraSystems, ViewSystems};

/// The root of all coordinates.
#[derive(Component, Copy, Clone, Debug)]
pub struct Coordinates;

impl Coordinates {
    /// Their visibility by the settings.
    pub(in crate::view) fn visibility(settings: &Settings) -> Visibility {
        if settings.show_coordinates { Visibility::Inherited } else { Visibility::Hidden }
    }
}

/// The coordinates along one side of a frame.
#[derive(Component, Copy, Clone, Debug)]
struct Rim {
    /// The middle of the side, relative to the middle of the board.
    middle: Vec3,
}

/// Spawns the coordinates on the four sides of a frame below `root`. The models are those for the far, right, near and
/// left side; the sides are at `distance` from the middle of the board.
pub(in crate::view) fn spawn_rims(
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

pub(in crate::view) fn plugin(app: &mut App) {
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
    /// Whether pieces along this side hide it from the camera.
    fn is_behind(self, eye: Vec3) -> bool {
        /// The slope of the view from which the side is visible over the head of a king.
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
