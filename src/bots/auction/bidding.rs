//! Auction decisions: offers, bids and replies. A trade is scored by the player's own gain minus the gain of the rivals.

use super::attitude::{Attitude, LEAST, Placed};
use super::contest::{Contest, Tender, made, tenders};
use super::reason;
use super::valuation::Valuation;
use crate::bots::baseline::pawns;
use crate::bots::plan::Plan;
use crate::bots::player::Choice;
use crate::rules::auction::{Position, Question};
use crate::rules::chess::{Slot, each};
use crate::rules::{Action, Bid, Game};
use crate::texts::text;

/// What an offer must promise on average, in centipawns.
const HOPE: i32 = 8;
/// How many pawns a careless bid is worth more than the piece on offer.
const CARELESS: u64 = 4;

/// Whether a bid was worth far more than the piece on offer. More such bids may come by chance, so it pays to offer often and to
/// take what is bid.
pub fn has_careless_bid(actions: &[Action]) -> bool {
    // In thirds of a pawn: a piece counts one third of its worth for each of its tokens, of which it has three at first.
    let mut price = 0;
    actions.iter().any(|action| match *action {
        Action::Offer { kind, .. } => {
            price = 3 * pawns(kind);
            false
        }
        Action::Bid(bid) => {
            let piece = |(kind, tokens, count)| pawns(kind) * u64::from(tokens) * u64::from(count);
            bid.pieces().map(piece).sum::<u64>() >= price + 3 * CARELESS
        }
        _ => false,
    })
}

/// The decision of the player to move in an auction; `None` outside auctions. Its reason says where
/// the piece would be placed that the player gets.
pub(super) fn decide(position: &Position, attitude: &Attitude, placed: Placed) -> Option<Choice> {
    match position.question() {
        Question::Offer => Some(offer(position, attitude)),
        Question::Bid(offered) => Some(bid(position, offered, attitude, placed)),
        Question::Accept(offered) => Some(accept(position, offered, attitude, placed)),
        Question::Board | Question::Roll | Question::Drop => None,
    }
}

/// The least that a sale must bring a seller with this attitude.
fn reserve(values: &Valuation<'_>, offered: Slot, attitude: &Attitude) -> i32 {
    if attitude.patient { values.reserve(offered) } else { 0 }
}

fn choice(action: Action, gain: Option<i32>, reason: Option<String>) -> Choice {
    Choice { score: gain, depth: 1, reason, ..Choice::plain(action) }
}

/// Offers the piece of the hand whose auction promises most, or passes. A single buyer names the price, so a patient player
/// offers a piece before its last token only where two would bid.
fn offer(position: &Position, attitude: &Attitude) -> Choice {
    let (values, seller) = (Valuation::new(position), position.turn());
    let (mut best, mut waiting): (Option<(i32, Slot, Tender)>, _) = (None, None);
    let mut seen = Vec::new();
    for offered in each(position.tradable_of(seller)) {
        let class = (position.board().man(offered).kind(), position.tokens_of(offered));
        if seen.contains(&class) {
            continue;
        }
        seen.push(class);
        let contest = Contest::before(&values, offered, reserve(&values, offered, attitude));
        let Some(hoped) = contest.likeliest() else { continue };
        let gain = contest.passed()[seller.index()] - attitude.against[hoped.trade.buyer.index()];
        if gain < HOPE + attitude.least - LEAST {
            continue;
        }
        if attitude.patient && position.tokens_of(offered) > 1 && contest.bidders() < 2 {
            waiting = Some(offered);
        } else if best.is_none_or(|(most, ..)| gain > most) {
            best = Some((gain, offered, hoped));
        }
    }
    let Some((gain, offered, hoped)) = best else {
        let why = waiting.map(|offered| reason::waits(position, offered)).or_else(|| reason::pass(position));
        return choice(Action::Pass, Some(0), why);
    };
    let kind = position.board().man(offered).kind().kind();
    let action = Action::Offer { kind, tokens: position.tokens_of(offered) };
    choice(action, Some(gain), Some(reason::offer(&values, offered, hoped.trade.buyer, hoped.trade.bid)))
}

