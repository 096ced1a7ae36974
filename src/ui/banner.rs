//! Great events, across the table for a moment: who is mated, whose army changes hands, who comes before their turn.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontFamily, FontId, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{PanelSystems, UiSystems};
use crate::play::{BoardLaid, Session};
use crate::rules::Seat;
use crate::theme::{TITLE, card, livery, seat_badge, ui};
use crate::view::{FreeArea, Timeline};

/// How long a banner stays, and how long it takes to come and to go.
const STAY_SECS: f32 = 3.2;
const FADE_SECS: f32 = 0.25;

/// Tell everybody of a great event, once what led to it has been seen.
#[derive(Event, Clone, PartialEq, Debug)]
pub(super) struct Announce {
    /// What it is called.
    pub(super) title: String,
    /// Who did what to whom.
    pub(super) sentence: String,
    /// In whose colour.
    pub(super) seat: Seat,
}

/// What is to be announced, the one that is shown first.
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

fn show(mut contexts: EguiContexts, banners: Res<Banners>, session: Res<Session>, free: Res<FreeArea>) -> Result {
    let Some(Announce { title, sentence, seat }) = banners.queue.front() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let seats = session.position().seats();
    let age = banners.age_secs;
    let opacity = (age / FADE_SECS).min((STAY_SECS - age) / FADE_SECS).clamp(0.0, 1.0);
    let width = (free.0.width() - 24.0).min(560.0);
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
