//! Whether bots do what their reasons announce, where nothing has changed by then. A few games are enough to see a mistake;
//! docs/bots.md has the figures of two hundred:
//!
//!     REASONS=50 cargo test --no-default-features --test reasons -- --nocapture

use bulldozer_gambit::bots::{Bot, Chance, Choice, Level, Limits, Plan, Player, Situation, rested};
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Effect, Effects, GameId, MAX_SEATS, PieceId, Seat};

/// Games of each kind, unless `REASONS` gives another number.
const GAMES: u64 = 5;
/// The most actions of a game of each kind. Auctions begin late.
const ACTIONS: [(GameId, usize); 4] =
    [(GameId::Pothole, 60), (GameId::Knot, 60), (GameId::Quad, 60), (GameId::Auction, 240)];
const LEVEL: Level = Level::CASUAL;
/// Nodes per action.
const NODES: u64 = 5_000;

/// How many announcements there were, and how many of them were kept.
#[derive(Default, Debug)]
struct Kept {
    announced: usize,
    kept: usize,
}

impl Kept {
    fn count(&mut self, is_kept: bool) {
        self.announced += 1;
        self.kept += usize::from(is_kept);
    }

    fn add(&mut self, other: &Self) {
        self.announced += other.announced;
        self.kept += other.kept;
    }
}

fn choose(bot: &mut Bot, actions: &[Action], line: &dyn AnyGame) -> Choice {
    let situation = Situation { game: line.game(), options: &[], start: None, actions, line };
    bot.choose(&situation, Limits::nodes(NODES)).unwrap()
}

/// Whether a bot takes this piece if all the others pass.
fn takes(bot: &mut Bot, piece: PieceId, actions: &[Action], after: &dyn AnyGame, seat: Seat) -> bool {
    let mut line = rested(after).with_turn(seat).unwrap();
    let (action, mut effects) = (choose(bot, actions, &*line).action, Vec::new());
    line.play(action, Effects::recording(&mut effects)).unwrap();
    effects.iter().any(|effect| match *effect {
        Effect::PieceDied { piece: taken, .. } | Effect::PieceHoarded { piece: taken, .. } => taken == piece,
        _ => false,
    })
}

/// Plays a game, and counts what its bots announce: threats, and actions that would follow expected ones. Of these only
/// those count where the expected actions were played.
fn follow(game: GameId, most: usize, seed: u64, threats: &mut Kept, actions_announced: &mut Kept) {
    let mut line = game.set_up([], None).unwrap();
    let (mut actions, mut chance) = (Vec::new(), Chance::new(seed));
    let bot = |seat: u64| Bot::new(LEVEL, seed * 4 + seat);
    let mut bots: [Bot; MAX_SEATS] = core::array::from_fn(|seat| bot(seat as u64));
    bots.iter_mut().for_each(|bot| bot.explain(true));
    let mut announced: Vec<(usize, Vec<Action>)> = Vec::new();
    while actions.len() < most {
        let action = match line.decider() {
            None => break,
            Some(Decider::Chance) => chance.action(&*line).unwrap(),
            Some(Decider::Seat(seat)) => {
                let choice = choose(&mut bots[seat.index()], &actions, &*line);
                match choice.plan {
                    Some(Plan::Threat(piece)) => {
                        let mut after = line.clone();
                        after.play(choice.action, Effects::ignored()).unwrap();
                        threats.count(takes(&mut bot(u64::from(seat.0)), piece, &actions, &*after, seat));
                    }
                    Some(Plan::Next(next)) => announced.push((actions.len() + 1, next)),
                    None => {}
                }
                choice.action
            }
        };
        line.play(action, Effects::ignored()).unwrap();
        actions.push(action);
    }
    for (at, next) in announced {
        let (action, expected) = next.split_last().unwrap();
        let mut played = actions[at..].iter();
        if expected.iter().all(|expected| played.next() == Some(expected))
            && let Some(played) = played.next()
        {
            actions_announced.count(played == action);
        }
    }
}

#[test]
fn what_is_announced_is_done() {
    let games = std::env::var("REASONS").map_or(GAMES, |games| games.parse().unwrap());
    let mut all = Kept::default();
    for (game, most) in ACTIONS {
        let (mut threats, mut actions) = (Kept::default(), Kept::default());
        (0..games).for_each(|seed| follow(game, most, seed, &mut threats, &mut actions));
        println!("{game:?}: threats {threats:?}, actions {actions:?}");
        all.add(&threats);
        all.add(&actions);
    }
    assert!(all.announced > 50 && all.kept * 10 >= all.announced * 9, "{all:?}");
}
