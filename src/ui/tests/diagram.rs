//! The flat diagram shows the same as the table: attacks, dice, selections, hands.

use bevy::prelude::Color;
use bevy_egui::egui;

use super::Panels;
use crate::play::Odds;
use crate::rules::{GameId, Seat};
use crate::settings::Settings;
use crate::theme::{board, livery};
use crate::ui::{Diagram, DiagramCells};
use crate::view::{Concern, FreeArea, Layout, Thread, Trail, Web};

const WINDOWS: [egui::Vec2; 2] = [egui::vec2(1280.0, 720.0), egui::vec2(390.0, 844.0)];

fn begin_flat(game: GameId, position: &str, size: egui::Vec2) -> Panels {
    let mut panels = Panels::begin(game, Some(position));
    panels.size = size;
    panels.app.world_mut().resource_mut::<Diagram>().show(true);
    panels.settle();
    panels
}

fn color_of(panels: &Panels, seat: Seat) -> Color {
    livery(panels.session().position().seats(), seat).color
}

fn cell(panels: &Panels, square: &str) -> egui::Rect {
    panels.app.world().resource::<DiagramCells>().cell(square.parse().unwrap()).unwrap()
}

fn around(line: &[egui::Pos2]) -> egui::Rect {
    egui::Rect::from_points(line)
}

/// Positions with many attacks.
const WEBS: [(GameId, &str); 4] = [
    (GameId::Pothole, "3,x,2,Gk/7/7/x,Rk,Ry,Rm,Wm,1,x/3,Wy,3/2,Gd,Bb,2,Bc/Wk,2,x,2,Bk turn=W"),
    (GameId::Knot, "4,We,1,Ba,9/4,Bi,4,Bd,6/Wk,Wb,2,Wi,1,Wa,6,Bb,1,Bk/2,Wd,1,Bg,11 turn=W"),
    (
        GameId::Quad,
        "Wk,2,Nr,2,Nn,Nk/2,Sr,3,Np,1/3,Wq,Np,3/Wp,3,Nb,3/1,Sn,3,Eb,2/3,Sp,Wp,1,Ep,Ek/1,Sk,Sb,2,Er,2/3,Sr,4 turn=S castle=-",
    ),
    (GameId::Auction, RICH),
];
const RICH: &str = "x3,3,Yk,Yb,3,x3/x3,2,Yq,1,Yn,3,x3/x3,8,x3/14/5,Gn,3,Gr,4/2,Br,4,Yp,6/13,Gk/Bk,3,Bq,9/14/4,Rp,3,Rn,5/14/\
                    x3,3,Rb,4,x3/x3,2,Rq,5,x3/x3,4,Rk,3,x3 turn=R handR=q3,r1,p2 handB=b2,n1 handY=b2,p1,p3 handG=q1";

#[test]
fn who_attacks_whom_is_seen_on_the_diagram_too() {
    for (game, position) in WEBS {
        for size in WINDOWS {
            let mut panels = begin_flat(game, position, size);
            let seen = [Concern::Yours, Concern::Theirs];
            // Each arrow has one filled head.
            let count = |panels: &Panels| seen.map(|concern| panels.filled(concern.color()).len());
            assert_eq!(count(&panels), [0, 0], "{game:?}");
            panels.app.world_mut().resource_mut::<Settings>().show_web = true;
            panels.settle();
            panels.look(&format!("web-{}-{}", game.name(), size.x));
            let web = panels.app.world().resource::<Web>().0.clone();
            let attacks = panels.session().position().words().attacks();
            assert!(attacks.len() > 4, "{game:?}");
            for attack in &attacks {
                let is_it = |thread: &&Thread| (thread.from, thread.on) == (attack.from, attack.on);
                assert_eq!(web.iter().filter(is_it).count(), 1, "{game:?}: {attack:?}");
            }
            // The legend adds one arrow of each kind, and one that is guarded.
            let arrows = seen.map(|concern| web.iter().filter(|thread| thread.concern == concern).count());
            let most = |there: usize, drawn: usize| drawn >= there && drawn <= there + 2;
            let drawn = count(&panels);
            assert!((0..2).all(|kind| most(arrows[kind], drawn[kind])), "{game:?}: {arrows:?} {drawn:?}");
            for (concern, words) in [(Concern::Yours, "attacks yours"), (Concern::Theirs, "you attack")] {
                let is_there = web.iter().any(|thread| thread.concern == concern);
                assert_eq!(panels.says(words), is_there, "{game:?} {size}: {:?}", panels.texts);
            }
            // On a phone the board leaves no room for the legend.
            let free = panels.app.world().resource::<FreeArea>().0;
            let legend = ["attacks yours", "you attack"].map(|words| panels.places_of_words(words)).concat();
            assert!(!legend.is_empty(), "{game:?} {size}");
            assert!(
                size.x > 600.0 || legend.iter().all(|place| place.y > free.max.y),
                "{game:?}: {legend:?}, {free:?}"
            );
            let is_whole = !panels.places_of_words("defended").is_empty();
            assert_eq!(is_whole, web.iter().any(|thread| thread.is_guarded), "{game:?}");
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
            let heads = seen.iter().flat_map(|concern| panels.filled(concern.color()));
            assert!(heads.into_iter().all(|head| window.contains_rect(head)), "{game:?}");
            panels.app.world_mut().resource_mut::<Settings>().show_web = false;
            panels.settle();
            assert_eq!(count(&panels), [0, 0], "{game:?}");
        }
    }
}

