//! Baseline players for the arena: one plays at random, the other maximises its share of the material.

use super::chance::{Chance, sorted_actions};
use super::evaluate::Evaluate;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use crate::rules::{Action, AnyGame, Decider, Effects, GameId, Kind, Seat, SeatSet, Snapshot, with_game};

/// Plays a legal action drawn uniformly at random.
#[derive(Clone, Debug)]
pub struct Random(Chance);

impl Default for Random {
    fn default() -> Self {
        Self(Chance::new(0))
    }
}

impl Player for Random {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn begin(&mut self, seed: u64) {
        self.0 = Chance::new(seed);
    }

    fn choose(&mut self, situation: &Situation<'_>, _: Limits<'_>) -> Result<Choice, PlayerError> {
        decider(situation)?;
        self.0.action(situation.line).map(Choice::plain).ok_or(PlayerError::NothingToDecide)
    }
}

/// Maximises its side's share of all material one ply deep; ties are broken at random.
#[derive(Clone, Debug)]
pub struct Greedy(Chance);

impl Default for Greedy {
    fn default() -> Self {
        Self(Chance::new(0))
    }
}

impl Player for Greedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn begin(&mut self, seed: u64) {
        self.0 = Chance::new(seed);
    }

    fn choose(&mut self, situation: &Situation<'_>, _: Limits<'_>) -> Result<Choice, PlayerError> {
        let seat = decider(situation)?;
        let side = side(situation.line, seat);
        let actions = sorted_actions(situation.line);
        let seen = situation.line_as_seen();
        let line = seen.as_deref().unwrap_or(situation.line);
        let worth = |action: &Action| {
            let mut after = line.clone_box();
            after.play_unchecked(*action, Effects::ignored());
            share(situation.game, &after.snapshot(), side)
        };
        let worths: Vec<u64> = actions.iter().map(worth).collect();
        let best = worths.iter().max();
        let as_good = actions.iter().zip(&worths).filter(|&(_, worth)| Some(worth) == best);
        let as_good: Vec<Action> = as_good.map(|(&action, _)| action).collect();
        let action = self.0.pick(&as_good).ok_or(PlayerError::NothingToDecide)?;
        Ok(Choice { depth: 1, nodes: actions.len() as u64, ..Choice::plain(action) })
    }
}

/// The seat that must decide.
fn decider(situation: &Situation<'_>) -> Result<Seat, PlayerError> {
    match situation.line.decider() {
        Some(Decider::Seat(seat)) => Ok(seat),
        Some(Decider::Chance) | None => Err(PlayerError::NothingToDecide),
    }
}

/// All seats of the side that `seat` belongs to.
fn side(table: &dyn AnyGame, seat: Seat) -> SeatSet {
    let mut side = table.seating().sides[seat.index()];
    side.insert(seat);
    side
}

/// The share that stands for all material, for [`share`].
const WHOLE: u64 = 1 << 20;

/// The side's share of all material, out of [`WHOLE`]. Once the game is over: twice its share of the points.
fn share(game: GameId, snapshot: &Snapshot, side: SeatSet) -> u64 {
    if let Some(outcome) = snapshot.outcome {
        let points = side.iter().map(|seat| u64::from(outcome.points[seat.index()])).max().unwrap_or(0);
        return points * 2 * WHOLE / u64::from(outcome.per.max(1));
    }
    let (mut own, mut all) = (0, 0);
    let mut count = |seat: Seat, kind: Kind| {
        let value = with_game!(game, G => G::pawns(kind));
        all += value;
        own += if side.contains(seat) { value } else { 0 };
    };
    for piece in snapshot.pieces.values().filter(|piece| !piece.frozen && piece.seat != Seat::NOBODY) {
        count(piece.controller, piece.kind);
    }
    for piece in snapshot.hands.values() {
        count(piece.seat, piece.kind);
    }
    own * WHOLE / u64::max(all, 1)
}

/// [`Evaluate::pawns`] for the pieces of chess.
pub(super) const fn pawns(kind: Kind) -> u64 {
    match kind.letter() {
        'k' => 10,
        'q' => 9,
        'r' => 5,
        'n' | 'b' => 3,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(player: &mut dyn Player, game: GameId, position: &str) -> Result<String, PlayerError> {
        let line = game.set_up([], Some(position)).unwrap();
        let situation = Situation { game, options: &[], start: Some(position), actions: &[], line: &*line };
        Ok(player.choose(&situation, Limits::nodes(1))?.action.token(line.seats()).to_string())
    }

    #[test]
    fn the_greedy_one_takes_what_it_can_get() {
        for seed in 0..20 {
            let mut greedy = Greedy::default();
            greedy.begin(seed);
            // The car takes the king of the only other player.
            assert_eq!(choose(&mut greedy, GameId::Pothole, "3/3/Wk,Wc,Rk turn=W").unwrap(), "b1c1");
        }
    }

    #[test]
    fn a_seed_is_a_game() {
        let tokens = |seed| {
            let mut random = Random::default();
            random.begin(seed);
            [0; 8].map(|_| choose(&mut random, GameId::Pothole, "Rk,2/3/Wk,2 turn=W").unwrap())
        };
        assert_eq!(tokens(1), tokens(1));
        assert_ne!(tokens(1), tokens(2));
    }

    #[test]
    fn nobody_decides_once_the_game_is_over() {
        let players: [&mut dyn Player; 2] = [&mut Random::default(), &mut Greedy::default()];
        for player in players {
            let refused = choose(player, GameId::Pothole, "3/3/Wk,2 turn=W over=last:W");
            assert!(matches!(refused, Err(PlayerError::NothingToDecide)), "{refused:?}");
        }
    }
}
