//! A promotion chip flies in and slides under its piece.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::curve::ease;
use super::script::Script;
use super::timeline::Timeline;
use super::{Act, Motion, Told, perform};
use crate::rules::{Chip, Effect, PieceId};
use crate::theme::chip_color;
use crate::view::ViewSystems;
use crate::view::figure::{CHIP_HEIGHT, Figure, Figures};
use crate::view::models::Workshop;

pub(super) const ACT: Act = Act { tell, plugin };

#[derive(Debug)]
struct GainChip {
    piece: PieceId,
    chip: Chip,
}

fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    if let &Effect::ChipGained { piece, chip } = effect {
        script.clip(script.arrival(piece), 0.55, GainChip { piece, chip });
    }
}

impl Motion for GainChip {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // The piece makes room while the chip slides in.
        from.with_translation(from.translation + Vec3::Y * 0.16 * (PI * t).sin().max(0.0))
    }

    /// The chip is put down when it has arrived.
    fn dress(&self, figure: Figure, t: f32) -> Figure {
        let mut chips = figure.chips;
        if t >= 1.0 {
            chips.insert(self.chip);
        }
        Figure { chips, ..figure }
    }
}

/// A chip on its way to a piece.
#[derive(Component, Copy, Clone, Debug)]
struct FlyingChip {
    piece: PieceId,
    chip: Chip,
}

fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (launch, fly).chain().after(perform::perform).before(perform::retire).in_set(ViewSystems::Perform),
    );
}

fn launch(mut timeline: ResMut<Timeline>, mut workshop: Workshop, mut commands: Commands) {
    for &GainChip { piece, chip } in timeline.bypass_change_detection().begun::<GainChip>() {
        let flyer = (Name::new("Flying chip"), FlyingChip { piece, chip }, Transform::default(), Visibility::default());
        let root = commands.spawn(flyer).id();
        workshop.spawn(&mut commands, root, "chip", chip_color(chip), Transform::default());
    }
}

/// Chips come down in a spin and slide under their piece; they are gone once the piece stands on them.
fn fly(
    timeline: Res<Timeline>,
    figures: Res<Figures>,
    shown: Query<(&Figure, &Transform), Without<FlyingChip>>,
    mut flying: Query<(Entity, &FlyingChip, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, flyer, mut transform) in &mut flying {
        let own = |gain: &GainChip| (gain.piece, gain.chip) == (flyer.piece, flyer.chip);
        let gain = timeline.under_way_of::<GainChip>().find(|(gain, t)| own(gain) && *t < 1.0);
        let goal = figures.by_piece.get(&flyer.piece).and_then(|&figure| shown.get(figure).ok());
        let (Some((_, t)), Some((figure, goal))) = (gain, goal) else {
            commands.entity(entity).despawn();
            continue;
        };
        let level = CHIP_HEIGHT * figure.chips.len() as f32;
        let rest = Vec3::new(goal.translation.x, level, goal.translation.z);
        let height = 2.2 * (1.0 - ease(t));
        let side = 0.9 * (1.0 - ease(t));
        transform.translation = rest + Vec3::new(side, height, side * 0.4);
        transform.rotation = Quat::from_rotation_y(t * 6.0) * Quat::from_rotation_x((1.0 - t) * 5.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::view::acts::annex::Defect;
    use crate::view::acts::script::Clip;
    use crate::view::acts::script::tests::clips_of;

    #[test]
    fn a_pushed_piece_of_a_dead_king_changes_sides_before_it_gets_its_chip() {
        let position = "3,x,Gd,Gc,Gk/Rd,@R,1,1,1,@G,Gc/7/x,2,Wm,Rc,Rk,x/2,@1,1,@2,2/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
        let clips = clips_of(GameId::Pothole, position, "d4e4", &[]);
        let chip = clips.iter().find(|clip| clip.is::<GainChip>()).unwrap();
        let lucky = chip.of::<GainChip>().unwrap().piece;
        let own = clips.iter().filter(|clip| clip.of::<Defect>().is_some_and(|defect| defect.piece == lucky));
        assert!(own.map(Clip::end).all(|end| chip.start >= end));
    }
}
