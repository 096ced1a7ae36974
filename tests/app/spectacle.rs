//! The view of a match apart from its pieces: the trail, the next player, camera moments and camera shake.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::undrawn_app;
use bulldozer_gambit::bots::Level;
use bulldozer_gambit::play::{Bots, Session, Setup, StartGame, SubmitAction, UndoAction};
use bulldozer_gambit::rules::{Action, Decider, GameId, Seat, Square};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::view::{BoardCamera, EdgeMark, Edges, SkipAnimation, Timeline, Trace, Trail};

use crate::until_still;

const FIRST: Seat = Seat(0);

/// A table with this frame time.
fn app(frame: Duration) -> App {
    let mut app = undrawn_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app.update();
    app
}

fn begin(app: &mut App, setup: Setup) {
    app.world_mut().trigger(StartGame(setup));
    app.world_mut().flush();
    app.update();
}

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn trail(app: &App) -> &Trail {
    app.world().resource()
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, session(app).position().seats()).unwrap();
        let before = session(app).played().len();
        app.world_mut().trigger(SubmitAction(action));
        app.world_mut().flush();
        assert_eq!(session(app).played().len(), before + 1, "{token}");
        app.update();
    }
}

fn skip(app: &mut App) {
    app.world_mut().trigger(SkipAnimation);
    for _ in 0..3 {
        app.update();
    }
    assert!(!app.world().resource::<Timeline>().is_busy());
}

fn drawn(app: &mut App, what: &str) -> usize {
    let mut names = app.world_mut().query::<&Name>();
    names.iter(app.world()).filter(|name| name.as_str() == what).count()
}

/// The timeline must be idle for this many frames: the animation of an action starts one frame after it is played.
const CALM: u32 = 3;

