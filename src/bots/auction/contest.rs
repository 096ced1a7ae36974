//! The auction of one piece as a game: who bids what, and what the seller takes, reasoned backwards.
//!
//! Nobody is taken for a perfect reasoner. Each player is expected to prefer better options by *quantal responses* ("Quantal
//! response equilibria for extensive form games", 1998): an option is chosen half as often for every [`HALF_LIFE`] that it is
//! worse than the best. So a low bid may be taken, an offer without a sure buyer may find one, and a bid that others can beat
//! may still win. All of it is integers: the same on every machine.
//!
//! Where bids are raised (option `bidding`), it is reasoned as if each player with a bid had one raise at the end, or one more
//! after the raise that is due. Where they are sealed, those that were made before count as bids to come.

use super::valuation::{Trade, Valuation};
use crate::rules::auction::BiddingRule;
use crate::rules::chess::{Slot, Slots};
use crate::rules::{Game, MAX_SEATS, Seat, SeatSet};

/// How much worse an option is that is chosen half as often, in centipawns.
const HALF_LIFE: i32 = 55;
/// How much more than keeping the piece a seller is expected to want, and a bidder more than not bidding, in centipawns.
/// A seller's reserve price comes on top.
const INERTIA: i32 = 15;
/// Trades that cost either side more than this are not considered, in centipawns.
const MOST_LOST: i32 = 60;
/// How many bids of a player are considered in the bids to come.
const BIDS: usize = 6;

/// A bid, and the gain of each seat if it is accepted, in centipawns.
#[derive(Copy, Clone, Debug)]
pub(super) struct Tender {
    pub(super) trade: Trade,
    pub(super) gains: [i32; MAX_SEATS],
}

impl Tender {
    /// Whether it holds all of another bid of its player, and more.
    const fn raises(&self, before: Slots) -> bool {
        self.trade.bid & before == before && self.trade.bid != before
    }

    /// Adds the bid to those of the other players. If it is a raise, returns what it replaces, and where.
    fn join(self, standing: &mut Vec<Self>) -> Option<(usize, Self)> {
        match standing.iter().position(|other| other.trade.buyer == self.trade.buyer) {
            Some(place) => Some((place, core::mem::replace(&mut standing[place], self))),
            None => {
                standing.push(self);
                None
            }
        }
    }
}

impl Call {
    fn new(values: &Valuation<'_>, offered: Slot, seat: Seat, raises: bool) -> Self {
        Self { seat, tenders: few(tenders(values, offered, seat), values.position.turn()), raises }
    }

    /// What the player has bid before.
    fn before(&self, standing: &[Tender]) -> Slots {
        standing.iter().find(|tender| tender.trade.buyer == self.seat).map_or(0, |tender| tender.trade.bid)
    }

    /// The bids to consider that the player may make.
    fn open<'a>(&'a self, standing: &[Tender]) -> impl Iterator<Item = &'a Tender> + use<'a> {
        let before = self.before(standing);
        self.tenders.iter().filter(move |tender| tender.raises(before))
    }

    /// Who has passed after a bid, if this player passes now.
    fn left(&self, mut passed: SeatSet) -> SeatSet {
        if self.raises {
            passed.insert(self.seat);
        }
        passed
    }
}

/// What an option promises the player who chooses it: the gain of each seat, on average.
pub(super) type Gains = [i32; MAX_SEATS];

/// An auction from some point on.
#[derive(Debug)]
pub(super) struct Contest {
    seller: Seat,
    /// How much a sale must bring the seller, in centipawns: the reserve price.
    reserve: i32,
    /// The bids so far.
    made: Vec<Tender>,
    /// The players who raise their bids no more. The player who is asked for a raise now is one of them.
    passed: SeatSet,
    /// The players who still bid, in order.
    to_come: Vec<Call>,
}

/// A player who is asked for a bid.
#[derive(Debug)]
struct Call {
    seat: Seat,
    /// The bids to consider.
    tenders: Vec<Tender>,
    /// Whether it is for a raise.
    raises: bool,
}

impl Contest {
    /// The auction of a piece that may be offered: all the others bid.
    pub(super) fn before(values: &Valuation<'_>, offered: Slot, reserve: i32) -> Self {
        Self::new(values, offered, reserve, values.position.others())
    }

    /// The auction of the piece on offer, once the player who bids now has bid.
    pub(super) fn rest(values: &Valuation<'_>, offered: Slot, reserve: i32) -> Self {
        let (position, now) = (values.position, values.position.asked_seat());
        let raisers = position.raisers();
        if raisers.is_empty() {
            let known = |seat: &Seat| position.options().bidding != BiddingRule::Sealed && *seat != now;
            let others = position.others().skip_while(known).filter(|&seat| seat != now);
            return Self::new(values, offered, reserve, others);
        }
        let others = (1..4).map(|places| Seat((now.0 + places) % 4)).filter(|&seat| raisers.contains(seat));
        let to_come = others.map(|seat| Call::new(values, offered, seat, true)).collect();
        let made = made(values, offered);
        let buyers = made.iter().map(|tender| tender.trade.buyer);
        let passed = buyers.filter(|&seat| seat == now || !raisers.contains(seat)).collect();
        Self { seller: position.turn(), reserve, made, passed, to_come }
    }

