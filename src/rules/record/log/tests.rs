//! Logs of matches, by example.

use super::*;
use crate::rules::{Record, Remark, Seat, SeatSet, Viewer};

const KNOT: &str = "[Game \"knot\"]\n[Options \"setup=chosen\"]\n[Seed \"7\"]\n\n";
const TALK: &str = "[Game \"quad\"]\n[Seed \"7\"]\n[Talk \"secret\"]\n\n{[%say S \"hello\"] [%say S>N \"psst\"] \
                    [%propose 1 S>N truce 9 secret]} c2c4 {[%propose 2 W>E truce 5] [%answer 1 N accept] \
                    [%answer 2 E accept]} ";

fn record(text: &str) -> Record {
    let record = Record::parse(text).unwrap();
    record.replay().unwrap();
    record
}

/// The entries after the first.
fn log(text: &str, viewer: impl Into<Viewer>) -> Vec<String> {
    let record = record(text);
    let log = record.log_for(viewer.into());
    log.entries()[1..].iter().map(|entry| entry.written(record.game.seats())).collect()
}

#[test]
fn a_hidden_set_up_is_revealed_by_the_second() {
    let (white, black) = ("set:CIA,KGB,FIDE,FBI", "set:FBI,FIDE,CIA,KGB");
    let one = format!("{KNOT}{white} *");
    let both = format!("{KNOT}{white} {black} *");
    let hidden = "?set:KGB,CIA,FBI,FIDE";
    assert_eq!(log(&one, Seat(0)), [white]);
    assert_eq!(log(&both, Seat(0)), [white, black]);
    for viewer in [Viewer::SPECTATOR, Seat(1).into()] {
        assert_eq!(log(&one, viewer), [hidden]);
        assert_eq!(log(&both, viewer), [hidden, "1=set:CIA,KGB,FIDE,FBI", black]);
        assert!(record(&one).seen_by(viewer).actions.is_empty());
    }
    assert_eq!(record(&one).seen_by(Seat(0).into()).actions, record(&one).actions);
}

#[test]
fn sealed_bids_are_revealed_by_the_last() {
    let start = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                 handR=q3 handB=r2,p1 handY=b2,n1 handG=n3";
    let head = format!("[Game \"auction\"]\n[Options \"bidding=sealed\"]\n[Position \"{start}\"]\n\n");
    let two = format!("{head}e5e6 offer:q3 bid:r2 bid:- *");
    let all = two.replace('*', "bid:n3 *");
    let (offer, hidden) = (["e5e6", "offer:q3"], "?bid:-");
    let entries = |text: &str, viewer: Viewer| log(text, viewer).split_off(offer.len());
    assert_eq!(log(&two, Viewer::SPECTATOR)[..2], offer);
    for viewer in [Viewer::SPECTATOR, Seat(0).into(), Seat(3).into()] {
        assert_eq!(entries(&two, viewer), [hidden, hidden]);
        assert_eq!(entries(&all, viewer)[2..], ["3=bid:r2", "4=bid:-", "bid:n3"]);
        assert_eq!(record(&two).seen_by(viewer).actions.len(), offer.len());
    }
    assert_eq!(entries(&all, Seat(1).into()), ["bid:r2", hidden, "4=bid:-", "bid:n3"]);
    assert_eq!(entries(&all, Seat(2).into()), [hidden, "bid:-", "3=bid:r2", "bid:n3"]);
    let drawn = two.replace('*', "draw 1/4-1/4-1/4-1/4");
    let drawn = entries(&drawn, Viewer::SPECTATOR);
    assert_eq!(drawn[..5], [hidden, hidden, "3=bid:r2", "4=bid:-", "draw"]);
}

#[test]
fn random_groups_are_revealed_together() {
    let random = KNOT.replace("chosen", "random");
    let both = format!("{random}set:CIA,KGB,FIDE,FBI set:FBI,FIDE,CIA,KGB *");
    for viewer in [Viewer::SPECTATOR, Seat(0).into(), Seat(1).into()] {
        assert_eq!(log(&both, viewer), ["?set:KGB,CIA,FBI,FIDE", "1=set:CIA,KGB,FIDE,FBI", "set:FBI,FIDE,CIA,KGB"]);
    }
}

#[test]
fn a_resignation_shows_the_set_up_and_the_seed() {
    let resigned = format!("{KNOT}set:CIA,KGB,FIDE,FBI resign");
    let shown = ["?set:KGB,CIA,FBI,FIDE", "1=set:CIA,KGB,FIDE,FBI", "resign", "over 1-0 7"];
    assert_eq!(log(&resigned, Seat(1)), shown);
}

