//! The tags of a record that are not its own: those of clocks, bots, series.

/// The value of the first of these tags with this name.
pub fn tag_value<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}
