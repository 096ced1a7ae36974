//! What is measured of a variant.

use std::collections::{BTreeMap, BTreeSet};

use super::equality::Equality;
use super::interval::{Interval, Resamples, Statistic};
use super::merge::Whole;
use super::places::{Places, sides};
use super::played::Played;
use super::strength::strengths;
use super::study::stronger;
use crate::arena::Openings;
use crate::bots::Counts;
use crate::rules::{Seat, SetupError};

/// What one side has got.
#[derive(Clone, PartialEq, Debug)]
pub struct SideMeasures {
    /// Its name.
    pub name: String,
    /// Points a game.
    pub points: Interval,
    /// Share of the first places.
    pub first: Interval,
    /// Strength in Elo points, 0 on average.
    pub strength: Interval,
}

/// What a side gets that sees further than the others.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SkillMeasures {
    /// How many positions the others searched per action.
    pub against: u64,
    /// Its share of the first places.
    pub first: Interval,
    /// How many Elo points it is stronger than each of the others.
    pub worth: Interval,
}

/// What is measured of a variant.
#[derive(Clone, PartialEq, Debug)]
pub struct Measures {
    /// The name of the variant.
    pub name: String,
    /// How many positions its players searched per action.
    pub nodes: u64,
    /// How many games there are.
    pub games: usize,
    /// How many of them differ from each other.
    pub distinct: usize,
    /// How many openings there are.
    pub openings: usize,
    /// How many players lost by a fault.
    pub faults: usize,
    /// What each side has got, in the order of play.
    pub sides: Vec<SideMeasures>,
    /// What seeing further is worth, where one side does.
    pub skill: Option<SkillMeasures>,
    /// The test that all sides are equal.
    pub equality: Option<Equality>,
    /// Share of the games in which the first place was shared.
    pub shared: Interval,
    /// How games ended, and the share of each ending; the most frequent first.
    pub endings: Vec<(String, Interval)>,
    /// The tenth, median and ninetieth number of turns.
    pub turns: [Interval; 3],
    /// The same of actions.
    pub actions: [Interval; 3],
    /// Share of the games in which a player left before the end.
    pub leaving: Interval,
    /// When the first left, as a share of the game.
    pub first_out: Interval,
    /// Share of all players' time that those who were out spent watching.
    pub waiting: Interval,
    /// Legal actions at a decision.
    pub branching: Interval,
    /// Captures a game.
    pub captures: Interval,
    /// Offers a game.
    pub offers: Interval,
    /// Bids a game.
    pub bids: Interval,
    /// Trades a game.
    pub trades: Interval,
    /// Lead changes a game.
    pub lead_changes: Interval,
    /// The drama of winners' ways, 0 to 1.
    pub drama: Interval,
    /// When the game was decided, as a share of it.
    pub decided: Interval,
}

impl Measures {
    /// Measures all variants of a study.
    ///
    /// # Errors
    ///
    /// Where a variant's options are wrong.
    pub fn of(whole: &Whole) -> Result<Vec<Self>, SetupError> {
        (0..whole.study().variants.len()).map(|variant| Self::of_variant(whole, variant)).collect()
    }

