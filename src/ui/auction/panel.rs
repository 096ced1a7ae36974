//! The panel of the auction: at the left edge, or on a phone above the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, ScrollArea, Ui};

use super::dice::Rolls;
use super::hands::Hands;
use super::refused::Refused;
use super::sale::Sale;
use super::step::Step;
use super::{head, rows};
use crate::play::{OfferWanted, Session};
use crate::rules::{Kind, Seat, SeatSet};
use crate::settings::Settings;
use crate::theme::{NARROW, card};
use crate::ui::keys::{Choice, Numbered};
use crate::ui::told::Told;
use crate::view::{FreeArea, PickedBid, Seen, Selection};

/// Width of the panel at the edge.
const WIDTH: f32 = 226.0;
/// Height of the panel on a phone.
const HEIGHT: f32 = 132.0;
/// How much of the height of a phone it takes at most, where more has to be seen.
const MOST_OF_WINDOW: f32 = 0.3;
const MARGIN: f32 = 8.0;

/// What the panel is made from.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    pub(super) seen: Seen<'w>,
    pub(super) told: Res<'w, Told>,
    pub(super) hands: Res<'w, Hands>,
    pub(super) sale: Res<'w, Sale>,
    pub(super) refused: Res<'w, Refused>,
    pub(super) wanted: Res<'w, OfferWanted>,
    pub(super) settings: ResMut<'w, Settings>,
    selection: Res<'w, Selection>,
    pub(super) picked: Res<'w, PickedBid>,
    pub(super) rolls: Res<'w, Rolls>,
    numbered: Res<'w, Numbered>,
}

impl Scene<'_> {
    /// The match, as far as it has been shown.
    pub(super) fn session(&self) -> &Session {
        self.seen.session()
    }

    /// Whether everything that has happened has been shown, so that humans may go on.
    pub(super) fn at_rest(&self) -> bool {
        !self.seen.is_behind() && self.session().bot_to_decide().is_none()
    }

    /// Whether the bid of this player can be accepted now, and why not; nothing where nobody is asked.
    pub(super) fn bid_to_accept(&self, seat: Seat) -> Option<Option<&str>> {
        let is_bid = self.hands.bids().iter().any(|bid| bid.seat == seat && !bid.pieces.is_empty());
        let is_asked = matches!(self.told.step, Step::Accept(_)) && self.session().bot_to_decide().is_none();
        (is_bid && is_asked).then(|| self.refused.of(seat))
    }

    /// The kind of piece that is about to be placed.
    pub(super) fn placing(&self) -> Option<Kind> {
        self.selection.placing
    }

    /// The digit that chooses this.
    pub(super) fn number_of(&self, choice: Choice) -> Option<u8> {
        self.numbered.number_of(choice)
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut scene: Scene,
    mut free: ResMut<FreeArea>,
    mut strip_needs: Local<f32>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let mut no_offers = scene.settings.no_offers;
    if screen.width() < NARROW {
        let bottom = screen.bottom() - free.0.max.y;
        // Nothing that somebody is asked about is out of sight; at other times the board keeps its size.
        let is_asked = scene.session().bot_to_decide().is_none()
            && (scene.told.step.hand().is_some() || matches!(scene.told.step, Step::Accept(_)));
        let usual = HEIGHT - 16.0;
        // A low window has no room for more.
        let most = (screen.height() * MOST_OF_WINDOW).max(usual);
        let height = if is_asked { strip_needs.clamp(usual, most) } else { usual };
        egui::Area::new("auction".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -bottom]).show(context, |panel| {
            card().show(panel, |panel| {
                panel.set_width(screen.width() - 2.0 * MARGIN - 24.0);
                panel.set_height(height);
                let list = ScrollArea::vertical().auto_shrink(false);
                *strip_needs = list
                    .show(panel, |panel| {
                        panel.set_height(height);
                        no_offers = show_all(panel, &scene, true, &mut commands);
                    })
                    .content_size
                    .y;
            });
        });
        free.0.max.y -= height + 16.0 + MARGIN;
        if no_offers != scene.settings.no_offers {
            scene.settings.no_offers = no_offers;
        }
        return Ok(());
    }
    let top = free.0.min.y;
    let height = free.0.height() - 24.0;
    egui::Area::new("auction".into()).anchor(Align2::LEFT_TOP, [MARGIN, top]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(WIDTH);
            let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            list.show(panel, |panel| {
                panel.set_width(WIDTH - 8.0);
                panel.set_height(height);
                no_offers = show_all(panel, &scene, false, &mut commands);
            });
        });
    });
    if no_offers != scene.settings.no_offers {
        scene.settings.no_offers = no_offers;
    }
    free.0.min.x += WIDTH + 24.0 + MARGIN;
    Ok(())
}

/// All of it, in the room that there is.
fn show_all(panel: &mut Ui, scene: &Scene, is_narrow: bool, commands: &mut Commands) -> SeatSet {
    panel.spacing_mut().item_spacing.y = 4.0;
    let no_offers = if !is_narrow || head::is_needed(scene) {
        head::show(panel, scene, is_narrow, commands)
    } else {
        scene.settings.no_offers
    };
    rows::show(panel, scene, is_narrow, commands);
    no_offers
}
