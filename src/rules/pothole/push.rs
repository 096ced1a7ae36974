//! Bulldozers and megadozers: travel that pushes (docs/rules/pothole.md, "Bulldozer push" and "Megadozer").
//!
//! Key observation: number the cells in front of a dozer, up to the first deadly one, from 1 to `length`, and the
//! pieces on them from 1, nearest first. After `s` steps of the dozer, piece `j` stands on cell `s + j`, or where it
//! stood if that is further; beyond `length` it is dead.

use super::board::{
    AROUND, Cell, Cells, HEADINGS, NOWHERE, STEP, bit, cell_of, each, heading_to, line, nearest, road, square,
};
use super::position::{Act, Position};
use crate::rules::action::Action;
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Effect, Effects};

/// The cells and pieces in front of a dozer in one direction.
struct Lane {
    direction: usize,
    /// The cells before the first deadly one.
    cells: Cells,
    /// The cells of the pieces.
    pieces: Cells,
}

impl Lane {
    fn look(position: &Position, from: Cell, direction: usize) -> Self {
        let cells = road(position.land(), from, direction);
        Self { direction, cells, pieces: cells & position.occupied() }
    }

    fn length(&self) -> usize {
        self.cells.count_ones() as usize
    }

    /// How many of the pieces survive that many steps of the dozer, the nearest first: one for each cell left.
    fn room(&self, steps: usize) -> usize {
        self.length().saturating_sub(steps)
    }

    /// The cells of the pieces, nearest first.
    fn nearest_first(&self) -> impl Iterator<Item = Cell> {
        in_order(self.pieces, self.direction)
    }

    /// The cells of the pieces with their numbers, furthest first.
    fn furthest_first(&self) -> impl Iterator<Item = (usize, Cell)> {
        (1..=self.pieces.count_ones() as usize).rev().zip(in_order(self.pieces, (self.direction + 4) % 8))
    }
}

/// The cells of a set on one line, the first in that direction first.
fn in_order(mut cells: Cells, direction: usize) -> impl Iterator<Item = Cell> {
    core::iter::from_fn(move || {
        let next = nearest(cells, direction);
        cells ^= next;
        each(next).next()
    })
}

/// Why a dozer cannot go somewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Obstacle {
    /// The dozer itself would enter a pothole or a void, or leave the board.
    Deadly,
    /// A bulldozer would push two pieces.
    SecondPiece,
    /// The king on this cell, the mover's own or a partner's, would die.
    King(Cell),
    /// There is nothing left to push, or the bulldozer's single step is used up.
    TooFar,
    /// With the option `literal-megadozer`: a megadozer has nothing in front of it to push.
    NothingInFront,
}

/// Whether a dozer may go one step onto an empty cell.
const fn steps_freely(position: &Position, mega: bool) -> bool {
    !(mega && position.options.literal_megadozer)
}

/// The maximum number of steps of the dozer on `from`.
fn reach(position: &Position, from: Cell, direction: usize, mega: bool) -> (usize, Obstacle) {
    let next = STEP[direction][usize::from(from)];
    if next == NOWHERE || position.land() & bit(next) == 0 {
        return (0, Obstacle::Deadly);
    }
    if position.occupied() & bit(next) == 0 {
        return if steps_freely(position, mega) { (1, Obstacle::TooFar) } else { (0, Obstacle::NothingInFront) };
    }
    if mega { megadozer(position, from, direction) } else { bulldozer(position, next, direction) }
}

/// The maximum number of steps of a bulldozer with a piece in front of it, on `next`.
fn bulldozer(position: &Position, next: Cell, direction: usize) -> (usize, Obstacle) {
    let beyond = STEP[direction][usize::from(next)];
    let safe = if beyond == NOWHERE { 0 } else { bit(beyond) & position.land() };
    if safe & position.occupied() != 0 {
        (0, Obstacle::SecondPiece)
    } else if safe == 0 && position.kings & position.friends() & bit(next) != 0 {
        (0, Obstacle::King(next))
    } else {
        (1, Obstacle::TooFar)
    }
}

/// The maximum number of steps of a megadozer with a piece in front of it.
fn megadozer(position: &Position, from: Cell, direction: usize) -> (usize, Obstacle) {
    let lane = Lane::look(position, from, direction);
    let kings = position.kings & position.friends();
    // Of two partners' kings the further one dies first.
    match lane.furthest_first().find(|&(_, cell)| kings & bit(cell) != 0) {
        // It survives as long as there is room for it and the pieces before it.
        Some((number, cell)) => (lane.room(number), Obstacle::King(cell)),
        None => (lane.length(), Obstacle::Deadly),
    }
}