    fn of_variant(whole: &Whole, variant: usize) -> Result<Self, SetupError> {
        let study = whole.study();
        let named = &study.variants[variant];
        let (sides, seating) = sides(study, variant)?;
        let mut games: Vec<&Played> = vec![];
        let mut openings = vec![];
        // Of each game, the leader of the side that may see further.
        let mut leaders: Vec<Option<Seat>> = vec![];
        let mut distinct = BTreeMap::new();
        for (&number, game) in &whole.games {
            let Some((_, opening)) = study.game(number).filter(|&(of, _)| of == variant) else { continue };
            games.push(game);
            leaders.push(stronger(opening, &seating).iter().next());
            openings.push(match study.openings_of(named) {
                // The list is given, not drawn: what could have been otherwise are the games. The same game twice is one.
                Openings::Lines(_) | Openings::Balanced => {
                    let next = distinct.len() as u32;
                    *distinct.entry(game.actions.as_str()).or_insert(next)
                }
                Openings::Random(_) | Openings::Even(_) | Openings::Deep(_) => opening,
            });
        }
        let resamples = Resamples::new(&openings);
        let places: Vec<Places> = games.iter().map(|game| Places::of(game, &sides, &seating)).collect();
        let mut by_opening = vec![vec![0.0; sides.len()]; resamples.openings()];
        for (places, &opening) in places.iter().zip(resamples.of_games()) {
            by_opening[opening].iter_mut().zip(&places.first).for_each(|(sum, share)| *sum += share);
        }
        let rankings: Vec<_> = places.iter().map(Places::ranking).collect();
        let strengths = strengths(sides.len(), &rankings, &resamples);
        let endings = endings(&games);
        let mut asked = fixed(&games, &places);
        let from = asked.len();
        for side in 0..sides.len() {
            asked.push(Statistic::Mean(places.iter().map(|places| places.points[side]).collect()));
            asked.push(Statistic::Mean(places.iter().map(|places| places.first[side]).collect()));
        }
        let of_stronger = places.iter().zip(&leaders).map(|(places, leader)| {
            let place = sides.iter().position(|side| side.seats.iter().next() == *leader);
            place.map_or(0.0, |place| places.first[place])
        });
        asked.push(Statistic::Mean(of_stronger.collect()));
        asked.extend(endings.iter().map(|ending| mean(&games, |game| is(game.ending == *ending))));
        let found = resamples.intervals(&asked);
        let of_sides = sides.iter().zip(strengths).zip(found[from..].chunks(2));
        let ends = from + 2 * sides.len();
        let skill = |against| {
            let first = found[ends];
            let worth = |share| elo_ahead(share, sides.len());
            let worth =
                Interval { value: worth(first.value), ends: first.ends.map(|(low, high)| (worth(low), worth(high))) };
            SkillMeasures { against, first, worth }
        };
        let different: BTreeSet<&str> = games.iter().map(|game| game.actions.as_str()).collect();
        Ok(Self {
            name: named.name.clone(),
            nodes: study.nodes_of(named),
            games: games.len(),
            distinct: different.len(),
            openings: resamples.openings(),
            faults: games.iter().map(|game| game.faults.len()).sum(),
            skill: named.against.map(skill),
            equality: Equality::of(&by_opening),
            turns: [found[0], found[1], found[2]],
            actions: [found[3], found[4], found[5]],
            shared: found[6],
            leaving: found[7],
            first_out: found[8],
            waiting: found[9],
            branching: found[10],
            captures: found[11],
            offers: found[12],
            bids: found[13],
            trades: found[14],
            lead_changes: found[15],
            drama: found[16],
            decided: found[17],
            sides: of_sides
                .map(|((side, strength), found)| SideMeasures {
                    name: side.name.clone(),
                    points: found[0],
                    first: found[1],
                    strength,
                })
                .collect(),
            endings: endings.iter().map(|&ending| ending.to_owned()).zip(found[ends + 1..].to_vec()).collect(),
        })
    }
}

/// How many Elo points a side is ahead of each of the others that has this share of the first places, among `sides`: by
/// the model of Plackett and Luce, in which 400 points are odds of ten to one.
fn elo_ahead(share: f64, sides: usize) -> f64 {
    400.0 * (share / (1.0 - share) * (sides.max(2) - 1) as f64).log10()
}

/// What is measured of all variants alike, in the order in which it is read above.
fn fixed(games: &[&Played], places: &[Places]) -> Vec<Statistic> {
    let turns = number(games, |game| f64::from(game.turns));
    let actions = number(games, |game| game.length() as f64);
    let pairs = || games.iter().zip(places);
    let out = |of: fn(u32, f64) -> f64| -> Vec<f64> {
        pairs()
            .map(|(game, places)| places.first_out(game.turns).map_or(0.0, |out| of(out, f64::from(game.turns))))
            .collect()
    };
    let deeds =
        |count: fn(&Counts) -> u32| mean(games, |game| game.deeds.iter().map(|deeds| f64::from(count(deeds))).sum());
    let tenths = [0.1, 0.5, 0.9];
    let mut asked: Vec<Statistic> = tenths.map(|share| Statistic::quantile(&turns, share)).into();
    asked.extend(tenths.map(|share| Statistic::quantile(&actions, share)));
    asked
        .push(Statistic::Mean(places.iter().map(|places| is(places.first.iter().all(|&share| share < 1.0))).collect()));
    asked.push(Statistic::Mean(out(|_, _| 1.0)));
    asked.push(Statistic::Ratio(out(|out, turns| f64::from(out) / turns.max(1.0)), out(|_, _| 1.0)));
    asked.push(Statistic::Mean(pairs().map(|(game, places)| places.waiting(game.turns)).collect()));
    asked.push(Statistic::Ratio(
        number(games, |game| game.choices as f64),
        number(games, |game| f64::from(game.decisions)),
    ));
    asked.push(deeds(|deeds| deeds.captures));
    asked.push(deeds(|deeds| deeds.offers));
    asked.push(deeds(|deeds| deeds.bids));
    // Each is counted for the seller and for the buyer.
    asked.push(mean(games, |game| game.deeds.iter().map(|deeds| f64::from(deeds.trades)).sum::<f64>() / 2.0));
    asked.push(mean(games, |game| f64::from(game.lead_changes)));
    asked.push(Statistic::Ratio(
        number(games, |game| game.drama.map_or(0.0, |drama| f64::from(drama) / 1000.0)),
        number(games, |game| is(game.drama.is_some())),
    ));
    asked.push(Statistic::Ratio(
        number(games, |game| game.decided.map_or(0.0, |turn| f64::from(turn) / f64::from(game.turns.max(1)))),
        number(games, |game| is(game.decided.is_some())),
    ));
    asked
}

