//! What every store keeps to.

use std::sync::Arc;
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use bulldozer_gambit::host::{Change, SqliteStore, Store, StoreError};
use bulldozer_gambit::net::Code;
use tokio::sync::broadcast::error::TryRecvError;

use crate::folder::Folder;

/// Opens a store; each time the same matches.
type Open<'a> = &'a dyn Fn() -> Arc<dyn Store>;

/// All of it.
pub fn keeps_to_it(open: Open) {
    lines_are_appended_in_their_order_only(&*open());
    lines_are_read_from_any_number_on(open);
    of_two_writers_one_wins(open);
    the_table_that_was_played_last_is_the_first(&*open());
    changes_are_told(&*open());
    a_restart_keeps_all(open);
}

fn codes<const N: usize>() -> [Code; N] {
    std::array::from_fn(|_| Code::drawn(getrandom::fill).unwrap())
}

fn lines(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn lines_are_appended_in_their_order_only(store: &dyn Store) {
    let [one, other] = codes();
    assert_eq!(store.append(&one, 0, &lines("a b")), Ok(()));
    assert_eq!(store.append(&other, 0, &lines("c")), Ok(()));
    for at in [0, 1, 3, usize::MAX] {
        assert_eq!(store.append(&one, at, &lines("d")), Err(StoreError::Elsewhere { at, has: 2 }));
    }
    assert_eq!(store.append(&one, 2, &lines("d e")), Ok(()));
    assert_eq!(store.read(&one, 0), Ok(lines("a b d e")));
    assert_eq!(store.read(&one, 1), Ok(lines("b d e")));
    assert_eq!(store.read(&one, 9), Ok(Vec::new()));
    assert_eq!(store.read(&codes::<1>()[0], 0), Ok(Vec::new()));
}

fn lines_are_read_from_any_number_on(open: Open) {
    let (store, fresh) = (open(), open());
    let [table] = codes();
    let mut all: Vec<String> = Vec::new();
    for number in 0..30 {
        let more: Vec<String> = (0..=number % 3).map(|line| format!("\"{number}\"\n{line} ä")).collect();
        store.append(&table, all.len(), &more).unwrap();
        all.extend(more);
    }
    for from in 0..=all.len() {
        assert_eq!(store.read(&table, from).unwrap(), all[from..], "{from}");
    }
    assert_eq!(fresh.read(&table, 3).unwrap(), all[3..]);
}

fn of_two_writers_one_wins(open: Open) {
    let [table] = codes();
    let barrier = Barrier::new(2);
    let write = |name: &'static str| {
        let (store, table, barrier) = (open(), table.clone(), &barrier);
        move || {
            // What is wrong is told at the end: the other one waits at the barrier.
            let (mut won, mut wrong) = (Vec::new(), Vec::new());
            for at in 0..25 {
                barrier.wait();
                match store.append(&table, at, &[format!("{name} {at}")]) {
                    Ok(()) => won.push((at, format!("{name} {at}"))),
                    lost if lost == Err(StoreError::Elsewhere { at, has: at + 1 }) => {}
                    lost => wrong.push(lost),
                }
            }
            assert_eq!(wrong, []);
            won
        }
    };
    let (one, other) = (write("one"), write("other"));
    let mut won = thread::scope(|scope| {
        let one = scope.spawn(one);
        let mut won = other();
        won.extend(one.join().unwrap());
        won
    });
    won.sort_unstable();
    assert!(won.iter().map(|(at, _)| *at).eq(0..25), "{won:?}");
    let kept: Vec<String> = won.into_iter().map(|(_, line)| line).collect();
    assert_eq!(open().read(&table, 0), Ok(kept));
}

fn the_table_that_was_played_last_is_the_first(store: &dyn Store) {
    let [one, other] = codes();
    store.append(&one, 0, &lines("a")).unwrap();
    store.append(&other, 0, &lines("b")).unwrap();
    assert_eq!(store.list().unwrap()[..2], [other.clone(), one.clone()]);
    store.append(&one, 1, &lines("c")).unwrap();
    let all = store.list().unwrap();
    assert_eq!(all[..2], [one.clone(), other]);
    assert_eq!(all.iter().filter(|&table| *table == one).count(), 1);
}

fn changes_are_told(store: &dyn Store) {
    let [table] = codes();
    let mut changes = store.follow();
    store.append(&table, 0, &lines("a b")).unwrap();
    store.append(&table, 2, &lines("c")).unwrap();
    let mut told = Vec::new();
    let end = Instant::now() + Duration::from_secs(10);
    while told.len() < 2 && Instant::now() < end {
        match changes.try_recv() {
            // It may be told twice.
            Ok(change) if change.table == table && told.last() != Some(&change.lines) => told.push(change.lines),
            Ok(Change { .. }) => {}
            Err(TryRecvError::Empty) => thread::sleep(Duration::from_millis(5)),
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(told, [2, 3]);
}

fn a_restart_keeps_all(open: Open) {
    let [table] = codes();
    open().append(&table, 0, &lines("a b")).unwrap();
    let store = open();
    assert_eq!(store.read(&table, 0), Ok(lines("a b")));
    assert_eq!(store.append(&table, 2, &lines("c")), Ok(()));
    assert!(store.list().unwrap().contains(&table));
}

#[test]
fn a_file_keeps_to_it() {
    let folder = Folder::new("store");
    keeps_to_it(&|| Arc::new(SqliteStore::open(&folder.0.join("matches.sqlite")).unwrap()));
}
