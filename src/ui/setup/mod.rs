//! Setting up a new game: who plays, and by which options.

mod clock;
mod games;
mod laid;
mod options;
mod players;
mod series;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::clock::show_clock;
use self::games::{Pictures, hang_pictures, show_games};
use self::laid::Laid;
use self::options::{show_options, show_seed};
use self::players::show_names;
use self::series::{show_series, show_what_ends};
use super::PanelSystems;
use super::dialog::{Dialog, modal};
use super::talk::show_modes;
use crate::play::{Session, Setup, StartGame, Thinking, today};
use crate::rules::Series;
use crate::texts::text;
use crate::theme::{primary_button, quiet_button};

/// The game as it is being set up; nothing while the dialog is closed.
#[derive(Resource, Default, Debug)]
struct Draft(Option<New>);

/// A new game.
#[derive(Debug)]
struct New {
    setup: Setup,
    /// What was written where the seed goes.
    seed: String,
    laid: Laid,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().init_resource::<Pictures>();
    app.add_systems(Update, drop_draft.in_set(super::UiSystems).run_if(not(resource_equals(Dialog::Setup))));
    app.add_systems(
        EguiPrimaryContextPass,
        (hang_pictures, show_setup).chain().run_if(resource_equals(Dialog::Setup)).in_set(PanelSystems::Dialogs),
    );
}

/// However the dialog was closed, the next one begins afresh.
fn drop_draft(mut draft: ResMut<Draft>) {
    draft.bypass_change_detection().0 = None;
}

fn show_setup(
    mut contexts: EguiContexts,
    session: Res<Session>,
    thinking: Res<Thinking>,
    pictures: Res<Pictures>,
    mut draft: ResMut<Draft>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    // The next game begins with the players and options of the last one.
    let draft = &mut draft.bypass_change_detection().0;
    let series = Series::of(session.series().games());
    let anew = || New {
        setup: Setup { position: None, series, ..session.setup().clone() },
        seed: String::new(),
        laid: Laid::default(),
    };
    let New { setup, seed, laid } = draft.get_or_insert_with(anew);
    laid.follow(setup);
    let (mut start, mut cancel) = (false, false);
    let closed = modal(contexts.ctx_mut()?, "setup", 620.0, |panel| {
        panel.heading(text!("menu-new-game"));
        egui::ScrollArea::vertical().max_height(panel.available_height() - 60.0).show(panel, |panel| {
            show_what_ends(panel, &session);
            show_games(panel, setup, &pictures);
            show_names(panel, setup, &laid.seating, thinking.guests());
            show_series(panel, &mut setup.series);
            show_clock(panel, &mut setup.time, laid.flag_fallen);
            show_modes(panel, setup);
            show_options(panel, setup);
            egui::CollapsingHeader::new(text!("setup-chance")).show(panel, |panel| show_seed(panel, seed));
        });
        panel.horizontal(|panel| {
            start = primary_button(panel, text!("setup-start")).clicked();
            cancel = quiet_button(panel, true, text!("setup-cancel")).clicked();
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
