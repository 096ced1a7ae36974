//! A bot: a search, a level and a seed.

use super::character::{Character, Mood, Pact};
use super::done::Done;
use super::evaluate::{Evaluate, remarks};
use super::interactions::InteractionHistory;
use super::level::Level;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use super::reason::explain;
use super::search::{Progress, Search, Variation};
use super::standing::worth;
use super::table::{NoRoom, TranspositionTable};
use super::view::SURE;
use crate::rules::talk::Talk;
use crate::rules::{
    Action, AnyGame, Decider, Describe, Effects, GameId, Remark, Seat, line_of, with_game, with_line, zobrist,
};
use crate::texts::text;

/// Swap sides below this score, in centipawns.
const SWAP_BELOW: i32 = -20;
/// From this score on, in centipawns, the game counts as decided: [`Verdict::loss`] ignores any difference beyond it.
const CLEAR: i32 = 1_000;
/// Minimum nodes where the other side may swap (`pie` in Knot): every first action must have been searched.
const SHARED_NODES: u64 = 5_000;
/// Principal variations searched for bots that weigh more than the score, such as characters.
const LINES: usize = 8;
/// The most a bot gives up to keep a promise, in centipawns.
const MOST_FOR_WORD: i32 = 150;
/// Maximum number of promised blows that are searched in addition.
const MOST_BLOWS: usize = 6;

/// The score of an action next to that of the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The score for the player to move, in centipawns.
    pub score: i32,
    /// The best action with its principal variation.
    pub best: Variation,
}

impl Verdict {
    /// The loss by the action, in centipawns; from [`SURE`] on, it throws away the game. A slower win loses nothing,
    /// and a player who was lost cannot lose more.
    pub fn loss(&self) -> i32 {
        if self.score <= -SURE && self.best.score > -CLEAR {
            return SURE;
        }
        self.best.score.clamp(-CLEAR, CLEAR) - self.score.clamp(-CLEAR, CLEAR)
    }
}

/// A [`Search`] with its game type erased.
trait Brain: Send {
    fn think(
        &mut self,
        line: &dyn AnyGame,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress>;
    fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom>;
    fn clear(&mut self);
}

impl<G: Evaluate + Describe> Brain for Search<G> {
    fn think(
        &mut self,
        line: &dyn AnyGame,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress> {
        let mut line = line_of::<G>(line).clone();
        self.run(&mut line, limits, lines, told)
    }

    fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        Self::equip(self, bits, threads)
    }

