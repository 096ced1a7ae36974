//! The functions of `fuzz/`, called with randomly changed samples: a few seconds of what `cargo fuzz` does for hours.
//! `FUZZ_TIMES=100` tries a hundred times as many. See `fuzz/README.md`.

#[path = "common/fuzz.rs"]
mod fuzz;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// The samples, each of which is tried with all targets.
fn samples() -> Vec<Vec<u8>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut samples: Vec<String> = SAMPLES.map(str::to_owned).to_vec();
    for game in ["pothole", "knot", "quad", "auction"] {
        let table = read(&tests.join(game).join("positions.txt"));
        samples.extend(table.lines().filter_map(|line| line.strip_prefix("reads: ")).take(20).map(str::to_owned));
    }
    let mut records: Vec<_> = fs::read_dir(tests.join("data")).unwrap().map(|entry| entry.unwrap().path()).collect();
    records.retain(|path| path.is_file());
    records.sort_unstable();
    samples.extend(
        ["assets/showcase/berserk-through-the-knot.ron", "tests/showcase/good.ron"]
            .map(|scene| read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(scene))),
    );
    // The beginning of a long game is enough.
    samples.extend(records.iter().map(|path| read(path).chars().take(1500).collect()));
    samples.into_iter().map(String::into_bytes).collect()
}

const SAMPLES: [&str; 11] = [
    "#match=1OODLa7oBLwDQ_1tHYW1lICJwb3Rob2xlIl0KW1Jlc3VsdCAiKiJdCgpjMmQyIGVuZCBiNWM1ICoK",
    "{\"version\": 1, \"record\": \"[Game \\\"pothole\\\"]\\n\\nc2d2 end *\", \"settings\": {\"speed\": 1.0}, \"clock\": {}}",
    "1. a3 c8 h6 f1\n2. Nc3!? Nc6 Nf6 0-0 # so far\n3. --- Resigns",
    "[Variant \"FFA\"]\n\n1. h2-h4 { well } .. b7-c7 ( 1. a2-a3 .. b4-c4 ) .. g13-g12 .. m8-l8\n2. Ne1-f3 .. R",
    "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/\
     bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/\
     bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3",
    "{[%say S>WN \"a } b\"]}{[%propose 1 S>W truce 12 secret]}{[%answer 1 W accept]} a2a3 {[%accuse S W]}{[%vote N guilty]}",
    "uci\nisready\nposition startpos moves c2c3 end\nd\ngo perft 2\ngo depth 3\nstop\n",
    "setoption name UCI_Variant value auction\nsetoption name quiet-turns value 20\nucinewgame\ngo nodes 9\n",
    "setoption name UCI_Variant value knot\nsetoption name setup value random\nd\ngo movetime 1\n",
    "{\"ask\":\"sit\",\"seat\":0}\n{\"ask\":\"act\",\"after\":0,\"action\":\"c2c4\"}\n{\"ask\":\"bot\",\"seat\":1,\"level\":3}\n\
     {\"ask\":\"say\",\"remark\":\"[%say S \\\"hello\\\"]\"}\n{\"ask\":\"offer\",\"after\":1,\"offer\":{\"take-back\":{\"to\":0}}}\n\
     {\"ask\":\"answer\",\"offer\":\"rematch\",\"agrees\":true}\n{\"ask\":\"change-code\"}\n{\"ask\":\"leave\",\"seat\":0}\nsit 1 W\nback 0",
    "[Game \"auction\"]\n[Options \"quiet-turns=9\"]\n[Red \"\\\\\\\"\"]\n\nh2h3 b6c6 ; note\ng13g12 {} m8l8 *\n",
];

/// Fragments that often break programs.
const PIECES: [&str; 24] = [
    "",
    " ",
    "\n",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    "[%",
    "]",
    ";",
    "/",
    ",",
    "=",
    "#",
    "-",
    "0",
    "99999999999999999999",
    "turn=W",
    "\u{feff}",
    "é",
    "\0",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
];

/// A change: where, how much, and what.
type Change = (u8, u16, u16, u8);

fn changed(samples: &[Vec<u8>], which: usize, changes: &[Change]) -> Vec<u8> {
    let mut data = samples[which % samples.len()].clone();
    for &(kind, place, length, what) in changes {
        let place = usize::from(place) % (data.len() + 1);
        let end = (place + usize::from(length) % 20).min(data.len());
        let piece = PIECES[usize::from(what) % PIECES.len()].as_bytes();
        let other = &samples[usize::from(what) % samples.len()];
        match kind % 6 {
            0 => drop(data.splice(place..end, [what])),
            1 => drop(data.drain(place..end)),
            2 => drop(data.splice(place..place, piece.iter().copied())),
            3 => drop(data.splice(place..place, data[place..end].to_vec())),
            4 => data.splice(place..end, piece.repeat(usize::from(length) % 300)).for_each(drop),
            _ => drop(data.splice(place.., other[other.len().min(place)..].iter().copied())),
        }
    }
    data
}

/// A tested input, shown as text on failure.
#[derive(Clone)]
struct Sample(Vec<u8>);

impl std::fmt::Debug for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.escape_ascii())
    }
}

fn run(target: fn(&[u8]), cases: u32) {
    let samples = samples();
    samples.iter().for_each(|sample| target(sample));
    let changes = prop::collection::vec(any::<Change>(), 0..6);
    let texts = prop_oneof![
        9 => (any::<usize>(), changes).prop_map(move |(which, changes)| changed(&samples, which, &changes)),
        1 => prop::collection::vec(any::<u8>(), 0..200),
    ];
    let times = std::env::var("FUZZ_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let cases = cases.saturating_mul(times);
    let texts = texts.prop_map(Sample);
    let mut runner = TestRunner::new(ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() });
    let tried = runner.run(&texts, |data| {
        target(&data.0);
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn positions() {
    run(fuzz::positions, 10000);
}

#[test]
fn records() {
    run(fuzz::records, 6000);
}

#[test]
fn links() {
    run(fuzz::links, 6000);
}

#[test]
fn saves() {
    run(fuzz::saves, 6000);
}

#[test]
fn scenes() {
    run(fuzz::scenes, 6000);
}

#[test]
fn algebraic() {
    run(fuzz::algebraic, 10000);
}

#[test]
fn exchange() {
    run(fuzz::exchange, 10000);
}

#[test]
fn table() {
    run(fuzz::table, 3000);
}

#[test]
fn talk() {
    run(fuzz::talk, 6000);
}

#[test]
fn protocol() {
    run(fuzz::protocol, 600);
}
