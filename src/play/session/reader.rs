//! Who is told of the match as "you": the only human at the table, or a learner.

use super::Session;
use crate::rules::{Seat, SeatSet};
use crate::texts::{YOU, addressing, word};

impl Session {
    /// The seats of whoever is told of the match as "you". With several humans, and with none, everybody has a name.
    pub fn reader(&self) -> SeatSet {
        if let Some(learner) = self.learner {
            return SeatSet(1 << learner.0);
        }
        let seating = self.position().seating();
        let side = |seat: Seat| seating.sides.get(seat.index()).copied().unwrap_or_default();
        let humans: SeatSet = self.humans().filter(|&seat| !side(seat).is_empty()).collect();
        let Some(first) = humans.iter().next() else { return SeatSet::EMPTY };
        let one_person = if seating.one_person_a_side { side(first) } else { SeatSet(1 << first.0) };
        if humans.iter().all(|seat| one_person.contains(seat)) { humans } else { SeatSet::EMPTY }
    }

    /// What a player is called in sentences: [`YOU`] where they read them, else their own name, in a match their number,
    /// else the seat's name.
    pub fn player_name(&self, seat: Seat) -> &str {
        if self.reader().contains(seat) { YOU } else { self.own_name(seat) }
    }

    /// What a player is called where no sentence is about it: on cards, buttons and in lists.
    pub fn player_title(&self, seat: Seat) -> &str {
        if self.reader().contains(seat) { word!("reader-alone") } else { self.own_name(seat) }
    }

    fn own_name(&self, seat: Seat) -> &str {
        let player = self.player_at(seat);
        let given = self.setup.players.get(player).filter(|name| !name.is_empty());
        let of_nameless = || self.setup.name_of_nameless(&self.position().seating(), Seat(player as u8));
        given.map(String::as_str).or_else(of_nameless).unwrap_or_else(|| seat.called(self.setup.game.seats()))
    }

    /// What `tell` says of the rules, it says to the reader: their pieces are "your" pieces.
    pub fn told<T>(&self, tell: impl FnOnce() -> T) -> T {
        let seats = self.setup.game.seats();
        addressing(self.reader().iter().map(|seat| seat.name(seats)).collect(), tell)
    }

    /// From now on this seat is a learner's.
    pub(in crate::play) fn teach(&mut self, learner: Option<Seat>) {
        self.learner = learner;
    }
}
