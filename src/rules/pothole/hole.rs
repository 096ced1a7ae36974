//! Moving potholes, and what falls into them (docs/rules/pothole.md, "Potholes").

use super::board::{Cell, Cells, FIRST_CENTRE, MARKED_CORNERS, NOWHERE, bit, cell_of, class_of, each, square};
use super::piece::{Piece, PieceKind};
use super::position::{Act, Position};
use super::refusal::Refusal;
use crate::rules::action::Action;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Effect, Effects, PotholeId};
use crate::rules::seat::Seat;

/// Why the player on turn may not move `pothole` at all; `None` if they may.
pub(super) fn forbids(position: &Position, pothole: usize) -> Option<Refusal> {
    if !position.is_standard() {
        return Some(Refusal::PotholesFixed);
    }
    if position.done == Some(position.pits[pothole]) {
        return Some(Refusal::PotholeMovedAlready(square(position.pits[pothole])));
    }
    let Some(centre) = pothole.checked_sub(FIRST_CENTRE) else {
        return match position.controllers[pothole] {
            Some(seat) if seat == position.turn => None,
            Some(seat) => Some(Refusal::NotYourPothole(seat)),
            None => Some(Refusal::NobodysPothole),
        };
    };
    if let Some(seat) = position.locks[centre] {
        return Some(Refusal::PotholeLocked(seat));
    }
    let strict = position.options.strict_centre;
    let twice = || if strict { Refusal::CentreTwiceInARow } else { Refusal::PotholeTwiceInARow };
    (position.last_movers[centre] == Some(position.turn)).then(twice)
}

/// The cells that `pothole` could open on if they were empty.
pub(super) fn grounds(position: &Position, pothole: usize) -> Cells {
    let class = class_of(pothole);
    if position.options.marked_corners && pothole < FIRST_CENTRE { class & MARKED_CORNERS } else { class }
}

/// The cells that `pothole` may go to.
pub(super) fn targets(position: &Position, pothole: usize) -> Cells {
    if position.pits[pothole] == NOWHERE || forbids(position, pothole).is_some() {
        return 0;
    }
    grounds(position, pothole) & position.open()
}

/// The stage `Pothole`: a pothole moves, and pieces pushed to their death fall.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if let &Some(Action::MovePothole { to, .. }) = &*pending
        && let Act::Pothole(pothole) = position.underway.act
    {
        open(position, usize::from(pothole), cell_of(to), effects);
    }
    for fall in 0..usize::from(position.underway.falls) {
        let death = match position.underway.deadly {
            NOWHERE => Death::FellOff,
            cell => position.pothole_at(cell).map_or(Death::FellOff, |hole| Death::FellInto(PotholeId(hole as u8))),
        };
        bury(position, position.underway.falling[fall], death, effects);
    }
    Flow::Done
}

/// Opens `pothole` on another cell. A centre pothole is then locked and remembers its mover;
/// with the option `strict-centre`, so does the other one.
fn open(position: &mut Position, pothole: usize, to: Cell, effects: &mut Effects<'_>) {
    let from = position.move_pothole(pothole, to);
    let id = PotholeId(pothole as u8);
    effects.report(|| Effect::PotholeMoved { pothole: id, from: square(from), to: square(to) });
    if let Some(centre) = pothole.checked_sub(FIRST_CENTRE) {
        let by = position.turn;
        position.set_lock(centre, Some(by));
        position.set_last_mover(centre, Some(by));
        if position.options.strict_centre {
            position.set_last_mover(1 - centre, Some(by));
        }
        effects.report(|| Effect::PotholeLocked { pothole: id, by });
    }
}

/// At the end of a turn of `seat`: unlocks a centre pothole they had moved in an earlier turn.
pub(super) fn unlock_after_turn(position: &mut Position, seat: Seat, effects: &mut Effects<'_>) {
    for centre in 0..position.locks.len() {
        if position.locks[centre] == Some(seat) {
            let pothole = FIRST_CENTRE + centre;
            let moved_second = position.underway.act == Act::Pothole(pothole as u8);
            if !moved_second && position.done != Some(position.pits[pothole]) {
                release(position, centre, effects);
            }
        }
    }
}

/// A player has left: clears their locks, and their last moves of potholes.
pub(super) fn forget(position: &mut Position, seat: Seat, effects: &mut Effects<'_>) {
    for centre in 0..position.locks.len() {
        if position.locks[centre] == Some(seat) {
            release(position, centre, effects);
        }
        if position.last_movers[centre] == Some(seat) {
            position.set_last_mover(centre, None);
        }
    }
}

fn release(position: &mut Position, centre: usize, effects: &mut Effects<'_>) {
    position.set_lock(centre, None);
    let pothole = PotholeId((FIRST_CENTRE + centre) as u8);
    effects.report(|| Effect::PotholeUnlocked { pothole });
}

/// Reports the death of a piece that is already off the board.
pub(super) fn bury(position: &mut Position, piece: Piece, death: Death, effects: &mut Effects<'_>) {
    position.noisy = true;
    if piece.kind() == PieceKind::King {
        position.underway.dethroned.insert(piece.owner());
    }
    effects.report(|| Effect::PieceDied { piece: piece.id(), death });
}

/// The potholes that the player on turn may move, with their targets.
pub(super) fn movable(position: &Position) -> impl Iterator<Item = (usize, Cells)> {
    (0..position.pits.len()).map(|pothole| (pothole, targets(position, pothole))).filter(|&(_, cells)| cells != 0)
}

/// Whether `pothole`, which may move, may open on `to`.
pub(super) fn check_target(position: &Position, pothole: usize, to: Cell) -> Result<(), Refusal> {
    if class_of(pothole) & bit(to) == 0 {
        return Err(Refusal::WrongClass { centre: pothole >= FIRST_CENTRE, square: square(to) });
    }
    if grounds(position, pothole) & bit(to) == 0 {
        return Err(Refusal::UnmarkedCorner(square(to)));
    }
    if position.open() & bit(to) == 0 {
        return Err(Refusal::PotholeTarget(square(to)));
    }
    Ok(())
}

/// The number of pothole moves of the player on turn.
pub(super) fn count(position: &Position) -> u32 {
    movable(position).map(|(_, cells)| cells.count_ones()).sum()
}

/// All pothole moves of the player on turn.
pub(super) fn list(position: &Position, out: &mut Vec<Action>) {
    for (pothole, cells) in movable(position) {
        let from = square(position.pits[pothole]);
        out.extend(each(cells).map(|to| Action::MovePothole { from, to: square(to) }));
    }
}
