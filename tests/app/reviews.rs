//! The review of what others have done since the player's last turn.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::undrawn_app;
use bulldozer_gambit::play::{Replay, Review, Session, Setup, StartGame, SubmitAction};
use bulldozer_gambit::rules::GameId;
use bulldozer_gambit::view::{Pace, SkipAnimation, Timeline};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::parity::choose;
use crate::until;

const FRAME: Duration = Duration::from_millis(50);

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn is_at_rest(app: &App) -> bool {
    let is_on = app.world().resource::<Replay>().is_on();
    !is_on && !session(app).can_redo() && !app.world().resource::<Timeline>().is_busy()
}

#[test]
fn a_review_takes_a_few_seconds_however_much_was_done() {
    for (game, least_actions) in [(GameId::Pothole, 6), (GameId::Quad, 3), (GameId::Auction, 6), (GameId::Knot, 1)] {
        let mut app = undrawn_app();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.update();
        app.world_mut().trigger(StartGame(Setup::new(game)));
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let others_did =
            |app: &App| session(app).since_last_turn().map_or(0, |since| session(app).played().len() - since);
        until("the others' actions", || {
            let action = choose(session(&app).position(), &mut random);
            app.world_mut().trigger(SubmitAction(action));
            app.update();
            app.world_mut().trigger(SkipAnimation);
            app.update();
            others_did(&app) >= least_actions
        });
        let played = session(&app).played().len();
        app.world_mut().trigger(Review);
        app.world_mut().flush();
        assert!(!is_at_rest(&app), "{game:?}: it begins");
        let (mut taken, mut fastest) = (Duration::ZERO, 1.0_f32);
        while !is_at_rest(&app) {
            app.update();
            taken += FRAME;
            fastest = fastest.max(app.world().resource::<Pace>().0);
            assert!(taken < Duration::from_secs(6), "{game:?}: {} actions took too long", others_did(&app));
        }
        assert!(fastest < 4.0, "{game:?}: nobody can follow {fastest} times the usual pace");
        assert_eq!(session(&app).played().len(), played, "{game:?}: all has been shown");
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), Pace::default(), "{game:?}: what comes next is not hurried");
    }
}
