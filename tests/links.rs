//! Records in links: they are read back unchanged, and damage is detected.

use bulldozer_gambit::rules::record::{LinkError, from_link, is_link, to_link};
use bulldozer_gambit::rules::{Effects, GameId, Record};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The record of a random game of at most this number of actions.
fn random_record(seed: u64, most: usize) -> Record {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let game = GameId::ALL[rng.random_range(0..GameId::ALL.len())];
    let mut table = game.set_up([], None).unwrap();
    let mut record = Record::begun_at(game, &*table);
    record.seed = rng.random_bool(0.5).then(|| rng.random());
    record.players[0] = "Ann \u{201C}the dozer\u{201D}".to_owned();
    for _ in 0..rng.random_range(0..=most) {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[rng.random_range(0..actions.len())];
        table.play_unchecked(action, Effects::ignored());
        record.actions.push(action);
    }
    record.note_result(&*table);
    record
}

/// The code of a link, and the link for a code.
fn code(link: &str) -> &str {
    link.strip_prefix("#match=").unwrap()
}

const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// A record is read back from the fragment, from a whole address and from the code alone.
    #[test]
    fn links_round_trip(seed: u64) {
        let record = random_record(seed, 300);
        let link = to_link(&record).unwrap();
        prop_assert!(is_link(&link), "{}", link);
        prop_assert!(link.chars().skip(1).all(|c| DIGITS.contains(c) || c == '='), "{}", link);
        let address = format!("https://example.org/game/index.html{link}&players=human,human");
        for text in [&link, &link[1..], code(&link), &address, &format!(" {link}\n")] {
            prop_assert_eq!(from_link(text), Ok(record.clone()), "{}", text);
        }
    }

    /// Detects every changed, missing, doubled and swapped character, and every cut at the end.
    #[test]
    fn damage_is_noticed(seed: u64) {
        let link = to_link(&random_record(seed, 12)).unwrap();
        let code: Vec<char> = code(&link).chars().collect();
        let is_refused = |damaged: Vec<char>| from_link(&format!("#match={}", damaged.iter().collect::<String>())).is_err();
        for place in 0..code.len() {
            for digit in DIGITS.chars().chain(['%', ' ', '\u{e9}']).filter(|&digit| digit != code[place]) {
                let mut damaged = code.clone();
                damaged[place] = digit;
                prop_assert!(is_refused(damaged), "{} at {} of {}", digit, place, link);
            }
            let mut damaged = code.clone();
            damaged.remove(place);
            prop_assert!(is_refused(damaged), "without {} of {}", place, link);
            let mut damaged = code.clone();
            damaged.insert(place, code[place]);
            prop_assert!(is_refused(damaged), "twice {} of {}", place, link);
            let mut damaged = code.clone();
            damaged.swap(place, (place + 1) % code.len());
            prop_assert!(damaged == code || is_refused(damaged), "swapped {} of {}", place, link);
            prop_assert!(is_refused(code[..place].to_vec()), "first {} of {}", place, link);
        }
    }
}

#[test]
fn faults_are_named() {
    let mut record = Record::parse("[Game \"pothole\"]\n\nc2d2 end b5c5 *").unwrap();
    record.result = None;
    let link = to_link(&record).unwrap();
    let code = code(&link);
    let said = |text: &str| from_link(text).unwrap_err().to_string();
    assert_eq!(said("https://example.org/#table"), "this link contains no match: `match=` is missing");
    assert_eq!(said("#match="), "this link contains no match: nothing follows `match=`");
    assert_eq!(said("#match=1"), "this link contains no match: nothing follows `match=`");
    assert!(said(&format!("#match=2{}", &code[1..])).starts_with("this link has version `2`"));
    let dirty = format!("#match={}.{}", &code[..9], &code[10..]);
    assert_eq!(said(&dirty), "this link is damaged: character 10 after `match=` is `.`, which no link contains");
    let (found, expected) = (code.len() - 5, code.len());
    assert_eq!(from_link(&code[..found]), Err(LinkError::CutOff { found, expected }));
    assert_eq!(
        said(&code[..found]),
        format!("this link was cut off: only {found} of its {expected} characters are there")
    );
    assert_eq!(from_link(&format!("{code}AAAA")), Err(LinkError::TooMany { found: expected + 4, expected }));
    let other = if code.as_bytes()[20] == b'A' { "B" } else { "A" };
    assert_eq!(from_link(&format!("{}{other}{}", &code[..20], &code[21..])), Err(LinkError::Checksum));
    record.actions.push(record.actions[0]);
    assert_eq!(
        said(&to_link(&record).unwrap()),
        "the record in this link is broken: token 4 `c2d2`: there is no piece on c2"
    );
}

/// Links of version 1 must stay readable forever.
#[test]
fn old_links_are_read() {
    let record = Record::parse("[Game \"pothole\"]\n\nc2d2 end b5c5 *").unwrap();
    let link = "#match=1OODLa7oBLwDQ_1tHYW1lICJwb3Rob2xlIl0KW1Jlc3VsdCAiKiJdCgpjMmQyIGVuZCBiNWM1ICoK";
    assert_eq!(from_link(link), Ok(record));
}

#[test]
fn what_is_no_link_is_not_taken_for_one() {
    for text in ["match.bgr", "[Game \"pothole\"]", "games/match=1 of 2.bgr", "x/x turn=W", "#table", ""] {
        assert!(!is_link(text), "{text}");
    }
    assert!(is_link("https://example.org/#table&match=1AAAA"));
}
