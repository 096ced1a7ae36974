//! Setting up a new game: who plays, and by which options.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use super::setup_clock::show_clock;
use super::setup_series::{show_series, show_what_ends};
use super::talk::show_modes;
use crate::play::{Session, Setup, StartGame, today};
use crate::rules::{GameId, OptionInfo, OptionValues, Seat, Seating, Series};
use crate::theme::{primary_button, quiet_button, seat_badge, ui};

/// The game as it is being set up; nothing while the dialog is closed.
#[derive(Resource, Default, Debug)]
struct Draft(Option<(Setup, String)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
    app.add_systems(Update, drop_draft.in_set(super::UiSystems).run_if(not(resource_equals(Dialog::Setup))));
    app.add_systems(
        EguiPrimaryContextPass,
        show_setup.run_if(resource_equals(Dialog::Setup)).in_set(PanelSystems::Dialogs),
    );
}

/// However the dialog was closed, the next one begins afresh.
fn drop_draft(mut draft: ResMut<Draft>) {
    draft.bypass_change_detection().0 = None;
}

fn show_setup(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut draft: ResMut<Draft>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    // The next game begins with the players and options of the last one.
    let draft = &mut draft.bypass_change_detection().0;
    let series = Series::of(session.series().games());
    let anew = || (Setup { position: None, series, ..session.setup().clone() }, String::new());
    let (setup, seed) = draft.get_or_insert_with(anew);
    let (mut start, mut cancel) = (false, false);
    let closed = modal(contexts.ctx_mut()?, "setup", 420.0, |panel| {
        panel.heading("New game");
        egui::ScrollArea::vertical().max_height(panel.available_height() - 60.0).show(panel, |panel| {
            show_what_ends(panel, &session);
            show_games(panel, setup);
            show_names(panel, setup);
            show_series(panel, &mut setup.series);
            show_clock(panel, &mut setup.time);
            show_modes(panel, setup);
            show_options(panel, setup);
            show_seed(panel, seed);
        });
        panel.horizontal(|panel| {
            start = primary_button(panel, "Start").clicked();
            cancel = quiet_button(panel, true, "Cancel").clicked();
        });
    });
    if start {
        let now = time::OffsetDateTime::now_utc();
        setup.date = Some(today());
        // Whatever is written there makes a seed, and the same text the same.
        setup.seed = seed.trim().parse().unwrap_or_else(|_| match seed.trim() {
            "" => now.unix_timestamp_nanos() as u64,
            words => words
                .bytes()
                .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)),
        });
        setup.tags.clear();
        commands.trigger(StartGame(setup.clone()));
    }
    if start || cancel || closed {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

fn show_games(panel: &mut Ui, setup: &mut Setup) {
    for game in GameId::ALL {
        if panel.radio(setup.game == game, game.title()).clicked() && setup.game != game {
            *setup = Setup { time: setup.time, series: setup.series, ..Setup::new(game) };
        }
    }
    panel.add_space(4.0);
}

fn show_names(panel: &mut Ui, setup: &mut Setup) {
    let seats = setup.game.seats();
    setup.players.resize(seats.len(), String::new());
    let hints = hints(setup);
    for ((seat, name), hint) in (0..).map(Seat).zip(&mut setup.players).zip(hints) {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, seats, 26.0);
            panel.add(egui::TextEdit::singleline(name).hint_text(hint).char_limit(20).desired_width(260.0));
        });
    }
}

/// What players are called who give no name.
fn hints(setup: &Setup) -> Vec<String> {
    let seats = setup.game.seats();
    let table = setup.series.is_match().then(|| setup.lay().ok()).flatten();
    let seating = table.map_or_else(|| Seating::each(seats.len()), |table| table.seating());
    let hint = |seat: Seat| setup.name_of_nameless(&seating, seat).unwrap_or_else(|| seat.name(seats)).to_owned();
    (0..seats.len() as u8).map(Seat).map(hint).collect()
}

fn show_options(panel: &mut Ui, setup: &mut Setup) {
    let options = setup.game.options();
    if options.is_empty() {
        return;
    }
    panel.add_space(4.0);
    panel.label(RichText::new("Rule options").strong());
    for option in options {
        show_option(panel, setup, option);
    }
}

/// Whoever wants the dice of another match gives its seed.
fn show_seed(panel: &mut Ui, seed: &mut String) {
    panel.add_space(4.0);
    panel.horizontal(|panel| {
        panel.label("Seed of chance");
        let field = egui::TextEdit::singleline(seed).hint_text("a new one").char_limit(20).desired_width(180.0);
        panel.add(field);
    });
}

fn show_option(panel: &mut Ui, setup: &mut Setup, option: &OptionInfo) {
    let chosen = setup.options.iter().find(|(name, _)| name == option.name).map(|(_, value)| value.clone());
    let value = match option.values {
        OptionValues::Flag { default } => {
            let mut flag = chosen.as_deref().map_or(default, |value| value == "true");
            panel.checkbox(&mut flag, option.name);
            (flag != default).then(|| flag.to_string())
        }
        OptionValues::Number { default, min, max } => {
            let mut number = chosen.and_then(|value| value.parse().ok()).unwrap_or(default);
            panel.horizontal(|panel| {
                panel.add(egui::DragValue::new(&mut number).range(min..=max));
                panel.label(option.name);
            });
            (number != default).then(|| number.to_string())
        }
        OptionValues::Choice { default, values } => {
            let mut value = chosen.as_deref().unwrap_or(default);
            panel.horizontal_wrapped(|panel| {
                panel.label(option.name);
                for &offered in values {
                    panel.selectable_value(&mut value, offered, offered);
                }
            });
            (value != default).then(|| value.to_owned())
        }
    };
    panel.label(RichText::new(option.help).small().color(ui::FAINT));
    setup.options.retain(|(name, _)| name != option.name);
    setup.options.extend(value.map(|value| (option.name.to_owned(), value)));
}
