//! Arrows: a path with a head at its end, solid or dashed. The table and the flat diagram draw the same shapes.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::mark::{Mark, OUTLINES};
use crate::theme::board;

/// How the shaft of an arrow is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// As one solid line.
    Whole,
    /// In dashes.
    Dashed,
}

/// The shape of an arrow: lengths are in squares.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ArrowShape {
    /// How wide the shaft is.
    pub width: f32,
    /// How long the head is; it is nearly as wide.
    pub head: f32,
    /// How it is drawn.
    pub pattern: Pattern,
    /// How far the arrow stays clear of the start and the end of its path.
    pub clear: [f32; 2],
}

/// The geometry of an arrow.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrow {
    /// The polylines of its shaft: one, or one for each dash.
    pub shafts: Vec<Vec<Vec3>>,
    /// The corners of its head: left, tip, right.
    pub head: [Vec3; 3],
}

/// The length of a dash, and of the gap after it, in squares.
const DASH: f32 = 0.13;
const GAP: f32 = 0.1;
/// The width of a head relative to its length.
const SPREAD: f32 = 0.95;

impl Arrow {
    /// The arrow along `way`; `None` if that is too short for one.
    pub fn along(way: &[Vec3], shape: ArrowShape) -> Option<Self> {
        let whole = length(way);
        let [from, to] = shape.clear;
        // Between neighbouring squares a minimum length is still drawn.
        let least = shape.head * 1.15;
        let surplus = (least + from + to - whole).max(0.0) / 2.0;
        let (start, end) = ((from - surplus).max(0.0), (whole - to + surplus).min(whole));
        if end - start < 0.02 {
            return None;
        }
        let base = (end - shape.head).max(start);
        let tip = cut(way, start, end).last().copied()?;
        let head = cut(way, base, end);
        let foot = head.first().copied()?;
        let side = sideways(tip - foot) * shape.head * SPREAD / 2.0;
        let shafts = match shape.pattern {
            Pattern::Whole => vec![cut(way, start, base)],
            Pattern::Dashed => {
                let count = ((base - start + GAP) / (DASH + GAP)).floor().max(1.0);
                let (step, dash) = ((base - start + GAP) / count, (base - start + GAP) / count - GAP);
                (0..count as usize)
                    .map(|number| start + number as f32 * step)
                    .map(|from| cut(way, from, from + dash.max(0.02)))
                    .collect()
            }
        };
        let shafts = shafts.into_iter().filter(|shaft| shaft.len() > 1).collect();
        Some(Self { shafts, head: [foot - side, tip, foot + side] })
    }
}

fn length(way: &[Vec3]) -> f32 {
    way.windows(2).map(|leg| leg[0].distance(leg[1])).sum()
}

/// The part of a path between two distances along it.
fn cut(way: &[Vec3], from: f32, to: f32) -> Vec<Vec3> {
    let mut part: Vec<Vec3> = Vec::new();
    let mut gone = 0.0;
    for leg in way.windows(2) {
        let long = leg[0].distance(leg[1]);
        let at = |distance: f32| leg[0].lerp(leg[1], ((distance - gone) / long.max(1e-6)).clamp(0.0, 1.0));
        if gone + long > from - 1e-5 && gone < to + 1e-5 {
            let ends = [at(from), at(to)];
            for end in ends {
                if part.last().is_none_or(|last| last.distance(end) > 1e-4) {
                    part.push(end);
                }
            }
        }
        gone += long;
    }
    part
}

/// The direction to the right of another, on the ground.
fn sideways(along: Vec3) -> Vec3 {
    Vec3::new(-along.z, 0.0, along.x).normalize_or(Vec3::X)
}

/// The path shifted to its right by `by`.
pub fn aside(way: &[Vec3], by: f32) -> Vec<Vec3> {
    let (Some(first), Some(last)) = (way.first(), way.last()) else { return Vec::new() };
    let right = sideways(*last - *first) * by;
    way.iter().map(|&point| point + right).collect()
}

