//! A bot: a search, a level and a seed.

mod announce;
mod brain;
mod choose;
mod oversight;
mod pie;
mod promise;
mod verdict;

use super::auction::{Placed, has_careless_bid};
use super::character::Character;
use super::evaluate::{Evaluate as _, remarks};
use super::interactions::InteractionHistory;
use super::level::Level;
use super::pact::Pact;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use super::search::Progress;
use super::strength::Strength;
use super::table::{NoRoom, TranspositionTable};
use crate::rules::talk::Talk;
use crate::rules::{Action, AnyGame, Decider, GameId, Remark, Seat, with_line, zobrist};
use crate::texts::text;
use brain::{Brain, brain};
use pie::may_be_taken_over;

pub use oversight::Oversight;
pub(super) use pie::nodes_for_sides;
pub use verdict::Verdict;

/// A player that searches.
pub struct Bot {
    strength: Strength,
    character: Character,
    /// The truces and joint attacks it is bound by.
    pact: Pact,
    /// Whether it overlooks nothing, whatever its level.
    is_attentive: bool,
    /// Whether it gives a reason for every action.
    explains: bool,
    seed: u64,
    /// Size of the transposition table in megabytes.
    memory: u64,
    threads: usize,
    /// The weights of its evaluation, in place of the game's own.
    #[cfg(feature = "tune")]
    weights: Option<&'static [i32]>,
    /// The game it is prepared for, and the search with its transposition table.
    brain: Option<(GameId, Box<dyn Brain>)>,
}

impl core::fmt::Debug for Bot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Bot")
            .field("strength", &self.strength)
            .field("character", &self.character)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

impl Bot {
    /// A bot of this level or strength.
    pub fn new(strength: impl Into<Strength>, seed: u64) -> Self {
        let (strength, character, pact) = (strength.into(), Character::Neutral, Pact::default());
        Self {
            strength,
            character,
            pact,
            is_attentive: false,
            explains: false,
            seed,
            memory: Self::MEMORY,
            threads: 1,
            #[cfg(feature = "tune")]
            weights: None,
            brain: None,
        }
    }

    /// Default size of a bot's transposition table, in megabytes.
    pub const MEMORY: u64 = 4;

    /// Sets the transposition table to `memory` megabytes, rounded down to a power of two, and the number of search
    /// threads. With more than one thread, games are no longer reproducible from the seed.
    ///
    /// # Errors
    ///
    /// Where memory runs out: the bot keeps its old table. A bot that is not yet [prepared](Bot::prepare) for a game
    /// allocates nothing here.
    pub fn equip(&mut self, memory: u64, threads: usize) -> Result<(), NoRoom> {
        if let Some((_, brain)) = &mut self.brain {
            brain.equip(TranspositionTable::bits_of(memory), threads)?;
        }
        (self.memory, self.threads) = (memory, threads);
        Ok(())
    }

    /// Allocates the search for a game, unless it exists already.
    ///
    /// # Errors
    ///
    /// Where memory runs out.
    pub fn prepare(&mut self, game: GameId) -> Result<(), NoRoom> {
        if self.brain.as_ref().is_none_or(|(known, _)| *known != game) {
            // Drop the search of the previous game first, to free its memory.
            self.brain = None;
            let bits = TranspositionTable::bits_of(self.memory);
            let mut brain = brain(game, bits)?;
            brain.equip(bits, self.threads)?;
            self.brain = Some((game, brain));
        }
        Ok(())
    }

    /// The bot with the given character.
    #[must_use]
    pub const fn with_character(mut self, character: Character) -> Self {
        self.character = character;
        self
    }

    /// The same bot without the oversights of its level. Puzzles and tests of endings use it to see what the level's
    /// search finds.
    #[must_use]
    pub const fn attentive(mut self) -> Self {
        self.is_attentive = true;
        self
    }

    /// The bot with these weights in place of its game's own. Only a bot with one thread plays by them, and only in
    /// [`Player::choose`].
    #[cfg(feature = "tune")]
    #[must_use]
    pub const fn with_weights(mut self, weights: &'static [i32]) -> Self {
        self.weights = Some(weights);
        self
    }

    /// Sets whether it gives a reason for every action. Offers, bids and replies to them always have one.
    pub const fn explain(&mut self, explains: bool) {
        self.explains = explains;
    }

    /// Its character.
    pub const fn character(&self) -> Character {
        self.character
    }

    /// Whether it plays the move that [`Bot::analyse`] ranks first, once the opening is over.
    pub fn plays_the_best(&self, line: &dyn AnyGame) -> bool {
        self.strength.margin() == 0 && self.is_impartial() && Self::searches(line)
    }