/// The bid that promises most, in view of the bids to come and of what the seller may take. A bid that would win as it is
/// is not raised.
fn bid(position: &Position, offered: Slot, attitude: &Attitude, placed: Placed) -> Choice {
    let mut values = Valuation::new(position);
    let (seller, buyer) = (position.turn(), position.asked_seat());
    // Others are taken to sell as this player would.
    let reserve = reserve(&values, offered, attitude);
    let contest = Contest::rest(&values, offered, reserve);
    let passed = contest.passed()[buyer.index()];
    let none = |reason| choice(Action::Bid(Bid::default()), Some(0), reason);
    let wins = |tender: Tender| tender.trade.buyer == buyer && tender.gains[seller.index()] > reserve;
    if position.bid_by(buyer) != 0 && contest.likeliest().is_some_and(wins) {
        return none(Some(text!("trade-bid-stands")));
    }
    let mut best: Option<(i32, Tender)> = None;
    let mut wanted = false;
    for tender in tenders(&values, offered, buyer) {
        // Never a bid that is worse, if it is taken, than none.
        if tender.gains[buyer.index()] - passed < attitude.asks(seller) {
            continue;
        }
        wanted = true;
        let gain = contest.after(tender)[buyer.index()];
        if gain > passed && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, tender));
        }
    }
    let Some((_, tender)) = best else { return none(Some(reason::no_bid(&values, offered, wanted))) };
    let (gain, paid) = (tender.gains[buyer.index()], tender.trade.bid);
    let pieces = each(paid).map(|slot| (position.board().man(slot).kind().kind(), position.tokens_of(slot)));
    let Some(bid) = Bid::of(pieces) else { return none(None) };
    // A bid that brings less is there to keep the piece from another.
    let rival = contest.likeliest().map(|rival| rival.trade.buyer).filter(|&rival| rival != buyer);
    let denies = rival.filter(|_| gain < attitude.asks(seller));
    values.settle(buyer, placed);
    let (reason, plan) = reason::bid(&values, offered, buyer, paid, denies);
    Choice { plan, ..choice(Action::Bid(bid), Some(gain), Some(reason)) }
}

/// Accepts the best bid, or none. A patient player refuses what is below the reserve price: the piece can be offered again.
fn accept(position: &Position, offered: Slot, attitude: &Attitude, placed: Placed) -> Choice {
    let mut values = Valuation::new(position);
    let seller = position.turn();
    // However well liked the buyer, never sell at a loss.
    let rank = |tender: &Tender| {
        let gain = tender.gains[seller.index()];
        (gain > 0, gain - attitude.against[tender.trade.buyer.index()])
    };
    let bids = acceptable(&values, offered);
    let best = bids.iter().max_by_key(|tender| rank(tender)).copied();
    let reserve = reserve(&values, offered, attitude);
    let taken = best.filter(|tender| rank(tender) > (true, 0) && rank(tender).1 >= attitude.least - LEAST + reserve);
    let (action, gain) =
        taken.map_or((Action::Decline, 0), |tender| (Action::Accept(tender.trade.buyer), tender.gains[seller.index()]));
    values.settle(seller, placed);
    let (reason, plan) = why(&values, offered, &bids, taken, reserve);
    Choice { plan, ..choice(action, Some(gain), Some(reason)) }
}

/// Why the seller gives this answer, and what the reason announces.
pub(super) fn answer_reason(position: &Position, answer: Action, placed: Placed) -> Option<(String, Option<Plan>)> {
    let Question::Accept(offered) = position.question() else { return None };
    let mut values = Valuation::new(position);
    let bids = acceptable(&values, offered);
    let taken = bids.iter().find(|tender| answer == Action::Accept(tender.trade.buyer)).copied();
    values.settle(position.turn(), placed);
    Some(why(&values, offered, &bids, taken, 0))
}

