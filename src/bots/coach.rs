//! Coach: how the strength of bots follows the results of humans, over matches and within one.
//!
//! Over matches it is a staircase: after each match the strength moves by the placement of the humans against what is
//! due, half. Within a match the bots ease off while the humans are far behind, and try harder while they are far ahead.
//! All of this depends on the actions alone, so that the strength of each action can be found again from a record.

use serde::{Deserialize, Serialize};

use super::standing::shares;
use super::strength::Strength;
use crate::rules::{Action, AnyGame, Decider, Effects, Outcome, SeatSet};

/// What is known of the humans of a device in one game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CoachRecord {
    /// The strength of the bots in the next match.
    pub strength: Strength,
    /// The number of matches that it follows from.
    pub matches: u32,
}

/// The strength in the first match, in tenths of a level: between novice and easy.
const FIRST: u8 = 25;
/// The highest strength of all in tenths of a level. Level 6 thinks by the clock, so its games do not depend on the seed
/// alone.
const HIGHEST: u8 = 58;
/// By how many tenths of a level a victory or a defeat moves the strength in the first match; each match after it moves
/// one less, until it is [`LAST_STEP`].
const FIRST_STEP: u32 = 8;
const LAST_STEP: u32 = 2;

impl Default for CoachRecord {
    fn default() -> Self {
        Self { strength: Strength::LEAST.moved(i32::from(FIRST) - i32::from(Strength::LEAST.tenths())), matches: 0 }
    }
}

impl CoachRecord {
    /// The record after a match in which the humans reached this placement, in thousandths: 1000 if they were before
    /// all bots, 0 if they were behind all.
    #[must_use]
    pub fn after(self, placement: u32) -> Self {
        let step = FIRST_STEP.saturating_sub(self.matches).max(LAST_STEP);
        let beyond = 2 * placement.min(1000) as i32 - 1000;
        let moved = self.strength.moved((beyond * step as i32 + 500).div_euclid(1000));
        let highest = Strength::new(HIGHEST).unwrap_or(Strength::MOST);
        Self { strength: moved.min(highest), matches: self.matches.saturating_add(1) }
    }
}

/// The placement of `humans` among the bots, in thousandths: the share of bots with fewer points, where those with as
/// many count half. `None` where there are no humans or no bots among the `seats`.
pub fn placement(outcome: &Outcome, humans: SeatSet, seats: SeatSet) -> Option<u32> {
    let points = |seat: crate::rules::Seat| outcome.points[seat.index()];
    let bots = || seats.iter().filter(|&seat| !humans.contains(seat));
    let halves = |human: u8, bot: u8| match human.cmp(&bot) {
        core::cmp::Ordering::Less => 0,
        core::cmp::Ordering::Equal => 1,
        core::cmp::Ordering::Greater => 2,
    };
    let pairs = (humans.iter().count() * bots().count()) as u32;
    let won: u32 = humans.iter().flat_map(|human| bots().map(move |bot| halves(points(human), points(bot)))).sum();
    (won * 1000).checked_div(2 * pairs)
}

/// How far bots have moved from their strength within a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Easing {
    /// In tenths of a level.
    tenths: i8,
    /// The decisions of humans that have been looked at since the last step.
    decisions: u32,
    /// The sums of the humans' chances at them, and of their due, in thousandths.
    chances: u32,
    due: u32,
}

/// The decisions of humans from which a step follows: a single exchange is none.
const DECISIONS: u32 = 6;
/// The tenths of a level of one step.
const STEP: i8 = 3;
/// The most tenths of a level that bots move within a match.
const MOST: i8 = 9;
/// The humans are far behind, or ahead, where the odds on them are this many times worse, or better, than their due.
const FAR: u64 = 2;

impl Easing {
    /// The most tenths of a level that bots move from their strength within a match.
    pub const MOST: i32 = MOST as i32;

    /// In tenths of a level: below zero, the bots ease off.
    pub const fn tenths(self) -> i8 {
        self.tenths
    }

    /// Looks at a position of the match. All positions must be looked at in turn; those in which a human decides count.
    pub fn look(&mut self, line: &dyn AnyGame, humans: SeatSet) {
        let Some(Decider::Seat(seat)) = line.decider() else { return };
        let players = line.players();
        let ours = players.iter().filter(|&seat| humans.contains(seat)).count() as u32;
        if !humans.contains(seat) || ours == players.len() {
            return;
        }
        let shares = shares(line);
        self.chances += humans.iter().map(|seat| shares[seat.index()]).sum::<u32>().min(1000);
        self.due += 1000 * ours / players.len().max(1);
        self.decisions += 1;
        if self.decisions == DECISIONS {
            self.step();
        }
    }

    fn step(&mut self) {
        let all = u64::from(DECISIONS * 1000);
        let (chances, due) = (u64::from(self.chances), u64::from(self.due));
        // Odds are compared by cross-multiplication.
        let (ours, others) = (chances * (all - due), due * (all - chances));
        let tenths = match () {
            () if ours * FAR < others => self.tenths - STEP,
            () if ours > others * FAR => self.tenths + STEP,
            () => self.tenths - self.tenths.signum() * STEP,
        };
        *self = Self { tenths: tenths.clamp(-MOST, MOST), ..Self::default() };
    }

