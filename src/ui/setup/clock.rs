//! The clocks of a new game.

use bevy_egui::egui::{self, RichText, Ui};

use crate::clock::TimeControl;
use crate::rules::Action;
use crate::texts::text;
use crate::theme::ui;

/// The initial values for a time bank, and for a fixed time per turn.
const BANK: TimeControl = TimeControl::Bank { secs: 10 * 60, increment: 5 };
const PER_TURN: TimeControl = TimeControl::PerTurn { secs: 30 };

/// `fallen` is the action that is played for a player who runs out of time.
pub(super) fn show_clock(panel: &mut Ui, time: &mut TimeControl, fallen: Option<Action>) {
    panel.add_space(4.0);
    panel.label(RichText::new(text!("clocks")).strong());
    panel.horizontal_wrapped(|panel| {
        let kinds = [
            (TimeControl::Unlimited, text!("clocks-none")),
            (PER_TURN, text!("clocks-turn")),
            (BANK, text!("clocks-game")),
        ];
        for (usual, words) in kinds {
            let chosen = core::mem::discriminant(time) == core::mem::discriminant(&usual);
            if panel.selectable_label(chosen, words).clicked() && !chosen {
                *time = usual;
            }
        }
    });
    match time {
        TimeControl::Unlimited => {}
        TimeControl::PerTurn { secs } => {
            panel.horizontal_wrapped(|panel| {
                show_minutes(panel, secs);
                panel.label(text!("clocks-for-turn"));
            });
        }
        TimeControl::Bank { secs, increment } => {
            panel.horizontal_wrapped(|panel| {
                show_minutes(panel, secs);
                panel.label(text!("clocks-for-game"));
                panel.add(number(increment, TimeControl::LONGEST_INCREMENT_SECS));
                panel.label(text!("clocks-increment"));
            });
        }
    }
    if time.is_limited() {
        let help = match fallen {
            Some(Action::Absent(_)) => text!("clocks-absent"),
            _ => text!("clocks-resigns"),
        };
        panel.label(RichText::new(help).small().color(ui::faint()));
    }
}

/// Edits minutes and seconds, which add up to at least a second.
fn show_minutes(panel: &mut Ui, time: &mut u32) {
    let (mut minutes, mut secs) = (*time / 60, *time % 60);
    panel.add(number(&mut minutes, TimeControl::LONGEST_SECS / 60));
    panel.label(text!("clocks-minutes"));
    panel.add(number(&mut secs, 59));
    panel.label(text!("clocks-seconds"));
    *time = (minutes * 60 + secs).clamp(1, TimeControl::LONGEST_SECS);
}

fn number(value: &mut u32, most: u32) -> egui::DragValue<'_> {
    egui::DragValue::new(value).range(0..=most).speed(0.2)
}
