//! What weak bots fail to see, as people do: how others may answer, moves from far away, along lines that have just been
//! opened, and of pieces that follow no line.

use super::Bot;
use crate::bots::chance::sorted_actions;
use crate::bots::done::Done;
use crate::bots::level::Oversights;
use crate::bots::player::Situation;
use crate::bots::search::Variation;
use crate::bots::standing::worth;
use crate::bots::view::View;
use crate::rules::{Action, AnyGame, Decider, Seat, Square, zobrist};

/// From this number of squares on, a move is easily overlooked.
const FAR: u8 = 4;

/// What a bot has failed to see at a decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Oversight {
    /// How the others may answer.
    Answers,
    /// A move of its own from far away.
    Far,
    /// A move of its own along a line that the last round has opened.
    Opened,
    /// A move of its own that follows no line.
    Odd,
}

impl Bot {
    /// What keeps the bot from seeing how good `action` is, if anything: [`Oversight::Answers`] for any action where it
    /// chooses without a look at them. This bears on its choice only where it [searches](Bot::searches). For measuring
    /// its mistakes.
    pub fn oversight(&self, situation: &Situation<'_>, action: Action) -> Option<Oversight> {
        situation.as_seen(|situation| match self.hopes(situation) {
            Some(_) => Some(Oversight::Answers),
            None => self.overlooked(situation, action),
        })
    }

    /// The candidate moves of a decision at which the bot overlooks the answers: the moves that it sees, each as a line
    /// of one ply, in descending order of the side's lead after the move. `None` at all other decisions.
    pub(super) fn hopes(&self, situation: &Situation<'_>) -> Option<Vec<Variation>> {
        let Some(Decider::Seat(seat)) = situation.line.decider() else { return None };
        if self.draw(situation, 0) % 100 >= u64::from(self.oversights().answers) || !Self::searches(situation.line) {
            return None;
        }
        let mut hopes: Vec<Variation> = sorted_actions(situation.line)
            .into_iter()
            .filter(|&action| !self.overlooks(situation, action))
            .filter_map(|action| {
                let done = Done::of(situation.line, action)?;
                Some(Variation { score: lead(&*done.after, seat), actions: vec![action] })
            })
            .collect();
        hopes.sort_by_key(|hope| core::cmp::Reverse(hope.score));
        (!hopes.is_empty()).then_some(hopes)
    }

    /// Leaves out the lines that begin with a move that the bot overlooks, unless none is left.
    pub(super) fn overlook(&self, situation: &Situation<'_>, best: &mut Vec<Variation>) {
        if best.iter().any(|variation| !self.overlooks(situation, variation.actions[0])) {
            best.retain(|variation| !self.overlooks(situation, variation.actions[0]));
        }
    }

    /// What the bot fails to see, in per cent.
    fn oversights(&self) -> Oversights {
        if self.is_attentive { Oversights::NONE } else { self.strength.oversights() }
    }

    fn overlooks(&self, situation: &Situation<'_>, action: Action) -> bool {
        self.overlooked(situation, action).is_some()
    }

    /// Why the bot overlooks the action, if it does: what makes it the hardest to see. One number decides for all
    /// reasons, so a move that is hard to see for two is not overlooked more often than for the better one.
    fn overlooked(&self, situation: &Situation<'_>, action: Action) -> Option<Oversight> {
        let Action::Move { from, to, .. } = action else { return None };
        let Oversights { far, opened, odd, .. } = self.oversights();
        // Of equal shares, the last one counts.
        let shares = [
            (odd, Oversight::Odd, is_odd(from, to)),
            (opened, Oversight::Opened, last_left(situation).any(|left| is_between(left, from, to))),
            (far, Oversight::Far, is_far(from, to)),
        ];
        let applying = shares.into_iter().filter(|&(_, _, applies)| applies);
        let (share, oversight, _) = applying.max_by_key(|&(share, ..)| share)?;
        let name = |square: Square| u64::from(square.file) << 8 | u64::from(square.rank);
        let is_missed = self.draw(situation, 1 + (name(from) << 16 | name(to))) % 100 < u64::from(share);
        is_missed.then_some(oversight)
    }

    /// A number determined by the seed, the position and what it is about.
    fn draw(&self, situation: &Situation<'_>, about: u64) -> u64 {
        zobrist(self.chance(situation) ^ zobrist(0x0E75 + about))
    }
}

const fn is_far(from: Square, to: Square) -> bool {
    from.file.abs_diff(to.file) >= FAR || from.rank.abs_diff(to.rank) >= FAR
}

/// Whether a move goes along no rank, file or diagonal.
const fn is_odd(from: Square, to: Square) -> bool {
    let (files, ranks) = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
    files != 0 && ranks != 0 && files != ranks
}

/// The squares that pieces and potholes have left in the last round.
fn last_left(situation: &Situation<'_>) -> impl Iterator<Item = Square> {
    situation.actions.iter().rev().take(situation.line.seats().len()).filter_map(|action| match *action {
        Action::Move { from, .. } | Action::MovePothole { from, .. } => Some(from),
        _ => None,
    })
}

/// Whether a square lies on the line between two others.
fn is_between(square: Square, from: Square, to: Square) -> bool {
    let direction = |a: Square, b: Square| (a.file.cmp(&b.file), a.rank.cmp(&b.rank));
    !is_odd(from, square) && !is_odd(square, to) && direction(from, square) == direction(square, to)
}