/// A single mesh for everything drawn on the ground: later shapes lie over earlier ones, and faint ones let the ground
/// through.
#[derive(Default, Debug)]
pub(super) struct Ink {
    places: Vec<Vec3>,
    colors: Vec<[f32; 4]>,
    corners: Vec<u32>,
}

/// Its height above the ground.
const HEIGHT: f32 = 0.011;

impl Ink {
    pub(super) fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    /// Draws an arrow with its outlines. `strength` is the opacity: 1 is opaque.
    pub(super) fn arrow(&mut self, arrow: &Arrow, width: f32, color: Color, strength: f32) {
        for (wider, color) in layers(color) {
            let color = color.with_alpha(strength);
            for shaft in &arrow.shafts {
                self.strip(shaft, width / 2.0 + wider, wider, color);
            }
            let [left, tip, right] = arrow.head;
            let foot = left.midpoint(right);
            let (out, side) = ((tip - foot).normalize_or_zero() * wider, (right - left).normalize_or_zero() * wider);
            self.triangle([left - out - side * 1.6, tip + out * 2.2, right - out + side * 1.6], color);
        }
    }

    /// Draws a mark with the transform `place`.
    pub(super) fn mark(&mut self, mark: Mark, place: Transform, color: Color, strength: f32) {
        for (wider, color) in layers(color) {
            for stroke in mark.strokes() {
                let ground = |&Vec2 { x, y }: &Vec2| place.transform_point(Vec3::new(x, 0.0, -y));
                let line: Vec<Vec3> = stroke.points.iter().map(ground).collect();
                let size = place.scale.x;
                self.strip(&line, (stroke.width / 2.0 + wider) * size, wider * size, color.with_alpha(strength));
            }
        }
    }

    /// Draws an arrow head alone at a place, pointing along `heading`.
    pub(super) fn chevron(&mut self, at: Vec3, heading: Vec3, color: Color, strength: f32) {
        for (wider, color) in layers(color) {
            self.triangle(chevron(at, heading, wider), color.with_alpha(strength));
        }
    }

    /// Adds a band along a line, mitred at its bends so that it never overlaps itself.
    fn strip(&mut self, line: &[Vec3], half: f32, longer: f32, color: Color) {
        if line.len() < 2 {
            return;
        }
        let last = line.len() - 1;
        let is_closed = last > 2 && line[0].distance(line[last]) < 1e-4;
        let way = |leg: usize| (line[leg + 1] - line[leg]).normalize_or_zero();
        let edge = |number: usize| {
            let (before, after) = match number {
                0 if is_closed => (way(last - 1), way(0)),
                0 => (way(0), way(0)),
                number if number < last => (way(number - 1), way(number)),
                _ if is_closed => (way(last - 1), way(0)),
                _ => (way(last - 1), way(last - 1)),
            };
            let side = sideways((before + after).normalize_or(after));
            let reach = half / side.dot(sideways(after)).max(0.5);
            let out = match number {
                _ if is_closed => Vec3::ZERO,
                0 => -after * longer,
                number if number == last => before * longer,
                _ => Vec3::ZERO,
            };
            let at = line[number] + out;
            [at - side * reach, at + side * reach]
        };
        let edges: Vec<[Vec3; 2]> = (0..=last).map(edge).collect();
        for pair in edges.windows(2) {
            let ([a, b], [c, d]) = (pair[0], pair[1]);
            self.triangle([a, b, c], color);
            self.triangle([b, d, c], color);
        }
    }

    fn triangle(&mut self, mut corners: [Vec3; 3], color: Color) {
        let [a, b, c] = corners;
        // The triangles must face up.
        if (b - a).cross(c - a).y < 0.0 {
            corners.swap(1, 2);
        }
        let start = self.places.len() as u32;
        let color = LinearRgba::from(color).to_f32_array();
        for corner in corners {
            self.places.push(corner + Vec3::Y * HEIGHT);
            self.colors.push(color);
        }
        self.corners.extend([start, start + 1, start + 2]);
    }

    pub(super) fn mesh(self) -> Mesh {
        let up = vec![Vec3::Y; self.places.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, up)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.corners))
    }
}

