//! Whether the bots have become weaker. A change that is meant to keep their play, or to improve it, must pass.
//!
//! - **Search**: `tests/data/strength.txt` has positions from bots' games. A search of a few thousand nodes must agree with
//!   the scores and actions of a search of many more, and must not need many more nodes for its depth than it used to.
//! - **Play**: at a fixed number of nodes, the strongest level must score against a greedy player.
//!
//! All of it is deterministic. The bounds leave room for changes that are neither better nor worse; docs/bots.md says
//! how far they are from the values of the present program, and which broken programs fail. After a change that has been
//! measured in the arena to be no weaker, write the positions again:
//!
//!     STRENGTH=write cargo test --no-default-features --test strength -- --ignored

use std::fmt::Write as _;

use bulldozer_gambit::bots::{Bot, Chance, Greedy, Level, Limits, Player, Progress, Situation};
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Effects, GameId};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/strength.txt");

/// The nodes of the search that the file's scores and actions come from.
const DEEP: u64 = 200_000;
/// The nodes for the depths that the file has.
const SHALLOW: u64 = 20_000;
/// Positions per game.
const COUNT: usize = 16;
/// Differences of scores count up to here, in centipawns.
const MOST_OFF: i32 = 400;

/// A position of the file.
struct Case {
    game: GameId,
    /// The best action and its score, by the deep search.
    best: String,
    score: i32,
    /// The depth of the shallow search, and the nodes that it needed.
    depth: u32,
    nodes: u64,
    position: String,
}

impl Case {
    fn read(line: &str) -> Self {
        let mut words = line.splitn(6, ' ');
        let mut word = || words.next().unwrap_or_else(|| panic!("six words are expected: {line}"));
        let number = |word: &str| word.parse::<i64>().unwrap_or_else(|_| panic!("no number: {line}"));
        Self {
            game: word().parse().unwrap(),
            best: word().to_owned(),
            score: number(word()) as i32,
            depth: number(word()) as u32,
            nodes: number(word()) as u64,
            position: word().to_owned(),
        }
    }

    /// Of a position of a game.
    fn of(game: GameId, line: &dyn AnyGame) -> Self {
        let deep = search(game, line, Limits::nodes(DEEP), &mut |_| {});
        let mut shallow = (0, 0);
        search(game, line, Limits::nodes(SHALLOW), &mut |progress| shallow = (progress.depth, progress.nodes));
        let (best, score) = best(game, &deep);
        Self { game, best, score, depth: shallow.0, nodes: shallow.1, position: line.to_text() }
    }
}

fn search(game: GameId, line: &dyn AnyGame, limits: Limits<'_>, told: &mut dyn FnMut(&Progress)) -> Progress {
    let situation = Situation { game, options: &[], start: None, actions: &[], line };
    Bot::new(Level::STRONGEST, 1).analyse(&situation, limits, 1, told).expect("a player must decide")
}

fn best(game: GameId, found: &Progress) -> (String, i32) {
    (found.best[0].actions[0].token(game.seats()).to_string(), found.best[0].score)
}

/// How a game's positions are searched.
#[derive(Debug, Default)]
struct Quality {
    /// How many best actions agree with the deep search.
    agreed: usize,
    /// The mean difference from its scores, in centipawns.
    off: i32,
    /// Nodes for the depths of the file, in hundredths of the nodes that were needed then (geometric mean).
    effort: i32,
}

fn quality(game: GameId) -> Quality {
    let (mut agreed, mut off, mut logs) = (0, 0, 0.0);
    let text = std::fs::read_to_string(FILE).unwrap();
    let cases: Vec<Case> = text.lines().filter(|line| !line.starts_with('#')).map(Case::read).collect();
    let cases: Vec<&Case> = cases.iter().filter(|case| case.game == game).collect();
    assert_eq!(cases.len(), COUNT, "{game:?}");
    for case in &cases {
        let line = game.set_up([], Some(&case.position)).unwrap();
        // A search that has become much slower would take long for no further knowledge.
        let limits = Limits { depth: case.depth, ..Limits::nodes(4 * case.nodes) };
        let found = search(game, &*line, limits, &mut |_| {});
        let (best, score) = best(game, &found);
        agreed += usize::from(best == case.best);
        off += (score.clamp(-1_500, 1_500) - case.score.clamp(-1_500, 1_500)).abs().min(MOST_OFF);
        logs += (found.nodes as f64 / case.nodes as f64).ln();
    }
    let effort = (100.0 * (logs / COUNT as f64).exp()).round() as i32;
    Quality { agreed, off: off / COUNT as i32, effort }
}

