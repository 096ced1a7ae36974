//! The dialog of a table that this program hosts, with a real host.

use std::time::{Duration, Instant};

use bevy_egui::egui;

use super::Panels;
use super::shots::WINDOWS;
use crate::bots::Level;
use crate::net::{Ask, Sitter};
use crate::play::{AskTable, BotSeat, Bots, GoAway, Hosted, JoinTable, OpenTable, Setup, Together};
use crate::rules::{GameId, Seat};
use crate::settings::SystemLanguage;
use crate::storage::Storage;
use crate::texts::{Language, speak, text};
use crate::ui::dialog::Dialog;

/// Of the greatest length.
const NAME: &str = "Alexandrina Winterbottom";

/// Opens a table at which the first seat is the user's, the last one a bot's, and the others are free.
fn at_own_table(language: Language, game: GameId) -> Panels {
    let storage = Storage::default();
    storage.write("tables", &format!("{{\"name\":\"{NAME}\"}}")).unwrap();
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

#[track_caller]
fn wait(panels: &mut Panels, done: impl Fn(&Panels) -> bool) {
    wait_for_all([panels], done);
}

/// Lets all of these programs run until this is so for each of them.
#[track_caller]
fn wait_for_all<const N: usize>(mut all: [&mut Panels; N], done: impl Fn(&Panels) -> bool) {
    let begun = Instant::now();
    while !all.iter().all(|panels| done(panels)) {
        let state = || all.iter().map(|panels| panels.texts.join("|")).collect::<Vec<_>>();
        assert!(begun.elapsed() < Duration::from_secs(60), "this does not come: {:#?}", state());
        std::thread::sleep(Duration::from_millis(5));
        all.iter_mut().for_each(|panels| panels.settle());
    }
    // What came last is shown to its end.
    all.iter_mut().for_each(|panels| panels.settle());
}

/// Looks at a dialog in every window. Returns what has no room there.
fn look_in_windows(panels: &mut Panels, dialog: Dialog, language: Language, what: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height, window) in WINDOWS {
        panels.size = egui::vec2(width, height);
        panels.open(dialog);
        let name = format!("{}-{window}-{what}", language.code());
        panels.look(&name);
        faults.extend(panels.what_has_no_room().into_iter().map(|fault| format!("{name}: {fault}")));
    }
    faults
}

#[test]
fn an_own_table_has_room_in_every_window_and_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for game in GameId::ALL {
            let mut panels = at_own_table(language, game);
            // An address of the greatest length, with the page.
            let address = "192.168.100.100:44444#K7QM2FXA".parse().unwrap();
            panels.app.insert_resource(Hosted { address, has_page: true });
            let what = format!("{}-own-table", game.name());
            faults.extend(look_in_windows(&mut panels, Dialog::Together, language, &what));
        }
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Another program at the table, which has all seats but the first.
fn guest_of(host: &mut Panels) -> Panels {
    let mut guest = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(Language::English)));
    let address = host.app.world().resource::<Hosted>().address.clone();
    guest.app.world_mut().trigger(JoinTable { address, name: "Bob".to_owned() });
    wait(&mut guest, |guest| guest.session().is_together());
    let seats = (0..host.session().position().seats().len() as u8).map(Seat).skip(1);
    for seat in seats.clone() {
        guest.app.world_mut().trigger(AskTable(Ask::Bot { seat, level: None }));
        guest.app.world_mut().trigger(AskTable(Ask::Sit { seat }));
    }
    let sits = |guest: &Panels| guest.session().humans().count() == seats.clone().count();
    wait(&mut guest, sits);
    guest.open(Dialog::Closed);
    host.open(Dialog::Closed);
    guest
}

/// Who sits on a seat, as this program knows it.
fn sitter(panels: &Panels, seat: usize) -> Sitter {
    panels.app.world().resource::<Together>().client().seats()[seat].clone()
}

fn is_offered(panels: &Panels) -> bool {
    panels.app.world().get_resource::<Together>().is_some_and(|together| together.client().offered().is_some())
}

