//! Tokens: a captured piece goes to a hand and gets its tokens there, one by one; one by one they are taken away.

use bevy::prelude::*;

use super::curve::ease;
use super::hands::carry;
use super::script::Script;
use super::timeline::Timeline;
use super::{Act, Motion, Told, perform};
use crate::rules::{Effect, PieceId};
use crate::view::ViewSystems;
use crate::view::camera::BoardCamera;
use crate::view::figure::Figure;
use crate::view::hand::viewed_from;
use crate::view::models::Workshop;

pub(super) const ACT: Act = Act { tell, plugin };

/// How long a token takes to come or go.
const TOKEN_SECS: f32 = 0.24;
/// How high a token rises that is taken away.
const RISE: f32 = 1.3;

/// A token comes down beside a piece, which has so many then.
#[derive(Debug)]
struct Give {
    piece: PieceId,
    count: u8,
}

/// A token is taken away from a piece, which has so many left.
#[derive(Debug)]
struct Take {
    piece: PieceId,
    left: u8,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match *effect {
        // As its captor arrives.
        Effect::PieceHoarded { piece, tokens, .. } => {
            let start = (script.end() - 0.12).max(script.start);
            let there = carry(script, piece, start, told.after);
            for count in 1..=tokens {
                script.clip(there + TOKEN_SECS * f32::from(count - 1), TOKEN_SECS, Give { piece, count });
            }
        }
        Effect::TokenTaken { piece, left } => script.clip(script.end() + 0.04, TOKEN_SECS, Take { piece, left }),
        _ => {}
    }
}

impl Motion for Give {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn dress(&self, figure: Figure, _: f32) -> Figure {
        Figure { tokens: self.count, ..figure }
    }
}

impl Motion for Take {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 1.0 { Figure { tokens: self.left, ..figure } } else { figure }
    }
}

/// The tokens round a piece: they lie on the side from which they are seen.
#[derive(Component, Copy, Clone, Debug)]
struct TokenRing;

/// A token of a piece, counted from 0.
#[derive(Component, Copy, Clone, Debug)]
struct Coin {
    piece: PieceId,
    index: u8,
}

fn plugin(app: &mut App) {
    app.add_systems(Update, move_coins.after(perform::perform).in_set(ViewSystems::Perform));
    app.add_systems(Update, turn_to_viewer.in_set(ViewSystems::Follow));
}

/// Lays a figure's tokens down round its base.
pub(in crate::view) fn spawn_tokens(figure: &Figure, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
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
fn move_coins(timeline: Res<Timeline>, mut coins: Query<(&Coin, &mut Transform)>) {
    let given = timeline.under_way_of::<Give>().map(|(give, t)| (give.piece, give.count.saturating_sub(1), 1.0 - t));
    let taken = timeline.under_way_of::<Take>().map(|(take, t)| (take.piece, take.left, t));
    let moving: Vec<(PieceId, u8, f32)> = given.chain(taken).collect();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::view::acts::script::Clip;
    use crate::view::acts::script::tests::clips_of;

    #[test]
    fn a_captured_piece_gets_its_tokens_one_by_one_and_loses_one() {
        let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/\
                        x3,4,Rk,3,x3 turn=R";
        let clips = clips_of(GameId::Auction, position, "d4d8", &[]);
        let tokens: Vec<&Clip> = clips.iter().filter(|clip| clip.is::<Give>()).collect();
        assert_eq!(tokens.len(), 3);
        assert!(tokens.windows(2).all(|pair| pair[0].end() <= pair[1].start + 1e-4));
        let last: Option<&Take> = clips.last().unwrap().of();
        assert!(last.is_some_and(|take| take.left == 2), "{clips:?}");
    }
}
