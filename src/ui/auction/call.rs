//! "Going once, going twice, sold": shows the auctioneer's call across the table while the gavel is animated.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, RichText};

use super::hands::Hands;
use crate::texts::text;
use crate::theme::{HandChip, TITLE, card, livery, ui};
use crate::view::{Call, Called, FreeArea, Seen};

/// Run condition: whether there is a call.
pub(super) fn is_called(called: Res<Called>) -> bool {
    called.0.is_some()
}

/// Shows the call. It has no button: it is skipped like any animation.
pub(super) fn show(
    mut contexts: EguiContexts,
    called: Res<Called>,
    seen: Seen,
    hands: Res<Hands>,
    free: Res<FreeArea>,
) -> Result {
    let Some(call) = called.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let session = seen.session();
    let seats = session.position().seats();
    let (words, edge) = match call {
        Call::Once => (text!("auction-once"), ui::accent()),
        Call::Twice => (text!("auction-twice"), ui::accent()),
        Call::Sold(buyer) => {
            (text!("auction-sold-to", name = session.player_name(buyer)), ui::of(livery(seats, buyer).color))
        }
    };
    let place = egui::pos2(free.0.center().x, free.0.min.y + 0.16 * free.0.height());
    let area = egui::Area::new("call".into()).interactable(false).pivot(Align2::CENTER_TOP).fixed_pos(place);
    area.show(context, |panel| {
        panel.set_max_width(free.0.width() - 24.0);
        card().inner_margin(12.0).stroke(egui::Stroke::new(3.0, edge)).show(panel, |panel| {
            panel.horizontal(|panel| {
                if let Some((_, piece)) = hands.offered() {
                    let (kind, tokens) = (piece.kind, piece.tokens);
                    let looks =
                        HandChip { kind, tokens, enabled: false, selected: false, number: None, scale: 1.0, rim: None };
                    looks.show(panel);
                }
                let size = if free.0.width() < 420.0 { 28.0 } else { 38.0 };
                let font = FontId::new(size, FontFamily::Name(TITLE.into()));
                panel.add(egui::Label::new(RichText::new(words).font(font).color(ui::accent())).wrap());
            });
        });
    });
    Ok(())
}
