//! Marks that stay on the ground for a while and then sink away: track prints and burns of berserks.

use std::f32::consts::FRAC_PI_2;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::stage::{ActStage, Spark};
use crate::rules::PieceId;
use crate::settings::Settings;
use crate::theme::speck;
use crate::view::models::haze::Haze;
use crate::view::models::shape::Shape;

/// How long a print stays, and the last part of it in which it sinks, in seconds.
const STAY_SECS: f32 = 7.0;
const SINK_SECS: f32 = 2.0;
/// The distance from the middle of a machine to its tracks.
const GAUGE: f32 = 0.25;
/// The width, height and length of a print.
const SIZE: Vec3 = Vec3::new(0.15, 0.012, 0.05);
/// The diameter of a burn.
const BURN: f32 = 0.8;

/// A print: its age in seconds, and its first size.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Print {
    secs: f32,
    size: Vec3,
}

impl ActStage<'_, '_> {
    /// Leaves a burn where the berserk is.
    pub(super) fn scorch(&mut self, piece: PieceId) {
        let Some(place) = self.body(piece).and_then(|body| self.place(body)) else { return };
        let mesh = Mesh3d(self.workshop.shape(Shape::Picture));
        let paint = MeshMaterial3d(self.workshop.puff(Haze::Dust, speck::SOOT.with_alpha(0.75), 0));
        let lies = Quat::from_rotation_x(-FRAC_PI_2);
        let at = Transform::from_translation(place.translation + Vec3::Y * 0.012).with_rotation(lies);
        let at = at.with_scale(Vec3::splat(BURN));
        self.commands.spawn((
            Name::new("Burn"),
            Spark,
            Print { secs: 0.0, size: at.scale },
            mesh,
            paint,
            at,
            NotShadowCaster,
        ));
    }

    /// Leaves `count` prints of each of a machine's tracks where it is.
    pub(super) fn print_tracks(&mut self, piece: PieceId, count: u32) {
        let Some(place) = self.body(piece).and_then(|body| self.place(body)).filter(|_| count > 0) else { return };
        let mesh = Mesh3d(self.workshop.shape(Shape::Block { size: SIZE }));
        let paint = MeshMaterial3d(self.workshop.tint(speck::TRACK));
        for side in [-GAUGE, GAUGE] {
            let at = place.translation + place.rotation * Vec3::X * side;
            let at = Transform::from_translation(at.with_y(0.006)).with_rotation(place.rotation);
            let body = (mesh.clone(), paint.clone(), at, NotShadowCaster);
            self.commands.spawn((Name::new("Print"), Spark, Print { secs: 0.0, size: Vec3::ONE }, body));
        }
    }
}

/// Prints outlive the acts, so they do not use the clock of the timeline.
pub(super) fn sink(
    time: Res<Time>,
    settings: Res<Settings>,
    mut prints: Query<(Entity, &mut Print, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut print, mut place) in &mut prints {
        print.secs += time.delta_secs() * settings.pace();
        let left = ((STAY_SECS - print.secs) / SINK_SECS).clamp(0.0, 1.0);
        // The height shrinks too, which does not show on something so flat.
        place.scale = print.size * left;
        if left <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
