//! Drafts of positions: they have the same text as positions, and after any edit the game tells why they are invalid.

use bulldozer_gambit::rules::{
    Draft, DraftError, DraftThing, Effects, GameId, Kind, PieceMark, Seat, Snapshot, Square,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn config() -> ProptestConfig {
    ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() }
}

/// The table of a random game after some actions.
fn random_table(rng: &mut ChaCha8Rng) -> (GameId, Box<dyn bulldozer_gambit::rules::AnyGame>) {
    let game = GameId::ALL[rng.random_range(0..GameId::ALL.len())];
    let mut table = game.set_up([], None).unwrap();
    for _ in 0..rng.random_range(0..120) {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        table.play_unchecked(actions[rng.random_range(0..actions.len())], Effects::ignored());
    }
    (game, table)
}

const THINGS: [&str; 22] = [
    "Wk", "Rk", "Sk", "Wb+ne", "Gd+nesw", "@W", "@1", "@9", "Wf^c1", "Wf^a9", "Ba", "We", "Sq!", "Nk!", "Ep", "Rp-",
    "Dq", "Dk", "Yn", "Bz", "Gm", "Wr",
];
const KEYS: [(&str, &str); 16] = [
    ("turn", "R"),
    ("turn", "?"),
    ("quiet", "7"),
    ("lock1", "W"),
    ("last1", "W"),
    ("done", "a1"),
    ("pits", "WRG-"),
    ("ctrl", "SSNE"),
    ("castle", "-"),
    ("dummy", "S"),
    ("phase", "offer"),
    ("offer", "q3"),
    ("handR", "q3,r2"),
    ("ep", "-"),
    ("pie", "1"),
    ("nonsense", "1"),
];

