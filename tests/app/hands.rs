//! Clicks, drags and keys, with many of them in one frame as in slow frames.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseMotion;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bulldozer_gambit::keys::Command;
use bulldozer_gambit::play::{Setup, SubmitAction};
use bulldozer_gambit::rules::{Action, GameId};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::ui::{Diagram, Dialog};
use bulldozer_gambit::view::{Hovered, Timeline};

use crate::player::Player;
use crate::told;

fn at_pothole() -> Player {
    Player::at(Setup::new(GameId::Pothole))
}

/// Where the image of the dragged piece is on the ground.
fn held(player: &mut Player) -> Vec<Vec2> {
    let world = player.app.world_mut();
    let mut named = world.query::<(&Name, &Transform)>();
    named.iter(world).filter(|(name, _)| name.as_str() == "Held").map(|(_, place)| place.translation.xz()).collect()
}

#[test]
fn pieces_are_dragged_to_where_they_go() {
    let mut player = at_pothole();
    assert!(held(&mut player).is_empty());
    let (from, to) = (player.place_of("c2"), player.place_of("d2"));
    // Spread over several frames.
    player.go(from);
    player.frames(1);
    player.hold(true);
    player.frames(1);
    player.go(from.lerp(to, 0.5));
    player.frames(1);
    assert_eq!(player.selected().as_deref(), Some("c2"), "it is selected as soon as it is dragged");
    player.frames(1);
    let halfway = held(&mut player);
    player.go(to);
    player.frames(2);
    let there = held(&mut player);
    assert!(there.len() == 1 && halfway.len() == 1, "one image of it: {halfway:?}, {there:?}");
    assert!(there[0].x - halfway[0].x > 0.3, "it goes along with the pointer: {halfway:?}, {there:?}");
    player.hold(false);
    player.frames(2);
    assert_eq!((player.tokens().as_str(), held(&mut player).len()), ("c2d2", 0));
    player.settle();
    // All in one frame.
    let (from, to) = (player.place_of("b3"), player.place_of("c3"));
    player.go(from);
    player.hold(true);
    player.go(to);
    player.hold(false);
    player.frames(1);
    assert_eq!(player.tokens(), "c2d2 b3c3");
    player.settle();
    // On an illegal square the reason is given, and the piece stays selected. Beside the board there is no reason.
    let (red, far) = (player.place_of("b5"), player.place_of("f2"));
    for to in [far, Vec2::new(100.0, 300.0)] {
        player.go(red);
        player.hold(true);
        player.frames(1);
        player.go(to);
        player.frames(1);
        player.hold(false);
        player.frames(2);
        assert_eq!((player.tokens().as_str(), player.selected().as_deref()), ("c2d2 b3c3", Some("b5")));
    }
    let said = told(&player.app);
    assert_eq!(said.matches("cannot go to").count(), 1, "{said}");
}

#[test]
fn a_click_is_never_lost() {
    let mut player = at_pothole();
    // Within one frame.
    let place = player.place_of("c2");
    player.go(place);
    player.hold(true);
    player.hold(false);
    player.frames(1);
    assert_eq!(player.selected().as_deref(), Some("c2"));
    // A click that moves a little: a drag that ends on its own square selects or deselects like a click.
    for selected in [None, Some("c2")] {
        player.go(place);
        player.hold(true);
        player.frames(1);
        player.go(place + Vec2::new(8.0, 3.0));
        player.frames(1);
        player.hold(false);
        player.frames(1);
        assert_eq!(player.selected().as_deref(), selected);
    }
    // On the target, with a trembling hand.
    let target = player.place_of("d2");
    player.go(target);
    player.hold(true);
    player.go(target + Vec2::new(-6.0, 4.0));
    player.hold(false);
    player.frames(1);
    assert_eq!(player.tokens(), "c2d2");
}

/// Turns the camera, so that something else is under the pointer on release.
fn turn_camera(player: &mut Player) {
    player.hold_button(MouseButton::Right, true);
    player.frames(1);
    for _ in 0..4 {
        player.app.world_mut().write_message(MouseMotion { delta: Vec2::new(60.0, 0.0) });
        player.frames(1);
    }
    player.hold_button(MouseButton::Right, false);
    player.frames(30);
}

