//! The action itself: the first sentence.

use super::StoryMark;
use super::teller::Teller;
use crate::rules::action::{Action, Resignation};
use crate::rules::effect::{Death, Effect, Manner, PieceId};
use crate::rules::noun::{Case, Noun, number};
use crate::rules::square::Square;
use crate::rules::text::list;
use crate::texts::text;

impl Teller<'_> {
    /// The action as a clause.
    pub(super) fn deed(&mut self) -> String {
        let by = self.decider();
        match self.action {
            Some(Action::Move { .. } | Action::Berserk { .. } | Action::Teleport { .. }) => self.travel(),
            Some(Action::MovePothole { from, to }) => self.pothole(from, to),
            Some(Action::End) => text!("story-ends-turn", who = by),
            Some(Action::SetUp(_)) => self.set_up(),
            Some(Action::Swap) => text!("story-swap"),
            Some(Action::Resign(way)) => {
                self.mark(StoryMark::Departure);
                match way {
                    Resignation::Freeze => text!("story-resigns-frozen", who = by),
                    Resignation::Plain | Resignation::Remove => text!("story-resigns", who = by),
                }
            }
            Some(Action::Draw(seats)) => {
                let Some(seats) = seats else { return text!("story-all-draw") };
                let who = self.names(seats);
                text!("story-draw", who = who.names, person = who.person)
            }
            Some(Action::Penalty(seat)) => self.penalty(&self.name(seat)),
            Some(Action::Absent(seat)) => {
                self.mark(StoryMark::Departure);
                text!("story-absent", who = self.name(seat))
            }
            Some(action) => self.bargain(action),
            None => String::new(),
        }
    }

    fn pothole(&mut self, from: Square, to: Square) -> String {
        self.mark(StoryMark::Pothole);
        let by = self.decider();
        let Some((_, pothole)) = self.naming.table.pothole_on(from) else {
            return text!("story-moves-pothole", who = by);
        };
        let (from, to) = (from.to_string(), to.to_string());
        let is_locked = self.effects.iter().any(|effect| matches!(effect, Effect::PotholeLocked { .. }));
        match pothole.home {
            Some(home) if Some(home) == self.by => text!("story-moves-own-pothole", who = by, from = from, to = to),
            Some(home) => {
                text!("story-moves-annexed-pothole", who = by, owner = self.name(home), from = from, to = to)
            }
            None if is_locked => text!("story-moves-and-locks-pothole", who = by, from = from, to = to),
            None => text!("story-moves-centre-pothole", who = by, from = from, to = to),
        }
    }

    /// A set-up, without the groups as long as they must stay hidden from the other player.
    fn set_up(&self) -> String {
        let is_laid = self.effects.iter().any(|effect| matches!(effect, Effect::PieceAppeared { .. }));
        match (self.by, is_laid) {
            (None, false) => text!("story-one-army-by-chance"),
            (None, true) => text!("story-both-armies-by-chance"),
            (Some(_), false) => text!("story-army-chosen", who = self.decider()),
            (Some(_), true) => text!("story-both-armies-chosen", who = self.decider()),
        }
    }

    fn penalty(&mut self, accused: &str) -> String {
        self.mark(StoryMark::Departure);
        let lost = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDied { piece, .. } => Some(piece),
            _ => None,
        });
        match lost {
            Some(piece) => text!("story-pays", who = accused, piece = self.the(piece, Case::Dative)),
            None => text!("story-guilty", who = accused),
        }
    }

    /// A piece moved, or threw itself at another.
    fn travel(&mut self) -> String {
        let moved: Vec<(PieceId, &[Square], Manner)> = self.effects.iter().filter_map(moved).collect();
        let thrown = self.effects.iter().find_map(|effect| match effect {
            Effect::PieceThrew { piece, path } => Some((*piece, path.last().copied())),
            _ => None,
        });
        if let Some((piece, target)) = thrown {
            let deed = self.captures(piece, None).unwrap_or_else(|| text!("deed-comes-back"));
            let target = target.map(|square| self.naming.place(square, Case::Accusative)).unwrap_or_default();
            return text!("story-thrown", who = self.mover(piece), place = target, deed = deed);
        }
        let Some(&(piece, path, manner)) = moved.first() else { return text!("story-moves", who = self.decider()) };
        let (Some(&from), Some(&to)) = (path.first(), path.last()) else { return String::new() };
        if let Some(&(rook, ..)) = moved.get(1).filter(|(_, _, manner)| *manner != Manner::Slip) {
            return text!("story-castles", who = self.mover(piece), rook = self.the(rook, Case::Dative));
        }
        let place = self.naming.place(to, Case::Accusative);
        let went = match manner {
            Manner::Plain => text!("deed-goes", place = place),
            Manner::Leap => text!("deed-leaps", place = place),
            Manner::Roll => text!("deed-rolls", place = place),
            Manner::Teleport => text!("deed-teleports", place = place),
            Manner::Slip => text!("deed-slips", place = place),
            Manner::Charge => return self.berserk(piece, &place),
        };
        let deed = match self.pushes() {
            Some(push) => push,
            None => self.captures(piece, Some((from, to))).unwrap_or(went),
        };
        let promotion = self.effects.iter().find_map(|effect| match *effect {
            Effect::PiecePromoted { piece: promoted, kind } if promoted == piece && !self.has_chips() => Some(kind),
            _ => None,
        });
        let who = self.mover(piece);
        let Some(kind) = promotion else { return text!("story-deed", who = who, deed = deed) };
        self.mark(StoryMark::Promotion);
        let promoted = self.one(kind, Case::Dative);
        // A clause that contains a comma is followed by another comma.
        if deed.contains(',') {
            text!("story-deed-then-promotion", who = who, deed = deed, piece = promoted)
        } else {
            text!("story-deed-and-promotion", who = who, deed = deed, piece = promoted)
        }
    }

    /// Whether pieces promote by chips, which the second sentence tells.
    fn has_chips(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::ChipGained { .. }))
    }

    /// The piece that moves: `Red's car`; in an annexed army, or if moved by another player, `West's rook, moved by
    /// South,`.
    fn mover(&self, piece: PieceId) -> String {
        let owner = self.naming.table.pieces.get(&piece).map(|piece| piece.seat);
        match self.by {
            Some(by) if owner.is_some_and(|owner| owner != by) => {
                text!("phrase-moved-by", piece = self.piece(piece, Case::Nominative), player = self.name(by))
            }
            _ => self.piece(piece, Case::Nominative),
        }
    }

    fn berserk(&mut self, attacker: PieceId, place: &str) -> String {
        let prey = self.killed_by(|death| death == Death::Trampled(attacker));
        let who = self.mover(attacker);
        if prey.is_empty() {
            return text!("story-berserk-hits-nobody", who = who, place = place);
        }
        self.mark(StoryMark::Capture);
        text!("story-berserk", who = who, place = place, prey = list(&prey))
    }

    /// The pieces that died in this way, by name, in the accusative.
    fn killed_by(&self, is_such: impl Fn(Death) -> bool) -> Vec<String> {
        let died = self.effects.iter().filter_map(|effect| match *effect {
            Effect::PieceDied { piece, death } if is_such(death) => Some(self.struck(piece)),
            _ => None,
        });
        died.collect()
    }

    /// What a piece captured by moving; `None` if nothing.
    fn captures(&mut self, captor: PieceId, way: Option<(Square, Square)>) -> Option<String> {
        if let Some(said) = self.captures_for_a_hand(way) {
            return Some(said);
        }
        let prey = self.killed_by(|death| death == Death::Captured(captor));
        if prey.is_empty() {
            return None;
        }
        self.mark(StoryMark::Capture);
        let pulsed = self.effects.iter().any(|effect| matches!(effect, Effect::RingPulsed { .. }));
        if let Some((_, to)) = way.filter(|_| pulsed) {
            let (place, all) = (self.naming.place(to, Case::Accusative), list(&prey));
            return Some(match prey.len() {
                1 => text!("deed-comes-and-captures", place = place, prey = all),
                _ => text!("deed-captures-ring", place = place, prey = all),
            });
        }
        let flung = self.effects.iter().find_map(|effect| match effect {
            Effect::PieceFlung { path, .. } => Some(path.last().copied()),
            _ => None,
        });
        let victim = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDied { piece, death: Death::Captured(by) } if by == captor => Some(piece),
            _ => None,
        })?;
        let stood = self.naming.table.pieces.get(&victim).map(|piece| piece.square);
        let first = self.prey(victim, stood, way);
        if flung.is_some() {
            let struck = self.killed_by(|death| matches!(death, Death::Struck(_)));
            let class = self.noun_of(victim).unwrap_or(Noun::Piece).class();
            return Some(match struck.first() {
                Some(struck) => {
                    text!("deed-captures-and-flings", prey = first, class = class, struck = struck.as_str())
                }
                None => text!("deed-captures-and-misses", prey = first, class = class),
            });
        }
        if prey.len() > 1 {
            return Some(text!("deed-captures-several", number = number(prey.len()), prey = list(&prey)));
        }
        Some(text!("deed-captures", prey = first))
    }

    /// The captured piece with its square, marked as en passant if that is not the target square. For a throw, the
    /// clause itself names the square.
    pub(super) fn prey(&self, piece: PieceId, stood: Option<Square>, way: Option<(Square, Square)>) -> String {
        let prey = self.struck(piece);
        match (stood, way) {
            (Some(stood), Some((_, to))) if stood == to => {
                text!("phrase-on", thing = prey, place = self.naming.place(to, Case::Dative))
            }
            (Some(_), Some(_)) => text!("phrase-in-passing", piece = prey),
            _ => prey,
        }
    }
}

fn moved(effect: &Effect) -> Option<(PieceId, &[Square], Manner)> {
    match effect {
        Effect::PieceMoved { piece, path, manner } => Some((*piece, path, *manner)),
        _ => None,
    }
}
