//! Dirt devils and cyclones: movement along the rings around potholes (docs/rules/pothole.md, "Rings").

use super::board::{AROUND, Cell, Cells, NOWHERE, STEP, bit, each, shift};
use super::position::Position;

/// The cells around a pothole in the order of their numbers, as directions (indices into [`STEP`]): a set of them fits
/// in a byte.
const IN_ORDER: [u8; 8] = [5, 4, 3, 6, 2, 7, 0, 1];

/// `WALKS[direction][open]`: the targets of a dirt devil standing in that direction from the pothole, with the cells
/// `open` free to pass. Both are sets in the order of [`IN_ORDER`].
static WALKS: [[u8; 256]; 8] = {
    let mut place_of = [0_usize; 8];
    let mut place = 0;
    while place < 8 {
        place_of[IN_ORDER[place] as usize] = place;
        place += 1;
    }
    let mut walks = [[0; 256]; 8];
    let mut start = 0;
    while start < 8 {
        let mut open = 0;
        while open < 256 {
            let mut round = 1;
            while round < 8 {
                // 1 is clockwise, 7 anticlockwise.
                let mut steps = 1;
                while steps < 8 {
                    let place = place_of[(start + steps * round) % 8];
                    walks[start][open] |= 1 << place;
                    if open >> place & 1 == 0 {
                        break;
                    }
                    steps += 1;
                }
                round += 6;
            }
            open += 1;
        }
        start += 1;
    }
    walks
};

/// A set of cells around `hole` as a byte in the order of [`IN_ORDER`].
const fn gather(cells: Cells, hole: Cell) -> u8 {
    let window = (cells & AROUND[hole as usize]).rotate_right(hole as u32 + 55);
    (window & 7 | window >> 5 & 0b1000 | window >> 6 & 0b1_0000 | window >> 11 & 0b1110_0000) as u8
}

/// The inverse of [`gather`].
const fn scatter(set: u8, hole: Cell) -> Cells {
    let set = set as Cells;
    let window = set & 7 | (set & 0b1000) << 5 | (set & 0b1_0000) << 6 | (set & 0b1110_0000) << 11;
    window.rotate_left(hole as u32 + 55) & AROUND[hole as usize]
}

/// The direction from `hole` to the cell `on` of its ring.
fn place_on_ring(hole: Cell, on: Cell) -> usize {
    super::board::heading_to(hole, on)
}

/// The targets of a dirt devil: around one pothole, in one direction, up to a blocker.
pub(super) fn dirt_devil(position: &Position, from: Cell) -> Cells {
    let open = position.open();
    let walks = each(position.holes_around(from)).fold(0, |cells, hole| {
        let walks = &WALKS[place_on_ring(hole, from)];
        cells | scatter(walks[usize::from(gather(open, hole))], hole)
    });
    walks & position.land() & !position.friends()
}

/// The ring steps of all potholes, as sets of cells linked to the next file or rank.
#[derive(Copy, Clone)]
struct Rings {
    /// Cells linked to their eastern neighbour.
    along: Cells,
    /// Cells linked to their northern neighbour.
    up: Cells,
}

impl Rings {
    const fn of(holes: Cells) -> Self {
        let (north, east, south, west) = (shift(holes, 0), shift(holes, 2), shift(holes, 4), shift(holes, 6));
        let corner = shift(holes, 5);
        let along = north | south | shift(holes, 7) | corner;
        // The last file has no eastern neighbour.
        Self { along: shift(shift(along, 2), 6), up: east | west | shift(holes, 3) | corner }
    }

    /// The cells one ring step from any of `cells`, whether empty or not.
    const fn step(self, cells: Cells) -> Cells {
        (cells & self.along) << 1 | cells >> 1 & self.along | (cells & self.up) << 8 | cells >> 8 & self.up
    }
}

/// The targets of a cyclone: any sequence of ring steps over empty cells.
pub(super) fn cyclone(position: &Position, from: Cell) -> Cells {
    let (open, rings) = (position.open(), Rings::of(position.holes));
    let mut reached = bit(from);
    let mut fresh = reached;
    while fresh != 0 {
        let next = rings.step(fresh) & !reached;
        reached |= next;
        fresh = next & open;
    }
    reached & position.land() & !position.friends()
}

/// A shortest path of a dirt devil, including both ends, for display.
pub(super) fn dirt_devil_way(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let open = position.open();
    let ways = each(position.holes_around(from)).flat_map(|hole| [(hole, 1), (hole, 7)]);
    let ways = ways.filter_map(|(hole, round)| {
        let start = place_on_ring(hole, from);
        let mut way = vec![from];
        for steps in 1..8 {
            let cell = STEP[(start + steps * round) % 8][usize::from(hole)];
            way.push(cell);
            if cell == to {
                return Some(way);
            }
            if cell == NOWHERE || open & bit(cell) == 0 {
                return None;
            }
        }
        None
    });
    ways.min_by_key(Vec::len).unwrap_or_else(|| vec![from, to])
}

/// A shortest path of a cyclone, including both ends, for display.
pub(super) fn cyclone_way(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    let rings = Rings::of(position.holes);
    let mut came_from = [NOWHERE; 64];
    came_from[usize::from(from)] = from;
    let mut queue = std::collections::VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        for next in each(rings.step(bit(cell))) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_rings() {
        for hole in 0..64 {
            for (place, &direction) in IN_ORDER.iter().enumerate() {
                let cell = STEP[usize::from(direction)][usize::from(hole)];
                if cell != NOWHERE {
                    assert_eq!(gather(bit(cell), hole), 1 << place);
                    assert_eq!(scatter(1 << place, hole), bit(cell));
                }
            }
            assert_eq!(scatter(255, hole), AROUND[usize::from(hole)]);
        }
    }

    #[test]
    fn rings_lead_from_neighbour_to_neighbour() {
        for hole in 0..64 {
            let rings = Rings::of(bit(hole));
            for direction in 0..8 {
                let on = |direction: usize| match STEP[direction % 8][usize::from(hole)] {
                    NOWHERE => 0,
                    cell => bit(cell),
                };
                if on(direction) != 0 {
                    assert_eq!(rings.step(on(direction)), on(direction + 1) | on(direction + 7));
                }
            }
        }
    }
}
