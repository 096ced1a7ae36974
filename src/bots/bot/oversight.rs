//! What weak bots fail to see, as people do: how others may answer, and moves from far away.

use super::Bot;
use crate::bots::chance::sorted_actions;
use crate::bots::done::Done;
use crate::bots::player::{Choice, Situation};
use crate::bots::search::Variation;
use crate::bots::standing::worth;
use crate::rules::{Action, AnyGame, Decider, MAX_SEATS, Seat, Square, zobrist};

/// From this number of squares on, a move is easily overlooked.
const FAR: u8 = 4;

impl Bot {
    /// Chooses without a look at the answers, where the bot overlooks them this time.
    pub(super) fn choose_in_hope(&self, situation: &Situation<'_>) -> Option<Choice> {
        let Some(Decider::Seat(seat)) = situation.line.decider() else { return None };
        let draw = self.draw(situation, 0);
        if draw % 100 >= u64::from(self.strength.oversights().answers) || !Self::searches(situation.line) {
            return None;
        }
        let mut hopes: Vec<(i32, Action)> = sorted_actions(situation.line)
            .into_iter()
            .filter(|&action| !self.overlooks(situation, action))
            .filter_map(|action| Some((lead(&*Done::of(situation.line, action)?.after, seat), action)))
            .collect();
        hopes.sort_by_key(|&(lead, _)| core::cmp::Reverse(lead));
        let most = hopes.first()?.0;
        let near = hopes.iter().take_while(|&&(lead, _)| lead >= most - self.strength.margin()).count();
        let (score, action) = hopes[(draw / 100 % near as u64) as usize];
        Some(Choice { score: Some(score), depth: 1, line: vec![action], ..Choice::plain(action) })
    }

    /// Leaves out the lines that begin with a move that the bot overlooks, unless none is left.
    pub(super) fn overlook(&self, situation: &Situation<'_>, best: &mut Vec<Variation>) {
        if best.iter().any(|variation| !self.overlooks(situation, variation.actions[0])) {
            best.retain(|variation| !self.overlooks(situation, variation.actions[0]));
        }
    }

    fn overlooks(&self, situation: &Situation<'_>, action: Action) -> bool {
        let Action::Move { from, to, .. } = action else { return false };
        let name = |square: Square| u64::from(square.file) << 8 | u64::from(square.rank);
        is_far(from, to)
            && self.draw(situation, 1 + (name(from) << 16 | name(to))) % 100 < u64::from(self.strength.oversights().far)
    }

    /// A number determined by the seed, the position and what it is about.
    fn draw(&self, situation: &Situation<'_>, about: u64) -> u64 {
        zobrist(self.chance(situation) ^ zobrist(0x0E75 + about))
    }
}

const fn is_far(from: Square, to: Square) -> bool {
    from.file.abs_diff(to.file) >= FAR || from.rank.abs_diff(to.rank) >= FAR
}

/// How far the seat's side is ahead of the mean of the others, in centipawns; beyond all of that if the game is over.
fn lead(line: &dyn AnyGame, seat: Seat) -> i32 {
    const OVER: i32 = 100_000;
    if let Some(outcome) = line.outcome() {
        let (points, most) = (outcome.points, outcome.points.iter().max());
        return if Some(&points[seat.index()]) == most { OVER } else { -OVER };
    }
    let (worth, side) = (worth(line), line.seating().sides[seat.index()]);
    let is_own = |other: usize| other == seat.index() || side.contains(Seat(other as u8));
    let sum = |own: bool| (0..MAX_SEATS).filter(|&other| is_own(other) == own).map(|other| worth[other]).sum::<i32>();
    let rivals = line.seats().len() as i32 - side.len().max(1) as i32;
    sum(true) - sum(false) / rivals.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::bots::level::Oversights;
    use crate::rules::GameId;

    const SEEDS: u64 = 2_000;

    /// In how many of a hundred games the level does not look at the answers, and does not see its own long move.
    fn overlooked(level: Level) -> [u64; 2] {
        let start = "Wk,6,Nk/8/8/Wq,7/8/8/Sr,7/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let situation = Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &[], line: &*line };
        let (long, short) = ("a2h2", "a2c2");
        let action = |token: &str| Action::parse(token, line.seats()).unwrap();
        let mut counts = [0; 2];
        for seed in 0..SEEDS {
            let bot = Bot::new(level, seed);
            let hope = bot.choose_in_hope(&situation);
            if let Some(hope) = &hope {
                line.check(hope.action).unwrap();
                assert_eq!(hope.action, bot.choose_in_hope(&situation).unwrap().action, "the same seed, the same move");
            }
            assert!(!bot.overlooks(&situation, action(short)), "what is near is seen");
            counts[0] += u64::from(hope.is_some());
            counts[1] += u64::from(bot.overlooks(&situation, action(long)));
        }
        counts.map(|count| count * 100 / SEEDS)
    }

    #[test]
    fn weak_levels_overlook_as_much_as_their_measure_says() {
        for level in Level::ALL {
            let Oversights { answers, far } = level.oversights();
            for (found, measure) in overlooked(level).into_iter().zip([answers, far]) {
                assert!(found.abs_diff(u64::from(measure)) <= if measure == 0 { 0 } else { 4 }, "{found} {measure}");
            }
        }
    }

    #[test]
    fn in_hope_a_guarded_piece_is_taken() {
        // The rook takes the guarded pawn, for nobody looks at the king behind it.
        let start = "Wk,6,Nk/8/8/8/8/1,Np,6/Sr,Np,6/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let situation = Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &[], line: &*line };
        let leads = |token: &str| {
            let done = Done::of(&*line, Action::parse(token, line.seats()).unwrap()).unwrap();
            lead(&*done.after, Seat(0))
        };
        let seat = line.decider().and_then(|decider| if let Decider::Seat(seat) = decider { Some(seat) } else { None });
        assert!(seat.is_some() && leads("a2b2") != leads("a2a3"), "a capture counts");
        assert!(Bot::new(Level::BEGINNER, 3).choose_in_hope(&situation).is_some());
    }
}
