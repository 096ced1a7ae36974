//! The architecture: which module imports which, read from the sources.
//!
//! - Imports between the folders of `src` go in one direction.
//! - The rules are pure.
//! - No circle of imports has more than three files, anywhere.
//! - The files of a game have no circles at all, and none of them imports `game.rs`.
//! - What lies on the table is read from entities.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A path such as `crate::rules::seat::Seat`, without `crate`.
type Name = Vec<String>;

/// A module and its file.
struct Module {
    file: PathBuf,
    name: Name,
    tokens: Vec<String>,
}

/// The names that a module uses from others, and re-exports.
#[derive(Default)]
struct Names {
    /// Imports by `use`: the name here, and its path. A glob has the name `*`.
    used: Vec<(String, Name)>,
    /// Those of them that are private.
    private: Vec<(Name, bool)>,
    /// Paths in code.
    said: Vec<Name>,
}

struct House {
    modules: BTreeMap<Name, (Module, Names)>,
    /// The resolved modules of paths so far. An entry is empty while it is being resolved.
    known: RefCell<BTreeMap<(Name, bool), BTreeSet<Name>>>,
}

/// Identifiers and punctuation, without comments, strings, characters and test modules.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens: Vec<String> = vec![];
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            text_length(rest)
        } else if rest.starts_with("r\"") || rest.starts_with("r#\"") {
            let end = if rest.starts_with("r\"") { "\"" } else { "\"#" };
            rest[3..].find(end).map_or(rest.len(), |at| 3 + at + end.len())
        } else if let Some(length) = character_length(rest) {
            length
        } else if first.is_alphanumeric() || first == '_' {
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(rest[..length].to_owned());
            length
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    without_tests(tokens)
}

fn text_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// The length of `'a'` or `'\n'`; `None` for a lifetime.
fn character_length(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix('\'')?;
    if let Some(escaped) = inner.strip_prefix('\\') {
        let code = escaped.chars().next()?.len_utf8();
        return Some(2 + code + escaped[code..].find('\'')? + 1);
    }
    let width = inner.chars().next()?.len_utf8();
    inner[width..].starts_with('\'').then_some(width + 2)
}

/// Removes items after `#[cfg(test)]`: a module of tests up to its last brace, or `mod tests;`.
fn without_tests(tokens: Vec<String>) -> Vec<String> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = vec![];
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].iter().map(String::as_str).take(MARK.len()).eq(MARK) {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        let mut depth = 0;
        for token in &tokens[at + MARK.len()..] {
            at += 1;
            match token.as_str() {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 && (token == "}" || token == ";") {
                break;
            }
        }
        at += MARK.len();
    }
    kept
}

/// The paths of a tree after `use`. Moves `at` behind it.
fn use_tree(tokens: &[String], at: &mut usize, so_far: &Name, found: &mut Vec<(String, Name)>) {
    let mut name = so_far.clone();
    loop {
        match tokens[*at].as_str() {
            "{" => {
                *at += 1;
                while tokens[*at] != "}" {
                    use_tree(tokens, at, &name, found);
                    if tokens[*at] == "," {
                        *at += 1;
                    }
                }
                *at += 1;
                return;
            }
            "*" => {
                *at += 1;
                found.push(("*".to_owned(), name));
                return;
            }
            "::" => *at += 1,
            "as" => {
                found.push((tokens[*at + 1].clone(), name));
                *at += 2;
                return;
            }
            "," | ";" | "}" => {
                // `self` at the end of a tree is the module itself.
                if name.len() > 1 && name.last().is_some_and(|last| last == "self") {
                    name.pop();
                }
                found.push((name.last().cloned().unwrap_or_default(), name));
                return;
            }
            word => {
                name.push(word.to_owned());
                *at += 1;
            }
        }
    }
}

/// A path in this number of inline modules, as it would be written outside of them.
fn out_of_inline(path: &[String], inline: usize) -> &[String] {
    let ups = path.iter().take_while(|word| *word == "super").count().min(inline);
    &path[ups..]
}

