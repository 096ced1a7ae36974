//! Pothole: pushes and where they end.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::effect::{Death, Effect, PieceId};
use crate::rules::noun::{Case, number};
use crate::rules::text::list;
use crate::texts::text;

impl Teller<'_> {
    /// The pieces pushed by a dozer, and what became of them; `None` if it pushed none.
    pub(super) fn pushes(&mut self) -> Option<String> {
        let pushed: Vec<PieceId> = self.effects.iter().rev().filter_map(pushed).collect();
        if pushed.is_empty() {
            return None;
        }
        self.mark(StoryMark::Push);
        let dead: Vec<(PieceId, Death)> = self.effects.iter().filter_map(fallen).collect();
        let what = self.grouped(&pushed);
        let Some(&(_, death)) = dead.first() else { return Some(text!("deed-pushes", what = what)) };
        self.mark(StoryMark::Fall);
        let hole = match death {
            Death::FellInto(hole) => {
                let hole = self.naming.table.potholes.get(&hole);
                Some(hole.map_or_else(|| text!("phrase-pothole"), |hole| self.naming.pothole(hole)))
            }
            _ => None,
        };
        Some(match hole {
            Some(hole) if dead.len() == pushed.len() => text!("deed-pushes-into", what = what, pothole = hole),
            None if dead.len() == pushed.len() => text!("deed-pushes-off", what = what),
            hole => {
                let (who, count) = (self.falling(&pushed, &dead), dead.len());
                match hole {
                    Some(hole) => {
                        text!("deed-pushes-and-into", what = what, who = who, count = count, pothole = hole)
                    }
                    None => text!("deed-pushes-and-off", what = what, who = who, count = count),
                }
            }
        })
    }

    /// Pieces grouped by owner and kind: `Blue's car and two of White's cars`.
    fn grouped(&self, pieces: &[PieceId]) -> String {
        let mut groups: Vec<(String, PieceId, usize)> = Vec::new();
        for &piece in pieces {
            let name = self.struck(piece);
            match groups.iter_mut().find(|(other, ..)| *other == name) {
                Some((.., count)) => *count += 1,
                None => groups.push((name, piece, 1)),
            }
        }
        let group = |(name, piece, count): (String, PieceId, usize)| {
            let state = self.naming.table.pieces.get(&piece).filter(|_| count > 1);
            state.map_or(name, |state| {
                let owner = self.naming.owner_for(state.seat, &self.decider());
                self.naming.noun(state.kind).several_of(&owner, count)
            })
        };
        list(&groups.into_iter().map(group).collect::<Vec<_>>())
    }

    /// Which of the pushed pieces fall: `the car`, `Red's king`, `the two in front`.
    fn falling(&self, pushed: &[PieceId], dead: &[(PieceId, Death)]) -> String {
        let names: [&dyn Fn(PieceId) -> String; 2] =
            [&|piece| self.the(piece, Case::Nominative), &|piece| self.piece(piece, Case::Nominative)];
        for name in names {
            let is_plain = |piece: PieceId| pushed.iter().filter(|&&other| name(other) == name(piece)).count() == 1;
            if dead.iter().all(|&(piece, _)| is_plain(piece)) {
                return list(&dead.iter().map(|&(piece, _)| name(piece)).collect::<Vec<_>>());
            }
        }
        // The furthest pieces fall first.
        text!("deed-those-in-front", number = number(dead.len()), count = dead.len())
    }
}

fn pushed(effect: &Effect) -> Option<PieceId> {
    if let Effect::PiecePushed { piece, .. } = *effect { Some(piece) } else { None }
}

fn fallen(effect: &Effect) -> Option<(PieceId, Death)> {
    match *effect {
        Effect::PieceDied { piece, death: death @ (Death::FellInto(_) | Death::FellOff) } => Some((piece, death)),
        _ => None,
    }
}