    /// The auction with these players' first bids to come.
    fn new(values: &Valuation<'_>, offered: Slot, reserve: i32, first: impl Iterator<Item = Seat>) -> Self {
        let position = values.position;
        let raisers = position.others().filter(|_| position.options().bidding == BiddingRule::Raise);
        let calls = first.map(|seat| (seat, false)).chain(raisers.map(|seat| (seat, true)));
        let to_come = calls.map(|(seat, raises)| Call::new(values, offered, seat, raises)).collect();
        Self { seller: position.turn(), reserve, made: made(values, offered), passed: SeatSet::EMPTY, to_come }
    }

    /// How many players have a first bid to consider.
    pub(super) fn bidders(&self) -> usize {
        self.to_come.iter().filter(|call| !call.raises && !call.tenders.is_empty()).count()
    }

    /// What comes of it if nothing is bid now.
    pub(super) fn passed(&self) -> Gains {
        self.expect(&mut self.made.clone(), self.passed, 0)
    }

    /// What comes of it after a bid.
    pub(super) fn after(&self, tender: Tender) -> Gains {
        let mut standing = self.made.clone();
        tender.join(&mut standing);
        self.expect(&mut standing, SeatSet(self.passed.0 & !(1 << tender.trade.buyer.0)), 0)
    }

    /// Who is likeliest to buy, with which bid, if nothing is bid now and each chooses the best.
    pub(super) fn likeliest(&self) -> Option<Tender> {
        let (mut standing, mut passed, mut next) = (self.made.clone(), self.passed, 0);
        while let Some((place, call)) = self.call(&standing, passed, next) {
            next = place + 1;
            let gain = |gains: Gains| gains[call.seat.index()];
            let without = gain(self.expect(&mut standing.clone(), call.left(passed), next)) + INERTIA;
            let with = |tender: &Tender| {
                let mut standing = standing.clone();
                tender.join(&mut standing);
                gain(self.expect(&mut standing, passed, next))
            };
            let best = call.open(&standing).map(|tender| (with(tender), *tender)).max_by_key(|&(gain, _)| gain);
            match best.filter(|&(gain, _)| gain > without) {
                Some((_, tender)) => _ = tender.join(&mut standing),
                None => passed = call.left(passed),
            }
        }
        standing.into_iter().max_by_key(|tender| tender.gains[self.seller.index()])
    }

    /// The first call from `next` on, with its place. A raise is for players with a bid who have not passed, as long as there are
    /// several of them.
    fn call(&self, standing: &[Tender], passed: SeatSet, next: usize) -> Option<(usize, &Call)> {
        let is_one_of_several = |seat: Seat| {
            let has_bid = standing.iter().any(|tender| tender.trade.buyer == seat);
            has_bid && !passed.contains(seat) && standing.len() > passed.len() as usize + 1
        };
        self.to_come.iter().enumerate().skip(next).find(|(_, call)| !call.raises || is_one_of_several(call.seat))
    }

    /// What comes of these bids, once the players from the call at `next` on have bid.
    fn expect(&self, standing: &mut Vec<Tender>, passed: SeatSet, next: usize) -> Gains {
        let Some((place, call)) = self.call(standing, passed, next) else { return self.settle(standing) };
        let mut options = Vec::with_capacity(call.tenders.len() + 1);
        let without = self.expect(standing, call.left(passed), place + 1);
        options.push((without[call.seat.index()] + INERTIA, without));
        for tender in call.open(standing) {
            let raised = tender.join(standing);
            let with = self.expect(standing, passed, place + 1);
            options.push((with[call.seat.index()], with));
            match raised {
                Some((place, before)) => standing[place] = before,
                None => _ = standing.pop(),
            }
        }
        mean(&options)
    }

    /// The seller takes one of the bids, or none.
    fn settle(&self, standing: &[Tender]) -> Gains {
        let mut options = vec![(INERTIA + self.reserve, [0; MAX_SEATS])];
        options.extend(standing.iter().map(|tender| (tender.gains[self.seller.index()], tender.gains)));
        mean(&options)
    }
}

