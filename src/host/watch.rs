//! The time that the decision of a player takes.

use std::time::Duration;

use tokio::time::Instant;

use crate::clock::millis;
use crate::net::{Table, Times};

/// How long a clock stands still after each action, and after someone has come back: the screens show the action
/// meanwhile.
const SHOWN: Duration = Duration::from_secs(2);

/// Measures the time of the decision that is being made.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Watch {
    decision: Option<Decision>,
    /// What it took until the clock last stood still.
    before: Duration,
    /// Since when the clock runs, if it does. That may be to come.
    since: Option<Instant>,
}

/// A decision: the number of actions before it, and the player to decide, as counted at the start.
type Decision = (usize, usize);

fn decision(table: &Table) -> Option<Decision> {
    table.timed_player().map(|player| (table.record().actions.len(), player))
}

impl Watch {
    /// Follows the table. `may_run` tells whether the player can decide now.
    pub(super) fn follow(&mut self, table: &Table, may_run: bool, now: Instant) {
        let decision = decision(table);
        let runs = may_run && decision.is_some();
        if decision == self.decision && runs == self.since.is_some() {
            return;
        }
        let before = if decision == self.decision { self.taken(now) } else { Duration::ZERO };
        *self = Self { decision, before, since: runs.then(|| now + SHOWN) };
    }

    fn taken(&self, now: Instant) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// What the decision that is being made at the table has taken, in milliseconds; `None` if no player's time runs.
    pub(super) fn spent(&self, table: &Table, now: Instant) -> Option<u64> {
        let decision = decision(table)?;
        // The decision may have begun just now.
        let taken = if self.decision == Some(decision) { self.taken(now) } else { Duration::ZERO };
        Some(millis(taken.min(table.time_left(decision.1)?)))
    }

    /// When the time of the player to decide runs out.
    pub(super) fn end(&self, table: &Table) -> Option<Instant> {
        let (_, player) = self.decision?;
        table.flag_fallen()?;
        Some(self.since? + table.time_left(player)?.saturating_sub(self.before))
    }

    /// Whether a clock runs.
    pub(super) const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// The players' times; `None` without a time limit.
    pub(super) fn times(&self, table: &Table, now: Instant) -> Option<Times> {
        let decider = self.decision.map(|(_, player)| player);
        let left = |player: usize| {
            let left = table.time_left(player)?;
            Some(millis(if decider == Some(player) { left.saturating_sub(self.taken(now)) } else { left }))
        };
        let left_ms = (0..table.seats().len()).map(left).collect::<Option<_>>()?;
        let in_ms = self.since.map_or(0, |since| millis(since.saturating_duration_since(now)));
        let runs = decider.filter(|_| self.since.is_some());
        Some(Times { after: table.record().actions.len(), left_ms, runs, in_ms })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{Line, Table};
    use crate::rules::{GameId, Record};

    fn table(control: &str) -> Table {
        let start = GameId::Pothole.set_up([], None).unwrap();
        let tags = vec![("TimeControl".to_owned(), control.to_owned())];
        Table::begin(&Record { seed: Some(7), tags, ..Record::begun_at(GameId::Pothole, &*start) }).unwrap()
    }

    fn play(table: &mut Table, watch: &Watch, now: Instant) {
        let action = crate::bots::sorted_actions(&*table.record().lay().unwrap())[0];
        let millis = watch.spent(table, now).unwrap();
        table.take(&Line::Spent { millis }).unwrap();
        table.take(&Line::Action(action)).unwrap();
    }

    #[test]
    fn the_last_action_is_shown_before_the_clock_runs() {
        let (mut table, mut watch, begun) = (table("60+5"), Watch::default(), Instant::now());
        let at = |secs| begun + Duration::from_secs(secs);
        watch.follow(&table, true, begun);
        assert_eq!(watch.times(&table, begun).unwrap().in_ms, 2000);
        assert_eq!(watch.spent(&table, at(1)), Some(0));
        assert_eq!(watch.spent(&table, at(12)), Some(10_000));
        assert_eq!(watch.end(&table), Some(at(62)));
        let times = watch.times(&table, at(12)).unwrap();
        assert_eq!((times.left_ms[0], times.left_ms[1], times.runs), (50_000, 60_000, Some(0)));
        // Nobody is there.
        watch.follow(&table, false, at(12));
        assert_eq!((watch.spent(&table, at(500)), watch.end(&table)), (Some(10_000), None));
        watch.follow(&table, true, at(500));
        assert_eq!((watch.spent(&table, at(503)), watch.end(&table)), (Some(11_000), Some(at(552))));
        play(&mut table, &watch, at(503));
        let player = table.timed_player().unwrap();
        // The next decision, before it is followed.
        assert_eq!(watch.spent(&table, at(600)), Some(0));
        watch.follow(&table, true, at(504));
        assert_eq!(watch.spent(&table, at(507)), Some(1000));
        let left = table.time_left(0).unwrap().as_secs();
        assert_eq!(left, if player == 0 { 49 } else { 54 });
    }

    #[test]
    fn without_a_limit_nothing_is_measured() {
        let (table, mut watch, now) = (table("-"), Watch::default(), Instant::now());
        watch.follow(&table, true, now);
        assert_eq!((watch.spent(&table, now), watch.end(&table), watch.times(&table, now)), (None, None, None));
    }
}
