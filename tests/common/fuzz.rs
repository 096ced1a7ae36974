//! Fuzz targets for any input: nothing panics or hangs, and accepted input is read back the same.
//!
//! `fuzz/` calls these functions with inputs of `cargo fuzz`, and `tests/fuzz.rs` with randomly changed samples.

use std::io::Cursor;

use bulldozer_gambit::net::{Address, Ask, Client, Key, Line as TableLine, Table};
use bulldozer_gambit::rules::auction::exchange::{read_fen4, read_pgn4, write_fen4, write_pgn4};
use bulldozer_gambit::rules::quad::algebraic;
use bulldozer_gambit::rules::record::{from_link, is_save, saved_record, to_link};
use bulldozer_gambit::rules::talk::read_comment;
use bulldozer_gambit::rules::{Effects, Game as _, GameId, Line, Record, auction, quad};
use bulldozer_gambit::showcase::Scene;
use bulldozer_gambit::uci::server::Uci;

/// The longest error that quotes the input, in characters: two excerpts and a sentence.
const LONGEST_ERROR: usize = 500;

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

fn assert_short(error: &impl ToString) {
    let sentence = error.to_string();
    assert!(sentence.chars().count() <= LONGEST_ERROR, "{} characters: {sentence}", sentence.chars().count());
}

/// Input as a position of each game.
pub fn positions(data: &[u8]) {
    let text = text(data);
    for game in GameId::ALL {
        let mut table = match game.set_up([], Some(&text)) {
            Ok(table) => table,
            Err(error) => {
                assert_short(&error);
                continue;
            }
        };
        let written = table.to_text();
        let again = game.set_up([], Some(&written)).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!((again.to_text(), again.key()), (written, table.key()));
        // Plays a few actions, chosen by the input.
        for &byte in data.iter().take(8) {
            let actions = table.actions();
            let Some(&action) = actions.get(usize::from(byte) % actions.len().max(1)) else { break };
            table.play(action, Effects::ignored()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
            table.to_text();
        }
    }
}

/// Input as a link, and as the record in a link.
pub fn links(data: &[u8]) {
    let text = text(data);
    match from_link(&text) {
        Ok(record) => assert_eq!(from_link(&to_link(&record).unwrap()).as_ref(), Ok(&record)),
        Err(error) => assert_short(&error),
    }
    if let Ok(record) = Record::parse(&text) {
        match from_link(&to_link(&record).unwrap()) {
            Ok(again) => assert_eq!(again.to_string(), record.to_string()),
            Err(error) => assert!(record.replay().is_err(), "{error}"),
        }
    }
}

/// Input as a record.
pub fn records(data: &[u8]) {
    read_record(&text(data));
}

fn read_record(text: &str) {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return assert_short(&error),
    };
    let written = record.to_string();
    assert_eq!(Record::parse(&written).as_ref().map(ToString::to_string), Ok(written.clone()));
    match record.replay() {
        Ok(replay) => {
            assert_eq!(replay.position(replay.actions()).unwrap().to_text(), replay.last().to_text());
            if record.game == GameId::Auction
                && let Ok((game, _)) = write_pgn4(&record)
            {
                exchange(game.as_bytes());
            }
        }
        Err(error) => assert_short(&error),
    }
}

/// Input as a save.
pub fn saves(data: &[u8]) {
    let text = text(data);
    if is_save(&text) {
        match saved_record(&text) {
            Ok(record) => read_record(&record),
            Err(error) => assert_short(&error),
        }
    }
    // The window also reads the settings and the times.
    #[cfg(feature = "app")]
    if let Err(error) = bulldozer_gambit::play::Save::read(&text) {
        assert_short(&error);
    }
}

