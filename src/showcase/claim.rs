//! Claims: effects that a step must have, by name, so that a scene that no longer shows its point fails a test.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Effect, excerpt};

/// Effects that a step must have, such as `PieceDied(Trampled) x5`: the name of an [`Effect`], in brackets a word that
/// its debug output must contain, and how many there must be. Without a number, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    effect: String,
    detail: Option<String>,
    count: Option<usize>,
}

/// A malformed claim.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is not of the form `PieceDied`, `PieceDied x3` or `PieceDied(Trampled) x3`", excerpt(.0))]
pub struct NotAClaim(pub String);

impl Claim {
    /// How many of `effects` match.
    pub fn count(&self, effects: &[Effect]) -> usize {
        effects.iter().filter(|effect| self.means(effect)).count()
    }

    /// Whether `effects` satisfy the claim.
    pub fn holds(&self, effects: &[Effect]) -> bool {
        let found = self.count(effects);
        self.count.map_or(found > 0, |count| found == count)
    }

    fn means(&self, effect: &Effect) -> bool {
        let said = format!("{effect:?}");
        let mut words = words(&said);
        words.next() == Some(&self.effect) && self.detail.as_ref().is_none_or(|detail| words.any(|word| word == detail))
    }
}

/// The words of an effect's debug output; the first is its name.
fn words(said: &str) -> impl Iterator<Item = &str> {
    said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

impl FromStr for Claim {
    type Err = NotAClaim;

    fn from_str(text: &str) -> Result<Self, NotAClaim> {
        let refuse = || NotAClaim(text.to_owned());
        let (what, count) = match text.split_once(" x") {
            Some((what, count)) => (what, Some(count.parse().map_err(|_| refuse())?)),
            None => (text, None),
        };
        let (effect, detail) = match what.split_once('(') {
            Some((effect, rest)) => (effect, Some(rest.strip_suffix(')').ok_or_else(refuse)?)),
            None => (what, None),
        };
        let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphanumeric);
        if !is_word(effect) || !detail.is_none_or(is_word) {
            return Err(refuse());
        }
        Ok(Self { effect: effect.to_owned(), detail: detail.map(str::to_owned), count })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.effect)?;
        if let Some(detail) = &self.detail {
            write!(f, "({detail})")?;
        }
        if let Some(count) = self.count {
            write!(f, " x{count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Death, PieceId, PotholeId};

    #[test]
    fn claims_round_trip() {
        for text in ["PieceDied", "PieceDied x3", "PieceDied(Trampled)", "PieceDied(FellInto) x0"] {
            assert_eq!(text.parse::<Claim>().unwrap().to_string(), text);
        }
        for text in
            ["", " x3", "PieceDied x", "PieceDied x-1", "PieceDied(", "PieceDied()", "PieceDied(a) b", "Piece Died"]
        {
            assert_eq!(text.parse::<Claim>(), Err(NotAClaim(text.to_owned())));
        }
    }

    #[test]
    fn effects_are_counted_by_name_and_word() {
        let died = |death| Effect::PieceDied { piece: PieceId(3), death };
        let effects = [died(Death::FellOff), died(Death::FellInto(PotholeId(1))), died(Death::FellOff)];
        let holds = |text: &str| text.parse::<Claim>().unwrap().holds(&effects);
        assert!(
            holds("PieceDied") && holds("PieceDied x3") && holds("PieceDied(FellOff) x2") && holds("PieceMoved x0")
        );
        assert!(!holds("PieceDied x2") && !holds("PieceDied(Spent)") && !holds("Piece") && !holds("PieceDied(Fell)"));
    }
}
