//! The course of a game: what is told of it turn by turn.
//!
//! Lead changes, drama and the moment of decision are defined as in Ludii, after Cameron Browne's *Automatic Generation
//! and Evaluation of Recombination Games* (2008), over our own evaluation: docs/lab.md has the formulas.

use crate::bots::shares;
use crate::rules::{AnyGame, Decider, Effect, Effects, MAX_SEATS, Outcome, Record, Seat, SeatSet, SetupError};

/// What happened in a game, turn by turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The number of turns; a turn can have several actions.
    pub turns: u32,
    /// How many actions players have decided on.
    pub decisions: u32,
    /// How many legal actions they had to choose from, in all.
    pub choices: u64,
    /// For each seat, the number of the turn in which it left, from 1.
    pub out: Vec<Option<u32>>,
    /// Whether the two players have changed sides.
    pub swapped: bool,
    /// How often another player was in the lead than before.
    pub lead_changes: u32,
    /// The drama of the winner's way, in thousandths; `None` without a single winner.
    pub drama: Option<u32>,
    /// The turn, from 1, from which on the winner was ahead of everything that the others ever had; `None` without a
    /// single winner.
    pub decided: Option<u32>,
}

impl Course {
    /// Follows a game. Leads count after `from` actions, the opening.
    ///
    /// # Errors
    ///
    /// Where the record's options or starting position are wrong.
    pub fn of(record: &Record, outcome: &Outcome, from: usize) -> Result<Self, SetupError> {
        let mut line = record.lay()?;
        let seats = line.seats().len();
        let mut course = Self { out: vec![None; seats], ..Self::default() };
        let mut chances = Vec::new();
        let mut effects = Vec::new();
        for (at, &action) in record.actions.iter().enumerate() {
            course.look(&*line, at >= from, &mut chances);
            let before = line.players();
            effects.clear();
            line.play_unchecked(action, Effects::recording(&mut effects));
            course.swapped ^= effects.contains(&Effect::SidesSwapped);
            for seat in before.iter().filter(|&seat| !line.players().contains(seat)) {
                if let Some(out) = course.out.get_mut(seat.index()) {
                    *out = Some(course.turns);
                }
            }
        }
        let side = |seat: Seat| line.seating().sides[seat.index()];
        course.lead_changes = lead_changes(&chances, side);
        let winners = outcome.winners();
        if let Some(winner) = winners.iter().next().filter(|&winner| side(winner) == winners) {
            let tale = tale(&chances, side(winner));
            course.drama = Some(tale.0);
            course.decided = Some(tale.1.map_or(course.turns, |turn| chances[turn].0));
        }
        Ok(course)
    }

    /// Counts what there is to see before an action.
    fn look(&mut self, line: &dyn AnyGame, counts: bool, chances: &mut Vec<(u32, [u32; MAX_SEATS])>) {
        if !matches!(line.decider(), Some(Decider::Seat(_))) {
            return;
        }
        if counts {
            self.decisions += 1;
            self.choices += line.actions().len() as u64;
        }
        if line.turn_begins() {
            self.turns += 1;
            if counts {
                chances.push((self.turns, shares(line)));
            }
        }
    }
}

/// The best chance of the seats of a side.
fn chance_of(side: SeatSet, chances: &[u32; MAX_SEATS]) -> u32 {
    side.iter().map(|seat| chances[seat.index()]).max().unwrap_or(0)
}

/// How often the lead passes to another side; who draws level has not taken it.
fn lead_changes(chances: &[(u32, [u32; MAX_SEATS])], side: impl Fn(Seat) -> SeatSet) -> u32 {
    let (mut leader, mut changes) = (None, 0);
    for (_, chances) in chances {
        let most = chances.iter().copied().max().unwrap_or(0);
        let leading = (0..MAX_SEATS as u8).map(Seat).filter(|seat| chances[seat.index()] == most);
        let mut sides: Vec<SeatSet> = leading.map(&side).collect();
        sides.dedup();
        if let [alone] = sides[..]
            && leader != Some(alone)
        {
            changes += u32::from(leader.is_some());
            leader = Some(alone);
        }
    }
    changes
}

/// The drama of the winner's way in thousandths, and the index of the turn that decides.
fn tale(chances: &[(u32, [u32; MAX_SEATS])], winner: SeatSet) -> (u32, Option<usize>) {
    let others = |chances: &[u32; MAX_SEATS]| {
        (0..MAX_SEATS as u8).filter(|&seat| !winner.contains(Seat(seat))).map(|seat| chances[usize::from(seat)]).max()
    };
    let others = |chances| others(chances).unwrap_or(0);
    let behind = chances.iter().map(|(_, all)| others(all).saturating_sub(chance_of(winner, all)));
    let behind: Vec<f64> = behind.filter(|&by| by > 0).map(|by| (f64::from(by) / 1000.0).sqrt()).collect();
    let drama = behind.iter().sum::<f64>() / behind.len().max(1) as f64;
    let threshold = chances.iter().map(|(_, all)| others(all)).max().unwrap_or(0);
    let decided = chances.iter().position(|(_, all)| chance_of(winner, all) > threshold);
    ((drama * 1000.0).round() as u32, decided)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    fn side(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    #[test]
    fn leads_and_drama_by_hand() {
        let chances = [
            (1, [500, 500, 0, 0]),
            (2, [600, 400, 0, 0]),
            (3, [500, 500, 0, 0]),
            (4, [310, 400, 0, 0]),
            (5, [300, 460, 0, 0]),
            (6, [590, 410, 0, 0]),
            (7, [650, 350, 0, 0]),
        ];
        assert_eq!(lead_changes(&chances, side), 2);
        // Behind by 0.09 and 0.16: (0.3 + 0.4) / 2. The others had 0.5 at most.
        assert_eq!(tale(&chances, side(Seat(0))), (350, Some(1)));
        // Behind by 0.2, 0.18 and 0.3, and never above 0.65.
        assert_eq!(tale(&chances, side(Seat(1))), (473, None));
    }

    #[test]
    fn who_leaves_is_noted_with_the_turn() {
        let tokens = "c2d2 end resign resign";
        let record = Record::parse(&format!("[Game \"pothole\"]\n\n{tokens} *")).unwrap();
        let outcome = Outcome::shared(SeatSet(0b1001), crate::rules::EndReason::Agreement);
        let course = Course::of(&record, &outcome, 2).unwrap();
        assert_eq!((course.turns, course.decisions), (3, 2));
        assert_eq!(course.out, [None, Some(2), Some(3), None]);
        assert_eq!((course.drama, course.decided, course.swapped), (None, None, false));
        let start = GameId::Pothole.set_up([], None).unwrap();
        assert!(course.choices > 0 && start.turn_begins());
    }
}
