//! The one truth of a match that is played on several screens, and who sits at its table.

use std::collections::BTreeMap;

use super::code::Code;
use super::consent::Open;
use super::key::Key;
use super::line::{BadLine, Line, LineFault};
use super::message::Sitter;
use super::name::clean_name;
use super::time::clock_of;
use crate::bots::Level;
use crate::clock::Clock;
use crate::rules::record::Log;
use crate::rules::{
    Action, AnyGame, Decider, Effect, Effects, Record, Remark, Said, Seat, SeatInfo, SeatSet, Series, Talk, Viewer,
    tag_value,
};

/// The name of the tag of a match whose table allows no hints, and its value.
const HINTS: &str = "Hints";
const NONE: &str = "none";

/// The tag of a match whose table allows no hints: clients give none.
pub fn no_hints() -> (String, String) {
    (HINTS.to_owned(), NONE.to_owned())
}

/// Whether a match with these tags is one whose table allows no hints.
pub fn forbids_hints(tags: &[(String, String)]) -> bool {
    tag_value(tags, HINTS) == Some(NONE)
}

/// The most people that a table ever knows.
pub const MOST_PEOPLE: usize = 64;

/// A table: a match, and the people and bots who play it.
///
/// It is what its [lines](Line) say. [`Table::ask`] turns what a client wants into further lines, and [`Table::take`]
/// applies them, once they are kept.
#[derive(Clone, Debug)]
pub struct Table {
    /// The match so far, with all secrets.
    pub(super) record: Record,
    pub(super) now: Box<dyn AnyGame>,
    pub(super) talk: Option<Talk>,
    /// The number of decisions of chance so far.
    pub(super) chances: usize,
    /// The number of lines so far.
    pub(super) lines: usize,
    pub(super) people: Vec<Person>,
    pub(super) places: Vec<Place>,
    /// The offer that is not answered by all yet.
    pub(super) open: Option<Open>,
    /// The players' times.
    pub(super) clock: Clock,
    /// Whether every seat has had a player at one time.
    pub(super) was_full: bool,
    /// The code that the table has in the place of its first one.
    pub(super) code: Option<Code>,
    /// Whether the table's code is void, and another one is to follow.
    pub(super) is_locked: bool,
    /// The logs of all who are at the table, by their sets of seats.
    pub(super) logs: BTreeMap<u8, Log>,
}

/// A person whom the table knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Person {
    pub(super) key: Key,
    pub(super) name: String,
    /// Whether the table's owner has shown the person out.
    pub(super) is_out: bool,
    /// Who has no more entries than this may have them of another log: from a time with other seats, or before actions
    /// were taken back.
    outdated: usize,
}

/// Who sits on a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Free,
    Person(usize),
    Bot(Level),
    /// A bot, until this person comes back.
    StandIn(Level, usize),
}

impl Place {
    /// The bot on the seat.
    pub(super) const fn bot(self) -> Option<Level> {
        match self {
            Self::Bot(level) | Self::StandIn(level, _) => Some(level),
            Self::Free | Self::Person(_) => None,
        }
    }
}

impl Person {
    /// The person gets another log, and may have this many entries of the one before.
    pub(super) fn has_had(&mut self, entries: usize) {
        self.outdated = self.outdated.max(entries);
    }
}

impl Table {
    /// A table at the start of the match of `head`: a record with a seed, and without actions and remarks.
    ///
    /// # Errors
    ///
    /// [`LineFault::Head`] if it is something else.
    pub fn begin(head: &Record) -> Result<Self, LineFault> {
        let refuse = |why: &str| Err(LineFault::Head(why.to_owned()));
        if !head.actions.is_empty() || !head.remarks.is_empty() {
            return refuse("the head of a match has neither actions nor remarks");
        }
        if head.seed.is_none() {
            return refuse("the head of a match has a seed");
        }
        let seats = head.game.seats().len();
        Series::read(&head.tags, seats).map_err(|error| LineFault::Head(error.to_string()))?;
        let now = head.lay().map_err(|error| LineFault::Head(error.to_string()))?;
        let mut table = Self {
            record: head.clone(),
            talk: head.game.has_talk().then(|| Talk::new(head.talk, &*now)),
            now,
            chances: 0,
            lines: 1,
            people: Vec::new(),
            places: vec![Place::Free; seats],
            open: None,
            clock: clock_of(head),
            was_full: false,
            code: None,
            is_locked: false,
            logs: BTreeMap::new(),
        };
        table.record.note_result(&*table.now);
        table.settle_logs();
        Ok(table)
    }

