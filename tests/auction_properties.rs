//! Properties of Auction Chess that hold in every game, tested in random games.

use std::collections::{BTreeMap, BTreeSet};

use bulldozer_gambit::rules::auction::{BiddingRule, LastRoundRule, Options, PlacingRule, Position, SevenRule};
use bulldozer_gambit::rules::{
    Action, Bid, Death, Decider, Describe as _, Effect, Effects, EndReason, Game, GameId, Kind, Line, Odds, PieceId,
    PieceState, Record, Refusal, Resignation, Seat, SeatSet, Snapshot, Square, Stage, Viewer,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const MOST_ACTIONS: usize = 500;

/// Positions that are rare in random games: open boards, hands, promotion, exposed kings.
const STARTS: [&str; 6] = [
    "x3,Yr,2,Yk,3,Yr,x3/x3,Yp,7,x3/x3,3,Yp,Yn,3,x3/1,Bp,4,Yq,1,Yp,4,Gr/10,Gp,3/2,Bp,5,Dp,2,Gb,2/3,Bb,8,Gp,Gk/\
     Bk,1,Bq,8,Gq,2/2,Bn,2,Dn,8/14/Br,Bp,4,Rq,1,Rb,3,Gp,Gr/x3,2,Rn,2,Rp,2,x3/x3,Rp,3,Rp,2,Rp,x3/\
     x3,Rr,3,Rk,2,Rr,x3 turn=G handR=n2 handB=p2,b1 handG=r1",
    "x3,8,x3/x3,1,Rp,Bp,2,Gp,2,x3/x3,3,Yk,4,x3/14/Bn,11,Bp,1/1,Rp,8,Gk,1,Yp,1/14/1,Yp,11,Gn/4,Dn,7,Rp,1/\
     2,Bk,11/1,Gp,12/x3,4,Rk,3,x3/x3,2,Yp,Bp,Gp,3,x3/x3,8,x3 turn=R handB=q1,q0 handG=p2",
    "x3,8,x3/x3,8,x3/x3,3,Yk,Br,3,x3/5,Yp,8/8,Yb,5/6,Yr,Dq,2,Gk,3/3,Bk,Rr,Dp,5,Gp,2/7,Rr,1,Gn,4/\
     1,Bq,3,Bn,4,Rb,3/4,Bp,1,Rp,7/7,Rk,2,Gq,3/x3,8,x3/x3,8,x3/x3,8,x3 turn=Y handR=r2,p1 handB=n2 handY=b1 \
     handG=q2,p0",
    "x3,3,Yk,4,x3/x3,8,x3/x3,6,Yp,1,x3/14/14/14/13,Gk/Bk,13/14/2,Bp,11/4,Rp,9/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
     turn=R phase=place place=R:r+n+p,G:q",
    "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/4,Dp,Dp,Dp,Dp,Dp,5/4,Dp,1,Dp,Dp,Dp,Dp,4/4,Dp,Dp,Dp,Dq,Dp,Dp,3,Gk/\
     Bk,3,Dp,Dp,Dp,Dp,Dp,Dp,4/4,Dp,Dp,Rn,Dp,Dp,Dp,4/4,Dp,Dp,Dp,Dp,Dp,Dp,4/3,Br,7,Rr,2/x3,8,x3/x3,8,x3/\
     x3,4,Rk,3,x3 turn=R handR=q1,p0 handB=r1 handG=b1",
    "x3,8,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,6,Bq,6/4,Rb,9/10,Bn,3/8,Rr,5/x3,3,Rq,4,x3/x3,8,x3/x3,4,Rk,3,x3 \
     turn=R rounds=200",
];

/// Half of the games start at the usual position.
fn first_position(rng: &mut ChaCha8Rng) -> Position {
    let placing = [PlacingRule::NoCheck, PlacingRule::Home, PlacingRule::Anywhere][rng.random_range(0..3)];
    let rounds = if rng.random_bool(0.2) { 240 } else { 300 };
    let (auctions, first_mate) = (rng.random_range(1..=4), rng.random_bool(0.3));
    let bidding = [BiddingRule::Once, BiddingRule::Raise, BiddingRule::Sealed][rng.random_range(0..3)];
    let last_round = if rng.random_bool(0.5) { LastRoundRule::Material } else { LastRoundRule::Shared };
    let resale = rng.random_bool(0.5);
    let seven = if rng.random_bool(0.5) { SevenRule::Choose } else { SevenRule::Reroll };
    let odds = Odds { piece: rng.random_range(0..5), by: Seat(rng.random_range(0..4)) };
    let options = Options { rounds, last_round, placing, auctions, first_mate, bidding, resale, seven, odds };
    match rng.random_range(0..STARTS.len() * 2) {
        place if place < STARTS.len() => {
            // Not all that is due in these positions has room at home.
            let usual = Options { placing: PlacingRule::NoCheck, ..options };
            let position = Position::from_text(STARTS[place], &options);
            position.unwrap_or_else(|_| Position::from_text(STARTS[place], &usual).unwrap())
        }
        _ => Position::start(&options),
    }
}

fn actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn any_square(rng: &mut ChaCha8Rng) -> Square {
    Square::new(rng.random_range(0..15), rng.random_range(0..15))
}

fn any_kind(rng: &mut ChaCha8Rng) -> Kind {
    Kind::new(b"qrbnpk"[rng.random_range(0..6)])
}

fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let (from, to) = (any_square(rng), any_square(rng));
    match rng.random_range(0..20) {
        0 => Action::End,
        1 => Action::Pass,
        2 => Action::Decline,
        3 => Action::MovePothole { from, to },
        4 => Action::Teleport { from, to },
        5 => Action::Resign(Resignation::Freeze),
        6 => Action::Accept(Seat(rng.random_range(0..6))),
        7 | 8 => Action::Roll { file: rng.random_range(0..9), rank: rng.random_range(0..9) },
        9 | 10 => Action::Offer { kind: any_kind(rng), tokens: rng.random_range(0..6) },
        11 | 12 => {
            let mut bid = Bid::default();
            let (place, tokens) = (rng.random_range(0..5), rng.random_range(1..4));
            (0..rng.random_range(0..3)).for_each(|_| _ = bid.add(place, tokens));
            Action::Bid(bid)
        }
        13..=15 => Action::Place { kind: any_kind(rng), square: to },
        16 => Action::Move { from, to, promotion: Some(any_kind(rng)) },
        _ => Action::Move { from, to, promotion: None },
    }
}

