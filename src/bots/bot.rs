//! A bot: a search, a level and a seed.

use core::any::Any;

use super::auction::{self as bidding, Attitude};
use super::evaluate::Evaluate;
use super::level::Level;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use super::search::{Progress, Search};
use crate::rules::{Action, AnyGame, Decider, Describe, GameId, Line, auction, knot, pothole, quad, zobrist};

/// The table of a bot has places for two to the power of this many positions.
const TABLE_BITS: u32 = 18;
/// From this score on, whoever may change sides does, in hundredths of a pawn.
const SWAP_BELOW: i32 = -20;

/// A search whose game is known to nobody else.
trait Brain: Send {
    fn think(
        &mut self,
        line: &dyn AnyGame,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress>;
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
        let mut line = (line as &dyn Any).downcast_ref::<Line<G>>()?.clone();
        self.run(&mut line, limits, lines, told)
    }

    fn clear(&mut self) {
        Self::clear(self);
    }
}

/// The search for a game: the only place that knows them all.
fn brain(game: GameId) -> Box<dyn Brain> {
    match game {
        GameId::Pothole => Box::new(Search::<pothole::Position>::new(TABLE_BITS)),
        GameId::Knot => Box::new(Search::<knot::Position>::new(TABLE_BITS)),
        GameId::Quad => Box::new(Search::<quad::Position>::new(TABLE_BITS)),
        GameId::Auction => Box::new(Search::<auction::Position>::new(TABLE_BITS)),
    }
}

/// A player that searches.
pub struct Bot {
    level: Level,
    seed: u64,
    /// The game that it has been playing, and what it remembers of it.
    brain: Option<(GameId, Box<dyn Brain>)>,
}

impl core::fmt::Debug for Bot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Bot").field("level", &self.level).field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl Bot {
    /// A bot of this level.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, seed, brain: None }
    }

    /// How well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Looks for the `lines` best actions, and tells of each depth as it is done; `limits` alone say how much. This is what
    /// [`Player::choose`] chooses from.
    ///
    /// # Errors
    ///
    /// Where no player must decide.
    pub fn analyse(
        &mut self,
        situation: &Situation<'_>,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Progress, PlayerError> {
        if self.brain.as_ref().is_none_or(|(game, _)| *game != situation.game) {
            self.brain = Some((situation.game, brain(situation.game)));
        }
        let brain = self.brain.as_mut().map(|(_, brain)| brain);
        let found = brain.and_then(|brain| brain.think(situation.line, limits, lines, told));
        found.ok_or(PlayerError::NothingToDecide)
    }

    /// A number that is the same for the same seed and position.
    fn chance(&self, situation: &Situation<'_>) -> u64 {
        zobrist(self.seed ^ zobrist(situation.actions.len() as u64 ^ situation.line.key()))
    }

    /// How to lay out an army. What the other player has laid out unseen is not looked at, nor how the dice would fall.
    fn set_up(&self, situation: &Situation<'_>, actions: &[Action]) -> Choice {
        let seat = u64::from(situation.line.turn().0);
        let number = zobrist(self.seed ^ zobrist(0x5E70 ^ seat)) % actions.len() as u64;
        Choice::plain(actions[number as usize])
    }
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
        let Some(Decider::Seat(_)) = situation.line.decider() else { return Err(PlayerError::NothingToDecide) };
        let actions = situation.line.actions();
        match actions[..] {
            [] => return Err(PlayerError::NothingToDecide),
            [only] => return Ok(Choice::plain(only)),
            [Action::SetUp(_), ..] => return Ok(self.set_up(situation, &actions)),
            _ => {}
        }
        if let Some(choice) = bidding::decide(situation.line, &Attitude::default()) {
            return Ok(choice);
        }
        let limits = Limits { nodes: limits.nodes.min(self.level.nodes()), ..limits };
        let found = self.analyse(situation, limits, self.level.lines(), &mut |_| {})?;
        let Some(best) = found.best.first() else { return Err(PlayerError::NothingToDecide) };
        if actions.contains(&Action::Swap) && best.score < SWAP_BELOW {
            let why = Some("the other side stands better".to_owned());
            return Ok(Choice {
                score: Some(-best.score),
                depth: found.depth,
                reason: why,
                ..Choice::plain(Action::Swap)
            });
        }
        let near = found.best.iter().take_while(|other| other.score >= best.score - self.level.margin()).count();
        let chosen = &found.best[(self.chance(situation) % near.max(1) as u64) as usize];
        Ok(Choice {
            action: chosen.actions[0],
            score: Some(chosen.score),
            depth: found.depth,
            nodes: found.nodes,
            line: chosen.actions.clone(),
            reason: None,
        })
    }
}