#[test]
fn a_click_counts_for_what_was_under_the_pointer_when_it_was_pressed() {
    let mut player = at_pothole();
    let place = player.place_of("c2");
    player.go(place);
    player.frames(1);
    player.hold(true);
    player.frames(1);
    turn_camera(&mut player);
    assert!(player.place_of("c2").distance(place) > 40.0, "the camera has moved");
    player.hold(false);
    player.frames(2);
    assert_eq!(player.selected().as_deref(), Some("c2"));
    // The same with a finger, on a target.
    let target = player.place_of("d2");
    player.touch(1, TouchPhase::Started, target);
    player.frames(1);
    turn_camera(&mut player);
    assert!(player.place_of("d2").distance(target) > 40.0, "the camera has moved");
    player.touch(1, TouchPhase::Ended, target);
    player.frames(2);
    assert_eq!(player.tokens(), "c2d2");
}

/// The number of marks on the table.
fn marks(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    let mut named = world.query::<&Name>();
    named.iter(world).filter(|name| name.as_str() == "Mark").count()
}

/// Reactions must not take longer than a frame.
#[test]
fn the_frame_that_takes_what_a_player_does_shows_it() {
    let mut player = at_pothole();
    let at_rest = marks(&mut player);
    // A click on a piece: its targets are marked at the end of the frame.
    let place = player.place_of("c2");
    player.go(place);
    player.frames(1);
    player.hold(true);
    player.hold(false);
    player.frames(1);
    assert!(marks(&mut player) > at_rest + 2, "{at_rest} before, {} now", marks(&mut player));
    // A click on a target: the piece sets off, and the marks are gone.
    let target = player.place_of("d2");
    player.go(target);
    player.hold(true);
    player.hold(false);
    player.frames(1);
    assert!(player.app.world().resource::<Timeline>().is_busy());
    assert_eq!(marks(&mut player), 0);
    player.settle();
    // With a finger, and with a key.
    let place = player.place_of("b3");
    let at_rest = marks(&mut player);
    player.touch(1, TouchPhase::Started, place);
    player.touch(1, TouchPhase::Ended, place);
    player.frames(1);
    assert_eq!(player.selected().as_deref(), Some("b3"));
    assert!(marks(&mut player) > at_rest);
    player.key(KeyCode::Escape, ButtonState::Pressed, false);
    player.frames(1);
    assert_eq!(player.selected(), None);
}

#[test]
fn the_diagram_takes_clicks_and_drags() {
    let mut player = Player::at(Setup::new(GameId::Knot));
    player.app.world_mut().resource_mut::<Diagram>().show(true);
    player.frames(4);
    let drag = |player: &mut Player, from: &str, to: &str| {
        let (from, to) = (player.place_of(from), player.place_of(to));
        player.go(from);
        player.frames(2);
        player.hold(true);
        player.frames(1);
        for part in [0.3, 0.7, 1.0] {
            player.go(from.lerp(to, part));
            player.frames(1);
        }
        player.hold(false);
        player.frames(2);
    };
    drag(&mut player, "d3", "d5");
    assert_eq!(player.tokens(), "d3d5");
    player.settle();
    drag(&mut player, "d15", "d15");
    assert_eq!(player.selected().as_deref(), Some("d15"));
}

#[test]
fn the_board_is_turned_and_shifted_by_the_mouse() {
    let mut player = at_pothole();
    let first = player.view();
    let place = player.place_of("c2");
    let drag = |player: &mut Player, button, keys: &[KeyCode]| {
        player.go(place);
        keys.iter().for_each(|&key| player.key(key, ButtonState::Pressed, false));
        player.hold_button(button, true);
        player.frames(1);
        player.app.world_mut().write_message(MouseMotion { delta: Vec2::new(60.0, 0.0) });
        player.frames(1);
        player.hold_button(button, false);
        keys.iter().for_each(|&key| player.key(key, ButtonState::Released, false));
        player.frames(2);
        let seen = player.view();
        player.keys(&[KeyCode::Home]);
        player.frames(2);
        (seen, player.view())
    };
    let (turned, back) = drag(&mut player, MouseButton::Right, &[]);
    assert!(turned.rotation.angle_between(first.rotation) > 0.1 && back == first);
    for (button, keys) in [(MouseButton::Middle, &[][..]), (MouseButton::Right, &[KeyCode::ShiftLeft])] {
        let (shifted, back) = drag(&mut player, button, keys);
        assert!(shifted.rotation == first.rotation && back == first);
        // The ground under the pointer has followed it.
        let way = shifted.translation - first.translation;
        assert!(way.x < -0.3 && way.y == 0.0, "{way}");
    }
    assert_eq!((player.tokens().as_str(), player.selected()), ("", None), "no piece was picked by that");
}

