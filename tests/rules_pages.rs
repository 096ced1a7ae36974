//! The rules pages in `docs/rules`: all citations in code and tests exist, and the rule book in the game covers the
//! same headings and rulings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::showcase::catalog;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The sections of a page by their headings, without subsections.
fn sections(page: &str) -> BTreeMap<String, String> {
    let text =
        fs::read_to_string(root().join("docs/rules").join(page)).unwrap_or_else(|_| panic!("there is no {page}"));
    let mut sections = BTreeMap::new();
    let mut heading = String::new();
    for line in text.lines() {
        match line.strip_prefix('#') {
            Some(rest) => rest.trim_start_matches('#').trim().clone_into(&mut heading),
            None => {
                let section: &mut String = sections.entry(heading.clone()).or_default();
                section.push_str(line);
                section.push('\n');
            }
        }
    }
    sections
}

/// The text of a comment on one line, without comment markers.
fn flowing(text: &str) -> String {
    let signs = |c: char| c == '/' || c == '!' || c == '#' || c.is_whitespace();
    text.lines().map(|line| line.trim_start_matches(signs).trim_end()).collect::<Vec<_>>().join(" ")
}

/// Citations such as `docs/rules/knot.md, "Board" and "Pieces"`: page and heading.
fn citations(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for rest in text.split("docs/rules/").skip(1) {
        let Some((page, mut rest)) = rest.split_once(".md").filter(|(page, _)| page.chars().all(char::is_alphanumeric))
        else {
            continue;
        };
        rest = rest.trim_start_matches('`');
        while let Some(quoted) = [", \"", " and \"", ", and \""].iter().find_map(|sign| rest.strip_prefix(sign)) {
            let Some((heading, behind)) = quoted.split_once('"') else { break };
            found.push((format!("{page}.md"), heading.to_owned()));
            rest = behind;
        }
    }
    found
}

#[test]
fn what_is_cited_is_there() {
    let mut all = Vec::new();
    for folder in ["src", "tests"] {
        files(&root().join(folder), &mut all);
    }
    let mut count = 0;
    for path in all {
        let readable = path.extension().is_some_and(|kind| ["rs", "txt", "py"].iter().any(|&it| kind == it));
        if !readable || path.ends_with("rules_pages.rs") {
            continue;
        }
        let text = flowing(&fs::read_to_string(&path).unwrap());
        for (page, heading) in citations(&text) {
            assert!(sections(&page).contains_key(&heading), "{}: {page} has no \"{heading}\"", path.display());
            count += 1;
        }
        for old in ["(rules page", "(notation page", "shared/rules"] {
            assert!(!text.contains(old), "{}: cite a page of docs/rules instead of `{old}`", path.display());
        }
    }
    assert!(count > 60, "only {count} citations found");
}

#[test]
fn what_scenes_cite_is_there() {
    for scene in catalog() {
        let page = format!("{}.md", scene.game.name());
        let sections = sections(&page);
        for rule in scene.steps.iter().filter_map(|step| step.rule.as_ref()) {
            assert!(sections.contains_key(rule), "{}: {page} has no \"{rule}\"", scene.file);
        }
    }
}

#[test]
fn the_rule_book_tells_of_the_same_rulings() {
    for game in GameId::ALL.map(GameId::name) {
        let page = format!("{game}.md");
        let sections = sections(&page);
        let book = fs::read_to_string(root().join(format!("src/ui/rule_book/{game}.txt"))).unwrap();
        let mut told = BTreeSet::new();
        for part in book.split("\n# ").skip(1) {
            let (title, text) = part.split_once('\n').unwrap();
            let (title, headings) =
                title.split_once(" | ").unwrap_or_else(|| panic!("{game}: `{title}` names no page"));
            let headings: Vec<&str> = headings.split("; ").collect();
            let mut ruled = false;
            for &heading in &headings {
                let section = sections.get(heading).unwrap_or_else(|| panic!("{page} has no \"{heading}\""));
                ruled |= section.contains("[ruling");
                told.insert(heading);
            }
            let rules = text.lines().any(|line| line.starts_with("! "));
            assert_eq!(rules, ruled, "{game}: rulings in `{title}` and in {headings:?}");
        }
        for (heading, section) in &sections {
            // The text before the first section explains rulings.
            let untold = !told.contains(heading.as_str()) && !section.starts_with("\nSource:");
            assert!(!(untold && section.contains("[ruling")), "{game}: the rule book tells nothing of \"{heading}\"");
        }
    }
}

