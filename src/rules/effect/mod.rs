//! What an action did, in the past tense and in the order it happened.
//!
//! Resolvers report effects; the world, the view and the log live by them. They are complete: a [`Snapshot`] that
//! is fed with them says the same as the position (a test holds the two against each other).
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

/// One thing that an action did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A decision was taken; everything up to the next one follows from it.
    ActionTaken {
        /// Who decided; nobody where it was chance.
        seat: Option<Seat>,
        /// What was decided.
        action: Action,
    },
    /// A piece moved of its own accord.
    PieceMoved {
        /// Which.
        piece: PieceId,
        /// Every square on the way that it touches, the first and the last included.
        path: Vec<Square>,
        /// How.
        manner: Manner,
    },
    /// Knot: a boomerang threw itself at a piece, and is back on its own square. [`Effect::PieceDied`] follows.
    PieceThrew {
        /// Which.
        piece: PieceId,
        /// Every square on the way out: its own first, the target last.
        path: Vec<Square>,
    },
    /// Knot: what a golem captured flew on in the line of the golem's move. What it hits dies, and then it does.
    PieceFlung {
        /// Which.
        piece: PieceId,
        /// From the square where it was captured to the piece that it hits, or to the end of the arm.
        path: Vec<Square>,
    },
    /// Knot: an entity has landed among enemies, and captures every one on its ring. Where there is none, nothing is
    /// reported.
    RingPulsed {
        /// The entity.
        piece: PieceId,
        /// How far the ring is from the Knot.
        distance: u8,
    },
    /// A piece that was not there has been put on the board.
    PieceAppeared {
        /// Which.
        piece: PieceId,
        /// Whose it is.
        seat: Seat,
        /// What it is.
        kind: Kind,
        /// Where.
        square: Square,
        /// Knot: the start square of a frog.
        home: Option<Square>,
    },
    /// Knot: the two players have changed sides. Seats are colours: every piece stays where it is and whose it is.
    SidesSwapped,
    /// A piece was pushed.
    PiecePushed {
        /// Which.
        piece: PieceId,
        /// From where.
        from: Square,
        /// The direction of the push.
        heading: Heading,
        /// How many steps the pusher had made when it met the piece: the push begins with the next one.
        after: u8,
        /// How many cells it was pushed. The last one may be deadly: then [`Effect::PieceDied`] follows.
        cells: u8,
    },
    /// A pothole closed here and opened there.
    PotholeMoved {
        /// Which.
        pothole: PotholeId,
        /// Where it closed.
        from: Square,
        /// Where it opened.
        to: Square,
    },
    /// A piece left the board, or a hand, for good.
    PieceDied {
        /// Which.
        piece: PieceId,
        /// How.
        death: Death,
    },
    /// A player is out of the game.
    PlayerLeft {
        /// Who.
        seat: Seat,
        /// Why.
        departure: Departure,
    },
    /// A piece has a new owner; it is demoted to `kind` and has no chips.
    PieceAnnexed {
        /// Which.
        piece: PieceId,
        /// Whose it is now.
        to: Seat,
        /// What it is now.
        kind: Kind,
    },
    /// Quad: an army has a new controller. Its pieces stay what they are, and keep their colour.
    ArmyAnnexed {
        /// Which army.
        army: Seat,
        /// Who moves it now.
        to: Seat,
    },
    /// Quad: a piece is frozen for the rest of the game, and nobody's.
    PieceFroze {
        /// Which.
        piece: PieceId,
    },
    /// A king is in check. In Quad it must be helped out of it at once.
    CheckGiven {
        /// Whose king.
        seat: Seat,
    },
    /// Quad: an army has lost its turn, because somebody had to answer a check or was to move at once.
    ArmyPassedOver {
        /// Which army.
        army: Seat,
    },
    /// A corner pothole has a new controller, or none any more.
    PotholeAnnexed {
        /// Which.
        pothole: PotholeId,
        /// Who controls it now.
        to: Option<Seat>,
    },
    /// A piece got a promotion chip.
    ChipGained {
        /// Which piece.
        piece: PieceId,
        /// Which chip.
        chip: Chip,
    },
    /// A piece promoted and returned its chips.
    PiecePromoted {
        /// Which.
        piece: PieceId,
        /// What it is now.
        kind: Kind,
    },
    /// A centre pothole was locked by the player who moved it.
    PotholeLocked {
        /// Which.
        pothole: PotholeId,
        /// Until the end of whose next turn.
        by: Seat,
    },
    /// A centre pothole is free again.
    PotholeUnlocked {
        /// Which.
        pothole: PotholeId,
    },
    /// Auction: a captured piece went to a hand.
    PieceHoarded {
        /// Which.
        piece: PieceId,
        /// Whose hand.
        by: Seat,
        /// How many tokens lie on it.
        tokens: u8,
    },
    /// Auction: a dormant piece was captured. It is awake, and in the hand of its new owner until they have placed it:
    /// [`Effect::PiecePlaced`] follows.
    PieceWoken {
        /// Which.
        piece: PieceId,
        /// Whose it is now.
        by: Seat,
    },
    /// Auction: a piece of a hand is for trade.
    PieceOffered {
        /// Which.
        piece: PieceId,
        /// Whose it is.
        seat: Seat,
    },
    /// Auction: a player has bid for the piece on offer, or declined to.
    BidMade {
        /// Who.
        seat: Seat,
        /// What, from their own hand; nothing if they declined.
        pieces: Vec<PieceId>,
    },
    /// Auction: nobody gets the piece on offer.
    OfferDeclined {
        /// Whose offer it was.
        seat: Seat,
        /// What stays in their hand.
        piece: PieceId,
    },
    /// Auction: pieces changed hands. All of them are without tokens until they have been placed:
    /// [`Effect::PiecePlaced`] follows for each.
    TradeMade {
        /// Whose offer it was: they get the pieces of the bid.
        seller: Seat,
        /// Whose bid was accepted: they get the piece on offer.
        buyer: Seat,
        /// The piece that was on offer.
        offered: PieceId,
        /// The pieces of the bid.
        bid: Vec<PieceId>,
    },
    /// Auction: a piece came from a hand onto the board, in the colour of its new owner.
    PiecePlaced {
        /// Which.
        piece: PieceId,
        /// Whose it is.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// Auction: a token came off a piece in a hand.
    TokenTaken {
        /// Which piece.
        piece: PieceId,
        /// How many tokens are left.
        left: u8,
    },
    /// Auction: the dice fell.
    DiceRolled {
        /// The first die.
        file: u8,
        /// The second die.
        rank: u8,
        /// The square that they mean.
        square: Square,
    },
    /// Auction: a hoarded piece came down on the board. It is dormant: nobody's.
    PieceDropped {
        /// Which.
        piece: PieceId,
        /// Where.
        square: Square,
    },
    /// A player had no legal action.
    TurnPassed {
        /// Who.
        seat: Seat,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Whose turn it is now.
        next: Seat,
    },
    /// The game is over.
    GameEnded {
        /// With what result.
        outcome: Outcome,
    },
}

