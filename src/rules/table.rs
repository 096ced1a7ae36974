//! What an effect does to the table, for everything that holds one: a [`Snapshot`] of values, or the entities of the
//! world.
//!
//! [`Snapshot`]: super::snapshot::Snapshot

use super::action::Kind;
use super::effect::{Chip, Effect, PieceId, PotholeId};
use super::outcome::Outcome;
use super::seat::Seat;
use super::snapshot::{ChipSet, PieceState};
use super::square::Square;

/// A table that effects change. Changes of pieces, potholes and offers that are not there do nothing.
pub trait Table {
    /// Puts a new piece on the board.
    fn add(&mut self, piece: PieceId, state: PieceState);

    /// Moves a piece on the board to another square.
    fn move_to(&mut self, piece: PieceId, to: Square);

    /// Takes a piece out of the game, from the board or from a hand.
    fn remove(&mut self, piece: PieceId);

    /// Gives a piece on the board to another player, as another kind. It loses its chips.
    fn annex(&mut self, piece: PieceId, to: Seat, kind: Kind);

    /// Quad: gives all pieces of an army that are not frozen to another controller. They keep their colour.
    fn annex_army(&mut self, army: Seat, to: Seat);

    /// Quad: freezes a piece. Its controller is its owner again.
    fn freeze(&mut self, piece: PieceId);

    /// Pothole: puts a chip under a piece.
    fn give_chip(&mut self, piece: PieceId, chip: Chip);

    /// Makes a piece another kind. It returns its chips.
    fn promote(&mut self, piece: PieceId, kind: Kind);

    /// Moves a pothole to another square.
    fn move_pothole(&mut self, pothole: PotholeId, to: Square);

    /// Gives a pothole to another controller, or to none.
    fn annex_pothole(&mut self, pothole: PotholeId, to: Option<Seat>);

    /// Locks a pothole until this player's next turn ends, or unlocks it.
    fn lock(&mut self, pothole: PotholeId, by: Option<Seat>);

    /// Auction: moves a piece from the board to a hand, with this number of tokens; with `None` it must be placed now.
    fn take_to_hand(&mut self, piece: PieceId, seat: Seat, tokens: Option<u8>);

    /// Auction: moves a piece from a hand to another, or to the same one, where it must be placed now.
    fn hand_over(&mut self, piece: PieceId, to: Seat);

    /// Auction: moves a piece from a hand to the board.
    fn put_down(&mut self, piece: PieceId, seat: Seat, square: Square);

    /// Auction: takes tokens off a piece in a hand until this number is left.
    fn leave_tokens(&mut self, piece: PieceId, left: u8);

    /// Auction: begins an offer of a piece in a hand.
    fn offer(&mut self, piece: PieceId);

    /// Auction: adds a bid for the piece on offer, in the place of one that the player has made before; without pieces it is
    /// a pass.
    fn bid(&mut self, seat: Seat, pieces: &[PieceId]);

    /// Auction: ends the offer.
    fn close_offer(&mut self);

    /// Auction: the dice show these faces.
    fn show_dice(&mut self, _file: u8, _rank: u8) {}

    /// The next player's turn begins.
    fn begin_turn(&mut self, _seat: Seat) {}

    /// The game ends.
    fn end(&mut self, _outcome: Outcome) {}
}

impl Effect {
    /// Applies the effect to a table.
    pub fn apply(&self, table: &mut impl Table) {
        match self {
            Self::PieceMoved { piece, path, .. } | Self::PieceFlung { piece, path } => {
                path.last().into_iter().for_each(|&to| table.move_to(*piece, to));
            }
            &Self::PiecePushed { piece, from, heading, cells, .. } => {
                // A fatal push may lead off the board; the piece then dies before it can be seen there.
                heading.from(from, cells).into_iter().for_each(|to| table.move_to(piece, to));
            }
            &Self::PotholeMoved { pothole, to, .. } => table.move_pothole(pothole, to),
            &Self::PieceAppeared { piece, seat, kind, square, home } => {
                let chips = ChipSet::default();
                table.add(piece, PieceState { seat, kind, square, chips, home, controller: seat, frozen: false });
            }
            &Self::PieceDied { piece, .. } => table.remove(piece),
            &Self::PieceAnnexed { piece, to, kind } => table.annex(piece, to, kind),
            &Self::ArmyAnnexed { army, to } => table.annex_army(army, to),
            &Self::PieceFroze { piece } => table.freeze(piece),
            &Self::PotholeAnnexed { pothole, to } => table.annex_pothole(pothole, to),
            &Self::ChipGained { piece, chip } => table.give_chip(piece, chip),
            &Self::PiecePromoted { piece, kind } => table.promote(piece, kind),
            &Self::PotholeLocked { pothole, by } => table.lock(pothole, Some(by)),
            &Self::PotholeUnlocked { pothole } => table.lock(pothole, None),
            &Self::PieceHoarded { piece, by, tokens } => table.take_to_hand(piece, by, Some(tokens)),
            &Self::PieceWoken { piece, by } => table.take_to_hand(piece, by, None),
            &Self::PieceOffered { piece, .. } => table.offer(piece),
            Self::BidMade { seat, pieces } => table.bid(*seat, pieces),
            Self::OfferDeclined { .. } => table.close_offer(),
            Self::TradeMade { seller, buyer, offered, bid } => {
                table.close_offer();
                table.hand_over(*offered, *buyer);
                bid.iter().for_each(|&piece| table.hand_over(piece, *seller));
            }
            &Self::PiecePlaced { piece, seat, square } => table.put_down(piece, seat, square),
            &Self::DropLeft { piece, to } => table.hand_over(piece, to),
            &Self::PieceDropped { piece, square } => table.put_down(piece, Seat::NOBODY, square),
            &Self::TokenTaken { piece, left } => table.leave_tokens(piece, left),
            &Self::DiceRolled { file, rank, .. } => table.show_dice(file, rank),
            &Self::TurnEnded { next, .. } => table.begin_turn(next),
            &Self::GameEnded { outcome } => table.end(outcome),
            Self::ActionTaken { .. }
            | Self::PieceThrew { .. }
            | Self::RingPulsed { .. }
            | Self::SidesSwapped
            | Self::PlayerLeft { .. }
            | Self::CheckGiven { .. }
            | Self::ArmyPassedOver { .. }
            | Self::TurnPassed { .. } => {}
        }
    }
}
