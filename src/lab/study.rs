//! A study: which variants of the rules are compared, and how.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use crate::arena::{Limit, Openings, Plan, PlanError, Shard};
use crate::rules::{GameId, MAX_SEATS, Seat, SeatSet, Seating, excerpt};

/// The most games of one variant.
const MOST_GAMES: u32 = 10_000_000;

/// Variants of a game's rules to compare, and everything else that the results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Its title.
    pub title: String,
    /// What it asks, in a sentence or two.
    #[serde(default)]
    pub about: String,
    /// The game.
    pub game: GameId,
    /// The player that holds every seat, as in the arena: `level:5`.
    pub player: String,
    /// How many positions the player may search per action.
    pub nodes: u64,
    /// The source of the openings.
    pub openings: Openings,
    /// How many games of each variant.
    pub games: u32,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Maximum number of actions per game.
    #[serde(default = "most_actions")]
    pub most_actions: u32,
    /// The variants, in the order of the report.
    pub variants: Vec<Variant>,
}

/// A variant of the rules, or of what else is compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// Its rule options; others have their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Openings of its own.
    #[serde(default)]
    pub openings: Option<Openings>,
    /// A number of positions of its own.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// How many positions all sides but one may search per action: so skill is measured. In each opening it is another
    /// side that searches the usual number.
    #[serde(default)]
    pub against: Option<u64>,
}

/// Why a study cannot be carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum StudyError {
    /// The text is malformed.
    #[error("line {line}, column {column}: {why}")]
    Form {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        why: String,
    },
    /// There is nothing to compare.
    #[error("a study has at least one variant")]
    NoVariant,
    /// Two variants have one name.
    #[error("two variants are called `{}`", excerpt(.0))]
    SameName(String),
    /// A number is out of its bounds.
    #[error("`{name}` is 1 to {most}, not {found}")]
    Number {
        /// The field.
        name: &'static str,
        /// The greatest number.
        most: u64,
        /// The number in the study.
        found: u64,
    },
    /// Skill cannot be measured where players change sides.
    #[error("variant `{}`: with `against`, players cannot change sides (`pie`)", excerpt(.0))]
    ChangesSides(String),
    /// A variant cannot be played.
    #[error("variant `{}`: {error}", excerpt(.name))]
    Variant {
        /// The name of the variant.
        name: String,
        /// What is wrong with it.
        error: Box<PlanError>,
    },
}

const fn most_actions() -> u32 {
    3000
}

impl Study {
    /// Parses a study and checks it.
    ///
    /// # Errors
    ///
    /// What is wrong, and where.
    pub fn read(text: &str) -> Result<Self, StudyError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let study: Self = options.from_str(text).map_err(|error| StudyError::Form {
            line: error.span.start.line,
            column: error.span.start.col,
            why: error.code.to_string(),
        })?;
        study.check()?;
        Ok(study)
    }

    /// Checks that all variants can be played.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), StudyError> {
        let bound = |name, most, found| {
            if (1..=most).contains(&found) { Ok(()) } else { Err(StudyError::Number { name, most, found }) }
        };
        bound("games", MOST_GAMES.into(), self.games.into())?;
        bound("nodes", u64::MAX, self.nodes)?;
        bound("most_actions", 100_000, self.most_actions.into())?;
        if self.variants.is_empty() {
            return Err(StudyError::NoVariant);
        }
        for (at, variant) in self.variants.iter().enumerate() {
            if self.variants[..at].iter().any(|other| other.name == variant.name) {
                return Err(StudyError::SameName(variant.name.clone()));
            }
            let wrong = |error| StudyError::Variant { name: variant.name.clone(), error: Box::new(error) };
            bound("nodes", u64::MAX, self.nodes_of(variant))?;
            if let Some(against) = variant.against {
                bound("against", u64::MAX, against)?;
                if variant.options.get("pie").is_some_and(|pie| pie == "true") {
                    return Err(StudyError::ChangesSides(variant.name.clone()));
                }
            }
            self.plan(at).table().map_err(wrong)?;
        }
        Ok(())
    }

    /// How many positions the players of this variant may search per action.
    pub fn nodes_of(&self, variant: &Variant) -> u64 {
        variant.nodes.unwrap_or(self.nodes)
    }

    /// How many positions each seat may search per action in a variant's game with this opening.
    pub fn limits(&self, variant: usize, opening: u32, seating: &Seating) -> [Limit; MAX_SEATS] {
        let variant = &self.variants[variant];
        let usual = Limit::Nodes(self.nodes_of(variant));
        let Some(against) = variant.against else { return [usual; MAX_SEATS] };
        let stronger = stronger(opening, seating);
        core::array::from_fn(|seat| if stronger.contains(Seat(seat as u8)) { usual } else { Limit::Nodes(against) })
    }

    /// The openings of a variant.
    pub fn openings_of<'a>(&'a self, variant: &'a Variant) -> &'a Openings {
        variant.openings.as_ref().unwrap_or(&self.openings)
    }

    /// The plan of the games of a variant: an arena in which one player holds all seats, and each opening is played in
    /// the first of its seatings. Variants share openings, dice and the players' seeds, so they are compared under the
    /// same luck.
    pub fn plan(&self, variant: usize) -> Plan {
        let variant = &self.variants[variant];
        Plan {
            arena: Plan::FORMAT,
            game: self.game,
            options: variant.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            players: vec![self.player.clone()],
            observations: self.games,
            limit: Limit::Nodes(self.nodes_of(variant)),
            seed: self.seed,
            openings: self.openings_of(variant).clone(),
            most_actions: self.most_actions,
            talk: false,
            shard: Shard::default(),
            sprt: None,
        }
    }

    /// How many games there are in all.
    pub fn total(&self) -> u64 {
        u64::from(self.games) * self.variants.len() as u64
    }

    /// The variant and the opening of the game with this number, from 0; `None` if there is no such game. More games of
    /// each variant leave the numbers as they are.
    pub fn game(&self, number: u64) -> Option<(usize, u32)> {
        let variants = self.variants.len() as u64;
        let opening = u32::try_from(number.checked_div(variants)?).ok()?;
        (opening < self.games).then_some(((number % variants) as usize, opening))
    }

    /// The numbers of the games of a shard: all variants of every opening whose number is the shard's.
    pub fn numbers(&self, shard: Shard) -> impl Iterator<Item = u64> + use<> {
        let variants = self.variants.len() as u64;
        let openings = (shard.index..self.games).step_by(shard.of.max(1) as usize);
        openings.flat_map(move |opening| (0..variants).map(move |variant| u64::from(opening) * variants + variant))
    }

    /// Whether the other study has the same games, be there more or fewer of them.
    pub fn is_same(&self, other: &Self) -> bool {
        *self == Self { games: self.games, ..other.clone() }
    }
}

