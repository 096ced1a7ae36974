//! Files for the user, such as screenshots and records: their names and folders.

#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};

#[cfg(not(target_arch = "wasm32"))]
use directories::UserDirs;
use time::OffsetDateTime;

/// A file name with the current time, such as `bulldozer-gambit-2026-11-20-193000.png` for the extension `png`.
pub fn name_for_now(ending: &str) -> String {
    let now = OffsetDateTime::now_utc();
    let (hour, minute, second) = now.to_hms();
    let day = format!("{}-{:02}-{:02}", now.year(), u8::from(now.month()), now.day());
    format!("bulldozer-gambit-{day}-{hour:02}{minute:02}{second:02}.{ending}")
}

/// The path, with a number before its extension if it exists: several files may be saved within a second.
#[cfg(not(target_arch = "wasm32"))]
pub fn untaken(path: PathBuf) -> PathBuf {
    let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..).map(|number| path.with_file_name(format!("{stem}-{number}.{ending}")));
    core::iter::once(path.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(path)
}

/// The user's folder for pictures, or the current directory.
#[cfg(not(target_arch = "wasm32"))]
pub fn pictures() -> PathBuf {
    existing(UserDirs::picture_dir)
}

/// The user's folder for documents, or the current directory.
#[cfg(not(target_arch = "wasm32"))]
pub fn documents() -> PathBuf {
    existing(UserDirs::document_dir)
}

#[cfg(not(target_arch = "wasm32"))]
fn existing(folder_of: fn(&UserDirs) -> Option<&Path>) -> PathBuf {
    let folder = UserDirs::new().and_then(|folders| folder_of(&folders).map(Path::to_path_buf));
    folder.filter(|folder| folder.is_dir()).unwrap_or_default()
}
