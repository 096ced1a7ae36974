//! The panels along the edges: the players, the status line, the list of moves, and the buttons.

mod big;
mod buttons;
mod card;
mod cards;
mod ledger;
mod line;
mod order;
mod slots;
mod tally;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::buttons::Buttons;
pub(super) use self::buttons::show_main_action;
use self::card::player_card;
use self::cards::Cards;
pub(super) use self::line::AskHowItMoves;
use self::line::{SquareInfo, show_big_line, show_line, show_shown};
pub(super) use self::slots::{button_rows, place};
use super::diagram::{Diagram, DiagramCells};
use super::dialog::Dialog;
use super::ending::ResultHidden;
use super::foreseen::Foreseen;
use super::frame::{Frame, in_place};
use super::goal::Goal;
use super::lesson::Coach;
use super::match_status::{MainAction, MatchStatus};
use super::moves;
use super::notice::Shown;
use super::question::is_asked;
use super::replay::looks_back;
use super::sharing::{Sharing, Top};
use super::systems::PanelSystems;
use super::talk::TalkPanel;
use crate::play::{BotsHurry, Replay, Session};
use crate::rules::Seat;
use crate::settings::Settings;
use crate::view::{Layout, Pointed, Timeline, Web};

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
        (show_players, show_actions.run_if(not(resource_exists::<Coach>).and_then(not(is_asked))))
            .chain()
            .in_set(PanelSystems::Edges),
    );
}

fn show_players(
    mut contexts: EguiContexts,
    session: Res<Session>,
    cards: Res<Cards>,
    frame: Res<Frame>,
    mut rows: ResMut<moves::Rows>,
    mut pointed: ResMut<Pointed>,
    layout: Res<Layout>,
    (coach, sharing): (Option<Res<Coach>>, Res<Sharing>),
    mut card_places: ResMut<CardPlaces>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let places = frame.places_of_cards(cards.0.len());
    if sharing.top == Top::Cards {
        egui::Area::new("players".into()).fixed_pos(frame.cards.min).constrain(false).show(context, |panel| {
            panel.expand_to_include_rect(frame.cards);
            for (card, &place) in cards.0.iter().zip(&places) {
                player_card(panel, &session, &layout, card, place, &frame);
            }
        });
    }
    card_places.set_if_neq(CardPlaces(cards.0.iter().map(|card| card.seat).zip(places).collect()));
    // In a lesson the coach replaces the list of moves.
    if let Some(place) = frame.list.filter(|_| coach.is_none()) {
        let (rows, pointed) = (rows.bypass_change_detection(), &mut pointed.reborrow());
        moves::show(context, &session, rows, place, pointed, &mut commands);
    }
    Ok(())
}

/// System parameter with everything that the panel at the lower edge shows.
#[derive(SystemParam)]
pub(super) struct HudView<'w> {
    session: Res<'w, Session>,
    told: Res<'w, MatchStatus>,
    main: Res<'w, MainAction>,
    about: Res<'w, SquareInfo>,
    foreseen: Res<'w, Foreseen>,
    shown: Res<'w, Shown>,
    timeline: Res<'w, Timeline>,
    talk: Res<'w, TalkPanel>,
    settings: Res<'w, Settings>,
    hurry: Res<'w, BotsHurry>,
    hidden: Res<'w, ResultHidden>,
    goal: Res<'w, Goal>,
    replay: Res<'w, Replay>,
    sharing: Res<'w, Sharing>,
    web: Res<'w, Web>,
}

pub(super) fn show_actions(
    mut contexts: EguiContexts,
    scene: HudView,
    frame: Res<Frame>,
    layout: Res<Layout>,
    cells: Res<DiagramCells>,
    mut diagram: ResMut<Diagram>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut next = *dialog;
    let padding = frame.padding();
    let is_reviewed = frame.replay == frame.line && looks_back(&scene.session, &scene.replay);
    if scene.sharing.top == Top::Notice {
        in_place(context, "line", frame.cards, egui::vec2(padding.x, 1.0), |panel| {
            show_shown(panel, &scene, &mut commands);
        });
    } else if !is_reviewed && !scene.sharing.auction_has_line {
        in_place(context, "line", frame.line, padding, |panel| match frame.is_big {
            true => show_big_line(panel, &scene),
            false => show_line(panel, &scene, frame.is_for_fingers(), &mut commands),
        });
    }
    let flat = (diagram.bypass_change_detection(), layout.is_large(), cells.are_shown());
    let buttons = Buttons { diagram: flat, talk: scene.talk.button(&scene.session) };
    in_place(context, "actions", frame.buttons, padding, |panel| {
        buttons.show(panel, &scene, &mut next, &mut commands);
    });
    dialog.set_if_neq(next);
    Ok(())
}