impl Effect {
    /// The piece that it happened to.
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
            | Self::PieceDropped { piece, .. }
            | Self::PieceAnnexed { piece, .. }
            | Self::PieceFroze { piece }
            | Self::PiecePromoted { piece, .. }
            | Self::ChipGained { piece, .. } => Some(piece),
            _ => None,
        }
    }
}

/// Where resolvers report their effects to: a list, or nobody.
#[derive(Debug, Default)]
pub struct Effects<'a>(Option<&'a mut Vec<Effect>>);

impl<'a> Effects<'a> {
    /// Effects are appended to `list`.
    pub const fn heard(list: &'a mut Vec<Effect>) -> Self {
        Self(Some(list))
    }

    /// Nobody listens: for searches and perft, which look at positions only.
    pub const fn unheard() -> Self {
        Self(None)
    }

    /// Reports what `effect` describes. Where nobody listens, it is not even described.
    pub fn report(&mut self, effect: impl FnOnce() -> Effect) {
        if let Some(list) = &mut self.0 {
            list.push(effect());
        }
    }

    /// Reports `effect`, which is already there.
    pub fn push(&mut self, effect: Effect) {
        self.report(|| effect);
    }

    /// Whether anybody listens.
    pub const fn listens(&self) -> bool {
        self.0.is_some()
    }
}
