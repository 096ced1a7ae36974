//! Properties of Knot Chess that hold in every game, tested in random games.

#[path = "common/random.rs"]
mod random;

use std::collections::{BTreeMap, BTreeSet};

use bulldozer_gambit::rules::knot::{Options, Position, SetUp, each};
use bulldozer_gambit::rules::{
    Action, AlarmKind, Death, Describe as _, Effect, Game, Group, Kind, Manner, Odds, Outcome, PieceState, Resignation,
    Seat, Snapshot, Square,
};
use proptest::prelude::*;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use random::{Player, Step, Tried, actions, follow_game};

/// Positions that are rare in random games: everything near the Knot, frogs far from home, golems with something to
/// hit, royals in check and mated.
const STARTS: [&str; 6] = [
    "Wk,5,Wg,Bb,Bi,Wi,3,Bi,2/Wc,4,Wi,1,Wd,Bd,6,Bk/Wf,5,Bf^c17,We,Bg,Wb,6/7,Ba,Wf^d1,1,Bc,2,Be,1,Bf turn=W knot=Wa",
    "1,Wi,4,Bi,1,Bb,2,Wi,1,Wc,2/1,Bf^a17,5,Bi,2,Ba,5/2,Wb,3,Bg,Wg,2,Wf^b1,2,Bc,2/3,We,3,Wk,Wb,Bd,Wf^d1,2,Wa,2 \
     turn=W knot=Be",
    "7,Wf^a1,Wf^c1,6,Bc/Wk,1,Wc,5,Ba,1,Bf^d17,5/2,Wb,4,We,7,Bk/Bd,8,Be,Bf^b17,5 turn=W",
    "3,Bi,2,Wc,Wf^c1,Wf^b1,Bb,5,Bc/6,Be,Bb,5,Bi,2/8,Ba,7/3,Bi,We,1,Bf^c17,Wd,5,Bd,2 turn=W",
    "11,Wi,1,Wb,Bg,Bk/Wc,1,Bd,8,Wa,3,Bc/We,9,Wd,4,Bf/Wk,Bb,10,Bi,2,Bf turn=B",
    "Wk,Wg,14/Wc,Wi,13,Bc/Wf,Wi,6,Bi,Bf^c17,6/Wf^b1,6,Wg^d1,8 turn=W",
];

/// Plays random games of Knot Chess.
struct Random;

impl Player for Random {
    type Position = Position;

    const MOST_ACTIONS: usize = 200;
    const TRIED: (u8, u8) = (11, 18);
    const LETTERS: &'static [u8] = b"WBkcfgbiade^a1k9d17x238/,16 =-turnokqiepshvc0";

    /// Half of the games start at the usual position, some of them before the set-up.
    fn first_position(rng: &mut ChaCha8Rng) -> Position {
        let options = Options {
            setup: [SetUp::Standard, SetUp::Random, SetUp::Chosen][rng.random_range(0..3)],
            entity_teleport_captures: rng.random_bool(0.3),
            royal_frogs: rng.random_bool(0.7),
            pie: rng.random_bool(0.3),
            truce: if rng.random_bool(0.3) { rng.random_range(1..30) } else { 0 },
            standstill: if rng.random_bool(0.3) { rng.random_range(1..15) } else { 0 },
            odds: Odds { piece: rng.random_range(0..5), by: Seat(rng.random_range(0..2)) },
        };
        match rng.random_range(0..STARTS.len() * 2) {
            place if place < STARTS.len() - 1 => Position::from_text(STARTS[place], &options).unwrap(),
            _ => Position::start(&options),
        }
    }

    /// Rarely a berserk, and often one that captures.
    fn choose(position: &Position, rng: &mut ChaCha8Rng) -> Action {
        if rng.random_bool(0.002) {
            return Action::Resign(Resignation::Plain);
        }
        let all = actions(position);
        let table = position.snapshot();
        let onto_a_piece = |action: &Action| action.squares().is_some_and(|(_, to)| table.piece_on(to).is_some());
        let calm = |action: &Action| !matches!(action, Action::Berserk { .. });
        let busy: Vec<Action> = all.iter().copied().filter(onto_a_piece).collect();
        let calm: Vec<Action> = all.iter().copied().filter(calm).collect();
        let from = match rng.random_range(0..10) {
            0..3 if !busy.is_empty() => busy,
            3..9 if !calm.is_empty() => calm,
            _ => all,
        };
        from[rng.random_range(0..from.len())]
    }

