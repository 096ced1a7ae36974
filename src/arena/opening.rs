//! Openings for arena games, so that the games differ.

use core::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::bots::{Bot, Chance, Level, Limits, Situation};
use crate::rules::{Action, AnyGame, Decider, Effects, GameId, SetupError, excerpt};

/// The source of an arena's openings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Openings {
    /// This many random player actions; dice are not counted.
    Random(u32),
    /// The same, but taking the first such opening that is about even. Where one side wins from most random positions,
    /// games between good players say little about who is better.
    Even(u32),
    /// The same, but still about even to a search of a hundred times as many positions, which takes seconds for each
    /// opening. Of those that are even at first sight, many are won for one side.
    Deep(u32),
    /// The balanced starts of the game in turn ([`GameId::kit`]).
    Balanced,
    /// The given lines in turn, starting over at the end: `startpos` or `fen POSITION`, then `moves TOKEN ...`.
    Lines(Vec<String>),
}

/// The position in which the players take over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The text of the starting position, if it is not the usual one.
    pub start: Option<String>,
    /// The actions played from there.
    pub actions: Vec<Action>,
}

/// Why an opening cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningError {
    /// The rule options or the starting position are wrong.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// A line is malformed.
    #[error("opening {number}: expected is: startpos|fen POSITION [moves TOKEN ...], not `{}`", excerpt(.line))]
    Form {
        /// The line's number, from 1.
        number: usize,
        /// The line's text.
        line: String,
    },
    /// A line's position is wrong.
    #[error("opening {number}: {error}")]
    Position {
        /// The line's number, from 1.
        number: usize,
        /// What is wrong with the position.
        error: SetupError,
    },
    /// A line's action is illegal.
    #[error("opening {number}: move {at} `{}`: {why}", excerpt(.token))]
    Move {
        /// The line's number, from 1.
        number: usize,
        /// The action's number in the line, from 1.
        at: usize,
        /// The action's token.
        token: String,
        /// Why it is illegal.
        why: String,
    },
    /// The game is over at the end of the line.
    #[error("opening {number}: the game is over")]
    Over {
        /// The line's number, from 1.
        number: usize,
    },
    /// The game has no balanced starts.
    #[error("{} has no balanced starts", .0.name())]
    NotBalanced(GameId),
    /// The list has no lines.
    #[error("there are no openings")]
    Empty,
    /// The number of random actions is too large.
    #[error("an opening has at most {most} random actions, {kind}, not {found}")]
    TooMany {
        /// The kind of openings.
        kind: &'static str,
        /// The maximum number of random actions.
        most: u32,
        /// The requested number.
        found: u32,
    },
}

/// Maximum number of random actions in an opening. No game lasts that long at random.
const MOST_RANDOM: u32 = 1000;
/// The same for even openings, each of which may take many tries.
const MOST_EVEN: u32 = 100;

/// Tries with fresh random actions, before their number is halved.
const TRIES: u64 = 64;

/// Maximum imbalance of an even opening for the player to move, in centipawns.
const EVEN: i32 = 60;

/// How an opening is chosen that leaves no player far ahead: how many are judged, before the most even of them is taken,
/// and with how many nodes, one search after the other.
struct Judge {
    tries: u64,
    nodes: &'static [u64],
}

impl Judge {
    const EVEN: Self = Self { tries: 40, nodes: &[6_000] };
    const DEEP: Self = Self { tries: 400, nodes: &[6_000, 60_000, 600_000] };

