//! The look of Knot Chess: eight arms in a star round the raised Knot.
//!
//! White's arms a, b, c, d lie towards the viewer from left to right. Each strip runs straight on through the Knot, so
//! Black's arms lie opposite.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_8, PI};

use bevy::prelude::*;

use super::{Build, Gait, Look, Part, Plan, Play, Symbol};
use crate::rules::knot::PieceKind;
use crate::rules::{Kind, Seat, Square};
use crate::theme::{Daylight, OBSERVATORY, board, strip_color};
use crate::view::layout::Layout;
use crate::view::models::shape::Shape;
use crate::view::models::stock::DIGITS;
use crate::view::models::workshop::Workshop;

/// The look of 4-by-1 Knot Chess.
#[derive(Debug)]
pub(super) struct Knot;

impl Look for Knot {
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("models/knot.glb", &MODELS)]
    }

    fn build(&self, kind: Kind) -> Option<Build> {
        PieceKind::from_letter(kind.letter()).map(build)
    }

    /// Pieces are larger, as there are no neighbours beside an arm.
    fn size(&self) -> f32 {
        1.2
    }

    /// The star is as deep as it is wide and has many squares; a lower pitch makes it fill a wide window.
    fn pitch(&self, upright: bool) -> Option<f32> {
        (!upright).then_some(0.78)
    }

    fn gait(&self, kind: Kind) -> Gait {
        match PieceKind::from_letter(kind.letter()) {
            Some(PieceKind::Golem) => Gait::Stomp,
            Some(PieceKind::Attacker) => Gait::Drive,
            _ => Gait::Stride,
        }
    }

    fn place_around(&self) -> &'static str {
        "place_knot"
    }

    fn daylight(&self) -> Daylight {
        OBSERVATORY
    }

    fn decorate(&self, _: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        workshop.spawn(commands, root, "knot_board", board::DARK, Transform::default());
        workshop.spawn(commands, root, "knot_hub", board::CENTRE_DARK, Transform::default());
        // Wires join the squares at the same distance from the Knot.
        let wire = workshop.tint(board::WIRE);
        for ring in 1..=ARM {
            let radius = radius(ring);
            let mesh = workshop.shape(Shape::Ring { radius, thickness: 0.016, sides: (6, 64) });
            let place = Transform::from_xyz(0.0, -0.025, 0.0);
            commands.spawn((Mesh3d(mesh), MeshMaterial3d(wire.clone()), place, ChildOf(root)));
        }
    }

    /// Each wire shows the numbers of its squares on White's and on Black's side, counted along a strip as in the
    /// notation. The Knot has its own number, and each arm has its letter.
    fn spawn_coordinates(&self, _: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        (0..=2 * MIDDLE).for_each(|rank| spawn_number(rank, root, workshop, commands));
        for end in ends() {
            spawn_letter(end, root, workshop, commands);
        }
    }

    fn place(&self, _: &Layout, square: Square) -> Transform {
        place(square)
    }

    fn outline(&self, _: &Layout) -> Vec<Vec3> {
        let corners = ends().flat_map(|end| {
            let out = outward(end);
            let side = out.cross(Vec3::Y) * 0.55;
            let foot = out * (radius(ARM) + 0.6) + Vec3::Y * TABLE_LEVEL;
            let head = out * radius(ARM) + Vec3::Y * 1.35;
            [foot + side, foot - side, head + side * 0.6, head - side * 0.6]
        });
        corners.collect()
    }

    fn tile(&self, square: Square) -> Option<&'static str> {
        (distance(square) > 0).then_some("knot_tile")
    }

    fn tile_color(&self, _: &Layout, square: Square) -> Color {
        strip_color(square.file, square.rank.is_multiple_of(2))
    }

    fn cell(&self, square: Square) -> (Vec2, f32) {
        if distance(square) > 0 { (Vec2::new(0.9, 0.84), 0.86) } else { (Vec2::splat(1.5), 1.15) }
    }

    /// Eight arms, so eight equivalent turns.
    fn turns(&self) -> u8 {
        8
    }

    /// Pieces face the Knot, and beyond it the other side.
    fn facing(&self, _: &Layout, seat: Seat, square: Square) -> f32 {
        if distance(square) == 0 {
            return if seat.index() == 0 { PI } else { 0.0 };
        }
        let inward = -outward(square);
        inward.x.atan2(inward.z)
    }

    /// The ring that an entity attacks where it lands: all squares at its distance from the Knot.
    fn halo(&self, layout: &Layout, kind: Kind, square: Square) -> Vec<Square> {
        if PieceKind::from_letter(kind.letter()) != Some(PieceKind::Entity) {
            return Vec::new();
        }
        layout.squares().filter(|&other| distance(other) == distance(square) && other != square).collect()
    }

    /// Lines from one arm to another pass through the Knot.
    fn line(&self, layout: &Layout, from: Square, to: Square) -> Vec<Vec3> {
        let ends = (layout.place(from), layout.place(to));
        let same_arm = from.file == to.file && (from.rank < MIDDLE) == (to.rank < MIDDLE);
        if same_arm || distance(from) == 0 || distance(to) == 0 {
            vec![ends.0, ends.1]
        } else {
            vec![ends.0, Vec3::Y * HUB_HEIGHT, ends.1]
        }
    }

    /// The ends of the player's four arms.
    fn edge(&self, _: &Layout, seat: Seat) -> Vec<[Vec3; 2]> {
        let own = ends().filter(|end| (end.rank < MIDDLE) == (seat.index() == 0));
        let across = own.map(|end| {
            let out = outward(end);
            let (at, side) = (out * (radius(ARM) + 0.56), out.cross(Vec3::Y) * 0.42);
            [at - side, at + side]
        });
        across.collect()
    }

    fn plan(&self) -> Plan {
        Plan::Strips
    }

    fn symbol(&self, kind: Kind) -> Symbol {
        Symbol::letter(kind)
    }
}

