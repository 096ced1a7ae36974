//! Judges an action next to the best one.

use super::{Bot, may_be_taken_over};
use crate::bots::player::{Limits, PlayerError, Situation};
use crate::bots::search::Variation;
use crate::bots::view::SURE;
use crate::rules::Action;

/// From this score on, in centipawns, the game counts as decided: [`Verdict::loss`] ignores any difference beyond it.
const CLEAR: i32 = 1_000;

/// The score of an action next to that of the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The score for the player to move, in centipawns.
    pub score: i32,
    /// The best action with its principal variation.
    pub best: Variation,
}

impl Verdict {
    /// Nodes of a search in the game review: twice those of level 5, so that its verdict is worth more than the bot's.
    pub const NODES: u32 = 60_000;

    /// The loss by the action, in centipawns; from [`SURE`] on, it throws away the game. A slower win loses nothing,
    /// and a player who was lost cannot lose more.
    pub fn loss(&self) -> i32 {
        if self.score <= -SURE && self.best.score > -CLEAR {
            return SURE;
        }
        self.best.score.clamp(-CLEAR, CLEAR) - self.score.clamp(-CLEAR, CLEAR)
    }
}

impl Bot {
    /// Compares a legal `action` with the best one. Both are searched to the same depth, the deepest that `limits`
    /// allow for either.
    ///
    /// # Errors
    ///
    /// Where no player is to decide, or the search does not list the action.
    pub fn judge(
        &mut self,
        situation: &Situation<'_>,
        action: Action,
        limits: Limits<'_>,
    ) -> Result<Verdict, PlayerError> {
        if may_be_taken_over(situation.line, action) {
            // The other side may swap, so the objectively best move is not the one to play, and no loss can be stated.
            return Ok(Verdict { score: 0, best: Variation { score: 0, actions: vec![action] } });
        }
        let mut by_depth: Vec<(u32, Variation)> = Vec::new();
        let best = self.analyse(situation, limits, 1, &mut |progress| {
            by_depth.extend(progress.best.first().map(|first| (progress.depth, first.clone())));
        })?;
        let mut first = best.best.first().ok_or(PlayerError::NothingToDecide)?.clone();
        if first.actions.first() == Some(&action) {
            return Ok(Verdict { score: first.score, best: first });
        }
        let same = Limits { only: Some(action), depth: best.depth.max(1), ..limits };
        let found = self.analyse(situation, same, 1, &mut |_| {})?;
        let score = found.best.first().ok_or(PlayerError::NothingToDecide)?.score;
        if found.depth < best.depth {
            // Out of time: scores are only compared at equal depth.
            let Some((_, then)) = by_depth.into_iter().find(|(depth, _)| *depth == found.depth) else {
                return Ok(Verdict { score: first.score, best: first });
            };
            first = then;
        }
        // If the action scores higher when searched alone, it counts as the best.
        Ok(Verdict { score: score.min(first.score), best: first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_given_away_only_where_it_was_not_lost() {
        let loss =
            |best: i32, score: i32| Verdict { score, best: Variation { score: best, actions: Vec::new() } }.loss();
        assert_eq!(loss(SURE + 990, 1_500), 0, "to win later is to win");
        assert_eq!(loss(SURE + 990, 300), CLEAR - 300, "a sure win is missed");
        assert_eq!((loss(120, -80), loss(-1_500, -2_500)), (200, 0));
        assert_eq!((loss(0, -SURE - 5), loss(SURE, -SURE - 5)), (SURE, SURE), "the game is given away");
        assert_eq!(loss(-SURE - 7, -SURE - 5), 0, "it was lost already");
    }
}
