//! Tactics that bots of the normal level must find, with the positions that they may look at and whatever the seed.
//!
//! They are in `tests/bots/tactics-<game>.txt`: blocks parted by empty lines, each a test of its own, named after its file,
//! its line and the sentence that names the idea:
//!
//!     cargo test --no-default-features --test tactics berserk
//!
//! Lines of a block:
//!   # sentence   the idea
//!   at:          the position
//!   best:        the actions of which one must be played
//!   wrong:       an action that may be played but must not be chosen, and why not; a line each

use bulldozer_gambit::bots::{Bot, Level, Limits, Player, Situation};
use bulldozer_gambit::rules::{Action, AnyGame, GameId};
use libtest_mimic::{Arguments, Failed, Trial};

/// Seeds of the bots: nobody shall find a tactic by chance.
const SEEDS: [u64; 2] = [1, 2];
/// How many tactics a game has at least.
const AT_LEAST: usize = 15;

/// A block of a file.
#[derive(Default)]
struct Tactic {
    idea: &'static str,
    at: &'static str,
    best: Vec<&'static str>,
    /// Each with why it is wrong.
    wrong: Vec<(&'static str, &'static str)>,
}

impl Tactic {
    fn read(block: &'static str) -> Result<Self, Failed> {
        let mut tactic = Self::default();
        for line in block.lines() {
            let Some((key, value)) = line.split_once(' ') else { return Err(format!("`{line}` says nothing").into()) };
            match key {
                "#" => tactic.idea = value,
                "at:" => tactic.at = value,
                "best:" => tactic.best = value.split(' ').collect(),
                "wrong:" => tactic.wrong.push(value.split_once(' ').ok_or_else(|| format!("why is {value} wrong?"))?),
                _ => return Err(format!("`{key}` is unknown").into()),
            }
        }
        if tactic.idea.is_empty() || tactic.at.is_empty() || tactic.best.is_empty() || tactic.wrong.is_empty() {
            return Err("a tactic has an idea, a position, what is best and what is wrong, and why".into());
        }
        Ok(tactic)
    }

    fn solve(&self, game: GameId) -> Result<(), Failed> {
        let line = game.set_up([], Some(self.at)).map_err(|error| error.to_string())?;
        for token in self.best.iter().copied().chain(self.wrong.iter().map(|&(token, _)| token)) {
            legal(&*line, token)?;
        }
        for seed in SEEDS {
            let mut bot = Bot::new(Level::NORMAL, seed);
            bot.begin(seed);
            let situation = Situation { game, options: &[], start: Some(self.at), actions: &[], line: &*line };
            let choice =
                bot.choose(&situation, Limits::nodes(Level::NORMAL.nodes())).map_err(|error| error.to_string())?;
            let played = choice.action.token(game.seats()).to_string();
            if let Some((token, why)) = self.wrong.iter().find(|(token, _)| *token == played) {
                return Err(format!("seed {seed} plays {token}: {why}\n{choice:?}").into());
            }
            if !self.best.contains(&&*played) {
                return Err(format!("seed {seed} plays {played} instead of {:?}\n{choice:?}", self.best).into());
            }
        }
        Ok(())
    }
}

/// Holds that a token may be played.
fn legal(line: &dyn AnyGame, token: &str) -> Result<(), Failed> {
    let action = Action::parse(token, line.seats()).map_err(|error| format!("{token}: {error}"))?;
    line.check(action).map_err(|refusal| format!("{token}: {refusal}").into())
}

/// All tactics of a game's file.
fn trials(game: GameId, text: &'static str) -> Vec<Trial> {
    let mut trials = vec![];
    let mut number = 1;
    for block in text.split("\n\n") {
        let idea = block.lines().next().unwrap_or_default().trim_start_matches("# ");
        let name = format!("tactics-{}.txt:{number}: {idea}", game.name());
        trials.push(Trial::test(name, move || Tactic::read(block.trim_end())?.solve(game)));
        number += block.lines().count() + 1;
    }
    let found = trials.len();
    trials.push(Trial::test(format!("{}: at least {AT_LEAST} tactics are found", game.name()), move || {
        if found >= AT_LEAST { Ok(()) } else { Err(format!("only {found} tactics were found").into()) }
    }));
    trials
}

fn main() {
    let arguments = Arguments::from_args();
    let mut all = trials(GameId::Pothole, include_str!("bots/tactics-pothole.txt"));
    all.extend(trials(GameId::Knot, include_str!("bots/tactics-knot.txt")));
    all.extend(trials(GameId::Quad, include_str!("bots/tactics-quad.txt")));
    all.extend(trials(GameId::Auction, include_str!("bots/tactics-auction.txt")));
    libtest_mimic::run(&arguments, all).exit();
}
