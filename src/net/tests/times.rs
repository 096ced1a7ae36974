//! Clocks of tables by example.

use std::time::Duration;

use super::*;
use crate::clock::TimeControl;

const TIMED: &str = "[Game \"knot\"]\n[Options \"setup=chosen pie=true\"]\n[Seed \"7\"]\n[TimeControl \"60+5\"]\n\n*";

/// The seconds left to those who began with White and Black.
fn left(kept: &Kept) -> [u64; 2] {
    [0, 1].map(|player| kept.table.time_left(player).unwrap().as_secs())
}

fn spend(kept: &mut Kept, secs: u64) {
    kept.keep(&[Line::Spent { millis: secs * 1000 }]);
}

#[test]
fn a_decision_takes_its_time_and_a_turn_brings_some() {
    assert!(!Kept::begin(TIMED).table.was_full());
    let mut kept = two_at_knot(TIMED);
    assert!(kept.table.was_full());
    assert_eq!(kept.table.time_control(), TimeControl::Bank { secs: 60, increment: 5 });
    assert_eq!((kept.table.timed_player(), left(&kept)), (Some(0), [60, 60]));
    spend(&mut kept, 20);
    act_first(&mut kept, 1);
    assert_eq!((kept.table.timed_player(), left(&kept)), (Some(1), [45, 60]));
    // Black takes White's side, with Black's own time.
    spend(&mut kept, 10);
    kept.act(2, "swap").unwrap();
    let after_swap = left(&kept);
    // White's first player has Black now.
    assert_eq!(kept.table.timed_player(), Some(0));
    spend(&mut kept, 30);
    act_first(&mut kept, 1);
    assert_eq!(left(&kept), [after_swap[0] - 25, after_swap[1]]);
    // What is taken back gives its time back.
    let back = Offer::TakeBack { to: kept.table.record().actions.len() - 1 };
    kept.offer(1, back).unwrap();
    kept.answer(2, back, true).unwrap();
    assert_eq!(left(&kept), after_swap);
    let again = Table::of_lines(&kept.store).unwrap();
    assert_eq!(again.saved_times(), kept.table.saved_times());
}

#[test]
fn a_player_without_time_loses_and_a_rematch_begins_with_all_of_it() {
    let mut kept = two_at_knot(TIMED);
    spend(&mut kept, 100);
    assert_eq!(kept.table.time_left(0), Some(Duration::ZERO));
    let fallen = kept.table.flag_fallen().unwrap();
    kept.keep(&[Line::Action(fallen)]);
    assert!(kept.table.is_over());
    assert_eq!((kept.table.timed_player(), kept.table.flag_fallen()), (None, None));
    kept.offer(1, Offer::Rematch).unwrap();
    kept.answer(2, Offer::Rematch, true).unwrap();
    assert!(!kept.table.is_over());
    assert_eq!(left(&kept), [60, 60]);
}

#[test]
fn no_time_runs_without_a_limit_or_in_a_hidden_set_up() {
    let spent = Line::Spent { millis: 1 };
    let mut kept = two_at_knot(KNOT);
    assert_eq!((kept.table.timed_player(), kept.table.time_left(0)), (None, None));
    assert_eq!(kept.table.take(&spent), Err(LineFault::Time));
    let mut kept = Kept::begin(TIMED);
    assert_eq!(kept.table.take(&spent), Err(LineFault::Time));
    let unreadable = Kept::begin(&TIMED.replace("60+5", "soon"));
    assert_eq!(unreadable.table.time_control(), TimeControl::Unlimited);
}
