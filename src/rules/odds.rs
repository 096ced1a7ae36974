//! Odds: an army that begins without a named piece (docs/rules/quad.md, "Set-up", and likewise in the other games).

use super::options::{OptionInfo, OptionValues};
use super::seat::Seat;
use super::square::Square;
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
            name: "odds",
            title: || text!("option-name-odds"),
            help: || text!("option-odds"),
            values: OptionValues::Choice { default: values[0], values, words },
        }
    }

    /// The rule option of a game with these seats.
    pub(super) const fn by_option(seats: &'static [&'static str]) -> OptionInfo {
        OptionInfo {
            name: "odds-by",
            title: || text!("option-name-odds-by"),
            help: || text!("option-odds-by"),
            values: OptionValues::Choice { default: seats[0], values: seats, words: "odds-by" },
        }
    }

    /// The piece that `seat` begins without, by its place among the pieces that can be missing.
    pub(super) fn of(self, seat: Seat) -> Option<usize> {
        usize::from(self.piece).checked_sub(1).filter(|_| seat == self.by)
    }

    /// The position text of a start without the missing piece. `squares` has the pieces that can be missing, and for
    /// each its squares in the order of the seats.
    pub(super) fn taken_from(self, start: &str, squares: &[&str]) -> String {
        let squares = self.of(self.by).and_then(|piece| squares.get(piece));
        let missing = squares.and_then(|squares| squares.split(' ').nth(self.by.index()));
        let Some((missing, (board, keys))) = missing.zip(start.split_once(' ')) else { return start.to_owned() };
        let height = board.split('/').count();
        let rows = board.split('/').enumerate().map(|(from_top, row)| {
            let mut file = 0;
            let items = row.split(',').map(|item| {
                let square = Square::new(file, (height - 1 - from_top) as u8).to_string();
                file += item.trim_start_matches('x').parse().unwrap_or(1);
                // Where a form of play has no such army, there is nothing to take.
                let is_piece = item.starts_with(|letter: char| letter.is_ascii_uppercase());
                if is_piece && square == missing { "1" } else { item }
            });
            items.collect::<Vec<_>>().join(",")
        });
        rows.collect::<Vec<_>>().join("/") + " " + keys
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
