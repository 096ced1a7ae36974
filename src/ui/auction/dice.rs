//! The dice: the possible results, and the rolls of this turn.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};

use crate::play::{Fall, Odds, Rolled, Session};
use crate::rules::chess::ChessKind;
use crate::texts::text;
use crate::theme::{seat_badge, ui};
use crate::view::Seen;

/// The rolls of this turn, kept until the next player acts, and the rolls that are possible now.
#[derive(Resource, Default, Debug)]
pub(super) struct Rolls {
    past: Vec<Rolled>,
    odds: Vec<Fall>,
}

impl Rolls {
    /// Whether dice have been rolled.
    pub(super) const fn are_any(&self) -> bool {
        !self.past.is_empty()
    }
}

pub(super) fn list_rolls(seen: Seen, odds: Res<Odds>, mut rolls: ResMut<Rolls>) {
    let played = seen.session().played();
    let from = played.iter().rposition(|played| played.begins_turn).unwrap_or(0);
    let past = played[from.min(played.len())..].iter().filter_map(|played| played.roll).collect();
    *rolls = Rolls { past, odds: if seen.is_behind() { Vec::new() } else { odds.0.clone() } };
}

/// Shows where a piece can come down, with the probabilities.
pub(super) fn show_odds(panel: &mut Ui, rolls: &Rolls) {
    let Some(first) = rolls.odds.first() else { return };
    let name = ChessKind::name_of(first.kind);
    let count = rolls.odds.len();
    let jokers = rolls.odds.iter().filter(|fall| fall.square.is_none()).count();
    let chance = format!("{:.1}", 100.0 * jokers.max(1) as f32 / count as f32);
    let text = match (count, first.square) {
        _ if jokers > 0 => text!("dice-choose", piece = name, chance = chance),
        (1, Some(square)) => text!("dice-one", square = square.to_string(), piece = name),
        (36, _) => text!("dice-any", piece = name, chance = chance),
        _ => text!("dice-some", piece = name, count = count, chance = chance),
    };
    panel.add(egui::Label::new(text).wrap());
}

/// Shows the results of the rolls, the last one first, in at most this number of lines.
pub(super) fn show_rolls(panel: &mut Ui, session: &Session, rolls: &Rolls, lines: usize) {
    for Rolled { seat, kind, square, dice: [file, rank] } in rolls.past.iter().rev().take(lines) {
        panel.horizontal(|panel| {
            panel.set_height(20.0);
            seat_badge(panel, *seat, session.position().seats(), 18.0);
            let piece = ChessKind::name_of(*kind);
            let roll = match square {
                Some(square) => {
                    text!("dice-roll", file = *file, rank = *rank, piece = piece, square = square.to_string())
                }
                None => text!("dice-left", file = *file, rank = *rank, piece = piece),
            };
            panel.add(egui::Label::new(RichText::new(roll).size(14.0).color(ui::text())).truncate());
        });
    }
}
