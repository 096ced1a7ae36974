//! Chooses the match and the screen that the app starts with.

use crate::bots::Level;
use crate::lessons::Subject;
use crate::net::Address;
use crate::notice::Notice;
#[cfg(any(test, target_arch = "wasm32"))]
use crate::play::NotBots;
use crate::play::{Bots, Save, Session, Setup};
#[cfg(any(test, target_arch = "wasm32"))]
use crate::rules::record::is_link;
use crate::rules::{GameId, excerpt};
use crate::screens::FirstScreen;
use crate::showcase::Scene;
#[cfg(any(test, target_arch = "wasm32"))]
use crate::showcase::catalog;
use crate::texts::text;

/// The options of the command line or the page's address.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The game to start, instead of continuing the last match.
    pub game: Option<GameId>,
    /// The file with a save or record, or the link with a match, to continue.
    pub load: Option<String>,
    /// The players of a new game; by default one human against easy bots.
    pub players: Option<Bots>,
    /// The commands of external engines, the first one as `engine1`.
    pub engines: Vec<Vec<String>>,
    /// The scene to show first.
    pub showcase: Option<Box<Scene>>,
    /// The lesson or puzzle to start with.
    pub lesson: Option<Box<Subject>>,
    /// The table of another program to join.
    pub join: Option<Address>,
    /// Whether to open a table for other screens.
    pub opens_table: bool,
    /// Whether to skip the title screen.
    pub skips_title: bool,
    /// Requested things that do not exist.
    pub unknown: Vec<Unknown>,
}

/// A name that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// The name of a scene.
    Scene(String),
    /// The name of a lesson or puzzle.
    Lesson(String),
    /// The name of a game.
    Game(String),
    /// A list of players, with what is wrong with it.
    Players(String),
    /// A part of the page's address.
    Part(String),
}

impl Unknown {
    /// A sentence about it for the user.
    fn sentence(&self) -> String {
        match self {
            Self::Scene(name) => text!("scene-unknown", name = excerpt(name)),
            Self::Lesson(name) => text!("lesson-unknown", name = excerpt(name)),
            Self::Game(name) => text!("game-unknown", name = excerpt(name), games = games()),
            Self::Players(why) => text!("players-unknown", why = why),
            Self::Part(part) => text!("address-unknown", part = excerpt(part)),
        }
    }
}

/// The names of all games.
fn games() -> String {
    GameId::ALL.map(GameId::name).join(", ")
}

/// The scene with this name.
#[cfg(any(test, target_arch = "wasm32"))]
fn scene_named(name: &str) -> Option<Scene> {
    catalog().into_iter().find(|scene| scene.name == name)
}

/// The default level of bots.
const FIRST_BOTS: Option<Level> = Some(Level::EASY);

impl Launch {
    /// The options in the page's address, such as `#game=knot&players=human,4`, `#showcase=king-killed`,
    /// `#lesson=pothole`, `#match=...`, `#join=K7QM2FXA` or `#table`.
    #[cfg(target_arch = "wasm32")]
    pub fn of_page() -> Self {
        Self::of_fragment(&web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default())
    }

    /// The options in `fragment`, the end of an address from its `#` on. Unknown parts are collected.
    #[cfg(any(test, target_arch = "wasm32"))]
    fn of_fragment(fragment: &str) -> Self {
        let mut launch = Self { load: is_link(fragment).then(|| fragment.to_owned()), ..Self::default() };
        for part in fragment.trim_start_matches('#').split('&').filter(|part| !part.is_empty()) {
            let unknown = match part.split_once('=') {
                Some(("match", _)) => None,
                Some(("showcase", name)) => {
                    launch.showcase = scene_named(name).map(Box::new);
                    launch.showcase.is_none().then(|| Unknown::Scene(name.to_owned()))
                }
                Some(("lesson", name)) => {
                    launch.lesson = Subject::named(name).map(Box::new);
                    launch.lesson.is_none().then(|| Unknown::Lesson(name.to_owned()))
                }
                Some(("join", code)) => {
                    launch.join = Self::beside_page(code);
                    launch.join.is_none().then(|| Unknown::Part(part.to_owned()))
                }
                Some(("game", name)) => {
                    launch.game = name.parse().ok();
                    launch.game.is_none().then(|| Unknown::Game(name.to_owned()))
                }
                Some(("players", players)) => match players.parse() {
                    Ok(players) => {
                        launch.players = Some(players);
                        None
                    }
                    Err(why) => Some(Unknown::Players(NotBots::to_string(&why))),
                },
                None if part == "table" => {
                    launch.skips_title = true;
                    None
                }
                _ => Some(Unknown::Part(part.to_owned())),
            };
            launch.unknown.extend(unknown);
        }
        launch
    }

