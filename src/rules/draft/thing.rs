//! What stands on the squares of a draft.

use crate::rules::action::Kind;
use crate::rules::effect::Chip;
use crate::rules::seat::{Seat, SeatInfo};
use crate::rules::snapshot::ChipSet;
use crate::rules::square::Square;

/// The letters of the chips.
const CHIPS: [char; 4] = ['n', 'e', 's', 'w'];
/// The letter of pieces that are nobody's.
const DORMANT: char = 'D';

/// What is particular about a piece. Whether the game knows that of such a piece is the game's to say.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PieceMark {
    /// Pothole: the chips under it.
    Chips(ChipSet),
    /// Knot: a frog's start square, where it does not stand on it.
    Home(Square),
    /// Quad: it is frozen.
    Frozen,
    /// Auction: a pawn that has been placed.
    Placed,
}

/// Something on a square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DraftThing {
    /// A piece.
    Piece {
        /// Whose; [`Seat::NOBODY`]'s where it is dormant.
        seat: Seat,
        /// What.
        kind: Kind,
        /// What is particular about it.
        mark: Option<PieceMark>,
    },
    /// Pothole: one of the potholes, by its letter or number.
    Pothole(char),
}

impl DraftThing {
    /// Reads an item of a position text, such as `Wb+ne`, `@1`, `Wf^c1`, `Sq!`, `Rp-` or `Dq`.
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

    /// Writes it as [`DraftThing::parse`] reads it.
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

/// Chips by their letters, each once and at least one.
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
