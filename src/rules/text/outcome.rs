//! The key `over`: why a game has ended, and for whom it ended well.

use super::seats::read_seats;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{SeatInfo, SeatSet};

/// How a game's position texts say that it is over.
#[derive(Copy, Clone, Debug)]
pub struct Endings {
    /// The word of each way to end.
    pub words: &'static [(EndReason, &'static str)],
    /// What is told to those who write something else.
    pub expected: fn() -> String,
}

impl Endings {
    /// Reads an end such as `quiet:WR`: the reason, and the seats with the most points.
    ///
    /// # Errors
    ///
    /// A sentence.
    pub fn read(&self, value: &str, seats: &[SeatInfo]) -> Result<(EndReason, SeatSet), String> {
        let (reason, letters) = value.split_once(':').ok_or_else(|| self.refusal())?;
        let found = self.words.iter().find(|(_, word)| *word == reason);
        let &(reason, _) = found.ok_or_else(|| self.refusal())?;
        let winners = if letters.is_empty() { Vec::new() } else { read_seats(letters, seats)? };
        Ok((reason, winners.into_iter().collect()))
    }

    /// Reads an end in which the seats named share the point, if `fits` agrees to so many of them.
    ///
    /// # Errors
    ///
    /// A sentence.
    pub fn read_shared(
        &self,
        value: &str,
        seats: &[SeatInfo],
        fits: impl FnOnce(EndReason, u32) -> bool,
    ) -> Result<Outcome, String> {
        let (reason, sharers) = self.read(value, seats)?;
        if fits(reason, sharers.len()) { Ok(Outcome::shared(sharers, reason)) } else { Err(self.refusal()) }
    }

    /// Writes an end as [`Endings::read`] reads it.
    pub fn write(&self, outcome: &Outcome, seats: &[SeatInfo]) -> String {
        let word = self.words.iter().find(|(reason, _)| *reason == outcome.reason).map_or("", |(_, word)| word);
        let letters: String = outcome.winners().iter().map(|seat| seat.letter(seats)).collect();
        format!("{word}:{letters}")
    }

    fn refusal(&self) -> String {
        (self.expected)()
    }
}
