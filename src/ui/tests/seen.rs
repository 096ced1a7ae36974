//! Nothing is told before it is shown: the list, the cards, the hands and the status line follow the animations.

use std::collections::BTreeSet;

use super::Panels;
use crate::play::{PauseBots, Setup};
use crate::rules::{Decider, GameId};
use crate::ui::match_status::MatchStatus;
use crate::ui::moves::Rows;
use crate::view::Timeline;

fn is_busy(panels: &Panels) -> bool {
    panels.app.world().resource::<Timeline>().is_busy()
}

/// The stories in the list of moves.
fn stories(panels: &Panels) -> Vec<String> {
    panels.app.world().resource::<Rows>().stories().map(str::to_owned).collect()
}

/// The number of actions of the match that the list has stories of.
fn to_be_told(panels: &Panels) -> usize {
    panels.session().played().iter().filter(|played| matches!(played.decider, Some(Decider::Seat(_)))).count()
}

#[test]
fn no_text_is_new_while_something_is_shown() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        let mut watched = 0;
        for number in 0..40_usize {
            let table = panels.session().position();
            if table.outcome().is_some() {
                break;
            }
            let (actions, seats) = (table.actions(), table.seats());
            let token = actions[number * 7919 % actions.len()].token(seats).to_string();
            let before: BTreeSet<String> = panels.texts.iter().cloned().collect();
            panels.submit(&token);
            panels.frame(Vec::new());
            if is_busy(&panels) {
                let new: Vec<_> = panels.texts.iter().filter(|text| !before.contains(*text)).collect();
                assert!(new.is_empty(), "{game:?}, {token}: {new:?}");
                watched += 1;
            }
            panels.settle();
            assert_eq!(stories(&panels).len(), to_be_told(&panels), "{game:?}, {token}");
            let (told, table) = (panels.app.world().resource::<MatchStatus>(), panels.session().position());
            assert_eq!(told.notes, table.words().notes().join(" "), "{game:?}, {token}");
            let decider = match table.decider() {
                Some(Decider::Seat(seat)) => Some(seat),
                _ => None,
            };
            assert_eq!(told.decider, decider, "{game:?}, {token}");
        }
        assert!(watched > 10, "{game:?}: {watched}");
    }
}

/// White's attacker is about to run through five of Black's pieces.
const BERSERK: &str = "Wk,Wg,Wb,8,Be,1,Bb,1,Bk/Wc,Wi,2,Wa,1,Wd,Bd,4,Ba,1,Bi,Bc/Wf,Wb,7,Bi,4,Bb,Bf/Wf,1,Wi,1,We,10,Bf \
                       turn=W knot=Bg";

#[test]
fn victims_of_a_berserk_stand_in_the_list_once_they_have_fallen() {
    let mut panels = Panels::begin(GameId::Knot, Some(BERSERK));
    let pieces = |panels: &Panels| panels.texts.iter().filter(|text| text.ends_with("pieces")).cloned().collect();
    let before: Vec<String> = pieces(&panels);
    panels.submit("b5!c17");
    panels.frame(Vec::new());
    assert!(is_busy(&panels));
    assert!(stories(&panels).is_empty() && !panels.says("berserk"), "{:?}", panels.texts);
    assert_eq!(pieces(&panels), before);
    panels.settle();
    assert!(stories(&panels)[0].contains("berserk"), "{:?}", stories(&panels));
    assert_ne!(pieces(&panels), before);
}

#[test]
fn nobody_is_said_to_think_before_what_they_think_about_is_seen() {
    let bots = "human,1,1,1".parse().unwrap();
    let mut panels = Panels::of(Setup { bots, ..Setup::new(GameId::Quad) });
    panels.app.world_mut().trigger(PauseBots(true));
    let status = panels.app.world().resource::<MatchStatus>().status.clone();
    let token = panels.first_token();
    panels.submit(&token);
    panels.frame(Vec::new());
    assert!(is_busy(&panels));
    assert_eq!(panels.app.world().resource::<MatchStatus>().status, status);
    panels.settle();
    assert!(panels.says("bots are paused"), "{:?}", panels.texts);
}
