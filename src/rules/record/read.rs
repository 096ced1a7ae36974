//! Parses the text of a record.

use std::collections::BTreeSet;

use super::error::{FormFault, RecordError, TagFault, TokenFault};
use super::{Record, UNFINISHED};
use crate::limit;
use crate::rules::action::Action;
use crate::rules::game_id::GameId;
use crate::rules::talk::{Said, UnknownMode, read_comment};

/// A tag in the text.
struct Tag<'a> {
    line: usize,
    name: &'a str,
    value: String,
}

impl Tag<'_> {
    fn refuse(&self, fault: impl Into<TagFault>) -> RecordError {
        RecordError::Tag { line: self.line, name: self.name.to_owned(), fault: fault.into() }
    }
}

/// A comment that begins with a command.
struct Comment<'a> {
    line: usize,
    /// How many tokens precede it.
    after: usize,
    /// The text between its braces.
    text: &'a str,
}

/// The rest of the text, and its line number.
struct Scanner<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scanner<'a> {
    fn fault(line: usize, fault: FormFault) -> RecordError {
        RecordError::Form { line, fault }
    }

    /// Takes the first `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.bytes().filter(|&byte| byte == b'\n').count();
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    /// Takes `c`, if it is next.
    fn take_if(&mut self, c: char) -> bool {
        let next = self.rest.starts_with(c);
        if next {
            self.take(c.len_utf8());
        }
        next
    }

    /// Takes whitespace within the line.
    fn take_blanks(&mut self) {
        self.take_while(|c| c.is_whitespace() && c != '\n');
    }

    /// Takes whitespace and comments, and keeps comments that begin with a command.
    fn take_space(&mut self, tokens: usize, comments: &mut Vec<Comment<'a>>) -> Result<(), RecordError> {
        loop {
            self.take_while(char::is_whitespace);
            if self.rest.starts_with(';') {
                self.take_while(|c| c != '\n');
            } else if self.rest.starts_with('{') {
                let end = self.rest.find('}');
                let end = end.ok_or_else(|| Self::fault(self.line, FormFault::CommentNotClosed))?;
                let line = self.line;
                let text = &self.take(end + 1)[1..end];
                if text.trim_start().starts_with("[%") {
                    comments.push(Comment { line, after: tokens, text });
                }
            } else {
                return Ok(());
            }
        }
    }

    /// Takes a tag, with `[` as the next character.
    fn take_tag(&mut self) -> Result<Tag<'a>, RecordError> {
        let line = self.line;
        let fault = |fault| Err(Self::fault(line, fault));
        self.take(1);
        self.take_blanks();
        let name = self.take_while(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() {
            return fault(FormFault::NameMissing);
        }
        self.take_blanks();
        if !self.take_if('"') {
            return fault(FormFault::ValueMissing);
        }
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            if self.take_if('"') {
                break;
            }
            if !self.take_if('\\') {
                return fault(FormFault::ValueNotClosed);
            }
            // Before any other character, a backslash stands for itself.
            let escaped = ['"', '\\'].into_iter().find(|&c| self.take_if(c));
            value.push(escaped.unwrap_or('\\'));
        }
        self.take_blanks();
        if self.take_if(']') { Ok(Tag { line, name, value }) } else { fault(FormFault::TagNotClosed) }
    }
}

/// Splits a text into tags, tokens, and comments that begin with a command.
fn split(text: &str) -> Result<(Vec<Tag<'_>>, Vec<&str>, Vec<Comment<'_>>), RecordError> {
    let mut scanner = Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1 };
    let (mut tags, mut tokens, mut comments) = (Vec::new(), Vec::new(), Vec::new());
    let mut names = BTreeSet::new();
    loop {
        scanner.take_space(tokens.len(), &mut comments)?;
        if scanner.rest.is_empty() {
            return Ok((tags, tokens, comments));
        }
        if !scanner.rest.starts_with('[') {
            tokens.push(scanner.take_while(|c| !c.is_whitespace() && !matches!(c, '{' | ';')));
            continue;
        }
        if !tokens.is_empty() {
            return Err(Scanner::fault(scanner.line, FormFault::TagBehindTokens));
        }
        let tag = scanner.take_tag()?;
        if !names.insert(tag.name) {
            return Err(tag.refuse(TagFault::Twice));
        }
        tags.push(tag);
    }
}

/// Whether a token looks like a result.
fn is_result(token: &str) -> bool {
    let points = |c: char| c.is_ascii_digit() || matches!(c, '-' | '/');
    token == UNFINISHED || token.contains('-') && token.chars().all(points)
}

