//! Each player's winning chances, by static evaluation.

use super::evaluate::Evaluate;
use crate::rules::{AnyGame, Line, MAX_SEATS, Seat, SeatSet, with_line};

/// Chances halve at most this often against the leader's; beyond that they are negligible.
const MOST_DOUBLINGS: i32 = 16;

/// The static evaluation of a position.
struct Sight {
    /// The evaluation of each seat, in centipawns.
    worth: [i32; MAX_SEATS],
    /// The advantage that doubles a player's chances, in centipawns.
    doubles: i32,
}

impl Sight {
    fn of<G: Evaluate>(line: &Line<G>) -> Self {
        // One temperature is odds of e to one; odds of two to one are ln 2 of that.
        Self { worth: line.position.evaluate(), doubles: G::TEMPERATURE * 693 / 1000 }
    }
}

/// The static evaluation of each seat, without search, in centipawns.
pub(super) fn worth(line: &dyn AnyGame) -> [i32; MAX_SEATS] {
    with_line!(line, known => known.position.evaluate())
}

/// Each seat's winning chance in thousandths: by static evaluation or, once the game is over, by points.
pub fn shares(line: &dyn AnyGame) -> [u32; MAX_SEATS] {
    let weights = match line.outcome() {
        Some(outcome) => outcome.points.map(u64::from),
        None => weigh(line.players(), &with_line!(line, known => Sight::of(known))),
    };
    let sum = weights.iter().sum::<u64>().max(1);
    weights.map(|weight| (weight * 1000 / sum) as u32)
}

/// The first of these bots that declines a draw: only clearly losing bots accept one, as a draw is worth less than
/// playing on.
pub fn that_plays_on(line: &dyn AnyGame, bots: SeatSet) -> Option<Seat> {
    let (shares, fair) = (shares(line), 1000 / line.players().len().max(1));
    // A bot with clearly less than its fair share accepts a draw.
    bots.iter().find(|seat| shares[seat.index()] * 4 > fair * 3)
}

/// A weight for each player still in, which doubles with every `doubles` centipawns.
fn weigh(players: SeatSet, &Sight { worth, doubles }: &Sight) -> [u64; MAX_SEATS] {
    let best = players.iter().map(|seat| worth[seat.index()]).max().unwrap_or(0);
    let mut weights = [0; MAX_SEATS];
    for seat in players.iter() {
        let behind = (best - worth[seat.index()]).clamp(0, MOST_DOUBLINGS * doubles);
        let (halvings, rest) = (behind / doubles, behind % doubles);
        // Interpolate linearly between two powers of two.
        weights[seat.index()] = ((1 << 20) * (2 * doubles - rest) as u64 / (2 * doubles) as u64) >> halvings;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn at_the_start_chances_are_much_alike() {
        for game in GameId::ALL {
            let line = game.set_up([], None).unwrap();
            let seats = game.seats().len();
            let shares = shares(&*line);
            assert!((990..=1000).contains(&shares.iter().sum::<u32>()), "{game:?} {shares:?}");
            let even = 1000 / seats as u32;
            assert!(shares[..seats].iter().all(|share| share.abs_diff(even) < even / 2), "{game:?} {shares:?}");
        }
    }

    #[test]
    fn who_has_more_has_better_chances() {
        let line = GameId::Knot.set_up([], Some("Wk,15/Wg,15/16/15,Bk turn=W")).unwrap();
        let [white, black, ..] = shares(&*line);
        assert!(white > black && black > 0, "{white} {black}");
    }
}
