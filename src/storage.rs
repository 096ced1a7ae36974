//! Where saves and settings are kept: the platform's data folder, or the browser's local storage.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

/// A store of named texts.
#[derive(Resource, Clone, Debug)]
pub enum Storage {
    /// Files in a folder, which is made when something is first kept.
    #[cfg(not(target_arch = "wasm32"))]
    Folder(std::path::PathBuf),
    /// The browser's local storage.
    #[cfg(target_arch = "wasm32")]
    Browser,
    /// Nowhere: for tests, and where the platform offers nothing.
    Memory(Arc<Mutex<BTreeMap<String, String>>>),
}

/// Keeping or reading failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {why}")]
pub struct StorageError {
    place: String,
    why: String,
}

impl Default for Storage {
    fn default() -> Self {
        Self::Memory(Arc::default())
    }
}

/// The name of what is set aside, number 1 and on.
fn aside_name(name: &str, number: u32) -> String {
    if number == 1 { format!("{name}.corrupt") } else { format!("{name}.corrupt-{number}") }
}

impl Storage {
    /// The platform's place: the folder named by `BULLDOZER_GAMBIT_DATA`, else the user's data folder.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_platform() -> Self {
        if let Some(folder) = std::env::var_os("BULLDOZER_GAMBIT_DATA") {
            return Self::Folder(folder.into());
        }
        match directories::ProjectDirs::from("", "", "bulldozer-gambit") {
            Some(folders) => Self::Folder(folders.data_dir().to_path_buf()),
            None => Self::default(),
        }
    }

    /// The platform's place: the browser's local storage.
    #[cfg(target_arch = "wasm32")]
    pub fn of_platform() -> Self {
        Self::Browser
    }

    /// Keeps `text` under `name`, whole or not at all.
    ///
    /// # Errors
    ///
    /// Says where and why it could not be kept.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => {
                let path = folder.join(format!("{name}.json"));
                let draft = folder.join(format!("{name}.json.new"));
                let written = std::fs::create_dir_all(folder)
                    .and_then(|()| std::fs::write(&draft, text))
                    .and_then(|()| std::fs::rename(&draft, &path));
                written.map_err(|error| StorageError { place: path.display().to_string(), why: error.to_string() })
            }
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser(name)?
                .set_item(&browser_key(name), text)
                .map_err(|error| StorageError { place: browser_key(name), why: format!("{error:?}") }),
            Self::Memory(texts) => {
                lock(texts).insert(name.to_owned(), text.to_owned());
                Ok(())
            }
        }
    }

    /// What is kept under `name`, if anything is.
    ///
    /// # Errors
    ///
    /// Says where and why it could not be read.
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => {
                let path = folder.join(format!("{name}.json"));
                match std::fs::read(&path) {
                    // What is not text is corrupt, which is for the reader of the text to find.
                    Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(StorageError { place: path.display().to_string(), why: error.to_string() }),
                }
            }
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser(name)?
                .get_item(&browser_key(name))
                .map_err(|error| StorageError { place: browser_key(name), why: format!("{error:?}") }),
            Self::Memory(texts) => Ok(lock(texts).get(name).cloned()),
        }
    }

    /// Moves what is kept under `name` to a free name of its own, and returns that.
    ///
    /// # Errors
    ///
    /// Says where and why that failed; it is still where it was then.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        let mut number = 1;
        while self.read(&aside_name(name, number))?.is_some() {
            number += 1;
        }
        let aside = aside_name(name, number);
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => {
                let (from, to) = (folder.join(format!("{name}.json")), folder.join(format!("{aside}.json")));
                std::fs::rename(&from, &to)
                    .map_err(|error| StorageError { place: from.display().to_string(), why: error.to_string() })?;
                Ok(to.display().to_string())
            }
            #[cfg(target_arch = "wasm32")]
            Self::Browser => {
                if let Some(text) = self.read(name)? {
                    self.write(&aside, &text)?;
                    browser(name)?
                        .remove_item(&browser_key(name))
                        .map_err(|error| StorageError { place: browser_key(name), why: format!("{error:?}") })?;
                }
                Ok(browser_key(&aside))
            }
            Self::Memory(texts) => {
                let mut texts = lock(texts);
                if let Some(text) = texts.remove(name) {
                    texts.insert(aside.clone(), text);
                }
                Ok(aside)
            }
        }
    }
}

fn lock(texts: &Mutex<BTreeMap<String, String>>) -> std::sync::MutexGuard<'_, BTreeMap<String, String>> {
    texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(target_arch = "wasm32")]
fn browser_key(name: &str) -> String {
    format!("bulldozer-gambit.{name}")
}

#[cfg(target_arch = "wasm32")]
fn browser(name: &str) -> Result<web_sys::Storage, StorageError> {
    let refused = |why: String| StorageError { place: browser_key(name), why };
    let window = web_sys::window().ok_or_else(|| refused("there is no window".to_owned()))?;
    let storage = window.local_storage().map_err(|error| refused(format!("{error:?}")))?;
    storage.ok_or_else(|| refused("this browser keeps nothing".to_owned()))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_aside_is_never_overwritten() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-storage-{}", std::process::id()));
        for storage in [Storage::Folder(folder.clone()), Storage::default()] {
            for text in ["first", "second"] {
                storage.write("autosave", text).unwrap();
                storage.set_aside("autosave").unwrap();
                assert_eq!(storage.read("autosave").unwrap(), None);
            }
            assert_eq!(storage.read("autosave.corrupt").unwrap().as_deref(), Some("first"));
            assert_eq!(storage.read("autosave.corrupt-2").unwrap().as_deref(), Some("second"));
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