#[test]
fn the_seed_is_shown_after_the_last_game_of_a_match() {
    let over = "[Game \"pothole\"]\n[Seed \"7\"]\n\ndraw";
    assert_eq!(log(over, Seat(0)), ["draw", "over 1/4-1/4-1/4-1/4 7"]);
    let first = over.replace("[Seed", "[Match \"2\"]\n[Round \"1\"]\n[Seed");
    assert_eq!(log(&first, Seat(0)), ["draw", "over 1/4-1/4-1/4-1/4"]);
}

#[test]
fn players_hear_what_is_said_to_them() {
    let running = format!("{TALK}*");
    let hello = "[%say S \"hello\"]";
    for viewer in [Viewer::SPECTATOR, Seat(1).into(), Seat(3).into()] {
        let said = log(&running, viewer);
        assert_eq!(said, [hello, "c2c4", "[%propose 1 W>E truce 5]", "[%answer 1 E accept]"]);
    }
    for viewer in [Seat(0).into(), Seat(2).into(), Viewer::of(SeatSet(0b1100))] {
        let said = log(&running, viewer);
        assert_eq!(said[..3], [hello, "[%say S>N \"psst\"]", "[%propose 1 S>N truce 9 secret]"]);
        assert_eq!(said[4..], ["[%propose 2 W>E truce 5]", "[%answer 1 N accept]", "[%answer 2 E accept]"]);
    }
}

#[test]
fn the_end_reveals_what_was_said() {
    let over = format!("{TALK}draw:SWNE");
    let said = log(&over, Seat(1));
    let shown = [
        "draw:SWNE",
        "2/0 [%say S>N \"psst\"]",
        "3/0 [%propose 1 S>N truce 9 secret]",
        "5/1 [%answer 1 N accept]",
        "over 1/2-1/2-1/2-1/2 7",
    ];
    assert_eq!(said[4..], shown);
    assert_eq!(record(&over).seen_by(Seat(1).into()), record(&over));
}

#[test]
fn what_a_viewer_says_gets_the_number_of_the_match() {
    let log = record(&format!("{TALK}*")).log_for(Seat(1).into());
    let withdrawal = |deal| Remark::Withdrawal { deal, by: Seat(1) };
    assert_eq!(log.meant(&withdrawal(1)), Some(withdrawal(2)));
    // To West there is only one proposal.
    assert_eq!(log.meant(&withdrawal(2)), None);
    let proposal = |number| Remark::Proposal {
        number,
        by: Seat(1),
        with: SeatSet(1),
        terms: crate::rules::talk::Terms::Draw,
        secret: false,
    };
    assert_eq!(log.meant(&proposal(2)), Some(proposal(3)));
    assert_eq!(log.meant(&proposal(3)), None);
}

#[test]
fn what_is_no_entry_is_not_read() {
    let seats = crate::rules::GameId::Knot.seats();
    for text in
        ["", "?", "over", "1=", "=end", "+1=end", "1/2", "1/ [%say W \"a\"]", "1/2 end", "[%say W]", "[x", "over 1-0 x"]
    {
        assert_eq!(Entry::read(text, seats), None, "{text}");
    }
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let record = record(&format!("{KNOT}set:CIA,KGB,FIDE,FBI *"));
    let log = record.log_for(Seat(1).into());
    let seats = record.game.seats();
    let follower = Follower::of(log.entries()).unwrap();
    for text in ["0=end", "2=end", "0/0 [%say W \"a\"]", "2/0 [%say W \"a\"]", &log.entries()[0].written(seats)] {
        let mut tried = follower.clone();
        assert_eq!(tried.follow(&Entry::read(text, seats).unwrap()), Err(Misfit), "{text}");
        assert_eq!(tried, follower, "{text}");
    }
    assert_eq!(Follower::of(&log.entries()[1..]), Err(Misfit));
    assert_eq!(Follower::of(&[]), Err(Misfit));
}

#[test]
fn remarks_that_are_not_allowed_break_no_log() {
    let said = "[%propose 4294967295 S>N draw secret] [%propose 4294967295 W>E draw secret] \
                [%propose 4294967295 S>W draw] [%answer 4294967295 W accept] [%answer 7 W accept] [%withdraw 0 S]";
    let broken = Record::parse(&format!("[Game \"quad\"]\n[Talk \"secret\"]\n\n{{{said}}} draw:SWNE")).unwrap();
    assert!(broken.replay().is_err());
    for viewer in (0..16).map(|seats| Viewer::of(SeatSet(seats))) {
        assert_eq!(broken.seen_by(viewer).remarks.len(), broken.remarks.len(), "{viewer:?}");
    }
}
