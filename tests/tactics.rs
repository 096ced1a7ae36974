//! Tactics that the search of the normal level must find within its number of positions, with any seed. What the level
//! overlooks by design does not count.
//!
//! They are the puzzles of the game (`assets/puzzles`, docs/lessons.md), each as a test named after its file, its line
//! and its title:
//!
//!     cargo test --no-default-features --test tactics berserk

use bulldozer_gambit::bots::{Bot, Level, Limits, Player, Situation};
use bulldozer_gambit::lessons::{PUZZLES, Puzzle};
use bulldozer_gambit::rules::{Action, AnyGame, Effects};
use libtest_mimic::{Arguments, Failed, Trial};

/// The seeds of the bots. With two of them a tactic is not found by luck.
const SEEDS: [u64; 2] = [1, 2];
/// The least number of tactics per game.
const AT_LEAST: usize = 15;

fn solve(puzzle: &Puzzle) -> Result<(), Failed> {
    let mut line = puzzle.game.set_up([], Some(&puzzle.position)).map_err(|error| error.to_string())?;
    let mut actions: Vec<Action> = Vec::new();
    for asked in &puzzle.moves {
        for seed in SEEDS {
            let found = choice(puzzle, seed, &actions, &*line)?;
            let token = |action: Action| action.token(puzzle.game.seats()).to_string();
            if let Some((action, why)) = asked.wrong.iter().find(|(action, _)| *action == found) {
                return Err(format!("seed {seed} plays {}: {}", token(*action), why.spoken()).into());
            }
            if !asked.best.contains(&found) {
                let best: Vec<_> = asked.best.iter().copied().map(token).collect();
                return Err(format!("seed {seed} plays {} instead of {best:?}", token(found)).into());
            }
        }
        for &action in asked.best.iter().take(1).chain(&asked.answers) {
            line.play(action, Effects::ignored()).map_err(|refusal| refusal.to_string())?;
            actions.push(action);
        }
    }
    Ok(())
}

fn choice(puzzle: &Puzzle, seed: u64, actions: &[Action], line: &dyn AnyGame) -> Result<Action, Failed> {
    let mut bot = Bot::new(Level::NORMAL, seed).attentive();
    bot.begin(seed);
    let situation = Situation { game: puzzle.game, options: &[], start: Some(&puzzle.position), actions, line };
    let choice = bot.choose(&situation, Limits::nodes(Level::NORMAL.nodes())).map_err(|error| error.to_string())?;
    Ok(choice.action)
}

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = vec![];
    for file in PUZZLES {
        let name = file.file;
        let puzzles = file.puzzles().unwrap_or_else(|error| panic!("{error}"));
        let found = puzzles.puzzles.len();
        trials.extend(puzzles.puzzles.into_iter().map(|puzzle| {
            let name = format!("{name}:{}: {}: {}", puzzle.place.line, puzzle.theme.spoken(), puzzle.title.spoken());
            Trial::test(name, move || solve(&puzzle))
        }));
        trials.push(Trial::test(format!("{name}: at least {AT_LEAST} tactics are found"), move || {
            if found >= AT_LEAST { Ok(()) } else { Err(format!("only {found} tactics were found").into()) }
        }));
    }
    libtest_mimic::run(&arguments, trials).exit();
}
