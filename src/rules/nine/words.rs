//! Descriptions of positions of Kings on Nine Squares for people.

use super::board::{SEATS, SIDE, around, cell_of, cells, square};
use super::legal;
use super::position::Position;
use super::refusal::Refusal;
use super::text::thing;
use crate::rules::action::{Action, Kind};
use crate::rules::chess::ChessKind;
use crate::rules::describe::{Describe, piece_told};
use crate::rules::noun::{Case, Noun};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::snapshot::{Field, Ground};
use crate::rules::square::Square;
use crate::rules::web::{Attack, Means};
use crate::rules::why_not::{Reason, WhyNot};
use crate::texts::text;

impl Describe for Position {
    fn prompt(&self) -> String {
        if self.outcome.is_some() { text!("prompt-over") } else { text!("prompt-piece") }
    }

    fn describe(&self, square: Square) -> Option<String> {
        let owner = self.owner(cell_of(square)?)?;
        Some(piece_told(&square.to_string(), Noun::King, owner.called(SEATS)))
    }

    fn noun(&self, kind: Kind) -> Noun {
        ChessKind::noun_of(kind)
    }

    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        let refused = legal::check(self, Action::Move { from, to, promotion: None }).err()?;
        let heading = match refused {
            Refused::GameOver => "End",
            Refused::OffBoard(_) => "Board",
            _ => "Moves",
        };
        Some(match refused {
            Refused::Nine(Refusal::TooFar) => {
                Reason::new(refused, heading).keeps(self, Noun::King.the(Case::Nominative), from, to)
            }
            _ => Reason::about_the_thing(&refused, heading, cell_of(from).map(square)).alone(),
        })
    }

    fn attacks(&self) -> Vec<Attack> {
        let kings = self.survivors();
        let attacks = kings.iter().filter_map(|seat| self.king(seat)).flat_map(|from| {
            let taken = around(from).filter(|&on| self.owner(on).is_some());
            taken.map(move |on| Attack { from: square(from), on: square(on), by: Means::Capture })
        });
        attacks.collect()
    }

    fn board(&self) -> Vec<Field> {
        cells().map(|cell| Field { square: square(cell), ground: Ground::Plain }).collect()
    }

    fn board_text(&self) -> String {
        let text_of = |cell| self.owner(cell).map_or(". ".to_owned(), thing);
        let row = |rank: u8| {
            let things: Vec<String> = (0..SIDE).map(|file| text_of(SIDE * rank + file)).collect();
            format!("{}  {}\n", rank + 1, things.join(" ").trim_end())
        };
        (0..SIDE).rev().map(row).collect::<String>() + "   a  b  c\n"
    }
}
