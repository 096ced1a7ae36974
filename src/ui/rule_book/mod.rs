//! The rule book.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::play::Session;
use crate::rules::GameId;
use crate::theme::{quiet_button, ui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_rule_book.run_if(resource_equals(Dialog::RuleBook)).in_set(PanelSystems::Dialogs),
    );
}

/// The rules of a game: lines with `# ` are headings, and behind ` | ` the headings of `docs/rules` that they tell of; lines
/// with `* ` are points, lines with `! ` are our rulings. `tests/rules_pages.rs` holds both against each other.
const fn text(game: GameId) -> &'static str {
    match game {
        GameId::Pothole => include_str!("pothole.txt"),
        GameId::Knot => include_str!("knot.txt"),
        GameId::Quad => include_str!("quad.txt"),
        GameId::Auction => include_str!("auction.txt"),
    }
}

fn show_rule_book(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut opened: Local<Option<GameId>>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    let mut done = false;
    // It opens at the game that is played.
    if dialog.is_changed() {
        *opened = None;
    }
    let mut game = *opened.get_or_insert(session.setup().game);
    let closed = modal(contexts.ctx_mut()?, "rule book", 620.0, |panel| {
        panel.horizontal_wrapped(|panel| {
            for offered in GameId::ALL {
                panel.selectable_value(&mut game, offered, offered.title());
            }
        });
        panel.separator();
        let height = panel.available_height() - 56.0;
        egui::ScrollArea::vertical().id_salt(game.name()).max_height(height).auto_shrink([false, true]).show(
            panel,
            |panel| {
                for line in text(game).lines() {
                    show_line(panel, line);
                }
            },
        );
        panel.add_space(6.0);
        done = quiet_button(panel, true, "Close the book").clicked();
    });
    *opened = Some(game);
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

fn show_line(panel: &mut Ui, line: &str) {
    match line.split_at_checked(2) {
        Some(("# ", heading)) => {
            let heading = heading.split(" | ").next().unwrap_or(heading);
            panel.add_space(6.0);
            panel.label(RichText::new(heading).strong().size(18.0).color(ui::accent()));
        }
        Some(("* ", point)) => bullet(panel, "•", RichText::new(point)),
        Some(("! ", ruling)) => {
            bullet(panel, "→", RichText::new(format!("Our ruling: {ruling}")).color(ui::faint()));
        }
        _ if line.is_empty() => {}
        _ => {
            panel.label(line);
        }
    }
}

fn bullet(panel: &mut Ui, sign: &str, text: RichText) {
    panel.horizontal_top(|panel| {
        panel.label(RichText::new(sign).color(ui::accent()));
        panel.add(egui::Label::new(text).wrap());
    });
}
