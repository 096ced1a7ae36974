//! PNG files, still and animated.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use png::{BitDepth, ColorType, Compression, Encoder};

use super::film::{Film, Picture};

/// An animated PNG. The frame count is in its header, so all frames are kept until the end.
pub(super) struct Apng {
    path: PathBuf,
    fps: u16,
    pictures: Vec<Picture>,
}

impl Apng {
    pub(super) fn create(path: &Path, fps: u32) -> io::Result<Self> {
        // Fail before anything is rendered.
        super::film::probe(path)?;
        Ok(Self { path: path.to_owned(), fps: fps as u16, pictures: Vec::new() })
    }
}

impl Film for Apng {
    fn take(&mut self, picture: Picture) -> io::Result<()> {
        self.pictures.push(picture);
        Ok(())
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        write(&self.path, &self.pictures, self.fps)
    }
}

/// Writes one picture.
pub(super) fn write_still(path: &Path, picture: &Picture) -> io::Result<()> {
    write(path, core::slice::from_ref(picture), 1)
}

fn write(path: &Path, pictures: &[Picture], fps: u16) -> io::Result<()> {
    let Some(first) = pictures.first() else { return Ok(()) };
    let mut encoder = Encoder::new(BufWriter::new(File::create(path)?), first.size.x, first.size.y);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    if pictures.len() > 1 {
        encoder.set_animated(pictures.len() as u32, 0)?;
        encoder.set_frame_delay(1, fps)?;
    }
    let mut writer = encoder.write_header()?;
    for picture in pictures {
        writer.write_image_data(picture.pixels.as_flattened())?;
    }
    writer.finish()?;
    Ok(())
}
