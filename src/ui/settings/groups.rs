//! The groups of settings, and the controls in each.

use bevy_egui::egui::{self, RichText, Slider, Ui};

use super::speed_words;
use crate::keys::Command;
use crate::rules::GameId;
use crate::settings::{Finish, Quality, Settings};
use crate::texts::{Language, text};
use crate::theme::{note_place, quiet_button, row, ui};
use crate::ui::dialog::Dialog;
use crate::view::MachineQuality;

/// What the dialog shows and changes.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) settings: Settings,
    pub(super) machine: MachineQuality,
    /// The dialog that comes next.
    pub(super) next: Dialog,
    /// Whether a language was chosen, maybe the one that is set: a page that could not fetch it tries again.
    pub(super) has_language: bool,
}

/// A group of settings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum SettingsGroup {
    /// Rules of play and pace.
    #[default]
    Game,
    /// What is shown.
    Display,
    /// Sound and music.
    Sound,
    /// Mouse, touch and keyboard.
    Controls,
    /// Help with seeing and following the game.
    Accessibility,
}

impl SettingsGroup {
    pub(super) const ALL: [Self; 5] = [Self::Game, Self::Display, Self::Sound, Self::Controls, Self::Accessibility];

    pub(super) fn title(self) -> String {
        match self {
            Self::Game => text!("settings-game"),
            Self::Display => text!("settings-display"),
            Self::Sound => text!("settings-sound"),
            Self::Controls => text!("settings-controls"),
            Self::Accessibility => text!("settings-accessibility"),
        }
    }

    pub(super) fn show(self, panel: &mut Ui, form: &mut Form) {
        let Form { settings, machine, next, has_language } = form;
        panel.spacing_mut().interact_size.y = row(panel, 32.0);
        panel.spacing_mut().item_spacing.y = 4.0;
        match self {
            Self::Game => *has_language |= show_game(panel, settings),
            Self::Display => show_display(panel, settings, *machine),
            Self::Sound => show_sound(panel, settings),
            Self::Controls => show_controls(panel, settings, next),
            Self::Accessibility => show_accessibility(panel, settings),
        }
    }
}

/// Shows the choices of a setting, in line with its name.
fn show_row(panel: &mut Ui, name: String, show: impl FnOnce(&mut Ui)) {
    panel.scope(|panel| {
        // Starts with the height of a button, otherwise the name would be above the line.
        let words = panel.text_style_height(&egui::TextStyle::Button);
        let spacing = panel.spacing_mut();
        spacing.interact_size.y = spacing.interact_size.y.max(words + 2.0 * spacing.button_padding.y);
        panel.horizontal_wrapped(|panel| {
            panel.label(name);
            show(panel);
        });
    });
}

/// Shows a switch, with an explanation if its name is not enough.
fn check(panel: &mut Ui, is_on: &mut bool, name: String, about: Option<String>) {
    note_place(&panel.checkbox(is_on, &name), &name);
    if let Some(about) = about {
        explain(panel, &name, about);
    }
}

/// Shows an explanation of the setting above it.
fn explain(panel: &mut Ui, name: &str, about: String) {
    panel.indent(name, |panel| {
        panel.add(egui::Label::new(RichText::new(about).small().color(ui::faint())).wrap());
    });
}

/// Returns whether a language was chosen.
fn show_game(panel: &mut Ui, settings: &mut Settings) -> bool {
    let mut has_language = false;
    show_row(panel, text!("settings-language"), |panel| {
        let system = (None, text!("settings-language-system"));
        let named = Language::ALL.into_iter().map(|language| (Some(language), language.name().to_owned()));
        for (language, name) in core::iter::once(system).chain(named) {
            let button = panel.selectable_value(&mut settings.language, language, &name);
            note_place(&button, &name);
            has_language |= button.clicked();
        }
    });
    show_row(panel, text!("settings-bots"), |panel| {
        for (pause, words) in Settings::BOT_PAUSES.into_iter().zip([
            text!("settings-bots-at-once"),
            text!("settings-bots-unhurried"),
            text!("settings-bots-slowly"),
        ]) {
            panel.selectable_value(&mut settings.bot_pause, pause, words);
        }
    });
    check(panel, &mut settings.asks_before_losses, text!("settings-ask-losses"), None);
    check(panel, &mut settings.warn_of_blunders, text!("settings-warn"), Some(text!("settings-warn-about")));
    check(panel, &mut settings.confirms, text!("settings-confirm"), Some(text!("settings-confirm-about")));
    check(panel, &mut settings.no_take_back, text!("settings-no-take-back"), None);
    check(panel, &mut settings.reviews_round, text!("settings-review"), None);
    let was_told = settings.known_goals.is_empty();
    let mut tells_goals = was_told;
    check(panel, &mut tells_goals, text!("settings-goals"), None);
    if tells_goals != was_told {
        settings.known_goals = GameId::ALL.into_iter().filter(|_| !tells_goals).collect();
    }
    check(panel, &mut settings.throw_at_once, text!("settings-dice"), Some(text!("settings-dice-about")));
    has_language
}

