//! Earlier positions, as draw rules need them.
//!
//! A history is kept beside a position, never in it: a match, the replay of a record and a search path each have their
//! own. A search undoes its moves with [`History::mark`] and [`History::rewind`].

use super::seat::SeatSet;

/// A position at the start of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The position's key.
    pub key: u64,
    /// Who has moved since the previous visit, in games whose draw rules need it.
    pub movers: SeatSet,
}

/// The positions of a game at the start of turns, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    visits: Vec<Visit>,
}

/// How many visits [`History::is_back_at`] looks back.
const REMEMBERED: usize = 64;

/// A length of a [`History`] to rewind to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HistoryMark(usize);

impl History {
    /// Adds a visit and returns how often the game has been in this position, including now. Only the last `reversible`
    /// visits are compared, since earlier positions cannot recur.
    pub fn arrive(&mut self, visit: Visit, reversible: u32) -> u32 {
        let times = self.times(visit, reversible);
        self.visits.push(visit);
        times
    }

    /// [`History::arrive`] for games in which `players` players move in turn and the same position implies the same
    /// player: only visits a whole number of rounds ago are compared.
    pub fn arrive_in_turn(&mut self, visit: Visit, reversible: u32, players: u32) -> u32 {
        let rounds = self.recent(reversible).rchunks_exact(players.max(1) as usize);
        let times = rounds.filter(|round| round[0].key == visit.key).count() as u32 + 1;
        debug_assert_eq!(times, self.times(visit, reversible), "somebody else was to move");
        self.visits.push(visit);
        times
    }

    /// Whether the last visit repeats an earlier position with this key.
    pub fn is_back_at(&self, key: u64) -> bool {
        let Some((last, earlier)) = self.visits.split_last() else { return false };
        last.key == key && earlier.iter().rev().take(REMEMBERED).any(|visit| visit.key == key)
    }

    fn times(&self, visit: Visit, reversible: u32) -> u32 {
        self.recent(reversible).iter().filter(|earlier| earlier.key == visit.key).count() as u32 + 1
    }

    /// Who has moved since the first of the last `reversible` visits, not counting this one, to the current position.
    pub fn movers_since_first(&self, reversible: u32) -> SeatSet {
        let Some(now) = self.visits.last() else { return SeatSet::EMPTY };
        let recent = self.recent(reversible.saturating_add(1));
        let after = recent.iter().position(|visit| visit.key == now.key).map_or(recent.len(), |first| first + 1);
        recent[after..].iter().fold(SeatSet::EMPTY, |movers, visit| SeatSet(movers.0 | visit.movers.0))
    }

    /// The current length of the history.
    pub fn mark(&self) -> HistoryMark {
        HistoryMark(self.visits.len())
    }

    /// Drops everything after `mark`.
    pub fn rewind(&mut self, mark: HistoryMark) {
        self.visits.truncate(mark.0);
    }

    fn recent(&self, most: u32) -> &[Visit] {
        &self.visits[self.visits.len().saturating_sub(most as usize)..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::seat::Seat;

    fn visit(key: u64, mover: u8) -> Visit {
        Visit { key, movers: [Seat(mover)].into_iter().collect() }
    }

    #[test]
    fn only_what_can_come_again_is_counted() {
        let mut history = History::default();
        assert_eq!(history.arrive(visit(7, 0), 0), 1);
        assert_eq!(history.arrive(visit(8, 1), 1), 1);
        assert_eq!(history.arrive(visit(7, 2), 2), 2);
        assert_eq!(history.arrive(visit(7, 3), 1), 2);
        assert_eq!(history.arrive(visit(7, 3), 9), 4);
    }

    #[test]
    fn in_turn_only_whole_rounds_are_counted() {
        let mut history = History::default();
        for key in [7, 8, 9, 7, 8, 9] {
            history.arrive(visit(key, 0), 0);
        }
        assert_eq!(history.arrive_in_turn(visit(7, 0), 6, 3), 3);
        assert_eq!(history.arrive_in_turn(visit(8, 0), 5, 3), 2);
        assert_eq!(history.arrive_in_turn(visit(9, 0), 2, 3), 1);
    }

    #[test]
    fn who_comes_back_is_seen() {
        let mut history = History::default();
        for (key, is_back) in [(7, false), (8, false), (7, true), (9, false), (8, true)] {
            history.arrive(visit(key, 0), 0);
            assert_eq!((history.is_back_at(key), history.is_back_at(1)), (is_back, false));
        }
    }

    #[test]
    fn movers_are_those_after_the_first_visit() {
        let mut history = History::default();
        for (key, mover) in [(7, 0), (8, 1), (9, 2), (7, 1)] {
            history.arrive(visit(key, mover), 9);
        }
        assert_eq!(history.movers_since_first(3), [Seat(1), Seat(2)].into_iter().collect());
    }

    #[test]
    fn what_a_search_tries_is_taken_back() {
        let mut history = History::default();
        history.arrive(visit(7, 0), 0);
        let (mark, before) = (history.mark(), history.clone());
        history.arrive(visit(8, 0), 1);
        history.rewind(mark);
        assert_eq!(history, before);
    }
}
