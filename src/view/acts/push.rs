//! A dozer pushes a chain of pieces. The shove runs through the chain: each piece starts a moment after the one that
//! pushes it, with a jolt of its own.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::haul::{BRAKE_SECS, Haul, SETTLE_SECS};
use super::motion::{knock, rock, sway, tilt_axis};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId, Square};

/// The delay from one piece of the chain to the next, in seconds. At full speed the gap between them closes by a sixth
/// of a square meanwhile, which is the gap between the discs of neighbours.
const LINK_SECS: f32 = 0.075;
/// How long the jolt of a hit lasts, in seconds.
const JOLT_SECS: f32 = 0.3;
/// The distance from the middle of a piece to its pushed side.
const RIM: f32 = 0.42;

#[derive(Debug)]
struct Shove {
    piece: PieceId,
    to: Vec3,
    heading: Vec3,
    /// The drive of the pushing dozer, and how many squares of it were done when it met the chain.
    haul: Haul,
    after: f32,
    /// How many squares the piece goes.
    cells: f32,
    /// Whether the blade hits it, and not another piece.
    is_first: bool,
    /// Whether it falls at the end, so that nothing brakes it.
    falls: bool,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PiecePushed { piece, from, heading, after, cells } = *effect else { return false };
    let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
    let (haul, set_off) = script.haul.unwrap_or_else(|| (Haul::of(f32::from(after + cells)), from));
    // The piece's number in the chain: its distance from where the dozer set off, less the squares driven freely.
    let away = set_off.file.abs_diff(from.file).max(set_off.rank.abs_diff(from.rank));
    let number = away.saturating_sub(after).max(1);
    let is_deadly = |square: Square| {
        script.before.pothole_on(square).is_some() || !script.layout.squares().any(|known| known == square)
    };
    let act = Shove {
        piece,
        to: script.layout.place(from) + along * f32::from(cells),
        heading: along,
        haul,
        after: f32::from(after),
        cells: f32::from(cells),
        is_first: number == 1,
        falls: heading.from(from, cells).is_none_or(is_deadly),
    };
    let start = script.start + Haul::rolls(act.after) + LINK_SECS * f32::from(number);
    script.arrivals.insert(piece, (start + act.secs(), along));
    script.play(start, act);
    true
}

impl Shove {
    /// How long it moves, in seconds.
    fn way_secs(&self) -> f32 {
        let end = if self.falls { Haul::rolls(self.after + self.cells) } else { self.haul.stop() };
        end - Haul::rolls(self.after)
    }

    /// How many squares it has moved, `secs` seconds after it was hit.
    fn gone(&self, secs: f32) -> f32 {
        let secs = Haul::rolls(self.after) + secs;
        let pushed = if self.falls { Haul::rolled(secs) } else { self.haul.gone(secs) };
        (pushed - self.after).clamp(0.0, self.cells)
    }
}

impl Act for Shove {
    fn secs(&self) -> f32 {
        self.way_secs() + if self.falls { 0.0 } else { SETTLE_SECS }
    }

    fn cue(&self) -> Option<Cue> {
        Some(if self.is_first { Cue::Shove } else { Cue::Jolt })
    }

    fn blow(&self) -> f32 {
        if self.is_first { 0.5 } else { 0.0 }
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        let place = stage.body(self.piece).and_then(|body| stage.place(body));
        if let Some(place) = place.filter(|_| was <= 0.0 && t > 0.0) {
            let hit = place.translation - self.heading.normalize_or_zero() * RIM + Vec3::Y * 0.12;
            stage.scatter(Speck::Spark, hit, Vec3::Y * 0.9, if self.is_first { 12 } else { 6 });
            stage.scatter(Speck::Dust, hit, Vec3::Y * 0.3, 3);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let secs = t * self.secs();
        // Its head lags behind when it is hit, and swings on when it comes to rest.
        let hit = knock((secs / JOLT_SECS).min(1.0));
        let braked = (secs - self.way_secs() + BRAKE_SECS) / (BRAKE_SECS + SETTLE_SECS);
        let sways = if self.falls { 0.0 } else { sway(braked.clamp(0.0, 1.0)) };
        let point = from.translation.lerp(self.to, self.gone(secs) / self.cells);
        let squashed = from.scale * Vec3::new(1.0 + 0.05 * hit, 1.0 - 0.1 * hit, 1.0 + 0.05 * hit);
        let at = from.with_translation(point + Vec3::Y * 0.05 * hit).with_scale(squashed);
        rock(at, tilt_axis(self.heading), 0.1 * sways - 0.18 * hit)
    }
}
