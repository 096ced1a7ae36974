//! Explains a move in one line: from what it does, from what it threatens, and from the principal variation.

mod intent;

use super::done::Done;
use super::plan::Plan;
use super::player::Choice;
use super::threat::threats;
use super::view::{SURE, WON};
use crate::rules::{
    Action, AnyGame, Case, Death, Decider, Departure, Effect, Effects, Manner, Noun, PieceId, Seat, SeatSet, in_a_row,
};
use crate::texts::text;

/// Maximum number of a move's effects that are named.
const MOST_TOLD: usize = 3;
/// How many plies of the principal variation are searched for the reply, and for what a move prepares.
const LOOKED_AHEAD: usize = 8;
/// What a player would do in a position, if that is beyond doubt.
pub(super) type Expects<'a> = dyn FnMut(&dyn AnyGame) -> Option<Action> + 'a;

/// From these scores on, in centipawns, a side is called better, and much better.
const BETTER: i32 = 100;
const MUCH_BETTER: i32 = 400;

/// The reason for a choice, and what it announces. `expects` tells what the player would do in a later position, if that is
/// beyond doubt.
pub(super) fn explain(
    line: &dyn AnyGame,
    choice: &Choice,
    expects: &mut Expects<'_>,
) -> (Option<String>, Option<Plan>) {
    let Some(done) = Done::of(line, choice.action) else { return (None, None) };
    let (mut parts, mut expected, mut plan) = (deeds(line, &done), None, None);
    parts.truncate(MOST_TOLD);
    if done.after.outcome().is_none() {
        let score = choice.score.unwrap_or(0);
        if score >= SURE {
            parts.push(text!("reason-forced-win", count = WON - score));
        } else if score <= -SURE {
            parts.push(text!("reason-holds-out"));
        } else if parts.is_empty() {
            parts.extend(saved(line, &done));
            let intent = intent::threatened(line, &done, expects);
            let intent = intent.or_else(|| intent::prepared(line, done.by, &choice.line, expects));
            if let Some((said, announced)) = intent {
                parts.push(said);
                plan = Some(announced);
            }
        }
        if parts.is_empty() {
            parts.push(standing(score));
        }
        expected = reply(line, done.by, &choice.line);
    }
    let told = in_a_row(&parts);
    (Some(expected.map_or(told.clone(), |expected| format!("{told}; {expected}"))), plan)
}

fn standing(score: i32) -> String {
    match score {
        MUCH_BETTER.. => text!("reason-clear-lead"),
        BETTER.. => text!("reason-upper-hand"),
        n if n > -BETTER => text!("reason-balance"),
        n if n > -MUCH_BETTER => text!("reason-least-bad"),
        _ => text!("reason-behind"),
    }
}

/// What an action does, most important first, as in "takes Blue's queen".
fn deeds(line: &dyn AnyGame, done: &Done) -> Vec<String> {
    let seats = line.seats();
    let name = |seat: Seat| seat.called(seats);
    let mut parts = Vec::new();
    let won = done.after.outcome().filter(|outcome| {
        let points = outcome.points;
        points[done.by.index()] > 0
            && points.iter().enumerate().all(|(seat, &other)| {
                seat == done.by.index()
                    || other < points[done.by.index()]
                    || line.seating().sides[done.by.index()].contains(Seat(seat as u8))
            })
    });
    if won.is_some() {
        parts.push(text!("reason-wins"));
    }
    let mut fallen = SeatSet::EMPTY;
    for &(seat, departure) in done.gone.iter().filter(|&&(seat, _)| seat != done.by) {
        match departure {
            Departure::Mated { .. } => parts.push(text!("reason-mates", player = name(seat))),
            Departure::KingKilled(_) | Departure::KingCaptured(_) => {
                fallen.insert(seat);
                parts.push(match struck_king(done, seat) {
                    Some(Death::FellInto(_)) => {
                        text!("reason-pushes-into", piece = Noun::King.of(name(seat), Case::Accusative))
                    }
                    Some(Death::FellOff) => {
                        text!("reason-pushes-off", piece = Noun::King.of(name(seat), Case::Accusative))
                    }
                    _ => text!("reason-captures-king", player = name(seat)),
                });
            }
            Departure::Drew(_) => parts.push(text!("reason-leaves-draw", player = name(seat))),
            _ => {}
        }
    }
    for struck in &done.struck {
        let what = noun_of(line, done, struck.piece);
        if what == Noun::King && fallen.contains(struck.owner) {
            continue;
        }
        let whose = what.of(name(struck.owner), Case::Accusative);
        parts.push(match struck.death {
            Some(Death::FellInto(_)) => text!("reason-pushes-into", piece = whose),
            Some(Death::FellOff) => text!("reason-pushes-off", piece = whose),
            Some(Death::Trampled(_)) => text!("reason-runs-over", piece = whose),
            Some(Death::Struck(_)) => text!("reason-strikes", piece = whose),
            _ => text!("reason-takes", piece = whose),
        });
    }
    parts.extend(other_deeds(line, done));
    let checked = done.checked.iter().filter(|&seat| !fallen.contains(seat) && done.after.players().contains(seat));
    parts.extend(checked.map(|seat| text!("reason-check", player = name(seat))));
    if parts.is_empty() && was_checked(line, done) {
        parts.push(text!("reason-answers-check"));
    }
    parts
}

