//! A game is won: a wave runs through the winner's army, and each piece leaps for joy twice.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, hop, upright};
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::ActStage;
use crate::rules::chess::ChessKind;
use crate::rules::{Effect, PieceId};

/// How long a piece leaps, in seconds.
const SECS: f32 = 1.3;
/// The pause between the other acts and the first leap, in seconds.
const BREATH_SECS: f32 = 0.35;
/// The longest time of the wave from one end of the army to the other, in seconds.
const WAVE_SECS: f32 = 0.9;

#[derive(Debug)]
struct Triumph {
    piece: PieceId,
    /// Only the first piece that leaps makes the sound.
    leads: bool,
    is_king: bool,
}

/// Adds the leaps to the action that has won the game. There are none for a draw.
pub(super) fn mark(effect: &Effect, script: &mut Script<'_>) {
    let Effect::GameEnded { outcome } = *effect else { return };
    if outcome.reason.is_draw() {
        return;
    }
    let winners = outcome.winners();
    let army = script.after.pieces.iter().filter(|(_, piece)| winners.contains(piece.controller) && !piece.frozen);
    let mut army: Vec<(f32, PieceId, bool)> = army
        .map(|(&id, piece)| {
            let far = script.layout.place(piece.square).distance(script.epicentre);
            (far, id, piece.kind == ChessKind::King.kind())
        })
        .collect();
    army.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (begins, farthest) = (script.end() + BREATH_SECS, army.last().map_or(1.0, |last| last.0.max(1.0)));
    for (number, (far, piece, is_king)) in army.into_iter().enumerate() {
        let start = begins + WAVE_SECS * far / farthest;
        script.play(start, Triumph { piece, leads: number == 0, is_king });
    }
}

impl Act for Triumph {
    fn secs(&self) -> f32 {
        SECS
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn cue(&self) -> Option<Cue> {
        self.leads.then_some(Cue::Crown)
    }

    fn end_cue(&self) -> Option<Cue> {
        self.leads.then_some(Cue::Land)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // The king leaps higher, and turns once in the air.
        let (height, turn) = if self.is_king { (0.75, TAU * ease(t)) } else { (0.45, 0.0) };
        let leap = hop((2.0 * t).fract()) * (1.0 - 0.4 * (2.0 * t).floor().min(1.0));
        from.with_translation(from.translation + Vec3::Y * height * leap)
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(turn))
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        let sparks = if self.is_king { 10.0 } else { 3.0 };
        if ticks(was, t, sparks) > 0 {
            stage.scatter_above(Speck::Spark, self.piece, Vec3::Y * 1.6, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leap_ends_where_it_began() {
        for is_king in [false, true] {
            let from = Transform::from_xyz(1.0, 0.2, -3.0);
            let act = Triumph { piece: PieceId(3), leads: true, is_king };
            for t in [0.0, 0.5, 1.0] {
                let there = act.pose(&from, t).translation.distance(from.translation);
                assert!(there < 1e-3, "{there} at {t}");
            }
            assert!(act.pose(&from, 0.25).translation.y > from.translation.y + 0.3);
            assert!(act.pose(&from, 1.0).rotation.angle_between(from.rotation) < 1e-3);
        }
    }
}
