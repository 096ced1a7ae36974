//! A position's score from one side's point of view: its own evaluation minus that of its rivals.

use crate::rules::{MAX_SEATS, Outcome, Seat, SeatSet, Seating};

/// The score of a won game, minus the number of plies to the win.
pub const WON: i32 = 1_000_000;
/// From this score on, a score is a sure win in a known number of plies.
pub const SURE: i32 = WON - 1_000;
/// The cost, in centipawns, of half a point less than the fair share.
const HALF_POINT: i32 = 800;
/// How much less a draw is worth than playing on from a level position, in centipawns.
pub const CONTEMPT: i32 = 20;

/// A side's point of view: the side and its rivals.
#[derive(Copy, Clone, Debug)]
pub struct View {
    /// The seats of the side.
    pub own: SeatSet,
    /// The other sides; those that are out come last.
    rivals: [SeatSet; MAX_SEATS],
    /// How many of them are still in the game.
    count: usize,
    /// How many sides began the game.
    sides: usize,
    /// How much the strongest rival counts for itself, in per cent of what all rivals count.
    strongest: i32,
}

impl View {
    /// The point of view of the side that `seat` belongs to. The strongest rival counts for `strongest` per cent of what
    /// all rivals count, and their mean for the rest.
    pub fn of(seat: Seat, seating: &Seating, seats: usize, strongest: i32) -> Self {
        let side = |seat: Seat| {
            let side = seating.sides[seat.index()];
            // The dummy scores for no side; it is every side's rival.
            if side.is_empty() { SeatSet(1 << seat.0) } else { side }
        };
        let own = side(seat);
        let mut view = Self { own, rivals: [SeatSet::EMPTY; MAX_SEATS], count: 0, sides: 0, strongest };
        for other in (0..seats as u8).map(Seat).map(side) {
            if other != own && !view.rivals[..view.count].contains(&other) {
                view.rivals[view.count] = other;
                view.count += 1;
            }
        }
        view.sides = view.count + 1;
        view
    }

    /// The same with only `players` still in the game: a player who is out is no rival, and between the last two sides
    /// the game is zero-sum.
    #[must_use]
    pub fn among(mut self, players: SeatSet) -> Self {
        let mut count = 0;
        for place in 0..self.count {
            if self.rivals[place].0 & players.0 != 0 {
                // Sides that are out keep their points, and move to the end of the list.
                self.rivals.swap(count, place);
                count += 1;
            }
        }
        self.count = count.max(1);
        self
    }

    /// Whether there is more than one rival.
    #[inline]
    pub const fn has_rivals(&self) -> bool {
        self.count > 1
    }

    /// The score of a draw when two sides play.
    pub fn draw(&self) -> i32 {
        self.share(1, 2)
    }

    /// How many rival sides have a seat among `players`.
    pub fn rivals_among(&self, players: SeatSet) -> usize {
        self.rivals[..self.count].iter().filter(|side| side.0 & players.0 != 0).count()
    }

    /// The side's own evaluation, minus a weighted mean of the strongest rival's and of the mean of all rivals. Weakening
    /// any rival helps.
    #[inline]
    pub fn worth(&self, seats: &[i32; MAX_SEATS]) -> i32 {
        let sum = |side: SeatSet| {
            let mut sum = 0;
            for (seat, worth) in seats.iter().enumerate() {
                sum += if side.0 >> seat & 1 != 0 { *worth } else { 0 };
            }
            sum
        };
        let own = sum(self.own);
        if self.count == 1 {
            return own - sum(self.rivals[0]);
        }
        let (mut most, mut all) = (i32::MIN, 0);
        for &rival in &self.rivals[..self.count] {
            let worth = sum(rival);
            most = most.max(worth);
            all += worth;
        }
        let mean = all / self.count.max(1) as i32;
        own - (most * self.strongest + mean * (100 - self.strongest)) / 100
    }

    /// The score of a game that ended after `ply` plies. A side that is out with nothing has lost, even if it has
    /// points for lasting longer than others; such points are not counted for players who left earlier, either.
    pub fn ending(&self, outcome: &Outcome, is_out: bool, ply: usize) -> i32 {
        let points = |side: SeatSet| side.iter().map(|seat| i32::from(outcome.points[seat.index()])).max().unwrap_or(0);
        let own = points(self.own);
        let rivals = &self.rivals[..self.sides.saturating_sub(1)];
        let most = rivals.iter().map(|&side| points(side)).max().unwrap_or(0);
        if own > most {
            return WON - ply as i32;
        }
        if own == 0 || is_out && own < most {
            return ply as i32 - WON;
        }
        self.share(own, i32::from(outcome.per.max(1)))
    }

    /// The score of having left the game after `ply` plies with `shares` of `per` shares of the point.
    pub fn left(&self, shares: u8, per: u8, ply: usize) -> i32 {
        if shares == 0 { ply as i32 - WON } else { self.share(i32::from(shares), i32::from(per)) }
    }

    /// The score of a share of the point: the fair share counts as a draw, at minus [`CONTEMPT`]. A larger share counts
    /// no more, since playing on promises more, too, and draws would become too attractive.
    fn share(&self, shares: i32, per: i32) -> i32 {
        let fair = self.sides as i32;
        let beyond = 2 * HALF_POINT * (shares * fair - per) / (per * fair);
        beyond.min(0) - CONTEMPT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::EndReason;

    #[test]
    fn who_is_out_counts_for_nothing_but_their_points() {
        let all = View::of(Seat(0), &Seating::each(4), 4, 50);
        let left = all.among(SeatSet(0b0101));
        // Between the last two sides the game is zero-sum, even though others are out and worth less.
        assert_eq!((all.worth(&[500, 0, 500, 0]), left.worth(&[500, 0, 500, 0])), (167, 0));
        let even = View { strongest: 0, ..all };
        assert_eq!((even.worth(&[500, 0, 500, 0]), even.worth(&[500, 300, 0, 0])), (334, 400), "only the mean counts");
        assert!(all.has_rivals() && !left.has_rivals());
        let outcome = |points| Outcome { points, per: 2, reason: EndReason::LastPlayer };
        // A draw that another player had earlier is no less than the side's own.
        assert_eq!(left.ending(&outcome([1, 1, 0, 0]), false, 9), all.ending(&outcome([1, 1, 0, 0]), false, 9));
        assert!(left.ending(&outcome([1, 1, 0, 0]), false, 9) < SURE);
        assert_eq!(left.ending(&outcome([2, 0, 0, 0]), false, 9), WON - 9);
    }

    #[test]
    fn to_be_out_is_to_have_lost_however_late() {
        let view = View::of(Seat(0), &Seating::each(4), 4, 50);
        let outcome = |points| Outcome { points, per: 2, reason: EndReason::LastPlayer };
        assert_eq!(view.ending(&outcome([6, 4, 8, 2]), true, 9), 9 - WON);
        assert!(view.ending(&outcome([1, 1, 1, 1]), true, 9) > -SURE, "all fell together");
    }
}
