//! Endings of Knot that are small enough to be solved backwards, and what the bots make of them.
//!
//! All positions that can arise from a start are listed once, up to the symmetry of the board. Wins and losses are then
//! propagated from the ends of the game; what is neither is a draw (retrograde analysis: Thompson 1986, "Retrograde
//! Analysis of Certain Endgames"). Counters and repetitions are left out: the fifty moves may still draw a long win.
//!
//!     cargo test --no-default-features --test endings -- --nocapture

use std::collections::{HashMap, VecDeque};

use bulldozer_gambit::bots::{Bot, Choice, Level, Limits, Player, SURE, Situation};
use bulldozer_gambit::rules::knot::{Options, Position};
use bulldozer_gambit::rules::{Action, Effects, Game, GameId, Line, Outcome, Seat, Square};

/// Eight arms, each with what stands on it from the Knot outward and the frog whose well it ends in.
type Star = ([[([u8; 8], u8); 2]; 4], u8, Seat);

/// A position up to the symmetry of the board: the strips are alike, and so are the two arms of a strip.
fn star(position: &Position) -> Star {
    let (mut strips, mut knot) = ([[([0; 8], 0); 2]; 4], 0);
    let arm = |square: Square| (usize::from(square.file), usize::from(square.rank > 8));
    let mut frogs = [0; 2];
    for piece in position.snapshot().pieces.values() {
        let mut code = (piece.kind.letter() as u8 - b'a' + 1) | piece.seat.0 << 5;
        if let Some(home) = piece.home {
            frogs[piece.seat.index()] += 1;
            code |= frogs[piece.seat.index()] << 6;
            let (strip, end) = arm(home);
            strips[strip][end].1 = code;
        }
        if piece.square.rank == 8 {
            knot = code;
        } else {
            let (strip, end) = arm(piece.square);
            strips[strip][end].0[usize::from(piece.square.rank.abs_diff(8)) - 1] = code;
        }
    }
    for strip in &mut strips {
        strip.sort_unstable();
    }
    strips.sort_unstable();
    (strips, knot, position.turn())
}

/// What becomes of a position with the best play of both, for the player to move: the number of actions to the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Fate {
    Wins(u16),
    Draws,
    Loses(u16),
}

/// A solved ending: all positions that can arise from its first one, in the order in which they were found.
struct Ending {
    positions: Vec<Position>,
    fates: Vec<Fate>,
}

impl Ending {
    /// Lists all positions and solves them.
    fn of(text: &str) -> Self {
        let (positions, followers) = list(read(text));
        let mut leaders = vec![vec![]; positions.len()];
        for (place, followers) in followers.iter().enumerate() {
            for &follower in followers {
                leaders[follower].push(place);
            }
        }
        let mut open: Vec<usize> = followers.iter().map(Vec::len).collect();
        let mut fates: Vec<Fate> = positions.iter().map(ended).collect();
        let mut queue: VecDeque<usize> = (0..fates.len()).filter(|&place| fates[place] != Fate::Draws).collect();
        while let Some(place) = queue.pop_front() {
            for &leader in &leaders[place] {
                if fates[leader] != Fate::Draws {
                    continue;
                }
                // Where the last royal is captured, the turn stays with the player who has moved.
                let same = positions[leader].turn() == positions[place].turn();
                match fates[place] {
                    Fate::Wins(after) if same => fates[leader] = Fate::Wins(after + 1),
                    Fate::Loses(after) if !same => fates[leader] = Fate::Wins(after + 1),
                    Fate::Wins(after) | Fate::Loses(after) => {
                        open[leader] -= 1;
                        if open[leader] > 0 {
                            continue;
                        }
                        fates[leader] = Fate::Loses(after + 1);
                    }
                    Fate::Draws => unreachable!("draws are not propagated"),
                }
                queue.push_back(leader);
            }
        }
        Self { positions, fates }
    }

    /// The positions with all pieces of the first one, in which `seat` is to move.
    fn whole(&self, seat: Seat) -> impl Iterator<Item = (&Position, Fate)> {
        let pieces = |position: &Position| position.army_of(Seat(0)).count() + position.army_of(Seat(1)).count();
        let count = pieces(&self.positions[0]);
        let all = self.positions.iter().zip(self.fates.iter().copied());
        all.filter(move |(it, _)| it.turn() == seat && it.outcome().is_none() && pieces(it) == count)
    }

    /// In how many of a hundred positions White wins with White and with Black to move, and the longest win in actions.
    fn summary(&self) -> ([usize; 2], u16) {
        let mut longest = 0;
        let shares = [Seat(0), Seat(1)].map(|seat| {
            let (mut won, mut all) = (0, 0);
            for (_, fate) in self.whole(seat) {
                all += 1;
                match fate {
                    Fate::Wins(after) if seat == Seat(0) => (won, longest) = (won + 1, longest.max(after)),
                    Fate::Loses(after) if seat == Seat(1) => (won, longest) = (won + 1, longest.max(after)),
                    _ => {}
                }
            }
            (100 * won + all / 2) / all
        });
        (shares, longest)
    }
}

fn read(text: &str) -> Position {
    Position::from_text(text, &Options::default()).unwrap()
}

