//! The arena, self-play and external engines as players, on the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bulldozer_gambit::lessons::Puzzles;
use bulldozer_gambit::rules::GameId;

const PROGRAM: &str = env!("CARGO_BIN_EXE_bulldozer-gambit");

fn call(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

/// The output of a successful call.
fn printed(arguments: &[&str]) -> String {
    let output = call(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("only text is printed")
}

/// The error message of a failed call.
fn refused(arguments: &[&str]) -> String {
    refused_as(1, arguments)
}

/// The error message of a call with wrong arguments.
fn misused(arguments: &[&str]) -> String {
    refused_as(2, arguments)
}

fn refused_as(status: i32, arguments: &[&str]) -> String {
    let output = call(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(status), 0), "{arguments:?}: {output:?}");
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

/// The cells of a player's row in a table: placement, first places, rating.
fn row(table: &str, player: &str) -> Vec<String> {
    let line = table.lines().find(|line| line.starts_with(&format!("{player}  ")));
    let line = line.unwrap_or_else(|| panic!("no {player} in {table}"));
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).skip(1).map(str::to_owned).collect()
}

/// A player against itself comes out exactly even.
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

/// The same games and the same table with any number of threads and parts.
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
    for (status, arguments, why) in [
        (2, &["--players", "a,b,c"] as &[&str], "3 players do not fill 4 seats: give 4, or a number that divides it"),
        (2, &["--players", "kasparov"], "there is no player `kasparov`"),
        (2, &["--players", "engine:sh -c \"exit,4"], "a quote is not closed in `sh -c \"exit,4`"),
        (2, &["--players", "random", "--options", "x=1"], "this game has no option `x`"),
        (1, &["--players", "random", "--openings", &openings], "opening 2: move 1 `c2c9`: c9 is not on the board"),
        (1, &["--players", "random", "--openings", "nowhere"], "nowhere: No such file"),
        (2, &["--players", "random", "--openings", "1001"], "an opening has at most 1000 random actions, K, not 1001"),
        (
            2,
            &["--players", "random", "--openings", "even:4294967296"],
            "an opening has at most 100 random actions, even:K, not 4294967295",
        ),
        (2, &["--players", "level:6"], "another program, or a level without a limit, needs --nodes or --time"),
        (
            2,
            &["--players", "level:9"],
            "there is no player `level:9`; players are: random, greedy, level:1 to level:6 or between such as level:2.5, level:4+CHARACTER, engine:COMMAND",
        ),
        (2, &["--players", "random", "--talk"], "pothole is played without talk"),
        (2, &["--players", "random", "--sprt", "20"], "a test is between two players, not 4"),
        (1, &["--players", "engine:/no/such/program", "--nodes", "1"], "player 1: the engine `/no/such/program`"),
        (1, &["--players", "engine:'/no such/a, b' c", "--nodes", "1"], "player 1: the engine `\"/no such/a, b\" c`"),
        (2, &["--players", "engine:cat"], "another program, or a level without a limit, needs --nodes or --time"),
    ] {
        let said = refused_as(status, &[&["arena", "pothole", "--games", "4"], arguments].concat());
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
        let records = || -> Vec<_> { (1..=3).map(|number| fs::read(format!("{out}/{number}.bgr")).unwrap()).collect() };
        let before = records();
        fs::write(format!("{out}/2.bgr"), "mine").unwrap();
        let kept = refused(&arguments);
        assert!(kept.ends_with("1.bgr: this file is there already; --force overwrites it\n"), "{kept}");
        assert_eq!(fs::read_to_string(format!("{out}/2.bgr")).unwrap(), "mine");
        printed(&[&arguments as &[&str], &["--force"]].concat());
        assert_eq!(before, records());
    }
    let file = path(&folder, "one.bgr");
    let one = ["selfplay", "knot", "--players", "random", "--out"];
    printed(&[&one as &[&str], &[&file]].concat());
    printed(&["check", &file]);
    assert!(refused(&[&one as &[&str], &[&file]].concat()).ends_with("--force overwrites it\n"));
    printed(&[&one as &[&str], &[&file, "--force"]].concat());
    // Bots have the names that users know; given names stay.
    let named = path(&folder, "named.bgr");
    printed(&["selfplay", "knot", "--players", "3,mine=random", "--nodes", "50", "--out", &named]);
    let text = fs::read_to_string(&named).unwrap();
    assert!(text.contains("[White \"Easy bot (White)\"]") && text.contains("[Black \"mine\"]"), "{text}");
    // `-` is the standard output, with the same content.
    assert_eq!(printed(&[&one as &[&str], &["-"]].concat()), fs::read_to_string(&file).unwrap());
    for (out, called) in [(file.as_str(), file.as_str()), ("-", "standard output")] {
        let several = misused(&[&one as &[&str], &[out, "--games", "2"]].concat());
        assert_eq!(several, format!("error: {called}: a file has one game; give a folder for several\n"));
    }
}

