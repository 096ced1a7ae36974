//! The board: four strips that cross in their middle, giving eight arms around the Knot (docs/rules/knot.md, "Board").
//!
//! Arms are numbered `2 * strip`, plus one on Black's side. A cell is `8 * arm + distance - 1`, so that an arm is a
//! byte of the low 64 bits of a [`Cells`], with the cell next to the Knot first; the Knot is bit 64.

use crate::rules::square::Square;

/// A cell's number; `NOWHERE` for none.
pub type Cell = u8;
/// A set of cells.
pub type Cells = u128;

/// The number of squares.
pub(super) const CELLS: usize = 65;
/// The square that all strips share.
pub const KNOT: Cell = 64;
/// No cell.
pub(super) const NOWHERE: Cell = 65;
/// The number of squares on an arm.
pub(super) const REACH: u8 = 8;

/// All cells.
pub(super) const ALL: Cells = (1 << CELLS) - 1;
/// The cells at even distances, including the Knot. Every step changes between even and odd cells.
pub(super) const EVEN: Cells = 0xAAAA_AAAA_AAAA_AAAA | bit(KNOT);

/// The lowest bit of each arm.
const LOW: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each arm.
const HIGH: u64 = LOW << 7;

/// The bit of a cell. The bit of `NOWHERE` is outside the board.
#[inline]
pub const fn bit(cell: Cell) -> Cells {
    BITS[cell as usize]
}

/// A lookup table, since 128-bit shifts are slow.
const BITS: [Cells; 256] = {
    let mut bits = [0; 256];
    let mut cell = 0;
    while cell <= NOWHERE {
        bits[cell as usize] = 1 << cell;
        cell += 1;
    }
    bits
};

/// The cells of a set, lowest first.
#[inline]
pub fn each(cells: Cells) -> impl Iterator<Item = Cell> {
    // Iterate over two words instead of one 128-bit number.
    let (mut arms, mut rest) = (cells as u64, (cells >> KNOT) as u64);
    core::iter::from_fn(move || {
        if arms != 0 {
            let cell = arms.trailing_zeros() as Cell;
            arms &= arms - 1;
            return Some(cell);
        }
        (rest != 0).then(|| {
            let cell = KNOT + rest.trailing_zeros() as Cell;
            rest &= rest - 1;
            cell
        })
    })
}

/// The cells of a set, lowest first, as a slice.
#[inline]
pub(super) fn listed(cells: Cells, list: &mut [Cell; CELLS]) -> &[Cell] {
    let mut length = 0;
    for (place, cell) in list.iter_mut().zip(each(cells)) {
        *place = cell;
        length += 1;
    }
    &list[..length]
}

/// The distance of a cell from the Knot.
#[inline]
pub(super) const fn distance(cell: Cell) -> u8 {
    if cell == KNOT { 0 } else { cell % 8 + 1 }
}

/// The arm of a cell other than the Knot.
#[inline]
pub const fn arm(cell: Cell) -> u8 {
    cell / 8
}

/// The cell at `distance` on `arm`; the Knot at distance 0.
#[inline]
pub(super) const fn cell(arm: u8, distance: u8) -> Cell {
    if distance == 0 { KNOT } else { arm * 8 + distance - 1 }
}

/// All cells of an arm; none for the Knot.
#[inline]
pub const fn arm_cells(arm: u8) -> Cells {
    if arm < 8 { 0xFF << (8 * arm) } else { 0 }
}

/// The arm straight across the Knot.
#[inline]
pub(super) const fn across(arm: u8) -> u8 {
    arm ^ 1
}

/// The cells at each distance from the Knot.
pub(super) const RINGS: [Cells; 9] = {
    let mut rings = [bit(KNOT); 9];
    let mut distance = 1;
    while distance <= 8 {
        rings[distance] = (LOW as Cells) << (distance - 1);
        distance += 1;
    }
    rings
};

