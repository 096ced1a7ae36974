//! The transposition table: search results by position, for positions that are reached again.
//!
//! Threads share it without locks (Hyatt and Mann, *A lock-less transposition table implementation for parallel
//! search*, 2002): an entry is two words, the XOR of key and data, and the data itself. If two threads' writes mix,
//! the key no longer matches.

use std::collections::TryReserveError;

use core::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// How the stored score bounds the true one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The exact score.
    Exact,
    /// A lower bound.
    Least,
    /// An upper bound.
    Most,
}

/// What the table stores for a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The score, from the searching side's point of view.
    pub score: i32,
    /// The index of the best action in the game's list for the search.
    pub action: Option<u16>,
    /// The remaining depth it was searched to.
    pub depth: i8,
    /// How the score is to be read.
    pub bound: Bound,
    /// The search that wrote it, modulo [`AGES`].
    age: u8,
}

/// The index that stands for no action.
const NONE: u16 = u16::MAX;
/// Search ages wrap around after this many: they take six bits.
const AGES: u8 = 64;

impl Entry {
    /// Packs the entry into one word, which is never 0.
    const fn to_word(self) -> u64 {
        let action = match self.action {
            Some(place) => place,
            None => NONE,
        };
        let last = (self.bound as u64 + 1) | (self.age as u64) << 2;
        self.score as u32 as u64 | (action as u64) << 32 | (self.depth as u8 as u64) << 48 | last << 56
    }

    const fn of_word(word: u64) -> Self {
        let (action, last) = ((word >> 32) as u16, (word >> 56) as u8);
        let bound = match last & 3 {
            1 => Bound::Exact,
            2 => Bound::Least,
            _ => Bound::Most,
        };
        Self {
            score: word as u32 as i32,
            action: if action == NONE { None } else { Some(action) },
            depth: (word >> 48) as i8,
            bound,
            age: last >> 2,
        }
    }
}

/// One slot of the table.
#[derive(Debug, Default)]
struct Cell {
    /// The XOR of the key and `word`.
    key: AtomicU64,
    /// The packed entry; 0 if the slot is empty.
    word: AtomicU64,
}

impl Cell {
    /// The key, and the entry if there is one.
    #[inline]
    fn read(&self) -> (u64, Option<Entry>) {
        let word = self.word.load(Relaxed);
        (self.key.load(Relaxed) ^ word, (word != 0).then(|| Entry::of_word(word)))
    }

    fn write(&self, key: u64, word: u64) {
        self.word.store(word, Relaxed);
        self.key.store(key ^ word, Relaxed);
    }
}

/// A table of fixed size. Each position maps to a bucket of two slots.
#[derive(Debug)]
pub struct TranspositionTable {
    cells: Vec<Cell>,
    age: AtomicU8,
}

/// Not enough memory for a search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoRoom;

/// Bytes that must stay free for small allocations, which are not checked.
const HEADROOM: usize = 8 << 20;

/// Checks whether this many bytes, plus some headroom, can be allocated.
///
/// # Errors
///
/// Where they cannot.
pub fn look_for_room(bytes: usize) -> Result<(), NoRoom> {
    Ok(Vec::<u8>::new().try_reserve_exact(bytes.saturating_add(HEADROOM))?)
}

impl From<TryReserveError> for NoRoom {
    fn from(_: TryReserveError) -> Self {
        Self
    }
}

impl TranspositionTable {
    /// A table with `2^bits` slots of 16 bytes.
    ///
    /// # Errors
    ///
    /// Where memory runs out.
    pub fn new(bits: u32) -> Result<Self, NoRoom> {
        let count = 1_usize.checked_shl(bits.max(1)).ok_or(NoRoom)?;
        let mut cells = Vec::new();
        cells.try_reserve_exact(count)?;
        if count > HEADROOM / size_of::<Cell>() {
            look_for_room(0)?;
        }
        cells.resize_with(count, Cell::default);
        Ok(Self { cells, age: AtomicU8::new(0) })
    }

    /// The smallest table, with two slots.
    pub fn smallest() -> Self {
        Self { cells: vec![Cell::default(), Cell::default()], age: AtomicU8::new(0) }
    }

    /// The base-2 logarithm of its number of slots.
    pub const fn bits(&self) -> u32 {
        self.cells.len().ilog2()
    }