/// Files of parts may contain any number, and begin with a byte order mark.
#[test]
fn the_greatest_numbers_are_merged() {
    let folder = folder("greatest");
    let file = path(&folder, "part");
    printed(&["arena", "knot", "--players", "random", "--games", "4", "--json", &file]);
    let text = fs::read_to_string(&file).unwrap();
    let actions = |line: &str| line.split("\"actions\":").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let greater = text.lines().map(|line| match line.contains("\"opening\"") {
        true => line.replace(&format!("\"actions\":{}", actions(line)), "\"actions\":18446744073709551615"),
        false => line.to_owned(),
    });
    let greater: Vec<String> = greater.collect();
    fs::write(&file, format!("\u{feff}{}\n", greater.join("\n"))).unwrap();
    let table = printed(&["arena", "merge", &file]);
    assert!(table.contains("mean length: 18446744073709551616.0 actions\n"), "{table}");
    // The error refers to the file, not to the command line.
    fs::write(&file, greater[0].replace("random\"]", "random\",\"a\",\"b\"]")).unwrap();
    assert!(refused(&["arena", "merge", &file]).contains("part: line 1: 3 players do not fill 2 seats"));
}

/// An aggressor breaks more truces than a diplomat, and the talk is recorded.
#[test]
fn deals_are_made_and_broken() {
    let folder = folder("talk");
    let (json, record) = (path(&folder, "games"), path(&folder, "game.bgr"));
    let players = ["quad", "--players", "5+aggressor,5+diplomat", "--nodes", "300", "--talk"];
    let table = printed(&[&["arena"], &players as &[&str], &["--games", "40", "--json", &json]].concat());
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

/// An engine that answers with a script.
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
        ("agreed", "go) echo bestmove draw;;", "its answer `draw` is against the rules: no player decides that alone"),
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
    // An engine cannot declare players absent, convict them, or make them agree.
    for answer in ["draw:SWNE", "penalty:W", "penalty:S", "absent:N", "absent:S", "draw:SN"] {
        let name = answer.replace(':', "-");
        let player = fake(&folder, &name, &format!("{HELLO} go) echo bestmove {answer};; esac; done"));
        let players = format!("{player},random,random,random");
        let arguments = ["arena", "quad", "--players", &players, "--games", "4", "--nodes", "5", "--most", "400"];
        let table = printed(&arguments);
        assert!(table.contains("games lost by a fault: 4\n"), "{answer}: {table}");
        assert!(table.contains(&format!("its answer `{answer}` is against the rules: ")), "{table}");
        assert!(!table.contains("agreement"), "{table}");
        let record = path(&folder, &format!("{name}.bgr"));
        printed(&["selfplay", "quad", "--players", &players, "--nodes", "5", "--most", "400", "--out", &record]);
        let text = fs::read_to_string(&record).unwrap();
        let fault = format!("[Faults \"S: the engine `sh {}`: its answer `{answer}`", path(&folder, &name));
        assert!(text.contains(&fault) && !text.contains(&format!(" {answer} ")), "{text}");
        printed(&["check", &record]);
    }
    // An engine may resign.
    let player = fake(&folder, "resigns", &format!("{HELLO} go) echo bestmove resign;; esac; done"));
    let table = printed(&["arena", "knot", "--players", &format!("{player},random"), "--games", "2", "--nodes", "5"]);
    assert!(!table.contains("fault") && row(&table, "fake")[0] == "0.000", "{table}");
    let dead = fake(&folder, "dead", "exit 3");
    let said = refused(&["arena", "knot", "--players", &format!("{dead},random"), "--nodes", "1"]);
    assert!(said.contains("player 1: the engine `sh ") && said.contains("`: it "), "{said}");
}

