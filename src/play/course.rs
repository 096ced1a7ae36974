//! The history of a match: its start, its actions, and the current position.

use crate::clock::timed_seat;
use crate::rules::Square;
use crate::rules::{Action, AnyGame, Decider, Effect, Effects, Kind, Refusal, Seat, Snapshot, dropped};

/// An action of a match, with facts recorded when it is played, so that they need not be recomputed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The action itself.
    pub action: Action,
    /// The player who decided it, or chance.
    pub decider: Option<Decider>,
    /// Whether it began a turn.
    pub begins_turn: bool,
    /// Whether something was hidden when it was played.
    pub hides: bool,
    /// The player whose time ran, if any.
    pub(in crate::play) timed: Option<Seat>,
    /// The result of the dice, if it was a roll.
    pub roll: Option<Rolled>,
}

/// A roll of the dice, and the piece that it returns to the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// The player who threw the dice.
    pub seat: Seat,
    /// The kind of the piece that returns.
    pub kind: Kind,
    /// The square it came down on; `None` if the dice left the choice to the player.
    pub square: Option<Square>,
    /// The faces of the dice: the file, then the rank.
    pub dice: [u8; 2],
}

/// An action replayed, with its effects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retold {
    /// The number of actions before it.
    pub number: usize,
    /// The player whose turn it was.
    pub turn: Seat,
    /// The table before it.
    pub before: Snapshot,
    /// Its effects.
    pub effects: Vec<Effect>,
}

/// The current position and the actions that led to it. An undo replays the remaining actions from the start or from a
/// waypoint, so that not every position has to be stored.
#[derive(Clone, Debug)]
pub(super) struct Course {
    start: Box<dyn AnyGame>,
    pub(super) now: Box<dyn AnyGame>,
    played: Vec<Played>,
    /// A few of the last positions, each with the number of actions before it.
    waypoints: Vec<(usize, Box<dyn AnyGame>)>,
    /// The number of chance decisions.
    chances: usize,
    /// The number of swaps of sides.
    swaps: usize,
}

/// The number of actions between waypoints, and the number of waypoints kept.
const STRIDE: usize = 64;
const WAYPOINTS: usize = 8;

impl Course {
    pub(super) fn new(start: Box<dyn AnyGame>) -> Self {
        let now = start.clone();
        Self { start, now, played: Vec::new(), waypoints: Vec::new(), chances: 0, swaps: 0 }
    }

    /// The starting position.
    pub(super) fn start(&self) -> &dyn AnyGame {
        &*self.start
    }

    pub(super) fn played(&self) -> &[Played] {
        &self.played
    }

    pub(super) fn chances(&self) -> usize {
        self.chances
    }

    pub(super) fn swaps(&self) -> usize {
        self.swaps
    }

    /// Records `action`, which is legal and about to be resolved.
    pub(super) fn begin(&mut self, action: Action) {
        let decider = self.now.decider();
        self.note_waypoint(self.played.len());
        self.chances += usize::from(decider == Some(Decider::Chance));
        self.swaps += usize::from(action == Action::Swap);
        let (begins_turn, hides, timed) = (self.now.turn_begins(), self.now.hides(), timed_seat(&*self.now));
        self.played.push(Played { action, decider, begins_turn, hides, timed, roll: None });
    }

    /// Records what the last action did with the dice, after it is resolved. `turn` is the player whose turn it was.
    pub(super) fn finish(&mut self, turn: Seat, effects: &[Effect]) {
        let Some(Played { action: Action::Roll { file, rank }, roll, .. }) = self.played.last_mut() else { return };
        let Some((piece, square)) = dropped(effects) else { return };
        let now = self.now.snapshot();
        let dropped = now.pieces.get(&piece).map(|piece| piece.kind);
        let kind = dropped.or_else(|| now.hands.get(&piece).map(|held| held.kind));
        *roll = kind.map(|kind| Rolled { seat: turn, kind, square, dice: [*file, *rank] });
    }

    /// Plays `action`, which is legal, without the stages of a turn.
    pub(super) fn play(&mut self, action: Action) {
        let by_chance = self.now.decider() == Some(Decider::Chance);
        self.begin(action);
        if by_chance {
            let (turn, mut effects) = (self.now.turn(), Vec::new());
            self.now.play_unchecked(action, Effects::recording(&mut effects));
            self.finish(turn, &effects);
        } else {
            self.now.play_unchecked(action, Effects::ignored());
        }
    }

    /// Undoes the last action of a player and all chance decisions after it. Returns them, the last one first.
    pub(super) fn take_back(&mut self) -> Vec<Played> {
        let mut taken = Vec::new();
        while let Some(played) = self.played.pop() {
            let by_chance = played.decider == Some(Decider::Chance);
            self.chances -= usize::from(by_chance);
            self.swaps -= usize::from(played.action == Action::Swap);
            taken.push(played);
            if !by_chance {
                break;
            }
        }
        self.return_to_end();
        taken
    }

    /// Puts each action in the place of the one with its number, from 1, that stood in for it while it was hidden.
    ///
    /// # Errors
    ///
    /// The rule that refuses an action in its place. Nothing changes then.
    pub(super) fn reveal(&mut self, revealed: &[(usize, Action)]) -> Result<(), Refusal> {
        let Some(first) = revealed.iter().map(|&(number, _)| number.saturating_sub(1)).min() else { return Ok(()) };
        let mut course = self.clone();
        course.return_to(first);
        for (index, played) in self.played.iter().enumerate().skip(first) {
            let truth = revealed.iter().find(|&&(number, _)| number == index + 1);
            let action = truth.map_or(played.action, |&(_, action)| action);
            course.now.check(action)?;
            course.play(action);
        }
        *self = course;
        Ok(())
    }