const MODELS: [&str; 21] = [
    "knot_king",
    "knot_prince",
    "knot_golem",
    "knot_boomerang_blade",
    "knot_boomerang_stand",
    "knot_icosahedron_ball",
    "knot_icosahedron_cup",
    "knot_attacker",
    "knot_frog",
    "knot_well",
    "knot_dingo",
    "knot_entity",
    "knot_tile",
    "knot_hub",
    "knot_board",
    "knot_letter_a",
    "knot_letter_b",
    "knot_letter_c",
    "knot_letter_d",
    "knot_digit_0",
    "knot_digit_9",
];

/// The rank of the Knot.
const MIDDLE: u8 = 8;
/// Squares on an arm.
const ARM: u8 = 8;
/// The top of the Knot above the tiles.
const HUB_HEIGHT: f32 = 0.22;
/// The top of the table.
const TABLE_LEVEL: f32 = -0.52;

/// The distance of a square from the Knot, in squares.
fn distance(square: Square) -> u8 {
    square.rank.abs_diff(MIDDLE)
}

/// The distance of such squares from the middle of the board, in units.
fn radius(distance: u8) -> f32 {
    1.52 + 0.86 * (f32::from(distance) - 1.0)
}

/// The outward direction of the arm that a square is on.
fn outward(square: Square) -> Vec3 {
    let angle = PI - FRAC_PI_8 - f32::from(square.file) * FRAC_PI_4;
    let near = Vec3::new(angle.cos(), 0.0, angle.sin());
    if square.rank < MIDDLE { near } else { -near }
}

fn place(square: Square) -> Transform {
    if distance(square) == 0 {
        return Transform::from_xyz(0.0, HUB_HEIGHT, 0.0);
    }
    let out = outward(square);
    Transform::from_translation(out * radius(distance(square))).with_rotation(Quat::from_rotation_y(out.x.atan2(out.z)))
}

/// The square at the end of each arm.
fn ends() -> impl Iterator<Item = Square> {
    (0..4).flat_map(|strip| [Square::new(strip, 0), Square::new(strip, 2 * MIDDLE)])
}

