//! What is seen of actions, and in which order.

use bevy::prelude::*;

use super::script::{Scene, Script};
use crate::rules::{Action, Effects, GameId};
use crate::view::board::Layout;

/// The acts of `tokens` in the position `text`.
fn acts_of(game: GameId, text: &str, tokens: &str, throws: &[[u8; 2]]) -> Vec<Scene> {
    let mut table = game.set_up([], Some(text)).unwrap();
    let layout = Layout::of(game, table.words().board());
    let mut scenes = Vec::new();
    for token in tokens.split_whitespace() {
        let (mut snapshot, mut effects) = (table.snapshot(), Vec::new());
        table.play(Action::parse(token, table.seats()).unwrap(), Effects::heard(&mut effects)).unwrap();
        let start = scenes.iter().map(Scene::end).fold(0.0, f32::max);
        scenes.extend(Script::of(&effects, &mut snapshot, &layout, throws, start));
        assert_eq!(snapshot, table.snapshot());
    }
    assert!(scenes.iter().all(|scene| scene.start >= 0.0 && scene.act.secs() > 0.0));
    scenes
}

/// What an act is called.
fn name(scene: &Scene) -> String {
    let words = format!("{:?}", scene.act);
    words.split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn of<'a>(scenes: &'a [Scene], act: &str) -> Vec<&'a Scene> {
    scenes.iter().filter(|scene| name(scene) == act).collect()
}

#[test]
fn a_chain_falls_one_after_the_other() {
    let acts = acts_of(GameId::Pothole, "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W", "d1a1", &[]);
    let falls = of(&acts, "FallOff");
    assert_eq!(falls.len(), 3);
    assert!(falls.is_sorted_by(|a, b| a.start < b.start));
}

#[test]
fn a_whirlwind_follows_the_ring() {
    let acts = acts_of(GameId::Pothole, "4/1,@1,2/3,@2/3,Wd turn=W", "d1d3", &[]);
    assert_eq!(name(&acts[0]), "Travel");
    // Five squares, each beside the last.
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
fn nothing_begins_before_its_action() {
    acts_of(GameId::Pothole, "3,x,Bk,2/7/7/x,5,x/7/2,Wb+nes,4/Wk,2,x,3 turn=W", "c2d2", &[]);
}
