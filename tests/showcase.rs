//! The scenes of the showcase: each is a test that plays it through the rules and checks its claims.
//!
//!     cargo test --no-default-features --test showcase berserk
//!
//! `tests/showcase/broken.txt` contains broken scenes: the fault, and the line and the sentence of the error.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::showcase::{BUILT_IN, BuiltIn, Scene, catalog};
use bulldozer_gambit::texts::Language;
use libtest_mimic::{Arguments, Failed, Trial};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn expect(holds: bool, sentence: impl Into<String>) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(sentence.into().into()) }
}

/// Reads a scene, plays it, and checks the requirements of all built-in scenes.
fn scene(built_in: BuiltIn) -> Result<(), Failed> {
    let scene = built_in.read()?;
    scene.play()?;
    expect(scene.steps.iter().any(|step| !step.shows.is_empty()), "no step claims to show anything")?;
    expect(scene.steps.iter().any(|step| step.rule.is_some()), "no step names a rule")?;
    expect(scene.steps.len() <= 8, "a scene is short: it has at most 8 steps")?;
    expect(scene.words().iter().all(|words| words.name().is_some()), "its texts are to be in assets/texts")?;
    let replayed = scene.record().replay().map_err(|error| error.to_string())?;
    expect(replayed.actions() == scene.steps.len(), "as a record it is another game")?;
    let again = Scene::of_record(built_in.file, &scene.record()).map_err(|error| error.to_string())?;
    expect(again.name == scene.name && again.game == scene.game, "the record is another scene")
}

/// The list in the program matches the files in the folder.
fn list() -> Result<(), Failed> {
    let listed: BTreeSet<String> = BUILT_IN.iter().map(|scene| scene.file.to_owned()).collect();
    let files = fs::read_dir(root().join("assets/showcase"))?;
    let files = files.map(|file| Ok(format!("assets/showcase/{}", file?.file_name().to_string_lossy())));
    let there = files.collect::<Result<BTreeSet<String>, std::io::Error>>()?;
    expect(listed == there, format!("only in one of them: {:?}", listed.symmetric_difference(&there)))?;
    expect(listed.len() == BUILT_IN.len() && catalog().len() == BUILT_IN.len(), "a scene stands twice, or is broken")
}

/// The scenes are grouped by game in menu order, with unique titles.
fn order() -> Result<(), Failed> {
    let scenes = catalog();
    let games: Vec<GameId> = scenes.iter().map(|scene| scene.game).collect();
    expect(games.is_sorted() && GameId::ALL.iter().all(|game| games.contains(game)), "not game by game")?;
    let titles = |language| scenes.iter().map(|scene| scene.title.spoken_in(language)).collect::<BTreeSet<_>>();
    let are_different = Language::ALL.into_iter().all(|language| titles(language).len() == scenes.len());
    expect(are_different, "two scenes have the same title")
}

/// The example of docs/showcase.md is a scene with its texts.
fn example() -> Result<(), Failed> {
    let page = text("docs/showcase.md");
    let example = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.ok_or("there is no example")?;
    Ok(Scene::read("docs/showcase.md", example)?.check()?)
}

/// A scene with a replaced part, and its error.
fn broken(line: &str) -> Result<(), Failed> {
    let [old, new, refusal] = line.split(" => ").collect::<Vec<_>>()[..] else {
        return Err("a line is: OLD => NEW => the refusal".into());
    };
    let good = text("tests/showcase/good.ron");
    expect(good.matches(old).count() == 1, format!("`{old}` stands in good.ron not once"))?;
    let refused = Scene::read("good.ron", &good.replace(old, new)).and_then(|scene| scene.check());
    let said = refused.err().ok_or("this is no fault")?.to_string();
    expect(said.contains(refusal), format!("refused otherwise: {said}"))
}

fn main() {
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> =
        BUILT_IN.iter().map(|&built_in| Trial::test(built_in.file, move || scene(built_in))).collect();
    trials.push(Trial::test("the list and the folder are the same", list));
    trials.push(Trial::test("scenes stand game by game", order));
    trials.push(Trial::test("the example of docs/showcase.md is a scene", example));
    trials.push(Trial::test("tests/showcase/good.ron is a scene", || {
        Ok(Scene::read("good.ron", &text("tests/showcase/good.ron"))?.check()?)
    }));
    for (number, line) in (1..).zip(text("tests/showcase/broken.txt").lines()) {
        if !line.is_empty() && !line.starts_with('#') {
            let refusal = line.rsplit(" => ").next().unwrap_or_default();
            let name = format!("broken.txt:{number} {refusal}");
            let line = line.to_owned();
            trials.push(Trial::test(name, move || broken(&line)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}