/// Blanks and commas in a word of a command must be quoted.
#[cfg(unix)]
#[test]
fn commands_may_hold_blanks_and_commas() {
    let folder = folder("my engines, all");
    let program = path(&folder, "a program");
    std::os::unix::fs::symlink(PROGRAM, &program).unwrap();
    let json = path(&folder, "games.jsonl");
    let players =
        format!("engine:\"{program}\" uci,x=engine:'{program}' \"uci\",engine:sh -c \"exec '{program}' uci\",random");
    let arguments = ["arena", "pothole", "--players", &players, "--games", "4", "--nodes", "5", "--most", "40"];
    let table = printed(&[&arguments as &[&str], &["--json", &json]].concat());
    assert!(!table.contains("fault") && table.contains(&format!("\nengine:\"{program}\" uci  ")), "{table}");
    assert_eq!(printed(&["arena", "merge", &json]), table);
}

/// Whether a process runs. A zombie does not count.
#[cfg(target_os = "linux")]
fn runs(process: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{}/stat", process.trim()));
    state.is_ok_and(|state| !state.rsplit(')').next().unwrap().trim_start().starts_with(['Z', 'X']))
}

#[cfg(target_os = "linux")]
fn is_true_soon(mut what: impl FnMut() -> bool) -> bool {
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while !what() {
        if std::time::Instant::now() > until {
            return false;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    true
}

/// Child processes of an engine end with it: when it ends by itself, when it signals them in vain, when it
/// hangs, and when this program is killed.
#[cfg(target_os = "linux")]
#[test]
fn children_of_programs_end_with_them() {
    const HELLO: &str = "trap '' TERM HUP INT; sleep 1000 & echo $! >> $0.started\n\
                         while :; do read -r verb rest || continue; case $verb in uci) echo uciok;; isready) echo readyok;; ";
    let folder = folder("children");
    let started = |name: &str| fs::read_to_string(path(&folder, &format!("{name}.started"))).unwrap_or_default();
    for (name, answer, faults) in [
        ("obeys", "go) echo bestmove resign;; quit) exit;; esac; done", false),
        ("stays", "go) echo bestmove resign;; esac; done", false),
        ("dies", "go) exit 1;; esac; done", true),
        ("signals", "go) kill -s TERM 0; exit 1;; esac; done", true),
        ("sulks", "esac; done", true),
    ] {
        let player = fake(&folder, name, &format!("{HELLO} {answer}"));
        let arguments = ["arena", "knot", "--players", &format!("{player},random"), "--games", "2", "--nodes", "5"];
        let table = printed(&[&arguments as &[&str], &["--patience", "1", "--threads", "1"]].concat());
        assert_eq!(table.contains("fault"), faults, "{name}: {table}");
        let children = started(name);
        assert!(children.lines().count() >= 2, "{name}: {children}");
        for child in children.lines() {
            assert!(is_true_soon(|| !runs(child)), "{name}: {child} runs on");
        }
    }
    // Killed with an engine that hangs.
    let player = fake(&folder, "orphan", &format!("{HELLO} esac; done"));
    let mut arena = Command::new(PROGRAM);
    arena.args(["arena", "knot", "--players", &format!("{player},random"), "--games", "2", "--nodes", "5"]);
    let mut arena = arena.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    // The first process is only a check before the games begin.
    assert!(is_true_soon(
        || started("orphan").lines().filter(|child| runs(child)).count() == 1 && started("orphan").lines().count() > 1
    ));
    arena.kill().unwrap();
    arena.wait().unwrap();
    for child in started("orphan").lines() {
        assert!(is_true_soon(|| !runs(child)), "{child} runs on");
    }
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

/// Plays this number of games of each game to the end. Auction's rules allow 300 rounds of four turns, and a turn has
/// at most eight actions on average: a move, placing what it wakes, an offer, three bids, an answer, and one action by
/// which a captured piece leaves a hand.
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

/// What a command that finds weights prints and writes, which is the same with one thread and with two, and on standard
/// output.
fn found_weights(arguments: &[&str]) -> [String; 2] {
    let folder = folder(arguments[0]);
    let [one, other] = ["1", "2"].map(|threads| {
        let file = path(&folder, &format!("{threads}.rs"));
        let printed = printed(&[arguments, &["--threads", threads, "--out", &file]].concat());
        [printed, fs::read_to_string(file).unwrap()]
    });
    assert_eq!(one, other);
    // `-` is the standard output, and nothing else is written there.
    assert_eq!(printed(&[arguments, &["--threads", "2", "--out", "-"]].concat()), one[1]);
    one
}

/// The same games give the same table, which is written only if a file is given.
#[test]
fn weights_are_fitted_and_written() {
    let arguments = ["fit", "knot", "--games", "6", "--nodes", "50", "--fixed", "attacker"];
    let [_, text] = found_weights(&arguments);
    assert!(text.contains("--games 6 --nodes 50 --openings 8 --seed 1") && text.contains(" // attacker\n"), "{text}");
    assert!(
        misused(&["fit", "knot", "--games", "1", "--fixed", "horn"])
            .contains("the evaluation of knot has no feature `horn`; its features are: ")
    );
}

/// The same matches give the same weights, on any number of threads; fixed ones stay.
#[cfg(feature = "tune")]
#[test]
fn weights_are_tuned_and_written() {
    let arguments = ["tune", "knot", "--steps", "12", "--games", "4", "--nodes", "40", "--fixed", "attacker,golem"];
    let [table, text] = found_weights(&arguments);
    let command = "--steps 12 --games 4 --nodes 40 --openings 4 --seed 1 --fixed \"attacker,golem\"`.";
    assert!(text.replace("\n//! ", " ").contains(command), "{text}");
    let rows = |after: &str| -> Vec<Vec<String>> {
        let rows = table.split(after).nth(1).unwrap().lines().skip(1).map_while(|row| {
            let words: Vec<String> = row.split_whitespace().map(str::to_owned).collect();
            row.starts_with(' ').then_some(words)
        });
        rows.collect()
    };
    assert_eq!(rows("after 10 steps:").len(), rows("after 12 steps:").len());
    let moved =
        rows("after 12 steps:").iter().filter(|row| row[0] != row[1]).map(|row| row[2].clone()).collect::<Vec<_>>();
    assert!(moved.len() > 5 && !moved.iter().any(|name| name == "attacker" || name == "golem"), "{table}");
    let said = refused(&["tune", "knot", "--out", &path(&folder("tune-refused"), "none/weights.rs")]);
    assert!(said.contains("none/weights.rs cannot be written: "), "{said}");
    assert!(
        misused(&["tune", "knot", "--fixed", "horn"])
            .contains("the evaluation of knot has no feature `horn`; its features are: ")
    );
}

/// The puzzles found in games are the same on any number of threads.
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

/// A game that starts at a puzzle contains this puzzle.
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
    assert_eq!((found.position.as_str(), found.theme.spoken()), (position, "Push a king"));
    let best =
        |number: usize| found.moves[number].best.iter().map(|best| best.token(GameId::Pothole.seats()).to_string());
    assert_eq!(
        (best(0).collect::<Vec<_>>(), best(1).collect::<Vec<_>>()),
        (vec!["@c4d3".to_owned()], vec!["b3c3".to_owned()])
    );
    let said = refused(&["puzzles", "knot", "--records", &file]);
    assert!(said.contains("dig.bgr: this is a game of pothole, not of knot"), "{said}");
}
