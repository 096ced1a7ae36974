//! All four games with clicks, the expected results, and pictures on the way if there is a window.

use bevy::prelude::*;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::play::{Piece, Session, Setup, StartGame};
use bulldozer_gambit::rules::{Decider, GameId, Kind, Seat};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::ui::Diagram;
use bulldozer_gambit::view::{Body, Layout};

use crate::driver::Step;

/// When nothing moves, every piece has its body in the right place, and nothing else is on the table.
fn bodies_are_in_place(world: &mut World) {
    let pieces = world.resource::<Session>().position().snapshot().pieces;
    let layout = world.resource::<Layout>().clone();
    let mut bodies = world.query_filtered::<(&Piece, &Transform), With<Body>>();
    assert_eq!(bodies.iter(world).count(), pieces.len());
    for (piece, place) in bodies.iter(world) {
        let (id, place) = (piece.id, place.translation);
        assert!(place.distance(layout.place(pieces[&id].square)) < 1e-3, "{id:?} at {place}");
    }
}

/// A position in which Blue's megadozer on g2 has a row of four to push.
const CHAIN: &str = "Rk,Rc,1,x,Gd,Gc,Gk/1,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/Wd,5,Bd/Wk,@W,1,Wc+ne,Rd,Rc,Bm/\
                     Wc,Wc,Wd,x,Bd,@B,Bk turn=B";

pub fn lay_chain(world: &mut World) {
    world.trigger(StartGame(Setup { position: Some(CHAIN.to_owned()), ..Setup::new(GameId::Pothole) }));
}

/// An attacker that can go to the end of any arm, plainly or berserk; and a golem, without which the game would end
/// with the attacker.
const ATTACKER: &str = "15,Bg/2,Wa,13/16/Wk,14,Bk turn=W";

pub fn lay_knot(world: &mut World, position: Option<&str>) {
    world.trigger(StartGame(Setup { position: position.map(str::to_owned), ..Setup::new(GameId::Knot) }));
}

/// Knot Chess: moves and a refusal on the star, a choice of ways, a berserk, and a move on the diagram.
fn knot_by_clicks() -> Vec<Step> {
    let play = |from, to| [Step::Click(from), Step::Click(to), Step::Settle, Step::Frames(2)];
    let mut steps = vec![Step::Do(|world| lay_knot(world, None)), Step::Frames(3), Step::Look("knot")];
    steps.extend(play("d3", "d5"));
    steps.extend(play("d15", "d13"));
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 2)));
    steps.extend([Step::Click("c1"), Step::Click("c2"), Step::Frames(2), Step::Look("knot-refused")]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 2, "a frog leaps exactly 2")));
    steps.extend([Step::Do(|world| lay_knot(world, Some(ATTACKER))), Step::Frames(3)]);
    steps.extend([Step::Click("b3"), Step::Click("c17"), Step::Frames(4), Step::Look("knot-choice")]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 0, "there are two ways to c17")));
    // The chosen action is previewed to its end, and must be confirmed.
    steps.extend([Step::Press("Go berserk"), Step::Frames(6), Step::Look("knot-berserk-asked")]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 0, "it is asked about")));
    steps.extend([Step::Press("Go berserk"), Step::Frames(6), Step::Look("knot-berserk")]);
    steps.extend([Step::Settle, Step::Frames(2), Step::Do(bodies_are_in_place)]);
    steps.push(Step::Expect(|session| {
        assert_eq!(session.position().snapshot().pieces.len(), 3, "the attacker has spent itself");
    }));
    steps.extend([Step::Do(|world| world.resource_mut::<Diagram>().show(true)), Step::Frames(4)]);
    steps.extend(play("d17", "d15"));
    steps.push(Step::Look("knot-diagram"));
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 2)));
    steps.push(Step::Do(|world| world.resource_mut::<Diagram>().show(false)));
    steps
}

fn lay_timed(world: &mut World) {
    let time = TimeControl::Bank { secs: 3600, increment: 0 };
    world.trigger(StartGame(Setup { time, ..Setup::new(GameId::Pothole) }));
}

/// South's pawn is about to promote.
const PROMOTION: &str = "Wk,6,Nk/3,Sp,4/8/8/8/8/8/Sk,6,Ek turn=S castle=-";

