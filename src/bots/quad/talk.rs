//! What bots say in Quad, and which deals they keep.
//!
//! A deal is valued by the threats between its parties: a truce gains the rival's threats that it ends, and costs two
//! thirds of the bot's own threats, since there are other targets. So a truce can pay for both. Joint attacks target
//! the leader, by players who can take something from the leader: a bot only promises blows that it sees.

use super::eval::worth;
use crate::bots::character::Character;
use crate::bots::evaluate::Evaluate;
use crate::bots::pact::Pact;
use crate::rules::chess::{attacked, each, strikes};
use crate::rules::quad::Position;
use crate::rules::talk::{Deal, DealState, LAST_ROUND, Terms};
use crate::rules::{Game, MAX_SEATS, Remark, Seat, SeatSet, Talk};
use crate::texts::text;

/// How many rounds a proposed truce, and a proposed joint attack, last.
const TRUCE_ROUNDS: u32 = 4;
const ATTACK_ROUNDS: u32 = 3;
/// Rounds between two proposals of a bot to the same player.
const SILENCE: u32 = 3;
/// The leader's advantage over the runner-up, in centipawns, that triggers a joint attack.
const AHEAD: i32 = 250;
/// The longest truce that a bot accepts, in rounds.
const LONGEST: u32 = 12;

/// How a character makes deals.
struct Manner {
    /// The minimum value of a truce, in centipawns, to propose it and to accept it.
    proposes: i32,
    accepts: i32,
    /// Whether it proposes attacks on the leader.
    rallies: bool,
    /// Whether it promises only blows that it can strike before the target's next turn.
    careful: bool,
}

const fn manner(character: Character) -> Manner {
    match character {
        Character::Neutral => Manner { proposes: 120, accepts: 20, rallies: true, careful: false },
        Character::Aggressor => Manner { proposes: 200, accepts: 40, rallies: true, careful: false },
        Character::Hoarder => Manner { proposes: 60, accepts: 0, rallies: false, careful: false },
        Character::Diplomat => Manner { proposes: 0, accepts: -60, rallies: true, careful: true },
        Character::GrudgeHolder => Manner { proposes: 150, accepts: 40, rallies: true, careful: false },
        Character::Builder => Manner { proposes: 60, accepts: -30, rallies: false, careful: false },
    }
}

/// The remarks of the player at `me`: answers to proposals, a vote, and a proposal in the player's own turn. They are
/// legal in this order. The result depends only on the position and the talk.
pub(super) fn remarks(position: &Position, talk: &Talk, me: Seat, character: Character) -> Vec<Remark> {
    let mut said = talk.clone();
    let mut remarks = Vec::new();
    let mut say = |remark: Remark| {
        let may = said.say(remark.clone()).is_ok();
        if may {
            remarks.push(remark);
        }
        may
    };
    for deal in talk.deals().iter().filter(|deal| deal.awaits(me)) {
        let accepts = agrees(position, talk, me, character, deal);
        say(Remark::Answer { deal: deal.number, by: me, accepts });
    }
    if talk.open_charge().is_some_and(|charge| !charge.has_voted(me)) {
        // All talk is open, so no player can be shown to have broken the rules of the talk mode.
        say(Remark::Vote { by: me, guilty: false });
    }
    if position.decider() == Some(crate::rules::Decider::Seat(me)) {
        let wanted = proposal(position, talk, me, character);
        if let Some((with, terms, words)) = wanted {
            let number = talk.next_number();
            if say(Remark::Proposal { number, by: me, with, terms, secret: false }) {
                say(Remark::Message { by: me, to: None, text: words });
            }
        }
    }
    remarks
}

/// The promises in force for the player at `me`. Pass them to [`Player::promise`](crate::bots::Player::promise); the
/// bot weighs them by its character.
pub fn pact(talk: &Talk, me: Seat) -> Pact {
    let mut pact = Pact::default();
    for deal in talk.deals().iter().filter(|deal| deal.state == DealState::InForce && deal.parties().contains(me)) {
        match deal.terms {
            Terms::Truce { .. } => {
                let others = deal.parties().iter().filter(|&seat| seat != me);
                pact.spare = pact.spare.iter().chain(others).collect();
            }
            Terms::Attack { on, .. } if !deal.struck.contains(me) => pact.strike.insert(on),
            Terms::Attack { .. } | Terms::Draw => {}
        }
    }
    pact
}

