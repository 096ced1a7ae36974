//! Puzzles from games: positions in which one thing is far better than everything else, and not what anybody plays at first
//! sight.
//!
//! What is found has been looked at again and again: a short search says whether there may be something, a long one whether
//! there is; the best and what comes next are looked at once more, each alone; bots of the normal level must find it with more
//! than one seed, as `tests/tactics.rs` asks, and who only takes what there is to take must not. What the idea is, a
//! person says.

mod asked;
mod theme;
mod written;

use self::asked::Asked;
use crate::bots::{Bot, Greedy, Level, Limits, Player, Situation, Variation};
use crate::rules::{Action, AnyGame, Decider, Effect, Effects, GameId, Record, SetupError, Square};

pub use written::Sheaf;

/// A find is so many actions from the next one of its game: those between would be too much alike.
const APART: usize = 12;
/// With fewer actions to choose from there is nothing to look for.
const FEWEST: usize = 6;
/// The seeds with which the normal level must find it.
const SEEDS: [u64; 3] = [1, 2, 3];
/// Who is so far behind even with the best, or so far ahead without it, in hundredths of a pawn, has lost or won already.
const DECIDED: i32 = 600;
/// The megabytes of the long search's table.
const MEMORY: u64 = 16;
/// So many actions are asked for at most, one after the other, in the same turn.
const MOST_ASKED: usize = 3;

/// How hard is looked for puzzles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Care {
    /// How many positions the short search looks at.
    pub short: u64,
    /// How many positions the long search looks at.
    pub long: u64,
    /// By how much the best is better than what comes next, at least, in hundredths of a pawn.
    pub lead: i32,
}

/// A position that may be a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Find {
    /// The text of the position.
    pub position: String,
    /// After how many actions the game came there.
    pub ply: usize,
    /// The idea that it belongs to.
    pub theme: &'static str,
    /// What is to be found, and how it goes on in the same turn.
    pub asked: Vec<Asked>,
    /// The weakest level that sees it.
    pub level: Level,
    /// Why the normal level plays it.
    pub reason: String,
}

/// Looks for puzzles of a game.
#[derive(Debug)]
pub struct Miner {
    game: GameId,
    care: Care,
    looker: Bot,
}

impl Miner {
    /// Who looks for puzzles of `game` with so much care.
    pub fn new(game: GameId, care: Care) -> Self {
        let mut looker = Bot::new(Level::STRONGEST, 0);
        // It knows no game yet, and asks for no memory.
        let _ = looker.equip(MEMORY, 1);
        Self { game, care, looker }
    }

    /// The puzzles of a game after its first `from` actions. A game with options that are not as usual has none, for puzzles
    /// have none.
    ///
    /// # Errors
    ///
    /// Where the record's options or its position are wrong.
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
            line.play_unchecked(action, Effects::heard(&mut effects));
            taken = action.squares().map(|(_, to)| to).filter(|_| effects.iter().any(takes));
        }
        Ok(found)
    }

    /// Whether there is something to find, where something has just been `taken` on a square, or nothing.
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

    /// What is best here, if it is far better than the rest.
    fn ask(&mut self, position: &str, table: &dyn AnyGame, nodes: u64, lead: i32) -> Option<Asked> {
        let (situation, mut complete) = (self.situation(position, table), None);
        self.looker.begin(0);
        let told = &mut |progress: &crate::bots::Progress| complete = Some(progress.best.clone());
        self.looker.analyse(&situation, Limits::nodes(nodes), Asked::LINES, told).ok()?;
        Asked::of(complete?, lead)
    }

    /// What is played by who takes what there is to take.
    fn greedy(&self, position: &str, table: &dyn AnyGame) -> Option<Action> {
        let choice = Greedy::default().choose(&self.situation(position, table), Limits::nodes(1));
        choice.ok().map(|choice| choice.action)
    }

    /// Looks at the best, at what comes next and at what takes most, each alone; nothing if the best is not so far ahead then.
    fn compare(&mut self, position: &str, table: &dyn AnyGame, asked: &mut Asked, greedy: Action) -> Option<()> {
        let best = self.alone(position, table, asked.best[0].actions[0])?;
        asked.next = self.alone(position, table, asked.next.actions[0])?;
        let mut effects = vec![];
        table.clone_box().play_unchecked(greedy, Effects::heard(&mut effects));
        if effects.iter().any(takes) && greedy != asked.next.actions[0] {
            asked.tempting = Some(self.alone(position, table, greedy)?);
        }
        asked.best[0] = best;
        asked.wrong().all(|wrong| asked.score() - wrong.score >= self.care.lead).then_some(())
    }

    /// What an action is worth, and what is expected after it.
    fn alone(&mut self, position: &str, table: &dyn AnyGame, action: Action) -> Option<Variation> {
        let limits = Limits { only: Some(action), ..Limits::nodes(self.care.long / 2) };
        self.looker.begin(0);
        let found = self.looker.analyse(&self.situation(position, table), limits, 1, &mut |_| {});
        found.ok()?.best.into_iter().next()
    }

    /// What is to be found after the first action, as long as the same turn goes on and one thing is best. Nothing where
    /// several things are best at first and it goes on after them: then it would not go on the same way after all of them.
    fn go_on(&mut self, position: &str, table: &dyn AnyGame, first: Asked) -> Option<Vec<Asked>> {
        let (seat, mut table) = (table.decider(), table.clone_box());
        let mut asked = vec![first];
        while asked.len() < MOST_ASKED {
            let last = &asked[asked.len() - 1];
            table.play_unchecked(last.best[0].actions[0], Effects::unheard());
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

    /// Why the normal level plays what is asked for, if it does so with all seeds.
    fn normal(&self, position: &str, table: &dyn AnyGame, asked: &[Asked]) -> Option<String> {
        let (mut table, mut actions, mut reason) = (table.clone_box(), vec![], None);
        for step in asked {
            for seed in SEEDS {
                let mut bot = Bot::new(Level::NORMAL, seed);
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
            table.play_unchecked(best, Effects::unheard());
            actions.push(best);
        }
        reason
    }

    /// Whether a level takes what is asked for to be the best.
    fn sees(&mut self, level: Level, position: &str, table: &dyn AnyGame, asked: &Asked) -> bool {
        self.looker.begin(0);
        let limits = Limits::nodes(level.nodes().min(self.care.long));
        let found = self.looker.analyse(&self.situation(position, table), limits, 1, &mut |_| {});
        found.is_ok_and(|found| found.best.first().is_some_and(|best| asked.is_best(best.actions[0])))
    }
}

/// A position as somebody gets it who knows nothing of what has been played: without what draw rules have counted.
fn without_counts(position: &str) -> String {
    let counts = |word: &&str| word.starts_with("quiet=") || word.starts_with("rounds=");
    position.split(' ').filter(|word| !counts(word)).collect::<Vec<_>>().join(" ")
}

/// Whether an effect takes a piece off its owner.
fn takes(effect: &Effect) -> bool {
    matches!(effect, Effect::PieceDied { .. } | Effect::PieceHoarded { .. })
}

/// Who must decide, where that is a player.
fn decider(table: &dyn AnyGame) -> Option<crate::rules::Seat> {
    match table.decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        _ => None,
    }
}
