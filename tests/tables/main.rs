//! The tables in the folders beside this one: cases of the rules pages, position texts, perft counts, golden games,
//! talk, and texts for users. Every case is a test, named after its file, its line and the sentence of the rule:
//!
//!     cargo test --no-default-features --test tables berserk
//!
//! The head of each file explains its lines.

mod cases;
mod golden;
mod perft;
mod table;
mod talk;
mod texts;
mod told;

use bulldozer_gambit::rules::{Game, auction, knot, pothole, quad};
use libtest_mimic::{Arguments, Failed, Trial};

/// All tables of a game. There must be at least `at_least` cases.
fn tables<G: Game>(game: &'static str, at_least: usize) -> Vec<Trial> {
    let mut trials = cases::trials::<G>(game);
    trials.push(count(game, trials.len(), at_least));
    trials.extend(texts::trials::<G>(game));
    trials.extend(perft::trials::<G>(game));
    trials.extend(golden::trials::<G>(game));
    trials
}

/// Detects cases that were lost by accident.
fn count(folder: &str, found: usize, at_least: usize) -> Trial {
    Trial::test(format!("{folder}: at least {at_least} cases are found"), move || {
        if found >= at_least { Ok(()) } else { Err(Failed::from(format!("only {found} cases were found"))) }
    })
}

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = tables::<pothole::Position>("pothole", 200);
    trials.extend(tables::<knot::Position>("knot", 110));
    trials.extend(tables::<quad::Position>("quad", 120));
    trials.extend(tables::<auction::Position>("auction", 120));
    #[cfg(feature = "toy-game")]
    trials.extend(tables::<bulldozer_gambit::rules::nine::Position>("nine", 6));
    let talk = talk::trials();
    trials.push(count("talk", talk.len(), 40));
    trials.extend(talk);
    let told = told::trials();
    trials.push(count("told", told.len(), 100));
    trials.extend(told);
    libtest_mimic::run(&arguments, trials).exit();
}
