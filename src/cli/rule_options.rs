//! Rule options as arguments.

use clap::Args;

use super::error::CliError;
use crate::rules::{AnyGame, GameId};

/// A game's rule options.
#[derive(Args, Debug)]
pub(super) struct RuleOptions {
    /// Sets a rule option, such as quiet-turns=60 (can be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(super) options: Vec<(String, String)>,
}

impl RuleOptions {
    /// Sets up a game with these options.
    pub(super) fn lay(&self, game: GameId, position: Option<&str>) -> Result<Box<dyn AnyGame>, CliError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Ok(game.set_up(options, position)?)
    }
}

pub(super) fn name_and_value(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("this is not of the form name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}
