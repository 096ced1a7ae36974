//! The course of a game: a graph of all players' chances after each action, the turning points, and a bot's analysis of
//! the actions.

mod plot;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::bots::loss_in_words;
use super::dialog::{Dialog, modal};
use super::moves::show_lines;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::bots::shares;
use crate::play::{Analyse, Analysis, Annotation, Forget, GoTo, Judged, Session};
use crate::rules::{Action, AnyGame, Decider, Effects, MAX_SEATS, Seat, brief};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

/// How much a player's chances must change by one action to make it a turning point, in thousandths.
const TURNS: u32 = 120;
/// The most turning points that are listed; the greatest ones win.
const MOST_TURNS: usize = 6;

/// All players' chances at the start and after each action, in thousandths, and the turning points.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct ChanceGraph {
    shares: Vec<[u32; MAX_SEATS]>,
    turns: Vec<TurningPoint>,
    /// The number of actions before the greatest turning point.
    greatest: Option<usize>,
}

/// A turning point.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TurningPoint {
    /// The number of actions before it.
    number: usize,
    words: String,
}

impl ChanceGraph {
    /// The greatest turning point: the number of actions before it, and its description.
    pub(super) fn turning_point(&self) -> Option<(usize, &str)> {
        Some((self.greatest?, self.turn_at(self.greatest?)?))
    }

