//! The effects of an action on deals.

use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Death, Departure, Effect, PieceId};
use crate::rules::seat::{Decider, MAX_SEATS, Seat, SeatSet};
use crate::rules::snapshot::{Alarm, Snapshot};
use crate::rules::square::Square;

/// The capturable pieces of each seat, one bit per piece number. No game has more than 64 pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Forces([u64; MAX_SEATS]);

impl Forces {
    fn of(snapshot: &Snapshot) -> Self {
        let mut forces = Self::default();
        for (&piece, state) in snapshot.pieces.iter().filter(|(_, state)| !state.frozen) {
            // Dormant pieces have no controller.
            if let Some(pieces) = forces.0.get_mut(state.controller.index()) {
                *pieces |= Self::bit(piece);
            }
        }
        forces
    }

    fn bit(piece: PieceId) -> u64 {
        1_u64.checked_shl(piece.0.into()).unwrap_or(0)
    }

    fn controller(self, piece: PieceId) -> Option<Seat> {
        let seat = self.0.iter().position(|pieces| pieces & Self::bit(piece) != 0);
        seat.map(|seat| Seat(seat as u8))
    }
}

/// The state of the game as far as talk needs it, so that earlier positions need not be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    /// The players still in.
    pub(super) players: SeatSet,
    /// Whether the game is over.
    pub(super) over: bool,
    turn: Seat,
    decider: Option<Decider>,
    /// By controller: annexed pieces count for their new player.
    forces: Forces,
    /// The squares of kings in check.
    alarmed: Vec<Square>,
}

impl Standing {
    pub(super) fn of(table: &dyn AnyGame) -> Self {
        Self::seen(table, &table.snapshot(), &table.words().alarms())
    }

    fn seen(table: &dyn AnyGame, snapshot: &Snapshot, alarms: &[Alarm]) -> Self {
        Self {
            players: table.players(),
            over: table.outcome().is_some(),
            turn: table.turn(),
            decider: table.decider(),
            forces: Forces::of(snapshot),
            alarmed: alarms.iter().map(|alarm| alarm.square).collect(),
        }
    }

    /// Whether this seat, which may be the dummy's, has capturable pieces.
    pub(super) fn is_armed(&self, seat: Seat) -> bool {
        self.forces.0.get(seat.index()).is_some_and(|&pieces| pieces != 0)
    }
}

/// A capture, a check or a mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Blow {
    /// The player who decided the move.
    pub(super) by: Seat,
    /// The player whose piece was captured, or whose king was checked or mated.
    pub(super) on: Seat,
}

/// The effects of an action on deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Happened {
    pub(super) action: Action,
    /// The blows by the player who decided the move, at most one against each other player.
    pub(super) blows: Vec<Blow>,
    /// Whether a round ended with the action.
    pub(super) ends_round: bool,
    pub(super) now: Standing,
}

impl Happened {
    /// The effects on deals of `action`, which led from `before` to `after` with `effects`.
    pub(super) fn of(action: Action, before: &Standing, effects: &[Effect], after: &dyn AnyGame) -> Self {
        let (snapshot, alarms) = (after.snapshot(), after.words().alarms());
        let now = Standing::seen(after, &snapshot, &alarms);
        // A draw, a penalty or an absence uses up no turn.
        let took_turn = matches!(action, Action::Move { .. } | Action::Resign(_));
        let ends_round = !now.over && (now.turn < before.turn || now.turn == before.turn && took_turn);
        let by = match (action, before.decider) {
            (Action::Move { .. }, Some(Decider::Seat(by))) => Some(by),
            _ => None,
        };
        let blows = by.map_or_else(Vec::new, |by| {
            let checked = checked_anew(before, effects, &snapshot, &alarms);
            let hit: SeatSet = hit(before, effects).chain(checked).filter(|&seat| seat != by).collect();
            hit.iter().map(|on| Blow { by, on }).collect()
        });
        Self { action, blows, ends_round, now }
    }
}

/// The players whose pieces were captured, or who were mated.
fn hit(before: &Standing, effects: &[Effect]) -> impl Iterator<Item = Seat> {
    effects.iter().filter_map(|effect| match *effect {
        Effect::PieceDied { piece, death: Death::Captured(_) } => before.forces.controller(piece),
        Effect::PlayerLeft { seat, departure: Departure::Mated { .. } } => Some(seat),
        _ => None,
    })
}

/// The kings checked by this move. A king already in check counts again if the moved piece attacks it.
fn checked_anew(before: &Standing, effects: &[Effect], after: &Snapshot, alarms: &[Alarm]) -> Vec<Seat> {
    let moved: Vec<Square> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::PieceMoved { path, .. } => path.last().copied(),
            Effect::PieceAppeared { square, .. } => Some(*square),
            _ => None,
        })
        .collect();
    let alarms = alarms.iter().filter(|alarm| {
        let new = !before.alarmed.contains(&alarm.square);
        new || alarm.from.iter().any(|from| moved.contains(from))
    });
    alarms.filter_map(|alarm| after.piece_on(alarm.square).map(|(_, king)| king.seat)).collect()
}
