//! The texts about positions and actions, tested in random games from all positions of the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use bulldozer_gambit::rules::{
    Action, AnyGame, Attack, Case, Consequence, Death, Decider, Effect, Effects, GameId, Kind, Means, Seat, Square,
    StoryMark, preview, story,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

type Tried = Result<(), TestCaseError>;

fn file(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The positions of a game's tables.
fn positions(game: GameId) -> Vec<String> {
    let folder = root().join("tests").join(game.name());
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let texts: Vec<String> = files.iter().map(|path| file(path)).collect();
    let fens = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.strip_prefix("fen: "));
    fens.filter(|fen| game.set_up([], Some(fen)).is_ok()).map(str::to_owned).collect()
}

static POSITIONS: LazyLock<BTreeMap<GameId, Vec<String>>> =
    LazyLock::new(|| GameId::ALL.into_iter().map(|game| (game, positions(game))).collect());

/// The headings of a game's rules.
static HEADINGS: LazyLock<BTreeMap<GameId, BTreeSet<String>>> = LazyLock::new(|| {
    let headings = |game: GameId| {
        let page = file(&root().join("docs/rules").join(format!("{}.md", game.name())));
        page.lines()
            .filter_map(|line| line.strip_prefix("##"))
            .map(|line| line.trim_matches(['#', ' ']).to_owned())
            .collect()
    };
    GameId::ALL.into_iter().map(|game| (game, headings(game))).collect()
});

/// A random game from a random position. Each step is passed to `look` before it is played.
fn follow(seed: u64, mut look: impl FnMut(GameId, &dyn AnyGame, Action, &mut ChaCha8Rng) -> Tried) -> Tried {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let game = GameId::ALL[rng.random_range(0..GameId::ALL.len())];
    let starts = &POSITIONS[&game];
    let start = starts.get(rng.random_range(0..2 * starts.len())).map(String::as_str);
    let mut table = game.set_up([], start).unwrap();
    for _ in 0..60 {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[rng.random_range(0..actions.len())];
        look(game, &*table, action, &mut rng)?;
        table.play_unchecked(action, Effects::ignored());
    }
    Ok(())
}

fn placing(action: Action) -> Option<(Kind, Square)> {
    if let Action::Place { kind, square } = action { Some((kind, square)) } else { None }
}

