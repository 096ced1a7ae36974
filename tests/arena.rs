//! The arena, self-play and programs as players, as they are called.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bulldozer_gambit::lessons::Puzzles;
use bulldozer_gambit::rules::GameId;

const PROGRAM: &str = env!("CARGO_BIN_EXE_bulldozer-gambit");

fn call(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

/// What a call prints that goes well.
fn printed(arguments: &[&str]) -> String {
    let output = call(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("only text is printed")
}

/// What a call complains about that goes wrong.
fn refused(arguments: &[&str]) -> String {
    let output = call(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stderr).expect("only text is printed")
}

/// An empty folder for the test `name`.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// The cells of a player's line in a table: placement, first places, rating.
fn row(table: &str, player: &str) -> Vec<String> {
    let line = table.lines().find(|line| line.starts_with(&format!("{player}  ")));
    let line = line.unwrap_or_else(|| panic!("no {player} in {table}"));
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).skip(1).map(str::to_owned).collect()
}

/// A player against himself comes out even, exactly.
#[test]
fn the_same_players_come_out_even() {
    for (game, first) in [("pothole", "0.250"), ("knot", "0.500"), ("quad", "0.250"), ("auction", "0.250")] {
        let table = printed(&["arena", game, "--players", "random", "--games", "8"]);
        for number in 1..=if game == "knot" { 2 } else { 4 } {
            let cells = row(&table, &format!("random #{number}"));
            assert_eq!(cells[0], "0.500 ± 0.000", "{table}");
            assert_eq!(cells[1], format!("{first} ± 0.000"), "{table}");
            assert!(cells[2].trim_start_matches('-') == "0 ± 0", "{table}");
        }
        assert!(table.contains("unfinished after 3000 actions: 0\n"), "{table}");
    }
}

#[test]
fn the_better_player_is_found_out() {
    let table = printed(&["arena", "knot", "--players", "greedy,random", "--games", "400", "--sprt", "50"]);
    let placement: f64 = row(&table, "greedy")[0].split(' ').next().unwrap().parse().unwrap();
    assert!(placement > 0.6, "{table}");
    assert!(table.contains("test of greedy against random") && table.ends_with("H1 holds\n"), "{table}");
    let games: usize = table.split(' ').nth(1).unwrap().parse().unwrap();
    assert!(games < 400, "it stops when it is known: {table}");
}

/// However many threads there are, and in however many parts it is played: the same games, the same table.
#[test]
fn threads_and_parts_change_nothing() {
    let folder = folder("parts");
    for game in ["knot", "auction"] {
        let play = |name: &str, more: &[&str]| {
            let json = path(&folder, name);
            let arguments =
                ["arena", game, "--players", "a=random,b=level:2", "--games", "24", "--nodes", "50", "--most", "300"];
            let table = printed(&[&arguments, more, &["--json", &json]].concat());
            (table, fs::read_to_string(json).expect("it is written"))
        };
        let whole = play("whole", &["--threads", "1"]);
        assert_eq!(play("threads", &["--threads", "4"]), whole);
        let parts = ["0/3", "1/3", "2/3"].map(|shard| {
            let name = format!("part-{}", &shard[..1]);
            play(&name, &["--shard", shard]);
            path(&folder, &name)
        });
        assert_eq!(printed(&["arena", "merge", &parts[2], &parts[0], &parts[1]]), whole.0);
        assert_eq!(printed(&["arena", "merge", &path(&folder, "whole")]), whole.0);
        let some = printed(&["arena", "merge", &parts[1]]);
        assert!(some.starts_with("note: 8 of 24 games are there, from 1 parts\n"), "{some}");
        let twice = refused(&["arena", "merge", &parts[0], &parts[0]]);
        assert!(twice.ends_with("part-0: line 2: opening 0, seating 0 is there twice\n"), "{twice}");
        let other = path(&folder, "other");
        printed(&["arena", game, "--players", "random", "--games", "2", "--json", &other]);
        assert!(refused(&["arena", "merge", &parts[0], &other]).ends_with("this is a part of another arena\n"));
        fs::write(&other, "{}\n").unwrap();
        assert!(refused(&["arena", "merge", &other]).contains("other: line 1: missing field"));
    }
}

#[test]
fn wrong_arguments_say_what_is_wrong() {
    let folder = folder("wrong");
    let openings = path(&folder, "openings.txt");
    fs::write(&openings, "startpos\nstartpos moves c2c9\n").unwrap();
    let complain = |more: &[&str]| refused(&[&["arena", "pothole", "--games", "4"], more].concat());
    for (arguments, why) in [
        (&["--players", "a,b,c"] as &[&str], "3 players do not fill 4 seats: give 4, or a number that divides it"),
        (&["--players", "kasparov"], "there is no player `kasparov`"),
        (&["--players", "random", "--options", "x=1"], "this game has no option `x`"),
        (&["--players", "random", "--openings", &openings], "opening 2: move 1 `c2c9`: c9 is not on the board"),
        (&["--players", "random", "--openings", "nowhere"], "nowhere: No such file"),
        (&["--players", "level:6"], "another program, or a level without a limit, needs --nodes or --time"),
        (
            &["--players", "level:9"],
            "there is no player `level:9`; players are: random, greedy, level:1 to level:6, level:4+CHARACTER, engine:COMMAND",
        ),
        (&["--players", "random", "--talk"], "pothole is played without talk"),
        (&["--players", "random", "--sprt", "20"], "a test is between two players, not 4"),
        (&["--players", "engine:/no/such/program", "--nodes", "1"], "player 1: the engine `/no/such/program`"),
        (&["--players", "engine:cat"], "another program, or a level without a limit, needs --nodes or --time"),
    ] {
        let said = complain(arguments);
        assert!(said.starts_with(&format!("error: {why}")), "{arguments:?}: {said}");
    }
    assert_eq!(call(&["arena", "pothole", "--players", "random", "--shard", "3/3"]).status.code(), Some(2));
    assert_eq!(call(&["arena"]).status.code(), Some(2));
}

#[test]
fn records_of_selfplay_are_right() {
    let folder = folder("selfplay");
    for (game, options) in [
        ("pothole", "quiet-turns=40"),
        ("knot", "setup=random"),
        ("quad", "form=teams-opposite"),
        ("auction", "rounds=60"),
    ] {
        let out = path(&folder, game);
        let arguments =
            ["selfplay", game, "--players", "greedy,random", "--games", "3", "--options", options, "--out", &out];
        let said = printed(&arguments);
        assert!(said.starts_with("3 games, "), "{said}");
        for number in 1..=3 {
            let record = format!("{out}/{number}.bgr");
            let checked = printed(&["check", &record]);
            assert!(checked.contains(&format!(" {game}, ")), "{checked}");
            let text = fs::read_to_string(record).unwrap();
            let players = if number == 2 { ["Random bot", "Greedy bot"] } else { ["Greedy bot", "Random bot"] };
            let white = text
                .lines()
                .find(|line| ["White", "South", "Red"].iter().any(|seat| line.starts_with(&format!("[{seat} "))));
            assert!(white.unwrap().contains(players[0]), "{text}");
            assert!(text.contains("[Seed \""), "{text}");
        }
        let before: Vec<_> = (1..=3).map(|number| fs::read(format!("{out}/{number}.bgr")).unwrap()).collect();
        printed(&arguments);
        assert_eq!(before, (1..=3).map(|number| fs::read(format!("{out}/{number}.bgr")).unwrap()).collect::<Vec<_>>());
    }
    let file = path(&folder, "one.bgr");
    printed(&["selfplay", "knot", "--players", "random", "--out", &file]);
    printed(&["check", &file]);
    // Bots have the names that players know; what was named keeps its name.
    printed(&["selfplay", "knot", "--players", "3,mine=random", "--nodes", "50", "--out", &file]);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[White \"Easy bot (White)\"]") && text.contains("[Black \"mine\"]"), "{text}");
    let several = refused(&["selfplay", "knot", "--players", "random", "--games", "2", "--out", &file]);
    assert!(several.ends_with("one.bgr: a file has one game; give a folder for several\n"), "{several}");
}

