//! Saving and sharing: exports and imports a match as a link, a record or a file.

pub(super) mod chooser;
mod dropped;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod film;
#[cfg(any(test, target_arch = "wasm32"))]
mod page;
pub(super) mod record_file;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, TextEdit};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use chooser::{AskForFile, FileChooser};
use record_file::SaveRecord;

use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::qr::show_qr_code;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::limit::{SAVE_BYTES, TooLong};
use crate::notice::Notice;
use crate::play::{LoadGame, Save, SendByPost, Session, is_by_post, shared_record};
use crate::rules::record::to_link;
use crate::rules::{Record, TalkMode};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

/// The pasted text, and the error in it or in a file.
#[derive(Resource, Default, Debug)]
struct Pasted {
    text: String,
    fault: Option<String>,
    /// The link of the turn that was sent by post, while the dialog is open.
    sent: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pasted>()
        .add_plugins((chooser::plugin, dropped::plugin, record_file::plugin))
        .add_systems(EguiPrimaryContextPass, show.run_if(resource_equals(Dialog::Share)).in_set(PanelSystems::Dialogs));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(film::plugin);
}

/// The whole address of the page, or the fragment for it.
///
/// # Errors
///
/// [`TooLong`].
pub(super) fn link(record: &Record) -> Result<String, TooLong> {
    let fragment = to_link(record)?;
    #[cfg(target_arch = "wasm32")]
    if let Some(location) = web_sys::window().map(|window| window.location())
        && let (Ok(origin), Ok(path)) = (location.origin(), location.pathname())
    {
        return Ok(format!("{origin}{path}{fragment}"));
    }
    // The page that goes with this program, if it was built with one.
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(page) = option_env!("PAGE_URL") {
        return Ok(format!("{page}{fragment}"));
    }
    Ok(fragment)
}

/// Copies a link, and returns the notice about it.
pub(super) fn copied(context: &egui::Context, link: Result<String, TooLong>) -> Notice {
    match link {
        Ok(link) => {
            context.copy_text(link);
            Notice::news(text!("share-link-copied"))
        }
        Err(why) => Notice::refusal(text!("share-not-copied", why = why.to_string())),
    }
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    chooser: Res<FileChooser>,
    mut pasted: ResMut<Pasted>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut done = false;
    // The record contains what must stay hidden from others: a set-up, or sealed bids.
    let may_leave = arranges(&session).is_none() && !session.position().hides();
    let pasted = pasted.bypass_change_detection();
    let closed = modal(contexts.ctx_mut()?, "share", 460.0, |panel| {
        panel.heading(text!("menu-share"));
        // Only when it is wanted, since making it replays the match.
        let record = || shared_record(&session);
        let is_over = session.position().outcome().is_some() && !session.has_next_game();
        let (game, talk) = (session.setup().game, session.setup().talk);
        let help = match () {
            () if !may_leave => text!("share-secret"),
            // Games with dice to come, or with secret talk.
            () if !is_over && (game.has_dice() || talk == TalkMode::Secret) => text!("share-help-running"),
            () => text!("share-help"),
        };
        panel.add(egui::Label::new(RichText::new(help).small().color(ui::faint())).wrap());
        panel.horizontal_wrapped(|panel| {
            let copy_link = panel.add_enabled_ui(may_leave, |panel| primary_button(panel, text!("share-copy-link")));
            if copy_link.inner.clicked() {
                commands.trigger(copied(panel.ctx(), link(&record())));
            }
            if quiet_button(panel, may_leave, text!("share-copy-record")).clicked() {
                panel.ctx().copy_text(record().to_string());
                commands.trigger(Notice::news(text!("share-record-copied")));
            }
            if quiet_button(panel, may_leave, text!("share-save-record")).clicked() {
                commands.trigger(SaveRecord);
            }
        });
        panel.separator();
        // The last turn is sent, too.
        let may_send = may_leave && !session.is_together() && (!is_over || is_by_post(&session));
        show_post(panel, &session, may_send, &mut pasted.sent, &mut commands);
        // Its code takes the place of what is pasted.
        if pasted.sent.is_none() {
            panel.separator();
            show_pasted(panel, pasted);
        }
        panel.horizontal_wrapped(|panel| {
            if pasted.sent.is_none() {
                done |= open_pasted(panel, pasted, &mut commands);
                if chooser.0 && quiet_button(panel, true, text!("share-open-file")).clicked() {
                    pasted.fault = None;
                    commands.trigger(AskForFile);
                }
            }
            done |= quiet_button(panel, true, text!("share-close")).clicked();
        });
    });
    if closed || done {
        (pasted.fault, pasted.sent) = (None, None);
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// Shows the field for a pasted match, and what is wrong with it.
fn show_pasted(panel: &mut egui::Ui, pasted: &mut Pasted) {
    panel.label(text!("share-paste"));
    ScrollArea::vertical().max_height(140.0).show_following(panel, |panel| {
        let field = TextEdit::multiline(&mut pasted.text).desired_rows(4).char_limit(SAVE_BYTES);
        if panel.add(field.desired_width(f32::INFINITY)).changed() {
            pasted.fault = None;
        }
    });
    if let Some(fault) = &pasted.fault {
        panel.add(egui::Label::new(RichText::new(fault).color(ui::warn())).wrap());
    }
}

/// Shows the button that opens the pasted match. Returns whether it has been opened.
fn open_pasted(panel: &mut egui::Ui, pasted: &mut Pasted, commands: &mut Commands) -> bool {
    if !quiet_button(panel, !pasted.text.trim().is_empty(), text!("share-open")).clicked() {
        return false;
    }
    match Save::read(&pasted.text) {
        Ok(session) => {
            commands.trigger(LoadGame(session));
            *pasted = Pasted::default();
            true
        }
        Err(error) => {
            pasted.fault = Some(Notice::sentence(&error).words);
            false
        }
    }
}

/// Shows how a match is played by post. After the turn was sent, its link is shown as a QR code, too.
fn show_post(
    panel: &mut egui::Ui,
    session: &Session,
    may_send: bool,
    sent: &mut Option<String>,
    commands: &mut Commands,
) {
    panel.add(egui::Label::new(RichText::new(text!("post-help")).small().color(ui::faint())).wrap());
    if quiet_button(panel, may_send, text!("post-send")).clicked() {
        let (send, record) = SendByPost::prepare(session);
        let made = link(&record);
        *sent = made.as_ref().ok().cloned();
        if sent.is_some() {
            commands.trigger(send);
        }
        commands.trigger(copied(panel.ctx(), made));
    }
    if let Some(link) = sent
        && show_qr_code(panel, link)
    {
        panel.add(egui::Label::new(RichText::new(text!("post-code")).small().color(ui::faint())).wrap());
    }
}
