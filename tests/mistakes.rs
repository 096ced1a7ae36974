//! Which mistakes the levels make, in games of a level against itself. A few games are enough to see that weak levels make
//! more; docs/bots.md has the table of many:
//!
//!     MISTAKES=8 cargo test --no-default-features --test mistakes weak -- --nocapture
//!
//! A mistake loses a pawn or more, as in the game review: the action played is compared with the best one, by a search of
//! both. Its kind is what kept the bot from the best action.

use std::fmt::Write as _;

use bulldozer_gambit::arena::Openings;
use bulldozer_gambit::bots::{Bot, Chance, Level, Limits, Oversight, Player, Situation, Verdict};
use bulldozer_gambit::rules::{Action, Decider, Effects, GameId, MAX_SEATS};

/// The loss of a mistake, in centipawns.
const LOSS: i32 = 100;
/// From this score of the best action on, in centipawns, a game is decided, and a decision does not count: the game review
/// ignores differences beyond it.
const DECIDED: i32 = 1_000;
/// The kinds of mistakes. What no oversight explains comes from the margin, or from too few positions searched.
const KINDS: [(Option<Oversight>, &str); 5] = [
    (Some(Oversight::Answers), "answers not seen, own danger included"),
    (Some(Oversight::Far), "far move"),
    (Some(Oversight::Opened), "move along a line just opened"),
    (Some(Oversight::Odd), "odd move"),
    (None, "margin, or too few positions"),
];

/// What is played and judged of a game.
struct Course {
    game: GameId,
    /// How many games, for each one that is asked for.
    times: u32,
    /// The most actions of a game.
    most: usize,
    /// Of how many decisions one is judged. Those next to each other are much alike.
    every: usize,
}

/// Of each game about as many decisions. Games of Knot are short among strong players, and long among weak ones.
const COURSES: [Course; 4] = [
    Course { game: GameId::Pothole, times: 1, most: 120, every: 3 },
    Course { game: GameId::Knot, times: 2, most: 40, every: 1 },
    Course { game: GameId::Quad, times: 1, most: 120, every: 2 },
    Course { game: GameId::Auction, times: 1, most: 120, every: 2 },
];
/// Random actions before a game of Knot. They often decide it, so an even opening is looked for.
const KNOT_OPENING: u32 = 6;

/// How much is searched.
#[derive(Copy, Clone)]
struct Nodes {
    /// The most for an action, at any level.
    played: u64,
    /// For the best action, and again for the one played.
    judged: u64,
}

const SAMPLE: Nodes = Nodes { played: 500, judged: 2_000 };
/// The levels have their own limits, and the judge has that of the game review.
const TABLE: Nodes = Nodes { played: u64::MAX, judged: Verdict::NODES as u64 };

/// The decisions of a game that were judged, and the mistakes among them.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
struct Mistakes {
    decisions: usize,
    kinds: [usize; KINDS.len()],
}

impl Mistakes {
    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.kinds.iter_mut().zip(other.kinds).for_each(|(kind, more)| *kind += more);
    }

    /// Mistakes of each kind in 100 decisions.
    fn shares(&self) -> [f64; KINDS.len()] {
        self.kinds.map(|count| 100.0 * count as f64 / self.decisions.max(1) as f64)
    }
}

/// What explains that the bot played `action` and not the `best` one.
fn kind_of(bot: &Bot, situation: &Situation<'_>, action: Action, best: Action) -> usize {
    let oversight = bot.oversight(situation, best).filter(|&oversight| {
        // Where every line begins with a move that is overlooked, none is left out.
        oversight == Oversight::Answers || bot.oversight(situation, action).is_none()
    });
    KINDS.iter().position(|(kind, _)| *kind == oversight).unwrap()
}

