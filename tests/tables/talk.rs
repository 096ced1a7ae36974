//! The tables of `tests/talk`: which remarks are allowed, which deals are kept, and how votes end.

use bulldozer_gambit::rules::talk::{DealState, Verdict, read_comment};
use bulldozer_gambit::rules::{Action, AnyGame, Effect, Effects, GameId, Seat, SeatSet, Talk, TalkMode};
use libtest_mimic::Trial;

use crate::cases::{split, trials_of};
use crate::table::{Failures, Line, expect};

/// A running case.
struct Case {
    table: Box<dyn AnyGame>,
    talk: Talk,
}

fn letters(set: SeatSet) -> String {
    set.iter().map(letter).collect()
}

fn letter(seat: Seat) -> char {
    seat.letter(GameId::Quad.seats())
}

fn state(state: DealState) -> String {
    match state {
        DealState::Offered => "offered".to_owned(),
        DealState::Declined { by } => format!("declined {}", letter(by)),
        DealState::Withdrawn => "withdrawn".to_owned(),
        DealState::Lapsed => "lapsed".to_owned(),
        DealState::InForce => "in force".to_owned(),
        DealState::Kept => "kept".to_owned(),
        DealState::Broken { by, action } => format!("broken {} {action}", letters(by)),
    }
}

impl Case {
    fn begin(options: &str, mode: &str, position: &str) -> Result<Self, String> {
        let options = options.split_whitespace().filter_map(|word| word.split_once('='));
        let position = Some(position).filter(|&text| text != "startpos");
        let table = GameId::Quad.set_up(options, position).map_err(|error| error.to_string())?;
        let mode: TalkMode = mode.parse().map_err(|error| format!("{error}"))?;
        Ok(Self { talk: Talk::new(mode, &*table), table })
    }

    fn play(&mut self, token: &str) -> Result<(), String> {
        let action = Action::parse(token, self.table.seats()).map_err(|error| error.to_string())?;
        self.talk.check_action(action).map_err(|refusal| format!("{token}: {refusal}"))?;
        let mut effects: Vec<Effect> = Vec::new();
        self.table.play(action, Effects::recording(&mut effects)).map_err(|refusal| format!("{token}: {refusal}"))?;
        self.talk.follow(action, &effects, &*self.table);
        Ok(())
    }

    fn say(&mut self, remarks: &str) -> Result<(), String> {
        for remark in read_comment(remarks, self.table.seats()).map_err(|error| error.to_string())? {
            let written = remark.written(self.table.seats()).to_string();
            self.talk.say(remark).map_err(|refusal| format!("{written}: {refusal}"))?;
        }
        Ok(())
    }

    fn line(&mut self, verb: &str, rest: &str) -> Result<(), String> {
        let (verb, subject) = verb.split_once(' ').unwrap_or((verb, ""));
        match verb {
            "moves" => rest.split_whitespace().try_for_each(|token| self.play(token)),
            "say" => self.say(rest),
            "not" => {
                let (what, sentence) = rest.split_once(" -> ").ok_or("what is refused wants ` -> ` and a sentence")?;
                let before = self.talk.clone();
                let done = if what.starts_with('[') { self.say(what) } else { self.play(what) };
                assert_eq!(self.talk, before, "what is refused changes nothing");
                match done {
                    Ok(()) => Err("is allowed".to_owned()),
                    Err(refusal) if refusal.contains(sentence) => Ok(()),
                    Err(refusal) => Err(format!("refused otherwise: {refusal}")),
                }
            }
            "deal" => {
                let deal = subject.parse().ok().and_then(|number| self.talk.deal(number));
                deal.map_or_else(|| Err("no such deal".to_owned()), |deal| expect(&state(deal.state), rest))
            }
            "round" => expect(&self.talk.round().to_string(), rest),
            "due" => {
                let due = self.talk.due().map(|action| action.token(self.table.seats()).to_string());
                expect(due.as_deref().unwrap_or("nothing"), rest)
            }
            "verdict" => {
                let verdict = self.talk.charges().last().ok_or("nobody was accused")?.verdict;
                expect(
                    match verdict {
                        None => "open",
                        Some(Verdict::Guilty) => "guilty",
                        Some(Verdict::Innocent) => "innocent",
                        Some(Verdict::Lapsed) => "lapsed",
                    },
                    rest,
                )
            }
            "readers" => {
                let last = &self.talk.remarks().last().ok_or("nothing was said")?.remark;
                expect(&self.talk.readers(last).map_or_else(|| "all".to_owned(), letters), rest)
            }
            _ => Err("no such line".to_owned()),
        }
    }
}

pub fn trials() -> Vec<Trial> {
    trials_of("talk", &["options", "mode"], run)
}

fn run(lines: &[Line], failures: &mut Failures) {
    let (mut options, mut mode) = ("", "open");
    let mut case: Option<Case> = None;
    for &line in lines {
        let (verb, rest) = split(line.text);
        let result = match (verb, &mut case) {
            ("options", _) => {
                options = rest;
                Ok(())
            }
            ("mode", _) => {
                mode = rest;
                Ok(())
            }
            ("fen", _) => Case::begin(options, mode, rest).map(|begun| case = Some(begun)),
            (_, Some(case)) => case.line(verb, rest),
            (_, None) => Err("there is no position here".to_owned()),
        };
        failures.hear(line, result);
    }
}
