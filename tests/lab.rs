//! The lab on the command line: parts, interruptions, reports, games played again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use bulldozer_gambit::lab::Study;
use bulldozer_gambit::rules::GameId;

const PROGRAM: &str = env!("CARGO_BIN_EXE_bulldozer-gambit");

const STUDY: &str = r#"(title: "A test", game: knot, player: "level:2", nodes: 40, openings: random(3), games: 6, seed: 5,
    most_actions: 120, variants: [(name: "usual"), (name: "pie", options: {"pie": "true"})])"#;

/// An empty folder for the test `name`, with a study.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("test.ron"), STUDY).expect("a file can be written");
    folder
}

/// Calls `lab` in a folder.
fn lab(folder: &Path, arguments: &str) -> Output {
    let arguments = arguments.split(' ');
    let mut command = Command::new(PROGRAM);
    command.current_dir(folder).arg("lab").args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

/// What a successful call prints, and what it tells on standard error.
fn printed(folder: &Path, arguments: &str) -> (String, String) {
    let output = lab(folder, arguments);
    assert!(output.status.success(), "{arguments}: {output:?}");
    let text = |bytes| String::from_utf8(bytes).expect("only text is printed");
    (text(output.stdout), text(output.stderr))
}

/// The message of a call that fails with this exit code.
fn refused(folder: &Path, code: i32, arguments: &str) -> String {
    let output = lab(folder, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments}: {output:?}");
    String::from_utf8(output.stderr).expect("only text is printed")
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All files of a report.
fn report(folder: &Path, files: &str, out: &str) -> Vec<String> {
    printed(folder, &format!("report {files} --out {out}"));
    ["test.md", "test-seats.svg", "test-length.svg", "test.json"]
        .map(|file| read(folder, &format!("{out}/{file}")))
        .into()
}

/// As under GNU parallel: parts are played by programs that run at the same time.
#[test]
fn parts_make_the_same_report_as_the_whole() {
    let folder = folder("parts");
    let (said, _) = printed(&folder, "run test.ron --threads 3 --json whole.jsonl");
    assert_eq!(said, "12 games played, in whole.jsonl\n");
    let parts: Vec<_> = (0..3)
        .map(|part| {
            let folder = folder.clone();
            let arguments = format!("run test.ron --threads 1 --shard {part}/3 --json part-{part}.jsonl");
            thread::spawn(move || printed(&folder, &arguments))
        })
        .collect();
    parts.into_iter().for_each(|part| drop(part.join().expect("the part is played")));
    let all = "part-2.jsonl part-0.jsonl part-1.jsonl";
    let (said, _) = printed(&folder, &format!("merge {all} --json merged.jsonl"));
    assert_eq!(said, "12 of 12 games, from 3 files, in merged.jsonl\n");
    printed(&folder, "merge whole.jsonl --json sorted.jsonl");
    assert_eq!(read(&folder, "merged.jsonl"), read(&folder, "sorted.jsonl"));
    let whole = report(&folder, "whole.jsonl", "one");
    assert_eq!(report(&folder, all, "two"), whole);
    assert_eq!(report(&folder, "merged.jsonl", "three"), whole);
    assert!(whole[0].starts_with("# A test\n") && whole[0].contains("12 games of knot"), "{}", whole[0]);
    assert!(whole.iter().all(|file| !file.contains("NaN")), "{whole:?}");

    let (said, _) = printed(&folder, "merge part-0.jsonl part-2.jsonl --json some.jsonl");
    assert!(said.starts_with("note: part 1/3 is missing, with 4 games\n8 of 12 games"), "{said}");
    let (_, told) = printed(&folder, "report part-0.jsonl part-2.jsonl --out some");
    assert_eq!(told, "note: part 1/3 is missing, with 4 games\n");
    assert!(
        read(&folder, "some/test.md").contains("8 games of knot between players `level:2`, of 12 that were planned.")
    );
    let (said, _) = printed(&folder, &format!("merge {all} part-1.jsonl --json twice.jsonl"));
    assert!(
        said.starts_with("note: part 1/3 came twice, in part-1.jsonl and part-1.jsonl; they are counted once\n"),
        "{said}"
    );
    assert_eq!(read(&folder, "twice.jsonl"), read(&folder, "merged.jsonl"));
}

/// Wherever a file was cut off, the next run plays what is missing, and no more.
#[test]
fn an_interrupted_run_goes_on() {
    let folder = folder("resume");
    printed(&folder, "run test.ron --threads 1 --json whole.jsonl");
    let (whole, whole_report) = (read(&folder, "whole.jsonl"), report(&folder, "whole.jsonl", "whole"));
    let lines: Vec<&str> = whole.lines().collect();
    let cut = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();

    cut("torn.jsonl", &format!("{}\n{}", lines[..5].join("\n"), &lines[5][..40]));
    let (said, told) = printed(&folder, "run test.ron --json torn.jsonl");
    assert_eq!(told, "note: torn.jsonl: line 6 was cut off and is dropped\n");
    assert_eq!(said, "8 games played, 4 were there, in torn.jsonl\n");
    assert_eq!(report(&folder, "torn.jsonl", "torn"), whole_report);

    // Only the end of the last line is missing: nothing is lost.
    cut("end.jsonl", whole.trim_end());
    assert_eq!(printed(&folder, "run test.ron --json end.jsonl").0, "0 games played, 12 were there, in end.jsonl\n");
    assert_eq!(read(&folder, "end.jsonl"), whole);

    cut("header.jsonl", &lines[0][..20]);
    let (said, told) = printed(&folder, "run test.ron --json header.jsonl");
    assert!(
        told.contains("the first line was cut off, so the file is begun anew") && said.starts_with("12 games"),
        "{told}"
    );

    // More games of the same study go into the same file; fewer lose nothing.
    let (said, _) = printed(&folder, "run test.ron --games 7 --json end.jsonl");
    assert_eq!(said, "2 games played, 12 were there, in end.jsonl\n");
    let (said, _) = printed(&folder, "run test.ron --games 2 --json end.jsonl");
    assert_eq!(said, "0 games played, 14 were there, in end.jsonl\n");
    assert!(read(&folder, "end.jsonl").lines().zip(&lines).skip(1).all(|(line, before)| line == *before));
}

#[test]
fn games_are_played_again() {
    let folder = folder("replay");
    printed(&folder, "run test.ron --threads 1 --json games.jsonl");
    assert_eq!(printed(&folder, "replay games.jsonl --share 1").0, "12 of 12 games went the same way again\n");
    assert_eq!(printed(&folder, "replay games.jsonl --share 0.1").0, "2 of 12 games went the same way again\n");
    let text = read(&folder, "games.jsonl");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines[4].find("\"actions\":\"").expect("there are actions") + "\"actions\":\"".len();
    let fifth = lines[4][at..].split(' ').nth(4).expect("a fifth action").to_owned();
    let before = lines[4][at..].split(' ').take(4).map(|token| token.len() + 1).sum::<usize>();
    lines[4].replace_range(at + before..at + before + fifth.len(), "a1a2");
    fs::write(folder.join("changed.jsonl"), lines.join("\n") + "\n").unwrap();
    let output = lab(&folder, "replay changed.jsonl --share 1");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, format!("line 5: game 3 of `pie`: action 5 was `a1a2` and is now `{fifth}`\n"));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "error: 1 of 12 games went another way\n");
}