fn show_display(panel: &mut Ui, settings: &mut Settings, machine: MachineQuality) {
    let key = |command| settings.keys.key(command).words();
    let [coordinates, threats, web, chances] =
        [Command::Coordinates, Command::Threats, Command::Web, Command::Chances].map(key);
    show_row(panel, text!("settings-pieces"), |panel| {
        for finish in Finish::ALL {
            panel.selectable_value(&mut settings.finish, finish, finish.title());
        }
    });
    show_row(panel, text!("settings-light"), |panel| {
        panel.selectable_value(&mut settings.is_night, false, text!("settings-day"));
        panel.selectable_value(&mut settings.is_night, true, text!("settings-night"));
    });
    show_row(panel, text!("settings-panels"), |panel| {
        panel.selectable_value(&mut settings.light_panels, false, text!("settings-panels-dark"));
        panel.selectable_value(&mut settings.light_panels, true, text!("settings-panels-light"));
    });
    show_row(panel, text!("settings-speed"), |panel| {
        for speed in [Settings::AT_ONCE].into_iter().chain(Settings::SPEEDS) {
            let words = speed_words(speed);
            note_place(&panel.selectable_value(&mut settings.speed, speed, &words), &words);
        }
    });
    show_graphics(panel, settings, machine);
    check(panel, &mut settings.show_targets, text!("settings-targets"), None);
    check(panel, &mut settings.show_threats, text!("settings-threats", key = threats), None);
    check(panel, &mut settings.show_web, text!("settings-web", key = web), None);
    check(panel, &mut settings.show_chances, text!("settings-chances", key = chances), None);
    check(panel, &mut settings.show_coordinates, text!("settings-coordinates", key = coordinates), None);
    check(panel, &mut settings.strips_on_chessboard, text!("settings-chessboard"), None);
    check(panel, &mut settings.show_moves, text!("settings-moves"), None);
    check(panel, &mut settings.camera_leans, text!("settings-camera"), None);
}

/// Shows the choice of the graphics, and what the machine's own choice is.
fn show_graphics(panel: &mut Ui, settings: &mut Settings, machine: MachineQuality) {
    show_row(panel, text!("settings-graphics"), |panel| {
        let automatic = text!("settings-graphics-automatic");
        note_place(&panel.selectable_value(&mut settings.graphics, None, &automatic), &automatic);
        for quality in Quality::ALL {
            let title = quality.title();
            note_place(&panel.selectable_value(&mut settings.graphics, Some(quality), &title), &title);
        }
    });
    if settings.graphics.is_none() {
        let quality = machine.quality.title();
        let chosen = match machine.frames {
            Some(frames) => text!("settings-graphics-slow", quality = quality, frames = frames),
            None => text!("settings-graphics-chosen", quality = quality),
        };
        explain(panel, &text!("settings-graphics"), chosen);
    }
}

fn show_sound(panel: &mut Ui, settings: &mut Settings) {
    let key = settings.keys.key(Command::Silence).words();
    check(panel, &mut settings.is_muted, text!("settings-silence", key = key), None);
    for (name, loudness) in
        [(text!("settings-sounds"), &mut settings.sound), (text!("settings-music"), &mut settings.music)]
    {
        show_row(panel, name, |panel| _ = panel.add(Slider::new(loudness, 0.0..=1.0).show_value(false)));
    }
}

fn show_controls(panel: &mut Ui, settings: &mut Settings, next: &mut Dialog) {
    check(panel, &mut settings.turn_board, text!("settings-turn-board"), None);
    check(panel, &mut settings.flat_table, text!("settings-flat-table"), Some(text!("settings-flat-table-about")));
    check(panel, &mut settings.big_screen, text!("settings-big-screen"), Some(text!("settings-big-screen-about")));
    for about in [text!("settings-mouse"), text!("settings-touch")] {
        panel.add(egui::Label::new(RichText::new(about).color(ui::faint())).wrap());
    }
    if quiet_button(panel, true, text!("menu-keys")).clicked() {
        *next = Dialog::Keys;
    }
}

fn show_accessibility(panel: &mut Ui, settings: &mut Settings) {
    show_row(panel, text!("settings-panel-scale"), |panel| {
        for scale in Settings::PANEL_SCALES {
            panel.selectable_value(
                &mut settings.panel_scale,
                scale,
                text!("percent", percent = (scale * 100.0).round() as u32),
            );
        }
    });
    check(panel, &mut settings.camera_shakes, text!("settings-shakes"), None);
    check(panel, &mut settings.reduced_motion, text!("settings-motion"), Some(text!("settings-motion-about")));
}
