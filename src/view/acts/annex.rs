//! Armies change hands: a wave of colour runs outward from the mover, and each piece leaps as it comes past. Or they freeze.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::curve::{ease, shiver, upright};
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId, PieceState};
use crate::view::figure::Figure;

pub(super) const ACT: Act = Act::of_bodies(tell);

const DEFECT_SECS: f32 = 0.5;

/// A piece leaps, and comes down as another player's.
#[derive(Debug)]
pub(super) struct Defect {
    pub(super) piece: PieceId,
    now: PieceState,
}

/// A piece shivers, and is frozen.
#[derive(Debug)]
struct Freeze {
    piece: PieceId,
    now: PieceState,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match *effect {
        Effect::PieceAnnexed { piece, .. } => {
            told.after.pieces.get(&piece).into_iter().for_each(|&now| defect(script, piece, now));
        }
        Effect::ArmyAnnexed { army, .. } => {
            let own = told.after.pieces.iter().filter(|(_, piece)| piece.seat == army && !piece.frozen);
            own.for_each(|(&piece, &now)| defect(script, piece, now));
        }
        Effect::PieceFroze { piece } => {
            let begins = script.end();
            let start = *script.wave.get_or_insert(begins);
            if let Some(&now) = told.after.pieces.get(&piece) {
                script.clip(start, 0.8, Freeze { piece, now });
            }
        }
        _ => {}
    }
}

fn defect(script: &mut Script, piece: PieceId, now: PieceState) {
    /// Seconds that the wave takes for a square.
    const WAVE: f32 = 0.14;
    let begins = script.end() + 0.15;
    let start = *script.wave.get_or_insert(begins);
    let start = start + script.layout.place(now.square).distance(script.epicentre) * WAVE;
    // A chip that it gains is gained in its new colours.
    script.arrivals.insert(piece, (start + DEFECT_SECS, Vec3::ZERO));
    script.clip(start, DEFECT_SECS, Defect { piece, now });
}

impl Motion for Defect {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.7 * (PI * t).sin())
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t)))
    }

    /// Halfway through the leap the new colours are put on.
    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 0.5 { Figure::of(self.piece, &self.now) } else { figure }
    }
}

impl Motion for Freeze {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_rotation(upright(from.rotation) * shiver(t, (PI * t).sin()))
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 0.5 { Figure::of(self.piece, &self.now) } else { figure }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leap_ends_where_it_began() {
        let from = Transform::from_xyz(1.0, 0.0, 2.0);
        let table = crate::rules::GameId::Pothole.set_up([], None).unwrap();
        let now = table.snapshot().pieces[&PieceId(3)];
        let defect = Defect { piece: PieceId(3), now };
        assert!(defect.pose(&from, 1.0).translation.distance(from.translation) < 1e-3);
    }
}
