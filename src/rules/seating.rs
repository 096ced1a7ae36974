//! Which seats play on the same side, and how players change seats in a match.

use super::points::Points;
use super::seat::{MAX_SEATS, Seat, SeatSet};

/// Which seats play on the same side, and how players change seats between the games of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// For each seat, all seats of its side, including itself. Empty for a seat that does not score: the dummy's.
    pub sides: [SeatSet; MAX_SEATS],
    /// For each seat, the seat its player has in the next game.
    pub next: [Seat; MAX_SEATS],
    /// Whether one person plays all seats of a side.
    pub one_person_a_side: bool,
}

/// A side's standing in a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Its place, from 1. Sides with equal points share the better place.
    pub place: usize,
    /// Its seats.
    pub side: SeatSet,
    /// The points of each of its players.
    pub points: Points,
}

impl Seating {
    /// `seats` players, each for themselves. After each game all players move on one seat in order of play.
    pub fn each(seats: usize) -> Self {
        let next = |seat: usize| if seat < seats { (seat + 1) % seats } else { seat };
        let side = |seat: usize| if seat < seats { SeatSet(1 << seat) } else { SeatSet::EMPTY };
        Self {
            sides: core::array::from_fn(side),
            next: core::array::from_fn(|seat| Seat(next(seat) as u8)),
            one_person_a_side: false,
        }
    }

    /// Whether a player has this seat. A dummy has none, nor has an empty corner.
    pub fn has_player(&self, seat: Seat) -> bool {
        self.sides.get(seat.index()).is_some_and(|side| !side.is_empty())
    }

    /// All seats of the person who plays this one.
    pub fn person(&self, seat: Seat) -> SeatSet {
        let side = self.sides.get(seat.index()).copied().unwrap_or_default();
        if self.one_person_a_side { side } else { SeatSet(1 << seat.0) }
    }

    /// Rearranges values by seat to the seats of the next game.
    pub fn moved_on<T: Clone>(&self, by_seat: &[T]) -> Vec<T> {
        let mut moved = by_seat.to_vec();
        for (thing, seat) in by_seat.iter().zip(self.next) {
            if let Some(place) = moved.get_mut(seat.index()) {
                place.clone_from(thing);
            }
        }
        moved
    }

    /// The seat in the first game of the player who has `seat` in game `number`, from 1.
    pub fn first_seat(&self, seat: Seat, number: u8) -> Seat {
        let before = |seat| (0..MAX_SEATS as u8).map(Seat).find(|from| self.next[from.index()] == seat).unwrap_or(seat);
        (1..number).fold(seat, |seat, _| before(seat))
    }

    /// The first seat of each side, in order of play.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let leads = |&seat: &Seat| self.sides[seat.index()].iter().next() == Some(seat);
        (0..MAX_SEATS as u8).map(Seat).filter(leads)
    }

    /// All sides with their points in a match, best first; ties in order of play.
    pub fn standings(&self, totals: &[Points; MAX_SEATS]) -> Vec<Standing> {
        let points = |side: SeatSet| side.iter().map(|seat| totals[seat.index()]).max().unwrap_or_default();
        let sides = self.leaders().map(|seat| self.sides[seat.index()]);
        let mut sides: Vec<_> = sides.map(|side| (side, points(side))).collect();
        sides.sort_by_key(|&(_, points)| core::cmp::Reverse(points));
        let place = |points| 1 + sides.iter().filter(|&&(_, others)| others > points).count();
        sides.iter().map(|&(side, points)| Standing { place: place(points), side, points }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    /// The seatings of all games, with the number of seats, and of games until each player has had every seat.
    fn seatings() -> Vec<(String, usize, Seating, u8)> {
        let mut found = Vec::new();
        for game in GameId::ALL {
            let seats = game.seats().len();
            let forms = match game.options().iter().find(|option| option.name == "form").map(|option| option.values) {
                Some(crate::rules::OptionValues::Choice { values, .. }) => values,
                _ => &[],
            };
            let usual = game.set_up([], None).unwrap().seating();
            found.push((game.name().to_owned(), seats, usual, seats as u8));
            for &form in forms {
                let seating = game.set_up([("form", form)], None).unwrap().seating();
                let round = match form {
                    "three-handed" => 3,
                    _ if seating.one_person_a_side => 2,
                    _ => 4,
                };
                found.push((format!("{} {form}", game.name()), seats, seating, round));
            }
        }
        assert_eq!(found.len(), 16);
        found
    }

    #[test]
    fn nobody_loses_his_seat_or_his_partner() {
        for (name, seats, seating, _) in seatings() {
            let seated: SeatSet = seating.next[..seats].iter().copied().collect();
            assert_eq!(seated.len() as usize, seats, "{name}");
            for seat in (0..seats as u8).map(Seat) {
                let side = seating.sides[seat.index()];
                let moved: SeatSet = side.iter().map(|seat| seating.next[seat.index()]).collect();
                assert_eq!(moved, seating.sides[seating.next[seat.index()].index()], "{name}");
                assert!(side.is_empty() || side.contains(seat), "{name}");
                assert_eq!(seating.has_player(seat), seating.next[seat.index()] != seat, "{name}: only a dummy stays");
            }
        }
    }

    #[test]
    fn in_a_round_every_side_begins_and_everybody_comes_back() {
        for (name, seats, seating, round) in seatings() {
            let first: Vec<usize> = (0..seats).collect();
            let mut games = vec![first.clone()];
            for number in 2..=round + 1 {
                games.push(seating.moved_on(&games[games.len() - 1]));
                for (seat, &player) in games[games.len() - 1].iter().enumerate() {
                    assert_eq!(seating.first_seat(Seat(seat as u8), number).index(), player, "{name}");
                }
            }
            assert_eq!(games.pop().unwrap(), first, "{name}");
            let mut begin: Vec<_> = games.iter().map(|players| players[0]).collect();
            begin.sort_unstable();
            begin.dedup();
            assert_eq!(begin.len(), usize::from(round), "{name}: each game another player begins");
        }
    }

    #[test]
    fn standings_name_ties() {
        let totals = ["1", "5/2", "1", "4"].map(|text| text.parse().unwrap());
        let written = |seating: Seating| {
            let standings = seating.standings(&totals);
            let lines = standings.iter().map(|s| {
                let seats: Vec<_> = s.side.iter().map(|seat| seat.0.to_string()).collect();
                format!("{}:{}={}", s.place, seats.join("+"), s.points)
            });
            lines.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(written(Seating::each(4)), "1:3=4 2:1=5/2 3:0=1 3:2=1");
        assert_eq!(written(Seating::each(2)), "1:1=5/2 2:0=1");
        let of_form = |form| GameId::Quad.set_up([("form", form)], None).unwrap().seating();
        assert_eq!(written(of_form("three-handed")), "1:1=5/2 2:0=1 2:2=1");
        let level = ["3/2"; 4].map(|text| text.parse().unwrap());
        let places = of_form("teams-adjacent").standings(&level).iter().map(|s| s.place).collect::<Vec<_>>();
        assert_eq!(places, [1, 1]);
    }
}
