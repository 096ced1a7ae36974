//! The figures of a study in a small file, for programs.

use std::collections::BTreeMap;

use serde::Serialize;

use super::interval::Interval;
use super::measures::Measures;
use super::study::Study;
use crate::arena::Openings;

/// The figures of a study.
#[derive(Debug, Serialize)]
pub struct Data<'a> {
    /// The game.
    game: &'static str,
    /// Who played.
    player: &'a str,
    /// The figures of each variant.
    variants: Vec<Figures<'a>>,
}

/// The figures of a variant. Numbers are the value, the lower and the upper end of its interval.
#[derive(Debug, Serialize)]
struct Figures<'a> {
    name: &'a str,
    options: &'a BTreeMap<String, String>,
    /// How games began: from the start of the `rules`, with some random actions; from `balanced` starts; or `other`.
    start: &'static str,
    nodes: u64,
    games: usize,
    seats: Vec<Shares<'a>>,
    /// How likely equal seats come out as unequal as these.
    equal: Option<f64>,
    turns: [Option<f64>; 3],
    actions: [Option<f64>; 3],
    shared: [Option<f64>; 3],
    waiting: [Option<f64>; 3],
}

#[derive(Debug, Serialize)]
struct Shares<'a> {
    name: &'a str,
    points: [Option<f64>; 3],
    first: [Option<f64>; 3],
    elo: [Option<f64>; 3],
}

impl<'a> Data<'a> {
    /// The figures of these variants of the study.
    pub fn new(study: &'a Study, variants: &'a [Measures]) -> Self {
        let figures = |(measures, variant): (&'a Measures, &'a super::study::Variant)| Figures {
            name: &measures.name,
            options: &variant.options,
            start: match study.openings_of(variant) {
                // One side sees further.
                _ if variant.against.is_some() => "other",
                Openings::Random(_) => "rules",
                Openings::Balanced => "balanced",
                Openings::Even(_) | Openings::Deep(_) | Openings::Lines(_) => "other",
            },
            nodes: measures.nodes,
            games: measures.games,
            seats: measures
                .sides
                .iter()
                .map(|side| Shares {
                    name: &side.name,
                    points: numbers(side.points),
                    first: numbers(side.first),
                    elo: numbers(side.strength),
                })
                .collect(),
            equal: measures.equality.and_then(|equality| rounded(equality.chance)),
            turns: measures.turns.map(|turns| rounded(turns.value)),
            actions: measures.actions.map(|actions| rounded(actions.value)),
            shared: numbers(measures.shared),
            waiting: numbers(measures.waiting),
        };
        let variants = variants.iter().zip(&study.variants).map(figures).collect();
        Self { game: study.game.name(), player: &study.player, variants }
    }
}

fn numbers(interval: Interval) -> [Option<f64>; 3] {
    let ends = interval.ends.map_or([None; 2], |(low, high)| [rounded(low), rounded(high)]);
    [rounded(interval.value), ends[0], ends[1]]
}

/// Rounded to four places; `None` for what is not a number.
fn rounded(number: f64) -> Option<f64> {
    number.is_finite().then(|| (number * 10_000.0).round() / 10_000.0)
}
