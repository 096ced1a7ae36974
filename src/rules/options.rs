//! Rule options: their values, and reading and writing them by name.

use core::fmt::Debug;

use super::text::excerpt;
use crate::texts::text;

/// A rule option as players, records and the engine protocol see it.
#[derive(Copy, Clone, Debug)]
pub struct OptionInfo {
    /// Its name, as in `exact-cars`.
    pub name: &'static str,
    /// Its title for players.
    pub title: fn() -> String,
    /// A line of help for the set-up screen.
    pub help: fn() -> String,
    /// Its values and its default.
    pub values: OptionValues,
}

/// The values of a rule option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// `true` or `false`.
    Flag {
        /// The default value.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The default value.
        default: u32,
        /// The minimum value.
        min: u32,
        /// The maximum value.
        max: u32,
    },
    /// One of a few words.
    Choice {
        /// The default value.
        default: &'static str,
        /// All values.
        values: &'static [&'static str],
        /// The name under which the texts about its values are.
        words: &'static str,
    },
}

/// A wrong option name or value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("{}", text!("option-unknown", name = excerpt(.0)))]
    Unknown(String),
    /// The option does not take this value.
    #[error("{}", text!("option-takes", name = *.name, expected = .expected, value = excerpt(.value)))]
    Value {
        /// The option's name.
        name: &'static str,
        /// The values it takes.
        expected: String,
        /// The value it was given.
        value: String,
    },
}

impl OptionInfo {
    /// The title of one of its choices, for players.
    pub fn value_title(&self, value: &str) -> String {
        text!("option-value", name = format!("{}-{value}", self.words()))
    }

    /// The explanation of one of its choices.
    pub fn value_about(&self, value: &str) -> String {
        text!("option-value-about", name = format!("{}-{value}", self.words()))
    }

    /// The name under which the texts about its choices are.
    const fn words(&self) -> &'static str {
        match self.values {
            OptionValues::Choice { words, .. } => words,
            OptionValues::Flag { .. } | OptionValues::Number { .. } => self.name,
        }
    }

    /// The default value, in the form that [`Options::set`] reads.
    pub fn usual(&self) -> String {
        match self.values {
            OptionValues::Flag { default } => default.to_string(),
            OptionValues::Number { default, .. } => default.to_string(),
            OptionValues::Choice { default, .. } => default.to_owned(),
        }
    }

    /// Parses a flag.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but `true` and `false`.
    pub fn flag(&self, value: &str) -> Result<bool, OptionError> {
        value.parse().map_err(|_| self.refuse(value, text!("option-flag")))
    }

    /// Parses a number.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but a whole number within the option's bounds.
    pub fn number(&self, value: &str) -> Result<u32, OptionError> {
        let (min, max) = match self.values {
            OptionValues::Number { min, max, .. } => (min, max),
            OptionValues::Flag { .. } | OptionValues::Choice { .. } => (0, 0),
        };
        let number = value.parse().ok().filter(|number| (min..=max).contains(number));
        number.ok_or_else(|| self.refuse(value, text!("option-number", min = min, max = max)))
    }

    /// Parses a choice: the index of `value` among the option's values.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but one of the option's values.
    pub fn choice(&self, value: &str) -> Result<usize, OptionError> {
        let values = match self.values {
            OptionValues::Choice { values, .. } => values,
            OptionValues::Flag { .. } | OptionValues::Number { .. } => &[],
        };
        let place = values.iter().position(|&other| other == value);
        place.ok_or_else(|| self.refuse(value, text!("option-choice", values = values.join(", "))))
    }

    /// The value of a choice by its index, in the form that [`Options::set`] reads.
    pub fn chosen(&self, index: u8) -> Option<String> {
        let OptionValues::Choice { values, .. } = self.values else { return None };
        values.get(usize::from(index)).map(|&value| value.to_owned())
    }

    fn refuse(&self, value: &str, expected: String) -> OptionError {
        OptionError::Value { name: self.name, expected, value: value.to_owned() }
    }
}

/// A game's rule options, read and written by name as text.
pub trait Options: Clone + Default + Debug + PartialEq + Send + Sync + 'static {
    /// All options of the game.
    const ALL: &'static [OptionInfo];

    /// Sets the option `name`.
    ///
    /// # Errors
    ///
    /// Where there is no such option, or it does not take the value; nothing changes then.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The value of the option `name`, in the form that [`Options::set`] reads.
    fn get(&self, name: &str) -> Option<String>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, auction, knot, pothole, quad};

    /// The values to try, in the form that [`Options::set`] reads.
    fn values(info: &OptionInfo) -> Vec<String> {
        match info.values {
            OptionValues::Flag { .. } => vec!["false".to_owned(), "true".to_owned()],
            OptionValues::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
            OptionValues::Choice { values, .. } => values.iter().map(|&value| value.to_owned()).collect(),
        }
    }

    fn every_value_is_kept<G: Game>() {
        for info in <G::Options as Options>::ALL {
            let mut options = G::Options::default();
            assert_eq!(options.get(info.name), Some(info.usual()), "{}", info.name);
            for value in values(info) {
                options.set(info.name, &value).unwrap();
                assert_eq!(options.get(info.name), Some(value), "{}", info.name);
                let before = options.clone();
                assert!(matches!(options.set(info.name, "neither"), Err(OptionError::Value { .. })), "{}", info.name);
                assert_eq!(options, before, "{}", info.name);
            }
        }
        assert_eq!(G::Options::default().get("neither"), None);
        let unknown = OptionError::Unknown("neither".to_owned());
        assert_eq!(G::Options::default().set("neither", "true"), Err(unknown));
    }

    #[test]
    fn options_keep_the_values_that_they_take() {
        every_value_is_kept::<pothole::Position>();
        every_value_is_kept::<knot::Position>();
        every_value_is_kept::<quad::Position>();
        every_value_is_kept::<auction::Position>();
    }
}
