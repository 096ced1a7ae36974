//! A promotion chip comes down spinning and slides under its piece, which rises to make room for it.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, hop};
use super::script::Script;
use super::stage::ActStage;
use crate::rules::{Chip, Effect, PieceId};
use crate::view::bodies::body::Attire;
use crate::view::bodies::chip::CHIP_HEIGHT;

#[derive(Debug)]
struct GainChip {
    piece: PieceId,
    chip: Chip,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::ChipGained { piece, chip } = *effect else { return false };
    script.play(script.arrival(piece), GainChip { piece, chip });
    true
}

impl Act for GainChip {
    fn secs(&self) -> f32 {
        0.55
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Chip)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.16 * hop(t).max(0.0))
    }

    fn attire(&self, mut now: Attire, t: f32) -> Attire {
        if t >= 1.0 {
            now.chips.insert(self.chip);
        }
        now
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        let Some(root) = stage.body(self.piece) else { return };
        // After it has arrived, the chip is placed by `view::chip`.
        let (Some(place), Some(attire)) = (stage.place(root).filter(|_| t < 1.0), stage.attire(root)) else { return };
        let level = CHIP_HEIGHT * attire.chips.len() as f32;
        let away = 1.0 - ease(t);
        let rest = place.translation.with_y(level);
        let world = Transform::from_translation(rest + Vec3::new(0.9, 2.2, 0.9 * 0.4) * away)
            .with_rotation(Quat::from_rotation_y(t * 6.0) * Quat::from_rotation_x((1.0 - t) * 5.0));
        stage.put_chip(root, self.chip, &place, world);
    }
}
