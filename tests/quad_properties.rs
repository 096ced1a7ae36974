//! Properties of Quad that hold in every game, tested in random games of all forms.

#[path = "common/random.rs"]
mod random;

use std::collections::BTreeSet;

use bulldozer_gambit::rules::quad::{Options, Position, Score};
use bulldozer_gambit::rules::{
    Action, Death, Decider, Describe as _, DueReason, Effect, Effects, Form, Game, Kind, Line, Manner, Odds, Outcome,
    Resignation, Seat, SeatSet, Snapshot, Square,
};
use proptest::prelude::*;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use random::{Player, Step, Tried, actions, follow_game};

/// Positions that are rare in random games: kings near corners, annexed and frozen armies, pawns about to promote or be
/// passed, few pieces.
const STARTS: [&str; 8] = [
    "2,Wq,3,Nr,Nk/Wr,Wp,1,Sq,2,Np,Np/Wk,Wp,6/3,Wb,Sn,3/2,Eb,2,Nq,Ep,1/Sr,2,Sb,2,Ep,Eb/1,Sp,Sp,2,Eq,Ep,Er/\
     1,Sk,3,En,1,Ek turn=S castle=-",
    "6,Sr,1/5,Wp,Sk,1/2,Sp,3,Wp,1/1,Ep,6/3,Nb,2,Er,Ep/1,Np,5,Nr/Nk,1,Np,4,Wk/Ek,6,Wr turn=W ctrl=SWNE castle=-",
    "7,Nk/Wp,Wp,4,Np,1/3,Wr,4/1,Sb,3,Wn,2/Sp,2,Ep!,3,Er!/2,Np,5/1,Sp,Sp,4,Sr/Sk,6,Nr turn=S ctrl=SSN- castle=-",
    "Wk,5,Nr,Nk/Wr,Wp,3,Np,Np,1/2,Wp,5/Wb,Wp,2,Np,3/2,Sp,4,Ep/3,Ep,2,Eb,1/Sp,Sp,3,Ep,1,Er/Sk,Sr,2,Sn,2,Ek turn=E",
    "Wk!,6,Nk/8/3,Nn,4/8/8/2,Sr,4,Er/8/Sk,6,Ek turn=S ctrl=S-NE castle=- quiet=100",
    "7,Nk/8/8/3,Sq,4/8/1,Nq,6/8/Sk,7 turn=S ctrl=S-N- castle=-",
    "Ek,5,Sk,1/8/2,Sp,2,Np,2/8/8/3,Wp,2,Ep,1/1,Nk,6/6,Wk,1 turn=N castle=-",
    "3,Wr,2,Nr,Nk/1,Wk,6/Wp,2,Sb,2,Np,Np/2,Wq,3,Nb,1/1,Sn,3,Ep,1,Er/Sp,Sq,4,Ep,Eb/1,Sp,1,Sr,4/Sk,5,En,Ek turn=S castle=-",
];

/// Plays random games of Quad.
struct Random;

impl Random {
    fn any_player(position: &Position, rng: &mut ChaCha8Rng) -> Seat {
        let players: Vec<Seat> = position.players().iter().collect();
        players[rng.random_range(0..players.len())]
    }
}

impl Player for Random {
    type Position = Position;

    const MOST_ACTIONS: usize = 300;
    const TRIED: (u8, u8) = (9, 9);
    const LETTERS: &'static [u8] = b"SWNEkqrbnp!12345678/,- =:turncleaxosidmyh";

    fn first_position(rng: &mut ChaCha8Rng) -> Position {
        let form = if rng.random_bool(0.5) { Form::Cutthroat } else { Form::ALL[rng.random_range(0..Form::ALL.len())] };
        let score = [Score::Classic, Score::ByLeaving, Score::Shared][rng.random_range(0..3)];
        let odds = Odds { piece: rng.random_range(0..5), by: Seat(rng.random_range(0..4)) };
        let options = Options { form, score, odds };
        match rng.random_range(0..STARTS.len() * 2) {
            place if place < STARTS.len() => Position::from_text(STARTS[place], &options).unwrap(),
            _ => Position::start(&options),
        }
    }

