//! What a table makes of that which its clients ask.

use super::key::Key;
use super::line::Line;
use super::message::{Ask, PROTOCOL, Refused};
use super::name::clean_name;
use super::table::{MOST_PEOPLE, Place, Table};
use crate::bots::Level;
use crate::rules::record::Entry;
use crate::rules::talk::Refusal as TalkRefusal;
use crate::rules::{Action, Decider, Remark, Seat, SeatSet, Viewer};
use crate::texts::text;

/// From this many lines on, people only play: so nobody fills the store by sitting down, getting up and talking.
const MOST_LINES: usize = 20_000;

impl Table {
    /// The lines that follow from what the client with this key asks; none where nothing is to be done. Nothing changes.
    /// For a person who is new, `key` is the key to be. `is_away` tells whether a person is not connected now.
    ///
    /// # Errors
    ///
    /// Why the table refuses it.
    pub fn ask(&self, key: Key, ask: &Ask, is_away: impl Fn(usize) -> bool) -> Result<Vec<Line>, Refused> {
        if let Ask::Join { protocol, table, name, key: old, .. } = ask {
            return self.join(*protocol, table, name, *old, key);
        }
        let person = self.known(key)?;
        // Bots wait for the answer to an offer that is open.
        if self.lines >= MOST_LINES
            && !matches!(ask, Ask::Act { .. } | Ask::Answer { .. } | Ask::ShowOut { .. } | Ask::ShowOutWatchers)
        {
            return Err(Refused::Full);
        }
        match *ask {
            Ask::Join { .. } => Err(Refused::Unreadable),
            Ask::Sit { seat } => match self.place(seat)? {
                Place::Free => Ok(vec![Line::Sit { person, seat }]),
                Place::Bot(_) => Ok(vec![Line::Bot { seat, level: None }, Line::Sit { person, seat }]),
                Place::Person(sitter) if sitter == person => Ok(Vec::new()),
                _ => Err(Refused::Taken),
            },
            Ask::Leave { seat } => match self.place(seat)? {
                Place::Person(sitter) if sitter == person => Ok(vec![Line::Leave { seat }]),
                _ => Err(Refused::NotYours),
            },
            Ask::Bot { seat, level } => self.seat_bot(person, seat, level, is_away),
            Ask::Act { after, ref action } => self.act(person, after, action),
            Ask::Offer { after, offer } => self.make_offer(person, after, offer),
            Ask::Answer { offer, agrees } => self.answer(person, offer, agrees),
            Ask::Say { ref remark } => self.say(person, remark),
            Ask::ShowOut { seat, ref name } => self.ask_out(person, seat, name),
            Ask::ShowOutWatchers => self.ask_watchers_out(person),
            Ask::ChangeCode => self.change_code(person),
        }
    }

    fn join(&self, protocol: u32, code: &str, name: &str, old: Option<Key>, new: Key) -> Result<Vec<Line>, Refused> {
        if protocol != PROTOCOL {
            return Err(Refused::Protocol);
        }
        let name = clean_name(name).ok_or(Refused::Unreadable)?;
        let Some(key) = old else {
            self.check_code(code)?;
            let has_room = self.people.len() < MOST_PEOPLE && self.lines < MOST_LINES;
            return if has_room { Ok(vec![Line::Person { key: new, name }]) } else { Err(Refused::Full) };
        };
        let person = self.known(key)?;
        let keeps = self.name(person) == Some(&name) || self.lines >= MOST_LINES;
        let renamed = (!keeps).then_some(Line::Person { key, name });
        // Bots give back the seats that they have played meanwhile.
        let given_back = |&(_, place): &(Seat, &Place)| matches!(*place, Place::StandIn(_, own) if own == person);
        let seats = (0..).map(Seat).zip(&self.places).filter(given_back);
        Ok(renamed.into_iter().chain(seats.map(|(seat, _)| Line::Bot { seat, level: None })).collect())
    }

    fn place(&self, seat: Seat) -> Result<Place, Refused> {
        let place = self.places.get(seat.index()).filter(|_| self.now.seating().has_player(seat));
        place.copied().ok_or(Refused::NoSuchSeat)
    }

