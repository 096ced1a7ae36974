//! Perft counts: `perft.txt`.

use bulldozer_gambit::rules::{Game, perft};
use libtest_mimic::Trial;

use crate::cases::{options, position};
use crate::table::Table;

pub fn trials<G: Game>(game: &str) -> Vec<Trial> {
    let table = Table::of(game, "perft.txt");
    let mut trials = vec![];
    for block in table.blocks() {
        let mut chosen = "";
        for (line, sentence) in block.lines.into_iter().zip(block.sentences) {
            if let Some(words) = line.text.strip_prefix("options: ") {
                chosen = words;
                continue;
            }
            trials.push(table.trial(line, format!("perft: {sentence}"), move |failures| {
                failures.hear(line, check::<G>(chosen, line.text));
            }));
        }
    }
    trials
}

fn check<G: Game>(chosen: &str, text: &str) -> Result<(), String> {
    let mut fields = text.split(';').map(str::trim);
    let board = position::<G>(fields.next().unwrap_or_default(), &options::<G>(chosen)?)?;
    for field in fields {
        let numbers: Vec<u64> = field.split(' ').map_while(|number| number.parse().ok()).collect();
        let [depth, count] = numbers[..] else { return Err(format!("`{field}` is not `depth count`")) };
        let found = perft(&board, depth as u32);
        if found != count {
            return Err(format!("depth {depth}: {found}"));
        }
    }
    Ok(())
}
