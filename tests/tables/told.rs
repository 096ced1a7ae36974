//! The tables of `tests/told`: the texts about positions and actions.

use bulldozer_gambit::rules::talk::read_comment;
use bulldozer_gambit::rules::{
    Action, AnyGame, Consequence, Effects, GameId, PieceId, Seat, Snapshot, Square, brief, foresee, preview, story,
};
use bulldozer_gambit::texts::{Reader, addressing};
use libtest_mimic::Trial;

use crate::cases::{split, trials_of};
use crate::table::{Failures, Line, expect};

pub fn trials() -> Vec<Trial> {
    trials_of("told", &["game", "options", "reader"], run)
}

fn begin(game: &str, options: &str, position: &str) -> Result<Box<dyn AnyGame>, String> {
    let game: GameId = game.parse().map_err(|error| format!("{error}"))?;
    let options = options.split_whitespace().filter_map(|word| word.split_once('='));
    let position = Some(position).filter(|&text| text != "startpos");
    game.set_up(options, position).map_err(|error| error.to_string())
}

fn run(lines: &[Line], failures: &mut Failures) {
    let (mut game, mut options, mut reader) = ("", "", "");
    let mut table: Option<Box<dyn AnyGame>> = None;
    for &line in lines {
        let (verb, rest) = split(line.text);
        let result = match (verb, &mut table) {
            ("game", _) => {
                game = rest;
                Ok(())
            }
            ("options", _) => {
                options = rest;
                Ok(())
            }
            ("reader", _) => {
                reader = rest;
                Ok(())
            }
            ("fen", _) => begin(game, options, rest).map(|begun| table = Some(begun)),
            (_, Some(table)) => addressing(reader_of(&**table, reader), || check_line(table, verb, rest)),
            (_, None) => Err("there is no position here".to_owned()),
        };
        failures.hear(line, result);
    }
}

/// The reader who has the seats of these letters.
fn reader_of(table: &dyn AnyGame, letters: &str) -> Reader {
    let seats = table.seats();
    letters.chars().filter_map(|letter| Seat::from_letter(letter, seats)).map(|seat| seat.name(seats)).collect()
}

fn check_line(table: &mut Box<dyn AnyGame>, verb: &str, rest: &str) -> Result<(), String> {
    let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
    match verb {
        "moves" => rest.split_whitespace().try_for_each(|token| play(&mut **table, token)),
        "leads" => expect(&leads_to(&**table, subject)?, rest),
        "story" => expect(&told(&**table, subject)?, rest),
        "warns" => expect(&warns(&**table, subject)?, rest),
        "adds" => expect(&adds(&**table, subject)?, rest),
        "brief" => expect(&brief(&**table, action(&**table, subject)?), rest),
        "on" => expect(&table.words().describe(square(subject)?).unwrap_or_default(), rest),
        "notes" => expect(&table.words().notes().join("; "), rest),
        "refused" => match table.check(action(&**table, subject)?) {
            Ok(()) => Err("this is legal".to_owned()),
            Err(refusal) => expect(&refusal.to_string(), rest),
        },
        "says" => expect(&remarks(&**table, subject)?, rest),
        "web" => expect(&web(&**table, subject)?, rest),
        "why" => expect(&why_not(&**table, subject)?.0, rest),
        "attack" => expect(&why_not(&**table, subject)?.1, rest),
        _ => Err("no such line".to_owned()),
    }
}

fn action(table: &dyn AnyGame, token: &str) -> Result<Action, String> {
    Action::parse(token, table.seats()).map_err(|error| error.to_string())
}

fn square(name: &str) -> Result<Square, String> {
    name.parse().map_err(|error| format!("{error}"))
}

/// Remarks in the format of records, as sentences.
fn remarks(table: &dyn AnyGame, comment: &str) -> Result<String, String> {
    let name = |seat: Seat| seat.called(table.seats()).to_owned();
    let remarks = read_comment(comment, table.seats()).map_err(|error| error.to_string())?;
    Ok(remarks.iter().map(|remark| remark.sentence(&name, true)).collect::<Vec<_>>().join(" "))
}

