//! The written form of remarks.

use core::fmt;

use super::remark::{Remark, Terms};
use crate::rules::action::parse_seats;
use crate::rules::seat::{Seat, SeatInfo, SeatSet};
use crate::texts::text;

/// The kinds of remarks, with their written forms.
const FORMS: [(&str, &[&str]); 6] = [
    ("say", &["`[%say S \"text\"]`", "`[%say S>WN \"text\"]`"]),
    ("propose", &["`[%propose 1 S>W truce 12]`", "`[%propose 1 S>W attack E 12]`", "`[%propose 1 S>W draw]`"]),
    ("answer", &["`[%answer 1 W accept]`", "`[%answer 1 W decline]`"]),
    ("withdraw", &["`[%withdraw 1 S]`"]),
    ("accuse", &["`[%accuse S W]`"]),
    ("vote", &["`[%vote N guilty]`", "`[%vote N innocent]`"]),
];

/// Why a comment is not a valid remark.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotARemark {
    /// `[%` without `]`, or an unclosed quote.
    #[error("{}", text!("record-remark-not-closed"))]
    NotClosed,
    /// It has none of the forms of its kind of remark.
    #[error("{}", expected(.0))]
    Form(&'static [&'static str]),
}

fn expected(forms: &[&str]) -> String {
    match forms {
        [others @ .., last] if !others.is_empty() => {
            text!("record-remark-forms", others = others.join(", "), last = *last)
        }
        _ => text!("record-remark-form", form = forms.concat()),
    }
}

/// A word of a remark.
enum Word<'a> {
    Plain(&'a str),
    Quoted(String),
}

impl<'a> Word<'a> {
    const fn plain(&self) -> Option<&'a str> {
        match *self {
            Self::Plain(word) => Some(word),
            Self::Quoted(_) => None,
        }
    }
}

/// Parses the remarks at the beginning of a comment; `text` is the text between its braces. Other commands are skipped,
/// and so is any text after the remarks.
///
/// # Errors
///
/// The forms that the remark could have.
pub fn read_comment(mut text: &str, seats: &[SeatInfo]) -> Result<Vec<Remark>, NotARemark> {
    let mut remarks = Vec::new();
    while let Some(command) = text.trim_start().strip_prefix("[%") {
        let length = command.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(command.len());
        let (kind, rest) = command.split_at(length);
        if let Some(&(kind, form)) = FORMS.iter().find(|(known, _)| *known == kind) {
            let (words, behind) = split(rest).ok_or(NotARemark::NotClosed)?;
            remarks.push(read_words(kind, &words, seats).ok_or(NotARemark::Form(form))?);
            text = behind;
        } else {
            let Some(end) = rest.find(']') else { break };
            text = &rest[end + 1..];
        }
    }
    Ok(remarks)
}

/// Splits the words of a command, up to its `]`, from the rest.
fn split(mut text: &str) -> Option<(Vec<Word<'_>>, &str)> {
    let mut words = Vec::new();
    loop {
        text = text.trim_start();
        if let Some(behind) = text.strip_prefix(']') {
            return Some((words, behind));
        }
        if let Some(quoted) = text.strip_prefix('"') {
            let (word, behind) = unquote(quoted)?;
            words.push(Word::Quoted(word));
            text = behind;
        } else {
            let length = text.find(|c: char| c.is_whitespace() || matches!(c, ']' | '"'))?;
            let (word, behind) = text.split_at(length);
            words.push(Word::Plain(word));
            text = behind;
        }
    }
}

/// Reads a quoted text up to its closing quote.
fn unquote(text: &str) -> Option<(String, &str)> {
    let mut read = String::new();
    let mut letters = text.char_indices().peekable();
    while let Some((place, c)) = letters.next() {
        match c {
            '"' => return Some((read, &text[place + 1..])),
            '\r' if letters.peek().is_some_and(|&(_, next)| next == '\n') => {}
            // An editor may have wrapped the line.
            '\n' => read.push(' '),
            '\\' => match letters.next_if(|(_, next)| matches!(next, '"' | '\\' | ')')) {
                Some((_, ')')) => read.push('}'),
                Some((_, escaped)) => read.push(escaped),
                None => read.push('\\'),
            },
            c => read.push(c),
        }
    }
    None
}