/// Who thinks little of a truce breaks more of theirs than who keeps their word, and what was said is written down.
#[test]
fn deals_are_made_and_broken() {
    let folder = folder("talk");
    let (json, record) = (path(&folder, "games"), path(&folder, "game.bgr"));
    let players = ["quad", "--players", "5+aggressor,5+diplomat", "--nodes", "300", "--talk"];
    let table = printed(&[&["arena"], &players as &[&str], &["--games", "24", "--json", &json]].concat());
    assert!(table.contains(" truces a game, ") && table.contains(" joint attacks, "), "{table}");
    let (mut truces, mut broken) = ([0; 2], [0; 2]);
    for line in fs::read_to_string(json).unwrap().lines().skip(1) {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        for seat in 0..4 {
            let count = |what: &str| entry["deeds"][seat][what].as_u64().unwrap();
            let is_diplomat = usize::from(entry["players"][seat] == "5+diplomat");
            truces[is_diplomat] += count("truces");
            broken[is_diplomat] += count("truces_broken");
        }
    }
    assert!(truces[0] >= 10 && broken[0] * truces[1] > 2 * broken[1] * truces[0], "{broken:?} of {truces:?}");
    printed(&[&["selfplay"], &players as &[&str], &["--out", &record]].concat());
    let text = fs::read_to_string(&record).unwrap();
    assert!(text.contains("{[%propose 1 ") && text.contains(" accept]}"), "{text}");
    printed(&["check", &record]);
}

