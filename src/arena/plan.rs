//! The plan of an arena: everything its results depend on.

use serde::{Deserialize, Serialize};

use super::opening::{OpeningError, Openings};
use super::sprt::SprtBound;
use crate::bots::Chance;
use crate::rules::{GameId, Seat, Seating, SetupError, excerpt};

/// Everything an arena's results depend on. It is the first line of an arena's output.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The version of this format, [`Plan::FORMAT`].
    pub arena: u32,
    /// The game.
    pub game: GameId,
    /// The rule options, as pairs of name and value.
    pub options: Vec<(String, String)>,
    /// The players, each as `SPEC` or `NAME=SPEC`.
    pub players: Vec<String>,
    /// How many openings are played, over all shards.
    pub observations: u32,
    /// The limit on each decision.
    pub limit: Limit,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The source of the openings.
    pub openings: Openings,
    /// Maximum number of actions per game.
    pub most_actions: u32,
    /// Whether players talk openly.
    #[serde(default)]
    pub talk: bool,
    /// The shard to play.
    pub shard: Shard,
    /// The sequential test to run during the match.
    pub sprt: Option<SprtBound>,
}

/// The limit on a player's decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Limit {
    /// A node limit.
    Nodes(u64),
    /// A time limit in milliseconds.
    Time(u64),
    /// Each player's own limit.
    Own,
}

/// A shard of an arena: the openings whose number is `index` modulo `of`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// The index of the shard, from 0.
    pub index: u32,
    /// How many shards there are.
    pub of: u32,
}

/// Why a plan cannot be carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The rule options are wrong.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// The openings are wrong.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// Too few or too many players.
    #[error("{found} players do not fill {persons} seats: give {persons}, or a number that divides it")]
    Players {
        /// How many players are named.
        found: usize,
        /// How many persons the game has.
        persons: usize,
    },
    /// The shard does not exist.
    #[error("`{}` is no part of an arena such as 0/8, the first of eight", excerpt(.0))]
    Shard(String),
    /// The game has no talk.
    #[error("{} is played without talk", .0.name())]
    NoTalk(GameId),
    /// A sequential test needs exactly two players.
    #[error("a test is between two players, not {0}: give players of one kind the same name")]
    Sprt(usize),
}

/// Who plays on which seat, in each seating of an opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairings {
    /// The names of the players; players with the same name share their statistics.
    pub names: Vec<String>,
    /// The specs of the players.
    pub specs: Vec<String>,
    /// For each seating and seat, the index of the player; `None` for a dummy's seat.
    pub seatings: Vec<Vec<Option<usize>>>,
    /// Which seats play on the same side.
    pub seating: Seating,
}

impl Default for Shard {
    fn default() -> Self {
        Self { index: 0, of: 1 }
    }
}

impl core::str::FromStr for Shard {
    type Err = PlanError;

    fn from_str(text: &str) -> Result<Self, PlanError> {
        let refuse = || PlanError::Shard(text.to_owned());
        let (index, of) = text.split_once('/').ok_or_else(refuse)?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| refuse());
        let shard = Self { index: number(index)?, of: number(of)? };
        if shard.index < shard.of { Ok(shard) } else { Err(refuse()) }
    }
}

impl core::fmt::Display for Limit {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes an action"),
            Self::Time(ms) => write!(f, "{ms} ms an action"),
            Self::Own => write!(f, "no limits but the players' own"),
        }
    }
}

impl Plan {
    /// The version of this format.
    pub const FORMAT: u32 = 1;

    /// A plan of games between equal bots of the highest level, to learn from: each bot looks at `nodes` positions for
    /// an action, and every game begins with this number of random actions.
    pub fn of_bots(game: GameId, games: u32, nodes: u64, opening: u32, seed: u64) -> Self {
        Self {
            arena: Self::FORMAT,
            game,
            options: vec![],
            players: vec!["level:6".to_owned()],
            observations: games,
            limit: Limit::Nodes(nodes),
            seed,
            openings: Openings::Random(opening),
            most_actions: 3000,
            talk: false,
            shard: Shard::default(),
            sprt: None,
        }
    }

    /// The players and seatings of the plan.
    ///
    /// # Errors
    ///
    /// Where the options, the openings or the players are wrong.
    pub fn table(&self) -> Result<Pairings, PlanError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let seating = self.game.set_up(options, None)?.seating();
        self.openings.check(self.game, &self.options)?;
        if self.talk && !self.game.has_talk() {
            return Err(PlanError::NoTalk(self.game));
        }
        let table = Pairings::new(&self.players, self.game.seats().len(), seating)?;
        let count = table.distinct().len();
        if self.sprt.is_some() && count != 2 {
            return Err(PlanError::Sprt(count));
        }
        Ok(table)
    }

    /// The numbers of the openings in this shard.
    pub fn own_openings(&self) -> impl Iterator<Item = u32> + use<> {
        (self.shard.index..self.observations).step_by(self.shard.of.max(1) as usize)
    }

    /// The seed of the dice of an opening, the same in all its seatings.
    pub fn dice(&self, opening: u32) -> u64 {
        Chance::seed_of(&[self.seed, opening.into(), u64::MAX])
    }

    /// The seed of the player on `seat` in an opening.
    pub fn player_seed(&self, opening: u32, seat: usize) -> u64 {
        Chance::seed_of(&[self.seed, opening.into(), u64::MAX - 1, seat as u64])
    }
}

/// Splits `NAME=SPEC`; without a name, the spec is the name.
fn name_and_spec(player: &str) -> (String, String) {
    let is_name = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "-_. ".contains(c));
    match player.split_once('=') {
        Some((name, spec)) if is_name(name) => (name.to_owned(), spec.to_owned()),
        _ => (player.to_owned(), player.to_owned()),
    }
}

