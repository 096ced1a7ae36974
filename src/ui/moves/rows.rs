//! The rows of the list of moves: each action as a story, with its notation.

use bevy::prelude::*;

use crate::play::{Analysis, Annotation, BoardLaid, Reasons, Session};
use crate::rules::{Action, AnyGame, Decider, Effects, Seat, SeatSet, Square, StoryMark, story};
use crate::settings::SpokenLanguage;
use crate::texts::text;
use crate::ui::arrange::arranges;
use crate::ui::bots::loss_in_words;
use crate::ui::graph::ChanceGraph;
use crate::view::{Seen, ViewSystems, seen_has_changed, squares_of};

/// The rows of all actions of the match.
#[derive(Resource, Default, Debug)]
pub(in crate::ui) struct Rows {
    pub(super) list: Vec<Row>,
    /// The number of actions in it.
    known: usize,
    /// The table after those actions.
    table: Option<Box<dyn AnyGame>>,
    /// Whether set-ups are hidden.
    covered: bool,
    /// The number of actions before those that are hidden, if any are.
    sealed: Option<usize>,
    /// The readers that the stories address as "you".
    reader: SeatSet,
    /// Whether others have acted since the last turn of the player to decide.
    pub(super) can_review: bool,
    /// The number of actions whose analysis is included.
    judged: usize,
    /// The width of the list in which the rows were last drawn, in points.
    width: f32,
}

impl Rows {
    /// Forgets the heights of the rows if the width of the list has changed.
    pub(super) fn fit(&mut self, width: f32) {
        if core::mem::replace(&mut self.width, width) != width {
            self.list.iter_mut().for_each(|row| row.height = None);
        }
    }
}

/// The row of an action.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) seat: Seat,
    /// The number of actions played up to and including this one.
    pub(super) number: usize,
    pub(super) begins_turn: bool,
    pub(super) story: String,
    pub(super) signs: String,
    pub(super) token: String,
    /// The squares of the action.
    pub(super) squares: Vec<Square>,
    pub(super) fault: Option<Annotation>,
    /// The better action, if the analysis has found one.
    pub(super) advice: String,
    /// The reason that a bot gave for it.
    pub(super) reason: String,
    /// The description of the turning point, if it is one.
    pub(super) turn: String,
    /// Whether the action is hidden for now.
    is_hidden: bool,
    /// Its height when it was last drawn, in points; `None` if the width has changed since.
    pub(super) height: Option<f32>,
}

pub(super) fn plugin(app: &mut App) {
    // Runs in any screen, because a match may be restored before the table is shown.
    let changed = seen_has_changed
        .or_else(resource_changed::<Analysis>)
        .or_else(resource_changed::<Reasons>)
        .or_else(resource_changed::<ChanceGraph>)
        .or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<Rows>()
        .add_systems(Update, list.run_if(changed).after(ViewSystems::Follow))
        .add_observer(on_board_laid);
}

/// Removes actions that were taken back. Another match starts a new list.
fn on_board_laid(laid: On<BoardLaid>, session: Res<Session>, mut rows: ResMut<Rows>) {
    match *laid {
        BoardLaid::Anew => *rows = Rows::default(),
        BoardLaid::Back => rows.keep(session.played().len()),
    }
}

fn list(
    seen: Seen,
    analysis: Res<Analysis>,
    reasons: Res<Reasons>,
    course: Res<ChanceGraph>,
    spoken: Res<SpokenLanguage>,
    mut rows: ResMut<Rows>,
) {
    let session = seen.session();
    // A set-up stays hidden until the other player has set up too.
    let (covered, reader) = (arranges(session).is_some(), session.reader());
    if (covered, reader) != (rows.covered, rows.reader) || spoken.is_changed() {
        *rows = Rows { covered, reader, ..Rows::default() };
    }
    // Sealed bids are told anew once they are revealed.
    let sealed = Some(session.shown()).filter(|&shown| shown < session.played().len());
    if sealed != rows.sealed {
        let shown = sealed.or(rows.sealed).unwrap_or_default();
        rows.keep(shown);
        rows.sealed = sealed;
    }
    rows.can_review = session.since_last_turn().is_some();
    rows.tell(session);
    rows.judge(session, &analysis);
    rows.mark(session, &reasons, &course);
}

