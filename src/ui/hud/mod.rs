//! The panels along the edges: the players, whose turn it is and which action, and the buttons.

mod buttons;
mod card;
mod cards;
mod ledger;
mod line;
mod tally;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) use self::buttons::show_main_action;
use self::buttons::{Buttons, Spared, Widths, show_skip};
use self::card::player_card;
use self::cards::Cards;
pub(super) use self::line::AskHowItMoves;
use self::line::{About, show_line};
use super::clock::{can_pause, show_pause};
use super::diagram::{Diagram, DiagramCells};
use super::dialog::Dialog;
use super::ending::ResultHidden;
use super::foreseen::Foreseen;
use super::goal::Goal;
use super::lesson::Coach;
use super::notice::Shown;
use super::talk::TalkPanel;
use super::told::{MainAction, Told};
use super::{PanelSystems, moves};
use crate::play::{BotsHurry, Session};
use crate::rules::Seat;
use crate::settings::Settings;
use crate::theme::{NARROW, card};
use crate::view::{FreeArea, Layout, Pointed, Timeline};

/// Space between panels and to the edge of the window.
const MARGIN: f32 = 8.0;
/// Width of the sentence beside the buttons.
const LINE: f32 = 430.0;
/// With less width than this it stands above the buttons.
const LEAST_LINE: f32 = 190.0;

/// Where the players' cards are, in points.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct CardPlaces(Vec<(Seat, egui::Rect)>);

impl CardPlaces {
    /// The card of a player.
    pub(super) fn of(&self, seat: Seat) -> Option<egui::Rect> {
        self.0.iter().find(|(other, _)| *other == seat).map(|&(_, place)| place)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardPlaces>().add_plugins((cards::plugin, line::plugin));
    app.add_systems(
        EguiPrimaryContextPass,
        (show_players, show_actions.run_if(not(resource_exists::<Coach>))).chain().in_set(PanelSystems::Edges),
    );
}

fn show_players(
    mut contexts: EguiContexts,
    session: Res<Session>,
    cards: Res<Cards>,
    mut rows: ResMut<moves::Rows>,
    mut pointed: ResMut<Pointed>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    coach: Option<Res<Coach>>,
    mut places: ResMut<CardPlaces>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let narrow = screen.width() < NARROW;
    let mut shown = Vec::new();
    let area = egui::Area::new("players".into()).anchor(Align2::CENTER_TOP, [0.0, MARGIN]).show(context, |panel| {
        panel.horizontal_top(|panel| {
            panel.spacing_mut().item_spacing.x = if narrow { 4.0 } else { 8.0 };
            let count = cards.0.len() as f32;
            let width = (screen.width() - 2.0 * MARGIN - 4.0 * count) / count;
            for card in &cards.0 {
                shown.push((card.seat, player_card(panel, &session, &layout, card, width, narrow)));
            }
        });
    });
    places.set_if_neq(CardPlaces(shown));
    let mut left = Rect::new(MARGIN, area.response.rect.bottom() + MARGIN, screen.width() - MARGIN, screen.height());
    // Where somebody learns, the coach says enough.
    if settings.show_moves && coach.is_none() {
        left.max.x -= moves::show(
            context,
            &session,
            rows.bypass_change_detection(),
            area.response.rect.bottom() + MARGIN,
            &mut pointed.reborrow(),
            &mut commands,
        );
    }
    // The panel below takes its part next.
    free.0 = left;
    Ok(())
}

/// What the panel at the lower edge is made from.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    session: Res<'w, Session>,
    told: Res<'w, Told>,
    main: Res<'w, MainAction>,
    about: Res<'w, About>,
    foreseen: Res<'w, Foreseen>,
    shown: Res<'w, Shown>,
    timeline: Res<'w, Timeline>,
    talk: Res<'w, TalkPanel>,
    settings: Res<'w, Settings>,
    hurry: Res<'w, BotsHurry>,
    hidden: Res<'w, ResultHidden>,
    goal: Res<'w, Goal>,
}

pub(super) fn show_actions(
    mut contexts: EguiContexts,
    scene: Scene,
    layout: Res<Layout>,
    cells: Res<DiagramCells>,
    mut diagram: ResMut<Diagram>,
    mut dialog: ResMut<Dialog>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut next = *dialog;
    let flat = (diagram.bypass_change_detection(), layout.is_large(), cells.are_shown());
    let screen = context.content_rect();
    let pausable = can_pause(&scene.session);
    let talk = scene.talk.button(&scene.session);
    // The buttons stand beside the sentence where it has room, else below; some go before that.
    let widths = Widths::of(context);
    let most = screen.width() - 2.0 * MARGIN - 24.0;
    let beside = |spared: Spared| most - widths.sum(spared, pausable, talk.is_some());
    let fits = Spared::ALL.into_iter().find(|&spared| beside(spared) >= LEAST_LINE);
    let (narrow, spared) = (fits.is_none(), fits.unwrap_or(Spared::Nothing));
    let line = beside(spared).min(LINE);
    let pause = widths.pause;
    let buttons = Buttons { narrow, spared, widths, diagram: flat, talk };
    let area = egui::Area::new("actions".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -MARGIN]).show(context, |panel| {
        card().show(panel, |panel| {
            if narrow {
                panel.set_width(most);
                let line = if pausable { most - pause - 16.0 } else { most };
                panel.horizontal_top(|panel| {
                    panel.allocate_ui(egui::vec2(line, 36.0), |panel| {
                        panel.set_width(line);
                        show_line(panel, &scene, &mut commands);
                    });
                    show_pause(panel, &scene.session, &mut commands);
                });
                // Longer words than usual go on in a second row.
                panel.horizontal_wrapped(|panel| buttons.show(panel, &scene, &mut next, &mut commands));
            } else {
                panel.horizontal(|panel| {
                    panel.allocate_ui(egui::vec2(line, 36.0), |panel| {
                        panel.set_min_width(line);
                        show_line(panel, &scene, &mut commands);
                    });
                    buttons.show(panel, &scene, &mut next, &mut commands);
                });
            }
        });
    });
    dialog.set_if_neq(next);
    let top = area.response.rect.top() - MARGIN;
    // Beside the other buttons a phone has no room for it.
    if narrow && scene.timeline.is_busy() {
        let above = [-MARGIN, top - screen.bottom()];
        egui::Area::new("skip".into()).anchor(Align2::RIGHT_BOTTOM, above).show(context, |panel| {
            show_skip(panel, &scene, &mut commands);
        });
    }
    let mut left = free.0;
    left.max.y = top.max(left.min.y + 1.0);
    free.0 = left;
    Ok(())
}
