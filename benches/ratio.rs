//! Speed of the rules relative to a yardstick: a plain four-player chess program, measured in the same session.
//!
//! Absolute times mean little on shared machines. The yardstick is a program next to the clone (`YARDSTICK` names its
//! folder, by default `../shared/yardstick`) that prints its cost per perft leaf and per random ply. Without it, only
//! nanoseconds are printed. All measurements alternate, and the best of each counts. The yardstick uses wall-clock time
//! and the measurements CPU time, so the yardstick's figures are scaled by its share of CPU time.

#[path = "common/random.rs"]
mod random;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use bulldozer_gambit::rules::{Game, auction, knot, perft, pothole, quad};
use random::random_actions;

const ROUNDS: u32 = 9;

/// A measurement: its name, the yardstick's figure to compare with, the target ratio, and the work.
struct Measure {
    name: &'static str,
    against: fn(&Yardstick) -> f64,
    aim: f64,
    /// Does the work; returns the number of units.
    work: fn() -> u64,
    best_ns: f64,
}

/// One figure of the yardstick.
#[derive(Copy, Clone, Default)]
struct Figure {
    /// CPU time in nanoseconds.
    ns: f64,
    /// The fraction of the time it had a CPU during the measurement: the higher, the more reliable.
    part: f64,
}

/// The yardstick's figures.
#[derive(Default)]
struct Yardstick {
    leaf: Figure,
    ply: Figure,
}

impl Yardstick {
    /// Builds the yardstick; `None` if there is none.
    fn build() -> Option<PathBuf> {
        let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/yardstick");
        let folder = std::env::var_os("YARDSTICK").map_or_else(beside, PathBuf::from);
        if !folder.join("Cargo.toml").is_file() {
            println!("no yardstick in {}: nanoseconds only", folder.display());
            return None;
        }
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("yardstick");
        // Build from a copy, so that the folder next to the clone stays unchanged.
        let copy = target.join("source");
        std::fs::create_dir_all(&copy).ok()?;
        let copied = Command::new("cp").arg("-R").arg(folder.join(".")).arg(&copy).status().ok()?.success();
        let built = copied
            && Command::new(env!("CARGO"))
                .args(["build", "--release", "--quiet", "--manifest-path"])
                .arg(copy.join("Cargo.toml"))
                .env("CARGO_TARGET_DIR", &target)
                .status()
                .ok()?
                .success();
        let program = target.join("release/yardstick");
        (built && program.is_file()).then_some(program)
    }

    /// Runs the yardstick once; keeps figures that are more reliable than before. Each line covers the time since the
    /// last.
    fn run(&mut self, program: &Path) {
        let mut child = Command::new(program).stdout(Stdio::piped()).spawn().expect("the yardstick runs");
        let process = child.id().to_string();
        let (mut begun, mut before) = (Instant::now(), 0.0);
        let stdout = child.stdout.take().expect("its output is piped");
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let wall = begun.elapsed().as_secs_f64() * 1e9;
            let spent = on_processor_ns(&process).unwrap_or(before + wall);
            let part = ((spent - before) / wall).min(1.0);
            (begun, before) = (Instant::now(), spent);
            let words: Vec<_> = line.split_whitespace().collect();
            let told = words.windows(2).find(|pair| pair[1] == "ns").and_then(|pair| pair[0].parse::<f64>().ok());
            let figure = if line.starts_with("legal perft") { &mut self.leaf } else { &mut self.ply };
            if let Some(ns) = told.filter(|_| part > figure.part) {
                *figure = Figure { ns: ns * part, part };
            }
        }
        child.wait().expect("the yardstick ends");
    }
}

/// CPU time of a process or thread in nanoseconds, if the system reports it.
fn on_processor_ns(process: &str) -> Option<f64> {
    let told = std::fs::read_to_string(format!("/proc/{process}/schedstat")).ok()?;
    told.split(' ').next()?.parse().ok()
}

/// CPU time of this thread in nanoseconds; or else the wall-clock time since `begun`.
fn spent_ns(begun: Instant) -> f64 {
    on_processor_ns("thread-self").unwrap_or_else(|| begun.elapsed().as_secs_f64() * 1e9)
}

fn ply(name: &'static str, aim: f64, work: fn() -> u64) -> Measure {
    Measure { name, against: |yardstick| yardstick.ply.ns, aim, work, best_ns: f64::MAX }
}

fn auction_leaves() -> u64 {
    perft(&auction::Position::start(&auction::Options::default()), 6)
}

fn main() {
    // `cargo test --benches` only checks that it runs.
    let quick = !std::env::args().any(|argument| argument == "--bench");
    let mut measures = [
        ply("Pothole, random ply", 2.0, || random_actions::<pothole::Position>(60)),
        ply("Knot, random ply", 4.0, || random_actions::<knot::Position>(300)),
        ply("Quad, random ply", 2.5, || random_actions::<quad::Position>(60)),
        ply("Auction, random ply", 2.0, || random_actions::<auction::Position>(60)),
        Measure {
            name: "Auction, leaf of perft 6",
            against: |yardstick| yardstick.leaf.ns,
            aim: 0.8,
            work: auction_leaves,
            best_ns: f64::MAX,
        },
    ];
    let program = if quick { None } else { Yardstick::build() };
    let mut yardstick = Yardstick::default();
    let begun = Instant::now();
    for _ in 0..if quick { 0 } else { ROUNDS } {
        if let Some(program) = &program {
            yardstick.run(program);
        }
        for measure in &mut measures {
            let before = spent_ns(begun);
            let units = (measure.work)();
            measure.best_ns = measure.best_ns.min((spent_ns(begun) - before) / units as f64);
        }
    }
    if quick {
        return;
    }
    if program.is_some() {
        let Yardstick { leaf, ply } = &yardstick;
        println!("yardstick: {:.1} ns a random ply, {:.1} ns a leaf of its legal perft", ply.ns, leaf.ns);
        println!("It had a processor for {:.0} % and {:.0} % of the time.", ply.part * 100.0, leaf.part * 100.0);
    }
    println!("{:<26} {:>9} {:>8} {:>6}", "", "ns", "ratio", "aim");
    for Measure { name, against, aim, best_ns, .. } in measures {
        let ratio =
            program.as_ref().map_or_else(|| "-".to_owned(), |_| format!("{:.2}", best_ns / against(&yardstick)));
        println!("{name:<26} {best_ns:>9.1} {ratio:>8} {aim:>6.1}");
    }
}
