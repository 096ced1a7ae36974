//! The panels along the edges: the players, whose turn it is and which action, and the buttons.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, Stroke, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::auction::{Step, bid};
use super::clock::{can_pause, show_pause, show_time};
use super::diagram::{Diagram, DiagramCells};
use super::dialog::Dialog;
use super::ending::show_next;
use super::notice::Shown;
use super::talk::TalkPanel;
use super::{PanelSystems, moves};
use crate::play::{RedoAction, Session, SubmitAction, ThrowDice, UndoAction, dice_are_due};
use crate::rules::{Action, AnyGame, Decider, DueReason, Points, Seat, Square};
use crate::settings::Settings;
use crate::theme::{card, livery, primary_button, quiet_button, seat_badge, ui};
use crate::view::{FreeArea, Hovered, Layout, PassedOver, Selection, SkipAnimation, Timeline};

/// Space between panels and to the edge of the window.
const MARGIN: f32 = 8.0;
/// Width of the sentence beside the buttons.
const LINE: f32 = 430.0;
/// Room for all buttons, for the one that shows the flat diagram, and for the one that pauses.
const BUTTONS: f32 = 410.0;
const FLAT: f32 = 66.0;
const PAUSE: f32 = 90.0;
/// Room for the one that opens the talk, with a number on it.
const TALK: f32 = 100.0;
/// Below this width panels are made for a phone.
pub(super) const NARROW: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, (show_players, show_actions).chain().in_set(PanelSystems::Edges));
}

/// A sentence that says whose turn it is and what is asked of him, or how the game ended.
pub fn status(session: &Session) -> String {
    let table = session.position();
    if let Some(outcome) = table.outcome() {
        let winners: Vec<_> = outcome.winners().iter().map(|seat| session.player_name(seat)).collect();
        return match winners[..] {
            [winner] => format!("{winner} wins: {}", outcome.reason),
            _ => format!("Drawn between {}: {}", winners.join(", "), outcome.reason),
        };
    }
    match table.decider() {
        Some(Decider::Seat(seat)) => format!("{}: {}", session.player_name(seat), table.words().prompt()),
        _ => format!("{}: {}", session.player_name(table.turn()), table.words().prompt()),
    }
}

fn show_players(
    mut contexts: EguiContexts,
    session: Res<Session>,
    turns: Res<moves::Turns>,
    settings: Res<Settings>,
    passed: Res<PassedOver>,
    mut free: ResMut<FreeArea>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let narrow = screen.width() < NARROW;
    let seats = session.setup().game.seats();
    let pieces = session.position().snapshot().pieces;
    let area = egui::Area::new("players".into()).anchor(Align2::CENTER_TOP, [0.0, MARGIN]).show(context, |panel| {
        panel.horizontal_top(|panel| {
            panel.spacing_mut().item_spacing.x = if narrow { 4.0 } else { 8.0 };
            let width = (screen.width() - 2.0 * MARGIN - 4.0 * seats.len() as f32) / seats.len() as f32;
            for seat in (0..seats.len() as u8).map(Seat) {
                let count = pieces.values().filter(|piece| piece.controller == seat && !piece.frozen).count();
                let state = state_of(&session, seat, count, passed.0.contains(seat), narrow);
                player_card(panel, &session, seat, &state, width.min(170.0), narrow);
            }
        });
    });
    let mut left = Rect::new(MARGIN, area.response.rect.bottom() + MARGIN, screen.width() - MARGIN, screen.height());
    if settings.show_moves {
        left.max.x -= moves::show(context, &session, &turns, area.response.rect.bottom() + MARGIN);
    }
    // The panel below takes its part next.
    free.0 = left;
    Ok(())
}

/// How a player stands, in a few words.
fn state_of(session: &Session, seat: Seat, count: usize, passed_over: bool, narrow: bool) -> String {
    let table = session.position();
    let playing = table.players().contains(seat);
    let due = table.words().order_of_play().into_iter().find(|due| due.player == seat && due.reason != DueReason::Turn);
    let pieces = match count {
        _ if narrow => format!("{count}"),
        1 => "1 piece".to_owned(),
        _ => format!("{count} pieces"),
    };
    match (playing, table.outcome(), due.map(|due| due.reason)) {
        (true, Some(outcome), _) if outcome.winners().contains(seat) => "winner".to_owned(),
        (false, ..) => "out".to_owned(),
        (true, None, _) if table.decider() == Some(Decider::Seat(seat)) && session.is_paused() => "paused".to_owned(),
        (true, None, Some(DueReason::Check)) => "answers a check".to_owned(),
        (true, None, Some(DueReason::AtOnce)) => "moves at once".to_owned(),
        _ if passed_over => "passed over".to_owned(),
        _ => pieces,
    }
}

