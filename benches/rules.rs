//! Speed of the rules by game: perft from the start and from a middlegame, and random games.

#[path = "common/random.rs"]
mod random;

use std::hint::black_box;

use bulldozer_gambit::rules::{Game, knot, perft, pothole, quad};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use random::random_actions;

/// Megadozers with chains to push, all four players in play.
const MIDDLE: &str = "Rk,1,Rd,x,Gd,1,Gk/Rc,@R,Rm,1,Gb,@G,Gc/Rd,3,Wm,Gb,1/x,Rc,@1,Wc,@2,1,x/Wd,Wm,Bc,Rb,1,Bm,1/\
                      Wc,@W,2,Bb,@B,Bc/Wk,2,x,Bd,1,Bk turn=W quiet=12";

/// Cyclones, racecars and potholes on an open board: the most work for ring moves.
const CYCLONES: &str = "Rk,2,x,Gy,1,Gk/2,Rr,1,@R,1,Gc/1,@W,Ry,2,@G,Gd/x,Wr,1,@1,1,Gr,x/1,Wy,@2,1,By,@B,1/\
                        2,Wd,1,Br,1,Bc/1,Wk,1,x,1,Bd,Bk turn=R last1=B last2=W";

/// A crowd around the Knot, with an attacker on it.
const CROWD: &str = "Wk,5,Wg,Bb,Bi,Wi,3,Bi,2/Wc,4,Wi,1,Wd,Bd,6,Bk/Wf,5,Bf^c17,We,Bg,Wb,6/\
                     7,Ba,Wf^d1,1,Bc,2,Be,1,Bf turn=W knot=Wa";

/// Nothing near the Knot: open lines, and all pieces on the board.
const OPEN: &str = "Wk,Wg,Wb,10,Bb,Bg,Bk/Wc,Wi,Wa,10,Ba,Bi,Bc/Wf,Wb,Wi,2,Wd,7,Bi,Bb,Bf/Wf,Wi,2,We,7,Be,Bd,Bi,Bf turn=B";

/// A middlegame with all armies in play.
const QUAD_MIDDLE: &str = "Wr,1,Wp,2,Nb,Nk,Nr/Wk,Wp,2,Np,1,En,1/2,Wp,5/Wn,3,Sb,3/3,Sp,2,Wb,Np/3,Sk,3,Eb/\
                           Sp,Sp,Sp,3,Ep,1/Sr,1,Er,3,Ek,1 turn=W castle=- quiet=5";

/// A queen on an open board, and an annexed army.
const QUAD_OPEN: &str = "5,Nr,Nk,1/5,Np,Np,1/1,Wr,6/2,Wb,3,Sq,1/8/3,Wp,3,Er/Sp,Sr,4,Ep,1/Sk,6,Ek turn=W \
                         ctrl=SSNE castle=-";

const GAMES: u64 = 20;

fn start<G: Game>() -> G {
    G::start(&G::Options::default())
}

fn read<G: Game>(text: &str) -> G {
    G::from_text(text, &G::Options::default()).expect("the position is well formed")
}

/// Leaves per second.
fn bench_perft<G: Game>(criterion: &mut Criterion, game: &str, positions: &[(&str, G, u32)]) {
    let mut group = criterion.benchmark_group(format!("{game}/perft"));
    for (name, position, depth) in positions {
        group.throughput(Throughput::Elements(perft(position, *depth)));
        let id = BenchmarkId::new(*name, depth);
        group.bench_with_input(id, position, |bencher, position| bencher.iter(|| perft(black_box(position), *depth)));
    }
    group.finish();
}

/// Games per second, and actions per second.
fn bench_games<G: Game>(criterion: &mut Criterion, game: &str) {
    let mut group = criterion.benchmark_group(format!("{game}/random"));
    let play_all = || random_actions::<G>(GAMES);
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games", |bencher| bencher.iter(|| black_box(play_all())));
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function("actions", |bencher| bencher.iter(|| black_box(play_all())));
    group.finish();
}

/// Other operations that bots and the protocol use all the time.
fn bench_positions<G: Game>(criterion: &mut Criterion, game: &str, middle: &G) {
    let mut group = criterion.benchmark_group(format!("{game}/position"));
    let text = middle.to_text();
    let mut actions = Vec::with_capacity(128);
    group.bench_function("actions", |bencher| {
        bencher.iter(|| {
            actions.clear();
            black_box(middle).actions(&mut actions);
            actions.len()
        });
    });
    group.bench_function("clone", |bencher| bencher.iter_batched(|| middle, G::clone, BatchSize::SmallInput));
    group.bench_function("read", |bencher| bencher.iter(|| read::<G>(black_box(&text))));
    group.bench_function("write", |bencher| bencher.iter(|| black_box(middle).to_text()));
    group.finish();
}

fn bench_pothole(criterion: &mut Criterion) {
    let middle: pothole::Position = read(MIDDLE);
    let positions = [
        ("start", start(), 3),
        ("start", start(), 4),
        ("middle", middle, 3),
        ("cyclones", read::<pothole::Position>(CYCLONES), 3),
    ];
    bench_perft(criterion, "pothole", &positions);
    bench_games::<pothole::Position>(criterion, "pothole");
    bench_positions(criterion, "pothole", &middle);
}

fn bench_knot(criterion: &mut Criterion) {
    let open: knot::Position = read(OPEN);
    let positions = [("start", start(), 3), ("start", start(), 4), ("open", open, 3), ("crowd", read(CROWD), 3)];
    bench_perft(criterion, "knot", &positions);
    bench_games::<knot::Position>(criterion, "knot");
    bench_positions(criterion, "knot", &open);
}

fn bench_quad(criterion: &mut Criterion) {
    let (start, middle): (quad::Position, quad::Position) = (start(), read(QUAD_MIDDLE));
    bench_perft(
        criterion,
        "quad",
        &[("start", start, 4), ("start", start, 5), ("middle", middle, 3), ("open", read(QUAD_OPEN), 3)],
    );
    bench_games::<quad::Position>(criterion, "quad");
    bench_positions(criterion, "quad", &middle);
}

criterion_group!(benches, bench_pothole, bench_knot, bench_quad);
criterion_main!(benches);
