//! Position texts: `positions.txt`.

use bulldozer_gambit::rules::Game;
use libtest_mimic::Trial;

use crate::cases::{options, position};
use crate::table::{Table, expect};

pub fn trials<G: Game>(game: &str) -> Vec<Trial> {
    let table = Table::of(game, "positions.txt");
    let mut trials = vec![];
    let mut chosen = "";
    for block in table.blocks() {
        for (line, sentence) in block.lines.into_iter().zip(block.sentences) {
            let (verb, rest) = line.text.split_once(": ").unwrap_or((line.text, ""));
            if verb == "options" {
                chosen = rest;
                continue;
            }
            let sentence = match rest.split_once(" -> ") {
                Some((_, refusal)) if verb == "refused" => refusal,
                _ => sentence,
            };
            trials.push(table.trial(line, format!("{verb}: {sentence}"), move |failures| {
                failures.hear(line, check::<G>(chosen, verb, rest));
            }));
        }
    }
    trials
}

fn check<G: Game>(chosen: &str, verb: &str, rest: &str) -> Result<(), String> {
    let chosen = options::<G>(chosen)?;
    match verb {
        "reads" => {
            let (text, written) = rest.split_once(" => ").unwrap_or((rest, rest));
            let position = position::<G>(text, &chosen)?;
            let again = G::from_text(&position.to_text(), &chosen).map_err(|error| error.to_string())?;
            expect(&again.to_text(), written)?;
            expect(&position.to_text(), written)
        }
        "refused" => {
            let (text, sentence) = rest.split_once(" -> ").ok_or("a refused position wants ` -> ` and a sentence")?;
            match G::from_text(text, &chosen) {
                Ok(position) => Err(format!("is read as {}", position.to_text())),
                Err(error) if error.to_string().contains(sentence) => Ok(()),
                Err(error) => Err(format!("refused otherwise: {error}")),
            }
        }
        _ => Err("no such line".to_owned()),
    }
}