    /// The table with this code at the host that has served the page.
    #[cfg(target_arch = "wasm32")]
    fn beside_page(code: &str) -> Option<Address> {
        let place = web_sys::window()?.location();
        Address::beside_page(&format!("{}{}", place.origin().ok()?, place.pathname().ok()?), code).ok()
    }

    #[cfg(all(test, not(target_arch = "wasm32")))]
    fn beside_page(code: &str) -> Option<Address> {
        Address::beside_page("http://localhost:4444/", code).ok()
    }

    /// The notice about errors for a page, which has no other place for them. `fault` is the error of the match.
    pub(crate) fn notice(&self, fault: Option<String>) -> Option<Notice> {
        let fault = fault.map(|why| Notice::sentence(&why).words);
        let sentences: Vec<String> = fault.into_iter().chain(self.unknown.iter().map(Unknown::sentence)).collect();
        (!sentences.is_empty()).then(|| Notice::refusal(sentences.join(" ")))
    }

    /// The first screen.
    pub(crate) fn first_screen(&self) -> FirstScreen {
        match (&self.showcase, &self.lesson) {
            (Some(scene), _) => FirstScreen::Showcase(scene.clone()),
            (None, Some(subject)) => FirstScreen::Lesson(subject.clone()),
            (None, None)
                if self.skips_title
                    || self.opens_table
                    || self.game.is_some()
                    || self.load.is_some()
                    || self.players.is_some() =>
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

/// The requested match, if any.
///
/// # Errors
///
/// A sentence that tells why it is not possible.
pub(crate) fn session_to_begin(launch: &Launch) -> Result<Option<Session>, String> {
    if let Some(source) = &launch.load {
        let session = Save::open(source).map_err(|unopened| unopened.to_string())?;
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
    fn addresses_say_where_to_begin() {
        let launch = Launch::of_fragment("#showcase=king-killed&players=human,4");
        assert_eq!(launch.showcase.as_ref().map(|scene| scene.name.as_str()), Some("king-killed"));
        assert!(launch.players.is_some() && launch.notice(None).is_none());
        assert!(matches!(launch.first_screen(), FirstScreen::Showcase(_)));
        assert!(Launch::of_fragment("#lesson=pothole").lesson.is_some());
        assert!(matches!(Launch::of_fragment("#table").first_screen(), FirstScreen::Match));
        assert!(matches!(Launch::of_fragment("").first_screen(), FirstScreen::Title));
        assert!(Launch::of_fragment("").notice(None).is_none());
        let join = Launch::of_fragment("#join=K7QM2FXA").join.expect("a table");
        assert_eq!(join.to_string(), "localhost:4444#K7QM2FXA");
        assert_eq!(Launch::of_fragment("#join=a b").unknown, [Unknown::Part("join=a b".to_owned())]);
    }

    #[test]
    fn an_address_names_game_and_players() {
        let launch = Launch::of_fragment("#players=human,4&game=knot");
        assert_eq!(launch.game, Some(GameId::Knot));
        let session = session_to_begin(&launch).unwrap().unwrap();
        assert!(session.setup().game == GameId::Knot && session.setup().bots.is_any());
        assert!(launch.notice(None).is_none() && matches!(launch.first_screen(), FirstScreen::Match));
    }

    #[test]
    fn what_an_address_asks_for_in_vain_is_said() {
        for (address, told) in [
            ("#game=chess&table", "There is no game called `chess`. The games are pothole, knot, quad, auction."),
            ("#players=human,9", "The players in the address cannot be read: `9` is not a player"),
            ("#plyers=human,4", "This address asks for `plyers=human,4`, which the game does not know."),
            ("#tables", "This address asks for `tables`, which the game does not know."),
        ] {
            let notice = Launch::of_fragment(address).notice(None).expect(address).words;
            assert!(notice.contains(told), "{address}: {notice}");
        }
    }

    #[test]
    fn names_that_stand_for_nothing_are_said() {
        let launch = Launch::of_fragment("#showcase=king-kiled&lesson=potholes");
        assert!(launch.showcase.is_none() && launch.lesson.is_none());
        assert!(matches!(launch.first_screen(), FirstScreen::Title));
        let told = launch.notice(Some("this link was cut off".to_owned())).unwrap().words;
        assert!(told.starts_with("This link was cut off. There is no scene `king-kiled`"), "{told}");
        assert!(told.contains("no lesson or puzzle `potholes`"), "{told}");
    }

    #[test]
    fn every_game_begins() {
        for game in GameId::ALL {
            let begun = session_to_begin(&Launch { game: Some(game), ..Launch::default() }).unwrap();
            assert_eq!(begun.map(|session| session.setup().game), Some(game));
        }
    }
}