/// The endings, the most frequent first.
fn endings<'a>(games: &[&'a Played]) -> Vec<&'a str> {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    games.iter().for_each(|game| *times.entry(&game.ending).or_default() += 1);
    let mut endings: Vec<_> = times.into_iter().collect();
    endings.sort_by_key(|&(_, times)| core::cmp::Reverse(times));
    endings.into_iter().map(|(ending, _)| ending).collect()
}

fn number(games: &[&Played], number: impl Fn(&Played) -> f64) -> Vec<f64> {
    games.iter().map(|game| number(game)).collect()
}

fn mean(games: &[&Played], of: impl Fn(&Played) -> f64) -> Statistic {
    Statistic::Mean(number(games, of))
}

fn is(true_or_not: bool) -> f64 {
    f64::from(u8::from(true_or_not))
}

#[cfg(test)]
mod tests {
    use super::super::part::Part;
    use super::super::part::tests::header;
    use super::super::played::tests::game;
    use super::*;

    #[test]
    fn what_skill_is_worth_by_hand() {
        let mut header = header("0/1");
        header.study.variants[0].against = Some(1);
        // White sees further in the first opening, Red in the second, Black in the third.
        let results = [(0, "1-0-0-0"), (2, "0-1-0-0"), (4, "1/2-0-1/2-0")];
        let games = results.map(|(number, result)| (2, game(number, result))).into();
        let mut whole = Whole::new(&header);
        whole.add("one", Part { header, games, torn: None }).unwrap();
        let [usual, exact] = &Measures::of(&whole).unwrap()[..] else { panic!("two variants") };
        let skill = usual.skill.unwrap();
        assert_eq!((skill.against, skill.first.value, exact.skill), (1, 2.5 / 3.0, None));
        // Odds of 15 to 1 against each of three.
        assert!((skill.worth.value - 400.0 * 15.0_f64.log10()).abs() < 1e-9, "{skill:?}");
        assert_eq!((elo_ahead(0.25, 4), elo_ahead(0.5, 2)), (0.0, 0.0));
    }

    #[test]
    fn measures_by_hand() {
        let mut games = vec![];
        for (number, result, turns) in
            [(0, "1-0-0-0", 10), (1, "0-1-0-0", 10), (2, "1/2-0-1/2-0", 20), (4, "0-0-0-1", 40)]
        {
            games.push((2, Played { turns, ..game(number, result) }));
        }
        let mut whole = Whole::new(&header("0/1"));
        whole.add("one", Part { header: header("0/1"), games, torn: None }).unwrap();
        let [usual, exact] = &Measures::of(&whole).unwrap()[..] else { panic!("two variants") };
        assert_eq!((usual.games, usual.distinct, usual.openings, exact.games), (3, 1, 3, 1));
        let firsts = usual.sides.iter().map(|side| side.first.value);
        assert_eq!(firsts.collect::<Vec<_>>(), [0.5, 0.0, 1.0 / 6.0, 1.0 / 3.0]);
        assert_eq!(usual.turns.map(|turns| turns.value), [10.0, 20.0, 40.0]);
        assert_eq!(usual.actions[1].value, 4.0);
        assert_eq!(usual.shared.value, 1.0 / 3.0);
        // Red left in the fifth turn of each: 1/2, 1/4, 1/8. Black in the tenth: before the end of two.
        assert!((usual.first_out.value - (0.5 + 0.25 + 0.125) / 3.0).abs() < 1e-12);
        let waiting = (0.5 / 4.0 + (0.75 + 0.5) / 4.0 + (0.875 + 0.75) / 4.0) / 3.0;
        assert!((usual.waiting.value - waiting).abs() < 1e-12);
        assert_eq!((usual.branching.value, usual.captures.value, usual.trades.value), (30.0, 8.0, 2.0));
        assert!((usual.drama.value - 0.1).abs() < 1e-12 && usual.lead_changes.value == 2.0);
        assert_eq!(usual.endings[0].1.value, 1.0);
        assert!(exact.sides[0].points.ends.is_none() && usual.sides[0].points.ends.is_some());
        assert_eq!((exact.sides[1].first.value, exact.equality.is_some()), (1.0, true));
    }
}
