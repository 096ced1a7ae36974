//! Reacts to the learner's attempts: a right one is answered, a wrong one is taken back with a comment.

use bevy::prelude::*;

use super::coach::{Coach, State};
use super::library::Library;
use super::{BeginLesson, GoOn, HintAtTask, LeaveLesson, ShowTask, StepBack};
use crate::lessons::Subject;
use crate::play::{ActionRefused, BeginExercise, EndShow, Hint, PlayInShow, Session, TakeBackInShow, Tried, Waiting};
use crate::texts::text;
use crate::ui::dialog::Dialog;
use crate::ui::events::LeaveTable;
use crate::view::{Pointed, Timeline, ViewSystems};

/// The delays in seconds before an answer, and before a wrong action is taken back.
const ANSWER_SECS: f32 = 0.6;
const WRONG_SECS: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_begin_lesson)
        .add_observer(on_leave_lesson)
        .add_observer(on_tried)
        .add_observer(on_show_task)
        .add_observer(on_hint_at_task)
        .add_observer(on_go_on)
        .add_observer(on_step_back)
        .add_systems(
            Update,
            (
                forget.run_if(resource_exists::<Coach>.and_then(not(exercise_is_on))),
                lead.run_if(resource_exists::<Coach>).before(ViewSystems::Compose),
                point.run_if(resource_exists_and_changed::<Coach>),
            )
                .chain(),
        );
}

fn exercise_is_on(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some_and(|waiting| waiting.is_exercise())
}

fn on_begin_lesson(
    begin: On<BeginLesson>,
    coach: Option<Res<Coach>>,
    waiting: Option<Res<Waiting>>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) {
    let is_from_table = coach.map_or(waiting.is_none(), |coach| coach.is_from_table);
    if let Some(coach) = Coach::new(begin.0.clone(), is_from_table) {
        commands.trigger(BeginExercise { setup: coach.setup(), learner: coach.player() });
        commands.insert_resource(coach);
        dialog.set_if_neq(Dialog::Closed);
    }
}

/// Returns to where the lesson was opened, with the page of lessons open.
fn on_leave_lesson(
    _: On<LeaveLesson>,
    coach: Option<Res<Coach>>,
    mut library: ResMut<Library>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) {
    let Some(coach) = coach else { return };
    library.left = Some(coach.subject().game());
    commands.trigger(EndShow);
    if !coach.is_from_table {
        commands.trigger(LeaveTable);
    }
    dialog.set_if_neq(Dialog::Learn);
}

/// Cleans up when the exercise ends for any reason.
fn forget(mut pointed: ResMut<Pointed>, mut commands: Commands) {
    commands.remove_resource::<Coach>();
    pointed.set_if_neq(Pointed::default());
}

fn point(coach: Res<Coach>, mut pointed: ResMut<Pointed>) {
    pointed.set_if_neq(Pointed(coach.points()));
}

fn on_tried(tried: On<Tried>, session: Res<Session>, coach: Option<ResMut<Coach>>, mut commands: Commands) {
    let Some(mut coach) = coach else { return };
    let Some(task) = coach.task() else { return };
    let (action, table) = (tried.0, session.position());
    if let Err(refusal) = table.check(action) {
        commands.trigger(ActionRefused { action, refusal });
        return;
    }
    if task.wanted.holds(table, action) {
        coach.state = State::Answers(0);
        coach.wait_secs = ANSWER_SECS;
        coach.remark = None;
    } else {
        coach.remark = Some(task.remark(action).map_or_else(|| text!("learn-not-that"), str::to_owned));
        coach.state = State::TakesBack;
        coach.wait_secs = WRONG_SECS;
    }
    commands.trigger(PlayInShow(action));
}

fn on_show_task(_: On<ShowTask>, session: Res<Session>, coach: Option<Res<Coach>>, mut commands: Commands) {
    if let Some(shown) = coach.and_then(|coach| coach.task()?.shown_action(session.position())) {
        commands.trigger(Tried(shown));
    }
}

fn on_hint_at_task(_: On<HintAtTask>, session: Res<Session>, coach: Option<ResMut<Coach>>, mut hint: ResMut<Hint>) {
    let Some(mut coach) = coach else { return };
    let Some(task) = coach.task() else { return };
    let shown = task.shown_action(session.position());
    hint.set_if_neq(Hint(shown));
    coach.has_hint = true;
    coach.remark = None;
}

/// Goes on from a step that is only read.
fn on_go_on(
    _: On<GoOn>,
    session: Res<Session>,
    coach: Option<ResMut<Coach>>,
    library: Res<Library>,
    mut commands: Commands,
) {
    let Some(mut coach) = coach else { return };
    if !coach.is_asking() || coach.task_of_step().is_some() {
        return;
    }
    if !coach.is_over() {
        coach.go_on(session.played().len());
        note(&coach, &mut commands);
    } else if let Some(next) = library.after(coach.subject()) {
        commands.trigger(BeginLesson(next));
    }
}

fn on_step_back(_: On<StepBack>, coach: Option<ResMut<Coach>>, mut commands: Commands) {
    let Some(mut coach) = coach else { return };
    coach.go_back();
    commands.trigger(TakeBackInShow(coach.begin()));
}

/// Plays the answers one after the other, and takes back wrong actions.
fn lead(
    time: Res<Time>,
    timeline: Res<Timeline>,
    session: Res<Session>,
    mut coach: ResMut<Coach>,
    mut commands: Commands,
) {
    if coach.is_asking() || timeline.is_busy() {
        return;
    }
    let left = &mut coach.bypass_change_detection().wait_secs;
    *left -= time.delta_secs();
    if *left > 0.0 {
        return;
    }
    match coach.state {
        State::Asks => {}
        State::TakesBack => {
            commands.trigger(TakeBackInShow(coach.begin()));
            coach.state = State::Asks;
        }
        State::Answers(given) => {
            let answer = coach.task_of_step().and_then(|task| task.answers.get(given)).copied();
            if let Some(answer) = answer {
                commands.trigger(PlayInShow(answer));
                coach.state = State::Answers(given + 1);
                coach.wait_secs = ANSWER_SECS;
            } else {
                coach.go_on(session.played().len());
                note(&coach, &mut commands);
            }
        }
    }
}

/// Records a finished chapter or puzzle.
fn note(coach: &Coach, commands: &mut Commands) {
    if coach.is_over() {
        let subject: Subject = coach.subject().clone();
        commands.queue(move |world: &mut World| world.resource_mut::<Library>().note(&subject));
    }
}