    /// Drops everything after this number of actions.
    pub(super) fn return_to(&mut self, actions: usize) {
        if actions >= self.played.len() {
            return;
        }
        let gone = self.played.split_off(actions);
        self.chances -= gone.iter().filter(|played| played.decider == Some(Decider::Chance)).count();
        self.swaps -= gone.iter().filter(|played| played.action == Action::Swap).count();
        self.return_to_end();
    }

    /// Recomputes the current position from the actions.
    fn return_to_end(&mut self) {
        self.waypoints.retain(|&(after, _)| after <= self.played.len());
        let (first, from) = self.waypoints.last().map_or((0, &self.start), |(after, position)| (*after, position));
        self.now = from.clone();
        for index in first..self.played.len() {
            self.note_waypoint(index);
            self.now.play_unchecked(self.played[index].action, Effects::ignored());
        }
    }

    /// The effects of all actions after the first `from`, in order. They are replayed on a copy, starting from the last
    /// waypoint before.
    pub(super) fn retell(&self, from: usize) -> Vec<Retold> {
        let kept = self.waypoints.iter().rev().find(|&&(after, _)| after <= from);
        let (first, start) = kept.map_or((0, &self.start), |(after, position)| (*after, position));
        let mut table = start.clone();
        let mut told = Vec::new();
        for (number, played) in self.played.iter().enumerate().skip(first) {
            if number < from {
                table.play_unchecked(played.action, Effects::ignored());
                continue;
            }
            let (turn, before, mut effects) = (table.turn(), table.snapshot(), Vec::new());
            table.play_unchecked(played.action, Effects::recording(&mut effects));
            told.push(Retold { number, turn, before, effects });
        }
        told
    }

    /// Stores the position after `after` actions if a waypoint is due.
    fn note_waypoint(&mut self, after: usize) {
        let is_new = self.waypoints.last().is_none_or(|&(last, _)| last < after);
        if after > 0 && after.is_multiple_of(STRIDE) && is_new {
            if self.waypoints.len() == WAYPOINTS {
                self.waypoints.remove(0);
            }
            self.waypoints.push((after, self.now.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn every_position_is_found_again() {
        let mut course = Course::new(GameId::Auction.set_up([], None).unwrap());
        let mut seen = vec![course.now.clone()];
        for number in 0..700_usize {
            let actions = course.now.actions();
            course.play(actions[number * 7919 % actions.len()]);
            seen.push(course.now.clone());
        }
        let chances = course.played().iter().filter(|played| played.decider == Some(Decider::Chance)).count();
        assert_eq!(course.chances(), chances);
        for actions in [0, 1, 63, 64, 65, 640, 699, 700, 900] {
            let mut earlier = course.clone();
            earlier.return_to(actions);
            assert_eq!(format!("{:?}", earlier.now), format!("{:?}", seen[actions.min(700)]), "{actions}");
            let by_chance = |played: &&Played| played.decider == Some(Decider::Chance);
            assert_eq!(earlier.chances(), earlier.played().iter().filter(by_chance).count());
        }
        while !course.take_back().is_empty() {
            assert_eq!(format!("{:?}", course.now), format!("{:?}", seen[course.played().len()]));
        }
        assert_eq!((course.chances(), course.played().len()), (0, 0));
    }

    #[test]
    fn what_is_revealed_takes_the_place_of_what_stood_in_for_it() {
        let start = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                     handR=q3 handB=r2,p1 handY=b2,n1 handG=n3";
        let begun = || Course::new(GameId::Auction.set_up([("bidding", "sealed")], Some(start)).unwrap());
        let action = |token: &str| Action::parse(token, GameId::Auction.seats()).unwrap();
        let course = |tokens: &[&str]| {
            let mut course = begun();
            tokens.iter().for_each(|token| course.play(action(token)));
            course
        };
        let mut heard = course(&["e5e6", "offer:q3", "bid:-", "bid:-"]);
        let truth = course(&["e5e6", "offer:q3", "bid:r2", "bid:n1"]);
        for wrong in [[(3, "bid:q3"), (4, "bid:n1")], [(3, "bid:r2"), (4, "decline")]] {
            let before = format!("{heard:?}");
            assert!(heard.reveal(&wrong.map(|(number, token)| (number, action(token)))).is_err(), "{wrong:?}");
            assert_eq!(format!("{heard:?}"), before);
        }
        heard.reveal(&[(3, action("bid:r2")), (4, action("bid:n1"))]).unwrap();
        assert_eq!((heard.played(), heard.now.to_text()), (truth.played(), truth.now.to_text()));
    }

    /// Each replayed action leads from its table to the next.
    #[test]
    fn what_was_played_is_told_again_as_it_happened() {
        for game in GameId::ALL {
            let mut course = Course::new(game.set_up([], None).unwrap());
            for number in 0..150_usize {
                let actions = course.now.actions();
                if actions.is_empty() {
                    break;
                }
                course.play(actions[number * 7919 % actions.len()]);
            }
            let played = course.played().len();
            for from in [0, played.saturating_sub(1), played / 2, played] {
                let told = course.retell(from);
                assert_eq!(told.len(), played - from, "{game:?}");
                for (number, retold) in told.iter().enumerate() {
                    let mut after = retold.before.clone();
                    retold.effects.iter().for_each(|effect| effect.apply(&mut after));
                    let next = told.get(number + 1).map_or_else(|| course.now.snapshot(), |next| next.before.clone());
                    assert_eq!((retold.number, after.pieces), (from + number, next.pieces), "{game:?}");
                }
            }
        }
    }
}
