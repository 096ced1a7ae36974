//! What needs the consent of others: taking back actions, a draw, a rematch.

use super::line::{Line, LineFault};
use super::message::Refused;
use super::offer::{Offer, Offered};
use super::table::{Place, Table};
use super::time::clock_of;
use crate::bots::that_plays_on;
use crate::rules::{Action, Decider, Record, Seat, SeatSet, Series};
use crate::texts::text;

/// The offer that is open at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Open {
    offer: Offer,
    /// The person who offers it.
    by: usize,
    /// The others who have agreed.
    agreed: Vec<usize>,
}

impl Table {
    /// The offer that is open, if there is one. It lapses when its player has no seat any more.
    pub fn offered(&self) -> Option<Offered> {
        let open = self.open.as_ref()?;
        let by = self.seats_of(open.by);
        (!by.is_empty()).then(|| Offered { offer: open.offer, by, waits_for: self.waits_for(open) })
    }

    /// The seats of the people who still have to agree.
    fn waits_for(&self, open: &Open) -> SeatSet {
        let asked = self.asked(open.offer);
        let waits = |seat: &Seat| match self.places[seat.index()] {
            Place::Person(person) => person != open.by && !open.agreed.contains(&person),
            Place::Free | Place::Bot(_) | Place::StandIn(..) => false,
        };
        asked.iter().filter(waits).collect()
    }

    /// The seats whose players have to agree.
    fn asked(&self, offer: Offer) -> SeatSet {
        match offer {
            Offer::Draw { seats } => seats.unwrap_or_else(|| self.now.players()),
            Offer::TakeBack { .. } | Offer::Rematch => (0..self.places.len() as u8).map(Seat).collect(),
        }
    }

    /// Checks whether this person may offer this.
    fn check_offer(&self, person: usize, offer: Offer) -> Result<(), Refused> {
        if self.seats_of(person).is_empty() {
            return Err(Refused::NotYours);
        }
        match offer {
            // At the end of a game, all its secrets and the dice to come are told.
            Offer::TakeBack { to } if !self.is_over() && self.can_go_back_to(to) => Ok(()),
            Offer::TakeBack { .. } => Err(Refused::Rule(text!("together-no-way-back"))),
            Offer::Rematch if self.is_over() => Ok(()),
            Offer::Rematch => Err(Refused::NotYours),
            Offer::Draw { seats } => {
                let (asked, own) = (self.asked(offer), self.seats_of(person));
                if asked.0 & !self.now.players().0 != 0 {
                    return Err(Refused::NoSuchSeat);
                }
                let is_free = |seat: Seat| self.places[seat.index()] == Place::Free;
                if !asked.iter().any(|seat| own.contains(seat)) || asked.iter().any(is_free) {
                    return Err(Refused::NotYours);
                }
                self.check_action(Action::Draw(seats))
            }
        }
    }

    /// Checks an action against the rules of the game and the deals of table talk.
    fn check_action(&self, action: Action) -> Result<(), Refused> {
        if let Some(talk) = &self.talk {
            talk.check_action(action).map_err(|refusal| Refused::Rule(refusal.to_string()))?;
        }
        self.now.check(action).map_err(|refusal| Refused::Rule(refusal.to_string()))
    }

    /// Checks whether bots agree. That is not asked again where lines are read: another version's bots may think otherwise.
    fn check_bots(&self, offer: Offer) -> Result<(), Refused> {
        let Offer::Draw { .. } = offer else { return Ok(()) };
        let bots = self.asked(offer).iter().filter(|seat| self.places[seat.index()].bot().is_some()).collect();
        match that_plays_on(&*self.now, bots) {
            Some(seat) => Err(Refused::Rule(text!("notice-bot-plays-on", name = seat.called(self.seats())))),
            None => Ok(()),
        }
    }

