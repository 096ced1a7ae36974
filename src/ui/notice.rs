//! Sentences for the player: why an action was refused, what could not be saved, who has passed or left.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{PanelSystems, UiSystems};
use crate::notice::Notice;
use crate::play::{ActionPlayed, ActionRefused, Session, SessionChanged, Waiting, show_is_on};
use crate::rules::{Departure, Effect};
use crate::theme::card;

/// The sentence that is shown, until something is played or its time is over.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Shown {
    pub(super) sentence: Option<String>,
    secs_left: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(
            Update,
            (fade.run_if(|shown: Res<Shown>| shown.sentence.is_some()), tell).chain().in_set(UiSystems),
        )
        .add_systems(Update, fade.run_if(show_is_on.and_then(|shown: Res<Shown>| shown.sentence.is_some())))
        .add_systems(EguiPrimaryContextPass, show_over_show.run_if(show_is_on).in_set(PanelSystems::Dialogs))
        .add_observer(on_notice)
        .add_observer(on_action_refused)
        .add_observer(on_session_changed);
}

fn on_notice(notice: On<Notice>, mut shown: ResMut<Shown>) {
    let mut sentence = shown.sentence.take().filter(|sentence| *sentence != notice.0).unwrap_or_default();
    // A refusal replaces the last one; what came with the start of the game is added up.
    if shown.secs_left <= UNREAD_SECS {
        sentence.clear();
    }
    if !sentence.is_empty() {
        sentence.push(' ');
    }
    sentence.push_str(&notice.0);
    // Time to read it: a moment, and so much a word.
    let secs_left = 3.0 + 0.35 * sentence.split_whitespace().count() as f32;
    *shown = Shown { sentence: Some(sentence), secs_left };
}

/// Longer ones than this are not about a move.
const UNREAD_SECS: f32 = 8.0;

fn on_action_refused(refused: On<ActionRefused>, mut commands: Commands) {
    commands.trigger(Notice::sentence(&refused.refusal));
}

fn on_session_changed(_: On<SessionChanged>, waiting: Option<Res<Waiting>>, mut shown: ResMut<Shown>) {
    // What is played in a show takes no sentence away that nobody has read.
    if waiting.is_none() {
        shown.set_if_neq(Shown::default());
    }
}

/// Where there is no panel for it: at the upper edge.
fn show_over_show(mut contexts: EguiContexts, shown: Res<Shown>) -> Result {
    let Some(sentence) = &shown.sentence else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let width = (context.content_rect().width() - 48.0).min(520.0);
    egui::Area::new("notice".into()).anchor(Align2::CENTER_TOP, [0.0, 12.0]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_max_width(width);
            panel.add(egui::Label::new(sentence).wrap());
        });
    });
    Ok(())
}

fn fade(time: Res<Time>, mut shown: ResMut<Shown>) {
    shown.secs_left -= time.delta_secs();
    if shown.secs_left <= 0.0 {
        *shown = Shown::default();
    }
}

/// Says what the table alone does not show.
fn tell(mut played: MessageReader<ActionPlayed>, session: Res<Session>, mut commands: Commands) {
    let name = |seat| session.player_name(seat);
    for effect in played.read().flat_map(|played| &played.effects) {
        match *effect {
            Effect::TurnPassed { seat } => {
                commands.trigger(Notice(format!("{} cannot do anything and passes.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::KingKilled(by) } => {
                let (dead, killer) = (name(seat), name(by));
                commands.trigger(Notice(format!("{dead}'s king is dead: {killer} takes over the army.")));
            }
            Effect::PlayerLeft { seat, departure: Departure::KingCaptured(by) } => {
                let (dead, captor) = (name(seat), name(by));
                commands.trigger(Notice(format!("{captor} has captured {dead}'s king, and nobody gets the army.")));
            }
            Effect::PlayerLeft { seat, departure: Departure::Resigned } => {
                let out_of_time = session.time_left(seat).is_some_and(|left| left.is_zero());
                let what = if out_of_time { "is out of time" } else { "has resigned" };
                commands.trigger(Notice(format!("{} {what}.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::Mated { by: Some(by) } } => {
                let (mated, mater) = (name(seat), name(by));
                commands.trigger(Notice(format!("{mated} is mated: {mater} takes over the army.")));
            }
            Effect::PlayerLeft { seat, departure: Departure::Mated { by: None } } => {
                commands.trigger(Notice(format!("{} is mated, and nobody takes over the army.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::Drew(reason) } => {
                commands.trigger(Notice(format!("{} leaves the game: {reason}.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::Froze } => {
                commands.trigger(Notice(format!("{} has resigned. The pieces stay, frozen.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::WasAbsent } => {
                commands.trigger(Notice(format!("{} is absent. The pieces stay, frozen.", name(seat))));
            }
            Effect::PlayerLeft { seat, departure: Departure::Penalised } => {
                commands.trigger(Notice(format!("{} pays with the king. The pieces stay, frozen.", name(seat))));
            }
            Effect::TradeMade { seller, buyer, .. } => {
                commands.trigger(Notice(format!("{} trades with {}.", name(seller), name(buyer))));
            }
            Effect::OfferDeclined { seat } => {
                commands.trigger(Notice(format!("Nobody gets what {} has offered.", name(seat))));
            }
            _ => {}
        }
    }
}