/// Whether the player accepts a deal.
fn agrees(position: &Position, talk: &Talk, me: Seat, character: Character, deal: &Deal) -> bool {
    let others = || deal.parties().iter().filter(|&seat| seat != me);
    let grudge = others().map(|seat| broken_by(talk, seat, me)).sum::<i32>() * grudge_of(character);
    match deal.terms {
        Terms::Truce { until } => {
            let long = until.saturating_sub(talk.round()) > LONGEST;
            let worth: i32 = others().map(|seat| truce_worth(position, me, seat)).sum();
            !long && worth - grudge >= manner(character).accepts
        }
        Terms::Attack { on, .. } => {
            let (leader, lead) = leader(position, me);
            let is_bound = on == me || are_partners(position, me, on) || pact(talk, me).spare.contains(on);
            let is_wanted = leader == Some(on) && lead > 0 || character == Character::Aggressor;
            !is_bound && is_wanted && grudge < 200 && sees_a_blow(position, me, character, on)
        }
        Terms::Draw => {
            let worth = position.evaluate();
            let rivals = position.players().iter().filter(|&seat| seat != me);
            let best = rivals.map(|seat| worth[seat.index()]).max().unwrap_or(0);
            // A draw with some players while others play on is worthless.
            deal.parties() == position.players() && worth[me.index()] + 300 < best
        }
    }
}

/// The player's proposal: to whom, on what terms, and in which words.
fn proposal(position: &Position, talk: &Talk, me: Seat, character: Character) -> Option<(SeatSet, Terms, String)> {
    let seats = Position::SEATS;
    let rivals = || position.players().iter().filter(|&seat| seat != me && !are_partners(position, me, seat));
    if rivals().count() < 2 || talk.deals().iter().any(|deal| deal.by == me && deal.state == DealState::Offered) {
        return None;
    }
    let ways = manner(character);
    let bound = pact(talk, me);
    let asked = |seat: Seat| {
        let to = |deal: &&Deal| deal.by == me && deal.with.contains(seat);
        talk.deals().iter().rev().find(to).is_some_and(|deal| talk.round() < deal.proposed_in + SILENCE)
    };
    let (leader, lead) = leader(position, me);
    if let Some(on) =
        leader.filter(|&on| ways.rallies && lead >= AHEAD && !bound.spare.contains(on) && !bound.strike.contains(on))
        && sees_a_blow(position, me, character, on)
    {
        let with: SeatSet = rivals().filter(|&seat| seat != on && !asked(seat)).collect();
        if !with.is_empty() {
            let until = (talk.round() + ATTACK_ROUNDS).min(LAST_ROUND);
            let words = text!("bot-proposes-attack", player = on.called(seats));
            return Some((with, Terms::Attack { on, until }, words));
        }
    }
    let worth = |&seat: &Seat| truce_worth(position, me, seat) - broken_by(talk, seat, me) * grudge_of(character);
    let free = rivals().filter(|&seat| !asked(seat) && !bound.spare.contains(seat) && !bound.strike.contains(seat));
    let with = free.filter(|&seat| leader != Some(seat) || lead < AHEAD).max_by_key(worth)?;
    if worth(&with) < ways.proposes {
        return None;
    }
    let until = (talk.round() + TRUCE_ROUNDS).min(LAST_ROUND);
    let words = text!("bot-proposes-truce", player = with.called(seats));
    Some((SeatSet(1 << with.0), Terms::Truce { until }, words))
}

/// The value of a truce in centipawns: the rival's threats that it ends, minus two thirds of the player's own.
fn truce_worth(position: &Position, me: Seat, other: Seat) -> i32 {
    threats(position, other, me) - threats(position, me, other) * 2 / 3
}

/// Whether the player can take something from `on` and, for a careful character, moves before `on` can save it.
fn sees_a_blow(position: &Position, me: Seat, character: Character, on: Seat) -> bool {
    let turn = position.turn().index();
    let until = |seat: Seat| {
        let mut armies = (0..MAX_SEATS).map(|place| (turn + place) % MAX_SEATS);
        armies.position(|army| position.controllers()[army] == Some(seat))
    };
    threats(position, me, on) > 0 && (until(me) < until(on) || !manner(character).careful)
}