fn any_letter(rng: &mut ChaCha8Rng) -> char {
    const LETTERS: &[u8] = b"RBYGDkqrbnp-x1234567890/, =:+turnhandphasebidsofferplacecastleepsold";
    char::from(LETTERS[rng.random_range(0..LETTERS.len())])
}

/// A legal action: rarely `resign`, often a capture, and rarely one that prevents a trade.
fn choose(position: &Position, rng: &mut ChaCha8Rng) -> Action {
    if rng.random_bool(0.001) && position.stage() == Stage::Move {
        return Action::Resign(Resignation::Plain);
    }
    let all = actions(position);
    let table = position.snapshot();
    let bold = |action: &Action| match *action {
        Action::Move { to, .. } => table.piece_on(to).is_some(),
        Action::Bid(bid) => bid != Bid::default(),
        Action::Pass | Action::Decline => false,
        _ => true,
    };
    let bolder: Vec<Action> = all.iter().copied().filter(bold).collect();
    let from = if !bolder.is_empty() && rng.random_bool(0.5) { bolder } else { all };
    from[rng.random_range(0..from.len())]
}

/// One action of a random game.
struct Step {
    number: usize,
    before: Line<Position>,
    action: Action,
    effects: Vec<Effect>,
    after: Line<Position>,
}

impl Step {
    /// The text that proptest prints for a failing step.
    fn text(&self) -> String {
        let token = self.action.token(Position::SEATS);
        format!("action {}: {token} in {} with {:?}", self.number, self.before.to_text(), self.before.options())
    }
}