/// The parts that are the same in all languages: the kind of each line, the headings of the page that it covers, the
/// pieces and the positions.
fn shape(book: &str) -> Vec<String> {
    let line_shape = |line: &str| match line.split_at_checked(2) {
        Some(("# ", heading)) => format!("# {}", heading.split_once(" | ").map_or("", |(_, tells_of)| tells_of)),
        Some((sign @ ("% " | "= "), same)) => format!("{sign}{same}"),
        Some((sign @ ("* " | "! "), _)) => sign.to_owned(),
        _ if line.is_empty() => String::new(),
        _ => "words".to_owned(),
    };
    book.lines().map(line_shape).collect()
}

#[test]
fn the_rule_book_has_one_shape_in_all_languages() {
    for game in GameId::ALL.map(GameId::name) {
        let book = |file: String| fs::read_to_string(root().join("src/ui/rule_book").join(file)).unwrap();
        let (english, german) = (shape(&book(format!("{game}.txt"))), shape(&book(format!("{game}.de.txt"))));
        for (line, (english, german)) in (1..).zip(english.iter().zip(&german)) {
            assert_eq!(english, german, "{game}, line {line}");
        }
        assert_eq!(english.len(), german.len(), "{game}: lines");
    }
}

/// The options and the position of a board of the rule book, such as `pie=true startpos`.
fn options_and_position(case: &str) -> (Vec<&str>, &str) {
    let (mut options, mut rest) = (vec![], case);
    while let Some((option, behind)) = rest.split_once(' ').filter(|(word, _)| word.contains('=')) {
        options.push(option);
        rest = behind;
    }
    (options, rest)
}

/// The boards of the rule book are test cases, and have something to try.
#[test]
fn boards_of_the_rule_book_are_cases_of_the_tests() {
    for game in GameId::ALL {
        let book = fs::read_to_string(root().join(format!("src/ui/rule_book/{}.txt", game.name()))).unwrap();
        let tables = fs::read_dir(root().join("tests").join(game.name())).unwrap();
        let tables: Vec<String> = tables.map(|table| fs::read_to_string(table.unwrap().path()).unwrap()).collect();
        let blocks: Vec<&str> = tables.iter().flat_map(|table| table.split("\n\n")).collect();
        let mut shown = BTreeSet::new();
        for case in book.lines().filter_map(|line| line.strip_prefix("% ")) {
            let (options, position) = options_and_position(case);
            let is_case = blocks.iter().any(|block| {
                let value = |key: &str| block.lines().find_map(|line| line.strip_prefix(key));
                value("options: ").unwrap_or_default() == options.join(" ") && value("fen: ") == Some(position)
            });
            assert!(is_case, "{game:?}: {case}");
            assert!(shown.insert(case), "{game:?}: twice {case}");
            let options = options.iter().filter_map(|option| option.split_once('='));
            let table = game.set_up(options, Some(position).filter(|&text| text != "startpos")).unwrap();
            assert!(table.decider().is_some(), "{game:?}: nothing can be tried: {case}");
        }
    }
}

/// Actions beside the board, in talk, have none.
#[test]
fn every_heading_of_the_rule_book_has_a_board() {
    for game in GameId::ALL {
        let book = fs::read_to_string(root().join(format!("src/ui/rule_book/{}.txt", game.name()))).unwrap();
        for part in book.split("\n# ").skip(1) {
            let heading = part.split(" | ").next().unwrap_or_default();
            assert_eq!(part.contains("\n% "), heading != "Talk", "{game:?}: {heading}");
        }
    }
}

/// Each kind of piece of each game has exactly one point on its moves, which begins with its name, or with that of the
/// piece that promotes to it, and has a board.
#[test]
fn the_rule_book_tells_how_every_piece_moves() {
    for game in GameId::ALL {
        let book = fs::read_to_string(root().join(format!("src/ui/rule_book/{}.txt", game.name()))).unwrap();
        let lines: Vec<&str> = book.lines().collect();
        let table = game.set_up([], None).unwrap();
        for piece in game.kit().pieces {
            let letter = piece.kind.letter().to_string();
            let tells = |line: &str| line.strip_prefix("= ").is_some_and(|it| it.split(' ').any(|it| it == letter));
            let places: Vec<usize> = (0..lines.len()).filter(|&place| tells(lines[place])).collect();
            assert_eq!(places.len(), 1, "{game:?}: {letter}");
            let card = &lines[places[0]..];
            assert!(card[1].starts_with("* ") && card[2].starts_with("% "), "{game:?}: {letter}");
            assert!(card[0].len() <= "= c r".len(), "{game:?}: {letter} has no point of its own");
            if card[0].starts_with(&format!("= {letter}")) {
                let name = table.words().kind_name(piece.kind).replace('-', " ");
                assert!(card[1].to_lowercase().starts_with(&format!("* {name}")), "{game:?}: {letter}: {}", card[1]);
            }
        }
    }
}
