//! Who sits at the table, and what can be done about it.

use bevy::prelude::*;
use bevy_egui::egui::{self, ComboBox, Grid, RichText, ScrollArea, TextEdit, Ui};

use super::Sure;
use crate::bots::Level;
use crate::net::{Ask, Sitter};
use crate::play::{AskTable, GoAway, Hosted, Link, Together};
use crate::rules::{Seat, SeatInfo};
use crate::texts::text;
use crate::theme::{danger_button, note_place, primary_button, quiet_button, seat_badge, ui};
use crate::ui::events::EnterTable;
use crate::ui::qr::show_qr_code;
use crate::ui::scrolling::FollowFocus;

/// The width of the players' names, in points. Longer ones are cut.
const NAME_WIDTH: f32 = 110.0;
/// The size of a seat's badge, in points.
const BADGE: f32 = 26.0;
/// In dialogs that are narrower than this, what can be done about a seat is below its player's name.
const NARROW_TABLE: f32 = 400.0;

/// The dialog of a table, while it is shown.
struct Desk<'a, 'w, 's> {
    together: &'a Together,
    /// What the owner is asked to confirm.
    sure: &'a mut Option<Sure>,
    commands: &'a mut Commands<'w, 's>,
}

/// Shows who sits where, and for those without a seat the choice of a big screen for all. Returns whether the dialog is to be
/// closed.
pub(super) fn show(
    panel: &mut Ui,
    together: &Together,
    hosted: Option<&Hosted>,
    is_big: &mut bool,
    sure: &mut Option<Sure>,
    commands: &mut Commands,
) -> bool {
    let client = together.client();
    panel.heading(text!("together-table", code = together.address().code.as_str()));
    if let Some(record) = client.record() {
        panel.add(egui::Label::new(record.game.title()).wrap());
    }
    let mut desk = Desk { together, sure, commands };
    panel.add(egui::Label::new(RichText::new(desk.state()).color(ui::faint())).wrap());
    if let Some(fault) = together.fault().filter(|_| client.record().is_none()) {
        panel.add(egui::Label::new(RichText::new(fault).small().color(ui::faint())).wrap());
    }
    let height = (panel.available_height() - 60.0).max(80.0);
    ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
        if let Some(hosted) = hosted {
            show_hosted(panel, hosted);
        }
        if client.is_owner() {
            desk.show_owner(panel);
        }
        desk.show_seats(panel);
        // A screen that all look at has no secrets.
        if client.yours().is_empty() && client.record().is_some() {
            let words = text!("settings-big-screen");
            note_place(&panel.checkbox(is_big, &words), &words);
        }
    });
    panel.separator();
    let mut done = false;
    panel.horizontal_wrapped(|panel| {
        if client.record().is_some() && primary_button(panel, text!("together-to-board")).clicked() {
            desk.commands.trigger(EnterTable);
            done = true;
        }
        let go_away = if hosted.is_some() { text!("together-close") } else { text!("together-go-away") };
        if quiet_button(panel, true, go_away).clicked() {
            desk.commands.trigger(GoAway);
        }
    });
    done
}

