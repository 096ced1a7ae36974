//! The dialog for playing at a table of another program: how to get there, and who sits where.

mod invitation;
mod table;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialog::{Dialog, modal};
use super::systems::PanelSystems;
use crate::play::{Hosted, Together};
use crate::rules::Seat;
use crate::settings::Settings;

pub use invitation::Invitation;

/// Whether this program can host tables.
pub(super) const CAN_HOST: bool = cfg!(all(feature = "host", not(target_arch = "wasm32")));

/// What the table's owner is asked to confirm.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sure {
    /// To show the player on this seat out.
    Seat(Seat),
    /// To show all out who watch.
    Watchers,
}

pub(super) fn plugin(app: &mut App) {
    let opened = resource_equals(Dialog::Together).and_then(resource_changed::<Dialog>);
    app.init_resource::<Invitation>().add_systems(
        EguiPrimaryContextPass,
        (invitation::introduce.run_if(opened), show.run_if(resource_equals(Dialog::Together)))
            .chain()
            .in_set(PanelSystems::Dialogs),
    );
}

fn show(
    mut contexts: EguiContexts,
    together: Option<Res<Together>>,
    hosted: Option<Res<Hosted>>,
    mut invitation: ResMut<Invitation>,
    mut dialog: ResMut<Dialog>,
    mut settings: ResMut<Settings>,
    mut sure: Local<Option<Sure>>,
    mut commands: Commands,
) -> Result {
    let (mut asked, mut done) = (None, false);
    let mut is_big = settings.big_screen;
    let closed = modal(contexts.ctx_mut()?, "together", 420.0, |panel| match &together {
        None => asked = invitation::show(panel, invitation.bypass_change_detection(), &mut commands),
        Some(together) => {
            done = table::show(panel, together, hosted.as_deref(), &mut is_big, &mut sure, &mut commands);
        }
    });
    if is_big != settings.big_screen {
        settings.big_screen = is_big;
    }
    if closed || done {
        *sure = None;
        *dialog = Dialog::Closed;
    } else if let Some(asked) = asked {
        *dialog = asked;
    }
    Ok(())
}
