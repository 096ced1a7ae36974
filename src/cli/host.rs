//! `host`: tables on a network (docs/together.md).

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use super::error::CliError;
use super::rule_options::RuleOptions;
use crate::clock::TimeControl;
use crate::rules::{GameId, TalkMode};

/// The arguments of `host`.
#[derive(clap::Args, Debug)]
pub(super) struct Hosting {
    /// The game of a new table; without it, the host goes on with the tables in its store
    #[arg(long, value_name = "NAME")]
    game: Option<GameId>,
    #[command(flatten)]
    rules: RuleOptions,
    /// The mode of talk, in games that have it: none, open or secret [default: open]
    #[arg(long, value_name = "MODE", requires = "game")]
    talk: Option<TalkMode>,
    /// The players, seat by seat: `human`, or a bot's level from 1 to 6, such as `human,human,4,2`; seats that are not
    /// named are free, and people can change bots later
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', value_parser = player, requires = "game")]
    players: Vec<Player>,
    /// The number of games of a match
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99), requires = "game")]
    games: u8,
    /// The clocks: `300+5` for 300 seconds a player with 5 more for each turn, `*30` for 30 seconds a turn
    #[arg(long, value_name = "CONTROL", requires = "game")]
    time: Option<TimeControl>,
    /// The table allows no hints
    #[arg(long, requires = "game")]
    no_hints: bool,
    /// The seed of all chance [default: an unpredictable one]
    #[arg(long, value_name = "N", requires = "game")]
    seed: Option<u64>,
    /// The address and port to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:4444")]
    bind: SocketAddr,
    /// The folder of the web page, such as dist/web, so that people can play in their browsers
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// The most tables at a time
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    most_tables: u32,
    /// What keeps the matches: a file, or servers of NATS such as nats://one:4222,nats://two:4222, which several hosts
    /// can share; without it, they are lost with the program
    #[arg(long, value_name = "FILE|SERVERS")]
    store: Option<String>,
    /// The number of NATS servers that keep each match; 3 needs a cluster [default: as it is, or 1]
    #[arg(long, value_name = "N", requires = "store", value_parser = clap::value_parser!(u8).range(1..=5))]
    replicas: Option<u8>,
}

/// Who is to play on a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Player {
    Human,
    Bot(u8),
}

fn player(text: &str) -> Result<Player, &'static str> {
    let level = || text.parse().ok().filter(|level| (1..=6).contains(level));
    match text {
        "human" => Ok(Player::Human),
        _ => level().map(Player::Bot).ok_or("a player is `human` or a bot's level from 1 to 6"),
    }
}

#[cfg(not(feature = "host"))]
impl Hosting {
    pub(super) fn run(self, _: &mut dyn Write) -> Result<(), CliError> {
        let Self {
            game: _,
            rules: _,
            talk: _,
            players: _,
            games: _,
            time: _,
            no_hints: _,
            seed: _,
            bind: _,
            page: _,
            most_tables: _,
            store: _,
            replicas: _,
        } = self;
        Err(CliError::NoHost)
    }
}

#[cfg(feature = "host")]
mod hosting {
    use std::io;
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Duration;

    use tokio::net::TcpListener;
    use tokio::runtime::Runtime;
    use tokio::signal::ctrl_c;
    use tokio::sync::watch;
    use tokio::time::sleep;

    use super::*;
    use crate::host::{GRACE, Host, HostError, PACE, REST, Settings, SqliteStore, Store, reached_at, serve};
    use crate::net::{Address, Code, Line, no_hints};
    use crate::rules::{Record, Seat, Series};

    /// What the names of NATS servers begin with.
    const NATS: [&str; 2] = ["nats://", "tls://"];
    /// How long connections may take to end.
    const PARTING: Duration = Duration::from_secs(2);

    impl Hosting {
        pub(in crate::cli) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
            let begun = self.game.map(|game| self.begun(game)).transpose()?;
            if let Some(page) = self.page.as_ref().filter(|page| !page.join("index.html").is_file()) {
                return Err(CliError::NoPage(page.clone()));
            }
            let store = self.opened()?;
            let runtime = Runtime::new()?;
            let hosted = runtime.block_on(self.serve(store, begun, out));
            // Bots stop thinking, and what is being kept is kept.
            runtime.shutdown_timeout(PARTING);
            hosted
        }