/// The outlines and the fill, from dark to coloured: visible on any ground.
fn layers(color: Color) -> [(f32, Color); 3] {
    let [light, dark] = OUTLINES;
    [(dark, board::OUTLINE_DARK), (light, board::OUTLINE_LIGHT), (0.0, color)]
}

/// The corners of an arrow head alone that points along `heading`, `wider` on all sides.
pub fn chevron(at: Vec3, heading: Vec3, wider: f32) -> [Vec3; 3] {
    const LONG: f32 = 0.24;
    const WIDE: f32 = 0.17;
    let along = heading.normalize_or(Vec3::X);
    let side = sideways(along) * (WIDE + wider * 1.8);
    let foot = at - along * (LONG / 2.0 + wider);
    [foot - side, at + along * (LONG / 2.0 + wider * 2.2), foot + side]
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: ArrowShape = ArrowShape { width: 0.1, head: 0.25, pattern: Pattern::Whole, clear: [0.2, 0.35] };

    fn bent() -> Vec<Vec3> {
        vec![Vec3::ZERO, Vec3::X * 2.0, Vec3::new(2.0, 0.0, 1.0)]
    }

    #[test]
    fn an_arrow_keeps_off_both_ends_and_points_along_its_last_leg() {
        let arrow = Arrow::along(&bent(), SHAPE).unwrap();
        let [left, tip, right] = arrow.head;
        assert!(tip.distance(Vec3::new(2.0, 0.0, 0.65)) < 1e-4, "{tip}");
        assert!(left.midpoint(right).distance(Vec3::new(2.0, 0.0, 0.4)) < 1e-4);
        let shaft = &arrow.shafts[0];
        assert!(shaft[0].distance(Vec3::X * 0.2) < 1e-4 && shaft.contains(&(Vec3::X * 2.0)), "{shaft:?}");
        assert!(shaft.last().unwrap().distance(left.midpoint(right)) < 1e-4);
    }

    #[test]
    fn dashes_begin_and_end_where_the_whole_arrow_does() {
        let dashed = Arrow::along(&bent(), ArrowShape { pattern: Pattern::Dashed, ..SHAPE }).unwrap();
        let whole = Arrow::along(&bent(), SHAPE).unwrap();
        assert!(dashed.shafts.len() > 4, "{dashed:?}");
        assert_eq!(dashed.head, whole.head);
        let ends = |arrow: &Arrow| [arrow.shafts[0][0], *arrow.shafts[arrow.shafts.len() - 1].last().unwrap()];
        let [(a, b), (c, d)] = [0, 1].map(|end| (ends(&dashed)[end], ends(&whole)[end]));
        assert!(a.distance(b) < 1e-3 && c.distance(d) < 1e-3, "{a} {b} {c} {d}");
    }

    #[test]
    fn neighbours_have_an_arrow_and_nothing_has_none() {
        let near = Arrow::along(&[Vec3::ZERO, Vec3::X * 0.6], SHAPE).unwrap();
        assert!(near.head[1].x > 0.3, "{near:?}");
        assert!(Arrow::along(&[Vec3::ZERO, Vec3::ZERO], SHAPE).is_none());
        assert!(Arrow::along(&[Vec3::ZERO], SHAPE).is_none());
    }

    #[test]
    fn ink_is_seen_from_above() {
        let mut ink = Ink::default();
        for way in [bent(), bent().into_iter().rev().collect()] {
            ink.arrow(&Arrow::along(&way, SHAPE).unwrap(), 0.1, Color::WHITE, 1.0);
        }
        ink.chevron(Vec3::ZERO, Vec3::Z, Color::WHITE, 0.5);
        ink.mark(Mark::Gone, Transform::from_rotation(Quat::from_rotation_y(1.0)), Color::WHITE, 0.5);
        assert!(!ink.is_empty());
        for triangle in ink.corners.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| ink.places[triangle[corner] as usize]);
            assert!((b - a).cross(c - a).y >= 0.0);
        }
    }
}
