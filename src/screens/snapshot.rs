//! A picture of the window is saved by a key.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

use crate::keyboard::Asked;
use crate::keys::Command;
use crate::notice::Notice;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take.run_if(|asked: Res<Asked>| asked.has(Command::Picture)));
}

/// Into the user's pictures, or where the game was started; browsers ask where to.
fn take(mut commands: Commands) {
    let name = format!("bulldozer-gambit-{}.png", moment());
    #[cfg(not(target_arch = "wasm32"))]
    let path = pictures().join(name);
    #[cfg(target_arch = "wasm32")]
    let path = std::path::PathBuf::from(name);
    let words = text!("picture-saved", place = path.display().to_string());
    commands
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(path))
        .observe(move |_: On<ScreenshotCaptured>, mut commands: Commands| commands.trigger(Notice(words.clone())));
}

#[cfg(not(target_arch = "wasm32"))]
fn pictures() -> std::path::PathBuf {
    let folders = directories::UserDirs::new();
    folders
        .and_then(|folders| folders.picture_dir().map(ToOwned::to_owned))
        .filter(|folder| folder.is_dir())
        .unwrap_or_default()
}

/// A name for now that sorts by time.
fn moment() -> String {
    let now = time::OffsetDateTime::now_utc();
    format!(
        "{}-{:02}-{:02}-{:02}{:02}{:02}",
        now.year(),
        u8::from(now.month()),
        now.day(),
        now.hour(),
        now.minute(),
        now.second()
    )
}
