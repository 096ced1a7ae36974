//! Switching the language of the panels.

use super::Panels;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::texts::{Language, speak};

/// Cached text, such as the label of the main button, is translated too.
#[test]
fn panels_speak_another_language_as_soon_as_it_is_set() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.play("c2d2");
    assert!(panels.can_press("End turn") && panels.can_press("Menu"), "{:?}", panels.texts);
    panels.app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    panels.settle();
    assert!(panels.can_press("Fertig") && panels.can_press("Menü"), "{:?}", panels.texts);
    assert!(panels.says(" Figuren"), "{:?}", panels.texts);
    panels.look("german");
    speak(Language::English);
}