    /// A draw lapses when another sits down on a seat whose player is asked, or nobody does.
    pub(super) fn reconsider(&mut self, seat: Seat) {
        let is_asked = |open: &Open| matches!(open.offer, Offer::Draw { .. }) && self.asked(open.offer).contains(seat);
        if self.open.as_ref().is_some_and(is_asked) {
            self.open = None;
        }
    }

    /// Whether this number of actions may stay: a player is to decide after them, and none of the others was hidden
    /// when it was played, as a player who has seen what was hidden would decide otherwise.
    fn can_go_back_to(&self, to: usize) -> bool {
        if to >= self.record.actions.len() {
            return false;
        }
        let Ok(replay) = self.record.replay() else { return false };
        let mut after = replay.positions().skip(to).peekable();
        let is_asked = after.peek().is_some_and(|then| matches!(then.decider(), Some(Decider::Seat(_))));
        is_asked && !after.any(|then| then.hides())
    }

    /// The lines that follow from a person's offer. `after` is the number of actions that the person has seen. Making the
    /// offer that is open already is agreeing to it.
    pub(super) fn make_offer(&self, person: usize, after: usize, offer: Offer) -> Result<Vec<Line>, Refused> {
        if after != self.record.actions.len() {
            return Err(Refused::TooLate);
        }
        if self.offered().is_some() {
            return self.answer(person, offer, true);
        }
        self.check_offer(person, offer)?;
        self.check_bots(offer)?;
        Ok(vec![Line::Offer { person, offer }])
    }

    /// The lines that follow from a person's answer to the open offer. The person who has made it can withdraw it.
    pub(super) fn answer(&self, person: usize, offer: Offer, agrees: bool) -> Result<Vec<Line>, Refused> {
        let offered = self.offered().filter(|offered| offered.offer == offer).ok_or(Refused::Missed)?;
        let own = self.seats_of(person);
        let (offers, is_asked) = (own == offered.by, own.iter().any(|seat| offered.waits_for.contains(seat)));
        match agrees {
            true if is_asked => Ok(vec![Line::Agree { person }]),
            false if is_asked || offers => Ok(vec![Line::Decline { person }]),
            _ => Err(Refused::NotYours),
        }
    }

    /// Applies a line of an offer.
    pub(super) fn take_offer(&mut self, line: &Line) -> Result<(), LineFault> {
        let refuse = || Err(LineFault::Offer);
        match *line {
            Line::Offer { person, offer } => {
                if self.offered().is_some() || self.check_offer(person, offer).is_err() {
                    return refuse();
                }
                self.open = Some(Open { offer, by: person, agreed: Vec::new() });
            }
            Line::Agree { person } if person < self.people.len() => match &mut self.open {
                Some(open) => open.agreed.push(person),
                None => return refuse(),
            },
            Line::Decline { person } if self.open.is_some() && person < self.people.len() => self.open = None,
            Line::Back { to } if self.settled() == Some(Offer::TakeBack { to }) => self.go_back(to)?,
            Line::Again { seed, start }
                if self.plays_again() && start.is_none_or(|start| start < self.starts().len()) =>
            {
                self.begin_again(seed, start)?;
            }
            _ => return refuse(),
        }
        Ok(())
    }

    /// The offer to which all have agreed.
    fn settled(&self) -> Option<Offer> {
        self.offered().filter(|offered| offered.waits_for.is_empty()).map(|offered| offered.offer)
    }

    /// The line that follows from an offer to which all have agreed; none for a rematch, which needs a seed.
    pub(super) fn agreed(&self) -> Option<Line> {
        match self.settled()? {
            Offer::TakeBack { to } => Some(Line::Back { to }),
            Offer::Draw { seats } => {
                let action = Action::Draw(seats);
                self.check_action(action).is_ok().then_some(Line::Action(action))
            }
            Offer::Rematch => None,
        }
    }

    /// Whether all have agreed to play again: a [`Line::Again`] is to follow.
    pub fn plays_again(&self) -> bool {
        self.settled() == Some(Offer::Rematch)
    }

