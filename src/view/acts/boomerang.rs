//! A boomerang throws its blade at a piece and has it back.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::curve::{along, ease, upright};
use super::script::Script;
use super::timeline::Timeline;
use super::travel::Turn;
use super::{Act, Motion, Told, perform};
use crate::rules::{Effect, PieceId};
use crate::view::ViewSystems;
use crate::view::figure::{Figure, Figures, Thrown};

pub(super) const ACT: Act = Act { tell, plugin };

/// A piece throws a part of itself along a way, and has it back.
#[derive(Debug)]
struct Throw {
    piece: PieceId,
    way: Vec<Vec3>,
}

/// Out along the path, and back again.
fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    const TURN_SECS: f32 = 0.25;
    let &Effect::PieceThrew { piece, ref path } = effect else { return };
    let way = script.places(path);
    let [.., before, last] = way[..] else { return };
    let out = 0.35 + 0.1 * way.len() as f32;
    script.clip(script.start, TURN_SECS, Turn { piece, towards: way[1] - way[0] });
    script.start += TURN_SECS;
    script.arrivals.insert(piece, (script.start + out, last - before));
    script.clip(script.start, 2.0 * out, Throw { piece, way });
}

impl Motion for Throw {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // A lunge as the arm goes forward, another as it catches.
        let lunge = (PI * (t * 8.0).min(1.0)).sin() + (PI * ((t - 0.875) * 8.0).clamp(0.0, 1.0)).sin();
        from.with_rotation(upright(from.rotation) * Quat::from_rotation_x(0.3 * lunge))
    }
}

fn plugin(app: &mut App) {
    app.add_systems(Update, throw_blades.after(perform::perform).in_set(ViewSystems::Perform));
}

/// A blade flies out along its way and comes back, spinning, in the space of its body.
fn throw_blades(
    timeline: Res<Timeline>,
    figures: Res<Figures>,
    roots: Query<&Transform, (With<Figure>, Without<Thrown>)>,
    mut blades: Query<(&mut Thrown, &mut Transform)>,
) {
    for (mut blade, mut transform) in &mut blades {
        let throw = timeline.under_way_of::<Throw>().find(|(throw, t)| throw.piece == blade.piece && *t < 1.0);
        let root = figures.by_piece.get(&blade.piece).and_then(|&figure| roots.get(figure).ok());
        let (Some((Throw { way, .. }, t)), Some(root)) = (throw, root) else {
            if let Some(rest) = blade.rest.take() {
                *transform = rest;
            }
            continue;
        };
        let rest = *blade.rest.get_or_insert(*transform);
        let out = ease(if t < 0.5 { 2.0 * t } else { 2.0 - 2.0 * t });
        let (point, _) = along(way, out, false);
        // It rises to its own height within the first squares.
        let world = point + Vec3::Y * (rest.translation.y + 0.15 * (out * 6.0).min(1.0));
        transform.translation = root.rotation.inverse() * (world - root.translation);
        // It lies flat in the air.
        let tilt = rest.rotation.slerp(Quat::IDENTITY, (out * 6.0).min(1.0));
        transform.rotation = root.rotation.inverse() * Quat::from_rotation_y(t * TAU * 9.0) * tilt;
        transform.scale = rest.scale * (1.0 + 0.35 * (out * 6.0).min(1.0));
    }
}
