//! A king falls: a flash, a ring of light, and slow motion for a moment. Its crown stays behind.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::act::Act;
use super::crown::Way;
use super::cue::Cue;
use super::lean::Moment;
use super::script::Script;
use super::speck::Speck;
use super::stage::{ActStage, Spark};
use crate::rules::chess::ChessKind;
use crate::rules::{Death, Effect};
use crate::theme::board;
use crate::view::models::haze::Haze;
use crate::view::models::shape::Shape;

const SECS: f32 = 0.9;
/// The time scale meanwhile.
const SLOW: f32 = 0.45;

#[derive(Debug)]
struct KingFalls {
    place: Vec3,
    ring: Option<Entity>,
}

/// Adds the flash to the act that shows a king's death. Kings are found by their letter, in any of the games.
pub(super) fn mark(effect: &Effect, script: &mut Script<'_>) {
    let Effect::PieceDied { piece, death } = *effect else { return };
    let is_king = script.kind(piece) == Some(ChessKind::King.kind());
    if !is_king || death == Death::Removed {
        return;
    }
    let start = script.scenes.last().map_or(script.start, |scene| scene.start);
    if let (Some(place), Some(kind)) = (script.place_of(piece), script.kind(piece)) {
        script.play(start, KingFalls { place, ring: None });
        // During a berserk the camera follows the berserk instead.
        let is_watched = !matches!(death, Death::Trampled(_));
        script.uncrown(start, place, script.height(kind), Way::Lost, is_watched);
    }
}

impl Act for KingFalls {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::KingFalls)
    }

    fn pace(&self) -> f32 {
        SLOW
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        Some(Moment::close(self.place))
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        if t >= 1.0 {
            self.ring.take().into_iter().for_each(|ring| stage.commands.entity(ring).try_despawn());
            return;
        }
        let Some(ring) = self.ring else {
            let mesh = Mesh3d(stage.workshop.shape(Shape::Ring { radius: 1.0, thickness: 0.05, sides: (8, 48) }));
            let glow = MeshMaterial3d(stage.workshop.light(board::HALO, 0));
            let place = Transform::from_scale(Vec3::splat(0.001));
            self.ring =
                Some(stage.commands.spawn((Name::new("Flash"), Spark, NotShadowCaster, mesh, glow, place)).id());
            return;
        };
        let wide = 0.3 + 2.2 * (1.0 - (1.0 - t).powi(3));
        let place = Transform::from_translation(self.place + Vec3::Y * 0.08);
        stage.put(ring, place.with_scale(Vec3::new(wide, 0.5, wide)));
        let glow = stage.workshop.light(board::HALO, Haze::step(t));
        stage.commands.entity(ring).try_insert(MeshMaterial3d(glow));
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter(Speck::Flash, self.place + Vec3::Y * 0.5, Vec3::ZERO, 1);
            stage.scatter(Speck::Spark, self.place + Vec3::Y * 0.5, Vec3::Y * 1.4, 22);
        }
    }
}
