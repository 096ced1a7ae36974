//! All dialogs of all games, in a window and on a phone: nothing reaches beyond the window.

use std::collections::BTreeMap;

use bevy_egui::egui;

use super::Panels;
use crate::play::{Setup, TimeControl};
use crate::rules::{GameId, Series};
use crate::settings::SystemLanguage;
use crate::texts::pseudo::{outside, speak_pseudo};
use crate::texts::{Language, speak};
use crate::ui::dialog::Dialog;

pub(super) const DIALOGS: [(Dialog, &str); 19] = [
    (Dialog::Closed, "table"),
    (Dialog::Menu, "menu"),
    (Dialog::More, "more"),
    (Dialog::Moves, "moves"),
    (Dialog::Settings, "settings"),
    (Dialog::Welcome, "welcome"),
    (Dialog::Setup, "setup"),
    (Dialog::Editor, "editor"),
    (Dialog::Players, "players"),
    (Dialog::Course, "course"),
    (Dialog::Matches, "matches"),
    (Dialog::Share, "share"),
    (Dialog::Learn, "learn"),
    (Dialog::RuleBook, "rules"),
    (Dialog::Keys, "keys"),
    (Dialog::AgreeDraw, "draw"),
    (Dialog::Resign, "resign"),
    (Dialog::Absent, "absent"),
    (Dialog::Talk, "talk"),
];

const WINDOWS: [(f32, f32, &str); 4] =
    [(1280.0, 720.0, "wide"), (390.0, 844.0, "phone"), (960.0, 540.0, "small"), (1920.0, 1080.0, "large")];

#[test]
fn every_dialog_has_room_in_every_window() {
    all_dialogs_have_room(Language::English, "");
}

/// German words are longer.
#[test]
fn every_dialog_has_room_in_german() {
    all_dialogs_have_room(Language::German, "german-");
}

#[test]
fn every_dialog_has_room_in_spanish() {
    all_dialogs_have_room(Language::Spanish, "spanish-");
}

/// What may stand outside of brackets in the language for tests, besides what languages call themselves: names that
/// players enter, and the name of the game.
const UNTRANSLATED: [&str; 3] = ["Alexandrina Winterbottom", "Bartholomew", "Bulldozer Gambit"];

/// Every text comes from the folder of a language, and has room for longer words.
#[test]
fn every_dialog_can_be_translated() {
    speak_pseudo(true);
    let mut untranslated = BTreeMap::new();
    let faults = faults_of_all_dialogs(Language::English, "pseudo-", |panels, name| {
        for text in panels.texts.iter().filter(|text| !is_notation(text)) {
            let mut outside = outside(text);
            let languages = Language::ALL.map(Language::name);
            UNTRANSLATED.iter().chain(&languages).for_each(|known| outside = outside.replace(known, ""));
            let words = outside.split(|c: char| !c.is_alphanumeric());
            if words.into_iter().any(|word| !is_notation(word)) {
                untranslated.entry(text.clone()).or_insert_with(|| name.to_owned());
            }
        }
    });
    speak_pseudo(false);
    let untranslated =
        untranslated.into_iter().map(|(text, name)| format!("{name}: {text:?} is in no language's folder"));
    let faults: Vec<_> = untranslated.chain(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whether this is the same in all languages: a number, the letter of a file, a rank or a piece, a square, an action, a
/// position or a link.
fn is_notation(text: &str) -> bool {
    let is_position = text.contains(" turn=") || text.contains("://");
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let has_digits = text.chars().any(|c| c.is_ascii_digit());
    let is_token = text.chars().all(|c| c.is_ascii_graphic()) && (has_digits || letters < 2);
    is_position || letters == 0 || is_token
}

fn all_dialogs_have_room(language: Language, beginning: &str) {
    let faults = faults_of_all_dialogs(language, beginning, |_, _| ());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Opens all dialogs of all games in all windows, and lets `read` look at each. Returns what has no room.
fn faults_of_all_dialogs(language: Language, beginning: &str, mut read: impl FnMut(&Panels, &str)) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height, window) in WINDOWS {
        let size = egui::vec2(width, height);
        for game in GameId::ALL {
            let time = TimeControl::Bank { secs: 600, increment: 5 };
            let players =
                ["Alexandrina Winterbottom", "", "Bartholomew", ""].map(str::to_owned)[..game.seats().len()].to_vec();
            let mut panels = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(language)));
            panels.start(Setup { time, players, series: Series::of(4), ..Setup::new(game) });
            panels.size = size;
            for (dialog, name) in DIALOGS {
                panels.open(dialog);
                let name = format!("{beginning}{window}-{}-{name}", game.name());
                panels.look(&name);
                read(&panels, &name);
                faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    speak(Language::English);
    faults
}
