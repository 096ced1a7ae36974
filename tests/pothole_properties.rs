//! Properties of Pothole Chess that hold in every game, tested in random games.

#[path = "common/random.rs"]
mod random;

use std::collections::BTreeMap;

use bulldozer_gambit::rules::pothole::{Options, Position};
use bulldozer_gambit::rules::{
    Action, Death, Effect, Form, Game, Kind, Odds, PieceId, Resignation, Seat, Snapshot, Square,
};
use proptest::prelude::*;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use random::{Player, Step, Tried, actions, follow_game};

/// Positions that are rare in random games: promoted pieces, chips, locks, annexed armies, other boards.
const STARTS: [&str; 7] = [
    "Rm,1,Rc,x,Gc,1,Gm/2,Rk,1,@G,Gk,1/Rd,@R,4,Gd/x,2,@1,Gm,1,x/Wd,Rm,@2,2,@B,Bd/1,Wk,1,Wm,1,Bk,1/\
     Wm,@W,Wc,x,Bc,1,Bm turn=W",
    "Rk,1,Rd,x,Gd,1,Gk/Rc,@R,Rm,1,Gb,@G,Gc/Rd,3,Wm,Gb,1/x,Rc,@1,Wc,@2,1,x/Wd,Wm,Bc,Rb,1,Bm,1/Wc,@W,2,Bb,@B,Bc/\
     Wk,2,x,Bd,1,Bk turn=W quiet=12",
    "Rk,2,x,Gy,1,Gk/2,Rr,1,@R,1,Gc/1,@W,Ry,2,@G,Gd/x,Wr,1,@1,1,Gr,x/1,Wy,@2,1,By,@B,1/2,Wd,1,Br,1,Bc/\
     1,Wk,1,x,1,Bd,Bk turn=R last1=B last2=W",
    "Rk,2,x,Gd+nes,1,Gk/Rc+esw,@R,Rb+esw,1,Gb+new,@G,1/Rd+n,4,Gb+nsw,1/x,2,@1,Bb+nsw,1,x/Wd+nes,Wb,@2,Rc+nw,2,Bd/\
     Wc,@W,Wc+new,1,Bc+new,@B,1/Wk,2,x,Bd,1,Bk turn=G lock2=R last2=R quiet=3",
    "3,x,1,Gd,Gk/Wb,@R,Wb,1,Gb,@G,Gc/Wd,1,Wc,2,Gm,1/x,Wc+w,@1,1,@2,1,x/Wd,Wb,2,Gy,Wb,Wd/Wc,@W,2,Wb,@B,Gc/\
     1,Wk,1,x,1,Wc,1 turn=G pits=WWGW last1=W quiet=5",
    "Rk,7/1,Rm,Gc,Wd,4/2,@W,1,Wr,3/8/x2,Gy,@2,2,Br,1/4,Bm,Wb,2/Gk,6,Bb/Wk,3,@B,2,Bk turn=B",
    "Gk,1,Gd,x,1/1,@1,Gy,1,Rb/Wm,2,@R,Rk/1,Wc,x,2/Wk,Wb,1,@W,Rr turn=R",
];

/// Plays random games of Pothole Chess.
struct Random;

impl Player for Random {
    type Position = Position;

    const MOST_ACTIONS: usize = 400;
    const TRIED: (u8, u8) = (9, 9);
    const LETTERS: &'static [u8] = b"WRGBkcdbrym@12x378/,+nesw =-turndoepitsla0";

    /// Half of the games start at the usual position.
    fn first_position(rng: &mut ChaCha8Rng) -> Position {
        let form = if rng.random_bool(0.5) { Form::Cutthroat } else { Form::ALL[rng.random_range(0..Form::ALL.len())] };
        let options = Options {
            form,
            exact_cars: rng.random_bool(0.2),
            quiet_turns: 100,
            strict_centre: rng.random_bool(0.2),
            literal_megadozer: rng.random_bool(0.2),
            marked_corners: rng.random_bool(0.2),
            odds: Odds { piece: rng.random_range(0..4), by: Seat(rng.random_range(0..4)) },
        };
        match rng.random_range(0..STARTS.len() * 2) {
            // Some of the starts contradict rulings to try, or are won for a team.
            place if place < STARTS.len() => Position::from_text(STARTS[place], &options)
                .ok()
                .filter(|position| position.outcome().is_none())
                .unwrap_or_else(|| Position::from_text(STARTS[place], &Options::default()).unwrap()),
            _ => Position::start(&options),
        }
    }

