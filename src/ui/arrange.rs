//! The set-up that each player chooses unseen by the other: a cover for handing the screen over, then the groups.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use super::told::Told;
use crate::play::{BoardLaid, Session, SubmitAction, is_laying};
use crate::rules::{Action, Decider, Group, Seat};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, seat_badge, ui};

/// What the player on turn is about to lay.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug)]
struct Arrangement {
    /// Who has said that they alone are looking.
    shown_to: Option<Seat>,
    /// The groups on strips a to d.
    groups: [Group; 4],
    /// The strip whose group is to be exchanged.
    picked: Option<usize>,
}

/// As in the standard set-up.
const USUAL: [Group; 4] = [Group::Kgb, Group::Cia, Group::Fbi, Group::Fide];

impl Default for Arrangement {
    fn default() -> Self {
        Self { shown_to: None, groups: USUAL, picked: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrangement>().add_systems(
        EguiPrimaryContextPass,
        show_arrangement
            .run_if(resource_equals(Dialog::Closed).and_then(|told: Res<Told>| told.arranges.is_some()))
            .in_set(PanelSystems::Dialogs),
    );
    // Whoever sits there then is to say so anew.
    app.add_observer(|_: On<BoardLaid>, mut arrangement: ResMut<Arrangement>| *arrangement = Arrangement::default());
}

/// The player who has to lay their groups.
pub(super) fn arranges(session: &Session) -> Option<Seat> {
    match session.position().decider() {
        Some(Decider::Seat(seat)) if is_laying(session.position()) => {
            Some(seat).filter(|&seat| session.bot_at(seat).is_none())
        }
        _ => None,
    }
}

fn show_arrangement(
    mut contexts: EguiContexts,
    session: Res<Session>,
    told: Res<Told>,
    mut arrangement: ResMut<Arrangement>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let Some(seat) = told.arranges else { return Ok(()) };
    let name = session.player_name(seat).to_owned();
    let arrangement = arrangement.bypass_change_detection();
    // Escape does not uncover anything: the dialog stays.
    modal(contexts.ctx_mut()?, "arrangement", 430.0, |panel| {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, session.position().seats(), 30.0);
            panel.heading(text!("arrange", name = name.as_str()));
        });
        if arrangement.shown_to == Some(seat) {
            show_strips(panel, arrangement);
            if primary_button(panel, text!("arrange-done")).clicked() {
                commands.trigger(SubmitAction(Action::SetUp(arrangement.groups)));
                *arrangement = Arrangement::default();
            }
        } else {
            panel.label(text!("arrange-help"));
            panel.label(text!("arrange-alone"));
            if primary_button(panel, text!("arrange-i-am", name = name.as_str())).clicked() {
                *arrangement = Arrangement { shown_to: Some(seat), ..Arrangement::default() };
            }
        }
        if quiet_button(panel, true, text!("menu")).clicked() {
            *dialog = Dialog::Menu;
        }
    });
    Ok(())
}

fn show_strips(panel: &mut Ui, arrangement: &mut Arrangement) {
    panel.label(RichText::new(text!("arrange-exchange")).color(ui::faint()));
    for strip in 0..arrangement.groups.len() {
        let group = arrangement.groups[strip];
        let letter = char::from(b'a' + strip as u8);
        panel.horizontal(|panel| {
            panel.label(RichText::new(letter.to_string()).strong().size(20.0));
            let chosen = arrangement.picked == Some(strip);
            let pieces: Vec<_> = group.name().chars().map(piece_name).collect();
            let text = RichText::new(format!("{}: {}", group.name(), pieces.join(", ")));
            if panel.add_sized([panel.available_width(), 34.0], egui::Button::new(text).selected(chosen)).clicked() {
                match arrangement.picked.take() {
                    Some(other) => arrangement.groups.swap(strip, other),
                    None => arrangement.picked = Some(strip),
                }
            }
        });
    }
}

/// A group's name says its pieces by their first letters, from the edge on.
fn piece_name(letter: char) -> String {
    match letter {
        'K' => text!("arrange-king"),
        'C' => text!("arrange-crown-prince"),
        'G' => text!("arrange-golem"),
        'B' => text!("arrange-boomerang"),
        'I' => text!("arrange-icosahedron"),
        'A' => text!("arrange-attacker"),
        'F' => text!("arrange-frog"),
        'D' => text!("arrange-dingo"),
        _ => text!("arrange-entity"),
    }
}
