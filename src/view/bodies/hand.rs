//! Captured pieces beside the board: their places, and the bodies of the tokens that lie round them.

use bevy::prelude::*;

use super::body::Body;
use crate::play::{AuctionToken, Tokens, Upon};
use crate::rules::{Bid, Kind, PieceId, Seat, Snapshot};
use crate::view::acts::ease;
use crate::view::camera::lens::BoardCamera;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::{Settle, ViewSystems};

/// The body of a token.
#[derive(Component, Copy, Clone, PartialEq, Debug)]
pub(in crate::view) struct Coin {
    /// The number of the token among those of its piece, counted from 0.
    pub(in crate::view) index: u8,
    /// Its progress when it leaves: 0 where it lies, 1 when it is gone.
    pub(in crate::view) away: f32,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_observer(on_token)
        .add_systems(Settle, stay)
        .add_systems(Update, (mint, lay).chain().in_set(ViewSystems::Follow));
}

impl Layout {
    /// Where the body of a piece stands, on the board or beside it; `None` if it is in neither place.
    pub fn stand(&self, table: &Snapshot, id: PieceId) -> Option<Transform> {
        if let Some(piece) = table.pieces.get(&id) {
            let facing = Quat::from_rotation_y(self.facing(piece.seat, piece.square));
            return Some(Transform::from_translation(self.place(piece.square)).with_rotation(facing));
        }
        let own = table.hands.get(&id)?;
        let place = |kind: Kind, id: PieceId| (Bid::rank(kind), id);
        let others = table.hands.iter().filter(|(_, piece)| piece.seat == own.seat);
        let before = others.clone().filter(|&(&other, piece)| place(piece.kind, other) < place(own.kind, id));
        Some(self.hand_place(own.seat, before.count(), others.count()))
    }

    /// Where the captured piece `index` of `count` of a player stands.
    pub fn hand_place(&self, seat: Seat, index: usize, count: usize) -> Transform {
        self.look().hand(self, seat, index, count)
    }
}

/// Adds a body to a new token. It stays hidden until its piece shows that many tokens.
fn on_token(token: On<Add, AuctionToken>, upon: Query<&Upon>, others: Query<&Tokens>, mut commands: Commands) {
    let Ok(piece) = upon.get(token.entity) else { return };
    let before =
        others.get(piece.0).map_or(0, |tokens| tokens.iter().take_while(|&other| other != token.entity).count());
    let coin = Coin { index: before as u8, away: 0.0 };
    commands.entity(token.entity).try_insert((coin, Transform::default(), Visibility::Hidden, ChildOf(piece.0)));
}

/// Puts tokens that were lifted back on the table.
fn stay(mut coins: Query<&mut Coin>) {
    for mut coin in coins.iter_mut().filter(|coin| coin.away != 0.0) {
        coin.away = 0.0;
    }
}

fn mint(coins: Query<Entity, (With<Coin>, Without<Children>)>, mut workshop: Workshop, mut commands: Commands) {
    for coin in &coins {
        workshop.spawn(&mut commands, coin, "token", Color::WHITE, Transform::default());
    }
}

/// Side by side, so that they can be counted.
fn at_rest(index: u8) -> Transform {
    const RADIUS: f32 = 0.6;
    const APART: f32 = 0.6;
    let angle = (f32::from(index) - 1.0) * APART;
    Transform::from_xyz(RADIUS * angle.sin(), 0.0, RADIUS * angle.cos()).with_scale(Vec3::splat(1.25))
}

/// The direction from which the table is seen, in radians about Y.
pub(in crate::view) fn viewed_from(camera: &Transform) -> f32 {
    // The camera never looks straight down, so this vector points to the viewer however the picture is turned.
    let back = camera.rotation * Vec3::Z;
    back.x.atan2(back.z)
}

/// Places tokens on the side of their piece that faces the camera, or on their way to it or away.
fn lay(
    camera: Single<Ref<Transform>, With<BoardCamera>>,
    mut coins: Query<(Ref<Coin>, &ChildOf, &mut Transform, &mut Visibility), Without<BoardCamera>>,
    pieces: Query<(Ref<Body>, Ref<Transform>), (Without<Coin>, Without<BoardCamera>)>,
) {
    /// How high a token rises when it is taken away.
    const RISE: f32 = 1.3;
    for (coin, on, mut place, mut visibility) in &mut coins {
        let Ok((body, root)) = pieces.get(on.parent()) else { continue };
        if !(coin.is_changed() || body.is_changed() || root.is_changed() || camera.is_changed()) {
            continue;
        }
        let is_seen = coin.index < body.attire.tokens;
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
        let (rest, away) = (at_rest(coin.index), ease(coin.away));
        let to_viewer = root.rotation.inverse() * Quat::from_rotation_y(viewed_from(&camera));
        place.set_if_neq(Transform {
            translation: to_viewer * (rest.translation + Vec3::Y * RISE * away),
            rotation: to_viewer * Quat::from_rotation_x(away * 5.0),
            scale: rest.scale * (1.0 - away).max(0.001),
        });
    }
}