/// All bids of a player that are worth a thought: none is worse for both sides than another, and none is worse for the seller
/// than what that player has bid so far. The best for the bidder comes first.
pub(super) fn tenders(values: &Valuation<'_>, offered: Slot, buyer: Seat) -> Vec<Tender> {
    let seller = values.position.turn();
    let trades = values.bids(buyer).into_iter().map(|bid| Trade { offered, buyer, bid });
    let mut tenders: Vec<Tender> = trades
        .filter_map(|trade| Some(Tender { trade, gains: values.gains(trade)? }))
        .filter(|tender| [buyer, seller].iter().all(|seat| tender.gains[seat.index()] > -MOST_LOST))
        .collect();
    tenders.sort_by_key(|tender| core::cmp::Reverse((tender.gains[buyer.index()], tender.gains[seller.index()])));
    let standing = Trade { offered, buyer, bid: values.position.bid_by(buyer) };
    let raised = Some(standing).filter(|trade| trade.bid != 0).and_then(|trade| values.gains(trade));
    let mut most = raised.map_or(i32::MIN, |gains| gains[seller.index()]);
    tenders.retain(|tender| {
        let sold = tender.gains[seller.index()];
        sold > most && {
            most = sold;
            true
        }
    });
    tenders
}

/// A few of them, from the best for the bidder to the best for the seller.
fn few(tenders: Vec<Tender>, seller: Seat) -> Vec<Tender> {
    let count = tenders.len();
    if count <= BIDS {
        return tenders;
    }
    debug_assert!(tenders.is_sorted_by_key(|tender| tender.gains[seller.index()]), "bids rise");
    (0..BIDS).map(|place| tenders[place * (count - 1) / (BIDS - 1)]).collect()
}

/// The bids that have been made and can be placed.
pub(super) fn made(values: &Valuation<'_>, offered: Slot) -> Vec<Tender> {
    let position = values.position;
    let trades = position.others().map(|buyer| Trade { offered, buyer, bid: position.bid_by(buyer) });
    let made = trades.filter(|trade| trade.bid != 0);
    made.filter_map(|trade| Some(Tender { trade, gains: values.gains(trade)? })).collect()
}

/// The mean of what the options promise, weighted by how likely each is to be chosen.
fn mean(options: &[(i32, Gains)]) -> Gains {
    let most = options.iter().map(|&(gain, _)| gain).max().unwrap_or(0);
    let (mut sums, mut all) = ([0_i64; MAX_SEATS], 0);
    for (gain, gains) in options {
        let weight = weight(most - gain);
        all += weight;
        sums.iter_mut().zip(gains).for_each(|(sum, &gain)| *sum += weight * i64::from(gain));
    }
    sums.map(|sum| (sum / all.max(1)) as i32)
}

/// The relative probability of choosing an option that is `behind` centipawns worse than the best; the best has 65,536.
fn weight(behind: i32) -> i64 {
    // Powers of one half, in steps of an eighth.
    const EIGHTHS: [u32; 8] = [65_536, 60_097, 55_109, 50_535, 46_341, 42_495, 38_968, 35_734];
    let eighths = (behind.max(0) * 8 / HALF_LIFE).min(127) as usize;
    i64::from(EIGHTHS[eighths % 8] >> (eighths / 8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::auction::Position;
    use crate::rules::{GameId, line_of};

    #[test]
    fn an_option_is_chosen_half_as_often_for_every_half_life() {
        assert_eq!((weight(0), weight(HALF_LIFE), weight(3 * HALF_LIFE)), (65_536, 32_768, 8_192));
        assert!((0..400).all(|behind| weight(behind) >= weight(behind + 1)) && weight(i32::MAX / 8) < 2);
        let options = [(0, [90; MAX_SEATS]), (-HALF_LIFE, [0; MAX_SEATS])];
        assert_eq!(mean(&options), [60; MAX_SEATS]);
        assert_eq!(mean(&[]), [0; MAX_SEATS], "nothing promises nothing");
    }

    /// Red may offer a rook. Yellow holds a rook, and Green a rook as well where `rival` is set.
    fn promise(rival: bool) -> (i32, Option<Seat>) {
        let green = if rival { " handG=r3" } else { "" };
        let position = format!(
            "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
             handR=r3 handY=r3{green}"
        );
        let mut line = GameId::Auction.set_up([], Some(&position)).unwrap();
        let step = crate::rules::Action::parse("e5e6", line.seats()).unwrap();
        line.play(step, crate::rules::Effects::ignored()).unwrap();
        let position = &line_of::<Position>(&*line).position;
        let values = Valuation::new(position);
        let offered = position.tradable_of(Seat(0)).trailing_zeros() as Slot;
        let contest = Contest::before(&values, offered, 0);
        (contest.passed()[0], contest.likeliest().map(|tender| tender.trade.buyer))
    }

    #[test]
    fn a_second_bidder_promises_the_seller_more() {
        let (alone, buyer) = promise(false);
        assert_eq!(buyer, Some(Seat(2)));
        assert!(alone > 0, "{alone}");
        let (contested, buyer) = promise(true);
        assert!(buyer.is_some() && contested > alone, "{contested} > {alone}");
    }
}
