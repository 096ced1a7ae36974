//! The reader of the match, who is addressed as "you": the only human at the table, or a learner.

use super::Session;
use crate::rules::{Seat, SeatSet};
use crate::texts::{YOU, addressing, word};

impl Session {
    /// The seats of the reader, who is addressed as "you". With several humans, or none, all players have names.
    pub fn reader(&self) -> SeatSet {
        if let Some(learner) = self.learner {
            return SeatSet(1 << learner.0);
        }
        let humans: SeatSet = self.humans().collect();
        let Some(first) = humans.iter().next() else { return SeatSet::EMPTY };
        let one_person = self.position().seating().person(first);
        if humans.iter().all(|seat| one_person.contains(seat)) { humans } else { SeatSet::EMPTY }
    }

    /// A player's name in sentences: [`YOU`] for the reader, else their own name, their number in a match, or the
    /// seat's name.
    pub fn player_name(&self, seat: Seat) -> &str {
        if self.reader().contains(seat) { YOU } else { self.own_name(seat) }
    }

    /// A player's name outside of sentences: on cards, buttons and in lists.
    pub fn player_title(&self, seat: Seat) -> &str {
        if self.reader().contains(seat) { word!("reader-alone") } else { self.own_name(seat) }
    }

    fn own_name(&self, seat: Seat) -> &str {
        let player = self.player_at(seat);
        let given = self.setup.players.get(player).filter(|name| !name.is_empty());
        let of_nameless = || self.setup.name_of_nameless(&self.position().seating(), Seat(player as u8));
        given.map(String::as_str).or_else(of_nameless).unwrap_or_else(|| seat.called(self.setup.game.seats()))
    }

    /// Runs `tell` so that rules address the reader: their pieces are "your" pieces.
    pub fn told<T>(&self, tell: impl FnOnce() -> T) -> T {
        let seats = self.setup.game.seats();
        addressing(self.reader().iter().map(|seat| seat.name(seats)).collect(), tell)
    }

    /// Makes this seat a learner's.
    pub(in crate::play) fn teach(&mut self, learner: Option<Seat>) {
        self.learner = learner;
    }
}