fn why(
    values: &Valuation<'_>,
    offered: Slot,
    bids: &[Tender],
    taken: Option<Tender>,
    reserve: i32,
) -> (String, Option<Plan>) {
    let seller = values.position.turn();
    if let Some(Tender { trade, .. }) = taken {
        return reason::accept(values, offered, trade.buyer, trade.bid, bids.len());
    }
    let best = bids.iter().max_by_key(|tender| tender.gains[seller.index()]);
    let is_held = best.is_some_and(|tender| (1..reserve).contains(&tender.gains[seller.index()]));
    (reason::decline(values, offered, best.map(|tender| (tender.trade.buyer, tender.trade.bid)), is_held), None)
}

/// The bids that the seller may accept.
fn acceptable(values: &Valuation<'_>, offered: Slot) -> Vec<Tender> {
    let mut actions = Vec::new();
    values.position.actions(&mut actions);
    let may = |tender: &Tender| actions.contains(&Action::Accept(tender.trade.buyer));
    made(values, offered).into_iter().filter(may).collect()
}

#[cfg(test)]
mod tests {
    use super::super::valuation::Trade;
    use super::*;
    use crate::bots::{Bot, Chance, Character, Greedy, InteractionHistory, Level, Limits, Player, Situation};
    use crate::rules::{Decider, Effects, GameId, Line, MAX_SEATS, Seat, line_of};

    fn decided(position: &str, tokens: &[&str]) -> (String, String) {
        decided_with([], position, tokens)
    }

