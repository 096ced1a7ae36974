//! `check`: plays a game record, or a scene of the showcase, by the rules. Records of Quad may also be in its inventors' short algebraic notation.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::error::CliError;
use super::input::{is_readable, read_text, record_text};
use super::showcase::{is_scene, read_scene};
use crate::rules::quad::algebraic::{self, Round, is_algebraic};
use crate::rules::record::{LinkError, UNFINISHED, from_link, is_link};
use crate::rules::{AnyGame, Decider, Game as _, GameId, Line, Record, RecordError, Replay, quad};

/// The arguments of `check`.
#[derive(clap::Args, Debug)]
pub(super) struct Check {
    /// The game record, a saved match, a scene (.ron), or a link that holds a match, in a file or as it is; `-` is standard
    /// input
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,
    /// Prints the record as this program writes it, instead of its result
    #[arg(long)]
    record: bool,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if is_scene(&self.file) {
            return self.check_scene(out);
        }
        let (record, replay) = if let Some(link) = link_of(&self.file) {
            read_link(link)?
        } else {
            let text = record_text(&self.file, read_text(&self.file)?)?;
            if is_algebraic(&text) {
                let (record, replay, rounds) = read_algebraic(&self.file, &text)?;
                if !self.record {
                    write_rounds(&rounds, out)?;
                }
                (record, replay)
            } else {
                record_of(&self.file, &text)?
            }
        };
        if self.record {
            write!(out, "{record}")?;
            return Ok(());
        }
        let (result, how) = standing(replay.last());
        writeln!(out, "{result} {}, {} actions: {how}", record.game.name(), replay.actions())?;
        Ok(())
    }

    fn check_scene(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let scene = read_scene(&self.file)?;
        let run = scene.play()?;
        if self.record {
            write!(out, "{}", scene.record())?;
            return Ok(());
        }
        let last = run.frames.last().map_or(&run.start, |frame| &frame.table);
        let (result, how) = standing(&**last);
        writeln!(out, "{result} {}, {} actions: {how}", scene.game.name(), run.frames.len())?;
        Ok(())
    }
}

/// Reads a record, in a file or in a link, and plays it.
pub(super) fn read_record(path: &Path) -> Result<(Record, Replay), CliError> {
    match link_of(path) {
        Some(link) => read_link(link),
        None => record_of(path, &record_text(path, read_text(path)?)?),
    }
}

/// The argument as a link, if it is one and no file has that name.
pub(super) fn link_of(argument: &Path) -> Option<&str> {
    argument.to_str().filter(|text| is_link(text) && !is_readable(argument))
}

fn read_link(link: &str) -> Result<(Record, Replay), CliError> {
    let record = from_link(link)?;
    let replay = record.replay().map_err(|error| LinkError::Record(Box::new(error)))?;
    Ok((record, replay))
}

/// Parses and replays the record in a file's text, or in the link that the text is.
pub(super) fn record_of(path: &Path, text: &str) -> Result<(Record, Replay), CliError> {
    if is_link(text) {
        return read_link(text).map_err(|error| match error {
            CliError::Link(error) => CliError::LinkFile { path: path.to_owned(), error },
            error => error,
        });
    }
    let record = Record::parse(text).map_err(|error| fault(path, error))?;
    let replay = record.replay().map_err(|error| fault(path, error))?;
    Ok((record, replay))
}

/// The error for a broken record.
pub(super) fn fault(path: &Path, error: RecordError) -> CliError {
    CliError::Record { path: path.to_owned(), error: Box::new(error) }
}

/// Reads a Quad record in short algebraic notation, which starts from the usual position with default options.
fn read_algebraic(path: &Path, text: &str) -> Result<(Record, Replay, Vec<Round>), CliError> {
    let mut line = Line::new(quad::Position::start(&quad::Options::default()));
    let rounds = algebraic::read(text, &mut line)
        .map_err(|error| CliError::Algebraic { path: path.to_owned(), error: Box::new(error) })?;
    let mut record = Record::new(GameId::Quad);
    record.actions = rounds.iter().flat_map(|round| round.actions.iter().copied()).collect();
    record.note_result(&line);
    let replay = record.replay().map_err(|error| fault(path, error))?;
    Ok((record, replay, rounds))
}

/// Prints the actions that were understood, one line a round.
fn write_rounds(rounds: &[Round], out: &mut dyn Write) -> Result<(), CliError> {
    for Round { number, actions } in rounds {
        let tokens = actions.iter().map(|action| action.token(GameId::Quad.seats()).to_string());
        writeln!(out, "{number}: {}", tokens.collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

/// The result in the notation of records, and a description of the state of the game.
pub(super) fn standing(table: &dyn AnyGame) -> (String, String) {
    let seats = table.seats();
    match (table.outcome(), table.decider()) {
        (Some(outcome), _) => (outcome.result(seats.len()), outcome.reason.to_string()),
        (None, Some(Decider::Seat(seat))) => (UNFINISHED.to_owned(), format!("{} to move", seat.name(seats))),
        (None, _) => (UNFINISHED.to_owned(), "chance is to decide".to_owned()),
    }
}