/// Plays a random game of at most [`MOST_ACTIONS`] actions and passes every step to `look`.
fn follow_game(
    seed: u64,
    mut look: impl FnMut(&Step, &mut ChaCha8Rng) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Line::new(first_position(&mut rng));
    for number in 1..=MOST_ACTIONS {
        if position.outcome().is_some() {
            break;
        }
        let action = choose(&position, &mut rng);
        let mut step = Step { number, before: position.clone(), action, effects: Vec::new(), after: position };
        step.after.play_unchecked(action, Effects::recording(&mut step.effects));
        look(&step, &mut rng)?;
        position = step.after;
    }
    Ok(())
}

/// Whether the text of a position names the square of this piece among those that have been traded.
fn is_sold(position: &Position, piece: Option<&PieceState>) -> bool {
    let text = position.to_text();
    let sold = text.split(' ').find_map(|key| key.strip_prefix("sold=")).unwrap_or_default();
    piece.is_some_and(|piece| sold.split(',').any(|square| square == piece.square.to_string()))
}

/// Applies the effects to the table before, and checks that each refers to something on it.
fn retell(step: &Step) -> Result<Snapshot, TestCaseError> {
    let mut table = step.before.snapshot();
    let table_before = table.clone();
    for effect in &step.effects {
        let hand_of = |piece: &PieceId| table.hands.get(piece).map(|held| held.seat);
        match effect {
            Effect::PieceMoved { piece, path, .. } => {
                prop_assert_eq!(path.first(), Some(&table.pieces[piece].square), "{}", step.text());
            }
            Effect::PieceDied { piece, death } => {
                // Of captured pieces, only kings and traded pieces are not hoarded.
                if matches!(death, Death::Captured(_)) && table.pieces[piece].kind != Kind::new(b'k') {
                    prop_assert!(is_sold(&step.before, table_before.pieces.get(piece)), "{}", step.text());
                }
                prop_assert!(table.pieces.contains_key(piece) || table.hands.contains_key(piece), "{}", step.text());
            }
            Effect::PieceHoarded { piece, .. } => {
                prop_assert!(!is_sold(&step.before, table_before.pieces.get(piece)), "{}", step.text());
                prop_assert!(table.pieces.contains_key(piece), "{}", step.text());
                prop_assert!(table.pieces[piece].kind != Kind::new(b'k'), "{}", step.text());
            }
            Effect::PieceWoken { piece, .. } => {
                prop_assert_eq!(table.pieces[piece].seat, Seat::NOBODY, "{}", step.text());
            }
            Effect::PieceOffered { piece, seat } => prop_assert_eq!(hand_of(piece), Some(*seat), "{}", step.text()),
            Effect::BidMade { seat, pieces } => {
                prop_assert!(pieces.iter().all(|piece| hand_of(piece) == Some(*seat)), "{}", step.text());
            }
            // Every trade balances: one player gets what the other gives.
            Effect::TradeMade { seller, buyer, offered, bid } => {
                let offer = table.offer.as_ref().expect("something is on offer");
                prop_assert_eq!(offer.piece, *offered, "{}", step.text());
                prop_assert_eq!(&offer.bids[buyer], bid, "{}", step.text());
                prop_assert!(!bid.is_empty() && hand_of(offered) == Some(*seller), "{}", step.text());
            }
            Effect::PiecePlaced { piece, seat, square } => {
                prop_assert_eq!(hand_of(piece), Some(*seat), "{}", step.text());
                prop_assert_eq!(table.hands[piece].tokens, None, "{}", step.text());
                prop_assert!(table.piece_on(*square).is_none(), "{}", step.text());
            }
            // The tokens of a piece only decrease, one by one.
            Effect::TokenTaken { piece, left } => {
                prop_assert_eq!(table.hands[piece].tokens, Some(left + 1), "{}", step.text());
            }
            // After a seven a player chooses the square; else the dice do.
            Effect::DropLeft { piece, to } => {
                prop_assert_eq!((hand_of(piece), table.hands[piece].tokens), (Some(*to), Some(0)), "{}", step.text());
                prop_assert_eq!(step.before.options().seven, SevenRule::Choose, "{}", step.text());
            }
            Effect::PieceDropped { piece, square } => {
                let is_chosen = matches!(step.action, Action::Place { .. });
                let tokens = if is_chosen { None } else { Some(0) };
                prop_assert_eq!(table.hands[piece].tokens, tokens, "{}", step.text());
                prop_assert!(table.piece_on(*square).is_none(), "{}", step.text());
                let inner = |index: u8| (4..10).contains(&index);
                prop_assert!(inner(square.file) && inner(square.rank), "{}", step.text());
            }
            _ => {}
        }
        effect.apply(&mut table);
    }
    Ok(table)
}

