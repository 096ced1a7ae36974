//! Storage in files of a folder.

use std::fs::File;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use super::StorageError;
use crate::limit;

const ENDING: &str = ".json";

fn path_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{ENDING}"))
}

fn fault(place: &Path, error: &io::Error) -> StorageError {
    StorageError { place: place.display().to_string(), why: error.to_string() }
}

/// Writes a draft with a unique name, syncs it, moves it over the old file, and syncs the folder. (The crate
/// `atomic-write-file` does the same, but enables features of `rand` that would change the build of Bevy.)
pub(super) fn write(folder: &Path, name: &str, text: &str) -> Result<(), StorageError> {
    static DRAFTS: AtomicU32 = AtomicU32::new(0);
    let path = path_of(folder, name);
    let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
    let draft = folder.join(format!("{}{}-{number}", draft_beginning(name), std::process::id()));
    let written = || {
        std::fs::create_dir_all(folder)?;
        let mut file = File::create_new(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&draft, &path)?;
        // Only Unix can open folders.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    };
    written().map_err(|error| {
        // The draft is useless. It may not even exist.
        let _ = std::fs::remove_file(&draft);
        fault(&path, &error)
    })
}

/// The prefix of the names of drafts, which are hidden files.
fn draft_beginning(name: &str) -> String {
    format!(".{name}{ENDING}.")
}

pub(super) fn read(folder: &Path, name: &str) -> Result<Option<String>, StorageError> {
    let path = path_of(folder, name);
    match limit::read_file(&path, limit::SAVE_BYTES) {
        // Invalid text is for the reader of the text to report.
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(fault(&path, &error)),
    }
}

pub(super) fn names(folder: &Path) -> Result<Vec<String>, StorageError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(fault(folder, &error)),
    };
    let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    // Drafts are hidden files.
    let names = names.filter(|name| !name.starts_with('.'));
    Ok(names.filter_map(|name| Some(name.strip_suffix(ENDING)?.to_owned())).collect())
}

pub(super) fn remove(folder: &Path, name: &str) -> Result<(), StorageError> {
    let path = path_of(folder, name);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(fault(&path, &error)),
        _ => Ok(()),
    }
}

pub(super) fn rename(folder: &Path, name: &str, other: &str) -> Result<String, StorageError> {
    let (from, to) = (path_of(folder, name), path_of(folder, other));
    std::fs::rename(&from, &to).map_err(|error| fault(&from, &error))?;
    Ok(to.display().to_string())
}

/// Older drafts are no longer being written.
const LONGEST_WRITE: Duration = Duration::from_secs(600);

/// Removes drafts of programs that were ended while writing: those of `name`, which the caller has claimed, and old
/// ones of all names.
pub(super) fn remove_drafts(folder: &Path, name: &str) {
    let own = draft_beginning(name);
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = entry.file_name().to_string_lossy().into_owned();
        let is_draft = found.starts_with('.') && found.contains(&format!("{ENDING}."));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if found.starts_with(&own) || is_draft && age().is_some_and(|age| age > LONGEST_WRITE) {
            // A draft that cannot be removed only takes up space.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Storage;

    #[test]
    fn what_is_set_aside_is_never_overwritten() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-storage-{}", std::process::id()));
        for storage in [Storage::Folder(folder.clone()), Storage::default()] {
            for text in ["first", "second"] {
                storage.write("autosave", text).unwrap();
                storage.set_aside("autosave").unwrap();
                assert_eq!(storage.read("autosave").unwrap(), None);
            }
            assert_eq!(storage.names("auto").unwrap(), ["autosave.corrupt", "autosave.corrupt-2"]);
            assert_eq!(storage.read("autosave.corrupt").unwrap().as_deref(), Some("first"));
            assert_eq!(storage.read("autosave.corrupt-2").unwrap().as_deref(), Some("second"));
            storage.remove("autosave.corrupt").unwrap();
            storage.remove("autosave.corrupt").unwrap();
            assert_eq!(storage.names("").unwrap(), ["autosave.corrupt-2"]);
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn drafts_that_a_crash_has_left_are_removed() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-drafts-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let long_ago = std::time::SystemTime::now() - super::LONGEST_WRITE * 2;
        // The clock may have been set back since a draft was written.
        let now = std::time::SystemTime::now();
        let later = now + super::LONGEST_WRITE * 2;
        for (name, time) in [
            (".autosave.json.9-0", now),
            (".settings.json.9-1", long_ago),
            (".kept-a.json.9-2", now),
            (".kept-b.json.9-3", later),
            (".profile", long_ago),
        ] {
            std::fs::File::create(folder.join(name)).unwrap().set_modified(time).unwrap();
        }
        let claim = Storage::Folder(folder.clone()).claim("autosave");
        let left = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut left: Vec<_> = left.collect();
        left.sort_unstable();
        assert_eq!(left, [".kept-a.json.9-2", ".kept-b.json.9-3", ".profile", "autosave.lock"]);
        drop(claim);
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// Concurrent writers have drafts of their own, so a read always gets a complete text.
    #[test]
    fn two_who_write_the_same_name_tear_nothing() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-writers-{}", std::process::id()));
        let storage = Storage::Folder(folder.clone());
        let texts = ["a", "b"].map(|letter| letter.repeat(100_000));
        storage.write("autosave", &texts[0]).unwrap();
        std::thread::scope(|scope| {
            for text in &texts {
                scope.spawn(|| (0..40).for_each(|_| storage.write("autosave", text).unwrap()));
            }
            for _ in 0..200 {
                let read = storage.read("autosave").unwrap().unwrap();
                assert!(texts.contains(&read), "{} bytes of both", read.len());
            }
        });
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
