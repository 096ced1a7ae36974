//! Which acts an action plays, and in which order.

use bevy::prelude::*;

use super::compose::compose;
use super::lean::Moment;
use super::script::TimedAct;
use super::{Call, Cue};
use crate::play::ActionPlayed;
use crate::rules::{Action, Effects, GameId, PieceId, Seat, Square};
use crate::view::layout_of;

/// The acts of `tokens` in the position `text`.
fn acts_of(game: GameId, text: &str, tokens: &str, throws: &[[u8; 2]]) -> Vec<TimedAct> {
    let mut table = game.set_up([], Some(text)).unwrap();
    let layout = layout_of(game, table.words().board());
    let mut scenes = Vec::new();
    for token in tokens.split_whitespace() {
        let (before, decider, mut effects) = (table.snapshot(), table.decider(), Vec::new());
        let action = Action::parse(token, table.seats()).unwrap();
        table.play(action, Effects::recording(&mut effects)).unwrap();
        let start = scenes.iter().map(TimedAct::end).fold(0.0, f32::max);
        let throws = throws.to_vec();
        scenes.extend(compose(&ActionPlayed { action, decider, effects, before, throws }, &layout, start));
    }
    assert!(scenes.iter().all(|scene| scene.start >= 0.0 && scene.act.secs() > 0.0));
    scenes
}

/// The type name of an act.
fn name(scene: &TimedAct) -> String {
    let words = format!("{:?}", scene.act);
    words.split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn of<'a>(scenes: &'a [TimedAct], act: &str) -> Vec<&'a TimedAct> {
    scenes.iter().filter(|scene| name(scene) == act).collect()
}

#[test]
fn a_chain_falls_one_after_the_other() {
    let acts = acts_of(GameId::Pothole, "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W", "d1a1", &[]);
    let falls = of(&acts, "FallOff");
    assert_eq!(falls.len(), 3);
    assert!(falls.is_sorted_by(|a, b| a.start < b.start));
}

/// Where a piece is at `clock`; `stands` is its place before all acts.
fn place(acts: &[TimedAct], piece: PieceId, stands: Vec3, clock: f32) -> Vec3 {
    let mut own: Vec<&TimedAct> = acts.iter().filter(|scene| scene.act.piece() == Some(piece)).collect();
    own.sort_by(|a, b| a.start.total_cmp(&b.start));
    let go = |from: Transform, scene: &&TimedAct| match scene.progress(clock) {
        Some(t) => scene.act.pose(&from, t),
        None => from,
    };
    own.iter().fold(Transform::from_translation(stands), go).translation
}

