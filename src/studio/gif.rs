//! A film as a GIF: one global palette, and in each frame only the pixels that changed.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::film::{Film, Picture};

/// Colours of the palette; one more index means "unchanged".
const COLORS: usize = 255;
const AS_BEFORE: u8 = 255;
/// About how many pixels are sampled for the palette.
const SAMPLES: usize = 200_000;
/// The sample factor of `NeuQuant`: 1 is best, 30 is fastest.
const THOROUGHNESS: i32 = 10;
/// A pixel counts as changed if one of its channels differs by more than this, of 255.
const CHANGE: u8 = 9;
/// The colour lookup uses this many leading bits of red, green and blue.
const BITS: u32 = 6;

/// A GIF. The palette comes first in the file, so pictures are kept until the end.
pub(super) struct Gif {
    path: PathBuf,
    fps: u32,
    pictures: Vec<Picture>,
}

impl Gif {
    pub(super) fn create(path: &Path, fps: u32) -> io::Result<Self> {
        // Fail before anything is rendered.
        super::film::probe(path)?;
        Ok(Self { path: path.to_owned(), fps, pictures: Vec::new() })
    }
}

impl Film for Gif {
    fn take(&mut self, picture: Picture) -> io::Result<()> {
        self.pictures.push(picture);
        Ok(())
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        write(&self.path, &self.pictures, self.fps).map_err(io::Error::other)
    }
}

/// The palette, with a lookup for the nearest colour.
struct Palette {
    quantizer: NeuQuant,
    nearest: Vec<Option<u8>>,
}

impl Palette {
    fn of(pictures: &[Picture]) -> Self {
        let all: usize = pictures.iter().map(|picture| picture.pixels.len()).sum();
        let every = (all / SAMPLES).max(1);
        let pixels = pictures.iter().flat_map(|picture| &picture.pixels).step_by(every);
        let samples: Vec<u8> = pixels.flat_map(|&[red, green, blue]| [red, green, blue, 255]).collect();
        let nearest = vec![None; 1 << (3 * BITS)];
        Self { quantizer: NeuQuant::new(THOROUGHNESS, COLORS, &samples), nearest }
    }

    fn nearest(&mut self, [red, green, blue]: [u8; 3]) -> u8 {
        let place = [red, green, blue].iter().fold(0, |place, &part| place << BITS | usize::from(part) >> (8 - BITS));
        *self.nearest[place].get_or_insert_with(|| self.quantizer.index_of(&[red, green, blue, 255]) as u8)
    }
}

fn write(path: &Path, pictures: &[Picture], fps: u32) -> Result<(), EncodingError> {
    let Some(first) = pictures.first() else { return Ok(()) };
    let mut palette = Palette::of(pictures);
    let (width, height) = (first.size.x as u16, first.size.y as u16);
    let colors = palette.quantizer.color_map_rgb();
    let mut encoder = Encoder::new(BufWriter::new(File::create(path)?), width, height, &colors)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Vec<Option<[u8; 3]>> = vec![None; first.pixels.len()];
    // GIF delays are in hundredths of a second; carry the rounding error over.
    let ends = |number: usize| (number as f64 * 100.0 / f64::from(fps)).round() as u16;
    for (number, picture) in pictures.iter().enumerate() {
        let pixels = picture.pixels.iter().zip(&mut shown).map(|(&now, shown)| {
            let same = shown.is_some_and(|shown| shown.iter().zip(now).all(|(&was, is)| was.abs_diff(is) <= CHANGE));
            if same { AS_BEFORE } else { palette.nearest(*shown.insert(now)) }
        });
        let buffer: Vec<u8> = pixels.collect();
        let delay = ends(number + 1) - ends(number);
        let whole = Frame { delay, dispose: DisposalMethod::Keep, transparent: Some(AS_BEFORE), ..Frame::default() };
        encoder.write_frame(&cropped(&buffer, width, height, whole))?;
    }
    Ok(())
}

/// The frame, cropped to what changed.
fn cropped<'a>(buffer: &[u8], width: u16, height: u16, frame: Frame<'a>) -> Frame<'a> {
    let wide = usize::from(width);
    let rows = || buffer.chunks_exact(wide);
    let changed = |row: &[u8]| row.iter().any(|&pixel| pixel != AS_BEFORE);
    let top = rows().position(changed).unwrap_or(0);
    let bottom = rows().rposition(changed).map_or(top + 1, |last| last + 1);
    let left = rows().filter_map(|row| row.iter().position(|&pixel| pixel != AS_BEFORE)).min().unwrap_or(0);
    let right =
        rows().filter_map(|row| row.iter().rposition(|&pixel| pixel != AS_BEFORE)).max().map_or(1, |last| last + 1);
    let right = right.clamp(left + 1, wide);
    let bottom = bottom.clamp(top + 1, usize::from(height));
    let kept: Vec<u8> = rows().take(bottom).skip(top).flat_map(|row| row[left..right].to_vec()).collect();
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        buffer: kept.into(),
        ..frame
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::UVec2;
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    #[test]
    fn frames_hold_what_has_changed() {
        let size = UVec2::new(64, 48);
        let mut second = vec![[200, 40, 40]; 64 * 48];
        for y in 10..20 {
            second[y * 64 + 5..y * 64 + 30].fill([20, 20, 220]);
        }
        let pictures = [Picture { size, pixels: vec![[200, 40, 40]; 64 * 48] }, Picture { size, pixels: second }];
        let path = std::env::temp_dir().join(format!("bulldozer-gambit-{}.gif", std::process::id()));
        write(&path, &pictures, 30).unwrap();
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(File::open(&path).unwrap()).unwrap();
        let first = decoder.read_next_frame().unwrap().unwrap().clone();
        assert_eq!((first.width, first.height, first.delay), (64, 48, 3));
        let next = decoder.read_next_frame().unwrap().unwrap().clone();
        assert_eq!((next.left, next.top, next.width, next.height, next.delay), (5, 10, 25, 10, 4));
        assert!(next.buffer[2] > 150 && next.buffer[0] < 90, "{:?}", next.buffer);
        std::fs::remove_file(path).unwrap();
    }
}
