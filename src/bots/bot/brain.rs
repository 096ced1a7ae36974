//! The search of a bot, whatever the game.

use core::any::Any;

use crate::bots::evaluate::Evaluate;
use crate::bots::player::Limits;
use crate::bots::search::{Progress, Search};
use crate::bots::table::NoRoom;
use crate::rules::{AnyGame, Describe, GameId, Line, auction, knot, pothole, quad};

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
        let mut line = (line as &dyn Any).downcast_ref::<Line<G>>()?.clone();
        self.run(&mut line, limits, lines, told)
    }

    fn equip(&mut self, bits: u32, threads: usize) -> Result<(), NoRoom> {
        Self::equip(self, bits, threads)
    }

    fn clear(&mut self) {
        Self::clear(self);
    }
}

/// Creates the search for a game. This is the only place that lists all games.
pub(super) fn brain(game: GameId, bits: u32) -> Result<Box<dyn Brain>, NoRoom> {
    Ok(match game {
        GameId::Pothole => Box::new(Search::<pothole::Position>::new(bits)?),
        GameId::Knot => Box::new(Search::<knot::Position>::new(bits)?),
        GameId::Quad => Box::new(Search::<quad::Position>::new(bits)?),
        GameId::Auction => Box::new(Search::<auction::Position>::new(bits)?),
    })
}
