//! What players are told of a position and of what actions do, tried in random games from all positions of the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use bulldozer_gambit::rules::{Action, AnyGame, Effects, GameId, Square};
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

/// A random game from a random position, each step of which is shown to `look` before it is made.
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
        table.play_unchecked(action, Effects::unheard());
    }
    Ok(())
}

/// What a sentence calls a square.
fn place(table: &dyn AnyGame, square: Square) -> String {
    table.words().place_name(square)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whoever asks why something cannot go somewhere is told so exactly where it cannot, with a rule of the rules pages.
    #[test]
    fn there_is_a_reason_where_there_is_no_move(seed: u64) {
        follow(seed, |game, table, _, rng| {
            let board: Vec<Square> = table.words().board().iter().map(|field| field.square).collect();
            let snapshot = table.snapshot();
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
                if why.sentence.contains("cannot go to") {
                    let kind = snapshot.piece_on(from).map_or("pothole", |(_, piece)| table.words().kind_name(piece.kind));
                    let begins = format!("The {kind} on {} cannot go to {}: ", place(table, from), place(table, to));
                    prop_assert!(why.sentence.starts_with(&begins), "{:?} for {}", why, context);
                } else {
                    prop_assert!(!own.iter().any(|piece| piece.square == from) || from == to, "{:?} for {}", why, context);
                }
            }
            Ok(())
        })?;
    }
}
