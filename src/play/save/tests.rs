//! What is read again is what was written.

use super::{Save, SaveError, record_of};
use crate::play::{Session, Setup};
use crate::rules::record::to_link;
use crate::rules::{Action, GameId};

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
