//! What came of it: the second sentence, of clauses.

use super::StoryMark;
use super::teller::{Teller, with_article};
use crate::rules::effect::{Departure, Effect, Manner, PieceId};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::snapshot::Snapshot;
use crate::rules::square::Square;
use crate::rules::text::list;

impl Teller<'_> {
    /// Everything that the deed has led to.
    pub(super) fn aftermath(&mut self) -> Vec<String> {
        let mut clauses = Vec::new();
        for effect in self.effects {
            let clause = match *effect {
                Effect::PieceMoved { piece, ref path, manner: Manner::Slip } => {
                    let place = path.last().map_or_else(String::new, |&to| self.naming.place(to));
                    Some(format!("{} slips back to {place}", self.the(piece)))
                }
                Effect::ChipGained { piece, chip } => {
                    self.mark(StoryMark::Chip);
                    Some(format!("{} gets the {} chip", self.the(piece), chip.name()))
                }
                Effect::PiecePromoted { piece, kind } if !self.marks.contains(&StoryMark::Promotion) => {
                    self.mark(StoryMark::Promotion);
                    Some(format!("with four chips {} becomes {}", self.the(piece), with_article(self.kind(kind))))
                }
                Effect::PieceAppeared { kind, square, .. } if self.before.outcome().is_none() && self.is_move() => {
                    self.mark(StoryMark::Promotion);
                    Some(format!("{} appears on {square}", with_article(self.kind(kind))))
                }
                Effect::PlayerLeft { seat, departure } => self.departure(seat, departure),
                Effect::ArmyAnnexed { army, to } => {
                    self.mark(StoryMark::Annexation);
                    Some(format!("{} commands {}'s army now", self.name(to), self.name(army)))
                }
                Effect::TurnPassed { seat } => Some(format!("{} has no move and passes", self.name(seat))),
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

    /// Whether a piece was moved, rather than an army laid out.
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
                    return Some(format!("{name}'s king is dead"));
                }
                let killer = self.name(killer);
                (StoryMark::Annexation, format!("{name}'s king is dead, and {killer} takes the army over"))
            }
            Departure::Mated { .. } => (StoryMark::Mate, format!("{name} is checkmated")),
            Departure::KingCaptured(_) => (StoryMark::Death, format!("{name} is out")),
            Departure::WasAbsent | Departure::Penalised => {
                (StoryMark::Departure, format!("{name}'s king is removed, and their other pieces freeze"))
            }
            // The first sentence has said so, or draws are told together.
            Departure::Resigned | Departure::Froze | Departure::Drew(_) => return None,
        };
        self.mark(mark);
        Some(clause)
    }

    /// Who has left with a draw, where the game goes on.
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
        let verb = if who.len() == 1 { "is" } else { "are" };
        Some(format!("{} {verb} out with a draw: {}", self.names(who), plain(reason)))
    }

    /// Whose royals are in check now and were not before.
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
            .filter_map(|&(id, _)| is.pieces.get(&id).map(|royal| (royal.seat, self.naming.owned(royal))))
            .map(|(seat, owned)| if owned.ends_with("'s king") { self.name(seat) } else { owned })
            .collect();
        Some(format!("{} {} in check", list(&names), if names.len() == 1 { "is" } else { "are" }))
    }

    /// Who has lost a turn by it.
    fn passed_over(&self) -> Option<String> {
        let passed: SeatSet = self
            .effects
            .iter()
            .filter_map(|effect| if let Effect::ArmyPassedOver { army } = *effect { Some(army) } else { None })
            .collect();
        let verb = if passed.len() == 1 { "loses" } else { "lose" };
        (!passed.is_empty()).then(|| format!("{} {verb} a turn", self.names(passed)))
    }

    fn ending(&mut self, outcome: Outcome) -> String {
        self.mark(StoryMark::End);
        let winners = outcome.winners();
        match winners.len() {
            0 => "nobody is left, and nobody wins".to_owned(),
            1 => format!("{} wins: {}", self.names(winners), outcome.reason),
            _ => format!("the game is drawn between {}: {}", self.names(winners), plain(outcome.reason)),
        }
    }
}

/// Which royal stands there, and where.
fn royal_on(table: &Snapshot, square: Square) -> Option<(PieceId, Seat)> {
    table.piece_on(square).map(|(id, piece)| (id, piece.controller))
}

/// A reason without what the sentence has said already.
fn plain(reason: EndReason) -> String {
    let reason = reason.to_string();
    reason.trim_start_matches("a draw: ").trim_start_matches("a draw ").to_owned()
}
