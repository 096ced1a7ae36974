//! The list of moves.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea};

use super::arrange::arranges;
use super::bots::loss_in_words;
use crate::play::{Analysis, BoardLaid, Fault, Session};
use crate::rules::{Action, Decider, Seat};
use crate::theme::{card, seat_badge, ui};

/// Width of the list.
const WIDTH: f32 = 172.0;
/// Height of a turn in it.
const ROW: f32 = 22.0;
/// Windows narrower than this have no room for it.
const LEAST_WINDOW: f32 = 900.0;

pub(super) fn plugin(app: &mut App) {
    // Whichever screen is shown: a match may be restored before the table is.
    app.init_resource::<Turns>()
        .add_systems(
            Update,
            list_turns.run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<Analysis>)),
        )
        .add_observer(on_board_laid);
}

/// All actions of the match, by turns.
#[derive(Resource, Default, Debug)]
pub(super) struct Turns {
    list: Vec<Turn>,
    /// How many actions are in it.
    known: usize,
    /// Whether what has been laid is hidden.
    covered: bool,
    /// How many of them have been analysed.
    judged: usize,
}

/// The actions of one turn.
#[derive(Debug)]
struct Turn {
    seat: Seat,
    tokens: String,
    /// The worst of it.
    fault: Option<Fault>,
    /// What would have been better, where it has been analysed.
    advice: String,
}

/// Something was taken back, or another match has begun.
fn on_board_laid(_: On<BoardLaid>, mut turns: ResMut<Turns>) {
    *turns = Turns::default();
}

fn list_turns(session: Res<Session>, analysis: Res<Analysis>, mut turns: ResMut<Turns>) {
    // What one player has laid is not for the other to see before they have laid theirs.
    let covered = arranges(&session).is_some();
    let judged = analysis.done();
    if covered != turns.covered || judged != turns.judged {
        *turns = Turns { covered, judged, ..Turns::default() };
    }
    let seats = session.position().seats();
    let new = session.played().get(turns.known..).unwrap_or_default();
    let known = turns.known;
    turns.known += new.len();
    for (number, played) in (known..).zip(new) {
        let Some(Decider::Seat(seat)) = played.decider else { continue };
        let mut token = match played.action {
            Action::SetUp(_) if covered => "...".to_owned(),
            action => action.token(seats).to_string(),
        };
        let judged = analysis.of(number);
        let fault = judged.and_then(|judged| judged.fault());
        let advice = judged.zip(fault).map_or_else(String::new, |(judged, fault)| {
            let lost = loss_in_words(judged.loss);
            token.push_str(fault.sign());
            format!("\n{token} gives away {lost}; best was {}", judged.best.token(seats))
        });
        match turns.list.last_mut() {
            Some(turn) if !played.begins_turn => {
                turn.tokens.push_str("  ");
                turn.tokens.push_str(&token);
                turn.advice.push_str(&advice);
                turn.fault = turn.fault.max(fault);
            }
            _ => turns.list.push(Turn { seat, tokens: token, fault, advice }),
        }
    }
}

/// The worse, the warmer. The signs say the same.
fn fault_color(fault: Fault) -> egui::Color32 {
    match fault {
        Fault::Doubtful => ui::text(),
        Fault::Mistake => ui::accent(),
        Fault::Blunder => ui::warn(),
    }
}

/// Shows the list below `top`, at the right edge; returns how much room it takes there.
pub(super) fn show(context: &egui::Context, session: &Session, turns: &Turns, top: f32) -> f32 {
    let screen = context.content_rect();
    if screen.width() < LEAST_WINDOW {
        return 0.0;
    }
    egui::Area::new("moves".into()).anchor(Align2::RIGHT_TOP, [-8.0, top]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(WIDTH);
            panel.label(RichText::new("Moves").small().color(ui::faint()));
            let height = (screen.height() - top - 120.0).max(80.0);
            let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height).stick_to_bottom(true);
            // Rows have nothing to press, so they may be closer than buttons.
            panel.spacing_mut().interact_size.y = ROW;
            panel.spacing_mut().item_spacing.y = 4.0;
            list.show_rows(panel, ROW, turns.list.len(), |panel, rows| {
                panel.set_width(WIDTH - 8.0);
                for row in rows {
                    let turn = &turns.list[row];
                    panel.horizontal(|panel| {
                        panel.set_height(ROW);
                        panel.label(RichText::new((row + 1).to_string()).small().color(ui::faint()));
                        seat_badge(panel, turn.seat, session.position().seats(), 18.0);
                        let color = turn.fault.map_or(ui::text(), fault_color);
                        let tokens = egui::Label::new(RichText::new(&turn.tokens).size(14.0).color(color)).truncate();
                        panel.add(tokens).on_hover_text(format!("{}{}", turn.tokens, turn.advice));
                    });
                }
            });
        });
    });
    // The card's own margins, and those of the window.
    WIDTH + 40.0
}
