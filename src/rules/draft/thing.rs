//! The contents of a draft's squares.

use crate::rules::action::Kind;
use crate::rules::effect::Chip;
use crate::rules::seat::{Seat, SeatInfo};
use crate::rules::snapshot::ChipSet;
use crate::rules::square::Square;

/// The letters of the chips.
const CHIPS: [char; 4] = ['n', 'e', 's', 'w'];
/// The owner's letter of dormant pieces.
const DORMANT: char = 'D';

/// A mark on a piece. Whether the mark fits the piece is checked later by the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PieceMark {
    /// Pothole: the chips under it.
    Chips(ChipSet),
    /// Knot: a frog's start square, if it stands elsewhere.
    Home(Square),
    /// Quad: it is frozen.
    Frozen,
    /// Auction: a pawn that has been placed.
    Placed,
}

/// The contents of a square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DraftThing {
    /// A piece.
    Piece {
        /// The owner; [`Seat::NOBODY`] if the piece is dormant.
        seat: Seat,
        /// The kind of the piece.
        kind: Kind,
        /// Its mark, if it has one.
        mark: Option<PieceMark>,
    },
    /// Pothole: one of the potholes, by its letter or number.
    Pothole(char),
}

impl DraftThing {
    /// Parses an item of a position text, such as `Wb+ne`, `@1`, `Wf^c1`, `Sq!`, `Rp-` or `Dq`.
    pub fn parse(text: &str, seats: &[SeatInfo]) -> Option<Self> {
        let mut letters = text.chars();
        let (first, second) = (letters.next()?, letters.next()?);
        if first == '@' {
            return (letters.as_str().is_empty() && second.is_ascii_alphanumeric()).then_some(Self::Pothole(second));
        }
        let seat = match Seat::from_letter(first, seats) {
            None if first == DORMANT => Seat::NOBODY,
            seat => seat?,
        };
        let kind = Kind::from_letter(second).filter(|_| second.is_ascii_lowercase())?;
        let mark = match letters.as_str().split_at_checked(1) {
            None => None,
            Some(("+", chips)) => Some(PieceMark::Chips(read_chips(chips)?)),
            Some(("^", home)) => Some(PieceMark::Home(home.parse().ok()?)),
            Some(("!", "")) => Some(PieceMark::Frozen),
            Some(("-", "")) => Some(PieceMark::Placed),
            Some(_) => return None,
        };
        Some(Self::Piece { seat, kind, mark })
    }

    /// Writes the item in the form that [`DraftThing::parse`] reads.
    pub fn text(&self, seats: &[SeatInfo]) -> String {
        match *self {
            Self::Pothole(name) => format!("@{name}"),
            Self::Piece { seat, kind, mark } => {
                let letter = if seat == Seat::NOBODY { DORMANT } else { seat.letter(seats) };
                let mark = match mark {
                    None => String::new(),
                    Some(PieceMark::Chips(chips)) if chips.is_empty() => String::new(),
                    Some(PieceMark::Chips(chips)) => {
                        let letters: String = chips.iter().map(|chip| CHIPS[usize::from(chip.0 & 3)]).collect();
                        format!("+{letters}")
                    }
                    Some(PieceMark::Home(home)) => format!("^{home}"),
                    Some(PieceMark::Frozen) => "!".to_owned(),
                    Some(PieceMark::Placed) => "-".to_owned(),
                };
                format!("{letter}{}{mark}", kind.letter())
            }
        }
    }
}

/// Parses chips by their letters, each at most once and at least one.
fn read_chips(letters: &str) -> Option<ChipSet> {
    let mut chips = ChipSet::default();
    for letter in letters.chars() {
        let chip = Chip(CHIPS.iter().position(|&other| other == letter)? as u8);
        if chips.contains(chip) {
            return None;
        }
        chips.insert(chip);
    }
    (!chips.is_empty()).then_some(chips)
}
