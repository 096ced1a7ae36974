//! Rule options: what there is to choose, and reading and writing it by name.

use core::fmt::Debug;

use super::text::excerpt;
use crate::texts::text;

/// A rule option as players, records and the engine protocol see it.
#[derive(Copy, Clone, Debug)]
pub struct OptionInfo {
    /// Its name, as in `exact-cars`.
    pub name: &'static str,
    /// A line for the set-up screen: what it does.
    pub help: fn() -> String,
    /// What values it takes, and which one it has at the start.
    pub values: OptionValues,
}

/// The values of a rule option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// `true` or `false`.
    Flag {
        /// The value it has at the start.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The value it has at the start.
        default: u32,
        /// The least value.
        min: u32,
        /// The greatest value.
        max: u32,
    },
    /// One of a few words.
    Choice {
        /// The value it has at the start.
        default: &'static str,
        /// All values.
        values: &'static [&'static str],
    },
}

/// A value that a rule option does not take, or an option that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No such option.
    #[error("{}", text!("option-unknown", name = excerpt(.0)))]
    Unknown(String),
    /// Not one of its values.
    #[error("{}", text!("option-takes", name = *.name, expected = .expected, value = excerpt(.value)))]
    Value {
        /// The option.
        name: &'static str,
        /// What it takes.
        expected: String,
        /// What it was given.
        value: String,
    },
}

impl OptionInfo {
    /// What players call it.
    pub fn title(&self) -> String {
        text!("option-name", name = self.name)
    }

    /// What players call one of its values that are words.
    pub fn value_title(&self, value: &str) -> String {
        text!("option-value", name = format!("{}-{value}", self.name))
    }

    /// A line about one of its values that are words.
    pub fn value_about(&self, value: &str) -> String {
        text!("option-value-about", name = format!("{}-{value}", self.name))
    }

    /// The value it has at the start, as [`Options::set`] reads it.
    pub fn usual(&self) -> String {
        match self.values {
            OptionValues::Flag { default } => default.to_string(),
            OptionValues::Number { default, .. } => default.to_string(),
            OptionValues::Choice { default, .. } => default.to_owned(),
        }
    }

    /// Reads a flag.
    ///
    /// # Errors
    ///
    /// [`OptionError::Value`] for anything but `true` and `false`.
    pub fn flag(&self, value: &str) -> Result<bool, OptionError> {
        value.parse().map_err(|_| self.refuse(value, text!("option-flag")))
    }

    /// Reads a number.
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

    /// Reads a choice: the place of `value` among the option's values.
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

    fn refuse(&self, value: &str, expected: String) -> OptionError {
        OptionError::Value { name: self.name, expected, value: value.to_owned() }
    }
}

/// A game's rule options: read and written by name, each as text.
pub trait Options: Clone + Default + Debug + PartialEq + Send + Sync + 'static {
    /// All options of the game.
    const ALL: &'static [OptionInfo];

    /// Sets the option `name`.
    ///
    /// # Errors
    ///
    /// Says what the option takes, or that there is none of that name; nothing is changed then.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The value of the option `name`, as [`Options::set`] reads it.
    fn get(&self, name: &str) -> Option<String>;
}