impl Module {
    /// A path as written here, relative to the crate's root; `None` if it leaves the crate.
    fn absolute(&self, path: &[String], children: &BTreeSet<Name>) -> Option<Name> {
        let mut base = self.name.clone();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "self" => rest = &path[1..],
            "super" => {
                while rest.first().is_some_and(|word| word == "super") {
                    base.pop()?;
                    rest = &rest[1..];
                }
            }
            first => {
                let mut child = base.clone();
                child.push(first.to_owned());
                if !children.contains(&child) {
                    return None;
                }
            }
        }
        base.extend(rest.iter().cloned());
        Some(base)
    }

    fn names(&self, all: &BTreeSet<Name>) -> Names {
        let mut names = Names::default();
        let tokens = &self.tokens;
        let mut at = 0;
        // The inline modules around a token, each with the depth of its braces.
        let (mut depth, mut inline) = (0_usize, vec![]);
        while at < tokens.len() {
            match tokens[at].as_str() {
                "{" => {
                    depth += 1;
                    if at >= 2 && tokens[at - 2] == "mod" {
                        inline.push(depth);
                    }
                }
                "}" => {
                    inline.pop_if(|begun| *begun == depth);
                    depth -= 1;
                }
                _ => {}
            }
            // `use<'a>` is a capture list.
            if tokens[at] == "use" && tokens.get(at + 1).is_some_and(|next| next != "<") {
                let is_public = at >= 1 && (tokens[at - 1] == "pub" || tokens[at - 1] == ")");
                at += 1;
                let mut found = vec![];
                use_tree(tokens, &mut at, &vec![], &mut found);
                for (name, path) in found {
                    if let Some(path) = self.absolute(out_of_inline(&path, inline.len()), all) {
                        names.private.extend((!is_public).then(|| (path.clone(), name == "*")));
                        names.used.push((name, path));
                    }
                }
                continue;
            }
            let starts = at == 0 || tokens[at - 1] != "::";
            if starts && tokens.get(at + 1).is_some_and(|next| next == "::") {
                let mut path = vec![tokens[at].clone()];
                while tokens.get(at + 1).is_some_and(|next| next == "::")
                    && tokens.get(at + 2).is_some_and(|next| next.chars().all(|c| c.is_alphanumeric() || c == '_'))
                {
                    path.push(tokens[at + 2].clone());
                    at += 2;
                }
                // `pub(in super::super)` is a visibility, not an import.
                let is_visibility = at >= 1 && tokens[..at].iter().rev().take(2 * path.len()).any(|word| word == "in");
                let path = out_of_inline(&path, inline.len());
                if let Some(path) = self.absolute(path, all).filter(|_| !is_visibility) {
                    names.said.push(path);
                }
            }
            at += 1;
        }
        names
    }

    fn defines(&self, item: &str) -> bool {
        const KINDS: [&str; 9] = ["fn", "struct", "enum", "trait", "const", "static", "type", "union", "macro_rules"];
        self.tokens.windows(2).any(|pair| KINDS.contains(&pair[0].as_str()) && pair[1] == item)
    }
}

impl House {
    fn read() -> Self {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut modules = vec![];
        gather(&source, &vec![], &mut modules);
        let all: BTreeSet<Name> = modules.iter().map(|module| module.name.clone()).collect();
        let modules = modules.into_iter().map(|module| {
            let names = module.names(&all);
            (module.name.clone(), (module, names))
        });
        Self { modules: modules.collect(), known: RefCell::default() }
    }

    /// The modules that a path of the crate resolves to: where its item is defined, through all `use` in between. A
    /// glob resolves to everything that the module exports, and to the module.
    fn homes(&self, path: &[String], is_glob: bool) -> BTreeSet<Name> {
        let asked = (path.to_vec(), is_glob);
        if let Some(known) = self.known.borrow().get(&asked) {
            return known.clone();
        }
        self.known.borrow_mut().insert(asked.clone(), BTreeSet::new());
        let homes = self.look_up(path, is_glob);
        self.known.borrow_mut().insert(asked, homes.clone());
        homes
    }

