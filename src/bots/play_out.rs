//! Test helper: bots play a position to its end.

use super::{Bot, Level, Limits, Player, Situation};
use crate::rules::{Action, Effects, GameId, Outcome};

/// Lets bots of `level` play all sides from a position, with `nodes` nodes per action; returns the outcome and the
/// actions played.
pub fn play_out(game: GameId, at: &str, level: Level, nodes: u64) -> (Outcome, Vec<Action>) {
    let mut line = game.set_up([], Some(at)).unwrap();
    let (mut actions, mut bot) = (Vec::new(), Bot::new(level, 1));
    while line.decider().is_some() {
        let situation = Situation { game, options: &[], start: Some(at), actions: &actions, line: &*line };
        let action = bot.choose(&situation, Limits::nodes(nodes)).unwrap().action;
        line.play(action, Effects::ignored()).unwrap();
        actions.push(action);
    }
    (line.outcome().unwrap(), actions)
}
