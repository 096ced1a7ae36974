//! How Pothole Chess looks: a grid of machines.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{Gait, Look, Part, Play, Style};
use crate::rules::{Chip, Ground, Kind, Square};
use crate::theme::{board, chip_color};
use crate::view::board::Layout;
use crate::view::models::Workshop;

pub(super) const STYLE: Style = Style {
    place: |layout, square| Transform::from_translation(on_grid(layout, square)),
    outline,
    table: 1.0,
    tile: |_| Some("tile"),
    tile_color,
    cell: |_| (Vec2::splat(0.98), 1.0),
    decorate,
    look,
    gait,
    // From its corner to the middle.
    facing: |_, seat, _| [3.0, 1.0, -1.0, -3.0][seat.index() % 4] * FRAC_PI_4,
    hand: super::no_hand,
    dice: |_, _| None,
    halo: |_, _, _| Vec::new(),
    line: super::straight,
    corner: |_, _| None,
    has_diagram: false,
};

/// One unit a square, the middle of the board at the origin, rank 1 towards the viewer.
pub(super) fn on_grid(layout: &Layout, square: Square) -> Vec3 {
    let from_middle = |index: u8, count: u8| f32::from(index) - f32::from(count.saturating_sub(1)) / 2.0;
    let size = layout.size();
    Vec3::new(from_middle(square.file, size.0), 0.0, -from_middle(square.rank, size.1))
}

/// The board with its frame, and the heads of the pieces on it.
pub(super) fn outline(layout: &Layout) -> Vec<Vec3> {
    const FRAME: f32 = 0.32;
    let (width, height) = layout.size();
    let half = Vec2::new(f32::from(width.max(1)), f32::from(height.max(1))) / 2.0 + FRAME;
    let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners = signs.iter().flat_map(|&(x, z)| {
        // The frame stands half a unit above the table.
        let foot = Vec3::new(x * half.x, -0.5, z * half.y);
        [foot, Vec3::new(x * (half.x - 0.6), 0.9, z * (half.y - 0.6))]
    });
    corners.collect()
}

fn tile_color(layout: &Layout, square: Square) -> Color {
    let light = (square.file + square.rank) % 2 == 1;
    match (layout.ground(square), light) {
        (Ground::Centre, true) => board::CENTRE_LIGHT,
        (Ground::Centre, false) => board::CENTRE_DARK,
        (_, true) => board::LIGHT,
        (_, false) => board::DARK,
    }
}

fn decorate(layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    // The shape that the board's model has.
    if (layout.size(), layout.squares().count()) == ((7, 7), 45) {
        workshop.spawn(commands, root, "board", board::DARK, Transform::default());
    }
    for square in layout.squares() {
        if let Ground::Promotion(chip) = layout.ground(square) {
            spawn_promotion(workshop, commands, root, chip, layout.transform(square));
        }
    }
}

fn spawn_promotion(workshop: &mut Workshop, commands: &mut Commands, root: Entity, chip: Chip, place: Transform) {
    const LETTERS: [&str; 4] = ["letter_n", "letter_e", "letter_s", "letter_w"];
    workshop.spawn(commands, root, "promo", chip_color(chip), place);
    workshop.spawn(commands, root, LETTERS[usize::from(chip.0) % 4], Color::WHITE, place);
}

fn look(kind: Kind) -> Look {
    const KING: [Part; 1] = [Part::still("king")];
    const CAR: [Part; 1] = [Part::still("car")];
    const RACECAR: [Part; 1] = [Part::still("racecar")];
    const DIRT_DEVIL: [Part; 1] = [Part::playing("dirt_devil", Play::Spin(0.45))];
    const CYCLONE: [Part; 1] = [Part::playing("cyclone", Play::Spin(0.6))];
    const BULLDOZER: [Part; 2] = [Part::still("bulldozer"), Part::still("bulldozer_blade")];
    const MEGADOZER: [Part; 2] = [Part::still("megadozer"), Part::still("megadozer_blade")];
    let (parts, height): (&[Part], f32) = match kind.letter() {
        'k' => (&KING, 0.95),
        'c' => (&CAR, 0.45),
        'r' => (&RACECAR, 0.4),
        'd' => (&DIRT_DEVIL, 0.7),
        'y' => (&CYCLONE, 0.95),
        'b' => (&BULLDOZER, 0.55),
        _ => (&MEGADOZER, 0.75),
    };
    Look { parts, height }
}

fn gait(kind: Kind) -> Gait {
    match kind.letter() {
        'k' => Gait::Stride,
        'd' | 'y' => Gait::Swirl,
        'b' | 'm' => Gait::Grind,
        _ => Gait::Drive,
    }
}
