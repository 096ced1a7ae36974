//! Matches by post: they come and go as links, and a link that contradicts what has been played is refused.

use bevy::prelude::*;

use super::format::{Save, record_of};
use super::shelf::LEFT;
use super::slot::AUTOSAVE;
use crate::play::intent::SessionChanged;
use crate::play::session::Session;
use crate::play::setup::fresh_seed;
use crate::rules::{Action, Record, tag_value};
use crate::storage::Storage;
use crate::texts::text;

/// The tag with the name that a match by post has on all computers.
const POST: &str = "Post";
/// The tag with the number of actions at which the match was sent from here last. It does not leave this computer.
const SENT: &str = "PostSent";

/// How far a match by post is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// It has come, or has gone on here: it is for the player to play on, and to send it.
    YourTurn,
    /// It was sent, and has not come back.
    Sent,
}

impl Post {
    /// How far a match with these tags and this number of actions is; `None` if it is not by post.
    pub(super) fn of(tags: &[(String, String)], actions: usize) -> Option<Self> {
        tag_value(tags, POST)?;
        let is_sent = tag_value(tags, SENT).and_then(|sent| sent.parse().ok()) == Some(actions);
        Some(if is_sent { Self::Sent } else { Self::YourTurn })
    }
}

/// Whether the match is played by post.
pub fn is_by_post(session: &Session) -> bool {
    tag_value(&session.setup().tags, POST).is_some()
}

/// The record of a match as others get it: without what is hidden from them, and what only this computer knows.
pub fn shared_record(session: &Session) -> Record {
    let mut record = record_of(session).for_others();
    record.tags.retain(|(name, _)| name != SENT);
    record
}

/// Triggered when the match is sent by post, with the name that it has on all computers.
#[derive(Event, Clone, Debug)]
pub struct SendByPost {
    name: String,
}

impl SendByPost {
    /// What is to be triggered to send this match, and the record for its link.
    pub fn prepare(session: &Session) -> (Self, Record) {
        let known = tag_value(&session.setup().tags, POST).map(str::to_owned);
        let name = known.unwrap_or_else(|| format!("{:016x}", fresh_seed()));
        let mut record = shared_record(session);
        record.tags.retain(|(tag, _)| tag != POST);
        record.tags.push((POST.to_owned(), name.clone()));
        (Self { name }, record)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_send_by_post);
}

fn on_send_by_post(send: On<SendByPost>, mut session: ResMut<Session>, mut commands: Commands) {
    let actions = session.played().len().to_string();
    let tags = &mut session.setup_mut().tags;
    tags.retain(|(tag, _)| tag != POST && tag != SENT);
    tags.push((POST.to_owned(), send.name.clone()));
    tags.push((SENT.to_owned(), actions));
    commands.trigger(SessionChanged);
}

/// What is known here of a match that has come as a link.
#[derive(Debug)]
pub(in crate::play) enum KnownMatch {
    /// Nothing, or it is not by post.
    New,
    /// The link goes on from the match that is there.
    Continued(MatchPlace),
    /// The match that is there has all actions of the link, and maybe more.
    Ahead(MatchPlace, Box<Session>),
    /// The link is not to be opened. The sentence says why.
    Refused(String),
}

/// Where a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum MatchPlace {
    /// It is the current match.
    Current,
    /// It was put aside under this name.
    Shelf(String),
}

impl KnownMatch {
    /// What is known of the match of a link, where `current` is the match that is played now, and `own` the name under
    /// which it is saved.
    pub(in crate::play) fn find(
        link: &Session,
        current: Option<&Session>,
        storage: &Storage,
        own: Option<&str>,
    ) -> Self {
        let Some(name) = tag_value(&link.setup().tags, POST) else { return Self::New };
        let is_same = |session: &Session| tag_value(&session.setup().tags, POST) == Some(name);
        if let Some(current) = current.filter(|current| is_same(current)) {
            return Self::compare(link, MatchPlace::Current, current.clone());
        }
        let stored = |kind: &str| {
            let names = storage.names(kind).unwrap_or_default().into_iter().rev();
            names.filter(|name| Some(name.as_str()) != own).find_map(|name| {
                let session = Save::read(&storage.read(&name).ok()??).ok()?;
                is_same(&session).then_some((name, session))
            })
        };
        if let Some((name, session)) = stored(LEFT) {
            return Self::compare(link, MatchPlace::Shelf(name), session);
        }
        match stored(AUTOSAVE) {
            Some(_) => Self::Refused(text!("post-elsewhere")),
            None => Self::New,
        }
    }