/// The cells one step from each cell.
pub(super) const BESIDE: [Cells; CELLS] = {
    let mut table = [RINGS[1]; CELLS];
    let mut from = 0;
    while from < KNOT {
        let distance = distance(from);
        table[from as usize] = bit(cell(arm(from), distance - 1));
        if distance < REACH {
            table[from as usize] |= bit(from + 1);
        }
        from += 1;
    }
    table
};

/// The number of steps between two cells.
#[inline]
pub const fn steps(from: Cell, to: Cell) -> u8 {
    if from == KNOT || to == KNOT || arm(from) != arm(to) {
        distance(from) + distance(to)
    } else {
        distance(from).abs_diff(distance(to))
    }
}

/// For each cell, the cells within three steps, without itself.
pub(super) const WITHIN_THREE: [Cells; CELLS] = {
    let mut table = [0; CELLS];
    let mut from = 0;
    while from <= KNOT {
        let mut to = 0;
        while to <= KNOT {
            if to != from && steps(from, to) <= 3 {
                table[from as usize] |= bit(to);
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// The cell one step from `from` on the way to `to`.
#[inline]
pub(super) const fn towards(from: Cell, to: Cell) -> Cell {
    if from == KNOT {
        cell(arm(to), 1)
    } else if to != KNOT && arm(from) == arm(to) && to > from {
        from + 1
    } else {
        cell(arm(from), distance(from) - 1)
    }
}

/// The cells on the way between two cells, including both. There is only one way without turning back.
pub(super) fn way(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    core::iter::successors(Some(from), move |&cell| (cell != to).then(|| towards(cell, to)))
}

/// The cells strictly between two different cells.
#[inline]
pub(super) const fn between(a: Cell, b: Cell) -> Cells {
    if a != KNOT && b != KNOT && arm(a) == arm(b) {
        let (nearer, further) = if a < b { (a, b) } else { (b, a) };
        ((1_u64 << further) - (2 << nearer)) as Cells
    } else {
        let knot = if a == KNOT || b == KNOT { 0 } else { bit(KNOT) };
        (nearer(a) | nearer(b)) as Cells | knot
    }
}

/// The cells between a cell and the Knot.
#[inline]
const fn nearer(cell: Cell) -> u64 {
    if cell == KNOT { 0 } else { (1 << cell) - (1 << (cell & !7)) }
}

/// For each arm, seen from the Knot: the cells up to and including the first of `stops`.
#[inline]
pub(super) const fn fan(stops: Cells) -> Cells {
    let stops = stops as u64;
    // Subtracts one from each byte, without borrowing between bytes.
    let less_one = ((stops | HIGH) - LOW) ^ (!stops & HIGH);
    (stops ^ less_one) as Cells
}

/// The cells of `lane` outward of `from` on its arm, up to and including the first of `stops`.
#[inline]
pub(super) const fn outward(lane: Cells, stops: Cells, from: Cell) -> Cells {
    let (shift, place) = (8 * arm(from) as u32, from % 8);
    let beyond = (lane as u64 >> shift) as u8 & (0xFE_u32 << place) as u8;
    let met = (stops as u64 >> shift) as u8 & beyond;
    let cells = (met ^ met.wrapping_sub(1)) & beyond;
    ((cells as u64) << shift) as Cells
}

/// The cells of `lane` between `from` and the Knot, from `from` up to and including the first of `stops`, and whether
/// there is no such stop.
#[inline]
pub(super) const fn inward(lane: Cells, stops: Cells, from: Cell) -> (Cells, bool) {
    let (shift, place) = (8 * arm(from) as u32, from % 8);
    let before = (lane as u64 >> shift) as u8 & ((1_u32 << place) - 1) as u8;
    let met = (stops as u64 >> shift) as u8 & before;
    if met == 0 {
        return (((before as u64) << shift) as Cells, true);
    }
    let nearest = 0x80_u8 >> met.leading_zeros();
    ((((before & !(nearest - 1)) as u64) << shift) as Cells, false)
}

/// The cell of a square on the board.
pub(super) fn cell_of(square: Square) -> Option<Cell> {
    match (square.file, square.rank) {
        (10, 8) => Some(KNOT),
        (strip @ 0..4, rank @ 0..=7) => Some(cell(2 * strip, 8 - rank)),
        (strip @ 0..4, rank @ 9..=16) => Some(cell(2 * strip + 1, rank - 8)),
        _ => None,
    }
}

/// The square of a cell.
#[inline]
pub(super) const fn square(cell: Cell) -> Square {
    SQUARES[cell as usize]
}

static SQUARES: [Square; CELLS] = {
    let mut squares = [Square::new(10, 8); CELLS];
    let mut cell = 0;
    while cell < KNOT {
        let (strip, distance) = (arm(cell) / 2, distance(cell));
        squares[cell as usize] =
            Square::new(strip, if arm(cell).is_multiple_of(2) { 8 - distance } else { 8 + distance });
        cell += 1;
    }
    squares
};

/// The cells in the order of position texts: strips a to d from rank 1 up, then the Knot.
pub(super) fn reading_order() -> impl Iterator<Item = Cell> {
    let strips = (0..4).flat_map(|strip| (0..17).filter_map(move |rank| cell_of(Square::new(strip, rank))));
    strips.chain([KNOT])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_name_of_its_own() {
        let cells: Vec<Cell> = reading_order().collect();
        assert_eq!(cells.len(), CELLS);
        for &cell in &cells {
            assert_eq!(cell_of(square(cell)), Some(cell));
        }
        let named = |name: &str| name.parse().ok().and_then(cell_of);
        assert_eq!(named("k9"), Some(KNOT));
        assert_eq!(named("a1"), Some(cell(0, 8)));
        assert_eq!(named("d10"), Some(cell(7, 1)));
        for name in ["a9", "d9", "k8", "e1", "a18", "j9"] {
            assert_eq!(named(name), None, "{name}");
        }
    }

    #[test]
    fn ways_are_as_long_as_they_have_steps() {
        for from in 0..=KNOT {
            for to in 0..=KNOT {
                let cells: Vec<Cell> = way(from, to).collect();
                assert_eq!(cells.len(), usize::from(steps(from, to)) + 1);
                assert!(cells.windows(2).all(|pair| BESIDE[usize::from(pair[0])] & bit(pair[1]) != 0));
                let halves = (EVEN & bit(from) != 0, EVEN & bit(to) != 0);
                assert_eq!(halves.0 == halves.1, steps(from, to).is_multiple_of(2));
                if from != to {
                    let inner = &cells[1..cells.len() - 1];
                    assert_eq!(between(from, to), inner.iter().fold(0, |cells, &cell| cells | bit(cell)));
                }
            }
        }
    }

    #[test]
    fn a_fan_stops_on_each_arm_alone() {
        let stops = bit(cell(0, 1)) | bit(cell(3, 4)) | bit(cell(3, 6)) | bit(cell(7, 8)) | bit(KNOT);
        for arm in 0..8 {
            let reached = match arm {
                0 => 1,
                3 => 4,
                _ => 8,
            };
            let expected: Cells = (1..=reached).map(|distance| bit(cell(arm, distance))).sum();
            assert_eq!(fan(stops) & arm_cells(arm), expected, "arm {arm}");
        }
        assert_eq!(outward(ALL, stops, cell(3, 4)), bit(cell(3, 5)) | bit(cell(3, 6)));
        assert_eq!(outward(ALL, stops, cell(3, 8)), 0);
        assert_eq!(inward(ALL, stops, cell(3, 6)), (bit(cell(3, 5)) | bit(cell(3, 4)), false));
        assert_eq!(inward(ALL, stops, cell(3, 3)), (bit(cell(3, 2)) | bit(cell(3, 1)), true));
    }
}
