//! What whoever decided has done: the first sentence.

use super::StoryMark;
use super::push::number;
use super::teller::{Teller, with_article};
use crate::rules::action::{Action, Resignation};
use crate::rules::effect::{Death, Effect, Manner, PieceId};
use crate::rules::square::Square;
use crate::rules::text::list;

impl Teller<'_> {
    /// The deed as a clause.
    pub(super) fn deed(&mut self) -> String {
        let by = self.decider();
        match self.action {
            Some(Action::Move { .. } | Action::Berserk { .. } | Action::Teleport { .. }) => self.travel(),
            Some(Action::MovePothole { from, to }) => self.pothole(from, to),
            Some(Action::End) => format!("{by} ends the turn"),
            Some(Action::SetUp(_)) => self.set_up(),
            Some(Action::Swap) => "the players change sides".to_owned(),
            Some(Action::Resign(way)) => {
                self.mark(StoryMark::Departure);
                let rest = match way {
                    Resignation::Freeze => "the king is removed, and the other pieces freeze",
                    Resignation::Plain | Resignation::Remove => "all their pieces are removed",
                };
                format!("{by} resigns: {rest}")
            }
            Some(Action::Draw(seats)) => {
                let who = seats.map_or_else(|| "all".to_owned(), |seats| self.names(seats));
                format!("{who} agree to a draw")
            }
            Some(Action::Penalty(seat)) => self.penalty(&self.name(seat)),
            Some(Action::Absent(seat)) => {
                self.mark(StoryMark::Departure);
                format!("{} is absent from now on", self.name(seat))
            }
            Some(action) => self.bargain(action),
            None => String::new(),
        }
    }

    fn pothole(&mut self, from: Square, to: Square) -> String {
        self.mark(StoryMark::Pothole);
        let by = self.decider();
        let Some((_, pothole)) = self.naming.table.pothole_on(from) else { return format!("{by} moves a pothole") };
        let what = match pothole.home {
            Some(home) if Some(home) == self.by => "their pothole".to_owned(),
            Some(home) => format!("the pothole that was {}'s", self.name(home)),
            None => "a centre pothole".to_owned(),
        };
        let is_locked = self.effects.iter().any(|effect| matches!(effect, Effect::PotholeLocked { .. }));
        let locked =
            if is_locked { format!(", where it is locked until {by}'s next turn has ended") } else { String::new() };
        format!("{by} moves {what} from {from} to {to}{locked}")
    }

    /// What one army is, the other must not know before both have been laid out.
    fn set_up(&self) -> String {
        let is_laid = self.effects.iter().any(|effect| matches!(effect, Effect::PieceAppeared { .. }));
        match (self.by, is_laid) {
            (None, false) => "one army is laid out by chance".to_owned(),
            (None, true) => "both armies are laid out by chance".to_owned(),
            (Some(_), false) => format!("{} has chosen how to lay out the army", self.decider()),
            (Some(_), true) => format!("{} has chosen, too, and both armies are laid out", self.decider()),
        }
    }

    fn penalty(&mut self, accused: &str) -> String {
        self.mark(StoryMark::Departure);
        let lost = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDied { piece, .. } => Some(piece),
            _ => None,
        });
        match lost {
            Some(piece) => format!("{accused} is found guilty and pays with {}", self.the(piece)),
            None => format!("{accused} is found guilty"),
        }
    }

    /// A piece has moved, or thrown itself at another.
    fn travel(&mut self) -> String {
        let moved: Vec<(PieceId, &[Square], Manner)> = self.effects.iter().filter_map(moved).collect();
        let thrown = self.effects.iter().find_map(|effect| match effect {
            Effect::PieceThrew { piece, path } => Some((*piece, path.last().copied())),
            _ => None,
        });
        if let Some((piece, target)) = thrown {
            let target = target.map_or_else(String::new, |square| format!(" at {}", self.naming.place(square)));
            let prey = self.captures(piece, None).unwrap_or_else(|| "comes back".to_owned());
            return format!("{}, thrown{target}, {prey}", self.mover(piece));
        }
        let Some(&(piece, path, manner)) = moved.first() else { return format!("{} moves", self.decider()) };
        let (Some(&from), Some(&to)) = (path.first(), path.last()) else { return String::new() };
        if let Some(&(rook, ..)) = moved.get(1).filter(|(_, _, manner)| *manner != Manner::Slip) {
            return format!("{} castles with {}", self.mover(piece), self.the(rook));
        }
        let place = self.naming.place(to);
        let went = match manner {
            Manner::Plain => format!("goes to {place}"),
            Manner::Leap => format!("leaps to {place}"),
            Manner::Roll => format!("rolls to {place}"),
            Manner::Teleport => format!("teleports to {place}"),
            Manner::Slip => format!("slips back to {place}"),
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
        let promotion = promotion.map(|kind| {
            self.mark(StoryMark::Promotion);
            let and = if deed.contains(',') { ", and" } else { " and" };
            format!("{and} becomes {}", with_article(self.kind(kind)))
        });
        format!("{} {deed}{}", self.mover(piece), promotion.unwrap_or_default())
    }

    /// Whether pieces promote by chips, of which the second sentence tells.
    fn has_chips(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::ChipGained { .. }))
    }

    /// Who moves: `Red's car`; of an annexed army, or for somebody else, `West's rook, moved by South,`.
    fn mover(&self, piece: PieceId) -> String {
        let owner = self.naming.table.pieces.get(&piece).map(|piece| piece.seat);
        match self.by {
            Some(by) if owner.is_some_and(|owner| owner != by) => {
                format!("{}, moved by {},", self.piece(piece), self.name(by))
            }
            _ => self.piece(piece),
        }
    }

    fn berserk(&mut self, attacker: PieceId, place: &str) -> String {
        let prey = self.killed_by(|death| death == Death::Trampled(attacker));
        let run = format!("{} goes berserk to {place}", self.mover(attacker));
        if prey.is_empty() {
            return format!("{run}, hits nobody, and is gone");
        }
        self.mark(StoryMark::Capture);
        format!("{run}, runs over {}, and is gone", list(&prey))
    }

    /// What died in this way, by name.
    fn killed_by(&self, is_such: impl Fn(Death) -> bool) -> Vec<String> {
        let died = self.effects.iter().filter_map(|effect| match *effect {
            Effect::PieceDied { piece, death } if is_such(death) => Some(self.piece(piece)),
            _ => None,
        });
        died.collect()
    }

    /// What a piece has captured by going where it went; nothing where it has captured nothing.
    fn captures(&mut self, captor: PieceId, way: Option<(Square, Square)>) -> Option<String> {
        if let Some(said) = self.captures_for_a_hand(way) {
            return Some(said);
        }
        let prey = self.killed_by(|death| death == Death::Captured(captor));
        let first = prey.first()?.clone();
        self.mark(StoryMark::Capture);
        let pulsed = self.effects.iter().any(|effect| matches!(effect, Effect::RingPulsed { .. }));
        if let Some((_, to)) = way.filter(|_| pulsed) {
            let (place, all) = (self.naming.place(to), if prey.len() > 1 { "all on its ring, " } else { "" });
            return Some(format!("comes to {place} and captures {all}{}", list(&prey)));
        }
        let flung = self.effects.iter().find_map(|effect| match effect {
            Effect::PieceFlung { path, .. } => Some(path.last().copied()),
            _ => None,
        });
        let place = self.place_of_prey(captor, way);
        if flung.is_some() {
            let struck = self.killed_by(|death| matches!(death, Death::Struck(_)));
            return Some(match struck.first() {
                Some(struck) => format!("captures {first}{place}, which flies on and takes {struck} along"),
                None => format!("captures {first}{place}, which flies on and hits nothing"),
            });
        }
        if prey.len() > 1 {
            return Some(format!("captures {} pieces: {}", number(prey.len()), list(&prey)));
        }
        Some(format!("captures {first}{place}"))
    }

    /// Where the prey stood: ` on e4`, and that it was captured in passing where that is elsewhere. Nothing for a throw.
    fn place_of_prey(&self, captor: PieceId, way: Option<(Square, Square)>) -> String {
        let victim = self.effects.iter().find_map(|effect| match *effect {
            Effect::PieceDied { piece, death: Death::Captured(by) } if by == captor => Some(piece),
            _ => None,
        });
        let stood = victim.and_then(|piece| self.naming.table.pieces.get(&piece)).map(|piece| piece.square);
        self.on_or_in_passing(stood, way)
    }

    /// ` on e4`, or ` in passing`.
    pub(super) fn on_or_in_passing(&self, stood: Option<Square>, way: Option<(Square, Square)>) -> String {
        match (stood, way) {
            (Some(stood), Some((_, to))) if stood == to => format!(" on {}", self.naming.place(to)),
            (Some(_), Some(_)) => " in passing".to_owned(),
            _ => String::new(),
        }
    }
}

fn moved(effect: &Effect) -> Option<(PieceId, &[Square], Manner)> {
    match effect {
        Effect::PieceMoved { piece, path, manner } => Some((*piece, path, *manner)),
        _ => None,
    }
}
