//! Whether a draft is a position, why not, and playing from it.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, RichText, Ui};

use super::desk::Desk;
use crate::notice::Notice;
use crate::play::{Session, Setup};
use crate::rules::{Decider, Series};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::setup::{SetUp, start};

/// What the foot of the dialog takes: two lines and a row of buttons.
pub(super) const FOOT_HEIGHT: f32 = 108.0;
/// Two lines.
const VERDICT_HEIGHT: f32 = 42.0;

/// How the editor is left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Leave {
    /// What is on the desk stays there.
    Closed,
    /// It is being played, or set up to be.
    Played,
}

pub(super) fn show_foot(panel: &mut Ui, desk: &Desk, session: &Session, commands: &mut Commands) -> Option<Leave> {
    let can_play = show_verdict(panel, desk);
    let mut leaves = None;
    panel.horizontal_wrapped(|panel| {
        panel.spacing_mut().button_padding.x = 10.0;
        let setup = can_play.then(|| setup_of(desk, session)).flatten();
        if let Some(setup) = &setup {
            if primary_button(panel, text!("editor-play")).clicked() {
                commands.trigger(SetUp(setup.clone()));
                leaves = Some(Leave::Played);
            }
        } else {
            quiet_button(panel, false, text!("editor-play"));
        }
        let same = setup.filter(|setup| setup.game == session.setup().game);
        if let Some(setup) = same
            && quiet_button(panel, true, text!("editor-same-players")).clicked()
        {
            start(setup, "", commands);
            leaves = Some(Leave::Played);
        }
        if quiet_button(panel, true, text!("editor-close")).clicked() {
            leaves = Some(Leave::Closed);
        }
    });
    leaves
}

/// Says whether it is a position that can be played.
fn show_verdict(panel: &mut Ui, desk: &Desk) -> bool {
    let (words, can_play) = match &desk.checked {
        Err(fault) => (RichText::new(Notice::sentence(fault).0).color(ui::warn()), false),
        Ok(table) if table.outcome().is_some() => (RichText::new(text!("editor-is-over")).color(ui::warn()), false),
        Ok(table) => {
            let words = match table.decider() {
                Some(Decider::Seat(seat)) => text!("editor-can-play", side = seat.called(table.seats())),
                _ => text!("editor-can-throw"),
            };
            (RichText::new(words).color(ui::faint()), true)
        }
    };
    let size = egui::vec2(panel.available_width(), VERDICT_HEIGHT);
    panel.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |panel| {
        panel.set_min_height(VERDICT_HEIGHT);
        panel.add(egui::Label::new(words).wrap());
    });
    can_play
}

/// A new game that begins here, with the players of the last one where it is the same game.
fn setup_of(desk: &Desk, session: &Session) -> Option<Setup> {
    let table = desk.checked.as_ref().ok()?;
    let (game, last) = (desk.draft().game(), session.setup());
    let base = if game == last.game {
        last.clone()
    } else {
        Setup { time: last.time, bots: last.bots.for_seats(game.seats().len()), ..Setup::new(game) }
    };
    let options = desk.draft().options().to_vec();
    Some(Setup { options, position: Some(table.to_text()), series: Series::of(last.series.games()), ..base })
}
