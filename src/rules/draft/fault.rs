//! Why a draft is not a valid position, and where.

use super::{Draft, DraftThing};
use crate::rules::any_game::AnyGame;
use crate::rules::catalog::SetupError;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::text::{PositionError, list};
use crate::texts::text;

/// Why a draft is not a valid position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct PositionFault {
    /// The squares at fault, as far as there are any.
    pub squares: Vec<Square>,
    /// The problem, as a sentence.
    pub sentence: String,
}

impl Draft {
    /// The game set up with this position, as by [`Draft::lay`].
    ///
    /// # Errors
    ///
    /// Says why it is not a valid position, and at which square.
    pub fn check(&self) -> Result<Box<dyn AnyGame>, PositionFault> {
        self.lay().map_err(|error| self.fault(&error))
    }

    fn fault(&self, error: &SetupError) -> PositionFault {
        match error {
            // Players see squares, not rows and items of a text.
            SetupError::Position(PositionError::Item { row, item, why, .. }) => {
                let square = self.square_of_item(*row, *item);
                if let Some(fault) = self.second_kings(square, why) {
                    return fault;
                }
                let on = |square: Square| text!("draft-on-square", square = square.to_string(), why = why);
                PositionFault {
                    squares: square.into_iter().collect(),
                    sentence: square.map_or_else(|| why.clone(), on),
                }
            }
            SetupError::Position(PositionError::Key { key, value, .. }) => {
                let apart = self.apart.filter(|(name, _)| name == key).map(|(_, square)| square);
                let square = apart.or_else(|| self.square_in(value));
                PositionFault { squares: square.into_iter().collect(), sentence: error.to_string() }
            }
            _ => {
                let sentence = error.to_string();
                PositionFault { squares: self.square_in(&sentence).into_iter().collect(), sentence }
            }
        }
    }

    /// All kings of players who have several, if it is such a king that is at fault on `square`: which of them is the
    /// wrong one, only the user knows.
    fn second_kings(&self, square: Option<Square>, why: &str) -> Option<PositionFault> {
        let seats = self.game().seats();
        let DraftThing::Piece { seat, kind, .. } = self.thing(square?)? else { return None };
        let told = |seat: Seat| text!("position-second-king", player = seat.called(seats));
        if why != told(seat) {
            return None;
        }
        let is_king = |thing: &DraftThing, of: Seat| match *thing {
            DraftThing::Piece { seat, kind: other, .. } => (seat, other) == (of, kind),
            DraftThing::Pothole(_) => false,
        };
        let kings = |of: Seat| -> Vec<Square> {
            self.things.iter().filter(|(_, thing)| is_king(thing, of)).map(|(&square, _)| square).collect()
        };
        let surplus = (0..).map(Seat).take(seats.len()).map(|seat| (seat, kings(seat)));
        let surplus: Vec<_> = surplus.filter(|(_, kings)| kings.len() > 1).collect();
        let sentence = surplus.iter().map(|(seat, kings)| {
            let places: Vec<String> = kings.iter().map(ToString::to_string).collect();
            text!("draft-on-square", square = list(&places), why = told(*seat))
        });
        let sentence = sentence.collect::<Vec<_>>().join("; ");
        Some(PositionFault { squares: surplus.into_iter().flat_map(|(_, kings)| kings).collect(), sentence })
    }

    /// The first square of the board named in these words.
    fn square_in(&self, words: &str) -> Option<Square> {
        let mut named = words.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok());
        named.find(|&named| self.squares().any(|square| square == named))
    }

    /// The square of an item of the draft's own text, counted from 1. Adjacent empty squares are one item, and so are
    /// adjacent void squares.
    fn square_of_item(&self, row: usize, item: usize) -> Option<Square> {
        /// The kinds of items.
        #[derive(Copy, Clone, PartialEq, Eq)]
        enum Run {
            Void,
            Empty,
            Thing,
        }
        let mut items = 0;
        let mut before = None;
        for &square in self.rows.get(row.checked_sub(1)?)? {
            let run = match square {
                None => Run::Void,
                Some(square) if self.things.contains_key(&square) => Run::Thing,
                Some(_) => Run::Empty,
            };
            if run == Run::Thing || before != Some(run) {
                items += 1;
            }
            if items == item {
                return square;
            }
            before = Some(run);
        }
        None
    }
}
