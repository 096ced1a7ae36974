//! `selfplay`: games that players play among themselves, written down.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::arena::Meeting;
use super::error::CliError;
use crate::arena::{Openings, Plan};
use crate::rules::Record;

/// The arguments of `selfplay`.
#[derive(clap::Args, Debug)]
pub(super) struct Selfplay {
    #[command(flatten)]
    meeting: Meeting,
    /// How many games; players move on one seat after each
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many random actions each game starts with
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    openings: u32,
    /// Where to write the records: a folder, or a file for a single game
    #[arg(long, value_name = "FOLDER|FILE.bgr")]
    out: PathBuf,
}

impl Selfplay {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let plan = Plan { observations: self.games, ..self.meeting.plan(Openings::Random(self.openings)) };
        let runner = self.meeting.runner(&plan)?;
        let is_file = self.out.extension().is_some_and(|ending| ending == "bgr");
        if is_file && self.games > 1 {
            return Err(CliError::OneGame(self.out.clone()));
        }
        let folder = if is_file { self.out.parent().unwrap_or(Path::new("")) } else { &self.out };
        if !folder.as_os_str().is_empty() {
            fs::create_dir_all(folder).map_err(|error| CliError::Read { path: folder.to_owned(), error })?;
        }
        let width = self.games.to_string().len();
        let table = runner.table();
        let (mut written, mut actions) = (0, 0);
        let play = |game: u32, players: &mut [_]| {
            let seating = game as usize % table.seatings.len();
            let bout = runner.play(game, seating, players)?;
            let faults: Vec<String> =
                bout.faults.iter().map(|fault| format!("{}: {}", fault.seat, fault.why)).collect();
            let mut record = bout.into_record();
            record.players = runner.recorded(seating);
            record.seed = Some(plan.dice(game));
            record.tags.push(("Limit".to_owned(), plan.limit.to_string()));
            if !faults.is_empty() {
                record.tags.push(("Faults".to_owned(), faults.join("; ")));
            }
            Ok(record)
        };
        runner.each(&play, 1, &mut |record: Record| {
            written += 1;
            actions += record.actions.len();
            let path = if is_file { self.out.clone() } else { folder.join(format!("{written:0width$}.bgr")) };
            fs::write(&path, record.to_string()).map_err(|error| CliError::Read { path, error })?;
            Ok(true)
        })?;
        writeln!(out, "{written} games, {actions} actions, in {}", self.out.display())?;
        Ok(())
    }
}
