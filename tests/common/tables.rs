//! The tables of a game in its folder under `tests`: cases of the rules page, position texts, perft counts and golden
//! games.
//!
//! Each file says at its head what its lines mean. A failure prints file, line and the line itself.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use bulldozer_gambit::rules::{Action, Decider, Effects, Game, Line, Options as _, perft, play};

/// The tables of the game `G`.
pub struct Tables {
    folder: PathBuf,
}

impl Tables {
    /// The tables in the folder `name`.
    pub fn of(name: &str) -> Self {
        Self { folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name) }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Runs the cases of the files `names`, of which there must be at least so many.
    pub fn cases<G: Game>(&self, names: &[&str], at_least: usize) {
        let mut failures = Failures::default();
        let run = |name: &&str| run_cases::<G>(&self.path(&format!("{name}.txt")), &mut failures);
        let cases: usize = names.iter().map(run).sum();
        failures.assert_none();
        assert!(cases >= at_least, "only {cases} cases were found");
    }

    /// Reads the position texts.
    pub fn position_texts<G: Game>(&self) {
        let path = self.path("positions.txt");
        let text = fs::read_to_string(&path).unwrap();
        let mut failures = Failures::default();
        let mut chosen = G::Options::default();
        for (number, line) in lines(&text).filter(|(_, line)| !line.is_empty()) {
            let (verb, rest) = line.split_once(": ").unwrap_or((line, ""));
            let result = match verb {
                "options" => options::<G>(rest).map(|options| chosen = options),
                "reads" => {
                    let (text, written) = rest.split_once(" => ").unwrap_or((rest, rest));
                    position::<G>(text, &chosen).and_then(|position| {
                        let again = G::from_text(&position.to_text(), &chosen).map_err(|error| error.to_string())?;
                        expect(&again.to_text(), written)?;
                        expect(&position.to_text(), written)
                    })
                }
                "refused" => match rest.split_once(" -> ") {
                    Some((text, sentence)) => match G::from_text(text, &chosen) {
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

    /// Counts the perft leaves.
    pub fn perft_counts<G: Game>(&self) {
        let path = self.path("perft.txt");
        let text = fs::read_to_string(&path).unwrap();
        let mut failures = Failures::default();
        let mut chosen = G::Options::default();
        for (number, line) in lines(&text) {
            if line.is_empty() {
                chosen = G::Options::default();
                continue;
            }
            if let Some(words) = line.strip_prefix("options: ") {
                options::<G>(words).map_or_else(|why| failures.add(&path, number, line, &why), |found| chosen = found);
                continue;
            }
            let mut fields = line.split(';').map(str::trim);
            let board = position::<G>(fields.next().unwrap_or_default(), &chosen);
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

    /// Replays the golden games; the environment's `variable` names another file of the same form, with more of them.
    pub fn golden_games<G: Game>(&self, variable: &str) {
        let path = std::env::var_os(variable).map_or_else(|| self.path("games.txt"), PathBuf::from);
        let text = fs::read_to_string(&path).unwrap();
        let mut failures = Failures::default();
        let mut chosen = G::Options::default();
        let mut board: Option<Line<G>> = None;
        for (number, line) in lines(&text).filter(|(_, line)| !line.is_empty()) {
            let result = if let Some(words) = line.strip_prefix("game: ") {
                // A game that has gone wrong is not followed further: `board` is none until the next one.
                board = None;
                let words = words.split_whitespace().filter(|word| !word.starts_with("seed=")).collect::<Vec<_>>();
                options::<G>(&words.join(" ")).map(|options| chosen = options)
            } else if let Some(text) = line.strip_prefix("fen: ") {
                position(text, &chosen).map(|position| board = Some(Line::new(position)))
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

fn options<G: Game>(words: &str) -> Result<G::Options, String> {
    let mut options = G::Options::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or("an option is name=value")?;
        options.set(name, value).map_err(|error| error.to_string())?;
    }
    Ok(options)
}

fn position<G: Game>(text: &str, options: &G::Options) -> Result<G, String> {
    match text {
        "startpos" => Ok(G::start(options)),
        _ => G::from_text(text, options).map_err(|error| error.to_string()),
    }
}

fn tokens<G: Game>(position: &G) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut tokens: Vec<_> = actions.iter().map(|action| action.token(G::SEATS).to_string()).collect();
    tokens.sort();
    tokens
}

/// Plays a token, if it is legal; says why not otherwise.
fn play_token<G: Game>(position: &mut Line<G>, token: &str) -> Result<(), String> {
    let action = Action::parse(token, G::SEATS).map_err(|error| error.to_string())?;
    let before = position.clone();
    play(&mut position.position, action, &mut position.history, Effects::unheard()).map_err(|refusal| {
        assert_eq!(*position, before, "a refused action has changed the position");
        refusal.to_string()
    })
}

fn play_all<G: Game>(position: &mut Line<G>, words: &str) -> Result<(), String> {
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

fn over<G: Game>(position: &G) -> String {
    let Some(outcome) = position.outcome() else { return "none".to_owned() };
    // The text has the notation's word for the reason.
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

/// One line of a case but `options` and `fen`.
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

fn run_cases<G: Game>(path: &Path, failures: &mut Failures) -> usize {
    let text = fs::read_to_string(path).unwrap();
    let mut cases = 0;
    let mut chosen = G::Options::default();
    let mut board: Option<Line<G>> = None;
    for (number, line) in lines(&text) {
        if line.is_empty() {
            (chosen, board) = (G::Options::default(), None);
            continue;
        }
        // A token may have a colon, but no blank behind it.
        let split = line.split_once(": ").or_else(|| line.strip_suffix(':').map(|verb| (verb, "")));
        let (verb, rest) = split.map_or((line, ""), |(verb, rest)| (verb, rest.trim()));
        let result = match (verb, &mut board) {
            ("options", _) => options::<G>(rest).map(|options| chosen = options),
            ("fen", _) => {
                cases += 1;
                position(rest, &chosen).map(|position| board = Some(Line::new(position)))
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

/// 64-bit FNV-1a of the tokens, joined by spaces.
fn checksum(tokens: &[String]) -> u64 {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    tokens.join(" ").bytes().fold(0xCBF2_9CE4_8422_2325, hash)
}

fn golden_step<G: Game>(position: &mut Line<G>, line: &str) -> Result<(), String> {
    let fields: Vec<_> = line.split("; ").collect();
    let [token, legal, text] = fields[..] else { return Err("a step is `token; count checksum; position`".to_owned()) };
    if token != "-" {
        play_token(position, token)?;
    }
    expect(&position.to_text(), text)?;
    let tokens = tokens(&**position);
    let found = format!("{} {:016x}", tokens.len(), checksum(&tokens));
    if found == legal { Ok(()) } else { Err(format!("found {found}: {}", tokens.join(" "))) }
}
