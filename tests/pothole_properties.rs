//! Properties of Pothole Chess that hold in every game, tried in random games.

use std::collections::BTreeMap;

use bulldozer_gambit::rules::pothole::{Options, Position};
use bulldozer_gambit::rules::{
    Action, Death, Decider, Effect, Game, Kind, PieceId, Refusal, Resignation, Square, Tableau, play, play_unchecked,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const MOST_ACTIONS: usize = 400;

/// Positions that random games from the start seldom come to: promoted pieces, chips, locks, annexed armies, other
/// boards.
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

/// Half of the games begin at the start.
fn first_position(rng: &mut ChaCha8Rng) -> Position {
    let options = Options { exact_cars: rng.random_bool(0.2), quiet_turns: 100 };
    match rng.random_range(0..STARTS.len() * 2) {
        place if place < STARTS.len() => Position::from_text(STARTS[place], &options).unwrap(),
        _ => Position::start(&options),
    }
}

fn actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn any_square(rng: &mut ChaCha8Rng) -> Square {
    Square::new(rng.random_range(0..9), rng.random_range(0..9))
}

fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let (from, to) = (any_square(rng), any_square(rng));
    match rng.random_range(0..20) {
        0 => Action::End,
        1 => Action::Pass,
        2 => Action::Swap,
        3 => Action::Decline,
        4 => Action::Berserk { from, to },
        5 => Action::Teleport { from, to },
        6 => Action::Move { from, to, promotion: Some(Kind(b'r')) },
        7 => Action::Roll { file: 1, rank: 2 },
        8 => Action::Resign(Resignation::Freeze),
        9 => Action::Resign(Resignation::Remove),
        10..=13 => Action::MovePothole { from, to },
        _ => Action::Move { from, to, promotion: None },
    }
}

fn any_letter(rng: &mut ChaCha8Rng) -> char {
    const LETTERS: &[u8] = b"WRGBkcdbrym@12x378/,+nesw =-turndoepitsla0";
    char::from(LETTERS[rng.random_range(0..LETTERS.len())])
}

/// A listed action, seldom `resign`, often one that ends where something stands.
fn choose(position: &Position, rng: &mut ChaCha8Rng) -> Action {
    if rng.random_bool(0.002) {
        return Action::Resign(Resignation::Plain);
    }
    let all = actions(position);
    let table = position.tableau();
    let onto_a_piece = |action: &Action| matches!(*action, Action::Move { to, .. } if table.piece_on(to).is_some());
    let busy: Vec<Action> = all.iter().copied().filter(onto_a_piece).collect();
    let from = if !busy.is_empty() && rng.random_bool(0.3) { busy } else { all };
    from[rng.random_range(0..from.len())]
}

/// One action of a random game.
struct Step {
    number: usize,
    before: Position,
    action: Action,
    effects: Vec<Effect>,
    after: Position,
}

impl Step {
    /// What proptest prints of a failing step.
    fn text(&self) -> String {
        let token = self.action.token(Position::SEATS);
        format!("action {}: {token} in {} with {:?}", self.number, self.before.to_text(), self.before.options())
    }
}

/// Plays a random game of at most [`MOST_ACTIONS`] actions and shows every step to `look`.
fn follow_game(
    seed: u64,
    mut look: impl FnMut(&Step, &mut ChaCha8Rng) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = first_position(&mut rng);
    for number in 1..=MOST_ACTIONS {
        if position.outcome().is_some() {
            break;
        }
        let action = choose(&position, &mut rng);
        let mut step = Step { number, before: position.clone(), action, effects: Vec::new(), after: position };
        play_unchecked(&mut step.after, action, &mut step.effects);
        look(&step, &mut rng)?;
        position = step.after;
    }
    Ok(())
}

