//! The liveries of the seats, which distinguish their pieces.

use bevy::prelude::*;

use super::palette::hex;
use crate::rules::{Seat, SeatColor, SeatInfo};

/// What distinguishes the pieces of a seat: the colour, and the sign on their bases.
#[derive(Copy, Clone, Debug)]
pub struct Livery {
    /// The colour.
    pub color: Color,
    /// The model of the disc under a piece; `None` if it has no base.
    pub base: Option<&'static str>,
    /// The model of the sign.
    pub mark: &'static str,
    /// The sign for flat drawing.
    pub sign: Sign,
}

/// A sign that distinguishes seats without colours.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    Circle,
    Triangle,
    Square,
    Plus,
}

const WHITE: Livery =
    Livery { color: hex(0xF2_EDE3), base: Some("base_white"), mark: "mark_white", sign: Sign::Circle };
const RED: Livery = Livery { color: hex(0xD6_402F), base: Some("base_red"), mark: "mark_red", sign: Sign::Triangle };
const BLACK: Livery =
    Livery { color: hex(0x24_272D), base: Some("base_black"), mark: "mark_black", sign: Sign::Square };
const BLUE: Livery = Livery { color: hex(0x2F_74D0), base: Some("base_blue"), mark: "mark_blue", sign: Sign::Plus };
const YELLOW: Livery =
    Livery { color: hex(0xF2_C22E), base: Some("base_white"), mark: "mark_white", sign: Sign::Circle };
const GREEN: Livery =
    Livery { color: hex(0x1E_A068), base: Some("base_black"), mark: "mark_black", sign: Sign::Square };
/// The livery of captured and dormant pieces, which have no player.
const NOBODY: Livery = Livery { color: hex(0x63_666C), base: None, mark: "mark_white", sign: Sign::Circle };

/// The livery of a seat.
pub fn livery(seats: &[SeatInfo], seat: Seat) -> Livery {
    seats.get(seat.index()).map_or(NOBODY, |info| match info.color {
        SeatColor::White => WHITE,
        SeatColor::Red => RED,
        SeatColor::Black => BLACK,
        SeatColor::Blue => BLUE,
        SeatColor::Yellow => YELLOW,
        SeatColor::Green => GREEN,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::theme::palette::ui;

    /// Players who cannot tell colours apart go by the signs and the shapes of bases.
    #[test]
    fn no_two_players_of_a_game_look_alike() {
        for game in GameId::ALL {
            let seats = game.seats();
            let all: Vec<Livery> = (0..seats.len() as u8).map(|seat| livery(seats, Seat(seat))).collect();
            for (number, one) in all.iter().enumerate() {
                for other in &all[..number] {
                    assert_ne!(one.color, other.color, "{game:?}");
                    assert_ne!(one.sign, other.sign, "{game:?}");
                    assert_ne!((one.base, one.mark), (other.base, other.mark), "{game:?}");
                }
            }
        }
    }

    /// WCAG 2 asks for 3 to 1 for large and bold text, such as the names on a player's colour.
    #[test]
    fn names_stand_out_on_the_colours_of_players() {
        for livery in [WHITE, RED, BLACK, BLUE, YELLOW, GREEN] {
            let color = ui::of(livery.color);
            let found = ui::contrast(ui::ink_on(color), color);
            assert!(found >= 3.0, "{:?}: {found:.2}", livery.sign);
        }
    }

    #[test]
    fn a_seat_without_a_player_has_no_livery_of_a_player() {
        let nobody = livery(GameId::Quad.seats(), Seat(9));
        assert_eq!((nobody.base, nobody.color), (None, NOBODY.color));
    }
}
