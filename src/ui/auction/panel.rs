//! The panel of the auction: at the left edge, or on a phone above the buttons.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};

use super::dice::{Rolls, show_odds, show_rolls};
use super::hand::{self, is_wanted};
use super::step::Step;
use crate::play::{AskForOffer, OfferWanted, Session, SubmitAction, ThrowDice};
use crate::rules::{Action, HandPiece, PieceId, Seat, SeatSet, Snapshot};
use crate::settings::Settings;
use crate::theme::{card, primary_button, quiet_button, seat_badge, ui};
use crate::ui::hud::NARROW;
use crate::view::{FreeArea, PickHand, Selection, Timeline};

/// Width of the panel at the edge.
const WIDTH: f32 = 226.0;
/// Height of the panel on a phone.
const HEIGHT: f32 = 132.0;
const MARGIN: f32 = 8.0;

/// What the panel is made from, and where its buttons go.
struct Scene<'a, 'w, 's> {
    session: &'a Session,
    snapshot: Snapshot,
    step: Step,
    selection: &'a Selection,
    rolls: &'a Rolls,
    /// Whether everything that has happened has been shown, so that players may go on.
    at_rest: bool,
    /// Who is asked for an offer only if he says so before.
    no_offers: SeatSet,
    commands: Commands<'w, 's>,
}

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    timeline: Res<Timeline>,
    selection: Res<Selection>,
    rolls: Res<Rolls>,
    wanted: Res<OfferWanted>,
    mut settings: ResMut<Settings>,
    mut free: ResMut<FreeArea>,
    commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let mut scene = Scene {
        session: &session,
        snapshot: session.position().snapshot(),
        step: Step::of(session.position()),
        selection: &selection,
        rolls: &rolls,
        at_rest: !timeline.is_busy(),
        no_offers: settings.no_offers,
        commands,
    };
    if screen.width() < NARROW {
        let bottom = screen.bottom() - free.0.max.y;
        egui::Area::new("auction".into()).anchor(Align2::CENTER_BOTTOM, [0.0, -bottom]).show(context, |panel| {
            card().show(panel, |panel| {
                panel.set_width(screen.width() - 2.0 * MARGIN - 24.0);
                panel.set_height(HEIGHT - 16.0);
                ScrollArea::vertical().auto_shrink(false).show(panel, |panel| show_strip(panel, &mut scene, &wanted));
            });
        });
        free.0.max.y -= HEIGHT + MARGIN;
        return Ok(());
    }
    let top = free.0.min.y;
    let height = free.0.height() - 24.0;
    let mut no_offers = settings.no_offers;
    egui::Area::new("auction".into()).anchor(Align2::LEFT_TOP, [MARGIN, top]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(WIDTH);
            let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            list.show(panel, |panel| {
                panel.set_width(WIDTH - 8.0);
                scene.show_hands(panel);
                let playing = scene.snapshot.outcome.is_none();
                let unasked = scene.snapshot.turn.is_some_and(|turn| scene.no_offers.contains(turn));
                if playing && (unasked || scene.step != Step::Board) {
                    panel.separator();
                    scene.show_step(panel, &wanted);
                }
                show_rolls(panel, &session, &rolls, 92.0);
                if playing {
                    panel.separator();
                    show_habits(panel, &session, &mut no_offers);
                }
            });
        });
    });
    if no_offers != settings.no_offers {
        settings.no_offers = no_offers;
    }
    free.0.min.x += WIDTH + 24.0 + MARGIN;
    Ok(())
}

/// On a phone: what is on offer, and the hand that is asked for something. The sentence and the buttons are below.
fn show_strip(panel: &mut Ui, scene: &mut Scene<'_, '_, '_>, wanted: &OfferWanted) {
    let seat = match scene.step {
        Step::Offer(seat) | Step::Bid(seat) | Step::Place(seat) => Some(seat),
        Step::Accept(_) | Step::Throw(_) => None,
        Step::Board => scene.snapshot.turn,
    };
    panel.spacing_mut().item_spacing.y = 4.0;
    match scene.step {
        Step::Bid(_) | Step::Accept(_) => {
            panel.horizontal_wrapped(|panel| scene.show_offer(panel));
        }
        Step::Throw(_) => show_odds(panel, scene.rolls),
        Step::Board | Step::Offer(_) | Step::Place(_) => {}
    }
    if let Some(seat) = seat {
        panel.horizontal_wrapped(|panel| scene.show_hand(panel, seat));
    }
    if scene.step == Step::Board {
        scene.show_asking(panel, wanted);
    }
}

