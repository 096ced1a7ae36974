//! The log of all talk in a game, and its consequences.

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

/// All talk of a game. [`Talk::follow`] must be called for every action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    mode: TalkMode,
    seats: &'static [SeatInfo],
    start: Standing,
    remarks: Vec<Said>,
    course: Vec<Happened>,
    /// Remarks undone with actions; the next one to redo is last.
    undone: Vec<Said>,
    state: State,
}

/// The state that follows from remarks and actions.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    now: Standing,
    round: u32,
    deals: Vec<Deal>,
    /// The indices of open deals, in order: actions affect no others.
    open: Vec<usize>,
    charges: Vec<Charge>,
    due: Option<Action>,
}

/// The index of the deal with this number; deals are numbered from 1 in the order of proposal.
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

    /// Applies a remark, which must be allowed.
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

    /// Applies the action with this number, from 1.
    fn follow(&mut self, happened: &Happened, number: usize) {
        self.due = None;
        self.now = happened.now.clone();
        self.round += u32::from(happened.ends_round);
        self.open.retain(|&place| {
            let deal = &mut self.deals[place];
            deal.follow(happened, number, self.round);
            deal.is_open()
        });
        // All earlier accusations already have a verdict.
        if let Some(charge) = self.charges.last_mut() {
            charge.follow(self.now.players, self.now.over);
        }
    }
}

impl Talk {
    /// The empty talk of a game that starts at `start`.
    pub fn new(mode: TalkMode, start: &dyn AnyGame) -> Self {
        let (seats, start) = (start.seats(), Standing::of(start));
        let (remarks, course, undone) = (Vec::new(), Vec::new(), Vec::new());
        Self { mode, seats, start: start.clone(), remarks, course, undone, state: State::new(start) }
    }

    /// The agreed mode of talk.
    pub const fn mode(&self) -> TalkMode {
        self.mode
    }

    /// All remarks, in order.
    pub fn remarks(&self) -> &[Said] {
        &self.remarks
    }

    /// All deals, by number.
    pub fn deals(&self) -> &[Deal] {
        &self.state.deals
    }

    /// The deal with this number.
    pub fn deal(&self, number: u32) -> Option<&Deal> {
        self.deals().get(place_of(number)?)
    }

    /// All accusations, in order.
    pub fn charges(&self) -> &[Charge] {
        &self.state.charges
    }

    /// The accusation being voted on.
    pub fn open_charge(&self) -> Option<&Charge> {
        self.charges().last().filter(|charge| charge.verdict.is_none())
    }

    /// The number of the next proposal.
    pub fn next_number(&self) -> u32 {
        self.state.deals.len() as u32 + 1
    }

    /// The current round, from 1.
    pub const fn round(&self) -> u32 {
        self.state.round
    }

    /// The players who may speak.
    pub const fn players(&self) -> SeatSet {
        self.state.now.players
    }

    /// Whether talk is over, and everything said may be read by all players.
    pub const fn is_over(&self) -> bool {
        self.state.now.over
    }

    /// The action that talk has decided on and that must be played next: a penalty or a draw.
    pub const fn due(&self) -> Option<Action> {
        self.state.due
    }

    /// Whether talk allows `action` now.
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

    /// The players who may read a remark; `None` means all.
    pub fn readers(&self, remark: &Remark) -> Option<SeatSet> {
        match *remark {
            _ if self.is_over() => None,
            Remark::Answer { deal, .. } | Remark::Withdrawal { deal, .. } => {
                self.deal(deal).filter(|deal| deal.secret).map(Deal::parties)
            }
            _ => remark.heard_by(),
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        seat.name(self.seats)
    }

    /// Whether `remark` may be made now.
    ///
    /// # Errors
    ///
    /// Where the remark is not allowed.
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
        // A seat that the game does not have would overflow the set.
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

    /// Makes a remark. Undone remarks can no longer be redone.
    ///
    /// # Errors
    ///
    /// Where it is not allowed; nothing changes then.
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

    /// Applies `action`, which led to `after` with `effects` from the state after the last one. Deals are judged by it.
    pub fn follow(&mut self, action: Action, effects: &[Effect], after: &dyn AnyGame) {
        let happened = Happened::of(action, &self.state.now, effects, after);
        self.state.follow(&happened, self.course.len() + 1);
        self.course.push(happened);
    }

    /// Undoes all but the first `actions` actions, and all remarks after them. If the first undone action followed from
    /// a vote or an answer, that is undone, too.
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

    /// Redoes the undone remarks made at this point, up to one that decided on an action. That remark belongs to its
    /// action, and is redone only if `deciding` is set.
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

    /// Drops all undone remarks.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Recomputes the state from all remarks and actions.
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

/// Whether a message is readable and not too long.
fn check_text(text: &str) -> Result<(), Refusal> {
    // Bidirectional control characters, and line and paragraph separators.
    let breaks = |c: char| matches!(c, '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    match text.chars().count() {
        _ if text.trim().is_empty() => Err(Refusal::NoWords),
        length if length > LONGEST_TEXT => Err(Refusal::TooLong(length)),
        _ if text.chars().any(|c| c.is_control() || breaks(c)) => Err(Refusal::ControlCharacter),
        _ => Ok(()),
    }
}
