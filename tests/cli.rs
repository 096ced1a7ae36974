//! The command line: output and exit codes.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const START: &str = "Rk,Rc,Rd,x,Gd,Gc,Gk/Rc,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/Wd,Wb,3,Bb,Bd/\
                     Wc,@W,Wb,1,Bb,@B,Bc/Wk,Wc,Wd,x,Bd,Bc,Bk turn=W";

/// The result of a call.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("only text is printed");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The program that cargo has built, or a packaged one that the variable names.
fn program_file() -> OsString {
    env::var_os("BULLDOZER_GAMBIT_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_bulldozer-gambit").into())
}

fn program() -> Command {
    let mut command = Command::new(program_file());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn call(arguments: &[&str]) -> Ran {
    program().args(arguments).output().expect("the program starts").into()
}

/// Calls `uci` with `input`.
fn talk(input: &[u8]) -> Ran {
    pipe(&["uci"], input)
}

/// Calls with text on the standard input.
fn pipe(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = program().args(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
    child.stdin.take().expect("there is a pipe").write_all(input).expect("the program listens");
    child.wait_with_output().expect("the program ends").into()
}

fn sample(name: &str) -> String {
    format!("{}/tests/data/{name}.bgr", env!("CARGO_MANIFEST_DIR"))
}

/// Writes a file for the test `name`.
fn file(name: &str, content: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join(name);
    fs::write(&path, content).expect("a file can be written");
    path.display().to_string()
}

/// Asserts that `check` refuses `content` with `expected`.
fn assert_broken(name: &str, content: &[u8], expected: &str) {
    let path = file(name, content);
    let ran = call(&["check", &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{ran:?}");
    assert_eq!(ran.err, format!("error: {path}: {expected}\n"));
}

#[test]
fn check_prints_the_result() {
    for (name, expected) in [
        ("opening", "* pothole, 7 actions: Blue to move\n"),
        ("quiet", "1/4-1/4-1/4-1/4 pothole, 8 actions: a draw: too many quiet turns\n"),
        ("last-player", "1-0-0-0 pothole, 7 actions: last player standing\n"),
    ] {
        let ran = call(&["check", &sample(name)]);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), expected, ""));
        let text = fs::read_to_string(sample(name)).expect("samples are there");
        let windows = file(&format!("{name}-crlf.bgr"), text.replace('\n', "\r\n").as_bytes());
        assert_eq!(call(&["check", &windows]).out, expected);
    }
}

/// Records of Quad may be in short algebraic notation. The interpretation is reported, and can be written.
#[test]
fn check_reads_short_algebraic_notation() {
    let text = "# South West North East\n1. a3 c8 h6 f1\n2. Nc3!? Nc6 Nf6 0-0\n";
    let path = file("algebraic.txt", text.as_bytes());
    let ran = call(&["check", &path]);
    let understood = "1: a2a3 b8c8 h7h6 g1f1\n2: d1c3 a5c6 e8f6 h1h2\n* quad, 8 actions: South to move\n";
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), understood), "{ran:?}");
    let written = call(&["check", "--record", &path]).out;
    let record = "[Game \"quad\"]\n[Result \"*\"]\n\na2a3 b8c8 h7h6 g1f1 d1c3 a5c6 e8f6 h1h2 *\n";
    assert_eq!(written, record);
    let path = file("algebraic.bgr", written.as_bytes());
    assert_eq!(call(&["check", &path]).out, "* quad, 8 actions: South to move\n");
    assert_eq!(call(&["check", "--record", &path]).out, record);
    assert_broken("algebraic-check.txt", b"1. a3 c8 h6 f1\n2. Nc3+", "round 2, South, `Nc3+`: this gives no check");
    assert_broken("algebraic-turn.txt", b"1. a3 ---", "round 1, West, `---`: West's army is to move now");
}

#[test]
fn quad_is_played_like_the_other_games() {
    assert_eq!(call(&["perft", "quad", "3"]).out, "1527\n");
    assert_eq!(call(&["perft", "quad", "3", "--option", "form=three-handed"]).out, "1527\n");
    let shown = call(&["show", "Wk,7/8/8/8/8/8/8/Sk,6,Ek turn=S", "--game", "quad"]).out;
    assert!(shown.ends_with("South to move, 3 legal actions\n"), "{shown}");
    let talked =
        talk(b"setoption name UCI_Variant value quad\nposition startpos moves a2a3 absent:W\nd\ngo depth 1\n").out;
    assert!(talked.contains("turn=N ctrl=S-NE castle=SNE\nAct: N\n"), "{talked}");
}

#[test]
fn records_of_knot_chess_hold_its_set_up() {
    let head = "[Game \"knot\"]\n[Options \"setup=random pie=true\"]\n[Seed \"7\"]\n";
    let armies = "set:KGB,CIA,FBI,FIDE set:KGB,CIA,FBI,FIDE";
    let path = file("knot.bgr", format!("{head}\n{armies} d4~a4 swap d14~c4 b3!d17 *\n").as_bytes());
    let ran = call(&["check", &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "* knot, 6 actions: Black to move\n"), "{ran:?}");
    assert!(call(&["show", &path]).out.starts_with("a Wk Wg Wb We"), "{}", call(&["show", &path]).out);
    let twice = format!("{head}\nset:KGB,KGB,FBI,FIDE *\n");
    assert_broken(
        "knot-twice.bgr",
        twice.as_bytes(),
        "token 1 `set:KGB,KGB,FBI,FIDE`: each of the groups KGB, CIA, FBI and FIDE is placed once",
    );
    let ran = call(&["perft", "knot", "2"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "638\n"));
    assert_eq!(call(&["perft", "knot", "2", "--option", "setup=random"]).out, "576\n");
}

