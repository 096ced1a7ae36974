//! The figures of one variant of the rules.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::rules::{GameId, Odds, SeatSet, SetupError};

/// How far a side's share of the first places may be from its due, before it is said to be lopsided.
const TOLERANCE: f32 = 0.05;

/// How many more games may be shared with a remedy, as a share of all games.
const MORE_SHARED: f32 = 0.2;

/// From this share of all games on, it is often that a game ends without a single winner.
const OFTEN_SHARED: f32 = 0.2;

/// How many fewer games are shared with a remedy for such games, at least, as a share of all games.
const FEWER_SHARED: f32 = 0.2;

/// What a study has found out about one variant of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The game.
    pub game: GameId,
    /// Its unusual options.
    pub options: BTreeMap<String, String>,
    /// How its games began.
    pub start: Start,
    /// How many positions the players searched per action.
    pub nodes: u64,
    /// How many games were played.
    pub games: u32,
    /// What each side got, in the order of play.
    pub shares: Vec<Share>,
    /// The median length in turns.
    pub turns: f32,
    /// The share of games in which several players came first, 0 to 1.
    pub shared: f32,
}

/// What a side got.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// Its seats.
    pub side: SeatSet,
    /// Its share of the first places, 0 to 1.
    pub first: f32,
    /// Where the true share lies 95 times of 100.
    pub low: f32,
    /// The upper end.
    pub high: f32,
}

/// Why figures cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FindingError {
    /// The text is malformed.
    #[error(transparent)]
    Form(#[from] serde_json::Error),
    /// There is no such game.
    #[error("there is no game `{0}`")]
    Game(String),
    /// A variant's options do not exist.
    #[error(transparent)]
    Rules(#[from] SetupError),
    /// A variant has figures for more or fewer sides than its rules.
    #[error("the figures are of {found} sides, not {sides}")]
    Sides {
        /// How many sides the rules have.
        sides: usize,
        /// How many the figures are of.
        found: usize,
    },
}

/// The file, as far as the game tells of it.
#[derive(Deserialize)]
struct File {
    game: String,
    variants: Vec<Variant>,
}

#[derive(Deserialize)]
struct Variant {
    options: BTreeMap<String, String>,
    start: Start,
    nodes: u64,
    games: u32,
    seats: Vec<Seat>,
    turns: [Option<f32>; 3],
    shared: [Option<f32>; 3],
}

/// How games began.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// From the start of the rules.
    Rules,
    /// From balanced starts.
    Balanced,
    /// From other positions.
    Other,
}

#[derive(Deserialize)]
struct Seat {
    first: [Option<f32>; 3],
}

impl Finding {
    /// Reads the figures of several studies: an array of what `lab report` writes of each.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read_all(text: &str) -> Result<Vec<Self>, FindingError> {
        let files: Vec<File> = serde_json::from_str(text)?;
        let found: Result<Vec<Vec<Self>>, FindingError> = files.into_iter().map(Self::of_study).collect();
        Ok(found?.into_iter().flatten().collect())
    }

    fn of_study(file: File) -> Result<Vec<Self>, FindingError> {
        let game = GameId::ALL.into_iter().find(|game| game.name() == file.game);
        let game = game.ok_or(FindingError::Game(file.game))?;
        file.variants.into_iter().map(|variant| Self::of(game, variant)).collect()
    }

    fn of(game: GameId, variant: Variant) -> Result<Self, FindingError> {
        let options = variant.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let table = game.set_up(options, None)?;
        let seating = table.seating();
        let sides: Vec<SeatSet> = seating.leaders().map(|seat| seating.sides[seat.index()]).collect();
        if sides.len() != variant.seats.len() {
            return Err(FindingError::Sides { sides: sides.len(), found: variant.seats.len() });
        }
        let share = |(side, seat): (SeatSet, Seat)| {
            let [first, low, high] = seat.first;
            let first = first.unwrap_or_default();
            Share { side, first, low: low.unwrap_or(first), high: high.unwrap_or(first) }
        };
        Ok(Self {
            game,
            options: table.unusual_options().into_iter().collect(),
            start: variant.start,
            nodes: variant.nodes,
            games: variant.games,
            shares: sides.into_iter().zip(variant.seats).map(share).collect(),
            turns: variant.turns[1].unwrap_or_default(),
            shared: variant.shared[0].unwrap_or_default(),
        })
    }

    /// Whether this is about these unusual options.
    pub fn is_of(&self, options: &[(String, String)], start: Start) -> bool {
        let has = |(name, value): &(String, String)| self.options.get(name) == Some(value);
        self.start == start && self.options.len() == options.len() && options.iter().all(has)
    }

    pub(super) fn is_of_same_rules(&self, other: &Self) -> bool {
        (self.game, self.start, &self.options) == (other.game, other.start, &other.options)
    }

    /// Whether this is about the rules of `other` but for the odds that one army gives.
    pub(super) fn has_other_odds(&self, other: &Self) -> bool {
        fn but_odds(options: &BTreeMap<String, String>) -> impl Iterator<Item = (&String, &String)> {
            options.iter().filter(|(name, _)| !Odds::has_option(name))
        }
        let has_odds = self.options.contains_key(Odds::OPTIONS[0]);
        self.start == other.start && has_odds && but_odds(&self.options).eq(but_odds(&other.options))
    }

    /// Whether this makes uneven rules even, and not by letting many more games end without a single winner.
    pub(super) fn is_remedy_for(&self, uneven: &Self) -> bool {
        uneven.is_lopsided() && !self.is_lopsided() && self.shared <= uneven.shared + MORE_SHARED
    }

    /// Whether games often end without a single winner.
    pub fn is_often_shared(&self) -> bool {
        self.shared >= OFTEN_SHARED
    }

    /// Whether this lets far fewer games end without a single winner than other rules, where these are many, and is even.
    pub(super) fn decides(&self, undecided: &Self) -> bool {
        undecided.is_often_shared() && !self.is_lopsided() && self.shared <= undecided.shared - FEWER_SHARED
    }

    /// The option in which this differs from the rules of `other`, if it is a single one that is usual there, and not odds.
    pub fn option_beside(&self, other: &Self) -> Option<&str> {
        let mut added = self.options.keys().filter(|name| !other.options.contains_key(*name));
        let first = added.next().filter(|name| !Odds::has_option(name))?;
        let keeps = other.options.iter().all(|(name, value)| self.options.get(name) == Some(value));
        (self.start == other.start && keeps && added.next().is_none()).then_some(first)
    }

    /// By how much the share of any side is away from its due, at most.
    pub(super) fn unevenness(&self) -> f32 {
        self.shares.iter().map(|share| (share.first - self.due()).abs()).fold(0.0, f32::max)
    }

    /// The share of the first places that is due to each side.
    pub fn due(&self) -> f32 {
        1.0 / self.shares.len().max(1) as f32
    }

    /// Whether a side has more or less than five points of a hundred from its due, and more than chance explains.
    pub fn is_lopsided(&self) -> bool {
        let due = self.due();
        let is_far = |share: &Share| (share.first - due).abs() > TOLERANCE && !(share.low..=share.high).contains(&due);
        self.shares.iter().any(is_far)
    }

    /// The side that is furthest above its due.
    pub fn favoured(&self) -> Option<&Share> {
        self.shares.iter().max_by(|one, other| one.first.total_cmp(&other.first))
    }
}