impl Pairings {
    fn new(players: &[String], seats: usize, seating: Seating) -> Result<Self, PlanError> {
        // A person with several seats is named once, at the first of them.
        let leader = |seat: usize| {
            let side = seating.sides[seat];
            let first = side.iter().next()?;
            Some(if seating.one_person_a_side { first } else { Seat(seat as u8) })
        };
        let leaders: Vec<Option<Seat>> = (0..seats).map(leader).collect();
        let persons: Vec<Seat> =
            (0..seats).filter_map(|seat| leaders[seat].filter(|leader| leader.index() == seat)).collect();
        let found = players.len();
        if found == 0 || !persons.len().is_multiple_of(found) {
            return Err(PlanError::Players { found, persons: persons.len() });
        }
        let all: Vec<(String, String)> =
            (0..persons.len()).map(|person| name_and_spec(&players[person % found])).collect();
        let (mut names, specs): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        // If all names are the same, number them.
        if names.iter().all(|name| *name == names[0]) {
            (1..).zip(&mut names).for_each(|(number, name)| *name = format!("{name} #{number}"));
        }
        let first: Vec<Option<usize>> =
            leaders.iter().map(|leader| persons.iter().position(|person| Some(*person) == *leader)).collect();
        let named = |by_seat: &[Option<usize>]| -> Vec<Option<String>> {
            by_seat.iter().map(|person| person.map(|person| names[person].clone())).collect()
        };
        let mut seatings = vec![first.clone()];
        loop {
            let next = seating.moved_on(&seatings[seatings.len() - 1]);
            if named(&next) == named(&first) {
                break;
            }
            seatings.push(next);
        }
        Ok(Self { names, specs, seatings, seating })
    }

    /// Whether this person has a name of its own, and not just the spec or a number.
    pub fn is_named(&self, person: usize) -> bool {
        let behind = self.names[person].strip_prefix(self.specs[person].as_str());
        behind.is_none_or(|behind| !behind.is_empty() && !behind.starts_with(" #"))
    }

    /// The distinct names, in order.
    pub fn distinct(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for name in &self.names {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        names
    }

    /// The names by seat in a seating; empty for a dummy's seat.
    pub fn seated(&self, rotation: usize) -> Vec<String> {
        let name = |person: &Option<usize>| person.map(|person| self.names[person].clone()).unwrap_or_default();
        self.seatings[rotation].iter().map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(game: GameId, form: Option<&str>, players: &[&str]) -> Result<Vec<String>, String> {
        let options: Vec<_> = form.map(|form| ("form", form)).into_iter().collect();
        let seating = game.set_up(options, None).unwrap().seating();
        let players: Vec<String> = players.iter().map(|&player| player.to_owned()).collect();
        let table = Pairings::new(&players, game.seats().len(), seating).map_err(|error| error.to_string())?;
        Ok((0..table.seatings.len()).map(|rotation| table.seated(rotation).join(" ")).collect())
    }

    #[test]
    fn everybody_sits_everywhere_once() {
        let game = GameId::Pothole;
        assert_eq!(seated(game, None, &["a", "b", "c", "d"]).unwrap(), ["a b c d", "d a b c", "c d a b", "b c d a"]);
        assert_eq!(seated(game, None, &["a", "b"]).unwrap(), ["a b a b", "b a b a"]);
        assert_eq!(seated(game, None, &["a", "b", "b", "b"]).unwrap().len(), 4);
        assert_eq!(seated(game, None, &["a"]).unwrap()[1], "a #4 a #1 a #2 a #3");
        assert_eq!(seated(game, None, &["x=a", "y=a", "x=a", "y=a"]).unwrap(), ["x y x y", "y x y x"]);
        assert_eq!(seated(GameId::Knot, None, &["a", "b"]).unwrap(), ["a b", "b a"]);
    }

    #[test]
    fn sides_stay_together() {
        let of_form = |form, players| seated(GameId::Quad, Some(form), players);
        assert_eq!(of_form("two-handed-opposite", &["a", "b"]).unwrap(), ["a b a b", "b a b a"]);
        assert_eq!(of_form("two-handed-adjacent", &["a", "b"]).unwrap().len(), 2);
        assert_eq!(of_form("three-handed", &["a", "b", "c"]).unwrap(), ["a b c ", "c a b ", "b c a "]);
        let teams = of_form("teams-adjacent", &["a", "b", "c", "d"]).unwrap();
        assert_eq!(teams.len(), 4);
    }

    #[test]
    fn plans_that_cannot_be_followed_are_refused() {
        let refused = seated(GameId::Pothole, None, &["a", "b", "c"]).unwrap_err();
        assert_eq!(refused, "3 players do not fill 4 seats: give 4, or a number that divides it");
        for text in ["", "1", "2/2", "0/0", "-1/2", "a/b", "1/2/3"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }

    #[test]
    fn shards_make_the_whole() {
        let plan = |text: &str| Plan {
            arena: Plan::FORMAT,
            game: GameId::Pothole,
            options: vec![],
            players: vec!["random".to_owned()],
            observations: 10,
            limit: Limit::Nodes(1),
            seed: 0,
            openings: Openings::Random(4),
            most_actions: 100,
            talk: false,
            shard: text.parse().unwrap(),
            sprt: None,
        };
        let mut all: Vec<u32> = ["0/3", "1/3", "2/3"].iter().flat_map(|shard| plan(shard).own_openings()).collect();
        all.sort_unstable();
        assert_eq!(all, plan("0/1").own_openings().collect::<Vec<_>>());
        let written = serde_json::to_string(&plan("1/3")).unwrap();
        assert_eq!(serde_json::from_str::<Plan>(&written).unwrap(), plan("1/3"));
    }
}