    /// Often a king's move or a capture, which have consequences; rarely an action that is not a move.
    fn choose(position: &Position, rng: &mut ChaCha8Rng) -> Action {
        if rng.random_bool(0.01) {
            let (one, other) = (Self::any_player(position, rng), Self::any_player(position, rng));
            let action = match rng.random_range(0..7) {
                0 => Action::Resign(Resignation::Remove),
                1 => Action::Resign(Resignation::Freeze),
                2 => Action::Draw(Some([one, other].into_iter().collect())),
                3 => Action::Absent(one),
                _ => Action::Penalty(one),
            };
            if position.check(action).is_ok() {
                return action;
            }
        }
        let all = actions(position);
        let table = position.snapshot();
        let to = |action: &Action| action.squares().map(|(_, to)| to);
        let captures = |action: &Action| to(action).is_some_and(|to| table.piece_on(to).is_some());
        let of_king = |action: &Action| {
            let piece = action.squares().and_then(|(from, _)| table.piece_on(from));
            piece.is_some_and(|(_, piece)| piece.kind.letter() == 'k')
        };
        let busy: Vec<Action> = all.iter().copied().filter(captures).collect();
        let royal: Vec<Action> = all.iter().copied().filter(of_king).collect();
        let from = match rng.random_range(0..10) {
            0..2 if !busy.is_empty() => busy,
            2..4 if !royal.is_empty() => royal,
            _ => all,
        };
        from[rng.random_range(0..from.len())]
    }

    fn any_action(from: Square, to: Square, rng: &mut ChaCha8Rng) -> Action {
        let kind = |letter| Some(Kind::new(letter));
        match rng.random_range(0..20) {
            0 => Action::End,
            1 => Action::Pass,
            2 => Action::Swap,
            3 => Action::Draw(Some(SeatSet(1 << rng.random_range(0..4)))),
            4 => Action::Resign(Resignation::Plain),
            5 => Action::Berserk { from, to },
            6 => Action::MovePothole { from, to },
            7 => Action::Draw(None),
            8 => Action::Move { from, to, promotion: kind(b'q') },
            9..=11 => Action::Move { from, to, promotion: kind(b'r') },
            _ => Action::Move { from, to, promotion: None },
        }
    }

    fn between(from: Square, to: Square) -> Vec<Action> {
        let promotions =
            [None, Some(Kind::new(b'q')), Some(Kind::new(b'r')), Some(Kind::new(b'b')), Some(Kind::new(b'n'))];
        promotions.map(|promotion| Action::Move { from, to, promotion }).to_vec()
    }

    fn always_open(position: &Position) -> Vec<Action> {
        let players = position.players();
        let mut open: Vec<Action> = players.iter().map(Action::Penalty).collect();
        open.push(Action::Draw(Some(players)));
        open
    }

    fn may_be_next(seat: Seat, step: &Step<Position>) -> bool {
        step.after.order_of_play().first().is_some_and(|due| due.army == seat)
    }

    fn decider(position: &Position) -> Option<Seat> {
        position.order_of_play().first().map(|due| due.player)
    }

    fn is_right(outcome: &Outcome, position: &Position) -> bool {
        let winners = outcome.winners();
        let sum: u8 = outcome.points.iter().sum();
        let Options { form, score, .. } = *position.options();
        let shares = match (form, score) {
            (Form::Cutthroat, Score::ByLeaving) => sum == 20,
            (Form::ThreeHanded, Score::ByLeaving) => (sum, outcome.points[3]) == (18, 0),
            (Form::ThreeHanded, Score::Classic) => outcome.points[3] == 0,
            (Form::Cutthroat, Score::Classic) => true,
            (Form::Cutthroat, Score::Shared) => sum == outcome.per,
            (Form::ThreeHanded, Score::Shared) => (sum, outcome.points[3]) == (outcome.per, 0),
            _ => (0..4).map(Seat).all(|seat| {
                let partner = (0..4).map(Seat).find(|&other| partners(form, seat, other));
                partner.is_some_and(|partner| outcome.points[seat.index()] == outcome.points[partner.index()])
            }),
        };
        shares && position.players().iter().all(|seat| winners.contains(seat))
    }

