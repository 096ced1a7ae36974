//! Shows the order of play round the board. The edge of the player to decide is lit in their colour, the next player's
//! has a thin line with a pointer, and that of a player who is out is dim and struck through. The full order is on the
//! players' cards.

use bevy::prelude::*;

use crate::play::{ActionPlayed, Forget, Session};
use crate::rules::{AnyGame, Decider, DueReason, Effect, Seat, SeatSet, order_of_play};
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::layout::Layout;
use crate::view::systems::ViewSystems;

/// The armies that lost their turn in the last action.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PassedOver(pub SeatSet);

/// What the edge in front of a player shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EdgeMark {
    /// The player is to decide now.
    Turn(DueReason),
    /// The player comes next.
    Next,
    /// The player is out of the game.
    Out,
}

/// The edge of the board in front of a player, with its state.
#[derive(Clone, PartialEq, Debug)]
pub struct Edge {
    /// The player it belongs to.
    pub seat: Seat,
    /// The state it shows.
    pub place: EdgeMark,
    /// The lines on the table, from one end to the other.
    pub lines: Vec<[Vec3; 2]>,
}

/// The marked edges of the board, as far as actions have been shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Edges(pub Vec<Edge>);

pub(in crate::view) fn plugin(app: &mut App) {
    let changed =
        rest_has_changed.or_else(resource_exists_and_changed::<Session>).or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<PassedOver>()
        .init_resource::<Edges>()
        .add_systems(Update, (note_passed_over, mark_edges.run_if(changed)).chain().in_set(ViewSystems::Follow))
        .forget_when_laid::<PassedOver>();
}

fn note_passed_over(mut played: MessageReader<ActionPlayed>, mut passed: ResMut<PassedOver>) {
    if let Some(last) = played.read().last() {
        let over = last.effects.iter().filter_map(|effect| match effect {
            Effect::ArmyPassedOver { army } => Some(*army),
            _ => None,
        });
        passed.set_if_neq(PassedOver(over.collect()));
    }
}

/// Updates the marked edges when all animations are over.
pub(in crate::view) fn mark_edges(
    session: Res<Session>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    mut edges: ResMut<Edges>,
) {
    if timeline.is_busy() {
        return;
    }
    let lines = |seat| layout.look().edge(&layout, seat);
    let edge = |(seat, place)| Edge { seat, place, lines: lines(seat) };
    edges.set_if_neq(Edges(places(session.position()).into_iter().map(edge).collect()));
}

/// The states of all players who have one.
pub(crate) fn places(table: &dyn AnyGame) -> Vec<(Seat, EdgeMark)> {
    let order = order_of_play(table);
    let decider = match table.decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        Some(Decider::Chance) => Some(table.turn()),
        None => None,
    };
    // The army to act, when its player moves several.
    let first = order.first().filter(|due| Some(due.player) == decider);
    let turn = first.map(|due| due.army).or(decider);
    let reason = first.map_or(DueReason::Turn, |due| due.reason);
    // With two players the next one is always the other.
    let is_round = table.players().iter().count() > 2;
    let next = order.iter().map(|due| due.army).find(|&army| Some(army) != turn).filter(|_| is_round);
    let is_out = |seat: Seat| !table.players().contains(seat) && order.iter().all(|due| due.army != seat);
    let place = |seat: Seat| match () {
        () if turn == Some(seat) => Some(EdgeMark::Turn(reason)),
        () if next == Some(seat) => Some(EdgeMark::Next),
        () if is_out(seat) && table.outcome().is_none() => Some(EdgeMark::Out),
        () => None,
    };
    (0..table.seats().len() as u8).map(Seat).filter_map(|seat| Some((seat, place(seat)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    fn told(game: GameId, position: Option<&str>, tokens: &[&str]) -> String {
        let mut table = game.set_up([], position).unwrap();
        for token in tokens {
            table.play(Action::parse(token, game.seats()).unwrap(), Effects::ignored()).unwrap();
        }
        let told = places(&*table).into_iter().map(|(seat, place)| {
            let place = match place {
                EdgeMark::Turn(DueReason::Turn) => "turn",
                EdgeMark::Turn(DueReason::Check) => "check",
                EdgeMark::Turn(DueReason::AtOnce) => "at once",
                EdgeMark::Next => "next",
                EdgeMark::Out => "out",
            };
            format!("{} {place}", seat.letter(game.seats()))
        });
        told.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn the_board_tells_whose_turn_it_is_who_is_next_and_who_is_out() {
        let killed = "Rk,2,x,2,Gk/Wc,1,@R,4/Rb,6/x,1,@1,1,@2,1,x/7/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
        let mated = "Wk,1,Wp,3,Nr,Nk/Wr,Wp,2,Nn,Np,Np,Np/Wb,Wp,2,Np,3/1,Wp,Wn,5/2,Sp,1,Sn,1,Ep,En/\
                     1,Sp,3,Nb,Ep,Eb/Sp,Sb,1,Sp,2,Ep,Er/Sk,Sr,4,Ep,Ek turn=S castle=SWNE";
        for (game, position, tokens, expected) in [
            (GameId::Pothole, None, &[][..], "W turn, R next"),
            (GameId::Pothole, None, &["c2d2", "end"], "R turn, G next"),
            (GameId::Pothole, Some(killed), &["a6a7", "end"], "R out, G turn, B next"),
            (GameId::Knot, Some("6,Wi,9/16/16/14,Bg,Bc turn=B knot=Wc"), &[], "B turn"),
            (GameId::Quad, None, &[], "S turn, W next"),
            // The army that was East's is to move.
            (GameId::Quad, Some(mated), &["e4g3"], "S next, E turn"),
            (GameId::Auction, None, &[], "R turn, B next"),
        ] {
            assert_eq!(told(game, position, tokens), expected, "{game:?} {tokens:?}");
        }
    }
}
