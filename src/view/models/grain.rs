//! Texture coordinates for the grain of pieces and tiles. To keep the downloads small their models have none, so
//! textures are projected along the axes here, on each face along the axis that it faces most.

use std::collections::HashMap;

use bevy::mesh::{Indices, VertexAttributeValues};
use bevy::prelude::*;

/// Units of a piece that one repeat of the texture covers: a whole piece is cut from one plank.
const REPEAT: f32 = 4.5;
/// The middle of that plank in texture coordinates, well away from the joint to the next.
const PLANK: Vec2 = Vec2::new(0.9, 0.125);

/// The axis along which the texture is projected.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Along {
    X,
    Y,
    Z,
}

impl Along {
    /// The axis for a face with this normal, of any length.
    fn of(normal: Vec3) -> Self {
        let [x, y, z] = normal.abs().to_array();
        // Slopes use the grain of the sides: turned and carved wood shows its upright fibres nearly everywhere.
        if y > 2.0 * x.max(z) {
            Self::Y
        } else if x > z {
            Self::X
        } else {
            Self::Z
        }
    }

    /// The directions of U and V. The grain runs along U, and stands upright.
    fn ways(self) -> [Vec3; 2] {
        match self {
            Self::X => [Vec3::Y, Vec3::Z],
            Self::Y => [Vec3::X, Vec3::Z],
            Self::Z => [Vec3::Y, Vec3::X],
        }
    }
}

/// Adds texture coordinates and tangents to a triangle mesh without any. Corners between faces with different axes are
/// split. Returns whether that was possible; else the mesh stays unchanged.
pub(in crate::view) fn lay(mesh: &mut Mesh) -> bool {
    if mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0) {
        return false;
    }
    let Some((places, normals, corners)) = read(mesh) else { return false };
    let mut known = HashMap::new();
    let (mut sources, mut axes, mut indices) = (Vec::new(), Vec::new(), Vec::with_capacity(corners.len()));
    for triangle in corners.chunks_exact(3) {
        let [a, b, c] = [0, 1, 2].map(|corner| places[triangle[corner]]);
        let along = Along::of((b - a).cross(c - a));
        for &corner in triangle {
            let index = *known.entry((corner, along)).or_insert_with(|| {
                sources.push(corner);
                axes.push(along);
                sources.len() as u32 - 1
            });
            indices.push(index);
        }
    }
    let gathered: Option<Vec<_>> =
        mesh.attributes().map(|(attribute, values)| Some((*attribute, gather(values, &sources)?))).collect();
    let Some(gathered) = gathered else { return false };
    for (attribute, values) in gathered {
        mesh.insert_attribute(attribute, values);
    }
    let laid = || sources.iter().zip(&axes).map(|(&source, along)| (places[source], normals[source], along.ways()));
    let uvs: Vec<[f32; 2]> =
        laid().map(|(place, _, [u, v])| (PLANK + Vec2::new(place.dot(u), place.dot(v)) / REPEAT).to_array()).collect();
    let tangents: Vec<[f32; 4]> = laid().map(|(_, normal, ways)| tangent(normal, ways).to_array()).collect();
    mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, uvs);
    mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, tangents);
    mesh.insert_indices(Indices::U32(indices));
    true
}

/// The positions and normals of a mesh, and the indices of its triangles.
fn read(mesh: &Mesh) -> Option<(Vec<Vec3>, Vec<Vec3>, Vec<usize>)> {
    let vectors = |attribute| match mesh.attribute(attribute)? {
        VertexAttributeValues::Float32x3(values) => Some(values.iter().copied().map(Vec3::from).collect::<Vec<_>>()),
        _ => None,
    };
    let places = vectors(Mesh::ATTRIBUTE_POSITION)?;
    let normals = vectors(Mesh::ATTRIBUTE_NORMAL)?;
    let corners: Vec<usize> = mesh.indices()?.iter().collect();
    let fits =
        corners.len().is_multiple_of(3) && corners.iter().all(|&corner| corner < places.len().min(normals.len()));
    fits.then_some((places, normals, corners))
}

