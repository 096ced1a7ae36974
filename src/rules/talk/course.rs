//! What an action has done, as far as deals are concerned.

use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Death, Departure, Effect};
use crate::rules::seat::{Decider, Seat, SeatSet};
use crate::rules::square::Square;

/// Who is still there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    /// The players who are in.
    pub(super) players: SeatSet,
    /// Those with pieces that can be captured: the dummy, too.
    pub(super) armed: SeatSet,
    /// Whether the game is over.
    pub(super) over: bool,
}

impl Standing {
    pub(super) fn of(table: &dyn AnyGame) -> Self {
        let snapshot = table.snapshot();
        let active = snapshot.pieces.values().filter(|piece| !piece.frozen);
        Self {
            players: table.players(),
            armed: active.map(|piece| piece.controller).collect(),
            over: table.outcome().is_some(),
        }
    }
}

/// A capture, a check or a mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Blow {
    /// Who decided the move.
    pub(super) by: Seat,
    /// Whose piece was captured, or whose king checked or mated.
    pub(super) on: Seat,
}

/// What an action has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Happened {
    pub(super) action: Action,
    pub(super) blows: Vec<Blow>,
    /// Whether a round has ended with it.
    pub(super) ends_round: bool,
    pub(super) now: Standing,
}

impl Happened {
    /// What `action` has done, which led from `before` to `after` by `effects`.
    pub(super) fn of(action: Action, before: &dyn AnyGame, effects: &[Effect], after: &dyn AnyGame) -> Self {
        let now = Standing::of(after);
        let (acted, next) = (before.snapshot().turn, after.snapshot().turn);
        // A draw, a penalty or an absence takes nobody's turn.
        let took_turn = matches!(action, Action::Move { .. } | Action::Resign(_));
        let ends_round = !now.over && (next < acted || next == acted && took_turn);
        Self { action, blows: blows(action, before, effects, after), ends_round, now }
    }
}

/// Captures, checks and mates by the player who decided the move, each player hit once.
fn blows(action: Action, before: &dyn AnyGame, effects: &[Effect], after: &dyn AnyGame) -> Vec<Blow> {
    let (Action::Move { .. }, Some(Decider::Seat(by))) = (action, before.decider()) else { return Vec::new() };
    let pieces = before.snapshot().pieces;
    let hit = effects.iter().filter_map(|effect| match *effect {
        Effect::PieceDied { piece, death: Death::Captured(_) } => pieces.get(&piece).map(|piece| piece.controller),
        Effect::PlayerLeft { seat, departure: Departure::Mated { .. } } => Some(seat),
        _ => None,
    });
    let hit: SeatSet = hit.chain(checked_anew(before, effects, after)).filter(|&seat| seat != by).collect();
    hit.iter().map(|on| Blow { by, on }).collect()
}

/// The kings that are in check by this move. One that was in check already is so anew if what has moved attacks it.
fn checked_anew(before: &dyn AnyGame, effects: &[Effect], after: &dyn AnyGame) -> Vec<Seat> {
    let moved: Vec<Square> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::PieceMoved { path, .. } => path.last().copied(),
            Effect::PieceAppeared { square, .. } => Some(*square),
            _ => None,
        })
        .collect();
    let earlier = before.words().alarms();
    let alarms = after.words().alarms().into_iter().filter(|alarm| {
        let new = earlier.iter().all(|other| other.square != alarm.square);
        new || alarm.from.iter().any(|from| moved.contains(from))
    });
    let snapshot = after.snapshot();
    alarms.filter_map(|alarm| snapshot.piece_on(alarm.square).map(|(_, king)| king.seat)).collect()
}
