//! Table talk: what was said, deals, and accusations, in a dialog with a part for each.

mod deals;
mod modes;
mod said;
mod votes;

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, TextStyle, TextWrapMode, Ui, WidgetText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) use modes::show_modes;

use super::dialog::{Dialog, modal};
use super::{PanelSystems, UiSystems};
use crate::notice::Notice;
use crate::play::{BoardLaid, DealBroken, Session, SessionChanged, Speak};
use crate::rules::talk::{Talk, TalkMode};
use crate::rules::{Decider, Remark, Seat, SeatSet};
use crate::theme::{primary_button, quiet_button, seat_badge, ui};

/// Width of a player's badge, of the gap behind it, and of the space about his name.
const BADGE: f32 = 22.0;
const GAP: f32 = 3.0;
const PADDING: f32 = 7.0;

/// The parts of the dialog.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
enum Part {
    #[default]
    Said,
    Deals,
    Votes,
}

/// What the dialog remembers.
#[derive(Resource, Default, Debug)]
pub(super) struct TalkPanel {
    part: Part,
    /// Who speaks: the player at the screen says so.
    speaker: Option<Seat>,
    /// Who has said that he alone is looking.
    shown_to: Option<Seat>,
    text: String,
    /// To whom; to all where nobody is chosen.
    to: SeatSet,
    draft: deals::Draft,
    /// Why the last remark was not made.
    refusal: Option<String>,
    /// How many remarks were there when the dialog was last open.
    read: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TalkPanel>()
        .add_systems(Update, (cover.run_if(not(resource_equals(Dialog::Talk))), tell_breaches).in_set(UiSystems))
        .add_systems(
            EguiPrimaryContextPass,
            show_talk.run_if(resource_equals(Dialog::Talk)).in_set(PanelSystems::Dialogs),
        )
        .add_observer(on_board_laid)
        .add_observer(on_session_changed);
}

/// A match that was begun or loaded has nothing new to be read.
fn on_board_laid(laid: On<BoardLaid>, session: Res<Session>, mut state: ResMut<TalkPanel>) {
    if *laid == BoardLaid::Anew {
        *state = TalkPanel { read: session.talk().map_or(0, |talk| talk.remarks().len()), ..TalkPanel::default() };
    }
}

fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut state: ResMut<TalkPanel>) {
    state.read = state.read.min(session.talk().map_or(0, |talk| talk.remarks().len()));
}

/// However the dialog was closed, secrets are covered again.
fn cover(mut state: ResMut<TalkPanel>) {
    let state = state.bypass_change_detection();
    if state.speaker.is_some() {
        *state = TalkPanel { read: state.read, part: state.part, ..TalkPanel::default() };
    }
}

/// Says who has broken a deal; of a secret one, that it was broken.
fn tell_breaches(mut broken: MessageReader<DealBroken>, session: Res<Session>, mut commands: Commands) {
    for DealBroken(deal) in broken.read() {
        let sentence = deal.breach_sentence(&|seat| session.player_name(seat).to_owned());
        let open = !deal.secret || session.talk().is_some_and(Talk::is_over);
        let sentence = sentence.filter(|_| open).unwrap_or_else(|| "A secret deal has been broken.".to_owned());
        commands.trigger(Notice(sentence));
    }
}

impl TalkPanel {
    /// The words on the button that opens the dialog; nothing where nobody may talk.
    pub(super) fn button(&self, session: &Session) -> Option<String> {
        let talk = session.talk().filter(|talk| talk.mode() != TalkMode::None)?;
        let unread = talk.remarks().len().saturating_sub(self.read);
        Some(if unread > 0 { format!("Talk ({unread})") } else { "Talk".to_owned() })
    }

    /// Somebody speaks who may: to begin with, the player whose turn it is.
    fn choose_speaker(&mut self, session: &Session, talk: &Talk) {
        let players = talk.players();
        if self.speaker.is_none_or(|seat| !players.contains(seat)) {
            let on_turn = match session.position().decider() {
                Some(Decider::Seat(seat)) => Some(seat),
                _ => None,
            };
            self.speaker = on_turn.filter(|&seat| players.contains(seat)).or(players.iter().next());
            self.shown_to = None;
        }
        self.read = talk.remarks().len();
        if talk.mode() == TalkMode::None {
            self.part = Part::Votes;
        }
    }

    /// Whether whoever sits at the screen may read a remark.
    fn may_read(&self, talk: &Talk, remark: &Remark) -> bool {
        talk.readers(remark).is_none_or(|readers| self.shown_to.is_some_and(|seat| readers.contains(seat)))
    }

