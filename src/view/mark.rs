//! Marks on squares. Each meaning has a shape of its own, with a light and a dark outline, so that it shows on any
//! ground and does not rely on colour. The table and the flat diagram draw the same strokes.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::target::Target;
use crate::rules::Action;

/// The meaning of a mark.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A piece would end here: corners.
    To,
    /// The last action removed a piece from here: a small cross.
    Gone,
    /// A piece has come onto the board here: a ring along the edges.
    Came,
    /// An enemy threatens this square.
    Threat,
    /// The selected piece may go here: a dot.
    Move,
    /// It meets a piece here that survives: a ring.
    Meet,
    /// An enemy piece dies here: cross-hairs.
    Kill,
    /// One of the player's own pieces dies here: a broken ring.
    Loss,
    /// An enemy piece and one of the player's own die here.
    Exchange,
    /// The selected piece goes berserk here: a ring of spikes.
    Berserk,
    /// The piece here would change sides: a double ring.
    Annexed,
    /// Whatever is here blocks the selected piece: a cross.
    Obstacle,
    /// A hint is about this square: a diamond.
    Hint,
    /// A panel or a lesson refers to this square: a frame.
    Pointed,
}

/// A polyline on a square, whose middle is the origin and whose edges are 1 long.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    /// The points, one after the other; y is up.
    pub points: Vec<Vec2>,
    /// How wide the line is.
    pub width: f32,
}

/// How far the light and the dark outline stand out, in squares.
pub const OUTLINES: [f32; 2] = [0.016, 0.034];

impl Mark {
    /// The mark of a target. `is_taken` says whether something stands there.
    pub(crate) fn of(target: &Target, is_taken: bool) -> Self {
        match target {
            Target { action: Action::Berserk { .. }, .. } => Self::Berserk,
            Target { kills: true, loses: true, .. } => Self::Exchange,
            Target { kills: true, .. } => Self::Kill,
            Target { loses: true, .. } => Self::Loss,
            _ if is_taken => Self::Meet,
            _ => Self::Move,
        }
    }

    /// The strokes of the mark.
    pub fn strokes(self) -> Vec<Stroke> {
        const RIM: f32 = 0.41;
        const WIDTH: f32 = 0.06;
        let broken = || (0..4).map(|part| arc(RIM, part as f32 * 0.25 + 0.045, 0.16, WIDTH));
        let ticks = || (0..4).map(|part| spoke(part as f32 * 0.25, 0.3, 0.5, WIDTH));
        match self {
            Self::To => brackets(0.2, 0.05).collect(),
            Self::Gone => (0..4).map(|part| spoke(part as f32 * 0.25 + 0.125, 0.04, 0.27, 0.09)).collect(),
            Self::Came => vec![arc(0.47, 0.0, 1.0, 0.055)],
            Self::Threat => vec![polygon(3, 0.44, 0.25, 0.045)],
            Self::Move => vec![arc(0.07, 0.0, 1.0, 0.14)],
            Self::Meet => vec![arc(RIM, 0.0, 1.0, WIDTH)],
            Self::Kill => [arc(RIM, 0.0, 1.0, 0.045)].into_iter().chain(ticks()).collect(),
            Self::Loss => broken().collect(),
            Self::Exchange => broken().chain(ticks()).collect(),
            Self::Berserk => vec![star(12, [0.35, 0.48], 0.045)],
            // Their distance keeps the outlines of both apart.
            Self::Annexed => [0.33, 0.48].map(|radius| arc(radius, 0.0, 1.0, 0.035)).into(),
            Self::Obstacle => (0..4).map(|part| spoke(part as f32 * 0.25 + 0.125, 0.26, 0.58, WIDTH)).collect(),
            Self::Hint => vec![polygon(4, 0.47, 0.25, 0.05)],
            Self::Pointed => vec![polygon(4, 0.62, 0.125, 0.055)],
        }
    }

    /// A mesh of the mark that lies on the ground, `wider` on all sides.
    pub(super) fn mesh(self, wider: f32) -> Mesh {
        let (mut places, mut corners) = (Vec::new(), Vec::new());
        for stroke in self.strokes() {
            ribbon(&stroke, wider, &mut places, &mut corners);
        }
        let up = vec![Vec3::Y; places.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, up)
            .with_inserted_indices(Indices::U16(corners))
    }
}

/// The point at a fraction of a full turn.
fn at(turn: f32, radius: f32) -> Vec2 {
    Vec2::from_angle(TAU * turn) * radius
}

/// An arc. It starts at the fraction `from` of a full turn, and has the length `part` of one.
fn arc(radius: f32, from: f32, part: f32, width: f32) -> Stroke {
    let steps = (40.0 * part).ceil() as u8;
    let points = (0..=steps).map(|step| at(from + part * f32::from(step) / f32::from(steps), radius));
    Stroke { points: points.collect(), width }
}

