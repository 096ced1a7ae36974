//! The head of the panel, above the rows: the offer with its seller and the reason, and how it ended. Without an offer
//! it shows the rolls of the dice, and the switch for skipping auctions.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, RichText, Ui, UiBuilder};

use super::dice::{show_odds, show_rolls};
use super::panel::Scene;
use super::rows::listed;
use super::sale::{End, Lot};
use super::step::Step;
use crate::keys::Command;
use crate::play::AskForOffer;
use crate::rules::chess::ChessKind;
use crate::rules::{Case, Seat, SeatSet};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{HandChip, board, row, seat_badge, ui};

/// Its height in points: a piece, with three lines beside it.
pub(super) const HEIGHT: f32 = 54.0;

/// Whether it has anything to show. On a phone it is left out otherwise.
pub(super) fn is_needed(scene: &Scene) -> bool {
    scene.sale.0.is_some()
        || matches!(scene.told.step, Step::Throw(_))
        || scene.rolls.are_any()
        || scene.session().position().outcome().is_none() && scene.session().humans().next().is_some()
}

/// Shows the head. Returns the players who skip auctions now.
pub(super) fn show(panel: &mut Ui, scene: &Scene, is_narrow: bool, commands: &mut Commands) -> SeatSet {
    let mut no_offers = scene.settings.no_offers;
    let size = egui::vec2(panel.available_width(), HEIGHT);
    let (rect, _) = panel.allocate_exact_size(size, egui::Sense::hover());
    // Content that does not fit is clipped, so that the rows never move.
    let mut inside = panel.new_child(UiBuilder::new().max_rect(rect));
    inside.set_clip_rect(inside.clip_rect().intersect(rect.expand(4.0)));
    {
        let panel = &mut inside;
        panel.spacing_mut().item_spacing.y = 2.0;
        match &scene.sale.0 {
            Some(lot) => show_lot(panel, scene, lot),
            None if matches!(scene.told.step, Step::Throw(_)) => show_odds(panel, &scene.rolls),
            None => {
                show_rolls(panel, scene.session(), &scene.rolls, 1);
                if scene.session().position().outcome().is_none() {
                    show_habits(panel, scene, is_narrow, &mut no_offers, commands);
                }
            }
        }
    }
    no_offers
}

fn show_lot(panel: &mut Ui, scene: &Scene, lot: &Lot) {
    let session = scene.session();
    let (name, piece) = (session.player_name(lot.seller), ChessKind::noun_of(lot.kind));
    let (title, why) = match lot.end {
        None => (text!("auction-offers", name = name, piece = piece.one(Case::Accusative)), &lot.reason),
        Some(End::Sold(buyer)) => {
            let price = lot.bid_of(buyer).map_or_else(String::new, |offered| listed(offered.bid));
            let buyer = session.player_name(buyer);
            (text!("auction-sold", name = buyer, piece = piece.the(Case::Nominative), price = price), &lot.verdict)
        }
        Some(End::Kept) => (text!("auction-kept", name = name, piece = piece.the(Case::Accusative)), &lot.verdict),
    };
    panel.horizontal_top(|panel| {
        let chip = HandChip {
            kind: lot.kind,
            tokens: Some(lot.tokens),
            enabled: false,
            selected: false,
            number: None,
            scale: 1.0,
            rim: Some(ui::of(board::OFFER)),
        };
        chip.show(panel);
        panel.vertical(|panel| {
            panel.spacing_mut().item_spacing.y = 0.0;
            panel.add(egui::Label::new(RichText::new(title).strong()).truncate());
            if !why.is_empty() {
                let mut words = egui::text::LayoutJob::simple(
                    why.clone(),
                    egui::FontId::proportional(14.0),
                    ui::reason(),
                    panel.available_width(),
                );
                words.wrap.max_rows = 2;
                panel.label(words).on_hover_text(why);
            }
        });
    });
}

/// Shows the switches of the players who skip auctions, and whether the player to move asks for one all the same.
fn show_habits(panel: &mut Ui, scene: &Scene, is_narrow: bool, no_offers: &mut SeatSet, commands: &mut Commands) {
    let session = scene.session();
    let turn = session.position().turn();
    if no_offers.contains(turn) && session.bot_at(turn).is_none() && session.position().turn_begins() {
        let mut asked = scene.wanted.0 == Some(turn);
        if panel.checkbox(&mut asked, text!("auction-ask-me", key = offer_key(&scene.settings))).changed() {
            commands.trigger(AskForOffer);
        }
        if is_narrow {
            return;
        }
    }
    let humans: Vec<Seat> = session.humans().filter(|seat| session.position().players().contains(*seat)).collect();
    let words = || match is_narrow {
        true => text!("auction-skip-short"),
        false => text!("auction-skip", key = offer_key(&scene.settings)),
    };
    let mut toggle = |panel: &mut Ui, seat: Seat, words: String| {
        let mut unasked = no_offers.contains(seat);
        if panel.checkbox(&mut unasked, words).changed() {
            no_offers.toggle(seat);
        }
    };
    match humans[..] {
        [] => {}
        [seat] => toggle(panel, seat, words()),
        _ => {
            panel.horizontal_wrapped(|panel| {
                panel.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
                panel.spacing_mut().interact_size = egui::Vec2::splat(row(panel, 22.0));
                panel.add(egui::Label::new(RichText::new(words()).small().color(ui::faint())).truncate());
                for seat in humans {
                    seat_badge(panel, seat, session.position().seats(), 20.0);
                    toggle(panel, seat, String::new());
                }
            });
        }
    }
}

/// The key with which such a player asks for an offer.
fn offer_key(settings: &Settings) -> String {
    settings.keys.key(Command::Offer).words()
}
