//! The dialog that sets up a new game: players, options, clocks.

mod balance;
mod clock;
mod games;
mod laid;
mod options;
mod place;
mod players;
mod series;
mod start;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::balance::show_findings;
use self::clock::show_clock;
pub(super) use self::games::choose_game;
use self::games::{Pictures, hang_pictures, show_games};
use self::laid::Laid;
pub(super) use self::options::show_options;
use self::options::show_seed;
use self::place::show_place;
use self::players::show_names;
use self::series::{show_series, show_what_ends};
use self::start::show_start;
use super::dialog::{Dialog, modal};
use super::editor::OpenEditor;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use super::talk::show_modes;
use super::together::CAN_HOST;
use crate::net::no_hints;
use crate::notice::Notice;
use crate::play::{OpenTable, Session, Setup, StartGame, Thinking, TrueMatch, fresh_seed, today};
use crate::rules::{Series, TalkMode};
use crate::texts::text;
use crate::theme::{fold, note_place, primary_button, quiet_button};

/// The game being set up; `None` while the dialog is closed.
#[derive(Resource, Default, Debug)]
struct SetupDraft(Option<New>);

/// Triggered to choose the players of a game that begins like this.
#[derive(Event, Clone, Debug)]
pub(super) struct OpenSetup(pub(super) Setup);

/// The state of the dialog.
#[derive(Debug)]
struct New {
    setup: Setup,
    /// The text in the seed field.
    seed: String,
    laid: Laid,
    unfolded: Unfolded,
    /// Whether the table allows no hints, if one is opened.
    forbids_hints: bool,
}

impl New {
    fn of(setup: Setup) -> Self {
        Self { unfolded: Unfolded::of(&setup), setup, seed: String::new(), laid: Laid::default(), forbids_hints: false }
    }
}

/// The unfolded sections below the players, initially those with unusual values.
#[derive(Debug)]
struct Unfolded {
    /// The number of games, and the clocks.
    time: bool,
    talk: bool,
    options: bool,
    /// What is known of all variants.
    balance: bool,
    /// The starting position, and the seed.
    place: bool,
}

impl Unfolded {
    fn of(setup: &Setup) -> Self {
        Self {
            time: setup.time.is_limited() || setup.series.is_match(),
            talk: setup.talk != TalkMode::default(),
            options: !setup.options.is_empty(),
            balance: false,
            place: setup.position.is_some() && !setup.is_balanced(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupDraft>().init_resource::<Pictures>().add_observer(on_set_up);
    // Runs on the title screen too.
    app.add_systems(Update, drop_draft.run_if(not(resource_equals(Dialog::Setup))));
    app.add_systems(
        EguiPrimaryContextPass,
        (hang_pictures, show_setup).chain().run_if(resource_equals(Dialog::Setup)).in_set(PanelSystems::Dialogs),
    );
}

fn on_set_up(set_up: On<OpenSetup>, mut draft: ResMut<SetupDraft>, mut dialog: ResMut<Dialog>) {
    draft.0 = Some(New::of(set_up.0.clone()));
    *dialog = Dialog::Setup;
}

/// Resets the dialog when it was closed in any way.
fn drop_draft(mut draft: ResMut<SetupDraft>) {
    draft.bypass_change_detection().0 = None;
}

fn show_setup(
    mut contexts: EguiContexts,
    table: TrueMatch,
    thinking: Res<Thinking>,
    pictures: Res<Pictures>,
    mut draft: ResMut<SetupDraft>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let session = table.session();
    // A new game starts with the players and options of the last one.
    let draft = &mut draft.bypass_change_detection().0;
    let series = Series::of(session.series().games());
    let anew = || {
        let last = session.setup();
        let position = last.position.clone().filter(|_| last.is_balanced());
        // Those at other screens do not come along.
        let players =
            if session.is_together() { vec![String::new(); last.players.len()] } else { last.players.clone() };
        New::of(Setup { position, series, players, ..last.clone() })
    };
    let New { setup, seed, laid, unfolded, forbids_hints } = draft.get_or_insert_with(anew);
    laid.follow(setup);
    let (mut starts, mut opens, mut cancel, mut edits) = (false, false, false, false);
    let closed = modal(contexts.ctx_mut()?, "setup", 620.0, |panel| {
        panel.heading(text!("menu-new-game"));
        egui::ScrollArea::vertical().max_height(panel.available_height() - 60.0).show_following(panel, |panel| {
            show_what_ends(panel, session);
            show_games(panel, setup, &pictures);
            show_start(panel, setup);
            show_names(panel, setup, &laid.seating, thinking.guests());
            panel.horizontal_wrapped(|panel| {
                if CAN_HOST {
                    opens = quiet_button(panel, true, text!("together-open")).clicked();
                    let words = text!("together-no-hints");
                    note_place(&panel.checkbox(forbids_hints, &words), &words);
                }
            });
            unfolded.time ^= fold(panel, &text!("setup-time"), unfolded.time, |panel| {
                show_series(panel, &mut setup.series);
                show_clock(panel, &mut setup.time, laid.flag_fallen);
            });
            if setup.game.has_talk() {
                unfolded.talk ^= fold(panel, &text!("talk"), unfolded.talk, |panel| show_modes(panel, setup));
            }
            unfolded.options ^= fold(panel, &text!("setup-options"), unfolded.options, |panel| {
                // Another start than that of the rules makes some of them idle.
                let idle = if setup.position.is_some() { setup.game.kit().start_options } else { &[] };
                show_options(panel, setup.game, &mut setup.options, idle);
            });
            unfolded.balance ^= fold(panel, &text!("balance"), unfolded.balance, |panel| show_findings(panel, setup));
            unfolded.place ^= fold(panel, &text!("setup-place"), unfolded.place, |panel| {
                edits = show_place(panel, setup);
                show_seed(panel, seed);
            });
        });
        panel.horizontal(|panel| {
            starts = primary_button(panel, text!("setup-start")).clicked();
            cancel = quiet_button(panel, true, text!("setup-cancel")).clicked();
        });
    });
    if edits {
        commands.trigger(OpenEditor(setup.clone()));
        return Ok(());
    }
    if opens {
        let mut setup = prepared(setup.clone(), seed);
        setup.tags.extend(forbids_hints.then(no_hints));
        match Session::new(setup) {
            Ok(session) => commands.trigger(OpenTable(session)),
            Err(error) => commands.trigger(Notice::refusal(text!("notice-no-set-up", why = error.to_string()))),
        }
        *dialog = Dialog::Together;
        return Ok(());
    }
    if starts {
        start(setup.clone(), seed, &mut commands);
    }
    if starts || cancel || closed {
        *dialog = Dialog::Closed;
    }
    Ok(())
}

/// Starts the game.
pub(super) fn start(setup: Setup, seed: &str, commands: &mut Commands) {
    commands.trigger(StartGame(prepared(setup, seed)));
}

/// The game, dated today. Any text makes a seed, and the same text makes the same one.
fn prepared(mut setup: Setup, seed: &str) -> Setup {
    setup.date = Some(today());
    setup.seed = seed.trim().parse().unwrap_or_else(|_| match seed.trim() {
        "" => fresh_seed(),
        words => words
            .bytes()
            .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)),
    });
    setup.draw_start();
    setup.tags.clear();
    setup
}
