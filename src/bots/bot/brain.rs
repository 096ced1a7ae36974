//! The search of a bot, whatever the game.

use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::search::{Progress, Search};
use crate::bots::table::NoRoom;
use crate::rules::{AnyGame, Describe, GameId, line_of, with_game};

/// A [`Search`] with its game type erased.
pub(super) trait Brain: Send {
    fn think(
        &mut self,
        line: &dyn AnyGame,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress>;
    fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom>;
    fn clear(&mut self);
}

impl<G: Evaluate + Describe> Brain for Search<G> {
    fn think(
        &mut self,
        line: &dyn AnyGame,
        limits: Limits<'_>,
        lines: usize,
        told: &mut dyn FnMut(&Progress),
    ) -> Option<Progress> {
        let mut line = line_of::<G>(line).clone();
        self.run(&mut line, limits, lines, told)
    }

    fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        Self::equip(self, bits, threads)
    }

    fn clear(&mut self) {
        Self::clear(self);
    }
}

/// Creates the search for a game.
pub(super) fn brain(game: GameId, bits: u32) -> Result<Box<dyn Brain>, NoRoom> {
    Ok(with_game!(game, G => Box::new(Search::<G>::new(bits)?)))
}