impl Scene<'_, '_, '_> {
    fn show_hands(&mut self, panel: &mut Ui) {
        panel.label(RichText::new("Hands").small().color(ui::FAINT));
        for seat in self.session.position().players().iter() {
            panel.horizontal_wrapped(|panel| self.show_hand(panel, seat));
        }
    }

    fn show_hand(&mut self, panel: &mut Ui, seat: Seat) {
        panel.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        seat_badge(panel, seat, self.session.position().seats(), 24.0);
        let pieces = hand::of(&self.snapshot, seat);
        if pieces.is_empty() {
            panel.label(RichText::new("empty").small().color(ui::FAINT));
        }
        let (step, at_rest) = (self.step, self.at_rest);
        if let Some(piece) = hand::show(panel, &pieces, self.selection, |piece| at_rest && is_wanted(step, piece)) {
            self.commands.trigger(PickHand(piece));
        }
    }

    /// What is asked now, and the buttons for it.
    fn show_step(&mut self, panel: &mut Ui, wanted: &OfferWanted) {
        let name = |seat| self.session.player_name(seat);
        let asked = match self.step {
            Step::Board => return self.show_asking(panel, wanted),
            Step::Offer(seat) => format!("{} may offer a piece of his hand.", name(seat)),
            Step::Bid(seat) => format!("{} may bid pieces of his hand.", name(seat)),
            Step::Accept(seat) => format!("{} may accept a bid.", name(seat)),
            Step::Place(seat) => format!("{} places a piece.", name(seat)),
            Step::Throw(seat) => format!("{} throws the dice.", name(seat)),
        };
        panel.add(egui::Label::new(RichText::new(asked).strong()).wrap());
        self.show_offer(panel);
        panel.add_enabled_ui(self.at_rest, |panel| match self.step {
            Step::Throw(_) => {
                show_odds(panel, self.rolls);
                if primary_button(panel, "Throw the dice").clicked() {
                    self.commands.trigger(ThrowDice);
                }
            }
            step => self.show_buttons(panel, step),
        });
    }

    fn show_buttons(&mut self, panel: &mut Ui, step: Step) {
        panel.horizontal_wrapped(|panel| {
            if let Some(bid) = hand::bid(&self.snapshot, self.selection)
                && primary_button(panel, "Bid these").clicked()
            {
                self.commands.trigger(SubmitAction(Action::Bid(bid)));
            }
            if let Some((action, words)) = step.without()
                && quiet_button(panel, true, words).clicked()
            {
                self.commands.trigger(SubmitAction(action));
            }
        });
    }

    /// The piece on offer and the bids for it, each with a button while one may be accepted.
    fn show_offer(&mut self, panel: &mut Ui) {
        let Some(offer) = self.snapshot.offer.clone() else { return };
        let piece = |id: &PieceId| self.snapshot.hands.get(id).map(|&piece| (*id, piece));
        let none = Selection::default();
        panel.horizontal(|panel| {
            panel.label("On offer:");
            let offered: Vec<(PieceId, HandPiece)> = piece(&offer.piece).into_iter().collect();
            hand::show(panel, &offered, &none, |_| false);
        });
        for (&seat, bid) in &offer.bids {
            panel.horizontal_wrapped(|panel| {
                panel.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
                seat_badge(panel, seat, self.session.position().seats(), 24.0);
                if bid.is_empty() {
                    panel.label(RichText::new("no bid").color(ui::FAINT));
                    return;
                }
                let pieces: Vec<_> = bid.iter().filter_map(piece).collect();
                hand::show(panel, &pieces, &none, |_| false);
                if !matches!(self.step, Step::Accept(_)) {
                    return;
                }
                // A bid that cannot be placed in full cannot be accepted: the refusal says so.
                let refusal = self.session.position().check(Action::Accept(seat)).err();
                let button = quiet_button(panel, refusal.is_none() && self.at_rest, "Accept");
                if button.clicked() {
                    self.commands.trigger(SubmitAction(Action::Accept(seat)));
                }
                if let Some(refusal) = refusal {
                    panel.label(RichText::new(refusal.to_string()).small().color(ui::WARN));
                }
            });
        }
    }

    /// Who is not asked usually may want to be, this time.
    fn show_asking(&mut self, panel: &mut Ui, wanted: &OfferWanted) {
        let unasked = self.snapshot.turn.filter(|&turn| self.no_offers.contains(turn));
        let Some(turn) = unasked.filter(|_| self.snapshot.outcome.is_none()) else { return };
        if self.session.position().turn_begins() {
            let mut asked = wanted.0 == Some(turn);
            if panel.checkbox(&mut asked, "Ask me for an offer this turn (O)").changed() {
                self.commands.trigger(AskForOffer);
            }
        }
    }
}

/// Who is asked for an offer only if he says so before.
fn show_habits(panel: &mut Ui, session: &Session, no_offers: &mut SeatSet) {
    panel.label(RichText::new("No auctions unless I ask (O):").small().color(ui::FAINT));
    panel.horizontal(|panel| {
        panel.spacing_mut().item_spacing.x = 4.0;
        panel.spacing_mut().interact_size = egui::Vec2::splat(22.0);
        for seat in session.position().players().iter() {
            let mut unasked = no_offers.contains(seat);
            seat_badge(panel, seat, session.position().seats(), 20.0);
            if panel.checkbox(&mut unasked, "").changed() {
                no_offers.toggle(seat);
            }
        }
    });
}
