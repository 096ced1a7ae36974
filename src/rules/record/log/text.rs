//! The written form of entries.

use super::entry::Entry;
use crate::rules::action::Action;
use crate::rules::record::Record;
use crate::rules::seat::SeatInfo;
use crate::rules::talk::{Remark, Said, read_comment};

impl Entry {
    /// The entry's written form, with the players' letters from `seats`.
    pub fn written(&self, seats: &[SeatInfo]) -> String {
        match self {
            Self::Begin(head) => head.to_string(),
            Self::Action(action) => action.token(seats).to_string(),
            Self::Hidden(stand_in) => format!("?{}", stand_in.token(seats)),
            Self::Revealed { number, action } => format!("{number}={}", action.token(seats)),
            Self::Remark(remark) => remark.written(seats).to_string(),
            Self::Overheard { number, said } => format!("{number}/{} {}", said.after, said.remark.written(seats)),
            Self::Over { result, seed: None } => format!("over {result}"),
            Self::Over { result, seed: Some(seed) } => format!("over {result} {seed}"),
        }
    }

    /// Reads the written form; `None` if `text` is none. Whether the entry fits into a log is not checked.
    pub fn read(text: &str, seats: &[SeatInfo]) -> Option<Self> {
        let action = |token: &str| Action::parse(token, seats).ok();
        if text.starts_with("[%") {
            return remark(text, seats).map(Self::Remark);
        }
        if text.starts_with('[') {
            return Record::parse(text).ok().map(|head| Self::Begin(Box::new(head)));
        }
        if let Some(stand_in) = text.strip_prefix('?') {
            return action(stand_in).map(Self::Hidden);
        }
        if let Some(end) = text.strip_prefix("over ") {
            let (result, seed) = match end.split_once(' ') {
                Some((result, seed)) => (result, Some(number(seed)?)),
                None => (end, None),
            };
            return Some(Self::Over { result: result.to_owned(), seed });
        }
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return action(text).map(Self::Action);
        }
        if let Some((place, said)) = text.split_once(' ') {
            let (place, after) = place.split_once('/')?;
            let said = Said { after: number(after)?, remark: remark(said, seats)? };
            return Some(Self::Overheard { number: number(place)?, said });
        }
        let (place, token) = text.split_once('=')?;
        Some(Self::Revealed { number: number(place)?, action: action(token)? })
    }
}

/// Reads a remark that stands alone.
fn remark(text: &str, seats: &[SeatInfo]) -> Option<Remark> {
    let mut remarks = read_comment(text, seats).ok()?;
    remarks.pop().filter(|_| remarks.is_empty())
}

/// Reads a number without a sign.
fn number<N: core::str::FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