impl Record {
    /// Parses a record. Checks tags, options and position, but actions only for their form: see [`Record::replay`].
    ///
    /// # Errors
    ///
    /// What is wrong, with its line or token.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        limit::check(text, limit::RECORD_BYTES)?;
        let (mut tags, tokens, comments) = split(text)?;
        if tags.is_empty() && tokens.is_empty() {
            return Err(RecordError::Empty);
        }
        let mut take = |name: &str| tags.iter().position(|tag| tag.name == name).map(|place| tags.remove(place));
        let tag = take("Game").ok_or(RecordError::TagMissing("Game"))?;
        let game: GameId = tag.value.parse().map_err(|error| tag.refuse(TagFault::Game(error)))?;
        let mut record = Self::new(game);
        if let Some(tag) = take("Options") {
            record.options = read_options(game, &tag)?;
        }
        if let Some(tag) = take("Position") {
            record.position = Some(tag.value.clone());
            record.lay().map_err(|error| tag.refuse(error))?;
        }
        for (player, seat) in record.players.iter_mut().zip(game.seats()) {
            *player = take(seat.name).map(|tag| tag.value).unwrap_or_default();
        }
        record.date = take("Date").map(|tag| tag.value);
        if let Some(tag) = take("Seed") {
            let seed = tag.value.parse().map_err(|_| tag.refuse(TagFault::NotASeed(tag.value.clone())))?;
            record.seed = Some(seed);
        }
        if game.has_talk()
            && let Some(tag) = take("Talk")
        {
            record.talk = tag.value.parse().map_err(|error: UnknownMode| tag.refuse(error))?;
        }
        let result_tag = take("Result").filter(|tag| tag.value != UNFINISHED);
        record.tags = tags.into_iter().map(|tag| (tag.name.to_owned(), tag.value)).collect();

        (record.actions, record.result) = read_tokens(game, &tokens)?;
        if game.has_talk() {
            record.remarks = read_remarks(game, record.actions.len(), &comments)?;
        }
        match (result_tag, &record.result) {
            (None, _) => {}
            (Some(tag), _) if !is_result(&tag.value) => {
                return Err(tag.refuse(TagFault::NotAResult(tag.value.clone())));
            }
            (Some(tag), None) => record.result = Some(tag.value),
            (Some(tag), Some(token)) if tag.value == *token => {}
            (Some(tag), Some(token)) => {
                return Err(tag.refuse(TagFault::OtherResult { tag: tag.value.clone(), token: token.clone() }));
            }
        }
        Ok(record)
    }
}

/// Parses the remarks. The result is a token, too, but no action.
fn read_remarks(game: GameId, actions: usize, comments: &[Comment<'_>]) -> Result<Vec<Said>, RecordError> {
    let mut remarks = Vec::new();
    for &Comment { line, after, text } in comments {
        let read = read_comment(text, game.seats());
        let read = read.map_err(|fault| RecordError::Comment { line, text: text.trim().to_owned(), fault })?;
        remarks.extend(read.into_iter().map(|remark| Said { after: after.min(actions), remark }));
    }
    Ok(remarks)
}

/// Parses the tag `Options`.
fn read_options(game: GameId, tag: &Tag<'_>) -> Result<Vec<(String, String)>, RecordError> {
    let mut options: Vec<(&str, &str)> = Vec::new();
    for word in tag.value.split_whitespace() {
        let not_an_option = || tag.refuse(TagFault::NotAnOption(word.to_owned()));
        let (name, value) = word.split_once('=').ok_or_else(not_an_option)?;
        if options.iter().any(|&(other, _)| other == name) {
            return Err(tag.refuse(TagFault::OptionTwice(name.to_owned())));
        }
        // One at a time, so that a long list of unknown options is rejected at the first one.
        game.set_up([(name, value)], None).map_err(|error| tag.refuse(error))?;
        options.push((name, value));
    }
    let table = game.set_up(options, None).map_err(|error| tag.refuse(error))?;
    Ok(table.unusual_options())
}

/// Parses the actions and the result.
fn read_tokens(game: GameId, tokens: &[&str]) -> Result<(Vec<Action>, Option<String>), RecordError> {
    let mut actions = Vec::with_capacity(tokens.len());
    let mut result = None;
    for (number, &token) in (1..).zip(tokens) {
        let refuse = |fault| RecordError::Token { number, token: token.to_owned(), fault };
        if result.is_some() {
            return Err(refuse(TokenFault::BehindResult));
        }
        if is_result(token) {
            result = Some(token.to_owned());
        } else {
            actions.push(Action::parse(token, game.seats()).map_err(|error| refuse(error.into()))?);
        }
    }
    Ok((actions, result))
}
