//! A mated king takes its crown off and lays it down, a killed king leaves it behind. The camera watches.
//! it.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::lean::Moment;
use super::motion::{ease, hop};
use super::script::Script;
use super::speck::Speck;
use super::stage::{ActStage, Spark};
use crate::theme::board;
use crate::view::models::shape::Shape;

/// How long the crown takes to reach the ground, and how long it stays there.
const DOWN_SECS: f32 = 0.8;
const LIES_SECS: f32 = 0.8;
/// The last part of that stay, in which the crown shrinks away.
const SINKS: f32 = 0.3;
/// The radius of its hoop.
pub(super) const RADIUS: f32 = 0.16;
/// The distance from the king at which it comes to rest.
const FAR: f32 = 0.56;
/// The height of the base that a king stands on.
const BASE: f32 = 0.07;

/// How it leaves the king's head.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// The king lays it down.
    Laid,
    /// It is knocked off.
    Lost,
}

/// A crown that falls or is laid down, and then rests on the ground.
#[derive(Debug)]
pub(super) struct Crown {
    /// Where the king stands, and the top of its head.
    place: Vec3,
    head: Vec3,
    rest: Vec3,
    way: Way,
    /// Whether the camera leans in on it.
    is_watched: bool,
    crown: Option<Entity>,
}

/// The moment it touches the ground, which makes a sound.
#[derive(Debug)]
struct Clink {
    at: Vec3,
}

/// The length of the whole act.
pub(super) const SECS: f32 = DOWN_SECS + LIES_SECS;

impl Script<'_> {
    /// Starts the crown of a king at `place` with this `height` coming off at `start`. Returns where the crown comes to
    /// rest.
    pub(super) fn uncrown(&mut self, start: f32, place: Vec3, height: f32, way: Way, is_watched: bool) -> Vec3 {
        let head = place + Vec3::Y * (BASE + height - 0.1);
        let rest = self.room_beside(place);
        self.play(start, Crown { place, head, rest, way, is_watched, crown: None });
        self.play(start + DOWN_SECS, Clink { at: rest });
        rest
    }

    /// The spot beside a place with the most free room on the board. Spots towards the viewer are preferred.
    fn room_beside(&self, place: Vec3) -> Vec3 {
        const NEARER: f32 = 0.35;
        let others = || self.before.pieces.values().map(|piece| self.layout.place(piece.square));
        let room = |at: Vec3| {
            let from_pieces = others().map(|other| other.distance(at)).filter(|far| *far > FAR + 0.02);
            let from_board = self.layout.squares().map(|square| self.layout.place(square).distance(at));
            let (near, off) = (from_pieces.fold(2.0, f32::min), from_board.fold(9.0, f32::min));
            // Off the board there is nothing to rest on.
            near + NEARER * (at - place).z / FAR - if off > 0.62 { 5.0 } else { 0.0 }
        };
        let around = (0..8).map(|eighth| place + Quat::from_rotation_y(TAU * eighth as f32 / 8.0) * Vec3::Z * FAR);
        around.max_by(|a, b| room(*a).total_cmp(&room(*b))).unwrap_or(place)
    }
}

impl Crown {
    /// Where it is, `secs` seconds after it came off.
    fn at(&self, secs: f32) -> Transform {
        let down = (secs / DOWN_SECS).min(1.0);
        let out = self.rest - self.place;
        let tilt_axis = Vec3::Y.cross(out).normalize_or(Vec3::X);
        let place = match self.way {
            // The king lifts it, carries it across and puts it down.
            Way::Laid => {
                let (lifted, over) = (ease((down * 3.0).min(1.0)), ease(((down - 0.3) / 0.7).clamp(0.0, 1.0)));
                let across = self.head.with_y(0.0).lerp(self.rest.with_y(0.0), over);
                let high = (self.head.y + 0.26 * lifted).lerp(self.rest.y, over * over);
                let tilted = Quat::from_axis_angle(tilt_axis, 0.5 * hop(over));
                Transform::from_translation(across.with_y(high)).with_rotation(tilted)
            }
            // It flies up, turns over and falls.
            Way::Lost => {
                let across = self.head.lerp(self.rest, down);
                let high = self.head.y.lerp(self.rest.y, down * down) + 1.1 * down * (1.0 - down) * 4.0 * 0.5;
                let turned = Quat::from_axis_angle(tilt_axis, TAU * down) * Quat::from_rotation_y(PI * down);
                Transform::from_translation(across.with_y(high)).with_rotation(turned)
            }
        };
        // It wobbles like a coin until it lies still.
        let since = (secs - DOWN_SECS).max(0.0);
        let most = if self.way == Way::Lost { 0.3 } else { 0.12 };
        let wobble = if secs > DOWN_SECS { most * (1.0 - since / 0.45).max(0.0) } else { 0.0 };
        let axis = Quat::from_rotation_y(since * 26.0) * Vec3::X;
        let wobbles = if secs > DOWN_SECS { Quat::from_axis_angle(axis, wobble) } else { Quat::IDENTITY };
        let left = 1.0 - ease(((secs - SECS + SINKS) / SINKS).clamp(0.0, 1.0));
        let grown = ease((secs / 0.12).min(1.0));
        Transform {
            translation: place.translation + Vec3::Y * (RADIUS * wobble.sin()),
            rotation: wobbles * place.rotation,
            scale: Vec3::splat((left * grown).max(0.001)),
        }
    }
}

impl Act for Crown {
    fn secs(&self) -> f32 {
        SECS
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        self.is_watched.then(|| Moment::close(self.place))
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        if t >= 1.0 {
            self.crown.take().into_iter().for_each(|crown| stage.commands.entity(crown).try_despawn());
            return;
        }
        let at = self.at(t * SECS);
        let Some(crown) = self.crown else {
            let mesh = Mesh3d(stage.workshop.shape(Shape::Crown { radius: RADIUS }));
            let gold = MeshMaterial3d(stage.workshop.gold(board::GOLD));
            self.crown = Some(stage.commands.spawn((Name::new("Crown"), Spark, mesh, gold, at)).id());
            return;
        };
        stage.put(crown, at);
    }
}

impl Act for Clink {
    fn secs(&self) -> f32 {
        0.1
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Coin)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter(Speck::Spark, self.at + Vec3::Y * 0.1, Vec3::Y * 0.6, 5);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_from_the_head_to_the_ground_and_stays_there() {
        for way in [Way::Laid, Way::Lost] {
            let crown = Crown {
                place: Vec3::X,
                head: Vec3::new(1.0, 1.0, 0.0),
                rest: Vec3::new(1.0, 0.0, FAR),
                way,
                is_watched: true,
                crown: None,
            };
            let at = |secs: f32| crown.at(secs).translation;
            assert!(at(0.0).distance(crown.head) < 1e-3, "{way:?}");
            assert!(at(DOWN_SECS + 0.5).distance(crown.rest) < 1e-3, "{way:?}");
            assert!((0..=80).all(|step| at(step as f32 * 0.02).y > -1e-3), "{way:?}: not below the ground");
            assert!(crown.at(SECS).scale.x < 0.01 && crown.at(SECS - SINKS).scale.x > 0.99);
            // Sampled densely, its position never jumps.
            let steps = (0..80).map(|step| at(step as f32 * 0.02).distance(at((step + 1) as f32 * 0.02)));
            assert!(steps.fold(0.0, f32::max) < 0.2, "{way:?}");
        }
    }
}
