//! What a table's owner may do: show people out, and change its code.
//!
//! The first person who comes is the owner, and stays it.

use super::code::Code;
use super::key::Key;
use super::line::{Line, LineFault};
use super::message::Refused;
use super::table::{Place, Table};
use crate::rules::Seat;

/// The number of the owner.
const OWNER: usize = 0;

impl Table {
    /// Whether this person is the table's owner.
    pub const fn is_owner(&self, person: usize) -> bool {
        person == OWNER
    }

    /// The code that the table has in the place of its first one.
    pub const fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    /// Whether the table's code is void: a [`Line::Code`] is to follow.
    pub const fn needs_code(&self) -> bool {
        self.is_locked
    }

    /// The person with this key.
    pub(super) fn known(&self, key: Key) -> Result<usize, Refused> {
        let person = self.people.iter().position(|person| person.key == key).ok_or(Refused::NoSuchKey)?;
        if self.people[person].is_out { Err(Refused::ShownOut) } else { Ok(person) }
    }

    /// Checks whether this code lets a new person in. The host finds the table by its first code, too.
    pub(super) fn check_code(&self, code: &str) -> Result<(), Refused> {
        let is_valid = self.code().is_none_or(|own| Code::read(code).as_ref() == Some(own));
        if is_valid && !self.is_locked { Ok(()) } else { Err(Refused::NoSuchTable) }
    }

    /// The line by which the player on `seat` is shown out, if that is the one with this name.
    pub(super) fn ask_out(&self, by: usize, seat: Seat, name: &str) -> Result<Vec<Line>, Refused> {
        self.check_owner(by)?;
        match *self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)? {
            Place::Person(OWNER) | Place::StandIn(_, OWNER) => Err(Refused::NotYours),
            Place::Person(person) | Place::StandIn(_, person) if self.name(person) == Some(name) => {
                Ok(vec![Line::Out { person }])
            }
            _ => Err(Refused::Missed),
        }
    }

    /// The lines by which all are shown out who have no seat, whether they are connected or not.
    pub(super) fn ask_watchers_out(&self, by: usize) -> Result<Vec<Line>, Refused> {
        self.check_owner(by)?;
        let watches = |&person: &usize| !self.people[person].is_out && !self.has_place(person);
        Ok((OWNER + 1..self.people.len()).filter(watches).map(|person| Line::Out { person }).collect())
    }

    /// The line by which the code is changed.
    pub(super) fn change_code(&self, by: usize) -> Result<Vec<Line>, Refused> {
        self.check_owner(by)?;
        Ok(if self.is_locked { Vec::new() } else { vec![Line::Lock] })
    }

    const fn check_owner(&self, person: usize) -> Result<(), Refused> {
        if self.is_owner(person) { Ok(()) } else { Err(Refused::NotYours) }
    }

    /// Whether a seat is the person's, also one on which a bot plays for now.
    fn has_place(&self, person: usize) -> bool {
        self.places.iter().any(|place| matches!(*place, Place::Person(own) | Place::StandIn(_, own) if own == person))
    }

    /// Applies a [`Line::Out`]. Bots that have played for the person stay.
    pub(super) fn show_out(&mut self, person: usize) -> Result<(), LineFault> {
        let shown_out = self.people.get_mut(person).ok_or(LineFault::NoSuchPerson)?;
        if person == OWNER || shown_out.is_out {
            return Err(LineFault::Out);
        }
        shown_out.is_out = true;
        self.is_locked = true;
        // Nobody is shown out to have something agreed on.
        self.open = None;
        for seat in (0..self.places.len() as u8).map(Seat) {
            match self.places[seat.index()] {
                Place::Person(own) if own == person => self.change(seat, |_| Ok(Place::Free))?,
                Place::StandIn(level, own) if own == person => self.change(seat, |_| Ok(Place::Bot(level)))?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Applies a [`Line::Code`].
    pub(super) fn unlock(&mut self, code: &Code) -> Result<(), LineFault> {
        if !self.is_locked {
            return Err(LineFault::Code);
        }
        self.code = Some(code.clone());
        self.is_locked = false;
        Ok(())
    }
}