/// Applies the effects to the table before, and looks whether each speaks of what is there.
fn retell(step: &Step) -> Result<Tableau, TestCaseError> {
    let mut table = step.before.tableau();
    let mut steps = 0;
    for effect in &step.effects {
        match effect {
            Effect::PieceMoved { piece, path, .. } => {
                steps = path.len() - 1;
                prop_assert_eq!(path.first(), Some(&table.pieces[piece].square), "{}", step.text());
                prop_assert!(path.len() > 1, "{}", step.text());
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
                // Whatever lives is pushed to the end of the dozer's way.
                let pushed_till = usize::from(after + cells);
                let lives = step.after.tableau().pieces.contains_key(piece);
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
            Effect::PieceDied { piece, .. } | Effect::PieceAnnexed { piece, .. } => {
                prop_assert!(table.pieces.contains_key(piece), "{}", step.text());
            }
            Effect::ChipGained { piece, chip } => {
                prop_assert!(!table.pieces[piece].chips.contains(*chip), "{}", step.text());
            }
            Effect::PiecePromoted { piece, .. } => {
                prop_assert_eq!(table.pieces[piece].chips.len(), 4, "{}", step.text());
            }
            Effect::TurnEnded { seat, next } => {
                prop_assert_eq!(table.turn, Some(*seat), "{}", step.text());
                prop_assert!(step.after.players().contains(*next), "{}", step.text());
            }
            _ => {}
        }
        table.apply(effect);
    }
    Ok(table)
}

fn promoted_or_king(kind: Kind) -> bool {
    matches!(kind.letter(), 'k' | 'r' | 'y' | 'm')
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// The effects of an action lead from the table before it to the table after it.
    #[test]
    fn effects_are_complete(seed: u64) {
        follow_game(seed, |step, _| {
            let table = retell(step)?;
            prop_assert_eq!(table, step.after.tableau(), "{}", step.text());
            prop_assert!(matches!(step.effects.first(), Some(Effect::ActionTaken { action, .. })
                if *action == step.action), "{}", step.text());
            let taken = step.effects.iter().filter(|effect| matches!(effect, Effect::ActionTaken { .. })).count();
            prop_assert_eq!(taken, 1, "{}", step.text());
            let ended = step.effects.iter().filter(|effect| matches!(effect, Effect::GameEnded { .. })).count();
            prop_assert_eq!(ended, usize::from(step.after.outcome().is_some()), "{}", step.text());
            Ok(())
        })?;
    }

    /// A position is read as it was written, with the same legal actions.
    #[test]
    fn position_texts_round_trip(seed: u64) {
        follow_game(seed, |step, _| {
            let text = step.after.to_text();
            let read = Position::from_text(&text, step.after.options());
            let read = read.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(read.to_text(), text);
            prop_assert_eq!(actions(&read), actions(&step.after), "{}", step.text());
            prop_assert_eq!(read.outcome(), step.after.outcome());
            prop_assert_eq!(read.decider(), step.after.decider());
            Ok(())
        })?;
    }

    /// Tokens are read as they were written, and no two actions share one.
    #[test]
    fn tokens_round_trip(seed: u64) {
        follow_game(seed, |step, _| {
            let mut tokens = Vec::new();
            for action in actions(&step.before) {
                let token = action.token(Position::SEATS).to_string();
                prop_assert_eq!(Action::parse(&token, Position::SEATS), Ok(action));
                tokens.push(token);
            }
            let all = tokens.len();
            tokens.sort();
            tokens.dedup();
            prop_assert_eq!(tokens.len(), all, "{}", step.text());
            Ok(())
        })?;
    }

    /// What is listed is legal, what is not is refused, and a refused action changes nothing.
    #[test]
    fn listing_and_checking_agree(seed: u64) {
        follow_game(seed, |step, rng| {
            let listed = actions(&step.before);
            prop_assert_eq!(step.before.count_actions(), listed.len() as u64, "{}", step.text());
            prop_assert!(!listed.is_empty(), "{}", step.text());
            for &action in &listed {
                prop_assert_eq!(step.before.check(action), Ok(()), "{:?} {}", action, step.text());
            }
            for action in [Action::Resign(Resignation::Plain), Action::Draw(None)] {
                prop_assert_eq!(step.before.check(action), Ok(()), "{}", step.text());
            }
            for _ in 0..40 {
                let action = any_action(rng);
                let mut position = step.before.clone();
                let mut effects = Vec::new();
                if !listed.contains(&action) {
                    prop_assert!(play(&mut position, action, &mut effects).is_err(), "{:?} {}", action, step.text());
                    prop_assert_eq!(&position, &step.before, "{:?}", action);
                    prop_assert!(effects.is_empty(), "{:?} {}", action, step.text());
                }
            }
            Ok(())
        })?;
    }

    /// Every pair of squares, for pieces and potholes, is either listed or refused; now and then, for it takes long.
    #[test]
    fn no_pair_of_squares_is_forgotten(seed: u64) {
        follow_game(seed, |step, _| {
            if step.number % 40 != 1 {
                return Ok(());
            }
            let listed = actions(&step.before);
            let squares = || (0..9).flat_map(|file| (0..9).map(move |rank| Square::new(file, rank)));
            for from in squares() {
                for to in squares() {
                    for action in [Action::Move { from, to, promotion: None }, Action::MovePothole { from, to }] {
                        let legal = step.before.check(action).is_ok();
                        prop_assert_eq!(legal, listed.contains(&action), "{:?} {}", action, step.text());
                    }
                }
            }
            Ok(())
        })?;
    }

    /// Nobody moves the same piece or pothole twice in one turn, and a turn has at most two actions.
    #[test]
    fn nothing_moves_twice_in_a_turn(seed: u64) {
        let mut pieces = Vec::new();
        let mut potholes = Vec::new();
        follow_game(seed, |step, _| {
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

    /// Pieces vanish by dying only and never appear; chips are gained one by one and returned all together.
    #[test]
    fn pieces_and_chips_balance(seed: u64) {
        follow_game(seed, |step, _| {
            let (before, after) = (step.before.tableau(), step.after.tableau());
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
                table.apply(effect);
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

    /// The same action in the same position does the same.
    #[test]
    fn playing_is_deterministic(seed: u64) {
        follow_game(seed, |step, _| {
            let mut again = step.before.clone();
            let mut effects = Vec::new();
            prop_assert_eq!(play(&mut again, step.action, &mut effects), Ok(()), "{}", step.text());
            prop_assert_eq!(&again, &step.after, "{}", step.text());
            prop_assert_eq!(&effects, &step.effects, "{}", step.text());
            // Nor does it matter whether anybody listens.
            let mut unheard = step.before.clone();
            play_unchecked(&mut unheard, step.action, &mut bulldozer_gambit::rules::Unheard);
            prop_assert_eq!(&unheard, &step.after, "{}", step.text());
            Ok(())
        })?;
    }

    /// Everything stands on a square of its own, potholes on squares of their class, and only survivors have pieces.
    #[test]
    fn everything_has_its_place(seed: u64) {
        follow_game(seed, |step, _| {
            let table = step.after.tableau();
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

    /// A finished game has nothing left to decide, and gives one point in all.
    #[test]
    fn finished_games_are_finished(seed: u64) {
        follow_game(seed, |step, _| {
            let Some(outcome) = step.after.outcome() else {
                let on_turn = step.after.tableau().turn;
                prop_assert_eq!(step.after.decider(), on_turn.map(Decider::Seat), "{}", step.text());
                return Ok(());
            };
            prop_assert_eq!(step.after.decider(), None);
            prop_assert_eq!(actions(&step.after), []);
            prop_assert_eq!(step.after.count_actions(), 0);
            for action in [Action::End, Action::Draw(None), Action::Resign(Resignation::Plain), step.action] {
                prop_assert_eq!(step.after.check(action), Err(Refusal::GameOver));
            }
            let shares: u8 = outcome.points.iter().sum();
            prop_assert_eq!(shares, outcome.per, "{}", step.text());
            prop_assert_eq!(outcome.winners(), step.after.players(), "{}", step.text());
            Ok(())
        })?;
    }

    /// A text with errors in it is refused, or is the text of another position that is read as it is written.
    #[test]
    fn spoilt_position_texts_do_no_harm(seed: u64) {
        follow_game(seed, |step, rng| {
            let mut letters: Vec<char> = step.after.to_text().chars().collect();
            for _ in 0..rng.random_range(1..4) {
                let place = rng.random_range(0..letters.len());
                let letter = any_letter(rng);
                match rng.random_range(0..3) {
                    0 => letters[place] = letter,
                    1 => letters.insert(place, letter),
                    _ => _ = letters.remove(place),
                }
            }
            let spoilt: String = letters.into_iter().collect();
            let Ok(position) = Position::from_text(&spoilt, step.after.options()) else { return Ok(()) };
            let text = position.to_text();
            let again = Position::from_text(&text, step.after.options());
            let again = again.map_err(|error| TestCaseError::fail(format!("{error}: {text} from {spoilt}")))?;
            prop_assert_eq!(again.to_text(), text, "from {}", spoilt);
            prop_assert_eq!(actions(&again), actions(&position), "from {}", spoilt);
            prop_assert!(position.outcome().is_some() || !actions(&position).is_empty(), "{}", spoilt);
            Ok(())
        })?;
    }
}
