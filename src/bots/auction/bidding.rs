//! Auction decisions: offers, bids and replies. A trade is scored by the player's own gain minus the gain of the rivals.

use super::attitude::{Attitude, LEAST};
use super::reason;
use super::valuation::{Trade, Valuation};
use crate::bots::player::Choice;
use crate::rules::auction::{Position, Question};
use crate::rules::chess::{Slot, Slots, each};
use crate::rules::{Action, Bid, Game, Seat};

/// How much better for the seller a bid must be than the best earlier bid, or than no trade.
const MARGIN: i32 = 15;

/// The decision of the player to move in an auction; `None` outside auctions.
pub(super) fn decide(position: &Position, attitude: &Attitude) -> Option<Choice> {
    match position.question() {
        Question::Offer => Some(offer(position, attitude)),
        Question::Bid(offered) => Some(bid(position, offered, attitude)),
        Question::Accept(offered) => Some(accept(position, offered, attitude)),
        Question::Board | Question::Roll => None,
    }
}

fn choice(action: Action, gain: Option<i32>, reason: Option<String>) -> Choice {
    Choice { score: gain, depth: 1, reason, ..Choice::plain(action) }
}

/// Offers the piece of the hand with the best foreseen bid, or passes.
fn offer(position: &Position, attitude: &Attitude) -> Choice {
    let (values, seller) = (Valuation::new(position), position.turn());
    let mut best: Option<(i32, Trade)> = None;
    let mut seen = Vec::new();
    for offered in each(position.tradable_of(seller)) {
        let class = (position.board().man(offered).kind(), position.tokens_of(offered));
        if seen.contains(&class) {
            continue;
        }
        seen.push(class);
        for buyer in position.seats_in().iter().filter(|&buyer| buyer != seller) {
            let Some((gain, trade)) = foreseen(&values, offered, buyer) else { continue };
            let gain = gain - attitude.against[buyer.index()];
            if gain >= attitude.least && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, trade));
            }
        }
    }
    let Some((gain, trade)) = best else { return choice(Action::Pass, Some(0), reason::pass(position)) };
    let action = Action::Offer {
        kind: position.board().man(trade.offered).kind().kind(),
        tokens: position.tokens_of(trade.offered),
    };
    choice(action, Some(gain), Some(reason::offer(&values, trade.offered, trade.buyer, trade.bid)))
}

/// The buyer's best bid among those that the seller would accept, and the seller's gain from it.
fn foreseen(values: &Valuation<'_>, offered: Slot, buyer: Seat) -> Option<(i32, Trade)> {
    let seller = values.position.turn();
    let trades = values.bids(buyer).into_iter().map(|bid| Trade { offered, buyer, bid });
    let worth_it = trades.filter_map(|trade| {
        let (bought, sold) = (values.gain(trade, buyer)?, values.gain(trade, seller)?);
        (bought >= LEAST && sold >= LEAST).then_some((bought, sold, trade))
    });
    worth_it.max_by_key(|&(bought, ..)| bought).map(|(_, sold, trade)| (sold, trade))
}

/// The bid so far that is best for the seller, and the seller's gain from it.
fn best_so_far(values: &Valuation<'_>, offered: Slot) -> Option<(i32, Trade)> {
    let (position, seller) = (values.position, values.position.turn());
    let bids = position.seats_in().iter().map(|buyer| Trade { offered, buyer, bid: position.bid_by(buyer) });
    let gains = bids.filter(|trade| trade.bid != 0).filter_map(|trade| Some((values.gain(trade, seller)?, trade)));
    gains.max_by_key(|&(gain, _)| gain)
}

/// The bid with the highest gain among those that beat all earlier bids in the seller's eyes.
fn bid(position: &Position, offered: Slot, attitude: &Attitude) -> Choice {
    let values = Valuation::new(position);
    let (seller, buyer) = (position.turn(), position.asked_seat());
    let before = best_so_far(&values, offered).filter(|&(gain, _)| gain > 0);
    let asked = before.map_or(0, |(gain, _)| gain) + MARGIN;
    let otherwise = otherwise(&values, before, buyer);
    let mut best: Option<(i32, Slots)> = None;
    let mut wanted = false;
    for bid in values.bids(buyer) {
        let trade = Trade { offered, buyer, bid };
        let (Some(gain), Some(sold)) = (values.gain(trade, buyer), values.gain(trade, seller)) else { continue };
        if gain - otherwise < attitude.asks(seller) {
            continue;
        }
        wanted = true;
        if sold >= asked && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, bid));
        }
    }
    let Some((gain, paid)) = best else {
        return choice(Action::Bid(Bid::default()), Some(0), Some(reason::no_bid(&values, offered, wanted)));
    };
    let pieces = each(paid).map(|slot| (position.board().man(slot).kind().kind(), position.tokens_of(slot)));
    let Some(bid) = Bid::of(pieces) else { return choice(Action::Bid(Bid::default()), Some(0), None) };
    let denies = before.map(|(_, trade)| trade.buyer).filter(|_| gain < attitude.asks(seller));
    choice(Action::Bid(bid), Some(gain), Some(reason::bid(&values, offered, buyer, paid, denies)))
}

