//! Cases of the rules pages: a position, and what is legal, refused or results there.

use bulldozer_gambit::rules::{Action, Decider, Effects, Game, Line, Options as _, play};
use libtest_mimic::Trial;

use crate::table::{self, Failures, Table, expect};

/// The cases of `game`, file by file.
pub fn trials<G: Game>(game: &str) -> Vec<Trial> {
    trials_of(game, &["options"], run::<G>)
}

/// The cases in `folder`. Lines with a verb of `ahead` apply to all following cases of their block. `fen` begins a
/// case.
pub fn trials_of(folder: &str, ahead: &[&str], run: fn(&[table::Line], &mut Failures)) -> Vec<Trial> {
    let mut trials = vec![];
    for table in Table::of_cases(folder) {
        for block in table.blocks() {
            let mut before: Vec<table::Line> = vec![];
            let mut cases: Vec<(table::Line, &str, Vec<table::Line>)> = vec![];
            for (line, sentence) in block.lines.into_iter().zip(block.sentences) {
                let verb = split(line.text).0;
                if ahead.contains(&verb) {
                    before.push(line);
                } else if verb == "fen" || cases.is_empty() {
                    cases.push((line, sentence, before.iter().copied().chain([line]).collect()));
                } else if let Some((.., lines)) = cases.last_mut() {
                    lines.push(line);
                }
            }
            trials.extend(
                cases.into_iter().map(|(first, sentence, lines)| {
                    table.trial(first, sentence, move |failures| run(&lines, failures))
                }),
            );
        }
    }
    trials
}

/// The verb and the rest of a line. A token may contain a colon, but none with a blank after it.
pub fn split(line: &'static str) -> (&'static str, &'static str) {
    let split = line.split_once(": ").or_else(|| line.strip_suffix(':').map(|verb| (verb, "")));
    split.map_or((line, ""), |(verb, rest)| (verb, rest.trim()))
}

fn run<G: Game>(lines: &[table::Line], failures: &mut Failures) {
    let mut chosen = G::Options::default();
    let mut board: Option<Line<G>> = None;
    for &line in lines {
        let (verb, rest) = split(line.text);
        let result = match (verb, &mut board) {
            ("options", _) => options::<G>(rest).map(|options| chosen = options),
            ("fen", _) => position(rest, &chosen).map(|position| board = Some(Line::new(position))),
            (_, Some(board)) => check_line(board, verb, rest),
            (_, None) => Err("there is no position here".to_owned()),
        };
        failures.hear(line, result);
    }
}

pub fn options<G: Game>(words: &str) -> Result<G::Options, String> {
    let mut options = G::Options::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or("an option is name=value")?;
        options.set(name, value).map_err(|error| error.to_string())?;
    }
    Ok(options)
}

pub fn position<G: Game>(text: &str, options: &G::Options) -> Result<G, String> {
    match text {
        "startpos" => Ok(G::start(options)),
        _ => G::from_text(text, options).map_err(|error| error.to_string()),
    }
}

pub fn tokens<G: Game>(position: &G) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut tokens: Vec<_> = actions.iter().map(|action| action.token(G::SEATS).to_string()).collect();
    tokens.sort();
    tokens
}

/// Plays a token if it is legal, or returns why not.
pub fn play_token<G: Game>(position: &mut Line<G>, token: &str) -> Result<(), String> {
    let action = Action::parse(token, G::SEATS).map_err(|error| error.to_string())?;
    let before = position.clone();
    play(&mut position.position, action, &mut position.history, Effects::ignored()).map_err(|refusal| {
        assert_eq!(*position, before, "a refused action has changed the position");
        refusal.to_string()
    })
}

fn play_all<G: Game>(position: &mut Line<G>, words: &str) -> Result<(), String> {
    words.split_whitespace().try_for_each(|token| {
        play_token(position, token).map_err(|refusal| format!("{token} in {}: {refusal}", position.to_text()))
    })
}

fn sorted(words: &str) -> String {
    let mut words: Vec<_> = words.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

fn over<G: Game>(position: &G) -> String {
    let Some(outcome) = position.outcome() else { return "none".to_owned() };
    // The text contains the reason in the notation.
    let text = position.to_text();
    let reason = text.split(" over=").nth(1).and_then(|over| over.split(':').next()).unwrap_or("without a reason");
    format!("{reason} {}", outcome.result(G::SEATS.len()))
}

fn turn<G: Game>(position: &G) -> char {
    match position.decider() {
        Some(Decider::Seat(seat)) => seat.letter(G::SEATS),
        Some(Decider::Chance) => '*',
        None => '-',
    }
}

/// One line of a case, other than `options` and `fen`.
fn check_line<G: Game>(position: &mut Line<G>, verb: &str, rest: &str) -> Result<(), String> {
    let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
    match verb {
        "moves" => play_all(position, rest),
        "legal" => expect(&tokens(&**position).join(" "), &sorted(rest)),
        "legal-of" => {
            let all = tokens(&**position);
            let targets = all.iter().filter_map(|token| token.trim_start_matches('@').strip_prefix(subject));
            expect(&sorted(&targets.collect::<Vec<_>>().join(" ")), &sorted(rest))
        }
        "has" => {
            let all = tokens(&**position);
            match rest.split_whitespace().find(|&token| !all.iter().any(|other| other == token)) {
                Some(missing) => Err(format!("{missing} is missing in {}", all.join(" "))),
                None => Ok(()),
            }
        }
        "not" => {
            let (token, sentence) = rest.split_once(" -> ").ok_or("a refused token wants ` -> ` and a sentence")?;
            if tokens(&**position).iter().any(|other| other == token) {
                return Err("is listed".to_owned());
            }
            match play_token(&mut position.clone(), token) {
                Ok(()) => Err("is legal".to_owned()),
                Err(refusal) if refusal.contains(sentence) => Ok(()),
                Err(refusal) => Err(format!("refused otherwise: {refusal}")),
            }
        }
        "after" => {
            let mut next = position.clone();
            play_all(&mut next, subject)?;
            expect(&next.to_text(), rest)
        }
        "text" => expect(&position.to_text(), rest),
        "turn" => expect(&turn(&**position).to_string(), rest),
        "over" => expect(&over(&**position), rest),
        _ => Err("no such line".to_owned()),
    }
}
