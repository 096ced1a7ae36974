//! Banners: great events are announced across the table for a moment, such as a mate or an army that changes hands.
//! Players who move out of turn are announced beside the board.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, FontFamily, FontId};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::lesson::Coach;
use super::room::{MARGIN, Room};
use super::systems::{PanelSystems, UiSystems};
use crate::play::{Forget, OnSquare, Session};
use crate::rules::{Seat, Square};
use crate::theme::{TITLE, livery, seat_badge, ui};
use crate::view::Timeline;

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
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub(super) struct Banners {
    queue: VecDeque<Announce>,
    age_secs: f32,
}

impl Banners {
    /// Whether none is shown or waiting.
    pub(super) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Banners>()
        .add_systems(Update, (drop_all.run_if(ending_tells), turn_over.run_if(is_shown)).chain().in_set(UiSystems))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(is_shown.and_then(not(ending_tells))).in_set(PanelSystems::Middle),
        )
        .add_observer(|announce: On<Announce>, mut banners: ResMut<Banners>| {
            banners.queue.push_back(announce.event().clone());
        })
        .forget_when_laid::<Banners>();
}

fn is_shown(banners: Res<Banners>, timeline: Res<Timeline>) -> bool {
    !banners.queue.is_empty() && !timeline.is_busy()
}

/// Whether the game is over, and the ending tells so: in lessons, the coach does.
fn ending_tells(session: Res<Session>, coach: Option<Res<Coach>>) -> bool {
    coach.is_none() && session.position().outcome().is_some()
}

/// What the ending covers would otherwise be announced once the end is undone.
fn drop_all(mut banners: ResMut<Banners>) {
    let banners = banners.bypass_change_detection();
    banners.queue.clear();
    banners.age_secs = 0.0;
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
    pieces: Query<&OnSquare>,
    room: Room,
) -> Result {
    let Some(told) = banners.queue.front() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let age = banners.age_secs;
    let opacity = (age / FADE_SECS).min((STAY_SECS - age) / FADE_SECS).clamp(0.0, 1.0);
    if told.is_slim {
        return show_strip(context, told, &session, &room, opacity);
    }
    let seats = session.position().seats();
    let edge = egui::Stroke::new(3.0, ui::edge(ui::of(livery(seats, told.seat).color)));
    let last = session.played().last().and_then(|played| played.action.squares());
    let last = last.into_iter().flat_map(|(from, to)| [from, to]);
    // The event itself and all pieces stay visible.
    let seen: Vec<Square> = pieces.iter().map(|on| on.0).chain(last).collect();
    let (form, place) = best_form(context, told, &seen, &room);
    egui::Area::new("banner".into()).interactable(false).fixed_pos(place.min).show(context, |panel| {
        panel.set_opacity(opacity);
        let (rect, _) = panel.allocate_exact_size(place.size(), egui::Sense::hover());
        panel.painter().rect(rect, 14.0, ui::glass(), edge, egui::StrokeKind::Inside);
        let inner = rect.shrink(form.margin);
        let title = egui::pos2(inner.center().x - form.title.size().x / 2.0, inner.top());
        let words = inner.with_min_y(inner.bottom() - form.sentence.size().y.max(form.sign));
        let sign = egui::Rect::from_center_size(
            egui::pos2(words.center().x - (form.sentence.size().x + BESIDE) / 2.0, words.center().y),
            egui::Vec2::splat(form.sign),
        );
        panel.scope_builder(egui::UiBuilder::new().max_rect(sign), |panel| {
            seat_badge(panel, told.seat, seats, form.sign);
        });
        let sentence = egui::pos2(sign.right() + BESIDE, words.center().y - form.sentence.size().y / 2.0);
        panel.painter().galley(title, form.title, ui::accent());
        panel.painter().galley(sentence, form.sentence, ui::text());
    });
    Ok(())
}

/// The gap between a badge and the sentence beside it.
const BESIDE: f32 = 6.0;

/// A banner of a certain size.
struct Form {
    title: Arc<egui::Galley>,
    sentence: Arc<egui::Galley>,
    /// The size of the player's badge.
    sign: f32,
    margin: f32,
}

impl Form {
    /// Lays out a banner in this width; a slight one is as low as possible.
    fn of(context: &egui::Context, told: &Announce, width: f32, is_slight: bool) -> Self {
        let (title, sign, margin) = if is_slight { (20.0, 18.0, 6.0) } else { (42.0, 26.0, 16.0) };
        let style = if is_slight { egui::TextStyle::Small } else { egui::TextStyle::Body };
        let font = style.resolve(&context.global_style());
        context.fonts_mut(|fonts| Self {
            title: fonts.layout(
                told.title.clone(),
                FontId::new(title, FontFamily::Name(TITLE.into())),
                ui::accent(),
                width - 2.0 * margin,
            ),
            sentence: fonts.layout(told.sentence.clone(), font, ui::text(), width - 2.0 * margin - sign - BESIDE),
            sign,
            margin,
        })
    }

    fn size(&self) -> egui::Vec2 {
        let words = egui::vec2(self.sign + BESIDE, 0.0) + self.sentence.size().max(egui::vec2(0.0, self.sign));
        let whole = egui::vec2(self.title.size().x.max(words.x), self.title.size().y + words.y);
        whole + egui::Vec2::splat(2.0 * self.margin)
    }
}

/// The largest banner that covers no square of `seen`, or else a slight one that covers as little of them as possible.
fn best_form(context: &egui::Context, told: &Announce, seen: &[Square], room: &Room) -> (Form, egui::Rect) {
    let (zoom, free) = (context.zoom_factor(), room.free());
    let most = (free.width() - 2.0 * MARGIN).min(560.0);
    let near = free.center_top() + egui::vec2(0.0, 0.25 * free.height());
    let tried = [(most, false), (most, true), (most.min(260.0), true), (most.min(180.0), true)];
    let placed = |(width, is_slight)| {
        let form = Form::of(context, told, width, is_slight);
        let place = room.place_off(form.size(), seen, near, zoom);
        (form, place)
    };
    let found = tried.map(placed).into_iter().find(|(_, place)| !room.covers(*place, seen, zoom));
    found.unwrap_or_else(|| placed((most, true)))
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
        (room.place_off(size, &[], top, zoom), galley)
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
        let edge = egui::Stroke::new(2.0, ui::edge(ui::of(livery(seats, told.seat).color)));
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