    fn go_back(&mut self, to: usize) -> Result<(), LineFault> {
        let mut record = self.record.clone();
        if let Some(talk) = &self.talk {
            let mut talk = talk.clone();
            talk.take_back_to(to);
            record.remarks = talk.remarks().to_vec();
        }
        let undone = record.actions.split_off(to);
        self.lay_anew(record, self.places_before(&undone))?;
        undone.iter().for_each(|_| self.clock.undo());
        Ok(())
    }

    /// The balanced starts of the game.
    fn starts(&self) -> &'static [&'static str] {
        self.record.game.kit().balanced
    }

    /// The line that begins another game, with this seed. As on one screen, each balanced start is played once from every
    /// seat, and then another one is drawn.
    pub fn another_game(&self, seed: u64) -> Line {
        let kit = self.record.game.kit();
        let is_balanced = kit.is_balanced(self.record.position.as_deref());
        let draws = is_balanced && self.next_series().begins_round(self.places.len());
        Line::Again { seed, start: kit.drawn_start(seed).filter(|_| draws) }
    }

    fn begin_again(&mut self, seed: u64, start: Option<usize>) -> Result<(), LineFault> {
        // Those who have swapped sides move on from their seat at the start.
        let places = self.now.seating().moved_on(&self.places_before(&self.record.actions));
        let mut tags = self.record.tags.clone();
        tags.retain(|(name, _)| !Series::TAGS.contains(&name.as_str()));
        tags.extend(self.next_series().tags(self.places.len()));
        let position =
            start.map_or_else(|| self.record.position.clone(), |start| Some(self.starts()[start].to_owned()));
        let (remarks, actions) = (Vec::new(), Vec::new());
        let record = Record { seed: Some(seed), position, tags, remarks, actions, ..self.record.clone() };
        let clock = clock_of(&record);
        self.lay_anew(record, places)?;
        self.clock = clock;
        Ok(())
    }

    /// The place of the next game in a match of several; after the last one, another match of as many begins.
    fn next_series(&self) -> Series {
        let series = Series::read(&self.record.tags, self.places.len()).unwrap_or_default();
        let outcome = self.now.outcome();
        let player_at = |seat| self.player_at(seat);
        let next = outcome.and_then(|end| series.after(&end, &self.now.seating(), self.places.len(), player_at));
        next.unwrap_or_else(|| Series::of(series.games()))
    }

    /// Who sat on each seat before these last actions: with each swap, the players have changed sides.
    fn places_before(&self, actions: &[Action]) -> Vec<Place> {
        let mut places = self.places.clone();
        actions.iter().filter(|&&action| action == Action::Swap).for_each(|_| places.rotate_right(1));
        places
    }

    /// The name of the person who declines by this line, if they do not withdraw their own offer.
    pub fn declined_by(&self, line: &Line) -> Option<&str> {
        let Line::Decline { person } = *line else { return None };
        self.name(person).filter(|_| self.open.as_ref().is_some_and(|open| open.by != person))
    }

    /// Goes on from this record. Everybody gets another log.
    fn lay_anew(&mut self, record: Record, places: Vec<Place>) -> Result<(), LineFault> {
        let mut record = Record { result: None, ..record };
        let replay = record.replay().map_err(|error| LineFault::Rule(error.to_string()))?;
        for person in 0..self.people.len() {
            let had = self.entries_of(self.seats_of(person));
            self.people[person].has_had(had);
        }
        let before = replay.positions().take(replay.actions());
        self.chances = before.filter(|then| then.decider() == Some(Decider::Chance)).count();
        self.talk = replay.talk().cloned();
        self.now = replay.into_last();
        record.note_result(&*self.now);
        (self.record, self.places, self.open) = (record, places, None);
        self.logs.clear();
        self.settle_logs();
        Ok(())
    }
}
