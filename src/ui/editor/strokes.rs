//! Keys in the editor: the same keys move over the table and over its board.

use bevy::prelude::*;

use super::Editor;
use super::desk::{Desk, Tool};
use super::palette::{armies, take_army, things};
use crate::keyboard::{Asked, Stroke};
use crate::keys::Command;
use crate::view::{ScreenDirection, neighbour};

pub(super) fn answer_keys(asked: Res<Asked>, mut editor: ResMut<Editor>) {
    let Some(desk) = &mut editor.bypass_change_detection().desk else { return };
    for stroke in asked.strokes() {
        match stroke {
            Stroke::Choice(number) => {
                if let Some(&thing) = things(desk).get(usize::from(number) - 1) {
                    desk.take(Tool::Thing(thing));
                }
            }
            Stroke::Command(command) => obey(desk, command),
            // The dialog handles it.
            Stroke::Back => {}
        }
    }
}

fn obey(desk: &mut Desk, command: Command) {
    match command {
        Command::Up => go(desk, ScreenDirection::Up),
        Command::Down => go(desk, ScreenDirection::Down),
        Command::Left => go(desk, ScreenDirection::Left),
        Command::Right => go(desk, ScreenDirection::Right),
        Command::Next => turn(desk, 1),
        Command::Previous => turn(desk, armies(desk).len() - 1),
        Command::Undo => desk.undo(),
        Command::Redo => desk.redo(),
        Command::Pick => {
            if let Some(square) = desk.cursor {
                desk.press(square);
            }
        }
        Command::TakeOff => {
            if let Some(square) = desk.cursor.or(desk.picked) {
                desk.take_off(square);
            }
        }
        _ => {}
    }
}

/// The cursor starts on the picked thing, else on the first square in reading order.
fn go(desk: &mut Desk, heading: ScreenDirection) {
    desk.cursor = match desk.cursor {
        Some(from) => neighbour(&desk.spots, from, heading).or(Some(from)),
        None => desk.picked.or_else(|| desk.draft().squares().next()),
    };
}

/// Switches to the next army.
fn turn(desk: &mut Desk, steps: usize) {
    let armies = armies(desk);
    let place = armies.iter().position(|&army| army == desk.army).unwrap_or(0);
    take_army(desk, armies[(place + steps) % armies.len()]);
}
