//! Generates and checks legal actions (docs/rules/knot.md, "Check, mate, loss").

use super::army::{PieceKind, each_once, kind_of, owner_of, set_ups};
use super::attack;
use super::position::{Phase, Position, SEATS};
use super::refusal::{Reach, Refusal, Royal};
use super::royal::{self, Royals};
use super::star::{BESIDE, CELLS, Cell, KNOT, bit, cell_of, distance, listed, square, steps};
use super::step::{Form, Step, make, targets};
use super::trial::{Demand, Trial};
use super::{dingo, frog, icosahedron, leap, truce};
use crate::rules::action::{Action, Resignation};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::square::Square;

/// What a move of the player on turn must achieve.
pub(super) fn demand(position: &Position) -> Demand {
    let trial = Trial::of(position);
    if trial.has_safe_move() {
        return Demand::Safety;
    }
    match trial.mated() {
        0 => Demand::Stalemate,
        mated => Demand::Mate { mated, fewest: trial.aftermaths(mated).1 },
    }
}

/// Whether the player on turn may swap sides.
const fn may_swap(position: &Position) -> bool {
    position.pie && position.turn.0 == 1 && matches!(position.phase, Phase::Play)
}

/// Appends all legal actions but `resign` and `draw`.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if position.outcome.is_some() {
        return;
    }
    if position.phase != Phase::Play {
        out.extend(set_ups().map(Action::SetUp));
        return;
    }
    if position.truce > 0 {
        out.extend(truce::steps(position).into_iter().map(Step::action));
    } else {
        let mut list = [KNOT; CELLS];
        Trial::of(position).each_legal(|form, from, targets| {
            out.extend(listed(targets, &mut list).iter().map(|&to| Step { form, from, to }.action()));
        });
    }
    out.extend(may_swap(position).then_some(Action::Swap));
}

/// The number of actions that [`actions`] lists.
pub(super) fn count(position: &Position) -> u64 {
    if position.outcome.is_some() {
        return 0;
    }
    if position.phase != Phase::Play {
        return set_ups().count() as u64;
    }
    let mut count = u64::from(may_swap(position));
    if position.truce > 0 {
        return count + truce::steps(position).len() as u64;
    }
    Trial::of(position).each_legal(|_, _, targets| count += u64::from(targets.count_ones()));
    count
}

/// Whether `action` is legal.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn check(position: &Position, action: Action) -> Result<(), Refused> {
    if position.outcome.is_some() {
        return Err(Refused::GameOver);
    }
    let playing = position.phase == Phase::Play;
    let (form, from, to) = match action {
        Action::SetUp(_) if playing => return Err(Refusal::SetUpIsOver.into()),
        Action::SetUp(groups) if each_once(groups) => return Ok(()),
        Action::SetUp(_) => return Err(Refusal::GroupTwice.into()),
        Action::Move { promotion: Some(_), .. } => return Err(Refusal::NoPromotion.into()),
        Action::Move { from, to, promotion: None } => (Form::Go, from, to),
        Action::Berserk { from, to } => (Form::Berserk, from, to),
        Action::Teleport { from, to } => (Form::Teleport, from, to),
        Action::Swap if may_swap(position) => return Ok(()),
        Action::Swap => return Err(Refusal::NoSwap { pie: position.options.pie }.into()),
        Action::Resign(Resignation::Plain) | Action::Draw(None) => return Ok(()),
        _ => return Err(Refused::NotOfThisGame),
    };
    let step = Step { form, from: on_board(from)?, to: on_board(to)? };
    if !playing {
        return Err(Refusal::SetUpFirst.into());
    }
    check_step(position, step)
}

/// The cell of a square on the board.
fn on_board(square: Square) -> Result<Cell, Refused> {
    cell_of(square).ok_or(Refused::OffBoard(square))
}

