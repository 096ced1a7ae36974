//! Saves a screenshot when its key is pressed.

use std::path::Path;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::keyboard::Asked;
use crate::keys::Command;
use crate::notice::Notice;
use crate::storage::name_for_now;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take.run_if(|asked: Res<Asked>| asked.has(Command::Picture)));
}

/// Saves to the user's pictures, or the current directory. Browsers may ask for the place.
fn take(mut commands: Commands) {
    let name = name_for_now("png");
    #[cfg(not(target_arch = "wasm32"))]
    let path = crate::storage::untaken(crate::storage::pictures().join(name));
    #[cfg(target_arch = "wasm32")]
    let path = std::path::PathBuf::from(name);
    let mut picture = commands.spawn(Screenshot::primary_window());
    #[cfg(target_arch = "wasm32")]
    picture.observe(bevy::render::view::screenshot::save_to_disk(path.clone()));
    picture.observe(move |taken: On<ScreenshotCaptured>, mut commands: Commands| {
        commands.trigger(keep(&taken.image, &path));
    });
}

/// Writes the screenshot. Returns a notice about the result.
#[cfg(not(target_arch = "wasm32"))]
fn keep(picture: &Image, path: &Path) -> Notice {
    let place = path.display().to_string();
    match write(picture, path) {
        Ok(()) => Notice::news(text!("picture-saved", place = place)),
        Err(why) => Notice::refusal(text!("picture-not-saved", place = place, why = why)),
    }
}

/// A browser does not report the result.
#[cfg(target_arch = "wasm32")]
fn keep(_: &Image, path: &Path) -> Notice {
    Notice::news(text!("picture-downloaded", place = path.display().to_string()))
}

#[cfg(not(target_arch = "wasm32"))]
fn write(picture: &Image, path: &Path) -> Result<(), String> {
    let picture = picture.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // Rendering leaves brightness in the alpha channel.
    picture.to_rgb8().save(path).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_said_to_be_saved() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-pictures-{}", std::process::id()));
        let path = folder.join("picture.png");
        let told = keep(&Image::default(), &path).words;
        assert!(told.starts_with("Could not save") && told.contains("picture.png"), "{told}");
        std::fs::create_dir_all(&folder).unwrap();
        let told = keep(&Image::default(), &path).words;
        assert!(told.starts_with("Screenshot saved: ") && path.exists(), "{told}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