    /// The description of the turning point after this number of actions, if there is one.
    pub(super) fn turn_at(&self, number: usize) -> Option<&str> {
        self.turns.iter().find(|turn| turn.number == number).map(|turn| turn.words.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    // The list of lines in the dialog itself can switch to another line.
    let asked = resource_changed::<Dialog>.or_else(resource_exists_and_changed::<Session>);
    app.init_resource::<ChanceGraph>().forget_with_match::<ChanceGraph>().add_systems(
        EguiPrimaryContextPass,
        (follow.run_if(asked.and_then(is_wanted)), show.run_if(resource_equals(Dialog::Course)))
            .chain()
            .in_set(PanelSystems::Dialogs),
    );
}

/// Whether the course is needed: in its dialog, and for the list of moves once the game is over. It stays during a
/// review, and is cleared when the end was taken back.
fn is_wanted(session: Res<Session>, dialog: Res<Dialog>, course: Res<ChanceGraph>) -> bool {
    let is_stale = !course.shares.is_empty() && !session.can_redo();
    *dialog == Dialog::Course || session.position().outcome().is_some() || is_stale
}

/// Computes the course by replaying the game, for the dialog or after the end.
fn follow(session: Res<Session>, dialog: Res<Dialog>, mut course: ResMut<ChanceGraph>) {
    let is_known = course.shares.len() == session.played().len() + 1 && session.position().outcome().is_some();
    if is_known && *dialog != Dialog::Course {
        return;
    }
    *course = ChanceGraph::default();
    if *dialog != Dialog::Course && session.position().outcome().is_none() {
        return;
    }
    let Ok(mut line) = session.setup().lay() else { return };
    course.shares.push(shares(&*line));
    for action in session.actions() {
        line.play_unchecked(action, Effects::ignored());
        course.shares.push(shares(&*line));
    }
    let changes = course.shares.windows(2).map(|pair| {
        let change = |seat: usize| pair[0][seat].abs_diff(pair[1][seat]);
        (0..MAX_SEATS).map(|seat| (change(seat), seat)).max().unwrap_or_default()
    });
    let mut greatest: Vec<_> = changes.enumerate().filter(|(_, (change, _))| *change >= TURNS).collect();
    greatest.sort_by_key(|&(number, (change, _))| (core::cmp::Reverse(change), number));
    greatest.truncate(MOST_TURNS);
    let turning_point = greatest.first().map(|&(number, _)| number);
    greatest.sort_unstable();
    let Ok(mut line) = session.setup().lay() else { return };
    let mut replayed = 0;
    let words = |(number, (_, seat)): (usize, (u32, usize))| {
        for played in &session.played()[replayed..number] {
            line.play_unchecked(played.action, Effects::ignored());
        }
        replayed = number;
        let deed = deed(&session, &*line, number);
        let [before, after] = [number, number + 1].map(|at| course.shares[at][seat] / 10);
        let whose = session.player_name(Seat(seat as u8));
        TurningPoint {
            number,
            words: text!(
                "course-turn",
                number = number + 1,
                deed = deed,
                whose = whose,
                before = before,
                after = after
            ),
        }
    };
    let turns = greatest.into_iter().map(words).collect();
    (course.turns, course.greatest) = (turns, turning_point);
}

/// What the action with this number of actions before it did, in a few words, on the table before it.
fn deed(session: &Session, table: &dyn AnyGame, number: usize) -> String {
    let Some(played) = session.played().get(number) else { return String::new() };
    let action = played.action;
    let by = match (action, played.decider) {
        (Action::Absent(seat) | Action::Penalty(seat), _) | (_, Some(Decider::Seat(seat))) => session.player_name(seat),
        _ => return text!("course-rolled"),
    };
    match action {
        Action::Roll { .. } => text!("course-rolled"),
        Action::Resign(_) => text!("course-resigned", by = by),
        Action::Draw(_) => text!("course-drew"),
        Action::Absent(_) => text!("course-absent", by = by),
        Action::Penalty(_) => text!("course-penalised", by = by),
        _ => text!("course-played", by = by, action = session.told(|| brief(table, action))),
    }
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    course: Res<ChanceGraph>,
    analysis: Res<Analysis>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let (mut done, mut gone_to) = (false, None);
    let closed = modal(contexts.ctx_mut()?, "course", 560.0, |panel| {
        panel.heading(text!("menu-course"));
        let help = text!("course-help");
        panel.label(RichText::new(help).small().color(ui::faint()));
        plot::show(panel, &session, &course, &analysis);
        let height = (panel.available_height() - 60.0).max(80.0);
        egui::ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
            if course.turns.is_empty() {
                panel.label(RichText::new(text!("course-no-turns")).color(ui::faint()));
            }
            for turn in &course.turns {
                // A click shows the table after this action.
                if panel.add(egui::Link::new(&turn.words)).clicked() {
                    gone_to = Some(turn.number + 1);
                }
            }
            // Narrow windows have no list of moves, which would show the lines.
            show_lines(panel, &session, &mut commands);
            panel.separator();
            gone_to = gone_to.or(show_analysis(panel, &session, &analysis, &mut commands));
        });
        done = primary_button(panel, text!("menu-back")).clicked();
    });
    if let Some(number) = gone_to {
        commands.trigger(GoTo(number));
    }
    if closed || done || gone_to.is_some() {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// A bot's analysis of the actions: a button, the progress, and the worst actions. Returns the number of actions to
/// show the table after, if one is clicked.
fn show_analysis(panel: &mut Ui, session: &Session, analysis: &Analysis, commands: &mut Commands) -> Option<usize> {
    let mut gone_to = None;
    let played = session.played().len();
    let done = analysis.done().min(played);
    panel.horizontal(|panel| {
        let words = if analysis.runs() { text!("course-stop") } else { text!("course-analyse") };
        if quiet_button(panel, analysis.runs() || done < played, words).clicked() {
            commands.trigger(Analyse(!analysis.runs()));
        }
        let told = match done {
            0 => text!("course-analysis"),
            _ if done < played => text!("course-analysed", done = done, played = played),
            _ => text!("course-in-list"),
        };
        panel.add(egui::Label::new(RichText::new(told).small().color(ui::faint())).wrap());
    });
    let mut faults: Vec<_> = mistakes(analysis).collect();
    faults.sort_by_key(|&(judged, _, number)| (core::cmp::Reverse(judged.loss), number));
    faults.truncate(MOST_TURNS);
    faults.sort_by_key(|&(_, _, number)| number);
    let seats = session.position().seats();
    for (judged, fault, number) in faults {
        // The analysis may contain actions that were taken back since.
        let Some(played) = session.played().get(number) else { continue };
        let Some(Decider::Seat(seat)) = played.decider else { continue };
        let (token, best, sign) = (played.action.token(seats), judged.best.token(seats), fault.sign());
        let (name, lost) = (session.player_name(seat), loss_in_words(judged.loss));
        let words = text!(
            "course-fault",
            number = number + 1,
            name = name,
            action = format!("{token}{sign}"),
            lost = lost,
            best = best.to_string()
        );
        if panel.add(egui::Link::new(words)).clicked() {
            gone_to = Some(number + 1);
        }
    }
    if done == played && done > 0 && (0..done).all(|number| analysis.of(number).and_then(|it| it.fault()).is_none()) {
        panel.label(RichText::new(text!("course-no-faults")).color(ui::faint()));
    }
    gone_to
}

/// The actions that gave away much, with their numbers.
fn mistakes(analysis: &Analysis) -> impl Iterator<Item = (Judged, Annotation, usize)> {
    (0..analysis.done()).filter_map(|number| {
        let judged = analysis.of(number)?;
        Some((judged, judged.fault().filter(|fault| *fault > Annotation::Dubious)?, number))
    })
}
