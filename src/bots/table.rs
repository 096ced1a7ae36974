//! The transposition table: what has been found out about positions that are met again.
//!
//! Several threads share one without locks (Hyatt and Mann, *A lock-less transposition table implementation for parallel
//! search*, 2002): an entry is two words, the first of which is the key hidden by the second. What two threads have written
//! half each is nobody's key.

use std::collections::TryReserveError;

use core::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// What is known of a score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this.
    Exact,
    /// It is this or more.
    Least,
    /// It is this or less.
    Most,
}

/// What is known of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The score, as the side that searched sees it.
    pub score: i32,
    /// The place of the action that was best, in the list that searches look at.
    pub action: Option<u16>,
    /// How deeply it was looked at.
    pub depth: i8,
    /// What the score is.
    pub bound: Bound,
    /// In which search it was written.
    age: u8,
}

/// No action.
const NONE: u16 = u16::MAX;
/// Ages come again after so many searches: six bits of a word.
const AGES: u8 = 64;

impl Entry {
    /// A word for it, never 0.
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

/// Two words in the table.
#[derive(Debug, Default)]
struct Cell {
    /// The key, hidden by the other word.
    key: AtomicU64,
    /// The entry; 0 where there is none.
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

/// A table of fixed size. Each position has one of two places.
#[derive(Debug)]
pub struct Table {
    cells: Vec<Cell>,
    age: AtomicU8,
}

/// There is too little memory for what a search would have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoRoom;

/// So many bytes must be left for what is too small to be asked about.
const HEADROOM: usize = 8 << 20;

/// Looks whether so many bytes could be had, and something besides.
///
/// # Errors
///
/// Where they could not.
pub fn look_for_room(bytes: usize) -> Result<(), NoRoom> {
    Ok(Vec::<u8>::new().try_reserve_exact(bytes.saturating_add(HEADROOM))?)
}

impl From<TryReserveError> for NoRoom {
    fn from(_: TryReserveError) -> Self {
        Self
    }
}

impl Table {
    /// A table for `2^bits` positions, 16 bytes each.
    ///
    /// # Errors
    ///
    /// Where there is too little memory.
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

    /// The smallest one.
    pub fn smallest() -> Self {
        Self { cells: vec![Cell::default(), Cell::default()], age: AtomicU8::new(0) }
    }

    /// For how many positions it is: two to the power of this.
    pub const fn bits(&self) -> u32 {
        self.cells.len().ilog2()
    }

    /// The bits of the largest table in so many megabytes.
    pub fn bits_of(megabytes: u64) -> u32 {
        (megabytes.max(1) * 1024 * 1024 / size_of::<Cell>() as u64).ilog2()
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.cells.iter().for_each(|cell| cell.write(0, 0));
        self.age.store(0, Relaxed);
    }

    /// A new search begins: what earlier ones wrote gives way.
    pub fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        self.cells[place..place + 2].iter().map(Cell::read).find_map(|(found, entry)| entry.filter(|_| found == key))
    }

    /// Notes what has been found out.
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

    /// How full the table is with what this search has written, in thousandths.
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
        let table = Table::new(4).unwrap();
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
        let table = Table::new(4).unwrap();
        table.note(5 << 20, 10, Some(2), 3, Bound::Exact);
        table.note(5 << 20, 20, None, 4, Bound::Most);
        assert_eq!(table.find(5 << 20).unwrap().action, Some(2));
    }

    #[test]
    fn deep_entries_stay_until_a_new_search() {
        let table = Table::smallest();
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
            assert_eq!(Table::new(bits).err(), Some(NoRoom), "{bits}");
        }
        assert_eq!((Table::new(1).unwrap().bits(), Table::smallest().bits()), (1, 1));
    }

    #[test]
    fn half_an_entry_is_nobodys() {
        let table = Table::smallest();
        table.note(1, 5, None, 3, Bound::Exact);
        let cell = &table.cells[0];
        cell.word.store(cell.word.load(Relaxed) ^ 1, Relaxed);
        assert_eq!(table.find(1), None);
    }
}
