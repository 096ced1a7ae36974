//! The storage of saves and settings: the platform's data folder, or the browser's local storage.

#[cfg(target_arch = "wasm32")]
mod browser;
mod claim;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod given;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;

pub use claim::Claim;
pub use given::name_for_now;
#[cfg(not(target_arch = "wasm32"))]
pub use given::{documents, pictures, untaken};

/// A store of named texts.
#[derive(Resource, Clone, Debug)]
pub enum Storage {
    /// Files in a folder, which is created on the first write.
    #[cfg(not(target_arch = "wasm32"))]
    Folder(std::path::PathBuf),
    /// The browser's local storage.
    #[cfg(target_arch = "wasm32")]
    Browser,
    /// In memory: for tests, and for platforms without a storage.
    Memory(Arc<Mutex<BTreeMap<String, String>>>),
}

/// The error of a failed read or write.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {why}")]
pub struct StorageError {
    place: String,
    why: String,
}

impl StorageError {
    /// An error for a text that cannot be written to or read from `place`.
    pub(crate) fn new(place: impl Into<String>, why: &(impl core::fmt::Display + ?Sized)) -> Self {
        Self { place: place.into(), why: why.to_string() }
    }
}

impl Default for Storage {
    fn default() -> Self {
        Self::Memory(Arc::default())
    }
}

impl Storage {
    /// The platform's storage: the folder named by `BULLDOZER_GAMBIT_DATA`, else the user's data folder.
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

    /// The platform's storage: the browser's local storage.
    #[cfg(target_arch = "wasm32")]
    pub fn of_platform() -> Self {
        Self::Browser
    }

    /// Stores `text` under `name`. The write is atomic.
    ///
    /// # Errors
    ///
    /// Tells where and why it could not be stored.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => folder::write(folder, name, text),
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser::write(name, text),
            Self::Memory(texts) => {
                lock(texts).insert(name.to_owned(), text.to_owned());
                Ok(())
            }
        }
    }

    /// The text stored under `name`, if any.
    ///
    /// # Errors
    ///
    /// Tells where and why it could not be read.
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => folder::read(folder, name),
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser::read(name),
            Self::Memory(texts) => Ok(lock(texts).get(name).cloned()),
        }
    }

    /// The stored names with this prefix, sorted.
    ///
    /// # Errors
    ///
    /// Tells where and why they could not be listed.
    pub fn names(&self, beginning: &str) -> Result<Vec<String>, StorageError> {
        let mut names = match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => folder::names(folder)?,
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser::names()?,
            Self::Memory(texts) => lock(texts).keys().cloned().collect(),
        };
        names.retain(|name| name.starts_with(beginning));
        names.sort_unstable();
        Ok(names)
    }

    /// Removes the text stored under `name`, if any.
    ///
    /// # Errors
    ///
    /// Tells where and why it could not be removed.
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => folder::remove(folder, name),
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser::remove(name),
            Self::Memory(texts) => {
                lock(texts).remove(name);
                Ok(())
            }
        }
    }

    /// Moves the text stored under `name` to a free name, and returns its place.
    ///
    /// # Errors
    ///
    /// Tells where and why that failed. The text is unchanged then.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        let taken = self.names(name)?;
        let aside = (1..).map(|number| numbered(&format!("{name}.corrupt"), number));
        let aside = aside.into_iter().find(|aside| !taken.contains(aside)).unwrap_or_default();
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder(folder) => folder::rename(folder, name, &aside),
            #[cfg(target_arch = "wasm32")]
            Self::Browser => browser::rename(name, &aside),
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

/// `name` for the first of its kind, `name-2` for the second, and so on.
fn numbered(name: &str, number: u32) -> String {
    if number == 1 { name.to_owned() } else { format!("{name}-{number}") }
}

fn lock(texts: &Mutex<BTreeMap<String, String>>) -> MutexGuard<'_, BTreeMap<String, String>> {
    texts.lock().unwrap_or_else(PoisonError::into_inner)
}
