//! The deals: newest first, below the draft of a new one.

use bevy_egui::egui::{self, RichText, Ui};

use super::memory::TalkPanel;
use super::speaker::{choose_seats, seat_button};
use crate::play::Session;
use crate::rules::talk::{Deal, DealState, LAST_ROUND, Talk, TalkMode, Terms};
use crate::rules::{Case, Remark, Seat, SeatSet, in_case};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};

/// The subject of a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
enum DealSubject {
    #[default]
    Truce,
    Attack,
    Draw,
}

/// The draft of a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct DealDraft {
    about: DealSubject,
    with: SeatSet,
    on: Option<Seat>,
    /// The number of rounds after this one.
    rounds: u32,
    secret: bool,
}

impl Default for DealDraft {
    fn default() -> Self {
        Self { about: DealSubject::Truce, with: SeatSet::EMPTY, on: None, rounds: 2, secret: false }
    }
}

/// Shows this part of the dialog. Returns the remark to make, if any.
pub(super) fn show(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel) -> Option<Remark> {
    let mut said = state.speaker.filter(|_| !talk.is_over()).and_then(|by| draw_up(panel, session, talk, state, by));
    panel.separator();
    for deal in talk.deals().iter().rev() {
        said = show_deal(panel, session, talk, state, deal).or(said);
    }
    if talk.deals().is_empty() {
        panel.label(RichText::new(text!("deals-none")).color(ui::faint()));
    }
    said
}

/// Shows the draft with the button that proposes it.
fn draw_up(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel, by: Seat) -> Option<Remark> {
    let alone = state.is_alone();
    let draft = &mut state.draft;
    panel.horizontal_wrapped(|panel| {
        panel.label(RichText::new(text!("deals-propose")).color(ui::faint()));
        for (about, words) in [
            (DealSubject::Truce, text!("deals-truce")),
            (DealSubject::Attack, text!("deals-attack")),
            (DealSubject::Draw, text!("deals-draw")),
        ] {
            panel.selectable_value(&mut draft.about, about, words);
        }
    });
    panel.horizontal_wrapped(|panel| {
        panel.label(RichText::new(text!("deals-to")).color(ui::faint()));
        let others = talk.players().iter().filter(|&seat| seat != by).collect();
        choose_seats(panel, session, others, &mut draft.with);
    });
    if draft.about == DealSubject::Attack {
        panel.horizontal_wrapped(|panel| {
            panel.label(RichText::new(text!("deals-on")).color(ui::faint()));
            let with = draft.with;
            let seats = (0..session.position().seats().len() as u8).map(Seat);
            for seat in seats.filter(|&seat| seat != by && !with.contains(seat)) {
                if seat_button(panel, session, seat, draft.on == Some(seat)) {
                    draft.on = Some(seat);
                }
            }
        });
    }
    let until = talk.round().saturating_add(draft.rounds).min(LAST_ROUND);
    if draft.about != DealSubject::Draw {
        panel.horizontal(|panel| {
            panel.label(RichText::new(text!("deals-until")).color(ui::faint()));
            if quiet_button(panel, draft.rounds > 0, "-").clicked() {
                draft.rounds -= 1;
            }
            panel.strong(until.to_string());
            if quiet_button(panel, until < LAST_ROUND, "+").clicked() {
                draft.rounds += 1;
            }
        });
    }
    let mut proposed = false;
    panel.horizontal_wrapped(|panel| {
        proposed = primary_button(panel, text!("deals-propose-it")).clicked();
        if talk.mode() == TalkMode::Secret && alone {
            panel.checkbox(&mut draft.secret, text!("deals-unknown"));
        }
    });
    let terms = match (draft.about, draft.on) {
        (DealSubject::Truce, _) => Terms::Truce { until },
        (DealSubject::Draw, _) => Terms::Draw,
        (DealSubject::Attack, Some(on)) => Terms::Attack { on, until },
        (DealSubject::Attack, None) => {
            if proposed {
                state.refusal = Some(text!("deals-on-whom"));
            }
            return None;
        }
    };
    let secret = draft.secret && alone;
    proposed.then(|| Remark::Proposal { number: talk.next_number(), by, with: state.draft.with, terms, secret })
}

/// Shows a deal, its state, and the possible answers.
fn show_deal(panel: &mut Ui, session: &Session, talk: &Talk, state: &TalkPanel, deal: &Deal) -> Option<Remark> {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let (number, parties) = (deal.number, deal.parties());
    let open = !deal.secret || talk.is_over() || state.shown_to.is_some_and(|seat| parties.contains(seat));
    if !open {
        let names: Vec<_> = parties.iter().map(|seat| in_case(session.player_name(seat), Case::Dative)).collect();
        let words = text!("deals-secret", number = number, names = names.join(&text!("deals-and")));
        panel.label(RichText::new(words).italics().color(ui::faint()));
        return None;
    }
    let words = deal.words(&name);
    let words = match deal.secret {
        true => text!("deals-numbered-secret", number = number, deal = words),
        false => text!("deals-numbered", number = number, deal = words),
    };
    panel.add(egui::Label::new(RichText::new(words).strong()).wrap());
    let token = |action: usize| {
        let made = action.checked_sub(1).and_then(|place| session.played().get(place));
        made.map_or_else(|| action.to_string(), |made| made.action.token(session.position().seats()).to_string())
    };
    let ink = match deal.state {
        DealState::Broken { .. } => ui::warn(),
        DealState::InForce | DealState::Kept => ui::accent(),
        _ => ui::faint(),
    };
    let mut said = None;
    panel.horizontal_wrapped(|panel| {
        panel.label(RichText::new(deal.standing(&name, &token)).color(ink));
        let Some(by) = state.speaker.filter(|_| deal.state == DealState::Offered && !talk.is_over()) else { return };
        if deal.awaits(by) {
            for (words, accepts) in [(text!("deals-accept"), true), (text!("deals-decline"), false)] {
                if quiet_button(panel, true, words).clicked() {
                    said = Some(Remark::Answer { deal: number, by, accepts });
                }
            }
        } else if deal.by == by && quiet_button(panel, true, text!("deals-withdraw")).clicked() {
            said = Some(Remark::Withdrawal { deal: number, by });
        }
    });
    said
}
