//! What a table does by itself: chance, what talk has decided, and bots.

use super::line::Line;
use super::table::Table;
use crate::bots::quad::talk::pact;
use crate::bots::{Character, Level, Pact, SearchMode, SearchRequest, millis_for_action, remarks, sorted_actions};
use crate::chance::drawn_at;
use crate::rules::{Action, Decider, Seat, SeatSet, Talk};
use crate::texts::Language;

impl Table {
    /// The line that follows without anybody's decision: to what all have agreed, what talk has decided, or what chance
    /// brings.
    pub fn due(&self) -> Option<Line> {
        if let Some(agreed) = self.agreed() {
            return Some(agreed);
        }
        if self.is_over() {
            return None;
        }
        if let Some(action) = self.talk.as_ref().and_then(Talk::due) {
            return Some(Line::Action(action));
        }
        if self.now.decider() != Some(Decider::Chance) {
            return None;
        }
        drawn_at(&*self.now, self.record.seed?, self.chances).map(Line::Action)
    }

    /// The bot that is to decide, with its seat. Bots wait while something is offered.
    pub fn bot_to_think(&self) -> Option<(Seat, Level)> {
        let is_free = self.offered().is_none() && self.due().is_none();
        let Some(Decider::Seat(seat)) = self.now.decider().filter(|_| is_free) else { return None };
        Some((seat, self.places.get(seat.index())?.bot()?))
    }

    /// The question to the bot that is to decide.
    pub fn request(&self) -> Option<SearchRequest> {
        let (seat, level) = self.bot_to_think()?;
        let token = |action: &Action| action.token(self.seats()).to_string();
        Some(SearchRequest {
            number: self.record.actions.len() as u64,
            game: self.record.game,
            options: self.record.options.clone(),
            start: self.record.position.clone(),
            actions: self.record.actions.iter().map(token).collect(),
            level: level.number(),
            coached: None,
            character: Character::Neutral,
            pact: self.talk.as_ref().map_or_else(Pact::default, |talk| pact(talk, seat)),
            mode: SearchMode::Choose,
            language: Language::English,
            reader: SeatSet::EMPTY,
            seed: self.record.seed.unwrap_or_default(),
            millis: self.time_left(self.player_at(seat)).and_then(|left| millis_for_action(self.time_control(), left)),
            nodes: None,
        })
    }

    /// The line that a bot's choice makes; its first legal action in place of one that it may not choose.
    pub fn chosen(&self, choice: Option<Action>) -> Option<Line> {
        self.bot_to_think()?;
        let allowed = choice.filter(|&action| self.now.check_alone(action).is_ok());
        allowed.or_else(|| sorted_actions(&*self.now).first().copied()).map(Line::Action)
    }

    /// What bots say now. The others can react to it, so it is to be asked for again.
    pub fn bots_say(&self) -> Vec<Line> {
        let Some(talk) = self.talk.as_ref().filter(|talk| !talk.is_over() && talk.due().is_none()) else {
            return Vec::new();
        };
        for seat in self.now.players().iter() {
            if self.places.get(seat.index()).is_none_or(|place| place.bot().is_none()) {
                continue;
            }
            let mut trial = talk.clone();
            let said = remarks(&*self.now, talk, seat, Character::Neutral);
            let said: Vec<_> =
                said.into_iter().filter(|remark| trial.say(remark.clone()).is_ok()).map(Line::Remark).collect();
            if !said.is_empty() {
                return said;
            }
        }
        Vec::new()
    }
}
