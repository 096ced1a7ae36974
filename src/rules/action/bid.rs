//! Bids of Auction Chess.

use super::Kind;

/// Auction: how many pieces of each kind (q r b n p) with 1, 2 and 3 tokens are bid.
///
/// Packed, so that an action is no bigger than a move: one byte per kind, whose base-5 digits are the numbers of pieces
/// with one, two and three tokens.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bid([u8; Bid::KINDS.len()]);

impl Bid {
    /// The letters of the kinds that can be bid, in the order used for bids, hands and drops.
    pub(super) const KINDS: [u8; 5] = *b"qrbnp";
    /// The maximum number of tokens on a captured piece.
    pub(super) const MOST_TOKENS: u8 = 3;
    /// The maximum number of pieces in a hand with equal tokens. A real game has one at most, since a player captures
    /// once a turn; positions from outside may have more.
    pub const MOST_ALIKE: u8 = 4;
    /// The place value of a piece with one, two and three tokens in its kind's byte.
    const DIGITS: [u8; Self::MOST_TOKENS as usize] = [1, 5, 25];

    /// The index of a kind in the order of bids, hands and drops: q r b n p. `None` for a king.
    pub fn rank(kind: Kind) -> Option<usize> {
        Self::KINDS.iter().position(|&letter| char::from(letter) == kind.letter())
    }

    /// The bid of these pieces with their tokens; `None` if a piece cannot be bid.
    pub fn of(pieces: impl IntoIterator<Item = (Kind, u8)>) -> Option<Self> {
        let mut bid = Self::default();
        for (kind, tokens) in pieces {
            bid.add(Self::rank(kind)?, tokens)?;
        }
        Some(bid)
    }

    /// The number of pieces with `tokens` tokens of the kind whose [`Bid::rank`] is `place`.
    pub fn count(self, place: usize, tokens: u8) -> u8 {
        Self::digit(tokens).map_or(0, |digit| self.0[place] / digit % (Self::MOST_ALIKE + 1))
    }

    /// The kinds, tokens and numbers of the pieces that are bid.
    pub fn pieces(self) -> impl Iterator<Item = (Kind, u8, u8)> {
        let of_kind = move |(place, letter)| {
            (1..=Self::MOST_TOKENS).map(move |tokens| (Kind::new(letter), tokens, self.count(place, tokens)))
        };
        Self::KINDS.into_iter().enumerate().flat_map(of_kind).filter(|&(.., count)| count > 0)
    }

    /// The number of pieces of each kind, whatever their tokens, for kinds that are bid at all.
    pub(in crate::rules) fn kinds(self) -> impl Iterator<Item = (Kind, usize)> {
        let of_all =
            move |place: usize| (1..=Self::MOST_TOKENS).map(|tokens| usize::from(self.count(place, tokens))).sum();
        let counted =
            Self::KINDS.into_iter().enumerate().map(move |(place, letter)| (Kind::new(letter), of_all(place)));
        counted.filter(|&(_, count)| count > 0)
    }

    /// Adds a piece of the kind whose [`Bid::rank`] is `place`; `None`, without a change, if the bid would have too
    /// many.
    pub fn add(&mut self, place: usize, tokens: u8) -> Option<()> {
        let digit = Self::digit(tokens)?;
        if self.count(place, tokens) == Self::MOST_ALIKE {
            return None;
        }
        self.0[place] += digit;
        Some(())
    }

    /// The bid as a 40-bit number, for keys.
    pub const fn bits(self) -> u64 {
        let [q, r, b, n, p] = self.0;
        u64::from_be_bytes([0, 0, 0, q, r, b, n, p])
    }

    fn digit(tokens: u8) -> Option<u8> {
        Self::DIGITS.get(usize::from(tokens.checked_sub(1)?)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_pieces_is_kept_apart() {
        let mut bid = Bid::default();
        for place in 0..Bid::KINDS.len() {
            for tokens in 1..=Bid::MOST_TOKENS {
                for count in 0..Bid::MOST_ALIKE {
                    assert_eq!(bid.count(place, tokens), count);
                    assert_eq!(bid.add(place, tokens), Some(()));
                }
                let before = bid;
                assert_eq!((bid.add(place, tokens), bid), (None, before));
            }
        }
        assert_eq!(bid, Bid([4 + 20 + 100; 5]));
        assert_eq!((bid.add(0, 0), bid.add(0, 4), bid.count(0, 0), bid.count(0, 4)), (None, None, 0, 0));
    }
}
