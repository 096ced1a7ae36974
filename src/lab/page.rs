//! The report of a study, for people: a page of Markdown.

use core::fmt;

use super::interval::Interval;
use super::measures::{Measures, SideMeasures};
use super::merge::Whole;
use super::study::{Study, Variant};
use crate::arena::Openings;

/// Below this chance, seats are called unequal.
const UNLIKELY: f64 = 0.01;

/// The page of a study.
#[derive(Debug)]
pub struct Page<'a> {
    /// The games.
    pub whole: &'a Whole,
    /// What is measured of them.
    pub variants: &'a [Measures],
}

/// A number times a factor, with its interval in brackets, and this number of decimal places.
struct Cell(Interval, f64, usize);

impl Cell {
    /// Whether there was nothing of it in any game.
    fn is_never(&self) -> bool {
        self.0.value == 0.0 || self.0.value.is_nan()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Interval { value, ends }, factor, places) = *self;
        match ends {
            _ if !value.is_finite() => f.write_str("-"),
            None => write!(f, "{:.places$}", unsigned(value * factor, places)),
            Some((low, high)) if !high.is_finite() => write!(
                f,
                "{:.places$} (from {:.places$})",
                unsigned(value * factor, places),
                unsigned(low * factor, places)
            ),
            Some((low, high)) => write!(
                f,
                "{:.places$} ({:.places$} to {:.places$})",
                unsigned(value * factor, places),
                unsigned(low * factor, places),
                unsigned(high * factor, places)
            ),
        }
    }
}

/// Without the sign of a zero.
fn unsigned(number: f64, places: usize) -> f64 {
    if number.abs() < 0.5 * 0.1_f64.powi(places as i32) { 0.0 } else { number }
}

fn percent(interval: Interval) -> Cell {
    Cell(interval, 100.0, 1)
}

/// A chance, in words where it is small.
fn chance(chance: f64) -> String {
    if chance < 0.001 { "less than 0.001".to_owned() } else { format!("{chance:.3}") }
}

/// Text as a cell of a table.
fn plain(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

impl Measures {
    /// The share that is due to each side.
    fn due(&self) -> f64 {
        1.0 / self.sides.len().max(1) as f64
    }

    /// What the side gets that sees further, in a sentence; empty where none does.
    fn skill_told(&self) -> String {
        self.skill.map_or_else(String::new, |skill| {
            format!(
                "With `{}`, the side that sees {} positions an action, while the others see {}, has {} of 100 first places, where {:.1} are due{}.",
                self.name,
                self.nodes,
                skill.against,
                percent(skill.first),
                100.0 * self.due(),
                if skill.worth.value.is_finite() {
                    format!(": {} Elo points ahead", Cell(skill.worth, 1.0, 0))
                } else {
                    String::new()
                }
            )
        })
    }

    /// The side with the greatest share of first places.
    fn best(&self) -> Option<&SideMeasures> {
        self.sides.iter().max_by(|one, other| one.first.value.total_cmp(&other.first.value))
    }

    /// How far the side that is farthest from its due share is away from it.
    fn distance(&self) -> f64 {
        self.sides.iter().map(|side| (side.first.value - self.due()).abs()).fold(0.0, f64::max)
    }
}

impl fmt::Display for Page<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { whole, .. } = self;
        let (study, name) = (whole.study(), &whole.header.name);
        writeln!(f, "# {}\n", study.title)?;
        if !study.about.is_empty() {
            writeln!(f, "{}\n", study.about)?;
        }
        writeln!(f, "{}\n", self.meaning())?;
        let games = whole.games.len();
        write!(f, "{games} games of {} between players `{}`", study.game.name(), study.player)?;
        if (games as u64) < study.total() {
            write!(f, ", of {} that were planned", study.total())?;
        }
        writeln!(f, ". In brackets: where the truth lies 95 times of 100.\n")?;
        writeln!(f, "![The seats' shares of the first places]({name}-seats.svg)\n")?;
        writeln!(f, "![How many turns games last]({name}-length.svg)\n")?;
        self.write_skill(f)?;
        self.write_seats(f)?;
        self.write_equality(f)?;
        self.write_length(f)?;
        self.write_course(f)?;
        self.write_endings(f)?;
        self.write_variants(f)?;
        writeln!(f, "## How it was made\n")?;
        writeln!(f, "    bulldozer-gambit lab run studies/{name}.ron --games {} --json {name}.jsonl", study.games)?;
        writeln!(f, "    bulldozer-gambit lab report {name}.jsonl --out FOLDER\n")?;
        writeln!(
            f,
            "With version {} of the program and the seed {}. `docs/lab.md` has the formulas.",
            whole.header.program, study.seed
        )
    }
}