/// Input as a record of Quad in short algebraic notation. Recognised ones have a readable round.
pub fn algebraic(data: &[u8]) {
    let text = text(data);
    let mut line = Line::new(quad::Position::start(&quad::Options::default()));
    let _ = algebraic::is_algebraic(&text);
    match algebraic::read(&text, &mut line) {
        Ok(rounds) => {
            let mut again = Line::new(quad::Position::start(&quad::Options::default()));
            for &action in rounds.iter().flat_map(|round| &round.actions) {
                again.play(action, Effects::ignored()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
            }
            assert_eq!(again.position.to_text(), line.position.to_text());
        }
        Err(error) => assert_short(&error),
    }
}

/// Input as a board and as a game of another program.
pub fn exchange(data: &[u8]) {
    let text = text(data);
    match read_fen4(&text, &auction::Options::default()) {
        Ok((position, _)) => drop(write_fen4(&position)),
        Err(error) => assert_short(&error),
    }
    match read_pgn4(&text) {
        Ok((record, _)) => drop(record.replay().unwrap_or_else(|error| panic!("{record}: {error}"))),
        Err(error) => assert_short(&error),
    }
}

/// Input as remarks in a game of Quad.
pub fn talk(data: &[u8]) {
    let text = text(data);
    let _ = read_comment(&text, GameId::Quad.seats());
    read_record(&format!("[Game \"quad\"]\n[Talk \"secret\"]\n\n{text}"));
}

/// Input as what clients send to a table, what its host tells them, and the lines of its store.
pub fn table(data: &[u8]) {
    const HEAD: &str = "[Game \"quad\"]\n[Talk \"secret\"]\n[Seed \"7\"]\n\n*";
    const MOST_LINES: usize = 60;
    let text = text(data);
    let _ = text.parse::<Address>();
    let mut table = Table::begin(&Record::parse(HEAD).expect("a record")).expect("the head of a match");
    let (key, seats) = (Key::of([7; 16]), table.seats());
    table.take(&TableLine::Person { key, name: "Ann".to_owned() }).expect("a person comes");
    let mut client = Client::default();
    for message in text.lines().take(MOST_LINES) {
        let _ = client.hear(message);
        if let Ok(line) = TableLine::read(message, seats) {
            let _ = table.clone().take(&line);
        }
        let Ok(ask) = serde_json::from_str::<Ask>(message) else { continue };
        let mut lines = match table.ask(key, &ask, |_| false) {
            Ok(lines) => lines,
            Err(why) => {
                assert_short(&why);
                continue;
            }
        };
        lines.retain(|line| !matches!(line, TableLine::Person { .. }));
        for line in lines {
            assert_eq!(TableLine::read(&line.written(seats), seats).as_ref(), Ok(&line));
            table.take(&line).unwrap_or_else(|fault| panic!("{line:?}: {fault}"));
        }
        while let Some(line) = table.due() {
            table.take(&line).unwrap_or_else(|fault| panic!("{line:?}: {fault}"));
        }
    }
}

/// Input as a scene of the showcase.
pub fn scenes(data: &[u8]) {
    let scene = match Scene::read("fuzz.ron", &text(data)) {
        Ok(scene) => scene,
        Err(error) => return assert_short(&error),
    };
    match scene.play() {
        Ok(run) => {
            let replay = scene.record().replay().unwrap_or_else(|error| panic!("{}: {error}", scene.record()));
            assert_eq!(run.frames.last().map(|frame| frame.table.to_text()), Some(replay.last().to_text()));
        }
        Err(error) => assert_short(&error),
    }
}

/// Input as lines of the engine protocol. A final `quit` stops long searches.
pub fn protocol(data: &[u8]) {
    // No more lines than are read ahead, so that `quit` is read.
    const MOST_LINES: usize = 50;
    let mut lines: Vec<u8> = data.split_inclusive(|&byte| byte == b'\n').take(MOST_LINES).flatten().copied().collect();
    lines.extend(b"\nquit\n");
    let mut out = Vec::new();
    Uci::new().run(Cursor::new(lines), &mut out).expect("a list takes everything");
    let out = String::from_utf8(out).expect("only text is written");
    let errors = out.lines().filter(|line| line.starts_with("info string error"));
    errors.for_each(|line| assert_short(&line));
}
