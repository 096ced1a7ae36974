//! The dialog that lists all keys and lets the user change them.

use bevy::input::gamepad::Gamepad;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::keyboard::KeyIsAwaited;
use crate::keys::{Bindings, Command};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::dialog::{Dialog, modal};
use crate::ui::scrolling::FollowFocus;
use crate::ui::systems::PanelSystems;

/// The state of the dialog.
#[derive(Resource, Default, Debug)]
struct Changing {
    /// The command that waits for its new key.
    command: Option<Command>,
    refusal: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Changing>().add_systems(
        EguiPrimaryContextPass,
        (take_key, show).chain().run_if(resource_equals(Dialog::Keys)).in_set(PanelSystems::Dialogs),
    );
}

/// The keys that cannot be changed.
fn fixed() -> [(String, String); 3] {
    [
        (text!("keys-digits"), text!("keys-digits-do")),
        (text!("keys-tab"), text!("keys-tab-does")),
        (text!("keys-escape"), text!("keys-escape-does")),
    ]
}

/// Assigns the pressed key to the waiting command. Escape cancels.
fn take_key(
    mut pressed: MessageReader<KeyboardInput>,
    mut contexts: EguiContexts,
    mut changing: ResMut<Changing>,
    mut settings: ResMut<Settings>,
) -> Result {
    let Some(input) = pressed.read().filter(|input| input.state.is_pressed() && !input.repeat).last() else {
        return Ok(());
    };
    let Some(command) = changing.command else { return Ok(()) };
    if input.key_code == KeyCode::Escape {
        // Escape cancels the assignment without closing the dialog.
        contexts.ctx_mut()?.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        changing.command = None;
        return Ok(());
    }
    // Shift is part of the character that follows.
    if matches!(input.key_code, KeyCode::ShiftLeft | KeyCode::ShiftRight) {
        return Ok(());
    }
    let mut keys = settings.keys.clone();
    changing.refusal = keys.bind(command, input).err().map(|refusal| refusal.to_string());
    if changing.refusal.is_none() {
        changing.command = None;
        settings.keys = keys;
    }
    Ok(())
}

fn show(
    mut contexts: EguiContexts,
    mut changing: ResMut<Changing>,
    mut settings: ResMut<Settings>,
    mut awaited: ResMut<KeyIsAwaited>,
    mut dialog: ResMut<Dialog>,
    gamepads: Query<(), With<Gamepad>>,
) -> Result {
    let (mut done, mut reset) = (false, false);
    let changing = changing.bypass_change_detection();
    let closed = modal(contexts.ctx_mut()?, "keys", 520.0, |panel| {
        panel.heading(text!("menu-keys"));
        let height = (panel.available_height() - 110.0).max(60.0);
        egui::ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
            for command in Command::all() {
                show_row(panel, command, &settings, changing);
            }
            for (key, words) in fixed() {
                row(panel, &words, |panel| {
                    panel.label(RichText::new(key).strong());
                });
            }
            if !gamepads.is_empty() {
                panel.add(egui::Label::new(text!("keys-gamepad")).wrap());
            }
        });
        match (&changing.refusal, changing.command) {
            (Some(refusal), _) => panel.label(RichText::new(refusal).color(ui::warn())),
            (None, Some(_)) => panel.label(text!("keys-press")),
            (None, None) => panel.label(RichText::new(text!("keys-change")).color(ui::faint())),
        };
        panel.horizontal(|panel| {
            done = primary_button(panel, text!("settings-back")).clicked();
            reset = quiet_button(panel, !settings.keys.are_usual(), text!("keys-usual")).clicked();
        });
    });
    if reset {
        settings.keys = Bindings::default();
    }
    if closed || done {
        *changing = Changing::default();
        *dialog = Dialog::Closed;
    }
    awaited.set_if_neq(KeyIsAwaited(changing.command.is_some()));
    Ok(())
}

fn show_row(panel: &mut Ui, command: Command, settings: &Settings, changing: &mut Changing) {
    row(panel, &command.words(), |panel| {
        let is_asked = changing.command == Some(command);
        let key = settings.keys.key(command).words();
        // While a key is awaited, no button reacts to keys.
        let pressed = quiet_button(panel, changing.command.is_none(), if is_asked { "..." } else { &key }).clicked();
        if pressed {
            *changing = Changing { command: Some(command), refusal: None };
        }
    });
}

/// A command, with its key at the right edge.
fn row(panel: &mut Ui, words: &str, key: impl FnOnce(&mut Ui)) {
    let sides = egui::Sides::new().shrink_left().wrap();
    sides.show(panel, |panel| panel.add(egui::Label::new(words).wrap()), key);
}