/// All positions from a start on, each with the places of those that follow it.
fn list(start: Position) -> (Vec<Position>, Vec<Vec<usize>>) {
    let mut places = HashMap::from([(star(&start), 0)]);
    let (mut positions, mut followers) = (vec![start], vec![]);
    while let Some(&position) = positions.get(followers.len()) {
        let mut actions = vec![];
        if position.outcome().is_none() {
            position.actions(&mut actions);
        }
        let after = actions.into_iter().map(|action| {
            let mut line = Line::new(position);
            line.play_unchecked(action, Effects::ignored());
            let ended = line.position.outcome().is_some();
            *places.entry(star(&line.position)).or_insert_with(|| {
                let text = line.position.to_text();
                // Without the count of quiet turns.
                let fresh = text.split(' ').filter(|word| !word.starts_with("quiet=")).collect::<Vec<_>>().join(" ");
                positions.push(if ended { line.position } else { read(&fresh) });
                positions.len() - 1
            })
        });
        followers.push(after.collect());
    }
    (positions, followers)
}

/// The fate of a position in which the game is over; the others count as drawn until they are known to be won or lost.
fn ended(position: &Position) -> Fate {
    match position.outcome().map(|outcome| (outcome.points, position.turn().index())) {
        Some((points, turn)) if points[turn] > points[1 - turn] => Fate::Wins(0),
        Some((points, turn)) if points[turn] < points[1 - turn] => Fate::Loses(0),
        _ => Fate::Draws,
    }
}

/// What a bot chooses within a number of positions.
fn choose(bot: &mut Bot, start: &str, actions: &[Action], line: &Line<Position>, nodes: u64) -> Choice {
    let situation = Situation { game: GameId::Knot, options: &[], start: Some(start), actions, line };
    bot.choose(&situation, Limits::nodes(nodes)).unwrap()
}

/// Lets a bot of the normal level play both sides: the outcome, and after how many actions.
fn play_out(start: Position, nodes: u64) -> (Outcome, usize) {
    let (text, mut line, mut bot) = (start.to_text(), Line::new(start), Bot::new(Level::NORMAL, 1));
    let mut actions = vec![];
    while line.position.outcome().is_none() {
        let action = choose(&mut bot, &text, &actions, &line, nodes).action;
        line.play_unchecked(action, Effects::ignored());
        actions.push(action);
    }
    (line.position.outcome().unwrap(), actions.len())
}

/// What a player of White reaches by force: in how many of a hundred positions, with either to move, and within how many
/// actions.
#[test]
fn small_endings_are_solved() {
    for (text, shares, longest) in [
        // Any king mates a prince or a frog alone.
        ("Wk,14,Bc/16/16/16 turn=W", [100, 100], 26),
        ("Wk,14,Bf/16/16/16 turn=W", [100, 100], 10),
        // A king is mated by a golem and a king, by icosahedra of both halves, and by a dingo.
        ("Wk,Wg,13,Bk/16/16/16 turn=W", [70, 48], 44),
        ("Wk,14,Bk/Wi,Wi,14/16/16 turn=W", [89, 57], 18),
        ("Wk,14,Bk/Wd,15/16/16 turn=W", [100, 84], 8),
        // By nothing less.
        ("Wk,14,Bk/Wc,15/16/16 turn=W", [0, 0], 0),
        ("Wk,14,Bk/Wi,15/16/16 turn=W", [0, 0], 1),
        ("Wk,14,Bk/Wi,15/Wi,15/16 turn=W", [0, 0], 1),
        ("Wk,14,Bk/We,15/16/16 turn=W", [0, 0], 0),
    ] {
        let ending = Ending::of(text);
        println!("{text}: {} positions, {:?}", ending.positions.len(), ending.summary());
        assert_eq!(ending.summary(), (shares, longest), "{text}");
    }
}

/// The search finds a mate only where there is one.
#[test]
fn the_search_agrees_with_solved_endings() {
    let ending = Ending::of("Wk,14,Bk/Wi,Wi,14/16/16 turn=W");
    let mut bot = Bot::new(Level::STRONGEST, 1);
    let (mut found, mut won) = (0, 0);
    for (position, fate) in ending.whole(Seat(0)).step_by(120) {
        let text = position.to_text();
        let choice = choose(&mut bot, &text, &[], &Line::new(*position), 5_000);
        let sure = choice.score.is_some_and(|score| score >= SURE);
        won += usize::from(matches!(fate, Fate::Wins(_)));
        found += usize::from(sure);
        assert!(!sure || matches!(fate, Fate::Wins(_)), "{text} is no win");
    }
    println!("{found} of {won} wins are found at once");
    assert!(found > 0);
}

/// How many positions of each ending are played.
const PLAYED: usize = 20;

/// Bots of the normal level win most of what is won: of 60 positions each, 45, 38 and 60.
#[test]
fn most_won_endings_are_won() {
    for (text, least) in [
        ("Wk,Wg,13,Bk/16/16/16 turn=W", 12),
        ("Wk,14,Bk/Wg,15/Wc,15/16 turn=W", 10),
        ("Wk,14,Bk/Wi,Wi,14/16/16 turn=W", 18),
    ] {
        let ending = Ending::of(text);
        let won: Vec<_> = ending.whole(Seat(0)).filter(|(_, fate)| matches!(fate, Fate::Wins(3..))).collect();
        let ends = won.iter().step_by(won.len() / PLAYED).take(PLAYED).map(|(position, _)| {
            let (outcome, actions) = play_out(**position, 12_000);
            (outcome.points[..2] == [1, 0], actions)
        });
        let ends: Vec<_> = ends.collect();
        println!("{text}: {ends:?}");
        assert!(ends.iter().filter(|(won, _)| *won).count() >= least, "{text}: {ends:?}");
    }
}
