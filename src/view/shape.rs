//! Plain bodies that no file has.

use bevy::prelude::*;

use super::mark::Mark;

/// A body of rotation or a block that no file has. Alike ones share a mesh.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Shape {
    /// A block.
    Block {
        /// Its edges.
        size: Vec3,
    },
    /// A round plate or pillar, lying in its middle.
    Disc {
        /// Its radius.
        radius: f32,
        /// Its height.
        height: f32,
        /// How many sides stand for a circle.
        sides: u32,
    },
    /// A square of an edge of 1, upright, seen from the front.
    Picture,
    /// A ring, lying flat.
    Ring {
        /// From its middle to the middle of its rim.
        radius: f32,
        /// The radius of its rim.
        thickness: f32,
        /// How many sides stand for a circle: across the rim, and round the ring.
        sides: (u32, u32),
    },
    /// A mark on a square, lying flat.
    Mark {
        /// Which one.
        mark: Mark,
        /// How much wider it is than it is drawn, for its outlines.
        wider: f32,
    },
}

impl Shape {
    pub(super) fn mesh(self) -> Mesh {
        match self {
            Self::Block { size } => Cuboid::from_size(size).into(),
            Self::Disc { radius, height, sides } => {
                Cylinder { radius, half_height: height / 2.0 }.mesh().resolution(sides).build()
            }
            Self::Picture => Rectangle::from_length(1.0).into(),
            Self::Mark { mark, wider } => mark.mesh(wider),
            Self::Ring { radius, thickness, sides } => {
                let torus = Torus { minor_radius: thickness, major_radius: radius };
                torus.mesh().minor_resolution(sides.0 as usize).major_resolution(sides.1 as usize).build()
            }
        }
    }

    /// What tells it from others.
    pub(super) fn key(self) -> ShapeKey {
        match self {
            Self::Block { size } => (0, size.to_array().map(f32::to_bits), [0; 2]),
            Self::Disc { radius, height, sides } => (1, [radius.to_bits(), height.to_bits(), 0], [sides, 0]),
            Self::Picture => (3, [0; 3], [0; 2]),
            Self::Mark { mark, wider } => (4, [wider.to_bits(), 0, 0], [mark as u32, 0]),
            Self::Ring { radius, thickness, sides } => {
                (2, [radius.to_bits(), thickness.to_bits(), 0], [sides.0, sides.1])
            }
        }
    }
}

/// What tells shapes apart.
pub(super) type ShapeKey = (u8, [u32; 3], [u32; 2]);