    fn clear(&mut self) {
        Self::clear(self);
    }
}

/// Creates the search for a game.
fn brain(game: GameId, bits: u32) -> Result<Box<dyn Brain>, NoRoom> {
    Ok(with_game!(game, G => Box::new(Search::<G>::new(bits)?)))
}

/// A player that searches.
pub struct Bot {
    level: Level,
    character: Character,
    /// The truces and joint attacks it is bound by.
    pact: Pact,
    /// Whether it gives a reason for every action.
    explains: bool,
    seed: u64,
    /// Size of the transposition table in megabytes.
    memory: u64,
    threads: usize,
    /// The game it is prepared for, and the search with its transposition table.
    brain: Option<(GameId, Box<dyn Brain>)>,
}

impl core::fmt::Debug for Bot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Bot")
            .field("level", &self.level)
            .field("character", &self.character)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

impl Bot {
    /// A bot of this level.
    pub fn new(level: Level, seed: u64) -> Self {
        let (character, pact) = (Character::Neutral, Pact::default());
        Self { level, character, pact, explains: false, seed, memory: Self::MEMORY, threads: 1, brain: None }
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

    /// Sets whether it gives a reason for every action. Offers, bids and replies to them always have one.
    pub const fn explain(&mut self, explains: bool) {
        self.explains = explains;
    }

    /// Its character.
    pub const fn character(&self) -> Character {
        self.character
    }

    /// Whether it always plays the move that [`Bot::analyse`] ranks first.
    pub fn plays_the_best(&self, line: &dyn AnyGame) -> bool {
        self.level.margin() == 0 && self.is_impartial() && Self::searches(line)
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

    /// Whether the bot chooses by score alone.
    fn is_impartial(&self) -> bool {
        self.character == Character::Neutral && self.pact.is_empty()
    }

    /// Its playing strength.
    pub const fn level(&self) -> Level {
        self.level
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
        let found = brain.and_then(|brain| brain.think(situation.line, limits, lines, told));
        found.ok_or(PlayerError::NothingToDecide)
    }

    /// Compares a legal `action` with the best one. Both are searched to the same depth, the deepest that `limits`
    /// allow for either.
    ///
    /// # Errors
    ///
    /// Where no player is to decide, or the search does not list the action.
    pub fn judge(
        &mut self,
        situation: &Situation<'_>,
        action: Action,
        limits: Limits<'_>,
    ) -> Result<Verdict, PlayerError> {
        if may_be_taken_over(situation.line, action) {
            // The other side may swap, so the objectively best move is not the one to play, and no loss can be stated.
            return Ok(Verdict { score: 0, best: Variation { score: 0, actions: vec![action] } });
        }
        let mut by_depth: Vec<(u32, Variation)> = Vec::new();
        let best = self.analyse(situation, limits, 1, &mut |progress| {
            by_depth.extend(progress.best.first().map(|first| (progress.depth, first.clone())));
        })?;
        let mut first = best.best.first().ok_or(PlayerError::NothingToDecide)?.clone();
        if first.actions.first() == Some(&action) {
            return Ok(Verdict { score: first.score, best: first });
        }
        let same = Limits { only: Some(action), depth: best.depth.max(1), ..limits };
        let found = self.analyse(situation, same, 1, &mut |_| {})?;
        let score = found.best.first().ok_or(PlayerError::NothingToDecide)?.score;
        if found.depth < best.depth {
            // Out of time: scores are only compared at equal depth.
            let Some((_, then)) = by_depth.into_iter().find(|(depth, _)| *depth == found.depth) else {
                return Ok(Verdict { score: first.score, best: first });
            };
            first = then;
        }
        // If the action scores higher when searched alone, it counts as the best.
        Ok(Verdict { score: score.min(first.score), best: first })
    }

    /// Searches as many lines as the level, the character and promises need to choose from.
    fn look(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Progress, PlayerError> {
        let lines = if self.is_impartial() { self.level.lines() } else { self.level.lines().max(LINES) };
        self.look_for(lines, situation, limits)
    }

    /// Multi-PV search for the given number of lines.
    fn look_for(
        &mut self,
        lines: usize,
        situation: &Situation<'_>,
        limits: Limits<'_>,
    ) -> Result<Progress, PlayerError> {
        let mut complete: Option<Progress> = None;
        let mut found = self.analyse(situation, limits, lines, &mut |progress| complete = Some(progress.clone()))?;
        if let Some(complete) = complete.filter(|complete| complete.best.len() > found.best.len()) {
            // The last depth was cut off before all lines were searched. If its best move is unchanged, or if every
            // move was asked for, use the last complete depth instead.
            let first = |progress: &Progress| progress.best.first().and_then(|best| best.actions.first()).copied();
            if first(&complete) == first(&found) || complete.best.len() == situation.line.actions().len() {
                found.best = complete.best;
            }
        }
        Ok(found)
    }

    /// Adds promised blows if no line found so far strikes one: a promise that is not searched is never kept. If time
    /// runs out, blow and best move are compared at equal, lower depth, and the difference applies to the full score.
    fn look_at_blows(
        &mut self,
        situation: &Situation<'_>,
        limits: Limits<'_>,
        found: &mut Progress,
    ) -> Result<(), PlayerError> {
        let promised = self.pact.strike;
        let strikes = |action: Action| {
            Done::of(situation.line, action).is_some_and(|done| done.hits().iter().any(|seat| promised.contains(seat)))
        };
        let Some(best) = found.best.first().filter(|best| !promised.is_empty() && best.score.abs() < SURE).cloned()
        else {
            return Ok(());
        };
        if found.best.iter().any(|known| strikes(known.actions[0])) {
            return Ok(());
        }
        let blows = situation.line.actions().into_iter().filter(|&action| strikes(action)).take(MOST_BLOWS);
        for action in blows.collect::<Vec<_>>() {
            let same = |action| Limits { only: Some(action), depth: found.depth.max(1), ..limits };
            let blow = self.analyse(situation, same(action), 1, &mut |_| {})?;
            found.nodes += blow.nodes;
            let ahead = if blow.depth == found.depth {
                0
            } else {
                let first = self.analyse(situation, same(best.actions[0]), 1, &mut |_| {})?;
                found.nodes += first.nodes;
                let Some(first) = first.best.first().filter(|_| first.depth == blow.depth) else { continue };
                best.score - first.score
            };
            found.best.extend(blow.best.into_iter().map(|blow| Variation { score: blow.score + ahead, ..blow }));
        }
        found.best.sort_by_key(|variation| core::cmp::Reverse(variation.score));
        Ok(())
    }

    /// Picks the action to play from the best lines.
    fn pick<'a>(
        &self,
        situation: &Situation<'_>,
        best: &'a [Variation],
        deeds: Option<&InteractionHistory>,
    ) -> &'a Variation {
        let first = &best[0];
        let chance = self.chance(situation);
        let (Some(deeds), false) = (deeds, first.score.abs() >= SURE) else {
            // In the range of sure scores each point is one ply: never delay a win or hasten a loss.
            let margin = if first.score.abs() >= SURE { 0 } else { self.level.margin() };
            let near = best.iter().take_while(|other| other.score >= first.score - margin).count();
            return &best[(chance % near.max(1) as u64) as usize];
        };
        let word = if self.pact.is_empty() { 0 } else { self.character.word().min(MOST_FOR_WORD) };
        let margin = self.level.margin().max(self.character.margin()).max(word);
        let mood = Mood { deeds, pact: self.pact, worth: worth(situation.line) };
        let near = best.iter().take_while(|other| other.score >= first.score - margin);
        let ranked: Vec<(i32, &Variation)> = near
            .map(|variation| {
                let done = Done::of(situation.line, variation.actions[0]);
                let leaning = done
                    .map_or(0, |done| self.character.leaning(&done, variation.actions[0], &worth(&*done.after), &mood));
                (variation.score + leaning, variation)
            })
            .collect();
        let top = ranked.iter().map(|&(rank, _)| rank).max().unwrap_or(0);
        let liked: Vec<&Variation> = ranked
            .into_iter()
            .filter(|&(rank, _)| rank >= top - self.level.margin())
            .map(|(_, variation)| variation)
            .collect();
        liked.get((chance % liked.len().max(1) as u64) as usize).copied().unwrap_or(first)
    }

    /// A number determined by the seed and the position.
    fn chance(&self, situation: &Situation<'_>) -> u64 {
        zobrist(self.seed ^ zobrist(situation.actions.len() as u64 ^ situation.line.key()))
    }
}

/// The set-up that `seat` plays, out of `actions`: drawn uniformly, and always the same for the same seed.
pub fn drawn_set_up(seed: u64, seat: Seat, actions: &[Action]) -> Action {
    let number = zobrist(seed ^ zobrist(0x5E70 ^ u64::from(seat.0))) % actions.len() as u64;
    actions[number as usize]
}

/// Whether the other side may swap sides after this action (`pie` in Knot).
fn may_be_taken_over(line: &dyn AnyGame, action: Action) -> bool {
    let mut next = line.clone_box();
    next.play(action, Effects::ignored()).is_ok() && next.actions().contains(&Action::Swap)
}

impl Player for Bot {
    fn name(&self) -> String {
        format!("bot-{}", self.level.number())
    }

    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        if let Some((_, brain)) = &mut self.brain {
            brain.clear();
        }
    }

