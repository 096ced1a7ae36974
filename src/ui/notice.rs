//! Notices for the player: why an action was refused, what could not be saved, who has passed or left.

use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, Align2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::banner::Announce;
use super::systems::{PanelSystems, UiSystems};
use crate::notice::{Notice, Tone};
use crate::play::{ActionPlayed, ActionRefused, Forget, Session, SessionChanged, Waiting, is_only_shown};
use crate::rules::{Case, Departure, DueReason, Effect, Noun, Snapshot};
use crate::texts::text;
use crate::theme::{card, ui};
use crate::view::{Explained, Seen, ViewSystems};

/// The current notices, shown until an action is played or their time is over.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Shown {
    said: Vec<Notice>,
    /// The heading of the rule that they refer to.
    pub(super) heading: Option<&'static str>,
    secs_left: f32,
    /// How long they have been shown, in seconds.
    secs_shown: f32,
}

impl Shown {
    /// Whether there is no notice.
    pub(super) const fn is_empty(&self) -> bool {
        self.said.is_empty()
    }

    /// All notices as one text.
    pub(super) fn words(&self) -> String {
        self.said.iter().map(|notice| notice.words.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// All notices, each in the colour of its tone.
    pub(super) fn laid(&self, font: &egui::FontId) -> LayoutJob {
        let mut job = LayoutJob::default();
        for (place, Notice { words, tone }) in self.said.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            job.append(&format!("{space}{words}"), 0.0, TextFormat::simple(font.clone(), ink(*tone)));
        }
        job
    }

    fn add(&mut self, notice: Notice) {
        let is_new = self.secs_shown > AT_ONCE_SECS;
        let is_unread = self.secs_left > UNREAD_SECS;
        // Notices from the start of a game or about the same action add up; otherwise the last one replaces the others.
        // A hint always replaces an earlier hint, and the message about its search.
        self.said.retain(|old| {
            let is_lasting = matches!(old.tone, Tone::News | Tone::Refusal) && is_unread;
            let is_answered = old.tone == Tone::Hint && notice.tone == Tone::Hint;
            *old != notice && !is_answered && (is_lasting || !is_new)
        });
        self.said.push(notice);
        // The reading time: a moment, plus some time for each word.
        let words: usize = self.said.iter().map(|notice| notice.words.split_whitespace().count()).sum();
        (self.heading, self.secs_left, self.secs_shown) = (None, 3.0 + 0.35 * words as f32, 0.0);
    }
}

/// The colour of a notice on a panel.
pub(super) fn ink(tone: Tone) -> egui::Color32 {
    match tone {
        Tone::News => ui::news(),
        Tone::Reason => ui::reason(),
        Tone::Hint => ui::hint(),
        Tone::Refusal => ui::warn(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .init_resource::<Later>()
        .add_systems(Update, say_later.run_if(|later: Res<Later>| !later.0.is_empty()).after(ViewSystems::Follow))
        .forget_when_laid::<Later>()
        .add_systems(Update, (fade.run_if(|shown: Res<Shown>| !shown.is_empty()), tell).chain().in_set(UiSystems))
        .add_systems(Update, fade.run_if(is_only_shown.and_then(|shown: Res<Shown>| !shown.is_empty())))
        .add_systems(EguiPrimaryContextPass, show_over_show.run_if(is_only_shown).in_set(PanelSystems::Dialogs))
        .add_observer(on_notice)
        .add_observer(on_action_refused)
        .add_observer(on_explained)
        .add_observer(on_session_changed);
}

/// Reasons for actions that are still being shown. They are told afterwards.
#[derive(Resource, PartialEq, Default, Debug)]
struct Later(Vec<Notice>);

fn on_notice(notice: On<Notice>, seen: Seen, mut shown: ResMut<Shown>, mut later: ResMut<Later>) {
    if notice.tone == Tone::Reason && seen.is_behind() {
        later.0.push(notice.event().clone());
    } else {
        shown.add(notice.event().clone());
    }
}

fn say_later(seen: Seen, mut shown: ResMut<Shown>, mut later: ResMut<Later>) {
    if !seen.is_behind() {
        later.0.drain(..).for_each(|notice| shown.add(notice));
    }
}

/// Newer notices than this are kept when the next action is played, in seconds.
const FRESH_SECS: f32 = 1.5;

/// Notices with more time left than this are not about a single move, in seconds.
const UNREAD_SECS: f32 = 8.0;
/// Notices within this time of each other belong together, in seconds.
const AT_ONCE_SECS: f32 = 0.1;

fn on_action_refused(refused: On<ActionRefused>, session: Res<Session>, mut commands: Commands) {
    commands.trigger(session.told(|| Notice::sentence(&refused.refusal)));
}

/// Shows the reason of a refusal, with the heading of its rule.
fn on_explained(explained: On<Explained>, mut commands: Commands) {
    let heading = explained.0.heading;
    commands.trigger(Notice::refusal(explained.0.sentence.clone()));
    commands.queue(move |world: &mut World| world.resource_mut::<Shown>().heading = Some(heading));
}

fn on_session_changed(_: On<SessionChanged>, waiting: Option<Res<Waiting>>, mut shown: ResMut<Shown>) {
    // Actions of a demo do not remove notices that have not been read.
    if waiting.is_none_or(|waiting| waiting.is_exercise()) {
        let is_fresh = shown.secs_shown < FRESH_SECS;
        let is_read = |notice: &Notice| !is_fresh || !matches!(notice.tone, Tone::News | Tone::Reason);
        if shown.said.iter().all(is_read) {
            shown.set_if_neq(Shown::default());
        } else {
            shown.said.retain(|notice| !is_read(notice));
            shown.heading = None;
        }
    }
}

/// During a demo there is no panel for notices, so they are shown at the upper edge.
fn show_over_show(mut contexts: EguiContexts, shown: Res<Shown>) -> Result {
    if shown.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let width = (context.content_rect().width() - 48.0).min(520.0);
    egui::Area::new("notice".into()).anchor(Align2::CENTER_TOP, [0.0, 12.0]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_max_width(width);
            let font = egui::TextStyle::Body.resolve(panel.style());
            panel.add(egui::Label::new(shown.laid(&font)).wrap());
        });
    });
    Ok(())
}

