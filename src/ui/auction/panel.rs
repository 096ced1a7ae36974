//! The panel of the auction: at the left edge, or on a phone above the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};

use super::asking::{show_asking, show_habits, show_step, unasked};
use super::dice::{Rolls, show_odds, show_rolls};
use super::hand::{self, is_wanted};
use super::hands::Hands;
use super::offer::{Refused, show_offer};
use super::step::Step;
use crate::play::{OfferWanted, Session};
use crate::rules::{HandPiece, Seat};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{NARROW, card, seat_badge, ui};
use crate::ui::keys::{Choice, Numbered};
use crate::ui::told::Told;
use crate::view::{FreeArea, PickHand, PickedBid, Seen, Selection};

/// Width of the panel at the edge.
const WIDTH: f32 = 226.0;
/// Height of the panel on a phone.
const HEIGHT: f32 = 132.0;
/// How much of the height of a phone it takes at most, where more has to be seen.
const MOST_OF_WINDOW: f32 = 0.36;
const MARGIN: f32 = 8.0;

/// What the panel is made from.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    pub(super) seen: Seen<'w>,
    pub(super) told: Res<'w, Told>,
    pub(super) hands: Res<'w, Hands>,
    pub(super) refused: Res<'w, Refused>,
    pub(super) wanted: Res<'w, OfferWanted>,
    pub(super) settings: ResMut<'w, Settings>,
    selection: Res<'w, Selection>,
    pub(super) picked: Res<'w, PickedBid>,
    pub(super) rolls: Res<'w, Rolls>,
    numbered: Res<'w, Numbered>,
}

impl Scene<'_> {
    /// The match, as far as it has been shown.
    pub(super) fn session(&self) -> &Session {
        self.seen.session()
    }

    /// Whether everything that has happened has been shown, so that humans may go on.
    pub(super) fn at_rest(&self) -> bool {
        !self.seen.is_behind() && self.session().bot_to_decide().is_none()
    }

    /// The digit that chooses this.
    pub(super) fn number_of(&self, choice: Choice) -> Option<u8> {
        self.numbered.number_of(choice)
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut scene: Scene,
    mut free: ResMut<FreeArea>,
    mut strip_needs: Local<f32>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    if screen.width() < NARROW {
        let bottom = screen.bottom() - free.0.max.y;
        // Nothing that somebody is asked about is out of sight; at other times the board keeps its size.
        let is_asked = scene.session().bot_to_decide().is_none()
            && (scene.told.step.hand().is_some() || matches!(scene.told.step, Step::Accept(_)));
        let usual = HEIGHT - 16.0;
        // A low window has no room for more.
        let most = (screen.height() * MOST_OF_WINDOW).max(usual);
        let height = if is_asked { strip_needs.clamp(usual, most) } else { usual };
        egui::Area::new("auction".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -bottom]).show(context, |panel| {
            card().show(panel, |panel| {
                panel.set_width(screen.width() - 2.0 * MARGIN - 24.0);
                panel.set_height(height);
                let list = ScrollArea::vertical().auto_shrink(false);
                *strip_needs = list.show(panel, |panel| show_strip(panel, &scene, &mut commands)).content_size.y;
            });
        });
        free.0.max.y -= height + 16.0 + MARGIN;
        return Ok(());
    }
    let top = free.0.min.y;
    let height = free.0.height() - 24.0;
    let mut no_offers = scene.settings.no_offers;
    egui::Area::new("auction".into()).anchor(Align2::LEFT_TOP, [MARGIN, top]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(WIDTH);
            let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            list.show(panel, |panel| {
                panel.set_width(WIDTH - 8.0);
                let playing = scene.session().position().outcome().is_none();
                // What is asked stands on top, where there is room for it in every window.
                if playing && scene.told.step != Step::Board {
                    egui::Frame::group(panel.style()).stroke(egui::Stroke::new(1.5, ui::accent())).show(
                        panel,
                        |panel| {
                            panel.set_width(panel.available_width());
                            show_step(panel, &scene, &mut commands);
                        },
                    );
                } else if playing && unasked(&scene).is_some() {
                    show_step(panel, &scene, &mut commands);
                }
                panel.label(RichText::new(text!("auction-hands")).small().color(ui::faint()));
                // Whoever is asked for pieces has them before their eyes, however many the others have.
                let asked = scene.told.step.hand().filter(|_| scene.session().bot_to_decide().is_none());
                let others = scene.session().position().players().iter().filter(|&seat| Some(seat) != asked);
                for seat in asked.into_iter().chain(others) {
                    panel.horizontal_wrapped(|panel| show_hand(panel, &scene, seat, &mut commands));
                }
                show_rolls(panel, scene.session(), &scene.rolls, 92.0);
                if playing {
                    panel.separator();
                    show_habits(panel, scene.session(), &scene.settings, &mut no_offers);
                }
            });
        });
    });
    if no_offers != scene.settings.no_offers {
        scene.settings.no_offers = no_offers;
    }
    free.0.min.x += WIDTH + 24.0 + MARGIN;
    Ok(())
}

/// On a phone: what is on offer, and the hand that is asked for something. The sentence and the buttons are below.
fn show_strip(panel: &mut Ui, scene: &Scene, commands: &mut Commands) {
    let step = scene.told.step;
    let seat = if step == Step::Board { Some(scene.session().position().turn()) } else { step.hand() };
    panel.spacing_mut().item_spacing.y = 4.0;
    match scene.told.step {
        Step::Bid(_) | Step::Accept(_) => {
            show_offer(panel, scene, commands);
        }
        Step::Throw(_) => show_odds(panel, &scene.rolls),
        Step::Board | Step::Offer(_) | Step::Place(_) => {}
    }
    if let Some(seat) = seat {
        panel.horizontal_wrapped(|panel| show_hand(panel, scene, seat, commands));
    }
    if scene.told.step == Step::Board {
        show_asking(panel, scene, commands);
    }
}

fn show_hand(panel: &mut Ui, scene: &Scene, seat: Seat, commands: &mut Commands) {
    panel.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
    seat_badge(panel, seat, scene.session().position().seats(), 24.0);
    let pieces = scene.hands.of(seat);
    if pieces.is_empty() {
        panel.label(RichText::new(text!("auction-empty")).small().color(ui::faint()));
    }
    let (step, at_rest) = (scene.told.step, scene.at_rest());
    let selected = |id, piece: &HandPiece| {
        let is_due = piece.tokens.is_none() && scene.selection.placing == Some(piece.kind);
        is_due || scene.picked.0.contains(&id)
    };
    let number = |id| scene.number_of(Choice::Hand(id));
    if let Some(piece) = hand::show(panel, &pieces, selected, |piece| at_rest && is_wanted(step, piece), number) {
        commands.trigger(PickHand(piece));
    }
}
