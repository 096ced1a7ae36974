//! The log of all that was said, with what has come of it.

use super::charge::{Charge, Verdict};
use super::course::{Happened, Standing};
use super::deal::{Deal, DealState};
use super::mode::TalkMode;
use super::refusal::Refusal;
use super::remark::{LAST_ROUND, LONGEST_TEXT, Remark, Said, Terms};
use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::Effect;
use crate::rules::seat::{Seat, SeatInfo, SeatSet};

/// All talk of a game. It is to be told of every action: see [`Talk::follow`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    mode: TalkMode,
    seats: &'static [SeatInfo],
    start: Standing,
    remarks: Vec<Said>,
    course: Vec<Happened>,
    /// What was taken back with actions, the next to be said again last.
    undone: Vec<Said>,
    state: State,
}

/// What follows from remarks and actions.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    now: Standing,
    round: u32,
    deals: Vec<Deal>,
    /// The places of those that are not settled, in order: actions judge no others.
    open: Vec<usize>,
    charges: Vec<Charge>,
    due: Option<Action>,
}

/// Where the deal with this number stands: they are numbered as they are proposed, from 1 on.
fn place_of(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

impl State {
    const fn new(start: Standing) -> Self {
        Self { now: start, round: 1, deals: Vec::new(), open: Vec::new(), charges: Vec::new(), due: None }
    }

    fn deal(&mut self, number: u32) -> Option<&mut Deal> {
        self.deals.get_mut(place_of(number)?)
    }

    /// Takes in a remark, which must be allowed.
    fn hear(&mut self, remark: &Remark) {
        match *remark {
            Remark::Message { .. } => {}
            Remark::Proposal { number, by, with, terms, secret } => {
                self.open.push(self.deals.len());
                self.deals.push(Deal::new(number, by, with, terms, secret, self.round));
            }
            Remark::Answer { deal, by, accepts } => {
                if let Some(deal) = self.deal(deal) {
                    deal.answer(by, accepts);
                    self.due = deal.due();
                }
            }
            Remark::Withdrawal { deal, .. } => {
                if let Some(deal) = self.deal(deal) {
                    deal.state = DealState::Withdrawn;
                }
            }
            Remark::Accusation { by, whom } => self.charges.push(Charge::new(by, whom, self.now.players)),
            Remark::Vote { by, guilty } => {
                if let Some(charge) = self.charges.last_mut() {
                    charge.vote(by, guilty);
                    let convicted = charge.verdict == Some(Verdict::Guilty);
                    self.due = convicted.then_some(Action::Penalty(charge.whom));
                }
            }
        }
    }

    /// Takes in the action with this number, counted from 1.
    fn follow(&mut self, happened: &Happened, number: usize) {
        self.due = None;
        self.now = happened.now.clone();
        self.round += u32::from(happened.ends_round);
        self.open.retain(|&place| {
            let deal = &mut self.deals[place];
            deal.follow(happened, number, self.round);
            deal.is_open()
        });
        // All others were decided before it was made.
        if let Some(charge) = self.charges.last_mut() {
            charge.follow(self.now.players, self.now.over);
        }
    }
}

impl Talk {
    /// The talk of a game that begins at `start`.
    pub fn new(mode: TalkMode, start: &dyn AnyGame) -> Self {
        let (seats, start) = (start.seats(), Standing::of(start));
        let (remarks, course, undone) = (Vec::new(), Vec::new(), Vec::new());
        Self { mode, seats, start: start.clone(), remarks, course, undone, state: State::new(start) }
    }

    /// What was agreed.
    pub const fn mode(&self) -> TalkMode {
        self.mode
    }

    /// All remarks, in the order they were made.
    pub fn remarks(&self) -> &[Said] {
        &self.remarks
    }

    /// All deals, by their numbers.
    pub fn deals(&self) -> &[Deal] {
        &self.state.deals
    }

    /// The deal with this number.
    pub fn deal(&self, number: u32) -> Option<&Deal> {
        self.deals().get(place_of(number)?)
    }

    /// All accusations, in the order they were made.
    pub fn charges(&self) -> &[Charge] {
        &self.state.charges
    }

    /// The accusation that is being voted on.
    pub fn open_charge(&self) -> Option<&Charge> {
        self.charges().last().filter(|charge| charge.verdict.is_none())
    }

    /// The number of the next proposal.
    pub fn next_number(&self) -> u32 {
        self.state.deals.len() as u32 + 1
    }

    /// The round that is being played, from 1 on.
    pub const fn round(&self) -> u32 {
        self.state.round
    }

    /// The players who may speak.
    pub const fn players(&self) -> SeatSet {
        self.state.now.players
    }

    /// Whether nobody may speak any more, and everything that was said may be read by all.
    pub const fn is_over(&self) -> bool {
        self.state.now.over
    }

    /// What has been decided by talk, and is to be played next: a penalty, or a draw.
    pub const fn due(&self) -> Option<Action> {
        self.state.due
    }

    /// Whether `action` may be played now, as far as talk is concerned.
    ///
    /// # Errors
    ///
    /// [`Refusal::Decided`] where another action is due.
    pub fn check_action(&self, action: Action) -> Result<(), Refusal> {
        match self.due() {
            Some(due) if due != action => Err(Refusal::Decided(due.token(self.seats).to_string())),
            _ => Ok(()),
        }
    }

    /// Who may read a remark of this game's; everybody where nobody is named.
    pub fn readers(&self, remark: &Remark) -> Option<SeatSet> {
        let with = |seats: SeatSet, by: Seat| SeatSet(seats.0 | 1 << by.0);
        if self.is_over() {
            return None;
        }
        match *remark {
            Remark::Message { by, to, .. } => to.map(|to| with(to, by)),
            Remark::Proposal { by, with: others, secret, .. } => secret.then(|| with(others, by)),
            Remark::Answer { deal, .. } | Remark::Withdrawal { deal, .. } => {
                self.deal(deal).filter(|deal| deal.secret).map(Deal::parties)
            }
            Remark::Accusation { .. } | Remark::Vote { .. } => None,
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        seat.name(self.seats)
    }

    /// Whether `remark` may be made now.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check(&self, remark: &Remark) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if let Some(due) = self.due() {
            return Err(Refusal::Decided(due.token(self.seats).to_string()));
        }
        self.in_game(remark.by())?;
        match remark {
            Remark::Message { by, to, text } => {
                self.may_speak(to.is_some())?;
                to.map_or(Ok(()), |to| self.hears(*by, to))?;
                check_text(text)
            }
            &Remark::Proposal { number, by, with, terms, secret } => {
                self.may_speak(secret)?;
                self.hears(by, with)?;
                if number != self.next_number() {
                    return Err(Refusal::Number(self.next_number()));
                }
                self.check_terms(SeatSet(with.0 | 1 << by.0), terms)
            }
            &Remark::Answer { deal: number, by, .. } => {
                let deal = self.deal(number).ok_or(Refusal::NoSuchProposal(number))?;
                let name = self.name(by);
                match () {
                    () if !deal.with.contains(by) => Err(Refusal::NotAsked { number, name }),
                    () if deal.accepted.contains(by) => Err(Refusal::Answered { number, name }),
                    () if deal.state != DealState::Offered => Err(Refusal::Closed(number)),
                    () => Ok(()),
                }
            }
            &Remark::Withdrawal { deal: number, by } => {
                let deal = self.deal(number).ok_or(Refusal::NoSuchProposal(number))?;
                match () {
                    () if deal.by != by => Err(Refusal::NotTheirs { number, name: self.name(by) }),
                    () if deal.state != DealState::Offered => Err(Refusal::Closed(number)),
                    () => Ok(()),
                }
            }
            &Remark::Accusation { by, whom } => {
                self.in_game(whom)?;
                if let Some(charge) = self.open_charge() {
                    return Err(Refusal::AccusationOpen(self.name(charge.whom)));
                }
                if by == whom { Err(Refusal::AccusesThemselves(self.name(by))) } else { Ok(()) }
            }
            &Remark::Vote { by, .. } => {
                let charge = self.open_charge().ok_or(Refusal::NobodyAccused)?;
                if charge.has_voted(by) { Err(Refusal::Voted(self.name(by))) } else { Ok(()) }
            }
        }
    }

    fn in_game(&self, seat: Seat) -> Result<(), Refusal> {
        // A seat that the game does not have has no place in a set.
        let known = seat.index() < self.seats.len() && self.players().contains(seat);
        if known { Ok(()) } else { Err(Refusal::NotInGame(self.name(seat))) }
    }

    const fn may_speak(&self, secretly: bool) -> Result<(), Refusal> {
        match self.mode {
            TalkMode::None => Err(Refusal::NoTalk),
            TalkMode::Open if secretly => Err(Refusal::NoSecrets),
            TalkMode::Open | TalkMode::Secret => Ok(()),
        }
    }

    fn hears(&self, by: Seat, to: SeatSet) -> Result<(), Refusal> {
        if to.is_empty() {
            return Err(Refusal::ToNobody);
        }
        if to.contains(by) {
            return Err(Refusal::ToThemselves(self.name(by)));
        }
        (0..u8::BITS as u8).map(Seat).filter(|&seat| to.contains(seat)).try_for_each(|seat| self.in_game(seat))
    }

    fn check_terms(&self, parties: SeatSet, terms: Terms) -> Result<(), Refusal> {
        if let Terms::Attack { on, .. } = terms {
            let known = on.index() < self.seats.len();
            if known && parties.contains(on) {
                return Err(Refusal::AttacksThemselves(self.name(on)));
            }
            if !known || !self.state.now.is_armed(on) {
                return Err(Refusal::NothingToAttack(self.name(on)));
            }
        }
        match terms {
            Terms::Truce { until } | Terms::Attack { until, .. } if until < self.round() => {
                Err(Refusal::RoundOver(self.round()))
            }
            Terms::Truce { until } | Terms::Attack { until, .. } if until > LAST_ROUND => Err(Refusal::TooLate),
            _ => Ok(()),
        }
    }

    /// Makes a remark. What was taken back before is forgotten.
    ///
    /// # Errors
    ///
    /// Says why it may not be made; nothing is changed then.
    pub fn say(&mut self, remark: Remark) -> Result<(), Refusal> {
        self.check(&remark)?;
        self.forget_undone();
        self.take_in(remark);
        Ok(())
    }

    fn take_in(&mut self, remark: Remark) {
        self.state.hear(&remark);
        self.remarks.push(Said { after: self.course.len(), remark });
    }

    /// Takes notice of `action`, which led by `effects` to `after` from where the last one had led. Deals are judged by
    /// it.
    pub fn follow(&mut self, action: Action, effects: &[Effect], after: &dyn AnyGame) {
        let happened = Happened::of(action, &self.state.now, effects, after);
        self.state.follow(&happened, self.course.len() + 1);
        self.course.push(happened);
    }

    /// Takes back all but the first `actions` actions, and what was said after them. A vote or an answer that the first
    /// of them has followed from goes with it.
    pub fn take_back_to(&mut self, actions: usize) {
        let Some(first) = self.course.get(actions).map(|happened| happened.action) else { return };
        self.course.truncate(actions);
        while self.remarks.last().is_some_and(|said| said.after > actions) {
            self.undone.extend(self.remarks.pop());
        }
        self.hear_again();
        if self.due() == Some(first) {
            self.undone.extend(self.remarks.pop());
            self.hear_again();
        }
    }

    /// Says again what was taken back and had been said here, up to a remark that decides something: that one belongs
    /// to the action that follows from it, and is said again with `deciding` only.
    pub fn say_again(&mut self, deciding: bool) {
        while self.undone.last().is_some_and(|said| said.after == self.course.len()) {
            let Some(said) = self.undone.pop() else { return };
            self.take_in(said.remark.clone());
            if self.due().is_some() && !deciding {
                self.remarks.pop();
                self.undone.push(said);
                self.hear_again();
                return;
            }
        }
    }

    /// Nothing that was taken back will be said again.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Goes through all remarks and actions again.
    fn hear_again(&mut self) {
        self.state = State::new(self.start.clone());
        let mut remarks = self.remarks.iter().peekable();
        for actions in 0..=self.course.len() {
            while let Some(said) = remarks.next_if(|said| said.after <= actions) {
                self.state.hear(&said.remark);
            }
            if let Some(happened) = self.course.get(actions) {
                self.state.follow(happened, actions + 1);
            }
        }
    }
}

/// Whether a message can be read, and is not too long.
fn check_text(text: &str) -> Result<(), Refusal> {
    // Marks that turn the direction of what stands behind them, and breaks of lines and paragraphs.
    let breaks = |c: char| matches!(c, '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    match text.chars().count() {
        _ if text.trim().is_empty() => Err(Refusal::NoWords),
        length if length > LONGEST_TEXT => Err(Refusal::TooLong(length)),
        _ if text.chars().any(|c| c.is_control() || breaks(c)) => Err(Refusal::ControlCharacter),
        _ => Ok(()),
    }
}