/// The name of a square in sentences.
fn place(table: &dyn AnyGame, square: Square) -> String {
    table.words().place(square, Case::Nominative)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// A reason why something cannot go to a square exists exactly where it cannot go, with a rule of the rules pages.
    #[test]
    fn there_is_a_reason_where_there_is_no_move(seed: u64) {
        follow(seed, |game, table, _, rng| {
            let board: Vec<Square> = table.words().board().iter().map(|field| field.square).collect();
            let snapshot = table.snapshot();
            let placings: BTreeSet<_> = table.actions().into_iter().filter_map(placing).collect();
            for kind in placings.iter().map(|&(kind, _)| kind).collect::<BTreeSet<_>>() {
                for &square in &board {
                    let why = table.words().why_not_placed(kind, square);
                    prop_assert_eq!(why.is_none(), placings.contains(&(kind, square)), "{:?} {} {}", why, square, table.to_text());
                    let is_told = why.is_none_or(|why| HEADINGS[&game].contains(why.heading) && why.sentence.ends_with('.'));
                    prop_assert!(is_told, "{} {}", square, table.to_text());
                }
            }
            let ways: BTreeSet<_> = table.actions().into_iter().filter_map(Action::squares).collect();
            let from = board[rng.random_range(0..board.len())];
            let own = snapshot.pieces.values().filter(|piece| ways.iter().any(|(from, _)| *from == piece.square));
            let own: Vec<_> = own.collect();
            let from = if own.is_empty() || rng.random_bool(0.2) { from } else { own[rng.random_range(0..own.len())].square };
            for &to in &board {
                let context = format!("{from}{to} in {}", table.to_text());
                let Some(why) = table.words().why_not(from, to) else {
                    prop_assert!(ways.contains(&(from, to)), "no reason: {}", context);
                    continue;
                };
                prop_assert!(!ways.contains(&(from, to)), "{:?} for {}", why, context);
                prop_assert!(HEADINGS[&game].contains(why.heading), "{:?} for {}", why, context);
                prop_assert!(why.squares.iter().all(|square| board.contains(square)), "{:?} for {}", why, context);
                let mut distinct = why.squares.clone();
                distinct.sort();
                distinct.dedup();
                prop_assert_eq!(distinct.len(), why.squares.len(), "{:?} for {}", why, context);
                prop_assert!(why.sentence.ends_with('.') && !why.sentence.contains("piece cannot"), "{:?}", why);
                // An attacker that is named is also given with its attack.
                let is_named = why.sentence.contains(" attacks it") || why.sentence.contains(" attack it");
                prop_assert!(!is_named || !why.attacks.is_empty(), "{:?} for {}", why, context);
                for (by, on) in &why.attacks {
                    let is_there = *by == to || snapshot.piece_on(*by).is_some();
                    prop_assert!(is_there && by != on && board.contains(on), "{:?} for {}", why, context);
                }
                if why.sentence.contains("cannot go to") {
                    let piece = snapshot.piece_on(from).map(|(_, piece)| table.words().kind_name(piece.kind));
                    let kind = piece.unwrap_or_else(|| "pothole".to_owned());
                    let begins = format!("The {kind} on {} cannot go to {}: ", place(table, from), place(table, to));
                    prop_assert!(why.sentence.starts_with(&begins), "{:?} for {}", why, context);
                } else {
                    prop_assert!(!own.iter().any(|piece| piece.square == from) || from == to, "{:?} for {}", why, context);
                }
            }
            Ok(())
        })?;
    }

    /// The previewed consequences match the table after the action.
    #[test]
    fn previews_come_true(seed: u64) {
        follow(seed, |_, table, action, _| {
            let context = format!("{} in {}", action.token(table.seats()), table.to_text());
            let found = preview(table, action).map_err(|refusal| TestCaseError::fail(format!("{refusal}: {context}")))?;
            let mut next = table.clone_box();
            next.play_unchecked(action, Effects::ignored());
            if table.decider() == Some(Decider::Chance) || matches!(action, Action::SetUp(_)) {
                prop_assert!(found.is_empty(), "{}", context);
                return Ok(());
            }
            let (before, after) = (table.snapshot(), next.snapshot());
            let board: Vec<Square> = table.words().board().iter().map(|field| field.square).collect();
            let mut unmoved = before.clone();
            for consequence in &found {
                match *consequence {
                    Consequence::Stands { piece, from, to, .. } => {
                        prop_assert_eq!((before.pieces[&piece].square, after.pieces[&piece].square), (from, to), "{}", context);
                        unmoved.pieces.remove(&piece);
                    }
                    Consequence::Charges { piece, ref path } => {
                        prop_assert_eq!(Some(&before.pieces[&piece].square), path.first(), "{}", context);
                        prop_assert!(!after.pieces.contains_key(&piece) && path.iter().all(|it| board.contains(it)), "{}", context);
                    }
                    Consequence::PotholeOpens { pothole, from, to } => {
                        let places = (before.potholes[&pothole].square, after.potholes[&pothole].square);
                        prop_assert_eq!(places, (from, to), "{}", context);
                    }
                    Consequence::Dies { piece, seat, from, .. } => {
                        let gone = !after.pieces.contains_key(&piece) && !after.hands.contains_key(&piece);
                        prop_assert!(gone, "{}", context);
                        prop_assert_eq!(before.pieces.get(&piece).map(|piece| piece.square), from, "{}", context);
                        prop_assert!(seat.index() <= 4, "{}", context);
                        unmoved.pieces.remove(&piece);
                    }
                    Consequence::GoesToHand { piece, by, .. } => {
                        prop_assert_eq!(after.hands.get(&piece).map(|held| held.seat), Some(by), "{}", context);
                        unmoved.pieces.remove(&piece);
                    }
                    Consequence::Appears { piece, seat, kind, square } => {
                        let there = after.pieces.get(&piece).map(|piece| (piece.seat, piece.kind, piece.square));
                        prop_assert_eq!(there, Some((seat, kind, square)), "{}", context);
                    }
                    Consequence::WinsChip { piece, square, chip } => {
                        let state = &after.pieces[&piece];
                        prop_assert_eq!(state.square, square, "{}", context);
                        prop_assert!(state.chips.contains(chip) || state.kind != before.pieces[&piece].kind, "{}", context);
                    }
                    Consequence::Promotes { piece, square, kind } => {
                        prop_assert_eq!((after.pieces[&piece].square, after.pieces[&piece].kind), (square, kind), "{}", context);
                    }
                    Consequence::IsAnnexed { army, to } => prop_assert!(army != to, "{}", context),
                    Consequence::Leaves { seat, .. } => prop_assert!(!next.players().contains(seat), "{}", context),
                    Consequence::IsInCheck { royal, square, .. } => {
                        prop_assert_eq!(after.pieces[&royal].square, square, "{}", context);
                    }
                    Consequence::EndsGame { outcome } => prop_assert_eq!(next.outcome(), Some(outcome), "{}", context),
                }
            }
            for (id, piece) in &unmoved.pieces {
                let stays = after.pieces.get(id).is_some_and(|now| now.square == piece.square);
                prop_assert!(stays, "{:?} is forgotten: {:?} {}", piece, found, context);
            }
            let checks = found.iter().filter(|it| matches!(it, Consequence::IsInCheck { .. })).count();
            prop_assert_eq!(checks, next.words().alarms().len(), "{}", context);
            Ok(())
        })?;
    }

    /// Every action has a story of one or two sentences, with the marks of its effects.
    #[test]
    fn every_action_has_a_story(seed: u64) {
        follow(seed, |_, table, action, _| {
            let context = format!("{} in {}", action.token(table.seats()), table.to_text());
            let name = |seat: Seat| seat.name(table.seats()).to_owned();
            let told = story(table, action, &name).map_err(|refusal| TestCaseError::fail(format!("{refusal}: {context}")))?;
            let (mut next, mut effects) = (table.clone_box(), Vec::new());
            next.play_unchecked(action, Effects::recording(&mut effects));
            let text = &told.text;
            prop_assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{}: {}", text, context);
            prop_assert!(text.matches(". ").count() < 2 && !text.contains("  ") && !text.contains(".."), "{}: {}", text, context);
            prop_assert!(!text.contains("a piece") && !text.contains("nobody's king"), "{}: {}", text, context);
            let marked = |mark| told.marks.contains(&mark);
            let some = |is: fn(&Effect) -> bool| effects.iter().any(is);
            let captures = some(|it| matches!(it, Effect::PieceDied { death: Death::Captured(_) | Death::Trampled(_), .. } | Effect::PieceHoarded { .. } | Effect::PieceWoken { .. }));
            prop_assert_eq!(marked(StoryMark::Capture), captures, "{}: {}", text, &context);
            prop_assert_eq!(marked(StoryMark::Push), some(|it| matches!(it, Effect::PiecePushed { .. })), "{}: {}", text, &context);
            let falls = some(|it| matches!(it, Effect::PieceDied { death: Death::FellInto(_) | Death::FellOff, .. }));
            prop_assert_eq!(marked(StoryMark::Fall), falls, "{}: {}", text, &context);
            prop_assert_eq!(marked(StoryMark::Chip), some(|it| matches!(it, Effect::ChipGained { .. })), "{}: {}", text, &context);
            let promotes = some(|it| matches!(it, Effect::PiecePromoted { .. }));
            prop_assert!(marked(StoryMark::Promotion) || !promotes, "{}: {}", text, &context);
            prop_assert_eq!(marked(StoryMark::Dice), some(|it| matches!(it, Effect::DiceRolled { .. })), "{}: {}", text, &context);
            prop_assert_eq!(marked(StoryMark::End), next.outcome().is_some(), "{}: {}", text, &context);
            Ok(())
        })?;
    }

    /// Attacks are between pieces of different players. Whatever a legal action takes was attacked by the mover, and a
    /// king in check is attacked.
    #[test]
    fn attacks_are_what_actions_do(seed: u64) {
        follow(seed, |game, table, action, _| {
            let context = format!("{} in {}", action.token(table.seats()), table.to_text());
            let (before, attacks) = (table.snapshot(), table.words().attacks());
            let mut distinct = attacks.clone();
            distinct.sort_unstable();
            distinct.dedup();
            prop_assert_eq!(distinct.len(), attacks.len(), "{}", &context);
            for attack in &attacks {
                let (from, on) = (before.piece_on(attack.from), before.piece_on(attack.on));
                let (Some((_, from)), Some((_, on))) = (from, on) else {
                    return Err(TestCaseError::fail(format!("{attack:?}: {context}")));
                };
                prop_assert!(from.controller != on.controller && !from.frozen && !on.frozen, "{:?} {}", attack, &context);
                prop_assert_eq!(attack.by == Means::Wake, on.seat == Seat::NOBODY, "{:?} {}", attack, &context);
            }
            for alarm in table.words().alarms() {
                for &from in &alarm.from {
                    let check = Attack { from, on: alarm.square, by: Means::Check };
                    prop_assert!(attacks.contains(&check), "{:?} {}", check, &context);
                }
            }
            for (from, on) in table.words().silent_threats() {
                let berserk = Attack { from, on, by: Means::Berserk };
                prop_assert!(attacks.contains(&berserk), "{:?} {}", berserk, &context);
            }
            let Some((from, _)) = action.squares() else { return Ok(()) };
            let Some((mover, _)) = before.piece_on(from) else { return Ok(()) };
            let (mut next, mut effects) = (table.clone_box(), Vec::new());
            next.play_unchecked(action, Effects::recording(&mut effects));
            for effect in &effects {
                let piece = match *effect {
                    Effect::PieceDied { death: Death::Removed | Death::Spent, .. } => continue,
                    Effect::PieceDied { piece, .. }
                    | Effect::PieceHoarded { piece, .. }
                    | Effect::PieceWoken { piece, .. } => piece,
                    _ => continue,
                };
                let victim = &before.pieces[&piece];
                let in_passing = action.squares().is_some_and(|(_, to)| to != victim.square)
                    && matches!(game, GameId::Quad | GameId::Auction);
                if in_passing || victim.controller == before.pieces[&mover].controller {
                    continue;
                }
                let is_seen = attacks.iter().any(|attack| (attack.from, attack.on) == (from, victim.square));
                prop_assert!(is_seen, "{} is not attacked: {}", victim.square, &context);
            }
            Ok(())
        })?;
    }
}
