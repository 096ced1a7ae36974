//! The berserk of an attacker: it draws back and shakes with rage, charges to the end of the arm, tramples every piece
//! on the way, and bursts.

use bevy::prelude::*;

use super::act::Act;
use super::capture::Knock;
use super::cue::Cue;
use super::lean::Moment;
use super::motion::{along, ease, facing, shiver, upright};
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::{ActStage, Spark};
use crate::rules::{Death, Effect, Manner, PieceId};
use crate::theme::board;

const TURN_SECS: f32 = 0.2;
const WIND_UP_SECS: f32 = 1.0;
const SECS_A_LEG: f32 = 0.13;
const BURST_SECS: f32 = 0.9;
/// The `t` at which its shell breaks.
const BREAKS: f32 = 0.35;

/// The wind-up: it draws back and shakes with rage.
#[derive(Debug)]
struct WindUp {
    piece: PieceId,
    towards: Vec3,
}

/// The charge: head down, at full speed.
#[derive(Debug)]
struct Charge {
    piece: PieceId,
    way: Vec<Vec3>,
}

/// The end: its power is spent, and it bursts.
#[derive(Debug)]
struct Burst {
    piece: PieceId,
    shards: Vec<Shard>,
}

#[derive(Debug)]
struct Shard {
    entity: Entity,
    from: Vec3,
    /// Units per act, the whole act taken as 1.
    velocity: Vec3,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    match *effect {
        Effect::PieceMoved { piece, ref path, manner: Manner::Charge } => {
            let Some(way) = script.way(path) else { return true };
            let start = script.turn(piece, &way, TURN_SECS);
            script.play(start, WindUp { piece, towards: way[1] - way[0] });
            let start = start + WIND_UP_SECS;
            let act = Charge { piece, way };
            let legs = path.len() - 1;
            for (leg, pair) in act.way.windows(2).enumerate() {
                let part = (leg + 1) as f32 / legs as f32;
                let t = (1..=100).map(|step| step as f32 / 100.0).find(|&t| charge(t) >= part).unwrap_or(1.0);
                script.passes.insert(path[leg + 1], (start + t * act.secs(), pair[1] - pair[0]));
            }
            script.set_off(start, &act.way);
            script.arrive(piece, start + act.secs(), &act.way);
            script.play(start, act);
        }
        Effect::PieceDied { piece, death: Death::Trampled(by) } => {
            let square = script.before.pieces.get(&piece).map(|piece| piece.square);
            let passed = square.and_then(|square| script.passes.get(&square)).copied();
            let heading = script.arrivals.get(&piece).map_or(Vec3::Z, |&(_, heading)| heading);
            let (start, heading) = passed.unwrap_or((script.arrival(by), heading));
            script.play(start, Knock { piece, heading, secs: 0.9, cue: Cue::Slash, blow: 0.8 });
        }
        Effect::PieceDied { piece, death: Death::Spent } => {
            script.play(script.arrival(piece) + 0.1, Burst { piece, shards: Vec::new() });
        }
        _ => return false,
    }
    true
}

/// Easing of the charge: the part of the way that is done at `t`. It speeds up all the time.
fn charge(t: f32) -> f32 {
    t * t * (2.0 - t)
}

impl Act for WindUp {
    fn secs(&self) -> f32 {
        WIND_UP_SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Roar)
    }

    fn moment(&self, body: Option<Vec3>) -> Option<Moment> {
        body.map(Moment::followed)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        // Flames get more frequent as the rage grows.
        let rage = ticks(was * was, t * t, 26.0);
        stage.scatter_under(Speck::Flame, self.piece, Vec3::Y * 0.4, rage);
        stage.scatter_above(Speck::Smoke, self.piece, Vec3::Y * 0.9, ticks(was, t, 14.0));
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let rage = ease(t);
        from.with_translation(from.translation - self.towards.with_y(0.0).normalize_or_zero() * 0.3 * rage)
            .with_rotation(facing(self.towards) * Quat::from_rotation_x(-0.28 * rage) * shiver(t, rage))
            .with_scale(Vec3::splat(1.0 + 0.18 * rage))
    }
}

