//! The texts in `assets/texts` and their use in the sources: every used text exists in every language with the same
//! variables, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::texts::{Language, Value, YOU, faults, format_in};
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
    asked
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
        let mut written = Self::default();
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                let (name, pattern) = match entry {
                    Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                    Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                    _ => continue,
                };
                let pattern = pattern.unwrap_or_else(|| panic!("{name} is empty"));
                let (mut variables, mut named) = (Variables::new(), BTreeSet::new());
                read_pattern(pattern, &mut variables, &mut named);
                if let [PatternElement::TextElement { .. }] = pattern.elements[..] {
                    written.plain.insert(name.clone());
                }
                written.variables.insert(name.clone(), variables);
                written.named.insert(name, named);
            }
        }
        written
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
    files_below(&root().join("assets/texts"), "ftl", &mut files);
    let name = |file: &PathBuf| file.file_stem().unwrap().to_str().unwrap().to_owned();
    let missing = files.iter().filter(|file| !list.contains(&format!("\"{}\"", name(file))));
    hold(&missing.map(|file| format!("{} is not in src/texts/files.rs", file.display())).collect::<Vec<_>>());
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
/// piece that acts. The players of a side in a position are not known either.
const OF_OTHERS: &str = "position- record- option- save- engine- editor- settings- trouble- scene- lesson- learn- \
    bot-level bot-proposes- bot-reason notice-bot- notice-turn-of-bot players-bot table-bot- trial votes-accuse \
    story-deed story-thrown story-castles story-berserk story-dr deed-pushes-and- \
    auction-row-thinks price-gives-away course-legend game-unknown";

/// The reader is addressed as "you": in English with the right grammar, and in German never with this word.
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
                    Language::German => told.split(|c: char| !c.is_alphabetic()).any(|word| word == YOU),
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

/// Words that sound translated, and names that other games do not use, each with a replacement.
const BANNED: [(&str, &str); 56] = [
    ("whoever", "name who it is"),
    ("whosever", "whoever's turn it is"),
    ("somebody", "another player, a player"),
    ("nobody else", "no other player"),
    ("so many", "this many, a number of"),
    ("so often", "how often it is"),
    ("hundredths of a pawn", "centipawns"),
    ("aslant", "diagonally"),
    ("by what", "say what it is"),
    ("what is left", "the rest"),
    ("where what is picked may go", "Show legal moves"),
    ("play it when it is confirmed", "Confirm every move"),
    ("before much is given away", "Warn before blunders"),
    ("that others have answered", "No undo after a reply"),
    ("again what the others did", "Replay opponents' moves before my turn"),
    ("screen on a table", "Tabletop mode"),
    ("leans in to great moments", "Zoom in on big moments"),
    ("lean in to great moments", "zoom in on big moments"),
    ("plain drawing, for slow", "Low graphics (faster)"),
    ("unhurried", "normal"),
    ("size of panels", "Interface size"),
    ("the board flat", "2D board"),
    ("the whole board again", "Reset camera"),
    ("who attacks whom", "attack lines"),
    ("everybody's chances", "winning chances"),
    ("course of the game", "Game review"),
    ("nobody has looked ahead", "without lookahead"),
    ("has turned the game", "turning point"),
    ("other lines of", "variations of"),
    ("is passed over", "loses this turn"),
    ("waits for south", "awaiting South's answer"),
    ("does white give up", "Resign as White?"),
    ("resign: all pieces", "Resign and remove my pieces"),
    ("bots wait", "Pause bots"),
    ("a player has gone", "A player has left"),
    ("kept matches", "Saved matches"),
    ("is said to all", "Everyone hears everything"),
    ("seed of chance", "Random seed"),
    ("that the position knows", "More position details"),
    ("lay it out", "Apply"),
    ("who is in check must", "A player in check must"),
    ("a piece of their hand", "one piece from your hand"),
    ("pieces of their hand", "pieces from your hand"),
    ("a piece of your hand", "a piece from your hand"),
    ("no auctions unless i ask", "Skip my auctions"),
    ("for the piece on offer, or decline", "make a bid, or pass"),
    ("nobody gets what", "No deal"),
    ("nobody else may look", "Everyone else, please look away"),
    ("lay them like this", "Confirm set-up"),
    ("press two strips", "Select two groups to swap them"),
    ("lays their groups", "has chosen in secret"),
    ("with a friend on it", "where you have another piece"),
    ("teleports, and", "only an entity can teleport"),
    ("the board as it stands", "3D view"),
    ("and so is it", "and the attacker is destroyed too"),
    ("silence (", "Mute"),
];

