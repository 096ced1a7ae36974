//! Threats: what rivals could take from a player if it were their turn.

use super::done::Done;
use super::evaluate::Evaluate;
use crate::rules::{Action, AnyGame, Bid, Decider, Describe, Effects, Kind, Line, Seat, Square, with_line};

/// Maximum number of optional decisions skipped in a turn: an offer, three bids and the answer, or the second action.
const MOST_LEFT: usize = 8;

/// A piece that a rival could take, kill or wake without losing material.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The rival.
    pub by: Seat,
    /// The action that does it.
    pub action: Action,
    /// The square of the threatened piece.
    pub square: Square,
    /// The kind of the threatened piece.
    pub kind: Kind,
}

impl Threat {
    /// The square that the attacking piece stands on.
    pub fn from(&self) -> Option<Square> {
        self.action.squares().map(|(from, _)| from)
    }
}

/// All threats against `seat`, as if it were the rivals' turn: for each rival and each piece, the action that gains
/// most. In the middle of a turn, the rest of that turn is skipped first. Empty where no other player can have the
/// turn, for instance while a check must be answered. En passant is left out: its stake does not say whose pawn is
/// taken.
pub fn threats(line: &dyn AnyGame, seat: Seat) -> Vec<Threat> {
    let rested = rested(line);
    with_line!(&*rested, known => of(known.position, seat))
}

/// The game with the rest of this turn skipped, as far as chance need not decide.
pub fn rested(line: &dyn AnyGame) -> Box<dyn AnyGame> {
    let mut rested = line.clone_box();
    for _ in 0..MOST_LEFT {
        if rested.turn_begins() || !matches!(rested.decider(), Some(Decider::Seat(_))) {
            break;
        }
        let leaves = |action: &Action| match action {
            Action::End | Action::Pass | Action::Decline => true,
            Action::Bid(bid) => *bid == Bid::default(),
            _ => false,
        };
        let Some(left) = rested.actions().into_iter().find(leaves) else { break };
        rested.play_unchecked(left, Effects::ignored());
    }
    rested
}

fn of<G: Evaluate + Describe>(position: G, seat: Seat) -> Vec<Threat> {
    let seating = position.seating();
    let (side, own) = (seating.sides[seat.index()], seating.person(seat));
    let mut found: Vec<(i32, Threat)> = Vec::new();
    for army in (0..G::SEATS.len() as u8).map(Seat) {
        let Some(given) = position.with_turn(army) else { continue };
        let Some(Decider::Seat(by)) = given.decider().filter(|by| *by != Decider::Seat(seat)) else { continue };
        if side.contains(by) {
            continue;
        }
        let given = Line::new(given);
        let mut actions = Vec::new();
        given.position.actions(&mut actions);
        for action in actions {
            let stake = given.position.stake(action);
            if !stake.noisy || stake.gain <= 0 || stake.against.0 & own.0 == 0 {
                continue;
            }
            let Some(done) = Done::of(&given, action) else { continue };
            for struck in done.struck.iter().filter(|struck| own.contains(struck.owner)) {
                let Some(piece) = done.before.pieces.get(&struck.piece) else { continue };
                let threat = Threat { by, action, square: piece.square, kind: piece.kind };
                match found.iter_mut().find(|(_, other)| other.by == by && other.square == threat.square) {
                    Some((gain, other)) if *gain < stake.gain => (*gain, *other) = (stake.gain, threat),
                    Some(_) => {}
                    None => found.push((stake.gain, threat)),
                }
            }
        }
    }
    found.sort_by_key(|(gain, threat)| (core::cmp::Reverse(*gain), threat.by));
    found.into_iter().map(|(_, threat)| threat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    fn found(game: GameId, position: &str, seat: u8) -> Vec<String> {
        let line = game.set_up([], Some(position)).unwrap();
        let seats = game.seats();
        let words = |threat: Threat| format!("{} {}", threat.action.token(seats), threat.square);
        threats(&*line, Seat(seat)).into_iter().map(words).collect()
    }

    #[test]
    fn what_hangs_is_found_and_what_is_covered_is_not() {
        let hangs = "Wk,6,Nk/8/3,Nq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        assert_eq!(found(GameId::Quad, hangs, 0), ["d6d2 d2"]);
        let covered = "Wk,6,Nk/8/3,Nq,4/8/8/8/1,Sr,1,Sr,4/Sk,6,Ek turn=S";
        assert_eq!(found(GameId::Quad, covered, 0), Vec::<String>::new());
    }

    #[test]
    fn who_plays_two_armies_is_threatened_in_both() {
        let of = |form| {
            let line = GameId::Pothole.set_up([("form", form)], Some("3/Rc,Gd,1/Wk,2 turn=W")).unwrap();
            threats(&*line, Seat(0)).into_iter().map(|threat| threat.square.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(of("two-handed-opposite"), ["a1", "b2"]);
        assert_eq!(of("teams-opposite"), ["a1"], "the partner is another person");
    }

    /// After the first of two actions, the threats are those of the players after the second.
    #[test]
    fn in_the_midst_of_a_turn_the_next_ones_are_seen() {
        let mut line = GameId::Pothole.set_up([], None).unwrap();
        let mut seen = 0;
        for number in 0..400_u64 {
            if line.outcome().is_some() {
                break;
            }
            let actions = line.actions();
            if !line.turn_begins() && actions.contains(&Action::End) {
                let mut left = line.clone();
                left.play(Action::End, Effects::ignored()).unwrap();
                let (now, then) = (threats(&*line, line.turn()), threats(&*left, line.turn()));
                assert_eq!(now, then);
                seen += now.len();
            }
            let action = actions[(crate::rules::zobrist(number) % actions.len() as u64) as usize];
            line.play(action, Effects::ignored()).unwrap();
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn nothing_is_threatened_at_the_start() {
        for game in GameId::ALL {
            let line = game.set_up([], None).unwrap();
            for seat in (0..game.seats().len() as u8).map(Seat) {
                let threats = threats(&*line, seat);
                assert!(threats.iter().all(|threat| threat.by != seat), "{game:?} {threats:?}");
            }
        }
    }
}