    /// That of the whole match from its start.
    pub fn of(start: &dyn AnyGame, actions: &[Action], humans: SeatSet) -> Self {
        let (mut easing, mut line) = (Self::default(), start.clone_box());
        for &action in actions {
            easing.look(&*line, humans);
            if line.play(action, Effects::ignored()).is_err() {
                break;
            }
        }
        easing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{EndReason, GameId, Seat};

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|&number| Seat(number)).collect()
    }

    #[test]
    fn the_staircase_goes_to_where_humans_get_their_due() {
        // A human who beats bots below 3.6 and loses to those above meets bots of about that strength.
        let mut record = CoachRecord::default();
        for _ in 0..30 {
            record = record.after(if record.strength.tenths() < 36 { 1000 } else { 0 });
        }
        assert!(record.strength.tenths().abs_diff(36) <= 2 && record.matches == 30, "{record:?}");
        assert_eq!(record.after(500).strength, record.strength, "what is due changes nothing");
    }

    #[test]
    fn better_results_never_make_bots_weaker() {
        for tenths in 10..=HIGHEST {
            for matches in 0..12 {
                let record = CoachRecord { strength: Strength::new(tenths).unwrap(), matches };
                let after = |placement| record.after(placement).strength.tenths();
                let steps: Vec<u8> = (0..=1000).step_by(50).map(after).collect();
                assert!(steps.is_sorted() && steps[0] <= tenths && steps[20] >= tenths, "{record:?} {steps:?}");
                assert!(steps.iter().all(|moved| moved.abs_diff(tenths) <= FIRST_STEP as u8));
                assert!(steps.iter().all(|moved| (10..=HIGHEST).contains(moved)));
            }
        }
    }

    #[test]
    fn placement_is_the_share_of_bots_behind() {
        let outcome = |points| Outcome { points, per: 1, reason: EndReason::LastPlayer };
        let all = seats(&[0, 1, 2, 3]);
        assert_eq!(placement(&outcome([1, 0, 0, 0]), seats(&[0]), all), Some(1000));
        assert_eq!(placement(&outcome([0, 1, 0, 0]), seats(&[0]), all), Some(333));
        assert_eq!(placement(&outcome([2, 3, 1, 0]), seats(&[0]), all), Some(666));
        assert_eq!(placement(&outcome([1, 1, 1, 1]), seats(&[1, 2]), all), Some(500));
        assert_eq!(placement(&outcome([1, 0, 0, 0]), all, all), None);
        assert_eq!(placement(&outcome([1, 0, 0, 0]), SeatSet::EMPTY, all), None);
    }

    /// The easing after a number of decisions of White alike to the one in `position`.
    fn eased(position: &str, decisions: u32) -> i8 {
        let line = GameId::Knot.set_up([], Some(position)).unwrap();
        let mut easing = Easing::default();
        for _ in 0..decisions {
            easing.look(&*line, seats(&[0]));
            easing.look(&*line, seats(&[1]));
        }
        easing.tenths()
    }

    #[test]
    fn bots_ease_off_while_humans_are_far_behind() {
        let (ahead, behind) = ("Wk,15/Wg,Wi,14/16/15,Bk turn=W", "Wk,15/Bg,Bi,14/16/15,Bk turn=W");
        assert_eq!(eased(ahead, DECISIONS - 1), 0);
        assert_eq!((eased(ahead, DECISIONS), eased(behind, DECISIONS)), (STEP, -STEP));
        assert_eq!((eased(ahead, 9 * DECISIONS), eased(behind, 9 * DECISIONS)), (MOST, -MOST));
    }

    #[test]
    fn an_even_position_takes_the_strength_back() {
        let even = GameId::Quad.set_up([], None).unwrap();
        let mut easing = Easing { tenths: -6, ..Easing::default() };
        let steps: Vec<i8> = (0..3 * DECISIONS)
            .map(|_| {
                easing.look(&*even, seats(&[0]));
                easing.tenths()
            })
            .step_by(DECISIONS as usize)
            .collect();
        assert_eq!((steps[0], easing.tenths()), (-6, 0), "{steps:?}");
    }

    #[test]
    fn a_record_tells_the_strength_of_each_action() {
        let start = GameId::Pothole.set_up([], None).unwrap();
        let (mut line, mut easing, mut actions) = (start.clone_box(), Easing::default(), Vec::new());
        for number in 0..120 {
            let legal = line.actions();
            let Some(&action) = legal.get(number * 7 % legal.len().max(1)) else { break };
            easing.look(&*line, seats(&[0, 2]));
            line.play(action, Effects::ignored()).unwrap();
            actions.push(action);
            assert_eq!(Easing::of(&*start, &actions, seats(&[0, 2])), easing);
        }
        assert!(actions.len() > 20);
    }
}
