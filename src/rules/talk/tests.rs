//! Properties of talk: the written form round-trips, nothing panics, and undo restores the earlier state.

use proptest::prelude::*;

use super::*;
use crate::rules::{Action, AnyGame, Effect, Effects, GameId, Record, Resignation, Seat, SeatSet};

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof!["[ -~]{0,30}", "[\\\\\"{}\\[\\]%) a-c]{0,12}", "\\PC{0,300}", any::<String>()]
}

fn any_terms() -> impl Strategy<Value = Terms> {
    let until = prop_oneof![0..12_u32, any::<u32>()];
    (0..3_u8, 0..5_u8, until).prop_map(|(kind, on, until)| match kind {
        0 => Terms::Truce { until },
        1 => Terms::Attack { on: Seat(on), until },
        _ => Terms::Draw,
    })
}

/// Any remark, allowed or not.
fn any_remark() -> impl Strategy<Value = Remark> {
    let seat = || prop_oneof![20 => 0..4_u8, 1 => any::<u8>()].prop_map(Seat);
    let set = || prop_oneof![20 => 0..16_u8, 1 => any::<u8>()].prop_map(SeatSet);
    let number = || 0..6_u32;
    prop_oneof![
        (seat(), prop::option::of(set()), any_text()).prop_map(|(by, to, text)| Remark::Message { by, to, text }),
        (number(), seat(), set(), any_terms(), any::<bool>())
            .prop_map(|(number, by, with, terms, secret)| Remark::Proposal { number, by, with, terms, secret }),
        (number(), seat(), any::<bool>()).prop_map(|(deal, by, accepts)| Remark::Answer { deal, by, accepts }),
        (number(), seat()).prop_map(|(deal, by)| Remark::Withdrawal { deal, by }),
        (seat(), seat()).prop_map(|(by, whom)| Remark::Accusation { by, whom }),
        (seat(), any::<bool>()).prop_map(|(by, guilty)| Remark::Vote { by, guilty }),
    ]
}

/// Whether the remark only refers to seats below `seats`, and has no line breaks.
fn is_of(remark: &Remark, seats: usize) -> bool {
    let known = |seat: Seat| seat.index() < seats;
    let set = |set: SeatSet| !set.is_empty() && usize::from(set.0) < 1 << seats;
    let others = match *remark {
        Remark::Message { to, ref text, .. } => to.is_none_or(set) && !text.contains('\n'),
        Remark::Proposal { with, terms, .. } => set(with) && !matches!(terms, Terms::Attack { on, .. } if !known(on)),
        Remark::Accusation { whom, .. } => known(whom),
        Remark::Answer { .. } | Remark::Withdrawal { .. } | Remark::Vote { .. } => true,
    };
    known(remark.by()) && others
}

/// Something that happens at the table.
#[derive(Clone, Debug)]
enum Event {
    Say(Remark),
    /// A listed action, or sometimes one that is always possible.
    Act(u16),
    /// A correct proposal, with its answers.
    Deal(u8, u8, Terms),
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => any_remark().prop_map(Event::Say),
        4 => any::<u16>().prop_map(Event::Act),
        1 => (0..4_u8, 0..16_u8, any_terms()).prop_map(|(by, with, terms)| Event::Deal(by, with, terms)),
    ]
}

fn mode(number: u8) -> TalkMode {
    TalkMode::ALL[usize::from(number) % 3]
}

/// A game with talk.
struct Game {
    table: Box<dyn AnyGame>,
    record: Record,
    talk: Talk,
    /// The talk after each action, before any later remarks.
    at: Vec<Talk>,
}

impl Game {
    fn new(mode: TalkMode) -> Self {
        let table = GameId::Quad.set_up([], None).unwrap();
        let record = Record { talk: mode, ..Record::begun_at(GameId::Quad, &*table) };
        let talk = Talk::new(mode, &*table);
        Self { at: vec![talk.clone()], table, record, talk }
    }

    fn say(&mut self, remark: Remark) {
        let before = self.talk.clone();
        if self.talk.say(remark).is_err() {
            assert_eq!(self.talk, before, "what is refused changes nothing");
        }
        if let Some(due) = self.talk.due() {
            self.play(due);
        }
    }

