//! How a bot chooses among the lines that the search finds.

use super::{Bot, may_be_taken_over, nodes_for_sides};
use crate::bots::character::Mood;
use crate::bots::done::Done;
use crate::bots::interactions::InteractionHistory;
use crate::bots::player::{Choice, Limits, PlayerError, Situation};
use crate::bots::search::{Progress, Variation};
use crate::bots::standing::worth;
use crate::bots::view::SURE;
use crate::rules::{Action, zobrist};
use crate::texts::text;

/// How many actions of each player count as the opening, in which the bot varies.
const OPENING_ACTIONS: usize = 2;
/// Margin of the opening in centipawns: lines that are as good, as far as the bot can tell.
const OPENING_MARGIN: i32 = 12;
/// Principal variations searched in the opening.
const OPENING_LINES: usize = 4;
/// Principal variations searched for bots that weigh more than the score, such as characters.
const LINES: usize = 8;
/// The most a bot gives up to keep a promise, in centipawns.
const MOST_FOR_WORD: i32 = 150;

impl Bot {
    /// Searches, and chooses among `actions` by score, level, character and promises.
    pub(super) fn choose_by_search(
        &mut self,
        situation: &Situation<'_>,
        actions: &[Action],
        deeds: Option<&InteractionHistory>,
        limits: Limits<'_>,
    ) -> Result<Choice, PlayerError> {
        if let Some(best) = self.hopes(situation) {
            let found = Progress { best, depth: 1, ..Progress::default() };
            return Ok(self.choice(situation, &found, self.pick(situation, &found.best, deeds)));
        }
        if may_be_taken_over(situation.line, actions[0]) {
            return self.choose_even(situation, actions, limits);
        }
        let (nodes, lines) = match () {
            () if actions.contains(&Action::Swap) => (nodes_for_sides(self.strength), 1),
            () if self.is_impartial() => (self.strength.nodes(), self.lines(situation)),
            () => (self.strength.nodes(), self.strength.lines().max(LINES)),
        };
        let limits = Limits { nodes: limits.nodes.min(nodes), ..limits };
        let mut found = self.look_for(lines, situation, limits)?;
        self.look_at_blows(situation, limits, &mut found)?;
        self.overlook(situation, &mut found.best);
        let Some(best) = found.best.first() else { return Err(PlayerError::NothingToDecide) };
        if actions.contains(&Action::Swap) && best.score < 0 {
            let (score, reason) = (Some(-best.score), Some(text!("reason-swap")));
            let (depth, nodes) = (found.depth, found.nodes);
            return Ok(Choice { score, depth, nodes, reason, ..Choice::plain(Action::Swap) });
        }
        Ok(self.choice(situation, &found, self.pick(situation, &found.best, deeds)))
    }

    /// The choice of a variation that was found, with its reason.
    pub(super) fn choice(&mut self, situation: &Situation<'_>, found: &Progress, chosen: &Variation) -> Choice {
        let mut choice = Choice {
            score: Some(chosen.score),
            depth: found.depth,
            nodes: found.nodes,
            line: chosen.actions.clone(),
            ..Choice::plain(chosen.actions[0])
        };
        if self.explains {
            (choice.reason, choice.plan) = self.explained(situation, &choice);
        }
        choice
    }

    /// Multi-PV search for the given number of lines.
    pub(super) fn look_for(
        &mut self,
        lines: usize,
        situation: &Situation<'_>,
        limits: Limits<'_>,
    ) -> Result<Progress, PlayerError> {
        let mut complete: Option<Progress> = None;
        let mut found = self.analyse(situation, limits, lines, &mut |progress| complete = Some(progress.clone()))?;
        if let Some(complete) = complete.filter(|complete| complete.best.len() > found.best.len()) {
            // The last depth was cut off before all lines were searched. If its best move is unchanged, or if every
            // move was asked for, use the last complete depth instead.
            let first = |progress: &Progress| progress.best.first().and_then(|best| best.actions.first()).copied();
            if first(&complete) == first(&found) || complete.best.len() == situation.line.actions().len() {
                found.best = complete.best;
            }
        }
        Ok(found)
    }

    /// The number of principal variations to choose from.
    fn lines(&self, situation: &Situation<'_>) -> usize {
        if is_opening(situation) { self.strength.lines().max(OPENING_LINES) } else { self.strength.lines() }
    }

    /// How far below the best score the chosen move may be, in centipawns.
    fn margin(&self, situation: &Situation<'_>) -> i32 {
        if is_opening(situation) { self.strength.margin().max(OPENING_MARGIN) } else { self.strength.margin() }
    }

    /// Picks the action to play from the best lines.
    fn pick<'a>(
        &self,
        situation: &Situation<'_>,
        best: &'a [Variation],
        deeds: Option<&InteractionHistory>,
    ) -> &'a Variation {
        let first = &best[0];
        let (chance, margin) = (self.chance(situation), self.margin(situation));
        let (Some(deeds), false) = (deeds, first.score.abs() >= SURE) else {
            // In the range of sure scores each point is one ply: never delay a win or hasten a loss.
            let margin = if first.score.abs() >= SURE { 0 } else { margin };
            let near = best.iter().take_while(|other| other.score >= first.score - margin).count();
            return &best[(chance % near.max(1) as u64) as usize];
        };
        let word = if self.pact.is_empty() { 0 } else { self.character.word().min(MOST_FOR_WORD) };
        let widest = margin.max(self.character.margin()).max(word);
        let mood = Mood { deeds, pact: self.pact, worth: worth(situation.line) };
        let near = best.iter().take_while(|other| other.score >= first.score - widest);
        let ranked: Vec<(i32, &Variation)> = near
            .map(|variation| {
                let done = Done::of(situation.line, variation.actions[0]);
                let leaning = done
                    .map_or(0, |done| self.character.leaning(&done, variation.actions[0], &worth(&*done.after), &mood));
                (variation.score + leaning, variation)
            })
            .collect();
        let top = ranked.iter().map(|&(rank, _)| rank).max().unwrap_or(0);
        let liked: Vec<&Variation> =
            ranked.into_iter().filter(|&(rank, _)| rank >= top - margin).map(|(_, variation)| variation).collect();
        liked.get((chance % liked.len().max(1) as u64) as usize).copied().unwrap_or(first)
    }

    /// A number determined by the seed and the position.
    pub(super) fn chance(&self, situation: &Situation<'_>) -> u64 {
        zobrist(self.seed ^ zobrist(situation.actions.len() as u64 ^ situation.line.key()))
    }
}

/// Whether the players are still within their first actions from the usual start.
fn is_opening(situation: &Situation<'_>) -> bool {
    situation.start.is_none() && situation.actions.len() < OPENING_ACTIONS * situation.game.seats().len()
}
