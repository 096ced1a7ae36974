//! Tells the program what it was built from and with (`src/version.rs`), and picks what the game shows of the lab's figures
//! (`src/balance`).
//!
//! It runs again after a commit and after a change of the sources, which the crate is built anew for anyway. The variable
//! `BG_COMMIT` says the commit where git cannot.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn main() {
    for watched in ["build.rs", "Cargo.toml", "Cargo.lock", "docs/balance", "src"] {
        println!("cargo:rerun-if-changed={watched}");
    }
    println!("cargo:rerun-if-env-changed=BG_COMMIT");
    watch_git();
    pick_balance();
    let unknown = || "unknown".to_owned();
    let given = env::var("BG_COMMIT").ok().filter(|commit| !commit.is_empty());
    println!("cargo:rustc-env=BUILT_COMMIT={}", given.or_else(commit).unwrap_or_else(unknown));
    let rustc = env::var("RUSTC").ok().and_then(|rustc| said(&rustc, &["--version"]));
    println!("cargo:rustc-env=BUILT_RUSTC={}", rustc.unwrap_or_else(unknown));
    for (name, from) in [("BUILT_TARGET", "TARGET"), ("BUILT_PROFILE", "PROFILE")] {
        println!("cargo:rustc-env={name}={}", env::var(from).unwrap_or_else(|_| unknown()));
    }
    println!("cargo:rustc-env=BUILT_FEATURES={}", features());
    // A page's program fetches all languages but the first.
    println!("cargo:rustc-check-cfg=cfg(fetches_languages)");
    if has("CARGO_FEATURE_APP") && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo:rustc-cfg=fetches_languages");
    }
}

/// The studies whose figures the game shows.
const STUDIES: [&str; 11] = [
    "pothole",
    "pothole-forms",
    "knot",
    "knot-truce",
    "knot-balanced",
    "knot-odds-deep",
    "quad",
    "quad-odds",
    "auction",
    "auction-options",
    "auction-evening",
];
/// What it shows of them: a page should not fetch the rest.
const SHOWN: [&str; 10] =
    ["game", "variants", "options", "start", "nodes", "games", "seats", "first", "turns", "shared"];

/// Writes an array of the figures that the game shows.
fn pick_balance() {
    // Cargo runs this in the package's folder. The folder that it was compiled in may be gone: clones share what is built.
    let folder = Path::new("docs/balance");
    let picked = STUDIES.map(|study| {
        let path = folder.join(format!("{study}.json"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        shown(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    });
    let out = env::var_os("OUT_DIR").expect("cargo says where to");
    let text = Value::from(picked.to_vec()).to_string();
    fs::write(Path::new(&out).join("balance.json"), text).expect("cargo's folder can be written");
}

/// Leaves out all but the names that are shown, and digits beyond the thousandths; options are kept whole.
fn shown(value: Value) -> Value {
    let entry = |(name, value): (String, Value)| match &*name {
        "options" => Some((name, value)),
        other => SHOWN.contains(&other).then(|| (name, shown(value))),
    };
    match value {
        Value::Object(entries) => Value::Object(entries.into_iter().filter_map(entry).collect()),
        Value::Number(number) if number.is_f64() => {
            Value::from((number.as_f64().unwrap_or_default() * 1000.0).round() / 1000.0)
        }
        Value::Array(values) => Value::Array(values.into_iter().map(shown).collect()),
        other => other,
    }
}

fn has(feature: &str) -> bool {
    env::var_os(feature).is_some()
}

/// The short hash of the commit, with `-dirty` if files differ from it; `None` outside of the game's own repository.
fn commit() -> Option<String> {
    // Sources that were unpacked within another repository.
    if !git(&["rev-parse", "--show-prefix"])?.is_empty() {
        return None;
    }
    git(&["describe", "--always", "--dirty", "--exclude=*", "--abbrev=9"]).filter(|commit| !commit.is_empty())
}

/// The optional parts that are built.
fn features() -> String {
    let window = if has("CARGO_FEATURE_APP") { "window" } else { "no window" };
    if has("CARGO_FEATURE_WORKER") { format!("{window}, worker") } else { window.to_owned() }
}

/// Where git notes what is checked out. A missing file would have everything built again each time.
fn watch_git() {
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file]).filter(|path| Path::new(path).exists()) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    // Building must not lock the repository.
    said("git", &[&["--no-optional-locks"], arguments].concat())
}

/// What a program prints, if it succeeds.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
