//! The dialog for playing at a table of another program: how to get there, and who sits where.

use bevy::prelude::*;
use bevy_egui::egui::{self, ComboBox, Grid, RichText, ScrollArea, TextEdit, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
#[cfg(not(target_arch = "wasm32"))]
use qrcode::QrCode;

use super::dialog::{Dialog, modal};
use super::events::EnterTable;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::bots::Level;
use crate::net::{Address, Ask, LONGEST_NAME, NotAnAddress, Sitter};
use crate::play::{AskTable, GoAway, Hosted, JoinTable, Link, Together, known_name};
use crate::rules::{Seat, SeatInfo, SeatSet};
use crate::storage::Storage;
use crate::texts::text;
use crate::theme::{field, primary_button, quiet_button, seat_badge, ui};

/// Whether this program can host tables.
pub(super) const CAN_HOST: bool = cfg!(all(feature = "host", not(target_arch = "wasm32")));
/// The size of the QR code, in points, and the width of its quiet zone, in modules (ISO/IEC 18004).
#[cfg(not(target_arch = "wasm32"))]
const CODE_SIZE: f32 = 150.0;
#[cfg(not(target_arch = "wasm32"))]
const QUIET: usize = 4;
/// The width of the players' names, in points. Longer ones are cut.
const NAME_WIDTH: f32 = 110.0;
/// The size of a seat's badge, in points.
const BADGE: f32 = 26.0;
/// In dialogs that are narrower than this, what can be done about a seat is below its player's name.
const NARROW_TABLE: f32 = 400.0;
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

pub(super) fn plugin(app: &mut App) {
    let opened = resource_equals(Dialog::Together).and_then(resource_changed::<Dialog>);
    app.init_resource::<Invitation>().add_systems(
        EguiPrimaryContextPass,
        (introduce.run_if(opened), show.run_if(resource_equals(Dialog::Together)))
            .chain()
            .in_set(PanelSystems::Dialogs),
    );
}

/// Suggests the name that the user has used last.
fn introduce(storage: Res<Storage>, mut invitation: ResMut<Invitation>) {
    if invitation.name.is_empty() {
        invitation.name = known_name(&storage);
    }
}

fn show(
    mut contexts: EguiContexts,
    together: Option<Res<Together>>,
    hosted: Option<Res<Hosted>>,
    mut invitation: ResMut<Invitation>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let (mut asked, mut done) = (None, false);
    let closed = modal(contexts.ctx_mut()?, "together", 420.0, |panel| match &together {
        None => asked = show_invitation(panel, invitation.bypass_change_detection(), &mut commands),
        Some(together) => done = show_table(panel, together, hosted.as_deref(), &mut commands),
    });
    if closed || done {
        *dialog = Dialog::Closed;
    } else if let Some(asked) = asked {
        *dialog = asked;
    }
    Ok(())
}

/// Asks where the table is. Returns the dialog to open in its place, if any.
fn show_invitation(panel: &mut Ui, invitation: &mut Invitation, commands: &mut Commands) -> Option<Dialog> {
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

/// Shows who sits where. Returns whether the dialog is to be closed.
fn show_table(panel: &mut Ui, together: &Together, hosted: Option<&Hosted>, commands: &mut Commands) -> bool {
    let client = together.client();
    panel.heading(text!("together-table", code = together.address().code.as_str()));
    if let Some(record) = client.record() {
        panel.add(egui::Label::new(record.game.title()).wrap());
    }
    // The count has the user among those who watch.
    let others = client.watching().saturating_sub(usize::from(client.yours().is_empty()));
    let state = match together.link() {
        Link::Coming => text!("together-coming"),
        Link::Broken(_) if client.record().is_none() => {
            text!("together-no-answer", address = together.address().to_string())
        }
        Link::Broken(_) => text!("together-broken"),
        Link::Here if client.yours().is_empty() => text!("together-you-watch"),
        Link::Here if others > 0 => text!("together-watching", count = others),
        Link::Here => text!("together-here"),
    };
    panel.add(egui::Label::new(RichText::new(state).color(ui::faint())).wrap());
    let is_here = together.link() == Link::Here;
    let height = (panel.available_height() - 60.0).max(80.0);
    ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
        if let Some(hosted) = hosted {
            show_hosted(panel, hosted);
        }
        // A seat's game is that of the table, also while another match is still shown.
        let Some(seats) = client.record().map(|record| record.game.seats()) else { return };
        let yours = client.yours();
        let shown = (0..).map(Seat).zip(client.seats());
        if panel.available_width() < NARROW_TABLE {
            for (seat, sitter) in shown {
                let width = panel.available_width() - BADGE - panel.spacing().item_spacing.x;
                panel.horizontal(|panel| show_name(panel, seat, seats, &name_of(sitter, yours.contains(seat)), width));
                // A seat without choices needs no room for them.
                if yours.contains(seat) || !matches!(sitter, Sitter::Person { here: true, .. }) {
                    panel.horizontal(|panel| show_choices(panel, seat, sitter, yours, is_here, commands));
                }
            }
            return;
        }
        Grid::new("seats").num_columns(3).spacing([10.0, 8.0]).show(panel, |panel| {
            for (seat, sitter) in shown {
                show_name(panel, seat, seats, &name_of(sitter, yours.contains(seat)), NAME_WIDTH);
                panel.horizontal(|panel| show_choices(panel, seat, sitter, yours, is_here, commands));
                panel.end_row();
            }
        });
    });
    panel.separator();
    let mut done = false;
    panel.horizontal_wrapped(|panel| {
        if client.record().is_some() && primary_button(panel, text!("together-to-board")).clicked() {
            commands.trigger(EnterTable);
            done = true;
        }
        let go_away = if hosted.is_some() { text!("together-close") } else { text!("together-go-away") };
        if quiet_button(panel, true, go_away).clicked() {
            commands.trigger(GoAway);
        }
    });
    done
}

