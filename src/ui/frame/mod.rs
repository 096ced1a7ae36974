//! The layout of a match's window: one frame for everything, computed from the window, the game and the settings, never
//! from the content of panels. So neither the board nor a button moves when content changes.

mod arrange;
mod panel;
mod places;

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::arrange::Needs;
pub(super) use self::panel::{GAP, LINES, STATUS, in_place};
pub(super) use self::places::{Frame, PADDING};
use super::hud::button_rows;
use super::lesson::Coach;
use super::systems::PanelSystems;
use crate::play::Session;
use crate::settings::Settings;
use crate::view::FreeArea;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Frame::of(egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 720.0)), Needs::NONE))
        .add_systems(EguiPrimaryContextPass, lay.in_set(PanelSystems::Frame));
}

fn lay(
    mut contexts: EguiContexts,
    session: Res<Session>,
    settings: Res<Settings>,
    coach: Option<Res<Coach>>,
    mut frame: ResMut<Frame>,
    mut free: ResMut<FreeArea>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let game = session.setup().game;
    // A lesson is for one.
    let is_big = settings.big_screen && coach.is_none() && Frame::can_be_big(screen);
    let needs = Needs {
        players: game.seats().len(),
        has_hands: game.has_hands(),
        has_clocks: session.clock().control().is_limited(),
        shows_moves: settings.show_moves,
        rows: button_rows(context, &session, Frame::room(screen, game.has_hands(), is_big)),
        is_big,
    };
    let laid = Frame::of(screen, needs);
    frame.set_if_neq(laid);
    let board = laid.board;
    free.set_if_neq(FreeArea(Rect::new(board.left(), board.top(), board.right(), board.bottom())));
    Ok(())
}
