//! The entity: it dissolves here and takes shape there, and a ring of light takes its victims.

use bevy::prelude::*;

use super::curve::{ease, upright};
use super::script::Script;
use super::timeline::Timeline;
use super::{Act, Motion, Told, perform};
use crate::rules::{Effect, Manner, PieceId};
use crate::theme::board;
use crate::view::ViewSystems;
use crate::view::models::{Shape, Workshop};

pub(super) const ACT: Act = Act { tell, plugin };

/// A piece dissolves here and takes shape there.
#[derive(Debug)]
struct Teleport {
    piece: PieceId,
    to: Vec3,
}

/// A ring of light runs round everything that is as far from the middle as the entity.
#[derive(Debug)]
struct Pulse {
    radius: f32,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    const TELEPORT_SECS: f32 = 1.1;
    const PULSE_SECS: f32 = 0.9;
    match effect {
        Effect::PieceMoved { piece, path, manner: Manner::Teleport } => {
            let way = script.places(path);
            let [.., before, last] = way[..] else { return };
            script.epicentre = last;
            script.arrivals.insert(*piece, (script.start + TELEPORT_SECS, last - before));
            script.clip(script.start, TELEPORT_SECS, Teleport { piece: *piece, to: last });
        }
        &Effect::RingPulsed { piece, .. } => {
            let Some(square) = told.before.pieces.get(&piece).map(|piece| piece.square) else { return };
            let radius = script.layout.place(square).with_y(0.0).length();
            script.clip(script.arrival(piece), PULSE_SECS, Pulse { radius });
        }
        _ => {}
    }
}

/// When a ring of light takes what is on it, if there is one.
pub(super) fn strikes_at(script: &Script) -> Option<f32> {
    script.clips.iter().find(|clip| clip.is::<Pulse>()).map(|clip| clip.start + 0.55)
}

impl Motion for Teleport {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let there = t >= 0.5;
        let gone = if there { 2.0 - 2.0 * t } else { 2.0 * t };
        let place = if there { self.to } else { from.translation };
        let width = 1.0 - ease(gone);
        Transform {
            translation: place + Vec3::Y * 0.5 * ease(gone),
            rotation: upright(from.rotation) * Quat::from_rotation_y(gone * gone * 9.0),
            scale: Vec3::new(width, 1.0 + 0.8 * gone, width).max(Vec3::splat(0.001)),
        }
    }
}

impl Motion for Pulse {}

/// The ring of light round the middle of the board.
#[derive(Component, Copy, Clone, Debug)]
struct PulseRing;

fn plugin(app: &mut App) {
    app.add_systems(Update, (launch, pulse).chain().after(perform::perform).in_set(ViewSystems::Perform));
}

fn launch(mut timeline: ResMut<Timeline>, mut workshop: Workshop, mut commands: Commands) {
    for &Pulse { radius } in timeline.bypass_change_detection().begun::<Pulse>() {
        let mesh = workshop.shape(Shape::Ring { radius: radius.max(0.2), thickness: 0.11, sides: (8, 72) });
        let glow = workshop.glow(board::HALO);
        let place = Transform::from_scale(Vec3::splat(0.001));
        commands.spawn((Name::new("Pulse"), PulseRing, Mesh3d(mesh), MeshMaterial3d(glow), place));
    }
}

fn pulse(timeline: Res<Timeline>, mut rings: Query<(Entity, &mut Transform), With<PulseRing>>, mut commands: Commands) {
    for (entity, mut transform) in &mut rings {
        let Some((_, t)) = timeline.under_way_of::<Pulse>().find(|(_, t)| *t < 1.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        // It closes in on its ring, flares up, and is gone.
        let wide = 1.0 + 0.12 * (1.0 - ease((t * 1.6).min(1.0)));
        let flare = if t < 0.6 { 0.4 + t } else { 2.4 * (1.0 - t) / 0.4 };
        transform.scale = Vec3::new(wide, flare.max(0.001), wide);
        transform.translation = Vec3::Y * 0.12;
    }
}
