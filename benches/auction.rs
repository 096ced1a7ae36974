//! Speed of the rules of Auction Chess: perft from the start, from a middlegame and from an auction, and random games.

#[path = "common/random.rs"]
mod random;

use std::hint::black_box;

use bulldozer_gambit::rules::auction::{Options, Position};
use bulldozer_gambit::rules::{Game, perft};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use random::random_actions;

/// All players in play, with hands, castling and dormant pieces.
const MIDDLE: &str = "x3,Yr,2,Yk,3,Yr,x3/x3,Yp,7,x3/x3,3,Yp,Yn,3,x3/1,Bp,4,Yq,1,Yp,4,Gr/10,Gp,3/2,Bp,5,Dp,2,Gb,2/\
    3,Bb,8,Gp,Gk/Bk,1,Bq,8,Gq,2/2,Bn,2,Dn,8/14/Br,Bp,4,Rq,1,Rb,3,Gp,Gr/x3,2,Rn,2,Rp,2,x3/\
    x3,Rp,3,Rp,2,Rp,x3/x3,Rr,3,Rk,2,Rr,x3 turn=R handR=n2 handB=p2,b1 handG=r1";

/// Exposed kings, checks and pins.
const OPEN: &str = "x3,8,x3/x3,8,x3/x3,3,Yk,Br,3,x3/5,Yp,8/8,Yb,5/6,Yr,Dq,2,Gk,3/3,Bk,Rr,Dp,5,Gp,2/7,Rr,1,Gn,4/\
    1,Bq,3,Bn,4,Rb,3/4,Bp,1,Rp,7/7,Rk,2,Gq,3/x3,8,x3/x3,8,x3/x3,8,x3 turn=Y";

/// A trade of three pieces for one; they must be placed.
const PLACING: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,6,Yp,1,x3/14/14/14/13,Gk/Bk,13/14/2,Bp,11/4,Rp,9/x3,8,x3/x3,8,x3/\
    x3,4,Rk,3,x3 turn=R phase=place place=R:r+n+p,G:q";

const GAMES: u64 = 20;

fn start() -> Position {
    Position::start(&Options::default())
}

fn read(text: &str) -> Position {
    Position::from_text(text, &Options::default()).expect("the position is well formed")
}

/// Leaves per second.
fn bench_perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("auction/perft");
    for (name, position, depth) in [
        ("start", start(), 3),
        ("start", start(), 4),
        ("start", start(), 5),
        ("middle", read(MIDDLE), 5),
        ("open", read(OPEN), 4),
        ("placing", read(PLACING), 5),
    ] {
        group.throughput(Throughput::Elements(perft(&position, depth)));
        let id = BenchmarkId::new(name, depth);
        group.bench_with_input(id, &position, |bencher, position| bencher.iter(|| perft(black_box(position), depth)));
    }
    group.finish();
}

/// Games per second, and actions per second.
fn bench_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("auction/random");
    let play_all = || random_actions::<Position>(GAMES);
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games", |bencher| bencher.iter(|| black_box(play_all())));
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function("actions", |bencher| bencher.iter(|| black_box(play_all())));
    group.finish();
}

/// Other operations that bots and the protocol use all the time.
fn bench_positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("auction/position");
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
