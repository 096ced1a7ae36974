//! Finds puzzles in games: positions with one clear best move that is not the obvious one.
//!
//! Every find is checked several times: a short search finds candidates, a long one confirms them, and the best moves
//! are searched alone once more. Bots of the normal level must find it with several seeds, as `tests/tactics.rs`
//! requires, and the greedy baseline must miss it. A human adds the explanation.

mod asked;
mod theme;
mod written;

use self::asked::Asked;
use crate::bots::{Bot, Greedy, Level, Limits, Player, Situation, Variation};
use crate::rules::{Action, AnyGame, Decider, Effect, Effects, GameId, Record, SetupError, Square};

pub use written::Sheaf;

/// Minimum distance between two finds in a game, in actions: closer ones would be too similar.
const APART: usize = 12;
/// Minimum number of legal actions; with fewer there is nothing to look for.
const FEWEST: usize = 6;
/// The seeds with which the normal level must find the solution.
const SEEDS: [u64; 3] = [1, 2, 3];
/// A position is already decided if the best score is below minus this, or the next best above it, in centipawns.
const DECIDED: i32 = 600;
/// Table size of the long search, in megabytes.
const MEMORY: u64 = 16;
/// Maximum number of solver actions in a puzzle, all in the same turn.
const MOST_ASKED: usize = 3;

/// How thoroughly to search for puzzles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Care {
    /// Node limit of the short search.
    pub short: u64,
    /// Node limit of the long search.
    pub long: u64,
    /// Minimum lead of the best move over the next best, in centipawns.
    pub lead: i32,
}

/// A candidate for a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Find {
    /// The text of the position.
    pub position: String,
    /// How many actions had been played in the game.
    pub ply: usize,
    /// The theme that it belongs to.
    pub theme: &'static str,
    /// The solution, step by step within the same turn.
    pub asked: Vec<Asked>,
    /// The weakest level that finds it.
    pub level: Level,
    /// The normal level's reason for the solution.
    pub reason: String,
}

/// Finds puzzles in games.
#[derive(Debug)]
pub struct Miner {
    game: GameId,
    care: Care,
    looker: Bot,
}

impl Miner {
    /// A miner for `game`.
    pub fn new(game: GameId, care: Care) -> Self {
        let mut looker = Bot::new(Level::STRONGEST, 0);
        // The bot is not prepared for a game yet and allocates nothing, so this cannot fail.
        let _ = looker.equip(MEMORY, 1);
        Self { game, care, looker }
    }

    /// The puzzles in a game after its first `from` actions. Games with non-default options yield none, since puzzles
    /// have no options.
    ///
    /// # Errors
    ///
    /// Where the record's options or starting position are wrong.
    pub fn of_game(&mut self, record: &Record, from: usize) -> Result<Vec<Find>, SetupError> {
        let mut line = record.lay()?;
        let (mut found, mut next, mut taken) = (vec![], from, None);
        for (ply, &action) in record.actions.iter().enumerate() {
            if ply >= next
                && record.options.is_empty()
                && let Some(find) = self.look(&*line, ply, taken)
            {
                next = ply + APART;
                found.push(find);
            }
            let mut effects = vec![];
            line.play_unchecked(action, Effects::recording(&mut effects));
            taken = action.squares().map(|(_, to)| to).filter(|_| effects.iter().any(takes));
        }
        Ok(found)
    }

    /// The puzzle in this position, if there is one; `taken` is the square of the last capture.
    fn look(&mut self, line: &dyn AnyGame, ply: usize, taken: Option<Square>) -> Option<Find> {
        if !line.turn_begins() || !self.looker.plays_the_best(line) || line.actions().len() < FEWEST {
            return None;
        }
        let position = without_counts(&line.to_text());
        let table = self.game.set_up([], Some(&position)).ok()?;
        let hasty = self.ask(&position, &*table, self.care.short, self.care.lead / 2)?;
        let greedy = self.greedy(&position, &*table)?;
        let takes_back = |best: &Variation| best.actions[0].squares().is_some_and(|(_, to)| Some(to) == taken);
        if hasty.is_best(greedy) || hasty.best.iter().any(takes_back) {
            return None;
        }
        let mut first = self.ask(&position, &*table, self.care.long, self.care.lead)?;
        let is_open = first.score() > -DECIDED && first.next.score < DECIDED;
        if !is_open || first.is_best(greedy) || first.best.iter().any(takes_back) {
            return None;
        }
        let theme = theme::of(self.game, &*table, &first.best[0].actions)?;
        self.compare(&position, &*table, &mut first, greedy)?;
        let asked = self.go_on(&position, &*table, first)?;
        let reason = self.normal(&position, &*table, &asked)?;
        let level = Level::ALL.into_iter().find(|&level| self.sees(level, &position, &*table, &asked[0]))?;
        Some(Find { position, ply, theme, asked, level, reason })
    }

    fn situation<'a>(&self, position: &'a str, table: &'a dyn AnyGame) -> Situation<'a> {
        Situation { game: self.game, options: &[], start: Some(position), actions: &[], line: table }
    }