#[test]
fn another_program_plays() {
    for (game, options) in [
        ("pothole", "exact-cars=true"),
        ("knot", "setup=chosen"),
        ("quad", "form=three-handed"),
        ("auction", "rounds=40"),
    ] {
        let engine = format!("engine:{PROGRAM} uci");
        let players = if options.ends_with("three-handed") {
            format!("{engine},random,greedy")
        } else {
            format!("{engine},random")
        };
        let arguments = ["arena", game, "--players", &players, "--options", options, "--games", "2", "--nodes", "50"];
        let table = printed(&[&arguments as &[&str], &["--most", "300"]].concat());
        assert!(!table.contains("fault"), "{table}");
    }
}

/// A program that answers with a script.
fn fake(folder: &Path, name: &str, script: &str) -> String {
    let file = path(folder, name);
    fs::write(&file, script).unwrap();
    format!("fake=engine:sh {file}")
}

#[test]
fn bad_programs_lose_and_nothing_hangs() {
    const HELLO: &str =
        "while read -r verb rest; do case $verb in uci) echo uciok;; isready) echo readyok;; quit) exit;; ";
    let folder = folder("fakes");
    for (name, answer, why) in [
        ("dies", "go) exit 1;;", "it has stopped running"),
        ("liar", "go) echo bestmove e4;;", "its answer `e4` is not an action"),
        ("cheat", "go) echo bestmove end;;", "its answer `end` is against the rules: "),
        ("mumbler", "go) echo bestmove;;", "it has stopped running"),
        ("sleeper", "go) ;;", "it does not answer in time"),
        ("dreamer", "go) while :; do echo info depth 1; done;;", "it does not answer in time"),
    ] {
        let player = fake(&folder, name, &format!("{HELLO} {answer} esac; done"));
        let why = if name == "mumbler" { "does not answer in time" } else { why };
        let arguments = ["arena", "knot", "--players", &format!("{player},random"), "--games", "2", "--nodes", "5"];
        let table = printed(&[&arguments as &[&str], &["--patience", "1"]].concat());
        assert!(table.contains("games lost by a fault: 2\n") && table.contains(why), "{name}: {table}");
        assert_eq!(row(&table, "fake")[0], "0.000", "{name}: {table}");
    }
    let dead = fake(&folder, "dead", "exit 3");
    let said = refused(&["arena", "knot", "--players", &format!("{dead},random"), "--nodes", "1"]);
    assert!(said.contains("player 1: the engine `sh ") && said.contains("`: it "), "{said}");
}

/// The first example of docs/arena.md.
#[test]
fn parallel_spreads_an_arena() {
    if Command::new("parallel").arg("--version").output().is_err() {
        eprintln!("skipped: GNU parallel is not installed (scripts/setup.sh test installs it)");
        return;
    }
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/arena.md")).unwrap();
    let section = page.split("### GNU parallel\n```sh\n").nth(1).expect("the example is there");
    let script = section.split("```").next().unwrap();
    let folder = folder("parallel");
    let bin = Path::new(PROGRAM).parent().unwrap().display().to_string();
    let mut command = Command::new("bash");
    let search = format!("{bin}:{}", std::env::var("PATH").unwrap_or_default());
    command.args(["-euo", "pipefail", "-c", script]).current_dir(&folder).env("PATH", search).env("HOME", &folder);
    let output = command.stdin(Stdio::null()).output().expect("bash is there");
    assert!(output.status.success(), "{output:?}");
    let whole = printed(&["arena", "knot", "--players", "greedy,random", "--games", "80", "--nodes", "100"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), whole);
}

