//! Plays the games of a plan on several threads.

use std::time::{Duration, Instant};

use crate::arena::{Bout, Company, GameResult, Limit, Opening, OpeningError, Pairings, Plan, play_bout};
use crate::bots::{Chance, Choice, Limits, Pact, Player, PlayerError, Situation};
use crate::cli::error::CliError;
use crate::cli::player::PlayerSpec;
use crate::cli::workers::{Order, Workers};
use crate::rules::{AnyGame, MAX_SEATS, Remark, Seat, Talk};

/// Plays the games of a plan.
pub(in crate::cli) struct ArenaRunner {
    plan: Plan,
    table: Pairings,
    specs: Vec<PlayerSpec>,
    threads: Option<usize>,
    patience: Duration,
}

/// Creates a set of players.
type Seats<'a> = dyn Fn() -> Result<Vec<Box<dyn Player>>, CliError> + Sync + 'a;

/// The players in one seating of an opening.
struct Seated<'a> {
    seats: &'a [Option<usize>],
    players: &'a mut [Box<dyn Player>],
    /// For each seat.
    limits: [Limit; MAX_SEATS],
}

impl Seated<'_> {
    fn at(&mut self, seat: Seat) -> Option<&mut (dyn Player + 'static)> {
        let person = self.seats.get(seat.index()).copied().flatten()?;
        self.players.get_mut(person).map(|player| &mut **player)
    }
}

impl Company for Seated<'_> {
    fn think(&mut self, seat: Seat, situation: &Situation<'_>, pact: Pact) -> Result<Choice, PlayerError> {
        let limit = self.limits[seat.index()];
        let player = self.at(seat).ok_or(PlayerError::NothingToDecide)?;
        player.promise(pact);
        limited(limit, player, situation)
    }

    fn speak(&mut self, seat: Seat, line: &dyn AnyGame, talk: &Talk) -> Vec<Remark> {
        self.at(seat).map_or_else(Vec::new, |player| player.speak(line, talk, seat))
    }
}

/// Asks a player for a choice within the limit.
fn limited(limit: Limit, player: &mut dyn Player, situation: &Situation<'_>) -> Result<Choice, PlayerError> {
    match limit {
        Limit::Nodes(nodes) => player.choose(situation, Limits::nodes(nodes)),
        Limit::Own => player.choose(situation, Limits::nodes(u64::MAX)),
        Limit::Time(ms) => {
            let until = Instant::now() + Duration::from_millis(ms);
            let stop = || Instant::now() >= until;
            player.choose(situation, Limits { stop: &stop, ..Limits::nodes(u64::MAX) })
        }
    }
}

impl ArenaRunner {
    /// Starts all players once, so that an engine that does not start is reported before the first game.
    pub(in crate::cli) fn new(plan: &Plan, threads: Option<usize>, patience: Duration) -> Result<Self, CliError> {
        let table = plan.table()?;
        let specs = table.specs.iter().map(|spec| spec.parse()).collect::<Result<Vec<PlayerSpec>, _>>()?;
        if plan.limit == Limit::Own && specs.iter().any(PlayerSpec::needs_limit) {
            return Err(CliError::NoLimit);
        }
        for (at, spec) in specs.iter().enumerate().filter(|&(at, spec)| !specs[..at].contains(spec)) {
            spec.seat(patience).map_err(|error| CliError::Player { seat: at + 1, error })?;
        }
        Ok(Self { plan: plan.clone(), table, specs, threads, patience })
    }

    /// The player names for records, by seat: the given name, or one such as `Easy bot (Red)`.
    pub(in crate::cli) fn recorded(&self, seating: usize) -> Vec<String> {
        let seats = self.plan.game.seats();
        let name = |(seat, person): (u8, &Option<usize>)| {
            let Some(person) = *person else { return String::new() };
            let unnamed = Some(&self.specs[person]).filter(|_| !self.table.is_named(person));
            let unnamed = unnamed.and_then(|spec| spec.seated(Seat(seat).name(seats)));
            unnamed.unwrap_or_else(|| self.table.names[person].clone())
        };
        (0..).zip(&self.table.seatings[seating]).map(name).collect()
    }

