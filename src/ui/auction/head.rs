//! The head of the panel, above the rows: the offer with its seller and the reason, and how it ended. Without an offer
//! it shows the rolls of the dice, and whether a player who skips auctions asks for one all the same.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, RichText, Ui, UiBuilder};

use super::dice::{show_odds, show_rolls};
use super::rows::listed;
use super::sale::{End, Lot};
use super::shown::{AuctionView, Form};
use super::step::AuctionStep;
use super::switch;
use crate::keys::Command;
use crate::play::AskForOffer;
use crate::rules::Case;
use crate::rules::chess::ChessKind;
use crate::texts::text;
use crate::theme::{HandChip, board, ui};

/// Its height in points: a piece, with three lines beside it.
const HEIGHT: f32 = 54.0;
/// Its height in a low panel: a small piece, with a line beside it.
const LOW: f32 = 34.0;

/// Whether it has anything to show. On a phone and in a low panel it is left out otherwise.
pub(super) fn is_needed(scene: &AuctionView) -> bool {
    scene.sale.0.is_some()
        || matches!(scene.told.step, AuctionStep::Throw(_))
        || scene.rolls.are_any()
        || may_ask(scene)
}

/// Its height in points.
pub(super) fn height(scene: &AuctionView, form: Form) -> f32 {
    match (form.is_low, may_ask(scene)) {
        (true, true) if form.for_fingers => switch::SIZE,
        (true, _) => LOW,
        (false, _) => HEIGHT,
    }
}

/// Shows the head.
pub(super) fn show(panel: &mut Ui, scene: &AuctionView, form: Form, commands: &mut Commands) {
    let size = egui::vec2(panel.available_width(), height(scene, form));
    let (rect, _) = panel.allocate_exact_size(size, egui::Sense::hover());
    // Content that does not fit is clipped, so that the rows never move.
    let mut inside = panel.new_child(UiBuilder::new().max_rect(rect));
    inside.set_clip_rect(inside.clip_rect().intersect(rect.expand(4.0)));
    let panel = &mut inside;
    panel.spacing_mut().item_spacing.y = 2.0;
    match &scene.sale.0 {
        Some(lot) => show_lot(panel, scene, lot, form),
        None if matches!(scene.told.step, AuctionStep::Throw(_)) => show_odds(panel, &scene.rolls),
        None if scene.rolls.are_any() || may_ask(scene) => {
            if !form.is_low || !may_ask(scene) {
                show_rolls(panel, scene.session(), &scene.rolls, 1);
            }
            if may_ask(scene) {
                if form.is_low {
                    panel.spacing_mut().interact_size.y = size.y;
                }
                show_wish(panel, scene, form, commands);
            }
        }
        None if scene.session().position().outcome().is_none() => {
            panel.label(RichText::new(text!("auction-none-yet")).small().color(ui::faint()));
        }
        None => {}
    }
}

/// Whether the player to move skips auctions, and can ask for one all the same.
pub(super) fn may_ask(scene: &AuctionView) -> bool {
    let table = scene.session().position();
    let turn = table.turn();
    scene.sale.0.is_none() && scene.settings.no_offers.contains(turn) && scene.may_skip(turn) && table.turn_begins()
}

fn show_lot(panel: &mut Ui, scene: &AuctionView, lot: &Lot, form: Form) {
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
    let layout = egui::Layout::left_to_right(if form.is_low { egui::Align::Center } else { egui::Align::Min });
    let scale = if form.is_low { LOW / HandChip::SIZE.y } else { 1.0 };
    panel.with_layout(layout, |panel| {
        let chip = HandChip {
            kind: lot.kind,
            tokens: Some(lot.tokens),
            enabled: false,
            selected: false,
            number: None,
            scale,
            rim: Some(ui::of(board::OFFER)),
        };
        chip.show(panel);
        if form.is_low {
            panel.add(egui::Label::new(RichText::new(title).strong()).truncate()).on_hover_text(why);
            return;
        }
        panel.vertical(|panel| {
            panel.spacing_mut().item_spacing.y = 0.0;
            panel.add(egui::Label::new(RichText::new(title).strong()).truncate());
            if !why.is_empty() {
                let width = panel.available_width();
                let lay_out = |size: f32, line: f32, rows: usize| {
                    let format = egui::TextFormat {
                        line_height: Some(line),
                        ..egui::TextFormat::simple(egui::FontId::proportional(size), ui::reason())
                    };
                    let mut words = egui::text::LayoutJob::single_section(why.clone(), format);
                    (words.wrap.max_width, words.wrap.max_rows) = (width, rows);
                    panel.painter().layout_job(words)
                };
                let galley = lay_out(14.0, 17.0, 2);
                let galley = if galley.elided { lay_out(12.0, 12.0, 3) } else { galley };
                let elided = galley.elided;
                let label = panel.label(galley);
                if elided {
                    label.on_hover_text(why);
                }
            }
        });
    });
}

/// Shows the switch with which a player who skips auctions asks for one in this turn.
fn show_wish(panel: &mut Ui, scene: &AuctionView, form: Form, commands: &mut Commands) {
    let words = match form.for_fingers {
        true => text!("auction-ask-me-short"),
        false => text!("auction-ask-me", key = scene.settings.keys.key(Command::Offer).words()),
    };
    let mut asked = scene.wanted.0 == Some(scene.session().position().turn());
    if panel.checkbox(&mut asked, words).changed() {
        commands.trigger(AskForOffer);
    }
}