    fn any_action(from: Square, to: Square, rng: &mut ChaCha8Rng) -> Action {
        match rng.random_range(0..20) {
            0 => Action::End,
            1 => Action::Pass,
            2 => Action::Swap,
            3 => Action::SetUp([Group::Kgb, Group::Cia, Group::Fbi, Group::Fide]),
            4 => Action::SetUp([Group::Kgb, Group::Kgb, Group::Fbi, Group::Fide]),
            5 => Action::Move { from, to, promotion: Some(Kind::new(b'r')) },
            6 => Action::Resign(Resignation::Freeze),
            7..=9 => Action::Berserk { from, to },
            10..=12 => Action::Teleport { from, to },
            _ => Action::Move { from, to, promotion: None },
        }
    }

    fn between(from: Square, to: Square) -> Vec<Action> {
        vec![Action::Move { from, to, promotion: None }, Action::Berserk { from, to }, Action::Teleport { from, to }]
    }

    fn look_at(effect: &Effect, table: &Snapshot, step: &Step<Position>) -> Tried {
        match effect {
            Effect::PieceMoved { piece, path, manner } => {
                look_at_path(&table.pieces[piece], path, *manner, table, step)?;
            }
            Effect::PieceThrew { path, .. } => {
                prop_assert!(walks(path) && empty_between(path, table), "{path:?} {}", step.text());
                prop_assert!(path.last().is_some_and(|&to| table.piece_on(to).is_some()), "{path:?} {}", step.text());
            }
            Effect::PieceFlung { piece, path } => {
                prop_assert_eq!(path.first(), Some(&table.pieces[piece].square), "{}", step.text());
                prop_assert!(path.len() > 1 && walks(path) && empty_between(path, table), "{path:?} {}", step.text());
            }
            Effect::PieceDied { piece, death: Death::Struck(by) } => {
                prop_assert_eq!(table.pieces[piece].square, table.pieces[by].square, "{}", step.text());
            }
            Effect::PieceDied { piece, death: Death::Captured(by) | Death::Trampled(by) } => {
                prop_assert_ne!(table.pieces[piece].seat, table.pieces[by].seat, "{}", step.text());
            }
            Effect::RingPulsed { piece, distance: found } => {
                prop_assert_eq!(distance(table.pieces[piece].square), *found, "{}", step.text());
            }
            Effect::PieceAppeared { piece, square, home, kind, .. } => {
                prop_assert!(!table.pieces.contains_key(piece), "{}", step.text());
                prop_assert_eq!(*home, (kind.letter() == 'f').then_some(*square), "{}", step.text());
            }
            _ => {}
        }
        Ok(())
    }
}

fn distance(square: Square) -> u8 {
    square.rank.abs_diff(8)
}

fn knot() -> Square {
    Square::new(10, 8)
}

/// Whether two squares touch.
fn beside(a: Square, b: Square) -> bool {
    let along = a.file == b.file && a.rank.abs_diff(b.rank) == 1;
    along || a == knot() && distance(b) == 1 || b == knot() && distance(a) == 1
}

fn walks(path: &[Square]) -> bool {
    path.windows(2).all(|pair| beside(pair[0], pair[1]))
}

/// Whether the squares of the path between its ends are empty.
fn empty_between(path: &[Square], table: &Snapshot) -> bool {
    path[1..path.len() - 1].iter().all(|&square| square == path[0] || table.piece_on(square).is_none())
}

/// Whether two squares are one step apart, or a leap of two over the board.
fn leaps(a: Square, b: Square) -> bool {
    let straight = a.file == b.file && a.rank.abs_diff(b.rank) == 2;
    straight || a == knot() && distance(b) == 2 || b == knot() && distance(a) == 2
}

