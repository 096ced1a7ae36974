//! The choices when all humans are out and bots play on: watch at a higher speed, see the result at once, or start
//! again.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::play::{Analyse, BotsHurry, Forget, HurryBots, PlayOut, Rematch, Rest, Session};
use crate::texts::text;
use crate::theme::{card, primary_button, quiet_button, ui};
use crate::ui::dialog::Dialog;
use crate::ui::events::LeaveTable;
use crate::ui::room::over_board;
use crate::ui::systems::PanelSystems;
use crate::view::{FreeArea, Timeline};

/// The choice of the humans who are out.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Onlooker {
    /// Whether they watch.
    watches: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Onlooker>().forget_when_laid::<Onlooker>().add_systems(
        EguiPrimaryContextPass,
        ask.run_if(resource_equals(Dialog::Closed).and_then(is_asked)).in_set(PanelSystems::Dialogs),
    );
}

/// Asks only after their end has been shown.
fn is_asked(session: Res<Session>, timeline: Res<Timeline>, onlooker: Res<Onlooker>) -> bool {
    !onlooker.watches && !session.can_redo() && session.onlookers().is_some() && !timeline.is_busy()
}

fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    rest: Res<Rest>,
    free: Res<FreeArea>,
    mut onlooker: ResMut<Onlooker>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let width = (context.content_rect().width() - 60.0).min(340.0);
    let playing = rest.played(&session);
    let mut next = *dialog;
    over_board("out", &free).show(context, |panel| {
        card().inner_margin(22.0).show(panel, |panel| {
            panel.set_width(width);
            panel.vertical_centered(|panel| {
                let heading = if session.reader().is_empty() { text!("out-all") } else { text!("out") };
                panel.label(RichText::new(heading).heading());
                let told = match playing {
                    Some(count) => text!("out-playing", count = count),
                    None => text!("out-left", count = session.position().players().len()),
                };
                panel.label(RichText::new(told).color(ui::faint()));
            });
            panel.add_space(6.0);
            if playing.is_none() {
                panel.vertical_centered_justified(|panel| {
                    onlooker.bypass_change_detection().watches = show_choices(panel, &mut next, &mut commands);
                });
            }
        });
    });
    dialog.set_if_neq(next);
    Ok(())
}

/// Shows the choices. Returns whether they watch.
fn show_choices(panel: &mut Ui, dialog: &mut Dialog, commands: &mut Commands) -> bool {
    let watches = primary_button(panel, text!("out-watch")).clicked();
    if watches {
        commands.trigger(HurryBots(true));
    }
    if quiet_button(panel, true, text!("out-result")).clicked() {
        commands.trigger(PlayOut);
    }
    if quiet_button(panel, true, text!("out-wrong")).clicked() {
        commands.trigger(Analyse(true));
        *dialog = Dialog::Course;
    }
    if quiet_button(panel, true, text!("ending-rematch")).clicked() {
        commands.trigger(Rematch);
    }
    if quiet_button(panel, true, text!("menu-title")).clicked() {
        commands.trigger(LeaveTable);
    }
    watches
}

/// Shows the button beside the status line for users who watch.
pub(in crate::ui) fn show_result_button(panel: &mut Ui, hurry: BotsHurry, commands: &mut Commands) {
    if hurry.0 && quiet_button(panel, true, text!("out-result")).clicked() {
        commands.trigger(PlayOut);
    }
}
