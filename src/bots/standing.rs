//! How everybody stands, at first sight.

use core::any::Any;

use super::evaluate::Evaluate;
use crate::rules::{AnyGame, Describe, Line, MAX_SEATS, auction, knot, pothole, quad};

/// So much better, in hundredths of a pawn, doubles the chances.
const DOUBLES: i32 = 160;
/// More than this, above the average, makes no difference.
const MOST: i32 = 16 * DOUBLES;

/// What each seat's game is worth at first sight, without looking ahead, in hundredths of a pawn.
pub(super) fn worth(line: &dyn AnyGame) -> Option<[i32; MAX_SEATS]> {
    fn of<G: Evaluate + Describe>(line: &dyn AnyGame) -> Option<[i32; MAX_SEATS]> {
        (line as &dyn Any).downcast_ref::<Line<G>>().map(|line| line.position.evaluate())
    }
    of::<pothole::Position>(line)
        .or_else(|| of::<knot::Position>(line))
        .or_else(|| of::<quad::Position>(line))
        .or_else(|| of::<auction::Position>(line))
}

/// Each seat's share of the chances, in thousandths: by what their games are worth at first sight or, once the game is
/// over, by their points.
pub fn shares(line: &dyn AnyGame) -> [u32; MAX_SEATS] {
    let weights = match line.outcome() {
        Some(outcome) => outcome.points.map(u64::from),
        None => worth(line).map_or([0; MAX_SEATS], |worth| weigh(line, worth)),
    };
    let sum = weights.iter().sum::<u64>().max(1);
    weights.map(|weight| (weight * 1000 / sum) as u32)
}

/// A number that doubles with every [`DOUBLES`], for those who are still in.
fn weigh(line: &dyn AnyGame, worth: [i32; MAX_SEATS]) -> [u64; MAX_SEATS] {
    let players = line.players();
    let best = players.iter().map(|seat| worth[seat.index()]).max().unwrap_or(0);
    let mut weights = [0; MAX_SEATS];
    for seat in players.iter() {
        let behind = (best - worth[seat.index()]).clamp(0, MOST);
        let (halvings, rest) = (behind / DOUBLES, behind % DOUBLES);
        // A straight line between two powers of two.
        weights[seat.index()] = ((1 << 20) * (2 * DOUBLES - rest) as u64 / (2 * DOUBLES) as u64) >> halvings;
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
