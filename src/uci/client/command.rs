//! Parses commands as people write them: words separated by spaces, several commands separated by commas. Single or
//! double quotes keep spaces and commas in a word; there is no escape character.

use core::fmt;

use crate::rules::excerpt;

/// An unclosed quote.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a quote is not closed in `{}`", excerpt(.0))]
pub struct QuoteOpen(pub String);

/// The words of a command, without their quotes.
///
/// # Errors
///
/// [`QuoteOpen`].
pub fn words(command: &str) -> Result<Vec<String>, QuoteOpen> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for character in command.chars() {
        match (character, quote) {
            (_, Some(open)) if open == character => quote = None,
            ('"' | '\'', None) => {
                quote = Some(character);
                // Empty quotes make an empty word.
                word.get_or_insert_default();
            }
            (blank, None) if blank.is_whitespace() => words.extend(word.take()),
            (other, _) => word.get_or_insert_default().push(other),
        }
    }
    if quote.is_some() {
        return Err(QuoteOpen(command.to_owned()));
    }
    words.extend(word);
    Ok(words)
}

/// The items of a list, split at the commas outside quotes.
pub fn parts(list: &str) -> Vec<&str> {
    let mut quote = None;
    let is_comma = |character: char| {
        match quote {
            Some(open) if open == character => quote = None,
            None if matches!(character, '"' | '\'') => quote = Some(character),
            _ => {}
        }
        character == ',' && quote.is_none()
    };
    list.split(is_comma).collect()
}

/// A command, quoted so that [`words`] returns the same words.
#[derive(Copy, Clone, Debug)]
pub struct Written<'a>(pub &'a [String]);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, word) in self.0.iter().enumerate() {
            f.write_str(if at > 0 { " " } else { "" })?;
            let is_plain = |character: char| !character.is_whitespace() && !matches!(character, ',' | '"' | '\'');
            if !word.is_empty() && word.chars().all(is_plain) {
                f.write_str(word)?;
                continue;
            }
            // Each kind of quote is wrapped in quotes of the other kind.
            for (at, part) in word.split('"').enumerate() {
                f.write_str(if at > 0 { "'\"'" } else { "" })?;
                write!(f, "\"{part}\"")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        for (command, expected) in [
            ("./new uci", &["./new", "uci"] as &[&str]),
            ("  sh\t-c  'a; b, c'  ", &["sh", "-c", "a; b, c"]),
            ("\"/my engines/a\" --name=\"x, y\"", &["/my engines/a", "--name=x, y"]),
            (r#""C:\Program Files\a.exe" uci"#, &[r"C:\Program Files\a.exe", "uci"]),
            (r#"a "it's" 'say "no"' "" b"#, &["a", "it's", "say \"no\"", "", "b"]),
            ("", &[]),
            (" ", &[]),
        ] {
            let found = words(command).unwrap();
            assert_eq!(found, expected, "{command}");
            let written = Written(&found).to_string();
            assert_eq!(words(&written).unwrap(), expected, "{written}");
            assert_eq!(parts(&format!("4,{written},5")), ["4", &written, "5"]);
        }
        for command in ["\"", "a 'b", "a 'b\"", "a\"b c"] {
            assert_eq!(words(command).unwrap_err().to_string(), format!("a quote is not closed in `{command}`"));
        }
    }

    #[test]
    fn lists_have_commas() {
        assert_eq!(parts("4,engine:sh -c \"a,b\" ,5+hoarder"), ["4", "engine:sh -c \"a,b\" ", "5+hoarder"]);
        assert_eq!(parts("a,,b,"), ["a", "", "b", ""]);
        assert_eq!(parts("a,'b,c"), ["a", "'b,c"]);
    }
}
