//! `selfplay`: writes records of games between players.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::arena::Meeting;
use super::error::CliError;
use super::input::is_standard;
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
    /// Where to write the records: a folder, or a file for a single game; `-` is standard output
    #[arg(long, value_name = "FOLDER|FILE.bgr")]
    out: PathBuf,
    /// Overwrites records that are there already
    #[arg(long)]
    force: bool,
}

/// Where records are written; games are numbered from 1.
struct RecordFiles<'a> {
    out: &'a Path,
    games: u32,
    force: bool,
}

impl RecordFiles<'_> {
    fn is_folder(&self) -> bool {
        !is_standard(self.out) && self.out.extension().is_none_or(|ending| ending != "bgr")
    }

    fn file(&self, game: u32) -> PathBuf {
        let width = self.games.to_string().len();
        if self.is_folder() { self.out.join(format!("{game:0width$}.bgr")) } else { self.out.to_owned() }
    }

    /// Creates the folder, if needed, and checks that no record is overwritten by accident.
    fn prepare(&self) -> Result<(), CliError> {
        if !self.is_folder() && self.games > 1 {
            return Err(CliError::OneGame(self.out.to_owned()));
        }
        if is_standard(self.out) {
            return Ok(());
        }
        let folder = if self.is_folder() { self.out } else { self.out.parent().unwrap_or(Path::new("")) };
        if !folder.as_os_str().is_empty() {
            fs::create_dir_all(folder).map_err(CliError::writing(folder))?;
        }
        let mut files = (1..=self.games).map(|game| self.file(game));
        match files.find(|file| !self.force && file.exists()) {
            Some(file) => Err(CliError::IsThere(file)),
            None => Ok(()),
        }
    }

    fn write(&self, game: u32, record: &Record, out: &mut dyn Write) -> Result<(), CliError> {
        if is_standard(self.out) {
            return Ok(write!(out, "{record}")?);
        }
        let path = self.file(game);
        let mut options = OpenOptions::new();
        let options = options.write(true).truncate(true).create(true).create_new(!self.force);
        let written = options.open(&path).and_then(|mut file| file.write_all(record.to_string().as_bytes()));
        written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => CliError::IsThere(path),
            _ => CliError::Write { path, error },
        })
    }
}

impl Selfplay {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let plan = Plan { observations: self.games, ..self.meeting.plan(Openings::Random(self.openings)) };
        let place = RecordFiles { out: &self.out, games: self.games, force: self.force };
        let runner = self.meeting.runner(&plan)?;
        place.prepare()?;
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
            place.write(written, &record, out)?;
            Ok(true)
        })?;
        if is_standard(&self.out) {
            let _ = writeln!(io::stderr(), "{written} games, {actions} actions");
        } else {
            writeln!(out, "{written} games, {actions} actions, in {}", self.out.display())?;
        }
        Ok(())
    }
}
