//! What the armies have lost: what was captured, pushed to where it dies, or ran itself to death. What leaves the board
//! with its player, and what changes hands with an army, was not lost in play.

use std::collections::BTreeMap;

use super::action::Kind;
use super::effect::{Death, Effect};
use super::seat::{MAX_SEATS, Seat};
use super::snapshot::{PieceState, Snapshot};

/// What each army has lost, by its colour, whoever moves it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Toll {
    /// What lies on the table.
    table: Snapshot,
    lost: [BTreeMap<Kind, usize>; MAX_SEATS],
}

impl Toll {
    /// Nothing has been lost yet of what lies on the table.
    pub fn new(table: Snapshot) -> Self {
        Self { table, lost: Default::default() }
    }

    /// Notes what happened next.
    pub fn note(&mut self, effect: &Effect) {
        let gone = match effect {
            Effect::PieceDied { death: Death::Removed, .. } => None,
            Effect::PieceDied { piece, .. } | Effect::PieceHoarded { piece, .. } => self.table.pieces.get(piece),
            _ => None,
        };
        // What is dormant is nobody's loss.
        if let Some(&PieceState { seat, kind, .. }) = gone
            && let Some(lost) = self.lost.get_mut(seat.index())
        {
            *lost.entry(kind).or_default() += 1;
        }
        self.table.apply(effect);
    }

    /// How many pieces of a kind an army has lost: of the kind that they were in the end.
    pub fn lost(&self, army: Seat, kind: Kind) -> usize {
        self.lost.get(army.index()).and_then(|lost| lost.get(&kind)).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// What the armies have lost, such as `R:k1`.
    fn lost(game: GameId, position: &str, tokens: &str) -> String {
        let mut table = game.set_up([], Some(position)).unwrap();
        let (seats, mut toll) = (game.seats(), Toll::new(table.snapshot()));
        for token in tokens.split(' ') {
            let mut effects = Vec::new();
            table.play(Action::parse(token, seats).unwrap(), Effects::heard(&mut effects)).unwrap();
            effects.iter().for_each(|effect| toll.note(effect));
        }
        assert_eq!(toll.table, table.snapshot(), "{game:?} {tokens}");
        let mut told = Vec::new();
        for seat in (0..seats.len() as u8).map(Seat) {
            for piece in game.kit().pieces {
                match toll.lost(seat, piece.kind) {
                    0 => {}
                    count => told.push(format!("{}:{}{count}", seat.letter(seats), piece.kind.letter())),
                }
            }
        }
        told.join(" ")
    }

    #[test]
    fn what_dies_in_play_is_lost() {
        for (game, position, tokens, expected) in [
            // The king alone: his army goes to the killer.
            (
                GameId::Pothole,
                "Rk,Rr,Rm,x,2,Gk/Wc,@R,Ry,3,Gc+s/Rd+ne,Rb+s,Rc+nes,4/x,1,@1,1,@2,1,x/7/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W",
                "a6a7",
                "R:k1",
            ),
            (GameId::Knot, "6,Bf,Wk,8/7,Wf,8/8,Bf,7/14,Bg,Bk turn=W", "a8c10", "B:f1"),
            // A mated king leaves the board with its player.
            (GameId::Quad, "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-", "b3b7", ""),
            // A piece is the loss of the army whose colour it has.
            (GameId::Quad, "Sk,6,Nk/8/8/8/8/1,Wp,6/6,Ek,1/1,Nr,6 turn=N ctrl=SSNE castle=-", "b1b3", "W:p1"),
            (
                GameId::Auction,
                "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R",
                "d4d8",
                "B:n1",
            ),
        ] {
            assert_eq!(lost(game, position, tokens), expected, "{game:?} {tokens}");
        }
    }
}
