//! What may be shared of a running match.
//!
//! A save contains everything. A link or a record is given to others, and its reader may be a player at the table, who
//! must not learn the coming dice, secret talk, or another player's hidden set-up.

use std::collections::BTreeMap;

use super::{Record, UNFINISHED};
use crate::rules::action::Action;
use crate::rules::series::Series;
use crate::rules::talk::{Remark, Said};

impl Record {
    /// The record in a form that may be shared. A finished match is shared in full. A running one is shared without
    ///
    /// - the seed, from which all coming dice could be computed. It is left out until the match is over, since later
    ///   games derive their seeds from it. Dice already rolled are among the actions;
    /// - secret messages, and secret proposals with their answers; open proposals are renumbered;
    /// - in Knot with chosen set-ups, the groups of the first player, until the second has chosen, too.
    pub fn for_others(&self) -> Self {
        let mut shared = self.clone();
        let runs = self.result.as_deref().is_none_or(|result| result == UNFINISHED);
        let series = Series::read(&self.tags, self.game.seats().len()).unwrap_or_default();
        if runs || !series.is_last() {
            shared.seed = None;
        }
        if runs {
            shared.remarks = open_remarks(&self.remarks);
            let chosen = |action: &Action| matches!(action, Action::SetUp(_));
            if self.actions.iter().filter(|action| chosen(action)).count() == 1 {
                shared.actions.retain(|action| !chosen(action));
            }
        }
        shared
    }

    /// Whether [`Record::for_others`] leaves anything out.
    pub fn has_secrets(&self) -> bool {
        *self != self.for_others()
    }
}

/// The remarks that all players hear.
fn open_remarks(remarks: &[Said]) -> Vec<Said> {
    // Maps the numbers of open proposals to their new numbers without the secret ones.
    let mut numbers: BTreeMap<u32, u32> = BTreeMap::new();
    let open = |said: &Said| {
        let remark = match &said.remark {
            Remark::Message { to: Some(_), .. } | Remark::Proposal { secret: true, .. } => return None,
            &Remark::Proposal { number, by, with, terms, secret } => {
                let anew = numbers.len() as u32 + 1;
                numbers.insert(number, anew);
                Remark::Proposal { number: anew, by, with, terms, secret }
            }
            &Remark::Answer { deal, by, accepts } => Remark::Answer { deal: *numbers.get(&deal)?, by, accepts },
            &Remark::Withdrawal { deal, by } => Remark::Withdrawal { deal: *numbers.get(&deal)?, by },
            other @ (Remark::Message { .. } | Remark::Accusation { .. } | Remark::Vote { .. }) => other.clone(),
        };
        Some(Said { after: said.after, remark })
    };
    remarks.iter().filter_map(open).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(text: &str) -> String {
        let record = Record::parse(text).unwrap();
        record.replay().unwrap();
        let shared = record.for_others();
        shared.replay().unwrap();
        assert_eq!(record.has_secrets(), record != shared);
        shared.to_string()
    }

    #[test]
    fn dice_to_come_stay_at_the_table_until_the_match_is_over() {
        let running = "[Game \"pothole\"]\n[Seed \"7\"]\n\nc2d2 end *";
        assert!(!shared(running).contains("Seed"));
        let over = "[Game \"pothole\"]\n[Seed \"7\"]\n\ndraw 1/4-1/4-1/4-1/4";
        assert!(shared(over).contains("[Seed \"7\"]"));
        let first_of_two = over.replace("[Seed", "[Match \"2\"]\n[Round \"1\"]\n[Scores \"0-0-0-0\"]\n[Seed");
        assert!(!shared(&first_of_two).contains("Seed"));
    }

    #[test]
    fn secret_talk_stays_at_the_table_until_the_game_is_over() {
        let said = "{[%say S \"hello\"] [%say S>N \"psst\"] [%propose 1 S>N truce 9 secret] [%answer 1 N accept] \
                    [%propose 2 W>E truce 5] [%answer 2 E accept] [%propose 3 S>WN draw secret]}";
        let text = |end: &str| format!("[Game \"quad\"]\n[Talk \"secret\"]\n\n{said} {end}");
        let running = shared(&text("*"));
        assert!(running.contains("hello") && running.contains("[%propose 1 W>E truce 5]"), "{running}");
        assert!(running.contains("[%answer 1 E accept]"), "{running}");
        assert!(
            !running.contains("psst") && !running.contains("secret]") && !running.contains("answer 1 N"),
            "{running}"
        );
        let record = Record::parse(&text("draw:SWNE")).unwrap();
        let mut over = record.clone();
        over.note_result(record.replay().unwrap().last());
        assert_eq!(over.for_others(), over);
    }

    #[test]
    fn a_hidden_set_up_stays_at_the_table_until_both_have_chosen() {
        let text = |actions: &str| format!("[Game \"knot\"]\n[Options \"setup=chosen\"]\n\n{actions} *");
        assert!(!shared(&text("set:KGB,FIDE,CIA,FBI")).contains("set:"));
        let both = shared(&text("set:KGB,FIDE,CIA,FBI set:FBI,FIDE,CIA,KGB"));
        assert_eq!(both.matches("set:").count(), 2, "{both}");
    }
}