/// What an action does besides harming rivals.
fn other_deeds(line: &dyn AnyGame, done: &Done) -> Vec<String> {
    let mut parts = Vec::new();
    let mut moved = 0;
    for effect in &done.effects {
        match *effect {
            Effect::PieceWoken { piece, .. } => {
                parts.push(text!("reason-wakes", piece = noun_of(line, done, piece).the(Case::Accusative)));
            }
            Effect::PiecePromoted { kind, .. } => {
                parts.push(text!("reason-promotes", piece = line.words().noun(kind).one(Case::Accusative)));
            }
            Effect::ChipGained { .. } => parts.push(text!("reason-chip")),
            Effect::PotholeAnnexed { to, .. } if to == Some(done.by) => {
                parts.push(text!("reason-pothole"));
            }
            Effect::PieceMoved { piece, manner: Manner::Plain, .. } => {
                moved += u32::from(done.before.pieces.get(&piece).is_some_and(|state| state.controller == done.by));
            }
            _ => {}
        }
    }
    if moved == 2 && parts.is_empty() && done.struck.is_empty() {
        parts.push(text!("reason-castles"));
    }
    parts
}

fn struck_king(done: &Done, seat: Seat) -> Option<Death> {
    // All other pieces of that player are merely removed, which `struck` leaves out.
    done.struck.iter().find(|struck| struck.owner == seat).and_then(|struck| struck.death)
}

fn was_checked(line: &dyn AnyGame, done: &Done) -> bool {
    let own = |square| done.before.piece_on(square).is_some_and(|(_, king)| king.controller == done.by);
    line.words().alarms().iter().any(|alarm| own(alarm.square))
}

/// The piece's noun before the action.
fn noun_of(line: &dyn AnyGame, done: &Done, piece: PieceId) -> Noun {
    done.before.pieces.get(&piece).map_or(Noun::Piece, |state| line.words().noun(state.kind))
}

/// The best piece that an action saves: threatened before, and no longer after it.
fn saved(line: &dyn AnyGame, done: &Done) -> Option<String> {
    let after = done.after.snapshot();
    let rest = threats(&*done.after, done.by);
    let saved = threats(line, done.by).into_iter().find_map(|threat| {
        let (piece, _) = done.before.piece_on(threat.square)?;
        let stands = after.pieces.get(&piece)?.square;
        rest.iter().all(|other| other.square != stands).then_some(piece)
    })?;
    Some(text!("reason-saves", piece = noun_of(line, done, saved).the(Case::Accusative)))
}

/// The rivals' expected reply.
fn reply(line: &dyn AnyGame, by: Seat, expected: &[Action]) -> Option<String> {
    let mut line = line.clone_box();
    let side = line.seating().sides[by.index()];
    for &action in expected.iter().take(LOOKED_AHEAD) {
        match line.decider()? {
            Decider::Seat(seat) if seat != by && !side.contains(seat) && action.squares().is_some() => {
                let (from, to) = action.squares()?;
                let (from, to) = (from.to_string(), to.to_string());
                return Some(text!("reason-reply", player = seat.called(line.seats()), from = from, to = to));
            }
            _ => line.play(action, Effects::ignored()).ok()?,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::bots::{Bot, Level, Limits, Player, Situation};
    use crate::rules::{Effects, GameId, zobrist};

    /// The best action of a position, and the reason for it.
    fn why(game: GameId, position: &str) -> String {
        let line = game.set_up([], Some(position)).unwrap();
        let situation = Situation { game, options: &[], start: Some(position), actions: &[], line: &*line };
        let mut bot = Bot::new(Level::STRONGEST, 1);
        bot.explain(true);
        let choice = bot.choose(&situation, Limits::nodes(20_000)).unwrap();
        format!("{}: {}", choice.action.token(line.seats()), choice.reason.unwrap())
    }

    #[test]
    fn reasons_say_what_a_move_does() {
        let auction =
            "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/4,Yq,9/14/Bk,13/14/14/4,Rr,9/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R";
        let king = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/6,Rr,7/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R";
        for (game, position, expected) in [
            (GameId::Quad, "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S", "d2d6: takes West's queen"),
            (
                GameId::Quad,
                "Wk,6,Nk/2,Sr,5/4,Np,3/8/8/4,Wp,2,Ek/1,Sk,6/3,Sr,4 turn=S castle=-",
                "d1d8: mates West and mates North",
            ),
            (GameId::Auction, auction, "e4e9: takes Yellow's queen"),
            (GameId::Auction, king, "g4g14: captures Yellow's king"),
        ] {
            let said = why(game, position);
            assert!(said.starts_with(expected), "{said}");
        }
    }

    #[test]
    fn every_move_has_a_reason_in_one_line() {
        for game in GameId::ALL {
            let mut line = game.set_up([], None).unwrap();
            let mut bot = Bot::new(Level::STRONGEST, 1);
            bot.explain(true);
            for number in 0..120_u64 {
                let actions = line.actions();
                let Some(&action) = actions.get((zobrist(number) % actions.len().max(1) as u64) as usize) else {
                    break;
                };
                let situation = Situation { game, options: &[], start: None, actions: &[], line: &*line };
                if number % 9 == 0
                    && actions.len() > 1
                    && let Ok(choice) = bot.choose(&situation, Limits::nodes(300))
                {
                    let said = choice.reason.clone().unwrap_or_default();
                    let is_special =
                        matches!(choice.action, crate::rules::Action::SetUp(_) | crate::rules::Action::Pass);
                    assert!(is_special || !said.is_empty(), "{game:?}: {choice:?}");
                    assert!(!said.contains('\n') && !said.ends_with('.') && said.len() < 200, "{said}");
                }
                line.play_unchecked(action, Effects::ignored());
            }
        }
    }
}
