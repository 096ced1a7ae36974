//! Saves are read back as they were written.

use super::{Save, SaveError, record_of};
use crate::limit::{RECORD_BYTES, SAVE_BYTES};
use crate::play::{Session, Setup};
use crate::rules::record::to_link;
use crate::rules::{Action, GameId, Record};
use crate::settings::Settings;

fn played() -> Session {
    let setup = Setup { seed: 5, ..Setup::new(GameId::Pothole) };
    let actions: Vec<Action> =
        ["c2d2", "end"].iter().map(|token| Action::parse(token, GameId::Pothole.seats()).unwrap()).collect();
    Session::of_record(setup, &actions, None).unwrap()
}

#[test]
fn a_link_holds_the_whole_match() {
    let session = played();
    let link = to_link(&record_of(&session)).unwrap();
    for text in [link.clone(), format!("https://example.org/gambit/{link}"), format!("  {link}\n")] {
        let again = Save::read(&text).unwrap();
        assert_eq!(record_of(&again).to_string(), record_of(&session).to_string(), "{text}");
    }
}

#[test]
fn a_damaged_link_names_its_fault() {
    let link = to_link(&record_of(&played())).unwrap();
    let cut = Save::read(&link[..link.len() - 4]);
    assert!(matches!(cut, Err(SaveError::Link(_))), "{cut:?}");
    assert!(cut.unwrap_err().to_string().contains("cut off"));
}

/// Neither the recipient nor the sender can predict the dice to come.
#[test]
fn a_running_match_that_was_shared_draws_new_chance() {
    let text = "[Game \"auction\"]\n[Seed \"7\"]\n\n*";
    let sent = Save::read(text).unwrap();
    assert_eq!(sent.setup().seed, 7);
    let shared = record_of(&sent).for_others().to_string();
    let [first, second] = [0; 2].map(|_| Save::read(&shared).unwrap().setup().seed);
    assert!(first != second && first != 7, "{first} {second}");
    let save = Save::of(&sent, &Settings::default()).text().unwrap();
    assert_eq!(Save::read(&save).unwrap().setup().seed, 7, "a save keeps all");
}

#[test]
fn what_could_not_be_read_again_is_neither_kept_nor_linked_nor_opened() {
    let long = Record { tags: vec![("Event".to_owned(), "x".repeat(RECORD_BYTES))], ..Record::new(GameId::Knot) };
    assert_eq!(to_link(&long).unwrap_err().to_string(), "this is longer than 1 MB");
    let setup = Setup { tags: long.tags, ..Setup::new(GameId::Knot) };
    let session = Session::of_record(setup, &[], None).unwrap();
    let kept = Save::of(&session, &Settings::default()).text();
    assert_eq!(kept.unwrap_err().to_string(), "the match: this is longer than 1 MB");
    // Tags that the program adds, such as the seed, would make it too long to be stored.
    let just = format!("[Game \"knot\"]\n[Event \"{}\"]\n\n*\n", "x".repeat(RECORD_BYTES - 40));
    assert!(just.len() <= RECORD_BYTES && Record::parse(&just).is_ok());
    assert_eq!(Save::read(&just).unwrap_err().to_string(), "this is longer than 1 MB");
}

#[test]
fn a_save_leaves_out_old_lines_rather_than_be_too_long() {
    let mut save = Save::of(&played(), &Settings::default());
    save.lines = (0..8).map(|line| format!("c2d2 {}", line.to_string().repeat(SAVE_BYTES / 5))).collect();
    let text = save.text().unwrap();
    assert!(text.len() <= SAVE_BYTES);
    let read = Save::parse(&text).unwrap();
    assert!(!read.lines.is_empty() && read.lines == save.lines[8 - read.lines.len()..]);
}
