//! Choosing who plays: a human, or a bot of some level.

use bevy_egui::egui::{ComboBox, Ui};

use crate::bots::{Character, Level};
use crate::play::BotSeat;

/// What the choice is called.
fn words(bot: Option<BotSeat>) -> String {
    match bot {
        None => "Human".to_owned(),
        Some(bot) if bot.character == Character::default() => format!("Bot: {}", bot.level.name()),
        Some(bot) => format!("{}, {}", bot.level.name(), bot.character.title()),
    }
}

/// Lets somebody choose who the player with this number is.
pub(in crate::ui) fn choose(panel: &mut Ui, player: usize, bot: &mut Option<BotSeat>) {
    let shown = ComboBox::from_id_salt(("who plays", player)).width(128.0).selected_text(words(*bot));
    shown.show_ui(panel, |panel| {
        panel.selectable_value(bot, None, words(None));
        for level in Level::ALL {
            let choice = BotSeat { level, ..bot.unwrap_or_default() };
            let is_chosen = *bot == Some(choice);
            if panel.selectable_label(is_chosen, format!("Bot: {}", level.name())).clicked() {
                *bot = Some(choice);
            }
        }
        let Some(bot) = bot else { return };
        panel.separator();
        for character in Character::ALL {
            let choice = panel.selectable_value(&mut bot.character, character, character.title());
            choice.on_hover_text(character.description());
        }
    });
}