    fn look_up(&self, path: &[String], is_glob: bool) -> BTreeSet<Name> {
        let mut home = path;
        while !self.modules.contains_key(home) {
            let Some((_, parent)) = home.split_last() else { return BTreeSet::new() };
            home = parent;
        }
        let (module, names) = &self.modules[home];
        let here = || BTreeSet::from([home.to_vec()]);
        let Some(item) = path.get(home.len()) else {
            if !is_glob {
                return here();
            }
            let given = names.used.iter().flat_map(|(name, path)| self.homes(path, name == "*"));
            return given.chain(here()).collect();
        };
        if module.defines(item) {
            return here();
        }
        if let Some((_, path)) = names.used.iter().find(|(name, _)| name == item) {
            return self.homes(path, false);
        }
        let globs = names.used.iter().filter(|(name, _)| name == "*");
        for (_, path) in globs {
            let mut path = path.clone();
            path.push(item.clone());
            let homes = self.homes(&path, false);
            if homes.iter().any(|home| self.modules[home].0.defines(item)) {
                return homes;
            }
        }
        here()
    }

    /// The modules that each module imports. Re-exports do not count as imports.
    fn imports(&self) -> BTreeMap<&Name, BTreeSet<Name>> {
        let mut imports = BTreeMap::new();
        for (name, (_, names)) in &self.modules {
            let private = names.private.iter().map(|(path, is_glob)| (path, *is_glob));
            let said = names.said.iter().map(|path| (path, false));
            let mut whom: BTreeSet<Name> =
                private.chain(said).flat_map(|(path, is_glob)| self.homes(path, is_glob)).collect();
            whom.remove(name);
            imports.insert(name, whom);
        }
        imports
    }

    fn file(&self, name: &[String]) -> String {
        let file = &self.modules[name].0.file;
        file.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(file).display().to_string()
    }
}

fn gather(folder: &Path, name: &Name, modules: &mut Vec<Module>) {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut name = name.clone();
        if file.is_dir() && stem != "tests" && stem != "bin" {
            name.push(stem);
            gather(&file, &name, modules);
        } else if file.extension().is_some_and(|extension| extension == "rs") && stem != "tests" && stem != "main" {
            if stem != "mod" && stem != "lib" {
                name.push(stem);
            }
            let tokens = tokens(&fs::read_to_string(&file).unwrap());
            modules.push(Module { file, name, tokens });
        }
    }
}

/// The circles: strongly connected components of more than one module, by Tarjan's algorithm.
fn circles_among<'a>(imports: &'a BTreeMap<&'a Name, BTreeSet<Name>>) -> Vec<BTreeSet<&'a Name>> {
    struct Walk<'a> {
        imports: &'a BTreeMap<&'a Name, BTreeSet<Name>>,
        /// The number of each visited module, and the lowest number on the stack that it reaches.
        order: BTreeMap<&'a Name, (usize, usize)>,
        stack: Vec<&'a Name>,
        found: Vec<BTreeSet<&'a Name>>,
    }
    impl<'a> Walk<'a> {
        fn visit(&mut self, name: &'a Name) {
            let number = self.order.len();
            self.order.insert(name, (number, number));
            self.stack.push(name);
            for other in &self.imports[name] {
                let reached = match self.order.get(other) {
                    None => {
                        self.visit(other);
                        self.order[other].1
                    }
                    Some(&(number, _)) if self.stack.contains(&other) => number,
                    Some(_) => continue,
                };
                let low = &mut self.order.get_mut(name).unwrap().1;
                *low = reached.min(*low);
            }
            if self.order[name].1 == number {
                let first = self.stack.iter().position(|other| *other == name).unwrap();
                let circle: BTreeSet<_> = self.stack.split_off(first).into_iter().collect();
                self.found.extend((circle.len() > 1).then_some(circle));
            }
        }
    }
    let mut walk = Walk { imports, order: BTreeMap::new(), stack: vec![], found: vec![] };
    for name in imports.keys() {
        if !walk.order.contains_key(name) {
            walk.visit(name);
        }
    }
    walk.found
}

