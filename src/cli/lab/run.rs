//! `lab run`: plays the games of a study, or those of one part of it.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::players::StudyRunner;
use super::results::{Lines, read_part, tell};
use crate::arena::Shard;
use crate::cli::error::CliError;
use crate::cli::input::read_text;
use crate::lab::{Header, Part, Study};

/// The arguments of `lab run`.
#[derive(clap::Args, Debug)]
pub(super) struct Run {
    /// The study, such as studies/knot.ron
    study: PathBuf,
    /// How many games of each variant, instead of as many as the study says
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,
    /// Plays only part I of N, counted from 0
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,
    /// The file for the games, each a line of JSON. If it is there already, only the games that it lacks are played
    #[arg(long, value_name = "FILE")]
    json: PathBuf,
    /// How many games are played at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Run {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let wrong = |error| CliError::Study { path: self.study.clone(), error: Box::new(error) };
        let mut study = Study::read(&read_text(&self.study)?).map_err(wrong)?;
        study.games = self.games.unwrap_or(study.games);
        let mut header = Header::new(&name(&self.study), study, self.shard);
        let (games, is_whole) = self.found(&mut header)?;
        let there: BTreeSet<u64> = games.iter().map(|(_, game)| game.number).collect();
        let numbers: Vec<u64> = header.study.numbers(self.shard).filter(|number| !there.contains(number)).collect();
        let runner = StudyRunner::new(&header.study, self.threads)?;
        let mut lines = Lines::open(&self.json, &header, &games, is_whole)?;
        let mut played = 0;
        runner.play(&numbers, &mut |game| {
            lines.add(&game)?;
            played += 1;
            Ok(true)
        })?;
        let file = self.json.display();
        match games.len() {
            0 => writeln!(out, "{played} games played, in {file}")?,
            before => writeln!(out, "{played} games played, {before} were there, in {file}")?,
        }
        Ok(())
    }

    /// The games that the file has already, and whether it can be added to as it is. The header is to have as many games
    /// as the file's.
    fn found(&self, header: &mut Header) -> Result<(Vec<(usize, crate::lab::Played)>, bool), CliError> {
        if !self.json.exists() {
            return Ok((vec![], false));
        }
        let other = |why| CliError::OtherResults { path: self.json.clone(), why };
        let Some(Part { header: found, mut games, torn }) = read_part(&self.json)? else {
            tell(&format!("{}: the first line was cut off, so the file is begun anew", self.json.display()));
            return Ok((vec![], false));
        };
        if let Some(why) = header.stranger(&found) {
            return Err(other(why));
        }
        if found.shard != header.shard {
            let Shard { index, of } = found.shard;
            return Err(other(format!("this is part {index}/{of}, not {}/{}", header.shard.index, header.shard.of)));
        }
        header.study.games = header.study.games.max(found.study.games);
        let mut seen = BTreeSet::new();
        let before = games.len();
        games.retain(|(_, game)| seen.insert(game.number));
        if games.len() < before {
            tell(&format!("{}: {} games came twice and are kept once", self.json.display(), before - games.len()));
        }
        let ends = std::fs::read(&self.json).is_ok_and(|bytes| bytes.ends_with(b"\n"));
        let is_whole = torn.is_none() && ends && games.len() == before && found == *header;
        Ok((games, is_whole))
    }
}

/// The name of a study: its file's, without the ending.
fn name(path: &Path) -> String {
    path.file_stem().map_or_else(|| "study".to_owned(), |stem| stem.to_string_lossy().into_owned())
}
