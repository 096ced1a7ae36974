//! The texts in `assets/texts` and their use in the sources: every used text exists in every language with the same
//! variables, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bulldozer_gambit::cli;
use bulldozer_gambit::lessons::{lessons, puzzles};
use bulldozer_gambit::showcase::catalog;
use bulldozer_gambit::texts::{Language, Value, Words, YOU, faults, format_in};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

type Variables = BTreeSet<String>;

/// A text that is used in the sources: where, and with which variables.
struct Asked {
    place: String,
    name: String,
    variables: Variables,
    /// Whether it is used as a static string, with `word!`.
    is_word: bool,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        if file.is_dir() {
            files_below(&file, extension, found);
        } else if file.extension().is_some_and(|other| other == extension) {
            found.push(file);
        }
    }
}

/// The length of the string or character literal at the start of `rest`; `None` if there is none.
fn literal_length(rest: &str) -> Option<usize> {
    let quote = rest.chars().next().filter(|first| ['"', '\''].contains(first))?;
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(at + 1),
            // A lifetime.
            _ if quote == '\'' && at > 1 && !rest[1..].starts_with('\\') => return None,
            _ => {}
        }
    }
    None
}

/// The text up to the bracket that closes the one before `source`.
fn bracketed(source: &str) -> &str {
    let (mut depth, mut at) = (1, 0);
    while let Some(c) = source[at..].chars().next() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &source[..at];
        }
        at += literal_length(&source[at..]).unwrap_or(c.len_utf8());
    }
    source
}

