//! Banners: great events are announced across the table for a moment, such as a mate or an army that changes hands.
//! Players who move out of turn are announced beside the board.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::room::Room;
use super::{PanelSystems, UiSystems};
use crate::play::{BoardLaid, Session};
use crate::rules::Seat;
use crate::theme::{TITLE, card, livery, seat_badge, ui};
use crate::view::{FreeArea, Timeline};

/// How long a banner stays, and how long it fades in and out, in seconds.
const STAY_SECS: f32 = 3.2;
const FADE_SECS: f32 = 0.25;

/// Triggered to announce a great event after it has been shown.
#[derive(Event, Clone, PartialEq, Debug)]
pub(super) struct Announce {
    /// The heading.
    pub(super) title: String,
    /// The sentence below it.
    pub(super) sentence: String,
    /// The player whose colour it has.
    pub(super) seat: Seat,
    /// Whether it only announces a player who moves out of turn, as a strip beside the board.
    pub(super) is_slim: bool,
}

/// The queue of announcements.
#[derive(Resource, Default, Debug)]
struct Banners {
    queue: VecDeque<Announce>,
    age_secs: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Banners>()
        .add_systems(Update, turn_over.run_if(is_shown).in_set(UiSystems))
        .add_systems(EguiPrimaryContextPass, show.run_if(is_shown).in_set(PanelSystems::Middle))
        .add_observer(|announce: On<Announce>, mut banners: ResMut<Banners>| {
            banners.queue.push_back(announce.event().clone());
        })
        .add_observer(|_: On<BoardLaid>, mut banners: ResMut<Banners>| *banners = Banners::default());
}

fn is_shown(banners: Res<Banners>, timeline: Res<Timeline>) -> bool {
    !banners.queue.is_empty() && !timeline.is_busy()
}

fn turn_over(time: Res<Time>, mut banners: ResMut<Banners>) {
    banners.age_secs += time.delta_secs();
    if banners.age_secs > STAY_SECS {
        banners.queue.pop_front();
        banners.age_secs = 0.0;
    }
}

fn show(
    mut contexts: EguiContexts,
    banners: Res<Banners>,
    session: Res<Session>,
    free: Res<FreeArea>,
    room: Room,
) -> Result {
    let Some(told) = banners.queue.front() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let age = banners.age_secs;
    let opacity = (age / FADE_SECS).min((STAY_SECS - age) / FADE_SECS).clamp(0.0, 1.0);
    if told.is_slim {
        return show_strip(context, told, &session, &room, opacity);
    }
    let Announce { title, sentence, seat, .. } = told;
    let seats = session.position().seats();
    // With its margins it stays clear of the edges of a phone.
    let width = (free.0.width() - 56.0).min(560.0);
    let place = egui::pos2(free.0.center().x, free.0.min.y + 0.16 * free.0.height());
    let area = egui::Area::new("banner".into()).interactable(false).pivot(Align2::CENTER_TOP).fixed_pos(place);
    area.show(context, |panel| {
        panel.set_opacity(opacity);
        let edge = egui::Stroke::new(3.0, ui::of(livery(seats, *seat).color));
        card().inner_margin(16.0).stroke(edge).show(panel, |panel| {
            panel.set_max_width(width);
            panel.vertical_centered(|panel| {
                let font = FontId::new(42.0, FontFamily::Name(TITLE.into()));
                panel.label(RichText::new(title).font(font).color(ui::accent()));
                panel.horizontal(|panel| {
                    seat_badge(panel, *seat, seats, 26.0);
                    panel.add(egui::Label::new(sentence).wrap());
                });
            });
        });
    });
    Ok(())
}

/// The margin of a strip round its text and the player's badge.
const STRIP_MARGIN: egui::Vec2 = egui::vec2(20.0, 8.0);
const SIGN: f32 = 22.0;
/// The widths that are tried for a strip after that of a single row, to fit it in beside the board.
const STRIP_WIDTHS: [f32; 4] = [374.0, 260.0, 190.0, 140.0];

/// Shows a slim strip where it covers nothing of the board, if there is such a place.
fn show_strip(context: &egui::Context, told: &Announce, session: &Session, room: &Room, opacity: f32) -> Result {
    let (zoom, free) = (context.zoom_factor(), room.free());
    let font = egui::TextStyle::Small.resolve(&context.global_style());
    let lay_out = |width: f32| {
        let words = width - STRIP_MARGIN.x - SIGN - 6.0;
        context.fonts_mut(|fonts| fonts.layout(told.sentence.clone(), font.clone(), ui::text(), words))
    };
    let board = room.board(zoom);
    let top = free.center_top();
    let tried = core::iter::once(f32::INFINITY).chain(STRIP_WIDTHS).map(|width| {
        let galley = lay_out(width);
        let size = egui::vec2(galley.size().x + SIGN + 6.0, galley.size().y.max(SIGN)) + STRIP_MARGIN;
        (room.place_near(size, &[], top, zoom), galley)
    });
    let mut tried: Vec<_> = tried.filter(|(place, _)| place.width() <= free.width()).collect();
    let best = tried.iter().position(|(place, _)| !place.intersects(board)).unwrap_or(0);
    if tried.is_empty() {
        return Ok(());
    }
    let (place, galley) = tried.swap_remove(best);
    let seats = session.position().seats();
    egui::Area::new("strip".into()).interactable(false).fixed_pos(place.min).show(context, |panel| {
        panel.set_opacity(opacity);
        let (rect, _) = panel.allocate_exact_size(place.size(), egui::Sense::hover());
        let edge = egui::Stroke::new(2.0, ui::of(livery(seats, told.seat).color));
        panel.painter().rect(rect, 8.0, ui::glass(), edge, egui::StrokeKind::Inside);
        let inner = rect.shrink2(STRIP_MARGIN / 2.0);
        let sign = egui::Rect::from_center_size(
            egui::pos2(inner.left() + SIGN / 2.0, inner.center().y),
            egui::Vec2::splat(SIGN),
        );
        panel.scope_builder(egui::UiBuilder::new().max_rect(sign), |panel| seat_badge(panel, told.seat, seats, SIGN));
        let at = egui::pos2(sign.right() + 6.0, inner.center().y - galley.size().y / 2.0);
        panel.painter().galley(at, galley, ui::text());
    });
    Ok(())
}