#[test]
fn check_refuses_broken_records_whole() {
    let game = "[Game \"pothole\"]\n";
    for (name, text, expected) in [
        ("empty", String::new(), "the record is empty"),
        (
            "no-game",
            "[White \"Ann\"]\n\nc2c3 end *\n".to_owned(),
            "this isn't a Bulldozer Gambit record: the tag `Game` is missing",
        ),
        (
            "unknown-game",
            "[White \"Ann\"]\n[Game \"knots\"]\n\n*\n".to_owned(),
            "line 2, tag `Game`: there is no game `knots`; the games are: pothole, knot, quad, auction",
        ),
        ("open-value", "[Game \"pothole]\n\n*\n".to_owned(), "line 1: the value of a tag has no closing quote"),
        ("open-tag", format!("{game}[White \"Ann\"\n\n*\n"), "line 2: `]` is expected after the value of a tag"),
        ("illegal", format!("{game}\nc2c3 end c6c5 e2e3 e6e5 *\n"), "token 4 `e2e3`: the piece on e2 is Blue's"),
        ("of-another-game", format!("{game}\nc2c3 end b3!d17 *\n"), "token 3 `b3!d17`: this game has no such action"),
        ("no-token", format!("{game}\nc2c3 Ke2 *\n"), "token 2 `Ke2`: this is not an action"),
        (
            "wrong-result",
            format!("{game}\nresign resign resign 1-0-0-0\n"),
            "after token 3 the game has ended (last player standing) and the result is `0-0-0-1`, not `1-0-0-0`",
        ),
        (
            "early-result",
            format!("{game}[Result \"1-0-0-0\"]\n\nc2c3\n"),
            "after token 1 the game goes on and the result is `*`, not `1-0-0-0`",
        ),
        (
            "no-result",
            format!("{game}[Result \"won\"]\n\nc2c3\n"),
            "line 2, tag `Result`: `won` is neither `*` nor the points of all seats, such as 1-0-0-0",
        ),
        ("after-end", format!("{game}\nresign resign resign end\n"), "token 4 `end`: the game is over"),
        (
            "wrong-option",
            format!("{game}[Options \"pie=true\"]\n\n*\n"),
            "line 2, tag `Options`: this game has no option `pie`",
        ),
        (
            "wrong-position",
            format!("{game}[Position \"{}\"]\n\n*\n", START.replace("Rk,Rc", "Rk,Rk")),
            "line 2, tag `Position`: row 1 from the top, item 2 (`Rk`): Red has a second king",
        ),
    ] {
        assert_broken(&format!("{name}.bgr"), text.as_bytes(), expected);
    }
    assert_broken("garbage.bgr", b"[Game \"pothole\"]\n\x7fELF\xff\xfe\0\n", "line 2 is not UTF-8 text");
    assert_broken("zeros.bgr", &[0; 100], "this isn't a Bulldozer Gambit record: the tag `Game` is missing");
}