impl Page<'_> {
    /// What the figures mean, in two sentences.
    fn meaning(&self) -> String {
        let played: Vec<&Measures> = self.variants.iter().filter(|variant| variant.games > 0).collect();
        let Some(first) = played.first() else { return "No game has been played yet.".to_owned() };
        let skills = || played.iter().filter(|variant| variant.skill.is_some());
        if let (Some(first), Some(last)) = (skills().next(), skills().next_back()) {
            let told = [first.skill_told(), last.skill_told()];
            return if first.name == last.name { told.into_iter().take(1).collect() } else { told.join(" ") };
        }
        let mut said = format!("With `{}`, ", first.name);
        let best = first.best().map(|best| {
            let (name, share) = (&best.name, percent(best.first));
            format!("{name} has {share} of 100 first places, where {:.1} are due", 100.0 * first.due())
        });
        let best = best.unwrap_or_default();
        said += &match first.equality {
            Some(equality) if equality.chance < UNLIKELY => {
                let told = chance(equality.chance);
                format!("seats are not equal: {best}, and equal seats come out like this with a chance of {told}.")
            }
            Some(equality) => format!(
                "seats may well be equal: {best}, and an advantage of {:.1} of 100 would have been seen 8 times of 10.",
                100.0 * equality.visible
            ),
            None => "nobody was ever alone in the first place.".to_owned(),
        };
        let length =
            |variant: &Measures| format!("half of the games are over after {:.0} turns", variant.turns[1].value);
        let nearest = played.iter().min_by(|one, other| one.distance().total_cmp(&other.distance()));
        match nearest {
            Some(nearest) if played.len() > 1 => {
                let distance = 100.0 * nearest.distance();
                format!(
                    "{said} Of {} variants `{}` is nearest to even, with no seat more than {distance:.1} of 100 from its due; {} there.",
                    played.len(),
                    nearest.name,
                    length(nearest)
                )
            }
            _ => format!(
                "{said} There, {}, and who is out watches: {:.1} of 100 of all players' time.",
                length(first),
                100.0 * first.waiting.value
            ),
        }
    }

    /// What it is worth to see further, where one side does.
    fn write_skill(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skills = || self.variants.iter().filter_map(|variant| Some((variant, variant.skill?)));
        if skills().next().is_none() {
            return Ok(());
        }
        writeln!(f, "## Skill\n")?;
        writeln!(f, "![First places of the side that sees further]({}-skill.svg)\n", self.whole.header.name)?;
        writeln!(
            f,
            "| variant | positions an action | of the others | first places of 100 | due | ahead by Elo points |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for (variant, skill) in skills() {
            let (name, nodes, due) = (plain(&variant.name), variant.nodes, 100.0 * variant.due());
            let (first, worth) = (percent(skill.first), Cell(skill.worth, 1.0, 0));
            writeln!(f, "| {name} | {nodes} | {} | {first} | {due:.1} | {worth} |", skill.against)?;
        }
        writeln!(f)
    }

    fn write_seats(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Seats, in the order of play\n")?;
        writeln!(f, "| variant | seat | points of 100 | first places of 100 | due | strength in Elo points |")?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for variant in self.variants {
            let due = 100.0 * variant.due();
            for side in &variant.sides {
                let SideMeasures { name, points, first, strength } = side;
                let (points, first, strength) = (percent(*points), percent(*first), Cell(*strength, 1.0, 0));
                writeln!(f, "| {} | {name} | {points} | {first} | {due:.1} | {strength} |", plain(&variant.name))?;
            }
        }
        writeln!(f)
    }

    fn write_equality(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Are the seats equal?\n")?;
        writeln!(f, "| variant | games | different | openings | chi-square | chance if equal | visible advantage |")?;
        writeln!(f, "|---|---|---|---|---|---|---|")?;
        for variant in self.variants {
            let Measures { games, distinct, openings, .. } = variant;
            let test = variant.equality.map_or("- | - | -".to_owned(), |test| {
                let (chi_square, freedom) = (test.chi_square, test.freedom);
                format!("{chi_square:.1} of {freedom} | {} | {:.1} of 100", chance(test.chance), 100.0 * test.visible)
            });
            writeln!(f, "| {} | {games} | {distinct} | {openings} | {test} |", plain(&variant.name))?;
        }
        writeln!(f)
    }

    fn write_length(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Length\n")?;
        writeln!(f, "| variant | turns: tenth of 100 | median | ninetieth | actions: tenth | median | ninetieth |")?;
        writeln!(f, "|---|---|---|---|---|---|---|")?;
        for variant in self.variants {
            write!(f, "| {} |", plain(&variant.name))?;
            variant
                .turns
                .iter()
                .chain(&variant.actions)
                .try_for_each(|&length| write!(f, " {} |", Cell(length, 1.0, 0)))?;
            writeln!(f)?;
        }
        writeln!(f)
    }

    fn write_course(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## What happens\n")?;
        let rows: [(&str, fn(&Measures) -> Cell); 12] = [
            ("a player leaves before the end, of 100 games", |measures| percent(measures.leaving)),
            ("when the first leaves, in 100ths of the game", |measures| percent(measures.first_out)),
            ("waiting: time of all players spent watching, of 100", |measures| percent(measures.waiting)),
            ("legal actions at a decision", |measures| Cell(measures.branching, 1.0, 1)),
            ("captures a game", |measures| Cell(measures.captures, 1.0, 1)),
            ("offers a game", |measures| Cell(measures.offers, 1.0, 1)),
            ("bids a game", |measures| Cell(measures.bids, 1.0, 1)),
            ("trades a game", |measures| Cell(measures.trades, 1.0, 1)),
            ("lead changes a game", |measures| Cell(measures.lead_changes, 1.0, 1)),
            ("drama, 0 to 1", |measures| Cell(measures.drama, 1.0, 3)),
            ("when it is decided, in 100ths of the game", |measures| percent(measures.decided)),
            ("first place shared, of 100 games", |measures| percent(measures.shared)),
        ];
        self.write_head("", f)?;
        for (name, cell) in rows {
            // What this game does not have, such as auctions.
            if self.variants.iter().all(|measures| cell(measures).is_never()) {
                continue;
            }
            write!(f, "| {name} |")?;
            self.variants.iter().try_for_each(|measures| write!(f, " {} |", cell(measures)))?;
            writeln!(f)?;
        }
        writeln!(f)
    }

    fn write_endings(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Endings, of 100 games\n")?;
        let mut names: Vec<&str> = vec![];
        for (name, _) in self.variants.iter().flat_map(|variant| &variant.endings) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        self.write_head("ending", f)?;
        for name in names {
            write!(f, "| {} |", plain(name))?;
            for variant in self.variants {
                match variant.endings.iter().find(|ending| ending.0 == name) {
                    Some(&(_, share)) => write!(f, " {} |", percent(share))?,
                    None => write!(f, " - |")?,
                }
            }
            writeln!(f)?;
        }
        let faults: usize = self.variants.iter().map(|variant| variant.faults).sum();
        if faults > 0 {
            writeln!(f, "\n{faults} players lost by a fault.")?;
        }
        writeln!(f)
    }

    /// The head of a table with a column for each variant.
    fn write_head(&self, first: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.variants.iter().map(|variant| plain(&variant.name)).collect();
        writeln!(f, "| {first} | {} |", names.join(" | "))?;
        writeln!(f, "|---|{}", "---|".repeat(names.len()))
    }

    fn write_variants(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let study = self.whole.study();
        writeln!(f, "## Variants\n")?;
        writeln!(f, "| variant | options | openings | positions an action |")?;
        writeln!(f, "|---|---|---|---|")?;
        for variant in &study.variants {
            let options: Vec<String> =
                variant.options.iter().map(|(name, value)| format!("`{name}={value}`")).collect();
            let options = if options.is_empty() { "as usual".to_owned() } else { options.join(", ") };
            let (openings, nodes) = (openings(study, variant), study.nodes_of(variant));
            writeln!(f, "| {} | {options} | {openings} | {nodes} |", plain(&variant.name))?;
        }
        writeln!(f)
    }
}

