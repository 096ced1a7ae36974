//! `lessons`: lists the guided games and puzzles, or prints one.

use std::io::Write;
use std::path::Path;

use super::error::CliError;
use super::{is_readable, read_text};
use crate::lessons::{Chapter, Lesson, Subject, lessons, puzzles};
use crate::rules::{Effects, GameId};

/// The arguments of `lessons`.
#[derive(clap::Args, Debug)]
pub(super) struct Lessons {
    /// A lesson or puzzle by its name, or a lesson's file: prints it step by step, with one solution
    #[arg(value_name = "NAME|FILE")]
    name: Option<String>,
}

impl Lessons {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.name {
            None => list(out),
            Some(name) => match subject_of(name)? {
                Subject::Lesson(lesson, _) => {
                    writeln!(out, "{}", lesson.title.spoken())?;
                    lesson.play()?;
                    for number in 0..lesson.chapters.len() {
                        tell(&Subject::Lesson(lesson.clone(), number), out)?;
                    }
                    Ok(())
                }
                puzzle @ Subject::Puzzle(_) => tell(&puzzle, out),
            },
        }
    }
}

/// All of them, a line each.
fn list(out: &mut dyn Write) -> Result<(), CliError> {
    for lesson in lessons() {
        writeln!(out, "{:8} {:44} {}", lesson.game.name(), lesson.name, lesson.title.spoken())?;
    }
    for puzzle in puzzles() {
        writeln!(
            out,
            "{:8} {:44} {}: {}",
            puzzle.game.name(),
            puzzle.name(),
            puzzle.theme.spoken(),
            puzzle.title.spoken()
        )?;
    }
    Ok(())
}

/// The lesson or puzzle of this name, or the lesson in this file.
pub(super) fn subject_of(name: &str) -> Result<Subject, CliError> {
    if let Some(subject) = Subject::named(name) {
        return Ok(subject);
    }
    let path = Path::new(name);
    if !is_readable(path) {
        return Err(CliError::NoLesson(name.to_owned()));
    }
    Ok(Subject::Lesson(Lesson::read(name, &read_text(path)?)?, 0))
}

/// Prints the boards, the texts and the actions of the solution.
fn tell(subject: &Subject, out: &mut dyn Write) -> Result<(), CliError> {
    let Some(Chapter { title, options, position, steps, .. }) = subject.chapter() else { return Ok(()) };
    let game: GameId = subject.game();
    let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let mut table = game.set_up(options, position.as_deref())?;
    writeln!(out, "\n== {}\n\n{}", title.spoken(), table.words().board_text())?;
    for step in &steps {
        writeln!(out, "{}", step.text.spoken())?;
        let Some(task) = &step.task else { continue };
        let Some(shown) = task.shown_action(&*table) else { return Ok(()) };
        let wanted = task.wanted_actions(&*table).len();
        for action in core::iter::once(shown).chain(task.answers.iter().copied()) {
            let mut effects = Vec::new();
            if table.play(action, Effects::recording(&mut effects)).is_err() {
                return Ok(());
            }
            writeln!(out, "    {} ({wanted} of {} would do)", action.token(game.seats()), table.actions().len())?;
            for effect in &effects {
                writeln!(out, "        {effect:?}")?;
            }
        }
        writeln!(out, "\n{}", table.words().board_text())?;
    }
    Ok(())
}
