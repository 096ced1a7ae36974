//! The dialog for playing at a table of another program: how to get there, and who sits where.

mod invitation;
mod table;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialog::{Dialog, modal};
use super::systems::PanelSystems;
use crate::net::Sitter;
use crate::play::{Hosted, Together};
use crate::rules::Seat;
use crate::settings::Settings;

pub use invitation::Invitation;

/// Whether this program can host tables.
pub(super) const CAN_HOST: bool = cfg!(all(feature = "host", not(target_arch = "wasm32")));

/// What the table's owner is asked to confirm.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sure {
    /// To show the player with this name out, who sits on this seat.
    Seat(Seat, String),
    /// To show all out who watch.
    Watchers,
}

impl Sure {
    /// Whether the ones who are to be shown out are still there.
    fn is_possible(&self, together: &Together) -> bool {
        let client = together.client();
        match self {
            Self::Seat(seat, name) => client.seats().get(seat.index()).and_then(Sitter::person) == Some(name.as_str()),
            Self::Watchers => client.watching() > usize::from(client.yours().is_empty()),
        }
    }
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
    sure.take_if(|sure| together.as_ref().is_none_or(|together| !sure.is_possible(together)));
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