        /// What keeps the matches.
        fn opened(&self) -> Result<Arc<dyn Store>, CliError> {
            let Some(place) = &self.store else {
                return Ok(Arc::new(SqliteStore::in_memory().map_err(HostError::from)?));
            };
            if NATS.iter().any(|scheme| place.starts_with(scheme)) {
                return nats(place, self.replicas);
            }
            if self.replicas.is_some() {
                return Err(CliError::NoReplicas);
            }
            Ok(Arc::new(SqliteStore::open(Path::new(place)).map_err(HostError::from)?))
        }

        /// The head of the new match, and its bots.
        fn begun(&self, game: GameId) -> Result<(Record, Vec<Line>), CliError> {
            let seats = game.seats().len();
            if self.players.len() > seats {
                return Err(CliError::TooManyPlayers { game: game.name(), seats });
            }
            let mut head = Record::begun_at(game, &*self.rules.lay(game, None)?);
            head.talk = self.talk.unwrap_or_default();
            head.tags = Series::of(self.games).tags(seats);
            head.tags.extend(self.time.and_then(TimeControl::tag));
            head.tags.extend(self.no_hints.then(no_hints));
            head.seed = Some(self.seed.map_or_else(fresh_seed, Ok)?);
            let bots = (0..).map(Seat).zip(&self.players).filter_map(|(seat, &player)| match player {
                Player::Human => None,
                Player::Bot(level) => Some(Line::Bot { seat, level: Some(level) }),
            });
            Ok((head, bots.collect()))
        }

        async fn serve(
            self,
            store: Arc<dyn Store>,
            begun: Option<(Record, Vec<Line>)>,
            out: &mut dyn Write,
        ) -> Result<(), CliError> {
            let bind = self.bind;
            let listener = TcpListener::bind(bind).await.map_err(|error| CliError::Bind { address: bind, error })?;
            let news = |line: &str| {
                // If standard output is closed, nobody reads the news.
                let _ = writeln!(io::stdout(), "{line}");
            };
            let most_tables = usize::try_from(self.most_tables).unwrap_or(usize::MAX);
            let settings =
                Settings { page: self.page, pace: PACE, grace: GRACE, rest: REST, most_tables, news: Arc::new(news) };
            let is_shared = store.others().is_some();
            let host = Host::new(store, settings);
            let mut codes = host.go_on()?;
            if let Some((head, bots)) = begun {
                codes.insert(0, host.open(&head, &bots)?);
            }
            // Others may open some.
            if codes.is_empty() && !is_shared {
                return Err(CliError::NoTable);
            }
            say(out, listener.local_addr()?, &codes)?;
            let (end, mut ended) = watch::channel(false);
            let mut also_ended = ended.clone();
            tokio::spawn(async move {
                interrupted().await;
                end.send_replace(true);
            });
            let served = serve(host, listener, async move {
                let _ = ended.wait_for(|&end| end).await;
            });
            tokio::select! {
                served = served => Ok(served?),
                () = async {
                    let _ = also_ended.wait_for(|&end| end).await;
                    sleep(PARTING).await;
                } => Ok(()),
            }
        }
    }

    #[cfg(feature = "nats")]
    fn nats(servers: &str, replicas: Option<u8>) -> Result<Arc<dyn Store>, CliError> {
        let store = crate::host::JetStreamStore::open(servers, replicas.map(usize::from));
        Ok(Arc::new(store.map_err(HostError::from)?))
    }

    #[cfg(not(feature = "nats"))]
    fn nats(_: &str, _: Option<u8>) -> Result<Arc<dyn Store>, CliError> {
        Err(CliError::NoNats)
    }

    fn fresh_seed() -> Result<u64, CliError> {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(HostError::Random)?;
        Ok(u64::from_le_bytes(seed))
    }

    /// Waits until the user or the system ends the program.
    async fn interrupted() {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            if let Ok(mut end) = signal(SignalKind::terminate()) {
                tokio::select! {
                    _ = end.recv() => {}
                    _ = ctrl_c() => {}
                }
                return;
            }
        }
        let _ = ctrl_c().await;
    }

    fn say(out: &mut dyn Write, bound: SocketAddr, codes: &[Code]) -> Result<(), CliError> {
        let place = reached_at(bound);
        for code in codes {
            writeln!(out, "table {code}: {}", Address::at(place, &code.to_string()).page())?;
        }
        writeln!(out, "Ctrl+C ends the host.")?;
        Ok(out.flush()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_humans_or_levels() {
        assert_eq!(player("human"), Ok(Player::Human));
        assert_eq!(player("4"), Ok(Player::Bot(4)));
        for broken in ["", "0", "7", "bot", "4+hoarder", "-1"] {
            assert!(player(broken).is_err(), "{broken}");
        }
    }
}