    /// How even an opening is, greater for a more even one: how many of the searches find it even, and the imbalance that
    /// the first other one finds, or the last.
    fn evenness(
        &self,
        game: GameId,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<(usize, Reverse<i32>), OpeningError> {
        let mut found = (0, Reverse(i32::MAX));
        for &nodes in self.nodes {
            let score = judge(game, options, opening, nodes)?.map_or(i32::MAX, i32::abs);
            found.1 = Reverse(score);
            if score > EVEN {
                break;
            }
            found.0 += 1;
        }
        Ok(found)
    }

    /// The first even opening with this many random actions, or the most even one.
    fn choose(
        &self,
        game: GameId,
        options: &[(String, String)],
        plies: u32,
        seed: u64,
        index: u32,
    ) -> Result<Opening, OpeningError> {
        let mut most_even = None;
        for attempt in 0..self.tries {
            let seed = Chance::seed_of(&[seed, attempt]);
            let opening = Openings::Random(plies).opening(game, options, seed, index)?;
            let evenness = self.evenness(game, options, &opening)?;
            let is_even = evenness.0 == self.nodes.len();
            if most_even.as_ref().is_none_or(|&(most, _)| evenness > most) {
                most_even = Some((evenness, opening));
            }
            if is_even {
                break;
            }
        }
        most_even.map(|(_, opening)| opening).ok_or(OpeningError::Empty)
    }
}

impl Openings {
    /// Parses `K`, `even:K`, `deep:K` and `balanced`; `None` for anything else, which is a file name.
    /// [`Openings::check`] rejects numbers that are too large.
    pub fn numbered(text: &str) -> Option<Self> {
        let number = |text: &str| {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| text.parse().unwrap_or(u32::MAX))
        };
        let even = || text.strip_prefix("even:").and_then(number).map(Self::Even);
        let deep = || text.strip_prefix("deep:").and_then(number).map(Self::Deep);
        let balanced = || (text == "balanced").then_some(Self::Balanced);
        number(text).map(Self::Random).or_else(even).or_else(deep).or_else(balanced)
    }

    /// Parses a file with one opening a line; skips empty lines and comments with `#`.
    pub fn read(text: &str) -> Self {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        Self::Lines(lines.map(str::to_owned).collect())
    }

    /// Plays all openings of a list to check them; random openings are always valid.
    ///
    /// # Errors
    ///
    /// The first one that cannot be played.
    pub fn check(&self, game: GameId, options: &[(String, String)]) -> Result<(), OpeningError> {
        let bound =
            |kind, most, found| if found > most { Err(OpeningError::TooMany { kind, most, found }) } else { Ok(()) };
        match *self {
            Self::Random(found) => bound("K", MOST_RANDOM, found)?,
            Self::Even(found) => bound("even:K", MOST_EVEN, found)?,
            Self::Deep(found) => bound("deep:K", MOST_EVEN, found)?,
            Self::Balanced | Self::Lines(_) => {}
        }
        match self {
            Self::Random(_) | Self::Even(_) | Self::Deep(_) => lay(game, options, None).map(|_| ())?,
            Self::Balanced => {
                let first = game.kit().balanced.first().ok_or(OpeningError::NotBalanced(game))?;
                lay(game, options, Some(first)).map(|_| ())?;
            }
            Self::Lines(lines) if lines.is_empty() => return Err(OpeningError::Empty),
            Self::Lines(lines) => {
                for (number, line) in (1..).zip(lines) {
                    read_line(game, options, number, line)?;
                }
            }
        }
        Ok(())
    }

    /// The opening with this number, from 0. After it the game goes on, and all players are still in.
    ///
    /// # Errors
    ///
    /// As for [`Openings::check`].
    pub fn opening(
        &self,
        game: GameId,
        options: &[(String, String)],
        seed: u64,
        index: u32,
    ) -> Result<Opening, OpeningError> {
        match self {
            &Self::Even(plies) => Judge::EVEN.choose(game, options, plies, seed, index),
            &Self::Deep(plies) => Judge::DEEP.choose(game, options, plies, seed, index),
            Self::Random(plies) => {
                let start = lay(game, options, None)?;
                let fewer = core::iter::successors(Some(*plies), |&plies| (plies > 0).then_some(plies / 2));
                let tries = fewer.flat_map(|plies| (0..TRIES).map(move |attempt| (plies, attempt)));
                let mut tried = tries.map(|(plies, attempt)| {
                    wander(&*start, plies, Chance::new(Chance::seed_of(&[seed, index.into(), attempt])))
                });
                Ok(Opening { start: None, actions: tried.find_map(|actions| actions).unwrap_or_default() })
            }
            Self::Balanced => {
                let starts = game.kit().balanced;
                let number = (index as usize).checked_rem(starts.len()).ok_or(OpeningError::NotBalanced(game))?;
                Ok(Opening { start: Some(starts[number].to_owned()), actions: Vec::new() })
            }
            Self::Lines(lines) => {
                let number = (index as usize).checked_rem(lines.len()).ok_or(OpeningError::Empty)?;
                read_line(game, options, number + 1, &lines[number])
            }
        }
    }
}