/// Waits until the first player is to decide, for at most a minute.
fn wait_for_first(app: &mut App) {
    let begun = Instant::now();
    let mut calm = 0;
    while calm < CALM {
        app.update();
        let is_first = session(app).position().decider() == Some(Decider::Seat(FIRST));
        calm = if is_first && !app.world().resource::<Timeline>().is_busy() { calm + 1 } else { 0 };
        assert!(begun.elapsed() < Duration::from_secs(60), "{}", session(app).position().to_text());
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// An action of the first player that needs no answer by another player.
fn first_move(app: &App) -> Action {
    let actions = session(app).position().actions();
    let moves = |action: &&Action| action.squares().is_some();
    *actions.iter().find(moves).unwrap_or(&actions[0])
}

#[test]
fn what_bots_did_is_on_the_board_until_the_player_acts() {
    for game in [GameId::Pothole, GameId::Quad, GameId::Auction] {
        let mut app = app(Duration::from_millis(100));
        let bots = Bots::against_first(game.seats().len(), Level::ALL[0]);
        begin(&mut app, Setup { bots, seed: 5, ..Setup::new(game) });
        assert_eq!(*trail(&app), Trail::default(), "{game:?}: nobody has done anything");
        let first = first_move(&app);
        app.world_mut().trigger(SubmitAction(first));
        app.world_mut().flush();
        if game == GameId::Pothole {
            app.world_mut().trigger(SubmitAction(Action::End));
            app.world_mut().flush();
        }
        app.update();
        assert_eq!(*trail(&app), Trail::default(), "{game:?}: they have done it themselves");
        wait_for_first(&mut app);
        app.update();
        let steps = &trail(&app).0;
        // Each player who has moved has an arrow for it, in order.
        let played = session(&app).played();
        let own = played.iter().rposition(|played| played.decider == Some(Decider::Seat(FIRST))).unwrap() + 1;
        let moves: Vec<(Seat, Square, Square)> = played[own..]
            .iter()
            .filter_map(|played| match (played.decider, played.action.squares()) {
                (Some(Decider::Seat(seat)), Some((from, to))) => Some((seat, from, to)),
                _ => None,
            })
            .collect();
        assert!(moves.len() >= 3, "{game:?}: {moves:?}");
        let shown: Vec<(Seat, Square, Square)> = steps
            .iter()
            .filter_map(|step| match &step.traces[0] {
                Trace::Way { squares, .. } => Some((step.seat, squares[0], *squares.last()?)),
                _ => None,
            })
            .collect();
        assert_eq!(shown, moves, "{game:?}");
        assert!(steps.iter().enumerate().all(|(number, step)| step.number == number + 1), "{game:?}");
        assert!(steps.is_sorted_by(|older, newer| older.strength < newer.strength), "{game:?}: the oldest are faint");
        assert!(steps.last().unwrap().strength == 1.0 && steps[0].strength >= 0.4, "{game:?}");
        assert_eq!(drawn(&mut app, "Trail"), 1, "{game:?}");
        // The trail is cleared as soon as the player acts, before the animation.
        let next = first_move(&app);
        app.world_mut().trigger(SubmitAction(next));
        app.world_mut().flush();
        app.update();
        assert!(app.world().resource::<Timeline>().is_busy());
        assert_eq!(*trail(&app), Trail::default(), "{game:?}");
        assert_eq!(drawn(&mut app, "Trail"), 0, "{game:?}");
        // After an undo, the trail is back. A bot may have answered by then, so the table need not rest.
        app.world_mut().trigger(SkipAnimation);
        app.update();
        let others = moves.len();
        app.world_mut().trigger(UndoAction);
        app.world_mut().flush();
        for _ in 0..3 {
            app.update();
        }
        assert!(trail(&app).0.len() >= others, "{game:?}");
    }
}

/// Positions, actions, and the trail of the last action: `a-b` is a solid arrow, `a~b` a dashed one, `a>` a push to the
/// right, `a^` one upwards, `+a` a piece that came, `xa` one that is gone.
const TRACES: [(GameId, &str, &str, &str); 7] = [
    (GameId::Pothole, "3,x,3/7/Wm,Bc,1,Bd,3/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "a5d5", "a5-b5-c5-d5 d5> e5> b5> c5>"),
    (GameId::Pothole, "3,x,2,Gk/7/7/x,5,x/5,Wb,Bc/7/Wk,2,x,2,Bk turn=W", "f3g3", "f3-g3 g3>"),
    (GameId::Pothole, "Rk,2,x,2,Gk/7/7/x,1,@1,1,@2,1,x/7/7/Wk,2,x,2,Bk turn=W", "@c4d4", "c4-d4"),
    (GameId::Quad, "Wk,6,Nk/8/8/3,Np,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-", "d3d5", "d3-d4-d5"),
    (GameId::Knot, "Wk,15/2,Wa,1,Bi,11/16/7,Bk,8 turn=W", "b3!d17", "berserk"),
    // A frog that slips back at once has one arrow, to where it is.
    (GameId::Knot, "Wk,15/16/15,Bk/15,Bf turn=B", "d17d15", "d17-d16"),
    (
        GameId::Auction,
        "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/3,Bn,10/Bk,13/14/14/3,Rr,10/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R",
        "d4d8",
        "d4-d5-d6-d7-d8",
    ),
];

fn told(traces: &[Trace]) -> String {
    let words = traces.iter().map(|trace| match trace {
        Trace::Way { squares, pattern, .. } => {
            let between = if format!("{pattern:?}") == "Whole" { "-" } else { "~" };
            squares.iter().map(Square::to_string).collect::<Vec<_>>().join(between)
        }
        Trace::Shove(square, heading) => format!("{square}{}", if heading.file == 1 { ">" } else { "^" }),
        Trace::Gone(square) => format!("x{square}"),
        Trace::Came(square) => format!("+{square}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn an_action_leaves_what_it_did() {
    let mut app = app(Duration::from_millis(100));
    for (game, position, token, expected) in TRACES {
        begin(&mut app, Setup { position: Some(position.to_owned()), ..Setup::new(game) });
        play(&mut app, token);
        if game == GameId::Pothole && session(&app).position().check(Action::End).is_ok() {
            play(&mut app, "end");
        }
        skip(&mut app);
        let steps = &trail(&app).0;
        assert_eq!(steps.len(), 1, "{token}: {steps:?}");
        let told = told(&steps[0].traces);
        if expected == "berserk" {
            // Its whole path with all victims, and its end, where it is gone itself.
            assert!(told.starts_with("b3-b4-b5-"), "{told}");
            assert!(told.contains("-d17") && told.contains("xb5") && told.ends_with("xd17"), "{told}");
        } else {
            assert_eq!(told, expected, "{token}");
        }
    }
}

#[test]
fn edges_tell_whose_turn_it_is_and_who_is_next() {
    let mut app = app(Duration::from_millis(100));
    begin(&mut app, Setup::new(GameId::Pothole));
    let told = |app: &App| -> Vec<(Seat, EdgeMark)> {
        app.world().resource::<Edges>().0.iter().map(|edge| (edge.seat, edge.place)).collect()
    };
    assert!(matches!(told(&app)[..], [(Seat(0), EdgeMark::Turn(_)), (Seat(1), EdgeMark::Next)]), "{:?}", told(&app));
    assert_eq!(drawn(&mut app, "Pointer"), 2, "a pointer over its rim");
    play(&mut app, "c2d2 end");
    skip(&mut app);
    assert!(matches!(told(&app)[..], [(Seat(1), EdgeMark::Turn(_)), (Seat(2), EdgeMark::Next)]), "{:?}", told(&app));
}

fn camera(app: &mut App) -> Transform {
    let mut cameras = app.world_mut().query_filtered::<&Transform, With<BoardCamera>>();
    *cameras.single(app.world()).unwrap()
}

/// A push without a camera moment.
const SHOVE: (&str, &str) = ("3,x,3/7/Wm,Bc,1,Bd,3/x,5,x/7/7/Wk,2,x,2,Bk turn=W", "a5c5");

#[test]
fn the_camera_shakes_at_a_hit_and_comes_to_rest() {
    for (is_reduced, shakes, expected) in [(false, true, true), (true, true, false), (false, false, false)] {
        let mut app = app(Duration::from_millis(16));
        app.insert_resource(Settings { reduced_motion: is_reduced, camera_shakes: shakes, ..Settings::default() });
        begin(&mut app, Setup { position: Some(SHOVE.0.to_owned()), ..Setup::new(GameId::Pothole) });
        for _ in 0..20 {
            app.update();
        }
        let before = camera(&mut app);
        play(&mut app, SHOVE.1);
        let mut most = 0.0_f32;
        for _ in 0..300 {
            app.update();
            most = most.max(camera(&mut app).translation.distance(before.translation));
        }
        assert_eq!(most > 0.01, expected, "{most}");
        assert!(most < 0.2, "it is a little: {most}");
        assert!(!app.world().resource::<Timeline>().is_busy());
        assert_eq!(camera(&mut app), before);
    }
}

/// The hit stop makes a push take a little longer than its acts.
#[test]
fn a_hit_stops_time_for_about_two_frames() {
    const FRAME: Duration = Duration::from_millis(4);
    let mut app = app(FRAME);
    begin(&mut app, Setup { position: Some(SHOVE.0.to_owned()), ..Setup::new(GameId::Pothole) });
    play(&mut app, SHOVE.1);
    let mut held = 0;
    let mut was = app.world().resource::<Timeline>().left_secs();
    until_still(&mut app, |app| {
        app.update();
        let now = app.world().resource::<Timeline>().left_secs();
        held += usize::from(now == was && now > 0.0);
        was = now;
    });
    let held = FRAME * held as u32;
    assert!((20..60).contains(&held.as_millis()), "{held:?}");
}

/// Charges to the far end and to both sides.
const BERSERKS: [&str; 3] = ["b3!d17", "b3!a17", "b3!b17"];

#[test]
fn the_camera_goes_along_with_a_berserk_to_its_end() {
    for token in BERSERKS {
        let mut app = app(Duration::from_millis(33));
        let position = "Wk,15/2,Wa,1,Bi,11/16/7,Bk,8 turn=W".to_owned();
        begin(&mut app, Setup { position: Some(position), ..Setup::new(GameId::Knot) });
        for _ in 0..20 {
            app.update();
        }
        let whole = camera(&mut app);
        let end: Square = token[3..].parse().unwrap();
        let layout = app.world().resource::<bulldozer_gambit::view::Layout>().clone();
        let place = layout.place(end);
        // The distance from the middle of the picture, relative to half of its height, and the distance from the
        // camera.
        let seen = |camera: Transform| {
            let seen = camera.rotation.inverse() * (place - camera.translation);
            (Vec2::new(seen.x, seen.y).length() / -seen.z / 0.31_f32.tan(), -seen.z)
        };
        let far = seen(whole);
        play(&mut app, token);
        let mut last = far;
        until_still(&mut app, |app| {
            last = seen(camera(app));
            app.update();
        });
        assert!(last.0 < 0.25, "{token}: it ends in the middle of the picture: {last:?}");
        assert!(last.1 < 0.7 * far.1, "{token}: and near: {last:?} {far:?}");
    }
}

/// A king that is mated, and one that is killed.
const FALLEN: [(GameId, &str, &str); 2] = [
    (GameId::Quad, "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-", "b3b7"),
    (GameId::Pothole, "Rk,2,x,2,Gk/Wc,1,@R,4/Rb,6/x,1,@1,1,@2,1,x/7/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W", "a6a7"),
];

#[test]
fn a_fallen_king_leaves_its_crown_before_its_army_is_anothers() {
    for (game, position, token) in FALLEN {
        let mut app = app(Duration::from_millis(33));
        begin(&mut app, Setup { position: Some(position.to_owned()), ..Setup::new(game) });
        play(&mut app, token);
        let (mut crowned, mut annexed_with_crown) = (0, 0);
        until_still(&mut app, |app| {
            app.update();
            let crown = drawn(app, "Crown");
            assert!(crown < 2, "{game:?}");
            crowned += crown;
            let told = format!("{:?}", app.world().resource::<Timeline>());
            annexed_with_crown += usize::from(crown > 0 && !told.contains("Crown {"));
        });
        assert!(crowned > 30, "{game:?}: the crown was seen for {crowned} frames");
        assert_eq!(annexed_with_crown, 0);
        assert_eq!(drawn(&mut app, "Crown"), 0, "{game:?}: nothing is left of it");
    }
}
