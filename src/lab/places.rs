//! What each side has got from a game.

use super::played::Played;
use super::study::Study;
use crate::arena::{firsts, points_of_side};
use crate::rules::{Points, Seat, SeatSet, Seating, SetupError};

/// A side: one seat, or several that play together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// The name of its seat, or the names of its seats.
    pub name: String,
    /// Its seats.
    pub seats: SeatSet,
}

/// What the sides have got from a game, in the order of play.
#[derive(Clone, PartialEq, Debug)]
pub struct Places {
    /// The points of each side.
    pub points: Vec<f64>,
    /// Each side's share of the first place.
    pub first: Vec<f64>,
    /// The turn in which each side left, all of it.
    pub out: Vec<Option<u32>>,
}

/// The sides of a variant, in the order of play, and how its seats are taken.
///
/// # Errors
///
/// Where the variant's options are wrong.
pub fn sides(study: &Study, variant: usize) -> Result<(Vec<Side>, Seating), SetupError> {
    let options = study.variants[variant].options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let seating = study.game.set_up(options, None)?.seating();
    let infos = study.game.seats();
    let leads = |&seat: &Seat| seating.sides[seat.index()].iter().next() == Some(seat);
    let seats = (0..infos.len() as u8).map(Seat).filter(leads).map(|seat| seating.sides[seat.index()]);
    let name = |seats: SeatSet| seats.iter().map(|seat| seat.name(infos)).collect::<Vec<_>>().join(" and ");
    Ok((seats.map(|seats| Side { name: name(seats), seats }).collect(), seating))
}

impl Places {
    /// From a game that has been checked. Where the two players have changed sides, each is counted where it began.
    pub fn of(game: &Played, sides: &[Side], seating: &Seating) -> Self {
        let all = game.points().unwrap_or_default();
        let first = firsts(&all, seating);
        let seat = |side: &Side| side.seats.iter().next().map_or(0, Seat::index);
        let points = |side: &Side| points_of_side(&all, seating, seat(side)).map_or(0, Points::twelfths);
        let out = |side: &Side| {
            let turns = side.seats.iter().map(|seat| game.out.get(seat.index()).copied().flatten());
            turns.collect::<Option<Vec<u32>>>().and_then(|turns| turns.into_iter().max())
        };
        let mut places = Self {
            points: sides.iter().map(|side| f64::from(points(side)) / 12.0).collect(),
            first: sides.iter().map(|side| first.get(seat(side)).copied().unwrap_or(0.0)).collect(),
            out: sides.iter().map(out).collect(),
        };
        if game.swapped {
            places.points.reverse();
            places.first.reverse();
            places.out.reverse();
        }
        places
    }

    /// The first turn in which a side left before the last one, of `turns`.
    pub fn first_out(&self, turns: u32) -> Option<u32> {
        self.out.iter().copied().flatten().min().filter(|&out| out < turns)
    }

    /// What share of all sides' time was spent watching, of a game of `turns`.
    pub fn waiting(&self, turns: u32) -> f64 {
        let turns = f64::from(turns.max(1));
        let watched = self.out.iter().flatten().map(|&out| (turns - f64::from(out)).max(0.0) / turns);
        watched.sum::<f64>() / self.out.len().max(1) as f64
    }

    /// The groups of sides from the first to the last place: by points, then by who stayed longer.
    pub fn ranking(&self) -> Vec<Vec<usize>> {
        let key = |&side: &usize| (self.points[side], self.out[side].map_or(f64::INFINITY, f64::from));
        let mut order: Vec<usize> = (0..self.points.len()).collect();
        let better = |one: &usize, other: &usize| {
            let (one, other) = (key(one), key(other));
            other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1))
        };
        order.sort_by(better);
        let mut groups: Vec<Vec<usize>> = vec![];
        for side in order {
            match groups.last_mut() {
                Some(group) if key(&group[0]) == key(&side) => group.push(side),
                _ => groups.push(vec![side]),
            }
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::super::part::tests::header;
    use super::super::played::tests::game;
    use super::*;

    #[test]
    fn places_by_hand() {
        let (sides, seating) = sides(&header("0/1").study, 0).unwrap();
        assert_eq!(sides.iter().map(|side| &*side.name).collect::<Vec<_>>(), ["White", "Red", "Black", "Blue"]);
        let places = Places::of(&game(0, "1-0-0-0"), &sides, &seating);
        assert_eq!((&places.points, &places.first), (&vec![1.0, 0.0, 0.0, 0.0], &vec![1.0, 0.0, 0.0, 0.0]));
        // Of ten turns Red left in the fifth: half a game of four.
        assert_eq!((places.first_out(10), places.waiting(10)), (Some(5), 0.125));
        assert_eq!(places.ranking(), [vec![0], vec![3], vec![2], vec![1]]);
        let shared = Places::of(&game(0, "1/2-0-0-1/2"), &sides, &seating);
        assert_eq!((shared.first, shared.points[3]), (vec![0.5, 0.0, 0.0, 0.5], 0.5));
    }

    #[test]
    fn sides_are_counted_as_one() {
        let text = r#"(title: "T", game: quad, player: "random", nodes: 1, openings: random(2), games: 3, seed: 1,
            variants: [(name: "teams", options: {"form": "teams-opposite"}), (name: "three", options: {"form": "three-handed"})])"#;
        let study = Study::read(text).unwrap();
        let (teams, seating) = sides(&study, 0).unwrap();
        assert_eq!(teams.iter().map(|side| &*side.name).collect::<Vec<_>>(), ["South and North", "West and East"]);
        let mut played = game(0, "1-0-1-0");
        let places = Places::of(&played, &teams, &seating);
        assert_eq!((places.points, places.first), (vec![1.0, 0.0], vec![1.0, 0.0]));
        assert_eq!(places.out, [None, None]);
        played.out = vec![None, Some(3), Some(4), Some(7)];
        assert_eq!(Places::of(&played, &teams, &seating).out, [None, Some(7)]);
        assert_eq!(sides(&study, 1).unwrap().0.len(), 3);
    }
}
