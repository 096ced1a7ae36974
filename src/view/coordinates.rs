//! The letters and numbers beside the squares of the board, which players may do without.

use bevy::prelude::*;

use super::ViewSystems;
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(resource_changed::<Settings>).in_set(ViewSystems::Follow));
}

fn show(settings: Res<Settings>, mut signs: Query<&mut Visibility, With<Coordinates>>) {
    for mut visibility in &mut signs {
        visibility.set_if_neq(Coordinates::visibility(&settings));
    }
}