proptest! {
    #![proptest_config(config())]

    /// A draft of a table has the table's text, and makes the same table.
    #[test]
    fn drafts_of_tables_are_their_texts(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (game, table) = random_table(&mut rng);
        let text = table.to_text();
        let draft = Draft::of(game, &*table);
        prop_assert_eq!(draft.text(), text.clone());
        let laid = draft.lay().map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert_eq!((laid.to_text(), laid.key()), (text.clone(), table.key()));
        prop_assert_eq!(Draft::of_text(game, &text).unwrap().text(), text.clone());
        let squares: Vec<Square> = draft.squares().collect();
        prop_assert_eq!(squares.len(), table.words().board().len());
        for piece in table.snapshot().pieces.values() {
            let thing = draft.thing(piece.square);
            let is_it = matches!(thing, Some(DraftThing::Piece { seat, kind, .. }) if (seat, kind) == (piece.seat, piece.kind));
            prop_assert!(is_it, "{:?} is {:?} in {}", piece, thing, text);
        }
    }

    /// A draft of a table has the table's snapshot.
    #[test]
    fn drafts_are_seen_as_their_tables(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (game, table) = random_table(&mut rng);
        let (seen, there) = (Draft::of(game, &*table).snapshot(), table.snapshot());
        let text = table.to_text();
        prop_assert_eq!(seen.pieces.len(), there.pieces.len());
        for piece in there.pieces.values() {
            prop_assert_eq!(seen.piece_on(piece.square).map(|(_, piece)| piece), Some(piece), "{}", text);
        }
        prop_assert_eq!(&seen.potholes, &there.potholes, "{}", text);
        let held = |table: &Snapshot| {
            let held = table.hands.values().filter_map(|piece| Some((piece.seat, piece.kind.letter(), piece.tokens?)));
            let mut held: Vec<_> = held.collect();
            held.sort_unstable();
            held
        };
        prop_assert_eq!(held(&seen), held(&there), "{}", text);
    }

    /// After any edits the draft's text matches the draft, and a refusal is a short sentence.
    #[test]
    fn anything_can_be_drafted(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (game, table) = random_table(&mut rng);
        let mut draft = if rng.random_bool(0.3) { Draft::bare(game) } else { Draft::of(game, &*table) };
        let squares: Vec<Square> = draft.squares().collect();
        for _ in 0..25 {
            let square = squares[rng.random_range(0..squares.len())];
            match rng.random_range(0..8) {
                0 => _ = draft.remove(square),
                1 => {
                    let (name, value) = KEYS[rng.random_range(0..KEYS.len())];
                    draft.set_key(name, Some(value).filter(|_| rng.random_bool(0.7))).unwrap();
                }
                2 => draft.set_turn(Seat(rng.random_range(0..game.seats().len() as u8))),
                3 => draft.set_hand(Seat(rng.random_range(0..game.seats().len() as u8)), &[(Kind::new(b'r'), 2), (Kind::new(b'q'), 3)]),
                _ => {
                    let text = THINGS[rng.random_range(0..THINGS.len())];
                    if let Some(thing) = DraftThing::parse(text, game.seats()) {
                        prop_assert_eq!(thing.text(game.seats()), text);
                        draft.put(square, thing).unwrap();
                        prop_assert_eq!(draft.thing(square), Some(thing));
                    }
                }
            }
            let text = draft.text();
            let again = Draft::of_text(game, &text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(again.text(), text.clone());
            prop_assert_eq!(again.things().collect::<Vec<_>>(), draft.things().collect::<Vec<_>>());
            match draft.lay() {
                Ok(laid) => prop_assert!(game.set_up([], Some(&laid.to_text())).is_ok(), "{}", text),
                Err(error) => prop_assert!(error.to_string().len() < 300, "{}", error),
            }
        }
    }
}

#[test]
fn what_no_draft_can_hold_is_refused() {
    let mut draft = Draft::bare(GameId::Knot);
    let piece = DraftThing::parse("Wk", GameId::Knot.seats()).unwrap();
    let square = |name: &str| name.parse::<Square>().unwrap();
    assert_eq!(draft.put(square("a9"), piece), Err(DraftError::OffBoard(square("a9"))));
    draft.put(square("k9"), piece).unwrap();
    assert_eq!(draft.text(), "16/16/16/16 turn=W knot=Wk");
    for (name, value) in [("knot", "Wk"), ("a b", "1"), ("a=b", "1"), ("", "1"), ("turn", "a b"), ("turn", "")] {
        assert!(draft.set_key(name, Some(value)).is_err(), "{name}={value}");
    }
    assert_eq!(draft.text(), "16/16/16/16 turn=W knot=Wk");
    for (text, sentence) in [
        ("", "the position is empty"),
        ("3/3 turn=W", "the board has another shape than the game's own"),
        ("16/16/x16/16 turn=W", "the board has another shape than the game's own"),
        ("Wkk,15/16/16/16 turn=W", "`Wkk` is neither a piece nor a pothole"),
    ] {
        assert_eq!(Draft::of_text(GameId::Knot, text).unwrap_err().to_string(), sentence, "{text}");
    }
}

#[test]
fn a_position_is_set_up_from_nothing() {
    let mut draft = Draft::bare(GameId::Pothole);
    assert_eq!(draft.turn(), Some(Seat(0)));
    for item in ["a1 Wk", "g7 Gk", "c3 Wb+ne", "d2 Wr", "b2 @W", "c4 @1"] {
        let (square, thing) = item.split_once(' ').unwrap();
        draft.put(square.parse().unwrap(), DraftThing::parse(thing, GameId::Pothole.seats()).unwrap()).unwrap();
    }
    // Each pothole exists once.
    draft.put("b1".parse().unwrap(), DraftThing::Pothole('W')).unwrap();
    draft.set_key("lock1", Some("G")).unwrap();
    draft.set_key("last1", Some("G")).unwrap();
    draft.options_mut().push(("exact-cars".to_owned(), "true".to_owned()));
    let table = draft.lay().unwrap();
    assert_eq!(table.to_text(), draft.text());
    assert_eq!(table.option("exact-cars").as_deref(), Some("true"));
    "perhaps".clone_into(&mut draft.options_mut()[0].1);
    assert!(draft.lay().unwrap_err().to_string().contains("exact-cars"));
    let mut auction = Draft::bare(GameId::Auction);
    auction.set_hand(Seat(0), &[(Kind::new(b'p'), 1), (Kind::new(b'q'), 2), (Kind::new(b'q'), 3)]);
    assert_eq!(auction.key("handR"), Some("q3,q2,p1"));
    assert_eq!(auction.hand(Seat(0)).len(), 3);
    auction.set_hand(Seat(0), &[]);
    assert_eq!(auction.key("handR"), None);
}

/// The kit of a game matches its notation.
#[test]
fn kits_have_all_keys_of_the_notation() {
    let page = include_str!("../docs/rules/notation.md");
    for game in GameId::ALL {
        let heading = format!("### Keys of {:?}", game);
        let section = page.split(&heading).nth(1).and_then(|rest| rest.split("\n#").next()).unwrap();
        let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('|').map(|(keys, _)| keys));
        // The keys of a row are before the back quote that closes its first pair. Hands and the square apart are not
        // keys of kits.
        let keys = rows.filter_map(|row| row.split('`').next()).flat_map(str::split_whitespace);
        let mut told: Vec<&str> = keys.filter(|key| !key.starts_with("hand") && *key != "knot").collect();
        told.retain(|&key| key != "turn");
        let mut known: Vec<&str> = game.kit().keys.iter().map(|key| key.name).filter(|&key| key != "turn").collect();
        told.sort_unstable();
        known.sort_unstable();
        assert_eq!(known, told, "{game:?}");
    }
}

