//! The dice: what they can mean, and what they have.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

use crate::play::{Fall, Odds, Rolled, Session};
use crate::rules::chess::ChessKind;
use crate::texts::text;
use crate::theme::{seat_badge, ui};
use crate::view::Seen;

/// All rolls of this match, and those that can come up now.
#[derive(Resource, Default, Debug)]
pub(super) struct Rolls {
    past: Vec<Rolled>,
    odds: Vec<Fall>,
}

pub(super) fn list_rolls(seen: Seen, odds: Res<Odds>, mut rolls: ResMut<Rolls>) {
    let odds = if seen.is_behind() { Vec::new() } else { odds.0.clone() };
    *rolls = Rolls { past: seen.session().rolls().collect(), odds };
}

/// Where a piece can come down, and how likely it is to.
pub(super) fn show_odds(panel: &mut Ui, rolls: &Rolls) {
    let Some(first) = rolls.odds.first() else { return };
    let name = ChessKind::name_of(first.kind);
    let count = rolls.odds.len();
    let chance = format!("{:.1}", 100.0 / count as f32);
    let text = match count {
        1 => text!("dice-one", square = first.square.to_string(), piece = name),
        36 => text!("dice-any", piece = name, chance = chance),
        _ => text!("dice-some", piece = name, count = count, chance = chance),
    };
    panel.add(egui::Label::new(text).wrap());
}

/// The rolls so far, the last one first.
pub(super) fn show_rolls(panel: &mut Ui, session: &Session, rolls: &Rolls, height: f32) {
    if rolls.past.is_empty() {
        return;
    }
    panel.separator();
    panel.label(RichText::new(text!("dice-rolls")).small().color(ui::faint()));
    let list = ScrollArea::vertical().id_salt("rolls").max_height(height).auto_shrink([false, true]);
    list.show(panel, |panel| {
        for Rolled { seat, kind, square, dice: [file, rank] } in rolls.past.iter().rev() {
            panel.horizontal(|panel| {
                panel.set_height(20.0);
                seat_badge(panel, *seat, session.position().seats(), 18.0);
                panel.label(
                    RichText::new(text!(
                        "dice-roll",
                        file = *file,
                        rank = *rank,
                        piece = ChessKind::name_of(*kind),
                        square = square.to_string()
                    ))
                    .size(14.0),
                );
            });
        }
    });
}