/// The total value of the threats by `by` against `on`, in centipawns: unguarded pieces, and pieces worth more than
/// their attacker.
fn threats(position: &Position, by: Seat, on: Seat) -> i32 {
    let board = position.board();
    let of = |seat: Seat| {
        let armies = (0..MAX_SEATS as u8).map(Seat);
        let own = armies.filter(|army| position.controllers()[army.index()] == Some(seat));
        own.fold(0, |slots, army| slots | board.army(army)) & !position.frozen_pieces()
    };
    let (attackers, targets) = (of(by), of(on));
    let mut sum = 0;
    for target in each(targets) {
        let cell = board.cell(target);
        let prize = worth(board.man(target).kind());
        let reach = each(attackers).filter(|&slot| strikes(board, board.man(slot), board.cell(slot), cell));
        let Some(least) = reach.map(|slot| worth(board.man(slot).kind())).min() else { continue };
        let is_guarded = attacked(board, cell, targets & !(1 << target), cell);
        sum += if is_guarded { (prize - least).max(0) } else { prize };
    }
    sum
}

/// The leader and the lead over the runner-up, in centipawns; `None` if the leader is the player or a partner.
fn leader(position: &Position, me: Seat) -> (Option<Seat>, i32) {
    let worth = position.evaluate();
    let mut ranked: Vec<Seat> = position.players().iter().collect();
    ranked.sort_by_key(|seat| core::cmp::Reverse(worth[seat.index()]));
    match ranked[..] {
        [first, second, ..] if first != me && !are_partners(position, me, first) => {
            (Some(first), worth[first.index()] - worth[second.index()])
        }
        _ => (None, 0),
    }
}

fn are_partners(position: &Position, one: Seat, other: Seat) -> bool {
    position.seating().sides[one.index()].contains(other)
}

/// How often a player has broken a deal with another.
fn broken_by(talk: &Talk, who: Seat, with: Seat) -> i32 {
    let broken = |deal: &&Deal| {
        matches!(deal.state, DealState::Broken { by, .. } if by.contains(who)) && deal.parties().contains(with)
    };
    talk.deals().iter().filter(broken).count() as i32
}

