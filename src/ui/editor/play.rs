//! Tells whether a draft is a valid position, and starts a match from it.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, RichText, Ui};

use super::desk::Desk;
use crate::notice::Notice;
use crate::play::{Session, Setup};
use crate::rules::{AnyGame, Decider, Odds, Series};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::setup::{OpenSetup, start};

/// The height of the dialog's foot with one row of buttons: two lines and the row.
const FOOT_HEIGHT: f32 = 108.0;
/// The height of two lines.
const VERDICT_HEIGHT: f32 = 42.0;

/// The height of the dialog's foot, in points, as it was last shown: some languages need two rows of buttons.
pub(super) fn foot_height(panel: &Ui) -> f32 {
    let more = panel.data(|data| data.get_temp::<f32>(further_rows()));
    FOOT_HEIGHT + more.unwrap_or_default()
}

/// The key of the height of the rows of buttons after the first.
fn further_rows() -> egui::Id {
    egui::Id::new("editor foot")
}

/// Shows the foot. Returns whether to close the editor.
pub(super) fn show_foot(panel: &mut Ui, desk: &Desk, session: &Session, commands: &mut Commands) -> bool {
    let position = show_verdict(panel, desk);
    let mut leaves = false;
    let row = panel.spacing().interact_size.y;
    let buttons = panel.horizontal_wrapped(|panel| {
        // All buttons fit in one row on a phone, in most languages.
        panel.spacing_mut().button_padding.x = 7.0;
        panel.spacing_mut().item_spacing.x = 6.0;
        let Some(table) = position else {
            quiet_button(panel, false, text!("editor-play"));
            leaves = quiet_button(panel, true, text!("editor-close")).clicked();
            return;
        };
        if primary_button(panel, text!("editor-play")).clicked() {
            commands.trigger(OpenSetup(setup_of(desk, table, session)));
        }
        if desk.draft().game() == session.setup().game
            && quiet_button(panel, true, text!("editor-same-players")).clicked()
        {
            start(setup_of(desk, table, session), "", commands);
            leaves = true;
        }
        leaves |= quiet_button(panel, true, text!("editor-close")).clicked();
    });
    let more = (buttons.response.rect.height() - row).max(0.0);
    panel.data_mut(|data| data.insert_temp(further_rows(), more));
    leaves
}

/// Tells whether the position can be played. Returns it if so.
fn show_verdict<'a>(panel: &mut Ui, desk: &'a Desk) -> Option<&'a dyn AnyGame> {
    let (words, position) = match &desk.checked {
        Err(fault) => (RichText::new(Notice::sentence(fault).words).color(ui::warn()), None),
        Ok(table) if table.outcome().is_some() => (RichText::new(text!("editor-is-over")).color(ui::warn()), None),
        Ok(table) => {
            let words = match table.decider() {
                Some(Decider::Seat(seat)) => text!("editor-can-play", side = seat.called(table.seats())),
                _ => text!("editor-can-throw"),
            };
            (RichText::new(words).color(ui::faint()), Some(&**table))
        }
    };
    let size = egui::vec2(panel.available_width(), VERDICT_HEIGHT);
    panel.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |panel| {
        panel.set_min_height(VERDICT_HEIGHT);
        panel.add(egui::Label::new(words).wrap());
    });
    position
}

/// A new game from `table`, with the players of the current match if it is the same game.
fn setup_of(desk: &Desk, table: &dyn AnyGame, session: &Session) -> Setup {
    let (game, last) = (desk.draft().game(), session.setup());
    let base = if game == last.game {
        last.clone()
    } else {
        Setup { time: last.time, bots: last.bots.for_seats(game.seats().len()), ..Setup::new(game) }
    };
    let mut options = desk.draft().options().to_vec();
    options.retain(|(name, _)| !Odds::has_option(name));
    Setup { options, position: Some(table.to_text()), series: Series::of(last.series.games()), ..base }
}