/// The parts between top-level commas.
fn arguments(source: &str) -> Vec<&str> {
    let (mut parts, mut begin, mut at) = (vec![], 0, 0);
    while let Some(c) = source[at..].chars().next() {
        at += match c {
            '(' | '[' | '{' => 2 + bracketed(&source[at + 1..]).len(),
            ',' => {
                parts.push(source[begin..at].trim());
                begin = at + 1;
                1
            }
            _ => literal_length(&source[at..]).unwrap_or(c.len_utf8()),
        };
        at = at.min(source.len());
    }
    parts.push(source[begin..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn asked_in(file: &str, source: &str, asked: &mut Vec<Asked>) {
    ["text!(", "word!("].into_iter().for_each(|mark| asked_by(mark, file, source, asked));
}

fn asked_by(mark: &str, file: &str, source: &str, asked: &mut Vec<Asked>) {
    for (at, _) in source.match_indices(mark) {
        let before = &source[..at];
        let line = before.lines().last().unwrap_or_default();
        if line.trim_start().starts_with("//") || before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let place = format!("{file}:{}", before.matches('\n').count() + 1);
        let arguments = arguments(bracketed(&source[at + mark.len()..]));
        let (name, variables) = arguments.split_first().unwrap_or_else(|| panic!("{place}: which text?"));
        let name = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
        let name = name.unwrap_or_else(|| panic!("{place}: a text's name stands there as it is")).to_owned();
        let variable = |argument: &&str| argument.split_once('=').map(|(name, _)| name.trim().to_owned());
        let variables = variables.iter().filter_map(variable).collect();
        asked.push(Asked { place, name, variables, is_word: mark == "word!(" });
    }
}

fn all_asked() -> Vec<Asked> {
    let mut files = vec![];
    files_below(&root().join("src"), "rs", &mut files);
    let mut asked = vec![];
    for file in files {
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        asked_in(&name, &fs::read_to_string(&file).unwrap(), &mut asked);
    }
    for (place, words, _) in told_by_data() {
        let name = words.name().unwrap_or_else(|| panic!("{place}: {} is to be in assets/texts", words.spoken()));
        asked.push(Asked { place, name: name.to_owned(), variables: Variables::new(), is_word: true });
    }
    asked
}

/// The texts of lessons, puzzles and scenes: where they are used, and how many characters they may have.
fn told_by_data() -> Vec<(String, Words, usize)> {
    let (mut all, add) = (vec![], |all: &mut Vec<_>, file: &str, words: Vec<&Words>, most| {
        let words = words.into_iter().filter(|words| !words.is_empty());
        all.extend(words.map(|words| (file.to_owned(), words.clone(), most)));
    });
    for lesson in lessons() {
        add(&mut all, &lesson.file, lesson.words(), 220);
        let titles = lesson.chapters.iter().map(|chapter| &chapter.title).chain([&lesson.title]);
        add(&mut all, &lesson.file, titles.collect(), 40);
    }
    for puzzle in puzzles() {
        let file = format!("assets/puzzles/{}.ron", puzzle.game.name());
        add(&mut all, &file, puzzle.words(), 220);
        add(&mut all, &file, vec![&puzzle.title, &puzzle.theme], 40);
    }
    for scene in catalog() {
        add(&mut all, &scene.file, scene.words(), 160);
        add(&mut all, &scene.file, vec![&scene.title], 40);
    }
    all
}

/// The texts of a language: their variables, and the texts that they contain.
#[derive(Default)]
struct Written {
    variables: BTreeMap<String, Variables>,
    /// The texts, and terms with a dash, that a text contains.
    named: BTreeMap<String, BTreeSet<String>>,
    /// The texts of one line without variables.
    plain: BTreeSet<String>,
}

impl Written {
    fn read(language: Language) -> Self {
        let mut files = vec![];
        files_below(&root().join("assets/texts").join(language.code()), "ftl", &mut files);
        // The toy's lesson and puzzles are in the program only with its feature.
        files.retain(|file| {
            cfg!(feature = "toy-game")
                || !["lessons/nine.ftl", "puzzles/nine.ftl"].iter().any(|toy| file.ends_with(toy))
        });
        let mut written = Self::default();
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                match entry {
                    Entry::Message(message) => {
                        let name = message.id.name;
                        let pattern = message.value.as_ref().unwrap_or_else(|| panic!("{name} is empty"));
                        written.add(name.to_owned(), pattern);
                        for attribute in &message.attributes {
                            written.add(format!("{name}.{}", attribute.id.name), &attribute.value);
                        }
                    }
                    Entry::Term(term) => written.add(format!("-{}", term.id.name), &term.value),
                    _ => {}
                }
            }
        }
        written
    }

    fn add(&mut self, name: String, pattern: &Pattern<&str>) {
        let (mut variables, mut named) = (Variables::new(), BTreeSet::new());
        read_pattern(pattern, &mut variables, &mut named);
        if let [PatternElement::TextElement { .. }] = pattern.elements[..] {
            self.plain.insert(name.clone());
        }
        assert!(self.variables.insert(name.clone(), variables).is_none(), "{name} is written twice");
        self.named.insert(name, named);
    }

    /// The variables of a text, including those of the texts that it contains.
    fn variables(&self, name: &str) -> Variables {
        let mut variables = self.variables.get(name).cloned().unwrap_or_default();
        // A term gets its variables from the text that contains it.
        for other in self.named.get(name).into_iter().flatten().filter(|other| !other.starts_with('-')) {
            variables.extend(self.variables(other));
        }
        variables
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str).filter(|name| !name.starts_with('-'))
    }
}

fn read_pattern(pattern: &Pattern<&str>, variables: &mut Variables, named: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, variables, named);
        }
    }
}