fn look_at_path(piece: &PieceState, path: &[Square], manner: Manner, table: &Snapshot, step: &Step<Position>) -> Tried {
    let (first, last) = (path[0], path[path.len() - 1]);
    let right = match manner {
        Manner::Plain => walks(path) && empty_between(path, table),
        Manner::Roll => path.len() == 21 && walks(path) && empty_between(path, table) && first != last,
        Manner::Teleport => path.len() == 2 && distance(first) == distance(last),
        Manner::Slip => path.len() == 2 && walks(path) && table.piece_on(last).is_none() && piece.home != Some(first),
        Manner::Charge => walks(path) && distance(last) == 8,
        Manner::Leap => {
            let legs: Vec<_> = path.windows(2).map(|pair| (pair[0], pair[1])).collect();
            let may_step = match piece.kind.letter() {
                'c' => true,
                'd' => legs.len() > 1,
                _ => false,
            };
            let first = legs.first().is_some_and(|&(a, b)| leaps(a, b) || may_step && beside(a, b));
            first && legs[1..].iter().all(|&(a, b)| leaps(a, b)) && empty_between(path, table)
        }
    };
    prop_assert!(right, "{manner:?} {path:?} {}", step.text());
    if let Some((from, to)) = step.action.squares().filter(|_| manner != Manner::Slip) {
        prop_assert_eq!((first, last), (from, to), "{}", step.text());
    }
    Ok(())
}

properties_of! {
    Random, 96;
    effects_are_complete
    position_texts_round_trip
    tokens_round_trip
    listing_and_checking_agree
    no_pair_of_squares_is_forgotten
    playing_is_deterministic
    keys_are_kept_up_to_date
    turns_can_be_given
    finished_games_are_finished
    spoilt_position_texts_do_no_harm
}

