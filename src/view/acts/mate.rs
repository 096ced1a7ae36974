//! A king is mated: it shivers, and the camera leans in. What comes of it is seen when that is over.

use bevy::prelude::*;

use super::Act;
use super::lean::Moment;
use super::motion::{hop, shiver, upright};
use super::script::Script;
use crate::rules::chess::ChessKind;
use crate::rules::{Departure, Effect, EndReason, PieceId, PieceState, Seat};

const SECS: f32 = 0.9;

#[derive(Debug)]
struct Mate {
    piece: PieceId,
    place: Vec3,
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
        // It leaves the board, and its army with it, only then.
        script.start = start + SECS;
        script.play(start, Mate { piece, place });
    }
    true
}

/// The king of somebody who is mated, and where it stands: in any of the games, by its letter.
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
        from.with_rotation(upright(from.rotation) * shiver(t, 1.5 * hop(t)))
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        Some(Moment::close(self.place))
    }
}
