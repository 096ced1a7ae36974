//! Choosing who plays: a human, or a bot of some level.

use bevy_egui::egui::{ComboBox, Ui};

use crate::bots::Level;
use crate::play::BotSeat;

/// What the choice is called.
fn words(bot: Option<BotSeat>) -> String {
    bot.map_or_else(|| "Human".to_owned(), |bot| format!("Bot: {}", bot.level.name()))
}

/// Lets somebody choose who the player with this number is.
pub(in crate::ui) fn choose(panel: &mut Ui, player: usize, bot: &mut Option<BotSeat>) {
    let shown = ComboBox::from_id_salt(("who plays", player)).width(128.0).selected_text(words(*bot));
    shown.show_ui(panel, |panel| {
        panel.selectable_value(bot, None, words(None));
        for level in Level::ALL {
            let choice = Some(BotSeat { level });
            panel.selectable_value(bot, choice, words(choice));
        }
    });
}
