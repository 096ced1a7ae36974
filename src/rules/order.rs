//! Who acts when, in any of the games.

use super::any_game::AnyGame;
use super::describe::{Due, DueReason};
use super::seat::Seat;

/// Who is to act, in the order in which they are: as the game tells it, where it has more to tell than whose turn comes
/// after whose, else the players who are in, from the one on turn on. Nobody once the game is over.
pub fn order_of_play(table: &dyn AnyGame) -> Vec<Due> {
    if table.outcome().is_some() {
        return Vec::new();
    }
    let told = table.words().order_of_play();
    if !told.is_empty() {
        return told;
    }
    let (seats, turn, players) = (table.seats().len() as u8, table.turn(), table.players());
    let round = (0..seats).map(|step| Seat((turn.0 + step) % seats)).filter(|&seat| players.contains(seat));
    round.map(|seat| Due { army: seat, player: seat, reason: DueReason::Turn }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// The armies by their letters, who acts now first.
    fn order(game: GameId, position: Option<&str>, tokens: &[&str]) -> String {
        let mut table = game.set_up([], position).unwrap();
        for token in tokens {
            table.play(Action::parse(token, game.seats()).unwrap(), Effects::unheard()).unwrap();
        }
        order_of_play(&*table).iter().map(|due| due.army.letter(game.seats())).collect()
    }

    #[test]
    fn everybody_who_is_in_has_a_place() {
        let killed = "Rk,2,x,2,Gk/Wc,1,@R,4/Rb,6/x,1,@1,1,@2,1,x/7/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
        for (game, position, tokens, expected) in [
            (GameId::Pothole, None, &[][..], "WRGB"),
            (GameId::Pothole, None, &["c2d2"], "WRGB"),
            (GameId::Pothole, None, &["c2d2", "end"], "RGBW"),
            (GameId::Pothole, Some(killed), &["a6a7", "end"], "GBW"),
            (GameId::Knot, Some("6,Wi,9/16/16/14,Bg,Bc turn=B knot=Wc"), &[], "BW"),
            (GameId::Quad, None, &[], "SWNE"),
            (GameId::Auction, None, &[], "RBYG"),
        ] {
            assert_eq!(order(game, position, tokens), expected, "{game:?} {tokens:?}");
        }
    }
}