/// The openings of a variant, in words.
fn openings(study: &Study, variant: &Variant) -> String {
    match study.openings_of(variant) {
        Openings::Random(0) => "none".to_owned(),
        Openings::Random(actions) => format!("{actions} random actions"),
        Openings::Even(actions) => format!("{actions} random actions that leave nobody far ahead"),
        Openings::Deep(actions) => format!("{actions} random actions that leave nobody far ahead to a deep search"),
        Openings::Balanced => format!("{} balanced starts in turn", study.game.kit().balanced.len()),
        Openings::Lines(lines) => format!("{} lines in turn", lines.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::part::Part;
    use super::super::part::tests::header;
    use super::super::played::tests::game;
    use super::*;

    fn page(results: &[&str]) -> String {
        let games = (0..).zip(results).map(|(number, result)| (2, game(number, result))).collect();
        let mut whole = Whole::new(&header("0/1"));
        whole.add("one", Part { header: header("0/1"), games, torn: None }).unwrap();
        let variants = Measures::of(&whole).unwrap();
        Page { whole: &whole, variants: &variants }.to_string()
    }

    #[test]
    fn a_page_says_what_it_means() {
        let page = page(&["1-0-0-0", "1-0-0-0", "0-1-0-0", "0-0-1/2-1/2", "1-0-0-0"]);
        assert!(page.starts_with("# T\n\nWith `usual`, seats may well be equal: White has 66.7 "), "{page}");
        assert!(page.contains("Of 2 variants `exact` is nearest to even"), "{page}");
        assert!(page.contains("5 games of pothole between players `random`, of 6 that were planned."), "{page}");
        assert!(page.contains("| exact | `exact-cars=true` | 2 random actions | 1 |"), "{page}");
        assert!(page.contains("lab run studies/test.ron --games 3 --json test.jsonl"), "{page}");
        assert!(!page.contains("NaN") && !page.contains("-0.0"), "{page}");
    }

    #[test]
    fn a_page_without_games_says_so() {
        let page = page(&[]);
        assert!(page.contains("No game has been played yet.") && !page.contains("NaN"), "{page}");
    }
}
