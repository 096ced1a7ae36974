//! The names of people at a table.

use super::message::LONGEST_NAME;
use crate::texts::{OWN, YOU};

/// The name as a table takes it: without control characters and spaces around it, and not too long. `None` if nothing is
/// left of it.
pub fn clean_name(name: &str) -> Option<String> {
    let words: String = name.chars().filter(|&c| !hides(c)).collect();
    let cut: String = words.trim().chars().take(LONGEST_NAME).collect();
    let cut = cut.trim_end();
    // Sentences have these words in place of the reader's name.
    if [YOU, OWN].contains(&cut) {
        return Some(cut.to_uppercase());
    }
    (!cut.is_empty()).then(|| cut.to_owned())
}

/// Whether a character is not seen, but changes how others are seen: control characters, and those of directions.
fn hides(c: char) -> bool {
    let turns = matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    c.is_control() || turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        for (name, clean) in [
            ("Ann", Some("Ann")),
            ("  Ann \n Lee\t", Some("Ann  Lee")),
            ("\u{202E}nnA\0", Some("nnA")),
            ("Zoë 🦊", Some("Zoë 🦊")),
            ("123456789 123456789 123 5678", Some("123456789 123456789 123 5")),
            ("you", Some("YOU")),
            ("", None),
            (" \u{200B} ", None),
        ] {
            let clean = clean.map(|name| name.chars().take(LONGEST_NAME).collect::<String>());
            assert_eq!(clean_name(name), clean.map(|name| name.trim_end().to_owned()), "{name:?}");
        }
        let cleaned = clean_name(&"x ".repeat(99)).unwrap();
        assert_eq!(clean_name(&cleaned), Some(cleaned), "what is clean stays as it is");
    }
}