/// Spawns the number of a rank on a plaque on its wire, between the two middle arms of its side. That of the Knot lies
/// on its rim.
fn spawn_number(rank: u8, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    /// The distance between the digits of a number.
    const APART: f32 = 0.17;
    let (away, level, size) = match rank.abs_diff(MIDDLE) {
        0 => (0.84, HUB_HEIGHT + 0.03, 0.17),
        // There is no room next to the Knot, so it is a little farther out.
        1 => (1.74, -0.03, 0.19),
        ring => (radius(ring), -0.03, 0.21),
    };
    let side = if rank <= MIDDLE { 1.0 } else { -1.0 };
    let place = Transform::from_xyz(0.0, level, side * away);
    let name = Name::new(format!("Number {}", rank + 1));
    let sign = commands.spawn((name, place, Visibility::default(), ChildOf(root))).id();
    let disc = workshop.shape(Shape::Disc { radius: size, height: 0.04, sides: 24 });
    let paint = workshop.tint(board::TABLE);
    commands.spawn((Mesh3d(disc), MeshMaterial3d(paint), Transform::default(), ChildOf(sign)));
    let figures = (rank + 1).to_string();
    let scale = if figures.len() > 1 { 0.85 } else { 1.0 } * size / 0.21;
    for (number, figure) in figures.chars().enumerate() {
        let aside = (number as f32 - (figures.len() - 1) as f32 / 2.0) * APART * scale;
        let place = Transform::from_xyz(aside, 0.02, 0.0).with_scale(Vec3::new(scale, 1.0, scale));
        workshop.spawn(commands, sign, figure_model(figure), Color::WHITE, place);
    }
}

/// The model of a digit.
fn figure_model(figure: char) -> &'static str {
    match figure.to_digit(10) {
        Some(0) => "knot_digit_0",
        Some(9) => "knot_digit_9",
        Some(digit) => DIGITS[digit as usize - 1],
        None => "",
    }
}

/// Spawns the letter of a strip on the table beside the end of an arm, on the side nearer to the viewer.
fn spawn_letter(end: Square, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    const LETTERS: [&str; 4] = ["knot_letter_a", "knot_letter_b", "knot_letter_c", "knot_letter_d"];
    let out = outward(end);
    let side = out.cross(Vec3::Y);
    let nearer = if side.z > 0.0 { side } else { -side };
    let at = out * (radius(ARM) + 0.05) + nearer * 0.98 + Vec3::Y * TABLE_LEVEL;
    let disc = workshop.shape(Shape::Disc { radius: 0.4, height: 0.06, sides: 32 });
    let paint = workshop.tint(strip_color(end.file, false).darker(0.1));
    commands.spawn((Mesh3d(disc), MeshMaterial3d(paint), Transform::from_translation(at), ChildOf(root)));
    let place = Transform::from_translation(at + Vec3::Y * 0.03).with_scale(Vec3::splat(1.1));
    workshop.spawn(commands, root, LETTERS[usize::from(end.file) % LETTERS.len()], Color::WHITE, place);
}

