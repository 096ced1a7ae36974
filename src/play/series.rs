//! A match of several games: its points, and its next game.

use bevy::prelude::*;

use super::intent::StartGame;
use super::session::Session;
use super::setup::{Setup, fresh_seed, next_seed};
use super::together::offer;
use crate::net::Offer;
use crate::notice::Notice;
use crate::rules::{MAX_SEATS, Points, Seat, Seating, Series, Standing};
use crate::texts::{text, word};

/// Triggered to start the next game of the match.
#[derive(Event, Copy, Clone, Debug)]
pub struct NextGame;

/// Triggered for a rematch, after a game or a match or when no human is left in it: the players change seats.
#[derive(Event, Copy, Clone, Debug)]
pub struct Rematch;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_next_game).add_observer(on_rematch);
}

fn on_rematch(_: On<Rematch>, session: Res<Session>, mut commands: Commands) {
    if session.is_together() {
        offer(Offer::Rematch, &session, &mut commands);
        return;
    }
    commands.trigger(StartGame(Setup { date: Some(today()), ..session.rematch() }));
}

fn on_next_game(_: On<NextGame>, session: Res<Session>, mut commands: Commands) {
    if session.is_together() {
        commands.trigger(Rematch);
        return;
    }
    match session.next_game() {
        Some(setup) => commands.trigger(StartGame(Setup { date: Some(today()), ..setup })),
        None if session.series().is_last() => {
            commands.trigger(Notice::refusal(text!("notice-last-game")));
        }
        None => commands.trigger(Notice::refusal(text!("notice-next-game"))),
    }
}

/// The date for records in UTC, such as `2026.11.20`.
pub fn today() -> String {
    let now = time::OffsetDateTime::now_utc();
    format!("{}.{:02}.{:02}", now.year(), u8::from(now.month()), now.day())
}

/// Tags that apply to all games of a match.
const OF_ALL_GAMES: [&str; 2] = ["Event", "Site"];
/// The default names of players in a match, by their seats in its first game.
fn nameless(number: usize) -> Option<&'static str> {
    let names: [_; MAX_SEATS] = [word!("player-1"), word!("player-2"), word!("player-3"), word!("player-4")];
    names.get(number).copied()
}

impl Setup {
    /// The default name in a match of the player who starts on `seat`. The name of the seat would move to another
    /// player with each game. `None` for a single game, and for a dummy, which keeps its seat.
    pub fn name_of_nameless(&self, seating: &Seating, seat: Seat) -> Option<&str> {
        let side = seating.sides.get(seat.index()).filter(|side| self.series.is_match() && !side.is_empty())?;
        let first = seating.first_seat(seat, self.series.number());
        if !seating.one_person_a_side {
            return nameless(first.index());
        }
        let given = side.iter().filter_map(|seat| self.players.get(seat.index())).find(|name| !name.is_empty());
        // A person's number is that of their side among all sides of the first game.
        let leader = seating.sides[first.index()].iter().next()?;
        let number = seating.leaders().take_while(|&seat| seat != leader).count();
        given.map(String::as_str).or_else(|| nameless(number))
    }
}

impl Session {
    /// The number of this game in its match.
    pub fn series(&self) -> &Series {
        &self.setup().series
    }

    /// The players' points in the match by current seats, including this game once it is over. An undo removes its
    /// points.
    fn totals(&self) -> [Points; MAX_SEATS] {
        let mut totals = [Points::ZERO; MAX_SEATS];
        let outcome = self.position().outcome();
        for seat in (0..self.position().seats().len() as u8).map(Seat) {
            let won = outcome.map_or(Points::ZERO, |outcome| Points::of(&outcome, seat));
            totals[seat.index()] = self.series().scores()[self.player_at(seat)] + won;
        }
        totals
    }

    /// The points of the player of `seat` in the match; `None` for a single game, and for a dummy.
    pub fn total_of(&self, seat: Seat) -> Option<Points> {
        let plays = self.series().is_match() && self.position().seating().has_player(seat);
        plays.then(|| self.totals()[seat.index()])
    }

    /// The standings of all sides in the match, best first, by current seats.
    pub fn standings(&self) -> Vec<Standing> {
        self.position().seating().standings(&self.totals())
    }

    /// Whether this game is over, and the match has another one.
    pub fn has_next_game(&self) -> bool {
        self.position().outcome().is_some() && !self.series().is_last()
    }

    /// A rematch with a seed of its own, since that of a finished match may be known. The players change seats as between
    /// the games of a match.
    pub fn rematch(&self) -> Setup {
        let setup = self.setup();
        let seating = self.position().seating();
        let mut tags = setup.tags.clone();
        tags.retain(|(name, _)| OF_ALL_GAMES.contains(&name.as_str()));
        let players = seating.moved_on(&setup.players);
        let bots = setup.bots.moved_on(&seating, self.position().seats().len());
        let (series, seed) = (Series::of(setup.series.games()), fresh_seed());
        let mut rematch = Setup { series, seed, players, bots, tags, ..setup.clone() };
        rematch.draw_start();
        rematch
    }

    /// The next game of the match, after this one is over: with the same rules and times, and its own seed. Players who
    /// swapped sides during this game move on from their seat at its start. Each balanced start is played once from every
    /// seat.
    pub fn next_game(&self) -> Option<Setup> {
        let outcome = self.position().outcome()?;
        let setup = self.setup();
        let (seating, seats) = (self.position().seating(), self.position().seats().len());
        let series = setup.series.after(&outcome, &seating, seats, |seat| self.player_at(seat))?;
        let mut tags = setup.tags.clone();
        tags.retain(|(name, _)| OF_ALL_GAMES.contains(&name.as_str()));
        let players = seating.moved_on(&setup.players);
        let bots = setup.bots.moved_on(&seating, seats);
        let seed = next_seed(setup.seed);
        let mut next = Setup { series, seed, players, bots, tags, ..setup.clone() };
        if next.series.begins_round(setup.game.seats().len()) {
            next.draw_start();
        }
        Some(next)
    }
}
