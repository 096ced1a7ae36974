//! Lists in sentences.

use crate::texts::text;

/// `one`, `one and another`, `one, another and a third`.
pub fn list(things: &[String]) -> String {
    match things.split_last() {
        Some((last, first)) if !first.is_empty() => text!("list-and", first = first.join(", "), last = last.as_str()),
        _ => things.concat(),
    }
}

/// Capitalises the first letter of `text`.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_listed() {
        for (things, listed) in
            [(&[][..], ""), (&["a"], "a"), (&["a", "b"], "a and b"), (&["a", "b", "c"], "a, b and c")]
        {
            let things: Vec<String> = things.iter().map(|&thing| thing.to_owned()).collect();
            assert_eq!(list(&things), listed);
        }
        assert_eq!(capitalised("élan"), "Élan");
    }
}
