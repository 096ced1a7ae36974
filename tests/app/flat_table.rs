//! The flat table: everything turns to the player to decide, and can be clicked as that player sees it.

use bevy::input::mouse::MouseMotion;
use bevy::prelude::*;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::play::{BotSeat, Bots, Setup, SubmitAction};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::ui::{Diagram, Dialog};
use bulldozer_gambit::view::Side;

use crate::player::Player;

const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

fn at_flat(setup: Setup) -> Player {
    let mut player = Player::at(setup);
    player.app.world_mut().resource_mut::<Settings>().flat_table = true;
    player.settle();
    player
}

fn click(player: &mut Player, square: &str) {
    let place = player.place_of(square);
    player.go(place);
    player.frames(1);
    player.hold(true);
    player.frames(1);
    player.hold(false);
    player.frames(2);
}

/// Whether a point is in the half of the window nearer to this side.
fn is_near(side: Side, place: Vec2) -> bool {
    let seen = side.to_player(place, WINDOW);
    seen.y > side.size(WINDOW).y / 2.0
}

/// Each player acts once, on the board and with buttons, from their own side, on the table or the flat diagram.
fn go_round(flat: bool) {
    let mut player = at_flat(Setup::new(GameId::Pothole));
    player.app.world_mut().resource_mut::<Diagram>().show(flat);
    player.frames(4);
    let turns = [("c2", "d2"), ("b5", "c5"), ("f5", "e5"), ("f3", "e3")];
    for (count, (side, (from, to))) in Side::ALL.into_iter().zip(turns).enumerate() {
        assert_eq!(player.facing().side(), side);
        let own = player.place_of(from);
        assert!(is_near(side, own), "{from} is at {own}, but {side:?} plays");
        click(&mut player, from);
        assert_eq!(player.selected().as_deref(), Some(from), "{side:?}");
        click(&mut player, to);
        player.settle();
        assert_eq!(player.session().actions().len(), 2 * count + 1, "{side:?}: {}", player.tokens());
        assert_eq!(player.facing().side(), side, "the turn is not over");
        player.press("End turn");
        player.settle();
    }
    assert_eq!(player.tokens(), "c2d2 end b5c5 end f5e5 end f3e3 end");
    assert_eq!(player.facing().side(), Side::Bottom);
    player.app.world_mut().resource_mut::<Settings>().flat_table = false;
    player.settle();
    assert_eq!((player.facing().side(), player.facing().size()), (Side::Bottom, WINDOW));
}

#[test]
fn the_picture_goes_round_with_the_turn() {
    go_round(false);
}

#[test]
fn the_diagram_goes_round_with_the_turn() {
    go_round(true);
}

/// A board that lies between the players keeps its place.
#[test]
fn squares_stay_where_they_are_between_the_players() {
    let mut player = at_flat(Setup::new(GameId::Quad));
    let before = player.place_of("b2") - WINDOW / 2.0;
    click(&mut player, "c2");
    click(&mut player, "c4");
    player.settle();
    assert_eq!(player.facing().side(), Side::Left);
    let after = player.place_of("b2") - WINDOW / 2.0;
    assert!(before.x < 0.0 && before.y > 0.0 && after.x < 0.0 && after.y > 0.0, "{before} {after}");
    // Strips side by side too.
    player.app.world_mut().resource_mut::<Diagram>().show(true);
    player.begin(Setup::new(GameId::Knot));
    let along = |player: &mut Player| player.place_of("d3") - player.place_of("d15");
    let before = along(&mut player);
    click(&mut player, "d3");
    click(&mut player, "d5");
    player.settle();
    assert_eq!(player.facing().side(), Side::Top);
    let after = along(&mut player);
    assert!(before.distance(after) < 60.0 && before.x < -300.0, "{before} {after}");
}

