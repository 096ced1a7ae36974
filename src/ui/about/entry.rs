//! What the panels say about a game.

/// What the panels say about a game.
#[derive(Copy, Clone, Debug)]
pub(in crate::ui) struct About {
    /// Its short name, for narrow buttons.
    pub(in crate::ui) short_name: fn() -> &'static str,
    /// The game in a sentence, with its number of players and its duration.
    pub(in crate::ui) pitch: fn() -> String,
    /// Its basics in a few lines.
    pub(in crate::ui) basics: fn() -> [String; 4],
    /// Its goal in a sentence.
    pub(in crate::ui) goal: fn() -> String,
    /// The file of its picture, below `assets`.
    pub(in crate::ui) picture: &'static str,
}