#[test]
fn one_finger_taps_or_turns_and_two_pinch() {
    let mut player = at_pothole();
    let first = player.view();
    let place = player.place_of("c2");
    let far = place + Vec2::new(70.0, 0.0);
    player.touch(1, TouchPhase::Started, place);
    player.frames(1);
    player.touch(1, TouchPhase::Moved, far);
    player.frames(1);
    player.touch(1, TouchPhase::Ended, far);
    player.frames(3);
    assert!(player.view().rotation.angle_between(first.rotation) > 0.1);
    assert_eq!(player.selected(), None, "a finger that turns the board picks nothing");
    player.keys(&[KeyCode::Home]);
    player.frames(3);
    for (id, at) in [(2, place), (3, far)] {
        player.touch(id, TouchPhase::Started, at);
    }
    player.frames(1);
    player.touch(2, TouchPhase::Moved, place - Vec2::new(35.0, 0.0));
    player.touch(3, TouchPhase::Moved, far + Vec2::new(35.0, 0.0));
    player.frames(1);
    for (id, at) in [(2, place), (3, far)] {
        player.touch(id, TouchPhase::Ended, at);
    }
    player.frames(3);
    let pinched = player.view();
    assert!(pinched.rotation == first.rotation && pinched.translation.y < first.translation.y, "{pinched:?}");
    assert_eq!(player.selected(), None);
    player.keys(&[KeyCode::Home]);
    player.frames(3);
    // Pressed and released in one frame.
    let place = player.place_of("c2");
    player.touch(4, TouchPhase::Started, place);
    player.touch(4, TouchPhase::Ended, place);
    player.frames(2);
    assert_eq!(player.selected().as_deref(), Some("c2"));
}

#[test]
fn whose_turn_it_is_is_said_to_who_picks_anothers_piece() {
    let mut player = at_pothole();
    let place = player.place_of("a7");
    player.go(place);
    player.hold(true);
    player.hold(false);
    player.frames(1);
    assert_eq!(told(&player.app), "It is White's turn: the piece on a7 is Red's.");
}

#[test]
fn nothing_is_hovered_through_a_dialog() {
    let mut player = at_pothole();
    let hovered = |player: &Player| player.app.world().resource::<Hovered>().0.map(|square| square.to_string());
    let (place, other) = (player.place_of("d3"), player.place_of("d4"));
    player.go(place);
    player.frames(3);
    assert_eq!(hovered(&player).as_deref(), Some("d3"));
    player.keys(&[KeyCode::Escape]);
    player.frames(4);
    assert_eq!((player.dialog(), hovered(&player)), (Dialog::Menu, None));
    player.go(other);
    player.frames(3);
    assert_eq!(hovered(&player), None);
    player.keys(&[KeyCode::Escape]);
    player.frames(4);
    assert_eq!((player.dialog(), hovered(&player).as_deref()), (Dialog::Closed, Some("d4")));
}

#[test]
fn escape_goes_one_step_back_however_long_frames_take() {
    let mut player = at_pothole();
    // Pressed and released in one frame.
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Menu);
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Closed);
    // Holding the key longer has no further effect.
    player.key(KeyCode::Escape, ButtonState::Pressed, false);
    player.frames(1);
    player.key(KeyCode::Escape, ButtonState::Pressed, true);
    player.frames(1);
    player.key(KeyCode::Escape, ButtonState::Pressed, true);
    player.key(KeyCode::Escape, ButtonState::Released, false);
    player.frames(2);
    assert_eq!(player.dialog(), Dialog::Menu);
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Closed);
    // In the very next frame.
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Menu);
    player.press("Resume");
    // The second key of a frame closes what the first one has opened.
    player.keys(&[KeyCode::F1, KeyCode::Escape]);
    player.frames(3);
    assert_eq!(player.dialog(), Dialog::Closed);
    // The selection is dropped first.
    player.keys(&[KeyCode::ArrowUp, KeyCode::Enter]);
    player.frames(1);
    assert!(player.selected().is_some());
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!((player.selected(), player.dialog()), (None, Dialog::Closed));
    // So is the keyboard focus of a button.
    player.keys(&[KeyCode::Tab]);
    player.frames(2);
    player.keys(&[KeyCode::Escape]);
    player.frames(2);
    assert_eq!(player.dialog(), Dialog::Closed);
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Menu);
}

