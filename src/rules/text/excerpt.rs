//! Excerpts of user input for error messages.

/// The beginning of `text`, on one line and without control characters.
pub fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let shown = text.chars().take(MOST).map(printed);
    let shown: String = shown.collect();
    if text.chars().nth(MOST).is_some() { shown + "..." } else { shown }
}

/// The text without characters that could control a terminal.
pub fn printable(text: &str) -> String {
    text.chars().map(printed).collect()
}

fn printed(c: char) -> char {
    if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_unprintable_texts_are_cut() {
        assert_eq!(excerpt("c2d3"), "c2d3");
        assert_eq!(excerpt("c2\nd3"), "c2\u{FFFD}d3");
        assert_eq!(excerpt(&"é".repeat(41)), "é".repeat(40) + "...");
    }
}
