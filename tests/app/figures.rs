//! What is seen follows the match: whatever is played, taken back or begun anew, each figure ends up where its piece
//! is, looks like it, and is gone when it is gone.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::undrawn_app;
use bulldozer_gambit::play::{Session, Setup, StartGame, SubmitAction, UndoAction};
use bulldozer_gambit::rules::{Action, Bid, Decider, GameId, PieceId, Seat};
use bulldozer_gambit::view::{Figure, Figures, Layout, Plinth, SkipAnimation, Timeline};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A table whose frames are a tenth of a second apart.
fn app() -> App {
    let mut app = undrawn_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.update();
    app
}

fn begin(app: &mut App, game: GameId) {
    app.world_mut().trigger(StartGame(Setup::new(game)));
    app.world_mut().flush();
}

fn play_at_random(app: &mut App, random: &mut ChaCha8Rng) -> bool {
    let table = app.world().resource::<Session>().position();
    let mut actions = table.actions();
    if actions.is_empty() {
        return false;
    }
    // Half of the time, what leads to auctions, where there are any.
    let pieces = table.snapshot().pieces;
    let is_bold = |action: &Action| match *action {
        Action::Move { to, .. } => pieces.values().any(|piece| piece.square == to),
        Action::Bid(bid) => bid != Bid::default(),
        Action::Offer { .. } | Action::Accept(_) => true,
        _ => false,
    };
    if random.random_bool(0.5) && actions.iter().any(is_bold) {
        actions.retain(is_bold);
    }
    app.world_mut().trigger(SubmitAction(actions[random.random_range(0..actions.len())]));
    app.world_mut().flush();
    true
}

fn settle(app: &mut App) {
    let mut was_quiet = false;
    for _ in 0..2_000 {
        app.update();
        let world = app.world();
        // What chance decides in one frame is shown from the next one on.
        let by_chance = world.resource::<Session>().position().decider() == Some(Decider::Chance);
        let is_quiet = !by_chance && !world.resource::<Timeline>().is_busy();
        if is_quiet && was_quiet {
            return;
        }
        was_quiet = is_quiet;
    }
    panic!("the animation does not end");
}

fn assert_figures_are_in_place(app: &App) {
    let world = app.world();
    let snapshot = world.resource::<Session>().position().snapshot();
    let layout = world.resource::<Layout>();
    let figures = &world.resource::<Figures>().by_piece;
    let mut there: Vec<PieceId> = snapshot.pieces.keys().chain(snapshot.hands.keys()).copied().collect();
    there.sort_unstable();
    assert_eq!(figures.keys().copied().collect::<Vec<_>>(), there);
    for (id, piece) in &snapshot.pieces {
        let figure = world.get::<Figure>(figures[id]).unwrap();
        assert_eq!((figure.seat, figure.kind, figure.chips), (piece.seat, piece.kind, piece.chips), "{id:?}");
        assert_eq!((figure.controller, figure.frozen), (piece.controller, piece.frozen), "{id:?}");
        let place = world.get::<Transform>(figures[id]).unwrap();
        assert!(place.translation.distance(layout.place(piece.square)) < 1e-3, "{id:?}: {place:?}");
        assert_eq!(place.scale, Vec3::ONE);
        assert_eq!((figure.tokens, figure.plinth), (0, None), "{id:?}");
    }
    for (id, piece) in &snapshot.hands {
        let figure = world.get::<Figure>(figures[id]).unwrap();
        let seat = if piece.tokens.is_some() { Seat::NOBODY } else { piece.seat };
        assert_eq!((figure.seat, figure.controller, figure.kind), (seat, piece.seat, piece.kind), "{id:?}");
        assert_eq!(figure.tokens, piece.tokens.unwrap_or(0), "{id:?}");
        let offer = snapshot.offer.as_ref();
        let is_bid = offer.is_some_and(|offer| offer.bids.values().flatten().any(|bid| bid == id));
        let is_offered = offer.is_some_and(|offer| offer.piece == *id);
        let plinth = if is_offered { Some(Plinth::Offer) } else { is_bid.then_some(Plinth::Bid) };
        assert_eq!(figure.plinth, plinth, "{id:?}");
        let place = *world.get::<Transform>(figures[id]).unwrap();
        assert_eq!(Some(place), layout.stand(&snapshot, *id), "{id:?}");
    }
}