/// Whether a piece attacks a square, by coordinates. Pawns attack diagonally forwards.
fn attacks(table: &BTreeMap<Square, PieceState>, from: Square, piece: &PieceState, to: Square) -> bool {
    let (file, rank) = (to.file as i8 - from.file as i8, to.rank as i8 - from.rank as i8);
    let (far, near) = (file.abs().max(rank.abs()), file.abs().min(rank.abs()));
    let square = |steps: i8| {
        let along = |start: u8, step: i8| (start as i8 + step.signum() * steps) as u8;
        Square::new(along(from.file, file), along(from.rank, rank))
    };
    let clear = far > 0
        && (near == 0 || near == far)
        && (1..far).all(|steps| on_board(square(steps)) && !table.contains_key(&square(steps)));
    match piece.kind.letter() {
        'p' => match piece.seat.0 {
            0 => rank == 1 && file.abs() == 1,
            1 => file == 1 && rank.abs() == 1,
            2 => rank == -1 && file.abs() == 1,
            3 => file == -1 && rank.abs() == 1,
            _ => false,
        },
        'n' => (far, near) == (2, 1),
        'k' => far == 1,
        'r' => clear && near == 0,
        'b' => clear && near == far,
        _ => clear,
    }
}

fn on_board(square: Square) -> bool {
    let side = |index: u8| !(3..11).contains(&index);
    square.file < 14 && square.rank < 14 && !(side(square.file) && side(square.rank))
}

/// The legal moves apart from castling and en passant, by brute force: each is made and checked.
fn plain_moves(position: &Position) -> BTreeSet<(Square, Square)> {
    let snapshot = position.snapshot();
    let turn = snapshot.turn.expect("somebody is to move");
    let table: BTreeMap<Square, PieceState> = snapshot.pieces.values().map(|piece| (piece.square, *piece)).collect();
    let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let (file, rank) = steps[turn.index()];
    let mut moves = BTreeSet::new();
    for (&from, piece) in table.iter().filter(|(_, piece)| piece.seat == turn) {
        let ahead =
            |steps: i8| Square::new((from.file as i8 + file * steps) as u8, (from.rank as i8 + rank * steps) as u8);
        let start = [from.rank == 1, from.file == 1, from.rank == 12, from.file == 12][turn.index()];
        let placed = position.describe(from).is_some_and(|text| text.contains("placed"));
        let all = (0..14).flat_map(|file| (0..14).map(move |rank| Square::new(file, rank)));
        for to in all.filter(|&to| on_board(to) && to != from) {
            let goes = if piece.kind == Kind::new(b'p') && !table.contains_key(&to) {
                to == ahead(1) || to == ahead(2) && start && !placed && !table.contains_key(&ahead(1))
            } else {
                attacks(&table, from, piece, to)
            };
            if !goes || table.get(&to).is_some_and(|other| other.seat == turn) {
                continue;
            }
            let mut after = table.clone();
            after.remove(&from);
            let victim = after.insert(to, *piece);
            if let Some(king) = victim.filter(|victim| victim.kind == Kind::new(b'k')) {
                after.retain(|_, other| other.seat != king.seat);
            }
            let own = after.iter().find(|(_, other)| other.kind == Kind::new(b'k') && other.seat == turn);
            let Some((&own, _)) = own else { continue };
            let hostile = |other: &PieceState| other.seat != turn && other.seat != Seat::NOBODY;
            if !after.iter().any(|(&square, other)| hostile(other) && attacks(&after, square, other, own)) {
                moves.insert((from, to));
            }
        }
    }
    moves
}