/// A circle of at most this many files may stay: two or three that say together what one thing is.
const MOST_IN_CIRCLE: usize = 3;

#[test]
fn circles_of_imports_are_small() {
    let house = House::read();
    let imports = house.imports();
    let mut found = String::new();
    for circle in circles_among(&imports).into_iter().filter(|circle| circle.len() > MOST_IN_CIRCLE) {
        found += &format!("\n\n{} files:", circle.len());
        for name in &circle {
            let whom: Vec<_> =
                imports[*name].iter().filter(|other| circle.contains(other)).map(|other| other.join("::")).collect();
            found += &format!("\n{} imports {}", house.file(name), whom.join(", "));
        }
    }
    assert!(found.is_empty(), "circles of more than {MOST_IN_CIRCLE} files:{found}");
}

/// The folders of the games: those in `rules` with a `game.rs`.
fn games(house: &House) -> Vec<String> {
    let roofs =
        house.modules.keys().filter(|name| matches!(&name[..], [floor, _, roof] if floor == "rules" && roof == "game"));
    let games: Vec<String> = roofs.map(|name| name[1].clone()).collect();
    assert!(games.len() >= 4, "{games:?}");
    games
}

#[test]
fn the_files_of_a_game_import_in_no_circles() {
    let house = House::read();
    let imports = house.imports();
    let games = games(&house);
    let of_game = |name: &&Name| name.len() >= 2 && name[0] == "rules" && games.contains(&name[1]);
    for circle in circles_among(&imports) {
        assert!(!circle.iter().any(of_game), "in a circle of a game: {circle:#?}");
    }
}

#[test]
fn nobody_imports_the_roof_of_a_game() {
    let house = House::read();
    let imports = house.imports();
    for game in games(&house) {
        let roof: Name = ["rules", &game, "game"].map(str::to_owned).to_vec();
        let above: Vec<_> =
            imports.iter().filter(|(_, whom)| whom.contains(&roof)).map(|(name, _)| house.file(name)).collect();
        assert!(above.is_empty(), "{} is imported by {}", house.file(&roof), above.join(", "));
    }
}

/// The folders and files of `src`. Each may only import the ones before it.
const FLOORS: [&str; 33] = [
    "version", "texts", "limit", "rules", "clock", "chance", "showcase", "lessons", "bots", "uci", "net", "host",
    "arena", "lab", "balance", "assets", "notice", "storage", "keys", "settings", "theme", "gamepad", "keyboard",
    "play", "view", "audio", "ui", "screens", "launch", "crash", "app", "studio", "cli",
];

#[test]
fn the_arrows_go_one_way() {
    let floor = |name: &Name| {
        let first = name.first()?;
        Some(FLOORS.iter().position(|floor| floor == first).unwrap_or_else(|| panic!("which floor has {first}?")))
    };
    let house = House::read();
    let mut found = BTreeSet::new();
    for (name, whom) in house.imports() {
        // The root module of the crate is exempt.
        let above = whom.iter().filter(|other| floor(name).is_some() && floor(name) < floor(other));
        found.extend(above.map(|other| format!("{} names {}", house.file(name), other.join("::"))));
    }
    assert!(found.is_empty(), "against the arrows: {found:#?}");
}