    fn choose(&mut self, situation: &Situation<'_>, limits: Limits<'_>) -> Result<Choice, PlayerError> {
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
        let attitude = self.character.attitude(seat, deeds.as_ref());
        if let Some(choice) = with_line!(situation.line, known => known.position.decide(&attitude)) {
            return Ok(choice);
        }
        let is_shared = may_be_taken_over(situation.line, actions[0]);
        let most = if is_shared { self.level.nodes().max(SHARED_NODES) } else { self.level.nodes() };
        let limits = Limits { nodes: limits.nodes.min(most), ..limits };
        let mut found =
            if is_shared { self.look_for(actions.len(), situation, limits)? } else { self.look(situation, limits)? };
        self.look_at_blows(situation, limits, &mut found)?;
        let Some(best) = found.best.first() else { return Err(PlayerError::NothingToDecide) };
        if actions.contains(&Action::Swap) && best.score < SWAP_BELOW {
            let why = Some(text!("reason-swap"));
            return Ok(Choice {
                score: Some(-best.score),
                depth: found.depth,
                reason: why,
                ..Choice::plain(Action::Swap)
            });
        }
        // The other side will take the better half, so play the most balanced move.
        let most_even = found.best.iter().min_by_key(|variation| variation.score.abs()).filter(|_| is_shared);
        let chosen = most_even.unwrap_or_else(|| self.pick(situation, &found.best, deeds.as_ref()));
        let mut choice = Choice {
            action: chosen.actions[0],
            score: Some(chosen.score),
            depth: found.depth,
            nodes: found.nodes,
            line: chosen.actions.clone(),
            reason: None,
        };
        if self.explains {
            choice.reason = explain(situation.line, &choice);
        }
        Ok(choice)
    }