    fn play(&mut self, action: Action) {
        let mut effects: Vec<Effect> = Vec::new();
        self.table.play(action, Effects::recording(&mut effects)).unwrap();
        self.talk.follow(action, &effects, &*self.table);
        self.record.actions.push(action);
        self.at.push(self.talk.clone());
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Say(remark) => self.say(remark),
            Event::Act(choice) => {
                let actions = self.table.actions();
                match choice {
                    _ if actions.is_empty() => {}
                    0..600 => self.play(Action::Resign(Resignation::Freeze)),
                    _ => self.play(actions[usize::from(choice) % actions.len()]),
                }
            }
            Event::Deal(by, with, terms) => {
                let (number, with) = (self.talk.next_number(), SeatSet(with & !(1 << by)));
                self.say(Remark::Proposal { number, by: Seat(by), with, terms, secret: false });
                with.iter().for_each(|by| self.say(Remark::Answer { deal: number, by, accepts: true }));
            }
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_comes_back(remark in any_remark()) {
        let seats = GameId::Quad.seats();
        let written = remark.written(seats).to_string();
        if is_of(&remark, seats.len()) {
            prop_assert_eq!(written.find('}'), None);
            prop_assert_eq!(read_comment(&written, seats), Ok(vec![remark]));
        }
    }

    #[test]
    fn no_comment_makes_reading_panic(
        any: String,
        inner in "(say|propose|answer|vote|accuse|withdraw|clk)?[ \\]\\[\"\\\\%>SWNEX0-9a-z\n]{0,30}",
    ) {
        for text in [&any, &format!("[%{inner}"), &format!("[%{inner}]"), &format!("[%say S \"{any}\"]")] {
            let _ = read_comment(text, GameId::Quad.seats());
            let record = format!("[Game \"quad\"]\n\nc2c4 {{{text}}} *");
            let _ = Record::parse(&record).and_then(|record| record.replay());
        }
    }

    #[test]
    fn any_talk_is_kept_by_the_record_and_taken_back(
        number: u8,
        events in prop::collection::vec(any_event(), 0..60),
        back: prop::sample::Index,
    ) {
        let mut game = Game::new(mode(number));
        events.into_iter().for_each(|event| game.happen(event));

        game.record.remarks = game.talk.remarks().to_vec();
        game.record.note_result(&*game.table);
        let read = Record::parse(&game.record.to_string()).unwrap();
        prop_assert_eq!(&read, &game.record);
        let replay = read.replay().unwrap();
        prop_assert_eq!(replay.talk(), Some(&game.talk));

        // After undo, the log is as before; remarks made just before the action remain, except one that decided on it.
        let to = back.index(game.at.len());
        let mut talk = game.talk.clone();
        let all = talk.remarks().len();
        talk.take_back_to(to);
        let before = &game.at[to];
        prop_assert!(talk.remarks().starts_with(before.remarks()));
        prop_assert!(talk.remarks().iter().all(|said| said.after <= to));
        prop_assert_eq!(talk.round(), before.round());
        prop_assert_eq!(talk.players(), before.players());
        prop_assert_eq!(talk.due(), None);

        // After redo, everything is as it was.
        let mut table = game.record.lay().unwrap();
        for (number, &action) in game.record.actions.iter().enumerate() {
            let mut effects: Vec<Effect> = Vec::new();
            table.play(action, Effects::recording(&mut effects)).unwrap();
            if number >= to {
                talk.say_again(true);
                talk.follow(action, &effects, &*table);
                talk.say_again(false);
                prop_assert_eq!(talk.due(), None);
            }
        }
        prop_assert_eq!(talk.remarks().len(), all);
        prop_assert_eq!(&talk, &game.talk);
    }
}

#[test]
fn the_only_proposal_has_no_number() {
    let seats = GameId::Quad.seats();
    let name = |seat: Seat| seat.called(seats).to_owned();
    let comment = "[%propose 1 S>W truce 3] [%answer 1 W accept] [%withdraw 1 S]";
    let told = |numbered| {
        let remarks = read_comment(comment, seats).unwrap();
        remarks.iter().map(|remark| remark.sentence(&name, numbered)).collect::<Vec<_>>().join(" ")
    };
    let alone =
        "South offers West a truce until the end of round 3. West accepts the proposal. South withdraws the proposal.";
    assert_eq!(told(false), alone);
    let one_of_several = "South offers West a truce until the end of round 3 (proposal 1). West accepts proposal 1. \
                          South withdraws proposal 1.";
    assert_eq!(told(true), one_of_several);
}

/// Remarks and actions do not scan all deals ever made. This test has as many as fit into a record.
#[test]
fn thousands_of_deals_are_judged() {
    const DEALS: usize = 17_000;
    let game = (1..=DEALS).map(|number| format!("{{[%propose {number} S>W draw]}}{{[%answer {number} W decline]}}"));
    let text = format!("[Game \"quad\"]\n\n{}\na2a3 b8c8 h7h6 g1f1 *", game.collect::<String>());
    let replay = Record::parse(&text).unwrap().replay().unwrap();
    assert_eq!(replay.talk().unwrap().deals().len(), DEALS);
}
