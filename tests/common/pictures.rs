//! Pictures of the window, compared with stored small ones, in `tests/data/pictures`. `STORE_PICTURES=start,quad` stores
//! these two instead. Pictures with all effects, for `WINDOW_SHOTS`, are not compared.

use std::path::PathBuf;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

/// The width of a stored picture in pixels. So small a picture has no letters and no edges that drivers draw differently.
const WIDTH: u32 = 64;
/// The greatest mean difference of a colour channel, from 0 to 255, between pictures that show the same.
///
/// Measured with Debian's lavapipe: the same picture in two runs differs by 0.00, also while others use the processor;
/// pictures of different games differ by 21 to 43.
const TOLERANCE: f32 = 2.0;

/// How far a picture is from the stored one of this name: the mean difference of a channel. `None` if they show the same,
/// or if none is stored.
pub fn difference(image: &Image, name: &str) -> Option<f32> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/pictures/{name}.png"));
    let height = WIDTH * image.height() / image.width();
    let small = image.clone().try_into_dynamic().expect("a picture").thumbnail_exact(WIDTH, height).to_rgb8();
    let to_store = std::env::var("STORE_PICTURES").unwrap_or_default();
    if to_store.split(',').any(|stored| stored == name) {
        small.save(&path).expect("the picture can be stored");
        return None;
    }
    let stored = std::fs::read(&path).ok().filter(|_| std::env::var_os("WINDOW_SHOTS").is_none())?;
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let (sampler, usage) = (ImageSampler::Default, RenderAssetUsages::default());
    let stored = Image::from_buffer(&stored, kind, formats, true, sampler, usage).expect("a stored picture");
    let stored = stored.try_into_dynamic().expect("a picture").to_rgb8();
    assert_eq!(small.dimensions(), stored.dimensions(), "{name} has another shape");
    let channels = small.as_raw().iter().zip(stored.as_raw());
    let sum: u32 = channels.map(|(one, other)| u32::from(one.abs_diff(*other))).sum();
    let difference = sum as f32 / stored.as_raw().len() as f32;
    println!("{name} differs by {difference:.2}");
    (difference > TOLERANCE).then_some(difference)
}