/// Who sees further wins more often, and the report says by how much.
#[test]
fn skill_is_measured() {
    let folder = folder("skill");
    let study = STUDY.replace("games: 6", "games: 8").replace("random(3)", "even(6)").replace("level:2", "level:5");
    let study = study.replace(
        r#"(name: "usual"), (name: "pie", options: {"pie": "true"})"#,
        r#"(name: "far", nodes: 300, against: 10)"#,
    );
    fs::write(folder.join("test.ron"), study).expect("a file can be written");
    printed(&folder, "run test.ron --json whole.jsonl");
    assert!(printed(&folder, "replay whole.jsonl --share 0.3").0.contains("went the same way again"));
    let page = &report(&folder, "whole.jsonl", "report")[0];
    let row = page.lines().find(|line| line.starts_with("| far | 300 | 10 | ")).expect("a row of the table");
    let share: f64 = row.split(['|', '(']).nth(4).and_then(|cell| cell.trim().parse().ok()).expect("a share");
    assert!(share > 60.0, "{row}");
    assert!(read(&folder, "report/test-skill.svg").contains(">far<"));
}

#[test]
fn what_is_wrong_is_told() {
    let folder = folder("wrong");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    printed(&folder, "run test.ron --json games.jsonl");
    let text = read(&folder, "games.jsonl");
    write("option.ron", &STUDY.replace("\"pie\": \"true\"", "\"pies\": \"true\""));
    write("field.ron", &STUDY.replace("seed: 5", "sed: 5"));
    write("player.ron", &STUDY.replace("level:2", "level:9"));
    write("other.ron", &STUDY.replace("seed: 5", "seed: 6"));
    printed(&folder, "run other.ron --json other.jsonl");
    write("old.jsonl", &text.replace("\"program\":\"0", "\"program\":\"old 0"));
    write("cut.jsonl", &text.replacen("\"result\":", "\"resu", 1));
    write("empty.jsonl", "");
    for (code, arguments, why) in [
        (1, "run option.ron --json a.jsonl", "error: option.ron: variant `pie`: this game has no option `pies`"),
        (1, "run field.ron --json a.jsonl", "error: field.ron: line "),
        (2, "run player.ron --json a.jsonl", "error: there is no player `level:9`"),
        (1, "run nowhere.ron --json a.jsonl", "error: nowhere.ron: No such file"),
        (1, "run other.ron --json games.jsonl", "error: games.jsonl: this is a part of another study than `other`"),
        (1, "run test.ron --shard 1/2 --json games.jsonl", "error: games.jsonl: this is part 0/1, not 1/2"),
        (1, "run test.ron --json old.jsonl", "error: old.jsonl: this is of version old 0"),
        (1, "merge games.jsonl other.jsonl --json a", "error: other.jsonl: line 1: this is a part of another study"),
        (1, "merge games.jsonl old.jsonl --json a", "error: old.jsonl: line 1: this is of version old 0"),
        (1, "report cut.jsonl --out a", "error: cut.jsonl: line 2: "),
        (1, "report empty.jsonl --out a", "error: empty.jsonl: line 1: the first line was cut off"),
        (1, "report test.ron --out a", "error: test.ron: line 1: "),
        (2, "replay games.jsonl --share 2", "error: invalid value '2' for '--share <SHARE>'"),
        (2, "run test.ron --shard 2/2 --json a", "error: invalid value '2/2' for '--shard <I/N>'"),
    ] {
        let said = refused(&folder, code, arguments);
        assert!(said.starts_with(why), "{arguments}: {said}");
    }
    assert_eq!(read(&folder, "games.jsonl"), text, "what was played is still there");
}