/// The share of the points, in thousandths, of the strongest level in so many games against greedy players.
fn score_against_greedy(game: GameId, nodes: u64, games: usize, most: usize) -> u32 {
    let seats = game.seats().len();
    let mut share = 0.0;
    for number in 0..games {
        let seat = number % seats;
        let (mut bot, mut greedy) = (Bot::new(Level::STRONGEST, 1), Greedy::default());
        greedy.begin(number as u64);
        let mut chance = Chance::new(100 + number as u64);
        let mut line = game.set_up([], None).unwrap();
        let mut actions: Vec<Action> = vec![];
        // A few random actions, so that the games differ.
        while line.outcome().is_none() && actions.len() < most {
            let action = match line.decider() {
                Some(Decider::Seat(decider)) if actions.len() >= 6 => {
                    let situation = Situation { game, options: &[], start: None, actions: &actions, line: &*line };
                    let player: &mut dyn Player = if decider.index() == seat { &mut bot } else { &mut greedy };
                    player.choose(&situation, Limits::nodes(nodes)).unwrap().action
                }
                _ => chance.action(&*line).unwrap(),
            };
            line.play(action, Effects::ignored()).unwrap();
            actions.push(action);
        }
        // An unfinished game is shared by all.
        share += line
            .outcome()
            .map_or(1.0 / seats as f64, |outcome| f64::from(outcome.points[seat]) / f64::from(outcome.per.max(1)));
    }
    (1000.0 * share / games as f64).round() as u32
}

fn check_search(game: GameId, agreed: usize, off: i32, effort: i32) {
    let found = quality(game);
    println!("{game:?}: {found:?}");
    assert!(found.agreed >= agreed, "fewer than {agreed} best actions agree: {found:?}");
    assert!(found.off <= off, "scores are more than {off} off: {found:?}");
    assert!(found.effort <= effort, "more than {effort} % of the nodes are needed: {found:?}");
}

fn check_play(game: GameId, nodes: u64, games: usize, least: u32) {
    let score = score_against_greedy(game, nodes, games, 1500);
    println!("{game:?}: {score}");
    assert!(score >= least, "{score} thousandths of the points, at least {least} are expected");
}

#[test]
fn the_search_of_pothole_is_as_good_as_ever() {
    check_search(GameId::Pothole, 6, 180, 125);
}

#[test]
fn the_search_of_knot_is_as_good_as_ever() {
    check_search(GameId::Knot, 8, 125, 125);
}

#[test]
fn the_search_of_quad_is_as_good_as_ever() {
    check_search(GameId::Quad, 6, 250, 125);
}

#[test]
fn the_search_of_auction_is_as_good_as_ever() {
    check_search(GameId::Auction, 5, 300, 125);
}

#[test]
fn pothole_is_won_against_greedy_players() {
    check_play(GameId::Pothole, 200, 16, 750);
}

#[test]
fn knot_is_won_against_greedy_players() {
    check_play(GameId::Knot, 400, 32, 800);
}

#[test]
fn quad_is_won_against_greedy_players() {
    check_play(GameId::Quad, 200, 16, 750);
}

#[test]
fn auction_is_won_against_greedy_players() {
    check_play(GameId::Auction, 150, 12, 500);
}

/// Writes the file of positions; does nothing unless it is told to.
#[test]
#[ignore = "writes tests/data/strength.txt"]
fn positions_are_written() {
    if std::env::var("STRENGTH").as_deref() != Ok("write") {
        return;
    }
    let mut text = String::from(
        "# Positions for tests/strength.rs, which writes this file. Of each: the game; the best action and its score by a\n\
         # long search; the depth of a short search and the nodes that it took; the position.\n",
    );
    for game in GameId::ALL {
        let mut cases: Vec<Case> = vec![];
        for seed in 1.. {
            let mut bots = [Bot::new(Level::BEGINNER, seed), Bot::new(Level::EASY, seed)];
            let mut chance = Chance::new(seed);
            let mut line = game.set_up([], None).unwrap();
            let mut actions = vec![];
            while line.outcome().is_none() && actions.len() < 150 && cases.len() < COUNT {
                let is_asked = matches!(line.decider(), Some(Decider::Seat(_)));
                let action = if is_asked && actions.len() >= 8 {
                    let situation = Situation { game, options: &[], start: None, actions: &actions, line: &*line };
                    let bot = &mut bots[actions.len() % 2];
                    bot.choose(&situation, Limits::nodes(300)).unwrap().action
                } else {
                    chance.action(&*line).unwrap()
                };
                line.play(action, Effects::ignored()).unwrap();
                actions.push(action);
                let is_case = actions.len() % 37 == 0 && line.actions().len() > 8 && line.turn_begins();
                if is_case && matches!(line.decider(), Some(Decider::Seat(_))) && Bot::searches(&*line) {
                    // As it is read, without its history.
                    let alone = game.set_up([], Some(&line.to_text())).unwrap();
                    // Decided games say little.
                    let case = Case::of(game, &*alone);
                    if case.score.abs() < 1_500 && case.depth > 1 {
                        cases.push(case);
                    }
                }
            }
            if cases.len() == COUNT {
                break;
            }
        }
        for Case { game, best, score, depth, nodes, position } in cases {
            writeln!(text, "{} {best} {score} {depth} {nodes} {position}", game.name()).unwrap();
        }
    }
    std::fs::write(FILE, text).unwrap();
}
