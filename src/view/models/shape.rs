//! Procedural meshes.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

use crate::view::mark::Mark;

/// A procedural mesh. Equal shapes share one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::view) enum Shape {
    /// A cuboid.
    Block {
        /// The lengths of its edges.
        size: Vec3,
    },
    /// A round plate or pillar, centred at its middle.
    Disc {
        /// Its radius.
        radius: f32,
        /// Its height.
        height: f32,
        /// The number of sides that approximate the circle.
        sides: u32,
    },
    /// An upright unit square, facing +Z.
    Picture,
    /// A ring, lying flat.
    Ring {
        /// The radius from its middle to the middle of the tube.
        radius: f32,
        /// The radius of the tube.
        thickness: f32,
        /// The number of sides that approximate the circles: of the tube, and round the ring.
        sides: (u32, u32),
    },
    /// A crown standing on its hoop.
    Crown {
        /// The radius of its hoop.
        radius: f32,
    },
    /// A mark on a square, lying flat.
    Mark {
        /// The mark to draw.
        mark: Mark,
        /// How much wider it is than the plain mark, for its outlines.
        wider: f32,
    },
}

impl Shape {
    pub(in crate::view) fn mesh(self) -> Mesh {
        match self {
            Self::Block { size } => Cuboid::from_size(size).into(),
            Self::Disc { radius, height, sides } => {
                Cylinder { radius, half_height: height / 2.0 }.mesh().resolution(sides).build()
            }
            Self::Picture => Rectangle::from_length(1.0).into(),
            Self::Crown { radius } => crown(radius),
            Self::Mark { mark, wider } => mark.mesh(wider),
            Self::Ring { radius, thickness, sides } => {
                let torus = Torus { minor_radius: thickness, major_radius: radius };
                torus.mesh().minor_resolution(sides.0 as usize).major_resolution(sides.1 as usize).build()
            }
        }
    }

    /// The key of the shape in the mesh cache.
    pub(in crate::view) fn key(self) -> ShapeKey {
        match self {
            Self::Block { size } => (0, size.to_array().map(f32::to_bits), [0; 2]),
            Self::Disc { radius, height, sides } => (1, [radius.to_bits(), height.to_bits(), 0], [sides, 0]),
            Self::Picture => (3, [0; 3], [0; 2]),
            Self::Crown { radius } => (5, [radius.to_bits(), 0, 0], [0; 2]),
            Self::Mark { mark, wider } => (4, [wider.to_bits(), 0, 0], [mark as u32, 0]),
            Self::Ring { radius, thickness, sides } => {
                (2, [radius.to_bits(), thickness.to_bits(), 0], [sides.0, sides.1])
            }
        }
    }
}

/// Distinguishes shapes in the mesh cache.
pub(in crate::view) type ShapeKey = (u8, [u32; 3], [u32; 2]);

/// A hoop with five points and a pearl on each.
fn crown(radius: f32) -> Mesh {
    const POINTS: u8 = 5;
    const SIDES: u8 = 40;
    let high = |side: u8| {
        let part = f32::from(side) / f32::from(SIDES) * f32::from(POINTS);
        radius * (0.55 + 0.75 * (1.0 - 2.0 * (part.fract() - 0.5).abs()))
    };
    // It is wider at the top.
    let at = |side: u8, y: f32, radius: f32| {
        let (sin, cos) = (TAU * f32::from(side % SIDES) / f32::from(SIDES)).sin_cos();
        let wide = radius * (1.0 + 0.25 * y / radius);
        [cos * wide, y, sin * wide]
    };
    let mut corners: Vec<[f32; 3]> = Vec::new();
    let mut face = |a: [f32; 3], b: [f32; 3], c: [f32; 3], d: [f32; 3]| corners.extend([a, b, c, a, c, d]);
    let inner = radius * 0.84;
    for side in 0..SIDES {
        let (next, tops) = (side + 1, [high(side), high(side + 1)]);
        let outside =
            [at(side, 0.0, radius), at(side, tops[0], radius), at(next, tops[1], radius), at(next, 0.0, radius)];
        let inside = [at(side, 0.0, inner), at(side, tops[0], inner), at(next, tops[1], inner), at(next, 0.0, inner)];
        face(outside[0], outside[1], outside[2], outside[3]);
        face(inside[3], inside[2], inside[1], inside[0]);
        face(outside[1], inside[1], inside[2], outside[2]);
        face(inside[0], outside[0], outside[3], inside[3]);
    }
    let flat = vec![[0.0, 0.0]; corners.len()];
    let mut crown = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, corners)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, flat)
        .with_computed_flat_normals();
    for point in 0..POINTS {
        let side = SIDES / POINTS * point + SIDES / POINTS / 2;
        let top = at(side, high(side), radius * 0.92);
        let pearl = Sphere::new(radius * 0.17).mesh().uv(8, 6).with_duplicated_vertices();
        // Merging works for meshes with the same attributes, which these have.
        _ = crown.merge(&pearl.translated_by(Vec3::from(top)));
    }
    crown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crown_has_its_pearls_and_stands_on_the_ground() {
        let mesh = crown(0.2);
        let Some(bevy::mesh::VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!("it has corners");
        };
        let (low, high) = places.iter().fold((9.0_f32, 0.0_f32), |(low, high), at| (low.min(at[1]), high.max(at[1])));
        assert!(low.abs() < 1e-5 && high > 0.2 * 1.3, "{low} {high}");
        assert!(places.len() > 40 * 24, "{} corners are too few for pearls", places.len());
    }
}
