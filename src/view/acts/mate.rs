//! A king is mated: it shivers, bows and lays down its crown, while the camera leans in. The consequences are shown
//! afterwards.

use bevy::prelude::*;

use super::act::Act;
use super::crown::{self, Way};
use super::lean::Moment;
use super::motion::{ease, hop, rock, shiver, tilt_axis, upright};
use super::script::Script;
use crate::rules::chess::ChessKind;
use crate::rules::{Departure, Effect, EndReason, PieceId, PieceState, Seat};

/// How long it shivers before it takes off its crown.
const SHIVER_SECS: f32 = 0.6;
const SECS: f32 = SHIVER_SECS + crown::SECS;
/// How deep it bows, in radians.
const BOW: f32 = 0.3;

#[derive(Debug)]
struct Mate {
    piece: PieceId,
    place: Vec3,
    /// The direction of the bow.
    towards: Vec3,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let king = match *effect {
        Effect::PlayerLeft { seat, departure: Departure::Mated { .. } } => king(script, |owner| owner == seat),
        Effect::GameEnded { outcome } if outcome.reason == EndReason::Checkmate => {
            king(script, |owner| !outcome.winners().contains(owner))
        }
        _ => return false,
    };
    if let Some((piece, place)) = king {
        let start = script.end();
        let height = script.height(ChessKind::King.kind());
        let rest = script.uncrown(start + SHIVER_SECS, place, height, Way::Laid, true);
        // Only after that does the king leave the board with its army.
        script.start = start + SECS;
        script.play(start, Mate { piece, place, towards: rest - place });
    }
    true
}

/// A mated player's king and its place, found by its letter in any of the games.
fn king(script: &Script<'_>, is_mated: impl Fn(Seat) -> bool) -> Option<(PieceId, Vec3)> {
    let is_king = |piece: &PieceState| piece.kind == ChessKind::King.kind() && is_mated(piece.seat);
    let king = script.before.pieces.iter().find(|(_, piece)| is_king(piece));
    king.map(|(&id, piece)| (id, script.layout.place(piece.square)))
}

impl Act for Mate {
    fn secs(&self) -> f32 {
        SECS
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let secs = t * SECS;
        let shivers = (secs / SHIVER_SECS).min(1.0);
        // It bows as it lays the crown down, and stays down for a while.
        let bowed =
            ease(((secs - SHIVER_SECS) / 0.7).clamp(0.0, 1.0)) * (1.0 - ease(((t - 0.85) / 0.15).clamp(0.0, 1.0)));
        let shivered = from.with_rotation(upright(from.rotation) * shiver(shivers, 1.5 * hop(shivers)));
        rock(shivered, tilt_axis(self.towards), BOW * bowed)
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        Some(Moment::close(self.place))
    }
}