fn lay(game: GameId, options: &[(String, String)], start: Option<&str>) -> Result<Box<dyn AnyGame>, SetupError> {
    game.set_up(options.iter().map(|(name, value)| (name.as_str(), value.as_str())), start)
}

/// How far the player to move is ahead after the opening, in centipawns, as a search of this many nodes finds it; `None`
/// if there is nothing to decide.
pub(crate) fn judge(
    game: GameId,
    options: &[(String, String)],
    opening: &Opening,
    nodes: u64,
) -> Result<Option<i32>, OpeningError> {
    let mut line = lay(game, options, opening.start.as_deref())?;
    for &action in &opening.actions {
        line.play_unchecked(action, Effects::ignored());
    }
    let situation =
        Situation { game, options, start: opening.start.as_deref(), actions: &opening.actions, line: &*line };
    let mut judge = Bot::new(Level::STRONGEST, 0);
    let found = judge.analyse(&situation, Limits::nodes(nodes), 1, &mut |_| {});
    Ok(found.ok().and_then(|found| found.best.first().map(|best| best.score)))
}

/// Random player actions; `None` if they end the game or put a player out.
pub(crate) fn wander(start: &dyn AnyGame, plies: u32, mut chance: Chance) -> Option<Vec<Action>> {
    let mut table = start.clone_box();
    let (mut actions, mut left) = (Vec::new(), plies);
    loop {
        if table.players() != start.players() {
            return None;
        }
        match table.decider()? {
            Decider::Seat(_) if left == 0 => return Some(actions),
            Decider::Seat(_) => left -= 1,
            Decider::Chance => {}
        }
        let action = chance.action(&*table)?;
        table.play_unchecked(action, Effects::ignored());
        actions.push(action);
    }
}