    /// Whether the one who speaks is alone at the screen.
    fn is_alone(&self) -> bool {
        self.shown_to.is_some() && self.shown_to == self.speaker
    }

    fn say(&mut self, talk: &Talk, remark: Remark, commands: &mut Commands) {
        if let Err(refusal) = talk.check(&remark) {
            self.refusal = Some(Notice::sentence(&refusal).0);
            return;
        }
        match remark {
            Remark::Message { .. } => self.text.clear(),
            Remark::Proposal { .. } => self.draft = deals::Draft::default(),
            _ => {}
        }
        self.refusal = None;
        commands.trigger(Speak(remark));
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
            panel.heading("Talk");
            let round = format!("{}, round {}", talk.mode().title(), talk.round());
            panel.label(RichText::new(round).color(ui::FAINT));
        });
        if talk.mode() != TalkMode::None {
            show_parts(panel, talk, state);
        }
        if !talk.is_over() {
            show_speakers(panel, &session, talk, state);
        }
        panel.separator();
        let height = panel.available_height() - 84.0;
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(panel, |panel| {
            remark = match state.part {
                Part::Said => said::show(panel, &session, talk, state),
                Part::Deals => deals::show(panel, &session, talk, state),
                Part::Votes => votes::show(panel, &session, talk, state),
            };
        });
        if let Some(refusal) = &state.refusal {
            panel.label(RichText::new(refusal).color(ui::WARN));
        }
        panel.add_space(4.0);
        done = quiet_button(panel, true, "Back to the table").clicked();
    });
    if let Some(remark) = remark {
        state.say(talk, remark, &mut commands);
    }
    if closed || done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

fn show_parts(panel: &mut Ui, talk: &Talk, state: &mut TalkPanel) {
    let awaited = |seat: Seat| talk.deals().iter().filter(|deal| deal.awaits(seat)).count();
    let awaited = state.speaker.map_or(0, awaited);
    let deals = if awaited > 0 { format!("Deals ({awaited})") } else { "Deals".to_owned() };
    let votes = if talk.open_charge().is_some() { "Accusation (1)" } else { "Accusation" };
    panel.horizontal_wrapped(|panel| {
        for (part, words) in [(Part::Said, "Messages"), (Part::Deals, deals.as_str()), (Part::Votes, votes)] {
            if panel.selectable_value(&mut state.part, part, words).clicked() {
                state.refusal = None;
            }
        }
    });
}

/// Who speaks, and who looks at the screen.
fn show_speakers(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel) {
    panel.horizontal_wrapped(|panel| {
        panel.label(RichText::new("I am").color(ui::FAINT));
        for seat in talk.players().iter() {
            if seat_button(panel, session, seat, state.speaker == Some(seat)) && state.speaker != Some(seat) {
                *state = TalkPanel { read: state.read, part: state.part, speaker: Some(seat), ..TalkPanel::default() };
            }
        }
    });
    let Some(speaker) = state.speaker.filter(|_| talk.mode() == TalkMode::Secret) else { return };
    panel.horizontal_wrapped(|panel| {
        if state.is_alone() {
            panel.label(RichText::new("Secrets are uncovered.").color(ui::WARN));
            if quiet_button(panel, true, "Cover").clicked() {
                state.shown_to = None;
                state.to = SeatSet::EMPTY;
            }
        } else {
            let words = format!("I am {}, nobody else looks", session.player_name(speaker));
            if primary_button(panel, &words).clicked() {
                state.shown_to = Some(speaker);
            }
        }
    });
}

/// A player to choose; whether he was.
fn seat_button(panel: &mut Ui, session: &Session, seat: Seat, chosen: bool) -> bool {
    let name = session.player_name(seat);
    // A row in a row goes on below where it has no room, if it says beforehand how much it needs.
    let text = WidgetText::from(name).into_galley(panel, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
    let width = BADGE + GAP + text.size().x + 2.0 * PADDING;
    let size = vec2(width, panel.spacing().interact_size.y);
    let row = panel.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |panel| {
        panel.spacing_mut().item_spacing.x = GAP;
        panel.spacing_mut().button_padding.x = PADDING;
        seat_badge(panel, seat, session.position().seats(), BADGE);
        panel.selectable_label(chosen, name).clicked()
    });
    row.inner
}

/// Players of whom any may be chosen.
fn choose_seats(panel: &mut Ui, session: &Session, offered: SeatSet, chosen: &mut SeatSet) {
    for seat in offered.iter() {
        if seat_button(panel, session, seat, chosen.contains(seat)) {
            chosen.toggle(seat);
        }
    }
    chosen.0 &= offered.0;
}
