//! The view of a draft as a snapshot.

use super::{Draft, DraftThing, PieceMark};
use crate::rules::effect::{PieceId, PotholeId};
use crate::rules::kit::MarkKind;
use crate::rules::seat::Seat;
use crate::rules::snapshot::{ChipSet, HandPiece, PieceState, PotholeState, Snapshot};
use crate::rules::square::Square;

impl Draft {
    /// The snapshot of the draft, valid or not: pieces on the board and in hands.
    pub fn snapshot(&self) -> Snapshot {
        let mut seen = self.seen(self.things());
        // Piece numbers are limited, so that very large hands are shown only in part.
        let mut ids = (0..=u8::MAX).map(PieceId).skip(seen.pieces.len());
        for seat in (0..self.game.seats().len() as u8).map(Seat).filter(|_| self.game.has_hands()) {
            let held = self.hand(seat).into_iter();
            let held = held.map(|(kind, tokens)| HandPiece { seat, kind, tokens: Some(tokens) });
            seen.hands.extend(ids.by_ref().zip(held));
        }
        seen
    }

    /// The snapshot of a single thing, with nothing else on the board.
    pub fn snapshot_of(&self, thing: DraftThing) -> Snapshot {
        self.seen(self.squares().next().map(|square| (square, thing)).into_iter())
    }

    /// A snapshot with these things on the board.
    fn seen(&self, things: impl Iterator<Item = (Square, DraftThing)>) -> Snapshot {
        let mut seen = Snapshot { turn: self.turn(), ..Snapshot::default() };
        let mut ids = (0..=u8::MAX).map(PieceId);
        for (square, thing) in things {
            match thing {
                DraftThing::Piece { seat, kind, mark } => {
                    let has_home = self.game.kit().mark_of(kind) == Some(MarkKind::Home);
                    let state = PieceState {
                        seat,
                        kind,
                        square,
                        chips: if let Some(PieceMark::Chips(chips)) = mark { chips } else { ChipSet::default() },
                        home: if let Some(PieceMark::Home(home)) = mark {
                            Some(home)
                        } else {
                            has_home.then_some(square)
                        },
                        controller: if mark == Some(PieceMark::Frozen) { seat } else { self.controller(seat) },
                        frozen: mark == Some(PieceMark::Frozen),
                    };
                    seen.pieces.extend(ids.next().map(|id| (id, state)));
                }
                DraftThing::Pothole(name) => seen.potholes.extend(self.pothole(name, square)),
            }
        }
        seen
    }

    /// Quad: the controller of an army.
    fn controller(&self, army: Seat) -> Seat {
        let letter = self.key("ctrl").and_then(|seats| seats.chars().nth(army.index()));
        letter.and_then(|letter| Seat::from_letter(letter, self.game.seats())).unwrap_or(army)
    }

    fn pothole(&self, name: char, square: Square) -> Option<(PotholeId, PotholeState)> {
        let seats = self.game.seats();
        let id = self.game.kit().potholes.iter().position(|&other| other == name)?;
        let home = Seat::from_letter(name, seats);
        let seat_in = |key: &str, place: usize| {
            self.key(key).map(|value| value.chars().nth(place).and_then(|letter| Seat::from_letter(letter, seats)))
        };
        let controller = home.and_then(|home| seat_in("pits", home.index()).unwrap_or(Some(home)));
        let locked_by = seat_in(&format!("lock{name}"), 0).flatten();
        Some((PotholeId(id as u8), PotholeState { square, home, controller, locked_by }))
    }
}
