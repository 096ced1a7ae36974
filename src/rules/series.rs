//! A match of several games: the current game and the score before it.
//!
//! In records it is three tags, in the style of PGN:
//!
//! ```text
//! [Match "4"]
//! [Round "2"]
//! [Scores "1/2-0-1/2-0"]
//! ```
//!
//! `Match` is the number of games, `Round` the number of this one, and `Scores` the points before it, written like a
//! result, by the seats in this game.

use super::outcome::Outcome;
use super::points::Points;
use super::seat::{MAX_SEATS, Seat};
use super::seating::Seating;
use super::tags::tag_value;
use super::text::excerpt;
use crate::texts::text;

/// A game's place in a match. A single game is a match of one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Series {
    games: u8,
    number: u8,
    scores: [Points; MAX_SEATS],
}

/// Why the tags of a match are wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeriesError {
    /// The number of games.
    #[error("{}", text!("record-match", text = excerpt(.0), max = Series::MOST_GAMES))]
    Games(String),
    /// The number of this game.
    #[error("{}", text!("record-round", text = excerpt(.found), games = *.games))]
    Number {
        /// The tag's value; empty if it is missing.
        found: String,
        /// The number of games.
        games: u8,
    },
    /// The scores before this game.
    #[error("{}", text!("record-scores", text = excerpt(.found), seats = .seats, example = vec!["1/2"; *.seats].join("-")))]
    Scores {
        /// The tag's value; empty if it is missing.
        found: String,
        /// The number of players.
        seats: usize,
    },
}

impl Default for Series {
    fn default() -> Self {
        Self::of(1)
    }
}

