//! The transposition table: what has been found out about positions that are met again.

use crate::rules::Action;

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
#[derive(Copy, Clone, Debug)]
pub struct Entry {
    key: u64,
    /// The score, as the side that searched sees it.
    pub score: i32,
    /// The action that was best.
    pub action: Option<Action>,
    /// How deeply it was looked at.
    pub depth: i8,
    /// What the score is.
    pub bound: Bound,
    /// In which search it was written.
    age: u8,
}

impl Entry {
    const NONE: Self = Self { key: 0, score: 0, action: None, depth: i8::MIN, bound: Bound::Exact, age: 0 };
}

/// A table of fixed size. Each position has one of two places.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table for `2^bits` positions.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![Entry::NONE; 1 << bits], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::NONE);
        self.age = 0;
    }

    /// A new search begins: what earlier ones wrote gives way.
    pub const fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        self.entries[place..place + 2].iter().find(|entry| entry.key == key && entry.depth != i8::MIN).copied()
    }

    /// Notes what has been found out.
    #[inline]
    pub fn note(&mut self, key: u64, score: i32, action: Option<Action>, depth: i32, bound: Bound) {
        let place = self.place(key);
        let pair = &self.entries[place..place + 2];
        let worth = |entry: &Entry| i32::from(entry.depth) - if entry.age == self.age { 0 } else { 64 };
        let which = match () {
            () if pair[0].key == key => 0,
            () if pair[1].key == key => 1,
            () => usize::from(worth(&pair[0]) > worth(&pair[1])),
        };
        let entry = &mut self.entries[place + which];
        let action = action.or(if entry.key == key { entry.action } else { None });
        *entry = Entry { key, score, action, depth: depth.clamp(-1, 100) as i8, bound, age: self.age };
    }

    /// How full the table is with what this search has written, in thousandths.
    pub fn fill(&self) -> u32 {
        let sample = &self.entries[..self.entries.len().min(1000)];
        let written = sample.iter().filter(|entry| entry.age == self.age && entry.depth != i8::MIN).count();
        (written * 1000 / sample.len()) as u32
    }

    const fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.entries.len() - 1) & !1
    }
}
