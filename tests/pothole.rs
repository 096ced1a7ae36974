//! The tables of `tests/pothole`: cases of the rules page, position texts, perft counts and golden games.
//!
//! Each file says at its head what its lines mean. A failure prints file, line and the line itself.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use bulldozer_gambit::rules::pothole::{Options, Position};
use bulldozer_gambit::rules::{Action, Decider, EndReason, Game, Options as _, Unheard, perft, play};

const CASES: [&str; 8] = ["turn", "pieces", "rings", "dozers", "potholes", "chips", "kings", "end"];

fn table(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pothole").join(name)
}

/// The lines of a table that say something, with their numbers; empty lines are kept, since they part blocks.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())).filter(|(_, line)| !line.starts_with('#'))
}

/// What went wrong, gathered so that one run shows all of it.
#[derive(Default)]
struct Failures {
    text: String,
    count: usize,
}

impl Failures {
    fn add(&mut self, path: &Path, number: usize, line: &str, why: &str) {
        self.count += 1;
        let _ = write!(self.text, "\n{}:{number}: {line}\n    {why}", path.display());
    }

    fn assert_none(&self) {
        assert!(self.count == 0, "{} failures{}", self.count, self.text);
    }
}

fn options(words: &str) -> Result<Options, String> {
    let mut options = Options::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or("an option is name=value")?;
        options.set(name, value).map_err(|error| error.to_string())?;
    }
    Ok(options)
}

fn position(text: &str, options: &Options) -> Result<Position, String> {
    match text {
        "startpos" => Ok(Position::start(options)),
        _ => Position::from_text(text, options).map_err(|error| error.to_string()),
    }
}

fn tokens(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut tokens: Vec<_> = actions.iter().map(|action| action.token(Position::SEATS).to_string()).collect();
    tokens.sort();
    tokens
}

/// Plays a token, if it is legal; says why not otherwise.
fn play_token(position: &mut Position, token: &str) -> Result<(), String> {
    let action = Action::parse(token, Position::SEATS).map_err(|error| error.to_string())?;
    let before = position.clone();
    play(position, action, &mut Unheard).map_err(|refusal| {
        assert_eq!(*position, before, "a refused action has changed the position");
        refusal.to_string()
    })
}

fn play_all(position: &mut Position, words: &str) -> Result<(), String> {
    words.split_whitespace().try_for_each(|token| {
        play_token(position, token).map_err(|refusal| format!("{token} in {}: {refusal}", position.to_text()))
    })
}

fn expect(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("found {found}")) }
}

