//! What only a table's owner may do.

use super::*;

fn out(seat: u8) -> Ask {
    Ask::ShowOut { seat: Seat(seat), name: "Ann".to_owned() }
}

const WATCHERS: Ask = Ask::ShowOutWatchers;

fn join_with(code: &str) -> Ask {
    Ask::Join { protocol: PROTOCOL, table: code.to_owned(), name: "Ann".to_owned(), key: None, have: 0 }
}

#[test]
fn the_owner_shows_a_player_out() {
    let mut kept = two_at_knot(KNOT);
    for ask in [out(0), WATCHERS, Ask::ChangeCode] {
        assert_eq!(kept.ask(key(2), &ask), Err(Refused::NotYours), "{ask:?}");
    }
    assert_eq!(kept.ask(key(1), &out(0)), Err(Refused::NotYours), "oneself");
    assert_eq!(kept.ask(key(1), &out(2)), Err(Refused::NoSuchSeat));
    let other = Ask::ShowOut { seat: Seat(1), name: "Ben".to_owned() };
    assert_eq!(kept.ask(key(1), &other), Err(Refused::Missed), "another one sits there");
    act_first(&mut kept, 1);
    kept.offer(1, Offer::TakeBack { to: 2 }).unwrap();
    let black = kept.seen(2);
    assert_eq!(kept.ask(key(1), &out(1)), Ok(1));
    assert_eq!((kept.table.offered(), kept.table.record().actions.len()), (None, 3), "nothing is taken back by it");
    assert_eq!(kept.table.sitters(|_| true)[1], Sitter::Nobody);
    assert_eq!((kept.table.person(key(2)), kept.table.person(key(1))), (None, Some(0)));
    for ask in [Ask::Sit { seat: Seat(1) }, join("Ann", Some(key(2)))] {
        assert_eq!(kept.ask(key(2), &ask), Err(Refused::ShownOut));
    }
    assert_eq!(kept.ask(key(1), &out(1)), Err(Refused::Missed), "the seat is free");
    // With the code that the person has used, they do not get in as another person either.
    assert_eq!(kept.ask(key(3), &join_with("ABCDEFGH")), Err(Refused::NoSuchTable));
    let code = kept.table.code().unwrap().to_string();
    assert_eq!(kept.ask(key(3), &join_with(&code.to_lowercase())), Ok(1));
    kept.sit(3, 1);
    assert_eq!(kept.seen(3), black);
    assert_eq!(Table::of_lines(&kept.store).unwrap().person(key(2)), None);
}

#[test]
fn a_bot_that_plays_for_one_who_is_shown_out_stays() {
    let mut kept = two_at_knot(KNOT);
    kept.away = Some(1);
    assert_eq!(kept.ask(key(1), &Ask::Bot { seat: Seat(1), level: Some(2) }), Ok(1));
    assert_eq!(kept.ask(key(1), &out(1)), Ok(1));
    assert_eq!(kept.table.sitters(|_| true)[1], Sitter::Bot { level: 2 });
}

#[test]
fn people_who_watch_are_shown_out_together() {
    let mut kept = two_at_knot(KNOT);
    assert_eq!(kept.ask(key(1), &WATCHERS), Ok(0), "nobody watches");
    assert!(kept.table.code().is_none());
    for number in [3, 4] {
        kept.join(number);
    }
    assert_eq!(kept.ask(key(1), &WATCHERS), Ok(2));
    let known = [1, 2, 3, 4].map(|number| kept.table.person(key(number)));
    assert_eq!(known, [Some(0), Some(1), None, None]);
    assert_eq!(kept.ask(key(1), &WATCHERS), Ok(0), "they are out already");
}

#[test]
fn the_code_is_changed_for_those_who_come_later() {
    let mut kept = two_at_knot(KNOT);
    let mut codes = Vec::new();
    for _ in 0..2 {
        assert_eq!(kept.ask(key(1), &Ask::ChangeCode), Ok(1));
        codes.push(kept.table.code().unwrap().to_string());
    }
    assert_ne!(codes[0], codes[1]);
    for void in ["ABCDEFGH", codes[0].as_str(), ""] {
        assert_eq!(kept.ask(key(3), &join_with(void)), Err(Refused::NoSuchTable), "{void}");
    }
    assert_eq!(kept.ask(key(3), &join_with(&codes[1])), Ok(1));
    // One who has been there comes back with any of them.
    assert_eq!(kept.ask(key(9), &join("Ann", Some(key(2)))), Ok(0));
}

#[test]
fn lines_about_people_and_codes_have_to_fit() {
    let mut table = two_at_knot(KNOT).table;
    let lines = table.lines();
    let code = Line::Code(Code::read("ABCDEFGH").unwrap());
    for (line, why) in [
        (Line::Out { person: 0 }, LineFault::Out),
        (Line::Out { person: 2 }, LineFault::NoSuchPerson),
        (code.clone(), LineFault::Code),
    ] {
        assert_eq!(table.take(&line), Err(why), "{line:?}");
    }
    assert_eq!(table.lines(), lines);
    table.take(&Line::Out { person: 1 }).unwrap();
    assert_eq!(table.take(&Line::Out { person: 1 }), Err(LineFault::Out));
    assert!(table.needs_code());
    table.take(&code).unwrap();
    assert!(!table.needs_code());
}
