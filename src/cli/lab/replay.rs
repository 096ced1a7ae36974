//! `lab replay`: plays some of the games again.

use std::io::Write;
use std::path::PathBuf;

use super::players::StudyRunner;
use super::results::{read_whole, tell};
use crate::bots::Chance;
use crate::cli::error::CliError;
use crate::version;

/// The most differences that are told.
const TOLD: usize = 10;

/// The arguments of `lab replay`.
#[derive(clap::Args, Debug)]
pub(super) struct Replay {
    /// The file of the games
    file: PathBuf,
    /// Which share of the games is played again, rounded up
    #[arg(long, default_value_t = 0.01, value_parser = share)]
    share: f64,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

fn share(text: &str) -> Result<f64, &'static str> {
    let share = text.parse().ok().filter(|share: &f64| *share > 0.0 && *share <= 1.0);
    share.ok_or("this is no share such as 0.01, more than 0 and at most 1")
}

impl Replay {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let whole = read_whole(core::slice::from_ref(&self.file))?;
        let study = whole.study();
        let program = &whole.header.program;
        if program != version::WITH_COMMIT {
            tell(&format!("these games are of version {program}, this is {}", version::WITH_COMMIT));
        }
        // Drawn from all games, always the same ones.
        let mut numbers: Vec<u64> = whole.games.keys().copied().collect();
        numbers.sort_by_key(|&number| Chance::seed_of(&[study.seed, number]));
        numbers.truncate((self.share * numbers.len() as f64).ceil() as usize);
        numbers.sort_unstable();
        let mut differences = vec![];
        StudyRunner::new(study, self.threads)?.play(&numbers, &mut |now| {
            let difference = whole.games.get(&now.number).and_then(|then| then.difference(&now));
            differences.extend(difference.map(|difference| (now.number, difference)));
            Ok(true)
        })?;
        differences.sort_by_key(|&(number, _)| number);
        for (number, difference) in differences.iter().take(TOLD) {
            let line = whole.place(*number).map_or(0, |place| place.1);
            let variant = study.game(*number).map_or("?", |(variant, _)| study.variants[variant].name.as_str());
            writeln!(out, "line {line}: game {number} of `{variant}`: {difference}")?;
        }
        let (changed, played) = (differences.len(), numbers.len());
        if changed > TOLD {
            writeln!(out, "and {} more", changed - TOLD)?;
        }
        if changed > 0 {
            return Err(CliError::Replayed { changed, played });
        }
        writeln!(out, "{played} of {} games went the same way again", whole.games.len())?;
        Ok(())
    }
}
