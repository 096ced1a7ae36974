//! Auction: the hands of a draft, each a key after the board.

use super::Draft;
use crate::rules::action::Kind;
use crate::rules::seat::Seat;

/// The order in which a hand's pieces are written.
const ORDER: [char; 5] = ['q', 'r', 'b', 'n', 'p'];

impl Draft {
    /// The pieces in a hand with their tokens; unreadable items are skipped.
    pub fn hand(&self, seat: Seat) -> Vec<(Kind, u8)> {
        let read = |item: &str| {
            let mut letters = item.chars();
            let kind = Kind::from_letter(letters.next()?)?;
            Some((kind, letters.as_str().parse().ok()?))
        };
        self.key(&self.hand_key(seat)).map_or_else(Vec::new, |hand| hand.split(',').filter_map(read).collect())
    }

    /// Replaces a hand by these pieces with their tokens.
    pub fn set_hand(&mut self, seat: Seat, pieces: &[(Kind, u8)]) {
        let place = |kind: Kind| ORDER.iter().position(|&letter| letter == kind.letter());
        let mut pieces = pieces.to_vec();
        pieces.sort_by_key(|&(kind, tokens)| (place(kind).unwrap_or(ORDER.len()), core::cmp::Reverse(tokens)));
        let items: Vec<String> = pieces.iter().map(|(kind, tokens)| format!("{}{tokens}", kind.letter())).collect();
        let value = Some(items.join(",")).filter(|value| !value.is_empty());
        // Letters, digits and commas always form a valid value.
        let _ = self.set_key(&self.hand_key(seat), value.as_deref());
    }

    fn hand_key(&self, seat: Seat) -> String {
        format!("hand{}", seat.letter(self.game().seats()))
    }
}
