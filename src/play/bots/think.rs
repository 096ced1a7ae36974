//! A bot's turn: the bot is asked when it must decide, and its answer is played after all earlier actions were shown.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::coach::EasingTold;
use super::inquiry::{Inquiry, request};
use super::pace::{BotsPaused, TimeShown};
use super::reasons::Reasons;
use super::rest::{BotsHurry, Rest, is_playing_out};
use super::rush::BotsRush;
use super::seat::BotSeat;
use super::seated::SeatBot;
use super::talk::promises;
#[cfg(not(target_arch = "wasm32"))]
use crate::bots::Player;
use crate::bots::{Answer, Pact, SearchRequest, millis_for_action};
use crate::notice::Notice;
use crate::play::chance::{DiceInHand, ThrowDice};
use crate::play::clock::ClockHeld;
use crate::play::intent::{BoardLaid, PlayAction, RedoAction, SessionChanged};
use crate::play::session::Session;
use crate::rules::{Decider, Seat};
use crate::settings::Settings;
use crate::texts::text;

/// The question to the bot to move, and its answer.
#[derive(Resource, Default, Debug)]
pub struct Thinking {
    inquiry: Inquiry,
    answer: Option<Answer>,
    guests: u8,
}

impl Thinking {
    /// Lets `player` take a bot's place, as the next external engine: 1, 2 and so on.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn invite(&mut self, player: Box<dyn Player>) {
        self.inquiry.invite(player);
        self.guests += 1;
    }

    /// The number of external engines.
    pub fn guests(&self) -> u8 {
        self.guests
    }

    /// Whether a bot is thinking.
    pub fn is_busy(&self) -> bool {
        self.inquiry.is_busy()
    }

    /// Whether an answer waits to be played, so that the bot's clock must not run.
    pub(in crate::play) fn has_thought(&self) -> bool {
        self.answer.is_some()
    }

    fn forget(&mut self) {
        self.inquiry.cancel();
        self.answer = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(Update, (ask, listen, act).chain().run_if(bot_decides))
        .add_systems(Update, throw.run_if(bot_throws))
        .add_observer(|_: On<SessionChanged>, mut thinking: ResMut<Thinking>| thinking.forget())
        .add_observer(|_: On<BoardLaid>, mut thinking: ResMut<Thinking>| thinking.forget());
}

fn bot_decides(session: Res<Session>, rest: Res<Rest>) -> bool {
    session.bot_to_decide().is_some() && !is_playing_out(rest)
}

/// The request for the current position. The player to decide keeps their promises.
pub(super) fn errand_now(session: &Session, bot: BotSeat) -> SearchRequest {
    let pact = match session.position().decider() {
        Some(Decider::Seat(seat)) => promises(session, seat),
        _ => Pact::default(),
    };
    SearchRequest { pact, ..request(session, session.played().len(), bot) }
}

fn ask(session: Res<Session>, paused: Res<BotsPaused>, seen: Res<TimeShown>, mut thinking: ResMut<Thinking>) {
    let waits = paused.0 && !seen.step;
    // Undone actions are redone first.
    if waits || session.can_redo() || thinking.is_busy() || thinking.answer.is_some() {
        return;
    }
    let Some((seat, bot)) = session.bot_to_decide() else { return };
    let millis = session.time_left(seat).and_then(|left| millis_for_action(session.clock().control(), left));
    thinking.inquiry.ask(SearchRequest { millis, ..errand_now(&session, bot) });
}

fn listen(mut thinking: ResMut<Thinking>) {
    let thinking = thinking.bypass_change_detection();
    if let Some(answer) = thinking.inquiry.poll() {
        thinking.answer = Some(answer);
    }
}

/// System parameter that tells whether a bot may act, as the last action has been visible for long enough.
#[derive(SystemParam)]
struct BotPace<'w> {
    time: Res<'w, Time>,
    held: Res<'w, ClockHeld>,
    settings: Res<'w, Settings>,
    paused: Res<'w, BotsPaused>,
    hurry: Res<'w, BotsHurry>,
    rush: Res<'w, BotsRush>,
    seen: ResMut<'w, TimeShown>,
}

impl BotPace<'_> {
    fn may_act(&mut self, session: &Session) -> bool {
        let is_held = self.held.0 || session.is_paused();
        self.seen.secs = if is_held { 0.0 } else { self.seen.secs + self.time.delta_secs() };
        let pause = if self.hurry.0 || self.rush.0 { 0.0 } else { self.settings.bot_pause };
        !is_held && self.seen.secs >= pause && (!self.paused.0 || self.seen.step)
    }
}

fn act(
    session: Res<Session>,
    mut pace: BotPace,
    mut thinking: ResMut<Thinking>,
    mut told: ResMut<EasingTold>,
    mut commands: Commands,
) {
    if !pace.may_act(&session) {
        return;
    }
    if session.can_redo() {
        commands.trigger(RedoAction);
        return;
    }
    let (Some(answer), Some((seat, _))) = (thinking.bypass_change_detection().answer.take(), session.bot_to_decide())
    else {
        return;
    };
    match answer.parsed(session.position().seats()) {
        Ok(action) => {
            if let Err(refusal) = session.position().check_alone(action) {
                let token = action.token(session.position().seats()).to_string();
                give_up(
                    &mut commands,
                    &session,
                    seat,
                    &text!("bot-not-legal", token = token, why = refusal.to_string()),
                );
                return;
            }
            let number = session.played().len();
            let is_hidden = session.position().stand_in(action).is_some();
            commands.trigger(PlayAction(action));
            // Playing clears the notices, so these are shown afterwards.
            if let Some(news) = answer.eased.and_then(|tenths| told.news(tenths)) {
                commands.trigger(news);
            }
            if let Some(reason) = answer.reason {
                if !is_hidden {
                    commands.trigger(Notice::reason(text!(
                        "bot-reason",
                        name = session.player_name(seat),
                        why = reason.as_str()
                    )));
                }
                commands.queue(move |world: &mut World| world.resource_mut::<Reasons>().note(number, action, reason));
            }
        }
        Err(why) => give_up(&mut commands, &session, seat, &why),
    }
}

/// Replaces the bot by a human, so that the match can go on.
fn give_up(commands: &mut Commands, session: &Session, seat: Seat, why: &str) {
    let name = session.player_name(seat).to_owned();
    commands.trigger(SeatBot { seat, bot: None });
    commands.trigger(Notice::refusal(text!("bot-gives-up", name = name, why = why)));
}

/// Run condition: whether dice are waiting to be thrown on a bot's turn.
fn bot_throws(session: Res<Session>, in_hand: Option<Res<DiceInHand>>) -> bool {
    in_hand.is_some() && session.is_throw_of_bot() && !session.can_redo()
}

fn throw(session: Res<Session>, mut pace: BotPace, mut commands: Commands) {
    if pace.may_act(&session) {
        commands.trigger(ThrowDice);
    }
}