fn fade(time: Res<Time>, mut shown: ResMut<Shown>) {
    // Change detection is bypassed, because passing time does not change what is shown.
    let unseen = shown.bypass_change_detection();
    unseen.secs_left -= time.delta_secs();
    unseen.secs_shown += time.delta_secs();
    if unseen.secs_left <= 0.0 {
        *shown = Shown::default();
    }
}

/// Announces events that the table does not show: great ones as banners, others in the status line.
fn tell(
    mut played: MessageReader<ActionPlayed>,
    session: Res<Session>,
    seen: Seen,
    mut later: ResMut<Later>,
    mut commands: Commands,
) {
    let effects = played.read().flat_map(|played| played.effects.iter().map(|effect| (effect, &played.before)));
    for (effect, before) in effects {
        if let Some(event) = great_event(effect, &session) {
            commands.trigger(event);
        } else if let Some(sentence) = sentence(effect, before, &session) {
            if seen.is_behind() {
                later.0.push(Notice::news(sentence));
            } else {
                commands.trigger(Notice::news(sentence));
            }
        }
    }
}

fn great_event(effect: &Effect, session: &Session) -> Option<Announce> {
    let name = |seat| session.player_name(seat);
    let (title, seat, sentence) = match *effect {
        Effect::PlayerLeft { seat, departure } => match departure {
            Departure::KingKilled(by) => {
                (text!("event-king-dead"), by, text!("event-king-dead-why", name = name(seat), by = name(by)))
            }
            Departure::KingCaptured(by) => {
                let sentence = text!("event-king-captured-why", by = name(by), name = name(seat));
                (text!("event-king-captured"), by, sentence)
            }
            Departure::Mated { by: Some(by) } => {
                (text!("event-mate"), by, text!("event-mate-by", name = name(seat), by = name(by)))
            }
            Departure::Mated { by: None } => (text!("event-mate"), seat, text!("event-mate-alone", name = name(seat))),
            _ => return None,
        },
        // The reason for the next turn tells why.
        Effect::ArmyPassedOver { army } => {
            let table = session.position();
            let next = table.words().order_of_play().into_iter().next()?;
            let (over, name) = (name(army), name(next.player));
            let sentence = match next.reason {
                DueReason::Check => text!("event-check-first", over = over, name = name),
                DueReason::AtOnce => text!("event-at-once", over = over, name = name),
                DueReason::Turn => return None,
            };
            (String::new(), next.player, sentence)
        }
        _ => return None,
    };
    let is_slim = matches!(effect, Effect::ArmyPassedOver { .. });
    Some(Announce { title, sentence, seat, is_slim })
}

fn sentence(effect: &Effect, before: &Snapshot, session: &Session) -> Option<String> {
    let name = |seat| session.player_name(seat);
    match *effect {
        Effect::TurnPassed { seat } => Some(text!("event-passes", name = name(seat))),
        // The ending tells who has left.
        Effect::PlayerLeft { .. } if session.position().outcome().is_some() => None,
        Effect::PlayerLeft { seat, departure } => {
            let is_late = session.time_left(seat).is_some_and(|left| left.is_zero());
            let name = name(seat);
            Some(match departure {
                Departure::Resigned if is_late => text!("event-out-of-time", name = name),
                Departure::Resigned => text!("event-resigned", name = name),
                Departure::Drew(reason) => text!("event-drew", name = name, why = reason.to_string()),
                Departure::Froze => text!("event-froze", name = name),
                Departure::WasAbsent => text!("event-absent", name = name),
                Departure::Penalised => text!("event-penalised", name = name),
                Departure::KingKilled(_) | Departure::KingCaptured(_) | Departure::Mated { .. } => return None,
            })
        }
        Effect::TradeMade { seller, buyer, .. } => {
            Some(text!("event-trade", seller = name(seller), buyer = name(buyer)))
        }
        Effect::OfferDeclined { seat, piece } => {
            let words = session.position().words();
            let held = before.hands.get(&piece).map_or(Noun::Piece, |held| words.noun(held.kind));
            Some(text!("event-declined", name = name(seat), piece = held.the(Case::Accusative)))
        }
        _ => None,
    }
}