/// The number of pieces of each kind of each player.
fn census(table: &Snapshot) -> BTreeMap<(u8, char), usize> {
    let mut census = BTreeMap::new();
    for piece in table.pieces.values() {
        *census.entry((piece.seat.0, piece.kind.letter())).or_default() += 1;
    }
    census
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// Pieces vanish only by dying, appear only in the set-up, and have a square of their own.
    #[test]
    fn pieces_balance(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let (before, after) = (step.before.snapshot(), step.after.snapshot());
            let dead = step.effects.iter().filter(|effect| matches!(effect, Effect::PieceDied { .. })).count();
            let born = step.effects.iter().filter(|effect| matches!(effect, Effect::PieceAppeared { .. })).count();
            prop_assert_eq!(before.pieces.len() + born, after.pieces.len() + dead, "{}", step.text());
            let all = if step.after.options().odds.piece > 0 { 25 } else { 26 };
            prop_assert!(born == 0 || born == all && before.pieces.is_empty(), "{}", step.text());
            let squares: BTreeSet<Square> = after.pieces.values().map(|piece| piece.square).collect();
            prop_assert_eq!(squares.len(), after.pieces.len(), "{}", step.text());
            let board: Vec<Square> = step.after.board().iter().map(|field| field.square).collect();
            prop_assert!(squares.iter().all(|square| board.contains(square)), "{}", step.text());
            for ((_, kind), count) in census(&after) {
                let most = match kind {
                    'i' => 3,
                    'b' | 'f' => 2,
                    _ => 1,
                };
                prop_assert!(count <= most, "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// What a move is foreseen to remove dies, and nothing else but an attacker that went berserk.
    #[test]
    fn prey_is_what_dies(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let table = step.before.snapshot();
            let mover = step.action.squares().and_then(|(from, _)| table.piece_on(from));
            let moves = matches!(step.action, Action::Move { .. } | Action::Berserk { .. } | Action::Teleport { .. });
            let foreseen = step.before.prey(step.action);
            prop_assert_eq!(foreseen.is_some(), moves, "{}", step.text());
            let (Some((kind, cells)), Some((id, piece))) = (foreseen, mover) else { return Ok(()) };
            prop_assert_eq!(kind.kind(), piece.kind, "{}", step.text());
            let dies = |effect: &Effect| match effect {
                Effect::PieceDied { piece, .. } if *piece != id => Some(table.pieces[piece].kind.letter()),
                _ => None,
            };
            let mut dead: Vec<char> = step.effects.iter().filter_map(dies).collect();
            let mut prey: Vec<char> = each(cells).map(|cell| step.before.kind_on(cell).kind().letter()).collect();
            prey.sort_unstable();
            dead.sort_unstable();
            prop_assert_eq!(prey, dead, "{}", step.text());
            Ok(())
        })?;
    }

    /// Frogs return by a square to their start squares in their owner's turn, unless they are blocked.
    #[test]
    fn frogs_slip_towards_home(seed: u64) {
        fn way(from: Square, to: Square) -> u8 {
            if from.file == to.file && (from.rank < 8) == (to.rank < 8) && from.rank != 8 && to.rank != 8 {
                from.rank.abs_diff(to.rank)
            } else {
                distance(from) + distance(to)
            }
        }
        follow_game::<Random>(seed, |step, _| {
            let (before, after) = (step.before.snapshot(), step.after.snapshot());
            let moved = step.action.squares().map(|(from, _)| from);
            for (id, frog) in before.pieces.iter().filter(|(_, piece)| piece.kind.letter() == 'f') {
                let (Some(home), Some(now)) = (frog.home, after.pieces.get(id)) else { continue };
                prop_assert_eq!(now.home, Some(home), "{}", step.text());
                let of_mover = Some(frog.seat) == before.turn && moved.is_some();
                let (was, is) = (way(frog.square, home), way(now.square, home));
                if !of_mover || was == 0 && moved != Some(frog.square) {
                    prop_assert_eq!(now.square, frog.square, "{}", step.text());
                } else if moved != Some(frog.square) {
                    prop_assert!(is + 1 == was || is == was, "{}", step.text());
                }
            }
            Ok(())
        })?;
    }

    /// Alarms show royals that could be captured, and a player never leaves one in check without need.
    #[test]
    fn alarms_are_true(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let table = step.after.snapshot();
            for alarm in step.after.alarms() {
                let (_, royal) = table.piece_on(alarm.square).ok_or_else(|| TestCaseError::fail(step.text()))?;
                let frogs_too = step.after.options().royal_frogs && royal.kind.letter() == 'f';
                prop_assert!(matches!(royal.kind.letter(), 'k' | 'c') || frogs_too, "{}", step.text());
                prop_assert!(!alarm.from.is_empty(), "{}", step.text());
                for from in alarm.from {
                    let attacker = table.piece_on(from).map(|(_, piece)| piece.seat);
                    prop_assert!(attacker.is_some_and(|seat| seat != royal.seat), "{}", step.text());
                }
                let of_mover = Some(royal.seat) == step.before.snapshot().turn && Some(royal.seat) != table.turn;
                if of_mover && step.after.outcome().is_none() {
                    prop_assert_eq!(alarm.kind, AlarmKind::Mate, "{}", step.text());
                }
            }
            Ok(())
        })?;
    }

    /// The turn alternates, apart from a swap of sides.
    #[test]
    fn turns_alternate(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let (before, after) = (step.before.snapshot().turn, step.after.snapshot().turn);
            let ended = step.effects.iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }));
            prop_assert_eq!(before != after, ended, "{}", step.text());
            let swapped = matches!(step.action, Action::Swap);
            prop_assert!(ended || swapped || step.after.outcome().as_ref().is_some_and(is_immediate), "{}", step.text());
            Ok(())
        })?;
    }
}

/// Whether a game ends before the turn has passed to the other player.
fn is_immediate(outcome: &Outcome) -> bool {
    use bulldozer_gambit::rules::EndReason::{Agreement, Resignation, RoyalsCaptured};
    matches!(outcome.reason, Agreement | Resignation | RoyalsCaptured)
}
