//! What egui asks of `vello_cpu`, and nothing else: it fills the outline of one letter in white. The original paints with
//! everything that a browser can paint with, which is a twentieth of the page's program.

pub use vello_common::pixmap::Pixmap;
pub use vello_common::{color, kurbo};

use kurbo::{Affine, BezPath, PathEl, Point};
use vello_common::peniko::color::PremulRgba8;

/// How far a straight line may be from the curve that it stands for, in pixels.
const TOLERANCE: f64 = 0.02;

/// The original keeps pictures and letters in it.
#[derive(Debug, Default)]
pub struct Resources;

impl Resources {
    pub fn new() -> Self {
        Self
    }
}

/// A picture of one outline.
#[derive(Debug)]
pub struct RenderContext {
    width: usize,
    height: usize,
    transform: Affine,
    /// For each pixel by how much more of it is covered than of the one on its left, row by row. Two more in each row take
    /// what lies right of the picture.
    steps: Vec<f32>,
}

impl RenderContext {
    pub fn new(width: u16, height: u16) -> Self {
        let (width, height) = (usize::from(width), usize::from(height));
        Self { width, height, transform: Affine::IDENTITY, steps: vec![0.0; (width + 2) * height] }
    }

    pub fn set_transform(&mut self, transform: Affine) {
        self.transform = transform;
    }

    /// Outlines are always filled in white.
    pub fn set_paint<Paint>(&mut self, _white: Paint) {}

    /// Fills what the path winds around.
    pub fn fill_path(&mut self, path: &BezPath) {
        let (mut start, mut last) = (Point::ZERO, Point::ZERO);
        let elements = path.iter().map(|element| self.transform * element).collect::<Vec<_>>();
        kurbo::flatten(elements, TOLERANCE, |element| match element {
            PathEl::MoveTo(point) => {
                self.line(last, start);
                (start, last) = (point, point);
            }
            PathEl::LineTo(point) => {
                self.line(last, point);
                last = point;
            }
            _ => {
                self.line(last, start);
                last = start;
            }
        });
        self.line(last, start);
    }

    /// Adds what lies right of a line: more below a line that goes down, less below one that goes up.
    fn line(&mut self, from: Point, to: Point) {
        let sign = if from.y < to.y { 1.0 } else { -1.0 };
        let (top, bottom) = if from.y < to.y { (from, to) } else { (to, from) };
        if top.y == bottom.y {
            return;
        }
        let slope = (bottom.x - top.x) / (bottom.y - top.y);
        let width = self.width as f64;
        let x_at = |y: f64| (top.x + (y - top.y) * slope).clamp(0.0, width);
        let end = bottom.y.min(self.height as f64);
        for row in top.y.max(0.0) as usize..end.ceil().max(0.0) as usize {
            let (high, low) = (top.y.max(row as f64), end.min((row + 1) as f64));
            let cover = ((low - high) * sign) as f32;
            let (one, other) = (x_at(high) as f32, x_at(low) as f32);
            self.step(row, one.min(other), one.max(other), cover);
        }
    }

    /// Adds a line between two places in a row, which covers so much of the row's height.
    fn step(&mut self, row: usize, left: f32, right: f32, cover: f32) {
        let steps = &mut self.steps[row * (self.width + 2)..][..self.width + 2];
        // The area that lies right of the line and left of a place, for a line from the top of the row to its bottom.
        let area = |place: f32| {
            let into = (place - left).max(0.0);
            if place < right { into * into / (2.0 * (right - left)) } else { place - (left + right) / 2.0 }
        };
        let mut last = 0.0;
        for (column, step) in steps.iter_mut().enumerate().skip(left as usize) {
            let covered = area((column + 1) as f32) - area(column as f32).max(0.0);
            *step += cover * (covered - last);
            last = covered;
            if column as f32 >= right {
                break;
            }
        }
    }

    /// Paints the outline into a picture of the same size.
    pub fn render(&self, picture: &mut Pixmap, _: &mut Resources) {
        let rows = self.steps.chunks_exact(self.width + 2);
        for (row, pixels) in rows.zip(picture.data_mut().chunks_exact_mut(self.width.max(1))) {
            let mut sum = 0.0;
            for (step, pixel) in row.iter().zip(pixels) {
                sum += step;
                let part = (sum.abs().min(1.0) * 255.0 + 0.5) as u8;
                *pixel = PremulRgba8 { r: part, g: part, b: part, a: part };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of each pixel the outline covers, from 0 to 255, row by row.
    fn filled(outline: &str, width: u16, height: u16) -> Vec<Vec<u8>> {
        let mut context = RenderContext::new(width, height);
        context.set_transform(Affine::translate((-10.0, -20.0)));
        context.fill_path(&(Affine::translate((10.0, 20.0)) * BezPath::from_svg(outline).unwrap()));
        let mut picture = Pixmap::new(width, height);
        context.render(&mut picture, &mut Resources::new());
        let rows = picture.data_as_u8_slice().chunks_exact(4 * usize::from(width));
        rows.map(|row| row.chunks_exact(4).map(|pixel| pixel[3]).collect()).collect()
    }

    #[test]
    fn pixels_are_as_full_as_they_are_covered() {
        assert_eq!(filled("M1,1 L3,1 L3,2 L1,2 Z", 4, 3), [[0, 0, 0, 0], [0, 255, 255, 0], [0, 0, 0, 0]]);
        assert_eq!(filled("M0.5,0 L2,0 L2,0.5 L0.5,0.5 Z", 3, 1), [[64, 128, 0]]);
        assert_eq!(filled("M0,0 L2,2 L0,2 Z", 2, 2), [[128, 0], [255, 128]]);
        assert_eq!(filled("M0,0 L4,1 L0,1 Z", 4, 1), [[223, 159, 96, 32]]);
    }

    #[test]
    fn it_does_not_matter_which_way_round_an_outline_goes() {
        let (one, other) = ("M0,0 L4,1 L0,1 Z", "M0,0 L0,1 L4,1 Z");
        assert_eq!(filled(one, 5, 2), filled(other, 5, 2));
    }

    #[test]
    fn holes_are_empty_and_outlines_are_closed() {
        let ring = "M0,0 L3,0 L3,3 L0,3 Z M1,1 L1,2 L2,2 L2,1";
        assert_eq!(filled(ring, 3, 3), [[255; 3], [255, 0, 255], [255; 3]]);
    }

    #[test]
    fn curves_are_filled() {
        let circle = filled("M0,8 C0,3.58 3.58,0 8,0 C12.42,0 16,3.58 16,8 C16,12.42 12.42,16 8,16 C3.58,16 0,12.42 0,8 Z", 16, 16);
        let area: f64 = circle.iter().flatten().map(|&part| f64::from(part) / 255.0).sum();
        assert!((area - 64.0 * std::f64::consts::PI).abs() < 1.0, "{area}");
    }

    #[test]
    fn what_lies_outside_of_the_picture_harms_nothing() {
        assert_eq!(filled("M-5,-5 L9,-5 L9,9 L-5,9 Z", 2, 2), [[255, 255], [255, 255]]);
        assert!(filled("M5,5 L9,5 L9,9 Z", 2, 2).iter().flatten().all(|&part| part == 0));
    }
}
