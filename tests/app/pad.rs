//! A match from the title and back by a gamepad alone, in the window of a small console: every button of the way can be
//! reached without a mouse.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui;
use bulldozer_gambit::play::Setup;
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::screens::Screen;
use bulldozer_gambit::ui::{Dialog, button_places};

use crate::player::Player;

/// More than any dialog has places to press.
const MOST_PLACES: usize = 120;

pub(super) fn press(player: &mut Player, button: GamepadButton) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let pad = Entity::PLACEHOLDER;
        player.app.world_mut().write_message(GamepadButtonStateChangedEvent::new(pad, button, state));
        player.frames(2);
    }
}

/// The part that is seen of the place that has the focus.
fn focused(context: &egui::Context) -> Option<egui::Rect> {
    let id = context.memory(egui::Memory::focused)?;
    context.read_response(id).map(|response| response.interact_rect)
}

/// Goes on from place to place to the button with this label, and presses it. Whatever has the focus on the way must be
/// seen: lists have to follow.
fn press_button(player: &mut Player, words: &str) {
    for _ in 0..MOST_PLACES {
        press(player, GamepadButton::RightTrigger);
        // A list takes some frames to follow.
        player.frames(8);
        let context = player.context();
        let Some(focused) = focused(&context) else { continue };
        assert!(focused.is_positive(), "on the way to {words:?}, what has the focus is not seen: {focused}");
        if button_places(&context).get(words).is_some_and(|place| focused.contains(*place)) {
            press(player, GamepadButton::South);
            player.frames(4);
            return;
        }
    }
    panic!("the pad does not come to {words:?}: {:?}", button_places(&player.context()).keys());
}

fn screen(player: &Player) -> Screen {
    *player.app.world().resource::<State<Screen>>().get()
}

#[test]
fn a_match_is_begun_played_and_left_by_a_pad_alone() {
    let mut player = Player::at(Setup::new(GameId::Quad));
    let world = player.app.world_mut();
    let mut window = world.query_filtered::<&mut Window, With<PrimaryWindow>>().single_mut(world).unwrap();
    window.resolution.set(1280.0, 800.0);
    player.app.insert_resource(NextState::Pending(Screen::Title));
    player.frames(12);
    assert_eq!(screen(&player), Screen::Title);

    press_button(&mut player, "Games");
    assert_eq!(player.dialog(), Dialog::Setup);
    press_button(&mut player, "Start");
    player.settle();
    assert_eq!((screen(&player), player.dialog()), (Screen::Match, Dialog::Closed));

    // The next piece that can act, and the first of its squares.
    for played in 1..=2 {
        press(&mut player, GamepadButton::RightTrigger2);
        press(&mut player, GamepadButton::South);
        assert!(player.selected().is_some(), "a piece is taken up");
        press(&mut player, GamepadButton::RightTrigger2);
        press(&mut player, GamepadButton::South);
        player.settle();
        assert_eq!(player.session().actions().count(), played, "{}", player.tokens());
    }

    press(&mut player, GamepadButton::Start);
    assert_eq!(player.dialog(), Dialog::Menu);
    press_button(&mut player, "Title screen");
    player.frames(12);
    assert_eq!(screen(&player), Screen::Title);
}
