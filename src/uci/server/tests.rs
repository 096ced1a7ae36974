//! The protocol, driven without a process.

use std::io::{self, BufRead as _, Write as _};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use proptest::prelude::*;

use super::Uci;

/// What a new engine answers to `input`.
fn answer(input: impl AsRef<[u8]>) -> String {
    let mut out = Vec::new();
    Uci::new().run(io::Cursor::new(input.as_ref().to_vec()), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The line of `text` that begins with `key`.
fn line<'a>(text: &'a str, key: &str) -> &'a str {
    text.lines().rfind(|line| line.starts_with(key)).unwrap_or_else(|| panic!("no {key} in {text}"))
}

#[test]
fn uci_lists_every_option() {
    let listed = "\
option name UCI_Variant type combo default pothole var pothole var knot var quad var auction
option name Seed type spin default 0 min 0 max 18446744073709551615
option name Level type spin default 6 min 0 max 6
option name Character type combo default neutral var neutral var aggressor var hoarder var diplomat var grudge-holder var builder
option name MultiPV type spin default 1 min 1 max 16
option name Hash type spin default 4 min 1 max 4096
option name Threads type spin default 1 min 1 max 64
option name form type combo default cutthroat var cutthroat var teams-opposite var teams-adjacent var \
two-handed-opposite var two-handed-adjacent var three-handed
option name exact-cars type check default false
option name quiet-turns type spin default 100 min 1 max 10000
option name strict-centre type check default false
option name literal-megadozer type check default false
option name marked-corners type check default false
option name odds type combo default none var none var car var bulldozer var dirt-devil var entity var icosahedron \
var attacker var boomerang var pawn var knight var bishop var rook var queen
option name odds-by type combo default white var white var red var black var blue var south var west var north var east \
var yellow var green
option name setup type combo default standard var standard var random var chosen
option name entity-teleport-captures type check default false
option name royal-frogs type check default true
option name pie type check default false
option name truce type spin default 0 min 0 max 50
option name standstill type spin default 0 min 0 max 50
option name score type combo default classic var classic var 4321 var shared
option name rounds type spin default 300 min 1 max 10000
option name last-round type combo default shared var shared var material
option name placing type combo default no-check var no-check var home var anywhere
option name auctions-a-round type spin default 4 min 1 max 4
option name first-mate type check default false
option name bidding type combo default once var once var raise var sealed
option name resale type check default true
option name seven type combo default reroll var reroll var choose
uciok
";
    assert!(answer("uci\n").ends_with(listed));
    assert_eq!(answer("isready"), "readyok\n");
    assert_eq!(answer("\n \r\nstop\nquit\nisready\n"), "");
}

#[test]
fn display_ends_with_the_lines_for_tools() {
    let shown = answer("position fen Rk,2/3/Wk,2 turn=W moves a1a2\r\nd\r\n");
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[lines.len() - 3..], ["Fen: Rk,2/Wk,2/3 turn=R quiet=1", "Act: R", "Legal: a3a2 a3b2 a3b3"]);
    let shown = answer("position startpos moves resign resign resign\nd\ngo depth 2\n");
    assert!(shown.ends_with("Act: -\nLegal: \nbestmove (none)\n"), "{shown}");
}

#[test]
fn perft_counts_by_first_action() {
    let counted = answer("position fen Rk,2/3/Wk,2 turn=W\ngo perft 1\ngo perft 0\n");
    assert_eq!(counted, "a1a2: 1\na1b1: 1\na1b2: 1\nNodes searched: 3\nNodes searched: 1\n");
}

#[test]
fn the_random_mover_is_legal_and_repeats_itself() {
    let games = "setoption name Level value 0\nd\ngo movetime 1\ngo nodes 1\ngo depth 1 nodes 9\n";
    let (first, second) = (answer(games), answer(games));
    assert_eq!(first, second);
    let legal: Vec<&str> = line(&first, "Legal: ").split(' ').skip(1).collect();
    let moves: Vec<&str> = first.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    assert_eq!(moves.len(), 3);
    assert!(moves.iter().all(|token| legal.contains(token)));
    let again = answer(format!("setoption name Level value 0\ngo depth 1\nucinewgame\n{games}"));
    assert!(again.ends_with(&first));
    let seeds = (0..20)
        .map(|seed| answer(format!("setoption name Level value 0\nsetoption name seed value {seed}\ngo depth 1\n")));
    assert!(seeds.collect::<std::collections::BTreeSet<_>>().len() > 3);
}

