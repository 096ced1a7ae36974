//! The dialog of a table that this program hosts, with a real host.

use std::time::{Duration, Instant};

use bevy_egui::egui;

use super::Panels;
use super::shots::WINDOWS;
use crate::bots::Level;
use crate::play::{BotSeat, Bots, Hosted, OpenTable, Setup, Together};
use crate::rules::{GameId, Seat};
use crate::settings::SystemLanguage;
use crate::storage::Storage;
use crate::texts::{Language, speak};
use crate::ui::dialog::Dialog;

/// Of the greatest length.
const NAME: &str = "Alexandrina Winterbottom";

/// Opens a table at which the first seat is the user's, the last one a bot's, and the others are free.
fn at_own_table(language: Language, game: GameId) -> Panels {
    let storage = Storage::default();
    storage.write("tables.json", &format!("{{\"name\":\"{NAME}\"}}")).unwrap();
    let mut panels = Panels::open_app(|app| _ = app.insert_resource(storage).insert_resource(SystemLanguage(language)));
    let last = game.seats().len() - 1;
    let bots = Bots(core::array::from_fn(|player| (player == last).then(|| BotSeat::of(Level::EASY))));
    panels.start(Setup { bots, ..Setup::new(game) });
    let session = panels.session().clone();
    panels.app.world_mut().trigger(OpenTable(session));
    wait(&mut panels, |panels| {
        let sits = |together: &Together| together.client().yours().contains(Seat(0));
        panels.app.world().get_resource::<Together>().is_some_and(sits) && panels.session().is_together()
    });
    panels
}

fn wait(panels: &mut Panels, done: impl Fn(&Panels) -> bool) {
    let begun = Instant::now();
    while !done(panels) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the table does not come");
        std::thread::sleep(Duration::from_millis(5));
        panels.settle();
    }
}

#[test]
fn an_own_table_has_room_in_every_window_and_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for game in GameId::ALL {
            let mut panels = at_own_table(language, game);
            // An address of the greatest length, with the page.
            let address = "192.168.100.100:44444#K7QM2FXA".to_owned();
            let page = Some("http://192.168.100.100:44444/#join=K7QM2FXA".to_owned());
            panels.app.insert_resource(Hosted { address, page });
            for (width, height, window) in WINDOWS {
                panels.size = egui::vec2(width, height);
                let name = format!("{}-{window}-{}-own-table", language.code(), game.name());
                panels.open(Dialog::Together);
                panels.look(&name);
                faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_user_is_told_who_is_waited_for() {
    let mut panels = at_own_table(Language::English, GameId::Quad);
    panels.open(Dialog::Closed);
    assert!(panels.texts.iter().any(|text| text.contains("Your turn")), "{:?}", panels.texts);
    let token = panels.first_token();
    panels.submit(&token);
    wait(&mut panels, |panels| panels.session().played().len() == 1);
    for (width, height, window) in WINDOWS {
        panels.size = egui::vec2(width, height);
        panels.settle();
        panels.look(&format!("{window}-waits"));
        assert!(panels.texts.iter().any(|text| text.contains("Waiting for West (free")), "{:?}", panels.texts);
    }
    // The match is the host's: nothing can be undone, and nobody at another screen can be asked for a draw.
    panels.open(Dialog::Together);
    assert!(panels.can_press("Close the table"), "{:?}", panels.texts);
}
