//! Sounds without a loudspeaker: what is started, how loud and how fast.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::audio::{AudioSource, PlaybackSettings};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::effects::{self, Play};
use super::music::{Bed, fade, wanted};
use super::turns::{end, turn};
use crate::play::{ActionRefused, BotSeat, Bots, Save, Session, Setup, Speak};
use crate::rules::{Action, GameId, Refusal, Remark, Seat};
use crate::settings::Settings;
use crate::view::{Cue, Heard, layout_of};

/// The sounds that have been started, with their speed.
#[derive(Resource, Default)]
struct Started(Vec<(String, f32)>);

/// An app that starts sounds, with frames of this length.
fn app(settings: Settings, frame: Duration) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), InputPlugin))
        .init_asset::<AudioSource>()
        .add_message::<Heard>()
        .insert_resource(settings)
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .init_resource::<Started>()
        .add_observer(on_start)
        .add_plugins(effects::plugin);
    app.update();
    app
}

fn on_start(
    start: On<Add, AudioPlayer>,
    sounds: Query<(&Name, &PlaybackSettings)>,
    mut started: ResMut<Started>,
) -> Result {
    let (name, how) = sounds.get(start.entity)?;
    started.0.push((name.to_string(), how.speed));
    Ok(())
}

/// The sounds that have been started so far, by name.
fn started(app: &App) -> Vec<(String, f32)> {
    let mut started = app.world().resource::<Started>().0.clone();
    started.sort_by(|a, b| a.0.cmp(&b.0));
    started
}

#[test]
fn a_sound_that_was_just_heard_is_not_started_again() {
    let mut app = app(Settings::default(), Duration::from_millis(40));
    for _ in 0..2 {
        app.world_mut().trigger(Play::file("step"));
        app.world_mut().trigger(Play::file("slide"));
        app.world_mut().flush();
    }
    assert_eq!(started(&app), [("slide".to_owned(), 1.0), ("step".to_owned(), 1.0)]);
    // 90 milliseconds later it is another step. A chain of shoves is heard one by one.
    for expected in [2, 2, 3] {
        app.update();
        app.world_mut().trigger(Play::file("slide"));
        app.world_mut().flush();
        assert_eq!(started(&app).len(), expected);
    }
    for expected in [4, 5] {
        app.update();
        app.world_mut().trigger(Play::file(Cue::Jolt.file()));
        app.world_mut().flush();
        assert_eq!(started(&app).len(), expected);
    }
}

#[test]
fn nothing_is_started_without_volume_and_never_more_than_ten_at_once() {
    const FILES: [&str; 12] =
        ["step", "slide", "drive", "engine", "shove", "fall", "tile", "chip", "coin", "dice", "drop", "roar"];
    for (settings, expected) in [
        (Settings::default(), 10),
        (Settings { is_muted: true, ..Settings::default() }, 0),
        (Settings { sound: 0.0, ..Settings::default() }, 0),
    ] {
        let mut app = app(settings, Duration::from_millis(40));
        for file in FILES {
            app.world_mut().trigger(Play::file(file));
            app.world_mut().flush();
        }
        assert_eq!(started(&app).len(), expected);
    }
}

#[test]
fn slow_motion_slows_sounds_as_far_as_they_can_be_recognised() {
    let mut app = app(Settings::default(), Duration::from_millis(40));
    for (cue, pace) in [(Cue::Roar, 0.2), (Cue::Slide, 0.8), (Cue::Step, 1.5)] {
        app.world_mut().write_message(Heard { cue, pace });
    }
    app.update();
    assert_eq!(
        started(&app),
        [(Cue::Roar.file().to_owned(), 0.6), (Cue::Slide.file().to_owned(), 0.8), (Cue::Step.file().to_owned(), 1.0)]
    );
}

#[test]
fn a_refusal_and_a_message_are_heard() {
    let mut app = app(Settings::default(), Duration::from_millis(40));
    app.world_mut().trigger(ActionRefused { action: Action::Swap, refusal: Refusal::SameSquare });
    app.world_mut().trigger(Speak(Remark::Message { by: Seat(0), to: None, text: "Hello".to_owned() }));
    app.world_mut().flush();
    let names: Vec<_> = started(&app).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["message", "refuse"]);
}

#[test]
fn each_seat_has_its_signal_and_a_single_human_a_stronger_one() {
    let with_bots = |seats: &[u8]| {
        let bots = Bots(core::array::from_fn(|at| seats.contains(&(at as u8)).then(BotSeat::default)));
        Session::new(Setup { bots, ..Setup::new(GameId::Quad) }).unwrap()
    };
    let signals = |session: &Session| [0, 1, 2, 3].map(|seat| turn(session, Seat(seat)));
    assert_eq!(signals(&with_bots(&[])), ["turn_1", "turn_2", "turn_3", "turn_4"]);
    assert_eq!(signals(&with_bots(&[0, 1, 3])), ["turn_1", "turn_2", "your_turn", "turn_4"]);
}

#[test]
fn the_end_sounds_as_it_is_for_a_single_human() {
    let won = include_str!("../../tests/data/last-player.bgr");
    let session = Save::read(won).unwrap();
    let winner = session.position().outcome().unwrap().winners().iter().next().unwrap();
    let seats = session.position().seats().len();
    assert_eq!(end(&session), "win", "to those who watch");
    for human in 0..seats {
        let bots = Bots(core::array::from_fn(|at| (at < seats && at != human).then(BotSeat::default)));
        let with_bots = format!("[{} \"{}\"]\n{won}", Bots::TAG, bots.text(seats));
        let session = Save::read(&with_bots).unwrap();
        let expected = if human == winner.index() { "win" } else { "lose" };
        assert_eq!((end(&session), session.humans().count()), (expected, 1), "seat {human}");
    }
    let session = Session::new(Setup::new(GameId::Knot)).unwrap();
    assert_eq!(end(&session), "draw", "no winner");
}

#[test]
fn every_game_has_its_music_and_silence_has_none() {
    let board = |game: GameId| layout_of(game, game.set_up([], None).unwrap().words().board());
    let settings = Settings::default();
    let music: BTreeSet<_> =
        GameId::ALL.into_iter().filter_map(|game| wanted(&settings, &board(game), false)).collect();
    assert!(music.len() >= 4, "{music:?}");
    let layout = board(GameId::Knot);
    assert_eq!(wanted(&settings, &layout, true), Some("bed_title"));
    assert_eq!(wanted(&settings, &layout_of(GameId::Knot, Vec::new()), false), None, "before a board is laid");
    assert_eq!(wanted(&Settings { is_muted: true, ..Settings::default() }, &layout, false), None);
    assert_eq!(wanted(&Settings { music: 0.0, ..Settings::default() }, &layout, false), None);
}

#[test]
fn music_fades_out_within_two_seconds() {
    let mut app = app(Settings::default(), Duration::from_millis(500));
    let layout = layout_of(GameId::Knot, GameId::Knot.set_up([], None).unwrap().words().board());
    app.insert_resource(layout).add_systems(Update, fade);
    let [old, new] =
        [("bed_site", 1.0), ("bed_stars", 0.0)].map(|(file, part)| app.world_mut().spawn(Bed { file, part }).id());
    let part = |app: &App, bed| app.world().get::<Bed>(bed).map(|bed: &Bed| bed.part);
    app.update();
    assert_eq!((part(&app, old), part(&app, new)), (Some(0.75), Some(0.25)));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!((part(&app, old), part(&app, new)), (None, Some(1.0)));
}