pub fn lay_quad(world: &mut World, position: Option<&str>) {
    world.trigger(StartGame(Setup { position: position.map(str::to_owned), ..Setup::new(GameId::Quad) }));
}

/// Quadchess: a move, a refusal, and a promotion chosen on the board.
fn quad_by_clicks() -> Vec<Step> {
    let mut steps = vec![Step::Do(|world| lay_quad(world, None)), Step::Frames(3), Step::Look("quad")];
    steps.extend([Step::Click("c2"), Step::Click("c4"), Step::Settle, Step::Frames(2)]);
    steps.extend([Step::Click("b5"), Step::Click("b6"), Step::Frames(2)]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 1, "pawns of West go up the files")));
    steps.extend([Step::Do(|world| lay_quad(world, Some(PROMOTION))), Step::Frames(3)]);
    steps.extend([Step::Click("d7"), Step::Click("d8"), Step::Frames(4), Step::Look("quad-promotion")]);
    steps.extend([Step::Press("Promote to a rook"), Step::Settle, Step::Frames(2), Step::Do(bodies_are_in_place)]);
    steps.push(Step::Expect(|session| {
        let d8 = session.position().snapshot().piece_on("d8".parse().unwrap()).map(|(_, piece)| piece.kind);
        assert_eq!(d8, Kind::from_letter('r'));
    }));
    steps
}

/// Red and Yellow have something to trade, and a rook of Red's loses its last token with this turn.
const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R handR=q3,r1 handY=b2,p1";

pub fn lay_auction(world: &mut World, position: Option<&str>) {
    world.trigger(StartGame(Setup { position: position.map(str::to_owned), seed: 7, ..Setup::new(GameId::Auction) }));
}

/// Auction Chess: a move, an offer, a bid of two pieces, a traded piece that is placed, and a piece dropped by the
/// dice.
fn auction_by_clicks() -> Vec<Step> {
    let mut steps = vec![Step::Do(|world| lay_auction(world, None)), Step::Frames(3), Step::Look("auction")];
    steps.extend([Step::Do(|world| lay_auction(world, Some(TRADERS))), Step::Frames(3)]);
    steps.extend([Step::Click("e5"), Step::Click("e6"), Step::Settle, Step::Frames(2), Step::Look("auction-offer")]);
    steps.extend([Step::Press("queen with 3 tokens"), Step::Press("Offer this"), Step::Settle, Step::Frames(2)]);
    steps.extend([Step::Press("bishop with 2 tokens"), Step::Frames(2), Step::Press("pawn with 1 token")]);
    steps.extend([Step::Frames(2), Step::Look("auction-bid"), Step::Press("Place bid"), Step::Settle, Step::Frames(2)]);
    steps.extend([Step::Look("auction-accept"), Step::Press("Accept"), Step::Settle, Step::Frames(2)]);
    steps.push(Step::Look("auction-place"));
    steps.extend([Step::Click("e5"), Step::Settle, Step::Frames(2), Step::Click("d6"), Step::Settle, Step::Frames(2)]);
    // It would attack Blue's king there, so it is refused, and nothing is lost.
    steps.extend([Step::Click("g13"), Step::Frames(2), Step::Look("auction-refused")]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 6)));
    steps.extend([Step::Click("f14"), Step::Settle, Step::Frames(2)]);
    steps.push(Step::Expect(|session| {
        assert_eq!(session.actions().len(), 7, "{}", session.position().to_text());
        assert_eq!(session.position().decider(), Some(Decider::Chance), "Red's rook has lost its last token");
    }));
    steps.extend([Step::Look("auction-throw"), Step::Press("Roll"), Step::Frames(8)]);
    for name in ["auction-dice-1", "auction-dice-2", "auction-dice-3", "auction-dice-4"] {
        steps.extend([Step::Frames(6), Step::Look(name)]);
    }
    steps.extend([Step::Settle, Step::Frames(2), Step::Look("auction-dropped"), Step::Do(bodies_are_in_place)]);
    steps.push(Step::Expect(|session| {
        let pieces = session.position().snapshot().pieces;
        assert_eq!(pieces.values().filter(|piece| piece.seat == Seat::NOBODY).count(), 1, "the rook sleeps");
    }));
    steps
}

