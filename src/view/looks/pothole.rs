//! The look of Pothole Chess: a grid of machines.

use bevy::prelude::*;

use super::{Build, Gait, Look, Part, Play, Symbol, symbol};
use crate::rules::pothole::PieceKind;
use crate::rules::{Chip, Ground, Kind, Square};
use crate::theme::{BUILDING_SITE, Daylight, board, chip_color};
use crate::view::board::coordinates::spawn_rims;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// The models of its coordinates: far, right, near and left.
const SIGNS: [&str; 4] = ["board_signs_n", "board_signs_e", "board_signs_s", "board_signs_w"];

/// The look of 4-Player Pothole Chess.
#[derive(Debug)]
pub(super) struct Pothole;

impl Look for Pothole {
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("models/pothole.glb", &MODELS), ("models/pothole.glb", &SIGNS)]
    }

    fn build(&self, kind: Kind) -> Option<Build> {
        PieceKind::from_letter(kind.letter()).map(build)
    }

    fn gait(&self, kind: Kind) -> Gait {
        PieceKind::from_letter(kind.letter()).map_or(Gait::Drive, gait)
    }

    fn symbol(&self, kind: Kind) -> Symbol {
        symbol::of_pothole(kind)
    }

    fn place_around(&self) -> &'static str {
        "place_pothole"
    }

    fn daylight(&self) -> Daylight {
        BUILDING_SITE
    }

    fn decorate(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        if is_usual(layout) {
            workshop.spawn(commands, root, "board", board::DARK, Transform::default());
        }
        for square in layout.squares() {
            if let Ground::Promotion(chip) = layout.ground(square) {
                spawn_promotion(workshop, commands, root, chip, layout.transform(square));
            }
        }
    }

    fn spawn_coordinates(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        if is_usual(layout) {
            spawn_rims(SIGNS, 3.65, root, workshop, commands);
        }
    }

    fn tile(&self, _: Square) -> Option<&'static str> {
        Some("tile")
    }
}

/// Whether the board has the shape that its model has.
fn is_usual(layout: &Layout) -> bool {
    (layout.size(), layout.squares().count()) == ((7, 7), 45)
}

const MODELS: [&str; 21] = [
    "king",
    "car",
    "racecar",
    "dirt_devil",
    "cyclone",
    "bulldozer",
    "bulldozer_blade",
    "megadozer",
    "megadozer_blade",
    "chip",
    "board",
    "tile",
    "tile_hole",
    "lid",
    "rim_corner",
    "rim_centre",
    "promo",
    "letter_n",
    "letter_e",
    "letter_s",
    "letter_w",
];

fn spawn_promotion(workshop: &mut Workshop, commands: &mut Commands, root: Entity, chip: Chip, place: Transform) {
    const LETTERS: [&str; 4] = ["letter_n", "letter_e", "letter_s", "letter_w"];
    workshop.spawn(commands, root, "promo", chip_color(chip), place);
    workshop.spawn(commands, root, LETTERS[usize::from(chip.0) % 4], Color::WHITE, place);
}

fn build(kind: PieceKind) -> Build {
    const KING: [Part; 1] = [Part::still("king")];
    const CAR: [Part; 1] = [Part::still("car")];
    const RACECAR: [Part; 1] = [Part::still("racecar")];
    const DIRT_DEVIL: [Part; 1] = [Part::playing("dirt_devil", Play::Spin(0.45))];
    const CYCLONE: [Part; 1] = [Part::playing("cyclone", Play::Spin(0.6))];
    const BULLDOZER: [Part; 2] = [Part::still("bulldozer"), Part::blade("bulldozer_blade")];
    const MEGADOZER: [Part; 2] = [Part::still("megadozer"), Part::blade("megadozer_blade")];
    let (parts, height): (&[Part], f32) = match kind {
        PieceKind::King => (&KING, 0.95),
        PieceKind::Car => (&CAR, 0.45),
        PieceKind::Racecar => (&RACECAR, 0.4),
        PieceKind::DirtDevil => (&DIRT_DEVIL, 0.7),
        PieceKind::Cyclone => (&CYCLONE, 0.95),
        PieceKind::Bulldozer => (&BULLDOZER, 0.55),
        PieceKind::Megadozer => (&MEGADOZER, 0.75),
    };
    Build { parts, height }
}

fn gait(kind: PieceKind) -> Gait {
    match kind {
        PieceKind::King => Gait::Stride,
        PieceKind::Car | PieceKind::Racecar => Gait::Drive,
        PieceKind::DirtDevil | PieceKind::Cyclone => Gait::Swirl,
        PieceKind::Bulldozer | PieceKind::Megadozer => Gait::Grind,
    }
}