#[test]
fn what_is_offered_has_room_and_is_answered() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut host = at_own_table(language, GameId::Pothole);
        let mut guest = guest_of(&mut host);
        speak(language);
        host.submit("draw");
        wait_for_all([&mut host, &mut guest], is_offered);
        for (panels, who) in [(&mut host, "offers"), (&mut guest, "asked")] {
            faults.extend(look_in_windows(panels, Dialog::Closed, language, who));
        }
        assert!(host.can_press(&text!("together-withdraw")), "{:?}", host.texts);
        guest.press(&text!("together-decline"));
        wait_for_all([&mut host, &mut guest], |panels| !is_offered(panels));
        assert!(host.texts.concat().contains(&text!("together-declined", name = "Bob")), "{:?}", host.texts);
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn seats_of_players_who_are_away_have_room() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut host = at_own_table(language, GameId::Pothole);
        let mut guest = guest_of(&mut host);
        speak(language);
        guest.app.world_mut().trigger(GoAway);
        guest.settle();
        wait(&mut host, |host| matches!(sitter(host, 1), Sitter::Person { here: false, .. }));
        host.app.world_mut().trigger(AskTable(Ask::Bot { seat: Seat(1), level: Some(1) }));
        wait(&mut host, |host| matches!(sitter(host, 1), Sitter::StandIn { .. }));
        for (dialog, what) in [(Dialog::Together, "away"), (Dialog::AgreeDraw, "offer-draw")] {
            faults.extend(look_in_windows(&mut host, dialog, language, what));
        }
        assert!(host.can_press(&text!("together-offer-draw")), "{:?}", host.texts);
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn undo_asks_the_others_and_so_does_a_rematch() {
    let mut host = at_own_table(Language::English, GameId::Knot);
    let mut guest = guest_of(&mut host);
    let token = host.first_token();
    host.submit(&token);
    wait_for_all([&mut host, &mut guest], |panels| panels.session().played().len() == 1);
    host.press("Undo");
    wait_for_all([&mut host, &mut guest], is_offered);
    guest.press("Agree");
    wait_for_all([&mut host, &mut guest], |panels| panels.session().played().is_empty());
    host.submit("resign");
    wait_for_all([&mut host, &mut guest], |panels| panels.session().position().outcome().is_some());
    host.press("Rematch");
    wait_for_all([&mut host, &mut guest], is_offered);
    for (width, height, window) in WINDOWS {
        guest.size = egui::vec2(width, height);
        guest.settle();
        guest.look(&format!("{window}-rematch"));
    }
    // Who wants the same agrees.
    guest.press("Rematch");
    wait_for_all([&mut host, &mut guest], |panels| panels.session().played().is_empty());
    assert_eq!(host.session().humans().collect::<Vec<_>>(), [Seat(1)]);
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
        assert!(panels.texts.concat().contains("Waiting for West (free seat)"), "{:?}", panels.texts);
    }
    // The match is the host's: nothing can be undone, and nobody at another screen can be asked for a draw.
    panels.open(Dialog::Together);
    assert!(panels.can_press("Close the table"), "{:?}", panels.texts);
}

#[test]
fn the_owner_removes_a_player_and_is_asked_before() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut host = at_own_table(language, GameId::Pothole);
        let mut guest = guest_of(&mut host);
        guest.app.world_mut().trigger(AskTable(Ask::Leave { seat: Seat(2) }));
        wait_for_all([&mut host, &mut guest], |panels| sitter(panels, 2) == Sitter::Nobody);
        speak(language);
        let code = |panels: &Panels| panels.app.world().resource::<Hosted>().address.code.clone();
        let first = code(&host);
        host.open(Dialog::Together);
        host.press(&text!("together-new-code"));
        wait(&mut host, |host| code(host) != first);
        let second = code(&host);
        assert!(!guest.can_press(&text!("together-new-code")), "{:?}", guest.texts);
        host.press(&text!("together-out"));
        host.open(Dialog::Together);
        faults.extend(look_in_windows(&mut host, Dialog::Together, language, "removes"));
        host.press(&text!("together-out-sure"));
        wait(&mut guest, |guest| !guest.app.world().contains_resource::<Together>());
        assert!(guest.texts.concat().contains(&text!("together-shown-out")), "{:?}", guest.texts);
        wait(&mut host, |host| code(host) != second);
        assert!(host.texts.concat().contains(&code(&host)), "{:?}", host.texts);
    }
    speak(Language::English);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