#[test]
fn starts_are_as_even_as_their_stages_demand() {
    let folder = folder("starts");
    let search = "starts knot --candidates 60 --seed 77 --nodes 10000";
    let (found, told) = printed(&folder, &format!("{search} --threads 1"));
    assert!(told.contains("1500 nodes: ") && told.contains("10000 nodes: "), "{told}");
    assert!(!told.contains("60000 nodes"), "{told}");
    assert!(!found.is_empty(), "a seventh of the candidates passes the first stage");
    for line in found.lines() {
        let (lead, start) = line.trim_start().split_once("  ").expect("the lead, then the position");
        assert!(lead.parse::<i32>().is_ok_and(|lead| lead.abs() <= 220), "{line}");
        assert!(GameId::Knot.set_up([], Some(start)).is_ok(), "{line}");
    }
    assert_eq!(printed(&folder, &format!("{search} --threads 2")).0, found);
    assert!(refused(&folder, 2, "starts quad").contains("truce"));
    assert!(refused(&folder, 2, "starts knot --nodes 1000").contains("1500"), "no stage is as short");
}

/// The studies that come with the sources can be played.
#[test]
fn our_studies_are_right() {
    let studies = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("studies")).expect("there are studies");
    let mut games = vec![];
    for path in studies.map(|file| file.expect("it can be read").path()) {
        let text = fs::read_to_string(&path).expect("it can be read");
        let study = Study::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        games.push(study.game.name());
    }
    games.sort_unstable();
    games.dedup();
    assert_eq!(games, ["auction", "knot", "pothole", "quad"]);
}

/// Of each game, a few games between quick players: with teams, and with a player fewer.
#[test]
fn all_games_can_be_studied() {
    let folder = folder("games");
    for (game, variants) in [
        ("pothole", "(name: \"usual\")"),
        (
            "quad",
            "(name: \"usual\"), (name: \"teams\", options: {\"form\": \"teams-opposite\"}), (name: \"three\", options: {\"form\": \"three-handed\"})",
        ),
        ("auction", "(name: \"30 rounds\", options: {\"rounds\": \"30\"})"),
    ] {
        let study = format!(
            "(title: \"T\", game: {game}, player: \"random\", nodes: 1, openings: random(3), games: 3, seed: 1, variants: [{variants}])"
        );
        fs::write(folder.join("test.ron"), study).unwrap();
        printed(&folder, &format!("run test.ron --json {game}.jsonl"));
        printed(&folder, &format!("replay {game}.jsonl --share 1"));
        let files = report(&folder, &format!("{game}.jsonl"), game);
        assert!(files.iter().all(|file| !file.contains("NaN")), "{files:?}");
    }
}