fn play(table: &mut dyn AnyGame, token: &str) -> Result<(), String> {
    table.play(action(table, token)?, Effects::ignored()).map_err(|refusal| format!("{token}: {refusal}"))
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// Why a piece may not go from one square to another, or be placed on one: the rule's heading, the squares that matter,
/// the sentence; and the attacks that are the reason.
fn why_not(table: &dyn AnyGame, subject: &str) -> Result<(String, String), String> {
    let why = if let Ok(Action::Place { kind, square }) = Action::parse(&format!("place:{subject}"), table.seats()) {
        table.words().why_not_placed(kind, square)
    } else {
        let split = Square::split_from(subject).and_then(|(from, rest)| Some((from, rest.parse().ok()?)));
        let (from, to) = split.ok_or("`why` wants two squares, or a piece and a square such as q@e5")?;
        table.words().why_not(from, to)
    };
    let Some(why) = why else { return Ok(("legal".to_owned(), String::new())) };
    let attacks: Vec<String> = why.attacks.iter().map(|(from, on)| format!("{from}>{on}")).collect();
    Ok((format!("{}; {}; {}", why.heading, names(&why.squares), why.sentence), attacks.join(" ")))
}

/// The pieces attacked by the piece on a square, and its attackers; without a square all attacks.
fn web(table: &dyn AnyGame, square: &str) -> Result<String, String> {
    let asked: Option<Square> = match square {
        "" => None,
        square => Some(square.parse().map_err(|error| format!("{error}"))?),
    };
    let mut attacks = table.words().attacks();
    attacks.retain(|attack| asked.is_none_or(|square| [attack.from, attack.on].contains(&square)));
    attacks.sort_unstable();
    let written = attacks.iter().map(|it| format!("{}>{} {:?}", it.from, it.on, it.by).to_lowercase());
    Ok(written.collect::<Vec<_>>().join(", "))
}

/// The story of an action, with its marks.
fn told(table: &dyn AnyGame, token: &str) -> Result<String, String> {
    let name = |seat: Seat| seat.called(table.seats()).to_owned();
    let told = story(table, action(table, token)?, &name).map_err(|refusal| refusal.to_string())?;
    let marks: Vec<String> = told.marks.iter().map(|mark| format!("{mark:?}").to_lowercase()).collect();
    Ok(format!("{} [{}]", told.text, marks.join(" ")))
}

/// The preview of an action: its cost and, after a bar, its consequences.
fn warns(table: &dyn AnyGame, token: &str) -> Result<String, String> {
    let name = |seat: Seat| seat.name(table.seats()).to_owned();
    let told = foresee(table, action(table, token)?, &name).map_err(|refusal| refusal.to_string())?;
    let sign = if told.destroys { "x " } else { "" };
    Ok(format!("{sign}{} | {}", told.warning.unwrap_or("-".to_owned()), told.text))
}

/// The consequences that the warning about an action leaves out.
fn adds(table: &dyn AnyGame, token: &str) -> Result<String, String> {
    let name = |seat: Seat| seat.name(table.seats()).to_owned();
    let told = foresee(table, action(table, token)?, &name).map_err(|refusal| refusal.to_string())?;
    Ok(told.addition.unwrap_or("-".to_owned()))
}

/// The consequences of an action.
fn leads_to(table: &dyn AnyGame, token: &str) -> Result<String, String> {
    let found = preview(table, action(table, token)?).map_err(|refusal| refusal.to_string())?;
    let before = table.snapshot();
    Ok(found.iter().map(|consequence| written(table, &before, consequence)).collect::<Vec<_>>().join("; "))
}

fn written(table: &dyn AnyGame, before: &Snapshot, consequence: &Consequence) -> String {
    let letter = |seat: Seat| seat.letter(table.seats());
    let what = |piece: PieceId| {
        let on_board = before.pieces.get(&piece).map(|piece| (piece.seat, piece.kind));
        let held = before.hands.get(&piece).map(|piece| (piece.seat, piece.kind));
        on_board.or(held).map_or("?".to_owned(), |(seat, kind)| format!("{}{}", letter(seat), kind.letter()))
    };
    match *consequence {
        Consequence::Stands { piece, from, to, by } => format!("{} {from} stands on {to} {by:?}", what(piece)),
        Consequence::Charges { piece, ref path } => format!("{} charges {}", what(piece), names(path)),
        Consequence::PotholeOpens { from, to, .. } => format!("@{from} opens on {to}"),
        Consequence::Dies { seat, kind, from, death, .. } => {
            let from = from.map_or("of the hand".to_owned(), |from| from.to_string());
            let death = format!("{death:?}");
            format!("{}{} {from} dies {}", letter(seat), kind.letter(), death.split('(').next().unwrap_or_default())
        }
        Consequence::GoesToHand { piece, from, by } => format!("{} {from} goes to {}", what(piece), letter(by)),
        Consequence::Appears { seat, kind, square, .. } => {
            format!("{}{} appears on {square}", letter(seat), kind.letter())
        }
        Consequence::WinsChip { piece, square, chip } => format!("{} on {square} wins {}", what(piece), chip.name()),
        Consequence::Promotes { piece, square, kind } => {
            format!("{} on {square} becomes {}", what(piece), kind.letter())
        }
        Consequence::IsAnnexed { army, to } => format!("{} annexed by {}", letter(army), letter(to)),
        Consequence::Leaves { seat, departure } => {
            let departure = format!("{departure:?}");
            let why = departure.split([' ', '(']).next().unwrap_or_default();
            format!("{} leaves {why}", letter(seat))
        }
        Consequence::IsInCheck { square, kind, ref from, .. } => format!("{square} {kind:?} from {}", names(from)),
        Consequence::EndsGame { outcome } => format!("ends {}", outcome.result(table.seats().len())),
    }
}