    /// Plays all games and passes those of each opening to `take`, in the order of the openings, until it returns
    /// false.
    pub(super) fn run(&self, take: &mut dyn FnMut(Vec<GameResult>) -> Result<bool, CliError>) -> Result<(), CliError> {
        self.run_with(&|| self.seat(), take)
    }

    /// The same with the players that `seat` creates for each thread, in place of those of the plan.
    pub(in crate::cli) fn run_with(
        &self,
        seat: &Seats<'_>,
        take: &mut dyn FnMut(Vec<GameResult>) -> Result<bool, CliError>,
    ) -> Result<(), CliError> {
        self.each_with(
            seat,
            &|opening, players| {
                let seatings = 0..self.table.seatings.len();
                seatings
                    .map(|seating| {
                        let bout = self.play(opening, seating, players)?;
                        Ok(GameResult::new(opening, seating, self.table.seated(seating), &bout))
                    })
                    .collect()
            },
            self.table.seatings.len(),
            take,
        )
    }

    /// Runs `work` for each opening of the plan, of `games` games each; every thread has its own players.
    pub(in crate::cli) fn each<T: Send>(
        &self,
        work: &(dyn Fn(u32, &mut [Box<dyn Player>]) -> Result<T, OpeningError> + Sync),
        games: usize,
        take: &mut dyn FnMut(T) -> Result<bool, CliError>,
    ) -> Result<(), CliError> {
        self.each_with(&|| self.seat(), work, games, take)
    }

    fn each_with<T: Send>(
        &self,
        seat: &Seats<'_>,
        work: &(dyn Fn(u32, &mut [Box<dyn Player>]) -> Result<T, OpeningError> + Sync),
        games: usize,
        take: &mut dyn FnMut(T) -> Result<bool, CliError>,
    ) -> Result<(), CliError> {
        let openings: Vec<u32> = self.plan.own_openings().collect();
        Workers::new(self.threads, Order::Listed, games).each(
            &openings,
            seat,
            &|opening, players: &mut Vec<Box<dyn Player>>| Ok(work(opening, players)?),
            take,
        )
    }

    /// Creates a fresh set of players.
    pub(in crate::cli) fn seat(&self) -> Result<Vec<Box<dyn Player>>, CliError> {
        let seated = (1..)
            .zip(&self.specs)
            .map(|(seat, spec)| spec.seat(self.patience).map_err(|error| CliError::Player { seat, error }));
        seated.collect()
    }

    /// Plays an opening in one of its seatings.
    pub(in crate::cli) fn play(
        &self,
        opening: u32,
        seating: usize,
        players: &mut [Box<dyn Player>],
    ) -> Result<Bout, OpeningError> {
        let plan = &self.plan;
        let start = plan.openings.opening(plan.game, &plan.options, plan.seed, opening)?;
        self.play_from(&start, opening, seating, [plan.limit; MAX_SEATS], players)
    }

    /// Plays in one of the seatings from `start`, which is the opening with this number, with a limit for each seat.
    pub(in crate::cli) fn play_from(
        &self,
        start: &Opening,
        opening: u32,
        seating: usize,
        limits: [Limit; MAX_SEATS],
        players: &mut [Box<dyn Player>],
    ) -> Result<Bout, OpeningError> {
        let plan = &self.plan;
        let seats = &self.table.seatings[seating];
        for (at, player) in players.iter_mut().enumerate() {
            // The seed depends on the seat, not on the player.
            let seat = seats.iter().position(|person| *person == Some(at)).unwrap_or(at);
            player.begin(plan.player_seed(opening, seat));
        }
        let dice = Chance::new(plan.dice(opening));
        let mut company = Seated { seats, players, limits };
        play_bout(plan.game, &plan.options, start, plan.most_actions, plan.talk, dice, &mut company)
    }

    /// The players and seatings.
    pub(in crate::cli) fn table(&self) -> &Pairings {
        &self.table
    }
}
