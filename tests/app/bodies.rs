//! Bodies always come to rest in the right places: after actions, undo, redo, loading, skipping and new games.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::app::undrawn_app;
use bulldozer_gambit::play::{
    AuctionToken, Die, Leaving, LoadGame, OnSquare, Piece, PieceEntities, Pothole, PromotionChip, RedoAction, Save,
    Session, Setup, StartGame, SubmitAction, UndoAction, record_of,
};
use bulldozer_gambit::rules::{Decider, GameId, PieceId, Seat};
use bulldozer_gambit::view::{Attire, Body, HoleBody, Layout, SkipAnimation, Timeline};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::parity::{choose, on_table, without_turn};

/// A table with a frame time of a tenth of a second.
fn app() -> App {
    let mut app = undrawn_app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.update();
    app
}

fn send<'a, E: Event<Trigger<'a>: Default>>(app: &mut App, event: E) {
    app.world_mut().trigger(event);
    app.world_mut().flush();
}

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn play_at_random(app: &mut App, random: &mut ChaCha8Rng) -> bool {
    let table = session(app).position();
    let goes_on = !table.actions().is_empty();
    if goes_on {
        let action = choose(table, random);
        send(app, SubmitAction(action));
    }
    goes_on
}

fn settle(app: &mut App) {
    let mut was_quiet = false;
    for _ in 0..2_000 {
        app.update();
        // A chance decision of one frame is animated from the next one on.
        let by_chance = session(app).position().decider() == Some(Decider::Chance);
        let is_quiet = !by_chance && !app.world().resource::<Timeline>().is_busy();
        if is_quiet && was_quiet {
            return;
        }
        was_quiet = is_quiet;
    }
    panic!("the animation does not end");
}

fn count<C: Component>(world: &mut World) -> usize {
    world.query_filtered::<(), With<C>>().iter(world).count()
}

/// Asserts that position, components and bodies agree.
fn assert_all_agree(app: &mut App) {
    let world = app.world_mut();
    let table = without_turn(world.resource::<Session>().position());
    assert_eq!(on_table(world), table);
    assert_eq!(count::<Leaving>(world), 0);
    assert_eq!(count::<Piece>(world), table.pieces.len() + table.hands.len());
    let chips: u32 = table.pieces.values().map(|piece| piece.chips.len()).sum();
    assert_eq!(count::<PromotionChip>(world), chips as usize);
    let tokens: u8 = table.hands.values().filter_map(|piece| piece.tokens).sum();
    assert_eq!(count::<AuctionToken>(world), usize::from(tokens));
    let layout = world.resource::<Layout>().clone();
    let mut bodies = world.query::<(&Piece, &Body, &Transform, &Visibility)>();
    for (piece, body, place, visibility) in bodies.iter(world) {
        let id = piece.id;
        assert_eq!(Some(body.attire), Attire::on_table(id, &table), "{id:?}");
        let stand = layout.stand(&table, id).unwrap();
        assert!(place.translation.distance(stand.translation) < 1e-3, "{id:?}: {place:?}");
        assert_eq!((place.scale, *visibility), (stand.scale, Visibility::Inherited), "{id:?}");
        assert!(table.pieces.contains_key(&id) || *place == stand, "{id:?}: {place:?}");
    }
    let mut holes = world.query_filtered::<(&OnSquare, &HoleBody, &Transform), With<Pothole>>();
    for (square, body, place) in holes.iter(world) {
        assert_eq!((body.square, place.translation), (square.0, layout.place(square.0)));
    }
    assert_eq!(holes.iter(world).count(), table.potholes.len());
    let last = world.resource::<Session>().rolls().next_back();
    let mut dice = world.query::<&Die>();
    for die in dice.iter(world) {
        let shows = last.map(|roll| roll.dice[die.reads as usize]);
        assert_eq!((die.shows, die.thrown_by), (shows, last.map(|roll| roll.seat)));
    }
}

/// Asserts that chips and tokens are visible in the frame after everything has come to rest.
fn assert_piles_are_seen(app: &mut App) {
    app.update();
    let world = app.world_mut();
    let mut chips = world.query_filtered::<(&ChildOf, &Visibility, &Children), With<PromotionChip>>();
    assert!(chips.iter(world).all(|(_, visibility, _)| *visibility == Visibility::Inherited));
    let mut tokens = world.query_filtered::<(&ChildOf, &Visibility, &Children), With<AuctionToken>>();
    assert!(tokens.iter(world).all(|(_, visibility, _)| *visibility == Visibility::Inherited));
}