/// A game accepts all keys and pieces of its kit.
#[test]
fn games_know_what_is_in_their_kits() {
    for game in GameId::ALL {
        let (kit, seats) = (game.kit(), game.seats());
        let square = Draft::bare(game).squares().nth(30).unwrap();
        for key in kit.keys {
            let mut draft = Draft::of(game, &*game.set_up([], None).unwrap());
            draft.set_key(key.name, Some("-")).unwrap();
            let told = draft.check().map_or_else(|fault| fault.sentence, |_| String::new());
            assert!(!told.contains("no such key"), "{game:?}: {told}");
            if !key.usual.is_empty() {
                draft.set_key(key.name, Some(key.usual)).unwrap();
                let told = draft.check().map_or_else(|fault| fault.sentence, |_| String::new());
                assert!(!told.contains(&format!("`{}=", key.name)), "{game:?}: {told}");
            }
        }
        for piece in kit.pieces {
            let mut draft = Draft::bare(game);
            draft.put(square, DraftThing::Piece { seat: Seat(0), kind: piece.kind, mark: None }).unwrap();
            assert!(draft.text().contains(piece.kind.letter()));
            let told = draft.check().map_or_else(|fault| fault.sentence, |_| String::new());
            assert!(!told.contains("is not one of the pieces"), "{game:?}: {told}");
            assert!(game.set_up([], None).unwrap().words().kind_name(piece.kind) != "piece", "{game:?}");
        }
        for &pothole in kit.potholes {
            assert!(DraftThing::parse(&format!("@{pothole}"), seats).is_some());
        }
    }
}

#[test]
fn faults_point_at_squares() {
    for (game, put, square, sentence) in [
        (GameId::Pothole, "a1 Wk, g7 Gk, d4 Wk", Some("a1 d4"), "on a1 and d4: White has a second king"),
        (
            GameId::Pothole,
            "a1 Wk, g7 Gk, d4 Wk, d5 Gk, a7 Rk",
            Some("a1 d4 d5 g7"),
            "on a1 and d4: White has a second king; on d5 and g7: Black has a second king",
        ),
        (GameId::Pothole, "a1 Wk, g7 Gk, b2 @1", Some("b2"), "on b2: a centre pothole may not be on b2"),
        (GameId::Pothole, "g7 Gk", None, "White is to move but has no king"),
        // Everyone without a king is named.
        (GameId::Quad, "a1 Sk, d4 Wr, e5 Np, h1 Ek", None, "West and North have pieces but no king"),
        (GameId::Auction, "h1 Rk, d4 Br, e5 Yq, g3 Yr", None, "Blue and Yellow have pieces but no king"),
        (GameId::Knot, "k9 Wk, c5 Wk, a3 Bk", Some("k9"), "`knot=Wk`: White has no other king"),
        (GameId::Quad, "a1 Sk, h8 Nk, b8 Sp", Some("b8"), "on b8: South's pawn would have promoted on b8"),
        (
            GameId::Auction,
            "h1 Rk, g14 Yk, d2 Dq",
            Some("d2"),
            "on d2: a dormant piece lies on the inner field (e5 to j10) only",
        ),
    ] {
        let mut draft = Draft::bare(game);
        for (square, thing) in put.split(", ").map(|item| item.split_once(' ').unwrap()) {
            draft.put(square.parse().unwrap(), DraftThing::parse(thing, game.seats()).unwrap()).unwrap();
        }
        let fault = draft.check().unwrap_err();
        let squares = fault.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!((Some(&*squares).filter(|squares| !squares.is_empty()), &*fault.sentence), (square, sentence));
    }
}

#[test]
fn things_are_shifted_with_all_that_is_particular_about_them() {
    let mut draft = Draft::bare(GameId::Quad);
    let square = |name: &str| name.parse::<Square>().unwrap();
    let frozen = DraftThing::Piece { seat: Seat(0), kind: Kind::new(b'q'), mark: Some(PieceMark::Frozen) };
    draft.put(square("d4"), frozen).unwrap();
    draft.shift(square("d4"), square("e5")).unwrap();
    assert_eq!((draft.thing(square("d4")), draft.thing(square("e5"))), (None, Some(frozen)));
    assert!(draft.shift(square("e5"), square("z9")).is_err());
    draft.shift(square("e5"), square("e5")).unwrap();
    assert_eq!(draft.thing(square("e5")), Some(frozen));
}

/// Pasted texts can have any content, even more than a hand can hold.
#[test]
fn hands_that_nobody_could_hold_are_seen_as_far_as_there_are_numbers_for_pieces() {
    let mut draft = Draft::of(GameId::Auction, &*GameId::Auction.set_up([], None).unwrap());
    let on_board = draft.snapshot().pieces.len();
    draft.set_hand(Seat(0), &vec![(Kind::new(b'p'), 3); 600]);
    let seen = draft.snapshot();
    assert_eq!(seen.pieces.len() + seen.hands.len(), 256);
    assert_eq!(seen.pieces.len(), on_board);
    assert!(draft.check().is_err());
}
