//! Computes the camera position that just fits a set of points.

use bevy::prelude::*;

/// Vertical field of view, radians.
pub(in crate::view) const FIELD_OF_VIEW: f32 = 0.62;

/// The place nearest to `points` from which a camera with `rotation` sees them all within `area` of a window of
/// `size`.
///
/// In camera space a point is inside when `left <= (x - cx) / (z - cz) <= right`, and likewise up and down, with
/// the area's edges as slopes: linear in the camera's place, so the nearest one has a closed form.
pub(in crate::view) fn fit(rotation: Quat, points: &[Vec3], size: Vec2, area: Rect) -> Vec3 {
    let up_slope = (FIELD_OF_VIEW / 2.0).tan();
    let side_slope = up_slope * size.x / size.y;
    let slope = |pixel: f32, extent: f32, most: f32| (pixel / extent * 2.0 - 1.0) * most;
    let horizontal = (slope(area.min.x, size.x, side_slope), slope(area.max.x, size.x, side_slope));
    let vertical = (-slope(area.max.y, size.y, up_slope), -slope(area.min.y, size.y, up_slope));
    let inverse = rotation.inverse();
    let seen: Vec<Vec3> = points.iter().map(|&point| inverse * point * Vec3::new(1.0, 1.0, -1.0)).collect();
    let bounds = |axis: fn(&Vec3) -> f32, (low, high): (f32, f32)| {
        let least = seen.iter().map(|point| axis(point) - high * point.z).fold(f32::MIN, f32::max);
        let most = seen.iter().map(|point| axis(point) - low * point.z).fold(f32::MAX, f32::min);
        (least, most)
    };
    let across = bounds(|point| point.x, horizontal);
    let along = bounds(|point| point.y, vertical);
    let depth = |(least, most): (f32, f32), (low, high): (f32, f32)| (most - least) / (high - low).max(1e-3);
    let z = depth(across, horizontal).min(depth(along, vertical));
    let middle = |(least, most): (f32, f32), (low, high): (f32, f32)| (least + high * z + most + low * z) / 2.0;
    rotation * Vec3::new(middle(across, horizontal), middle(along, vertical), -z)
}

/// The vertical distance of two places on the screen, in a picture of this height.
pub(in crate::view) fn height_on_screen(rotation: Quat, camera: Vec3, places: [Vec3; 2], height: f32) -> f32 {
    let up_slope = (FIELD_OF_VIEW / 2.0).tan();
    let [one, other] = places.map(|place| {
        let seen = rotation.inverse() * (place - camera);
        seen.y / -seen.z / up_slope
    });
    (one - other).abs() / 2.0 * height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_just_fits_the_free_area() {
        let points = [
            Vec3::new(-4.0, 0.0, -4.0),
            Vec3::new(4.0, 0.0, -4.0),
            Vec3::new(-4.0, 0.0, 4.0),
            Vec3::new(4.0, 0.0, 4.0),
        ];
        for (size, area) in [
            (Vec2::new(1280.0, 720.0), Rect::new(0.0, 60.0, 1000.0, 660.0)),
            (Vec2::new(390.0, 844.0), Rect::new(8.0, 130.0, 382.0, 700.0)),
        ] {
            let rotation = Quat::from_rotation_y(0.4) * Quat::from_rotation_x(-0.96);
            let camera = fit(rotation, &points, size, area);
            let up_slope = (FIELD_OF_VIEW / 2.0).tan();
            let mut shown = Rect::EMPTY;
            for point in points {
                let seen = rotation.inverse() * (point - camera);
                let ndc = Vec2::new(seen.x / -seen.z / (up_slope * size.x / size.y), seen.y / -seen.z / up_slope);
                let pixel = (Vec2::new(ndc.x, -ndc.y) + 1.0) / 2.0 * size;
                shown = shown.union_point(pixel);
            }
            assert!(
                area.inflate(0.5).contains(shown.min) && area.inflate(0.5).contains(shown.max),
                "{shown:?} {area:?}"
            );
            assert!((shown.width() - area.width()).abs() < 1.0 || (shown.height() - area.height()).abs() < 1.0);
        }
    }
}