fn sorted(words: &str) -> String {
    let mut words: Vec<_> = words.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

fn over(position: &Position) -> String {
    let Some(outcome) = position.outcome() else { return "none".to_owned() };
    let reason = match outcome.reason {
        EndReason::LastPlayer => "last",
        EndReason::Agreement => "agreed",
        EndReason::Repetition => "repetition",
        EndReason::QuietTurns => "quiet",
    };
    format!("{reason} {}", outcome.result(Position::SEATS.len()))
}

fn turn(position: &Position) -> char {
    match position.decider() {
        Some(Decider::Seat(seat)) => seat.letter(Position::SEATS),
        Some(Decider::Chance) => '*',
        None => '-',
    }
}

/// One line of a case but `options` and `fen`.
fn check_line(position: &mut Position, verb: &str, rest: &str) -> Result<(), String> {
    let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
    match verb {
        "moves" => play_all(position, rest),
        "legal" => expect(&tokens(position).join(" "), &sorted(rest)),
        "legal-of" => {
            let all = tokens(position);
            let targets = all.iter().filter_map(|token| token.trim_start_matches('@').strip_prefix(subject));
            expect(&sorted(&targets.collect::<Vec<_>>().join(" ")), &sorted(rest))
        }
        "has" => {
            let all = tokens(position);
            match rest.split_whitespace().find(|&token| !all.iter().any(|other| other == token)) {
                Some(missing) => Err(format!("{missing} is missing in {}", all.join(" "))),
                None => Ok(()),
            }
        }
        "not" => {
            let (token, sentence) = rest.split_once(" -> ").ok_or("a refused token wants ` -> ` and a sentence")?;
            if tokens(position).iter().any(|other| other == token) {
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
        "turn" => expect(&turn(position).to_string(), rest),
        "over" => expect(&over(position), rest),
        _ => Err("no such line".to_owned()),
    }
}

fn run_cases(path: &Path, failures: &mut Failures) -> usize {
    let text = fs::read_to_string(path).unwrap();
    let mut cases = 0;
    let mut chosen = Options::default();
    let mut board: Option<Position> = None;
    for (number, line) in lines(&text) {
        if line.is_empty() {
            (chosen, board) = (Options::default(), None);
            continue;
        }
        let (verb, rest) = line.split_once(':').map_or((line, ""), |(verb, rest)| (verb, rest.trim()));
        let result = match (verb, &mut board) {
            ("options", _) => options(rest).map(|options| chosen = options),
            ("fen", _) => {
                cases += 1;
                position(rest, &chosen).map(|position| board = Some(position))
            }
            (_, Some(board)) => check_line(board, verb, rest),
            (_, None) => Err("there is no position here".to_owned()),
        };
        if let Err(why) = result {
            failures.add(path, number, line, &why);
        }
    }
    cases
}

#[test]
fn the_rules_page_line_by_line() {
    let mut failures = Failures::default();
    let cases: usize = CASES.iter().map(|name| run_cases(&table(&format!("{name}.txt")), &mut failures)).sum();
    failures.assert_none();
    assert!(cases >= 200, "only {cases} cases were found");
}

#[test]
fn position_texts() {
    let path = table("positions.txt");
    let text = fs::read_to_string(&path).unwrap();
    let mut failures = Failures::default();
    let mut chosen = Options::default();
    for (number, line) in lines(&text).filter(|(_, line)| !line.is_empty()) {
        let (verb, rest) = line.split_once(": ").unwrap_or((line, ""));
        let result = match verb {
            "options" => options(rest).map(|options| chosen = options),
            "reads" => {
                let (text, written) = rest.split_once(" => ").unwrap_or((rest, rest));
                position(text, &chosen).and_then(|position| {
                    let again = Position::from_text(&position.to_text(), &chosen).map_err(|error| error.to_string())?;
                    expect(&again.to_text(), written)?;
                    expect(&position.to_text(), written)
                })
            }
            "refused" => match rest.split_once(" -> ") {
                Some((text, sentence)) => match Position::from_text(text, &chosen) {
                    Ok(position) => Err(format!("is read as {}", position.to_text())),
                    Err(error) if error.to_string().contains(sentence) => Ok(()),
                    Err(error) => Err(format!("refused otherwise: {error}")),
                },
                None => Err("a refused position wants ` -> ` and a sentence".to_owned()),
            },
            _ => Err("no such line".to_owned()),
        };
        if let Err(why) = result {
            failures.add(&path, number, line, &why);
        }
    }
    failures.assert_none();
}

#[test]
fn perft_counts() {
    let path = table("perft.txt");
    let text = fs::read_to_string(&path).unwrap();
    let mut failures = Failures::default();
    for (number, line) in lines(&text).filter(|(_, line)| !line.is_empty()) {
        let mut fields = line.split(';').map(str::trim);
        let board = position(fields.next().unwrap_or_default(), &Options::default());
        let result = board.and_then(|board| {
            for field in fields {
                let numbers: Vec<u64> = field.split(' ').map_while(|number| number.parse().ok()).collect();
                let [depth, count] = numbers[..] else { return Err(format!("`{field}` is not `depth count`")) };
                let found = perft(&board, depth as u32);
                if found != count {
                    return Err(format!("depth {depth}: {found}"));
                }
            }
            Ok(())
        });
        if let Err(why) = result {
            failures.add(&path, number, line, &why);
        }
    }
    failures.assert_none();
}

/// 64-bit FNV-1a of the tokens, joined by spaces.
fn checksum(tokens: &[String]) -> u64 {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    tokens.join(" ").bytes().fold(0xCBF2_9CE4_8422_2325, hash)
}

/// The golden games; the variable `POTHOLE_GAMES` names another file of the same form, with more of them.
#[test]
fn golden_games() {
    let path = std::env::var_os("POTHOLE_GAMES").map_or_else(|| table("games.txt"), PathBuf::from);
    let text = fs::read_to_string(&path).unwrap();
    let mut failures = Failures::default();
    let mut chosen = Options::default();
    let mut board: Option<Position> = None;
    for (number, line) in lines(&text).filter(|(_, line)| !line.is_empty()) {
        let result = if let Some(words) = line.strip_prefix("game: ") {
            // A game that has gone wrong is not followed further: `board` is none until the next one.
            board = None;
            let words = words.split_whitespace().filter(|word| !word.starts_with("seed=")).collect::<Vec<_>>();
            options(&words.join(" ")).map(|options| chosen = options)
        } else if let Some(text) = line.strip_prefix("fen: ") {
            position(text, &chosen).map(|position| board = Some(position))
        } else if let Some(board) = &mut board {
            golden_step(board, line)
        } else {
            Ok(())
        };
        if let Err(why) = result {
            failures.add(&path, number, line, &why);
            board = None;
        }
    }
    failures.assert_none();
}

fn golden_step(position: &mut Position, line: &str) -> Result<(), String> {
    let fields: Vec<_> = line.split("; ").collect();
    let [token, legal, text] = fields[..] else { return Err("a step is `token; count checksum; position`".to_owned()) };
    if token != "-" {
        play_token(position, token)?;
    }
    expect(&position.to_text(), text)?;
    let tokens = tokens(position);
    let found = format!("{} {:016x}", tokens.len(), checksum(&tokens));
    if found == legal { Ok(()) } else { Err(format!("found {found}: {}", tokens.join(" "))) }
}