/// The others' actions, the next player and the players who are out, in the flat diagram.
#[test]
fn what_the_others_did_is_numbered_on_the_diagram() {
    for size in WINDOWS {
        let mut panels =
            begin_flat(GameId::Pothole, GameId::Pothole.set_up([], None).unwrap().to_text().as_str(), size);
        assert!(panels.app.world().resource::<Trail>().0.is_empty());
        // All four are human, and the other three have seen what the first has done.
        ["c2d3", "end", "b5c5", "end", "e6d5", "end"].iter().for_each(|token| panels.play(token));
        panels.settle();
        panels.look(&format!("trail-{}", size.x));
        let steps = panels.app.world().resource::<Trail>().0.clone();
        assert_eq!(steps.len(), 3, "{steps:?}");
        for number in ["1", "2", "3"] {
            assert!(!panels.places_of_letter(number).is_empty(), "{number}: {:?}", panels.texts);
        }
        assert!(panels.says("next"), "{:?}", panels.texts);
    }
}

#[test]
fn where_the_dice_can_fall_is_ringed_on_the_diagram() {
    const LAST_TOKEN: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R handR=q1,r1";
    let mut panels = begin_flat(GameId::Auction, LAST_TOKEN, WINDOWS[1]);
    panels.play("h1g1");
    let odds = panels.app.world().resource::<Odds>().0.clone();
    assert_eq!(odds.len(), 35);
    let rings = panels.lines(board::TARGET);
    for fall in &odds {
        let square = fall.square.unwrap();
        let middle = cell(&panels, &square.to_string()).center();
        assert!(rings.iter().any(|ring| around(ring).center().distance(middle) < 0.5), "{square}");
    }
    panels.look("odds-flat");
    panels.press("Roll");
    assert!(panels.lines(board::TARGET).len() != rings.len());
}

/// In the corner to the right of its player, as on the table.
#[test]
fn hands_stand_beside_the_diagram_and_what_is_picked_of_them_is_ringed() {
    for size in WINDOWS {
        let mut panels = begin_flat(GameId::Auction, RICH, size);
        panels.play("h1g1");
        let red = color_of(&panels, Seat(0));
        let before = panels.lines(red).len();
        panels.press("queen with 3 tokens");
        panels.look(&format!("picked-flat-{}", size.x));
        let rings = panels.lines(red);
        assert_eq!(rings.len(), before + 1, "{size}");
        let (right, below) = (cell(&panels, "k1").right(), cell(&panels, "n4").bottom());
        let in_corner = |ring: &Vec<egui::Pos2>| around(ring).left() > right && around(ring).top() > below;
        assert!(rings.iter().any(in_corner), "{size}: {rings:?}");
        panels.press("rook with 1 token");
        assert_eq!(panels.lines(red).len(), before + 1, "{size}: one is offered");
    }
}

/// On a phone too, letters below the board are not cut off, and the label of the next player covers no piece.
#[test]
fn a_phone_shows_all_of_the_flat_board_and_of_what_is_beside_it() {
    /// Half the height of the smallest letters beside the board.
    const HALF_LETTER: f32 = 4.0;
    for (width, height) in [(390.0, 844.0), (390.0, 664.0), (360.0, 640.0)] {
        let mut panels = begin_flat(GameId::Auction, RICH, egui::vec2(width, height));
        panels.app.world_mut().resource_mut::<Settings>().show_coordinates = true;
        panels.play("h1g1");
        panels.look(&format!("whole-flat-{width}x{height}"));
        let free = panels.app.world().resource::<FreeArea>().0;
        let area = egui::Rect::from_min_max(egui::pos2(free.min.x, free.min.y), egui::pos2(free.max.x, free.max.y));
        // The hands in the corners reach a little beyond the squares.
        let wide = cell(&panels, "g1").width() + 1.0;
        assert!(wide * 14.75 >= width, "{width}x{height}: the board is as wide as the window, not {wide}");
        let lowest = cell(&panels, "g1").bottom();
        for letter in ["d", "g", "k"] {
            let place = panels.places_of_letter(letter);
            assert!(
                place.iter().any(|place| place.y > lowest && area.shrink(HALF_LETTER).contains(*place)),
                "{width}x{height}, {letter}: {place:?} in {area}"
            );
        }
        let hands = panels.app.world().resource::<Layout>().reach_of_hands();
        let square = cell(&panels, "g1").width() + 1.0;
        assert!(hands.max_element() * square <= area.width() / 2.0, "{hands} at {square} points in {area}");
        let next = panels.places_of_words("next")[0];
        let label = egui::Rect::from_center_size(next, egui::vec2(30.0, 16.0));
        let table = panels.session().position().snapshot();
        let covered: Vec<_> =
            table.pieces.values().filter(|piece| cell(&panels, &piece.square.to_string()).intersects(label)).collect();
        assert!(covered.is_empty(), "{width}x{height}: {covered:?}");
    }
}
