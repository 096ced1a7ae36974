//! A picked piece that cannot be played shakes its head.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::play::{BoardLaid, OnTable, PieceEntities};
use crate::rules::Square;
use crate::settings::Settings;
use crate::view::acts::Timeline;
use crate::view::bodies::body::Body;
use crate::view::systems::ViewSystems;

/// How long it shakes in seconds, how often, and how far to each side.
const SECS: f32 = 0.35;
const TIMES: f32 = 3.0;
const REACH: f32 = 0.06;

/// Triggered when the piece or pothole on a square cannot be played now.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::view) struct Shake(pub(in crate::view) Square);

/// A shaking body, and its resting position.
#[derive(Component, Copy, Clone, Debug)]
struct Shaking {
    stands: Vec3,
    secs: f32,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_systems(Update, shake.in_set(ViewSystems::Compose)).add_observer(on_shake).add_observer(on_board_laid);
}

/// A new board places everything itself, so nothing shakes any more.
fn on_board_laid(_: On<BoardLaid>, shaking: Query<Entity, With<Shaking>>, mut commands: Commands) {
    shaking.iter().for_each(|entity| _ = commands.entity(entity).remove::<Shaking>());
}

fn on_shake(
    shake: On<Shake>,
    table: OnTable,
    settings: Res<Settings>,
    entities: Res<PieceEntities>,
    bodies: Query<&Transform, (With<Body>, Without<Shaking>)>,
    mut commands: Commands,
) {
    if settings.reduced_motion {
        return;
    }
    let piece = table.piece_on(shake.0).and_then(|(id, _)| entities.0.get(&id));
    if let Some(&entity) = piece
        && let Ok(body) = bodies.get(entity)
    {
        commands.entity(entity).insert(Shaking { stands: body.translation, secs: 0.0 });
    }
}

/// Shakes, and stops before anything else moves the body.
fn shake(
    time: Res<Time>,
    timeline: Res<Timeline>,
    mut bodies: Query<(Entity, &mut Shaking, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut shaking, mut body) in &mut bodies {
        shaking.secs += time.delta_secs();
        let part = shaking.secs / SECS;
        if part >= 1.0 || timeline.is_busy() {
            body.translation = shaking.stands;
            commands.entity(entity).remove::<Shaking>();
        } else {
            let swing = (TAU * TIMES * part).sin() * REACH * (1.0 - part);
            body.translation = shaking.stands + body.local_x() * swing;
        }
    }
}
