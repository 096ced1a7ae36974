//! The printed report of an arena.

use core::fmt;

use super::scores::UNFINISHED;
use super::tally::{Estimate, Tally};
use crate::bots::Counts;
use crate::rules::Seat;

/// Maximum number of distinct faults quoted.
const QUOTED: usize = 5;

/// The results of an arena, for printing.
#[derive(Debug)]
pub struct Report<'a>(pub &'a Tally);

/// A number with its margin of error.
struct Cell(Estimate, usize);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Estimate { mean, margin }, places) = *self;
        let text = match margin {
            Some(margin) => format!("{mean:.places$} ± {margin:.places$}"),
            None => format!("{mean:.places$}"),
        };
        f.pad(&text)
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        let plan = &tally.plan;
        let openings = tally.games.keys().map(|&(opening, _)| opening).collect::<std::collections::BTreeSet<_>>().len();
        writeln!(
            f,
            "{}: {} games from {openings} openings, {} seatings each; {}; seed {}",
            plan.game.name(),
            tally.games(),
            tally.table.seatings.len(),
            plan.limit,
            plan.seed
        )?;
        if tally.games.is_empty() {
            return Ok(());
        }
        self.write_players(f)?;
        writeln!(f, "mean length: {:.1} actions", tally.length())?;
        let endings = tally.endings().into_iter().filter(|&(ending, _)| ending != UNFINISHED);
        let endings: Vec<String> = endings.map(|(ending, times)| format!("{times} {ending}")).collect();
        let unfinished = tally.games.values().filter(|entry| entry.ending == UNFINISHED).count();
        writeln!(f, "endings: {}", if endings.is_empty() { "none".to_owned() } else { endings.join("; ") })?;
        writeln!(f, "unfinished after {} actions: {unfinished}", plan.most_actions)?;
        self.write_deeds(f)?;
        self.write_auctions(f)?;
        self.write_faults(f)?;
        self.write_sprt(f)
    }
}

impl Report<'_> {
    fn write_players(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        let names = tally.table.distinct();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max("player".len());
        writeln!(f, "{:width$}  {:15}  {:15}  rating", "player", "placement", "first places")?;
        for (name, rating) in names.iter().zip(tally.ratings()) {
            let (placement, first) = (Cell(tally.placement(name), 3), Cell(tally.first(name), 3));
            writeln!(f, "{name:width$}  {placement:15}  {first:15}  {}", Cell(rating, 0))?;
        }
        Ok(())
    }

    /// Statistics per game; a name may hold several seats in a game.
    fn write_deeds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        for name in tally.table.distinct() {
            let (counts, seats) = tally.deeds(name);
            let a_game = |count: u32| f64::from(count) / seats.max(1) as f64;
            let of_100 = |count: u32, all: u32| 100.0 * f64::from(count) / f64::from(all.max(1));
            let (moves, captures) = (a_game(counts.moves), of_100(counts.captures, counts.moves));
            write!(f, "{name}: {moves:.1} moves a game; {captures:.1} captures in 100 moves, ")?;
            write!(f, "{:.0} of 100 in revenge", of_100(counts.revenges, counts.captures))?;
            if counts.offers > 0 || counts.bids > 0 {
                let (offers, bids) = (of_100(counts.offers, counts.moves), of_100(counts.bids, counts.moves));
                write!(f, "; {offers:.1} offers, {bids:.1} bids, ")?;
                write!(f, "{:.1} trades in 100 moves", of_100(counts.trades, counts.moves))?;
            }
            if tally.plan.talk {
                let (truces, attacks) = (counts.truces, counts.attacks);
                write!(f, "; {:.1} truces a game, ", a_game(truces))?;
                write!(f, "{:.0} of 100 broken by them; ", of_100(counts.truces_broken, truces))?;
                write!(f, "{:.1} joint attacks, ", a_game(attacks))?;
                write!(f, "{:.0} of 100 stayed away from", of_100(counts.attacks_broken, attacks))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// Auction activity per game, over all players.
    fn write_auctions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        let mut all = Counts::default();
        tally.table.distinct().into_iter().for_each(|name| all += tally.deeds(name).0);
        if all.offers == 0 && all.bids == 0 {
            return Ok(());
        }
        let a_game = |count: u32| f64::from(count) / tally.games().max(1) as f64;
        // Each trade is counted twice, for the seller and for the buyer.
        let (offers, bids, trades) = (a_game(all.offers), a_game(all.bids), a_game(all.trades) / 2.0);
        writeln!(f, "auctions of a game: {offers:.1} offers, {bids:.1} bids, {trades:.1} trades")
    }

    fn write_faults(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        let seats = tally.plan.game.seats();
        let faults: Vec<String> = tally
            .games
            .values()
            .flat_map(|entry| {
                entry.faults.iter().map(|fault| {
                    let seat = Seat::from_letter(fault.seat, seats).map_or(0, Seat::index);
                    let player = entry.players.get(seat).map_or("?", String::as_str);
                    format!(
                        "opening {}, seating {}, after {} actions: {player}: {}",
                        entry.opening, entry.seating, fault.after, fault.why
                    )
                })
            })
            .collect();
        if !faults.is_empty() {
            writeln!(f, "games lost by a fault: {}", faults.len())?;
        }
        faults.iter().take(QUOTED).try_for_each(|fault| writeln!(f, "  {fault}"))?;
        if faults.len() > QUOTED {
            writeln!(f, "  and {} more", faults.len() - QUOTED)?;
        }
        Ok(())
    }

    fn write_sprt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(tally) = self;
        let (Some(sprt), Some(bound)) = (tally.sprt(), tally.plan.sprt) else { return Ok(()) };
        let names = tally.table.distinct();
        let limit = super::sprt::Sprt::limit();
        writeln!(
            f,
            "test of {} against {}, score {:.4} or {:.4}: ratio {:.2} of -{limit:.2} to {limit:.2}, {}",
            names[0],
            names.get(1).unwrap_or(&"?"),
            bound.h0,
            bound.h1,
            sprt.ratio(),
            sprt.verdict()
        )
    }
}
