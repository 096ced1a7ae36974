//! The consequences of an action: the second sentence, made of clauses.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::effect::{Departure, Effect, Manner, PieceId};
use crate::rules::naming::Several;
use crate::rules::noun::{Case, Noun};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::snapshot::Snapshot;
use crate::rules::square::Square;
use crate::texts::text;

impl Teller<'_> {
    /// All consequences of the action.
    pub(super) fn aftermath(&mut self) -> Vec<String> {
        let mut clauses: Vec<String> = self.revealed().into_iter().collect();
        for effect in self.effects {
            let clause = match *effect {
                Effect::PieceMoved { piece, ref path, manner: Manner::Slip } => {
                    let place = path.last().map(|&to| self.naming.place(to, Case::Accusative)).unwrap_or_default();
                    let deed = text!("deed-slips", place = place);
                    Some(text!("story-deed", who = self.the(piece, Case::Nominative), deed = deed))
                }
                Effect::ChipGained { piece, chip } => {
                    self.mark(StoryMark::Chip);
                    Some(text!("story-chip", piece = self.the(piece, Case::Nominative), chip = chip.name()))
                }
                Effect::PiecePromoted { piece, kind } if !self.marks.contains(&StoryMark::Promotion) => {
                    self.mark(StoryMark::Promotion);
                    let promoted = self.one(kind, Case::Dative);
                    Some(text!("story-four-chips", piece = self.the(piece, Case::Nominative), promoted = promoted))
                }
                Effect::PieceAppeared { kind, square, .. } if self.before.outcome().is_none() && self.is_move() => {
                    self.mark(StoryMark::Promotion);
                    let piece = self.one(kind, Case::Nominative);
                    Some(text!("story-appears", piece = piece, place = square.to_string()))
                }
                Effect::PlayerLeft { seat, departure } => self.departure(seat, departure),
                Effect::ArmyAnnexed { army, to } => {
                    self.mark(StoryMark::Annexation);
                    Some(text!("story-commands", who = self.name(to), army = self.name(army)))
                }
                Effect::TurnPassed { seat } => Some(text!("story-passes", who = self.name(seat))),
                _ => None,
            };
            clauses.extend(clause);
        }
        clauses.extend(self.draws());
        clauses.extend(self.checks());
        clauses.extend(self.passed_over());
        clauses.extend(self.after.outcome().map(|outcome| self.ending(outcome)));
        clauses
    }

    /// Whether a piece was moved, rather than an army set up.
    fn is_move(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::PieceMoved { .. }))
    }

    fn departure(&mut self, seat: Seat, departure: Departure) -> Option<String> {
        let name = self.name(seat);
        let (mark, clause) = match departure {
            Departure::KingKilled(killer) => {
                let army = self.naming.table.pieces.iter().filter(|(_, piece)| piece.seat == seat);
                let army: Vec<PieceId> = army.map(|(&id, _)| id).collect();
                let is_annexed =
                    |effect: &Effect| matches!(effect, Effect::PieceAnnexed { piece, .. } if army.contains(piece));
                self.mark(StoryMark::Death);
                if !self.effects.iter().any(is_annexed) {
                    return Some(text!("story-king-dead", who = name));
                }
                let killer = self.name(killer);
                (StoryMark::Annexation, text!("story-army-taken-over", who = name, killer = killer))
            }
            Departure::Mated { .. } => (StoryMark::Mate, text!("story-mated", who = name)),
            Departure::KingCaptured(_) => (StoryMark::Death, text!("story-out", who = name)),
            Departure::WasAbsent | Departure::Penalised => (StoryMark::Departure, text!("story-freezes", who = name)),
            // Told in the first sentence, or together with all draws.
            Departure::Resigned | Departure::Froze | Departure::Drew(_) => return None,
        };
        self.mark(mark);
        Some(clause)
    }

    /// The players who left with a draw, if the game goes on.
    fn draws(&mut self) -> Option<String> {
        let drew = |effect: &Effect| match *effect {
            Effect::PlayerLeft { seat, departure: Departure::Drew(reason) } => Some((seat, reason)),
            _ => None,
        };
        let all: Vec<(Seat, EndReason)> = self.effects.iter().filter_map(drew).collect();
        let &(_, reason) = all.first()?;
        self.mark(StoryMark::Departure);
        if self.after.outcome().is_some_and(|outcome| outcome.winners().len() != 1) || reason == EndReason::Agreement {
            return None;
        }
        let who: SeatSet = all.into_iter().map(|(seat, _)| seat).collect();
        let who = self.names(who);
        Some(text!("story-out-with-draw", who = who.names, person = who.person, reason = reason.plain()))
    }

    /// The players with a royal newly in check.
    fn checks(&mut self) -> Option<String> {
        let (was, is) = (self.naming.table, self.after.snapshot());
        let old: Vec<_> = self.before.words().alarms().iter().filter_map(|alarm| royal_on(was, alarm.square)).collect();
        let alarms = self.after.words().alarms();
        let new: Vec<_> = alarms.iter().filter_map(|alarm| royal_on(&is, alarm.square)).collect();
        let fresh: Vec<_> = new.into_iter().filter(|royal| !old.contains(royal)).collect();
        if fresh.is_empty() || self.after.outcome().is_some() {
            return None;
        }
        self.mark(StoryMark::Check);
        let names: Vec<String> = fresh
            .iter()
            .filter_map(|&(id, _)| is.pieces.get(&id))
            .map(|royal| match self.naming.noun(royal.kind) {
                Noun::King => self.name(royal.seat),
                _ => self.naming.owned(royal, Case::Nominative),
            })
            .collect();
        let who = Several::of(&names, Case::Nominative);
        Some(text!("story-check", who = who.names, person = who.person))
    }

    /// The players who lost a turn.
    fn passed_over(&self) -> Option<String> {
        let passed: SeatSet = self
            .effects
            .iter()
            .filter_map(|effect| if let Effect::ArmyPassedOver { army } = *effect { Some(army) } else { None })
            .collect();
        let who = self.names(passed);
        (!passed.is_empty()).then(|| text!("story-passed-over", who = who.names, person = who.person))
    }

    fn ending(&mut self, outcome: Outcome) -> String {
        self.mark(StoryMark::End);
        let winners = outcome.winners();
        match winners.len() {
            0 => text!("story-nobody-wins"),
            1 => text!("story-wins", who = self.names(winners).names, reason = outcome.reason.to_string()),
            // A team, or one player's two armies.
            _ if !outcome.reason.is_draw() => {
                let who = self.names(winners);
                text!("story-team-wins", who = who.names, person = who.person, reason = outcome.reason.to_string())
            }
            _ => {
                text!("story-drawn", who = self.names_in(winners, Case::Dative).names, reason = outcome.reason.plain())
            }
        }
    }
}

/// The royal on a square, and its controller.
fn royal_on(table: &Snapshot, square: Square) -> Option<(PieceId, Seat)> {
    table.piece_on(square).map(|(id, piece)| (id, piece.controller))
}