    fn seat_bot(
        &self,
        person: usize,
        seat: Seat,
        level: Option<u8>,
        is_away: impl Fn(usize) -> bool,
    ) -> Result<Vec<Line>, Refused> {
        let place = self.place(seat)?;
        let bot = level.map(|number| Level::new(number).ok_or(number)).transpose();
        let bot = bot.map_err(|number| Refused::Rule(text!("bot-no-level", level = i32::from(number))))?;
        match (place, bot) {
            // The others need not wait for one who is away.
            (Place::Person(other), Some(_)) if is_away(other) && !self.seats_of(person).is_empty() => {
                Ok(vec![Line::Bot { seat, level }])
            }
            (Place::Person(_), _) | (Place::StandIn(..), None) => Err(Refused::Taken),
            (place, bot) if place.bot() == bot => Ok(Vec::new()),
            _ => Ok(vec![Line::Bot { seat, level }]),
        }
    }

    fn act(&self, person: usize, after: usize, action: &str) -> Result<Vec<Line>, Refused> {
        let talk_decides = self.talk.as_ref().is_some_and(|talk| talk.due().is_some());
        if after != self.record.actions.len() || talk_decides {
            return Err(Refused::Missed);
        }
        let refuse = |error: &dyn core::fmt::Display| Refused::Rule(error.to_string());
        let action = Action::parse(action, self.seats()).map_err(|error| refuse(&error))?;
        let own = self.seats_of(person);
        // By the position that the client has, so that the reason tells nothing of others' secrets.
        let seen = self.now.seen_by(Viewer::of(own));
        match self.now.decider() {
            Some(Decider::Seat(seat)) if own.contains(seat) => {}
            Some(_) => return Err(Refused::NotYours),
            None => return Err(seen.check(action).map_or_else(|error| refuse(&error), |()| Refused::NotYours)),
        }
        let agreed = self.agrees_alone(own, action);
        let allowed = if agreed { seen.check(action) } else { seen.check_alone(action) };
        allowed.map_err(|error| refuse(&error))?;
        self.now.check(action).map_err(|_| Refused::NotYours)?;
        Ok(vec![Line::Action(action)])
    }

    /// Whether the action is a draw to which nobody else has to agree: the client plays all who are still in the game.
    fn agrees_alone(&self, own: SeatSet, action: Action) -> bool {
        matches!(action, Action::Draw(_)) && self.now.players().iter().all(|seat| own.contains(seat))
    }

    fn say(&self, person: usize, remark: &str) -> Result<Vec<Line>, Refused> {
        let Some(Entry::Remark(heard)) = Entry::read(remark, self.seats()) else { return Err(Refused::Unreadable) };
        let talk = self.talk.as_ref();
        let talk = talk.ok_or_else(|| Refused::Rule(TalkRefusal::NotInThisGame.to_string()))?;
        let own = self.seats_of(person);
        if !own.contains(heard.by()) {
            return Err(Refused::NotYours);
        }
        // What is due is played at once, so the client cannot have seen it.
        let is_due = talk.due().is_some();
        let meant = self.log(own).and_then(|log| log.meant(&heard)).filter(|_| !is_due).ok_or(Refused::Missed)?;
        talk.check(&meant).map_err(|refusal| Refused::Rule(as_heard(refusal, &heard).to_string()))?;
        Ok(vec![Line::Remark(meant)])
    }
}

/// The refusal with the number that the proposal has for the client: the true one tells how many are secret.
fn as_heard(refusal: TalkRefusal, heard: &Remark) -> TalkRefusal {
    let (Remark::Proposal { number: own, .. }
    | Remark::Answer { deal: own, .. }
    | Remark::Withdrawal { deal: own, .. }) = *heard
    else {
        return refusal;
    };
    match refusal {
        TalkRefusal::Number(_) => TalkRefusal::Number(own),
        TalkRefusal::NoSuchProposal(_) => TalkRefusal::NoSuchProposal(own),
        TalkRefusal::NotAsked { name, .. } => TalkRefusal::NotAsked { number: own, name },
        TalkRefusal::Answered { name, .. } => TalkRefusal::Answered { number: own, name },
        TalkRefusal::NotTheirs { name, .. } => TalkRefusal::NotTheirs { number: own, name },
        TalkRefusal::Closed(_) => TalkRefusal::Closed(own),
        other => other,
    }
}
