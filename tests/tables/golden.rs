//! Golden games: `games.txt`. A variable such as `POTHOLE_GAMES` names another file of the same format, with more.

use std::path::PathBuf;

use bulldozer_gambit::rules::{self, Game};
use libtest_mimic::Trial;

use crate::cases::{options, play_token, position, tokens};
use crate::table::{Failures, Line, Table, expect};

pub fn trials<G: Game>(game: &str) -> Vec<Trial> {
    let other = std::env::var_os(format!("{}_GAMES", game.to_uppercase()));
    let table = other.map_or_else(|| Table::of(game, "games.txt"), |path| Table::at(PathBuf::from(path)));
    let all: Vec<Line> = table.blocks().into_iter().flat_map(|block| block.lines).collect();
    let mut trials = vec![];
    for lines in all.chunk_by(|_, line| !line.text.starts_with("game: ")) {
        let lines = lines.to_vec();
        let first = lines[0];
        trials.push(table.trial(first, first.text, move |failures| replay::<G>(&lines, failures)));
    }
    trials
}

/// Replays a game, up to the first difference.
fn replay<G: Game>(lines: &[Line], failures: &mut Failures) {
    let mut chosen = G::Options::default();
    let mut board: Option<rules::Line<G>> = None;
    for &line in lines {
        let result = if let Some(words) = line.text.strip_prefix("game: ") {
            let words = words.split_whitespace().filter(|word| !word.starts_with("seed=")).collect::<Vec<_>>();
            options::<G>(&words.join(" ")).map(|options| chosen = options)
        } else if let Some(text) = line.text.strip_prefix("fen: ") {
            position(text, &chosen).map(|position| board = Some(rules::Line::new(position)))
        } else if let Some(board) = &mut board {
            step(board, line.text)
        } else {
            Err("there is no position here".to_owned())
        };
        if !failures.hear(line, result) {
            return;
        }
    }
}

/// The 64-bit FNV-1a hash of the tokens, joined by spaces.
fn checksum(tokens: &[String]) -> u64 {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    tokens.join(" ").bytes().fold(0xCBF2_9CE4_8422_2325, hash)
}

fn step<G: Game>(position: &mut rules::Line<G>, line: &str) -> Result<(), String> {
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
