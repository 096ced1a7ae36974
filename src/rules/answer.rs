//! Whether an attack would be answered: whether the capturing piece could be recaptured.

use super::action::Action;
use super::any_game::AnyGame;
use super::effect::{Effect, Effects, PieceId};
use super::seat::Seat;
use super::snapshot::Snapshot;
use super::web::Attack;

/// For each attack, whether the other side could recapture, or the attacker is lost by its own capture. False if the
/// attacker may not capture now: it is pinned, or its player must do something else first.
pub fn answered(table: &dyn AnyGame, attacks: &[Attack]) -> Vec<bool> {
    let mut found = vec![false; attacks.len()];
    // In the middle of a turn, other players act only after it has ended.
    let mut settled = table.clone_box();
    if !settled.turn_begins() && settled.check(Action::End).is_ok() {
        settled.play_unchecked(Action::End, Effects::ignored());
    }
    let lying = settled.snapshot();
    for seat in (0..table.seats().len() as u8).map(Seat) {
        let is_own = |attack: &Attack| lying.piece_on(attack.from).is_some_and(|(_, piece)| piece.controller == seat);
        if !attacks.iter().any(is_own) {
            continue;
        }
        // Quad: turns belong to armies, and one player may control several.
        let armies = (0..table.seats().len() as u8).map(Seat).filter(|&army| {
            let moves = |piece: &super::snapshot::PieceState| piece.seat == army && piece.controller == seat;
            lying.pieces.values().any(moves)
        });
        // The player to move may have to answer a check first.
        let has_turn = |army| if settled.turn() == army { Some(settled.clone_box()) } else { settled.with_turn(army) };
        for turned in armies.filter_map(has_turn) {
            let actions = turned.actions();
            for (number, attack) in attacks.iter().enumerate().filter(|(_, attack)| is_own(attack)) {
                let mut ways =
                    actions.iter().filter(|action| action.squares().is_some_and(|(from, _)| from == attack.from));
                // Only the first matching action counts: a piece rarely has two ways to capture.
                found[number] |= ways.find_map(|&action| answers(&*turned, &lying, attack, action)).unwrap_or(false);
            }
        }
    }
    found
}

/// Whether `action` is answered; `None` if it is not the threatened capture.
fn answers(table: &dyn AnyGame, lying: &Snapshot, attack: &Attack, action: Action) -> Option<bool> {
    let ((taker, _), (victim, taken)) = (lying.piece_on(attack.from)?, lying.piece_on(attack.on)?);
    let (mut next, mut effects) = (table.clone_box(), Vec::new());
    next.play_unchecked(action, Effects::recording(&mut effects));
    effects.iter().any(|effect| takes(effect, victim)).then(|| {
        let after = next.snapshot();
        // If the attacker is gone, it destroyed itself by the capture.
        let Some(stands) = after.pieces.get(&taker).map(|piece| piece.square) else { return true };
        let partners = next.seating().sides.get(taken.controller.index()).copied().unwrap_or_default();
        next.words().attacks().iter().any(|back| {
            let by = after.piece_on(back.from).map(|(_, piece)| piece.controller);
            back.on == stands && by.is_some_and(|by| by == taken.controller || partners.contains(by))
        })
    })
}

/// Whether the effect takes the piece.
fn takes(effect: &Effect, victim: PieceId) -> bool {
    match *effect {
        Effect::PieceDied { piece, .. } | Effect::PieceHoarded { piece, .. } | Effect::PieceWoken { piece, .. } => {
            piece == victim
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    /// The attacks that would be answered, and those that would not, in the form attacker>attacked.
    fn told(game: GameId, position: &str) -> [String; 2] {
        let table = game.set_up([], Some(position)).unwrap();
        let attacks = table.words().attacks();
        let answered = answered(&*table, &attacks);
        [true, false].map(|wanted| {
            let those = attacks.iter().zip(&answered).filter(|&(_, &answered)| answered == wanted);
            those.map(|(attack, _)| format!("{}>{}", attack.from, attack.on)).collect::<Vec<_>>().join(" ")
        })
    }

    #[test]
    fn who_takes_what_is_guarded_is_taken() {
        for (game, position, guarded, bare) in [
            // A rook guards the pawn that another rook attacks; without it the pawn is unguarded.
            (GameId::Quad, "Wk,6,Nk/3,Nr,4/8/3,Np,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-", "d3>d5", ""),
            (GameId::Quad, "Wk,6,Nk/8/8/3,Np,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-", "", "d3>d5"),
            // A car reaches the bulldozer after its push of the dirt devil, but not after its push of the car.
            (GameId::Pothole, "Rd,2/1,Wb,1/Rc,2 turn=W", "b2>a3", "b2>a1 a1>b2"),
            // In the middle of a turn, too.
            (GameId::Pothole, "Rd,2/1,Wb,1/Rc,2 turn=R done=a3 noisy=1", "b2>a3", "b2>a1 a1>b2"),
            // A berserk attacker is gone. A king guards a golem, whose flying victim would destroy the guard.
            (GameId::Knot, "Wf,15/2,Wa,1,Bf,11/Wk,15/7,Bk,8 turn=W", "b3>d8", "b3>b5 b3>b5 b5>b3"),
            (GameId::Knot, "Wk,1,Wg,Bi,1,Bd,10/16/16/Bk,15 turn=W", "a6>a3", "a3>a4 a3>a6"),
        ] {
            assert_eq!(told(game, position), [guarded, bare], "{position}");
        }
    }
}