#[test]
fn scenes_are_listed_told_and_checked() {
    let list = call(&["showcase"]).out;
    assert!(list.starts_with("pothole  bulldozer-push-off "), "{list}");
    assert_eq!(list.lines().count(), 23);
    let told = call(&["showcase", "golem-fly-back"]).out;
    assert!(told.starts_with("The golem hits two\n") && told.contains("\nb6b7: Its victim flies on"), "{told}");
    assert!(told.contains("    PieceFlung {"), "{told}");
    let ran = call(&["showcase", "no-such-scene"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert_eq!(ran.err, "error: there is neither a scene nor a file `no-such-scene`; `showcase` lists the scenes\n");

    let path = format!("{}/tests/showcase/good.ron", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(call(&["check", &path]).out, "* pothole, 2 actions: Red to move\n");
    assert_eq!(call(&["showcase", &path]).code, Some(0));
    let record = file("scene.bgr", call(&["check", "--record", &path]).out.as_bytes());
    assert_eq!(call(&["check", &record]).out, "* pothole, 2 actions: Red to move\n");
    let text = fs::read_to_string(&path).expect("the scene is there");
    let broken = file("broken.ron", text.replace("\"c2d2\"", "\"c2d4\"").as_bytes());
    let ran = call(&["check", &broken]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert_eq!(ran.err, format!("error: {broken}:23:21: step 1: `c2d4` is not legal: a bulldozer goes one step\n"));
}

/// Prints any moment of a scene or a record, with the position after the actions played before.
#[test]
fn parts_of_scenes_and_records_are_told() {
    for (name, all) in [("opening", 7), ("auction-dice", 313)] {
        let whole = call(&["showcase", &sample(name)]).out;
        let number = |number: usize| number.to_string();
        let last = call(&["showcase", &sample(name), "--from", &number(all)]).out;
        // After the title, and an empty caption.
        let (_, told) = last.split_once("\n\n\n\n").expect("there is a position");
        assert!(whole.ends_with(told) && told.len() < whole.len() / 2, "{last}");
        let middle = call(&["showcase", &sample(name), "--from", &number(all / 2), "--to", &number(all / 2 + 1)]).out;
        let (_, told) = middle.split_once("\n\n\n\n").expect("there is a position");
        assert!(whole.contains(told) && !whole.ends_with(told), "{middle}");
        let first = call(&["showcase", &sample(name), "--to", "1"]).out;
        assert!(whole.starts_with(&first) && first.len() < whole.len() / 2, "{first}");
    }
    let last = call(&["showcase", "golem-fly-back", "--from", "1", "--to", "1"]);
    assert!(last.code == Some(0) && last.out.starts_with("The golem hits two\n"), "{last:?}");

    let opening = sample("opening");
    for (range, expected) in [
        (&["--from", "0"] as &[&str], "actions are counted from 1"),
        (&["--to", "0"], "actions are counted from 1"),
        (&["--from", "8"], "there is no action 8: there are 7 in all"),
        (&["--to", "8"], "there is no action 8: there are 7 in all"),
        (&["--from", "5", "--to", "4"], "action 4 comes before action 5"),
        // The check comes before any rendering.
        (&["--from", "8", "--export", "nothing.gif"], "there is no action 8: there are 7 in all"),
    ] {
        let mut arguments = vec!["showcase", opening.as_str()];
        arguments.extend(range);
        let ran = call(&arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{range:?}");
        assert_eq!(ran.err, format!("error: {expected}\n"), "{range:?}");
    }
    assert!(!PathBuf::from("nothing.gif").exists());
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let ran = call(&["check", "no/such/file.bgr"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.starts_with("error: no/such/file.bgr: "), "{ran:?}");
    assert_eq!(call(&["check", env!("CARGO_MANIFEST_DIR")]).code, Some(1));
    let ran = call(&["show", "no-such-file"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("error: there is no file `no-such-file`, and as a position it is wrong: "), "{ran:?}");
}

#[test]
fn show_draws_records_and_positions() {
    let ran = call(&["show", &sample("opening")]);
    assert!(ran.out.ends_with("   a  b  c  d  e  f  g\n\nBlue to move, 15 legal actions\n"), "{ran:?}");
    let ran = call(&["show", &sample("quiet")]);
    assert!(ran.out.ends_with("\n\n1/4-1/4-1/4-1/4 (a draw: too many quiet turns)\n"), "{ran:?}");
    let board = "3  Rk .  .\n2  .  .  .\n1  Wk .  .\n   a  b  c\n\nWhite to move, 3 legal actions\n";
    assert_eq!(call(&["show", "Rk,2/3/Wk,2 turn=W"]).out, board);
    assert_eq!(call(&["show", "Rk,2/3/Wk,2", "turn=W"]).out, board);
    let car = ["show", "--option", "exact-cars=true", "Rk,3/4/Wk,Wc,2 turn=W"];
    assert!(call(&car).out.ends_with("White to move, 6 legal actions\n"), "{:?}", call(&car));
    assert_eq!(call(&["show", &sample("quiet"), "--game", "pothole"]).code, Some(2));
}

#[test]
fn wrong_positions_say_what_is_wrong_where() {
    for (position, expected) in [
        (
            START.replace("/Rd,Rb,3,", "/Rd,Rb,4,"),
            "the board has 8 squares in row 3 from the top and 7 in the first, expected rows of the same length",
        ),
        (START.replace("Wk", "Zk"), "row 7 from the top, item 1 (`Zk`): `Z` is not one of the seats W R G B"),
        (START.replace("Wk", "Wq"), "row 7 from the top, item 1 (`Wq`): `q` is not one of the pieces k c d b r y m"),
        (START.replace("Wk,Wc", "Wk,Wk"), "row 7 from the top, item 2 (`Wk`): White has a second king"),
        (START.replace("@W,Wb,1", "1,Wb,@W"), "row 6 from the top, item 4 (`@W`): a corner pothole may not be on d2"),
        (START.replace("turn=W", "turn=Q"), "`turn=Q`: a seat is W, R, G or B"),
        (START.replace("Wk", "1"), "White is to move but has no king"),
    ] {
        assert_ne!(position, START);
        for arguments in [["show", &position, "--game", "pothole"], ["perft", "pothole", "1", "--fen"]] {
            let mut arguments = arguments.to_vec();
            if arguments[0] == "perft" {
                arguments.push(&position);
            }
            let ran = call(&arguments);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
            assert_eq!(ran.err, format!("error: {expected}\n"));
        }
        let said = talk(format!("position fen {position}\n").as_bytes());
        assert_eq!(said.out, format!("info string error: {expected}\n"));
    }
}

#[test]
fn perft_counts() {
    let ran = call(&["perft", "pothole", "2"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "511\n"));
    assert!(ran.err.ends_with(" leaves per second\n"), "{ran:?}");
    let divided = call(&["perft", "pothole", "2", "--divide", "--fen", START]).out;
    let sum: u64 = divided.lines().filter_map(|line| line.rsplit_once(": ")?.1.parse::<u64>().ok()).sum();
    assert_eq!(sum, 2 * 511, "the leaves and their sum");
    assert!(divided.ends_with("\nNodes searched: 511\n"));
    assert_eq!(talk(b"go perft 2\n").out, divided);
    let exact = ["perft", "pothole", "1", "--fen", "Rk,3/4/Wk,Wc,2 turn=W", "--option", "exact-cars=true"];
    assert_eq!(call(&exact).out, "6\n");
    assert_eq!(call(&["perft", "pothole", "0"]).out, "1\n");
}

#[test]
fn wrong_arguments_are_usage_errors() {
    for (arguments, expected) in [
        (&["--gane", "pothole"] as &[&str], "a similar argument exists: '--game'"),
        (&["chek", "x"], "a similar subcommand exists: 'check'"),
        (&["perft", "pothole", "2", "--dividd"], "a similar argument exists: '--divide'"),
        (&["perft", "knots", "2"], "there is no game `knots`; the games are: pothole, knot, quad, auction"),
        (&["perft", "pothole", "-1"], "-1"),
        (&["perft", "pothole", "65"], "65 is not in 0..=64"),
        (&["perft", "pothole", "two"], "invalid digit"),
        (&["perft", "pothole", "2", "--option", "x"], "this is not of the form name=value"),
        (&["check"], "<FILE|LINK>"),
        (&["show"], "<FILE|LINK|POSITION>"),
        (&["--game", "chess"], "there is no game `chess`"),
        (&["showcase", "--from", "2"], "SCENE"),
        (&["showcase", "--export", "x.gif"], "SCENE"),
        (&["showcase", "king-killed", "--from", "-1"], "-1"),
        (&["showcase", "king-killed", "--to", "two"], "invalid digit"),
        (&["showcase", "king-killed", "--still", "1"], "--export"),
        (&["showcase", "king-killed", "--pictures", "8"], "--export"),
        (&["showcase", "king-killed", "--export", "x.png", "--still", "1", "--pictures", "8"], "cannot be used with"),
        (&["showcase", "king-killed", "--export", "x.gif", "--size", "640"], "`640` is not of the form 640x360"),
    ] {
        let ran = call(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ran.err.contains(expected), "{arguments:?}: {}", ran.err);
    }
    // So are errors that are found later.
    let opening = sample("opening");
    for (arguments, expected) in [
        (&["perft", "pothole", "1", "--option", "x=1"] as &[&str], "this game has no option `x`"),
        (&["perft", "pothole", "1", "--option", "quiet-turns=x"], "option `quiet-turns` takes"),
        (&["perft", "pothole", "1", "--fen", "3/3"], "the key `turn` is missing"),
        (&["show", "3/3", "--game", "knot"], "there is no file `3/3`, and as a position it is wrong: "),
        (&["show", &opening, "--option", "pie=true"], "a record brings its own game and options"),
        (&["show", &opening, "--game", "pothole"], "a record brings its own game and options"),
        (&["lessons", "nothing"], "there is neither a lesson, a puzzle nor a file `nothing`"),
        (&["showcase", "nothing"], "there is neither a scene nor a file `nothing`"),
        (&["showcase", "king-killed", "--from", "99"], "there is no action 99"),
        (&["convert", &opening, "--to", "pgn4"], "no other program has a format for 4-Player Pothole Chess"),
        (&["fit", "knot", "--fixed", "nothing"], "the evaluation of knot has no feature `nothing`; its features are: "),
        (&["check", "#match=1xx"], "this link "),
        (&["selfplay", "knot", "--players", "x", "--out", "nowhere.bgr"], "there is no player `x`"),
        (
            &["selfplay", "knot", "--players", "6", "--out", "nowhere.bgr"],
            "another program, or a level without a limit",
        ),
    ] {
        let ran = call(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}: {ran:?}");
        assert!(ran.err.starts_with(&format!("error: {expected}")), "{arguments:?}: {}", ran.err);
    }
    assert!(!PathBuf::from("nowhere.bgr").exists());
    assert_eq!(call(&["--help"]).code, Some(0));
}

/// Reports of faults name the version and what it was built with. Scripts want one line.
#[test]
fn the_version_is_told() {
    let (long, short) = (call(&["--version"]).out, call(&["-V"]).out);
    let number = env!("CARGO_PKG_VERSION");
    assert!(short.starts_with(&format!("bulldozer-gambit {number} (")) && short.ends_with(")\n"), "{short}");
    assert_eq!(long.lines().next(), Some(short.trim_end()));
    assert!(long.contains("\ncompiler: rustc ") && long.lines().count() == 5, "{long}");
    assert!(talk(b"uci\nquit\n").out.starts_with(&format!("id name Bulldozer Gambit {number}\n")));
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_play_says_so() {
    let film = ["showcase", "king-killed", "--export", "x.gif"];
    for arguments in [&[] as &[&str], &["play"], &["--game", "pothole"], &["play", "--load", "x"], &["x.bgr"], &film] {
        let ran = call(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        assert!(ran.err.starts_with("error: this build has no window") && ran.err.lines().count() == 1, "{ran:?}");
    }
}

#[test]
fn uci_talks() {
    let ran =
        talk(b"uci\nisready\nposition startpos moves c2c3 end\nfoo\n\xff\nposition startpos moves c2c5\nd\nquit\nd\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let from = ran.out.find("uciok").expect("there is an answer");
    let said: Vec<&str> = ran.out[from..].lines().collect();
    assert_eq!(
        said[..5],
        [
            "uciok",
            "readyok",
            "info string unknown command: foo",
            "info string error: the line is not UTF-8 text",
            "info string error: move 1 `c2c5`: a bulldozer goes one step",
        ]
    );
    let fen = START.replace("Wd,Wb,3", "Wd,Wb,Wb,2").replace("@W,Wb,1", "@W,2").replace("turn=W", "turn=R quiet=1");
    assert_eq!(said[said.len() - 3..said.len() - 1], [format!("Fen: {fen}"), "Act: R".to_owned()]);
    assert!(said[said.len() - 1].starts_with("Legal: @"));
    // The end of the input ends the program, even in the middle of a line.
    assert_eq!(talk(b"isready").out, "readyok\n");
    assert_eq!(talk(b"").code, Some(0));
}

#[test]
fn nobody_has_to_read_on() {
    for arguments in [&["perft", "pothole", "2", "--divide"] as &[&str], &["uci"]] {
        let mut child = program().args(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("there is a pipe");
        // The program may end before it has read everything.
        let _ = stdin.write_all(&b"uci\n".repeat(2000));
        drop(stdin);
        let ran = Ran::from(child.wait_with_output().expect("the program ends"));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(!ran.err.contains("panic"), "{ran:?}");
    }
}

#[test]
fn auction_games_are_checked_shown_and_counted() {
    let ran = call(&["check", &sample("auction-dice")]);
    assert_eq!(ran.out, "0-1-0-0 auction, 313 actions: last player standing\n", "{ran:?}");
    let ran = call(&["show", &sample("auction-dice")]);
    assert!(ran.out.ends_with("Blue holds n2\n\n0-1-0-0 (last player standing)\n"), "{ran:?}");
    let ran = call(&["perft", "auction", "4"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "152050\n"));
    let kings = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R";
    let ran = talk(
        format!("setoption name UCI_Variant value auction\nposition fen {kings} handR=p0 phase=roll\nd\n").as_bytes(),
    );
    assert!(ran.out.contains("\nAct: *\nLegal: roll:11 roll:12 "), "{ran:?}");
}

#[test]
fn convert_goes_to_other_formats_and_back() {
    let start = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/\
                 bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/\
                 bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";
    let position = call(&["convert", start]).out;
    assert!(position.starts_with("x3,Yr,Yn,") && position.ends_with(" turn=R\n"), "{position}");
    assert_eq!(call(&["convert", position.trim()]).out, format!("{start}\n"));

    let game =
        format!("[Variant \"FFA\"]\n[StartFen4 \"{start}\"]\n\n1. h2-h3 .. b6-c6 .. g13-g12 .. m8-l8\n2. Qg1-f2\n");
    let game = file("game.pgn4", game.replace("Qg1-f2", "Ne1-f3").as_bytes());
    let record = call(&["convert", &game]).out;
    assert_eq!(record, "[Game \"auction\"]\n[Result \"*\"]\n\nh2h3 b6c6 g13g12 m8l8 e1f3 *\n");
    let record = file("game.bgr", record.as_bytes());
    assert!(call(&["convert", &record]).out.ends_with("2. Ne1-f3\n"));
    assert!(call(&["convert", &record, "--to", "fen4"]).out.starts_with("B-0,0,0,0-1,1,1,1-"));
    assert!(call(&["convert", &record, "--to", "position"]).out.ends_with(" turn=B quiet=1 rounds=1\n"));

    for (code, arguments, expected) in [
        (1, &["convert", &sample("auction-dice")] as &[&str], &*format!("error: {}: move ", sample("auction-dice"))),
        (2, &["convert", &sample("opening")], "error: no other program has a format for 4-Player Pothole Chess\n"),
        (2, &["convert", start, "--to", "pgn4"], "error: a board is no game"),
        (2, &["convert", "R-0"], "error: this is not FEN4: "),
        (2, &["convert", "1. h2-h9"], "error: move 1, Red `h2-h9`: a pawn does not move like that\n"),
        (2, &["convert", "no-such-file"], "error: there is no file `no-such-file`, and as a position it is wrong: "),
        (2, &["convert", "no/such.txt"], "error: there is no file `no/such.txt`, and as a position it is wrong: "),
        (1, &["convert", "1.pgn4"], "error: there is no file `1.pgn4`\n"),
        (1, &["convert", "R-1.fen4"], "error: there is no file `R-1.fen4`\n"),
    ] {
        let ran = call(arguments);
        assert!(ran.code == Some(code) && ran.err.starts_with(expected), "{ran:?}");
    }
}

#[test]
fn what_a_conversion_leaves_out_is_said() {
    let kings = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R rounds=57";
    let ran = call(&["convert", kings]);
    assert!(ran.code == Some(0) && ran.out.starts_with("R-"), "{ran:?}");
    assert_eq!(ran.err, "note: FEN4 knows no count of rounds: that 57 are over is left out\n");
    let start = call(&["convert", "--to", "position", "[Game \"auction\"] *"]).out;
    for (text, to, notes) in [
        (
            "[Game \"auction\"]\n[Options \"rounds=9\"]\n[Red \"\\\"Ann\\\"\"]\n[Seed \"7\"]\n[TimeControl \"*30\"]\n\nh2h3 *",
            "pgn4",
            &[
                "FEN4 knows no rule options: rounds=9 is left out",
                "PGN4 has no place for these tags: Seed, TimeControl",
                "PGN4 has no quotes in names: they are written as '",
            ] as &[&str],
        ),
        (
            "[Game \"auction\"]\n[Options \"rounds=9\"]\n\nh2h3 *",
            "position",
            &["a position knows no rule options: it is read again with --option rounds=9"],
        ),
        (
            "[Site \"x\"]\n[Variant \"FFA\"]\n\n1. h2-h3 { dull } .. T",
            "record",
            &[
                "Blue cannot castle here: king and rook would have to stand on a7 and a4",
                "Blue cannot castle here: king and rook would have to stand on a7 and a11",
                "Green cannot castle here",
                "Green cannot castle here",
                "a record has no place for these tags: Site",
                "a record keeps no comments (left out: 1)",
                "a record does not tell a player whose time has run out from one who resigns",
            ],
        ),
        (
            &format!("{} rounds=3", start.trim()),
            "fen4",
            &["FEN4 knows no count of rounds: that 3 are over is left out"],
        ),
        // The end of a game.
        ("[Game \"auction\"]\n\nh2h3 draw", "fen4", &["FEN4 cannot say `over=agreed:RBYG`"]),
    ] {
        let ran = call(&["convert", "--to", to, text]);
        assert_eq!(ran.code, Some(0), "{text}: {ran:?}");
        let said: Vec<&str> = ran.err.lines().map(|line| line.strip_prefix("note: ").expect(line)).collect();
        assert_eq!(said.len(), notes.len(), "{text}: {said:?}");
        assert!(said.iter().zip(notes).all(|(said, note)| said.starts_with(note)), "{text}: {said:?}");
        // All output can be read back.
        let again = call(&["convert", "--to", "record", ran.out.trim()]);
        assert!(again.code == Some(0) || again.err.starts_with("error: a board is no game"), "{text}: {again:?}");
    }
}

/// A record that this program would refuse is not written.
#[test]
fn what_is_no_game_is_not_converted() {
    for (text, why) in [
        ("[Game \"pothole\"]\n\nc2d2 c2d3 *", "token 2 `c2d3`: there is no piece on c2"),
        ("[Game \"auction\"]\n\nh2h3 1-0-0-0", "after token 1 the game goes on"),
    ] {
        for to in ["record", "link", "pgn4", "position", "fen4"] {
            let ran = call(&["convert", "--to", to, text]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{to}: {ran:?}");
            assert!(ran.err.starts_with(&format!("error: {why}")), "{to}: {}", ran.err);
            let path = file("no-game.bgr", text.as_bytes());
            let ran = call(&["convert", "--to", to, &path]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{to}: {ran:?}");
            assert!(ran.err.starts_with(&format!("error: {path}: {why}")), "{to}: {}", ran.err);
        }
    }
    let ran = call(&["convert", "[Game \"auction\"]\n\nh2h3 draw"]);
    assert!(ran.err.contains("move 1, Blue `draw`: there no move says that all agree to a draw"), "{ran:?}");
}

/// `-` is the standard input for all commands that read, and a file may contain a link.
#[test]
fn what_is_read_may_come_from_anywhere() {
    for name in ["quiet", "opening", "auction-dice", "talk"] {
        let path = sample(name);
        let text = fs::read(&path).expect("samples are there");
        let link = call(&["convert", "--to", "link", &path]).out;
        let address = format!("\u{feff}  https://example.org/{}\r\n", link.trim());
        let in_file = file(&format!("{name}-link.txt"), address.as_bytes());
        for command in ["check", "show"] {
            let expected = call(&[command, &path]);
            assert_eq!(expected.code, Some(0), "{expected:?}");
            for (input, argument) in [(&text, "-"), (&address.clone().into_bytes(), "-"), (&vec![], in_file.as_str())] {
                let ran = pipe(&[command, argument], input);
                assert_eq!((ran.code, &ran.out, ran.err.as_str()), (Some(0), &expected.out, ""), "{command} {name}");
            }
        }
        assert_eq!(pipe(&["convert", "--to", "link", "-"], &text).out, link);
        assert_eq!(pipe(&["convert", "-"], address.as_bytes()).out, call(&["convert", link.trim()]).out);
        assert_eq!(call(&["showcase", &in_file]).out, pipe(&["showcase", "-"], link.as_bytes()).out);
    }
    // A position too.
    let position = "Rk,2/3/Wk,2 turn=W";
    let board = call(&["show", position]).out;
    assert_eq!(pipe(&["show", "-"], format!("{position}\n").as_bytes()).out, board);
    assert_eq!(call(&["show", &file("position.txt", position.as_bytes())]).out, board);
    let ran = pipe(&["show", "-", "--option", "exact-cars=true"], b"Rk,3/4/Wk,Wc,2 turn=W");
    assert!(ran.out.ends_with("White to move, 6 legal actions\n"), "{ran:?}");
    for (command, input, expected) in [
        ("check", &b"[Game \"knots\"]\n\n*\n"[..], "line 1, tag `Game`: there is no game `knots`"),
        ("check", b"", "the record is empty"),
        ("check", b"#match=1xx", "this link "),
        ("check", b"\xff", "line 1 is not UTF-8 text"),
        ("show", b"3/3 turn=Q", "`turn=Q`: a seat is W, R, G or B"),
        ("convert", b"1. h2-h9", "move 1, Red `h2-h9`: a pawn does not move like that"),
        ("lessons", b"(", ""),
    ] {
        let ran = pipe(&[command, "-"], input);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{command}: {ran:?}");
        let name = if command == "lessons" { "-:" } else { "standard input: " };
        assert!(ran.err.starts_with(&format!("error: {name}{expected}")), "{command}: {}", ran.err);
    }
}

#[test]
fn byte_order_marks_are_passed_over() {
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    let opening = fs::read_to_string(sample("opening")).expect("samples are there");
    let expected = "* pothole, 7 actions: Blue to move\n";
    let save = serde_json::json!({ "version": 1, "record": opening, "settings": {} }).to_string();
    for (name, text) in [("mark.bgr", &opening), ("mark.json", &save)] {
        assert_eq!(call(&["check", &file(name, &marked(text))]).out, expected, "{name}");
        assert_eq!(call(&["show", &file(name, &marked(text))]).out, call(&["show", &sample("opening")]).out, "{name}");
    }
    let board = call(&["convert", "--to", "position", "[Game \"auction\"]\n\nh2h3 *"]).out;
    let board = board.trim();
    let fen4 = call(&["convert", board]).out;
    assert_eq!(call(&["convert", &file("mark.txt", &marked(board))]).out, fen4);
    assert_eq!(call(&["convert", &file("mark.fen4", &marked(&fen4))]).out, format!("{board}\n"));
    let game = file("mark.pgn4", &marked("[Variant \"FFA\"]\n\n1. h2-h3"));
    assert!(call(&["convert", &game]).out.starts_with("[Game \"auction\"]\n"), "{:?}", call(&["convert", &game]));
    let algebraic = file("mark-algebraic.txt", &marked("1. a3 c8 h6 f1"));
    assert_eq!(call(&["check", &algebraic]).out, "1: a2a3 b8c8 h7h6 g1f1\n* quad, 4 actions: South to move\n");
    let scene = fs::read_to_string(format!("{}/tests/showcase/good.ron", env!("CARGO_MANIFEST_DIR"))).expect("a scene");
    assert_eq!(call(&["check", &file("mark.ron", &marked(&scene))]).out, "* pothole, 2 actions: Red to move\n");
    let openings = file("mark-openings.txt", &marked("startpos moves c2d2\n"));
    let arena = ["arena", "pothole", "--players", "random", "--games", "4", "--most", "20", "--openings", &openings];
    assert_eq!(call(&arena).code, Some(0), "{:?}", call(&arena));
    assert_eq!(talk(&marked("isready\n")).out, "readyok\n");
}

#[test]
fn games_go_into_links_and_come_out() {
    for name in ["quiet", "opening", "auction-dice", "talk"] {
        let file = sample(name);
        let link = call(&["convert", "--to", "link", &file]).out;
        assert!(link.starts_with("#match=1") && link.ends_with('\n'), "{name}: {link}");
        let address = format!("https://example.org/{}&table", link.trim());
        assert_eq!(call(&["check", &address]).out, call(&["check", &file]).out, "{name}");
        assert_eq!(call(&["show", &address]).out, call(&["show", &file]).out, "{name}");
        let record = call(&["check", "--record", &file]).out;
        assert_eq!(call(&["convert", &address]).out, record, "{name}");
        assert_eq!(call(&["check", "--record", link.trim()]).out, record, "{name}");
        for command in ["check", "show", "convert"] {
            let ran = call(&[command, &link[..link.len() - 9]]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{name}: {ran:?}");
            assert!(ran.err.starts_with("error: this link was cut off: "), "{name}: {}", ran.err);
        }
    }
    let ran = call(&["convert", "[Game \"pothole\"] c2d2 c2d3 *", "--to", "link"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("token 2 `c2d3`: there is no piece on c2"), "{}", ran.err);
}

#[test]
fn faults_of_converted_files_name_file_and_line() {
    let game = file("fault.pgn4", b"\n[Variant \"FFA\"]\n\n1. h2-h4\n2. zzz\n");
    let ran = call(&["convert", &game]);
    assert_eq!(ran.err, format!("error: {game}: this is not PGN4: line 5: `zzz` is not a move\n"));
    // Brackets within comments do not cause endless recursion.
    let game = file("brackets.pgn4", format!("1. h2-h4 {}", "( 1. h2-h4 { ) } ".repeat(8000)).as_bytes());
    let ran = call(&["convert", &game]);
    assert_eq!(ran.err, format!("error: {game}: this is not PGN4: too many brackets are within each other\n"));
    let board = file("board.txt", b"3,Wk turn=W");
    let ran = call(&["convert", &board]);
    assert!(ran.err.starts_with(&format!("error: {board}: ")), "{ran:?}");
}

/// A saved match contains a record.
#[test]
fn saves_are_read_like_records() {
    let save = |version: u32, record: &str| {
        serde_json::json!({ "version": version, "record": record, "settings": { "speed": 1.0 } }).to_string()
    };
    let opening = fs::read_to_string(sample("opening")).expect("samples are there");
    let path = file("opening.json", save(1, &opening).as_bytes());
    assert_eq!(call(&["check", &path]).out, "* pothole, 7 actions: Blue to move\n");
    assert_eq!(call(&["show", &path]).out, call(&["show", &sample("opening")]).out);
    let path = file("auction.json", save(1, "[Game \"auction\"]\n\nh2h3 *").as_bytes());
    assert!(call(&["convert", &path]).out.ends_with("1. h2-h3\n"), "{:?}", call(&["convert", &path]));
    assert_broken("later.json", save(2, "").as_bytes(), "this save has version 2; this program reads version 1");
    assert_broken(
        "torn.json",
        b"{\"version\": 1, \"reco",
        "this is not a save: line 1, column 20: EOF while parsing a string",
    );
    let long = format!("{{\"version\": \"{}\"}}", "9".repeat(1000));
    let ran = call(&["check", &file("long.json", long.as_bytes())]);
    assert!(ran.err.len() < 300, "{ran:?}");
}

#[cfg(unix)]
#[test]
fn nothing_is_read_without_end() {
    for command in ["check", "show", "convert"] {
        let ran = call(&[command, "/dev/zero"]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), "error: /dev/zero: this is longer than 3 MB\n"));
    }
    let mut input = b"position startpos moves ".to_vec();
    input.resize(10 << 20, b'a');
    input.extend(b"\nisready\n");
    assert_eq!(talk(&input).out, "info string error: the line is longer than 4 MB\nreadyok\n");
    // Answers show no more of a line than fits.
    for command in
        ["x", "setoption name x", "setoption name quiet-turns value x", "position startpos moves x", "position fen x"]
    {
        let said = talk(format!("{command}{}\n", "y".repeat(100_000)).as_bytes()).out;
        assert!(said.starts_with("info string ") && said.len() < 250, "{command}: {} bytes", said.len());
    }
}

#[test]
fn counting_stops_when_it_is_told_to() {
    assert_eq!(talk(b"go perft 9\nstop\nisready\n").out, "info string perft was stopped\nreadyok\n");
    assert_eq!(talk(b"go perft 9\nquit\n").out, "info string perft was stopped\n");
    // A `stop` before the counting begins has no effect.
    assert!(talk(b"stop\ngo perft 1\n").out.ends_with("Nodes searched: 25\n"));
    let mut child = program().arg("uci").stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("there is a pipe");
    stdin.write_all(b"go perft 9\n").expect("the program listens");
    std::thread::sleep(std::time::Duration::from_millis(200));
    stdin.write_all(b"quit\n").expect("the program listens");
    // The pipe stays open, so it is `quit` that ends the program.
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

/// Many commands may wait behind a slow one.
#[test]
fn quitting_is_heard_behind_whatever_waits() {
    for go in ["go perft 12", "go infinite", "go nodes 1000000000000"] {
        let mut child = program().arg("uci").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("there is a pipe");
        let said = format!("{go}\n{}quit\n", "setoption name Level value 3\n".repeat(50_000));
        stdin.write_all(said.as_bytes()).expect("the program listens");
        // The pipe stays open, so it is `quit` that ends the program.
        assert_eq!(child.wait().expect("the program ends").code(), Some(0), "{go}");
    }
}

/// A lack of memory is reported, and the program goes on.
#[cfg(target_os = "linux")]
#[test]
fn too_little_memory_is_told() {
    for kilobytes in [48_000, 64_000, 100_000, 150_000, 250_000] {
        let script = format!("ulimit -v {kilobytes} && exec {} uci", env!("CARGO_BIN_EXE_bulldozer-gambit"));
        let mut command = Command::new("sh");
        command.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("there is a shell");
        let mut said = "setoption name Hash value 4096\nsetoption name Threads value 64\ngo nodes 2000\n".to_owned();
        said += "setoption name Hash value 1\nsetoption name Threads value 2\ngo nodes 2000\nd\nquit\n";
        child.stdin.take().expect("there is a pipe").write_all(said.as_bytes()).expect("the program listens");
        let ran = Ran::from(child.wait_with_output().expect("the program ends"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{kilobytes}: {ran:?}");
        let told = "info string error: there is too little memory for `Hash` 4096: it stays at 4\n";
        assert!(ran.out.starts_with(told), "{kilobytes}: {ran:?}");
        let few = ["too little memory for `Threads` 64: it stays at 1\n", " of 64 threads could be started\n"];
        assert!(few.iter().any(|few| ran.out.contains(few)), "{kilobytes}: {ran:?}");
        assert_eq!(ran.out.matches("bestmove ").count(), 2, "{kilobytes}: {ran:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_success() {
    for arguments in
        [&["--help"] as &[&str], &["--version"], &["perft", "pothole", "1"], &["check", &sample("opening")]]
    {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("it is always there");
        let ran = Ran::from(program().args(arguments).stdout(full).output().expect("the program starts"));
        assert_eq!(ran.code, Some(1), "{arguments:?}");
        assert!(ran.err.starts_with("error: standard input or output: "), "{ran:?}");
    }
}

#[cfg(feature = "host")]
#[test]
fn a_host_needs_a_table_that_can_be() {
    for (arguments, why) in [
        (&["host"] as &[&str], "there is no table; --game opens one"),
        (&["host", "--game", "ludo"], "ludo"),
        (&["host", "--game", "knot", "--players", "human,human,4"], "knot has 2 seats"),
        (&["host", "--game", "knot", "--players", "human,9"], "a bot's level from 1 to 6"),
        (&["host", "--game", "knot", "--option", "setup=what"], "setup"),
        (&["host", "--game", "quad", "--talk", "loud"], "loud"),
        (&["host", "--game", "knot", "--page", "no-such-folder"], "this folder has no page"),
        (&["host", "--game", "knot", "--bind", "here"], "here"),
        (&["host", "--players", "human"], "--game"),
    ] {
        let ran = call(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{arguments:?}: {}", ran.err);
    }
    let other = call(&["host", "--game", "knot", "--bind", "127.0.0.1:0", "--store", "Cargo.toml"]);
    assert_eq!(other.code, Some(1), "{}", other.err);
    assert!(other.err.contains("the store of matches"), "{}", other.err);
}

#[cfg(not(feature = "host"))]
#[test]
fn a_build_without_the_host_says_so() {
    let ran = call(&["host", "--game", "knot"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("feature `host`"), "{}", ran.err);
}
