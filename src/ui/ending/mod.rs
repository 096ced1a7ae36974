//! The end of a game: the results, what each player has taken, the turning point, and what to do next.

mod onlooker;
mod results;

use core::cmp::Ordering;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::results::{Results, show_results};
use super::consent::is_offered;
use super::dialog::Dialog;
use super::events::LeaveTable;
use super::graph::ChanceGraph;
use super::lesson::Coach;
use super::match_status::MatchStatus;
use super::room::over_board;
use super::score::{Standings, show_points};
#[cfg(not(target_arch = "wasm32"))]
use super::share::film::{FilmEnd, Filming};
use super::systems::PanelSystems;
use crate::play::{CoachChange, Forget, GoTo, NextGame, Rematch, Session, UndoAction};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{card, primary_button, quiet_button, ui};
use crate::view::{FreeArea, Timeline};

pub(super) use onlooker::show_result_button;

/// In windows that are lower than this, the card is wide and low.
const LOW: f32 = 480.0;

/// Whether the user looks at the board instead of the result.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ResultHidden(pub(super) bool);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((results::plugin, onlooker::plugin))
        .init_resource::<ResultHidden>()
        .forget_when_laid::<ResultHidden>()
        .add_systems(
            EguiPrimaryContextPass,
            show_ending
                .run_if(game_is_over.and_then(resource_equals(Dialog::Closed)).and_then(not(resource_exists::<Coach>)))
                .run_if(resource_equals(ResultHidden(false)).and_then(not(is_offered)))
                .in_set(PanelSystems::Dialogs),
        );
}

fn game_is_over(session: Res<Session>, timeline: Res<Timeline>) -> bool {
    session.position().outcome().is_some() && !timeline.is_busy()
}

/// System parameter with everything that the ending shows.
#[derive(SystemParam)]
struct EndingView<'w> {
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    told: Res<'w, MatchStatus>,
    standings: Res<'w, Standings>,
    results: Res<'w, Results>,
    course: Res<'w, ChanceGraph>,
    coach: Res<'w, CoachChange>,
    #[cfg(not(target_arch = "wasm32"))]
    filming: Res<'w, Filming>,
}

fn show_ending(
    mut contexts: EguiContexts,
    scene: EndingView,
    mut hidden: ResMut<ResultHidden>,
    free: Res<FreeArea>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut next = *dialog;
    let mut hides = false;
    let context = contexts.ctx_mut()?;
    let window = context.content_rect().size();
    let is_low = window.y < LOW;
    let (most, margin) = if is_low { (620.0, 14.0) } else { (400.0, 22.0) };
    // A low window has its panels beside the board.
    let room = if is_low { free.0.width().min(window.x) - 2.0 * margin - 12.0 } else { window.x - 60.0 };
    let width = room.min(most);
    over_board("ending", &free).show(context, |panel| {
        card().inner_margin(margin).show(panel, |panel| {
            panel.set_width(width);
            panel.vertical_centered(|panel| {
                panel.label(RichText::new(&scene.told.status).heading());
                if let Some(words) = &scene.standings.verdict {
                    panel.label(RichText::new(words).heading().color(ui::accent()));
                } else if let Some(words) = &scene.standings.game_of_match {
                    panel.label(RichText::new(words).color(ui::faint()));
                }
                panel.add_space(6.0);
            });
            show_results(panel, &scene.session, &scene.results, is_low);
            if scene.session.series().is_match() {
                panel.separator();
                show_points(panel, &scene.session, &scene.standings);
            }
            if let Some((number, words)) = scene.course.turning_point() {
                let words = RichText::new(text!("ending-turning-point", turn = words)).small();
                if panel.add(egui::Link::new(words)).clicked() {
                    commands.trigger(GoTo(number + 1));
                }
            }
            if let Some(change) = scene.coach.0 {
                panel.label(RichText::new(coach_words(change)).small().color(ui::faint()));
            }
            panel.add_space(6.0);
            hides = show_buttons(panel, &scene, &mut next, &mut commands);
        });
    });
    hidden.set_if_neq(ResultHidden(hides));
    dialog.set_if_neq(next);
    Ok(())
}

/// How bots that adapt will play in the next match, compared with this one.
fn coach_words(change: Ordering) -> String {
    match change {
        Ordering::Less => text!("coach-weaker-next"),
        Ordering::Equal => text!("coach-same-next"),
        Ordering::Greater => text!("coach-stronger-next"),
    }
}

/// Shows all next steps. Returns whether the user wants to look at the board.
fn show_buttons(panel: &mut Ui, scene: &EndingView, next: &mut Dialog, commands: &mut Commands) -> bool {
    let mut hides = false;
    panel.horizontal_wrapped(|panel| {
        show_next(panel, &scene.session, commands);
        if quiet_button(panel, true, text!("ending-review")).clicked() {
            *next = Dialog::Course;
        }
        show_share(panel, scene, commands);
        hides = quiet_button(panel, true, text!("ending-look")).clicked();
        if quiet_button(panel, scene.session.may_undo(&scene.settings), text!("table-take-back")).clicked() {
            commands.trigger(UndoAction);
        }
        if quiet_button(panel, true, text!("menu-new-game")).clicked() {
            *next = Dialog::Setup;
        }
        if quiet_button(panel, true, text!("menu-title")).clicked() {
            commands.trigger(LeaveTable);
        }
    });
    hides
}

/// Records the end as a GIF.
#[cfg(not(target_arch = "wasm32"))]
fn show_share(panel: &mut Ui, scene: &EndingView, commands: &mut Commands) {
    if quiet_button(panel, !scene.filming.is_on(), text!("ending-gif")).clicked() {
        commands.trigger(FilmEnd);
    }
}

/// The browser build cannot start the recorder, so it copies a link.
#[cfg(target_arch = "wasm32")]
fn show_share(panel: &mut Ui, scene: &EndingView, commands: &mut Commands) {
    if quiet_button(panel, true, text!("ending-link")).clicked() {
        let link = super::share::link(&crate::play::shared_record(&scene.session));
        commands.trigger(super::share::copied(panel.ctx(), link));
    }
}

/// The main button after a game: the next game of the match, or a rematch.
pub(super) fn show_next(panel: &mut Ui, session: &Session, commands: &mut Commands) {
    // Who watches a table of another program does not decide.
    if session.is_together() && !session.plays_together() {
        return;
    }
    if session.has_next_game() {
        if primary_button(panel, text!("table-next-game")).clicked() {
            commands.trigger(NextGame);
        }
    } else if primary_button(panel, text!("ending-rematch")).clicked() {
        commands.trigger(Rematch);
    }
}
