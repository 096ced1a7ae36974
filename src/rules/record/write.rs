//! Writes the text of a record.

use core::fmt;

use super::Record;
use crate::rules::talk::TalkMode;

/// Maximum length of a line of tokens, in characters.
const COLUMNS: usize = 80;

/// Writes the record as [`Record::parse`] reads it. Line breaks and control characters in values become spaces.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, "Game", self.game.name())?;
        let known = self.game.options();
        let is_usual = |name: &str, value: &str| known.iter().any(|info| info.name == name && info.usual() == value);
        let options = self.options.iter().filter(|(name, value)| !is_usual(name, value));
        let options: Vec<String> = options.map(|(name, value)| format!("{name}={value}")).collect();
        if !options.is_empty() {
            write_tag(f, "Options", &options.join(" "))?;
        }
        for (seat, player) in self.game.seats().iter().zip(&self.players) {
            write_tag_if(f, seat.name, Some(player.as_str()).filter(|name| !name.is_empty()))?;
        }
        write_tag_if(f, "Date", self.date.as_deref())?;
        write_tag_if(f, "Seed", self.seed.map(|seed| seed.to_string()).as_deref())?;
        write_tag_if(f, "Position", self.position.as_deref())?;
        let talk = Some(self.talk).filter(|&talk| self.game.has_talk() && talk != TalkMode::default());
        write_tag_if(f, "Talk", talk.map(TalkMode::name))?;
        write_tag_if(f, "Result", self.result.as_deref())?;
        for (name, value) in &self.tags {
            write_tag(f, name, value)?;
        }
        writeln!(f)?;
        self.write_tokens(f)
    }
}

impl Record {
    fn write_tokens(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.game.seats();
        let actions = self.actions.iter().map(|action| action.token(seats).to_string());
        // A record without a result may still end with a remark.
        let tokens = actions.chain(Some(self.result.clone().unwrap_or_default()));
        let mut remarks = self.remarks.iter().peekable();
        let mut column = 0;
        for (actions, token) in tokens.enumerate() {
            let last = actions == self.actions.len();
            while let Some(said) = remarks.next_if(|said| self.game.has_talk() && (last || said.after <= actions)) {
                // On a line of its own, since remarks are not wrapped.
                writeln!(f, "{}{{{}}}", if column > 0 { "\n" } else { "" }, said.remark.written(seats))?;
                column = 0;
            }
            if token.is_empty() {
                break;
            }
            let between = match column {
                0 => "",
                _ if column + 1 + token.len() <= COLUMNS => " ",
                _ => "\n",
            };
            column = if between == " " { column + 1 + token.len() } else { token.len() };
            write!(f, "{between}{token}")?;
        }
        if column > 0 { writeln!(f) } else { Ok(()) }
    }
}

fn write_tag_if(f: &mut fmt::Formatter<'_>, name: &str, value: Option<&str>) -> fmt::Result {
    value.map_or(Ok(()), |value| write_tag(f, name, value))
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c.is_control() => f.write_str(" ")?,
            c => write!(f, "{c}")?,
        }
    }
    writeln!(f, "\"]")
}
