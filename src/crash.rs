//! What is left when the program crashes: a report beside the saves, which the next start tells of. The match itself is
//! saved after every action anyway. A page shows its trouble itself.

use std::fmt::Write as _;
use std::fs;
use std::io::IsTerminal as _;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::notice::Notice;
use crate::play::{ActionPlayed, BoardLaid, Session};
use crate::texts::text;
use crate::version;

/// The report that the user has not been told of, and the one that they have.
const REPORT: &str = "crash-report.txt";
const TOLD: &str = "crash-report-old.txt";
/// The number of actions in a report.
const ACTIONS: usize = 12;
/// The beginning of the names of the threads that bots think on.
const SEARCHES: &str = "Async Compute";
/// What Bevy says without a graphics adapter.
const NO_GRAPHICS: &str = "Unable to find a GPU";
/// What it says without a desktop.
const NO_DESKTOP: &str = "Failed to build event loop";

/// What is known before a crash.
#[derive(Debug)]
struct Facts {
    graphics: String,
    game: &'static str,
    actions: Vec<String>,
    /// Where the report goes; `None` if a report has been written already, because what follows is an echo.
    folder: Option<PathBuf>,
}

/// A global, as a panic knows of nothing else.
static FACTS: Mutex<Facts> = Mutex::new(Facts { graphics: String::new(), game: "", actions: Vec::new(), folder: None });

fn facts() -> MutexGuard<'static, Facts> {
    FACTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a user is told of a machine that cannot show the game, which is no fault of the program.
fn lack(message: &str) -> Option<String> {
    if message.starts_with(NO_GRAPHICS) {
        Some(text!("crash-no-graphics"))
    } else if message.starts_with(NO_DESKTOP) {
        Some(text!("crash-no-desktop"))
    } else {
        None
    }
}

/// Tells in one sentence what the machine lacks when it cannot draw: for what draws without a window.
pub fn watch_drawing() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| match panic.payload_as_str().and_then(lack) {
        Some(words) => eprintln!("error: {words}"),
        None => usual(panic),
    }));
}

/// Writes a report into `folder` when the program panics.
pub fn watch(folder: PathBuf) {
    facts().folder = Some(folder);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload_as_str().unwrap_or("a panic without a message");
        // A bot's search is given up, and the match goes on.
        let is_search = std::thread::current().name().is_some_and(|name| name.starts_with(SEARCHES));
        // The lock may be held by what panics.
        let folder = FACTS.try_lock().ok().and_then(|mut facts| facts.folder.take_if(|_| !is_search));
        let Some(folder) = folder else { return usual(panic) };
        if let Some(words) = lack(message) {
            return tell_at_once(&words);
        }
        usual(panic);
        let report = report(&facts(), message, panic);
        match fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(REPORT), report)) {
            Ok(()) => eprintln!("{}", text!("crash-reported", file = folder.join(REPORT).display().to_string())),
            Err(error) => eprintln!("{}: {error}", folder.join(REPORT).display()),
        }
    }));
}

/// The programs of the systems that show a dialog: each gets the words as its last argument. A library would do it, but the
/// ones there are change the build of Bevy.
const DIALOGS: &[&[&str]] = &[
    #[cfg(windows)]
    &[
        "powershell",
        "-NoProfile",
        "-Command",
        "& { (New-Object -ComObject WScript.Shell).Popup($args[0], 0, 'Bulldozer Gambit', 16) }",
    ],
    #[cfg(target_os = "macos")]
    &[
        "osascript",
        "-e",
        "on run words",
        "-e",
        "display alert \"Bulldozer Gambit\" message (item 1 of words)",
        "-e",
        "end run",
    ],
    #[cfg(all(unix, not(target_os = "macos")))]
    &["kdialog", "--title", "Bulldozer Gambit", "--error"],
    #[cfg(all(unix, not(target_os = "macos")))]
    &["zenity", "--error", "--title=Bulldozer Gambit", "--no-markup", "--text"],
    #[cfg(all(unix, not(target_os = "macos")))]
    &["xmessage", "-center"],
];

/// Tells of what keeps the window from opening: on the terminal, or in a dialog for users who started the game from a menu.
fn tell_at_once(words: &str) {
    eprintln!("{words}");
    if std::io::stderr().is_terminal() || std::env::var_os("CI").is_some() {
        return;
    }
    for dialog in DIALOGS {
        let shown = Command::new(dialog[0]).args(&dialog[1..]).arg(words).stdin(Stdio::null()).status();
        if shown.is_ok() {
            return;
        }
    }
}