    /// The `bits` of the largest table that fits into this many megabytes.
    pub fn bits_of(megabytes: u64) -> u32 {
        (megabytes.max(1) * 1024 * 1024 / size_of::<Cell>() as u64).ilog2()
    }

    /// Empties the table.
    pub fn clear(&self) {
        self.cells.iter().for_each(|cell| cell.write(0, 0));
        self.age.store(0, Relaxed);
    }

    /// Starts a new search: entries of earlier ones are replaced first.
    pub fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// Looks up the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        self.cells[place..place + 2].iter().map(Cell::read).find_map(|(found, entry)| entry.filter(|_| found == key))
    }

    /// Stores a result.
    #[inline]
    pub fn note(&self, key: u64, score: i32, action: Option<u16>, depth: i32, bound: Bound) {
        let (place, age) = (self.place(key), self.age.load(Relaxed));
        let [one, other] = [&self.cells[place], &self.cells[place + 1]];
        let (first, second) = (one.read(), other.read());
        let worth = |entry: Option<Entry>| {
            entry.map_or(i32::MIN, |entry| i32::from(entry.depth) - if entry.age == age { 0 } else { 128 })
        };
        let is_it = |(found, entry): (u64, Option<Entry>)| entry.is_some() && found == key;
        let (cell, before) = match () {
            () if is_it(first) => (one, first.1),
            () if is_it(second) => (other, second.1),
            () if worth(first.1) > worth(second.1) => (other, None),
            () => (one, None),
        };
        let action = action.or(before.and_then(|before| before.action));
        let entry = Entry { score, action, depth: depth.clamp(-1, 100) as i8, bound, age };
        cell.write(key, entry.to_word());
    }

    /// How full the table is with entries of this search, in thousandths (a sample of the first slots).
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = &self.cells[..self.cells.len().min(1000)];
        let written = sample.iter().filter(|cell| cell.read().1.is_some_and(|entry| entry.age == age)).count();
        (written * 1000 / sample.len()) as u32
    }

    const fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.cells.len() - 1) & !1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_found() {
        let table = TranspositionTable::new(4).unwrap();
        assert_eq!(table.find(0), None);
        for (key, score, action, depth, bound) in [
            (7_u64 << 20, -1_000_000, Some(3), 12, Bound::Exact),
            (9 << 20, 999_999, None, -1, Bound::Least),
            (1 << 60, -1, Some(65_534), 100, Bound::Most),
        ] {
            table.note(key, score, action, depth, bound);
            let found = table.find(key).unwrap();
            assert_eq!((found.score, found.action, i32::from(found.depth), found.bound), (score, action, depth, bound));
        }
    }

    #[test]
    fn the_best_action_outlives_a_search_that_finds_none() {
        let table = TranspositionTable::new(4).unwrap();
        table.note(5 << 20, 10, Some(2), 3, Bound::Exact);
        table.note(5 << 20, 20, None, 4, Bound::Most);
        assert_eq!(table.find(5 << 20).unwrap().action, Some(2));
    }

    #[test]
    fn deep_entries_stay_until_a_new_search() {
        let table = TranspositionTable::smallest();
        for (key, depth) in [(1, 9), (2, 8), (3, 1)] {
            table.note(key, 0, None, depth, Bound::Exact);
        }
        assert!(table.find(1).is_some() && table.find(2).is_none() && table.find(3).is_some());
        table.grow_older();
        table.note(4, 0, None, 0, Bound::Exact);
        table.note(5, 0, None, 0, Bound::Exact);
        assert!(table.find(1).is_none());
        table.clear();
        assert!(table.find(4).is_none());
    }

    #[test]
    fn what_finds_no_room_is_not_made() {
        for bits in [61, 63, 64, u32::MAX] {
            assert_eq!(TranspositionTable::new(bits).err(), Some(NoRoom), "{bits}");
        }
        assert_eq!((TranspositionTable::new(1).unwrap().bits(), TranspositionTable::smallest().bits()), (1, 1));
    }

    #[test]
    fn half_an_entry_is_nobodys() {
        let table = TranspositionTable::smallest();
        table.note(1, 5, None, 3, Bound::Exact);
        let cell = &table.cells[0];
        cell.word.store(cell.word.load(Relaxed) ^ 1, Relaxed);
        assert_eq!(table.find(1), None);
    }
}
