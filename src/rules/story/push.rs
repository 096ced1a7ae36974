//! Pothole: what dozers push, and where that ends.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::effect::{Death, Effect, PieceId};
use crate::rules::text::list;

impl Teller<'_> {
    /// What a dozer has pushed and what became of it; nothing where it has pushed nothing.
    pub(super) fn pushes(&mut self) -> Option<String> {
        let pushed: Vec<PieceId> = self.effects.iter().rev().filter_map(pushed).collect();
        if pushed.is_empty() {
            return None;
        }
        self.mark(StoryMark::Push);
        let dead: Vec<(PieceId, Death)> = self.effects.iter().filter_map(fallen).collect();
        let what = self.grouped(&pushed);
        let Some(&(_, death)) = dead.first() else { return Some(format!("pushes {what}")) };
        self.mark(StoryMark::Fall);
        let place = match death {
            Death::FellInto(pothole) => {
                let pothole = self.naming.table.potholes.get(&pothole);
                format!("into {}", pothole.map_or("a pothole".to_owned(), |pothole| self.naming.pothole(pothole)))
            }
            _ => "off the board".to_owned(),
        };
        if dead.len() == pushed.len() {
            return Some(format!("pushes {what} {place}"));
        }
        let falls = self.falls(&pushed, &dead);
        Some(format!("pushes {what}; {falls} {place}"))
    }

    /// Pieces by owner and kind: `Blue's car and two of White's cars`.
    fn grouped(&self, pieces: &[PieceId]) -> String {
        let mut groups: Vec<(String, usize)> = Vec::new();
        for name in pieces.iter().map(|&piece| self.piece(piece)) {
            match groups.iter_mut().find(|(other, _)| *other == name) {
                Some((_, count)) => *count += 1,
                None => groups.push((name, 1)),
            }
        }
        let group = |(name, count): &(String, usize)| match (count, name.rsplit_once("'s ")) {
            (1, _) | (_, None) => name.clone(),
            (count, Some((owner, kind))) => format!("{} of {owner}'s {kind}s", number(*count)),
        };
        list(&groups.iter().map(group).collect::<Vec<_>>())
    }

    /// Who of the pushed falls: `the car falls`, `Red's king falls`, `the two in front fall`.
    fn falls(&self, pushed: &[PieceId], dead: &[(PieceId, Death)]) -> String {
        let verb = if dead.len() == 1 { "falls" } else { "fall" };
        let names: [&dyn Fn(PieceId) -> String; 2] = [&|piece| self.the(piece), &|piece| self.piece(piece)];
        for name in names {
            let is_plain = |piece: PieceId| pushed.iter().filter(|&&other| name(other) == name(piece)).count() == 1;
            if dead.iter().all(|&(piece, _)| is_plain(piece)) {
                return format!("{} {verb}", list(&dead.iter().map(|&(piece, _)| name(piece)).collect::<Vec<_>>()));
            }
        }
        // The farthest falls first.
        format!("the {} in front {verb}", number(dead.len()))
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

/// A small number in letters.
pub(super) fn number(count: usize) -> String {
    const WORDS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    WORDS.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}
