//! Speed of the bots' search: nodes per second on one core, from the start of each game and from the middle of games
//! between bots.

use std::time::Instant;

use bulldozer_gambit::bots::{Bot, Level, Limits, Player, Situation};
use bulldozer_gambit::rules::{AnyGame, Decider, Effects, GameId};

/// Nodes searched per position.
const NODES: u64 = 300_000;
/// Number of actions between two positions of a game.
const APART: usize = 20;
const PLACES: usize = 4;

fn main() {
    for game in GameId::ALL {
        for (actions, line) in places(game) {
            let mut bot = Bot::new(Level::STRONGEST, 1);
            let situation = Situation { game, options: &[], start: None, actions: &[], line: &*line };
            let begun = Instant::now();
            let Ok(found) = bot.analyse(&situation, Limits::nodes(NODES), 1, &mut |_| {}) else { continue };
            let secs = begun.elapsed().as_secs_f64();
            let thousands = found.nodes as f64 / secs / 1000.0;
            println!(
                "{:8} after {actions:3} actions: {thousands:6.0} thousand a second, depth {}",
                game.name(),
                found.depth
            );
        }
    }
}

/// The starting position, and positions from a game of weak bots.
fn places(game: GameId) -> Vec<(usize, Box<dyn AnyGame>)> {
    let mut line = game.set_up([], None).expect("the start");
    let mut bot = Bot::new(Level::STRONGEST, 1);
    let mut places = vec![(0, line.clone())];
    for number in 1.. {
        let action = match line.decider() {
            Some(Decider::Seat(_)) => {
                let situation = Situation { game, options: &[], start: None, actions: &[], line: &*line };
                bot.choose(&situation, Limits::nodes(2_000)).expect("an action").action
            }
            Some(Decider::Chance) => line.actions()[0],
            None => break,
        };
        line.play_unchecked(action, Effects::ignored());
        if number % APART == 0 && matches!(line.decider(), Some(Decider::Seat(_))) {
            places.push((number, line.clone()));
        }
        if places.len() == PLACES {
            break;
        }
    }
    places
}
