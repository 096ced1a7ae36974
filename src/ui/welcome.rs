//! The question for new users, asked once: whether they want to learn the game first.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialog::{Dialog, modal};
use super::events::EnterTable;
use super::lesson::{BeginLesson, Library};
use super::systems::PanelSystems;
use crate::play::TrueMatch;
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, ask.run_if(resource_equals(Dialog::Welcome)).in_set(PanelSystems::Dialogs));
}

fn ask(
    mut contexts: EguiContexts,
    table: TrueMatch,
    library: Res<Library>,
    mut settings: ResMut<Settings>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let (mut learns, mut plays) = (false, false);
    let closed = modal(contexts.ctx_mut()?, "welcome", 380.0, |panel| {
        panel.heading(text!("welcome"));
        panel.add(egui::Label::new(RichText::new(text!("welcome-help")).color(ui::faint())).wrap());
        panel.add_space(6.0);
        panel.vertical_centered_justified(|panel| {
            learns = primary_button(panel, text!("welcome-learn")).clicked();
            plays = quiet_button(panel, true, text!("welcome-play")).clicked();
        });
    });
    if learns || plays {
        settings.welcomed = true;
    }
    // A game without a lesson is started instead.
    match library.first_chapter(table.session().setup().game).filter(|_| learns) {
        Some(subject) => commands.trigger(BeginLesson(subject)),
        None if learns || plays => commands.trigger(EnterTable),
        None => {}
    }
    if learns || plays || closed {
        *dialog = Dialog::Closed;
    }
    Ok(())
}
