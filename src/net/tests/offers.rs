//! Offers by example.

use std::collections::BTreeSet;

use super::*;

#[test]
fn actions_are_taken_back_with_the_consent_of_the_others() {
    let mut kept = two_at_knot(KNOT);
    kept.join(3);
    act_first(&mut kept, 1);
    let before = kept.seen(2);
    let back = Offer::TakeBack { to: 2 };
    assert_eq!(kept.offer(3, back), Err(Refused::NotYours), "who watches offers nothing");
    for to in [0, 1, 3, usize::MAX] {
        // The groups have been seen.
        assert!(matches!(kept.offer(1, Offer::TakeBack { to }), Err(Refused::Rule(_))), "{to}");
    }
    let late = Ask::Offer { after: 2, offer: back };
    assert_eq!(kept.ask(key(1), &late), Err(Refused::TooLate));
    assert_eq!(kept.offer(1, back), Ok(1));
    let offered = Offered { offer: back, by: SeatSet(0b01), waits_for: SeatSet(0b10) };
    assert_eq!(kept.table.offered(), Some(offered));
    assert_eq!(kept.offer(2, Offer::Draw { seats: None }), Err(Refused::Missed), "another offer is open");
    for number in [1, 3] {
        assert_eq!(kept.answer(number, back, true), Err(Refused::NotYours));
    }
    assert_eq!(kept.answer(3, back, false), Err(Refused::NotYours));
    assert_eq!(kept.answer(2, Offer::Rematch, true), Err(Refused::Missed));
    assert_eq!(kept.answer(2, back, false), Ok(1));
    assert_eq!((kept.table.offered(), kept.seen(2)), (None, before.clone()));
    // Withdrawn, overtaken by an action, and agreed to.
    kept.offer(1, back).unwrap();
    assert_eq!(kept.answer(1, back, false), Ok(1));
    assert_eq!(kept.table.offered(), None);
    kept.offer(1, back).unwrap();
    act_first(&mut kept, 2);
    assert_eq!(kept.table.offered(), None);
    let had = kept.seen(2).len() + 1;
    kept.offer(1, back).unwrap();
    assert_eq!(kept.answer(2, back, true), Ok(1));
    assert_eq!((kept.table.offered(), kept.table.record().actions.len()), (None, 2));
    assert_eq!(kept.seen(2), before[..before.len() - 1]);
    assert_eq!(kept.table.missed_from(1, had), 0, "the log has begun anew");
}

/// After the offer, its bids are neither taken back nor the actions before them, also once they are revealed.
#[test]
fn sealed_bids_are_not_taken_back() {
    let start = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                 handR=q3 handB=r2 handY=b2,n1";
    let head = "[Game \"auction\"]\n[Options \"bidding=sealed\"]\n[Seed \"7\"]";
    let mut kept = Kept::begin(&format!("{head}\n[Position \"{start}\"]\n\n*"));
    for number in [1, 2, 3] {
        kept.join(number);
        kept.sit(number, number - 1);
    }
    kept.act(1, "e5e6").unwrap();
    kept.act(1, "offer:q3").unwrap();
    kept.offer(2, Offer::TakeBack { to: 1 }).unwrap();
    kept.act(2, "bid:r2").unwrap();
    let refuses = |kept: &mut Kept, to| matches!(kept.offer(1, Offer::TakeBack { to }), Err(Refused::Rule(_)));
    assert!([0, 1, 2].into_iter().all(|to| refuses(&mut kept, to)), "while it is hidden");
    let unseen = kept.seen(1);
    assert_eq!(unseen.last().map(String::as_str), Some("?bid:-"));
    kept.act(3, "bid:n1").unwrap();
    kept.act(1, "decline").unwrap();
    assert!([0, 1, 2, 3].into_iter().all(|to| refuses(&mut kept, to)), "once it is revealed");
    assert_eq!(kept.offer(1, Offer::TakeBack { to: 4 }), Ok(1));
}