fn read_expression(expression: &Expression<&str>, variables: &mut Variables, named: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, variables, named),
        Expression::Select { selector, variants } => {
            read_inline(selector, variables, named);
            variants.iter().for_each(|variant| read_pattern(&variant.value, variables, named));
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, variables: &mut Variables, named: &mut BTreeSet<String>) {
    let mut read_arguments = |arguments: &CallArguments<&str>, named: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| read_inline(argument, variables, named));
        arguments.named.iter().for_each(|argument| read_inline(&argument.value, variables, named));
    };
    match inline {
        InlineExpression::VariableReference { id } => _ = variables.insert(id.name.to_owned()),
        InlineExpression::MessageReference { id, .. } => _ = named.insert(id.name.to_owned()),
        InlineExpression::TermReference { id, arguments, .. } => {
            named.insert(format!("-{}", id.name));
            arguments.iter().for_each(|arguments| read_arguments(arguments, named));
        }
        InlineExpression::FunctionReference { arguments, .. } => read_arguments(arguments, named),
        InlineExpression::Placeable { expression } => read_expression(expression, variables, named),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn hold(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn the_files_can_be_read() {
    hold(&faults());
}

#[test]
fn every_file_is_compiled_in() {
    let list = fs::read_to_string(root().join("src/texts/files.rs")).unwrap();
    let mut files = vec![];
    for extension in ["ftl", "txt"] {
        files_below(&root().join("assets/texts"), extension, &mut files);
    }
    let name = |file: &PathBuf| {
        let in_folder = file.strip_prefix(root().join("assets/texts")).unwrap().components().skip(1);
        in_folder.collect::<PathBuf>().to_str().unwrap().to_owned()
    };
    files.retain(|file| !file.ends_with("avoid.txt"));
    let missing = files.iter().filter(|file| !list.contains(&format!("\"{}\"", name(file))));
    hold(&missing.map(|file| format!("{} is not in src/texts/files.rs", file.display())).collect::<Vec<_>>());
}

/// The page reads the settings before the program is there, and so must know their name of each language.
#[test]
fn the_page_knows_languages_by_their_names_in_settings() {
    for language in Language::ALL {
        let file = root().join("assets/texts").join(language.code()).join("page.json");
        let texts: BTreeMap<String, String> = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(serde_json::to_value(language).unwrap(), texts["language"].as_str(), "{}", file.display());
    }
}

/// Every used text exists in every language, with the variables of its use. Some variables may be needed in one
/// language only, such as the kind of piece that a name belongs to.
#[test]
fn every_text_that_is_asked_for_is_written() {
    let mut found = vec![];
    let all = Language::ALL.map(|language| (language, Written::read(language)));
    for Asked { place, name, variables, .. } in &all_asked() {
        let used: Variables = all.iter().flat_map(|(_, written)| written.variables(name)).collect();
        let unused: Vec<_> = variables.difference(&used).cloned().collect();
        if !unused.is_empty() {
            found.push(format!("{place}: {name} has no use for {}", unused.join(", ")));
        }
        for (language, written) in &all {
            if !written.variables.contains_key(name) {
                found.push(format!("{place}: {name} is not written in {language:?}"));
                continue;
            }
            let unknown: Vec<_> = written.variables(name).difference(variables).cloned().collect();
            if !unknown.is_empty() {
                found.push(format!("{place}: in {language:?}, {name} wants {}", unknown.join(", ")));
            }
        }
    }
    hold(&found);
}

/// Other languages may take a third more room than English.
#[test]
fn texts_of_lessons_puzzles_and_scenes_can_be_read_in_time() {
    let mut found = vec![];
    for (place, words, most) in told_by_data() {
        for language in Language::ALL {
            let most = if language == Language::default() { most } else { most * 4 / 3 };
            let length = words.spoken_in(language).unwrap_or_default().chars().count();
            if !(1..=most).contains(&length) {
                let name = words.name().unwrap_or_default();
                found.push(format!(
                    "{place}: {name} has {length} characters in {language:?}, at most {most} can be read"
                ));
            }
        }
    }
    hold(&found);
}

/// A text used with `word!` is a plain line.
#[test]
fn words_are_one_line_without_variables() {
    let mut found = vec![];
    for language in Language::ALL {
        let written = Written::read(language);
        for Asked { place, name, .. } in all_asked().iter().filter(|asked| asked.is_word) {
            if !written.plain.contains(name) {
                found.push(format!("{place}: {name} is no word in {language:?}"));
            }
        }
    }
    hold(&found);
}

#[test]
fn every_text_that_is_written_is_asked_for() {
    let asked: BTreeSet<String> = all_asked().into_iter().map(|asked| asked.name).collect();
    let mut found = vec![];
    for language in Language::ALL {
        let written = Written::read(language);
        let named: BTreeSet<&String> = written.named.values().flatten().collect();
        let unused = written.variables.keys().filter(|name| !asked.contains(*name) && !named.contains(name));
        found.extend(unused.map(|name| format!("nobody asks for {name}, which is written in {language:?}")));
    }
    hold(&found);
}

/// Every language uses all variables of English.
#[test]
fn every_language_has_the_same_texts_and_the_variables_of_english() {
    let english = Written::read(Language::English);
    let mut found = vec![];
    for language in Language::ALL {
        let written = Written::read(language);
        let both = english.texts().chain(written.texts()).collect::<BTreeSet<_>>();
        for name in both {
            match (english.variables.contains_key(name), written.variables.contains_key(name)) {
                (true, true) => {
                    let (here, there) = (english.variables(name), written.variables(name));
                    let left_out: Vec<_> = here.difference(&there).cloned().collect();
                    if !left_out.is_empty() {
                        found.push(format!("{name} leaves out {} in {language:?}", left_out.join(", ")));
                    }
                }
                (true, false) => found.push(format!("{name} is not written in {language:?}")),
                _ => found.push(format!("{name} is written in {language:?}, not in English")),
            }
        }
    }
    hold(&found);
}

/// The variables that name a player. The program joins lists of players itself, addressing the reader.
const NAMES: [&str; 13] =
    ["who", "name", "player", "owner", "by", "over", "killer", "army", "seller", "buyer", "whose", "whom", "accused"];

/// The prefixes of texts in which such a variable is not a player who may be the reader: a file, a bot, an option, a
/// piece that acts, a player at another screen. The players of a side in a position are not known either.
const OF_OTHERS: &str = "position- record- option- save- engine- editor- settings- trouble- scene- lesson- learn- \
    bot-level bot-proposes- bot-reason notice-bot- notice-turn-of-bot players-bot table-bot- trial votes-accuse \
    story-deed story-thrown story-castles story-berserk story-dr deed-pushes-and- \
    auction-row-thinks price-gives-away course-legend game-unknown name-in-case together-";

/// The reader is addressed as "you": in English with the right grammar, and in other languages never
/// with this word.
#[test]
fn whoever_reads_is_addressed() {
    let mut found = vec![];
    for language in Language::ALL {
        let written = Written::read(language);
        for name in written.texts().filter(|name| !OF_OTHERS.split_whitespace().any(|other| name.starts_with(other))) {
            let variables = written.variables(name);
            for named in NAMES.into_iter().filter(|named| variables.contains(*named)) {
                let value = |variable: &String| match variable.as_str() {
                    variable if variable == named => Value::from(YOU),
                    // A text about one of several players is the same for the reader.
                    "person" => Value::from(if named == "who" { "you" } else { "one" }),
                    "count" => Value::from(1),
                    variable => Value::from(format!("<{variable}>")),
                };
                let values: Vec<(&'static str, Value)> =
                    variables.iter().map(|it| (&*it.clone().leak(), value(it))).collect();
                let told = format_in(language, name, &values);
                let is_wrong = match language {
                    Language::English => {
                        let words: Vec<&str> = told.split([' ', ',', ':', ';', '.']).collect();
                        let verb = |pair: &[&str]| {
                            // "You pass": a third person never ends in a double s.
                            let is_third = pair[1].ends_with('s') && !pair[1].ends_with("ss");
                            pair[0].eq_ignore_ascii_case(YOU) && is_third && pair[1].len() > 1
                        };
                        let begins = told.starts_with("you") && told.ends_with('.');
                        told.contains("you's") || begins || words.windows(2).any(verb)
                    }
                    _ => told.split(|c: char| !c.is_alphabetic()).any(|word| word == YOU),
                };
                if is_wrong {
                    found.push(format!("{name} in {language:?}, where {named} reads it: {told}"));
                }
            }
        }
    }
    hold(&found);
}

#[test]
fn the_reader_reads() {
    let mut asked = vec![];
    asked_in(
        "a.rs",
        "// text!(\"no\")\ncontext!(\"no\");\ntext!(\n\"a\", b = (c, \"),\\\"\", ')'), d = e.f::<'g>(&[h])\n)\ntext!(\"i\",)",
        &mut asked,
    );
    let asked: Vec<_> = asked
        .iter()
        .map(|asked| {
            let variables: Vec<_> = asked.variables.iter().map(String::as_str).collect();
            format!("{} {} {}", asked.place, asked.name, variables.join(" "))
        })
        .collect();
    assert_eq!(asked, ["a.rs:3 a b d", "a.rs:6 i "]);
}

/// The phrases to avoid in a language, each with a replacement. A language may have none.
fn banned(language: Language) -> Vec<(String, String)> {
    let file = root().join("assets/texts").join(language.code()).join("avoid.txt");
    let text = fs::read_to_string(file).unwrap_or_default();
    let pairs = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(" | ").expect("phrase | instead"));
    pairs.map(|(phrase, instead)| (phrase.to_owned(), instead.to_owned())).collect()
}

/// Phrases that are allowed nevertheless.
const ALLOWED: [&str; 1] = ["whoever's turn it is"];

/// The English texts for users: texts, the rule book, lessons, puzzles, scenes, the pages of the documentation, and the
/// help of the command line.
fn read_by_players() -> Vec<(String, String)> {
    let mut files = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    files_below(&root().join("docs"), "md", &mut files);
    files_below(&root().join("assets/texts/en"), "ftl", &mut files);
    files_below(&root().join("assets/texts/en/rules"), "txt", &mut files);
    let read = |file: &PathBuf| {
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        let text = fs::read_to_string(file).unwrap();
        // Comments for translators are not shown, and neither are the names of texts.
        let shown = |line: &'_ str| match line.split_once(" = ") {
            _ if !name.ends_with(".ftl") => line.to_owned(),
            _ if line.starts_with('#') => String::new(),
            Some((_, text)) => text.to_owned(),
            None => line.to_owned(),
        };
        (name.clone(), text.lines().map(shown).collect::<Vec<_>>().join("\n"))
    };
    let mut all: Vec<_> = files.iter().map(read).collect();
    for command in [""].into_iter().chain(cli::command().get_subcommands().map(clap::Command::get_name)) {
        let words: Vec<&str> = [command, "--help"].into_iter().filter(|word| !word.is_empty()).collect();
        let said = Command::new(env!("CARGO_BIN_EXE_bulldozer-gambit")).args(&words).output().unwrap();
        assert!(said.status.success() && !said.stdout.is_empty(), "{words:?}");
        all.push((words.join(" "), String::from_utf8(said.stdout).unwrap()));
    }
    all
}

/// The lines with a word of `banned`, as failures. A match may span lines.
fn banned_in(name: &str, text: &str, banned: &[(String, String)]) -> Vec<String> {
    let mut flowing = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    ALLOWED.iter().for_each(|allowed| flowing = flowing.replace(allowed, ""));
    let mut found = vec![];
    for (banned, instead) in banned {
        for (at, _) in flowing.match_indices(banned.as_str()) {
            // A longer word that ends with it does not count.
            if flowing[..at].ends_with(char::is_alphanumeric) {
                continue;
            }
            let about: String = flowing[at..].chars().take(60).collect();
            found.push(format!("{name}: \"{banned}\" ({instead}): {about}"));
        }
    }
    found
}

#[test]
fn players_read_plain_words() {
    let all = read_by_players();
    assert!(all.len() > 60, "{} files", all.len());
    let banned = banned(Language::English);
    assert!(banned.len() > 50, "only {} phrases to avoid", banned.len());
    hold(&all.iter().flat_map(|(name, text)| banned_in(name, text, &banned)).collect::<Vec<_>>());
}

#[test]
fn players_read_plain_words_in_every_language() {
    let mut found = vec![];
    for language in Language::ALL.into_iter().skip(1) {
        let mut files = vec![];
        for (extension, folder) in [("ftl", ""), ("txt", "rules")] {
            files_below(&root().join("assets/texts").join(language.code()).join(folder), extension, &mut files);
        }
        let banned = banned(language);
        for file in files {
            found.extend(banned_in(&file.display().to_string(), &fs::read_to_string(&file).unwrap(), &banned));
        }
    }
    hold(&found);
}

#[test]
fn banned_words_are_found_wherever_lines_break() {
    let count = |text: &str| banned_in("a", text, &banned(Language::English)).len();
    assert_eq!(count("Ask\nSomebody\n  else."), 1);
    assert_eq!(count("whoever's turn it is, and so\n  many"), 1);
    assert_eq!(count("The wheel zooms; also many more."), 0);
}

/// The first page is short. Everything else is on pages of its own.
#[test]
fn the_first_page_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let words = readme.split_whitespace().count();
    assert!(words < 600, "README.md has {words} words: move something to a page in docs/");
    for link in readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(link.contains("://") || root().join(link).exists(), "README.md: {link} is not there");
    }
}
