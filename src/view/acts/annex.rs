//! An army changes hands: a wave of colour runs outward from the mover, and each piece leaps and comes down as the
//! other player's.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::lean::Moment;
use super::motion::{ease, hop, upright};
use super::script::Script;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

const SECS: f32 = 0.5;

#[derive(Debug)]
struct Defect {
    piece: PieceId,
    now: Attire,
    /// The centre that the wave of colour spreads from.
    centre: Vec3,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    match *effect {
        Effect::PieceAnnexed { piece, .. } => defect(piece, script),
        Effect::ArmyAnnexed { army, .. } => {
            let own = script.after.pieces.iter().filter(|(_, piece)| piece.seat == army && !piece.frozen);
            let own: Vec<PieceId> = own.map(|(&id, _)| id).collect();
            own.into_iter().for_each(|piece| defect(piece, script));
        }
        _ => return false,
    }
    true
}

fn defect(piece: PieceId, script: &mut Script<'_>) {
    let Some((now, stand)) = script.seen(piece) else { return };
    let begins = script.end() + 0.15;
    let start = *script.wave.get_or_insert(begins);
    let start = start + stand.translation.distance(script.epicentre) * 0.14;
    // Promotion chips that the piece gains already have the new colours.
    script.arrivals.insert(piece, (start + SECS, Vec3::ZERO));
    script.play(start, Defect { piece, now, centre: script.epicentre });
}

impl Act for Defect {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Annex)
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        // Every piece of the army frames the same point, so that the camera does not jump from piece to piece.
        Some(Moment::wide(self.centre))
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 0.7 * hop(t))
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t)))
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        if t >= 0.5 { self.now } else { before }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn a_leap_ends_where_it_began() {
        let table = GameId::Pothole.set_up([], None).unwrap().snapshot();
        let from = Transform::from_xyz(1.0, 0.0, 2.0);
        let now = Attire::on_table(PieceId(3), &table).unwrap();
        let act = Defect { piece: PieceId(3), now, centre: Vec3::ZERO };
        assert!(act.pose(&from, 1.0).translation.distance(from.translation) < 1e-3);
    }
}
