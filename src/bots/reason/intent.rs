//! What a move is for: what its player means to take next. It is said only if a second search, of the position in which that
//! would be done, confirms it.

use super::{Expects, LOOKED_AHEAD, deeds};
use crate::bots::done::Done;
use crate::bots::plan::Plan;
use crate::bots::threat::{rested, threats};
use crate::rules::{Action, AnyGame, Case, Decider, Effects, Seat, brief};
use crate::texts::text;

/// How many new threats are confirmed or refuted by a search.
const MOST_THREATS: usize = 2;

/// What a move threatens, as in "threatens Blue's queen": what its player would take if all rivals passed, and could not
/// have taken before.
pub(super) fn threatened(line: &dyn AnyGame, done: &Done, expects: &mut Expects<'_>) -> Option<(String, Plan)> {
    let (by, seats) = (done.by, line.seats());
    let mine = |line: &dyn AnyGame, rival: Seat| {
        let threats = threats(line, rival).into_iter();
        threats.filter(|threat| threat.by == by).collect::<Vec<_>>()
    };
    let rivals = done.after.players().iter().filter(|&seat| !line.seating().sides[by.index()].contains(seat));
    let fresh = rivals.flat_map(|rival| {
        let before = mine(line, rival);
        let new = mine(&*done.after, rival).into_iter();
        new.filter(move |threat| before.iter().all(|known| known.square != threat.square))
    });
    let fresh: Vec<_> = fresh.take(MOST_THREATS).collect();
    let then = rested(&*done.after).with_turn(by).filter(|_| !fresh.is_empty())?;
    let action = expects(&*then)?;
    let done = Done::of(&*then, action)?;
    fresh.iter().find_map(|threat| {
        let (piece, state) = done.before.piece_on(threat.square)?;
        let is_taken = done.struck.iter().any(|struck| struck.piece == piece);
        let whose = line.words().noun(threat.kind).of(state.controller.called(seats), Case::Accusative);
        is_taken.then(|| (text!("reason-threatens", piece = whose), Plan::Threat(piece)))
    })
}

/// What a move prepares: what its player takes at the next opportunity, after the replies of the principal variation.
pub(super) fn prepared(
    line: &dyn AnyGame,
    by: Seat,
    expected: &[Action],
    expects: &mut Expects<'_>,
) -> Option<(String, Plan)> {
    let mut line = line.clone_box();
    for (at, &action) in expected.iter().take(LOOKED_AHEAD).enumerate() {
        if at > 0 && line.decider() == Some(Decider::Seat(by)) {
            let done = Done::of(&*line, action)?;
            // A check that takes nothing is soon thought better of.
            let deed = deeds(&*line, &done).into_iter().next().filter(|_| !done.struck.is_empty())?;
            let said = text!("reason-prepares", action = brief(&*line, action), deed = deed);
            return (expects(&*line) == Some(action)).then(|| (said, Plan::Next(expected[1..=at].to_vec())));
        }
        line.play(action, Effects::ignored()).ok()?;
    }
    None
}
