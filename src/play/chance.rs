//! Chance in a live match: rolls are drawn from the match's seed.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::intent::{BoardLaid, RedoAction, SessionChanged, SubmitAction};
use super::session::Session;
use super::show::show_is_on;
use super::together::is_together;
use crate::chance::{drawn_at, throws_at};
use crate::rules::{Action, AnyGame, Decider, Effects, HandPiece, Kind, PieceId, Square, dropped};
use crate::settings::Settings;

/// Triggered to throw the dice.
#[derive(Event, Copy, Clone, Debug)]
pub struct ThrowDice;

/// While this resource exists, dice wait for [`ThrowDice`]. Other chance decisions never wait.
#[derive(Resource, Copy, Clone, Debug)]
pub struct DiceInHand;

pub(super) fn plugin(app: &mut App) {
    let wait =
        |session: Res<Session>, settings: Res<Settings>| !settings.throw_at_once && dice_are_due(session.position());
    let in_hand = resource_exists::<DiceInHand>.and_then(wait);
    app.init_resource::<Odds>()
        .add_systems(
            Update,
            draw.run_if(chance_decides.and_then(not(in_hand)).and_then(not(show_is_on)).and_then(not(is_together))),
        )
        .add_observer(on_throw_dice)
        .add_observer(on_session_changed)
        .add_observer(on_board_laid);
}

fn chance_decides(session: Res<Session>) -> bool {
    session.position().decider() == Some(Decider::Chance)
}

/// Whether dice must be thrown now.
pub fn dice_are_due(table: &dyn AnyGame) -> bool {
    table.decider() == Some(Decider::Chance)
        && table.actions().first().is_some_and(|action| matches!(action, Action::Roll { .. }))
}

/// The result of a roll.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The roll itself.
    pub action: Action,
    /// The piece that returns to the board.
    pub piece: PieceId,
    /// The kind of that piece.
    pub kind: Kind,
    /// The square given by the dice; `None` if they leave the choice to the player.
    pub square: Option<Square>,
}

/// The result of the roll `action` with these `hands`.
fn fall(table: &dyn AnyGame, hands: &BTreeMap<PieceId, HandPiece>, action: Action) -> Option<Fall> {
    let mut effects = Vec::new();
    table.clone_box().play_unchecked(action, Effects::recording(&mut effects));
    let (piece, square) = dropped(&effects)?;
    let kind = hands.get(&piece)?.kind;
    Some(Fall { action, piece, kind, square })
}

/// The results of all rolls that are possible now, equally likely. Empty while no dice are due.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Odds(pub Vec<Fall>);

/// The results of all rolls that are possible at `table`.
pub fn odds(table: &dyn AnyGame) -> Vec<Fall> {
    if !dice_are_due(table) {
        return Vec::new();
    }
    let hands = table.snapshot().hands;
    table.actions().into_iter().filter_map(|action| fall(table, &hands, action)).collect()
}

fn weigh(session: &Session, odds: &mut ResMut<Odds>) {
    odds.set_if_neq(Odds(self::odds(session.position())));
}

fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut odds: ResMut<Odds>) {
    weigh(&session, &mut odds);
}

fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, mut odds: ResMut<Odds>) {
    weigh(&session, &mut odds);
}

fn on_throw_dice(_: On<ThrowDice>, session: Res<Session>, mut commands: Commands) {
    if dice_are_due(session.position()) && !session.is_together() {
        commands.run_system_cached(draw);
    }
}

fn draw(session: Res<Session>, mut commands: Commands) {
    // Undone rolls are redone, as drawing again would give the same.
    if session.can_redo() {
        commands.trigger(RedoAction);
    } else if let Some(action) = drawn(&session) {
        commands.trigger(SubmitAction(action));
    }
}

/// The current chance decision. It depends only on the seed and on the number of earlier chance decisions, so undoing
/// and playing differently does not change the next roll.
pub fn drawn(session: &Session) -> Option<Action> {
    drawn_at(session.position(), session.setup().seed, session.chances())
}

/// The throws of the two dice for `action`, the next one of the match, invalid throws first. If the roll does not come
/// from the match's seed, as in an imported game, only the roll itself is known. Empty if the action is no roll.
pub fn throws(session: &Session, action: Action) -> Vec<[u8; 2]> {
    let Action::Roll { file, rank } = action else { return Vec::new() };
    let thrown = throws_at(session.position(), session.setup().seed, session.chances());
    if thrown.last() == Some(&[file, rank]) { thrown } else { vec![[file, rank]] }
}
