//! The bodies of promotion chips, which lie under their piece.

use bevy::prelude::*;

use super::body::Body;
use crate::play::{PromotionChip, Under};
use crate::theme::chip_color;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// Thickness of a chip.
pub(in crate::view) const CHIP_HEIGHT: f32 = 0.055;

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_observer(on_chip).add_systems(Update, (colour, lay).chain().in_set(ViewSystems::Follow));
}

/// Adds a body to a new chip. It stays hidden until the chip has made its entrance.
fn on_chip(chip: On<Add, PromotionChip>, chips: Query<&Under>, mut commands: Commands) {
    let Ok(under) = chips.get(chip.entity) else { return };
    commands.entity(chip.entity).try_insert((Transform::default(), Visibility::Hidden, ChildOf(under.0)));
}

fn colour(chips: Query<(Entity, &PromotionChip), Without<Children>>, mut workshop: Workshop, mut commands: Commands) {
    for (entity, chip) in &chips {
        workshop.spawn(&mut commands, entity, "chip", chip_color(chip.0), Transform::default());
    }
}

/// Stacks the chips of a piece, those that its body shows.
fn lay(
    mut chips: Query<(Ref<PromotionChip>, &ChildOf, &mut Transform, &mut Visibility)>,
    bodies: Query<Ref<Body>, Without<PromotionChip>>,
) {
    for (chip, under, mut place, mut visibility) in &mut chips {
        let Ok(body) = bodies.get(under.parent()) else { continue };
        if !body.is_changed() && !chip.is_added() {
            continue;
        }
        let is_seen = body.attire.chips.contains(chip.0);
        let below = body.attire.chips.iter().take_while(|&other| other != chip.0).count();
        if is_seen {
            place.set_if_neq(Transform::from_xyz(0.0, CHIP_HEIGHT * below as f32, 0.0));
        }
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
}