    fn look_at(effect: &Effect, table: &Snapshot, step: &Step<Position>) -> Tried {
        match effect {
            Effect::PieceMoved { piece, path, manner } => {
                prop_assert_eq!(*manner, Manner::Plain);
                let steps: Vec<(i16, i16)> = path
                    .windows(2)
                    .map(|pair| {
                        let along = |from: u8, to: u8| i16::from(to) - i16::from(from);
                        (along(pair[0].file, pair[1].file), along(pair[0].rank, pair[1].rank))
                    })
                    .collect();
                prop_assert!(steps.iter().all(|step| *step == steps[0]), "{path:?} {}", step.text());
                let leaps = table.pieces[piece].kind.letter() == 'n';
                prop_assert_eq!(leaps, steps[0].0.abs().max(steps[0].1.abs()) == 2, "{}", step.text());
            }
            Effect::PieceDied { piece, death: Death::Captured(by) } => {
                let (dead, by) = (table.pieces[piece], table.pieces[by]);
                prop_assert!(!dead.frozen && dead.kind.letter() != 'k', "{}", step.text());
                prop_assert_ne!(dead.controller, by.controller, "{}", step.text());
            }
            Effect::PieceAppeared { piece, kind, .. } => {
                prop_assert!(!table.pieces.contains_key(piece) && kind.letter() == 'q', "{}", step.text());
            }
            Effect::PieceFroze { piece } => {
                prop_assert!(!table.pieces[piece].frozen, "{}", step.text());
            }
            Effect::PlayerLeft { seat, .. } => {
                prop_assert!(king_of(table, *seat).is_some(), "{}", step.text());
            }
            Effect::ArmyAnnexed { to, .. } => {
                prop_assert!(king_of(table, *to).is_some(), "{}", step.text());
            }
            _ => {}
        }
        Ok(())
    }
}

/// The square of the king of a seat that is in the game.
fn king_of(table: &Snapshot, seat: Seat) -> Option<Square> {
    let king = table.pieces.values().find(|piece| piece.seat == seat && piece.kind.letter() == 'k' && !piece.frozen);
    king.map(|piece| piece.square)
}

properties_of! {
    Random, 96;
    effects_are_complete
    keys_are_kept_up_to_date
    turns_can_be_given
    position_texts_round_trip
    tokens_round_trip
    listing_and_checking_agree
    no_pair_of_squares_is_forgotten
    playing_is_deterministic
    finished_games_are_finished
    spoilt_position_texts_do_no_harm
}

/// Whether a piece that is not frozen attacks a square, by coordinates.
fn attacks(table: &Snapshot, from: Square, to: Square) -> bool {
    let Some((_, piece)) = table.piece_on(from) else { return false };
    let (file, rank) = (to.file as i8 - from.file as i8, to.rank as i8 - from.rank as i8);
    let (far, near) = (file.abs().max(rank.abs()), file.abs().min(rank.abs()));
    let clear = (1..far).all(|steps| {
        let square = Square::new(
            (from.file as i8 + file.signum() * steps) as u8,
            (from.rank as i8 + rank.signum() * steps) as u8,
        );
        table.piece_on(square).is_none()
    });
    match (piece.kind.letter(), piece.seat.0) {
        _ if piece.frozen || far == 0 => false,
        ('p', 0) => (file.abs(), rank) == (1, 1),
        ('p', 1) => (file, rank.abs()) == (1, 1),
        ('p', 2) => (file.abs(), rank) == (1, -1),
        ('p', _) => (file, rank.abs()) == (-1, 1),
        ('n', _) => (far, near) == (2, 1),
        ('k', _) => far == 1,
        ('r', _) => clear && near == 0,
        ('b', _) => clear && near == far,
        _ => clear && (near == 0 || near == far),
    }
}

fn partners(form: Form, one: Seat, other: Seat) -> bool {
    match form {
        Form::TeamsOpposite | Form::TwoHandedOpposite => one.0 ^ other.0 == 2,
        Form::TeamsAdjacent | Form::TwoHandedAdjacent => one.0 ^ other.0 == 1,
        Form::Cutthroat | Form::ThreeHanded => false,
    }
}