/// Pothole Chess: moves, a refusal, a push into a pothole, and a chain of pieces that is pushed.
fn pothole_by_clicks() -> Vec<Step> {
    let turn = |from, to| [Step::Click(from), Step::Click(to), Step::Settle, Step::Press("End turn"), Step::Frames(2)];
    let mut steps =
        vec![Step::Frames(4), Step::Look("start"), Step::Click("c2"), Step::Frames(2), Step::Look("selected")];
    steps.extend([Step::Click("d2"), Step::Settle, Step::Frames(2), Step::Press("End turn"), Step::Frames(2)]);
    steps.push(Step::Expect(|session| {
        let pieces = session.position().snapshot().pieces;
        let with_chips = pieces.values().filter(|piece| !piece.chips.is_empty()).count();
        assert_eq!(with_chips, 1, "the bulldozer on d2 has the southern chip");
    }));
    steps.extend(turn("b5", "c5"));
    steps.extend(turn("f5", "e5"));
    steps.extend(turn("f3", "e3"));
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 8)));
    // A refusal is reported, and changes nothing.
    steps.extend([Step::Click("d2"), Step::Click("d6"), Step::Frames(2), Step::Look("refused")]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 8)));
    steps.extend([Step::Click("e2"), Step::Frames(8), Step::Look("pushing"), Step::Settle, Step::Frames(2)]);
    steps.extend([Step::Do(bodies_are_in_place), Step::Look("pushed")]);
    steps.push(Step::Expect(|session| {
        assert_eq!(session.position().snapshot().pieces.len(), 27, "Blue's bulldozer is in the pothole");
        assert_eq!(session.actions().len(), 9);
    }));
    steps.extend([
        Step::Do(lay_chain),
        Step::Frames(3),
        Step::Click("g2"),
        Step::Frames(2),
        Step::Look("chain-selected"),
    ]);
    steps.push(Step::Click("d2"));
    for name in ["chain-1", "chain-2", "chain-3", "chain-4", "chain-5", "chain-6"] {
        steps.extend([Step::Frames(4), Step::Look(name)]);
    }
    steps.extend([Step::Settle, Step::Frames(2), Step::Do(bodies_are_in_place), Step::Look("chain-end")]);
    steps
}

/// A pause, in which no player can move.
fn pause_by_clicks() -> Vec<Step> {
    let mut steps = vec![Step::Do(lay_timed), Step::Frames(3), Step::Press("Pause"), Step::Frames(2)];
    steps.extend([Step::Click("c2"), Step::Click("d2"), Step::Frames(2), Step::Look("paused")]);
    steps.push(Step::Expect(|session| {
        assert!(session.is_paused());
        assert_eq!(session.actions().len(), 0, "nobody moves in a pause");
        assert!(session.time_left(Seat(0)) < session.time_left(Seat(1)), "White's time ran before it");
    }));
    steps.extend([Step::Press("Resume"), Step::Frames(2)]);
    steps.push(Step::Expect(|session| assert!(!session.is_paused())));
    steps
}

fn lay_flat(world: &mut World) {
    world.resource_mut::<Settings>().flat_table = true;
    world.trigger(StartGame(Setup::new(GameId::Pothole)));
}

/// A flat table: two players, each from their own side.
pub fn flat_by_clicks() -> Vec<Step> {
    let turn = |from, to| [Step::Click(from), Step::Click(to), Step::Settle, Step::Press("End turn"), Step::Frames(4)];
    let mut steps = vec![Step::Do(lay_flat), Step::Frames(4), Step::Look("flat")];
    steps.extend(turn("c2", "d2"));
    steps.push(Step::Look("flat-left"));
    steps.extend(turn("b5", "c5"));
    steps.push(Step::Look("flat-top"));
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 4)));
    steps.extend([Step::Do(|world| world.resource_mut::<Settings>().flat_table = false), Step::Frames(3)]);
    steps
}

/// All games, and other sizes of the window.
pub fn everything() -> Vec<Step> {
    let mut steps = pothole_by_clicks();
    steps.extend(knot_by_clicks());
    steps.extend(quad_by_clicks());
    steps.extend(auction_by_clicks());
    steps.extend(flat_by_clicks());
    steps.extend(pause_by_clicks());
    steps.extend([Step::Resize(1920, 1080), Step::Look("wide"), Step::Resize(390, 844), Step::Look("phone")]);
    steps
}