/// No Bevy, clocks, randomness, floats, or iteration orders that vary between runs. Exceptions: the statistics
/// of arena and lab use floats, and one file of the search uses threads.
#[test]
fn the_rules_are_pure() {
    const NEVER: [&str; 11] =
        ["bevy", "rand", "Instant", "SystemTime", "f32", "f64", "HashMap", "HashSet", "thread", "RandomState", "env"];
    for (module, _) in House::read().modules.values() {
        let floor = module.name.first().map_or("", String::as_str);
        if !["rules", "clock", "bots", "net", "arena", "lab"].contains(&floor) {
            continue;
        }
        let is_threads = module.file.ends_with("bots/search/threads.rs");
        let may = |token: &str| ["arena", "lab"].contains(&floor) && token == "f64" || is_threads && token == "thread";
        let impure = module.tokens.iter().find(|token| NEVER.contains(&token.as_str()) && !may(token));
        assert_eq!(impure, None, "in {}", module.file.display());
    }
}

/// Hosts and clients measure time by clocks that nobody sets: one that jumps would cost a player their time.
#[test]
fn tables_read_no_calendar() {
    const CALENDAR: [&str; 3] = ["SystemTime", "OffsetDateTime", "UtcDateTime"];
    for (module, _) in House::read().modules.values() {
        if module.name.iter().any(|part| ["host", "together"].contains(&part.as_str())) {
            let reads = module.tokens.iter().find(|token| CALENDAR.contains(&token.as_str()));
            assert_eq!(reads, None, "in {}", module.file.display());
        }
    }
}

/// Files of the view and the panels that show another table than the one that is played on: a position that is set up or
/// tried out, a kept match, and the start of a match. Panels read the table before actions that are still to be shown.
const OTHER_TABLES: [&str; 6] = [
    "ui/editor/board.rs",
    "ui/hud/ledger.rs",
    "ui/matches.rs",
    "ui/rule_book/boards.rs",
    "ui/rule_book/trial.rs",
    "view/seen.rs",
];

/// The entities say what lies on the table: view, panels and sounds do not ask the rules for it.
#[test]
fn what_lies_on_the_table_is_read_from_entities() {
    for (module, _) in House::read().modules.values() {
        let floor = module.name.first().map_or("", String::as_str);
        let shows = ["view", "ui", "audio", "screens"].contains(&floor);
        if !shows || OTHER_TABLES.iter().any(|file| module.file.ends_with(file)) {
            continue;
        }
        let asked = module.tokens.windows(5).find(|tokens| {
            let [owner, call @ ..] = tokens else { return false };
            call == [".", "snapshot", "(", ")"] && owner != "on_table"
        });
        assert_eq!(asked, None, "in {}", module.file.display());
    }
}

#[test]
fn the_reader_reads() {
    let found = tokens(
        "use a::{b, c::*}; // use x;\nlet d = \"use \\\" y\"; 'z' '\\'' &'e f r#\"g\"#\n#[cfg(test)] mod tests { h { i } } j",
    );
    let words: Vec<_> = found.iter().filter(|token| token.chars().all(char::is_alphanumeric)).collect();
    assert_eq!(words, ["use", "a", "b", "c", "let", "d", "e", "f", "j"]);
    let mut trees = vec![];
    use_tree(&found, &mut 1, &vec![], &mut trees);
    let trees: Vec<_> = trees.into_iter().map(|(name, path)| format!("{name}={}", path.join("::"))).collect();
    assert_eq!(trees, ["b=a::b", "*=a::c"]);
    let in_inline = "mod inner { use super::x::Y; fn f() { super::super::d::e(); } } use super::z;";
    let name: Name = ["a", "b"].map(str::to_owned).to_vec();
    let module = Module { file: PathBuf::new(), name, tokens: tokens(in_inline) };
    let names = module.names(&BTreeSet::new());
    let used: Vec<_> = names.private.iter().map(|(path, _)| path.join("::")).collect();
    let said: Vec<_> = names.said.iter().map(|path| path.join("::")).collect();
    assert_eq!((used, said), (vec!["a::z".to_owned()], vec!["a::d::e".to_owned()]));
}
