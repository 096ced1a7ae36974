//! Captured pieces beside the board: where each stands, and the tokens that lie round it.

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::camera::BoardCamera;
use super::clip::Motion;
use super::figure::Figure;
use super::models::Workshop;
use super::perform;
use super::pose::ease;
use super::timeline::Timeline;
use crate::rules::{Bid, Kind, PieceId, Seat, Snapshot};

/// The tokens round a piece: they lie on the side from which they are seen.
#[derive(Component, Copy, Clone, Debug)]
struct TokenRing;

/// A token of a piece, counted from 0.
#[derive(Component, Copy, Clone, Debug)]
struct Coin {
    piece: PieceId,
    index: u8,
}

/// How high a token rises that is taken away.
const RISE: f32 = 1.3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, move_coins.after(perform::perform).in_set(ViewSystems::Perform));
    app.add_systems(Update, turn_to_viewer.in_set(ViewSystems::Follow));
}

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

/// Lays a figure's tokens down round its base.
pub(super) fn spawn_tokens(figure: &Figure, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    if figure.tokens == 0 {
        return;
    }
    let ring = (Name::new("Tokens"), TokenRing, Transform::default(), Visibility::default(), ChildOf(root));
    let ring = commands.spawn(ring).id();
    for index in 0..figure.tokens {
        let coin = workshop.spawn(commands, ring, "token", Color::WHITE, at_rest(index));
        commands.entity(coin).insert(Coin { piece: figure.id, index });
    }
}

/// Side by side, so that they can be counted.
fn at_rest(index: u8) -> Transform {
    const RADIUS: f32 = 0.6;
    const APART: f32 = 0.6;
    let angle = (f32::from(index) - 1.0) * APART;
    Transform::from_xyz(RADIUS * angle.sin(), 0.0, RADIUS * angle.cos()).with_scale(Vec3::splat(1.25))
}

/// Tokens come down one by one, and go up one by one.
fn move_coins(mut timeline: ResMut<Timeline>, mut coins: Query<(&Coin, &mut Transform)>) {
    let mut moving: Vec<(PieceId, u8, f32)> = Vec::new();
    for (playing, t) in timeline.under_way() {
        match playing.clip.motion {
            Motion::GiveToken { piece, count } => moving.push((piece, count.saturating_sub(1), 1.0 - t)),
            Motion::TakeToken { piece, left } => moving.push((piece, left, t)),
            _ => {}
        }
    }
    if moving.is_empty() {
        return;
    }
    for (coin, mut transform) in &mut coins {
        let rest = at_rest(coin.index);
        let away = moving.iter().find(|(piece, index, _)| (*piece, *index) == (coin.piece, coin.index));
        let away = away.map_or(0.0, |&(_, _, away)| ease(away));
        let place = Transform {
            translation: rest.translation + Vec3::Y * RISE * away,
            rotation: Quat::from_rotation_x(away * 5.0),
            scale: rest.scale * (1.0 - away).max(0.001),
        };
        transform.set_if_neq(place);
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

fn turn_to_viewer(
    camera: Single<&Transform, (With<BoardCamera>, Without<TokenRing>)>,
    mut rings: Query<(&ChildOf, &mut Transform), With<TokenRing>>,
    figures: Query<&Transform, (With<Figure>, Without<TokenRing>)>,
) {
    let to_viewer = Quat::from_rotation_y(viewed_from(&camera));
    for (parent, mut transform) in &mut rings {
        let Ok(root) = figures.get(parent.parent()) else { continue };
        let rotation = root.rotation.inverse() * to_viewer;
        if transform.rotation.angle_between(rotation) > 1e-3 {
            transform.rotation = rotation;
        }
    }
}
