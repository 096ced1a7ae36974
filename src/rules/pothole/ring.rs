//! Dirt devils and cyclones: travel along the rings of potholes (rules page, "Rings").

use super::board::{Cell, Cells, NOWHERE, STEP, bit, each};
use super::position::Position;

/// Which of the eight cells around `hole` the cell `on` is.
fn place_on_ring(hole: Cell, on: Cell) -> Option<usize> {
    (0..8).find(|&place| STEP[place][usize::from(hole)] == on)
}

/// The cell `steps` places along the ring of `hole`, clockwise from north.
fn ring_cell(hole: Cell, place: usize) -> Cell {
    STEP[place % 8][usize::from(hole)]
}

/// Where a dirt devil may go: one pothole, one direction, up to what blocks it.
pub(super) fn dirt_devil(position: &Position, from: Cell) -> Cells {
    let mut targets = 0;
    for hole in each(position.holes_around(from)) {
        for direction in [1, 7] {
            targets |= walk(position, hole, from, direction).fold(0, |cells, cell| cells | bit(cell));
        }
    }
    targets
}

/// The cells that a dirt devil on `from` can reach round `hole`; `direction` is 1 clockwise and 7 anticlockwise.
fn walk(position: &Position, hole: Cell, from: Cell, direction: usize) -> impl Iterator<Item = Cell> {
    let (open, enemies) = (position.open(), position.occupied() & !position.own());
    let start = place_on_ring(hole, from).unwrap_or_default();
    let mut blocked = false;
    (1..8).map_while(move |steps| {
        let cell = ring_cell(hole, start + steps * direction);
        if blocked || cell == NOWHERE {
            return None;
        }
        blocked = open & bit(cell) == 0;
        (!blocked || enemies & bit(cell) != 0).then_some(cell)
    })
}

/// Where a cyclone may go: any sequence of ring steps over empty cells.
pub(super) fn cyclone(position: &Position, from: Cell) -> Cells {
    let (open, enemies) = (position.open(), position.occupied() & !position.own());
    let mut reached = bit(from);
    let mut fresh = reached;
    while fresh != 0 {
        let next = each(fresh).fold(0, |cells, cell| cells | ring_steps(position, cell));
        reached |= next & enemies;
        fresh = next & open & !reached;
        reached |= fresh;
    }
    reached & !bit(from)
}

/// The cells one ring step from `cell`, whatever stands there.
fn ring_steps(position: &Position, cell: Cell) -> Cells {
    let mut cells = 0;
    for hole in each(position.holes_around(cell)) {
        let place = place_on_ring(hole, cell).unwrap_or_default();
        for next in [ring_cell(hole, place + 1), ring_cell(hole, place + 7)] {
            if next != NOWHERE {
                cells |= bit(next);
            }
        }
    }
    cells
}

/// The cells on a shortest way of a dirt devil, both ends included, for those who watch it.
pub(super) fn dirt_devil_way(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let ways = each(position.holes_around(from)).flat_map(|hole| [(hole, 1), (hole, 7)]);
    let ways = ways.filter_map(|(hole, direction)| {
        let mut way = vec![from];
        for cell in walk(position, hole, from, direction) {
            way.push(cell);
            if cell == to {
                return Some(way);
            }
        }
        None
    });
    ways.min_by_key(Vec::len).unwrap_or_else(|| vec![from, to])
}

/// The cells on a shortest way of a cyclone, both ends included, for those who watch it.
pub(super) fn cyclone_way(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let mut came_from = [NOWHERE; 64];
    came_from[usize::from(from)] = from;
    let mut queue = std::collections::VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        for next in each(ring_steps(position, cell)) {
            let passable = position.open() & bit(next) != 0 || next == to;
            if passable && came_from[usize::from(next)] == NOWHERE {
                came_from[usize::from(next)] = cell;
                if next != to {
                    queue.push_back(next);
                }
            }
        }
    }
    let mut way = vec![to];
    let mut cell = to;
    while cell != from {
        cell = came_from[usize::from(cell)];
        if cell == NOWHERE {
            return vec![from, to];
        }
        way.push(cell);
    }
    way.reverse();
    way
}