fn begin(app: &mut App, game: GameId) {
    send(app, StartGame(Setup::new(game)));
}

#[test]
fn bodies_follow_random_games() {
    let mut app = app();
    // One game after the other on the same table, which is laid out again for each.
    for (seed, game) in (0..10).zip(GameId::ALL.into_iter().cycle()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        begin(&mut app, game);
        assert_all_agree(&mut app);
        for _ in 0..150 {
            if !play_at_random(&mut app, &mut random) {
                break;
            }
            settle(&mut app);
            assert_all_agree(&mut app);
        }
        assert_piles_are_seen(&mut app);
    }
}

#[test]
fn bodies_come_to_rest_whatever_is_taken_back_loaded_or_skipped_under_way() {
    let mut app = app();
    for (seed, game) in (11..19).zip(GameId::ALL.into_iter().cycle()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        begin(&mut app, game);
        for round in 0..60 {
            play_at_random(&mut app, &mut random);
            for _ in 0..random.random_range(0..6) {
                app.update();
            }
            match random.random_range(0..8) {
                0 | 1 => send(&mut app, UndoAction),
                2 => {
                    send(&mut app, UndoAction);
                    app.update();
                    send(&mut app, RedoAction);
                }
                3 => send(&mut app, SkipAnimation),
                4 => {
                    let saved = record_of(session(&app)).to_string();
                    send(&mut app, LoadGame(Save::read(&saved).unwrap()));
                    assert_eq!(record_of(session(&app)).to_string(), saved);
                }
                _ => {}
            }
            if round % 5 == 0 {
                settle(&mut app);
                assert_all_agree(&mut app);
            }
        }
        settle(&mut app);
        assert_all_agree(&mut app);
        assert_piles_are_seen(&mut app);
    }
}

#[test]
fn who_stays_keeps_the_entity_whatever_is_taken_back() {
    let mut app = app();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    begin(&mut app, GameId::Pothole);
    let first = app.world().resource::<PieceEntities>().0.clone();
    (0..30).for_each(|_| _ = play_at_random(&mut app, &mut random));
    let there = app.world().resource::<PieceEntities>().0.clone();
    assert!(there.iter().all(|(id, entity)| first[id] == *entity));
    while session(&app).can_undo() {
        send(&mut app, UndoAction);
    }
    let back = &app.world().resource::<PieceEntities>().0;
    assert_eq!(back.keys().copied().collect::<Vec<PieceId>>(), first.keys().copied().collect::<Vec<_>>());
    assert!(there.iter().all(|(id, entity)| back[id] == *entity));
}

/// Open boards with hands: captures, auctions, trades and drops in the same games.
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
        let sealed = (seed % 4 > 1).then(|| ("bidding".to_owned(), "sealed".to_owned()));
        let options = sealed.into_iter().collect();
        send(&mut app, StartGame(Setup { options, position, seed, ..Setup::new(GameId::Auction) }));
        assert_all_agree(&mut app);
        for number in 0..120 {
            if !play_at_random(&mut app, &mut random) {
                break;
            }
            // Some rolls are not those of the match's seed, which would be drawn in a frame.
            if number % 2 == 0 && session(&app).position().decider() == Some(Decider::Chance) {
                play_at_random(&mut app, &mut random);
            }
            if seed % 2 == 0 {
                send(&mut app, SkipAnimation);
            }
            app.update();
            if number % 5 == 4 {
                send(&mut app, SkipAnimation);
            }
            settle(&mut app);
            assert_all_agree(&mut app);
            let table = on_table(app.world_mut());
            offers += usize::from(table.offer.is_some());
            due += table.hands.values().filter(|piece| piece.tokens.is_none()).count();
            dropped += table.pieces.values().filter(|piece| piece.seat == Seat::NOBODY).count();
        }
        assert_piles_are_seen(&mut app);
    }
    assert!(offers > 10 && due > 10 && dropped > 50, "{offers} {due} {dropped}");
}
