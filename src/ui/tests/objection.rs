//! A refusal because of an attack shows the attack from any distance, and the marks of lessons are visible.

use core::time::Duration;

use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui;

use super::Panels;
use crate::play::Setup;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::theme::board;
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Objection, PickSquare, Pointed};

fn pick(panels: &mut Panels, square: &str) {
    panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
    panels.settle();
}

fn attacks(panels: &Panels) -> String {
    let attacks = &panels.app.world().resource::<Objection>().attacks;
    attacks.iter().map(|(from, on)| format!("{from}>{on}")).collect::<Vec<_>>().join(" ")
}

fn flat(game: GameId, position: &str, frame_secs: f32) -> Panels {
    let mut panels = Panels::open_app(|app| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(frame_secs)));
    });
    panels.start(Setup { position: Some(position.to_owned()), ..Setup::new(game) });
    panels.app.world_mut().resource_mut::<Diagram>().show(true);
    panels.settle();
    panels
}

/// A dingo on the other side of the board, or a rook in other games.
const FAR: [(GameId, &str, [&str; 3], &str); 3] = [
    (GameId::Knot, "1,Wk,14/1,Wi,14/15,Bd/15,Bk turn=W", ["a2", "a1", "b2"], "c17>a1"),
    (GameId::Quad, "1,Nr,5,Nk/8/8/8/8/8/8/Sk,6,Ek turn=S castle=-", ["a1", "b1", "a1"], "b8>b1"),
    (
        GameId::Auction,
        "x3,3,Yk,4,x3/x3,8,x3/x3,2,Br,5,x3/14/14/14/14/Bk,12,Gk/14/14/14/x3,8,x3/x3,8,x3/x3,1,Rk,6,x3 turn=R",
        ["e1", "f1", "e1"],
        "f12>f1",
    ),
];

#[test]
fn a_refusal_shows_the_attack_that_it_is_about() {
    for (game, position, [from, to, other], attack) in &FAR {
        let mut panels = flat(*game, position, 0.05);
        let before = panels.lines(board::CHECK).len();
        pick(&mut panels, from);
        pick(&mut panels, to);
        assert_eq!(panels.tokens(), "", "{game:?}");
        assert_eq!(attacks(&panels), *attack, "{game:?}: {:?}", panels.texts);
        panels.look(&format!("objection-{}", game.name()));
        // From the attacker to the king, along any path.
        let cell = |square: &str| panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap();
        let (by, on) = attack.split_once('>').unwrap();
        let goes_there = |line: &Vec<egui::Pos2>| {
            cell(by).contains(*line.first().unwrap()) && cell(on).contains(*line.last().unwrap())
        };
        let lines = panels.lines(board::CHECK);
        assert!(lines.len() > before && lines.iter().any(goes_there), "{game:?}: {lines:?}");
        // Selecting something else clears it.
        pick(&mut panels, other);
        assert_eq!(attacks(&panels), "", "{game:?}");
        assert_eq!(panels.lines(board::CHECK).len(), before, "{game:?}");
    }
}

#[test]
fn an_attack_that_was_shown_goes_by_itself() {
    let (game, position, [from, to, _], attack) = FAR[0];
    let mut panels = flat(game, position, 1.0);
    pick(&mut panels, from);
    panels.app.world_mut().trigger(PickSquare(to.parse().unwrap()));
    panels.frame(Vec::new());
    assert_eq!(attacks(&panels), attack);
    (0..8).for_each(|_| panels.frame(Vec::new()));
    assert_eq!(attacks(&panels), "");
}

/// A frame of its own with outlines, on every square of the strips.
#[test]
fn what_is_pointed_at_is_framed() {
    let mut panels = flat(GameId::Knot, FAR[0].1, 0.05);
    // The list of moves would set the highlighted squares itself.
    panels.app.world_mut().resource_mut::<Settings>().show_moves = false;
    for square in ["a5", "b8", "c12", "d17", "k9"] {
        panels.app.world_mut().insert_resource(Pointed(vec![square.parse().unwrap()]));
        panels.settle();
        let cell = panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap();
        for color in [board::HALO, board::OUTLINE_LIGHT, board::OUTLINE_DARK] {
            let around = |line: &Vec<egui::Pos2>| {
                let line = egui::Rect::from_points(line);
                line.center().distance(cell.center()) < 1.0 && line.width() > 0.8 * cell.size().min_elem()
            };
            assert!(panels.lines(color).iter().any(around), "{square}");
        }
    }
    panels.look("pointed-knot");
}