    /// Often an action that ends on an occupied square.
    fn choose(position: &Position, rng: &mut ChaCha8Rng) -> Action {
        if rng.random_bool(0.002) {
            return Action::Resign(Resignation::Plain);
        }
        let all = actions(position);
        let table = position.snapshot();
        let onto_a_piece = |action: &Action| matches!(*action, Action::Move { to, .. } if table.piece_on(to).is_some());
        let busy: Vec<Action> = all.iter().copied().filter(onto_a_piece).collect();
        let from = if !busy.is_empty() && rng.random_bool(0.3) { busy } else { all };
        from[rng.random_range(0..from.len())]
    }

    fn any_action(from: Square, to: Square, rng: &mut ChaCha8Rng) -> Action {
        match rng.random_range(0..20) {
            0 => Action::End,
            1 => Action::Pass,
            2 => Action::Swap,
            3 => Action::Decline,
            4 => Action::Berserk { from, to },
            5 => Action::Teleport { from, to },
            6 => Action::Move { from, to, promotion: Some(Kind::new(b'r')) },
            7 => Action::Roll { file: 1, rank: 2 },
            8 => Action::Resign(Resignation::Freeze),
            9 => Action::Resign(Resignation::Remove),
            10..=13 => Action::MovePothole { from, to },
            _ => Action::Move { from, to, promotion: None },
        }
    }

    /// Actions of pieces and of potholes.
    fn between(from: Square, to: Square) -> Vec<Action> {
        vec![Action::Move { from, to, promotion: None }, Action::MovePothole { from, to }]
    }

    fn look_at(effect: &Effect, table: &Snapshot, step: &Step<Position>) -> Tried {
        match effect {
            Effect::PieceMoved { path, .. } => {
                let beside =
                    |pair: &[Square]| pair[0].file.abs_diff(pair[1].file).max(pair[0].rank.abs_diff(pair[1].rank)) == 1;
                prop_assert!(path.windows(2).all(beside), "{path:?} {}", step.text());
                if let Action::Move { to, .. } = step.action {
                    prop_assert_eq!(path.last(), Some(&to), "{}", step.text());
                }
            }
            Effect::PiecePushed { piece, from, cells, after, .. } => {
                prop_assert_eq!(table.pieces[piece].square, *from, "{}", step.text());
                prop_assert!(*cells > 0, "{}", step.text());
                let way = step.effects.iter().find_map(|effect| match effect {
                    Effect::PieceMoved { path, .. } => Some(path.len() - 1),
                    _ => None,
                });
                // A surviving piece is pushed to the end of the dozer's path.
                let steps = way.unwrap_or_default();
                let pushed_till = usize::from(after + cells);
                let lives = step.after.snapshot().pieces.contains_key(piece);
                prop_assert!(pushed_till == steps || !lives && pushed_till < steps, "{effect:?} {}", step.text());
            }
            Effect::PieceDied { piece, death: Death::FellInto(pothole) } => {
                prop_assert_eq!(table.pieces[piece].square, table.potholes[pothole].square, "{}", step.text());
            }
            Effect::PieceDied { piece, death: Death::Captured(captor) } => {
                prop_assert_eq!(table.pieces[piece].square, table.pieces[captor].square, "{}", step.text());
            }
            Effect::PotholeMoved { pothole, from, .. } => {
                prop_assert_eq!(table.potholes[pothole].square, *from, "{}", step.text());
            }
            Effect::PieceAnnexed { piece, .. } => {
                prop_assert!(table.pieces.contains_key(piece), "{}", step.text());
            }
            Effect::ChipGained { piece, chip } => {
                prop_assert!(!table.pieces[piece].chips.contains(*chip), "{}", step.text());
            }
            Effect::PiecePromoted { piece, .. } => {
                prop_assert_eq!(table.pieces[piece].chips.len(), 4, "{}", step.text());
            }
            Effect::TurnEnded { next, .. } => {
                prop_assert!(step.after.players().contains(*next), "{}", step.text());
            }
            _ => {}
        }
        Ok(())
    }
}

