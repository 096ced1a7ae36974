//! Texts in other languages than English: the tables in `tests/translated/<code>`, with the lines of `tests/told`. It is
//! a program of its own, with one test, because the language applies to the whole program. The line `faulty <position>`
//! gives the reason why a position is invalid;
//! likewise `record`, `link` and `save`.
//!
//!     cargo test --no-default-features --test translated

use std::fs;
use std::path::Path;

use bulldozer_gambit::bots::{Bot, Level, Limits, Player, Situation};
use bulldozer_gambit::rules::record::{from_link, saved_record};
use bulldozer_gambit::rules::talk::read_comment;
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Draft, Effects, GameId, Record, Seat, Series, Square, story};
use bulldozer_gambit::texts::{Language, Reader, addressing, speak};

/// The text for this line, and for its expectation.
fn told(game: GameId, table: &mut dyn AnyGame, verb: &str, said: &str) -> Result<String, String> {
    let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
    let action = |token: &str| Action::parse(token, table.seats()).map_err(|error| error.to_string());
    let square = |name: &str| name.parse::<Square>().map_err(|error| error.to_string());
    match verb {
        "moves" => {
            for action in said.split_whitespace().map(action).collect::<Result<Vec<_>, _>>()? {
                table.play(action, Effects::ignored()).map_err(|refusal| refusal.to_string())?;
            }
            Ok(said.to_owned())
        }
        "story" => {
            let name = |seat: Seat| seat.called(table.seats()).to_owned();
            story(table, action(subject)?, &name).map(|told| told.text).map_err(|refusal| refusal.to_string())
        }
        "refused" => match table.clone_box().play(action(subject)?, Effects::ignored()) {
            Ok(()) => Err("this is legal".to_owned()),
            Err(refusal) => Ok(refusal.to_string()),
        },
        "why" => {
            let (from, to) = Square::split_from(subject).ok_or("`why` wants two squares")?;
            let why = table.words().why_not(from, square(to)?);
            Ok(why.map_or_else(|| "legal".to_owned(), |why| why.sentence))
        }
        "asks" => match table.decider() {
            Some(Decider::Seat(seat)) => Ok(format!("{}: {}", seat.called(table.seats()), table.words().prompt())),
            _ => Ok(table.words().prompt()),
        },
        "on" => Ok(table.words().describe(square(subject)?).unwrap_or_default()),
        "reason" => {
            let position = table.to_text();
            let start = Some(position.as_str());
            let situation = Situation { game, options: &[], start, actions: &[], line: table };
            let mut bot = Bot::new(Level::STRONGEST, 1);
            bot.explain(true);
            let choice = bot.choose(&situation, Limits::nodes(20_000)).map_err(|error| error.to_string())?;
            // The rest may change with the bots' choices.
            let reason = choice.reason.unwrap_or_default();
            let deed = reason.split(", ").next().unwrap_or_default();
            Ok(format!("{} {deed}", choice.action.token(table.seats())))
        }
        "says" => {
            let name = |seat: Seat| seat.called(table.seats()).to_owned();
            let remarks = read_comment(subject, table.seats()).map_err(|error| error.to_string())?;
            Ok(remarks.iter().map(|remark| remark.sentence(&name, true)).collect::<Vec<_>>().join(" "))
        }
        "faulty" => match Draft::of_text(game, subject).map(|draft| draft.check()) {
            Ok(Ok(_)) => Err("this is a position".to_owned()),
            Ok(Err(fault)) => Ok(fault.sentence),
            Err(error) => Ok(error.to_string()),
        },
        "record" => {
            let played = Record::parse(subject).and_then(|record| record.replay().map(|_| record));
            let read = played.map(|record| Series::read(&record.tags, record.game.seats().len()));
            match read {
                Ok(Ok(_)) => Err("this is a record".to_owned()),
                Ok(Err(error)) => Ok(error.to_string()),
                Err(error) => Ok(error.to_string()),
            }
        }
        "link" => Ok(from_link(subject).map_or_else(|error| error.to_string(), |_| "a link".to_owned())),
        "save" => Ok(saved_record(subject).map_or_else(|error| error.to_string(), |_| "a save".to_owned())),
        "notes" => Ok(table.words().notes().join("; ")),
        _ => Err(format!("there is no line `{verb}`")),
    }
}

/// Checks the lines of a table. Returns the failures, and the number of lines.
fn failures(path: &Path) -> (Vec<String>, usize) {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut game, mut table, mut found, mut count) = (GameId::Pothole, None, Vec::new(), 0);
    let (mut reader, mut options) = (String::new(), "");
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let (verb, said) = line.split_once(": ").unwrap_or((line.trim_end_matches(':'), ""));
        let result = match (verb, &mut table) {
            ("reader", _) => {
                said.clone_into(&mut reader);
                Ok(())
            }
            ("game", _) => said.parse().map(|named| game = named).map_err(|error| format!("{error}")),
            ("options", _) => {
                options = said;
                Ok(())
            }
            ("fen", _) => {
                let position = Some(said).filter(|&said| said != "startpos");
                let options = options.split_whitespace().filter_map(|option| option.split_once('='));
                game.set_up(options, position).map(|begun| table = Some(begun)).map_err(|error| error.to_string())
            }
            (_, None) => Err("there is no position here".to_owned()),
            (verb, Some(table)) => {
                count += 1;
                let seats = table.seats();
                let sides = reader.chars().filter_map(|letter| Seat::from_letter(letter, seats));
                let whom: Reader = sides.map(|seat| seat.name(seats)).collect();
                match addressing(whom, || told(game, &mut **table, verb, said)) {
                    Ok(told) if told == said => Ok(()),
                    Ok(told) => Err(format!("told: {told}")),
                    Err(error) => Err(error),
                }
            }
        };
        found.extend(result.err().map(|why| format!("{}:{number}: {line}\n    {why}", path.display())));
    }
    (found, count)
}

/// The tables of a language in its folder; a language may have none.
#[test]
fn players_are_told_in_their_language() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/translated").join(language.code());
        let Ok(files) = fs::read_dir(folder) else { continue };
        speak(language);
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        let (failures, counts): (Vec<_>, Vec<_>) = files.iter().map(|file| failures(file)).unzip();
        found.extend(failures.concat());
        assert!(counts.iter().sum::<usize>() > 100, "lines are lost in {language:?}");
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