impl Rows {
    /// The stories of all actions.
    pub(in crate::ui) fn stories(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|row| row.story.as_str())
    }

    /// Forgets everything after this number of actions.
    fn keep(&mut self, actions: usize) {
        self.list.retain(|row| row.number <= actions);
        self.known = self.known.min(actions);
        self.judged = self.judged.min(actions);
        self.table = None;
    }

    /// Adds rows for new actions.
    fn tell(&mut self, session: &Session) {
        let Some(mut table) = self.table.take().or_else(|| table_after(session, self.known)) else { return };
        let name = |seat: Seat| session.player_name(seat).to_owned();
        let seats = session.position().seats();
        for (number, played) in session.played().iter().enumerate().skip(self.known) {
            let action = played.action;
            if let Some(Decider::Seat(seat)) = played.decider {
                let told = match action {
                    Action::SetUp(_) if self.covered => None,
                    _ => story(&*table, action, &name).ok(),
                };
                let is_hidden = self.sealed.is_some_and(|shown| number >= shown);
                let is_named = told.is_some() && !is_hidden;
                let token = if is_named { action.token(seats).to_string() } else { "...".to_owned() };
                let told = told.unwrap_or_default();
                self.list.push(Row {
                    seat,
                    number: number + 1,
                    begins_turn: played.begins_turn,
                    story: if told.text.is_empty() { text!("course-lays", name = name(seat)) } else { told.text },
                    signs: told.marks.iter().filter_map(|&mark| sign(mark)).collect(),
                    token,
                    squares: squares_of(action).collect(),
                    fault: None,
                    advice: String::new(),
                    reason: String::new(),
                    turn: String::new(),
                    is_hidden,
                    height: None,
                });
            }
            table.play_unchecked(action, Effects::ignored());
        }
        self.known = session.played().len();
        self.table = Some(table);
    }

    /// Adds what the analysis has found since.
    fn judge(&mut self, session: &Session, analysis: &Analysis) {
        // A new analysis starts from the beginning.
        if analysis.done() < self.judged {
            self.judged = 0;
        }
        let seats = session.position().seats();
        for row in self.list.iter_mut().filter(|row| row.number > self.judged) {
            let judged = analysis.of(row.number - 1);
            row.fault = judged.and_then(|judged| judged.fault());
            row.advice = judged.zip(row.fault).map_or_else(String::new, |(judged, fault)| {
                let (token, lost) = (&row.token, loss_in_words(judged.loss));
                text!(
                    "course-advice",
                    action = format!("{token}{}", fault.sign()),
                    lost = lost,
                    best = judged.best.token(seats).to_string()
                )
            });
        }
        self.judged = analysis.done().min(self.known);
    }

    /// Adds the reasons of bots, and the turning points.
    fn mark(&mut self, session: &Session, reasons: &Reasons, course: &ChanceGraph) {
        for row in &mut self.list {
            let played = session.played().get(row.number - 1).filter(|_| !row.is_hidden);
            let reason = played.and_then(|played| reasons.of(row.number - 1, played.action));
            if row.reason != reason.unwrap_or_default() {
                reason.unwrap_or_default().clone_into(&mut row.reason);
                row.height = None;
            }
            course.turn_at(row.number - 1).unwrap_or_default().clone_into(&mut row.turn);
        }
    }
}

/// The table of a match after this number of actions.
fn table_after(session: &Session, actions: usize) -> Option<Box<dyn AnyGame>> {
    let mut table = session.setup().lay().ok()?;
    session.actions().take(actions).for_each(|action| table.play_unchecked(action, Effects::ignored()));
    Some(table)
}

/// The signs of marks that the fonts contain.
const fn sign(mark: StoryMark) -> Option<char> {
    Some(match mark {
        StoryMark::Capture => '×',
        StoryMark::Death | StoryMark::Fall => '☠',
        StoryMark::Check => '+',
        StoryMark::Mate => '#',
        StoryMark::Annexation => '»',
        StoryMark::Promotion => '^',
        StoryMark::Chip => '°',
        StoryMark::Push => '›',
        StoryMark::Trade => '=',
        StoryMark::Pothole | StoryMark::Dice | StoryMark::Departure | StoryMark::End => return None,
    })
}
