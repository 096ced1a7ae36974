//! Tests of the clock, with simulated time.

use std::time::Duration;

use super::control::TimeControl;
use super::saved::SavedTimes;
use super::times::{Clock, ClockStep};

const BANK: TimeControl = TimeControl::Bank { secs: 60, increment: 5 };
const TURN: TimeControl = TimeControl::PerTurn { secs: 30 };

fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

fn left(clock: &Clock) -> Vec<u64> {
    (0..).map_while(|player| clock.left(player)).map(|left| left.as_secs()).collect()
}

/// `player` thinks for this number of seconds, and acts.
fn act(clock: &mut Clock, player: usize, thinks: u64, ends_turn: bool) {
    clock.tick(Some(player), secs(thinks));
    clock.note(Some(player));
    clock.settle(ends_turn);
}

#[test]
fn a_bank_grows_at_the_end_of_its_owners_turn() {
    let mut clock = Clock::new(BANK, 3);
    act(&mut clock, 0, 20, false);
    assert_eq!(left(&clock), [40, 60, 60]);
    // Another player decides within the turn, and gets no increment for it.
    act(&mut clock, 1, 10, false);
    act(&mut clock, 0, 4, true);
    assert_eq!(left(&clock), [41, 50, 60]);
    act(&mut clock, 1, 0, true);
    assert_eq!(left(&clock), [41, 55, 60]);
}

#[test]
fn a_turn_shares_its_time_between_its_actions() {
    let mut clock = Clock::new(TURN, 2);
    act(&mut clock, 0, 12, false);
    act(&mut clock, 1, 7, false);
    assert_eq!(left(&clock), [18, 23]);
    act(&mut clock, 0, 8, true);
    assert_eq!(left(&clock), [30, 30]);
}

#[test]
fn a_flag_falls_once_and_for_all() {
    for control in [BANK, TURN] {
        let mut clock = Clock::new(control, 2);
        assert!(!clock.tick(Some(0), control.at_start() - secs(1)));
        assert!(clock.tick(Some(0), secs(5)));
        clock.note(Some(0));
        clock.settle(true);
        assert_eq!(clock.left(0), Some(Duration::ZERO));
        clock.undo();
        assert_eq!(clock.left(0), Some(control.at_start()));
    }
}

#[test]
fn nobody_is_timed_without_a_limit_or_while_chance_decides() {
    let mut clock = Clock::new(TimeControl::Unlimited, 2);
    assert!(!clock.tick(Some(0), secs(99_999)));
    clock.pause(true);
    assert_eq!((clock.left(0), clock.is_paused()), (None, false));
    let mut clock = Clock::new(BANK, 2);
    assert!(!clock.tick(None, secs(99_999)));
    clock.note(None);
    clock.settle(true);
    assert_eq!(left(&clock), [60, 60]);
}

#[test]
fn history_has_its_times() {
    let mut clock = Clock::new(BANK, 2);
    act(&mut clock, 0, 20, true);
    act(&mut clock, 1, 30, true);
    clock.tick(Some(0), secs(11));
    assert_eq!(left(&clock), [34, 35]);
    clock.undo();
    assert_eq!(left(&clock), [45, 60]);
    clock.tick(Some(1), secs(3));
    clock.undo();
    assert_eq!(left(&clock), [60, 60]);
    clock.tick(Some(0), secs(50));
    for (player, expected) in [(0, [45, 60]), (1, [45, 35])] {
        clock.redo(Some(player));
        clock.settle(true);
        assert_eq!(left(&clock), expected);
    }
}

#[test]
fn a_restored_clock_is_the_one_that_was_saved() {
    for (control, saved_before) in [(BANK, 0), (BANK, 2), (TURN, 0), (TURN, 3)] {
        let steps = [(0, false), (0, true), (1, true), (0, false)];
        let steps = steps.map(|(player, ends_turn)| ClockStep { player: Some(player), ends_turn });
        // The earlier actions have no times.
        let none = SavedTimes::default();
        let mut clock = Clock::restored(control, 2, &steps[..saved_before], Some(0), &none).unwrap();
        assert!(clock.is_paused());
        assert_eq!(clock.left(0), Some(control.at_start()));
        for (step, thinks) in steps[saved_before..].iter().zip([3, 5, 8]) {
            act(&mut clock, step.player.unwrap(), thinks, step.ends_turn);
        }
        let steps = &steps[..(saved_before + 3).min(4)];
        clock.tick(Some(0), secs(2));
        let (full, saved) = (clock.clone(), clock.saved());
        let mut again = Clock::restored(control, 2, steps, Some(0), &saved).unwrap();
        assert_eq!(again, full);
        for _ in steps {
            again.undo();
            clock.undo();
            assert_eq!(again, clock);
        }
        for step in steps {
            clock.redo(step.player);
            clock.settle(step.ends_turn);
        }
        clock.tick(Some(0), secs(2));
        assert_eq!(clock, full);
    }
}

#[test]
fn no_saved_times_make_a_clock_panic() {
    let steps = [ClockStep { player: Some(0), ends_turn: true }, ClockStep { player: Some(9), ends_turn: false }];
    let most = SavedTimes { spent_ms: vec![u64::MAX; 2], thinking_ms: u64::MAX };
    let clock = Clock::restored(BANK, 2, &steps, Some(0), &most).unwrap();
    assert_eq!(clock.left(0), Some(Duration::ZERO));
    let error = Clock::restored(BANK, 2, &steps[..1], Some(0), &most).unwrap_err();
    assert_eq!(error.to_string(), "there are times for 2 actions, but the match has only 1");
}