/// How far the seat's side is ahead of the mean of the others, in centipawns; if the game is over, the score of its end.
fn lead(line: &dyn AnyGame, seat: Seat) -> i32 {
    let view = View::of(seat, &line.seating(), line.seats().len(), 0);
    match line.outcome() {
        Some(outcome) => view.ending(&outcome, false, 1),
        None => view.worth(&worth(line)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Level, Limits, Player as _};
    use crate::rules::GameId;

    const SEEDS: u64 = 2_000;

    /// In how many of a hundred games the level does not look at the answers, and does not see a move of its own that is far,
    /// along a line that has just been opened, or odd.
    fn overlooked(level: Level) -> [u64; 4] {
        let start = "Wk,6,Nk/8/8/Wq,7/8/8/Sr,7/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let action = |token: &str| Action::parse(token, line.seats()).unwrap();
        let situation = Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &[], line: &*line };
        let left = [action("b2b3")];
        let opened = Situation { actions: &left, ..situation };
        let [far, near, odd] = ["a2h2", "a2c2", "a2b4"].map(action);
        let mut counts = [0; 4];
        for seed in 0..SEEDS {
            let mut bot = Bot::new(level, seed);
            let hopes = bot.hopes(&situation);
            if hopes.is_some() {
                let mut choose = || bot.choose(&situation, Limits::nodes(1)).unwrap().action;
                let action = choose();
                line.check(action).unwrap();
                assert_eq!(action, choose(), "the same seed, the same move");
            }
            assert!(!bot.overlooks(&situation, near), "what is near is seen");
            counts[0] += u64::from(hopes.is_some());
            counts[1] += u64::from(bot.overlooks(&situation, far));
            counts[2] += u64::from(bot.overlooks(&opened, near));
            counts[3] += u64::from(bot.overlooks(&situation, odd));
        }
        counts.map(|count| count * 100 / SEEDS)
    }

    #[test]
    fn weak_levels_overlook_as_much_as_their_measure_says() {
        for level in Level::ALL {
            let Oversights { answers, far, opened, odd } = level.oversights();
            for (found, measure) in overlooked(level).into_iter().zip([answers, far, opened, odd]) {
                assert!(found.abs_diff(u64::from(measure)) <= if measure == 0 { 0 } else { 4 }, "{found} {measure}");
            }
        }
    }

    #[test]
    fn what_is_hardest_to_see_is_the_reason() {
        let start = "Wk,6,Nk/8/8/Wq,7/8/8/Sr,7/Sk,6,Ek turn=S";
        let line = GameId::Quad.set_up([], Some(start)).unwrap();
        let action = |token: &str| Action::parse(token, line.seats()).unwrap();
        let left = [action("b2b3")];
        let situation =
            Situation { game: GameId::Quad, options: &[], start: Some(start), actions: &left, line: &*line };
        for level in Level::ALL {
            let is_blind = level < Level::NORMAL;
            for (token, why) in [
                ("a2h2", Oversight::Far),
                ("a2c2", Oversight::Opened),
                ("a2b4", Oversight::Odd),
                ("a2b6", Oversight::Far),
            ] {
                let bots = || (0..SEEDS).map(|seed| Bot::new(level, seed));
                let all: Vec<_> = bots().filter_map(|bot| bot.overlooked(&situation, action(token))).collect();
                assert!(all.is_empty() != is_blind && all.iter().all(|&found| found == why), "{token} {all:?}");
            }
        }
        let bot = Bot::new(Level::BEGINNER, 3);
        assert!(bot.hopes(&situation).is_some());
        assert_eq!(bot.oversight(&situation, action("a2c2")), Some(Oversight::Answers), "this comes before all others");
    }

    #[test]
    fn a_line_is_opened_by_what_stood_between() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let is_opened = |left: &str, from: &str, to: &str| is_between(square(left), square(from), square(to));
        for (left, from, to) in [("b2", "a2", "h2"), ("e3", "e8", "e1"), ("c3", "a1", "h8"), ("f3", "h1", "d5")] {
            assert!(is_opened(left, from, to), "{left} {from} {to}");
        }
        for (left, from, to) in [
            ("a2", "a2", "h2"),
            ("h2", "a2", "h2"),
            ("b3", "a2", "h2"),
            ("e2", "a2", "d2"),
            ("a1", "b2", "h8"),
            ("b2", "a1", "c2"),
        ] {
            assert!(!is_opened(left, from, to), "{left} {from} {to}");
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
        assert!(Bot::new(Level::BEGINNER, 3).hopes(&situation).is_some());
    }

    #[test]
    fn in_hope_a_draw_is_no_win() {
        // Every move but the capture brings the draw by quiet turns.
        let start = "Wk,1,Bf,13/Wg,15/16/15,Bk turn=W quiet=99";
        let line = GameId::Knot.set_up([], Some(start)).unwrap();
        let situation = Situation { game: GameId::Knot, options: &[], start: Some(start), actions: &[], line: &*line };
        let all: Vec<_> = (0..SEEDS).filter_map(|seed| Bot::new(Level::BEGINNER, seed).hopes(&situation)).collect();
        assert!(!all.is_empty());
        for hopes in all {
            assert_eq!(hopes[0].actions[0].token(line.seats()).to_string(), "a1a3");
        }
    }
}
