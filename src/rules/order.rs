//! The order of play, in any of the games.

use super::Decider;
use super::any_game::AnyGame;
use super::describe::{Due, DueReason};
use super::seat::Seat;

/// The armies that are to act, in order: as the game tells it if it has special rules, or else the players still in,
/// starting with the one on turn. Empty once the game is over.
pub fn order_of_play(table: &dyn AnyGame) -> Vec<Due> {
    if table.outcome().is_some() {
        return Vec::new();
    }
    let told = table.words().order_of_play();
    if !told.is_empty() {
        return told;
    }
    // Players who bid or place act before the turn goes on.
    let turn = match table.decider() {
        Some(Decider::Seat(seat)) => seat,
        _ => table.turn(),
    };
    let (seats, players) = (table.seats().len() as u8, table.players());
    let round = (0..seats).map(|step| Seat((turn.0 + step) % seats)).filter(|&seat| players.contains(seat));
    round.map(|seat| Due { army: seat, player: seat, reason: DueReason::Turn }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// The letters of the armies, starting with the one to act.
    fn order(game: GameId, position: Option<&str>, tokens: &[&str]) -> String {
        let mut table = game.set_up([], position).unwrap();
        for token in tokens {
            table.play(Action::parse(token, game.seats()).unwrap(), Effects::ignored()).unwrap();
        }
        order_of_play(&*table).iter().map(|due| due.army.letter(game.seats())).collect()
    }

    /// Red may offer a queen, and all others may bid.
    const HANDS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,12,Gk/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                         turn=R handR=q3 handB=r2 handY=n2 handG=b2";

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
            (GameId::Auction, Some(HANDS), &["h1i1", "offer:q3"], "BYGR"),
        ] {
            assert_eq!(order(game, position, tokens), expected, "{game:?} {tokens:?}");
        }
    }
}