    /// Whether the bot's choice here comes from the search. Trades and set-ups are not searched, and where the other
    /// side may still swap, the best move is not the one to play.
    pub fn searches(line: &dyn AnyGame) -> bool {
        let is_special = |action: &Action| {
            let is_auction = matches!(action, Action::Pass | Action::Bid(_) | Action::Decline);
            is_auction || matches!(action, Action::SetUp(_) | Action::Swap)
        };
        let actions = line.actions();
        let is_shared = actions.first().is_some_and(|&action| may_be_taken_over(line, action));
        !is_shared && !actions.iter().any(is_special)
    }

    /// The choice in a situation as the player to decide may know it.
    fn choose_as_seen(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError> {
        let Some(Decider::Seat(seat)) = situation.line.decider() else { return Err(PlayerError::NothingToDecide) };
        let actions = situation.line.actions();
        match actions[..] {
            [] => return Err(PlayerError::NothingToDecide),
            [only] => {
                let reason = self.explains.then(|| text!("reason-only"));
                return Ok(Choice { reason, ..Choice::plain(only) });
            }
            // Against a random set-up all set-ups are worth the same, and a random one cannot be exploited. So there is
            // no need to search, which would also have to hide the opponent's secret set-up and the coming rolls.
            [Action::SetUp(_), ..] => return Ok(Choice::plain(drawn_set_up(self.seed, seat, &actions))),
            _ => {}
        }
        let deeds = if self.is_impartial() { None } else { InteractionHistory::of(situation) };
        let is_strong = self.strength >= Level::CASUAL.into();
        let is_patient = is_strong && !has_careless_bid(situation.actions);
        let attitude = self.character.attitude(is_patient, seat, deeds.as_ref());
        let decided = |placed| with_line!(situation.line, known => known.position.decide(&attitude, placed));
        let by_worth = decided(Placed::Best);
        // Once all bids are known, the search sees what becomes of the pieces, and may refuse a bid that is worth taking.
        // Weak bots and characters go by worth alone.
        let is_taken = by_worth.as_ref().is_some_and(|choice| matches!(choice.action, Action::Accept(_)));
        let is_answer = is_taken && is_strong && self.is_impartial();
        if !is_answer && let Some(choice) = by_worth {
            return Ok(match self.placement(situation, choice.action, choice.plan.as_ref()) {
                Some((placed, plan)) => Choice { plan, ..decided(placed).unwrap_or(choice) },
                None => choice,
            });
        }
        let found = self.choose_by_search(situation, &actions, deeds.as_ref(), limits)?;
        if !is_answer {
            return Ok(found);
        }
        let why = |placed| with_line!(situation.line, known => known.position.answer_reason(found.action, placed));
        let (reason, plan) = why(Placed::Best).unzip();
        let plan = plan.flatten();
        Ok(match self.placement(situation, found.action, plan.as_ref()) {
            Some((placed, plan)) => Choice { reason: why(placed).map(|(reason, _)| reason), plan, ..found },
            None => Choice { reason, plan, ..found },
        })
    }

    /// Whether the bot chooses by score alone.
    fn is_impartial(&self) -> bool {
        self.character == Character::Neutral && self.pact.is_empty()
    }

    /// Its playing strength.
    pub const fn strength(&self) -> Strength {
        self.strength
    }

    /// Changes its playing strength. It keeps what it has found.
    pub const fn play_at(&mut self, strength: Strength) {
        self.strength = strength;
    }

    /// Searches the `lines` best actions (multi-PV) and reports after each depth. Only `limits` bound the search, not
    /// the level. [`Player::choose`] picks from this result.
    ///
    /// # Errors
    ///
    /// Where no player is to decide, or memory runs out.
    pub fn analyse(
        &mut self,
        situation: &Situation<'_>,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Progress, PlayerError> {
        self.prepare(situation.line.game()).map_err(|NoRoom| PlayerError::NoRoom)?;
        let brain = self.brain.as_mut().map(|(_, brain)| brain);
        let seen = situation.line_as_seen();
        let line = seen.as_deref().unwrap_or(situation.line);
        let found = brain.and_then(|brain| brain.think(line, limits, lines, told));
        found.ok_or(PlayerError::NothingToDecide)
    }
}

/// The set-up that `seat` plays, out of `actions`: drawn uniformly, and always the same for the same seed.
pub fn drawn_set_up(seed: u64, seat: Seat, actions: &[Action]) -> Action {
    let number = zobrist(seed ^ zobrist(0x5E70 ^ u64::from(seat.0))) % actions.len() as u64;
    actions[number as usize]
}

impl Player for Bot {
    fn name(&self) -> String {
        format!("bot-{}", self.strength)
    }

    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        if let Some((_, brain)) = &mut self.brain {
            brain.clear();
        }
    }

    fn choose(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError> {
        #[cfg(feature = "tune")]
        super::tuned::wear(self.weights);
        situation.as_seen(|situation| self.choose_as_seen(situation, limits))
    }

    fn speak(&mut self, line: &dyn AnyGame, talk: &Talk, seat: Seat) -> Vec<Remark> {
        remarks(line, talk, seat, self.character)
    }

    fn promise(&mut self, pact: Pact) {
        self.pact = pact;
    }
}
