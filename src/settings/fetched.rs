//! Languages on a page: its program contains the first one, and `web/languages.js` fetches the others.

use bevy::prelude::*;
use web_sys::wasm_bindgen::JsValue;

use crate::texts::{Language, supply};

/// Whether the texts of the language are there, if need be from what the page has fetched.
pub(super) fn is_there(language: Language) -> bool {
    if !language.is_there()
        && let Some(json) = fetched(language)
        && let Err(error) = supply(language, &json)
    {
        warn!("the texts that came for {} are none: {error}", language.code());
    }
    language.is_there()
}

/// Asks the page to fetch a language.
pub(super) fn ask(language: Language) {
    if let Some(page) = page() {
        report(page.set_attribute("data-wants-language", language.code()));
    }
}

/// The code of the language that the page was asked for last and has fetched, or could not fetch.
pub(super) fn take_answer() -> Option<String> {
    let page = page()?;
    let code = page.get_attribute("data-language-came")?;
    report(page.remove_attribute("data-language-came"));
    Some(code)
}

fn fetched(language: Language) -> Option<String> {
    let texts = property(&web_sys::window()?.into(), "bulldozerGambitTexts")?;
    property(&texts, language.code())?.as_string()
}

fn page() -> Option<web_sys::Element> {
    web_sys::window()?.document()?.document_element()
}

/// Reads a property by its name, also of objects that web-sys has no features switched on for: those would force another
/// build of all of Bevy.
pub(super) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(object, &JsValue::from(name)).ok()
}

fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        warn!("the page could not be told: {error:?}");
    }
}