#[test]
fn figures_follow_random_games() {
    let mut app = app();
    // One game after the other on the same table, which is laid anew for each.
    for (seed, game) in (0..10).zip(GameId::ALL.into_iter().cycle()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        begin(&mut app, game);
        for _ in 0..150 {
            if !play_at_random(&mut app, &mut random) {
                break;
            }
            settle(&mut app);
            assert_figures_are_in_place(&app);
        }
    }
}

#[test]
fn nothing_is_left_behind_when_a_table_is_laid_in_the_middle_of_an_animation() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut games = GameId::ALL.into_iter().cycle();
    for round in 0..240 {
        play_at_random(&mut app, &mut random);
        for _ in 0..random.random_range(0..6) {
            app.update();
        }
        match round % 5 {
            0 => app.world_mut().trigger(UndoAction),
            1 => app.world_mut().trigger(SkipAnimation),
            4 if round % 30 == 29 => begin(&mut app, games.next().unwrap()),
            _ => {}
        }
        app.world_mut().flush();
        if round % 7 == 0 {
            settle(&mut app);
            assert_figures_are_in_place(&app);
        }
    }
    settle(&mut app);
    assert_figures_are_in_place(&app);
    let figures = app.world_mut().query::<&Figure>().iter(app.world()).count();
    assert_eq!(figures, app.world().resource::<Figures>().by_piece.len());
}

/// Open boards with hands: captures, auctions, trades and drops at once.
const HANDS: [&str; 2] = [
    "x3,Yr,2,Yk,3,Yr,x3/x3,Yp,7,x3/x3,3,Yp,Yn,3,x3/1,Bp,4,Yq,1,Yp,4,Gr/10,Gp,3/2,Bp,5,Dp,2,Gb,2/3,Bb,8,Gp,Gk/\
     Bk,1,Bq,8,Gq,2/2,Bn,2,Dn,8/14/Br,Bp,4,Rq,1,Rb,3,Gp,Gr/x3,2,Rn,2,Rp,2,x3/x3,Rp,3,Rp,2,Rp,x3/\
     x3,Rr,3,Rk,2,Rr,x3 turn=G handR=n2 handB=p2,b1 handG=r1",
    "x3,8,x3/x3,8,x3/x3,3,Yk,Br,3,x3/5,Yp,8/8,Yb,5/6,Yr,Dq,2,Gk,3/3,Bk,Rr,Dp,5,Gp,2/7,Rr,1,Gn,4/\
     1,Bq,3,Bn,4,Rb,3/4,Bp,1,Rp,7/7,Rk,2,Gq,3/x3,8,x3/x3,8,x3/x3,8,x3 turn=Y handR=r2,p1 handB=n2 handY=b1 \
     handG=q2,p0",
];

#[test]
fn hands_follow_auctions_trades_and_drops() {
    let mut app = app();
    let (mut offers, mut due, mut dropped) = (0, 0, 0);
    for seed in 0..8 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let position = Some(HANDS[seed as usize % HANDS.len()].to_owned());
        app.world_mut().trigger(StartGame(Setup { position, seed, ..Setup::new(GameId::Auction) }));
        app.world_mut().flush();
        assert_figures_are_in_place(&app);
        for number in 0..120 {
            if !play_at_random(&mut app, &mut random) {
                break;
            }
            // Some rolls are not those of the match's seed, which chance draws in a frame.
            if number % 2 == 0 && app.world().resource::<Session>().position().decider() == Some(Decider::Chance) {
                play_at_random(&mut app, &mut random);
            }
            if seed % 2 == 0 {
                app.world_mut().trigger(SkipAnimation);
            }
            app.update();
            if number % 5 == 4 {
                app.world_mut().trigger(SkipAnimation);
            }
            settle(&mut app);
            assert_figures_are_in_place(&app);
            let snapshot = app.world().resource::<Session>().position().snapshot();
            offers += usize::from(snapshot.offer.is_some());
            due += snapshot.hands.values().filter(|piece| piece.tokens.is_none()).count();
            dropped += snapshot.pieces.values().filter(|piece| piece.seat == Seat::NOBODY).count();
        }
    }
    assert!(offers > 10 && due > 10 && dropped > 50, "{offers} {due} {dropped}");
}
