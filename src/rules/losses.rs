//! Statistics of losses: pieces captured, pushed to their death or spent. Pieces that leave with their player, or
//! change hands with an army, are not lost in play. Also counts what each player has taken.

use std::collections::BTreeMap;

use super::action::Kind;
use super::effect::{Death, Departure, Effect, PieceId};
use super::seat::{MAX_SEATS, Seat, SeatSet};
use super::snapshot::{PieceState, Snapshot};

/// The losses of each army, by its colour and not by its controller, and the captures of each player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    /// The current table.
    table: Snapshot,
    lost: [BTreeMap<Kind, usize>; MAX_SEATS],
    loot: [Loot; MAX_SEATS],
    /// The player who acts.
    by: Option<Seat>,
}

/// What a player has taken from others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loot {
    /// The number of captured pieces by kind.
    pub captured: BTreeMap<Kind, usize>,
    /// The number of pieces pushed to their death, by kind.
    pub pushed: BTreeMap<Kind, usize>,
    /// The armies taken over.
    pub armies: SeatSet,
}

impl Loot {
    /// The number of captured pieces, and of pieces pushed to their death.
    pub fn counts(&self) -> [usize; 2] {
        [&self.captured, &self.pushed].map(|taken| taken.values().sum())
    }
}

impl Losses {
    /// Statistics that start with this table.
    pub fn new(table: Snapshot) -> Self {
        Self { table, ..Self::default() }
    }

    /// Resets the statistics, and keeps the current table.
    pub fn forget(&mut self) {
        *self = Self { by: self.by, ..Self::new(core::mem::take(&mut self.table)) };
    }

    /// Applies the next effect.
    pub fn note(&mut self, effect: &Effect) {
        match *effect {
            Effect::ActionTaken { seat, .. } => self.by = seat,
            Effect::PieceDied { piece, death } if death != Death::Removed => {
                self.note_gone(piece, matches!(death, Death::FellOff | Death::FellInto(_)));
            }
            Effect::PieceHoarded { piece, .. } => self.note_gone(piece, false),
            Effect::PlayerLeft { seat, departure: Departure::KingKilled(to) }
            | Effect::ArmyAnnexed { army: seat, to } => {
                if let Some(loot) = self.loot.get_mut(to.index()).filter(|_| to != seat) {
                    loot.armies.insert(seat);
                }
            }
            _ => {}
        }
        effect.apply(&mut self.table);
    }

    fn note_gone(&mut self, piece: PieceId, is_pushed: bool) {
        let Some(&PieceState { seat, kind, controller, .. }) = self.table.pieces.get(&piece) else { return };
        // Dormant pieces are no player's loss.
        let Some(lost) = self.lost.get_mut(seat.index()) else { return };
        *lost.entry(kind).or_default() += 1;
        if let Some(by) = self.by.filter(|&by| by != controller)
            && let Some(loot) = self.loot.get_mut(by.index())
        {
            let taken = if is_pushed { &mut loot.pushed } else { &mut loot.captured };
            *taken.entry(kind).or_default() += 1;
        }
    }

    /// What a player has taken from others.
    pub fn loot(&self, player: Seat) -> &Loot {
        &self.loot[player.index().min(MAX_SEATS - 1)]
    }

    /// How many pieces of a kind an army has lost, counted by their final kind.
    pub fn lost(&self, army: Seat, kind: Kind) -> usize {
        self.lost.get(army.index()).and_then(|lost| lost.get(&kind)).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// The losses of the armies, such as `R:k1`.
    fn lost(game: GameId, position: &str, tokens: &str) -> String {
        let mut table = game.set_up([], Some(position)).unwrap();
        let (seats, mut losses) = (game.seats(), Losses::new(table.snapshot()));
        for token in tokens.split(' ') {
            let mut effects = Vec::new();
            table.play(Action::parse(token, seats).unwrap(), Effects::recording(&mut effects)).unwrap();
            effects.iter().for_each(|effect| losses.note(effect));
        }
        assert_eq!(losses.table, table.snapshot(), "{game:?} {tokens}");
        let mut told = Vec::new();
        for seat in (0..seats.len() as u8).map(Seat) {
            for piece in game.kit().pieces {
                match losses.lost(seat, piece.kind) {
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
            // Only the king is lost: the army goes to the killer.
            (
                GameId::Pothole,
                "Rk,Rr,Rm,x,2,Gk/Wc,@R,Ry,3,Gc+s/Rd+ne,Rb+s,Rc+nes,4/x,1,@1,1,@2,1,x/7/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W",
                "a6a7",
                "R:k1",
            ),
            (GameId::Knot, "6,Bf,Wk,8/7,Wf,8/8,Bf,7/14,Bg,Bk turn=W", "a8c10", "B:f1"),
            // A mated king leaves the board with its player.
            (GameId::Quad, "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-", "b3b7", ""),
            // A piece counts as a loss of the army whose colour it has.
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

    /// What `tokens` have brought a player: the counts of captures and pushes, and the annexed armies.
    fn loot(game: GameId, position: &str, tokens: &str, player: u8) -> ([usize; 2], u32) {
        let mut table = game.set_up([], Some(position)).unwrap();
        let mut losses = Losses::new(table.snapshot());
        for token in tokens.split(' ') {
            let mut effects = Vec::new();
            table.play(Action::parse(token, game.seats()).unwrap(), Effects::recording(&mut effects)).unwrap();
            effects.iter().for_each(|effect| losses.note(effect));
        }
        let loot = losses.loot(Seat(player));
        (loot.counts(), loot.armies.len())
    }

    #[test]
    fn what_a_player_takes_is_loot() {
        // Pushing an own piece to its death is a loss, and no player's gain.
        let push = "Rk,2,x,3/7/7/x,5,x/Wc,6/Wb,6/3,x,2,Wk turn=W";
        assert_eq!(loot(GameId::Pothole, push, "a2a3", 0), ([0, 0], 0));
        let three = "Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W";
        assert_eq!(loot(GameId::Pothole, three, "d1a1", 0), ([0, 3], 1));
        let capture =
            "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R";
        assert_eq!(loot(GameId::Auction, capture, "d4d8", 0), ([1, 0], 0));
    }
}
