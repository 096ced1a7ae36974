//! Counts what each army has lost in the match, and keeps the count up to date.

use crate::play::{Session, Setup};
use crate::rules::{Action, AnyGame, Effects, Losses};

/// Follows a match: replays only the actions since the last update, or all of them after an undo or in another match.
#[derive(Debug, Default)]
pub(super) struct Ledger(Option<Page>);

/// The known part of a match.
#[derive(Debug)]
struct Page {
    setup: Setup,
    actions: Vec<Action>,
    table: Box<dyn AnyGame>,
    losses: Losses,
}

impl Ledger {
    /// What each army has lost by now.
    pub(super) fn follow(&mut self, session: &Session) -> &Losses {
        let known = self.0.take().filter(|page| page.leads_to(session));
        let mut page = known.unwrap_or_else(|| Page::first(session));
        page.catch_up(session);
        &self.0.insert(page).losses
    }
}

impl Page {
    fn first(session: &Session) -> Self {
        let table = session.start().clone_box();
        let losses = Losses::new(table.snapshot());
        Self { setup: session.setup().clone(), actions: Vec::new(), table, losses }
    }

    /// Whether `session` continues from here.
    fn leads_to(&self, session: &Session) -> bool {
        self.setup == *session.setup()
            && self.actions.len() <= session.actions().len()
            && self.actions.iter().copied().eq(session.actions().take(self.actions.len()))
    }

    fn catch_up(&mut self, session: &Session) {
        for action in session.actions().skip(self.actions.len()) {
            let mut effects = Vec::new();
            self.table.play_unchecked(action, Effects::recording(&mut effects));
            effects.iter().for_each(|effect| self.losses.note(effect));
            self.actions.push(action);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Kind, Seat};

    #[test]
    fn what_is_taken_back_is_not_lost() {
        let start = "6,Bf,Wk,8/7,Wf,8/8,Bf,7/14,Bg,Bk turn=W";
        let setup = Setup { position: Some(start.to_owned()), ..Setup::new(GameId::Knot) };
        let after = |tokens: &[&str]| {
            let read = |token: &&str| Action::parse(token, GameId::Knot.seats()).unwrap();
            let actions: Vec<_> = tokens.iter().map(read).collect();
            Session::of_record(setup.clone(), &actions, None).unwrap()
        };
        let mut ledger = Ledger::default();
        let mut lost = |session: Session| ledger.follow(&session).lost(Seat(1), Kind::new(b'f'));
        for (tokens, expected) in [(&[][..], 0), (&["a8c10"], 1), (&["a8a10"], 0), (&["a8c10"], 1), (&[], 0)] {
            assert_eq!(lost(after(tokens)), expected, "{tokens:?}");
        }
    }
}
