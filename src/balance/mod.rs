//! What the lab has found out about the rules: how even the seats are, and how long a game lasts (docs/balance).
//!
//! The figures are from the files that `lab report` writes. They are compiled in, so that the game can say before a match begins
//! what its rules are known to do.

mod finding;

use std::collections::BTreeMap;
use std::sync::OnceLock;

pub use finding::{Finding, FindingError, Share, Start};

use crate::rules::GameId;

/// The figures of all studies that the game tells of, as the build script has picked them.
const FILES: &str = include_str!(concat!(env!("OUT_DIR"), "/balance.json"));

/// With fewer games nothing is said.
const LEAST_GAMES: u32 = 50;

/// What is known of a game: of each variant of its rules once, from the best players that played enough games of it.
pub fn findings(game: GameId) -> &'static [Finding] {
    static ALL: OnceLock<BTreeMap<GameId, Vec<Finding>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all: BTreeMap<GameId, Vec<Finding>> = BTreeMap::new();
        // Figures that cannot be read say nothing; a test reads them all.
        for finding in Finding::read_all(FILES).unwrap_or_default() {
            if finding.games < LEAST_GAMES || finding.start == Start::Other {
                continue;
            }
            let known = all.entry(finding.game).or_default();
            match known.iter_mut().find(|other| other.is_of_same_rules(&finding)) {
                Some(other) if other.nodes < finding.nodes => *other = finding,
                Some(_) => {}
                None => known.push(finding),
            }
        }
        all
    });
    all.get(&game).map_or(&[], Vec::as_slice)
}

/// What is known of a game with these unusual options, as pairs of name and value.
pub fn finding(game: GameId, options: &[(String, String)], start: Start) -> Option<&'static Finding> {
    findings(game).iter().find(|finding| finding.is_of(options, start))
}

/// The odds that make uneven rules even: the same rules with the odds that come nearest to equal shares, where the lab has
/// found any that do.
pub fn even_odds(uneven: &Finding) -> Option<&'static Finding> {
    most_even(uneven, |other| other.has_other_odds(uneven))
}

/// The option that makes uneven rules even: the same rules with the one that comes nearest to equal shares, where the lab
/// has found any that does.
pub fn even_option(uneven: &Finding) -> Option<&'static Finding> {
    most_even(uneven, |other| other.option_beside(uneven).is_some())
}

/// The option that decides games that would end without a single winner: the same rules with the one that leaves the
/// fewest such games, where the lab has found any that is even.
pub fn decisive_option(undecided: &Finding) -> Option<&'static Finding> {
    let known = findings(undecided.game).iter();
    let decisive = known.filter(|other| other.option_beside(undecided).is_some() && other.decides(undecided));
    decisive.min_by(|one, other| one.shared.total_cmp(&other.shared))
}

fn most_even(uneven: &Finding, is_among: impl Fn(&Finding) -> bool) -> Option<&'static Finding> {
    let even = findings(uneven.game).iter().filter(|finding| is_among(finding) && finding.is_remedy_for(uneven));
    even.min_by(|one, other| one.unevenness().total_cmp(&other.unevenness()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_figures_can_be_read_and_belong_to_rules_that_exist() {
        let all = Finding::read_all(FILES).unwrap();
        assert!(all.len() > 30, "{}", all.len());
        for finding in all {
            let sum: f32 = finding.shares.iter().map(|share| share.first).sum();
            assert!((sum - 1.0).abs() < 0.01, "{finding:?}");
        }
    }

    #[test]
    fn the_usual_rules_of_all_games_are_known() {
        for game in GameId::ALL {
            let usual = finding(game, &[], Start::Rules).unwrap();
            assert!(usual.games >= LEAST_GAMES && usual.turns > 10.0, "{game:?}");
            let of_same = |finding: &&Finding| finding.is_of(&[], Start::Rules);
            assert_eq!(findings(game).iter().filter(of_same).count(), 1, "{game:?}");
        }
    }

    #[test]
    fn a_lopsided_variant_is_known_as_such() {
        let standard = finding(GameId::Knot, &[], Start::Rules).unwrap();
        assert!(standard.is_lopsided(), "{standard:?}");
        let balanced = finding(GameId::Knot, &[], Start::Balanced).unwrap();
        assert!(!balanced.is_lopsided(), "{balanced:?}");
    }

    #[test]
    fn a_game_of_three_is_even_where_south_gives_a_rook() {
        let form = ("form".to_owned(), "three-handed".to_owned());
        let uneven = finding(GameId::Quad, core::slice::from_ref(&form), Start::Rules).unwrap();
        assert!(uneven.is_lopsided());
        let even = even_odds(uneven).unwrap();
        assert!(even.is_of(&[form.clone(), ("odds".to_owned(), "rook".to_owned())], Start::Rules), "{even:?}");
        let pawn =
            finding(GameId::Quad, &[form.clone(), ("odds".to_owned(), "pawn".to_owned())], Start::Rules).unwrap();
        assert_eq!(even_odds(pawn), Some(even), "other odds that do not suffice");
        assert_eq!(even_odds(finding(GameId::Pothole, &[], Start::Rules).unwrap()), None);
    }

    #[test]
    fn an_option_or_odds_make_an_uneven_game_even() {
        let usual = finding(GameId::Auction, &[], Start::Rules).unwrap();
        let even = even_option(usual).unwrap();
        assert_eq!((even.option_beside(usual), even_odds(usual)), (Some("placing"), None));
        assert_eq!(even_option(even), None, "an even game needs none");
        let standard = finding(GameId::Knot, &[], Start::Rules).unwrap();
        assert_eq!(even_option(standard).unwrap().option_beside(standard), Some("truce"));
        assert_eq!(even_odds(standard).unwrap().options["odds"], "attacker");
    }

    #[test]
    fn a_standstill_decides_games_that_would_be_drawn() {
        let balanced = finding(GameId::Knot, &[], Start::Balanced).unwrap();
        let decisive = decisive_option(balanced).unwrap();
        assert_eq!((decisive.option_beside(balanced), even_option(balanced)), (Some("standstill"), None));
        assert_eq!(decisive_option(decisive), None, "nothing decides still more");
        assert_eq!(decisive_option(finding(GameId::Pothole, &[], Start::Rules).unwrap()), None, "few are shared");
    }

    #[test]
    fn unknown_rules_are_unknown() {
        assert_eq!(finding(GameId::Pothole, &[("quiet-turns".to_owned(), "17".to_owned())], Start::Rules), None);
    }
}