    fn compare(link: &Session, place: MatchPlace, own: Session) -> Self {
        let (one, other) = (own.setup(), link.setup());
        let is_same = own.start().to_text() == link.start().to_text()
            && (&one.options, one.talk, one.time, &one.series, &one.bots)
                == (&other.options, other.talk, other.time, &other.series, &other.bots);
        if !is_same {
            return Self::Refused(text!("post-other-start"));
        }
        // Also where the player looks back.
        let all: Vec<Action> = own.actions().chain(own.undone_actions()).collect();
        let mut differing = all.iter().zip(link.actions()).enumerate();
        if let Some((at, (own, link))) = differing.find(|(_, (own, link))| *own != link) {
            let token = |action: Action| action.token(one.game.seats()).to_string();
            return Self::Refused(text!("post-contradicts", number = at + 1, own = token(*own), other = token(link)));
        }
        if all.len() >= link.played().len() { Self::Ahead(place, Box::new(own)) } else { Self::Continued(place) }
    }
}

/// Tells that a link is older than the match that is there, if it is.
pub(in crate::play) fn older(link: &Session, own: &Session) -> Option<String> {
    let count = own.played().len() + own.undone() - link.played().len();
    (count > 0).then(|| text!("post-older", count = count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Setup;
    use crate::rules::{GameId, TalkMode};
    use crate::settings::Settings;

    fn played(tokens: &[&str], name: &str) -> Session {
        let setup = Setup { tags: vec![(POST.to_owned(), name.to_owned())], ..Setup::new(GameId::Pothole) };
        let actions: Vec<Action> =
            tokens.iter().map(|token| Action::parse(token, GameId::Pothole.seats()).unwrap()).collect();
        Session::of_record(setup, &actions, None).unwrap()
    }

    #[test]
    fn a_link_goes_on_is_old_or_contradicts() {
        let storage = Storage::default();
        let mut own = played(&["c2d2", "end"], "A");
        let find =
            |link: &Session, current: Option<&Session>| KnownMatch::find(link, current, &storage, Some("autosave"));
        assert!(matches!(find(&played(&["c2d2", "end", "b5c5"], "B"), Some(&own)), KnownMatch::New));
        let goes_on = played(&["c2d2", "end", "b5c5"], "A");
        assert!(matches!(find(&goes_on, Some(&own)), KnownMatch::Continued(MatchPlace::Current)));
        let early = played(&["c2d2"], "A");
        for (link, told) in
            [(&own.clone(), None), (&early, Some("This link is old: one action has been played since then."))]
        {
            let KnownMatch::Ahead(MatchPlace::Current, found) = find(link, Some(&own)) else { panic!() };
            assert_eq!((found.played().len(), older(link, &found).as_deref()), (2, told));
        }
        let KnownMatch::Refused(why) = find(&played(&["d2e2", "end"], "A"), Some(&own)) else { panic!() };
        assert!(why.contains('1') && why.contains("c2d2") && why.contains("d2e2"), "{why}");
        let mut other_rules = early.clone();
        other_rules.setup_mut().talk = TalkMode::Secret;
        assert!(matches!(find(&other_rules, Some(&own)), KnownMatch::Refused(_)));
        // It is found among the unfinished matches, and in other windows.
        let text = |session: &Session| Save::of(session, &Settings::default()).text().unwrap();
        storage.write("autosave", &text(&own)).unwrap();
        assert!(matches!(find(&goes_on, None), KnownMatch::New), "what is saved here is the current match");
        storage.write("autosave-2", &text(&own)).unwrap();
        assert!(matches!(find(&goes_on, None), KnownMatch::Refused(_)));
        storage.write("unfinished-x-0001", &text(&own)).unwrap();
        let KnownMatch::Continued(MatchPlace::Shelf(name)) = find(&goes_on, None) else { panic!() };
        assert_eq!(name, "unfinished-x-0001");
        // Who looks back has not played less.
        while own.undo() {}
        let KnownMatch::Ahead(MatchPlace::Current, found) = find(&early, Some(&own)) else { panic!() };
        assert_eq!((found.played().len(), found.undone()), (0, 2));
    }

    #[test]
    fn a_match_that_was_sent_waits_until_it_comes_back() {
        let session = Session::new(Setup::new(GameId::Pothole)).unwrap();
        assert_eq!(Post::of(&session.setup().tags, 0), None);
        let (sent, record) = SendByPost::prepare(&session);
        assert_eq!(tag_value(&record.tags, POST), Some(sent.name.as_str()));
        assert_eq!(Post::of(&record.tags, 0), Some(Post::YourTurn), "for the one who gets it");
        let mut own = record.tags.clone();
        own.push((SENT.to_owned(), "7".to_owned()));
        assert_eq!((Post::of(&own, 7), Post::of(&own, 8)), (Some(Post::Sent), Some(Post::YourTurn)));
        let again = Session::new(Setup { tags: own, ..Setup::new(GameId::Pothole) }).unwrap();
        let (same, record) = SendByPost::prepare(&again);
        assert_eq!(same.name, sent.name);
        assert_eq!(tag_value(&record.tags, SENT), None);
        assert_eq!(tag_value(&shared_record(&again).tags, SENT), None);
    }
}
