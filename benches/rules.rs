//! How fast the rules of Pothole Chess are: perft from the start and from the middle of a game, and random games.

use std::hint::black_box;

use bulldozer_gambit::rules::pothole::{Options, Position};
use bulldozer_gambit::rules::{Game, Unheard, perft, play_unchecked};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Megadozers with chains in front of them, all four players in play.
const MIDDLE: &str = "Rk,1,Rd,x,Gd,1,Gk/Rc,@R,Rm,1,Gb,@G,Gc/Rd,3,Wm,Gb,1/x,Rc,@1,Wc,@2,1,x/Wd,Wm,Bc,Rb,1,Bm,1/\
                      Wc,@W,2,Bb,@B,Bc/Wk,2,x,Bd,1,Bk turn=W quiet=12";

/// Cyclones, racecars and potholes in the open: the most work for rings.
const CYCLONES: &str = "Rk,2,x,Gy,1,Gk/2,Rr,1,@R,1,Gc/1,@W,Ry,2,@G,Gd/x,Wr,1,@1,1,Gr,x/1,Wy,@2,1,By,@B,1/\
                        2,Wd,1,Br,1,Bc/1,Wk,1,x,1,Bd,Bk turn=R last1=B last2=W";

const GAMES: u64 = 20;

fn start() -> Position {
    Position::start(&Options::default())
}

fn read(text: &str) -> Position {
    Position::from_text(text, &Options::default()).expect("the position is well formed")
}

/// Leaves a second.
fn bench_perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pothole/perft");
    for (name, position, depth) in
        [("start", start(), 3), ("start", start(), 4), ("middle", read(MIDDLE), 3), ("cyclones", read(CYCLONES), 3)]
    {
        group.throughput(Throughput::Elements(perft(&position, depth)));
        let id = BenchmarkId::new(name, depth);
        group.bench_with_input(id, &position, |bencher, position| bencher.iter(|| perft(black_box(position), depth)));
    }
    group.finish();
}

/// Plays random actions to the end of the game; returns their number.
fn random_game(mut position: Position, rng: &mut ChaCha8Rng) -> u64 {
    let mut actions = Vec::with_capacity(128);
    let mut played = 0;
    while position.outcome().is_none() {
        actions.clear();
        position.actions(&mut actions);
        play_unchecked(&mut position, actions[rng.random_range(0..actions.len())], &mut Unheard);
        played += 1;
    }
    played
}

/// Games a second, and actions a second.
fn bench_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pothole/random");
    let start = start();
    let play_all = || {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        (0..GAMES).map(|_| random_game(start.clone(), &mut rng)).sum::<u64>()
    };
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games", |bencher| bencher.iter(|| black_box(play_all())));
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function("actions", |bencher| bencher.iter(|| black_box(play_all())));
    group.finish();
}

/// What bots and the protocol do all the time besides.
fn bench_positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pothole/position");
    let middle = read(MIDDLE);
    let text = middle.to_text();
    let mut actions = Vec::with_capacity(128);
    group.bench_function("actions", |bencher| {
        bencher.iter(|| {
            actions.clear();
            black_box(&middle).actions(&mut actions);
            actions.len()
        });
    });
    group.bench_function("clone", |bencher| bencher.iter_batched(|| &middle, Position::clone, BatchSize::SmallInput));
    group.bench_function("read", |bencher| bencher.iter(|| read(black_box(&text))));
    group.bench_function("write", |bencher| bencher.iter(|| black_box(&middle).to_text()));
    group.finish();
}

criterion_group!(benches, bench_perft, bench_games, bench_positions);
criterion_main!(benches);
