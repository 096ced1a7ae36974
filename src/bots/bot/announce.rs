//! What a bot says of its own next action.

use super::Bot;
use crate::bots::auction::Placed;
use crate::bots::plan::Plan;
use crate::bots::player::{Choice, Limits, Player as _, Situation};
use crate::bots::reason::explain;
use crate::rules::{Action, AnyGame, Bid, Decider, Effects};

/// Maximum nodes of the search that confirms what a bot announces.
const NODES: u64 = 20_000;
/// How much better than all others an announced action must be, in centipawns, beyond the level's margin. Rivals will have
/// moved before it is played.
const LEAD: i32 = 60;
/// The same for a placement: there are about a hundred squares, and shallow searches swing between them.
const PLACED: i32 = 150;
/// Size of its transposition table in megabytes.
const MEMORY: u64 = 1;

impl Bot {
    /// The reason for a choice, and what it announces.
    pub(super) fn explained(&self, situation: &Situation<'_>, choice: &Choice) -> (Option<String>, Option<Plan>) {
        let (mut other, limits) = self.second();
        let mut expects = |line: &dyn AnyGame| other.sure(&Situation { line, ..*situation }, LEAD, limits);
        explain(situation.line, choice, &mut expects)
    }

    /// A bot of the same level, as attentive, and its limits, so that the search of what is said changes nothing of what
    /// is played.
    fn second(&self) -> (Self, Limits<'static>) {
        // A bot that is not prepared for a game allocates nothing.
        let second = Self { memory: MEMORY, is_attentive: self.is_attentive, ..Self::new(self.strength, self.seed) };
        (second, Limits::nodes(self.strength.nodes().min(NODES)))
    }

    /// Where the bot will place the piece of an announced placement, and the announcement with all that is expected before
    /// it. Undecided if several squares are about as good; `None` if there is nothing to say anew.
    pub(super) fn placement(
        &self,
        situation: &Situation<'_>,
        action: Action,
        plan: Option<&Plan>,
    ) -> Option<(Placed, Option<Plan>)> {
        let plan = plan.filter(|_| self.explains)?;
        let next = self.up_to_placement(situation, action, plan);
        let placed = next.as_ref().and_then(|next| next.last()).map_or(Placed::Open, |&placed| Placed::By(placed));
        Some((placed, next.map(Plan::Next)))
    }

    /// The actions that follow a bid or an answer up to the announced placement, as far as the bot can tell: the other
    /// bidders bid nothing, and all place their pieces as it would.
    fn up_to_placement(&self, situation: &Situation<'_>, action: Action, plan: &Plan) -> Option<Vec<Action>> {
        let Plan::Next(announced) = plan else { return None };
        let Some(Action::Place { kind: wanted, .. }) = announced.last() else { return None };
        let Some(Decider::Seat(seat)) = situation.line.decider() else { return None };
        let (mut other, limits) = self.second();
        let (mut line, mut actions, mut next) = (situation.line.clone_box(), situation.actions.to_vec(), action);
        loop {
            line.play(next, Effects::ignored()).ok()?;
            actions.push(next);
            next = match line.actions().first()? {
                Action::Bid(_) => Action::Bid(Bid::default()),
                Action::Accept(_) | Action::Decline => Action::Accept(seat),
                Action::Place { .. } => {
                    let then = Situation { line: &*line, actions: &actions, ..*situation };
                    let is_mine = line.decider() == Some(Decider::Seat(seat));
                    if is_mine { other.sure(&then, PLACED, limits)? } else { other.choose(&then, limits).ok()?.action }
                }
                _ => return None,
            };
            let is_wanted = matches!(next, Action::Place { kind, .. } if kind == *wanted);
            if is_wanted && line.decider() == Some(Decider::Seat(seat)) {
                actions.push(next);
                return Some(actions.split_off(situation.actions.len() + 1));
            }
        }
    }

    /// What the bot chooses here, if that is better than all else by far.
    fn sure(&mut self, situation: &Situation<'_>, lead: i32, limits: Limits<'_>) -> Option<Action> {
        let found = self.look_for(2, situation, limits).ok()?;
        let [best, second, ..] = &found.best[..] else { return None };
        let is_sure = best.score - second.score > self.strength.margin() + lead;
        // Weak levels overlook what they would like to do.
        let choice = self.choose(situation, limits).ok().filter(|_| is_sure)?;
        (best.actions.first() == Some(&choice.action)).then_some(choice.action)
    }
}