/// The report of a panic, without anything personal: the user's folder is left out.
fn report(facts: &Facts, message: &str, panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(String::new, ToString::to_string);
    let secs = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut report = String::new();
    for (what, fact) in [
        ("program", version::REPORT),
        ("system", &format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)),
        ("graphics", &facts.graphics),
        ("seconds since 1970", &secs.to_string()),
        ("where", &place),
        ("what", message),
        ("game", facts.game),
        ("last actions", &facts.actions.join(" ")),
    ] {
        // A text never fails.
        let _ = writeln!(report, "{what}: {fact}");
    }
    match std::env::home_dir().filter(|home| home.components().count() > 1) {
        Some(home) => report.replace(&home.display().to_string(), "~"),
        None => report,
    }
}

/// Notes what a report needs, and tells of the report of the last crash.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (note_graphics, tell_of_last))
        .add_systems(Update, note_actions.run_if(on_message::<ActionPlayed>))
        .add_observer(|_: On<BoardLaid>, session: Res<Session>| {
            let mut facts = facts();
            facts.game = session.setup().game.name();
            facts.actions = session.actions().map(|action| token(&session, action)).collect();
            trim(&mut facts.actions);
        });
}

fn token(session: &Session, action: crate::rules::Action) -> String {
    action.token(session.position().seats()).to_string()
}

fn trim(actions: &mut Vec<String>) {
    actions.drain(..actions.len().saturating_sub(ACTIONS));
}

fn note_actions(mut played: MessageReader<ActionPlayed>, session: Res<Session>) {
    let mut facts = facts();
    facts.actions.extend(played.read().map(|played| token(&session, played.action)));
    trim(&mut facts.actions);
}

fn note_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        facts().graphics = format!("{} ({:?}, {})", adapter.name, adapter.backend, adapter.driver_info);
    }
}

fn tell_of_last(mut commands: Commands) {
    let Some(told) = facts().folder.as_deref().and_then(last) else { return };
    commands.trigger(Notice::news(text!("crash-last", file = told.display().to_string())));
}

/// The report of the last crash, if the user has not been told of it. It gets another name.
fn last(folder: &Path) -> Option<PathBuf> {
    let told = folder.join(TOLD);
    fs::rename(folder.join(REPORT), &told).ok()?;
    Some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_user_is_told_of_a_report_once() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-crash-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert_eq!(last(&folder), None);
        fs::write(folder.join(REPORT), "what: a test").unwrap();
        let told = last(&folder).unwrap();
        assert_eq!(fs::read_to_string(&told).unwrap(), "what: a test");
        assert_eq!(last(&folder), None);
        fs::remove_dir_all(&folder).unwrap();
    }

    /// Names the folder of a test's report for the test below, which runs in a process of its own.
    const FOLDER: &str = "BULLDOZER_GAMBIT_CRASH_TEST";

    #[test]
    #[ignore = "crashes; the test below runs it"]
    fn crashes() {
        let Some(folder) = std::env::var_os(FOLDER) else { return };
        watch(folder.into());
        {
            let mut facts = facts();
            (facts.graphics, facts.game) = ("a card".to_owned(), "knot");
            facts.actions.push("a1-a2".to_owned());
        }
        // A bot's search that panics is no crash.
        let search = std::thread::Builder::new().name(format!("{SEARCHES} Task Pool (0)"));
        assert!(search.spawn(|| panic!("a search")).unwrap().join().is_err());
        let home = std::env::home_dir().unwrap_or_default();
        panic!("something in {}", home.join("file").display());
    }

    #[test]
    fn a_crash_leaves_a_report_without_anything_personal() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-report-{}", std::process::id()));
        let ended = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::tests::crashes", "--ignored"])
            .env(FOLDER, &folder)
            .env("HOME", "/home/ann")
            .output()
            .unwrap();
        assert!(!ended.status.success());
        let report = fs::read_to_string(folder.join(REPORT)).unwrap();
        for line in [
            &format!("program: {}", version::REPORT),
            "where: src/crash.rs",
            "game: knot",
            "last actions: a1-a2",
            "graphics: a card",
        ] {
            assert!(report.contains(line), "{line}: {report}");
        }
        assert!(report.contains("what: something in ~/file") && !report.contains("/home/ann"), "{report}");
        assert_eq!(last(&folder), Some(folder.join(TOLD)));
        fs::remove_dir_all(&folder).unwrap();
    }
}
