//! The rule book, with boards to try its rules on.

mod boards;
mod trial;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::boards::Trials;
use super::dialog::{Dialog, modal};
use super::scrolling::FollowFocus;
use super::setup::choose_game;
use super::systems::PanelSystems;
use crate::play::Session;
use crate::rules::{GameId, Kind};
use crate::texts::{page, text};
use crate::theme::{NARROW, field, link, quiet_button, row, ui};

/// Triggered to open the rule book at this heading of `docs/rules`.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenRule(pub(super) &'static str);

/// Triggered to open the rule book at the moves of a kind of piece of the current game.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenPiece(pub(super) Kind);

/// Where to open the rule book.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
enum Bookmark {
    /// At the last position.
    #[default]
    Nowhere,
    /// At this heading of `docs/rules`.
    Heading(&'static str),
    /// At the moves of this kind of piece.
    Piece(Kind),
}

fn on_open_rule(open: On<OpenRule>, mut bookmark: ResMut<Bookmark>, mut dialog: ResMut<Dialog>) {
    *bookmark = Bookmark::Heading(open.0);
    *dialog = Dialog::RuleBook;
}

fn on_open_piece(open: On<OpenPiece>, mut bookmark: ResMut<Bookmark>, mut dialog: ResMut<Dialog>) {
    *bookmark = Bookmark::Piece(open.0);
    *dialog = Dialog::RuleBook;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bookmark>().add_observer(on_open_rule).add_observer(on_open_piece).add_systems(
        EguiPrimaryContextPass,
        show_rule_book.run_if(resource_equals(Dialog::RuleBook)).in_set(PanelSystems::Dialogs),
    );
}

/// The rules of a game, line by line. `# ` marks a heading, followed after ` | ` by the headings of `docs/rules` that
/// it covers. `* ` marks a point; a line with `= ` before it lists the letters of its pieces. `! ` marks one of our
/// rulings. `% ` marks a position to try the rule on: a test case, preceded by its unusual options.
/// The text is `assets/texts/<code>/rules/<game>.txt`; `tests/rules_pages.rs` compares it with the rules, and the
/// languages with English.
fn text(game: GameId) -> &'static str {
    page("rules", game.name())
}

/// From this page width on, boards stand beside the text.
const LEAST_FOR_TWO: f32 = 520.0;

/// The state of the reader.
#[derive(Default, Debug)]
struct Reading {
    opened: Option<GameId>,
    /// The text to search for.
    search: String,
    trials: Trials,
}

