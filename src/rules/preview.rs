//! Previews an action: its consequences as far as the rules alone decide them.

use super::action::{Action, Kind};
use super::any_game::AnyGame;
use super::effect::{Chip, Death, Departure, Effect, Effects, Manner, PieceId, PotholeId};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Decider, Seat};
use super::snapshot::{AlarmKind, PieceState, Snapshot};
use super::square::Square;

/// How a piece gets to another square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Travel {
    /// It moves by itself.
    Goes(Manner),
    /// It is pushed.
    IsPushed,
}

/// One consequence of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// A piece stays on the board but stands elsewhere.
    Stands {
        /// The piece that moves.
        piece: PieceId,
        /// The square it leaves.
        from: Square,
        /// The square it ends on.
        to: Square,
        /// How it gets there.
        by: Travel,
    },
    /// Knot: an attacker goes berserk, runs over everything on its path, and is gone.
    Charges {
        /// The attacker.
        piece: PieceId,
        /// All squares of its path, from the one it stands on to the last.
        path: Vec<Square>,
    },
    /// A pothole closes and opens elsewhere.
    PotholeOpens {
        /// The pothole that moves.
        pothole: PotholeId,
        /// The square it leaves.
        from: Square,
        /// The square it opens on.
        to: Square,
    },
    /// A piece dies.
    Dies {
        /// The piece that dies.
        piece: PieceId,
        /// Its owner.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// The square it stood on; `None` for a piece in a hand.
        from: Option<Square>,
        /// How it dies.
        death: Death,
    },
    /// Auction: a piece goes from the board to a hand.
    GoesToHand {
        /// The piece.
        piece: PieceId,
        /// The square it stood on.
        from: Square,
        /// The seat whose hand it goes to.
        by: Seat,
    },
    /// A piece appears on the board.
    Appears {
        /// The piece.
        piece: PieceId,
        /// Its owner.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// The square it appears on.
        square: Square,
    },
    /// Pothole: a piece wins a chip.
    WinsChip {
        /// The piece that wins it.
        piece: PieceId,
        /// The square it ends on.
        square: Square,
        /// The chip.
        chip: Chip,
    },
    /// A piece promotes.
    Promotes {
        /// The piece that promotes.
        piece: PieceId,
        /// The square it ends on.
        square: Square,
        /// The kind it becomes.
        kind: Kind,
    },
    /// An army, or a piece of it, gets a new controller.
    IsAnnexed {
        /// The army.
        army: Seat,
        /// Its new controller.
        to: Seat,
    },
    /// A player leaves the game.
    Leaves {
        /// The player.
        seat: Seat,
        /// How they leave.
        departure: Departure,
    },
    /// A king or another royal is in check afterwards.
    IsInCheck {
        /// The royal.
        royal: PieceId,
        /// The square it stands on then.
        square: Square,
        /// Whether it is check or mate.
        kind: AlarmKind,
        /// The squares of the checking pieces.
        from: Vec<Square>,
    },
    /// The game ends.
    EndsGame {
        /// The outcome.
        outcome: Outcome,
    },
}

/// The consequences of `action` up to the next decision of a player or of chance. Chance outcomes are not revealed, nor
/// what a hidden action comes to: that depends on what others have hidden.
///
/// # Errors
///
/// The rule that forbids the action.
pub fn preview(table: &dyn AnyGame, action: Action) -> Result<Vec<Consequence>, Refusal> {
    table.check(action)?;
    if table.decider() == Some(Decider::Chance) || table.stand_in(action).is_some() {
        return Ok(Vec::new());
    }
    let (before, mut next, mut effects) = (table.snapshot(), table.clone_box(), Vec::new());
    next.play_unchecked(action, Effects::recording(&mut effects));
    let after = next.snapshot();
    let mut found: Vec<Consequence> = travels(&before, &after, &effects).collect();
    let mut now = before.clone();
    for effect in &effects {
        found.extend(consequence(effect, &before, &now, &after).filter(|consequence| !found.contains(consequence)));
        effect.apply(&mut now);
    }
    found.extend(checks(&*next, &after));
    if let Some(outcome) = next.outcome() {
        found.push(Consequence::EndsGame { outcome });
    }
    Ok(found)
}

/// The pieces that stay on the board but stand elsewhere.
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

/// What an effect means for the final state of the table. `before` is the table before the action, `now` the one before
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
        Effect::PieceDropped { piece, square } => {
            Consequence::Appears { piece, seat: Seat::NOBODY, kind: after.pieces.get(&piece)?.kind, square }
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

/// The royals in check after the action.
fn checks(next: &dyn AnyGame, after: &Snapshot) -> Vec<Consequence> {
    let alarms = next.words().alarms().into_iter().filter_map(|alarm| {
        let (royal, _) = after.piece_on(alarm.square)?;
        Some(Consequence::IsInCheck { royal, square: alarm.square, kind: alarm.kind, from: alarm.from })
    });
    alarms.collect()
}