/// The tokens after `bestmove`.
fn best(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect()
}

#[test]
fn searches_are_legal_and_repeat_themselves() {
    for game in ["pothole", "knot", "quad", "auction"] {
        for level in [1, 4, 6] {
            let set = format!("setoption name UCI_Variant value {game}\nsetoption name Level value {level}\n");
            let asked = answer(format!("{set}d\ngo nodes 300\ngo depth 2\n"));
            let legal: Vec<&str> = line(&asked, "Legal: ").split(' ').collect();
            assert_eq!(best(&asked).len(), 2, "{asked}");
            assert!(best(&asked).iter().all(|token| legal.contains(token)), "{asked}");
            let told = line(&asked, "info depth ");
            for word in [" nodes ", " nps ", " score ", " pv "] {
                assert!(told.contains(word), "{told}");
            }
            let again = answer(format!("{set}d\ngo nodes 300\ngo depth 2\nucinewgame\ngo nodes 300\n"));
            let (asked, again) = (best(&asked), best(&again));
            assert_eq!((&again[..2], again[2]), (&asked[..], asked[0]));
        }
    }
}

#[test]
fn several_variations_are_told() {
    let asked = answer("setoption name MultiPV value 3\ngo depth 1\n");
    for number in 1..=3 {
        assert!(asked.contains(&format!("info depth 1 multipv {number} ")), "{asked}");
    }
    assert!(!asked.contains("multipv 4"));
    let first = line(&asked, "info depth 1 multipv 1 ").split_once(" pv ").unwrap().1;
    assert_eq!(first.split(' ').next().unwrap(), best(&asked)[0]);
}

/// Trades are not searched, so the number of variations makes no difference.
#[test]
fn trades_are_made_beside_variations() {
    let empty = "x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3";
    let at = format!("position fen x3,3,Yk,4,x3/{empty} turn=R handR=r1 handY=r3,p3 moves e5e6\n");
    let asked = answer(format!(
        "setoption name UCI_Variant value auction\n{at}go nodes 300\nsetoption name MultiPV value 3\ngo nodes 300\n"
    ));
    assert_eq!(best(&asked), ["offer:r1", "offer:r1"], "{asked}");
}

/// An engine that is talked to.
struct Engine {
    say: io::PipeWriter,
    answers: io::Lines<io::BufReader<io::PipeReader>>,
    thread: JoinHandle<io::Result<()>>,
}

impl Engine {
    fn new() -> Self {
        let (input, say) = io::pipe().unwrap();
        let (output, mut out) = io::pipe().unwrap();
        let thread = std::thread::spawn(move || Uci::new().run(io::BufReader::new(input), &mut out));
        Self { say, answers: io::BufReader::new(output).lines(), thread }
    }

    fn say(&mut self, said: &str) {
        self.say.write_all(said.as_bytes()).unwrap();
    }

    fn next(&mut self) -> String {
        self.answers.next().unwrap().unwrap()
    }

    /// Sends a command and skips answers until one begins like this.
    fn expect(&mut self, said: &str, begin: &str) -> String {
        self.say(said);
        loop {
            let line = self.next();
            if line.starts_with(begin) {
                return line;
            }
        }
    }
}

/// Sends commands one by one, each after the expected answer to the last.
#[test]
fn a_search_listens() {
    let mut engine = Engine::new();
    let mut expect = |said: &str, begin: &str| engine.expect(said, begin);
    expect("go infinite\n", "info depth 1 ");
    expect("isready\n", "readyok");
    // Earlier commands wait: the search ends before they are executed.
    let best = expect("d\nstop\n", "bestmove ");
    assert!(expect("", "Legal: ").contains(&best["bestmove ".len()..]));
    expect("go movetime 20\n", "bestmove ");
    expect("go nodes 1000000000000\nquit\n", "bestmove ");
    engine.thread.join().unwrap().unwrap();
}

