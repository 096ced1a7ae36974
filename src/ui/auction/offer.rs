//! The piece on offer and the bids for it, each with a button while one may be accepted.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};

use super::hand;
use super::hands::Hands;
use super::panel::Scene;
use super::step::Step;
use crate::play::Session;
use crate::rules::{Action, Seat};
use crate::texts::text;
use crate::theme::{calling_button, seat_badge, ui};
use crate::ui::keys::Choice;
use crate::ui::told::Told;
use crate::view::Commit;

/// Why bids cannot be accepted, as sentences: one that cannot be placed in full cannot.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Refused(BTreeMap<Seat, String>);

impl Refused {
    /// Why the bid of this player cannot be accepted; nothing where it can.
    pub(in crate::ui) fn of(&self, seat: Seat) -> Option<&str> {
        self.0.get(&seat).map(String::as_str)
    }
}

pub(super) fn ask_rules(session: Res<Session>, told: Res<Told>, hands: Hands, mut refused: ResMut<Refused>) {
    let mut found = BTreeMap::new();
    if let Step::Accept(_) = told.step {
        for bid in hands.bids().into_iter().filter(|bid| !bid.pieces.is_empty()) {
            if let Err(refusal) = session.position().check(Action::Accept(bid.seat)) {
                found.insert(bid.seat, session.told(|| refusal.to_string()));
            }
        }
    }
    refused.set_if_neq(Refused(found));
}

pub(super) fn show_offer(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let Some(offered) = scene.hands.offered() else { return };
    panel.horizontal(|panel| {
        panel.label(text!("auction-on-offer"));
        hand::show_small(panel, &[offered]);
    });
    for bid in scene.hands.bids() {
        panel.horizontal_wrapped(|panel| {
            panel.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
            seat_badge(panel, bid.seat, scene.session.position().seats(), 24.0);
            if bid.pieces.is_empty() {
                panel.label(RichText::new(text!("auction-has-no-bid")).color(ui::faint()));
                return;
            }
            let piece = |&id| Some((id, scene.hands.get(id)?));
            let pieces: Vec<_> = bid.pieces.iter().filter_map(piece).collect();
            hand::show_small(panel, &pieces);
            if !matches!(scene.told.step, Step::Accept(_)) {
                return;
            }
            let refusal = scene.refused.of(bid.seat);
            let number = scene.number_of(Choice::Act(Action::Accept(bid.seat)));
            let may = refusal.is_none() && scene.at_rest();
            if calling_button(panel, may, text!("auction-accept"), number).clicked() {
                commands.trigger(Commit(Action::Accept(bid.seat)));
            }
            if let Some(refusal) = refusal {
                panel.label(RichText::new(refusal).small().color(ui::warn()));
            }
        });
    }
}