fn read_line(game: GameId, options: &[(String, String)], number: usize, line: &str) -> Result<Opening, OpeningError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let start = match &words[..moves_at] {
        ["startpos"] => None,
        ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
        _ => return Err(OpeningError::Form { number, line: line.to_owned() }),
    };
    let mut table = lay(game, options, start.as_deref()).map_err(|error| OpeningError::Position { number, error })?;
    let mut actions = Vec::new();
    for (at, &token) in (1..).zip(words.iter().skip(moves_at + 1)) {
        let refuse = |why: String| OpeningError::Move { number, at, token: token.to_owned(), why };
        let action = Action::parse(token, table.seats()).map_err(|_| refuse("this is not an action".to_owned()))?;
        table.play(action, Effects::ignored()).map_err(|refusal| refuse(refusal.to_string()))?;
        actions.push(action);
    }
    table.decider().ok_or(OpeningError::Over { number })?;
    Ok(Opening { start, actions })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_openings_differ_and_decide_nothing() {
        for game in GameId::ALL {
            let opening = |seed, index| Openings::Random(6).opening(game, &[], seed, index).unwrap();
            let mut different = Vec::new();
            for index in 0..20 {
                let found = opening(1, index);
                let mut table = game.set_up([], None).unwrap();
                for &action in &found.actions {
                    table.play(action, Effects::ignored()).unwrap();
                }
                assert_eq!(table.players().len() as usize, game.seats().len());
                assert!(matches!(table.decider(), Some(Decider::Seat(_))));
                different.push(found.actions);
            }
            assert_eq!(opening(1, 3).actions, different[3]);
            assert_ne!(opening(2, 3).actions, different[3]);
            different.dedup();
            assert!(different.len() > 15, "{game:?}");
        }
    }

    #[test]
    fn even_openings_are_more_even_than_others() {
        let sum = |openings: Openings| -> i32 {
            let scores = (0..4).map(|index| {
                let opening = openings.opening(GameId::Knot, &[], 3, index).unwrap();
                judge(GameId::Knot, &[], &opening, Judge::EVEN.nodes[0])
                    .unwrap()
                    .map_or(2_000, |score| score.abs().min(2_000))
            });
            scores.sum()
        };
        let (even, random) = (sum(Openings::Even(6)), sum(Openings::Random(6)));
        assert!(2 * even < random, "{even} {random}");
    }

    #[test]
    fn openings_are_judged_by_longer_and_longer_searches() {
        const NODES: [u64; 2] = [500, 4_000];
        let opening = |nodes, tries, index| Judge { tries, nodes }.choose(GameId::Knot, &[], 6, 3, index).unwrap();
        let evenness =
            |opening: &Opening| Judge { tries: 1, nodes: &NODES }.evenness(GameId::Knot, &[], opening).unwrap();
        let found = |nodes| (0..4).map(|index| evenness(&opening(nodes, 400, index)).0).collect::<Vec<_>>();
        assert_eq!(found(&NODES), [2; 4]);
        let at_first_sight = found(&NODES[..1]);
        assert!(at_first_sight.contains(&1), "the longer search finds more: {at_first_sight:?}");
        // Without an even one among the tries it is the most even one.
        let few: Vec<_> = (1..=4).map(|tries| evenness(&opening(&NODES, tries, 0))).collect();
        assert!(few.is_sorted(), "{few:?}");
    }

    #[test]
    fn more_than_a_game_has_is_too_much() {
        let opening = Openings::Random(u32::MAX).opening(GameId::Knot, &[], 1, 0).unwrap();
        assert!(opening.actions.len() < 300, "{}", opening.actions.len());
    }

    #[test]
    fn what_is_asked_for_has_a_bound() {
        for (text, expected) in [
            ("1000", Ok(())),
            ("1001", Err("an opening has at most 1000 random actions, K, not 1001")),
            ("even:100", Ok(())),
            ("deep:100", Ok(())),
            ("deep:101", Err("an opening has at most 100 random actions, deep:K, not 101")),
            ("even:101", Err("an opening has at most 100 random actions, even:K, not 101")),
            ("even:99999999999999999999", Err("an opening has at most 100 random actions, even:K, not 4294967295")),
        ] {
            let checked = Openings::numbered(text).unwrap().check(GameId::Knot, &[]);
            assert_eq!(checked.map_err(|error| error.to_string()), expected.map_err(str::to_owned), "{text}");
        }
        for name in ["", "even:", "even:x", "deep:", "-1", "+4", "4 ", "openings.txt"] {
            assert_eq!(Openings::numbered(name), None, "{name}");
        }
    }

    #[test]
    fn chance_is_thrown_in_random_set_ups() {
        let options = [("setup".to_owned(), "random".to_owned())];
        let none = Openings::Random(0).opening(GameId::Knot, &options, 1, 0).unwrap();
        assert!(!none.actions.is_empty());
    }

    #[test]
    fn lists_are_read_and_played() {
        let list = Openings::read("# two\nstartpos moves c2d2 end\n\n  fen Rk,2/3/Wk,2 turn=W\n");
        list.check(GameId::Pothole, &[]).unwrap();
        let starts = [0, 1, 2].map(|index| list.opening(GameId::Pothole, &[], 0, index).unwrap());
        assert_eq!((starts[0].actions.len(), &starts[0]), (2, &starts[2]));
        assert_eq!(starts[1].start.as_deref(), Some("Rk,2/3/Wk,2 turn=W"));
        for (text, why) in [
            ("", "there are no openings"),
            ("startpos\ne4", "opening 2: expected is: startpos|fen POSITION [moves TOKEN ...], not `e4`"),
            ("startpos moves zz", "opening 1: move 1 `zz`: this is not an action"),
            ("startpos moves c2d2 c2d3", "opening 1: move 2 `c2d3`: there is no piece on c2"),
            ("fen 3/3", "opening 1: the key `turn` is missing"),
            ("fen 3/3/Wk,2 turn=W over=last:W", "opening 1: the game is over"),
        ] {
            let error = Openings::read(text).check(GameId::Pothole, &[]).unwrap_err();
            assert_eq!(error.to_string(), why);
        }
    }
}
