//! The position editor: sets up any position of any game on a flat board, and starts a match from it.
//!
//! The editor works on a draft. The current match stays untouched until a new one starts, like any new game.

mod board;
mod desk;
mod hands;
mod knowledge;
mod open;
mod palette;
mod particular;
mod play;
mod strokes;
mod text;
mod words;

use bevy::prelude::*;
use bevy_egui::egui::{self, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::board::show_board;
use self::desk::{Desk, Next};
use self::hands::show_hands;
use self::knowledge::{show_keys, show_turn};
pub(super) use self::open::OpenEditor;
use self::palette::{show_hint, show_palette};
use self::particular::show_particulars;
use self::play::show_foot;
use self::text::show_paste;
use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::scrolling::FollowFocus;
use super::setup::{choose_game, show_options};
use super::systems::PanelSystems;
use crate::notice::Notice;
use crate::play::{BoardLaid, Session, Setup, TrueMatch};
use crate::rules::{Draft, GameId, Odds};
use crate::texts::text;
use crate::theme::{NARROW, quiet_button};

/// The width of the dialog in a large window, in points.
const MOST: f32 = 1500.0;
/// The most width of the board beside the tools, as a part of the dialog's, and that of vertical strips.
const BOARD: f32 = 0.55;
const STRIPS: f32 = 0.4;
/// The width of the choice of the game, in points.
const GAMES: f32 = 260.0;
/// In a lower dialog, the title scrolls with the tools.
const LOW: f32 = 480.0;

/// The editor's drafts.
#[derive(Resource, Default, Debug)]
struct Editor {
    /// The open draft; `None` before the editor is first opened, and after its position has been played.
    desk: Option<Desk>,
    /// Unfinished drafts of other games, at most one of each.
    others: Vec<Desk>,
}

impl Editor {
    /// Sets the current draft aside, and opens the one of this game, or the start of this game.
    fn turn_to(&mut self, game: GameId, options: &[(String, String)]) -> &mut Desk {
        self.others.extend(self.desk.take());
        let begun = self.others.iter().position(|desk| desk.draft().game() == game);
        let begun = begun.map(|index| self.others.swap_remove(index));
        self.desk.insert(begun.unwrap_or_else(|| Desk::of(Desk::start(game, options))))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_observer(on_open_editor)
        .add_observer(on_board_laid)
        .add_systems(Update, strokes::answer_keys.run_if(resource_equals(Dialog::Editor)))
        .add_systems(
            EguiPrimaryContextPass,
            show_editor.run_if(resource_equals(Dialog::Editor)).in_set(PanelSystems::Dialogs),
        );
}

/// Continues the draft of the same game, if there is one.
fn on_open_editor(open: On<OpenEditor>, mut editor: ResMut<Editor>, mut dialog: ResMut<Dialog>) {
    let Setup { game, options, .. } = &open.0;
    editor.turn_to(*game, options);
    *dialog = Dialog::Editor;
}

/// Drops a draft when a match starts from it. Going on to choose players keeps it.
fn on_board_laid(laid: On<BoardLaid>, session: Res<Session>, mut editor: ResMut<Editor>) {
    let Setup { game, position, .. } = session.setup();
    let is_played = |desk: &Desk| {
        let text = desk.checked.as_ref().ok().map(|table| table.to_text());
        desk.draft().game() == *game && text.is_some() && text == *position
    };
    if *laid == BoardLaid::Anew {
        editor.others.retain(|desk| !is_played(desk));
        editor.desk.take_if(|desk| is_played(desk));
    }
}

/// Whether the current position may be copied: not while something is hidden, such as a set-up.
fn is_open(session: &Session) -> bool {
    arranges(session).is_none() && !session.position().hides()
}

/// The current position as a draft; `None` while something is hidden.
fn on_table(session: &Session) -> Option<Draft> {
    is_open(session).then(|| Draft::of(session.setup().game, session.position()))
}

fn show_editor(
    mut contexts: EguiContexts,
    table: TrueMatch,
    mut editor: ResMut<Editor>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let session = table.session();
    let begun = || on_table(session).unwrap_or_else(|| Desk::start(session.setup().game, &session.setup().options));
    let editor = editor.bypass_change_detection();
    let desk = editor.desk.get_or_insert_with(|| Desk::of(begun()));
    let context = contexts.ctx_mut()?;
    let is_wide = context.content_rect().width() >= NARROW;
    let mut leaves = false;
    let closed = modal(context, "editor", MOST, |panel| {
        leaves = if is_wide {
            show_beside(panel, desk, session, &mut commands)
        } else {
            show_title(panel, desk);
            show_commands(panel, desk, session, &mut commands);
            let height = (panel.available_height() - play::foot_height(panel)).max(120.0);
            show_below(panel, desk, height);
            show_foot(panel, desk, session, &mut commands)
        };
    });
    if leaves || closed && !desk.let_go() {
        *dialog = Dialog::Closed;
    }
    match desk.next.take() {
        Some(Next::Begun(game)) => _ = editor.turn_to(game, &[]),
        Some(Next::Laid(draft)) => editor.turn_to(draft.game(), &[]).lay(draft),
        None => {}
    }
    Ok(())
}

/// Shows the board in the full height, with everything else beside it. Returns whether to close the editor.
fn show_beside(panel: &mut Ui, desk: &mut Desk, session: &Session, commands: &mut Commands) -> bool {
    let whole = panel.available_size();
    let width = match desk.still.is_of_strips() {
        true if whole.y > STRIPS * whole.x => STRIPS * whole.x,
        true => BOARD * whole.x,
        false => (BOARD * whole.x).min(whole.y),
    };
    let mut leaves = false;
    panel.horizontal_top(|panel| {
        let room = egui::vec2(width, whole.y);
        panel.allocate_ui(room, |panel| show_board(panel, desk, room));
        panel.vertical(|panel| {
            panel.set_width(panel.available_width());
            // A low window has no room for the title, but the commands never scroll away.
            let is_low = whole.y < LOW;
            let begin = panel.cursor().top();
            if !is_low {
                show_title(panel, desk);
            }
            show_commands(panel, desk, session, commands);
            let head = panel.cursor().top() - begin;
            let height = (whole.y - head - play::foot_height(panel)).max(60.0);
            let scroll = ScrollArea::vertical().id_salt("kit").max_height(height).auto_shrink([false, false]);
            scroll.show_following(panel, |panel| {
                if is_low {
                    show_title(panel, desk);
                }
                show_kit(panel, desk);
            });
            leaves = show_foot(panel, desk, session, commands);
        });
    });
    leaves
}

/// Shows the board with everything else below it.
fn show_below(panel: &mut Ui, desk: &mut Desk, height: f32) {
    ScrollArea::vertical().id_salt("all").max_height(height).auto_shrink([false, false]).show_following(
        panel,
        |panel| {
            let width = panel.available_width();
            // Strips are vertical here.
            panel.vertical_centered(|panel| show_board(panel, desk, egui::vec2(width, width * 1.35)));
            show_kit(panel, desk);
        },
    );
}

/// Shows the tools and controls.
fn show_kit(panel: &mut Ui, desk: &mut Desk) {
    show_paste(panel, desk);
    show_palette(panel, desk);
    show_hint(panel, desk);
    show_particulars(panel, desk);
    panel.separator();
    show_turn(panel, desk);
    show_hands(panel, desk);
    egui::CollapsingHeader::new(text!("editor-more")).show(panel, |panel| show_keys(panel, desk));
    let game = desk.draft().game();
    if !game.options().is_empty() {
        egui::CollapsingHeader::new(text!("setup-options")).show(panel, |panel| {
            let mut options = desk.draft().options().to_vec();
            show_options(panel, game, &mut options, &Odds::OPTIONS);
            desk.change(|draft| *draft.options_mut() = options);
        });
    }
}

/// Shows the title and the choice of the game.
fn show_title(panel: &mut Ui, desk: &mut Desk) {
    panel.horizontal_wrapped(|panel| {
        panel.heading(text!("editor"));
        let mut game = desk.draft().game();
        // A combo box does not wrap by itself.
        if panel.available_size_before_wrap().x < GAMES {
            panel.end_row();
        }
        choose_game(panel, &mut game);
        if game != desk.draft().game() {
            desk.next = Some(Next::Begun(game));
        }
    });
}

/// Shows the commands for the whole board.
fn show_commands(panel: &mut Ui, desk: &mut Desk, session: &Session, commands: &mut Commands) {
    panel.horizontal_wrapped(|panel| {
        panel.spacing_mut().button_padding.x = 8.0;
        if quiet_button(panel, desk.can_undo(), text!("table-undo")).clicked() {
            desk.undo();
        }
        if quiet_button(panel, desk.can_redo(), text!("table-redo")).clicked() {
            desk.redo();
        }
        if quiet_button(panel, true, text!("editor-clear")).clicked() {
            let game = desk.draft().game();
            desk.change(|draft| {
                let options = core::mem::take(draft.options_mut());
                *draft = Draft::bare(game);
                *draft.options_mut() = options;
            });
        }
        if quiet_button(panel, true, text!("editor-start")).clicked() {
            let start = Desk::start(desk.draft().game(), desk.draft().options());
            desk.change(|draft| *draft = start);
        }
        if is_open(session)
            && quiet_button(panel, true, text!("editor-from-table")).clicked()
            && let Some(table) = on_table(session)
        {
            desk.lay(table);
        }
        if quiet_button(panel, true, text!("editor-copy")).clicked() {
            panel.ctx().copy_text(desk.draft().text());
            commands.trigger(Notice::news(text!("editor-copied")));
        }
        if quiet_button(panel, !desk.paste.is_open, text!("editor-paste")).clicked() {
            (desk.paste.is_open, desk.paste.is_new) = (true, true);
        }
    });
}