fn build(kind: PieceKind) -> Build {
    const KING: [Part; 1] = [Part::still("knot_king")];
    const PRINCE: [Part; 1] = [Part::still("knot_prince")];
    const GOLEM: [Part; 1] = [Part::still("knot_golem")];
    const BLADE: Part =
        Part { seat: Vec3::new(0.0, 0.5, 0.0), tilt: FRAC_PI_2, ..Part::playing("knot_boomerang_blade", Play::Thrown) };
    const BALL: Part =
        Part { seat: Vec3::new(0.0, 0.44, 0.0), ..Part::playing("knot_icosahedron_ball", Play::Roll(0.3)) };
    const BOOMERANG: [Part; 2] = [Part::still("knot_boomerang_stand"), BLADE];
    const ICOSAHEDRON: [Part; 2] = [Part::still("knot_icosahedron_cup"), BALL];
    const ATTACKER: [Part; 1] = [Part::still("knot_attacker")];
    const FROG: [Part; 1] = [Part::still("knot_frog")];
    const DINGO: [Part; 1] = [Part::still("knot_dingo")];
    const ENTITY: [Part; 1] = [Part::playing("knot_entity", Play::Spin(0.12))];
    let (parts, height): (&[Part], f32) = match kind {
        PieceKind::King => (&KING, 1.12),
        PieceKind::Prince => (&PRINCE, 0.92),
        PieceKind::Golem => (&GOLEM, 0.9),
        PieceKind::Boomerang => (&BOOMERANG, 0.87),
        PieceKind::Icosahedron => (&ICOSAHEDRON, 0.77),
        PieceKind::Attacker => (&ATTACKER, 0.8),
        PieceKind::Frog => (&FROG, 0.61),
        PieceKind::Dingo => (&DINGO, 0.84),
        PieceKind::Entity => (&ENTITY, 0.88),
    };
    Build { parts, height }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Session, Setup};
    use crate::rules::GameId;
    use crate::view::camera::framing::{FIELD_OF_VIEW, fit};
    use crate::view::layout_of;

    #[test]
    fn strips_run_straight_through_the_knot() {
        for strip in 0..4 {
            let near = place(Square::new(strip, 0)).translation;
            let far = place(Square::new(strip, 16)).translation;
            assert!(near.z > 0.0 && (near + far).length() < 1e-4, "{near} {far}");
        }
        // White's arms from left to right.
        let across: Vec<f32> = (0..4).map(|strip| place(Square::new(strip, 0)).translation.x).collect();
        assert!(across.is_sorted(), "{across:?}");
    }

    /// The sizes of pieces at the start in a window of 1280 by 720 with panels, in pixels, without their bases.
    #[test]
    fn pieces_are_large_enough_to_be_told_apart() {
        let (window, free) = (Vec2::new(1280.0, 720.0), Rect::new(8.0, 75.0, 940.0, 630.0));
        let session = Session::new(Setup::new(GameId::Knot)).unwrap();
        let layout = layout_of(GameId::Knot, session.position().words().board());
        let rotation = Quat::from_rotation_x(-Knot.pitch(false).unwrap());
        let middle = free.center();
        let full = middle.max(window - middle) * 2.0;
        let shift = full / 2.0 - middle;
        let area = Rect::from_corners(free.min + shift, free.max + shift);
        let camera = fit(rotation, &Knot.outline(&layout), full, area);
        let slope = (FIELD_OF_VIEW / 2.0).tan();
        let seen = |place: Vec3| {
            let seen = rotation.inverse() * (place - camera);
            seen.xy() / -seen.z / slope * full.y / 2.0
        };
        let snapshot = session.position().snapshot();
        let mut heights: Vec<f32> = Vec::new();
        for piece in snapshot.pieces.values() {
            let (foot, build) = (layout.place(piece.square), Knot.build(piece.kind).unwrap());
            let head = foot + Vec3::Y * build.height * Knot.size();
            let wide = seen(foot + Vec3::X * 0.4 * Knot.size()) - seen(foot - Vec3::X * 0.4 * Knot.size());
            heights.push(seen(head).y - seen(foot).y);
            assert!(wide.x > 36.0, "{} is {} wide", piece.square, wide.x);
        }
        let mean = heights.iter().sum::<f32>() / heights.len() as f32;
        let least = heights.iter().copied().fold(f32::MAX, f32::min);
        assert!(mean > 33.0 && least > 24.0, "{mean} on average, {least} at least: {heights:?}");
    }

    #[test]
    fn no_two_tiles_overlap() {
        let first = |strip| place(Square::new(strip, 7)).translation;
        // Neighbours next to the Knot at most touch with their inner corners.
        let inner = radius(1) - 0.42;
        assert!(inner * FRAC_PI_8.tan() >= 0.44, "{}", first(0).distance(first(1)));
    }
}
