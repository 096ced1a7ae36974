//! A table at rest asks for no frames.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::play::Setup;
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::screens::{NextFrame, Screen};

use crate::player::Player;

/// Ten seconds, and a minute.
const LONG: usize = 200;
const LONGER: usize = 1200;

fn next(player: &Player) -> NextFrame {
    *player.app.world().resource()
}

fn wait(player: &Player) -> Duration {
    match next(player) {
        NextFrame::AtOnce => Duration::ZERO,
        NextFrame::Within(wait) => wait,
    }
}

/// How many entities have moved since the system's last run.
fn moved(moved: Query<(), Changed<GlobalTransform>>) -> usize {
    moved.iter().count()
}

#[test]
fn nothing_moves_at_rest_and_a_touch_is_drawn_at_once() {
    for game in GameId::ALL {
        let mut player = Player::at(Setup::new(game));
        assert_eq!(next(&player), NextFrame::AtOnce, "{game:?}");
        player.frames(LONG);
        assert!(wait(&player) >= Duration::from_secs(1), "{game:?}: {:?}", next(&player));
        player.frames(LONGER);
        assert!(wait(&player) >= Duration::from_secs(10), "{game:?}: {:?}", next(&player));
        let moved = player.app.world_mut().register_system(moved);
        let count = |player: &mut Player| player.app.world_mut().run_system(moved).unwrap();
        count(&mut player);
        // Panels that ask for a frame get none: a second's delay of theirs would be a request for a frame at once.
        player.app.world_mut().write_message(RequestRedraw);
        player.frames(3);
        assert_eq!(count(&mut player), 0, "{game:?}");
        assert!(player.app.world().resource::<Messages<RequestRedraw>>().is_empty(), "{game:?}");

        player.go(Vec2::new(600.0, 300.0));
        player.frames(1);
        assert_eq!(next(&player), NextFrame::AtOnce, "{game:?}");
    }
}

#[test]
fn what_goes_on_by_itself_has_its_frames() {
    let time = TimeControl::Bank { secs: 600, increment: 5 };
    let mut player = Player::at(Setup { time, ..Setup::new(GameId::Quad) });
    player.frames(LONG);
    assert!(wait(&player) <= Duration::from_millis(250), "a clock runs: {:?}", next(&player));
    let before = player.session().time_left(player.session().timed_seat().unwrap()).unwrap();
    player.frames(20);
    let after = player.session().time_left(player.session().timed_seat().unwrap()).unwrap();
    assert_eq!(before - after, Duration::from_secs(1), "no time is lost in longer frames");

    let bots = "1,1,1,1".parse().unwrap();
    let mut player = Player::at(Setup { bots, ..Setup::new(GameId::Quad) });
    for _ in 0..LONG {
        player.frames(1);
        assert!(wait(&player) <= Duration::from_millis(50), "bots play: {:?}", next(&player));
    }
}

#[test]
fn the_scenes_behind_the_title_stand_still_when_they_are_left_alone() {
    let mut player = Player::at(Setup::new(GameId::Pothole));
    player.app.insert_resource(NextState::Pending(Screen::Title));
    player.frames(LONG);
    assert_eq!(next(&player), NextFrame::AtOnce, "a scene plays");
    player.frames(2 * LONGER);
    assert!(wait(&player) >= Duration::from_secs(10), "{:?}", next(&player));
    player.go(Vec2::new(600.0, 300.0));
    player.frames(1);
    assert_eq!(next(&player), NextFrame::AtOnce, "a touch is drawn at once");
}
