//! Captured pieces beside the board: where each stands.

use bevy::prelude::*;

use super::board::Layout;
use crate::rules::{Bid, Kind, PieceId, Seat, Snapshot};

impl Layout {
    /// Where the figure of a piece stands, on the board or beside it; nothing where the piece is in neither.
    pub fn stand(&self, snapshot: &Snapshot, id: PieceId) -> Option<Transform> {
        if let Some(piece) = snapshot.pieces.get(&id) {
            let facing = Quat::from_rotation_y(self.facing(piece.seat, piece.square));
            return Some(Transform::from_translation(self.place(piece.square)).with_rotation(facing));
        }
        let own = snapshot.hands.get(&id)?;
        let place = |kind: Kind, id: PieceId| (Bid::rank(kind), id);
        let others = snapshot.hands.iter().filter(|(_, piece)| piece.seat == own.seat);
        let before = others.clone().filter(|&(&other, piece)| place(piece.kind, other) < place(own.kind, id));
        Some(self.hand_place(own.seat, before.count(), others.count()))
    }

    /// Where one of `count` captured pieces of a player stands.
    pub fn hand_place(&self, seat: Seat, index: usize, count: usize) -> Transform {
        self.look().hand(self, seat, index, count)
    }
}

/// The direction, radians about Y, from which the table is seen.
pub(super) fn viewed_from(camera: &Transform) -> f32 {
    let back = camera.rotation * Vec3::Z;
    // Seen from straight above, the top of the picture is away from the viewer.
    let down = camera.rotation * Vec3::NEG_Y;
    let towards = if back.y > 0.99 { down } else { back };
    towards.x.atan2(towards.z)
}
