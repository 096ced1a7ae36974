//! What may be shared of a running match.
//!
//! A save contains everything. A link or a record is given to others, and its reader may be a player at the table, who
//! must not learn the coming dice, secret talk, or another player's hidden set-up (docs/secrets.md).

use super::Record;
use super::log::Follower;
use crate::rules::viewer::Viewer;

impl Record {
    /// The record as `viewer` may have it, up to the first action that the rules forbid. Of a finished game nothing is
    /// left out, except for a seed that later games of the match derive theirs from. Of a running one are left out
    ///
    /// - the seed, from which all coming dice could be computed. Dice already rolled are among the actions;
    /// - secret messages to others, and secret proposals among others with their answers; the other proposals are
    ///   renumbered;
    /// - hidden actions of others, and all after them: a record without an action cannot go on behind it.
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let seen = Follower::of(self.log_for(viewer).entries()).expect("the entries of a log fit").known();
        // A record need not have a result.
        Self { result: self.result.clone(), ..seen }
    }

    /// The record in a form that may be shared with all: what a spectator may have.
    pub fn for_others(&self) -> Self {
        self.seen_by(Viewer::SPECTATOR)
    }

    /// Whether [`Record::for_others`] leaves anything out.
    pub fn has_secrets(&self) -> bool {
        *self != self.for_others()
    }
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