/// So many games of each game come to an end. Auction's rules allow 300 rounds of four turns, and a turn has eight actions at
/// most on average: a move, the placing of what it wakes, an offer, three bids, an answer, and one action by which a
/// captured piece leaves a hand.
fn play_out(games: &str, players: &str) {
    for (game, most) in [("pothole", "3000"), ("knot", "3000"), ("quad", "3000"), ("auction", "9600")] {
        let arguments = ["arena", game, "--players", players, "--games", games, "--nodes", "100", "--most", most];
        let table = printed(&arguments);
        println!("{table}");
        assert!(
            !table.contains("fault") && table.contains(&format!("unfinished after {most} actions: 0\n")),
            "{table}"
        );
    }
}

#[test]
fn games_come_to_an_end() {
    play_out("4", "level:1,random");
}

#[test]
#[ignore = "takes minutes: cargo test --no-default-features --release --test arena -- --ignored"]
fn a_thousand_games_come_to_an_end() {
    play_out("1000", "level:1,level:3");
}

/// The same games give the same table, which is only written where a file is named.
#[test]
fn weights_are_fitted_and_written() {
    let folder = folder("fit");
    let (one, other) = (path(&folder, "one.rs"), path(&folder, "other.rs"));
    let fit = |file: &str, threads: &str| {
        let arguments = ["fit", "knot", "--games", "6", "--nodes", "50", "--fixed", "attacker", "--threads", threads];
        printed(&[&arguments[..], &["--out", file]].concat())
    };
    assert_eq!(fit(&one, "1"), fit(&other, "2"));
    let text = fs::read_to_string(&one).unwrap();
    assert_eq!(text, fs::read_to_string(&other).unwrap());
    assert!(text.contains("--games 6 --nodes 50 --openings 8 --seed 1") && text.contains(" // attacker\n"), "{text}");
    assert!(refused(&["fit", "knot", "--games", "1", "--fixed", "horn"]).contains("bots look at no feature `horn`"));
}

/// What is found in games is a file of puzzles, the same on any number of threads.
#[test]
fn puzzles_are_found_in_games() {
    for game in GameId::ALL {
        let mine = |threads: &str| {
            let few = ["--games", "2", "--nodes", "20", "--short", "300", "--long", "3000", "--lead", "100"];
            printed(&[&["puzzles", game.name(), "--threads", threads][..], &few].concat())
        };
        let text = mine("1");
        assert_eq!(text, mine("2"));
        assert!(
            text.starts_with(&format!("// `bulldozer-gambit puzzles {} --games 2 --nodes 20 ", game.name())),
            "{text}"
        );
        Puzzles::read("found.ron", &text).and_then(|puzzles| puzzles.play()).unwrap();
    }
}

/// A game that begins where a puzzle does has that puzzle.
#[test]
fn puzzles_are_found_in_records() {
    let folder = folder("puzzles");
    let position =
        "3,x,2,Gk/1,@R,1,Rd,1,@G,1/Rc,Rb,5/x,1,@1,1,@2,1,x/1,Wb,Rk,4/1,@W,3,@B,1/Wk,2,x,1,Bc,Bk turn=W last2=W";
    let file = path(&folder, "dig.bgr");
    fs::write(&file, format!("[Game \"pothole\"]\n[Position \"{position}\"]\n\n@c4d3 b3c3 *\n")).unwrap();
    let text = printed(&["puzzles", "pothole", "--long", "60000", "--records", &file]);
    let puzzles = Puzzles::read("found.ron", &text).unwrap();
    puzzles.play().unwrap();
    let [found] = &puzzles.puzzles[..] else { panic!("{text}") };
    assert_eq!((found.position.as_str(), found.theme.as_str()), (position, "Push a king"));
    let best =
        |number: usize| found.moves[number].best.iter().map(|best| best.token(GameId::Pothole.seats()).to_string());
    assert_eq!(
        (best(0).collect::<Vec<_>>(), best(1).collect::<Vec<_>>()),
        (vec!["@c4d3".to_owned()], vec!["b3c3".to_owned()])
    );
    let said = refused(&["puzzles", "knot", "--records", &file]);
    assert!(said.contains("dig.bgr: this is a game of pothole, not of knot"), "{said}");
}