/// Pushes: the position, the action, and the squares of the dozer and of the pushed pieces, nearest first.
const CHAINS: [(&str, &str, &[&str]); 4] = [
    ("3,x,3/7/Wm,Bc,Bd,Br,3/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "a5c5", &["a5", "b5", "c5", "d5"]),
    ("3,x,3/7/Wm,Bc,1,Bd,3/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "a5d5", &["a5", "b5", "d5"]),
    ("3,x,3/7/3,Wm,Bc,Bd,Br/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "d5g5", &["d5", "e5", "f5", "g5"]),
    ("3,x,3/7/3,Wb,Bc,2/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "d5e5", &["d5", "e5"]),
];

#[test]
fn a_shove_runs_through_the_chain_and_nobody_into_anybody() {
    /// The diameter of the discs that pieces stand on.
    const DISC: f32 = 0.82;
    for (text, token, squares) in CHAINS {
        let mut table = GameId::Pothole.set_up([], Some(text)).unwrap();
        let layout = layout_of(GameId::Pothole, table.words().board());
        let before = table.snapshot();
        let acts = acts_of(GameId::Pothole, text, token, &[]);
        let bodies: Vec<(PieceId, Vec3)> = squares
            .iter()
            .map(|square| square.parse::<Square>().unwrap())
            .map(|square| (before.piece_on(square).unwrap().0, layout.place(square)))
            .collect();
        let act = |name, piece| of(&acts, name).into_iter().find(|scene| scene.act.piece() == Some(piece));
        let shoves: Vec<&TimedAct> = bodies[1..].iter().map(|&(piece, _)| act("Shove", piece).unwrap()).collect();
        assert!(shoves.windows(2).all(|pair| pair[1].start > pair[0].start + 0.07), "{token}");
        // Only the piece that the blade hits clangs.
        let cues: Vec<Option<Cue>> = shoves.iter().map(|scene| scene.act.cue()).collect();
        assert!(cues[0] == Some(Cue::Shove) && cues[1..].iter().all(|cue| *cue == Some(Cue::Jolt)), "{token}");
        let end = acts.iter().map(TimedAct::end).fold(0.0, f32::max);
        for clock in (0..).map(|step| step as f32 * 0.01).take_while(|&clock| clock < end) {
            for pair in bodies.windows(2) {
                let fallen = act("FallOff", pair[1].0).is_some_and(|falls| falls.start <= clock);
                let [behind, ahead] = [pair[0], pair[1]].map(|(piece, stands)| place(&acts, piece, stands, clock));
                let between = (ahead - behind).with_y(0.0);
                assert!(fallen || between.x >= DISC, "{token} at {clock}: {between}");
            }
        }
        table.play(Action::parse(token, table.seats()).unwrap(), Effects::ignored()).unwrap();
        for (piece, stands) in bodies {
            if let Some(now) = table.snapshot().pieces.get(&piece) {
                assert!(place(&acts, piece, stands, end).distance(layout.place(now.square)) < 1e-3, "{token}");
            }
        }
    }
}

#[test]
fn who_falls_goes_over_the_edge_without_stopping() {
    let (text, token, _) = CHAINS[2];
    let acts = acts_of(GameId::Pothole, text, token, &[]);
    let shoves = of(&acts, "Shove");
    assert_eq!(shoves.len(), 3);
    for shove in shoves {
        let at = |t| shove.act.pose(&Transform::IDENTITY, t).translation.x;
        assert!(at(1.0) > at(0.95) && at(0.95) > at(0.9), "{shove:?}");
    }
}

/// The camera moments of the acts called `act`.
fn moments(acts: &[TimedAct], act: &str) -> Vec<Option<Moment>> {
    of(acts, act).iter().map(|scene| scene.act.moment(None)).collect()
}

#[test]
fn three_that_fall_are_a_great_moment_and_one_is_not() {
    let (text, token, _) = CHAINS[2];
    let acts = acts_of(GameId::Pothole, text, token, &[]);
    let [cascade] = of(&acts, "Cascade")[..] else { panic!("{acts:?}") };
    assert!(of(&acts, "FallOff").iter().all(|falls| cascade.start < falls.start && falls.start < cascade.end()));
    assert!(moments(&acts, "Cascade")[0].is_some());
    let one = acts_of(GameId::Pothole, "3,x,3/7/5,Wb,Bc/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "f5g5", &[]);
    assert_eq!((of(&one, "FallOff").len(), of(&one, "Cascade").len()), (1, 0));
}

#[test]
fn the_camera_leans_in_to_a_mated_king_before_it_is_taken_away() {
    let quad = "Wk,1,Wp,1,1,1,Nr,Nk/Wr,Wp,1,1,Nn,Np,Np,Np/Wb,Wp,1,1,Np,1,1,1/1,Wp,Wn,1,1,1,1,1/\
                1,1,Sp,1,Sn,1,Ep,En/1,Sp,1,1,1,Nb,Ep,Eb/Sp,Sb,1,Sp,1,1,Ep,Er/Sk,Sr,1,1,1,1,Ep,Ek \
                turn=S castle=SWNE";
    let acts = acts_of(GameId::Quad, quad, "e4g3", &[]);
    let [mate] = of(&acts, "Mate")[..] else { panic!("{acts:?}") };
    assert!(of(&acts, "Vanish").iter().all(|vanish| vanish.start >= mate.end()));
    // All pieces of the army share one camera moment, whichever of them changes sides first.
    let army = moments(&acts, "Defect");
    assert!(army.len() > 1 && army.iter().all(|moment| moment.is_some() && *moment == army[0]));
    // In Knot Chess a mate ends the game, and the king stays on the board.
    let knot = acts_of(GameId::Knot, "Wk,15/1,Wi,4,Ba,9/16/15,Bk turn=B", "b7a7", &[]);
    assert!(moments(&knot, "Mate")[0].is_some());
}

#[test]
fn the_camera_leans_in_to_the_ring_of_an_entity() {
    let position = "Wk,Wg,Wb,8,Bg,1,Bb,1,Bk/Wc,Wi,2,Ba,1,Wa,7,Bi,Bc/Wf,Wb,1,Wi,7,Bi,2,Bb,Bf/\
                    Wf,1,We,Wd,7,Be,3,Bf turn=W";
    let acts = acts_of(GameId::Knot, position, "d3d5", &[]);
    let ring = moments(&acts, "Pulse")[0].unwrap();
    // The moment of a wide ring keeps the board in view.
    assert!(ring.place == Vec3::ZERO && ring.near < 0.5);
}

#[test]
fn a_whirlwind_follows_the_ring() {
    let acts = acts_of(GameId::Pothole, "4/1,@1,2/3,@2/3,Wd turn=W", "d1d3", &[]);
    assert_eq!(name(&acts[0]), "Travel");
    // Five squares, each next to the last.
    let at = |t| acts[0].act.pose(&Transform::IDENTITY, t).translation;
    let length: f32 = (0..100).map(|n| at(n as f32 / 100.0).distance(at((n + 1) as f32 / 100.0))).sum();
    assert!((3.5..5.0).contains(&length), "{length}");
}

#[test]
fn a_pushed_piece_of_a_dead_king_changes_sides_before_it_gets_its_chip() {
    let position = "3,x,Gd,Gc,Gk/Rd,@R,1,1,1,@G,Gc/7/x,2,Wm,Rc,Rk,x/2,@1,1,@2,2/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
    let acts = acts_of(GameId::Pothole, position, "d4e4", &[]);
    let chip = of(&acts, "GainChip")[0];
    let defects = of(&acts, "Defect");
    let own: Vec<_> = defects.iter().filter(|scene| scene.act.piece() == chip.act.piece()).collect();
    assert!(!own.is_empty() && own.iter().all(|scene| chip.start >= scene.end()));
}

#[test]
fn a_captured_piece_gets_its_tokens_one_by_one_and_loses_one() {
    let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/\
                    x3,4,Rk,3,x3 turn=R";
    let acts = acts_of(GameId::Auction, position, "d4d8", &[]);
    let tokens = of(&acts, "Give");
    assert_eq!(tokens.len(), 3);
    assert!(tokens.windows(2).all(|pair| pair[0].end() <= pair[1].start + 1e-4));
    assert_eq!(name(acts.last().unwrap()), "Take");
}

#[test]
fn throws_in_vain_are_seen_before_the_piece_falls() {
    let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                    turn=R handR=q0 phase=roll";
    let thrown = [[7, 7], [1, 7], [7, 2], [7, 3], [3, 7], [3, 5]];
    let acts = acts_of(GameId::Auction, position, "roll:35", &thrown);
    let seen = of(&acts, "Throw");
    assert_eq!(seen.len(), 4);
    for (scene, faces) in seen.iter().zip(&thrown[2..]) {
        assert!(format!("{:?}", scene.act).contains(&format!("faces: {faces:?}")), "{scene:?}");
    }
    let falls = acts.last().unwrap();
    assert_eq!(name(falls), "Drop");
    assert!(acts.iter().rev().skip(1).all(|scene| scene.end() <= falls.start + 1e-4));
}

#[test]
fn what_is_sold_changes_sides_at_the_last_knock() {
    let position = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                    turn=R phase=accept offer=r1 handR=r1 handB=p3 handY=q2 bids=B:p3,Y:q2";
    let acts = acts_of(GameId::Auction, position, "accept:B", &[]);
    let ([gavel], [once, twice, sold]) = (&of(&acts, "Gavel")[..], &of(&acts, "Knock")[..]) else { panic!("{acts:?}") };
    assert!(gavel.start < once.start && once.start < twice.start && twice.start < sold.start);
    assert!(sold.end() < gavel.end());
    let calls: Vec<_> = acts.iter().filter_map(|scene| Some((scene.act.call()?, scene.start))).collect();
    let [(Call::Once, first), (Call::Twice, second), (Call::Sold(buyer), third)] = calls[..] else {
        panic!("{calls:?}")
    };
    assert!(first < once.start && once.start < second && second < twice.start && third == sold.start);
    assert_eq!(buyer, Seat(1));
    let carried = of(&acts, "Carry");
    assert!(carried.len() == 2 && carried.iter().all(|carry| (carry.start - sold.end()).abs() < 1e-4), "{carried:?}");
}

#[test]
fn nothing_begins_before_its_action() {
    acts_of(GameId::Pothole, "3,x,Bk,2/7/7/x,5,x/7/2,Wb+nes,4/Wk,2,x,3 turn=W", "c2d2", &[]);
}