/// The squares of the pieces that check the king of a seat.
fn checkers(position: &Position, seat: Seat) -> BTreeSet<Square> {
    let table = position.snapshot();
    let Some(king) = king_of(&table, seat) else { return BTreeSet::new() };
    let form = position.options().form;
    let enemies = table.pieces.values().filter(|piece| {
        let friends = piece.controller == seat || partners(form, piece.controller, seat);
        !friends && attacks(&table, piece.square, king)
    });
    enemies.map(|piece| piece.square).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// A player's own move never ends in check, a check is answered at once, and the alarms show it.
    #[test]
    fn checks_are_answered_at_once(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            if step.after.outcome().is_some() {
                return Ok(());
            }
            let checked: Vec<Seat> = (0..4).map(Seat).filter(|&seat| !checkers(&step.after, seat).is_empty()).collect();
            let alarms = step.after.alarms();
            prop_assert_eq!(alarms.len(), checked.len(), "{}", step.text());
            let table = step.after.snapshot();
            for (alarm, &seat) in alarms.iter().zip(&checked) {
                prop_assert_eq!(Some(alarm.square), king_of(&table, seat), "{}", step.text());
                prop_assert_eq!(alarm.from.iter().copied().collect::<BTreeSet<_>>(), checkers(&step.after, seat));
            }
            let order = step.after.order_of_play();
            prop_assert_eq!(order[0].army, table.turn.unwrap(), "{}", step.text());
            prop_assert_eq!(Some(Decider::Seat(order[0].player)), step.after.decider(), "{}", step.text());
            let answers = order.iter().take_while(|due| due.reason == DueReason::Check).count();
            prop_assert_eq!(answers, checked.len(), "{}", step.text());
            // The mover's own king is safe, unless a piece that shielded it has left the game.
            let left = step.effects.iter().any(|effect| matches!(effect, Effect::PlayerLeft { .. }));
            let mover = step.before.snapshot();
            if let (Action::Move { from, .. }, false) = (step.action, left) {
                let player = mover.piece_on(from).map(|(_, piece)| piece.controller).unwrap();
                prop_assert!(!checked.contains(&player), "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// The moves found by coordinates that leave the player's king safe are exactly the legal ones, except for castling
    /// and en passant, and in positions where no other king matters.
    #[test]
    fn listed_moves_are_those_by_coordinates(seed: u64) {
        follow_game::<Random>(seed, |step, _| {
            let position = &step.before;
            if position.options().form != Form::Cutthroat {
                return Ok(());
            }
            let table = position.snapshot();
            let Some(Decider::Seat(player)) = position.decider() else { return Ok(()) };
            let army = table.turn.unwrap();
            let player = if checkers(position, army).is_empty() { player } else { army };
            let mut expected = BTreeSet::new();
            for piece in table.pieces.values().filter(|piece| piece.seat == army && !piece.frozen) {
                for to in (0..64).map(|cell| Square::new(cell % 8, cell / 8)) {
                    let target = table.piece_on(to).map(|(_, piece)| *piece);
                    let free = target.is_none_or(|target| {
                        !target.frozen && target.controller != player && target.kind.letter() != 'k'
                    });
                    let goes = match piece.kind.letter() {
                        'p' if target.is_none() => pawn_steps(&table, piece.square, army).contains(&to),
                        _ => attacks(&table, piece.square, to),
                    };
                    if !free || !goes {
                        continue;
                    }
                    let mut after = table.clone();
                    after.pieces.retain(|_, other| other.square != to);
                    let moved = after.pieces.values_mut().find(|other| other.square == piece.square).unwrap();
                    moved.square = to;
                    let king = king_of(&after, player).unwrap();
                    let mut enemies = after.pieces.values().filter(|other| other.controller != player);
                    if !enemies.any(|enemy| attacks(&after, enemy.square, king)) {
                        expected.insert((piece.square, to));
                    }
                }
            }
            let castling = |from, to| table.piece_on(to).is_some_and(|(_, piece)| piece.seat == army)
                && table.piece_on(from).is_some_and(|(_, piece)| piece.kind.letter() == 'k');
            let passing = |from: Square, to: Square| {
                let pawn = table.piece_on(from).is_some_and(|(_, piece)| piece.kind.letter() == 'p');
                pawn && from.file != to.file && from.rank != to.rank && table.piece_on(to).is_none()
            };
            let listed = actions(&**position).into_iter().filter_map(Action::squares);
            let listed: BTreeSet<_> = listed.filter(|&(from, to)| !castling(from, to) && !passing(from, to)).collect();
            prop_assert_eq!(listed, expected, "{}", step.text());
            Ok(())
        })?;
    }

    /// Pieces vanish only by dying, and only kings' queens appear, one for each seat. Each has a square of its own.
    #[test]
    fn pieces_balance(seed: u64) {
        let mut queens = BTreeSet::new();
        follow_game::<Random>(seed, |step, _| {
            let (before, after) = (step.before.snapshot(), step.after.snapshot());
            let dead = step.effects.iter().filter(|effect| matches!(effect, Effect::PieceDied { .. })).count();
            let born = step.effects.iter().filter_map(|effect| match effect {
                Effect::PieceAppeared { seat, .. } => Some(*seat),
                _ => None,
            });
            let born: Vec<Seat> = born.collect();
            prop_assert_eq!(before.pieces.len() + born.len(), after.pieces.len() + dead, "{}", step.text());
            prop_assert!(born.iter().all(|&seat| queens.insert(seat)), "{}", step.text());
            let squares: BTreeSet<Square> = after.pieces.values().map(|piece| piece.square).collect();
            prop_assert_eq!(squares.len(), after.pieces.len(), "{}", step.text());
            // An active player moves their own army, and a player without a king moves none.
            for piece in after.pieces.values().filter(|piece| !piece.frozen) {
                prop_assert!(king_of(&after, piece.controller).is_some(), "{}", step.text());
                prop_assert!(king_of(&after, piece.seat).is_none() || piece.controller == piece.seat, "{}", step.text());
            }
            Ok(())
        })?;
    }
}

/// Plays tokens from a position text.
fn played(text: &str, options: &Options, tokens: &str) -> Line<Position> {
    let mut line = Line::new(Position::from_text(text, options).unwrap());
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, Position::SEATS).unwrap();
        line.play(action, Effects::ignored()).unwrap();
    }
    line
}

/// A player who is out holds no dummy, even if no player is left to hold it.
#[test]
fn a_dummy_is_held_by_who_is_in() {
    let options = Options { form: Form::ThreeHanded, ..Options::default() };
    let start = "Wk,6,Nk/8/8/8/8/8/1,Sr,6/Sk,6,Ek turn=W castle=- dummy=W";
    let mut line = played(start, &options, "resign:remove");
    let mut twin = played(&line.to_text(), &options, "");
    for game in [&mut line, &mut twin] {
        game.play(Action::Draw(Some(game.players())), Effects::ignored()).unwrap();
    }
    assert_eq!(line.to_text(), twin.to_text());
    assert_eq!(line.position, twin.position);
}

/// The burden is reported after thirty quiet rounds.
#[test]
fn the_burden_is_told() {
    let burden = |text: &str| {
        let notes = played(text, &Options::default(), "").notes();
        notes.into_iter().find(|note| note.contains("burden"))
    };
    let board = "Wk,6,Nk/8/8/8/3,Nn,4/8/1,Sb,6/Sk,5,Ek,1";
    assert_eq!(burden(&format!("{board} turn=S castle=- quiet=119")), None);
    let note = |name| {
        Some(format!(
            "{name} has the burden: the game is a draw after 200 quiet moves unless {name} mates, a piece is captured or a \
             pawn moves (120 so far)."
        ))
    };
    assert_eq!(burden(&format!("{board} turn=S castle=- quiet=120")), note("South"));
    assert_eq!(burden(&format!("{board} turn=W castle=- quiet=120")), note("North"));
    assert_eq!(burden("7,Nk/8/8/8/3,Nn,4/8/1,Sr,6/Sk,7 turn=N castle=- quiet=59"), None);
    assert!(burden("7,Nk/8/8/8/3,Nn,4/8/1,Sr,6/Sk,7 turn=N castle=- quiet=60").unwrap().starts_with("South"));
}

/// The squares that a pawn may step to.
fn pawn_steps(table: &Snapshot, from: Square, army: Seat) -> Vec<Square> {
    const STARTS: [[&str; 4]; 4] =
        [["a2", "b2", "c2", "d2"], ["b8", "b7", "b6", "b5"], ["h7", "g7", "f7", "e7"], ["g1", "g2", "g3", "g4"]];
    let (file, rank) = [(0, 1), (1, 0), (0, -1), (-1, 0)][army.index()];
    let ahead = |steps: i8| Square::new((from.file as i8 + file * steps) as u8, (from.rank as i8 + rank * steps) as u8);
    let most = if STARTS[army.index()].contains(&from.to_string().as_str()) { 2 } else { 1 };
    (1..=most).map(ahead).take_while(|&square| table.piece_on(square).is_none()).collect()
}