#[test]
fn a_swap_of_sides_is_taken_back() {
    let mut kept = two_at_knot(&KNOT.replace("chosen", "chosen pie=true"));
    act_first(&mut kept, 1);
    let seen = (kept.seen(1), kept.seen(2));
    kept.act(2, "swap").unwrap();
    let back = Offer::TakeBack { to: 3 };
    kept.offer(2, back).unwrap();
    kept.answer(1, back, true).unwrap();
    assert_eq!((kept.table.seats_of(0), kept.table.seats_of(1)), (SeatSet(0b01), SeatSet(0b10)));
    assert_eq!((kept.seen(1), kept.seen(2)), seen);
}

#[test]
fn a_draw_needs_all_who_are_still_in_the_game() {
    let mut kept = Kept::begin(&QUAD.replace("quad", "pothole"));
    for (number, seat) in [(1, 0), (2, 1), (3, 2)] {
        kept.join(number);
        kept.sit(number, seat);
    }
    let draw = Offer::Draw { seats: None };
    assert_eq!(kept.offer(2, draw), Err(Refused::NotYours), "a seat is free");
    kept.ask(key(1), &Ask::Bot { seat: Seat(3), level: Some(1) }).unwrap();
    assert!(matches!(kept.offer(2, draw), Err(Refused::Rule(_))), "the bot plays on");
    kept.ask(key(1), &Ask::Bot { seat: Seat(3), level: None }).unwrap();
    kept.sit(3, 3);
    let others = Offer::Draw { seats: Some(SeatSet(0b101)) };
    assert!(kept.offer(2, others).is_err(), "one who is not among them");
    // Nobody agrees for one who is away.
    assert_eq!(kept.offer(2, draw), Ok(1));
    assert_eq!(kept.answer(3, draw, true), Ok(1));
    kept.away = Some(0);
    kept.ask(key(2), &Ask::Bot { seat: Seat(0), level: Some(1) }).unwrap();
    assert!(!kept.table.is_over() && kept.table.offered().is_none());
    kept.away = None;
    kept.ask(key(9), &join("Ann", Some(key(1)))).unwrap();
    assert_eq!(kept.offer(2, draw), Ok(1));
    assert_eq!(kept.answer(3, draw, true), Ok(1));
    assert!(!kept.table.is_over());
    assert_eq!(kept.table.offered().unwrap().waits_for, SeatSet(0b1));
    assert_eq!(kept.answer(1, draw, true), Ok(1));
    assert!(kept.table.is_over());
}

#[test]
fn bots_wait_until_an_offer_is_answered() {
    let mut kept = Kept::begin(&QUAD.replace("quad", "pothole"));
    for (number, seat) in [(1, 0), (2, 1)] {
        kept.join(number);
        kept.sit(number, seat);
    }
    for seat in [Seat(2), Seat(3)] {
        kept.ask(key(1), &Ask::Bot { seat, level: Some(1) }).unwrap();
    }
    kept.act(1, "end").or_else(|_| kept.act(1, "resign")).unwrap();
    while kept.table.bot_to_think().is_none() {
        let turn = kept.table.now.turn();
        act_first(&mut kept, turn.0 + 1);
    }
    let back = Offer::TakeBack { to: 0 };
    kept.offer(2, back).unwrap();
    assert_eq!((kept.table.bot_to_think(), kept.table.chosen(None)), (None, None));
    // Who gets up is not asked any more.
    kept.ask(key(1), &Ask::Leave { seat: Seat(0) }).unwrap();
    assert_eq!(kept.table.record().actions.len(), 0);
}

#[test]
fn after_the_game_the_players_change_seats_and_play_again() {
    let mut kept = two_at_knot(KNOT);
    let seed = kept.table.record().seed;
    assert_eq!(kept.offer(2, Offer::Rematch), Err(Refused::NotYours), "the game goes on");
    kept.act(1, "resign").unwrap();
    assert!(matches!(kept.offer(1, Offer::TakeBack { to: 2 }), Err(Refused::Rule(_))), "all secrets are told");
    kept.offer(1, Offer::Rematch).unwrap();
    assert_eq!(kept.offer(2, Offer::Rematch), Ok(1), "the same is offered");
    assert!(!kept.table.is_over() && kept.table.record().actions.is_empty());
    assert_ne!(kept.table.record().seed, seed);
    assert_eq!((kept.table.seats_of(0), kept.table.seats_of(1)), (SeatSet(0b10), SeatSet(0b01)));
    assert_eq!(kept.act(2, "set:CIA,KGB,FIDE,FBI"), Ok(1));
    assert_eq!(kept.seen(1), ["?set:KGB,CIA,FBI,FIDE"]);
}