/// The buyer's gain without a bid, at most zero: another player may get the piece.
fn otherwise(values: &Valuation<'_>, before: Option<(i32, Trade)>, buyer: Seat) -> i32 {
    before.and_then(|(_, trade)| values.gain(trade, buyer)).unwrap_or(0).min(0)
}

/// Accepts the best bid, or none.
fn accept(position: &Position, offered: Slot, attitude: &Attitude) -> Choice {
    let values = Valuation::new(position);
    let seller = position.turn();
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let bids = actions.iter().filter_map(|&action| {
        let Action::Accept(buyer) = action else { return None };
        let trade = Trade { offered, buyer, bid: position.bid_by(buyer) };
        let gain = values.gain(trade, seller)?;
        // However well liked the buyer, never sell at a loss.
        Some((gain > 0, gain - attitude.against[buyer.index()], trade))
    });
    let bids: Vec<(bool, i32, Trade)> = bids.collect();
    let best = bids.iter().max_by_key(|&&(pays, gain, _)| (pays, gain)).copied();
    match best {
        Some((true, gain, trade)) if gain > 0 && gain >= attitude.least - LEAST => {
            let why = reason::accept(&values, offered, trade.buyer, trade.bid, bids.len());
            choice(Action::Accept(trade.buyer), Some(gain), Some(why))
        }
        best => {
            let best = best.map(|(.., trade)| (trade.buyer, trade.bid));
            choice(Action::Decline, Some(0), Some(reason::decline(&values, offered, best)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, Chance, Character, InteractionHistory, Level, Limits, Player, Situation};
    use crate::rules::{Decider, Effects, GameId, Line, MAX_SEATS, line_of};

    fn decided(position: &str, tokens: &[&str]) -> (String, String) {
        let mut line = GameId::Auction.set_up([], Some(position)).unwrap();
        for token in tokens {
            line.play(Action::parse(token, line.seats()).unwrap(), Effects::ignored()).unwrap();
        }
        let choice = decide(&line_of::<Position>(&*line).position, &Attitude::default()).unwrap();
        line.check(choice.action).unwrap();
        (choice.action.token(line.seats()).to_string(), choice.reason.unwrap_or_default())
    }

    /// Red has moved a pawn and may make an offer; there are four kings, and the given hands.
    fn hands(hands: &str) -> String {
        format!(
            "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R {hands}"
        )
    }

    #[test]
    fn pieces_are_traded_for_what_is_worth_as_much() {
        let at = hands("handR=r3 handY=r3,p3");
        let (offered, why) = decided(&at, &["e5e6"]);
        assert_eq!(offered, "offer:r3", "{why}");
        let (bid, why) = decided(&at, &["e5e6", "offer:r3"]);
        assert!(bid == "bid:r3" || bid == "bid:p3", "{bid}: {why}");
        let (answer, why) = decided(&at, &["e5e6", "offer:r3", "bid:r3"]);
        assert_eq!(answer, "accept:Y", "{why}");
        assert!(why.contains("rook") && !why.ends_with('.'), "{why}");
    }

    #[test]
    fn nobody_sells_or_buys_at_a_loss() {
        let (offered, _) = decided(&hands("handR=q3 handY=p3"), &["e5e6"]);
        assert_eq!(offered, "pass");
        let (answer, why) = decided(&hands("handR=q3 handY=p3"), &["e5e6", "offer:q3", "bid:p3"]);
        assert_eq!(answer, "decline", "{why}");
        let (bid, why) = decided(&hands("handR=p3 handY=q3"), &["e5e6", "offer:p3"]);
        assert_eq!(bid, "bid:-", "{why}");
    }

    /// Between the last two players, one's gain is the other's loss.
    #[test]
    fn the_last_two_do_not_trade() {
        let among_two = |at: &str| hands(at).replace("13,Gk/Bk,13", "14/14");
        let (offered, why) = decided(&among_two("handR=r3 handY=r3,p3"), &["e5e6"]);
        assert_eq!(offered, "pass", "{why}");
        let (bid, why) = decided(&among_two("handR=r3 handY=r3,p3"), &["e5e6", "offer:r3"]);
        assert_eq!(bid, "bid:-", "{why}");
    }

    #[test]
    fn what_would_drop_is_sold_for_less() {
        let (offered, why) = decided(&hands("handR=r1 handY=n3"), &["e5e6"]);
        assert_eq!(offered, "offer:r1");
        assert!(why.contains("rook drops this turn"), "{why}");
        let (answer, why) = decided(&hands("handR=r1 handY=n3"), &["e5e6", "offer:r1", "bid:n3"]);
        assert_eq!(answer, "accept:Y", "{why}");
    }

    /// No character pays more than a piece is worth to it, or sells one for less.
    #[test]
    fn nobody_pays_more_than_it_is_worth_to_them() {
        let mut trades = [0; 2];
        for seed in 0..4 {
            let mut line = Line::new(Position::start(&crate::rules::auction::Options::default()));
            let (mut actions, mut chance) = (Vec::new(), Chance::new(seed));
            let bot = |seat: usize| {
                let character = Character::ALL[(seat + 2 * seed as usize) % Character::ALL.len()];
                Bot::new(Level::ALL[2], seed + seat as u64).with_character(character)
            };
            let mut bots: [Bot; MAX_SEATS] = core::array::from_fn(bot);
            while actions.len() < 500 {
                let action = match line.decider() {
                    None => break,
                    Some(Decider::Chance) => chance.action(&line).unwrap(),
                    Some(Decider::Seat(seat)) => {
                        let situation = Situation {
                            game: GameId::Auction,
                            options: &[],
                            start: None,
                            actions: &actions,
                            line: &line,
                        };
                        let choice = bots[seat.index()].choose(&situation, Limits::nodes(40)).unwrap();
                        let values = Valuation::new(&line.position);
                        match (choice.action, line.position.question()) {
                            (Action::Bid(bid), Question::Bid(offered)) if bid != Bid::default() => {
                                let before = best_so_far(&values, offered).filter(|&(gain, _)| gain > 0);
                                let mut after = line.clone();
                                after.play(choice.action, Effects::ignored()).unwrap();
                                let trade = Trade { offered, buyer: seat, bid: after.position.bid_by(seat) };
                                let gain = values.gain(trade, seat).unwrap();
                                assert!(gain >= otherwise(&values, before, seat), "{gain}: {:?}", choice.reason);
                                trades[0] += 1;
                            }
                            (Action::Accept(buyer), Question::Accept(offered)) => {
                                let trade = Trade { offered, buyer, bid: line.position.bid_by(buyer) };
                                assert!(values.gain(trade, seat).unwrap() > 0, "{:?}", choice.reason);
                                trades[1] += 1;
                            }
                            _ => {}
                        }
                        choice.action
                    }
                };
                line.play(action, Effects::ignored()).unwrap();
                actions.push(action);
            }
        }
        assert!(trades[0] > 50 && trades[1] > 20, "bids and sales: {trades:?}");
    }

    /// Every statement in an auction has a reason, nobody knowingly overpays, and there are a few trades per game.
    #[test]
    fn auctions_are_alive() {
        let mut line = GameId::Auction.set_up([], None).unwrap();
        let (mut actions, mut chance, mut deeds) = (Vec::new(), Chance::new(4), InteractionHistory::new(&*line));
        let mut bots: Vec<Bot> = (0..4).map(|seat| Bot::new(Level::ALL[2], seat)).collect();
        while actions.len() < 500 {
            let action = match line.decider() {
                None => break,
                Some(Decider::Chance) => chance.action(&*line).unwrap(),
                Some(Decider::Seat(seat)) => {
                    let situation =
                        Situation { game: GameId::Auction, options: &[], start: None, actions: &actions, line: &*line };
                    let choice = bots[seat.index()].choose(&situation, Limits::nodes(60)).unwrap();
                    if line.actions().len() > 1 && matches!(choice.action, Action::Offer { .. } | Action::Bid(_)) {
                        let why = choice.reason.unwrap();
                        assert!(
                            !why.is_empty() && !why.contains('\n') && !why.ends_with('.') && why.len() < 120,
                            "{why}"
                        );
                        let paid = choice.action != Action::Bid(Bid::default());
                        assert!(!paid || choice.score.unwrap() > 0 || why.contains("to keep"), "{why}");
                    }
                    choice.action
                }
            };
            let mut effects = Vec::new();
            line.play(action, Effects::recording(&mut effects)).unwrap();
            deeds.follow(&effects);
            actions.push(action);
        }
        let trades: u32 = (0..4).map(|seat| deeds.counts(Seat(seat)).trades).sum::<u32>() / 2;
        assert!(trades >= 3, "{trades} trades in {} actions", actions.len());
    }
}
