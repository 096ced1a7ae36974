//! Flat symbols of pieces, for the diagram.

use crate::rules::chess::ChessKind;
use crate::rules::{Kind, pothole};

/// The flat symbol of a piece.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Symbol {
    /// A chess glyph of the font.
    Glyph(char),
    /// The letter of the piece.
    Letter(char),
    /// Convex polygons, clockwise. The middle of the piece is the origin, y is up, and everything lies within 1 of it.
    Shapes(&'static [&'static [(f32, f32)]]),
}

impl Symbol {
    /// The letter of the piece in the notation.
    pub(super) const fn letter(kind: Kind) -> Self {
        Self::Letter(kind.letter().to_ascii_uppercase())
    }
}

/// The glyph of a chess piece.
pub(super) fn of_chess(kind: Kind) -> Symbol {
    ChessKind::from_letter(kind.letter()).map_or(Symbol::letter(kind), |kind| Symbol::Glyph(kind.sign()))
}

/// A machine, seen from the side.
pub(super) fn of_pothole(kind: Kind) -> Symbol {
    use pothole::PieceKind as P;
    pothole::PieceKind::from_letter(kind.letter()).map_or(Symbol::letter(kind), |kind| {
        Symbol::Shapes(match kind {
            P::King => &KING,
            P::Car => &CAR,
            P::Racecar => &RACECAR,
            P::DirtDevil => &DIRT_DEVIL,
            P::Cyclone => &CYCLONE,
            P::Bulldozer => &BULLDOZER,
            P::Megadozer => &MEGADOZER,
        })
    })
}

type Corners = &'static [(f32, f32)];

const KING: [Corners; 4] = [
    &[(-0.62, -0.35), (0.62, -0.35), (0.62, -0.6), (-0.62, -0.6)],
    &[(-0.7, 0.5), (-0.15, -0.28), (-0.62, -0.28)],
    &[(0.0, 0.68), (0.38, -0.28), (-0.38, -0.28)],
    &[(0.7, 0.5), (0.62, -0.28), (0.15, -0.28)],
];

const fn wheel<const X: i32, const SIZE: i32>() -> [(f32, f32); 8] {
    let (x, y, r) = (X as f32 / 100.0, -0.42, SIZE as f32 / 100.0);
    let d = r * 0.7;
    [(x - r, y), (x - d, y + d), (x, y + r), (x + d, y + d), (x + r, y), (x + d, y - d), (x, y - r), (x - d, y - d)]
}

const CAR: [Corners; 4] = [
    &[(-0.78, 0.08), (0.62, 0.08), (0.78, -0.05), (0.78, -0.36), (-0.78, -0.36)],
    &[(-0.4, 0.48), (0.2, 0.48), (0.42, 0.12), (-0.55, 0.12)],
    &wheel::<-42, 21>(),
    &wheel::<42, 21>(),
];

const RACECAR: [Corners; 5] = [
    &[(-0.8, -0.02), (-0.1, 0.12), (0.85, -0.22), (0.85, -0.36), (-0.8, -0.36)],
    &[(-0.3, 0.3), (0.05, 0.3), (0.2, 0.08), (-0.4, 0.08)],
    &[(-0.88, 0.42), (-0.5, 0.42), (-0.5, 0.27), (-0.66, 0.27), (-0.88, 0.3)],
    &wheel::<-48, 26>(),
    &wheel::<50, 22>(),
];

const DIRT_DEVIL: [Corners; 3] = [
    &[(-0.58, 0.5), (0.58, 0.5), (0.48, 0.24), (-0.44, 0.2)],
    &[(-0.34, 0.1), (0.42, 0.14), (0.3, -0.14), (-0.2, -0.16)],
    &[(-0.1, -0.26), (0.24, -0.24), (0.02, -0.66)],
];

const CYCLONE: [Corners; 4] = [
    &[(-0.85, 0.68), (0.85, 0.68), (0.72, 0.4), (-0.68, 0.38)],
    &[(-0.55, 0.28), (0.64, 0.3), (0.48, 0.02), (-0.38, 0.0)],
    &[(-0.26, -0.1), (0.4, -0.08), (0.26, -0.36), (-0.1, -0.36)],
    &[(-0.02, -0.46), (0.2, -0.45), (-0.02, -0.8)],
];

const BULLDOZER: [Corners; 5] = [
    &[(-0.75, -0.2), (0.3, -0.2), (0.42, -0.42), (0.3, -0.62), (-0.75, -0.62), (-0.86, -0.42)],
    &[(-0.6, 0.1), (0.3, 0.1), (0.3, -0.14), (-0.6, -0.14)],
    &[(-0.56, 0.56), (-0.06, 0.56), (0.02, 0.14), (-0.56, 0.14)],
    &[(0.56, 0.12), (0.84, 0.2), (0.72, -0.2), (0.56, -0.2)],
    &[(0.56, -0.2), (0.72, -0.2), (0.9, -0.64), (0.56, -0.58)],
];

const MEGADOZER: [Corners; 6] = [
    &[(-0.8, -0.22), (0.36, -0.22), (0.5, -0.48), (0.36, -0.74), (-0.8, -0.74), (-0.92, -0.48)],
    &[(-0.72, 0.16), (0.36, 0.16), (0.36, -0.16), (-0.72, -0.16)],
    &[(-0.7, 0.72), (-0.12, 0.72), (0.0, 0.22), (-0.7, 0.22)],
    &[(0.1, 0.66), (0.24, 0.66), (0.24, 0.22), (0.1, 0.22)],
    &[(0.6, 0.36), (0.92, 0.48), (0.76, 0.0), (0.6, -0.06)],
    &[(0.6, -0.1), (0.76, -0.06), (0.96, -0.76), (0.6, -0.68)],
];

#[cfg(test)]
mod tests {
    use super::*;

    /// egui can fill them: they are convex, and near the origin.
    #[test]
    fn shapes_go_round_to_the_right() {
        for kind in pothole::PieceKind::ALL {
            let Symbol::Shapes(shapes) = of_pothole(kind.kind()) else { panic!("{kind:?} has no shapes") };
            for corners in shapes {
                for number in 0..corners.len() {
                    let [a, b, c] = [0, 1, 2].map(|next| corners[(number + next) % corners.len()]);
                    let turn = (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0);
                    assert!(turn < 0.0, "{kind:?}: {a:?} {b:?} {c:?}");
                    assert!(a.0.hypot(a.1) < 1.25, "{kind:?}: {a:?}");
                }
            }
        }
    }
}