#[test]
fn buttons_are_pressed_by_keys() {
    let mut player = at_pothole();
    player.keys(&[KeyCode::Escape]);
    player.frames(4);
    // From the resume button to the settings.
    for key in [KeyCode::Tab, KeyCode::Tab, KeyCode::Enter] {
        player.keys(&[key]);
        player.frames(2);
    }
    assert_eq!(player.dialog(), Dialog::Settings, "the second button of the menu is for the settings");
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    // A button that is gone has no keyboard focus.
    player.keys(&[KeyCode::Escape]);
    player.frames(1);
    assert_eq!(player.dialog(), Dialog::Menu);
}

#[test]
fn a_skip_that_comes_too_late_does_not_end_the_turn() {
    let mut player = at_pothole();
    let (from, to) = (player.place_of("c2"), player.place_of("d2"));
    for place in [from, to] {
        player.go(place);
        player.hold(true);
        player.hold(false);
        player.frames(1);
    }
    player.frames(2);
    assert!(player.app.world().resource::<Timeline>().is_busy());
    player.keys(&[KeyCode::Space]);
    player.frames(2);
    assert!(!player.app.world().resource::<Timeline>().is_busy());
    player.keys(&[KeyCode::Space, KeyCode::Space]);
    player.frames(3);
    assert_eq!(player.tokens(), "c2d2", "they were meant to skip");
    player.frames(8);
    player.keys(&[KeyCode::Space]);
    player.frames(1);
    assert_eq!(player.tokens(), "c2d2 end");
}

#[test]
fn two_of_one_frame_are_not_meant_for_two_players() {
    // All players may bid in turn for what Red offers.
    const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                           turn=R handR=q3,r1 handY=b2,p1 handB=p2 handG=p2";
    let position = Some(TRADERS.to_owned());
    let mut player = Player::at(Setup { position, ..Setup::new(GameId::Auction) });
    for token in ["e5e6", "offer:q3"] {
        let action = Action::parse(token, GameId::Auction.seats()).unwrap();
        player.app.world_mut().trigger(SubmitAction(action));
        player.settle();
        player.frames(10);
    }
    player.keys(&[KeyCode::Space, KeyCode::Space]);
    player.frames(1);
    assert_eq!(player.tokens(), "e5e6 offer:q3 bid:-");
}

#[test]
fn keys_are_changed_in_their_dialog() {
    let mut player = at_pothole();
    player.keys(&[KeyCode::Slash]);
    player.frames(4);
    assert_eq!(player.dialog(), Dialog::Keys);
    player.press("U");
    // A taken key changes nothing, and does not give its command either.
    player.keys(&[KeyCode::F1]);
    player.frames(2);
    let key = |player: &Player, command| player.app.world().resource::<Settings>().keys.key(command).name();
    assert_eq!((player.dialog(), key(&player, Command::Undo)), (Dialog::Keys, "U".to_owned()));
    player.keys(&[KeyCode::KeyZ]);
    player.frames(2);
    assert_eq!(key(&player, Command::Undo), "Z");
    // Escape cancels the change, and then closes the dialog.
    player.press("Space");
    player.keys(&[KeyCode::Escape]);
    player.frames(2);
    assert_eq!((player.dialog(), key(&player, Command::GoOn)), (Dialog::Keys, "Space".to_owned()));
    player.keys(&[KeyCode::Escape]);
    player.frames(2);
    assert_eq!(player.dialog(), Dialog::Closed);
    player.keys(&[KeyCode::ArrowUp]);
    let (from, to) = (player.place_of("c2"), player.place_of("d2"));
    for place in [from, to] {
        player.go(place);
        player.hold(true);
        player.hold(false);
        player.frames(1);
    }
    player.settle();
    player.keys(&[KeyCode::KeyU]);
    player.frames(2);
    assert_eq!(player.tokens(), "c2d2", "U is nobody's key any more");
    player.keys(&[KeyCode::KeyZ]);
    player.frames(2);
    assert_eq!(player.tokens(), "");
    player.keys(&[KeyCode::Slash]);
    player.frames(4);
    player.press("Reset to defaults");
    assert_eq!(key(&player, Command::Undo), "U");
}

#[test]
fn a_key_shows_the_letters_of_the_board_or_none() {
    let mut player = at_pothole();
    let shown = |player: &Player| player.app.world().resource::<Settings>().show_coordinates;
    assert!(shown(&player));
    for expected in [false, true] {
        player.keys(&[KeyCode::KeyK]);
        player.frames(2);
        assert_eq!(shown(&player), expected);
    }
}
