//! The rule book.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::play::Session;
use crate::rules::GameId;
use crate::theme::{quiet_button, ui};

/// Open the rule book where it tells of this heading of `docs/rules`.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenRule(pub(super) &'static str);

/// Where the rule book is to be opened.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Bookmark(Option<&'static str>);

fn on_open_rule(open: On<OpenRule>, mut bookmark: ResMut<Bookmark>, mut dialog: ResMut<Dialog>) {
    bookmark.0 = Some(open.0);
    *dialog = Dialog::RuleBook;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bookmark>().add_observer(on_open_rule).add_systems(
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
    mut bookmark: ResMut<Bookmark>,
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
                for (number, part) in text(game).split("\n\n").enumerate() {
                    show_part(panel, number, part, &mut bookmark);
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

/// A heading with what stands below it; our rulings are folded away, for those who want to know.
fn show_part(panel: &mut Ui, number: usize, part: &str, bookmark: &mut Bookmark) {
    part.lines().filter(|line| !line.starts_with("! ")).for_each(|line| show_line(panel, line, bookmark));
    let rulings: Vec<&str> = part.lines().filter_map(|line| line.strip_prefix("! ")).collect();
    if rulings.is_empty() {
        return;
    }
    let title = RichText::new(format!("Our rulings ({})", rulings.len())).small().color(ui::faint());
    egui::CollapsingHeader::new(title).id_salt(("rulings", number)).show(panel, |panel| {
        for ruling in rulings {
            bullet(panel, "→", RichText::new(ruling).color(ui::faint()));
        }
    });
}

fn show_line(panel: &mut Ui, line: &str, bookmark: &mut Bookmark) {
    match line.split_at_checked(2) {
        Some(("# ", heading)) => {
            let (heading, tells_of) = heading.split_once(" | ").unwrap_or((heading, ""));
            panel.add_space(6.0);
            let shown = panel.label(RichText::new(heading).strong().size(18.0).color(ui::accent()));
            let wanted = bookmark.0.filter(|wanted| tells_of.split("; ").any(|heading| heading == *wanted));
            if wanted.is_some() {
                shown.scroll_to_me(Some(egui::Align::TOP));
                bookmark.0 = None;
            }
        }
        Some(("* ", point)) => bullet(panel, "•", RichText::new(point)),
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
