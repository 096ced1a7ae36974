//! The rule options of a new game, and its seed.

use bevy_egui::egui::{self, RichText, Ui};

use crate::rules::{GameId, Odds, OptionInfo, OptionValues};
use crate::texts::text;
use crate::theme::{field, note_place, ui};

/// `options` are the unusual ones, as pairs of name and value. Those in `idle` are left out.
pub(in crate::ui) fn show_options(panel: &mut Ui, game: GameId, options: &mut Vec<(String, String)>, idle: &[&str]) {
    for option in game.options().iter().filter(|option| !idle.contains(&option.name)) {
        // Without odds it does not matter by which army.
        let [odds, by] = Odds::OPTIONS;
        if option.name == by && !options.iter().any(|(name, _)| name == odds) {
            options.retain(|(name, _)| name != option.name);
            continue;
        }
        show_option(panel, options, option);
    }
}

fn show_option(panel: &mut Ui, options: &mut Vec<(String, String)>, option: &OptionInfo) {
    let chosen = options.iter().find(|(name, _)| name == option.name).map(|(_, value)| value.clone());
    let value = match option.values {
        OptionValues::Flag { default } => {
            let mut flag = chosen.as_deref().map_or(default, |value| value == "true");
            note_place(&panel.checkbox(&mut flag, (option.title)()), &(option.title)());
            show_about(panel, (option.help)());
            (flag != default).then(|| flag.to_string())
        }
        OptionValues::Number { default, min, max } => {
            let mut number = chosen.and_then(|value| value.parse().ok()).unwrap_or(default);
            panel.horizontal(|panel| {
                panel.label((option.title)());
                panel.add(egui::DragValue::new(&mut number).range(min..=max));
            });
            show_about(panel, (option.help)());
            (number != default).then(|| number.to_string())
        }
        OptionValues::Choice { default, values, .. } => {
            let mut value = chosen.as_deref().unwrap_or(default);
            panel.label((option.title)()).on_hover_text((option.help)());
            for &offered in values {
                let title = option.value_title(offered);
                note_place(&panel.radio_value(&mut value, offered, &title), &title);
                show_about(panel, option.value_about(offered));
            }
            (value != default).then(|| value.to_owned())
        }
    };
    match (value, options.iter().position(|(name, _)| name == option.name)) {
        (Some(value), Some(place)) => options[place].1 = value,
        (Some(value), None) => options.push((option.name.to_owned(), value)),
        (None, Some(place)) => _ = options.remove(place),
        (None, None) => {}
    }
}

/// An explanation below a control, if there is one.
fn show_about(panel: &mut Ui, about: String) {
    if about.is_empty() {
        return;
    }
    panel.indent(&about, |panel| panel.add(egui::Label::new(RichText::new(&about).small().color(ui::faint())).wrap()));
}

/// The same seed repeats the dice of another match.
pub(super) fn show_seed(panel: &mut Ui, seed: &mut String) {
    panel.add_space(4.0);
    panel.horizontal(|panel| {
        panel.label(text!("setup-seed"));
        let seed =
            egui::TextEdit::singleline(seed).hint_text(text!("setup-seed-new")).char_limit(20).desired_width(180.0);
        panel.add(field(panel, seed));
    });
}
