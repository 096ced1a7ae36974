//! Describes the effects of the action under the pointer, or of the one that waits to be confirmed.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::FontId;
use bevy_egui::egui::text::{LayoutJob, TextFormat};

use super::systems::PanelSystems;
use crate::play::Session;
use crate::rules::{Action, Foresight, Seat, foresee};
use crate::settings::SpokenLanguage;
use crate::theme::ui;
use crate::view::{Hovered, Selection};

/// The sign in front of losses.
pub(super) const SKULL: char = '☠';

/// The previewed action, and its description.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Foreseen(pub(super) Option<(Action, Foresight)>);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Session>
        .or_else(resource_exists_and_changed::<Hovered>)
        .or_else(resource_exists_and_changed::<Selection>)
        .or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<Foreseen>()
        .add_systems(EguiPrimaryContextPass, look_ahead.run_if(changed).before(PanelSystems::Edges));
}

fn look_ahead(session: Res<Session>, hovered: Res<Hovered>, selection: Res<Selection>, mut seen: ResMut<Foreseen>) {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let told = |action: Action| Some((action, foresee(session.position(), action, &name).ok()?));
    seen.set_if_neq(Foreseen(selection.foreseen(hovered.0).and_then(told)));
}

impl Foreseen {
    /// The whole text, losses first and in the colour of warnings.
    pub(super) fn laid(&self, font: &FontId) -> Option<LayoutJob> {
        let (_, told) = self.0.as_ref()?;
        let mut job = LayoutJob::default();
        let mut add = |words: &str, color| job.append(words, 0.0, TextFormat::simple(font.clone(), color));
        match &told.warning {
            Some(warning) => {
                add(&format!("{SKULL} {warning} "), ui::warn());
                add(&told.text, ui::faint());
            }
            None if told.destroys => {
                add(&format!("{SKULL} {}", told.text), ui::text());
            }
            None => add(&told.text, ui::faint()),
        }
        Some(job)
    }
}
