//! The price of an action: the player's own pieces it destroys, and the kings it gives away.

use super::action::Action;
use super::any_game::AnyGame;
use super::effect::{Death, Effect, Effects, PieceId};
use super::noun::Noun;
use super::seat::{Decider, Seat};
use super::snapshot::Snapshot;
use super::square::Square;
use super::web::Means;

/// The price of an action for the player who chooses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The player who pays.
    pub by: Seat,
    /// The player's pieces that are destroyed, and how.
    pub lost: Vec<(PieceId, Death)>,
    /// Kings, or other royals, that a rival could take next, although another action would have kept them.
    pub given_away: Vec<GivenAway>,
}

/// A king, or another royal, that a rival could take next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenAway {
    /// The royal.
    pub royal: PieceId,
    /// The square it stands on after the action.
    pub square: Square,
    /// The squares of the pieces that could take it.
    pub from: Vec<Square>,
}

/// The price of a legal action on the board; `None` if it costs nothing, or is no board action of a player.
pub fn price(table: &dyn AnyGame, action: Action) -> Option<Price> {
    let Some(Decider::Seat(by)) = table.decider() else { return None };
    // Berserks and set-ups have their own warnings, and resigning has its own confirmation.
    let is_on_board = action.squares().is_some() || matches!(action, Action::End | Action::Place { .. });
    if !is_on_board || table.check(action).is_err() {
        return None;
    }
    let now = table.snapshot();
    let (after, effects) = played(table, action);
    let person = table.seating().person(by);
    let own = |piece: PieceId| now.pieces.get(&piece).is_some_and(|piece| person.contains(piece.controller));
    let lost = effects.iter().filter_map(|effect| match *effect {
        Effect::PieceDied { piece, death } if own(piece) && death != Death::Removed => Some((piece, death)),
        _ => None,
    });
    let lost: Vec<_> = lost.collect();
    let mut given_away = exposed(&*after, by);
    if !given_away.is_empty() {
        let fewer = |&other: &Action| exposed(&*played(table, other).0, by).len() < given_away.len();
        if !table.actions().iter().any(fewer) {
            given_away.clear();
        }
    }
    (!lost.is_empty() || !given_away.is_empty()).then_some(Price { by, lost, given_away })
}

fn played(table: &dyn AnyGame, action: Action) -> (Box<dyn AnyGame>, Vec<Effect>) {
    let (mut after, mut effects) = (table.clone_box(), Vec::new());
    after.play_unchecked(action, Effects::recording(&mut effects));
    (after, effects)
}

/// The player's royals that rivals could take once the player's turn is over.
fn exposed(after: &dyn AnyGame, by: Seat) -> Vec<GivenAway> {
    if after.outcome().is_some() || after.decider() == Some(Decider::Seat(by)) {
        return Vec::new();
    }
    let (table, words) = (after.snapshot(), after.words());
    let seating = after.seating();
    let (side, person) = (seating.sides[by.index()], seating.person(by));
    let mut found: Vec<GivenAway> = Vec::new();
    for attack in words.attacks() {
        let Some((royal, piece)) = table.piece_on(attack.on).filter(|(_, piece)| person.contains(piece.controller))
        else {
            continue;
        };
        let is_king = words.noun(piece.kind) == Noun::King && matches!(attack.by, Means::Capture | Means::Push);
        if !(is_king || attack.by == Means::Check) || commands(&table, attack.from).is_none_or(|by| side.contains(by)) {
            continue;
        }
        match found.iter_mut().find(|other| other.royal == royal) {
            Some(other) => other.from.push(attack.from),
            None => found.push(GivenAway { royal, square: attack.on, from: vec![attack.from] }),
        }
    }
    found
}

/// The controller of the piece on a square.
fn commands(table: &Snapshot, square: Square) -> Option<Seat> {
    table.piece_on(square).map(|(_, piece)| piece.controller)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn who_plays_two_armies_is_warned_for_both_kings() {
        let of = |form| {
            let table = GameId::Pothole.set_up([("form", form)], Some("4/Rr,Wc,1,Gk/4/3,Wk turn=W done=d1")).unwrap();
            let opened = Action::parse("b3b2", table.seats()).unwrap();
            price(&*table, opened).map(|price| price.given_away.iter().map(|royal| royal.square.to_string()).collect())
        };
        assert_eq!(of("two-handed-opposite"), Some(vec!["d3".to_owned()]));
        assert_eq!(of("cutthroat"), None);
    }
}