fn read_words(kind: &str, words: &[Word<'_>], seats: &[SeatInfo]) -> Option<Remark> {
    let seat = |text: &str| {
        let set = parse_seats(text, seats)?;
        set.iter().next().filter(|_| set.len() == 1)
    };
    let from_to = |text: &str| {
        let (by, to) = text.split_once('>')?;
        Some((seat(by)?, parse_seats(to, seats)?))
    };
    if let ("say", [Word::Plain(who), Word::Quoted(text)]) = (kind, words) {
        let (by, to) = match from_to(who) {
            Some((by, to)) => (by, Some(to)),
            None => (seat(who)?, None),
        };
        return Some(Remark::Message { by, to, text: text.clone() });
    }
    let words: Vec<&str> = words.iter().map(Word::plain).collect::<Option<_>>()?;
    match (kind, &words[..]) {
        ("propose", [number, who, terms @ ..]) => {
            let (terms, secret) = match terms {
                [terms @ .., "secret"] => (terms, true),
                _ => (terms, false),
            };
            let terms = match *terms {
                ["truce", until] => Terms::Truce { until: parse_number(until)? },
                ["attack", on, until] => Terms::Attack { on: seat(on)?, until: parse_number(until)? },
                ["draw"] => Terms::Draw,
                _ => return None,
            };
            let (by, with) = from_to(who)?;
            Some(Remark::Proposal { number: parse_number(number)?, by, with, terms, secret })
        }
        ("answer", &[deal, by, answer @ ("accept" | "decline")]) => {
            Some(Remark::Answer { deal: parse_number(deal)?, by: seat(by)?, accepts: answer == "accept" })
        }
        ("withdraw", &[deal, by]) => Some(Remark::Withdrawal { deal: parse_number(deal)?, by: seat(by)? }),
        ("accuse", &[by, whom]) => Some(Remark::Accusation { by: seat(by)?, whom: seat(whom)? }),
        ("vote", &[by, vote @ ("guilty" | "innocent")]) => {
            Some(Remark::Vote { by: seat(by)?, guilty: vote == "guilty" })
        }
        _ => None,
    }
}

/// Parses a number without a sign.
fn parse_number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

impl Remark {
    /// The remark's written form, with the players' letters from `seats`.
    pub const fn written<'a>(&'a self, seats: &'a [SeatInfo]) -> WrittenRemark<'a> {
        WrittenRemark { remark: self, seats }
    }
}

/// A remark, ready for display.
#[derive(Copy, Clone, Debug)]
pub struct WrittenRemark<'a> {
    remark: &'a Remark,
    seats: &'a [SeatInfo],
}

impl fmt::Display for WrittenRemark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |seat: Seat| seat.letter(self.seats);
        let letters = |set: SeatSet| set.iter().map(letter).collect::<String>();
        match *self.remark {
            Remark::Message { by, to, ref text } => {
                write!(f, "[%say {}", letter(by))?;
                if let Some(to) = to {
                    write!(f, ">{}", letters(to))?;
                }
                f.write_str(" \"")?;
                for c in text.chars() {
                    match c {
                        '"' | '\\' => write!(f, "\\{c}")?,
                        // A brace would end the comment.
                        '}' => f.write_str("\\)")?,
                        c => write!(f, "{c}")?,
                    }
                }
                f.write_str("\"]")
            }
            Remark::Proposal { number, by, with, terms, secret } => {
                write!(f, "[%propose {number} {}>{} ", letter(by), letters(with))?;
                match terms {
                    Terms::Truce { until } => write!(f, "truce {until}")?,
                    Terms::Attack { on, until } => write!(f, "attack {} {until}", letter(on))?,
                    Terms::Draw => f.write_str("draw")?,
                }
                f.write_str(if secret { " secret]" } else { "]" })
            }
            Remark::Answer { deal, by, accepts } => {
                write!(f, "[%answer {deal} {} {}]", letter(by), if accepts { "accept" } else { "decline" })
            }
            Remark::Withdrawal { deal, by } => write!(f, "[%withdraw {deal} {}]", letter(by)),
            Remark::Accusation { by, whom } => write!(f, "[%accuse {} {}]", letter(by), letter(whom)),
            Remark::Vote { by, guilty } => {
                write!(f, "[%vote {} {}]", letter(by), if guilty { "guilty" } else { "innocent" })
            }
        }
    }
}
