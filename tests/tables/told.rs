//! The tables of `tests/told`: what players are told of positions and of what happens.

use bulldozer_gambit::rules::{Action, AnyGame, Effects, GameId, Square};
use libtest_mimic::Trial;

use crate::cases::{split, trials_of};
use crate::table::{Failures, Line, expect};

pub fn trials() -> Vec<Trial> {
    trials_of("told", &["game", "options"], run)
}

fn begin(game: &str, options: &str, position: &str) -> Result<Box<dyn AnyGame>, String> {
    let game: GameId = game.parse().map_err(|error| format!("{error}"))?;
    let options = options.split_whitespace().filter_map(|word| word.split_once('='));
    let position = Some(position).filter(|&text| text != "startpos");
    game.set_up(options, position).map_err(|error| error.to_string())
}

fn run(lines: &[Line], failures: &mut Failures) {
    let (mut game, mut options) = ("", "");
    let mut table: Option<Box<dyn AnyGame>> = None;
    for &line in lines {
        let (verb, rest) = split(line.text);
        let result = match (verb, &mut table) {
            ("game", _) => {
                game = rest;
                Ok(())
            }
            ("options", _) => {
                options = rest;
                Ok(())
            }
            ("fen", _) => begin(game, options, rest).map(|begun| table = Some(begun)),
            (_, Some(table)) => check_line(table, verb, rest),
            (_, None) => Err("there is no position here".to_owned()),
        };
        failures.hear(line, result);
    }
}

fn check_line(table: &mut Box<dyn AnyGame>, verb: &str, rest: &str) -> Result<(), String> {
    let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
    match verb {
        "moves" => rest.split_whitespace().try_for_each(|token| play(&mut **table, token)),
        "why" => expect(&why_not(&**table, subject)?, rest),
        _ => Err("no such line".to_owned()),
    }
}

fn play(table: &mut dyn AnyGame, token: &str) -> Result<(), String> {
    let action = Action::parse(token, table.seats()).map_err(|error| error.to_string())?;
    table.play(action, Effects::unheard()).map_err(|refusal| format!("{token}: {refusal}"))
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// Why a piece may not go from one square to another: the rule's heading, the squares that matter, the sentence.
fn why_not(table: &dyn AnyGame, squares: &str) -> Result<String, String> {
    let split = Square::split_from(squares).and_then(|(from, rest)| Some((from, rest.parse().ok()?)));
    let (from, to) = split.ok_or("`why` wants two squares")?;
    let Some(why) = table.words().why_not(from, to) else { return Ok("legal".to_owned()) };
    Ok(format!("{}; {}; {}", why.heading, names(&why.squares), why.sentence))
}
