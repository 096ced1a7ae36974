//! All dialogs of all games, in a window and on a phone: nothing reaches beyond the window.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui;

use super::Panels;
use crate::clock::TimeControl;
use crate::lessons::Subject;
use crate::play::Setup;
use crate::rules::{Decider, GameId, Series};
use crate::settings::SystemLanguage;
use crate::texts::pseudo::{outside, speak_pseudo};
use crate::texts::{Language, speak};
use crate::ui::dialog::Dialog;
use crate::ui::lesson::BeginLesson;

pub(super) const DIALOGS: [(Dialog, &str); 20] = [
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
    (Dialog::Together, "together"),
];

pub(super) const WINDOWS: [(f32, f32, &str); 6] = [
    (1280.0, 720.0, "wide"),
    (390.0, 844.0, "phone"),
    (960.0, 540.0, "small"),
    // Also a screen of 3840x2160 at double scale.
    (1920.0, 1080.0, "large"),
    (1280.0, 800.0, "handheld"),
    (3440.0, 1440.0, "ultrawide"),
];

#[test]
fn every_dialog_has_room_in_every_window() {
    all_dialogs_have_room(Language::English, "");
}

/// Other languages have longer words.
#[test]
fn every_dialog_has_room_in_every_language() {
    for language in Language::ALL.into_iter().skip(1) {
        all_dialogs_have_room(language, &format!("{}-", language.code()));
    }
}

/// What may stand outside of brackets in the language for tests, besides what languages call themselves: names that
/// players enter, and the name of the game.
const UNTRANSLATED: [&str; 3] = ["Alexandrina Winterbottom", "Bartholomew", "Bulldozer Gambit"];

/// The texts that are seen in the language for tests.
#[derive(Default)]
struct Seen {
    texts: BTreeSet<String>,
    /// What is not from the folder of a language, and where it was seen first.
    untranslated: BTreeMap<String, String>,
}

impl Seen {
    fn read(&mut self, panels: &Panels, name: &str) {
        for text in &panels.texts {
            if is_untranslated(text) {
                self.untranslated.entry(text.clone()).or_insert_with(|| name.to_owned());
            }
        }
        self.texts.extend(panels.texts.iter().cloned());
    }
}

fn is_untranslated(text: &str) -> bool {
    let known = UNTRANSLATED.into_iter().chain(Language::ALL.map(Language::name));
    let outside = known.fold(outside(text), |outside, known| outside.replace(known, ""));
    !is_notation(text) && outside.split(|c: char| !c.is_alphanumeric()).any(|word| !is_notation(word))
}

/// Every text comes from the folder of a language, and has room for longer words.
#[test]
fn every_dialog_can_be_translated() {
    speak_pseudo(true);
    let mut seen = Seen::default();
    let faults = faults_of_all_dialogs(Language::English, "pseudo-", |panels, name| seen.read(panels, name));
    speak_pseudo(false);
    seen.check(300, faults);
}

/// The same for a match that goes on, its list of moves, and lessons.
#[test]
fn matches_and_lessons_can_be_translated() {
    speak_pseudo(true);
    let (mut seen, mut faults) = (Seen::default(), Vec::new());
    for (width, height, window) in WINDOWS {
        for game in GameId::ALL {
            let mut panels = Panels::begin(game, None);
            panels.size = egui::vec2(width, height);
            let mut look = |panels: &mut Panels, what: &str| {
                let name = format!("pseudo-{window}-{}-{what}", game.name());
                panels.look(&name);
                seen.read(panels, &name);
                faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
            };
            for number in 0..8 {
                let table = panels.session().position();
                if !matches!(table.decider(), Some(Decider::Seat(_))) {
                    break;
                }
                let token = panels.first_token();
                panels.play(&token);
                look(&mut panels, &format!("move-{number}"));
            }
            panels.open(Dialog::Moves);
            look(&mut panels, "played");
            panels.open(Dialog::Closed);
            panels.app.world_mut().trigger(BeginLesson(Subject::named(game.name()).unwrap()));
            panels.settle();
            look(&mut panels, "lesson");
        }
    }
    speak_pseudo(false);
    seen.check(100, faults);
}

impl Seen {
    /// Fails on what is untranslated or has no room, or where too few texts were seen.
    fn check(&self, fewest: usize, faults: Vec<String>) {
        let untranslated = self.untranslated.iter();
        let untranslated = untranslated.map(|(text, name)| format!("{name}: {text:?} is in no language's folder"));
        let faults: Vec<_> = untranslated.chain(faults).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        let translated = self.texts.iter().filter(|text| text.contains('[')).count();
        assert!(translated >= fewest, "only {translated} texts were seen: {:?}", self.texts);
    }
}

#[test]
fn what_is_in_no_folder_is_found() {
    for text in ["[Mövéé] now", "Undo", "1. [Püsh] it", "Deutsch und mehr"] {
        assert!(is_untranslated(text), "{text}");
    }
    for text in ["[Möövé [Réd] nöw]", "12. [Püsh]", "c2d2", "English", "R", "[Ít ís] Bartholomew [töö]", "1:05"]
    {
        assert!(!is_untranslated(text), "{text}");
    }
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