/// Plays a game of a level against itself, and judges its decisions.
fn follow(course: &Course, level: Level, number: u32, nodes: Nodes) -> Mistakes {
    let (game, seed) = (course.game, Chance::seed_of(&[number.into(), level.number().into()]));
    let openings = Openings::Even(KNOT_OPENING);
    let opening = if game == GameId::Knot { openings.opening(game, &[], 1, number).unwrap().actions } else { vec![] };
    let (mut line, mut actions, mut chance) = (game.set_up([], None).unwrap(), Vec::new(), Chance::new(seed));
    let mut bots: [Bot; MAX_SEATS] = core::array::from_fn(|seat| Bot::new(level, seed ^ seat as u64));
    let (mut judge, mut found, mut met) = (Bot::new(Level::STRONGEST, 1), Mistakes::default(), number as usize);
    while actions.len() < course.most {
        let action = match (opening.get(actions.len()), line.decider()) {
            (_, None) => break,
            (Some(&action), _) => action,
            (_, Some(Decider::Chance)) => chance.action(&*line).unwrap(),
            (_, Some(Decider::Seat(seat))) => {
                let situation = Situation { game, options: &[], start: None, actions: &actions, line: &*line };
                let bot = &mut bots[seat.index()];
                let action = bot.choose(&situation, Limits::nodes(nodes.played)).unwrap().action;
                let is_decision = line.actions().len() > 1 && Bot::searches(&*line);
                met += usize::from(is_decision);
                if is_decision && met.is_multiple_of(course.every) {
                    let verdict = judge.judge(&situation, action, Limits::nodes(nodes.judged)).unwrap();
                    let is_open = verdict.best.score.abs() < DECIDED;
                    found.decisions += usize::from(is_open);
                    if is_open && verdict.loss() >= LOSS {
                        found.kinds[kind_of(bot, &situation, action, verdict.best.actions[0])] += 1;
                    }
                }
                action
            }
        };
        line.play(action, Effects::ignored()).unwrap();
        actions.push(action);
    }
    found
}

/// The mistakes of a level.
struct Row {
    level: Level,
    /// In each game.
    games: [Mistakes; COURSES.len()],
}

impl Row {
    fn of(level: Level, games: u32, nodes: Nodes) -> Self {
        let games = COURSES.each_ref().map(|course| {
            let mut all = Mistakes::default();
            (0..games * course.times).for_each(|number| all.add(&follow(course, level, number, nodes)));
            all
        });
        Self { level, games }
    }

    /// Mistakes of each kind in 100 decisions, where each game counts as much as any other.
    fn shares(&self) -> [f64; KINDS.len()] {
        let shares = self.games.map(|game| game.shares());
        core::array::from_fn(|kind| shares.iter().map(|shares| shares[kind]).sum::<f64>() / shares.len() as f64)
    }

    fn all(&self) -> f64 {
        self.shares().iter().sum()
    }

    /// Mistakes without an oversight are the last kind.
    fn overlooked(&self) -> f64 {
        self.shares()[..KINDS.len() - 1].iter().sum()
    }
}

/// Mistakes in 100 decisions: of each kind, all of them, and all of them in each game.
fn table(rows: &[Row]) -> String {
    let heads = KINDS.iter().map(|(_, kind)| (*kind).to_owned()).chain(["all".to_owned()]);
    let heads: Vec<String> = heads.chain(COURSES.iter().map(|course| format!("{:?}", course.game))).collect();
    let mut text = format!("| level | decisions | {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len() + 2));
    for row in rows {
        let games = row.games.iter().map(|game| game.shares().iter().sum());
        let shares = row.shares().into_iter().chain([row.all()]).chain(games).map(|share| format!("{share:.1}"));
        let decisions: usize = row.games.iter().map(|game| game.decisions).sum();
        let shares = shares.collect::<Vec<_>>().join(" | ");
        writeln!(text, "| {} | {decisions} | {shares} |", row.level.number()).unwrap();
    }
    text
}

#[test]
fn weak_levels_make_more_mistakes() {
    let games = std::env::var("MISTAKES").ok().map(|games| games.parse().unwrap());
    let rows: Vec<Row> = match games {
        // Time alone limits level 6, and here there is no clock.
        Some(games) => Level::ALL[..5].iter().map(|&level| Row::of(level, games, TABLE)).collect(),
        None => [Level::BEGINNER, Level::NORMAL, Level::STRONGEST].map(|level| Row::of(level, 1, SAMPLE)).into(),
    };
    let fewest = rows.iter().flat_map(|row| row.games.map(|game| game.decisions)).min();
    println!("{}\nAt least {} decisions of each level in each game.", table(&rows), fewest.unwrap_or(0));
    let weak = &rows[0];
    assert!(weak.overlooked() > weak.all() / 2.0, "what level 1 overlooks makes most of its mistakes");
    for row in rows.iter().filter(|row| row.level >= Level::NORMAL) {
        assert!(weak.all() > 1.5 * row.all(), "{} mistakes in 100 decisions, and {}", weak.all(), row.all());
        let most = f64::from(row.level.oversights().answers);
        assert!(row.overlooked() <= most, "level {} overlooks {}", row.level.number(), row.overlooked());
    }
}

#[test]
fn the_same_games_have_the_same_mistakes() {
    for course in &COURSES {
        let counted = || follow(course, Level::BEGINNER, 1, SAMPLE);
        assert_eq!(counted(), counted(), "{:?}", course.game);
    }
}