fn check_step(position: &Position, step: Step) -> Result<(), Refused> {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let piece = board.piece(from).ok_or(Refused::NoPiece(square(from)))?;
    if owner_of(piece) != seat {
        return Err(Refused::NotYourPiece { square: square(from), owner: owner_of(piece).name(SEATS) });
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    if targets(board, seat, form, from, &position.options) & bit(to) == 0 {
        return Err(explain(position, step));
    }
    let trial = Trial::of(position);
    let checked = trial.try_out(step);
    if checked != 0 && !trial.is_win(step) {
        let demand = demand(position);
        if !trial.meets(checked, demand) {
            return Err(explain_check(position, step, checked, demand).into());
        }
    }
    let broken = if position.truce > 0 { truce::forbids(position, step) } else { None };
    broken.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// The movement rule that forbids this step to the player on turn.
fn explain(position: &Position, step: Step) -> Refused {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let kind = board.kind(from);
    match form {
        Form::Berserk if kind != PieceKind::Attacker => return Refusal::NotAnAttacker.into(),
        Form::Berserk => return Refusal::BerserkStops.into(),
        Form::Teleport if kind != PieceKind::Entity => return Refusal::NotAnEntity.into(),
        Form::Teleport if distance(from) != distance(to) => return Refusal::OtherRing.into(),
        Form::Teleport if position.options.entity_teleport_captures && board.own(seat) & bit(to) == 0 => {
            return Refusal::FriendOnRing(distance(to)).into();
        }
        Form::Teleport if board.own(seat) & bit(to) == 0 => return Refusal::TeleportNeedsEmpty(square(to)).into(),
        Form::Go | Form::Teleport => {}
    }
    if board.own(seat) & bit(to) != 0 {
        return Refusal::OwnPiece.into();
    }
    let beside = BESIDE[usize::from(from)] & bit(to) != 0;
    let blocked = match kind {
        PieceKind::King => steps(from, to) <= 3,
        PieceKind::Golem if beside => return Refusal::HitsOwnRoyal.into(),
        PieceKind::Boomerang => board.occupied() & bit(to) != 0,
        PieceKind::Icosahedron if icosahedron::half(from) & bit(to) == 0 => return Refusal::WrongHalf.into(),
        PieceKind::Icosahedron => return Refusal::NoWayToRoll.into(),
        PieceKind::Attacker => true,
        PieceKind::Dingo if beside => return Refusal::StepAlone.into(),
        PieceKind::Dingo => dingo::reach(0, from) & bit(to) != 0,
        PieceKind::Entity if leap::TWO[usize::from(from)] & bit(to) != 0 => {
            return Refusal::FriendOnRing(distance(to)).into();
        }
        PieceKind::Prince | PieceKind::Frog | PieceKind::Golem | PieceKind::Entity => false,
    };
    if blocked { Refused::Blocked(kind.noun()) } else { Refusal::OutOfReach(Reach(kind)).into() }
}

/// The rule about checks that forbids a step which the piece could make.
fn explain_check(position: &Position, step: Step, checked: Royals, demand: Demand) -> Refusal {
    let (seat, options) = (position.turn, &position.options);
    let mut next = position.board;
    make(&mut next, seat, step, options);
    let before_slips = attack::in_check(&next, seat, options);
    frog::slip(&mut next, seat, |_| {});
    let royal = |royals: Royals| {
        let cell = royal::cells(&next, seat, royals).next().unwrap_or(step.to);
        Royal { noun: next.piece(cell).map_or(PieceKind::King, kind_of).noun(), square: square(cell) }
    };
    match demand {
        Demand::Mate { mated, .. } if checked & !mated != 0 => Refusal::AnotherRoyalInCheck(royal(checked & !mated)),
        Demand::Mate { fewest: Some(fewest), .. } if checked.count_ones() > fewest => {
            Refusal::NotFewestInCheck(royal(checked))
        }
        _ if before_slips == 0 => Refusal::SlipExposes(royal(checked)),
        _ => Refusal::LeavesInCheck(royal(checked)),
    }
}
