//! Lessons and puzzles: each chapter and each file of puzzles is played through the rules in every possible way.
//!
//!     cargo test --no-default-features --test lessons pothole
//!
//! `tests/lessons/broken.txt` contains broken lessons: the fault, and the line and the sentence of the error.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bulldozer_gambit::lessons::{LESSONS, Learnt, Lesson, LessonFile, PUZZLES, Puzzle, Puzzles, lessons, puzzles};
use bulldozer_gambit::rules::GameId;
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

/// Reads a lesson, plays it, and checks the requirements of all lessons.
fn lesson(file: LessonFile) -> Result<(), Failed> {
    let lesson = file.lesson()?;
    lesson.play()?;
    let steps: Vec<_> = lesson.chapters.iter().flat_map(|chapter| &chapter.steps).collect();
    let tasks = steps.iter().filter(|step| step.task.is_some()).count();
    expect((12..=40).contains(&steps.len()), format!("{} steps are not ten minutes", steps.len()))?;
    expect(tasks * 2 >= steps.len(), format!("only {tasks} of {} steps let anybody play", steps.len()))?;
    for (number, chapter) in lesson.chapters.iter().enumerate() {
        expect(
            chapter.steps.last().is_some_and(|step| step.task.is_none()),
            format!("{} has no last word", chapter.title.spoken()),
        )?;
        expect(chapter.goes_on || chapter.position == lesson.position_of(number), "where does it begin?")?;
        expect(
            !chapter.goes_on || lesson.position_of(number).is_some(),
            format!("{} begins nowhere", chapter.title.spoken()),
        )?;
    }
    expect(
        lesson.words().iter().all(|words| words.is_empty() || words.name().is_some()),
        "its texts are to be in assets/texts",
    )?;
    let has_hints = steps.iter().filter_map(|step| step.task.as_ref()).all(|task| !task.hint.is_empty());
    expect(has_hints, "somebody gets no hint")
}

/// Reads a file of puzzles and plays it.
fn puzzles_of(file: LessonFile) -> Result<(), Failed> {
    let puzzles = file.puzzles()?;
    puzzles.play()?;
    let mut words = puzzles.puzzles.iter().flat_map(Puzzle::words);
    expect(words.all(|words| words.name().is_some()), "its texts are to be in assets/texts")
}

/// The lists in the program match the files in the folder.
fn list(listed: &[LessonFile], folder: &str) -> Result<(), Failed> {
    let listed: BTreeSet<String> = listed.iter().map(|file| file.file.to_owned()).collect();
    let files = fs::read_dir(root().join(folder))?;
    let files = files.map(|file| Ok(format!("{folder}/{}", file?.file_name().to_string_lossy())));
    let mut there = files.collect::<Result<BTreeSet<String>, std::io::Error>>()?;
    // The toy's files are in the program only with its feature.
    if cfg!(not(feature = "toy-game")) {
        there.remove(&format!("{folder}/nine.ron"));
    }
    expect(listed == there, format!("only in one of them: {:?}", listed.symmetric_difference(&there)))
}

/// Every game has its lesson and puzzles, and puzzles of a theme are together.
fn order() -> Result<(), Failed> {
    let games: Vec<GameId> = lessons().iter().map(|lesson| lesson.game).collect();
    expect(games == GameId::ALL, format!("the guided games are {games:?}"))?;
    for game in GameId::ALL {
        let all = puzzles();
        let mut themes: Vec<&str> = all.iter().filter(|one| one.game == game).map(|one| one.theme.spoken()).collect();
        themes.dedup();
        let different: BTreeSet<&str> = themes.iter().copied().collect();
        expect(different.len() == themes.len() && themes.len() >= 3, format!("{game:?} has the themes {themes:?}"))?;
    }
    Ok(())
}

/// The examples of docs/lessons.md are a lesson and a puzzle.
fn examples() -> Result<(), Failed> {
    let page = text("docs/lessons.md");
    let examples: Vec<&str> = page.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [example, puzzle] = examples[..] else { return Err("there are not two examples".into()) };
    Lesson::read("docs/lessons.md", example)?.play()?;
    let puzzles = format!("Puzzles(game: pothole, puzzles: [{puzzle}])");
    Ok(Puzzles::read("docs/lessons.md", &puzzles)?.play()?)
}

