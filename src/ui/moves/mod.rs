//! The list of moves: all actions as a story. Hovering an action highlights its squares, a click goes there.

mod lines;
mod rows;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Sense, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) use self::lines::show_lines;
use self::rows::Row;
pub(super) use self::rows::Rows;
use super::dialog::{Dialog, modal};
use super::frame::{Frame, PADDING, in_place};
use super::scrolling::follow_focus;
use super::systems::PanelSystems;
use crate::play::{Annotation, GoTo, Review, Session};
use crate::rules::Square;
use crate::texts::text;
use crate::theme::{link, quiet_button, row as for_fingers, seat_badge, ui};
use crate::view::Pointed;

pub(super) fn plugin(app: &mut App) {
    let is_open = resource_equals(Dialog::Moves);
    app.add_plugins(rows::plugin)
        .add_systems(EguiPrimaryContextPass, show_dialog.run_if(is_open).in_set(PanelSystems::Dialogs));
}

/// Shows the list in its place beside the board.
pub(super) fn show(
    context: &egui::Context,
    session: &Session,
    rows: &mut Rows,
    place: egui::Rect,
    pointed: &mut Mut<'_, Pointed>,
    commands: &mut Commands,
) {
    let at = in_place(context, "moves", place, PADDING, |panel| {
        let height = panel.available_height();
        show_list(panel, height, session, rows, commands).pointed
    });
    pointed.set_if_neq(Pointed(at));
}

/// Shows the list as a dialog if there is no room beside the board.
fn show_dialog(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut rows: ResMut<Rows>,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    // A window that has become wider shows the list beside the board instead.
    if frame.list.is_some() {
        *dialog = Dialog::Closed;
        return Ok(());
    }
    let height = context.content_rect().height() - 190.0;
    let mut is_done = false;
    let closed = modal(context, "all moves", 420.0, |panel| {
        if session.played().is_empty() && session.other_lines().next().is_none() {
            panel.label(text!("course-none"));
        } else {
            is_done = show_list(panel, height, &session, rows.bypass_change_detection(), &mut commands).is_done;
        }
        panel.add_space(6.0);
        is_done |= quiet_button(panel, true, text!("menu-back")).clicked();
    });
    if closed || is_done {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// The user's input in the list.
struct Looked {
    /// The squares of the row under the pointer.
    pointed: Vec<Square>,
    /// Whether a press has changed the table.
    is_done: bool,
}

/// The list, with this total height.
fn show_list(panel: &mut Ui, height: f32, session: &Session, rows: &mut Rows, commands: &mut Commands) -> Looked {
    let mut looked = Looked { pointed: Vec::new(), is_done: false };
    let width = panel.available_width();
    rows.fit(width);
    panel.spacing_mut().interact_size.y = for_fingers(panel, 18.0);
    panel.horizontal(|panel| {
        panel.label(RichText::new(text!("course-moves")).small().color(ui::faint()));
        if session.can_redo() {
            let (now, all) = (session.played().len(), session.played().len() + session.undone());
            panel.label(RichText::new(text!("table-action-of", now = now, all = all)).small().color(ui::accent()));
        }
        if rows.can_review && link(panel, RichText::new(text!("course-review")).small()).clicked() {
            commands.trigger(Review);
            looked.is_done = true;
        }
    });
    looked.is_done |= show_lines(panel, session, commands);
    let taken = panel.min_rect().height() + panel.spacing().item_spacing.y;
    let height = (height - taken).max(80.0);
    let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height).stick_to_bottom(true);
    panel.spacing_mut().item_spacing.y = 0.0;
    list.show_viewport(panel, |panel, view| {
        panel.set_width(width - 8.0);
        let start = panel.max_rect().top();
        let mut y = 0.0;
        for row in &mut rows.list {
            let height = row.height.unwrap_or(0.0);
            // Rows out of view only take up their space; new rows are drawn once to measure them.
            if row.height.is_some() && (y + height < view.top() || y > view.bottom()) {
                panel.allocate_space(egui::vec2(1.0, height));
            } else {
                let response = show_row(panel, session, row);
                if response.hovered() {
                    looked.pointed.clone_from(&row.squares);
                }
                if response.clicked() {
                    commands.trigger(GoTo(row.number));
                    looked.is_done = true;
                }
            }
            y = panel.min_rect().bottom() - start;
        }
        follow_focus(panel);
    });
    looked
}

fn show_row(panel: &mut Ui, session: &Session, row: &mut Row) -> egui::Response {
    let seats = session.position().seats();
    let least = for_fingers(panel, 0.0);
    let shown = panel.scope(|panel| {
        panel.set_min_height(least);
        panel.add_space(if row.begins_turn { 6.0 } else { 2.0 });
        panel.horizontal_top(|panel| {
            panel.spacing_mut().item_spacing.x = 6.0;
            if row.begins_turn {
                seat_badge(panel, row.seat, seats, 18.0);
            } else {
                panel.add_space(24.0);
            }
            panel.vertical(|panel| {
                let color = row.fault.map_or(ui::text(), fault_color);
                let text = RichText::new(&row.story).color(color);
                panel.add(egui::Label::new(text).wrap().selectable(false));
                let fault = row.fault.map_or("", Annotation::sign);
                let token = format!("{}{fault}  {}", row.token, row.signs);
                let token = RichText::new(token.trim_end()).size(14.0).color(ui::faint());
                panel.add(egui::Label::new(token).truncate().selectable(false));
                if !row.reason.is_empty() {
                    let reason = RichText::new(&row.reason).size(14.0).italics().color(ui::faint());
                    panel.add(egui::Label::new(reason).wrap().selectable(false));
                }
            });
        });
    });
    row.height = Some(shown.response.rect.height());
    let response = panel.interact(shown.response.rect, egui::Id::new(("move", row.number)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &row.story));
    if response.hovered() {
        panel.painter().rect_stroke(
            shown.response.rect.expand(1.0),
            4.0,
            egui::Stroke::new(1.0, ui::line()),
            egui::StrokeKind::Inside,
        );
    }
    // A turning point, as in the graph.
    if !row.turn.is_empty() {
        let edge = egui::Rect::from_min_size(shown.response.rect.min, egui::vec2(3.0, shown.response.rect.height()));
        panel.painter().rect_filled(edge, 1.5, ui::accent());
    }
    let told: Vec<&str> =
        [&row.turn, &row.advice].into_iter().filter(|told| !told.is_empty()).map(String::as_str).collect();
    if told.is_empty() { response } else { response.on_hover_text(told.join("\n")) }
}

/// Warmer colours for worse faults. The signs tell the same.
fn fault_color(fault: Annotation) -> egui::Color32 {
    match fault {
        Annotation::Dubious => ui::text(),
        Annotation::Mistake => ui::accent(),
        Annotation::Blunder => ui::warn(),
    }
}
