//! What an action did, in the past tense and in the order it happened.
//!
//! Resolvers report effects; the world, the view and the log are driven by them. They are complete: a [`Snapshot`] that
//! applies them always agrees with the position, which a test verifies.
//!
//! [`Snapshot`]: super::snapshot::Snapshot

mod manner;
mod thing;

pub use manner::{Death, Departure, Manner};
pub use thing::{Chip, Heading, PieceId, PotholeId};

use super::action::{Action, Kind};
use super::outcome::Outcome;
use super::seat::Seat;
use super::square::Square;

/// One effect of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A decision was made; all effects up to the next one follow from it.
    ActionTaken {
        /// The seat that decided; `None` if it was chance.
        seat: Option<Seat>,
        /// The action decided on.
        action: Action,
    },
    /// A piece moved of its own accord.
    PieceMoved {
        /// The piece that moved.
        piece: PieceId,
        /// Every square that it touched on its way, including the first and the last.
        path: Vec<Square>,
        /// How it moved.
        manner: Manner,
    },
    /// Knot: a boomerang threw itself at a piece and came back to its own square. [`Effect::PieceDied`] follows.
    PieceThrew {
        /// The boomerang.
        piece: PieceId,
        /// Every square on its way out, from its own to the target.
        path: Vec<Square>,
    },
    /// Knot: the piece captured by a golem flew on in the direction of the golem's move. What it hits dies first, then
    /// it.
    PieceFlung {
        /// The captured piece.
        piece: PieceId,
        /// From the square it was captured on to the piece that it hits, or to the end of the arm.
        path: Vec<Square>,
    },
    /// Knot: an entity landed on a ring and captures all enemies there. Not reported if there are none.
    RingPulsed {
        /// The entity.
        piece: PieceId,
        /// The distance of the ring from the Knot.
        distance: u8,
    },
    /// A new piece appeared on the board.
    PieceAppeared {
        /// The piece that appeared.
        piece: PieceId,
        /// Its owner.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// The square it appeared on.
        square: Square,
        /// Knot: the start square of a frog.
        home: Option<Square>,
    },
    /// Knot: the two players swapped sides. Seats are colours, so pieces stay where they are and keep their owner.
    SidesSwapped,
    /// A piece was pushed.
    PiecePushed {
        /// The piece that was pushed.
        piece: PieceId,
        /// The square it left.
        from: Square,
        /// The direction of the push.
        heading: Heading,
        /// How many steps the pusher had made when it met the piece; the push begins with the next step.
        after: u8,
        /// How many cells it was pushed. The last one may be deadly; then [`Effect::PieceDied`] follows.
        cells: u8,
    },
    /// A pothole closed and opened elsewhere.
    PotholeMoved {
        /// The pothole that moved.
        pothole: PotholeId,
        /// The square it left.
        from: Square,
        /// The square it opened on.
        to: Square,
    },
    /// A piece left the board or a hand for good.
    PieceDied {
        /// The piece that died.
        piece: PieceId,
        /// How it died.
        death: Death,
    },
    /// A player left the game.
    PlayerLeft {
        /// The player who left.
        seat: Seat,
        /// How they left.
        departure: Departure,
    },
    /// A piece has a new owner; it is demoted to `kind` and has no chips.
    PieceAnnexed {
        /// The piece that was annexed.
        piece: PieceId,
        /// Its new owner.
        to: Seat,
        /// Its new kind.
        kind: Kind,
    },
    /// Quad: an army has a new controller. Its pieces keep their kind and colour.
    ArmyAnnexed {
        /// The army.
        army: Seat,
        /// Its new controller.
        to: Seat,
    },
    /// Quad: a piece was frozen for the rest of the game. No player controls it any more.
    PieceFroze {
        /// The piece that was frozen.
        piece: PieceId,
    },
    /// A king is in check. In Quad the check must be answered at once.
    CheckGiven {
        /// The seat of the king.
        seat: Seat,
    },
    /// Quad: an army lost its turn because another had to answer a check or to move at once.
    ArmyPassedOver {
        /// The army that lost its turn.
        army: Seat,
    },
    /// A corner pothole has a new controller, or none.
    PotholeAnnexed {
        /// The pothole.
        pothole: PotholeId,
        /// Its new controller.
        to: Option<Seat>,
    },
    /// A piece won a promotion chip.
    ChipGained {
        /// The piece that won it.
        piece: PieceId,
        /// The chip.
        chip: Chip,
    },
    /// A piece promoted and returned its chips.
    PiecePromoted {
        /// The piece that promoted.
        piece: PieceId,
        /// Its new kind.
        kind: Kind,
    },
    /// A centre pothole was locked by the player who moved it.
    PotholeLocked {
        /// The pothole that was locked.
        pothole: PotholeId,
        /// The seat whose next turn ends the lock.
        by: Seat,
    },
    /// A centre pothole was unlocked.
    PotholeUnlocked {
        /// The pothole that was unlocked.
        pothole: PotholeId,
    },
    /// Auction: a captured piece went to a hand.
    PieceHoarded {
        /// The captured piece.
        piece: PieceId,
        /// The seat whose hand it went to.
        by: Seat,
        /// The number of tokens on it.
        tokens: u8,
    },
    /// Auction: a dormant piece was captured and woken. It is in its new owner's hand until they place it:
    /// [`Effect::PiecePlaced`] follows.
    PieceWoken {
        /// The woken piece.
        piece: PieceId,
        /// Its new owner.
        by: Seat,
    },
    /// Auction: a piece in a hand was offered for trade.
    PieceOffered {
        /// The offered piece.
        piece: PieceId,
        /// Its owner.
        seat: Seat,
    },
    /// Auction: a player bid for the piece on offer, raised their bid, or declined to bid. Of sealed bids it is
    /// reported once all of them are revealed.
    BidMade {
        /// The bidder.
        seat: Seat,
        /// All pieces bid from their hand so far; empty if they declined.
        pieces: Vec<PieceId>,
    },
    /// Auction: no bid was accepted.
    OfferDeclined {
        /// The seat that made the offer.
        seat: Seat,
        /// The offered piece, which stays in their hand.
        piece: PieceId,
    },
    /// Auction: pieces were traded. They have no tokens until they have been placed: [`Effect::PiecePlaced`] follows
    /// for each.
    TradeMade {
        /// The seat that made the offer and gets the pieces of the bid.
        seller: Seat,
        /// The seat whose bid was accepted and that gets the offered piece.
        buyer: Seat,
        /// The offered piece.
        offered: PieceId,
        /// The pieces of the bid.
        bid: Vec<PieceId>,
    },
    /// Auction: a piece was placed from a hand on the board, in its new owner's colour.
    PiecePlaced {
        /// The placed piece.
        piece: PieceId,
        /// Its owner.
        seat: Seat,
        /// The square it was placed on.
        square: Square,
    },
    /// Auction: a piece in a hand lost a token.
    TokenTaken {
        /// The piece.
        piece: PieceId,
        /// How many tokens it has left.
        left: u8,
    },
    /// Auction: the dice were rolled.
    DiceRolled {
        /// The first die.
        file: u8,
        /// The second die.
        rank: u8,
        /// The square that they select; with a seven that counts, the player on turn chooses it.
        square: Option<Square>,
    },
    /// Auction: the dice have left to a player where a hoarded piece drops, which is due until then:
    /// [`Effect::PieceDropped`] follows.
    DropLeft {
        /// The piece.
        piece: PieceId,
        /// The player, whose hand it is in.
        to: Seat,
    },
    /// Auction: a hoarded piece dropped on the board. It is dormant, without an owner.
    PieceDropped {
        /// The piece that dropped.
        piece: PieceId,
        /// The square it dropped on.
        square: Square,
    },
    /// A player had no legal action and passed.
    TurnPassed {
        /// The player who passed.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// The seat whose turn ended.
        seat: Seat,
        /// The seat whose turn begins.
        next: Seat,
    },
    /// The game ended.
    GameEnded {
        /// The outcome.
        outcome: Outcome,
    },
}

