//! What is offered at a table of several screens: the players who are asked agree or decline, the others see who is
//! waited for.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialog::Dialog;
use super::room::MARGIN;
use super::systems::PanelSystems;
use crate::net::{Ask, Client, Offered};
use crate::play::{AskTable, Session, Together, names_on, offer_in_words};
use crate::texts::text;
use crate::theme::{card, primary_button, quiet_button, ui};
use crate::view::FreeArea;

/// The most that the card is wide, in points.
const WIDTH: f32 = 340.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(is_offered.and_then(resource_equals(Dialog::Closed))).in_set(PanelSystems::Dialogs),
    );
}

/// Run condition: whether something is offered at the table, and not answered by all yet.
pub(super) fn is_offered(session: Res<Session>, together: Option<Res<Together>>) -> bool {
    session.is_together() && together.is_some_and(|together| together.client().offered().is_some())
}

fn show(mut contexts: EguiContexts, free: Res<FreeArea>, together: Res<Together>, mut commands: Commands) -> Result {
    let client = together.client();
    let (Some(offered), Some(words)) = (client.offered(), offer_in_words(client)) else { return Ok(()) };
    let at = egui::pos2(free.0.center().x, free.0.min.y + MARGIN);
    let area = egui::Area::new("consent".into()).pivot(egui::Align2::CENTER_TOP).fixed_pos(at);
    let context = contexts.ctx_mut()?;
    let width = (free.0.width() - 2.0 * MARGIN - 28.0).min(WIDTH);
    area.show(context, |panel| {
        card().inner_margin(14.0).show(panel, |panel| {
            panel.set_width(width);
            let words = RichText::new(words).strong().color(ui::hint());
            panel.add(egui::Label::new(words).wrap());
            if let Some(agrees) = ask(panel, offered, client) {
                commands.trigger(AskTable(Ask::Answer { offer: offered.offer, agrees }));
            }
        });
    });
    Ok(())
}

/// Asks the player, if they are asked. Returns the answer.
fn ask(panel: &mut Ui, offered: &Offered, client: &Client) -> Option<bool> {
    let is_own = offered.by == client.yours();
    let is_asked = client.yours().iter().any(|seat| offered.waits_for.contains(seat));
    if !is_asked {
        let names = names_on(offered.waits_for, client);
        let words = RichText::new(text!("together-waits-for", names = names)).small().color(ui::faint());
        panel.add(egui::Label::new(words).wrap());
    }
    let mut answer = None;
    panel.horizontal_wrapped(|panel| {
        if is_asked && primary_button(panel, text!("together-agree")).clicked() {
            answer = Some(true);
        }
        let refuse = if is_asked { text!("together-decline") } else { text!("together-withdraw") };
        if (is_asked || is_own) && quiet_button(panel, true, refuse).clicked() {
            answer = Some(false);
        }
    });
    answer
}