/// A board that is panned follows the pointer.
#[test]
fn the_board_goes_with_the_pointer() {
    let mut player = at_flat(Setup::new(GameId::Quad));
    for side in Side::ALL {
        assert_eq!(player.facing().side(), side);
        // Panels find their places.
        player.frames(6);
        let before = player.place_of("d4");
        let way = Vec2::new(50.0, 20.0);
        player.go(before);
        player.hold_button(MouseButton::Middle, true);
        player.frames(1);
        player.app.world_mut().write_message(MouseMotion { delta: way });
        player.frames(1);
        player.hold_button(MouseButton::Middle, false);
        player.frames(2);
        let gone = player.place_of("d4") - before;
        assert!(gone.angle_to(way).abs() < 0.4 && (25.0..90.0).contains(&gone.length()), "{side:?}: {gone}");
        player.keys(&[KeyCode::Home]);
        player.frames(2);
        let back = player.place_of("d4");
        assert!(back.distance(before) < 1.0, "{side:?}: {before} {back}");
        let action = player.session().position().actions()[0];
        player.app.world_mut().trigger(SubmitAction(action));
        player.settle();
    }
}

/// The second of two players sits opposite. Drags follow the pointer, and the picture turns only after the animations.
#[test]
fn two_players_sit_opposite() {
    let mut player = at_flat(Setup::new(GameId::Knot));
    click(&mut player, "d3");
    click(&mut player, "d5");
    assert_eq!(player.facing().side(), Side::Bottom, "it is being shown");
    player.settle();
    assert_eq!(player.facing().side(), Side::Top);
    let (from, to) = (player.place_of("d15"), player.place_of("d13"));
    assert!(is_near(Side::Top, from));
    player.go(from);
    player.frames(1);
    player.hold(true);
    player.frames(1);
    for part in [0.4, 1.0] {
        player.go(from.lerp(to, part));
        player.frames(1);
    }
    player.hold(false);
    player.settle();
    assert_eq!((player.tokens().as_str(), player.facing().side()), ("d3d5 d15d13", Side::Bottom));
}

/// A dialog is turned too, and covers the table.
#[test]
fn dialogs_are_turned() {
    let time = TimeControl::Bank { secs: 600, increment: 0 };
    let mut player = at_flat(Setup { time, ..Setup::new(GameId::Pothole) });
    click(&mut player, "c2");
    click(&mut player, "d2");
    player.settle();
    player.press("End turn");
    player.settle();
    assert_eq!(player.facing().side(), Side::Left);
    player.press("Pause");
    assert!(player.session().is_paused());
    player.press("Resume");
    player.press("Menu");
    player.press("Settings");
    assert_eq!(player.dialog(), Dialog::Settings);
    click(&mut player, "b5");
    assert_eq!(player.selected(), None, "the dialog covers it");
    player.press("Done");
    player.frames(4);
    click(&mut player, "b5");
    assert_eq!(player.selected().as_deref(), Some("b5"));
}

/// The picture does not turn to bots.
#[test]
fn nobody_turns_the_picture_for_bots() {
    let mut bots = Bots([Some(BotSeat::default()); 4]);
    bots.0[0] = None;
    let mut player = at_flat(Setup { bots, ..Setup::new(GameId::Quad) });
    click(&mut player, "c2");
    click(&mut player, "c4");
    for _ in 0..200 {
        player.frames(1);
        assert_eq!(player.facing().side(), Side::Bottom);
    }
    // A single human, who is not the first player.
    bots.0.swap(0, 3);
    player.begin(Setup { bots, ..Setup::new(GameId::Quad) });
    assert_eq!(player.facing().side(), Side::Right);
}

#[test]
fn the_flat_table_is_kept_between_starts() {
    let storage = Storage::default();
    let mut app = crate::app(&storage);
    app.world_mut().resource_mut::<Settings>().flat_table = true;
    app.update();
    app.update();
    assert!(crate::app(&storage).world().resource::<Settings>().flat_table);
}