    /// The best actions here, if they are far better than the rest.
    fn ask(&mut self, position: &str, table: &dyn AnyGame, nodes: u64, lead: i32) -> Option<Asked> {
        let (situation, mut complete) = (self.situation(position, table), None);
        self.looker.begin(0);
        let told = &mut |progress: &crate::bots::Progress| complete = Some(progress.best.clone());
        self.looker.analyse(&situation, Limits::nodes(nodes), Asked::LINES, told).ok()?;
        Asked::of(complete?, lead)
    }

    /// The greedy baseline's move.
    fn greedy(&self, position: &str, table: &dyn AnyGame) -> Option<Action> {
        let choice = Greedy::default().choose(&self.situation(position, table), Limits::nodes(1));
        choice.ok().map(|choice| choice.action)
    }

    /// Searches the best, the next best and the greedy move alone; `None` if the lead does not hold up.
    fn compare(&mut self, position: &str, table: &dyn AnyGame, asked: &mut Asked, greedy: Action) -> Option<()> {
        let best = self.alone(position, table, asked.best[0].actions[0])?;
        asked.next = self.alone(position, table, asked.next.actions[0])?;
        let mut effects = vec![];
        table.clone_box().play_unchecked(greedy, Effects::recording(&mut effects));
        if effects.iter().any(takes) && greedy != asked.next.actions[0] {
            asked.tempting = Some(self.alone(position, table, greedy)?);
        }
        asked.best[0] = best;
        asked.wrong().all(|wrong| asked.score() - wrong.score >= self.care.lead).then_some(())
    }

    /// The score of an action and its principal variation, searched alone.
    fn alone(&mut self, position: &str, table: &dyn AnyGame, action: Action) -> Option<Variation> {
        let limits = Limits { only: Some(action), ..Limits::nodes(self.care.long / 2) };
        self.looker.begin(0);
        let found = self.looker.analyse(&self.situation(position, table), limits, 1, &mut |_| {});
        found.ok()?.best.into_iter().next()
    }

    /// The solver's further steps, as long as the turn goes on and one action is best. `None` if several first actions
    /// are equally good and the turn goes on: the continuations would differ.
    fn go_on(&mut self, position: &str, table: &dyn AnyGame, first: Asked) -> Option<Vec<Asked>> {
        let (seat, mut table) = (table.decider(), table.clone_box());
        let mut asked = vec![first];
        while asked.len() < MOST_ASKED {
            let last = &asked[asked.len() - 1];
            table.play_unchecked(last.best[0].actions[0], Effects::ignored());
            if table.decider() != seat || table.turn_begins() || !self.looker.plays_the_best(&*table) {
                break;
            }
            if last.best.len() > 1 {
                return None;
            }
            let Some(next) = self.ask(position, &*table, self.care.long, self.care.lead) else { break };
            asked.push(next);
        }
        Some(asked)
    }

    /// The normal level's reason, if it plays the solution with all seeds.
    fn normal(&self, position: &str, table: &dyn AnyGame, asked: &[Asked]) -> Option<String> {
        let (mut table, mut actions, mut reason) = (table.clone_box(), vec![], None);
        for step in asked {
            for seed in SEEDS {
                let mut bot = Bot::new(Level::NORMAL, seed).attentive();
                bot.begin(seed);
                bot.explain(true);
                let situation = Situation { actions: &actions, ..self.situation(position, &*table) };
                let choice = bot.choose(&situation, Limits::nodes(Level::NORMAL.nodes())).ok()?;
                if !step.is_best(choice.action) {
                    return None;
                }
                reason = reason.or(choice.reason);
            }
            let best = step.best[0].actions[0];
            table.play_unchecked(best, Effects::ignored());
            actions.push(best);
        }
        reason
    }

    /// Whether a level's search prefers the solution.
    fn sees(&mut self, level: Level, position: &str, table: &dyn AnyGame, asked: &Asked) -> bool {
        self.looker.begin(0);
        let limits = Limits::nodes(level.nodes().min(self.care.long));
        let found = self.looker.analyse(&self.situation(position, table), limits, 1, &mut |_| {});
        found.is_ok_and(|found| found.best.first().is_some_and(|best| asked.is_best(best.actions[0])))
    }
}

/// The position without the counters of draw rules, as for a solver who does not know the game.
fn without_counts(position: &str) -> String {
    let counts = |word: &&str| word.starts_with("quiet=") || word.starts_with("rounds=");
    position.split(' ').filter(|word| !counts(word)).collect::<Vec<_>>().join(" ")
}

/// Whether an effect takes a piece from its owner.
fn takes(effect: &Effect) -> bool {
    matches!(effect, Effect::PieceDied { .. } | Effect::PieceHoarded { .. })
}

/// The player to move; `None` if chance decides or the game is over.
fn decider(table: &dyn AnyGame) -> Option<crate::rules::Seat> {
    match table.decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        _ => None,
    }
}