    fn decided_with<'a>(
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: &str,
        tokens: &[&str],
    ) -> (String, String) {
        decided_by(&Attitude::default(), options, position, tokens)
    }

    fn decided_by<'a>(
        attitude: &Attitude,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: &str,
        tokens: &[&str],
    ) -> (String, String) {
        let mut line = GameId::Auction.set_up(options, Some(position)).unwrap();
        for token in tokens {
            line.play(Action::parse(token, line.seats()).unwrap(), Effects::ignored()).unwrap();
        }
        let choice = decide(&line_of::<Position>(&*line).position, attitude, Placed::Best).unwrap();
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
    fn a_patient_player_offers_early_only_to_two_buyers() {
        let patient = Attitude { patient: true, ..Attitude::default() };
        let offered = |hands: &str| decided_by(&patient, [], &self::hands(hands), &["e5e6"]);
        let waiting = ("pass".to_owned(), "my rook waits for a second buyer".to_owned());
        assert_eq!(offered("handR=r2 handY=r3,p3"), waiting);
        assert_eq!(offered("handR=r2 handY=r3,p3 handG=r3").0, "offer:r2");
        assert_eq!(offered("handR=r1 handY=n3").0, "offer:r1", "its last token");
    }

    #[test]
    fn a_patient_player_has_a_reserve_price() {
        let patient = Attitude { patient: true, ..Attitude::default() };
        let answered = |tokens: u8, bid: &str| {
            let offer = format!("offer:r{tokens}");
            let hands = hands(&format!("handR=r{tokens} handY=r3,q3"));
            decided_by(&patient, [], &hands, &["e5e6", &offer, bid])
        };
        let (answer, why) = answered(3, "bid:r3");
        assert_eq!(
            (answer.as_str(), why.as_str()),
            ("decline", "I can offer my rook again, and want more than a rook")
        );
        assert_eq!(answered(3, "bid:q3").0, "accept:Y");
        assert_eq!(answered(2, "bid:r3").0, "accept:Y", "there is less time for a better one");
    }

    #[test]
    fn a_careless_bid_is_worth_four_pawns_more() {
        let seats = GameId::Auction.set_up([], None).unwrap().seats();
        let is_careless = |tokens: &[&str]| {
            let actions: Vec<Action> = tokens.iter().map(|token| Action::parse(token, seats).unwrap()).collect();
            has_careless_bid(&actions)
        };
        assert!(!is_careless(&["offer:p3", "bid:b3+p3", "decline", "offer:r3", "bid:q2", "bid:-", "accept:Y"]));
        assert!(is_careless(&["offer:p3", "bid:r3", "accept:Y", "offer:r3", "bid:r3", "decline"]));
        assert!(is_careless(&["offer:p3", "bid:n3+p3+p3"]) && !is_careless(&["offer:p3", "bid:n3+p3+p2"]));
    }

    #[test]
    fn hoarders_are_always_patient_and_diplomats_never() {
        let of = |character: Character, patient| character.attitude(patient, Seat(0), None).patient;
        for character in Character::ALL {
            let expected = [character == Character::Hoarder, character != Character::Diplomat];
            assert_eq!([false, true].map(|patient| of(character, patient)), expected, "{character}");
        }
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

    /// Plays a game of at most `most` actions, and passes each choice of a bot to `look`. Returns how it stands then.
    fn follow_game(
        options: &[(String, String)],
        mut bots: [Bot; MAX_SEATS],
        (seed, most): (u64, usize),
        mut look: impl FnMut(&Line<Position>, Seat, &Choice),
    ) -> Line<Position> {
        let named = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let start = GameId::Auction.set_up(named, None).unwrap();
        let mut line = Line::new(line_of::<Position>(&*start).position);
        let (mut actions, mut chance) = (Vec::new(), Chance::new(seed));
        while actions.len() < most {
            let action = match line.decider() {
                None => break,
                Some(Decider::Chance) => chance.action(&line).unwrap(),
                Some(Decider::Seat(seat)) => {
                    let game = GameId::Auction;
                    let situation = Situation { game, options, start: None, actions: &actions, line: &line };
                    let choice = bots[seat.index()].choose(&situation, Limits::nodes(40)).unwrap();
                    look(&line, seat, &choice);
                    choice.action
                }
            };
            line.play(action, Effects::ignored()).unwrap();
            actions.push(action);
        }
        line
    }

    fn raising() -> Vec<(String, String)> {
        vec![("bidding".to_owned(), "raise".to_owned())]
    }

    /// No character pays more than a piece is worth to it, or sells one for less.
    #[test]
    fn nobody_pays_more_than_it_is_worth_to_them() {
        let mut trades = [0; 2];
        for seed in 0..4 {
            let bot = |seat: usize| {
                let character = Character::ALL[(seat + 2 * seed as usize) % Character::ALL.len()];
                Bot::new(Level::ALL[2], seed + seat as u64).with_character(character)
            };
            let options = if seed == 3 { raising() } else { Vec::new() };
            let _ = follow_game(&options, core::array::from_fn(bot), (seed, 500), |line, seat, choice| {
                let values = Valuation::new(&line.position);
                match (choice.action, line.position.question()) {
                    (Action::Bid(bid), Question::Bid(offered)) if bid != Bid::default() => {
                        let passed = Contest::rest(&values, offered, 0).passed()[seat.index()];
                        let mut after = line.clone();
                        after.play(choice.action, Effects::ignored()).unwrap();
                        let trade = Trade { offered, buyer: seat, bid: after.position.bid_by(seat) };
                        let gain = values.gains(trade).unwrap()[seat.index()];
                        assert!(gain >= passed, "{gain} < {passed}: {:?}", choice.reason);
                        trades[0] += 1;
                    }
                    (Action::Accept(buyer), Question::Accept(offered)) => {
                        let trade = Trade { offered, buyer, bid: line.position.bid_by(buyer) };
                        assert!(values.gains(trade).unwrap()[seat.index()] > 0, "{:?}", choice.reason);
                        trades[1] += 1;
                    }
                    _ => {}
                }
            });
        }
        assert!(trades[0] > 50 && trades[1] > 20, "bids and sales: {trades:?}");
    }

    /// Bots play games in which bids may be raised to their end. `RAISED_GAMES=100` plays a hundred games of each level and
    /// counts the raises, which are rare: few hands hold more than what has been bid.
    #[test]
    fn games_with_raises_come_to_an_end() {
        let games = std::env::var("RAISED_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(4);
        let options = raising();
        let mut asked = 0;
        for level in [0, 2, 4] {
            // First bids, questions whether to raise, raises.
            let mut counts = [0; 3];
            for seed in 0..games {
                let bots = core::array::from_fn(|seat| Bot::new(Level::ALL[level], seed + seat as u64));
                let line = follow_game(&options, bots, (seed, 4000), |line, seat, choice| {
                    let is_made = matches!(choice.action, Action::Bid(bid) if bid != Bid::default());
                    match line.position.question() {
                        Question::Bid(_) if line.position.bid_by(seat) == 0 => counts[0] += u32::from(is_made),
                        Question::Bid(_) => {
                            counts[1] += 1;
                            counts[2] += u32::from(is_made);
                        }
                        _ => {}
                    }
                });
                assert!(line.outcome().is_some(), "level {level}, seed {seed}: {}", line.position.to_text());
            }
            println!("level {}: {games} games, first bids, chances to raise, raises: {counts:?}", level + 1);
            asked += counts[1];
        }
        assert!(asked > 0, "nobody was asked for a raise");
    }

    #[test]
    fn a_bid_is_raised_where_that_is_worth_it() {
        let decided = |hands: &str| {
            let at = self::hands(hands).replace("14/4,Rp,9", "4,Rp,9/14");
            decided_with([("bidding", "raise")], &at, &[])
        };
        let (bid, why) = decided("handR=r3 handB=n3,p3 handY=n3,p3 phase=bid offer=r3 bids=B:p3,Y:n3");
        assert_eq!(bid, "bid:n3+p3", "a lower bid: {why}");
        let (bid, why) =
            decided("handR=q3 handB=r3,n3,p3 handY=r3,b3,p3 phase=bid offer=q3 bids=B:r3,Y:r3+p3 bidder=B");
        assert_eq!((bid.as_str(), why.as_str()), ("bid:-", "I will not pay more for the queen"));
        let (bid, why) = decided("handR=r3 handB=r3,p3 handY=p3,p2 phase=bid offer=r3 bids=B:r3,Y:p3 bidder=B");
        assert_eq!((bid.as_str(), why.as_str()), ("bid:-", "my bid is the best so far"));
    }

    /// The bots of all levels and characters, and the greedy one, bid the same and say the same, whatever the others
    /// have bid under seal.
    #[test]
    fn sealed_bids_of_others_change_nothing() {
        let hands = "handR=r3 handB=r3,n3,p3 handY=n3,p3 handG=b3,p2";
        let at = format!("{} phase=bid offer=r3", self::hands(hands).replace("14/4,Rp,9", "4,Rp,9/14"));
        let options = [("bidding".to_owned(), "sealed".to_owned())];
        let mut bids = 0;
        for character in Character::ALL {
            for level in Level::ALL {
                let mut seen: Vec<(Choice, Choice)> = Vec::new();
                for tokens in
                    [["bid:-", "bid:-"], ["bid:r3", "bid:-"], ["bid:p3", "bid:n3"], ["bid:r3+n3+p3", "bid:n3+p3"]]
                {
                    let mut line = GameId::Auction.set_up([("bidding", "sealed")], Some(&at)).unwrap();
                    let actions = tokens.map(|token| Action::parse(token, line.seats()).unwrap());
                    actions.iter().for_each(|&action| line.play(action, Effects::ignored()).unwrap());
                    let situation = Situation {
                        game: GameId::Auction,
                        options: &options,
                        start: Some(&at),
                        actions: &actions,
                        line: &*line,
                    };
                    let mut bot = Bot::new(level, 7).with_character(character);
                    bot.explain(true);
                    let greedy = Greedy::default().choose(&situation, Limits::nodes(1)).unwrap();
                    seen.push((bot.choose(&situation, Limits::nodes(100)).unwrap(), greedy));
                    let known = situation.as_seen(|seen| seen.actions.to_vec());
                    assert_eq!(known, [Action::Bid(Bid::default()); 2]);
                }
                assert!(seen.iter().all(|choices| *choices == seen[0]), "{character:?} {level:?}: {seen:?}");
                bids += usize::from(seen[0].0.action != Action::Bid(Bid::default()));
            }
        }
        assert!(bids > 0, "none bids");
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
