//! What an action would lead to, as far as nothing but the rules decides it.

use super::action::{Action, Kind};
use super::any_game::AnyGame;
use super::effect::{Chip, Death, Departure, Effect, Effects, Manner, PieceId, PotholeId};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat};
use super::snapshot::{AlarmKind, PieceState, Snapshot};
use super::square::Square;

/// How a piece comes to another square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Travel {
    /// By itself.
    Goes(Manner),
    /// Something pushes it.
    IsPushed,
}

/// One thing that would be different after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// A piece that stays on the board stands elsewhere.
    Stands {
        /// Which.
        piece: PieceId,
        /// Where it stood.
        from: Square,
        /// Where it ends.
        to: Square,
        /// How it gets there.
        by: Travel,
    },
    /// Knot: a piece runs over everything on its way, and is gone.
    Charges {
        /// Which.
        piece: PieceId,
        /// Every square of its way, the one that it stands on first, the one where it ends last.
        path: Vec<Square>,
    },
    /// A pothole has closed here and opened there.
    PotholeOpens {
        /// Which.
        pothole: PotholeId,
        /// Where it was.
        from: Square,
        /// Where it will be.
        to: Square,
    },
    /// A piece is gone for good.
    Dies {
        /// Which.
        piece: PieceId,
        /// Whose it was.
        seat: Seat,
        /// What it was.
        kind: Kind,
        /// Where it stood; nothing for a piece of a hand.
        from: Option<Square>,
        /// How.
        death: Death,
    },
    /// Auction: a piece of the board is in a hand.
    GoesToHand {
        /// Which.
        piece: PieceId,
        /// Where it stood.
        from: Square,
        /// Whose hand.
        by: Seat,
    },
    /// A piece is on the board that was not.
    Appears {
        /// Which.
        piece: PieceId,
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// Pothole: a piece has another chip.
    WinsChip {
        /// Which piece.
        piece: PieceId,
        /// Where it ends.
        square: Square,
        /// Which chip.
        chip: Chip,
    },
    /// A piece is something better.
    Promotes {
        /// Which.
        piece: PieceId,
        /// Where it ends.
        square: Square,
        /// What it becomes.
        kind: Kind,
    },
    /// What one player moved is another's to move.
    IsAnnexed {
        /// Whose pieces they were.
        army: Seat,
        /// Who moves them then.
        to: Seat,
    },
    /// A player is out.
    Leaves {
        /// Who.
        seat: Seat,
        /// Why.
        departure: Departure,
    },
    /// A king, or another royal, is in check then.
    IsInCheck {
        /// Which piece.
        royal: PieceId,
        /// Where it stands then.
        square: Square,
        /// How grave it is.
        kind: AlarmKind,
        /// Where the pieces stand that give the check.
        from: Vec<Square>,
    },
    /// The game is over.
    EndsGame {
        /// With what result.
        outcome: Outcome,
    },
}

/// What `action` would lead to, up to the next decision: a player's, or the dice's. Nothing of what chance decides, and
/// nothing of armies that are laid out unseen.
///
/// # Errors
///
/// The rule that refuses the action.
pub fn preview(table: &dyn AnyGame, action: Action) -> Result<Vec<Consequence>, Refusal> {
    table.check(action)?;
    if table.decider() == Some(Decider::Chance) || matches!(action, Action::SetUp(_)) {
        return Ok(Vec::new());
    }
    let (before, mut next, mut effects) = (table.snapshot(), table.clone_box(), Vec::new());
    next.play_unchecked(action, Effects::heard(&mut effects));
    let after = next.snapshot();
    let mut found: Vec<Consequence> = travels(&before, &after, &effects).collect();
    let mut now = before.clone();
    for effect in &effects {
        found.extend(consequence(effect, &before, &now, &after).filter(|consequence| !found.contains(consequence)));
        now.apply(effect);
    }
    found.extend(checks(&*next, &after));
    if let Some(outcome) = next.outcome() {
        found.push(Consequence::EndsGame { outcome });
    }
    Ok(found)
}

/// The pieces that stay on the board and stand elsewhere.
fn travels<'a>(
    before: &'a Snapshot,
    after: &'a Snapshot,
    effects: &'a [Effect],
) -> impl Iterator<Item = Consequence> + use<'a> {
    before.pieces.iter().filter_map(|(&piece, &PieceState { square: from, .. })| {
        let to = after.pieces.get(&piece)?.square;
        let by = effects.iter().find_map(|effect| match *effect {
            Effect::PieceMoved { piece: moved, manner, .. } if moved == piece => Some(Travel::Goes(manner)),
            Effect::PiecePushed { piece: pushed, .. } if pushed == piece => Some(Travel::IsPushed),
            _ => None,
        });
        by.filter(|_| from != to).map(|by| Consequence::Stands { piece, from, to, by })
    })
}

/// What an effect means for what lies on the table in the end. `before` is the table before the action, `now` that before
/// the effect.
fn consequence(effect: &Effect, before: &Snapshot, now: &Snapshot, after: &Snapshot) -> Option<Consequence> {
    let stood = |piece: PieceId| before.pieces.get(&piece).map(|state| state.square);
    Some(match *effect {
        Effect::PieceMoved { piece, ref path, manner: Manner::Charge } => {
            Consequence::Charges { piece, path: path.clone() }
        }
        Effect::PotholeMoved { pothole, from, to } => Consequence::PotholeOpens { pothole, from, to },
        Effect::PieceDied { piece, death } => {
            let on_board = now.pieces.get(&piece).map(|state| (state.seat, state.kind));
            let (seat, kind) = on_board.or_else(|| now.hands.get(&piece).map(|held| (held.seat, held.kind)))?;
            Consequence::Dies { piece, seat, kind, from: stood(piece), death }
        }
        Effect::PieceHoarded { piece, by, .. } | Effect::PieceWoken { piece, by } => {
            Consequence::GoesToHand { piece, from: stood(piece)?, by }
        }
        Effect::PieceAppeared { piece, seat, kind, square, .. } => Consequence::Appears { piece, seat, kind, square },
        Effect::PiecePlaced { piece, seat, square } => {
            Consequence::Appears { piece, seat, kind: after.pieces.get(&piece)?.kind, square }
        }
        Effect::ChipGained { piece, chip } => {
            Consequence::WinsChip { piece, square: after.pieces.get(&piece)?.square, chip }
        }
        Effect::PiecePromoted { piece, kind } => {
            Consequence::Promotes { piece, square: after.pieces.get(&piece)?.square, kind }
        }
        Effect::PieceAnnexed { piece, to, .. } => Consequence::IsAnnexed { army: now.pieces.get(&piece)?.seat, to },
        Effect::ArmyAnnexed { army, to } => Consequence::IsAnnexed { army, to },
        Effect::PlayerLeft { seat, departure } => Consequence::Leaves { seat, departure },
        _ => return None,
    })
}

/// Whoever is in check at the end.
fn checks(next: &dyn AnyGame, after: &Snapshot) -> Vec<Consequence> {
    let alarms = next.words().alarms().into_iter().filter_map(|alarm| {
        let (royal, _) = after.piece_on(alarm.square)?;
        Some(Consequence::IsInCheck { royal, square: alarm.square, kind: alarm.kind, from: alarm.from })
    });
    alarms.collect()
}
