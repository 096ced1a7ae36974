//! Blows that a bot has promised.

use super::Bot;
use crate::bots::done::Done;
use crate::bots::player::{Limits, PlayerError, Situation};
use crate::bots::search::{Progress, Variation};
use crate::bots::view::SURE;
use crate::rules::Action;

/// Maximum number of promised blows that are searched in addition.
const MOST_BLOWS: usize = 6;

impl Bot {
    /// Adds promised blows if no line found so far strikes one: a promise that is not searched is never kept. If time
    /// runs out, blow and best move are compared at equal, lower depth, and the difference applies to the full score.
    pub(super) fn look_at_blows(
        &mut self,
        situation: &Situation<'_>,
        limits: Limits<'_>,
        found: &mut Progress,
    ) -> Result<(), PlayerError> {
        let promised = self.pact.strike;
        let strikes = |action: Action| {
            Done::of(situation.line, action).is_some_and(|done| done.hits().iter().any(|seat| promised.contains(seat)))
        };
        let Some(best) = found.best.first().filter(|best| !promised.is_empty() && best.score.abs() < SURE).cloned()
        else {
            return Ok(());
        };
        if found.best.iter().any(|known| strikes(known.actions[0])) {
            return Ok(());
        }
        let blows = situation.line.actions().into_iter().filter(|&action| strikes(action)).take(MOST_BLOWS);
        for action in blows.collect::<Vec<_>>() {
            let same = |action| Limits { only: Some(action), depth: found.depth.max(1), ..limits };
            let blow = self.analyse(situation, same(action), 1, &mut |_| {})?;
            found.nodes += blow.nodes;
            let ahead = if blow.depth == found.depth {
                0
            } else {
                let first = self.analyse(situation, same(best.actions[0]), 1, &mut |_| {})?;
                found.nodes += first.nodes;
                let Some(first) = first.best.first().filter(|_| first.depth == blow.depth) else { continue };
                best.score - first.score
            };
            found.best.extend(blow.best.into_iter().map(|blow| Variation { score: blow.score + ahead, ..blow }));
        }
        found.best.sort_by_key(|variation| core::cmp::Reverse(variation.score));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::pact::Pact;
    use crate::bots::{Level, Player};
    use crate::rules::{GameId, SeatSet};

    /// A blow outside the searched lines is searched: to full depth or, when time is out, relative to the best line.
    #[test]
    fn promised_blows_are_thought_of() {
        let start = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let situation = Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &[], line: &*line };
        let action = |token: &str| Action::parse(token, line.seats()).unwrap();
        let quiet = Limits { only: Some(action("d2d3")), depth: 3, ..Limits::nodes(9_000) };
        for limits in [Limits::nodes(9_000), Limits { stop: &|| true, ..Limits::nodes(9_000) }] {
            let mut bot = Bot::new(Level::STRONGEST, 1);
            let mut found = bot.analyse(&situation, quiet, 1, &mut |_| {}).unwrap();
            bot.look_at_blows(&situation, limits, &mut found).unwrap();
            assert_eq!(found.best.len(), 1, "nothing has been promised");
            bot.promise(Pact { strike: SeatSet(2), ..Pact::default() });
            bot.look_at_blows(&situation, limits, &mut found).unwrap();
            assert_eq!(found.best[0].actions[0], action("d2d6"));
            assert!(found.best[0].score > found.best.last().unwrap().score + 300, "{:?}", found.best);
        }
    }
}
