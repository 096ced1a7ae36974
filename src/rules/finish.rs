//! Each player's result in a finished game: place, points and captures.

use super::action::Action;
use super::any_game::AnyGame;
use super::effect::{Effect, Effects};
use super::losses::{Loot, Losses};
use super::outcome::Outcome;
use super::points::Points;
use super::seat::{MAX_SEATS, Seat};

/// A player's result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The player's seat.
    pub seat: Seat,
    /// The place, from 1. Players with equal points who were in equally long share the better place.
    pub place: usize,
    /// The points.
    pub points: Points,
    /// After how many actions the player was out, 0 if before the first; `None` if still in at the end.
    pub left: Option<usize>,
    /// What the player has taken from others.
    pub loot: Loot,
}

/// Each player's result in a game from `start`, best first: by points, then by who was in the game longer. Players who
/// were out before `start` come last. Seats that do not score, such as a dummy's, are left out.
pub fn finishes(start: &dyn AnyGame, actions: impl IntoIterator<Item = Action>, outcome: &Outcome) -> Vec<Finish> {
    let (mut table, mut losses) = (start.clone_box(), Losses::new(start.snapshot()));
    let players = start.players();
    // On a small board, only the seats with pieces play.
    let mut left: [Option<usize>; MAX_SEATS] =
        core::array::from_fn(|seat| (!players.contains(Seat(seat as u8))).then_some(0));
    for (number, action) in (1..).zip(actions) {
        let mut effects = Vec::new();
        table.play_unchecked(action, Effects::recording(&mut effects));
        for effect in &effects {
            losses.note(effect);
            if let Effect::PlayerLeft { seat, .. } = *effect
                && let Some(left) = left.get_mut(seat.index())
            {
                *left = Some(number);
            }
        }
    }
    let seating = table.seating();
    let seats = (0..start.seats().len() as u8).map(Seat).filter(|&seat| seating.has_player(seat));
    let mut all: Vec<Finish> = seats
        .map(|seat| Finish {
            seat,
            place: 0,
            points: Points::of(outcome, seat),
            left: left[seat.index()],
            loot: losses.loot(seat).clone(),
        })
        .collect();
    // Players who never left were in longer than all who did. Partners are in as long as either of them is.
    let rank = |finish: &Finish| {
        let stays = |seat: Seat| (left[seat.index()].is_none(), left[seat.index()]);
        (finish.points, seating.sides[finish.seat.index()].iter().map(stays).max())
    };
    all.sort_by_key(|finish| (core::cmp::Reverse(rank(finish)), finish.seat));
    let ranks: Vec<_> = all.iter().map(rank).collect();
    for (index, finish) in all.iter_mut().enumerate() {
        finish.place = 1 + ranks.iter().position(|other| *other == ranks[index]).unwrap_or(index);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    /// The results of a game, such as `1 W 1 c1 | 2 R 0 @3`: place, player, points, counts of captures, pushes and
    /// annexed armies, and after how many actions the player was out.
    fn told(game: GameId, position: Option<&str>, tokens: &str) -> String {
        let start = game.set_up([], position).unwrap();
        let seats = game.seats();
        let actions: Vec<Action> = tokens.split(' ').map(|token| Action::parse(token, seats).unwrap()).collect();
        let mut table = start.clone_box();
        actions.iter().for_each(|&action| table.play(action, Effects::ignored()).unwrap());
        let line = |finish: &Finish| {
            let [captured, pushed] = finish.loot.counts();
            let mut told = format!("{} {} {}", finish.place, finish.seat.letter(seats), finish.points);
            for (sign, count) in [("c", captured), ("p", pushed), ("a", finish.loot.armies.len() as usize)] {
                if count > 0 {
                    told.push_str(&format!(" {sign}{count}"));
                }
            }
            finish.left.into_iter().for_each(|left| told.push_str(&format!(" @{left}")));
            told
        };
        let outcome = table.outcome().unwrap();
        finishes(&*start, actions, &outcome).iter().map(line).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn players_finish_in_the_order_in_which_they_left() {
        let resigned = "resign:remove resign:remove resign:remove";
        assert_eq!(told(GameId::Quad, None, resigned), "1 E 1 | 2 N 0 @3 | 3 W 0 @2 | 4 S 0 @1");
        let agreed = "draw:SWNE";
        assert_eq!(told(GameId::Quad, None, agreed), "1 S 1/2 @1 | 1 W 1/2 @1 | 1 N 1/2 @1 | 1 E 1/2 @1");
    }

    #[test]
    fn what_was_taken_is_counted() {
        // The last king is pushed off the board with a racecar in front of it.
        let last = "3,x,3/7/7/x,Rk,Rc,Wm,2,x/7/7/Wk,2,x,3 turn=W";
        assert_eq!(told(GameId::Pothole, Some(last), "d4c4"), "1 W 1 p1 a1 | 2 R 0 @1 | 3 G 0 @0 | 3 B 0 @0");
        let mated = "Wk,7/8/8/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,7 turn=S ctrl=SW-- castle=-";
        assert!(told(GameId::Quad, Some(mated), "b3b7").starts_with("1 S 1 a1 | 2 W 0 @1"));
    }
}