/// Gathers the values of other corners; `None` for formats that models of pieces do not have.
fn gather(values: &VertexAttributeValues, sources: &[usize]) -> Option<VertexAttributeValues> {
    use VertexAttributeValues::{Float32x3, Float32x4};
    Some(match values {
        Float32x3(values) => Float32x3(sources.iter().map(|&source| values[source]).collect()),
        Float32x4(values) => Float32x4(sources.iter().map(|&source| values[source]).collect()),
        _ => return None,
    })
}

/// The tangent of a corner. The handedness is flipped, because green is up in the normal maps while V runs downwards.
fn tangent(normal: Vec3, [u, v]: [Vec3; 2]) -> Vec4 {
    let along = (u - normal * normal.dot(u)).try_normalize().unwrap_or_else(|| normal.any_orthonormal_vector());
    let side = if normal.cross(along).dot(v) < 0.0 { 1.0 } else { -1.0 };
    along.extend(side)
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::mesh::PrimitiveTopology;

    use super::*;

    /// A sphere like those of the models: without texture coordinates, with vertex colours.
    fn ball() -> Mesh {
        let mut mesh = Sphere::new(0.4).mesh().ico(2).unwrap();
        mesh.remove_attribute(Mesh::ATTRIBUTE_UV_0);
        let colors = vec![[1.0, 0.5, 0.0, 1.0]; mesh.count_vertices()];
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, colors);
        mesh
    }

    fn floats<const N: usize>(mesh: &Mesh, attribute: bevy::mesh::MeshVertexAttribute) -> Vec<[f32; N]> {
        let bytes = mesh.attribute(attribute).unwrap().get_bytes();
        let all: Vec<f32> = bytes.chunks(4).map(|four| f32::from_le_bytes(four.try_into().unwrap())).collect();
        all.chunks(N).map(|some| some.try_into().unwrap()).collect()
    }

    #[test]
    fn every_face_is_covered_and_stays_where_it_was() {
        let (before, mut mesh) = (ball(), ball());
        assert!(lay(&mut mesh));
        let corners = |mesh: &Mesh| {
            let places = floats::<3>(mesh, Mesh::ATTRIBUTE_POSITION);
            mesh.indices().unwrap().iter().map(|index| places[index]).collect::<Vec<_>>()
        };
        assert_eq!(corners(&mesh), corners(&before));
        let count = mesh.count_vertices();
        // Split where the sides meet, and nowhere else.
        assert!(count > before.count_vertices() && count < before.count_vertices() * 2, "{count}");
        for [u, v] in floats::<2>(&mesh, Mesh::ATTRIBUTE_UV_0) {
            assert!((0.7..1.3).contains(&u) && (0.02..0.23).contains(&v), "{u} {v}");
        }
        let normals = floats::<3>(&mesh, Mesh::ATTRIBUTE_NORMAL);
        for (normal, [x, y, z, side]) in normals.into_iter().zip(floats::<4>(&mesh, Mesh::ATTRIBUTE_TANGENT)) {
            let tangent = Vec3::new(x, y, z);
            assert!(tangent.is_normalized() && tangent.dot(Vec3::from(normal)).abs() < 1e-3 && side.abs() == 1.0);
        }
    }

    #[test]
    fn reliefs_are_not_inside_out() {
        let mut block = Mesh::from(Cuboid::from_length(1.0));
        block.remove_attribute(Mesh::ATTRIBUTE_UV_0);
        assert!(lay(&mut block));
        let ours = floats::<4>(&block, Mesh::ATTRIBUTE_TANGENT);
        block.generate_tangents().unwrap();
        let bevy_s = floats::<4>(&block, Mesh::ATTRIBUTE_TANGENT);
        for ([x, y, z, side], [bevy_x, bevy_y, bevy_z, bevy_side]) in ours.into_iter().zip(bevy_s) {
            assert!(Vec3::new(x, y, z).dot(Vec3::new(bevy_x, bevy_y, bevy_z)) > 0.99 && side == bevy_side);
        }
    }

    #[test]
    fn what_has_a_picture_and_what_has_no_faces_stay_as_they_are() {
        let mut pictured = Sphere::new(0.4).mesh().ico(1).unwrap();
        let mut empty = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default());
        for mesh in [&mut pictured, &mut empty] {
            let count = mesh.count_vertices();
            assert!(!lay(mesh));
            assert_eq!(mesh.count_vertices(), count);
            assert!(!mesh.contains_attribute(Mesh::ATTRIBUTE_TANGENT));
        }
    }
}