/// Shows the name of the player on a seat.
fn show_name(panel: &mut Ui, seat: Seat, seats: &[SeatInfo], name: &str, width: f32) {
    seat_badge(panel, seat, seats, BADGE);
    panel.scope(|panel| {
        panel.set_width(width);
        panel.add(egui::Label::new(name).truncate());
    });
}

/// Shows what can be done about a seat.
fn show_choices(panel: &mut Ui, seat: Seat, sitter: &Sitter, yours: SeatSet, is_here: bool, commands: &mut Commands) {
    let mut ask = |panel: &mut Ui, words: String, ask: Ask| {
        if quiet_button(panel, is_here, words).clicked() {
            commands.trigger(AskTable(ask));
        }
    };
    match sitter {
        Sitter::Nobody => {
            ask(panel, text!("together-sit"), Ask::Sit { seat });
            ask_for_bot(panel, seat, is_here, commands);
        }
        Sitter::Person { .. } if yours.contains(seat) => ask(panel, text!("together-leave-seat"), Ask::Leave { seat }),
        Sitter::Person { here: true, .. } => {}
        Sitter::StandIn { .. } => {
            panel.label(RichText::new(text!("together-bot-for-now")).small().color(ui::faint()));
        }
        // Those who play need not wait for one who is away.
        Sitter::Person { here: false, .. } => ask_for_bot(panel, seat, is_here && !yours.is_empty(), commands),
        Sitter::Bot { .. } => {
            ask(panel, text!("together-sit"), Ask::Sit { seat });
            ask(panel, text!("together-no-bot"), Ask::Bot { seat, level: None });
        }
    }
}

/// Shows how others come to the table.
fn show_hosted(panel: &mut Ui, hosted: &Hosted) {
    panel.add(egui::Label::new(text!("together-invite")).wrap());
    let width = panel.available_width();
    let line = |panel: &mut Ui, address: &str| {
        // The text can be selected and copied, and does not change.
        panel.add(TextEdit::singleline(&mut &*address).desired_width(width));
    };
    line(panel, &hosted.address);
    let Some(page) = &hosted.page else { return };
    panel.add(egui::Label::new(text!("together-invite-page")).wrap());
    line(panel, page);
    #[cfg(not(target_arch = "wasm32"))]
    if let Ok(code) = QrCode::new(page) {
        draw_code(panel, &code);
    }
}

/// Draws a QR code, with the quiet zone that its readers need.
#[cfg(not(target_arch = "wasm32"))]
fn draw_code(panel: &mut Ui, code: &QrCode) {
    let modules = code.width() + 2 * QUIET;
    let size = (CODE_SIZE / modules as f32).floor().max(2.0);
    let (place, _) = panel.allocate_exact_size(egui::Vec2::splat(size * modules as f32), egui::Sense::hover());
    let painter = panel.painter();
    painter.rect_filled(place, 0.0, egui::Color32::WHITE);
    for (number, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        let at = egui::vec2((number % code.width() + QUIET) as f32, (number / code.width() + QUIET) as f32) * size;
        let module = egui::Rect::from_min_size(place.min + at, egui::Vec2::splat(size));
        painter.rect_filled(module, 0.0, egui::Color32::BLACK);
    }
}

/// Asks for the level of a bot that is to play a seat.
fn ask_for_bot(panel: &mut Ui, seat: Seat, is_here: bool, commands: &mut Commands) {
    panel.add_enabled_ui(is_here, |panel| {
        let choice = ComboBox::from_id_salt(("bot at the table", seat.0)).selected_text(text!("together-add-bot"));
        choice.show_ui(panel, |panel| {
            for level in Level::ALL {
                if panel.selectable_label(false, level.called()).clicked() {
                    commands.trigger(AskTable(Ask::Bot { seat, level: Some(level.number()) }));
                }
            }
        });
    });
}

fn name_of(sitter: &Sitter, is_own: bool) -> String {
    match sitter {
        Sitter::Nobody => text!("together-free"),
        Sitter::Person { name, .. } if is_own => text!("together-you", name = name.as_str()),
        Sitter::Person { name, here: true } | Sitter::StandIn { name, .. } => name.clone(),
        Sitter::Person { name, here: false } => text!("together-absent", name = name.as_str()),
        Sitter::Bot { level } => {
            Level::ALL.into_iter().find(|known| known.number() == *level).unwrap_or_default().called()
        }
    }
}