    /// The table that these written lines make.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read or does not fit.
    pub fn of_lines<S: AsRef<str>>(lines: &[S]) -> Result<Self, BadLine> {
        let bad = |number| move |why| BadLine { number, why };
        let (first, rest) = lines.split_first().ok_or(BadLine { number: 1, why: LineFault::Order })?;
        let Line::Begin(head) = Line::read(first.as_ref(), &[]).map_err(bad(1))? else {
            return Err(BadLine { number: 1, why: LineFault::Order });
        };
        let mut table = Self::begin(&head).map_err(bad(1))?;
        for (number, line) in (2..).zip(rest) {
            let line = Line::read(line.as_ref(), table.seats()).map_err(bad(number))?;
            table.take(&line).map_err(bad(number))?;
        }
        Ok(table)
    }

    /// Applies the next line.
    ///
    /// # Errors
    ///
    /// Where it does not fit; nothing changes then.
    pub fn take(&mut self, line: &Line) -> Result<(), LineFault> {
        match *line {
            Line::Begin(_) => return Err(LineFault::Order),
            Line::Person { key, ref name } => self.welcome(key, name)?,
            Line::Sit { person, seat } => {
                let known = person < self.people.len();
                self.change(seat, |place| match place {
                    _ if !known => Err(LineFault::NoSuchPerson),
                    Place::Free => Ok(Place::Person(person)),
                    _ => Err(LineFault::Seat),
                })?;
            }
            Line::Leave { seat } => self.change(seat, |place| match place {
                Place::Person(_) => Ok(Place::Free),
                _ => Err(LineFault::Seat),
            })?,
            Line::Bot { seat, level } => {
                let level = level.map(|level| Level::new(level).ok_or(LineFault::Level)).transpose()?;
                self.change(seat, |place| match (place, level) {
                    (Place::Person(_) | Place::Free, None) => Err(LineFault::Seat),
                    (Place::Person(person) | Place::StandIn(_, person), Some(level)) => {
                        Ok(Place::StandIn(level, person))
                    }
                    (Place::StandIn(_, person), None) => Ok(Place::Person(person)),
                    (_, level) => Ok(level.map_or(Place::Free, Place::Bot)),
                })?;
            }
            Line::Spent { millis } => self.spend(millis)?,
            Line::Action(action) => self.play(action)?,
            Line::Remark(ref remark) => self.hear(remark)?,
            Line::Offer { .. } | Line::Agree { .. } | Line::Decline { .. } | Line::Back { .. } | Line::Again { .. } => {
                self.take_offer(line)?;
            }
            Line::Out { person } => self.show_out(person)?,
            Line::Lock => self.is_locked = true,
            Line::Code(ref code) => self.unlock(code)?,
        }
        self.lines += 1;
        Ok(())
    }

    fn welcome(&mut self, key: Key, name: &str) -> Result<(), LineFault> {
        if clean_name(name).as_deref() != Some(name) {
            return Err(LineFault::Name);
        }
        if let Some(person) = self.person(key) {
            name.clone_into(&mut self.people[person].name);
            return Ok(());
        }
        if self.people.len() >= MOST_PEOPLE {
            return Err(LineFault::Full);
        }
        self.people.push(Person { key, name: name.to_owned(), is_out: false, outdated: 0 });
        Ok(())
    }

    pub(super) fn change(
        &mut self,
        seat: Seat,
        into: impl FnOnce(Place) -> Result<Place, LineFault>,
    ) -> Result<(), LineFault> {
        let place = *self.places.get(seat.index()).ok_or(LineFault::NoSuchSeat)?;
        let mut places = self.places.clone();
        places[seat.index()] = into(place)?;
        self.seat(places);
        let seating = self.now.seating();
        let mut free = (0..).map(Seat).zip(&self.places).filter(|&(_, place)| *place == Place::Free);
        self.was_full |= !free.any(|(seat, _)| seating.has_player(seat));
        self.reconsider(seat);
        Ok(())
    }

    /// Seats everybody like this. Who has other seats now gets another log.
    fn seat(&mut self, places: Vec<Place>) {
        let before: Vec<SeatSet> = (0..self.people.len()).map(|person| self.seats_of(person)).collect();
        self.places = places;
        for (person, before) in before.into_iter().enumerate() {
            if self.seats_of(person) != before {
                let had = self.log(before).map_or(0, |log| log.entries().len());
                self.people[person].has_had(had);
            }
        }
        self.settle_logs();
    }

    /// Keeps the logs of those who are at the table, and no others.
    pub(super) fn settle_logs(&mut self) {
        let people = 0..self.people.len();
        let wanted: Vec<SeatSet> = people.map(|person| self.seats_of(person)).chain([SeatSet::EMPTY]).collect();
        self.logs.retain(|seats, _| wanted.contains(&SeatSet(*seats)));
        for seats in wanted {
            self.logs.entry(seats.0).or_insert_with(|| self.record.log_for(Viewer::of(seats)));
        }
    }

