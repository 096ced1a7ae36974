//! With which match the app begins.

use crate::bots::Level;
use crate::lessons::Subject;
use crate::play::{Bots, Save, Session, Setup};
#[cfg(target_arch = "wasm32")]
use crate::rules::record::is_link;
use crate::rules::{GameId, excerpt};
use crate::screens::FirstScreen;
use crate::showcase::Scene;
#[cfg(target_arch = "wasm32")]
use crate::showcase::catalog;

/// What the command line asks of the app.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// Begin this game rather than go on with the last one.
    pub game: Option<GameId>,
    /// Go on with the save or record in this file, or with the match in this link.
    pub load: Option<String>,
    /// Who plays a game that begins: without a word, one human against bots that can be beaten.
    pub players: Option<Bots>,
    /// The commands of programs that can take a bot's place, the first as `engine1`.
    pub engines: Vec<Vec<String>>,
    /// Show this scene before anything else.
    pub showcase: Option<Box<Scene>>,
    /// Begin with this lesson or puzzle.
    pub lesson: Option<Box<Subject>>,
    /// Go straight to the table.
    pub skips_title: bool,
}

/// The scene of this name.
#[cfg(target_arch = "wasm32")]
fn scene_named(name: &str) -> Option<Scene> {
    catalog().into_iter().find(|scene| scene.name == name)
}

/// How well bots play where nobody has chosen.
const FIRST_BOTS: Option<Level> = Level::new(2);

impl Launch {
    /// What the address of the page asks for, such as `#players=human,human`, `#showcase=king-killed`,
    /// `#lesson=pothole`, `#match=...` or `#table`.
    #[cfg(target_arch = "wasm32")]
    pub fn of_page() -> Self {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
        let parts: Vec<&str> = hash.trim_start_matches('#').split('&').collect();
        let value = |key: &str| parts.iter().find_map(|part| part.strip_prefix(key)?.strip_prefix('='));
        Self {
            players: value("players").and_then(|players| players.parse().ok()),
            load: is_link(&hash).then(|| hash.clone()),
            showcase: value("showcase").and_then(scene_named).map(Box::new),
            lesson: value("lesson").and_then(Subject::named).map(Box::new),
            skips_title: parts.contains(&"table"),
            ..Self::default()
        }
    }

    /// What is shown first.
    pub(crate) fn first_screen(&self) -> FirstScreen {
        match (&self.showcase, &self.lesson) {
            (Some(scene), _) => FirstScreen::Showcase(scene.clone()),
            (None, Some(subject)) => FirstScreen::Lesson(subject.clone()),
            (None, None)
                if self.skips_title || self.game.is_some() || self.load.is_some() || self.players.is_some() =>
            {
                FirstScreen::Match
            }
            (None, None) => FirstScreen::Title,
        }
    }

    pub(crate) fn setup(&self, game: GameId) -> Setup {
        let usual = || Bots::against_first(game.seats().len(), FIRST_BOTS.unwrap_or_default());
        Setup { bots: self.players.unwrap_or_else(usual), ..Setup::new(game) }
    }
}

/// The match that is asked for, if one is.
///
/// # Errors
///
/// A sentence that says why it cannot be.
pub(crate) fn session_to_begin(launch: &Launch) -> Result<Option<Session>, String> {
    if let Some(source) = &launch.load {
        let session = Save::open(source)?;
        return match launch.game {
            Some(game) if game != session.setup().game => {
                let found = session.setup().game.name();
                Err(format!("{} is a game of {found}, not {}", excerpt(source), game.name()))
            }
            _ => Ok(Some(session)),
        };
    }
    let begin = |game: GameId| Session::new(launch.setup(game)).map_err(|error| error.to_string());
    launch.game.map(begin).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_begins() {
        for game in GameId::ALL {
            let begun = session_to_begin(&Launch { game: Some(game), ..Launch::default() }).unwrap();
            assert_eq!(begun.map(|session| session.setup().game), Some(game));
        }
    }
}