fn spoke(turn: f32, from: f32, to: f32, width: f32) -> Stroke {
    Stroke { points: vec![at(turn, from), at(turn, to)], width }
}

/// A closed polygon with its first corner at `turn`.
fn polygon(corners: u8, radius: f32, turn: f32, width: f32) -> Stroke {
    let points = (0..=corners).map(|corner| at(turn + f32::from(corner) / f32::from(corners), radius));
    Stroke { points: points.collect(), width }
}

fn star(rays: u8, radii: [f32; 2], width: f32) -> Stroke {
    let points = (0..=2 * rays)
        .map(|corner| at(f32::from(corner) / f32::from(2 * rays), radii[usize::from(corner % 2)]))
        .collect();
    Stroke { points, width }
}

/// The four corners of a square, with arms of this length.
fn brackets(arm: f32, width: f32) -> impl Iterator<Item = Stroke> {
    const CORNER: f32 = 0.45;
    [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().map(move |(x, y)| {
        let inner = CORNER - arm;
        let points = [(inner, CORNER), (CORNER, CORNER), (CORNER, inner)].map(|(a, b)| Vec2::new(a * x, b * y));
        Stroke { points: points.into(), width }
    })
}

/// Adds the area of a stroke: two triangles per leg, seen from above.
fn ribbon(stroke: &Stroke, wider: f32, places: &mut Vec<Vec3>, corners: &mut Vec<u16>) {
    let half = stroke.width / 2.0 + wider;
    let points = &stroke.points;
    let is_closed = points.len() > 2 && points[0].distance(points[points.len() - 1]) < 1e-4;
    for (number, leg) in points.windows(2).enumerate() {
        let along = (leg[1] - leg[0]).normalize_or_zero();
        // Legs overlap at their corners, and open ends stand out as far as the sides.
        let is_end = [number == 0 && !is_closed, number + 2 == points.len() && !is_closed];
        let out = is_end.map(|is_end| if is_end { wider } else { half * 0.35 });
        let (first, last) = (leg[0] - along * out[0], leg[1] + along * out[1]);
        let side = along.perp() * half;
        let start = places.len() as u16;
        let ground = |point: Vec2| Vec3::new(point.x, 0.0, -point.y);
        places.extend([first + side, first - side, last - side, last + side].map(ground));
        corners.extend([0, 1, 2, 0, 2, 3].map(|corner| start + corner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{board, strip_color, ui};

    const ALL: [Mark; 14] = [
        Mark::To,
        Mark::Gone,
        Mark::Came,
        Mark::Threat,
        Mark::Move,
        Mark::Meet,
        Mark::Kill,
        Mark::Loss,
        Mark::Exchange,
        Mark::Berserk,
        Mark::Annexed,
        Mark::Obstacle,
        Mark::Hint,
        Mark::Pointed,
    ];

    /// Colour-blind users must be able to tell them apart.
    #[test]
    fn no_two_marks_look_alike() {
        for (number, one) in ALL.into_iter().enumerate() {
            assert!(ALL[..number].iter().all(|other| other.strokes() != one.strokes()), "{one:?}");
        }
    }

    fn contrast(one: Color, other: Color) -> f32 {
        ui::contrast(ui::of(one), ui::of(other))
    }

    /// The mark of lessons is visible on every strip: an outline contrasts with the square, and the line with its
    /// outline, at least as WCAG 2 asks of graphics.
    #[test]
    fn outlines_stand_out_on_every_strip() {
        let outlines = [board::OUTLINE_DARK, board::OUTLINE_LIGHT];
        let strips = (0..4).flat_map(|strip| [true, false].map(|light| strip_color(strip, light)));
        for square in strips.chain([board::CENTRE_DARK]) {
            let found = outlines.map(|outline| contrast(outline, square));
            assert!(found[0].max(found[1]) >= 3.0, "{square:?}: {found:?}");
        }
        assert!(contrast(board::HALO, board::OUTLINE_DARK) >= 4.5);
    }

    #[test]
    fn marks_stay_on_their_square_and_face_up() {
        for mark in ALL {
            let mut places = Vec::new();
            let mut corners = Vec::new();
            mark.strokes().iter().for_each(|stroke| ribbon(stroke, OUTLINES[1], &mut places, &mut corners));
            assert!(places.iter().all(|place| place.x.abs() < 0.56 && place.z.abs() < 0.56), "{mark:?}");
            for triangle in corners.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| places[usize::from(triangle[corner])]);
                assert!((b - a).cross(c - a).y >= 0.0, "{mark:?}");
            }
        }
    }
}