    fn play(&mut self, action: Action) -> Result<(), LineFault> {
        if let Some(talk) = &self.talk {
            talk.check_action(action).map_err(|refusal| LineFault::Rule(refusal.to_string()))?;
        }
        let (before, player) = (self.now.clone(), self.timed_player());
        let mut effects: Vec<Effect> = Vec::new();
        self.now
            .play(action, Effects::recording(&mut effects))
            .map_err(|refusal| LineFault::Rule(refusal.to_string()))?;
        self.chances += usize::from(before.decider() == Some(Decider::Chance));
        if let Some(talk) = &mut self.talk {
            talk.follow(action, &effects, &*self.now);
        }
        self.clock.note(player);
        self.clock.settle(self.now.turn_begins());
        self.open = None;
        self.record.actions.push(action);
        self.record.note_result(&*self.now);
        for log in self.logs.values_mut() {
            log.played(&*before, action, &*self.now);
        }
        if action == Action::Swap {
            // The players change sides.
            let mut places = self.places.clone();
            places.rotate_left(1);
            self.seat(places);
        }
        Ok(())
    }

    fn hear(&mut self, remark: &Remark) -> Result<(), LineFault> {
        let talk = self.talk.as_mut().ok_or(LineFault::Form)?;
        talk.say(remark.clone()).map_err(|refusal| LineFault::Rule(refusal.to_string()))?;
        self.record.remarks.push(Said { after: self.record.actions.len(), remark: remark.clone() });
        self.logs.values_mut().for_each(|log| log.said(remark));
        Ok(())
    }

    pub(super) fn log(&self, seats: SeatSet) -> Option<&Log> {
        self.logs.get(&seats.0)
    }

    /// The match so far, with all its secrets.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The number of lines that the table was made of.
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// The game's seats.
    pub fn seats(&self) -> &'static [SeatInfo] {
        self.record.game.seats()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.outcome().is_some()
    }

    /// The number of the person with this key, unless they have been shown out.
    pub fn person(&self, key: Key) -> Option<usize> {
        self.people.iter().position(|person| person.key == key && !person.is_out)
    }

    /// The person's name.
    pub fn name(&self, person: usize) -> Option<&str> {
        self.people.get(person).map(|person| person.name.as_str())
    }

    /// The number of people whom the table knows.
    pub const fn people(&self) -> usize {
        self.people.len()
    }

    /// The person on a seat.
    pub fn sitter(&self, seat: Seat) -> Option<usize> {
        match self.places.get(seat.index()) {
            Some(&Place::Person(person)) => Some(person),
            _ => None,
        }
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: usize) -> SeatSet {
        let own = |&(_, place): &(Seat, &Place)| *place == Place::Person(person);
        (0..).map(Seat).zip(&self.places).filter(own).map(|(seat, _)| seat).collect()
    }

    /// Whether the match waits for a person: they are to decide, or are asked to agree.
    pub fn waits_for_person(&self, person: usize) -> bool {
        let own = self.seats_of(person);
        if let Some(offered) = self.offered() {
            return own.0 & offered.waits_for.0 != 0;
        }
        matches!(self.now.decider(), Some(Decider::Seat(seat)) if own.contains(seat))
    }

    /// Who sits on each seat. `here` tells whether a person is connected.
    pub fn sitters(&self, here: impl Fn(usize) -> bool) -> Vec<Sitter> {
        let name = |person| self.name(person).unwrap_or_default().to_owned();
        let sitter = |place: &Place| match *place {
            Place::Free => Sitter::Nobody,
            Place::Person(person) => Sitter::Person { name: name(person), here: here(person) },
            Place::Bot(level) => Sitter::Bot { level: level.number() },
            Place::StandIn(level, person) => Sitter::StandIn { level: level.number(), name: name(person) },
        };
        self.places.iter().map(sitter).collect()
    }

    /// The entries from number `from` on that the person in these seats gets. Those of seats that nobody at the table has
    /// together are none.
    pub fn entries(&self, seats: SeatSet, from: usize) -> Vec<String> {
        let all = self.log(seats).map_or(&[] as &[_], Log::entries);
        all.iter().skip(from).map(|entry| entry.written(self.seats())).collect()
    }

    /// The number of entries that the person in these seats can get.
    pub fn entries_of(&self, seats: SeatSet) -> usize {
        self.log(seats).map_or(0, |log| log.entries().len())
    }

    /// The number of the first entry that a person misses who comes back and says to have `have`. It is 0 where those may
    /// be of other seats.
    pub fn missed_from(&self, person: usize, have: usize) -> usize {
        let outdated = self.people.get(person).map_or(usize::MAX, |person| person.outdated);
        let fits = have > outdated && have <= self.entries_of(self.seats_of(person));
        if fits { have } else { 0 }
    }
}
