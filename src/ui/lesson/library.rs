//! All lessons and puzzles, and the user's saved progress.

use bevy::prelude::*;

use crate::lessons::{Learnt, Lesson, Puzzle, Subject, lessons, puzzles};
use crate::notice::Notice;
use crate::play::Session;
use crate::rules::{GameId, excerpt};
use crate::storage::Storage;
use crate::texts::text;
use crate::ui::dialog::Dialog;

/// The lessons and puzzles, with the progress.
#[derive(Resource, Debug)]
pub(in crate::ui) struct Library {
    pub(super) lessons: Vec<Lesson>,
    pub(super) puzzles: Vec<Puzzle>,
    pub(super) learnt: Learnt,
    /// The game whose page is open.
    pub(super) game: GameId,
    /// The game of the lesson that was just left.
    pub(super) left: Option<GameId>,
}

/// The name that the progress is stored under.
const NAME: &str = "learnt";

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Library {
        lessons: lessons(),
        puzzles: puzzles(),
        learnt: Learnt::default(),
        game: GameId::Pothole,
        left: None,
    })
    .add_systems(Startup, read)
    .add_systems(Last, write.run_if(resource_changed::<Library>));
}

impl Library {
    /// The puzzles of a game, sorted by theme.
    pub(super) fn puzzles_of(&self, game: GameId) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.game == game)
    }

    /// The first unsolved puzzle of a game.
    pub(super) fn first_puzzle(&self, game: GameId) -> Option<Subject> {
        let first = self.puzzles_of(game).find(|puzzle| !self.learnt.knows_puzzle(puzzle));
        first.map(|puzzle| Subject::Puzzle(puzzle.clone()))
    }

    /// The chapter at which to continue the lesson of a game.
    pub(in crate::ui) fn first_chapter(&self, game: GameId) -> Option<Subject> {
        let lesson = self.lessons.iter().find(|lesson| lesson.game == game)?;
        Some(Subject::Lesson(lesson.clone(), self.learnt.next_chapter(lesson)))
    }

    /// What comes next: the next chapter of the lesson, or the game's next unsolved puzzle after this one.
    pub(super) fn after(&self, subject: &Subject) -> Option<Subject> {
        match subject {
            Subject::Lesson(lesson, chapter) => {
                self.has_after(subject).then(|| Subject::Lesson(lesson.clone(), chapter + 1))
            }
            Subject::Puzzle(puzzle) => self.puzzle_after(puzzle).cloned().map(Subject::Puzzle),
        }
    }

    /// Whether anything comes next. Panels ask this in every frame, so it avoids copying a lesson.
    pub(super) fn has_after(&self, subject: &Subject) -> bool {
        match subject {
            Subject::Lesson(lesson, chapter) => chapter + 1 < lesson.chapters.len(),
            Subject::Puzzle(puzzle) => self.puzzle_after(puzzle).is_some(),
        }
    }

    fn puzzle_after(&self, puzzle: &Puzzle) -> Option<&Puzzle> {
        let all: Vec<&Puzzle> = self.puzzles_of(puzzle.game).collect();
        let place = all.iter().position(|other| *other == puzzle).map_or(0, |place| place + 1);
        let mut others = all.iter().cycle().skip(place).take(all.len());
        others.find(|other| **other != puzzle && !self.learnt.knows_puzzle(other)).copied()
    }

    /// Records a finished subject.
    pub(super) fn note(&mut self, subject: &Subject) {
        match subject {
            Subject::Lesson(lesson, chapter) => self.learnt.note_chapter(lesson, *chapter),
            Subject::Puzzle(puzzle) => self.learnt.note_puzzle(puzzle),
        }
    }
}

/// Opens the page at the game on the table, or at that of the lesson that was just left.
pub(super) fn turn_to_table(
    dialog: Res<Dialog>,
    session: Res<Session>,
    mut library: ResMut<Library>,
    mut was_open: Local<bool>,
) {
    let is_open = *dialog == Dialog::Learn;
    if is_open && !*was_open {
        let library = library.bypass_change_detection();
        library.game = library.left.take().unwrap_or(session.setup().game);
    }
    *was_open = is_open;
}

fn read(storage: Res<Storage>, mut library: ResMut<Library>, mut commands: Commands) {
    let refuse = |why: String| Notice::refusal(text!("learn-unread", why = why));
    match storage.read(NAME) {
        Ok(None) => {}
        Ok(Some(text)) => match serde_json::from_str(&text) {
            Ok(learnt) => library.bypass_change_detection().learnt = learnt,
            Err(error) => {
                // The file is useless as it is, so replacing it loses nothing more.
                let why = storage.set_aside(NAME).err().map_or_else(|| error.to_string(), |error| error.to_string());
                commands.trigger(refuse(excerpt(&why).to_string()));
            }
        },
        Err(error) => commands.trigger(refuse(error.to_string())),
    }
}

/// Saves new progress, merged with what other windows have written meanwhile.
fn write(storage: Res<Storage>, mut library: ResMut<Library>, mut kept: Local<Option<Learnt>>) {
    let learnt = &mut library.bypass_change_detection().learnt;
    if kept.as_ref().is_some_and(|kept| kept != learnt) {
        let written = storage.read(NAME).and_then(|other| {
            learnt.join(other.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default());
            storage.write(NAME, &serde_json::to_string_pretty(learnt).unwrap_or_default())
        });
        if let Err(error) = written {
            warn!("what has been learnt could not be kept: {error}");
        }
    }
    *kept = Some(learnt.clone());
}