/// The same for German.
const BANNED_GERMAN: [(&str, &str); 8] = [
    ("tempo der bilder", "Animationstempo"),
    ("tafeln", "Bedienfelder"),
    ("wer auch immer", "die Seite, die"),
    ("von irgendwem", "von einer Seite"),
    ("aufbewahrte partien", "gespeicherte Partien"),
    ("verlauf der partie", "Partieanalyse"),
    ("brett flach", "2D-Brett"),
    ("brett, wie es steht", "3D-Ansicht"),
];

/// Phrases that are allowed nevertheless.
const ALLOWED: [&str; 1] = ["whoever's turn it is"];

/// The English texts for users: texts, the rule book, lessons, puzzles, scenes, the pages of the documentation, and the
/// help of the command line.
fn read_by_players() -> Vec<(String, String)> {
    let mut files = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    files_below(&root().join("docs"), "md", &mut files);
    files_below(&root().join("assets/texts/en"), "ftl", &mut files);
    for folder in ["assets/lessons", "assets/puzzles", "assets/showcase"] {
        files_below(&root().join(folder), "ron", &mut files);
    }
    let mut books = vec![];
    files_below(&root().join("src/ui/rule_book"), "txt", &mut books);
    files.extend(books.into_iter().filter(|book| !book.to_string_lossy().ends_with(".de.txt")));
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
    for command in
        ["", "play", "perft", "check", "show", "showcase", "lessons", "convert", "arena", "selfplay", "fit", "puzzles"]
    {
        let words: Vec<&str> = [command, "--help"].into_iter().filter(|word| !word.is_empty()).collect();
        let said = Command::new(env!("CARGO_BIN_EXE_bulldozer-gambit")).args(&words).output().unwrap();
        assert!(said.status.success() && !said.stdout.is_empty(), "{words:?}");
        all.push((words.join(" "), String::from_utf8(said.stdout).unwrap()));
    }
    all
}

/// The lines with a word of `banned`, as failures. A match may span lines.
fn banned_in(name: &str, text: &str, banned: &[(&str, &str)]) -> Vec<String> {
    let mut flowing = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    ALLOWED.iter().for_each(|allowed| flowing = flowing.replace(allowed, ""));
    let mut found = vec![];
    for &(banned, instead) in banned {
        for (at, _) in flowing.match_indices(banned) {
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
    assert!(all.len() > 80, "{} files", all.len());
    hold(&all.iter().flat_map(|(name, text)| banned_in(name, text, &BANNED)).collect::<Vec<_>>());
}

#[test]
fn german_players_read_plain_words() {
    let mut files = vec![root().join("assets/texts/de/lessons.txt")];
    files_below(&root().join("assets/texts/de"), "ftl", &mut files);
    for game in GameId::ALL.map(GameId::name) {
        files.push(root().join(format!("src/ui/rule_book/{game}.de.txt")));
    }
    let read =
        |file: &PathBuf| banned_in(&file.display().to_string(), &fs::read_to_string(file).unwrap(), &BANNED_GERMAN);
    hold(&files.iter().flat_map(read).collect::<Vec<_>>());
}

#[test]
fn banned_words_are_found_wherever_lines_break() {
    let count = |text: &str| banned_in("a", text, &BANNED).len();
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
