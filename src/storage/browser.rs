//! Storage in the browser's local storage.

use web_sys::wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomException, window};

use super::StorageError;

use crate::texts::text;

const BEGINNING: &str = "bulldozer-gambit.";

fn key(name: &str) -> String {
    format!("{BEGINNING}{name}")
}

/// An exception as an error for the user: without names of functions and stack traces.
fn fault(name: &str, error: &JsValue) -> StorageError {
    let why = match error.dyn_ref::<DomException>() {
        Some(error) if error.name() == "QuotaExceededError" => text!("store-full"),
        Some(error) => text!("store-fault", why = error.message()),
        None => text!("store-none"),
    };
    StorageError { place: key(name), why }
}

fn store(name: &str) -> Result<web_sys::Storage, StorageError> {
    let store = window().map_or(Ok(None), |window| window.local_storage()).map_err(|error| fault(name, &error))?;
    store.ok_or_else(|| fault(name, &JsValue::NULL))
}

pub(super) fn write(name: &str, text: &str) -> Result<(), StorageError> {
    store(name)?.set_item(&key(name), text).map_err(|error| fault(name, &error))
}

pub(super) fn read(name: &str) -> Result<Option<String>, StorageError> {
    store(name)?.get_item(&key(name)).map_err(|error| fault(name, &error))
}

pub(super) fn names() -> Result<Vec<String>, StorageError> {
    let store = store("")?;
    let keys = (0..store.length().unwrap_or(0)).filter_map(|index| store.key(index).ok().flatten());
    Ok(keys.filter_map(|key| Some(key.strip_prefix(BEGINNING)?.to_owned())).collect())
}

pub(super) fn remove(name: &str) -> Result<(), StorageError> {
    store(name)?.remove_item(&key(name)).map_err(|error| fault(name, &error))
}

pub(super) fn rename(name: &str, other: &str) -> Result<String, StorageError> {
    if let Some(text) = read(name)? {
        // There may not be room for both texts at the same time.
        remove(name)?;
        if let Err(error) = write(other, &text) {
            write(name, &text)?;
            return Err(error);
        }
    }
    Ok(key(other))
}

/// The page's information about saves, which `claimSave` in `web/boot.js` got from the browser before the program
/// started.
fn said(attribute: &str) -> Option<String> {
    window()?.document()?.document_element()?.get_attribute(attribute)
}

/// Whether this browser has locks.
pub(super) fn has_locks() -> bool {
    said("data-save").is_some()
}

/// Whether no other tab has the name with this number. Without locks each tab assumes to be alone.
pub(super) fn may_claim(number: u32) -> bool {
    let Some(own) = said("data-save").and_then(|own| own.parse::<u32>().ok()) else { return number == 1 };
    let others = said("data-other-saves").unwrap_or_default();
    let others = others.split(' ').any(|other| other.parse() == Ok(number));
    own == number || number > own && !others
}
