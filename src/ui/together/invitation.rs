//! The question where the table is, and under which name the user comes.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, TextEdit, Ui};

use super::CAN_HOST;
use crate::net::{Address, LONGEST_NAME, NotAnAddress};
use crate::play::{JoinTable, known_name};
use crate::storage::Storage;
use crate::texts::text;
use crate::theme::{field, primary_button, quiet_button, ui};
use crate::ui::dialog::Dialog;

/// The longest address, in characters.
const LONGEST_ADDRESS: usize = 200;

/// What the user has typed.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Invitation {
    /// The address of the table.
    pub address: String,
    /// The user's name.
    pub name: String,
    /// What is wrong with it.
    fault: Option<String>,
}

impl Invitation {
    /// An invitation to this table.
    pub fn to(address: &Address) -> Self {
        Self { address: address.to_string(), ..Self::default() }
    }
}

/// Suggests the name that the user has used last.
pub(super) fn introduce(storage: Res<Storage>, mut invitation: ResMut<Invitation>) {
    if invitation.name.is_empty() {
        invitation.name = known_name(&storage);
    }
}

/// Asks where the table is. Returns the dialog to open in its place, if any.
pub(super) fn show(panel: &mut Ui, invitation: &mut Invitation, commands: &mut Commands) -> Option<Dialog> {
    panel.heading(text!("together"));
    panel.add(egui::Label::new(RichText::new(text!("together-help")).small().color(ui::faint())).wrap());
    let width = panel.available_width();
    panel.label(text!("together-address"));
    let address = TextEdit::singleline(&mut invitation.address).char_limit(LONGEST_ADDRESS);
    let hint = text!("together-such-as", example = "192.168.0.5#K7QM2FXA");
    let typed = panel.add(field(panel, address.hint_text(hint).desired_width(width)));
    panel.label(text!("together-name"));
    let name = TextEdit::singleline(&mut invitation.name).char_limit(LONGEST_NAME);
    let named = panel.add(field(panel, name.desired_width(width)));
    let is_entered = named.lost_focus() && panel.input(|input| input.key_pressed(egui::Key::Enter));
    if typed.changed() || named.changed() {
        invitation.fault = None;
    }
    if let Some(fault) = &invitation.fault {
        panel.add(egui::Label::new(RichText::new(fault).color(ui::warn())).wrap());
    }
    let mut asked = None;
    panel.horizontal_wrapped(|panel| {
        if primary_button(panel, text!("together-join")).clicked() || is_entered {
            let name = invitation.name.trim().to_owned();
            match invitation.address.parse::<Address>() {
                Ok(_) if name.is_empty() => invitation.fault = Some(text!("together-no-name")),
                Ok(address) => commands.trigger(JoinTable { address, name }),
                Err(NotAnAddress::NoCode) => invitation.fault = Some(text!("together-no-code")),
                Err(NotAnAddress::NoHost) => invitation.fault = Some(text!("together-no-host")),
            }
        }
        if CAN_HOST && quiet_button(panel, true, text!("together-new-table")).clicked() {
            asked = Some(Dialog::Setup);
        }
        if quiet_button(panel, true, text!("menu-back")).clicked() {
            asked = Some(Dialog::Closed);
        }
    });
    asked
}
