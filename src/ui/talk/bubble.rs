//! A bot's proposal to a player at the screen: a speech bubble at the bot's card, with buttons for the answer.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Pos2, RichText, Shape, Stroke, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::memory::speakers;
use crate::play::{Session, Speak, show_is_on};
use crate::rules::talk::{Deal, DealState};
use crate::rules::{Remark, Seat};
use crate::texts::text;
use crate::theme::{NARROW, card, livery, primary_button, quiet_button, ui};
use crate::ui::dialog::Dialog;
use crate::ui::hud::CardPlaces;
use crate::ui::systems::PanelSystems;

/// The largest width of a bubble.
const WIDTH: f32 = 300.0;
/// The length of its tail, which points up to the card.
const TAIL: f32 = 9.0;

/// The proposals that were put off, to be answered in the dialog.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct PutOff(Vec<u32>);

pub(super) fn plugin(app: &mut App) {
    let is_free = resource_equals(Dialog::Closed).and_then(not(show_is_on)).and_then(is_proposed);
    app.init_resource::<PutOff>()
        .add_systems(EguiPrimaryContextPass, show.run_if(is_free).in_set(PanelSystems::Middle))
        .add_observer(|_: On<crate::play::BoardLaid>, mut put_off: ResMut<PutOff>| *put_off = PutOff::default());
}

/// The first open proposal of a bot or of a player at another screen, and the player at the screen who must answer it.
fn proposal<'a>(session: &'a Session, put_off: &PutOff) -> Option<(&'a Deal, Seat)> {
    let talk = session.talk().filter(|talk| !talk.is_over() && !session.can_redo())?;
    let open = talk.deals().iter().filter(|deal| deal.state == DealState::Offered && !deal.secret);
    let by_others = open.filter(|deal| !session.is_human(deal.by) && !put_off.0.contains(&deal.number));
    by_others.filter_map(|deal| Some((deal, speakers(session, talk).find(|&seat| deal.awaits(seat))?))).next()
}

fn is_proposed(session: Res<Session>, put_off: Res<PutOff>) -> bool {
    proposal(&session, &put_off).is_some()
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    places: Res<CardPlaces>,
    mut put_off: ResMut<PutOff>,
    mut commands: Commands,
) -> Result {
    let Some((deal, to)) = proposal(&session, &put_off) else { return Ok(()) };
    let Some(at) = places.of(deal.by) else { return Ok(()) };
    let (number, by) = (deal.number, deal.by);
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let width = WIDTH.min(screen.width() - 48.0);
    let half = width / 2.0 + 16.0;
    let middle = at.center().x.clamp(screen.left() + half, (screen.right() - half).max(screen.left() + half));
    let place = egui::pos2(middle, at.bottom() + TAIL);
    let area = egui::Area::new("proposal".into()).pivot(egui::Align2::CENTER_TOP).fixed_pos(place);
    let color = ui::edge(ui::of(livery(session.position().seats(), by).color));
    let (mut answer, mut later) = (None, false);
    let shown = area.show(context, |panel| {
        card().stroke(Stroke::new(2.0, color)).show(panel, |panel| {
            panel.set_width(width);
            show_words(panel, &session, deal, to);
            panel.horizontal_wrapped(|panel| {
                panel.spacing_mut().button_padding.x = 10.0;
                for (words, accepts) in [(text!("deals-accept"), true), (text!("deals-decline"), false)] {
                    let button = if accepts { primary_button(panel, words) } else { quiet_button(panel, true, words) };
                    if button.clicked() {
                        answer = Some(accepts);
                    }
                }
                later = quiet_button(panel, true, text!("bubble-later")).clicked();
            });
        });
    });
    let layer = shown.response.layer_id;
    let tip = at.center().x.clamp(shown.response.rect.left() + 24.0, shown.response.rect.right() - 24.0);
    draw_tail(&context.layer_painter(layer), egui::pos2(tip, at.bottom() + 1.0), color);
    if let Some(accepts) = answer {
        commands.trigger(Speak(Remark::Answer { deal: number, by: to, accepts }));
    } else if later {
        put_off.0.push(number);
    }
    Ok(())
}

/// Shows the proposal and the bot's reason.
fn show_words(panel: &mut Ui, session: &Session, deal: &Deal, to: Seat) {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let narrow = panel.ctx().content_rect().width() < NARROW;
    let words = text!("bubble-proposes", who = name(deal.by), to = name(to), deal = deal.terms.words(&name));
    panel.add(egui::Label::new(RichText::new(words).strong()).wrap());
    let said = session.talk().and_then(|talk| {
        let mut remarks = talk.remarks().iter().rev().map(|said| &said.remark);
        remarks.find_map(|remark| match remark {
            Remark::Message { by, to: None, text } if *by == deal.by => Some(text.clone()),
            _ => None,
        })
    });
    if let Some(said) = said.filter(|_| !narrow) {
        panel
            .add(egui::Label::new(RichText::new(text!("bubble-says", words = said)).small().color(ui::faint())).wrap());
    }
}

/// Draws the tail, from the upper edge of the bubble to the card.
fn draw_tail(painter: &egui::Painter, tip: Pos2, color: Color32) {
    let [left, right] = [-8.0, 8.0].map(|x| tip + egui::vec2(x, TAIL));
    painter.add(Shape::convex_polygon(vec![left, tip, right], ui::glass(), Stroke::NONE));
    painter.line_segment([left, tip], Stroke::new(2.0, color));
    painter.line_segment([tip, right], Stroke::new(2.0, color));
}
