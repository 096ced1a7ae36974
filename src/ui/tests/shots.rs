//! All dialogs of all games, in a window and on a phone: nothing reaches beyond the window.

use bevy_egui::egui;

use super::Panels;
use crate::play::{Setup, TimeControl};
use crate::rules::{GameId, Series};
use crate::settings::SystemLanguage;
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

fn all_dialogs_have_room(language: Language, beginning: &str) {
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
                faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