impl Effect {
    /// The piece concerned, if there is one.
    pub fn piece(&self) -> Option<PieceId> {
        match *self {
            Self::PieceMoved { piece, .. }
            | Self::PieceThrew { piece, .. }
            | Self::PieceFlung { piece, .. }
            | Self::PieceAppeared { piece, .. }
            | Self::PiecePushed { piece, .. }
            | Self::PieceDied { piece, .. }
            | Self::PieceHoarded { piece, .. }
            | Self::PieceWoken { piece, .. }
            | Self::PiecePlaced { piece, .. }
            | Self::DropLeft { piece, .. }
            | Self::PieceDropped { piece, .. }
            | Self::PieceAnnexed { piece, .. }
            | Self::PieceFroze { piece }
            | Self::PiecePromoted { piece, .. }
            | Self::ChipGained { piece, .. } => Some(piece),
            _ => None,
        }
    }
}

/// Auction: the piece that drops by dice, and its square; `None` if the player on turn is still to choose that.
pub fn dropped(effects: &[Effect]) -> Option<(PieceId, Option<Square>)> {
    effects.iter().find_map(|effect| match *effect {
        Effect::PieceDropped { piece, square } => Some((piece, Some(square))),
        Effect::DropLeft { piece, .. } => Some((piece, None)),
        _ => None,
    })
}

/// The receiver of effects: a list, or none.
#[derive(Debug, Default)]
pub struct Effects<'a>(Option<&'a mut Vec<Effect>>);

impl<'a> Effects<'a> {
    /// A receiver that appends effects to `list`.
    pub const fn recording(list: &'a mut Vec<Effect>) -> Self {
        Self(Some(list))
    }

    /// No receiver, for searches and perft, which need the positions only.
    pub const fn ignored() -> Self {
        Self(None)
    }

    /// Reports the effect that `effect` returns. Without a receiver, `effect` is not called.
    pub fn report(&mut self, effect: impl FnOnce() -> Effect) {
        if let Some(list) = &mut self.0 {
            list.push(effect());
        }
    }

    /// Reports an effect that has already been built.
    pub fn push(&mut self, effect: Effect) {
        self.report(|| effect);
    }

    /// Whether there is a receiver.
    pub const fn listens(&self) -> bool {
        self.0.is_some()
    }
}
