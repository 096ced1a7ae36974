//! The key `over`: why a game has ended, and who won or shared it.

use super::seats::read_seats;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{SeatInfo, SeatSet};

/// How a game's position texts express its end.
#[derive(Copy, Clone, Debug)]
pub struct Endings {
    /// The word for each reason.
    pub words: &'static [(EndReason, &'static str)],
    /// The error message for other words.
    pub expected: fn() -> String,
}

impl Endings {
    /// Parses an end such as `quiet:WR`: the reason, and the seats with the most points.
    ///
    /// # Errors
    ///
    /// A sentence about what is wrong.
    pub fn read(&self, value: &str, seats: &[SeatInfo]) -> Result<(EndReason, SeatSet), String> {
        let (reason, letters) = value.split_once(':').ok_or_else(|| self.refusal())?;
        let found = self.words.iter().find(|(_, word)| *word == reason);
        let &(reason, _) = found.ok_or_else(|| self.refusal())?;
        let winners = if letters.is_empty() { Vec::new() } else { read_seats(letters, seats)? };
        Ok((reason, winners.into_iter().collect()))
    }

    /// Parses an end in which the named seats share the point; `fits` checks their number.
    ///
    /// # Errors
    ///
    /// A sentence about what is wrong.
    pub fn read_shared(
        &self,
        value: &str,
        seats: &[SeatInfo],
        fits: impl FnOnce(EndReason, u32) -> bool,
    ) -> Result<Outcome, String> {
        let (reason, sharers) = self.read(value, seats)?;
        if fits(reason, sharers.len()) { Ok(Outcome::shared(sharers, reason)) } else { Err(self.refusal()) }
    }

    /// Writes the end in the form that [`Endings::read`] reads.
    pub fn write(&self, outcome: &Outcome, seats: &[SeatInfo]) -> String {
        let word = self.words.iter().find(|(reason, _)| *reason == outcome.reason).map_or("", |(_, word)| word);
        let letters: String = outcome.winners().iter().map(|seat| seat.letter(seats)).collect();
        format!("{word}:{letters}")
    }

    fn refusal(&self) -> String {
        (self.expected)()
    }
}
