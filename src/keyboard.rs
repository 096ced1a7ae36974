//! Collects the commands of keys each frame, for all systems that handle keys.

use bevy::ecs::message::MessageReader;
use bevy::input::InputSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::keys::{Command, digit};
use crate::settings::Settings;

/// The keys since the last frame, in the order in which they were pressed. None is lost in a slow frame, however
/// briefly it was down.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked(Vec<Stroke>);

/// The meaning of a key press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// A command, by any key.
    Command(Command),
    /// Escape: goes back one step.
    Back,
    /// A digit, 1 to 9: picks the option with this number.
    Choice(u8),
}

impl Asked {
    /// All key presses in order.
    pub fn strokes(&self) -> impl Iterator<Item = Stroke> {
        self.0.iter().copied()
    }

    /// Whether this command was given.
    pub fn has(&self, command: Command) -> bool {
        self.0.contains(&Stroke::Command(command))
    }
}

/// Triggered by panels to give the command of a key. It is handled in the next frame.
#[derive(Event, Copy, Clone, Debug)]
pub struct Ask(pub Command);

/// The commands given by panels since the last frame.
#[derive(Resource, Default)]
struct AskedByPanels(Vec<Stroke>);

/// Whether a dialog waits for a key to assign: then no key has its usual effect.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyIsAwaited(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .init_resource::<AskedByPanels>()
        .init_resource::<KeyIsAwaited>()
        .add_systems(PreUpdate, listen.after(InputSystems))
        .add_observer(|ask: On<Ask>, mut asked: ResMut<AskedByPanels>| asked.0.push(Stroke::Command(ask.0)));
}

/// Reads the keys, except while the user types in a panel, or moves through its buttons with keys.
fn listen(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    wanted: Res<EguiWantsInput>,
    awaited: Res<KeyIsAwaited>,
    settings: Res<Settings>,
    mut by_panels: ResMut<AskedByPanels>,
    mut asked: ResMut<Asked>,
) {
    /// With these held, a key belongs to the system or the browser.
    const OTHERS: [KeyCode; 5] =
        [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::SuperLeft, KeyCode::SuperRight];
    let is_ours = !awaited.0 && !wanted.wants_any_keyboard_input() && !held.any_pressed(OTHERS);
    let stroke = |input: &KeyboardInput| {
        let command = settings.keys.asked(input).filter(|command| !input.repeat || command.repeats());
        match (input.key_code, digit(input.key_code)) {
            _ if !input.state.is_pressed() => None,
            (KeyCode::Escape, _) => Some(Stroke::Back).filter(|_| !input.repeat),
            (_, Some(digit)) if command.is_none() => Some(Stroke::Choice(digit)).filter(|_| !input.repeat),
            _ => command.map(Stroke::Command),
        }
    };
    let by_panels = core::mem::take(&mut by_panels.bypass_change_detection().0);
    let by_keys = pressed.read().filter_map(stroke).filter(|_| is_ours);
    asked.set_if_neq(Asked(by_panels.into_iter().chain(by_keys).collect()));
}