fn show_rule_book(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut reading: Local<Reading>,
    mut bookmark: ResMut<Bookmark>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    let mut done = false;
    let Reading { opened, search, trials } = &mut *reading;
    // It opens at the current game.
    if dialog.is_changed() {
        *opened = None;
        search.clear();
    }
    let mut game = *opened.get_or_insert(session.setup().game);
    let closed = modal(contexts.ctx_mut()?, "rule book", 720.0, |panel| {
        panel.horizontal_wrapped(|panel| {
            if panel.ctx().content_rect().width() < NARROW {
                return choose_game(panel, &mut game);
            }
            for offered in GameId::ALL {
                panel.selectable_value(&mut game, offered, offered.title());
            }
        });
        show_contents(panel, game, search, &mut bookmark);
        panel.separator();
        let height = panel.available_height() - 56.0;
        let page = egui::ScrollArea::vertical().id_salt(game.name()).max_height(height);
        page.auto_shrink([false, true]).show_following(panel, |panel| {
            let wanted = search.trim().to_lowercase();
            for (number, part) in text(game).split("\n\n").enumerate() {
                if part.to_lowercase().contains(&wanted) {
                    show_part(panel, game, number, part, !wanted.is_empty(), &mut bookmark, trials);
                }
            }
        });
        panel.add_space(6.0);
        done = quiet_button(panel, true, text!("book-close")).clicked();
    });
    *opened = Some(game);
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// The headings of a page, and the headings of `docs/rules` that they cover.
fn headings(game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    text(game).lines().filter_map(|line| line.strip_prefix("# ")?.split_once(" | "))
}

/// Shows the contents: the headings, and a search field.
fn show_contents(panel: &mut Ui, game: GameId, search: &mut String, bookmark: &mut Bookmark) {
    panel.horizontal_wrapped(|panel| {
        panel.spacing_mut().item_spacing = egui::vec2(10.0, 2.0);
        panel.spacing_mut().interact_size.y = row(panel, 28.0);
        for (heading, tells_of) in headings(game) {
            if link(panel, heading).clicked() {
                search.clear();
                *bookmark = tells_of.split("; ").next().map_or(Bookmark::Nowhere, Bookmark::Heading);
            }
        }
        let words =
            egui::TextEdit::singleline(search).hint_text(text!("book-search")).char_limit(40).desired_width(120.0);
        panel.add(field(panel, words));
    });
}

/// A point or a ruling, with its boards.
struct Point {
    words: RichText,
    sign: &'static str,
    cases: Vec<&'static str>,
}

impl Point {
    /// Shows the boards beside the text if there is room, else below it. Returns the response of the text.
    fn show(&self, panel: &mut Ui, game: GameId, trials: &mut Trials) -> egui::Response {
        let words = |panel: &mut Ui| bullet(panel, self.sign, self.words.clone());
        if self.cases.is_empty() {
            return words(panel);
        }
        let boards = |panel: &mut Ui, trials: &mut Trials| {
            self.cases.iter().for_each(|case| trials.show(panel, game, case));
        };
        let width = panel.available_width();
        let card = egui::Frame::new().stroke(egui::Stroke::new(1.0, ui::line())).corner_radius(10.0).inner_margin(10.0);
        let shown = card.show(panel, |panel| {
            // Minus its margins and its line; otherwise the page would get wider with every card.
            panel.set_width(width - 22.0);
            if width < LEAST_FOR_TWO || !trials.stand_beside(game, &self.cases) {
                let shown = words(panel);
                boards(panel, trials);
                return shown;
            }
            let column = (width - 36.0) / 2.0;
            let row = panel.horizontal_top(|panel| {
                let shown = panel.vertical(|panel| {
                    panel.set_width(column);
                    words(panel)
                });
                panel.vertical(|panel| {
                    panel.set_width(column);
                    boards(panel, trials);
                });
                shown.inner
            });
            row.inner
        });
        panel.add_space(4.0);
        shown.inner
    }
}

/// Shows a heading with its text and boards. Our rulings are folded.
fn show_part(
    panel: &mut Ui,
    game: GameId,
    number: usize,
    part: &'static str,
    unfolded: bool,
    bookmark: &mut Bookmark,
    trials: &mut Trials,
) {
    // The pieces that the next point is about.
    let mut pieces = "";
    let mut rulings = Vec::new();
    let mut lines = part.lines().peekable();
    while let Some(line) = lines.next() {
        let (sign, words) = line.split_at_checked(2).unwrap_or((line, ""));
        let mut point = |sign: &'static str, words: RichText| {
            let next = || lines.next_if(|line| line.starts_with("% ")).map(|line| &line[2..]);
            Point { sign, words, cases: core::iter::from_fn(next).collect() }
        };
        match sign {
            "# " => show_heading(panel, words, bookmark),
            "= " => pieces = words,
            "* " => {
                let shown = point("•", RichText::new(words)).show(panel, game, trials);
                let told_of = core::mem::take(&mut pieces);
                if let Bookmark::Piece(wanted) = *bookmark
                    && told_of.contains(wanted.letter())
                {
                    shown.scroll_to_me(Some(egui::Align::TOP));
                    *bookmark = Bookmark::Nowhere;
                }
            }
            "% " => trials.show(panel, game, words),
            "! " => rulings.push(point("→", RichText::new(words).color(ui::faint()))),
            _ if line.is_empty() => {}
            _ => _ = panel.label(line),
        }
    }
    if rulings.is_empty() {
        return;
    }
    let title = RichText::new(text!("book-rulings", count = rulings.len())).small().color(ui::faint());
    let folded = egui::CollapsingHeader::new(title).id_salt(("rulings", number));
    folded.open(unfolded.then_some(true)).show(panel, |panel| {
        for ruling in &rulings {
            _ = ruling.show(panel, game, trials);
        }
    });
}

/// Shows a heading, and scrolls to it if it covers the requested one.
fn show_heading(panel: &mut Ui, heading: &str, bookmark: &mut Bookmark) {
    let (heading, tells_of) = heading.split_once(" | ").unwrap_or((heading, ""));
    panel.add_space(6.0);
    let shown = panel.label(RichText::new(heading).strong().size(18.0).color(ui::accent()));
    if let Bookmark::Heading(wanted) = *bookmark
        && tells_of.split("; ").any(|heading| heading == wanted)
    {
        shown.scroll_to_me(Some(egui::Align::TOP));
        *bookmark = Bookmark::Nowhere;
    }
}

fn bullet(panel: &mut Ui, sign: &str, text: RichText) -> egui::Response {
    let row = panel.horizontal_top(|panel| {
        panel.label(RichText::new(sign).color(ui::accent()));
        panel.add(egui::Label::new(text).wrap());
    });
    row.response
}