fn player_card(panel: &mut Ui, session: &Session, seat: Seat, state: &str, width: f32, narrow: bool) {
    let table = session.position();
    let on_turn = table.decider() == Some(Decider::Seat(seat));
    let playing = table.players().contains(seat);
    let edge = if on_turn { Stroke::new(2.5, ui::ACCENT) } else { Stroke::new(1.0, ui::LINE) };
    let mut frame = card().stroke(edge);
    if narrow {
        frame = frame.inner_margin(egui::Margin::symmetric(6, 5));
    }
    frame.show(panel, |panel| {
        let inner = width - if narrow { 12.0 } else { 24.0 };
        panel.set_width(inner);
        panel.horizontal(|panel| {
            seat_badge(panel, seat, table.seats(), if narrow { 22.0 } else { 30.0 });
            panel.vertical(|panel| {
                panel.spacing_mut().item_spacing.y = 0.0;
                panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
                let color = if playing { ui::TEXT } else { ui::FAINT };
                let name = RichText::new(session.player_name(seat)).color(color).strong();
                panel.label(if narrow { name.size(13.0) } else { name });
                show_state(panel, state, session.total_of(seat));
                show_time(panel, session, seat, narrow);
            });
        });
    });
}

/// How a player stands and, in a match, what he has in it, for which there is always room.
fn show_state(panel: &mut Ui, state: &str, total: Option<Points>) {
    let state = RichText::new(state).small().color(ui::FAINT);
    let Some(total) = total else {
        panel.label(state);
        return;
    };
    let total = RichText::new(total.in_words()).small().strong().color(ui::ACCENT);
    let sides = egui::Sides::new().shrink_left().truncate().height(16.0).spacing(4.0);
    let state = |panel: &mut Ui| panel.label(state);
    let total = |panel: &mut Ui| panel.label(total).on_hover_text("Points in the match");
    sides.show(panel, state, total);
}

pub(super) fn show_actions(
    mut contexts: EguiContexts,
    session: Res<Session>,
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    layout: Res<Layout>,
    cells: Res<DiagramCells>,
    talk: Res<TalkPanel>,
    mut diagram: ResMut<Diagram>,
    mut dialog: ResMut<Dialog>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let flat = layout.has_diagram().then_some((&mut *diagram, cells.are_shown()));
    let screen = context.content_rect();
    // The buttons stand beside the sentence where it has room, else below.
    let flat_button = if flat.is_some() { FLAT } else { 0.0 };
    let pause_button = if can_pause(&session) { PAUSE } else { 0.0 };
    let talk = talk.button(&session);
    let talk_button = if talk.is_some() { TALK } else { 0.0 };
    let taken = BUTTONS + flat_button + pause_button + talk_button;
    let line = (screen.width() - 2.0 * MARGIN - 24.0 - taken).min(LINE);
    let narrow = line < 200.0;
    let (session, selection, timeline) = (&*session, &*selection, &*timeline);
    let buttons = Buttons { session, selection, timeline, narrow, diagram: flat, talk };
    let area = egui::Area::new("actions".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -MARGIN]).show(context, |panel| {
        card().show(panel, |panel| {
            let most = screen.width() - 2.0 * MARGIN - 24.0;
            if narrow {
                panel.set_width(most);
                let line = if can_pause(session) { most - PAUSE } else { most };
                panel.horizontal_top(|panel| {
                    panel.allocate_ui(egui::vec2(line, 36.0), |panel| {
                        panel.set_width(line);
                        show_line(panel, session, &shown, &hovered, selection);
                    });
                    show_pause(panel, session, &mut commands);
                });
                // Longer words than usual go on in a second row.
                panel.horizontal_wrapped(|panel| buttons.show(panel, &mut dialog, &mut commands));
            } else {
                panel.horizontal(|panel| {
                    panel.allocate_ui(egui::vec2(line, 36.0), |panel| {
                        panel.set_min_width(line);
                        show_line(panel, session, &shown, &hovered, selection);
                    });
                    buttons.show(panel, &mut dialog, &mut commands);
                });
            }
        });
    });
    let top = area.response.rect.top() - MARGIN;
    let mut left = free.0;
    left.max.y = top.max(left.min.y + 1.0);
    free.0 = left;
    Ok(())
}

