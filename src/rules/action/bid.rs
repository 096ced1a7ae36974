//! Bids of Auction Chess.

use super::Kind;

/// Auction: how many pieces of each kind (q r b n p) with 1, 2 and 3 tokens are bid.
///
/// It is packed, so that it makes no action bigger than a move is: each kind has a byte, whose digits to the base of five
/// are the numbers of pieces with one, two and three tokens.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bid([u8; Bid::KINDS.len()]);

impl Bid {
    /// The letters of the kinds that can be bid, in the order of bids, hands and drops.
    pub(super) const KINDS: [u8; 5] = *b"qrbnp";
    /// The tokens that a captured piece can have left.
    pub(super) const MOST_TOKENS: u8 = 3;
    /// The most pieces of a hand that may have the same number of tokens. In a game there is one at most, for nobody
    /// captures twice in a turn; positions from outside may have more.
    pub const MOST_ALIKE: u8 = 4;
    /// What a piece with one token, with two and with three counts in the byte of its kind.
    const DIGITS: [u8; Self::MOST_TOKENS as usize] = [1, 5, 25];

    /// The place of a kind in the order of bids, hands and drops: q r b n p. Nothing for a king.
    pub fn rank(kind: Kind) -> Option<usize> {
        Self::KINDS.iter().position(|&letter| char::from(letter) == kind.letter())
    }

    /// The bid of these pieces, each with its tokens left; nothing where one can be in no bid.
    pub fn of(pieces: impl IntoIterator<Item = (Kind, u8)>) -> Option<Self> {
        let mut bid = Self::default();
        for (kind, tokens) in pieces {
            bid.add(Self::rank(kind)?, tokens)?;
        }
        Some(bid)
    }

    /// How many pieces with so many tokens are bid of the kind whose [`Bid::rank`] is `place`.
    pub fn count(self, place: usize, tokens: u8) -> u8 {
        Self::digit(tokens).map_or(0, |digit| self.0[place] / digit % (Self::MOST_ALIKE + 1))
    }

    /// How many pieces of each kind are bid, whatever their tokens: of those of which any are.
    pub(in crate::rules) fn kinds(self) -> impl Iterator<Item = (Kind, usize)> {
        let of_all =
            move |place: usize| (1..=Self::MOST_TOKENS).map(|tokens| usize::from(self.count(place, tokens))).sum();
        let counted =
            Self::KINDS.into_iter().enumerate().map(move |(place, letter)| (Kind::new(letter), of_all(place)));
        counted.filter(|&(_, count)| count > 0)
    }

    /// One piece more of the kind whose [`Bid::rank`] is `place`; nothing, and nothing is changed, where no bid has
    /// so many.
    pub fn add(&mut self, place: usize, tokens: u8) -> Option<()> {
        let digit = Self::digit(tokens)?;
        if self.count(place, tokens) == Self::MOST_ALIKE {
            return None;
        }
        self.0[place] += digit;
        Some(())
    }

    /// The bid as a number of 40 bits, for keys.
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