#[test]
fn who_has_swapped_sides_does_not_begin_again() {
    let mut kept = two_at_knot(&KNOT.replace("chosen", "chosen pie=true"));
    act_first(&mut kept, 1);
    kept.act(2, "swap").unwrap();
    kept.act(1, "resign").unwrap();
    kept.offer(1, Offer::Rematch).unwrap();
    kept.answer(2, Offer::Rematch, true).unwrap();
    assert_eq!((kept.table.seats_of(0), kept.table.seats_of(1)), (SeatSet(0b10), SeatSet(0b01)));
}

/// The positions from which the 20 games of a match begin.
fn starts_of_20_games(position: &str) -> Vec<Option<String>> {
    let series = "[Match \"20\"]\n[Round \"1\"]\n[Scores \"0-0\"]";
    let mut kept = Kept::begin(&format!("[Game \"knot\"]\n{series}\n{position}[Seed \"5\"]\n\n*"));
    for number in [1, 2] {
        kept.join(number);
        kept.sit(number, number - 1);
    }
    let mut starts = vec![kept.table.record().position.clone()];
    for game in 1..20 {
        kept.act(2 - game % 2, "resign").unwrap();
        kept.offer(1, Offer::Rematch).unwrap();
        kept.answer(2, Offer::Rematch, true).unwrap();
        starts.push(kept.table.record().position.clone());
    }
    starts
}

#[test]
fn each_balanced_start_is_played_once_from_every_seat() {
    let known = GameId::Knot.kit().balanced;
    let starts = starts_of_20_games(&format!("[Position \"{}\"]\n", known[0]));
    assert!(starts.iter().all(|start| start.as_deref().is_some_and(|start| known.contains(&start))), "{starts:?}");
    assert!(starts.chunks(2).all(|pair| pair[0] == pair[1]), "{starts:?}");
    assert!(starts.iter().collect::<BTreeSet<_>>().len() > 3, "{starts:?}");
    // The start of the rules stays.
    assert!(starts_of_20_games("").iter().all(Option::is_none));
}

#[test]
fn a_match_of_several_games_counts_its_points() {
    let mut kept = two_at_knot(&KNOT.replace("[Seed", "[Match \"2\"]\n[Round \"1\"]\n[Scores \"0-0\"]\n[Seed"));
    let series = |kept: &Kept| Series::read(&kept.table.record().tags, 2).unwrap();
    // White gives up, and plays Black next.
    kept.act(1, "resign").unwrap();
    kept.offer(1, Offer::Rematch).unwrap();
    kept.answer(2, Offer::Rematch, true).unwrap();
    let next = series(&kept);
    assert_eq!((next.number(), next.is_last()), (2, true));
    assert_eq!(next.scores()[..2].iter().map(ToString::to_string).collect::<Vec<_>>(), ["1", "0"]);
    assert_eq!((kept.table.seats_of(0), kept.table.seats_of(1)), (SeatSet(0b10), SeatSet(0b01)));
    assert_eq!(Table::of_lines(&kept.store).unwrap().record(), kept.table.record());
    // After the last game, another match begins.
    kept.act(2, "set:CIA,KGB,FIDE,FBI").unwrap();
    kept.act(1, "set:FBI,FIDE,CIA,KGB").unwrap();
    kept.act(2, "resign").unwrap();
    kept.offer(2, Offer::Rematch).unwrap();
    kept.answer(1, Offer::Rematch, true).unwrap();
    assert_eq!(series(&kept), Series::of(2));
}