/// The progress is stored by names.
fn learnt() -> Result<(), Failed> {
    let (lessons, puzzles) = (lessons(), puzzles());
    let mut learnt = Learnt::default();
    expect(learnt.next_chapter(&lessons[0]) == 0 && learnt.solved(&puzzles) == 0, "something is known already")?;
    learnt.note_chapter(&lessons[0], 0);
    learnt.note_puzzle(&puzzles[3]);
    let kept = serde_json::to_string(&learnt)?;
    let again: Learnt = serde_json::from_str(&kept)?;
    expect(again == learnt, "what is kept is not what is read")?;
    expect(again.knows_chapter(&lessons[0], 0) && again.next_chapter(&lessons[0]) == 1, "the chapter is forgotten")?;
    // Older versions stored the English titles of chapters.
    let title = lessons[0].chapters[1].title.spoken();
    let older: Learnt = serde_json::from_str(&format!(r#"{{"chapters": {{"{}": ["{title}"]}}}}"#, lessons[0].name))?;
    expect(older.knows_chapter(&lessons[0], 1) && older.chapters_of(&lessons[0]) == 1, "an older file is forgotten")?;
    expect(again.chapters_of(&lessons[1]) == 0, "a chapter of another lesson is known")?;
    expect(again.knows_puzzle(&puzzles[3]) && again.solved(&puzzles) == 1, "the puzzle is forgotten")
}

/// Lessons, puzzles, scenes and the rule book of Knot name only squares on the board: strips count from 1 to 17, and
/// the Knot is 9.
fn squares_of_knot() -> Result<(), Failed> {
    let board = GameId::Knot.set_up([], None)?.words().board();
    let board: BTreeSet<String> = board.iter().map(|field| field.square.to_string()).collect();
    let scenes = fs::read_dir(root().join("assets/showcase"))?;
    let scenes = scenes.map(|file| fs::read_to_string(file?.path()));
    let scenes = scenes.collect::<Result<Vec<String>, std::io::Error>>()?;
    let of_knot = scenes.into_iter().filter(|scene| scene.contains("game: knot"));
    let files = [
        "assets/lessons/knot.ron",
        "assets/puzzles/knot.ron",
        "assets/texts/en/rules/knot.txt",
        "assets/texts/en/lessons/knot.ftl",
        "assets/texts/en/puzzles/knot.ftl",
    ];
    let mut named = BTreeSet::new();
    for said in files.map(text).into_iter().chain(of_knot) {
        for word in said.split(|letter: char| !letter.is_alphanumeric()) {
            // Scenes also count effects, such as `PieceDied x0`.
            let number = word.strip_prefix(|letter: char| letter.is_ascii_lowercase() && letter != 'x');
            if number.is_some_and(|number| number.parse::<u8>().is_ok()) {
                named.insert(word.to_owned());
            }
        }
    }
    let unknown: Vec<&String> = named.difference(&board).collect();
    expect(named.len() > 25 && unknown.is_empty(), format!("{unknown:?} are not on the board"))
}

/// A lesson with a replaced part, and its error.
fn broken(line: &str) -> Result<(), Failed> {
    let [old, new, refusal] = line.split(" => ").collect::<Vec<_>>()[..] else {
        return Err("a line is: OLD => NEW => the refusal".into());
    };
    let (name, good) = ["good.ron", "puzzles.ron"]
        .map(|name| (name, text(&format!("tests/lessons/{name}"))))
        .into_iter()
        .find(|(_, good)| good.matches(old).count() == 1)
        .ok_or_else(|| format!("`{old}` stands in no file, or not once"))?;
    let text = good.replace(old, new);
    let refused = match name {
        "good.ron" => Lesson::read(name, &text).and_then(|lesson| lesson.play()),
        _ => Puzzles::read(name, &text).and_then(|puzzles| puzzles.play()),
    };
    let said = refused.err().ok_or("this is no fault")?.to_string();
    expect(said.contains(refusal), format!("refused otherwise: {said}"))
}

fn main() {
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = LESSONS.iter().map(|&file| Trial::test(file.file, move || lesson(file))).collect();
    trials.extend(PUZZLES.iter().map(|&file| Trial::test(file.file, move || puzzles_of(file))));
    trials.push(Trial::test("the lists and the folders are the same", || {
        list(LESSONS, "assets/lessons")?;
        list(PUZZLES, "assets/puzzles")
    }));
    trials.push(Trial::test("every game is taught, theme by theme", order));
    trials.push(Trial::test("the examples of docs/lessons.md hold", examples));
    trials.push(Trial::test("what has been learnt is kept", learnt));
    trials.push(Trial::test("the squares that Knot's texts name are on its board", squares_of_knot));
    trials.push(Trial::test("tests/lessons/good.ron and puzzles.ron hold", || {
        Lesson::read("good.ron", &text("tests/lessons/good.ron"))?.play()?;
        Ok(Puzzles::read("puzzles.ron", &text("tests/lessons/puzzles.ron"))?.play()?)
    }));
    for (number, line) in (1..).zip(text("tests/lessons/broken.txt").lines()) {
        if !line.is_empty() && !line.starts_with('#') {
            let refusal = line.rsplit(" => ").next().unwrap_or_default();
            let line = line.to_owned();
            trials.push(Trial::test(format!("broken.txt:{number} {refusal}"), move || broken(&line)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}
