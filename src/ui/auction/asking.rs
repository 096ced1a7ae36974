//! What is asked of the players, and of whom: all are asked for offers, but for those who want to be only when they say
//! so before.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, RichText, Ui};

use super::dice::show_odds;
use super::offer::show_offer;
use super::panel::Scene;
use super::step::Step;
use crate::keys::Command;
use crate::play::{AskForOffer, Session, ThrowDice};
use crate::rules::{Seat, SeatSet};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{primary_button, row, seat_badge, ui};

/// What is asked now, and the buttons for it.
pub(super) fn show_step(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let name = |seat| scene.session().player_name(seat);
    let asked = match scene.told.step {
        Step::Board => return show_asking(panel, scene, commands),
        Step::Offer(seat) => text!("auction-may-offer", name = name(seat)),
        Step::Bid(seat) => text!("auction-may-bid", name = name(seat)),
        Step::Accept(seat) => text!("auction-may-accept", name = name(seat)),
        Step::Place(seat) => text!("auction-places", name = name(seat)),
        Step::Throw(seat) => text!("auction-throws", name = name(seat)),
    };
    panel.add(egui::Label::new(RichText::new(asked).strong()).wrap());
    show_offer(panel, scene, commands);
    // What is done with pieces, or without any, has its button at the lower edge.
    if let Step::Throw(_) = scene.told.step {
        panel.add_enabled_ui(scene.at_rest(), |panel| {
            show_odds(panel, &scene.rolls);
            if primary_button(panel, text!("auction-throw")).clicked() {
                commands.trigger(ThrowDice);
            }
        });
    }
}

/// Whoever is on turn and is not asked usually; nobody once the game is over.
pub(super) fn unasked(scene: &Scene) -> Option<Seat> {
    let table = scene.session().position();
    Some(table.turn()).filter(|&turn| scene.settings.no_offers.contains(turn) && table.outcome().is_none())
}

/// Who is not asked usually may want to be, this time.
pub(super) fn show_asking(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let Some(turn) = unasked(scene) else { return };
    if scene.session().position().turn_begins() {
        let mut asked = scene.wanted.0 == Some(turn);
        let words = text!("auction-ask-me", key = offer_key(&scene.settings));
        if panel.checkbox(&mut asked, words).changed() {
            commands.trigger(AskForOffer);
        }
    }
}

/// The key by which players say that they want to be asked.
fn offer_key(settings: &Settings) -> String {
    settings.keys.key(Command::Offer).words()
}

/// Who is asked for an offer only if they say so before.
pub(super) fn show_habits(panel: &mut Ui, session: &Session, settings: &Settings, no_offers: &mut SeatSet) {
    panel.label(RichText::new(text!("auction-unasked", key = offer_key(settings))).small().color(ui::faint()));
    panel.horizontal(|panel| {
        panel.spacing_mut().item_spacing.x = 4.0;
        panel.spacing_mut().interact_size = egui::Vec2::splat(row(panel, 22.0));
        for seat in session.position().players().iter() {
            let mut unasked = no_offers.contains(seat);
            seat_badge(panel, seat, session.position().seats(), 20.0);
            if panel.checkbox(&mut unasked, "").changed() {
                no_offers.toggle(seat);
            }
        }
    });
}
