//! The control that chooses the player of a seat: a human, a bot of some level, or an external engine.

use bevy_egui::egui::{ComboBox, Ui};

use crate::bots::{Character, CoachRecord, Level};
use crate::play::BotSeat;
use crate::texts::text;

/// The label of a choice.
fn words(bot: Option<BotSeat>) -> String {
    bot.map_or_else(|| text!("players-human"), BotSeat::title)
}

/// Shows the control for the player with this number. `engines` is the number of external engines.
pub(in crate::ui) fn choose(panel: &mut Ui, player: usize, bot: &mut Option<BotSeat>, engines: u8) {
    let shown = ComboBox::from_id_salt(("who plays", player)).width(128.0).selected_text(words(*bot));
    shown.show_ui(panel, |panel| {
        panel.selectable_value(bot, None, words(None));
        for level in Level::ALL {
            let choice = BotSeat { level, engine: None, coach: None, ..bot.unwrap_or_default() };
            let is_chosen = *bot == Some(choice);
            if panel.selectable_label(is_chosen, level.called()).clicked() {
                *bot = Some(choice);
            }
        }
        let coaches = bot.is_some_and(|bot| bot.coach.is_some());
        if panel.selectable_label(coaches, text!("bot-coach-adapts")).clicked() && !coaches {
            // The match has the strength that its results ask for.
            let coach = BotSeat::coach(CoachRecord::default().strength);
            *bot = Some(BotSeat { character: bot.unwrap_or_default().character, ..coach });
        }
        for engine in (0..engines).map(BotSeat::engine) {
            panel.selectable_value(bot, Some(engine), words(Some(engine)));
        }
        let Some(bot) = bot.as_mut().filter(|bot| bot.engine.is_none()) else { return };
        panel.separator();
        for character in Character::ALL {
            let choice = panel.selectable_value(&mut bot.character, character, character.title());
            choice.on_hover_text(character.description());
        }
    });
}