/// `stop` and `quit` are noticed behind any number of commands. The pipe stays open, so nothing else ends the search.
#[test]
fn the_reader_goes_on_reading() {
    const MANY: usize = 100_000;
    for (go, end) in [
        ("go perft 12", "info string perft was stopped"),
        ("go nodes 1000000000000", "bestmove "),
        ("go infinite", "bestmove "),
    ] {
        let mut engine = Engine::new();
        let mut say = engine.say.try_clone().unwrap();
        let speaker = std::thread::spawn(move || {
            say.write_all(format!("{go}\n{}stop\nd\n", "position startpos\n".repeat(MANY)).as_bytes()).unwrap();
        });
        engine.expect("", end);
        engine.expect("", "Legal: ");
        speaker.join().unwrap();
        let mut say = engine.say.try_clone().unwrap();
        let speaker = std::thread::spawn(move || {
            say.write_all(format!("{go}\n{}quit\n", "isready\n".repeat(MANY)).as_bytes()).unwrap();
        });
        let said = engine.answers.map(Result::unwrap);
        assert_eq!(said.filter(|line| line == "readyok").count(), MANY, "{go}");
        speaker.join().unwrap();
        engine.thread.join().unwrap().unwrap();
    }
}

/// `infinite` waits even if the answer is known at once.
#[test]
fn what_has_no_end_waits_for_stop() {
    let mut engine = Engine::new();
    for (set, best) in [
        ("setoption name Level value 0", "bestmove "),
        ("position startpos moves resign resign resign", "bestmove (none)"),
        ("setoption name Level value 6", "bestmove (none)"),
        ("setoption name UCI_Variant value knot\nsetoption name setup value random", "bestmove set:"),
        ("setoption name UCI_Variant value auction\nposition startpos moves h2h3", "bestmove "),
    ] {
        engine.say(&format!("{set}\ngo infinite\n"));
        // The engine answers these only after it has handled the command, since answers come in order.
        for _ in 0..2 {
            engine.say("isready\n");
            let before = std::iter::from_fn(|| Some(engine.next())).take_while(|line| line != "readyok");
            let before: Vec<_> = before.collect();
            assert!(before.iter().all(|line| line.starts_with("info ")), "{set}: {before:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        let answer = engine.expect("stop\n", "bestmove");
        assert!(answer.starts_with(best), "{set}: {answer}");
    }
    // The input has ended, so nobody could send `stop`.
    assert_eq!(best(&answer("setoption name Level value 0\ngo infinite")).len(), 1);
    assert_eq!(best(&answer("position startpos moves resign resign resign\ngo infinite\ngo depth 1")), ["(none)"; 2]);
}

#[test]
fn a_clock_ends_a_search() {
    for (game, clocks) in [
        ("pothole", "wtime 2000 btime 2000 winc 0 binc 0"),
        ("pothole", "rtime 60000 wtime 2000 gtime 1 btime 1"),
        ("knot", "wtime 2000 btime 600000 movestogo 30"),
        ("quad", "stime 1000 ntime 600000 etime 600000 wtime 600000"),
        // Two-player GUIs know no other clocks.
        ("quad", "wtime 2000 btime 600000"),
        ("auction", "wtime 600000 btime 2000 binc 10"),
        ("knot", "wtime -50 btime 1000"),
        ("knot", "wtime 600000 btime 600000 movetime 20"),
        ("knot", "wtime 600000 btime 600000 depth 2"),
    ] {
        let begun = Instant::now();
        let asked = answer(format!("setoption name UCI_Variant value {game}\ngo {clocks}\n"));
        assert_eq!(best(&asked).len(), 1, "{game} {clocks}: {asked}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{game} {clocks}");
    }
    // More on the clock is more to see: each of them has an eightieth of the other's.
    let nodes = |clocks: &str| -> u64 {
        let asked = answer(format!("setoption name UCI_Variant value knot\ngo {clocks}\n"));
        line(&asked, "info depth ").split(" nodes ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap()
    };
    assert!(nodes("wtime 1 btime 60000") < nodes("wtime 16000 btime 1"), "whoever moves has their own clock");
}

/// After every depth, and of what is played.
#[test]
fn variations_are_sorted_and_the_best_is_played() {
    for game in ["pothole", "knot", "quad", "auction"] {
        for (lines, nodes) in [(2, 20_000), (4, 20_000), (4, 50_000)] {
            let asked = answer(format!(
                "setoption name UCI_Variant value {game}\nsetoption name MultiPV value {lines}\ngo nodes {nodes}\n"
            ));
            let after = |line: &str, word: &str| -> String {
                let word = format!(" {word} ");
                line.split(word.as_str()).nth(1).and_then(|rest| rest.split(' ').next()).unwrap().to_owned()
            };
            let (mut last, mut last_best) = (i32::MAX, String::new());
            let told: Vec<&str> = asked.lines().filter(|line| line.contains(" multipv ")).collect();
            assert!(told.len() >= 3 * lines, "{asked}");
            for line in told {
                if after(line, "multipv") == "1" {
                    (last, last_best) = (i32::MAX, after(line, "pv"));
                }
                let score: i32 = after(line, "cp").parse().unwrap();
                assert!(score <= last, "{game}: {line}\n{asked}");
                last = score;
            }
            assert_eq!(best(&asked), [last_best], "{game}: {asked}");
        }
    }
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    assert_eq!(answer("\u{feff}isready\n"), "readyok\n");
    assert_eq!(answer("isready\n\u{feff}isready\n"), "readyok\ninfo string unknown command: \u{feff}isready\n");
}

/// Piped commands do not wait for ever.
#[test]
fn the_end_stops_what_has_no_end() {
    assert_eq!(best(&answer("go infinite\n")).len(), 1);
    assert_eq!(best(&answer(format!("go infinite\n{}", "d\n".repeat(300)))).len(), 1);
    assert_eq!(best(&answer("go infinite\nstop\ngo depth 1\n")).len(), 2);
    // The next command is not stopped as well.
    let counted = answer("go infinite\ngo perft 1\n");
    assert!(counted.contains("Nodes searched: ") && !counted.contains("was stopped"), "{counted}");
}

/// Results found under other rules are dropped.
#[test]
fn a_rule_option_begins_anew() {
    let sought = |before: &str| {
        let told = answer(format!(
            "setoption name UCI_Variant value knot\n{before}setoption name entity-teleport-captures value true\n\
             go depth 5\n"
        ));
        let found = line(&told, "info depth 5 ").to_owned();
        let [nodes, score] = [" nodes ", " score "].map(|word| found.find(word).unwrap());
        (found[nodes..].split_whitespace().nth(1).unwrap().to_owned(), found[score..].to_owned())
    };
    assert_eq!(sought(""), sought("go depth 6\n"));
}

#[test]
fn chance_is_thrown_when_asked() {
    let set = "setoption name UCI_Variant value knot\nsetoption name setup value random\ngo depth 1\n";
    assert!(best(&answer(set))[0].starts_with("set:"));
}

#[test]
fn what_is_wrong_leaves_the_position_in_force() {
    let set = "setoption name quiet-turns value 50\nposition fen Rk,2/3/Wk,2 turn=W quiet=20 moves a1b1\n";
    let before = answer(format!("{set}d\n"));
    for (command, expected) in [
        ("position startpos moves b3b4 zz", "error: move 2 `zz`: this is not an action"),
        ("position startpos moves c2c3 c3c4", "error: move 2 `c3c4`: the piece on c3 has already moved in this turn"),
        ("position", "error: expected is: position startpos|fen POSITION [moves TOKEN ...]"),
        ("position fen moves", "error: expected is: position startpos|fen POSITION [moves TOKEN ...]"),
        ("position startpos x", "error: expected is: position startpos|fen POSITION [moves TOKEN ...]"),
        ("position fen 3/3", "error: the key `turn` is missing"),
        (
            "setoption name UCI_Variant value chess",
            "error: option `UCI_Variant` takes one of pothole, knot, quad, auction, not `chess`",
        ),
        ("setoption name Level value 9", "error: option `Level` takes a whole number from 0 to 6, not `9`"),
        ("setoption name multipv value 0", "error: option `MultiPV` takes a whole number from 1 to 16, not `0`"),
        ("setoption name Threads value 0", "error: option `Threads` takes a whole number from 1 to 64, not `0`"),
        (
            "setoption name quiet-turns value 0",
            "error: option `quiet-turns` takes a whole number from 1 to 10000, not `0`",
        ),
        ("setoption name quiet-turns value 20", "error: after 21 quiet turns the game is over"),
        ("setoption name Ponder value true", "error: there is no option `Ponder`"),
        ("setoption name Hash", "error: expected is: setoption name NAME value VALUE"),
        ("setoption value 1 name Seed", "error: expected is: setoption name NAME value VALUE"),
        (
            "go",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go depth 1 nodes",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go depth",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go wtime",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go wtime soon btime 1",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go winc 5 movestogo 3",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go xtime 1000",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go perft -1",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        (
            "go perft 65",
            "error: expected is: go movetime N | nodes N | depth N | wtime N btime N ... | infinite | perft N (at most 64)",
        ),
        ("castle now", "unknown command: castle now"),
        ("d\u{1b}[2J", "unknown command: d\u{fffd}[2J"),
    ] {
        assert_eq!(answer(format!("{set}{command}\nd\n")), format!("info string {expected}\n{before}"));
    }
    assert_eq!(answer(b"\xff\xfe\nisready\n"), "info string error: the line is not UTF-8 text\nreadyok\n");
}

#[test]
fn a_rule_option_takes_effect_at_once() {
    let car = "position fen Rk,3/4/Wk,Wc,2 turn=W\n";
    let legal = |commands: String| line(&answer(commands), "Legal: ").to_owned();
    assert!(legal(format!("{car}d\n")).contains("b1c1"));
    assert!(!legal(format!("{car}setoption name EXACT-CARS value true\nd\n")).contains("b1c1"));
    let same_game = "setoption name exact-cars value true\nsetoption name UCI_Variant value pothole\n";
    assert!(!legal(format!("{same_game}{car}d\n")).contains("b1c1"));
}

#[test]
fn options_of_the_start_change_the_start() {
    let shown = answer("setoption name UCI_Variant value knot\nsetoption name setup value chosen\nd\n");
    assert_eq!(line(&shown, "Fen: "), "Fen: 16/16/16/16 turn=W phase=setup");
    assert_eq!(line(&shown, "Legal: ").split(' ').count(), 1 + 24);
    let knot = "setoption name UCI_Variant value knot\n";
    assert!(line(&answer(format!("{knot}setoption name setup value random\nd\n")), "Act: ").ends_with('*'));
    let refused = answer(format!("{knot}setoption name setup value mirrored\n"));
    assert_eq!(refused, "info string error: option `setup` takes one of standard, random, chosen, not `mirrored`\n");
}

proptest! {
    // No other numbers than 0 to 2 come after `go`: positions of a greater perft would be counted for hours.
    #[test]
    fn no_input_makes_it_panic(
        bytes: Vec<u8>,
        lines in prop::collection::vec(
            "(uci|d|position|position startpos moves|position fen|setoption|setoption name Seed value|stop|x)\
             ( [a-g][1-7][a-g][1-7]| end| resign| [WRGB@kcd0-9,/x=]{1,9}| turn=W| [0-2]| name| value| moves| Level){0,4}|\
             (go|go perft|go depth|go nodes|go infinite)\
             ( [a-g][1-7][a-g][1-7]| end| resign| [WRGB@kcd,/x=][WRGB@kcd0-9,/x=]{0,8}| turn=W| [0-2]| name| value| moves| Level){0,4}",
            0..12,
        ),
    ) {
        answer(&bytes);
        answer(lines.join("\n"));
    }
}
