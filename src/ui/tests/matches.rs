//! Unfinished matches.

use super::Panels;
use crate::play::{Autosave, ContinueMatch, DeleteMatch, Setup, SubmitAction, UndoAction};
use crate::rules::{GameId, Series};
use crate::storage::Storage;
use crate::ui::dialog::Dialog;

/// Panels with storage for matches.
pub(super) fn kept() -> Panels {
    Panels::open_app(|app| _ = app.insert_resource(Storage::default()).insert_resource(Autosave))
}

/// A game of Pothole, left for one of Knot.
fn with_one_left() -> Panels {
    let mut panels = kept();
    let players = ["Ann", "", "Cleo", ""].map(str::to_owned).to_vec();
    let date = Some("2026.11.20".to_owned());
    panels.start(Setup { players, date, ..Setup::new(GameId::Pothole) });
    panels.play("c2d2");
    panels.start(Setup::new(GameId::Knot));
    panels
}

#[test]
fn a_match_that_was_left_is_listed_and_goes_on() {
    let mut panels = with_one_left();
    panels.unfold("Matches", "Saved matches (1)");
    panels.look("menu");
    panels.press("Saved matches (1)");
    panels.look("matches");
    for words in ["Pothole", "Ann, Red, Cleo, Blue", "started 2026.11.20, 1 action"] {
        assert!(panels.says(words), "{words}: {:?}", panels.texts);
    }
    panels.press("Continue");
    assert_eq!((panels.session().setup().game, panels.tokens().as_str()), (GameId::Pothole, "c2d2"));
    panels.unfold("Matches", "Saved matches");
    assert!(!panels.can_press("Saved matches (1)"), "it is in the list no more");
}

#[test]
fn a_match_is_deleted_once_that_is_confirmed() {
    let mut panels = with_one_left();
    panels.open(Dialog::Matches);
    panels.press("Delete");
    assert!(panels.says("Delete this match permanently?"), "{:?}", panels.texts);
    panels.press("Keep");
    assert!(panels.can_press("Continue"), "nothing is deleted");
    panels.press("Delete");
    panels.press("Delete permanently");
    assert!(panels.says("No saved matches yet."), "{:?}", panels.texts);
    assert_eq!(panels.session().setup().game, GameId::Knot, "the running match is another");
}

/// A copy stays unchanged, whatever happens in the match that continues from it.
#[test]
fn a_copy_is_kept_under_its_name() {
    let mut panels = kept();
    panels.start(Setup::new(GameId::Auction));
    let first = panels.session().position().actions()[0];
    panels.app.world_mut().trigger(SubmitAction(first));
    panels.settle();
    let tokens = panels.tokens();
    panels.open(Dialog::Matches);
    panels.write_into("Name of the copy", "Sunday \"evening\"");
    panels.press("Save a copy");
    panels.look("kept");
    assert!(panels.says("Sunday \"evening\""), "{:?}", panels.texts);
    panels.press("Continue");
    panels.app.world_mut().trigger(UndoAction);
    panels.settle();
    assert_eq!(panels.tokens(), "");
    let kept = |panels: &Panels| panels.app.world().resource::<Storage>().names("kept-").unwrap();
    assert_eq!(kept(&panels).len(), 1, "it is still there");
    let name = kept(&panels).remove(0);
    panels.app.world_mut().trigger(ContinueMatch(name.clone()));
    panels.settle();
    assert_eq!(panels.tokens(), tokens);
    panels.app.world_mut().trigger(DeleteMatch(name));
    panels.settle();
    assert!(kept(&panels).is_empty());
}

#[test]
fn a_match_is_not_lost_between_two_of_its_games() {
    let mut panels = kept();
    panels.start(Setup { series: Series::of(2), ..Setup::new(GameId::Knot) });
    panels.play("resign");
    panels.press("Next game");
    assert_eq!(panels.session().series().number(), 2);
    panels.unfold("Matches", "Saved matches");
    assert!(panels.can_press("Saved matches"), "the first game is part of the match that goes on");
    panels.start(Setup::new(GameId::Quad));
    panels.unfold("Matches", "Saved matches (1)");
    panels.press("Saved matches (1)");
    panels.press("Continue");
    assert_eq!((panels.session().setup().game, panels.session().series().number()), (GameId::Knot, 2));
}