impl Series {
    /// The names of its tags in records.
    pub const TAGS: [&'static str; 3] = ["Match", "Round", "Scores"];
    /// The maximum number of games in a match.
    pub const MOST_GAMES: u8 = 99;

    /// The first game of a match of `games` games, clamped to 1 to [`Series::MOST_GAMES`].
    pub fn of(games: u8) -> Self {
        Self { games: games.clamp(1, Self::MOST_GAMES), number: 1, scores: [Points::ZERO; MAX_SEATS] }
    }

    /// The number of games.
    pub fn games(&self) -> u8 {
        self.games
    }

    /// The number of this game, from 1.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// Whether this game begins a round. In a round each player sits once on every seat.
    pub fn begins_round(&self, seats: usize) -> bool {
        usize::from(self.number - 1).is_multiple_of(seats)
    }

    /// Whether there is more than one game.
    pub fn is_match(&self) -> bool {
        self.games > 1
    }

    /// Whether this is the last game.
    pub fn is_last(&self) -> bool {
        self.number >= self.games
    }

    /// The scores before this game, by the seats in this game.
    pub fn scores(&self) -> &[Points; MAX_SEATS] {
        &self.scores
    }

    /// The next game, with the scores before it by the seats in that game; `None` after the last one.
    pub fn next(&self, scores: [Points; MAX_SEATS]) -> Option<Self> {
        (!self.is_last()).then(|| Self { number: self.number + 1, scores, ..*self })
    }

    /// The game after this one, which has ended like this, with the points of both; `None` after the last one.
    /// `player_at` tells where the player of a seat sat at the start: sides may have been swapped.
    pub fn after(
        &self,
        outcome: &Outcome,
        seating: &Seating,
        seats: usize,
        player_at: impl Fn(Seat) -> usize,
    ) -> Option<Self> {
        let mut by_player = self.scores;
        for seat in (0..seats as u8).map(Seat) {
            let points = &mut by_player[player_at(seat)];
            *points += Points::of(outcome, seat);
        }
        let mut scores = [Points::ZERO; MAX_SEATS];
        scores.copy_from_slice(&seating.moved_on(&by_player));
        self.next(scores)
    }

    /// The tags for a record of a game with `seats` seats; none for a single game.
    pub fn tags(&self, seats: usize) -> Vec<(String, String)> {
        if !self.is_match() {
            return Vec::new();
        }
        let scores: Vec<_> = self.scores.iter().take(seats).map(Points::to_string).collect();
        let values = [self.games.to_string(), self.number.to_string(), scores.join("-")];
        Self::TAGS.map(str::to_owned).into_iter().zip(values).collect()
    }

    /// Parses the tags of a record of a game with `seats` seats. Without `Match` it is a single game, whatever the
    /// other tags say.
    ///
    /// # Errors
    ///
    /// Where a tag is wrong.
    pub fn read(tags: &[(String, String)], seats: usize) -> Result<Self, SeriesError> {
        let [games, number, scores] = Self::TAGS.map(|name| tag_value(tags, name));
        let within = |text: &str, max| {
            // `parse` would accept a sign.
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number| digits && (1..=max).contains(&number))
        };
        let games = match games {
            None | Some("-" | "?") => return Ok(Self::default()),
            Some(text) => within(text, Self::MOST_GAMES).ok_or_else(|| SeriesError::Games(text.to_owned()))?,
        };
        if games == 1 {
            return Ok(Self::default());
        }
        let found = number.unwrap_or_default();
        let number = within(found, games).ok_or_else(|| SeriesError::Number { found: found.to_owned(), games })?;
        let mut series = Self { number, ..Self::of(games) };
        if number == 1 && scores.is_none() {
            return Ok(series);
        }
        let found = scores.unwrap_or_default();
        let refuse = || SeriesError::Scores { found: found.to_owned(), seats };
        let read: Result<Vec<Points>, _> = found.split('-').map(str::parse).collect();
        let read = read.ok().filter(|scores| scores.len() == seats).ok_or_else(refuse)?;
        for (score, points) in series.scores.iter_mut().zip(read) {
            *score = points;
        }
        Ok(series)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(text: &str) -> Vec<(String, String)> {
        let pairs = text.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn tags_are_read_and_written() {
        for (text, seats) in [
            ("Match=4 Round=1 Scores=0-0-0-0", 4),
            ("Match=4 Round=4 Scores=1/2-3/2-0-1", 4),
            ("Match=99 Round=98 Scores=1/3-97", 2),
        ] {
            let series = Series::read(&tags(text), seats).unwrap();
            assert_eq!(series.tags(seats), tags(text));
            assert!(series.is_match());
        }
        assert_eq!(Series::read(&tags("Match=3 Round=1"), 2), Ok(Series::of(3)));
    }

    #[test]
    fn a_game_on_its_own_has_no_tags() {
        for text in ["", "Round=3", "Scores=nonsense", "Match=1", "Match=1 Round=7", "Match=-", "Match=? Round=2"] {
            let series = Series::read(&tags(text), 4).unwrap();
            assert_eq!((series, series.tags(4).len()), (Series::default(), 0), "{text}");
        }
    }

    #[test]
    fn what_is_no_match_is_refused() {
        for (text, why) in [
            ("Match=", "tag `Match`: `` is not a number of games from 1 to 99"),
            ("Match=0 Round=1", "tag `Match`: `0`"),
            ("Match=100 Round=1", "tag `Match`: `100`"),
            ("Match=+4 Round=1", "tag `Match`: `+4`"),
            ("Match=final", "tag `Match`: `final`"),
            ("Match=4", "tag `Round`: `` is not the number of a game from 1 to 4"),
            ("Match=4 Round=5", "tag `Round`: `5`"),
            ("Match=4 Round=0", "tag `Round`: `0`"),
            ("Match=4 Round=1.2", "tag `Round`: `1.2`"),
            ("Match=4 Round=2", "tag `Scores`: `` are not the points of 4 players, such as 1/2-1/2-1/2-1/2"),
            ("Match=4 Round=2 Scores=1-0-0", "tag `Scores`: `1-0-0`"),
            ("Match=4 Round=2 Scores=1-0-0-0-0", "tag `Scores`"),
            ("Match=4 Round=2 Scores=1-0-0-x", "tag `Scores`"),
            ("Match=4 Round=1 Scores=1-0-0--1", "tag `Scores`"),
        ] {
            let error = Series::read(&tags(text), 4).unwrap_err().to_string();
            assert!(error.starts_with(why), "{text}: {error}");
        }
    }

    #[test]
    fn games_follow_one_another_to_the_last() {
        let scores = ["1", "0", "1/2", "0"].map(|text| text.parse().unwrap());
        let second = Series::of(2).next(scores).unwrap();
        assert_eq!((second.number(), second.is_last(), second.scores()), (2, true, &scores));
        assert_eq!(second.next(scores), None);
        assert_eq!(Series::default().next(scores), None);
        assert_eq!(Series::of(0), Series::of(1));
    }
}