impl Act for Charge {
    fn secs(&self) -> f32 {
        SECS_A_LEG * (self.way.len() - 1) as f32
    }

    fn moment(&self, body: Option<Vec3>) -> Option<Moment> {
        body.map(Moment::followed)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        let legs = (self.way.len() - 1) as f32;
        stage.scatter_under(Speck::Flame, self.piece, Vec3::Y * 0.5, ticks(was, t, 8.0 * legs));
        stage.scatter_under(Speck::Heat, self.piece, Vec3::Y * 0.6, ticks(was, t, 4.0 * legs));
        stage.scatter_under(Speck::Soot, self.piece, Vec3::Y * 0.4, ticks(was, t, 2.0 * legs));
        if ticks(was, t, 2.0 * legs) > 0 {
            stage.scorch(self.piece);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let (point, direction) = along(&self.way, charge(t));
        from.with_translation(point)
            .with_rotation(facing(direction) * Quat::from_rotation_x(0.3) * shiver(t, 0.6))
            .with_scale(Vec3::splat(1.18))
    }
}

impl Act for Burst {
    fn secs(&self) -> f32 {
        BURST_SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Burst)
    }

    fn blow(&self) -> f32 {
        0.9
    }

    fn moment(&self, body: Option<Vec3>) -> Option<Moment> {
        body.map(Moment::followed)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let swell = (t * 2.5).min(1.0);
        let gone = ((t - 0.4) / 0.6).clamp(0.0, 1.0);
        from.with_translation(from.translation + Vec3::Y * (0.3 * swell - 1.1 * gone * gone))
            .with_rotation(upright(from.rotation) * shiver(t, 1.0 - gone) * Quat::from_rotation_x(-0.9 * gone))
            .with_scale(Vec3::splat((1.18 + 0.25 * swell) * (1.0 - ease(gone))))
    }

    fn is_end(&self) -> bool {
        true
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        if self.shards.is_empty() && (BREAKS..1.0).contains(&t) {
            self.shatter(stage);
        }
        for shard in &self.shards {
            if t >= 1.0 {
                stage.commands.entity(shard.entity).try_despawn();
                continue;
            }
            let place = Transform::from_translation(shard.from + shard.velocity * t - Vec3::Y * 3.4 * t * t)
                .with_rotation(Quat::from_axis_angle(Vec3::new(0.6, 0.0, 0.8), t * 11.0))
                .with_scale(Vec3::splat(1.0 - 0.8 * t));
            stage.put(shard.entity, place);
        }
    }
}

impl Burst {
    fn shatter(&mut self, stage: &mut ActStage<'_, '_>) {
        let Some(place) = stage.body(self.piece).and_then(|body| stage.place(body)) else { return };
        for (speck, count) in [(Speck::Flash, 1), (Speck::Flame, 12), (Speck::Spark, 18), (Speck::Soot, 8)] {
            stage.scatter_under(speck, self.piece, Vec3::Y * 0.9, count);
        }
        for number in 0..14_u8 {
            // The golden angle (2.4 radians) spreads the splinters evenly.
            let angle = f32::from(number) * 2.4;
            let speed = 1.1 + 0.9 * (f32::from(number) * 0.618).fract();
            let velocity = Vec3::new(angle.cos() * speed, 1.6 + speed, angle.sin() * speed);
            let from = place.translation + Vec3::Y * 0.3;
            let shard = (Name::new("Shard"), Spark, place.with_scale(Vec3::ONE), Visibility::default());
            let entity = stage.commands.spawn(shard).id();
            let color = if number % 2 == 0 { board::CHECK } else { board::HALO };
            let size = Transform::from_scale(Vec3::splat(1.6));
            stage.workshop.spawn(&mut stage.commands, entity, "shard", color, size);
            self.shards.push(Shard { entity, from, velocity });
        }
    }
}