/// The penalty for each deal that the other player has broken before, in centipawns.
const fn grudge_of(character: Character) -> i32 {
    match character {
        Character::GrudgeHolder => 1000,
        Character::Diplomat => 60,
        _ => 150,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, Level, Limits, Player, Situation, remarks};
    use crate::rules::{Action, AnyGame, Effect, Effects, GameId, TalkMode};

    fn table(position: &str) -> Box<dyn AnyGame> {
        GameId::Quad.set_up([], Some(position)).unwrap()
    }

    /// South's rook attacks West's queen, which attacks none of South's pieces.
    const QUEEN: &str = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
    /// North attacks a rook of South's with a bishop.
    const THREAT: &str = "1,Wk,5,Nk/5,Nb,2/8/8/8/8/Sr,7/1,Sk,5,Ek turn=S";

    fn propose(talk: &mut Talk, by: u8, with: u8, terms: Terms) {
        let number = talk.next_number();
        talk.say(Remark::Proposal { number, by: Seat(by), with: SeatSet(1 << with), terms, secret: false }).unwrap();
    }

    fn accepts(position: &str, by: u8, me: u8, terms: Terms, character: Character) -> bool {
        let line = table(position);
        let mut talk = Talk::new(TalkMode::Open, &*line);
        propose(&mut talk, by, me, terms);
        let said = remarks(&*line, &talk, Seat(me), character);
        let Some(&Remark::Answer { accepts, .. }) = said.first() else { panic!("{said:?}") };
        accepts
    }

    #[test]
    fn a_truce_is_worth_what_it_protects() {
        let truce = Terms::Truce { until: 5 };
        // West would save the queen; South would give up taking it.
        assert!(accepts(QUEEN, 0, 1, truce, Character::Neutral));
        assert!(!accepts(QUEEN, 1, 0, truce, Character::Neutral));
        assert!(!accepts(QUEEN, 0, 1, Terms::Truce { until: 90 }, Character::Neutral), "that is too long");
    }

    #[test]
    fn who_is_threatened_proposes_a_truce() {
        let line = table(THREAT);
        let talk = Talk::new(TalkMode::Open, &*line);
        let said = remarks(&*line, &talk, Seat(0), Character::Builder);
        assert!(matches!(said[0], Remark::Proposal { with: SeatSet(4), terms: Terms::Truce { .. }, .. }), "{said:?}");
        assert!(matches!(&said[1], Remark::Message { text, .. } if text.contains("North")), "{said:?}");
        assert_eq!(remarks(&*line, &talk, Seat(1), Character::Builder), [], "it is not West's turn");
        let mut talk = talk;
        said.into_iter().for_each(|remark| talk.say(remark).unwrap());
        assert_eq!(remarks(&*line, &talk, Seat(0), Character::Builder), [], "once is enough");
        let silent = Talk::new(TalkMode::None, &*line);
        assert_eq!(remarks(&*line, &silent, Seat(0), Character::Builder), []);
    }

    #[test]
    fn the_leader_is_attacked_together() {
        let line = table("Ek,6,Nk/8/3,Eq,4/1,Nn,6/8/3,Sr,4/7,Wb/Sk,6,Wk turn=S");
        let mut talk = Talk::new(TalkMode::Open, &*line);
        let said = remarks(&*line, &talk, Seat(0), Character::Neutral);
        assert!(
            matches!(said[0], Remark::Proposal { with: SeatSet(6), terms: Terms::Attack { on: Seat(3), .. }, .. }),
            "{said:?}"
        );
        said.into_iter().for_each(|remark| talk.say(remark).unwrap());
        for seat in [1, 2] {
            let said = remarks(&*line, &talk, Seat(seat), Character::Neutral);
            assert!(matches!(said[..], [Remark::Answer { accepts: true, .. }]), "{said:?}");
            said.into_iter().for_each(|remark| talk.say(remark).unwrap());
        }
        assert_eq!(pact(&talk, Seat(2)).strike, SeatSet(8));
    }

    /// South's rook attacks the leader's queen; North and East have only their kings.
    #[test]
    fn nobody_gives_their_word_for_a_blow_that_they_do_not_see() {
        let alone = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let attack = Terms::Attack { on: Seat(1), until: 4 };
        for character in Character::ALL {
            assert!(!accepts(alone, 0, 3, attack, character), "{character}");
            let line = table(&alone.replace("Sr", "Sn"));
            let said = remarks(&*line, &Talk::new(TalkMode::Open, &*line), Seat(0), character);
            let is_attack = |remark: &Remark| matches!(remark, Remark::Proposal { terms: Terms::Attack { .. }, .. });
            assert!(!said.iter().any(is_attack), "{said:?}");
        }
        assert!(accepts(alone, 3, 0, attack, Character::Neutral));
        // East's bishop attacks the queen, too, but West moves before East.
        let both = "Wk,6,Nk/8/3,Wq,4/8/8/8/3,Sr,3,Eb/Sk,6,Ek turn=S";
        assert!(accepts(both, 0, 3, attack, Character::Neutral));
        assert!(!accepts(both, 0, 3, attack, Character::Diplomat));
        let before = "Ek,6,Nk/8/3,Eq,4/8/8/8/3,Sr,3,Wb/Sk,6,Wk turn=S";
        let attack = Terms::Attack { on: Seat(3), until: 4 };
        assert!(accepts(before, 0, 1, attack, Character::Diplomat));
    }

    /// A rook could take a partner's pawn: a character that keeps its deals does not take it.
    #[test]
    fn whose_word_is_dear_keeps_it() {
        let position = "Wk,6,Nk/8/3,Wp,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let line = table(position);
        let mut talk = Talk::new(TalkMode::Open, &*line);
        propose(&mut talk, 1, 0, Terms::Truce { until: 5 });
        talk.say(Remark::Answer { deal: 1, by: Seat(0), accepts: true }).unwrap();
        let bound = pact(&talk, Seat(0));
        assert_eq!((bound.spare, bound.strike), (SeatSet(2), SeatSet::EMPTY));
        let breaks = |character: Character| {
            let mut bot = Bot::new(Level::ALL[4], 1).with_character(character);
            bot.promise(bound);
            let situation =
                Situation { game: GameId::Quad, options: &[], start: Some(position), actions: &[], line: &*line };
            let choice = bot.choose(&situation, Limits::nodes(3_000)).unwrap();
            let (mut line, mut talk, mut effects) = (line.clone(), talk.clone(), Vec::<Effect>::new());
            line.play(choice.action, Effects::recording(&mut effects)).unwrap();
            talk.follow(choice.action, &effects, &*line);
            (matches!(talk.deal(1).unwrap().state, DealState::Broken { .. }), choice.action)
        };
        let free = Bot::new(Level::ALL[4], 1);
        assert_eq!(free.character(), Character::Neutral);
        assert_eq!(breaks(Character::Aggressor), (true, Action::parse("d2d6", line.seats()).unwrap()));
        assert!(!breaks(Character::Diplomat).0);
        assert!(!breaks(Character::Neutral).0);
    }
}