    fn speak(&mut self, line: &dyn AnyGame, talk: &Talk, seat: Seat) -> Vec<Remark> {
        remarks(line, talk, seat, self.character)
    }

    fn promise(&mut self, pact: Pact) {
        self.pact = pact;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SeatSet;

    #[test]
    fn the_game_is_given_away_only_where_it_was_not_lost() {
        let loss =
            |best: i32, score: i32| Verdict { score, best: Variation { score: best, actions: Vec::new() } }.loss();
        assert_eq!(loss(SURE + 990, 1_500), 0, "to win later is to win");
        assert_eq!(loss(SURE + 990, 300), CLEAR - 300, "a sure win is missed");
        assert_eq!((loss(120, -80), loss(-1_500, -2_500)), (200, 0));
        assert_eq!((loss(0, -SURE - 5), loss(SURE, -SURE - 5)), (SURE, SURE), "the game is given away");
        assert_eq!(loss(-SURE - 7, -SURE - 5), 0, "it was lost already");
    }

    /// A blow outside the searched lines is searched: to full depth or, when time is out, relative to the best line.
    #[test]
    fn promised_blows_are_thought_of() {
        let start = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let situation = Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &[], line: &*line };
        let action = |token: &str| Action::parse(token, line.seats()).unwrap();
        let quiet = Limits { only: Some(action("d2d3")), depth: 3, ..Limits::nodes(9_000) };
        for limits in [Limits::nodes(9_000), Limits { stop: &|| true, ..Limits::nodes(9_000) }] {
            let mut bot = Bot::new(Level::STRONGEST, 1);
            let mut found = bot.analyse(&situation, quiet, 1, &mut |_| {}).unwrap();
            bot.look_at_blows(&situation, limits, &mut found).unwrap();
            assert_eq!(found.best.len(), 1, "nothing has been promised");
            bot.promise(Pact { strike: SeatSet(2), ..Pact::default() });
            bot.look_at_blows(&situation, limits, &mut found).unwrap();
            assert_eq!(found.best[0].actions[0], action("d2d6"));
            assert!(found.best[0].score > found.best.last().unwrap().score + 300, "{:?}", found.best);
        }
    }
}
