//! Table talk: messages, deals and accusations, in a dialog with a part for each.

mod bubble;
mod deals;
mod memory;
mod modes;
mod said;
mod speaker;
mod votes;

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) use memory::TalkPanel;
pub(super) use modes::show_modes;

use self::memory::Part;
use self::speaker::show_speakers;

use super::dialog::{Dialog, modal};
use super::scrolling::FollowFocus;
use super::systems::{PanelSystems, UiSystems};
use crate::notice::Notice;
use crate::play::{BoardLaid, DealBroken, Session, SessionChanged};
use crate::rules::Seat;
use crate::rules::talk::{Talk, TalkMode};
use crate::texts::text;
use crate::theme::{quiet_button, ui};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(bubble::plugin)
        .init_resource::<TalkPanel>()
        .add_systems(Update, (cover.run_if(not(resource_equals(Dialog::Talk))), tell_breaches).in_set(UiSystems))
        .add_systems(
            EguiPrimaryContextPass,
            show_talk.run_if(resource_equals(Dialog::Talk)).in_set(PanelSystems::Dialogs),
        )
        .add_observer(on_board_laid)
        .add_observer(on_session_changed);
}

/// All remarks of a match that was started or loaded count as read.
fn on_board_laid(laid: On<BoardLaid>, session: Res<Session>, mut state: ResMut<TalkPanel>) {
    if *laid == BoardLaid::Anew {
        *state = TalkPanel { read: session.talk().map_or(0, |talk| talk.remarks().len()), ..TalkPanel::default() };
    }
}

fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut state: ResMut<TalkPanel>) {
    state.read = state.read.min(session.talk().map_or(0, |talk| talk.remarks().len()));
}

/// Covers secrets again when the dialog is closed in any way.
fn cover(mut state: ResMut<TalkPanel>) {
    let state = state.bypass_change_detection();
    if state.speaker.is_some() {
        *state = TalkPanel { read: state.read, part: state.part, ..TalkPanel::default() };
    }
}

/// Announces a broken deal with its breaker; of a secret deal only that it was broken.
fn tell_breaches(mut broken: MessageReader<DealBroken>, session: Res<Session>, mut commands: Commands) {
    for DealBroken(deal) in broken.read() {
        let sentence = deal.breach_sentence(&|seat| session.player_name(seat).to_owned());
        let open = !deal.secret || session.talk().is_some_and(Talk::is_over);
        let sentence = sentence.filter(|_| open).unwrap_or_else(|| text!("talk-secret-broken"));
        commands.trigger(Notice::news(sentence));
    }
}

fn show_talk(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut state: ResMut<TalkPanel>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let Some(talk) = session.talk() else {
        *dialog = Dialog::Closed;
        return Ok(());
    };
    let state = state.bypass_change_detection();
    state.choose_speaker(&session, talk);
    let (mut done, mut remark) = (false, None);
    let closed = modal(contexts.ctx_mut()?, "talk", 560.0, |panel| {
        panel.horizontal_wrapped(|panel| {
            panel.heading(text!("talk"));
            let round = text!("talk-round", mode = talk.mode().title(), round = talk.round());
            panel.label(RichText::new(round).color(ui::faint()));
        });
        if talk.mode() != TalkMode::None {
            show_parts(panel, talk, state);
        }
        if !talk.is_over() {
            show_speakers(panel, &session, talk, state);
        }
        panel.separator();
        let height = panel.available_height() - 84.0;
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show_following(panel, |panel| {
            remark = match state.part {
                Part::Said => said::show(panel, &session, talk, state),
                Part::Deals => deals::show(panel, &session, talk, state),
                Part::Votes => votes::show(panel, &session, talk, state),
            };
        });
        if let Some(refusal) = &state.refusal {
            panel.label(RichText::new(refusal).color(ui::warn()));
        }
        panel.add_space(4.0);
        done = quiet_button(panel, true, text!("menu-back")).clicked();
    });
    if let Some(remark) = remark {
        session.told(|| state.say(talk, remark, &mut commands));
    }
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

fn show_parts(panel: &mut Ui, talk: &Talk, state: &mut TalkPanel) {
    let awaited = |seat: Seat| talk.deals().iter().filter(|deal| deal.awaits(seat)).count();
    let awaited = state.speaker.map_or(0, awaited);
    let deals = if awaited > 0 { text!("talk-deals-new", count = awaited) } else { text!("talk-deals") };
    let votes = if talk.open_charge().is_some() { text!("talk-votes-open") } else { text!("talk-votes") };
    panel.horizontal_wrapped(|panel| {
        for (part, words) in [(Part::Said, text!("talk-said")), (Part::Deals, deals), (Part::Votes, votes)] {
            if panel.selectable_value(&mut state.part, part, words).clicked() {
                state.refusal = None;
            }
        }
    });
}
