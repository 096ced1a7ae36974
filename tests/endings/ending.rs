//! Solved endings of two players.
//!
//! All positions that can arise from a start are listed once. Wins and losses are then propagated from the ends of the
//! game; what is neither is a draw (retrograde analysis: Thompson 1986, "Retrograde Analysis of Certain Endgames").
//! Counters and repetitions are left out: the quiet turns may still draw a long win.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use bulldozer_gambit::bots::{Bot, Choice, Level, Limits, Player, Situation};
use bulldozer_gambit::rules::{Action, Describe, Effects, Game, Line, Outcome, Seat};

/// The players of an ending: the first two seats.
const WHITE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A game whose endings are solved.
pub(crate) trait Solved: Describe + Game + Copy {
    /// What tells its positions apart.
    type Mark: Eq + Hash;

    fn mark(&self) -> Self::Mark;
}

/// What becomes of a position with the best play of both, for the player to move: the number of actions to the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Wins(u16),
    Draws,
    Loses(u16),
}

/// A solved ending: all positions that can arise from its first one, in the order in which they were found.
pub(crate) struct Ending<G> {
    positions: Vec<G>,
    fates: Vec<Fate>,
}

impl<G: Solved> Ending<G> {
    /// Lists all positions and solves them.
    pub(crate) fn of(text: &str) -> Self {
        let (positions, followers) = list(read::<G>(text));
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
                // A turn may have several actions, and at the end of the game it stays with the player who has moved.
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

    /// The positions with all pieces of the first one, in which a turn of `seat` begins.
    pub(crate) fn whole(&self, seat: Seat) -> impl Iterator<Item = (&G, Fate)> {
        let pieces = |position: &G| position.snapshot().pieces.len();
        let count = pieces(&self.positions[0]);
        let all = self.positions.iter().zip(self.fates.iter().copied());
        all.filter(move |(it, _)| {
            it.turn() == seat && it.turn_begins() && it.outcome().is_none() && pieces(it) == count
        })
    }

    /// In how many of a hundred positions White wins, with White and with the other player to move, and the longest win
    /// in actions.
    fn summary(&self) -> ([usize; 2], u16) {
        let mut longest = 0;
        let shares = [WHITE, OTHER].map(|seat| {
            let (mut won, mut all) = (0, 0);
            for (_, fate) in self.whole(seat) {
                all += 1;
                match fate {
                    Fate::Wins(after) if seat == WHITE => (won, longest) = (won + 1, longest.max(after)),
                    Fate::Loses(after) if seat == OTHER => (won, longest) = (won + 1, longest.max(after)),
                    _ => {}
                }
            }
            (100 * won + all / 2) / all
        });
        (shares, longest)
    }

    /// Lets attentive bots of the normal level play this number of positions that White wins in three actions or more:
    /// whether White wins, and after how many actions.
    fn played(&self, count: usize, nodes: u64) -> Vec<(bool, usize)> {
        let won: Vec<_> = self.whole(WHITE).filter(|(_, fate)| matches!(fate, Fate::Wins(3..))).collect();
        let sample = won.iter().step_by((won.len() / count).max(1)).take(count);
        sample
            .map(|(position, _)| {
                let (outcome, actions) = play_out(**position, nodes);
                (outcome.points[..2] == [outcome.per, 0], actions)
            })
            .collect()
    }
}

/// Asserts of each ending in how many of a hundred positions White wins, with either to move, and the longest win.
pub(crate) fn assert_solved<G: Solved>(cases: &[(&str, [usize; 2], u16)]) {
    for &(text, shares, longest) in cases {
        let ending = Ending::<G>::of(text);
        println!("{text}: {} positions, {:?}", ending.positions.len(), ending.summary());
        assert_eq!(ending.summary(), (shares, longest), "{text}");
    }
}

/// Asserts of each ending how many of 20 positions that White wins attentive bots win at least, with 12,000 nodes an
/// action.
pub(crate) fn assert_won<G: Solved>(cases: &[(&str, usize)]) {
    for &(text, least) in cases {
        let ends = Ending::<G>::of(text).played(20, 12_000);
        let won = ends.iter().filter(|(won, _)| *won).count();
        println!("{text}: {won} won, {ends:?}");
        assert!(won >= least, "{text}: {ends:?}");
    }
}

fn read<G: Solved>(text: &str) -> G {
    G::from_text(text, &G::Options::default()).unwrap()
}

/// All positions from a start on, each with the places of those that follow it.
fn list<G: Solved>(start: G) -> (Vec<G>, Vec<Vec<usize>>) {
    let mut places = HashMap::from([(start.mark(), 0)]);
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
            *places.entry(line.position.mark()).or_insert_with(|| {
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
fn ended<G: Game>(position: &G) -> Fate {
    match position.outcome().map(|outcome| (outcome.points, position.turn().index())) {
        Some((points, turn)) if points[turn] > points[1 - turn] => Fate::Wins(0),
        Some((points, turn)) if points[turn] < points[1 - turn] => Fate::Loses(0),
        _ => Fate::Draws,
    }
}

/// What a bot chooses within a number of nodes.
pub(crate) fn choose<G: Game + Describe>(
    bot: &mut Bot,
    start: &str,
    actions: &[Action],
    line: &Line<G>,
    nodes: u64,
) -> Choice {
    let situation = Situation { game: G::ID, options: &[], start: Some(start), actions, line };
    bot.choose(&situation, Limits::nodes(nodes)).unwrap()
}

/// Lets an attentive bot of the normal level play both sides: the outcome, and after how many actions.
fn play_out<G: Game + Describe>(start: G, nodes: u64) -> (Outcome, usize) {
    let (text, mut line, mut bot) = (start.to_text(), Line::new(start), Bot::new(Level::NORMAL, 1).attentive());
    let mut actions = vec![];
    while line.position.outcome().is_none() {
        let action = choose(&mut bot, &text, &actions, &line, nodes).action;
        line.play_unchecked(action, Effects::ignored());
        actions.push(action);
    }
    (line.position.outcome().unwrap(), actions.len())
}