properties_of! {
    Random, 128;
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

fn promoted_or_king(kind: Kind) -> bool {
    matches!(kind.letter(), 'k' | 'r' | 'y' | 'm')
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// A player never moves the same piece or pothole twice in a turn, and a turn has at most two actions.
    #[test]
    fn nothing_moves_twice_in_a_turn(seed: u64) {
        let mut pieces = Vec::new();
        let mut potholes = Vec::new();
        follow_game::<Random>(seed, |step, _| {
            for effect in &step.effects {
                match effect {
                    Effect::PieceMoved { piece, .. } => {
                        prop_assert!(!pieces.contains(piece), "{}", step.text());
                        pieces.push(*piece);
                    }
                    Effect::PotholeMoved { pothole, .. } => {
                        prop_assert!(!potholes.contains(pothole), "{}", step.text());
                        potholes.push(*pothole);
                    }
                    Effect::TurnPassed { .. } => {
                        prop_assert!(pieces.is_empty() && potholes.is_empty(), "{}", step.text());
                    }
                    Effect::TurnEnded { .. } => {
                        pieces.clear();
                        potholes.clear();
                    }
                    _ => {}
                }
                prop_assert!(pieces.len() + potholes.len() <= 2, "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// Pieces vanish only by dying and never appear. Chips are gained one by one and returned together.
    #[test]
    fn pieces_and_chips_balance(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let (before, after) = (step.before.snapshot(), step.after.snapshot());
            let mut alive: BTreeMap<PieceId, Kind> = before.pieces.iter().map(|(&id, piece)| (id, piece.kind)).collect();
            let mut chips: i64 = before.pieces.values().map(|piece| i64::from(piece.chips.len())).sum();
            let mut table = before;
            for effect in &step.effects {
                let of = |piece: &PieceId| i64::from(table.pieces[piece].chips.len());
                match effect {
                    Effect::PieceDied { piece, .. } => {
                        chips -= of(piece);
                        prop_assert!(alive.remove(piece).is_some(), "{}", step.text());
                    }
                    Effect::PieceAnnexed { piece, kind, .. } => {
                        chips -= of(piece);
                        prop_assert!(!promoted_or_king(*kind), "{}", step.text());
                        alive.insert(*piece, *kind);
                    }
                    Effect::ChipGained { .. } => chips += 1,
                    Effect::PiecePromoted { piece, kind } => {
                        chips -= 4;
                        alive.insert(*piece, *kind);
                    }
                    _ => {}
                }
                effect.apply(&mut table);
            }
            let found: BTreeMap<PieceId, Kind> = after.pieces.iter().map(|(&id, piece)| (id, piece.kind)).collect();
            prop_assert_eq!(found, alive, "{}", step.text());
            let found: i64 = after.pieces.values().map(|piece| i64::from(piece.chips.len())).sum();
            prop_assert_eq!(found, chips, "{}", step.text());
            for piece in after.pieces.values() {
                prop_assert!(piece.chips.len() < 4, "{}", step.text());
                prop_assert!(piece.chips.is_empty() || !promoted_or_king(piece.kind), "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// Everything has a square of its own, potholes stay on squares of their class, and only active players have
    /// pieces.
    #[test]
    fn everything_has_its_place(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let table = step.after.snapshot();
            let pieces = table.pieces.values().map(|piece| piece.square);
            let mut taken: Vec<Square> = pieces.chain(table.potholes.values().map(|pothole| pothole.square)).collect();
            let all = taken.len();
            taken.sort();
            taken.dedup();
            prop_assert_eq!(taken.len(), all, "{}", step.text());
            for piece in table.pieces.values() {
                prop_assert!(step.after.players().contains(piece.seat), "{}", step.text());
            }
            let standard = step.after.to_text().split(' ').next().map_or(0, |board| board.matches('/').count()) == 6;
            for (id, pothole) in table.potholes.iter().filter(|_| standard) {
                let (file, rank) = (pothole.square.file, pothole.square.rank);
                let centre = (2..=4).contains(&file) && (2..=4).contains(&rank);
                prop_assert_eq!(centre, id.0 >= 4, "{}", step.text());
                prop_assert!(centre || (file != 3 && rank != 3), "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// Partners do not capture each other and do not push each other's king to its death. They get the same points,
    /// and in the three-handed form nothing is blue.
    #[test]
    fn partners_stay_together(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let table = step.before.snapshot();
            let sides = step.before.seating().sides;
            let is_partner = |piece: &PieceId| {
                let owner = table.pieces[piece].seat;
                owner != step.before.turn() && sides[step.before.turn().index()].contains(owner)
            };
            let has_resigned = matches!(step.action, Action::Resign(_));
            for effect in step.effects.iter().filter(|_| !has_resigned) {
                if let Effect::PieceDied { piece, death } = effect {
                    let is_king = table.pieces[piece].kind.letter() == 'k';
                    let is_spared = is_king || matches!(death, Death::Captured(_));
                    prop_assert!(!(is_spared && is_partner(piece)), "{}", step.text());
                }
            }
            if let Some(outcome) = step.after.outcome() {
                for (seat, side) in sides.iter().enumerate() {
                    let same = side.iter().all(|other| outcome.points[seat] == outcome.points[other.index()]);
                    prop_assert!(same, "{}", step.text());
                }
            }
            let is_empty = sides[3].is_empty();
            prop_assert!(!is_empty || step.after.snapshot().pieces.values().all(|piece| piece.seat.0 != 3));
            Ok(())
        })?;
    }
}