/// The targets of a dozer.
pub(super) fn dozer(position: &Position, from: Cell, mega: bool) -> Cells {
    let around = AROUND[usize::from(from)] & position.land();
    let taken = around & position.occupied();
    let mut targets = if steps_freely(position, mega) { around & !taken } else { 0 };
    for next in each(taken) {
        let direction = heading_to(from, next);
        let mut cell = from;
        for _ in 0..reach(position, from, direction, mega).0 {
            cell = STEP[direction][usize::from(cell)];
            targets |= bit(cell);
        }
    }
    targets
}

/// The cells of the pieces that a dozer on `from` pushes to their death by going to `to`.
pub(super) fn killed(position: &Position, from: Cell, to: Cell) -> Cells {
    let Some((direction, steps)) = line(from, to) else { return 0 };
    let lane = Lane::look(position, from, direction);
    lane.nearest_first().skip(lane.room(usize::from(steps))).fold(0, |cells, cell| cells | bit(cell))
}

/// What keeps a dozer on `from` from going to `to`, which is in line with it; `None` if it may.
pub(super) fn obstacle(position: &Position, from: Cell, to: Cell, mega: bool) -> Option<Obstacle> {
    let (direction, steps) = line(from, to)?;
    let (most, obstacle) = reach(position, from, direction, mega);
    (usize::from(steps) > most).then_some(obstacle)
}

/// The stage `PushChain`: after a dozer's move, the pushed pieces move and the dozer is put down.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if let (&Some(Action::Move { from, .. }), Act::Piece(to), Some(dozer)) =
        (&*pending, position.underway.act, position.underway.dozer.take())
    {
        shove(position, cell_of(from), to, effects);
        position.put(to, dozer);
    }
    Flow::Done
}

/// Moves the pieces that a dozer pushes.
fn shove(position: &mut Position, from: Cell, to: Cell, effects: &mut Effects<'_>) {
    let Some((direction, steps)) = line(from, to) else { return };
    let steps = usize::from(steps);
    let lane = Lane::look(position, from, direction);
    let beyond = |cells: usize| (0..cells).fold(from, |cell, _| STEP[direction][usize::from(cell)]);
    // Furthest first, to make room for the next.
    for (number, cell) in lane.furthest_first() {
        let place = line(from, cell).map_or(0, |(_, place)| usize::from(place));
        let target = steps + number;
        // Pieces that are not pushed stay where they are.
        if target <= place {
            continue;
        }
        let piece = position.take(cell);
        effects.report(|| Effect::PiecePushed {
            piece: piece.id(),
            from: square(cell),
            heading: HEADINGS[direction],
            after: (place - number) as u8,
            cells: (target.min(lane.length() + 1) - place) as u8,
        });
        if number > lane.room(steps) {
            let falls = usize::from(position.underway.falls);
            position.underway.falling[falls] = piece;
            position.underway.deadly = pothole_on(position, beyond(lane.length() + 1));
            position.underway.falls += 1;
        } else {
            position.put(beyond(target), piece);
            position.underway.rested |= bit(beyond(target));
        }
    }
}

/// The cell, if a pothole is on it; [`NOWHERE`] for a void and beyond the edge.
fn pothole_on(position: &Position, cell: Cell) -> Cell {
    if cell != NOWHERE && position.holes & bit(cell) != 0 { cell } else { NOWHERE }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Line;
    use crate::rules::game::Game;
    use crate::rules::pothole::{Options, PieceKind};
    use crate::rules::zobrist;

    #[test]
    fn what_is_said_to_be_killed_falls() {
        let mut kills = 0;
        for game in 0..60 {
            let mut line = Line::new(Position::start(&Options::default()));
            for step in 0..200 {
                let mut actions = Vec::new();
                line.position.actions(&mut actions);
                for from in each(line.position.own()) {
                    let mega = line.position.piece_on(from).kind() == PieceKind::Megadozer;
                    if !mega && line.position.piece_on(from).kind() != PieceKind::Bulldozer {
                        continue;
                    }
                    for to in each(dozer(&line.position, from, mega)) {
                        let said = killed(&line.position, from, to);
                        let mut after = line.position;
                        after.take(from);
                        shove(&mut after, from, to, &mut Effects::ignored());
                        let fallen = &after.underway.falling[..usize::from(after.underway.falls)];
                        let mut fallen: Vec<_> = fallen.iter().map(|piece| piece.id()).collect();
                        let mut expected: Vec<_> = each(said).map(|cell| line.position.piece_on(cell).id()).collect();
                        fallen.sort();
                        expected.sort();
                        assert_eq!(fallen, expected);
                        kills += fallen.len();
                    }
                }
                let Some(last) = actions.len().checked_sub(1) else { break };
                let drawn = zobrist(1_000 * game + step) as usize;
                line.play_unchecked(actions[drawn % (last + 1)], Effects::ignored());
            }
        }
        assert!(kills > 300, "{kills} kills");
    }
}
