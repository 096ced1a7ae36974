//! A piece moves along its path with the gait of its kind.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::haul::Haul;
use super::leap::bound;
use super::motion::{along, ease, facing, hop, step, swirl_along, tilt_axis, upright};
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::ActStage;
use crate::rules::{Effect, Manner, PieceId};
use crate::view::looks::Gait;

/// How many prints the tracks leave from square to square.
const PRINTS_A_LEG: f32 = 9.0;

/// A piece moves along a path.
#[derive(Debug)]
struct Travel {
    piece: PieceId,
    way: Vec<Vec3>,
    gait: Gait,
    /// Whether it pushes other pieces.
    pushes: bool,
}

/// A piece turns to where it will go.
#[derive(Debug)]
pub(super) struct TurnRound {
    pub(super) piece: PieceId,
    pub(super) towards: Vec3,
    pub(super) secs: f32,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceMoved { piece, path, manner: Manner::Plain } = effect else { return false };
    let (Some(kind), Some(way)) = (script.kind(*piece), script.way(path)) else { return true };
    let gait = script.layout.look().gait(kind);
    let start = script.turn(*piece, &way, gait.turn());
    script.set_off(start, &way);
    let pushes = script.before.piece_on(path[1]).is_some();
    let act = Travel { piece: *piece, way, gait, pushes };
    script.haul = act.haul().map(|haul| (haul, path[0]));
    script.arrive(*piece, start + act.secs(), &act.way);
    script.play(start, act);
    true
}

impl Script<'_> {
    /// Turns the mover to where it will go. Returns when it can set off.
    pub(super) fn turn(&mut self, piece: PieceId, way: &[Vec3], secs: f32) -> f32 {
        if secs > 0.0 {
            self.play(self.start, TurnRound { piece, towards: way[1] - way[0], secs });
        }
        self.start + secs
    }
}

impl Act for TurnRound {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_rotation(upright(from.rotation).slerp(facing(self.towards), ease(t)))
    }
}

impl Travel {
    fn legs(&self) -> f32 {
        (self.way.len() - 1) as f32
    }

    /// Its drive, if it is a dozer.
    fn haul(&self) -> Option<Haul> {
        (self.gait == Gait::Grind).then(|| Haul::of(self.legs()))
    }

    /// The covered part of the path, for leaving prints.
    fn gone(&self, t: f32) -> f32 {
        self.haul().map_or(t, |haul| (haul.gone(t * haul.secs()) / self.legs()).max(0.0))
    }
}

impl Act for Travel {
    fn secs(&self) -> f32 {
        self.haul().map_or_else(|| self.gait.pace() * self.legs(), Haul::secs)
    }

    fn cue(&self) -> Option<Cue> {
        Some(match self.gait {
            Gait::Stride | Gait::Stomp => Cue::Step,
            Gait::Drive => Cue::Drive,
            Gait::Slide => Cue::Slide,
            Gait::Swirl => Cue::Whirl,
            Gait::Grind => Cue::Engine,
            Gait::Bound => Cue::Leap,
        })
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        let legs = self.legs();
        let (was_gone, gone) = (self.gone(was), self.gone(t));
        let (speck, rise, per_leg) = match self.gait {
            Gait::Grind => (Speck::Dust, 0.25, 14.0),
            Gait::Drive => (Speck::Dust, 0.15, 4.0),
            Gait::Swirl => (Speck::Wind, 1.3, 9.0),
            Gait::Stride | Gait::Stomp | Gait::Slide | Gait::Bound => return,
        };
        stage.scatter_under(speck, self.piece, Vec3::Y * rise, ticks(was_gone, gone, legs * per_leg));
        if self.gait == Gait::Grind {
            let count = ticks(was, t, legs * 7.0);
            stage.scatter_above(Speck::Smoke, self.piece, Vec3::Y * 0.8, count);
            stage.print_tracks(self.piece, ticks(was_gone, gone, legs * PRINTS_A_LEG));
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let way = &self.way;
        let legs = self.legs();
        let (point, direction) = match self.gait {
            Gait::Swirl => swirl_along(way, ease(t)),
            Gait::Stride | Gait::Stomp | Gait::Drive | Gait::Slide => along(way, ease(t)),
            Gait::Grind => return Haul::of(legs).pose(way, from, t),
            Gait::Bound => return bound(way, from, t),
        };
        let mut at = from.with_translation(point);
        match self.gait {
            Gait::Stride => at.translation.y += 0.22 * hop(step(way, ease(t))),
            Gait::Stomp => {
                at.rotation = facing(direction) * Quat::from_rotation_z(0.12 * hop(t * legs));
                at.translation.y += 0.16 * hop(step(way, ease(t)));
            }
            Gait::Drive => {
                // The bonnet dips on braking and rises on speeding up.
                let nod = 0.07 * (TAU * t).sin();
                at.rotation = facing(direction) * Quat::from_rotation_x(-nod);
            }
            Gait::Swirl => {
                // It leans forward and whirls.
                let lean = Quat::from_axis_angle(tilt_axis(direction), 0.22 * hop(t));
                at.rotation = lean * Quat::from_rotation_y(-t * legs * 2.4);
            }
            Gait::Slide => {
                // Its head follows its foot, and sways when it stops.
                let lean = 0.12 * (TAU * t).sin() * (1.0 - 0.3 * t);
                at.rotation = Quat::from_axis_angle(tilt_axis(direction), -lean) * upright(from.rotation);
            }
            Gait::Grind | Gait::Bound => {}
        }
        at
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        if let Some(haul) = self.haul()
            && let Some((blade, down)) = stage.blade(self.piece)
        {
            let up = Quat::from_rotation_x(-haul.lift(t, self.pushes));
            stage.put(blade, down.with_rotation(down.rotation * up));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_gone_to_its_end() {
        let way = vec![Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, 1.0)];
        for gait in [Gait::Stride, Gait::Stomp, Gait::Drive, Gait::Slide, Gait::Swirl, Gait::Grind, Gait::Bound] {
            let act = Travel { piece: PieceId(0), way: way.clone(), gait, pushes: false };
            let at = |t| act.pose(&Transform::IDENTITY, t).translation;
            assert!(at(0.0).distance(way[0]) < 1e-3 && at(1.0).distance(way[2]) < 1e-3, "{gait:?}");
            // It never strays from the squares on its path.
            assert!((0..=20).map(|step| at(step as f32 / 20.0)).all(|place| place.length() < 1.6), "{gait:?}");
        }
    }
}