impl Desk<'_, '_, '_> {
    fn is_here(&self) -> bool {
        self.together.link() == Link::Here
    }

    /// The number of others who watch. The host's count has the user among them.
    fn watchers(&self) -> usize {
        let client = self.together.client();
        client.watching().saturating_sub(usize::from(client.yours().is_empty()))
    }

    /// How the user is connected.
    fn state(&self) -> String {
        let client = self.together.client();
        match self.together.link() {
            Link::Coming => text!("together-coming"),
            Link::Broken(_) if client.record().is_none() => {
                let address = self.together.address().to_string();
                // The words of the TLS library are no sentence for players.
                match self.together.fault() {
                    Some(fault) if fault.contains("certificate") => text!("together-certificate", address = address),
                    _ => text!("together-no-answer", address = address),
                }
            }
            Link::Broken(_) => text!("together-broken"),
            Link::Here if client.yours().is_empty() => text!("together-you-watch"),
            Link::Here if self.watchers() > 0 => text!("together-watching", count = self.watchers()),
            Link::Here => text!("together-here"),
        }
    }

    /// Shows what only the owner can do, but for showing players out.
    fn show_owner(&mut self, panel: &mut Ui) {
        panel.horizontal_wrapped(|panel| {
            let button = quiet_button(panel, self.is_here(), text!("together-new-code"));
            if button.on_hover_text(text!("together-new-code-help")).clicked() {
                self.commands.trigger(AskTable(Ask::ChangeCode));
            }
            if self.watchers() > 0 {
                self.ask_out(panel, Sure::Watchers, &text!("together-watchers-out"));
            }
        });
        if self.sure.is_some() {
            let words = RichText::new(text!("together-out-help")).small().color(ui::faint());
            panel.add(egui::Label::new(words).wrap());
        }
    }

    /// Asks whether this player is to be shown out, and after that whether the owner is sure.
    fn ask_out(&mut self, panel: &mut Ui, whom: Sure, words: &str) {
        if self.sure.as_ref() != Some(&whom) {
            if quiet_button(panel, self.is_here(), words).clicked() {
                *self.sure = Some(whom);
            }
        } else if danger_button(panel, text!("together-out-sure")).clicked() {
            self.commands.trigger(AskTable(match whom {
                Sure::Seat(seat, name) => Ask::ShowOut { seat, name },
                Sure::Watchers => Ask::ShowOutWatchers,
            }));
            *self.sure = None;
        }
    }

    fn show_seats(&mut self, panel: &mut Ui) {
        let client = self.together.client();
        // A seat's game is that of the table, also while another match is still shown.
        let Some(record) = client.record() else { return };
        let (seats, seating) = (record.game.seats(), record.lay().map(|line| line.seating()));
        let has_player = |seat: Seat| seating.as_ref().is_ok_and(|seating| seating.has_player(seat));
        let yours = client.yours();
        let shown = (0..).map(Seat).zip(client.seats()).filter(|&(seat, _)| has_player(seat));
        if panel.available_width() < NARROW_TABLE {
            for (seat, sitter) in shown {
                let width = panel.available_width() - BADGE - panel.spacing().item_spacing.x;
                panel.horizontal(|panel| show_name(panel, seat, seats, &name_of(sitter, yours.contains(seat)), width));
                if self.has_choices(seat, sitter) {
                    panel.horizontal_wrapped(|panel| self.show_choices(panel, seat, sitter));
                }
            }
            return;
        }
        Grid::new("seats").num_columns(3).spacing([10.0, 8.0]).show(panel, |panel| {
            for (seat, sitter) in shown {
                show_name(panel, seat, seats, &name_of(sitter, yours.contains(seat)), NAME_WIDTH);
                panel.horizontal(|panel| self.show_choices(panel, seat, sitter));
                panel.end_row();
            }
        });
    }

    /// Whether something can be done about a seat. One without choices needs no room for them.
    fn has_choices(&self, seat: Seat, sitter: &Sitter) -> bool {
        let client = self.together.client();
        client.is_owner() || client.yours().contains(seat) || !matches!(sitter, Sitter::Person { here: true, .. })
    }

    /// Shows what can be done about a seat.
    fn show_choices(&mut self, panel: &mut Ui, seat: Seat, sitter: &Sitter) {
        let client = self.together.client();
        let (yours, is_owner) = (client.yours(), client.is_owner());
        match sitter {
            Sitter::Nobody => {
                self.ask(panel, text!("together-sit"), Ask::Sit { seat });
                self.ask_for_bot(panel, seat, true);
            }
            Sitter::Person { .. } if yours.contains(seat) => {
                self.ask(panel, text!("together-leave-seat"), Ask::Leave { seat });
            }
            Sitter::Person { here: true, .. } => {}
            Sitter::StandIn { .. } => {
                panel.label(RichText::new(text!("together-bot-for-now")).small().color(ui::faint()));
            }
            // Those who play need not wait for one who is away.
            Sitter::Person { here: false, .. } => self.ask_for_bot(panel, seat, !yours.is_empty()),
            Sitter::Bot { .. } => {
                self.ask(panel, text!("together-sit"), Ask::Sit { seat });
                self.ask(panel, text!("together-no-bot"), Ask::Bot { seat, level: None });
            }
        }
        if let Some(name) = sitter.person().filter(|_| is_owner && !yours.contains(seat)) {
            self.ask_out(panel, Sure::Seat(seat, name.to_owned()), &text!("together-out"));
        }
    }

    fn ask(&mut self, panel: &mut Ui, words: String, ask: Ask) {
        if quiet_button(panel, self.is_here(), words).clicked() {
            self.commands.trigger(AskTable(ask));
        }
    }

    /// Asks for the level of a bot that is to play a seat.
    fn ask_for_bot(&mut self, panel: &mut Ui, seat: Seat, is_allowed: bool) {
        panel.add_enabled_ui(self.is_here() && is_allowed, |panel| {
            let choice = ComboBox::from_id_salt(("bot at the table", seat.0)).selected_text(text!("together-add-bot"));
            choice.show_ui(panel, |panel| {
                for level in Level::ALL {
                    if panel.selectable_label(false, level.called()).clicked() {
                        self.commands.trigger(AskTable(Ask::Bot { seat, level: Some(level.number()) }));
                    }
                }
            });
        });
    }
}

/// Shows the name of the player on a seat.
fn show_name(panel: &mut Ui, seat: Seat, seats: &[SeatInfo], name: &str, width: f32) {
    seat_badge(panel, seat, seats, BADGE);
    panel.scope(|panel| {
        panel.set_width(width);
        panel.add(egui::Label::new(name).truncate());
    });
}

/// Shows how others come to the table.
fn show_hosted(panel: &mut Ui, hosted: &Hosted) {
    panel.add(egui::Label::new(text!("together-invite")).wrap());
    let width = panel.available_width();
    let line = |panel: &mut Ui, address: &str| {
        // The text can be selected and copied, and does not change.
        panel.add(TextEdit::singleline(&mut &*address).desired_width(width));
    };
    line(panel, &hosted.address.to_string());
    if !hosted.has_page {
        return;
    }
    let page = hosted.address.page();
    panel.add(egui::Label::new(text!("together-invite-page")).wrap());
    line(panel, &page);
    show_qr_code(panel, &page);
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