/// The side that sees more in the game with this opening, where skill is measured: one after the other.
pub fn stronger(opening: u32, seating: &Seating) -> SeatSet {
    let sides: Vec<Seat> = seating.leaders().collect();
    let leader = sides.get(opening as usize % sides.len().max(1));
    leader.map_or(SeatSet::EMPTY, |leader| seating.sides[leader.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"(title: "T", game: knot, player: "level:4", nodes: 10, openings: random(2), games: 5, seed: 1,
        variants: [(name: "usual"), (name: "pie", options: {"pie": "true"}, openings: even(4), nodes: 20)])"#;

    #[test]
    fn a_study_is_read() {
        let study = Study::read(TEXT).unwrap();
        assert_eq!((study.total(), study.most_actions), (10, 3000));
        assert_eq!(study.plan(0).openings, Openings::Random(2));
        let pie = study.plan(1);
        assert_eq!((pie.openings, pie.limit), (Openings::Even(4), Limit::Nodes(20)));
        assert_eq!(pie.options, [("pie".to_owned(), "true".to_owned())]);
        assert!(study.is_same(&Study { games: 9, ..study.clone() }));
        assert!(!study.is_same(&Study { seed: 2, ..study.clone() }));
    }

    #[test]
    fn games_are_known_by_their_number() {
        let study = Study::read(TEXT).unwrap();
        assert_eq!(
            [0, 1, 2, 9].map(|number| study.game(number)),
            [Some((0, 0)), Some((1, 0)), Some((0, 1)), Some((1, 4))]
        );
        assert_eq!((study.game(10), study.game(u64::MAX)), (None, None));
        let mut all: Vec<u64> = (0..3).flat_map(|index| study.numbers(Shard { index, of: 3 })).collect();
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<_>>());
        assert_eq!(study.numbers(Shard { index: 1, of: 3 }).collect::<Vec<_>>(), [2, 3, 8, 9]);
    }

    #[test]
    fn sides_see_more_one_after_the_other() {
        let text = TEXT.replace("nodes: 20", "nodes: 20, against: 5").replace(r#"{"pie": "true"}"#, "{}");
        let study = Study::read(&text).unwrap();
        let seating = Seating::each(2);
        let nodes = |opening| study.limits(1, opening, &seating).map(|limit| format!("{limit:?}"));
        assert_eq!(nodes(0)[..2], ["Nodes(20)", "Nodes(5)"]);
        assert_eq!(nodes(3)[..2], ["Nodes(5)", "Nodes(20)"]);
        assert_eq!(study.limits(0, 0, &seating), [Limit::Nodes(10); MAX_SEATS]);
        let teams = GameId::Pothole.set_up([("form", "teams-opposite")], None).unwrap().seating();
        assert_eq!(stronger(1, &teams), SeatSet(0b1010));
        let pie = TEXT.replace("nodes: 20", "against: 5");
        assert_eq!(Study::read(&pie), Err(StudyError::ChangesSides("pie".to_owned())));
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let refused = |from: &str, to: &str| Study::read(&TEXT.replace(from, to)).unwrap_err().to_string();
        assert_eq!(refused("\"pie\": \"true\"", "\"pies\": \"true\""), "variant `pie`: this game has no option `pies`");
        assert_eq!(
            refused("\"pie\": \"true\"", "\"pie\": \"yes\""),
            "variant `pie`: option `pie` takes true or false, not `yes`"
        );
        assert_eq!(refused("\"pie\", o", "\"usual\", o"), "two variants are called `usual`");
        assert_eq!(refused("games: 5", "games: 0"), "`games` is 1 to 10000000, not 0");
        assert_eq!(
            refused("even(4)", "even(400)"),
            "variant `pie`: an opening has at most 100 random actions, even:K, not 400"
        );
        assert!(refused("nodes: 10,", "nods: 10,").starts_with("line 1, column "));
        assert!(refused("game: knot", "game: go").starts_with("line 1, column "));
        assert!(refused(")])", "").starts_with("line 2, column "));
        assert_eq!(Study { variants: vec![], ..Study::read(TEXT).unwrap() }.check(), Err(StudyError::NoVariant));
    }
}
