//! What keys ask for, frame by frame: whoever answers to keys looks here.

use bevy::ecs::message::MessageReader;
use bevy::input::InputSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::keys::{Command, digit};
use crate::settings::Settings;

/// What was asked for by keys since the last frame, in the order in which they were pressed. None is lost in a frame that
/// takes long, however shortly a key was down.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked(Vec<Stroke>);

/// What a key asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// This, whichever key it has.
    Command(Command),
    /// Escape: one step back.
    Back,
    /// A digit, 1 to 9: this one of what there is to choose from.
    Choice(u8),
}

impl Asked {
    /// Everything in its order.
    pub fn strokes(&self) -> impl Iterator<Item = Stroke> {
        self.0.iter().copied()
    }

    /// Whether this was asked for.
    pub fn has(&self, command: Command) -> bool {
        self.0.contains(&Stroke::Command(command))
    }
}

/// Panels ask for what a key asks for: whoever answers to keys hears of it in the next frame.
#[derive(Event, Copy, Clone, Debug)]
pub struct Ask(pub Command);

/// What panels have asked for since keys were last listened to.
#[derive(Resource, Default)]
struct AskedByPanels(Vec<Stroke>);

/// Whether somebody waits for a key, whichever it is: then no key asks for anything.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyIsAwaited(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .init_resource::<AskedByPanels>()
        .init_resource::<KeyIsAwaited>()
        .add_systems(PreUpdate, listen.after(InputSystems))
        .add_observer(|ask: On<Ask>, mut asked: ResMut<AskedByPanels>| asked.0.push(Stroke::Command(ask.0)));
}

/// Whoever writes in a panel, or goes through its buttons by keys, asks for nothing else.
fn listen(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    wanted: Res<EguiWantsInput>,
    awaited: Res<KeyIsAwaited>,
    settings: Res<Settings>,
    mut by_panels: ResMut<AskedByPanels>,
    mut asked: ResMut<Asked>,
) {
    /// With these a key is the system's, or the browser's.
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
