//! The search for balanced starts: quiet positions near the start in which neither side is ahead.
//!
//! A candidate is what a few random actions make of the start of the rules, while the option `truce` forbids captures and
//! checks. Most candidates are lopsided, and a short search shows it. So longer and longer searches look at fewer and
//! fewer of them.

use crate::arena::{Opening, OpeningError, judge, wander};
use crate::bots::{CONTEMPT, Chance};
use crate::rules::{Draft, Effects, GameId, SetupError};

/// The fewest random actions.
const FEWEST: u32 = 4;
/// How many numbers of random actions there are; all are even, so that the first player is to move.
const LENGTHS: u32 = 5;
/// A truce that outlasts them.
const TRUCE: (&str, &str) = ("truce", "40");
/// The keys of a position that tell of the random actions.
const TRACES: [&str; 2] = [TRUCE.0, "quiet"];

/// A search that all candidates have to pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The nodes of the search.
    pub nodes: u64,
    /// The largest lead that passes, in centipawns.
    pub bound: i32,
}

impl Stage {
    /// Whether a start with this lead passes. Exactly what a draw counts means that the search has found a repetition.
    pub const fn passes(self, lead: i32) -> bool {
        lead.abs() <= self.bound && lead != -CONTEMPT
    }
}

/// The stages, the shortest search first.
pub const STAGES: [Stage; 7] = [
    Stage { nodes: 1_500, bound: 250 },
    Stage { nodes: 10_000, bound: 220 },
    Stage { nodes: 60_000, bound: 200 },
    Stage { nodes: 300_000, bound: 170 },
    Stage { nodes: 1_000_000, bound: 150 },
    Stage { nodes: 4_000_000, bound: 130 },
    Stage { nodes: 16_000_000, bound: 130 },
];

/// The candidate with this number, as a position text; `None` if the random actions lead to no position in which a player
/// is to move, or cost a piece.
///
/// # Errors
///
/// Where the game has no option `truce`.
pub fn candidate(game: GameId, seed: u64, number: u32) -> Result<Option<String>, SetupError> {
    let mut line = game.set_up([TRUCE], None)?;
    let whole = line.snapshot().pieces.len();
    let plies = FEWEST + 2 * (number % LENGTHS);
    let Some(actions) = wander(&*line, plies, Chance::new(Chance::seed_of(&[number.into(), seed]))) else {
        return Ok(None);
    };
    for action in actions {
        line.play_unchecked(action, Effects::ignored());
    }
    // A truce allows a berserk without victims, which costs the attacker.
    if line.snapshot().pieces.len() < whole {
        return Ok(None);
    }
    let mut draft = Draft::of(game, &*line);
    draft.options_mut().clear();
    for key in TRACES {
        draft.set_key(key, None).expect("a key can always be removed");
    }
    Ok(Some(draft.lay()?.to_text()))
}

/// How far the player to move is ahead in `position`, in centipawns; `None` if the game is over there.
///
/// # Errors
///
/// Where the position is invalid.
pub fn lead(game: GameId, position: &str, nodes: u64) -> Result<Option<i32>, OpeningError> {
    judge(game, &[], &Opening { start: Some(position.to_owned()), actions: vec![] }, nodes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    #[test]
    fn candidates_are_quiet_and_have_whole_armies() {
        let pieces = |text: &str| text.matches(['W', 'B']).count();
        let start = GameId::Knot.set_up([], None).unwrap().to_text();
        let found: Vec<String> = (0..40).filter_map(|number| candidate(GameId::Knot, 7, number).unwrap()).collect();
        assert!(found.len() > 30, "{}", found.len());
        for text in &found {
            assert_eq!(pieces(text), pieces(&start), "{text}");
            assert!(!text.contains("truce") && !text.contains("quiet"), "{text}");
            assert_eq!(GameId::Knot.set_up([], Some(text)).unwrap().turn(), Seat(0), "{text}");
        }
        assert_eq!(candidate(GameId::Knot, 7, 0).unwrap().as_ref(), found.first());
    }

    #[test]
    fn only_games_with_a_truce_have_candidates() {
        let why = candidate(GameId::Quad, 1, 0).unwrap_err().to_string();
        assert!(why.contains("truce"), "{why}");
    }
}
