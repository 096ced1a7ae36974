//! The end of the game and its points (docs/rules/quad.md, "End and score").

use super::board::CLOCKWISE;
use super::options::Score;
use super::position::Position;
use crate::rules::form::Form;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{MAX_SEATS, Seat, SeatSet};

/// Points are counted in halves.
const PER: u8 = 2;

/// Why the game is over, if it is.
pub(super) fn verdict(position: &Position) -> Option<EndReason> {
    let players = position.survivors();
    let first = players.iter().next();
    match (players.len(), first) {
        (0, _) | (_, None) => Some(position.underway.reason),
        (1, _) => Some(EndReason::LastPlayer),
        (_, Some(first)) => {
            let of_team = |seat| seat == first || position.options.form.partner(first) == Some(seat);
            players.iter().all(of_team).then_some(EndReason::LastTeam)
        }
    }
}

/// The points of a finished game.
pub(super) fn outcome(position: &Position, reason: EndReason) -> Outcome {
    let mut points = match position.options.score {
        Score::Classic => classic(position),
        Score::ByLeaving => by_leaving(position),
        Score::Shared => return shared(position, reason),
    };
    for seat in CLOCKWISE {
        if let Some(partner) = position.options.form.partner(seat) {
            points[seat.index()] = points[seat.index()].max(points[partner.index()]);
        }
    }
    Outcome { points, per: PER, reason }
}

/// Classic scoring: 1 for players still in, 1/2 for those who drew, 0 for all others.
fn classic(position: &Position) -> [u8; MAX_SEATS] {
    let players = position.survivors();
    CLOCKWISE.map(|seat| match () {
        () if players.contains(seat) => PER,
        () if position.drew(seat) => PER / 2,
        () => 0,
    })
}

/// One point for the players who are left, or else for those who drew with the last action, divided evenly. A team has
/// one share, which both partners get.
fn shared(position: &Position, reason: EndReason) -> Outcome {
    let players = position.survivors();
    let last = position.left.into_iter().max().unwrap_or(0);
    let sharers: SeatSet = if players.is_empty() {
        let drew_last = |&seat: &Seat| position.left[seat.index()] == last && position.drew(seat);
        CLOCKWISE.into_iter().filter(drew_last).collect()
    } else {
        players
    };
    let partner_shares = |seat| position.options.form.partner(seat).is_some_and(|other| sharers.contains(other));
    let shares = |seat| sharers.contains(seat) || partner_shares(seat);
    let points = CLOCKWISE.map(|seat| u8::from(shares(seat)));
    let sum: u8 = points.iter().sum();
    let seats_of_a_side = if position.options.form.partner(Seat(0)).is_some() { 2 } else { 1 };
    Outcome { points, per: (sum / seats_of_a_side).max(1), reason }
}

/// Scoring by order of leaving: 1 for the first to leave, 2 for the next, and so on. Ties share the mean.
fn by_leaving(position: &Position) -> [u8; MAX_SEATS] {
    let three = position.options.form == Form::ThreeHanded;
    let seats = || CLOCKWISE.into_iter().take(if three { 3 } else { 4 });
    // Players still in leave last.
    let place = |seat: Seat| match position.left[seat.index()] {
        0 if position.survivors().contains(seat) => u8::MAX,
        place => place,
    };
    let lowest = if three { 2 } else { 1 };
    let mut points = [0; MAX_SEATS];
    for seat in seats() {
        let before = seats().filter(|&other| place(other) < place(seat)).count() as u8;
        let together = seats().filter(|&other| place(other) == place(seat)).count() as u8;
        // The mean of `together` consecutive numbers from `lowest + before`, in halves.
        points[seat.index()] = PER * (lowest + before) + together - 1;
    }
    points
}
