//! A language for tests that shows what cannot be translated, and what has no room for longer words: English with accents,
//! 40 % longer, in brackets.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

thread_local! {
    static IS_SPOKEN: Cell<bool> = const { Cell::new(false) };
    static TOLD: RefCell<HashMap<String, &'static str>> = RefCell::default();
}

/// Replaces all languages in this thread by the one for tests, or ends that.
pub(crate) fn speak_pseudo(is_spoken: bool) {
    IS_SPOKEN.set(is_spoken);
}

pub(super) fn is_spoken() -> bool {
    IS_SPOKEN.get()
}

/// The text with accents, and with vowels twice until it is 40 % longer.
pub(super) fn longer(text: &str) -> Cow<'_, str> {
    let (mut long, mut owed) = (String::new(), 0.0);
    for c in text.chars() {
        let accented = match c {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ö',
            'u' => 'ü',
            'A' => 'Å',
            'E' => 'É',
            'I' => 'Í',
            'O' => 'Ö',
            'U' => 'Ü',
            c => c,
        };
        long.push(accented);
        owed += 0.4;
        while accented != c && owed >= 1.0 {
            long.push(accented);
            owed -= 1.0;
        }
    }
    Cow::Owned(long)
}

/// A text of the language for tests, in brackets.
pub(super) fn bracketed(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("[{text}]") }
}

/// The same, for as long as the tests run.
pub(super) fn kept(text: &str, tell: impl FnOnce(&str) -> String) -> &'static str {
    TOLD.with_borrow_mut(|told| *told.entry(text.to_owned()).or_insert_with(|| tell(text).leak()))
}

/// A page of the rule book: its signs, its positions and the headings that it covers stay.
pub(super) fn page(text: &str) -> String {
    let line = |line: &str| match line.split_at_checked(2) {
        Some(("% " | "= ", _)) | None => line.to_owned(),
        Some((sign @ ("# " | "* " | "! "), words)) => {
            let (words, rest) = words.split_at(words.find(" | ").unwrap_or(words.len()));
            format!("{sign}{}{rest}", bracketed(&longer(words)))
        }
        Some(_) => bracketed(&longer(line)),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What stands outside of brackets. A text may be a part of another one, with only one of its brackets.
pub(crate) fn outside(text: &str) -> String {
    let (mut outside, mut depth) = (String::new(), 0_usize);
    for c in text.chars() {
        match (c, depth) {
            ('[', _) => depth += 1,
            (']', 0) => outside.clear(),
            (']', _) => depth -= 1,
            (c, 0) => outside.push(c),
            _ => {}
        }
    }
    outside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Words, page, text, word};

    #[test]
    fn everything_is_told_longer_and_in_brackets() {
        speak_pseudo(true);
        assert_eq!(text!("settings-silence", key = "Tab"), "[Mütéé (Tab)]");
        assert_eq!(word!("seat-red"), "[Réd]");
        assert_eq!(Words::named("lesson-pothole-push").unwrap().spoken(), "[Püsh!]");
        let book = page("rules", "pothole");
        assert!(book.lines().any(|line| line.starts_with("* [") && line.ends_with(']')), "{book}");
        let length = |text: &str| text.chars().count() as f32;
        let english = "The bulldozer takes the king's square, and the king falls off the board.";
        assert!((1.3..1.45).contains(&(length(&longer(english)) / length(english))), "{}", longer(english));
        speak_pseudo(false);
        assert_eq!(text!("settings-silence", key = "Tab"), "Mute (Tab)");
        assert_eq!(outside("1. [a [b] c] and [d]"), "1.  and ");
        assert_eq!(outside("the end] of [another"), " of ");
    }
}
