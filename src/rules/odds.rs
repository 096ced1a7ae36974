//! Odds: an army that begins without a named piece (docs/rules/quad.md, "Set-up", and likewise in the other games).

use super::options::{OptionInfo, OptionValues};
use super::seat::Seat;
use super::text::{Item, PositionText, RowWriter};
use crate::texts::text;

/// Which piece is missing at the start, and whose.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The place of the piece among the values of the game's option `odds`. The first value is no piece.
    pub piece: u8,
    /// The seat whose army begins without it.
    pub by: Seat,
}

impl Odds {
    /// The names of the options that give odds.
    pub const OPTIONS: [&str; 2] = ["odds", "odds-by"];

    /// Complete armies.
    pub const NONE: Self = Self { piece: 0, by: Seat(0) };

    /// The rule option of a game in which these pieces can be missing. The texts about them are under `words`.
    pub(super) const fn option(values: &'static [&'static str], words: &'static str) -> OptionInfo {
        OptionInfo {
            name: Self::OPTIONS[0],
            title: || text!("option-name-odds"),
            help: || text!("option-odds"),
            values: OptionValues::Choice { default: values[0], values, words },
        }
    }

    /// The rule option of a game with these seats.
    pub(super) const fn by_option(seats: &'static [&'static str]) -> OptionInfo {
        OptionInfo {
            name: Self::OPTIONS[1],
            title: || text!("option-name-odds-by"),
            help: || text!("option-odds-by"),
            values: OptionValues::Choice { default: seats[0], values: seats, words: "odds-by" },
        }
    }

    /// Whether an option of this name is about odds.
    pub fn has_option(name: &str) -> bool {
        Self::OPTIONS.contains(&name)
    }

    /// The piece that is missing, by its place among the pieces that can be.
    pub(super) fn given(self) -> Option<usize> {
        usize::from(self.piece).checked_sub(1)
    }

    /// The position text of a start without the missing piece. `squares` has the pieces that can be missing, and for
    /// each its squares in the order of the seats.
    pub(super) fn taken_from(self, start: &str, squares: &[&str]) -> String {
        let squares = self.given().and_then(|piece| squares.get(piece));
        let missing = squares.and_then(|squares| squares.split(' ').nth(self.by.index()));
        let Some((missing, (_, keys))) = missing.zip(start.split_once(' ')) else { return start.to_owned() };
        let split = PositionText::split(start).expect("the start position is well formed");
        let (mut rows, mut rank) = (RowWriter::default(), split.items[0].square.rank);
        for placed in split.items {
            if placed.square.rank != rank {
                rank = placed.square.rank;
                rows.end_row();
            }
            match placed.item {
                Item::Empty(count) => (0..count).for_each(|_| rows.empty()),
                Item::Void(count) => (0..count).for_each(|_| rows.void()),
                Item::Thing(_) if placed.square.to_string() == missing => rows.empty(),
                Item::Thing(thing) => rows.thing(thing),
            }
        }
        rows.end_row();
        rows.finish() + " " + keys
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{AnyGame, GameId, OptionValues, Seat};

    /// The start of a game with these odds.
    fn start(game: GameId, piece: &str, by: &str) -> Box<dyn AnyGame> {
        game.set_up([("odds", piece), ("odds-by", by)], None).unwrap()
    }

    /// The values of an option; none where the game has no such option.
    fn values(game: GameId, name: &str) -> &'static [&'static str] {
        match game.options().iter().find(|option| option.name == name).map(|option| option.values) {
            Some(OptionValues::Choice { values, .. }) => values,
            _ => &[],
        }
    }

    #[test]
    fn one_army_begins_without_one_piece_of_the_kind_that_is_named() {
        for game in GameId::ALL {
            let usual = game.set_up([], None).unwrap();
            let whole = usual.snapshot();
            for (seat, &by) in (0..).map(Seat).zip(values(game, "odds-by")) {
                assert_eq!(by, seat.name(game.seats()).to_lowercase());
                assert_eq!(start(game, "none", by).to_text(), usual.to_text());
                for &piece in &values(game, "odds")[1..] {
                    let begun = start(game, piece, by);
                    let left = begun.snapshot();
                    let gone = whole.pieces.values().filter(|piece| left.piece_on(piece.square).is_none());
                    let gone: Vec<_> = gone.map(|piece| (piece.seat, usual.words().kind_name(piece.kind))).collect();
                    assert_eq!(gone, [(seat, piece.replace('-', " "))], "{game:?}");
                    assert_eq!(left.pieces.len() + 1, whole.pieces.len(), "{game:?} {piece} {by}");
                    let again = game.set_up([], Some(&begun.to_text())).unwrap();
                    assert_eq!((again.to_text(), again.key()), (begun.to_text(), begun.key()));
                }
            }
        }
    }
}