/// The players left with the most material on the board and in hands.
fn richest(position: &Position) -> SeatSet {
    let table = position.snapshot();
    let worth = |kind: Kind| match kind.letter() {
        'q' => 9,
        'r' => 5,
        'b' | 'n' => 3,
        'p' => 1,
        _ => 0,
    };
    let has = |seat: Seat| -> u32 {
        let board = table.pieces.values().filter(|piece| piece.seat == seat).map(|piece| worth(piece.kind));
        let hand = table.hands.values().filter(|piece| piece.seat == seat).map(|piece| worth(piece.kind));
        board.chain(hand).sum()
    };
    let most = position.players().iter().map(has).max();
    position.players().iter().filter(|&seat| Some(has(seat)) == most).collect()
}

/// Fewer cases than usual, because games are long, unless the environment sets a number.
fn config() -> ProptestConfig {
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    if asked { ProptestConfig::default() } else { ProptestConfig::with_cases(32) }
}

proptest! {
    #![proptest_config(config())]

    /// Effects are complete: applied to the table before, they give the table after.
    #[test]
    fn effects_are_complete(seed: u64) {
        follow_game(seed, |step, _| {
            prop_assert_eq!(retell(step)?, step.after.snapshot(), "{}", step.text());
            Ok(())
        })?;
    }

    /// The moves are those found by brute force, plus the special ones.
    #[test]
    fn moves_are_those_by_coordinates(seed: u64) {
        follow_game(seed, |step, _| {
            if step.number % 4 != 1 || step.before.stage() != Stage::Move {
                return Ok(());
            }
            let listed: BTreeSet<_> = actions(&step.before).iter().filter_map(|action| action.squares()).collect();
            let plain = plain_moves(&step.before);
            prop_assert!(plain.is_subset(&listed), "{:?} {}", plain.difference(&listed), step.text());
            let table = step.before.snapshot();
            for &(from, to) in listed.difference(&plain) {
                let kind = table.piece_on(from).map(|(_, piece)| piece.kind.letter());
                let far = from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank));
                let special = kind == Some('k') && far == 2 || kind == Some('p') && table.piece_on(to).is_none();
                prop_assert!(special, "{from}{to} {}", step.text());
            }
            Ok(())
        })?;
    }

    /// A position's text is complete: it is read back equal, and plays on in the same way.
    #[test]
    fn position_texts_round_trip(seed: u64) {
        follow_game(seed, |step, _| {
            let text = step.after.to_text();
            let again = Position::from_text(&text, step.after.options());
            let again = again.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(again.to_text(), text.clone());
            prop_assert_eq!(again.decider(), step.after.decider());
            let tokens = |position: &Position| -> BTreeSet<String> {
                actions(position).iter().map(|action| action.token(Position::SEATS).to_string()).collect()
            };
            prop_assert_eq!(tokens(&again), tokens(&step.after), "{}", text);
            Ok(())
        })?;
    }

    /// A player who gets the turn out of order can act. The player who has it already gets the same position.
    #[test]
    fn turns_can_be_given(seed: u64) {
        follow_game(seed, |step, _| {
            for seat in (0..4).map(Seat) {
                let Some(given) = step.after.with_turn(seat) else { continue };
                prop_assert_eq!(given == *step.after, seat == step.after.turn(), "{}", step.text());
                prop_assert_eq!(given.key(), given.key_from_scratch(), "{}", step.text());
                prop_assert!(given.turn() == seat && given.count_actions() > 0, "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// The incremental key equals one from scratch, and a position read from text is equal with the same key, although
    /// its pieces have other ids. Different positions have different keys.
    #[test]
    fn keys_are_kept_up_to_date(seed: u64) {
        follow_game(seed, |step, _| {
            let (before, after) = (&*step.before, &*step.after);
            prop_assert_eq!(after.key(), after.key_from_scratch(), "{}", step.text());
            prop_assert!(before != after && before.key() != after.key(), "{}", step.text());
            if let Ok(again) = Position::from_text(&after.to_text(), after.options()) {
                prop_assert_eq!(&again, after, "{}", step.text());
                prop_assert_eq!(again.key(), after.key(), "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// Tokens are read back as they were written.
    #[test]
    fn tokens_round_trip(seed: u64) {
        follow_game(seed, |step, _| {
            for action in actions(&step.before) {
                let token = action.token(Position::SEATS).to_string();
                prop_assert_eq!(Action::parse(&token, Position::SEATS), Ok(action), "{}", token);
            }
            Ok(())
        })?;
    }

    /// Listed actions are legal, others are refused, and a refused action changes nothing.
    #[test]
    fn listing_and_checking_agree(seed: u64) {
        follow_game(seed, |step, rng| {
            let listed = actions(&step.before);
            prop_assert_eq!(step.before.count_actions(), listed.len() as u64, "{}", step.text());
            prop_assert!(!listed.is_empty(), "{}", step.text());
            for (place, &action) in listed.iter().enumerate() {
                prop_assert_eq!(step.before.check(action), Ok(()), "{:?} {}", action, step.text());
                prop_assert!(!listed[..place].contains(&action), "{:?} {}", action, step.text());
            }
            let chance = step.before.decider() == Some(Decider::Chance);
            prop_assert_eq!(step.before.check(Action::Draw(None)).is_err(), chance, "{}", step.text());
            let resign = step.before.check(Action::Resign(Resignation::Plain)).is_ok();
            prop_assert_eq!(resign, step.before.stage() == Stage::Move, "{}", step.text());
            // A player without a choice is not asked.
            let idle = [Action::Pass, Action::Decline, Action::Bid(Bid::default())];
            prop_assert!(listed.len() > 1 || !idle.contains(&listed[0]), "{}", step.text());
            for _ in 0..40 {
                let action = any_action(rng);
                let mut position = step.before.clone();
                let mut effects = Vec::new();
                if !listed.contains(&action) {
                    prop_assert!(position.play(action, Effects::recording(&mut effects)).is_err(), "{:?} {}", action, step.text());
                    prop_assert_eq!(&position, &step.before, "{:?}", action);
                    prop_assert!(effects.is_empty(), "{:?} {}", action, step.text());
                }
            }
            Ok(())
        })?;
    }

    /// Every pair of squares is either listed or refused. Checked from time to time, as it is slow.
    #[test]
    fn no_pair_of_squares_is_forgotten(seed: u64) {
        follow_game(seed, |step, _| {
            if step.number % 97 != 1 {
                return Ok(());
            }
            let listed = actions(&step.before);
            let squares = || (0..15).flat_map(|file| (0..15).map(move |rank| Square::new(file, rank)));
            for from in squares() {
                for to in squares() {
                    for promotion in [None, Some(Kind::new(b'n'))] {
                        let action = Action::Move { from, to, promotion };
                        let legal = step.before.check(action).is_ok();
                        prop_assert_eq!(legal, listed.contains(&action), "{:?} {}", action, step.text());
                    }
                }
                for kind in *b"qrbnp" {
                    let action = Action::Place { kind: Kind::new(kind), square: from };
                    let legal = step.before.check(action).is_ok();
                    prop_assert_eq!(legal, listed.contains(&action), "{:?} {}", action, step.text());
                }
            }
            Ok(())
        })?;
    }

    /// Pieces are conserved: they are on the board, in hands, or gone with a player who has left. Only pawns change
    /// kind.
    #[test]
    fn pieces_are_conserved(seed: u64) {
        follow_game(seed, |step, _| {
            let kinds = |table: &Snapshot| -> BTreeMap<PieceId, Kind> {
                let board = table.pieces.iter().map(|(&id, piece)| (id, piece.kind));
                board.chain(table.hands.iter().map(|(&id, piece)| (id, piece.kind))).collect()
            };
            let (before, after) = (step.before.snapshot(), step.after.snapshot());
            let mut expected = kinds(&before);
            for effect in &step.effects {
                match effect {
                    Effect::PieceDied { piece, .. } => _ = expected.remove(piece),
                    Effect::PiecePromoted { piece, kind } => {
                        prop_assert_eq!(expected.insert(*piece, *kind), Some(Kind::new(b'p')), "{}", step.text());
                    }
                    _ => {}
                }
            }
            prop_assert_eq!(kinds(&after), expected, "{}", step.text());
            prop_assert_eq!(after.pieces.len() + after.hands.len(), kinds(&after).len(), "{}", step.text());
            let left = step.effects.iter().filter(|effect| matches!(effect, Effect::PlayerLeft { .. })).count();
            let out = step.before.players().len() - step.after.players().len();
            prop_assert_eq!(left, out as usize, "{}", step.text());
            Ok(())
        })?;
    }

    /// Every piece has a square of its own. Only active players have pieces, with exactly one king.
    #[test]
    fn everything_has_its_place(seed: u64) {
        follow_game(seed, |step, _| {
            let table = step.after.snapshot();
            let squares: BTreeSet<Square> = table.pieces.values().map(|piece| piece.square).collect();
            prop_assert_eq!(squares.len(), table.pieces.len(), "{}", step.text());
            prop_assert!(squares.iter().all(|&square| on_board(square)), "{}", step.text());
            let kings = table.pieces.values().filter(|piece| piece.kind == Kind::new(b'k')).map(|piece| piece.seat);
            let kings: Vec<Seat> = kings.collect();
            prop_assert_eq!(kings.len(), step.after.players().len() as usize, "{}", step.text());
            let in_game = |seat: Seat| kings.contains(&seat);
            prop_assert!(table.hands.values().all(|piece| in_game(piece.seat)), "{}", step.text());
            let owned = |piece: &PieceState| piece.seat == Seat::NOBODY || in_game(piece.seat);
            prop_assert!(table.pieces.values().all(owned), "{}", step.text());
            // The alarms are those found by coordinates.
            let board: BTreeMap<Square, PieceState> = table.pieces.values().map(|piece| (piece.square, *piece)).collect();
            let mut expected = BTreeSet::new();
            for king in board.values().filter(|piece| piece.kind == Kind::new(b'k')) {
                let hostile = |other: &PieceState| other.seat != king.seat && other.seat != Seat::NOBODY;
                let mut from: Vec<_> = board.values().filter(|other| hostile(other)).collect();
                from.retain(|other| attacks(&board, other.square, other, king.square));
                expected.extend(from.iter().map(|other| (king.square, other.square)));
            }
            let alarms = step.after.alarms();
            let found = alarms.iter().flat_map(|alarm| alarm.from.iter().map(|&from| (alarm.square, from)));
            prop_assert_eq!(found.collect::<BTreeSet<_>>(), expected, "{}", step.text());
            Ok(())
        })?;
    }

    /// The same action in the same position has the same result, with or without effects. Dice are part of the history.
    #[test]
    fn playing_is_deterministic(seed: u64) {
        follow_game(seed, |step, _| {
            let mut again = step.before.clone();
            let mut effects = Vec::new();
            prop_assert_eq!(again.play(step.action, Effects::recording(&mut effects)), Ok(()), "{}", step.text());
            prop_assert_eq!(&again, &step.after, "{}", step.text());
            prop_assert_eq!(&effects, &step.effects, "{}", step.text());
            let mut unheard = step.before.clone();
            unheard.play_unchecked(step.action, Effects::ignored());
            prop_assert_eq!(&unheard, &step.after, "{}", step.text());
            Ok(())
        })?;
    }

    /// Whatever is bid under seal, others see the same, and so does a next bidder who chooses. The bidder sees their
    /// own bid.
    #[test]
    fn sealed_bids_tell_nothing(seed: u64) {
        follow_game(seed, |step, _| {
            let before = &step.before;
            let may_bid = before.check(Action::Bid(Bid::default())).is_ok();
            if !may_bid || before.options().bidding != BiddingRule::Sealed {
                prop_assert!(!step.after.hides() && before.stand_in(step.action).is_none(), "{}", step.text());
                return Ok(());
            }
            let Some(Decider::Seat(bidder)) = before.decider() else { unreachable!() };
            let viewers = [0, 1, 2, 3].map(|seat| Viewer::from(Seat(seat))).into_iter().chain([Viewer::SPECTATOR]);
            let told = |position: &Position| (position.to_text(), position.key(), format!("{:?}", position.snapshot()));
            for &other in &actions(before) {
                let stand_in = before.stand_in(other);
                prop_assert_eq!(stand_in, Some(Action::Bid(Bid::default())));
                let mut after = before.clone();
                after.play_unchecked(other, Effects::ignored());
                prop_assert_eq!(after.hides(), step.after.hides(), "{}", step.text());
                if !after.hides() {
                    continue;
                }
                let mut passed = before.clone();
                passed.play_unchecked(Action::Bid(Bid::default()), Effects::ignored());
                prop_assert_eq!(actions(&after), actions(&passed), "{}", step.text());
                for viewer in viewers.clone() {
                    let (seen, other) = (after.seen_by(viewer), passed.seen_by(viewer));
                    match viewer.is(Decider::Seat(bidder)) {
                        true => prop_assert_eq!(seen.bid_by(bidder), after.bid_by(bidder), "{}", step.text()),
                        false => prop_assert_eq!(told(&seen), told(&other), "{}", step.text()),
                    }
                    let unseen = (0..4).map(Seat).filter(|&seat| !viewer.is(Decider::Seat(seat)));
                    prop_assert!(unseen.map(|seat| seen.bid_by(seat)).all(|bid| bid == 0), "{}", step.text());
                }
                prop_assert!(after.snapshot().offer.is_some_and(|offer| offer.bids.is_empty()), "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// A game with trades and dice is the same after writing and replaying its record.
    #[test]
    fn records_replay(seed: u64) {
        let mut texts = Vec::new();
        let mut record = Record::new(GameId::Auction);
        let mut last = None;
        follow_game(seed, |step, _| {
            if step.number == 1 {
                record = Record::begun_at(GameId::Auction, &step.before);
            }
            record.actions.push(step.action);
            record.note_result(&step.after);
            texts.push(step.after.to_text());
            last = Some(step.after.clone());
            Ok(())
        })?;
        let text = record.to_string();
        let again = Record::parse(&text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        let replay = again.replay().map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        let replayed: Vec<String> = replay.positions().skip(1).map(|position| position.to_text()).collect();
        prop_assert_eq!(replayed, texts);
    }

    /// A finished game has no decider, and gives one point in all.
    #[test]
    fn finished_games_are_finished(seed: u64) {
        follow_game(seed, |step, _| {
            let Some(outcome) = step.after.outcome() else {
                prop_assert!(step.after.players().len() > 1, "{}", step.text());
                return Ok(());
            };
            prop_assert_eq!(step.after.decider(), None);
            prop_assert_eq!(actions(&step.after), []);
            prop_assert_eq!(step.after.count_actions(), 0);
            for action in [Action::Pass, Action::Draw(None), Action::Resign(Resignation::Plain), step.action] {
                prop_assert_eq!(step.after.check(action), Err(Refusal::GameOver));
            }
            let shares: u8 = outcome.points.iter().sum();
            prop_assert_eq!(shares, outcome.per, "{}", step.text());
            let (winners, players) = (outcome.winners(), step.after.players());
            if outcome.reason == EndReason::FirstMate {
                prop_assert!(winners.len() == 1 && winners.iter().all(|seat| players.contains(seat)), "{}", step.text());
                prop_assert!(players.len() > 1, "{}", step.text());
            } else if outcome.reason == EndReason::MostMaterial {
                prop_assert_eq!(winners, richest(&step.after), "{}", step.text());
                prop_assert!(winners != players, "{}", step.text());
            } else {
                prop_assert_eq!(winners, players, "{}", step.text());
            }
            Ok(())
        })?;
    }

    /// A corrupted text is refused, or is the text of another position that is read back as written.
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
            prop_assert_eq!(again.count_actions(), position.count_actions(), "from {}", spoilt);
            prop_assert!(position.outcome().is_some() || !actions(&position).is_empty(), "{}", spoilt);
            let mut position = Line::new(position);
            for _ in 0..6 {
                let all = actions(&position);
                if all.is_empty() {
                    break;
                }
                position.play_unchecked(all[rng.random_range(0..all.len())], Effects::ignored());
            }
            Ok(())
        })?;
    }
}
