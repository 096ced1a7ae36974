//! The state of the talk dialog.

use bevy::prelude::*;

use super::deals::DealDraft;
use crate::notice::Notice;
use crate::play::{Session, Speak};
use crate::rules::talk::{Talk, TalkMode};
use crate::rules::{Decider, Remark, Seat, SeatSet};
use crate::texts::text;

/// The parts of the dialog.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Part {
    #[default]
    Said,
    Deals,
    Votes,
}

/// The state of the talk dialog.
#[derive(Resource, Default, Debug)]
pub(in crate::ui) struct TalkPanel {
    pub(super) part: Part,
    /// The player who speaks, as chosen by the user.
    pub(super) speaker: Option<Seat>,
    /// The player who has confirmed that they alone are looking.
    pub(super) shown_to: Option<Seat>,
    pub(super) text: String,
    /// The recipients; empty means everyone.
    pub(super) to: SeatSet,
    pub(super) draft: DealDraft,
    /// Why the last remark was refused.
    pub(super) refusal: Option<String>,
    /// The number of remarks when the dialog was last open.
    pub(super) read: usize,
}

/// The players who can speak at the screen: the humans.
pub(super) fn speakers(session: &Session, talk: &Talk) -> impl Iterator<Item = Seat> {
    talk.players().iter().filter(|&seat| session.is_human(seat))
}

impl TalkPanel {
    /// The label of the button that opens the dialog; `None` if there is no talk.
    pub(in crate::ui) fn button(&self, session: &Session) -> Option<String> {
        let talk = session.talk().filter(|talk| talk.mode() != TalkMode::None)?;
        let unread = talk.remarks().len().saturating_sub(self.read);
        Some(if unread > 0 { text!("talk-unread", count = unread) } else { text!("talk-button") })
    }

    /// Makes sure that a player is chosen who may speak, at first the player to move.
    pub(super) fn choose_speaker(&mut self, session: &Session, talk: &Talk) {
        let may_speak = |seat: &Seat| speakers(session, talk).any(|speaker| speaker == *seat);
        if !self.speaker.as_ref().is_some_and(may_speak) {
            let on_turn = match session.position().decider() {
                Some(Decider::Seat(seat)) => Some(seat),
                _ => None,
            };
            self.speaker = on_turn.filter(may_speak).or(speakers(session, talk).next());
            // The only human among bots has no one at the screen to keep secrets from.
            self.shown_to = self.speaker.filter(|&speaker| session.reader().contains(speaker));
        }
        self.read = talk.remarks().len();
        if talk.mode() == TalkMode::None {
            self.part = Part::Votes;
        }
    }

    /// Whether the player at the screen may read a remark.
    pub(super) fn may_read(&self, talk: &Talk, remark: &Remark) -> bool {
        talk.readers(remark).is_none_or(|readers| self.shown_to.is_some_and(|seat| readers.contains(seat)))
    }

    /// Whether the speaking player has confirmed that they are alone at the screen.
    pub(super) fn is_alone(&self) -> bool {
        self.shown_to.is_some() && self.shown_to == self.speaker
    }

    pub(super) fn say(&mut self, talk: &Talk, remark: Remark, commands: &mut Commands) {
        if let Err(refusal) = talk.check(&remark) {
            self.refusal = Some(Notice::sentence(&refusal).words);
            return;
        }
        match remark {
            Remark::Message { .. } => self.text.clear(),
            Remark::Proposal { .. } => self.draft = DealDraft::default(),
            _ => {}
        }
        self.refusal = None;
        commands.trigger(Speak(remark));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Setup;
    use crate::rules::GameId;

    #[test]
    fn nobody_speaks_for_a_bot() {
        let setup = |bots: &str| Setup { bots: bots.parse().unwrap(), ..Setup::new(GameId::Quad) };
        for (bots, speaking) in [("human,1,human,1", vec![0, 2]), ("1,1,1,human", vec![3]), ("1,1,1,1", vec![])] {
            let session = Session::new(setup(bots)).unwrap();
            let talk = session.talk().unwrap();
            assert_eq!(speakers(&session, talk).map(|seat| seat.0).collect::<Vec<_>>(), speaking);
            let mut panel = TalkPanel::default();
            panel.choose_speaker(&session, talk);
            assert_eq!(panel.speaker.map(|seat| seat.0), speaking.first().copied(), "though South is on turn");
            assert_eq!(panel.is_alone(), speaking.len() == 1, "{bots}");
        }
    }
}
