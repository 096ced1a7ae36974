//! The cost of the app without rendering: resolving a turn in the world, and a frame of the main world.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, egui};
use bulldozer_gambit::app::{minimal_app, panelled_app, undrawn_app};
use bulldozer_gambit::play::{ActionPlayed, Session, Setup, StartGame, resolve_turn};
use bulldozer_gambit::rules::{Action, GameId};
use bulldozer_gambit::view::{Hovered, PickSquare, Selection, Timeline};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

/// Blue's megadozer on g2 has a row of four to push.
const CHAIN: &str = "Rk,Rc,1,x,Gd,Gc,Gk/1,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/Wd,5,Bd/Wk,@W,1,Wc+ne,Rd,Rc,Bm/\
                     Wc,Wc,Wd,x,Bd,@B,Bk turn=B";

fn action(token: &str) -> Action {
    Action::parse(token, GameId::Pothole.seats()).expect("a token")
}

fn lay(app: &mut App, position: Option<&str>) {
    let setup = Setup { position: position.map(str::to_owned), ..Setup::new(GameId::Pothole) };
    app.world_mut().trigger(StartGame(setup));
    app.world_mut().flush();
}

/// One run of the `ResolveTurn` schedule with its entities, for a plain move and for a chain of four.
fn bench_resolve_turn(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("app/resolve turn");
    for (name, position, token) in [("move", None, "c2d2"), ("chain", Some(CHAIN), "g2d2")] {
        let mut app = minimal_app();
        app.update();
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|rounds| {
                let mut spent = std::time::Duration::ZERO;
                for _ in 0..rounds {
                    lay(&mut app, position);
                    app.world_mut().resource_mut::<Messages<ActionPlayed>>().clear();
                    let begun = std::time::Instant::now();
                    resolve_turn(app.world_mut(), action(token));
                    spent += begun.elapsed();
                }
                spent
            });
        });
    }
    group.finish();
}

/// A frame of the main world with the full board: at rest, and while a megadozer pushes its chain.
fn bench_frame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("app/frame");
    let mut app = undrawn_app();
    lay(&mut app, None);
    for _ in 0..8 {
        app.update();
    }
    group.bench_function("at rest", |bencher| bencher.iter(|| app.update()));
    let mut app = undrawn_app();
    for _ in 0..8 {
        app.update();
    }
    group.bench_function("megadozer chain", |bencher| {
        bencher.iter_batched(
            || (),
            |()| {
                if !app.world().resource::<Timeline>().is_busy() {
                    lay(&mut app, Some(CHAIN));
                    resolve_turn(app.world_mut(), action("g2d2"));
                }
                app.update();
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

/// A game's table with its panels at 1280x720, and a function that runs a frame.
fn panelled(game: GameId) -> (App, impl FnMut(&mut App)) {
    let mut app = panelled_app(|_| ());
    app.world_mut().trigger(StartGame(Setup::new(game)));
    app.world_mut().flush();
    let world = app.world_mut();
    let context = world.query::<&mut EguiContext>().single_mut(world).expect("a context").get_mut().clone();
    let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)));
    let mut secs = 0.0;
    let frame = move |app: &mut App| {
        app.update();
        secs += 1.0 / 60.0;
        context.begin_pass(egui::RawInput { screen_rect, time: Some(secs), ..egui::RawInput::default() });
        app.world_mut().run_schedule(EguiPrimaryContextPass);
        // Nothing renders them.
        context.end_pass().textures_delta.clear();
    };
    (app, frame)
}

/// A frame of the main world with its panels at 1280x720: at rest, and while the pointer moves over legal targets, so
/// that every frame previews another action. The cost at rest without panels is measured above.
fn bench_panels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("app/panels");
    for game in GameId::ALL {
        let (mut app, mut frame) = panelled(game);
        (0..30).for_each(|_| frame(&mut app));
        group.bench_function(format!("{game:?} at rest"), |bencher| bencher.iter(|| frame(&mut app)));
        let actions = app.world().resource::<Session>().position().actions();
        let from = actions.iter().find_map(|action| action.squares()).map(|(from, _)| from);
        let Some(from) = from else { continue };
        app.world_mut().trigger(PickSquare(from));
        frame(&mut app);
        let targets: Vec<_> = app.world().resource::<Selection>().targets.iter().map(|target| target.square).collect();
        let mut next = targets.iter().cycle();
        group.bench_function(format!("{game:?} pointing"), |bencher| {
            bencher.iter(|| {
                app.world_mut().insert_resource(Hovered(next.next().copied()));
                frame(&mut app);
            });
        });
    }
    group.finish();
}

/// The frame of the main world that handles a click on a piece and shows its moves, at 1280x720. Together with
/// rendering, this is the response time that players see.
fn bench_reaction(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("app/reaction");
    for game in GameId::ALL {
        let (mut app, mut frame) = panelled(game);
        (0..30).for_each(|_| frame(&mut app));
        let actions = app.world().resource::<Session>().position().actions();
        let Some((from, _)) = actions.iter().find_map(|action| action.squares()) else { continue };
        group.bench_function(format!("{game:?} click"), |bencher| {
            bencher.iter_custom(|rounds| {
                let mut spent = std::time::Duration::ZERO;
                for _ in 0..rounds {
                    let begun = std::time::Instant::now();
                    app.world_mut().trigger(PickSquare(from));
                    frame(&mut app);
                    spent += begun.elapsed();
                    assert_eq!(app.world().resource::<Selection>().square, Some(from));
                    // Picking it again deselects it.
                    app.world_mut().trigger(PickSquare(from));
                    frame(&mut app);
                }
                spent
            });
        });
    }
    group.finish();
}

criterion_group!(benches, bench_resolve_turn, bench_frame, bench_panels, bench_reaction);
criterion_main!(benches);