/// The sentence that matters most now: a refusal, what the pointer is over, or whose turn it is.
fn show_line(panel: &mut Ui, session: &Session, shown: &Shown, hovered: &Hovered, selection: &Selection) {
    if let Some(sentence) = &shown.sentence {
        panel.add(egui::Label::new(RichText::new(sentence).color(ui::WARN)).wrap());
        return;
    }
    panel.vertical(|panel| {
        panel.spacing_mut().item_spacing.y = 0.0;
        panel.horizontal(|panel| {
            if let Some(Decider::Seat(seat)) = session.position().decider() {
                let (rect, _) = panel.allocate_exact_size(egui::Vec2::splat(14.0), egui::Sense::hover());
                panel.painter().circle_filled(
                    rect.center(),
                    7.0,
                    ui::of(livery(session.position().seats(), seat).color),
                );
            }
            panel.add(egui::Label::new(RichText::new(status(session)).strong()).truncate());
        });
        let about = hovered.0.and_then(|square| about(session.position(), square, selection));
        let about = about.unwrap_or_else(|| session.position().words().notes().join(" "));
        panel.add(egui::Label::new(RichText::new(about).small().color(ui::FAINT)).truncate());
    });
}

/// What is on a square, or why nothing can be placed there.
fn about(table: &dyn AnyGame, square: Square, selection: &Selection) -> Option<String> {
    let refusal = selection.placing.and_then(|kind| table.check(Action::Place { kind, square }).err());
    refusal.map(|refusal| refusal.to_string()).or_else(|| table.words().describe(square))
}

/// What can be done now that is done on no square.
pub(super) fn main_action(session: &Session, selection: &Selection) -> Option<(Action, &'static str)> {
    if !selection.bid.is_empty() {
        return bid(&session.position().snapshot(), selection).map(|bid| (Action::Bid(bid), "Bid these"));
    }
    let actions = [(Action::End, "End turn"), (Action::Swap, "Swap sides")];
    let own = actions.into_iter().find(|&(action, _)| session.position().check(action).is_ok());
    let has_steps = session.setup().game.has_hands();
    own.or_else(|| if has_steps { Step::of(session.position()).without() } else { None })
}

/// The buttons beside or below the sentence.
struct Buttons<'a> {
    session: &'a Session,
    selection: &'a Selection,
    timeline: &'a Timeline,
    narrow: bool,
    /// The flat diagram and whether it is shown, where the game has one.
    diagram: Option<(&'a mut Diagram, bool)>,
    /// What stands on the button for talk, where players may talk.
    talk: Option<String>,
}

impl Buttons<'_> {
    fn show(self, panel: &mut Ui, dialog: &mut Dialog, commands: &mut Commands) {
        let Self { session, selection, timeline, narrow, diagram, talk } = self;
        if timeline.is_busy() {
            if primary_button(panel, "Skip").clicked() {
                commands.trigger(SkipAnimation);
            }
        } else if session.position().outcome().is_some() {
            show_next(panel, session, dialog, commands);
        } else if dice_are_due(session.position()) {
            if primary_button(panel, "Throw").clicked() {
                commands.trigger(ThrowDice);
            }
        } else if let Some((action, words)) = main_action(session, selection) {
            if primary_button(panel, words).clicked() {
                commands.trigger(SubmitAction(action));
            }
        } else {
            quiet_button(panel, false, "Skip");
        }
        if !narrow {
            show_pause(panel, session, commands);
        }
        if quiet_button(panel, session.can_undo(), "Undo").clicked() {
            commands.trigger(UndoAction);
        }
        if quiet_button(panel, session.can_redo(), "Redo").clicked() {
            commands.trigger(RedoAction);
        }
        if let Some((diagram, is_shown)) = diagram
            && quiet_button(panel, true, if is_shown { "3D" } else { "Flat" }).clicked()
        {
            diagram.toggle(panel.ctx().content_rect().width());
        }
        if talk.is_some_and(|words| quiet_button(panel, true, &words).clicked()) {
            *dialog = Dialog::Talk;
        }
        if !narrow && quiet_button(panel, true, "Rules").clicked() {
            *dialog = Dialog::RuleBook;
        }
        if quiet_button(panel, true, "Menu").clicked() {
            *dialog = Dialog::Menu;
        }
    }
}
