//! Valid and invalid records.

use proptest::prelude::*;

use super::{Record, UNFINISHED};
use crate::rules::{Action, AnyGame, Effects, GameId, Remark, TalkMode};

const OPENING: &str = include_str!("../../../tests/data/opening.bgr");
const QUIET: &str = include_str!("../../../tests/data/quiet.bgr");
const LAST_PLAYER: &str = include_str!("../../../tests/data/last-player.bgr");

/// What is wrong with `text`.
fn fault(text: &str) -> String {
    let done = Record::parse(text).and_then(|record| record.replay());
    done.map_or_else(|error| error.to_string(), |_| format!("no fault in {text:?}"))
}

#[test]
fn tags_comments_and_tokens_are_read() {
    let record = Record::parse(OPENING).unwrap();
    assert_eq!(record.game, GameId::Pothole);
    assert_eq!(record.players, ["Ann", "Bob", "", "Dora"]);
    assert_eq!(record.date.as_deref(), Some("2026.11.20"));
    assert_eq!(record.seed, Some(u64::MAX));
    assert_eq!(record.tags, [("Event".to_owned(), r#"A "friendly" game \ test"#.to_owned())]);
    assert_eq!(record.result.as_deref(), Some(UNFINISHED));
    let tokens: Vec<_> = record.actions.iter().map(|action| action.token(record.game.seats()).to_string()).collect();
    assert_eq!(tokens.join(" "), "c2c3 @c4d4 c6c5 end e6e5 f7e6 e2e3");
    let replay = record.replay().unwrap();
    assert_eq!((replay.actions(), replay.positions().count()), (7, 8));
    assert_eq!(replay.position(0).unwrap().to_text(), record.lay().unwrap().to_text());
    assert_eq!(replay.position(7).unwrap().to_text(), replay.last().to_text());
    assert!(replay.position(8).is_none());
    assert_eq!(replay.clone().into_last().to_text(), replay.last().to_text());
}

#[test]
fn samples_say_the_same_when_written_again() {
    for text in [OPENING, QUIET, LAST_PLAYER] {
        let record = Record::parse(text).unwrap();
        record.replay().unwrap();
        assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
        assert_eq!(Record::parse(&text.replace('\n', "\r\n")).unwrap(), record);
        assert_eq!(Record::parse(&format!("\u{feff}{text}")).unwrap(), record);
    }
}

#[test]
fn a_record_is_written_like_this() {
    let mut record = Record::new(GameId::Pothole);
    record.options = vec![("quiet-turns".to_owned(), "60".to_owned()), ("exact-cars".to_owned(), "false".to_owned())];
    record.players[2] = "C \"the\n\\ pit\"".to_owned();
    record.seed = Some(7);
    record.tags.push(("Site".to_owned(), "here".to_owned()));
    record.actions = vec![Action::End; 21];
    let tokens = ["end"; 20].join(" ");
    let written = format!(
        "[Game \"pothole\"]\n[Options \"quiet-turns=60\"]\n[Black \"C \\\"the \\\\ pit\\\"\"]\n[Seed \"7\"]\n\
         [Result \"*\"]\n[Site \"here\"]\n\n{tokens}\nend *\n"
    );
    assert_eq!(record.to_string(), written);
    assert!(written.lines().all(|line| line.len() <= 80));
}

#[test]
fn a_game_from_a_position_brings_it_along() {
    let mut table = GameId::Pothole.set_up([("exact-cars", "true"), ("quiet-turns", "0100")], None).unwrap();
    let record = Record::begun_at(GameId::Pothole, &*table);
    assert_eq!((record.options.len(), &record.position), (1, &None));
    table.play(Action::Resign(crate::rules::Resignation::Plain), Effects::ignored()).unwrap();
    let record = Record::begun_at(GameId::Pothole, &*table);
    assert_eq!(record.position, Some(table.to_text()));
    assert_eq!(record.lay().unwrap().to_text(), table.to_text());
}

#[test]
fn faults_of_form_say_the_line() {
    for (text, expected) in [
        ("", "the record is empty"),
        (" \n{nothing} ; at all\n", "the record is empty"),
        ("[White \"Ann\"]\n\nc2c3", "this isn't a Bulldozer Gambit record: the tag `Game` is missing"),
        ("c2c3 *", "this isn't a Bulldozer Gambit record: the tag `Game` is missing"),
        ("[Game \"pothole\"", "line 1: `]` is expected after the value of a tag"),
        ("[Game \"pothole]\n", "line 1: the value of a tag has no closing quote"),
        ("[Game \"pothole\\", "line 1: the value of a tag has no closing quote"),
        ("[Game pothole]", "line 1: a tag's value is expected in quotes"),
        ("[Game]", "line 1: a tag's value is expected in quotes"),
        ("\n[", "line 2: the name of a tag is expected after `[`"),
        ("[Game \"pothole\"]\n{never\nends", "line 2: the comment that begins here has no end `}`"),
        ("[Game \"pothole\"]\nc2c3 end\n[White \"Ann\"]", "line 3: a tag comes after the first token"),
        ("[Game \"pothole\"]\n[Game \"pothole\"]", "line 2, tag `Game`: this tag appears twice"),
    ] {
        assert_eq!(fault(text), expected, "{text:?}");
    }
}

#[test]
fn faults_of_tags_say_the_tag() {
    for (tag, expected) in [
        ("Options \"x\"", "`x` is not of the form name=value"),
        ("Options \"x=1\"", "this game has no option `x`"),
        ("Options \"quiet-turns=0\"", "option `quiet-turns` takes a whole number from 1 to 10000, not `0`"),
        ("Options \"quiet-turns=9 quiet-turns=8\"", "option `quiet-turns` appears twice"),
        ("Seed \"-1\"", "`-1` is not a whole number from 0 to 18446744073709551615"),
        ("Position \"3/3\"", "the key `turn` is missing"),
        ("Result \"1-0-0-0\"", "the tag says `1-0-0-0`, but the last token says `*`"),
    ] {
        let name = tag.split(' ').next().unwrap();
        let text = format!("[Game \"pothole\"]\n[{tag}]\n\n*");
        assert_eq!(fault(&text), format!("line 2, tag `{name}`: {expected}"));
    }
    let unknown = "line 1, tag `Game`: there is no game `chess`; the games are: pothole, knot, quad, auction";
    assert_eq!(fault("[Game \"chess\"]"), unknown);
}

#[test]
fn faults_of_tokens_say_their_number() {
    for (tokens, expected) in [
        ("c2c3 end c6c5 c6c4 e6e5", "token 4 `c6c4`: there is no piece on c6"),
        ("c2c3 bid:r2+p1 end", "token 2 `bid:r2+p1`: this game has no such action"),
        ("c2c3 1. end", "token 2 `1.`: this is not an action"),
        ("c2c3 {one} e2-e4", "token 2 `e2-e4`: this is not an action"),
        ("c2c3 * end", "token 3 `end`: the result must come last"),
        ("c2c3 * *", "token 3 `*`: the result must come last"),
        ("resign resign resign c2c3", "token 4 `c2c3`: the game is over"),
        ("c2c3 \u{7}end", "token 2 `\u{fffd}end`: this is not an action"),
    ] {
        assert_eq!(fault(&format!("[Game \"pothole\"]\n\n{tokens}")), expected);
    }
    let long = format!("[Game \"pothole\"]\n{}", "é".repeat(100));
    assert_eq!(fault(&long), format!("token 1 `{}...`: this is not an action", "é".repeat(40)));
}

#[test]
fn the_result_is_the_one_by_the_rules() {
    let won = "after token 3 the game has ended (last player standing) and the result is `0-0-0-1`, not";
    for (tag, tokens, expected) in [
        ("", "c2c3 1-0-0-0", "after token 1 the game goes on and the result is `*`, not `1-0-0-0`".to_owned()),
        ("1-0-0-0", "c2c3", "after token 1 the game goes on and the result is `*`, not `1-0-0-0`".to_owned()),
        ("", "resign resign resign 1-0-0-0", format!("{won} `1-0-0-0`")),
        ("*", "resign resign resign *", format!("{won} `*`")),
        ("1-0", "resign resign resign", format!("{won} `1-0`")),
    ] {
        let tag = if tag.is_empty() { String::new() } else { format!("[Result \"{tag}\"]") };
        assert_eq!(fault(&format!("[Game \"pothole\"]{tag}\n{tokens}")), expected);
    }
    for text in ["\n", "[Result \"*\"]", "[Result \"0-0-0-1\"]"] {
        for token in ["", "0-0-0-1"] {
            let text = format!("[Game \"pothole\"]{text}\nresign resign resign {token}");
            Record::parse(&text).unwrap().replay().unwrap();
        }
    }
}

const TALK: &str = include_str!("../../../tests/data/talk.bgr");

#[test]
fn what_was_said_is_read_and_written_again() {
    let record = Record::parse(TALK).unwrap();
    assert_eq!((record.talk, record.remarks.len()), (TalkMode::Secret, 8));
    assert_eq!(record.remarks.iter().map(|said| said.after).collect::<Vec<_>>(), [0, 0, 1, 1, 4, 4, 4, 5]);
    let said = |number: usize| match &record.remarks[number].remark {
        Remark::Message { text, .. } => text.as_str(),
        _ => "",
    };
    assert_eq!(said(0), r#"A "good" game: {all}; \\ [fair]"#);
    assert_eq!(said(3), "two commands in one comment, and a line that an editor has broken");
    let replay = record.replay().unwrap();
    assert_eq!(replay.talk().unwrap().remarks(), record.remarks);
    let written = record.to_string();
    assert!(written.contains("[Talk \"secret\"]\n"), "{written}");
    assert!(written.ends_with("guilty]}\npenalty:W\n{[%say E>N \"That \\) is \\\\ secret\"]}\n*\n"), "{written}");
    assert_eq!(Record::parse(&written).unwrap(), record);
    // After the result, or without one, the last remark belongs after the last action.
    let moved = written.replace("{[%say E>N", "*\n{[%say E>N").replace("]}\n*\n", "]}\n");
    assert_eq!(Record::parse(&moved).unwrap(), record);
}

#[test]
fn faults_of_talk_say_the_line_or_the_remark() {
    for (text, expected) in [
        (
            "{[%say S hello]}",
            "line 2, comment `[%say S hello]`: the form is `[%say S \"text\"]` or `[%say S>WN \"text\"]`",
        ),
        ("c2c4\n{ [%vote N maybe] }", "line 3, comment `[%vote N maybe]`: the form is `[%vote N guilty]` or"),
        ("{[%say X \"who?\"]}", "line 2, comment `[%say X \"who?\"]`: the form is"),
        ("{[%say S \"never ends]}", "line 2, comment `[%say S \"never ends]`: `[%` without `]`, or a text without its"),
        ("{[%answer +1 W accept]}", "line 2, comment `[%answer +1 W accept]`: the form is"),
        ("c2c4 {[%vote N guilty]}", "remark 1 `[%vote N guilty]`, after token 1: nobody is accused"),
        (
            "{[%say S>W \"psst\"]}",
            "remark 1 `[%say S>W \"psst\"]`, after token 0: the players agreed that everyone hears everything",
        ),
        (
            "{[%propose 1 S>W draw]} {[%answer 1 W accept]} c2c4",
            "token 1 `c2c4`: what was decided must be played first: `draw:SW`",
        ),
    ] {
        let found = fault(&format!("[Game \"quad\"]\n{text} *"));
        assert!(found.starts_with(expected), "{found}");
    }
    let unknown = "line 2, tag `Talk`: there is no mode of talk `loud`; the modes are: none, open, secret";
    assert_eq!(fault("[Game \"quad\"]\n[Talk \"loud\"]\n*"), unknown);
    let silent = "[Game \"quad\"]\n[Talk \"none\"]\n{[%say S \"well\"]} *";
    assert!(fault(silent).ends_with("the players agreed not to talk"));
}

#[test]
fn commands_of_other_programs_are_comments() {
    let quad = "[Game \"quad\"]\n\n{[%clk 1:00:00] [%say S \"heard\"]} c2c4 {[%csl Rd4} {[%sayings]} {see [%say S]} *";
    let record = Record::parse(quad).unwrap();
    assert_eq!((record.actions.len(), record.remarks.len()), (1, 1));
    // In games without talk, all comments are skipped.
    let pothole = "[Game \"pothole\"]\n[Talk \"small\"]\n\nc2d2 {[%say W]} end *";
    let record = Record::parse(pothole).unwrap();
    assert_eq!(record.tags, [("Talk".to_owned(), "small".to_owned())]);
    assert!(record.remarks.is_empty() && record.replay().unwrap().talk().is_none());
    assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
}

/// Plays at random: each number in `choices` selects a legal action, and sometimes a player resigns.
fn play_at_random(table: &mut dyn AnyGame, choices: &[u16]) -> Vec<Action> {
    let mut played = Vec::new();
    for &choice in choices {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        let action = match choice {
            0..200 => Action::Resign(crate::rules::Resignation::Plain),
            200..220 => Action::Draw(None),
            _ => actions[usize::from(choice) % actions.len()],
        };
        table.play(action, Effects::ignored()).unwrap();
        played.push(action);
    }
    played
}

proptest! {
    #[test]
    fn any_game_comes_back_as_it_was_played(
        choices in prop::collection::vec(any::<u16>(), 0..250),
        before in prop::collection::vec(220_u16.., 0..30),
        exact_cars: bool,
        quiet_turns in 4_u32..40,
        players in prop::collection::vec("[^\\p{Cc}]{0,12}", 4),
        seed: Option<u64>,
        event in prop::option::of("[^\\p{Cc}]*"),
    ) {
        let options = [("exact-cars", exact_cars.to_string()), ("quiet-turns", quiet_turns.to_string())];
        let options = options.each_ref().map(|(name, value)| (*name, value.as_str()));
        let mut table = GameId::Pothole.set_up(options, None).unwrap();
        play_at_random(&mut *table, &before);
        // Read the position back, so that the game has no more history than its record.
        let position = table.to_text();
        let mut table = GameId::Pothole.set_up(options, Some(&position)).unwrap();
        let mut record = Record::begun_at(GameId::Pothole, &*table);
        record.actions = play_at_random(&mut *table, &choices);
        record.note_result(&*table);
        (record.players, record.seed) = (players, seed);
        record.tags.extend(event.map(|event| ("Event".to_owned(), event)));

        let read = Record::parse(&record.to_string()).unwrap();
        prop_assert_eq!(&read, &record);
        let replay = read.replay().unwrap();
        prop_assert_eq!(replay.last().to_text(), table.to_text());
        prop_assert_eq!(format!("{:?}", replay.last()), format!("{table:?}"));
    }

    #[test]
    fn no_text_makes_reading_panic(text: String, inner in "[\\[\\]\"{};\\\\ \nA-Za-z0-9*@=/,+-]*") {
        for text in [&text, &inner, &format!("[Game \"pothole\"]\n{inner}"), &format!("[Game \"pothole\"]\n[{inner}")] {
            let _ = Record::parse(text).and_then(|record| record.replay());
        }
    }

    #[test]
    fn no_position_makes_reading_panic(
        text: String,
        board in prop::collection::vec("([WRGBX][kcdbrymx](\\+[nesw]{0,4})?|@[WRGB12]|x?[0-9]{0,3}|,|/){0,9}", 0..9),
        keys in prop::collection::vec(
            "(turn|done|pits|lock1|last2|quiet|noisy|over)=([WRGB-]{0,4}|[a-i][0-9]{1,2}|[0-9]{0,11}|last:[WRGB]{0,2})",
            0..4,
        ),
    ) {
        let game = GameId::Pothole;
        let _ = game.set_up([], Some(&text));
        let position = format!("{} turn=W {}", board.join("/"), keys.join(" "));
        if let Ok(mut table) = game.set_up([], Some(&position)) {
            let written = table.to_text();
            prop_assert_eq!(game.set_up([], Some(&written)).unwrap().to_text(), written);
            play_at_random(&mut *table, &[300; 8]);
        }
    }

    #[test]
    fn no_changed_position_makes_reading_panic(place: prop::sample::Index, new in "[WRGBkcdbrym@x0-9,/+=a-i -]{0,3}") {
        let game = GameId::Pothole;
        let mut text: Vec<char> = game.set_up([], None).unwrap().to_text().chars().collect();
        let at = place.index(text.len());
        text.splice(at..(at + new.len() / 2).min(text.len()), new.chars());
        let text: String = text.into_iter().collect();
        if let Ok(mut table) = game.set_up([], Some(&text)) {
            let written = table.to_text();
            prop_assert_eq!(game.set_up([], Some(&written)).unwrap().to_text(), written);
            play_at_random(&mut *table, &[300; 8]);
        }
    }
}
