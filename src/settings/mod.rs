//! The user's settings, which apply to all games.

#[cfg(target_arch = "wasm32")]
mod fetched;
mod finish;
mod language;
mod motion;
mod panels;
mod quality;

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::keys::Bindings;
use crate::notice::Notice;
use crate::rules::{GameId, SeatSet, excerpt};
use crate::storage::{Storage, StorageError};
use crate::texts::{Language, text};

pub use finish::Finish;
pub(crate) use language::SpokenLanguage;
pub use language::SystemLanguage;
pub(crate) use language::speak_before_the_app;
pub use motion::SystemMotion;
pub use panels::PanelScale;
pub use quality::Quality;

/// The settings. Missing and invalid ones have their defaults. A file with invalid ones is kept under another name.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Language>,
    /// The speed of animations: 1 is normal, and [`Settings::AT_ONCE`] skips them.
    pub speed: f32,
    /// Whether animations show their end at once, without movement and shaking.
    pub reduced_motion: bool,
    /// Whether the board turns to the player to move.
    pub turn_board: bool,
    /// Whether the screen lies on a table, so that the picture turns to the player to move.
    pub flat_table: bool,
    /// Whether players' names and clocks can be read from across the room.
    pub big_screen: bool,
    /// Whether the flat diagram of Knot Chess is a chessboard, with two files a strip.
    pub strips_on_chessboard: bool,
    /// Whether boards have coordinates.
    pub show_coordinates: bool,
    /// Whether the list of moves is shown if there is room.
    pub show_moves: bool,
    /// Whether the targets of the selection are marked.
    pub show_targets: bool,
    /// Whether threats of others are marked: captures, and threats that are not checks.
    pub show_threats: bool,
    /// Whether all attacks are drawn.
    pub show_web: bool,
    /// Whether blunders need confirmation.
    pub warn_of_blunders: bool,
    /// Whether actions that destroy a piece of the player's own, or give a king away, need confirmation.
    pub asks_before_losses: bool,
    /// Whether every action needs confirmation, after a preview.
    pub confirms: bool,
    /// Whether undo is impossible after another player has acted, or dice have been thrown.
    pub no_take_back: bool,
    /// Whether the actions of the others are shown again at the start of a human's turn.
    pub reviews_round: bool,
    /// The least pause before a bot acts, in seconds.
    pub bot_pause: f32,
    /// Whether the players' cards show their chances.
    pub show_chances: bool,
    /// The finish of pieces and boards.
    pub finish: Finish,
    /// Whether panels are dark on light.
    pub light_panels: bool,
    /// The scale of panels: 1 is the usual size.
    pub panel_scale: f32,
    /// Whether it is night at the table.
    pub is_night: bool,
    /// Whether the camera leans in on great moments.
    pub camera_leans: bool,
    /// Whether the camera shakes a little at hits.
    pub camera_shakes: bool,
    /// The volume of sounds, 0 to 1.
    pub sound: f32,
    /// The volume of music, 0 to 1.
    pub music: f32,
    /// Whether all sound is off.
    pub is_muted: bool,
    /// How finely the table is drawn; `None` leaves it to the machine.
    #[serde(alias = "plain_drawing", deserialize_with = "quality::read")]
    pub graphics: Option<Quality>,
    /// Auction: the players who are not asked for offers, unless they request it.
    pub no_offers: SeatSet,
    /// Auction: whether dice are thrown automatically.
    pub throw_at_once: bool,
    /// The key bindings.
    pub keys: Bindings,
    /// Whether the user has been asked to take a lesson first. Users with older settings already know the game.
    #[serde(default = "yes")]
    pub welcomed: bool,
    /// The games whose goal the user knows.
    pub known_goals: BTreeSet<GameId>,
}

fn yes() -> bool {
    true
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            speed: 1.0,
            reduced_motion: false,
            turn_board: false,
            flat_table: false,
            big_screen: false,
            strips_on_chessboard: false,
            show_coordinates: true,
            show_moves: true,
            show_targets: true,
            show_threats: false,
            show_web: false,
            warn_of_blunders: false,
            asks_before_losses: true,
            confirms: false,
            no_take_back: false,
            reviews_round: false,
            bot_pause: Self::BOT_PAUSES[0],
            show_chances: false,
            finish: Finish::default(),
            light_panels: false,
            panel_scale: 1.0,
            is_night: false,
            camera_leans: true,
            camera_shakes: true,
            sound: 0.8,
            music: 0.5,
            is_muted: false,
            graphics: None,
            no_offers: SeatSet::EMPTY,
            throw_at_once: false,
            keys: Bindings::default(),
            welcomed: false,
            known_goals: BTreeSet::new(),
        }
    }
}

impl Settings {
    /// The speed at which animations are skipped.
    pub const AT_ONCE: f32 = 0.0;
    /// The other speeds that are offered.
    pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];
    /// The scales of panels that are offered.
    pub const PANEL_SCALES: [f32; 5] = [0.85, 1.0, 1.25, 1.5, 2.0];
    /// The pauses of bots that are offered, in seconds.
    pub const BOT_PAUSES: [f32; 3] = [0.4, 1.2, 3.0];
    const NAME: &'static str = "settings";

    /// Whether animations are skipped.
    pub fn shows_at_once(&self) -> bool {
        self.reduced_motion || self.speed <= Self::AT_ONCE
    }

    /// The pace of timers and fades: normal if animations are skipped.
    pub fn pace(&self) -> f32 {
        if self.speed <= Self::AT_ONCE { 1.0 } else { self.speed }
    }

    /// The next higher speed, or the lowest after the highest.
    pub fn next_speed(&self) -> f32 {
        let next = Self::SPEEDS.into_iter().find(|&speed| speed > self.speed);
        next.unwrap_or(Self::SPEEDS[0])
    }

    /// The nearest valid settings.
    pub(crate) fn sane(mut self) -> Self {
        let offered = Self::SPEEDS.into_iter().chain([Self::AT_ONCE]).any(|speed| speed == self.speed);
        let loudness = |loud: f32| if loud.is_finite() { loud.clamp(0.0, 1.0) } else { 0.0 };
        (self.sound, self.music) = (loudness(self.sound), loudness(self.music));
        self.speed = if offered { self.speed } else { 1.0 };
        let offered = Self::PANEL_SCALES.contains(&self.panel_scale);
        self.panel_scale = if offered { self.panel_scale } else { 1.0 };
        let offered = Self::BOT_PAUSES.contains(&self.bot_pause);
        self.bot_pause = if offered { self.bot_pause } else { Self::BOT_PAUSES[0] };
        self.keys = self.keys.sane();
        self
    }

    /// Reads settings. Unknown and invalid ones get their defaults; returns their names too.
    fn read(text: &str) -> Result<(Self, Vec<String>), serde_json::Error> {
        let told: Map<String, Value> = serde_json::from_str(text)?;
        let (mut read, mut good, mut senseless) = (serde_json::from_str::<Self>("{}")?, Map::new(), Vec::new());
        for (name, value) in told {
            let mut with_it = good.clone();
            with_it.insert(name.clone(), value);
            match serde_json::from_value(Value::Object(with_it.clone())) {
                Ok(settings) => (read, good) = (settings, with_it),
                Err(_) => senseless.push(name),
            }
        }
        Ok((read.sane(), senseless))
    }
}

/// Reads the settings and sets their language, before other systems may show text.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SettingsSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(language::plugin)
        .init_resource::<Settings>()
        .init_resource::<Storage>()
        .init_resource::<SystemMotion>()
        .add_systems(PreStartup, read_settings.in_set(SettingsSystems))
        .add_systems(Last, write_settings.run_if(not(resource_exists::<WritesNothing>)));
}

/// Exists if the settings file could be neither read nor moved: it is not overwritten, so changes last until the
/// program ends.
#[derive(Resource, Copy, Clone, Debug)]
struct WritesNothing;

fn read_settings(
    storage: Res<Storage>,
    motion: Res<SystemMotion>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    let mut may_write = true;
    match storage.read(Settings::NAME) {
        Ok(None) => settings.reduced_motion = motion.is_reduced,
        Ok(Some(text)) => {
            let mut kept = || match storage.set_aside(Settings::NAME) {
                Ok(place) => text!("settings-kept-in", place = place),
                Err(error) => {
                    may_write = false;
                    text!("settings-not-set-aside", why = error.to_string())
                }
            };
            match Settings::read(&text) {
                Ok((read, senseless)) => {
                    *settings = read;
                    if !senseless.is_empty() {
                        let names = excerpt(&senseless.join(", "));
                        commands.trigger(Notice::refusal(text!("settings-unread-some", names = names, kept = kept())));
                        if may_write {
                            keep(&storage, &settings);
                        }
                    }
                }
                Err(error) => {
                    let why = excerpt(&error.to_string());
                    commands.trigger(Notice::refusal(text!("settings-unread-kept", why = why, kept = kept())));
                }
            }
        }
        Err(error) => {
            may_write = false;
            commands.trigger(Notice::refusal(text!("settings-unread", why = error.to_string())));
        }
    }
    if !may_write {
        commands.insert_resource(WritesNothing);
    }
}

/// Writes changed settings, once no slider is being dragged.
fn write_settings(
    storage: Res<Storage>,
    settings: Res<Settings>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    exits: MessageReader<AppExit>,
    mut is_due: Local<bool>,
) {
    *is_due |= settings.is_changed() && !settings.is_added();
    let draws = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some())
        || touches.is_some_and(|touches| touches.iter().next().is_some());
    if !*is_due || draws && exits.is_empty() {
        return;
    }
    *is_due = false;
    keep(&storage, &settings);
}

fn keep(storage: &Storage, settings: &Settings) {
    let text = serde_json::to_string_pretty(settings).map_err(|error| StorageError::new(Settings::NAME, &error));
    if let Err(error) = text.and_then(|text| storage.write(Settings::NAME, &text)) {
        warn!("the settings could not be kept: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_from_before_keys_could_be_changed_are_read() {
        let read: Settings = serde_json::from_str(r#"{"speed":2.0,"turn_board":true}"#).unwrap();
        assert_eq!(read.sane(), Settings { speed: 2.0, turn_board: true, welcomed: true, ..Settings::default() });
    }

    #[test]
    fn whoever_has_settings_is_no_newcomer() {
        assert!(!Settings::default().welcomed);
        assert!(Settings::read("{}").unwrap().0.welcomed);
        let kept = serde_json::to_string(&Settings::default()).unwrap();
        assert!(!Settings::read(&kept).unwrap().0.welcomed, "{kept}");
    }

    #[test]
    fn a_setting_that_makes_no_sense_costs_no_other() {
        let text = r#"{"speed":2.0,"finish":"chocolate","turn_board":true,"keys":{"dance":"J"},"newer":1}"#;
        let (read, senseless) = Settings::read(text).unwrap();
        assert_eq!(read, Settings { speed: 2.0, turn_board: true, welcomed: true, ..Settings::default() });
        assert_eq!(senseless, ["finish", "keys"]);
        assert!(Settings::read("[1, 2]").is_err() && Settings::read("").is_err());
    }

    #[test]
    fn no_speed_is_a_speed() {
        let kept = serde_json::to_string(&Settings { speed: Settings::AT_ONCE, ..Settings::default() }).unwrap();
        let read = Settings::read(&kept).unwrap().0;
        assert!(read.shows_at_once() && read.pace() == 1.0 && read.next_speed() == 0.5, "{kept}");
        assert!(!Settings::read(r#"{"speed":-1.0}"#).unwrap().0.shows_at_once());
    }

    /// A file that cannot be read now may be readable later.
    #[test]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let folder = std::env::temp_dir().join(format!("bulldozer-gambit-settings-{}", std::process::id()));
        let storage = Storage::Folder(folder.clone());
        let text = "{".repeat(crate::limit::SAVE_BYTES + 1);
        storage.write(Settings::NAME, &text).unwrap();
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(storage).add_plugins(plugin);
        app.update();
        app.world_mut().resource_mut::<Settings>().turn_board = true;
        app.update();
        let kept = std::fs::read_to_string(folder.join("settings.json")).unwrap();
        assert_eq!(kept.len(), text.len());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_flat_table_is_kept() {
        let kept = serde_json::to_string(&Settings { flat_table: true, ..Settings::default() }).unwrap();
        assert!(serde_json::from_str::<Settings>(&kept).unwrap().sane().flat_table, "{kept}");
    }

    #[test]
    fn changed_keys_are_kept() {
        let read: Settings = serde_json::from_str(r#"{"keys":{"hint":"J"}}"#).unwrap();
        let kept = serde_json::to_string(&read.sane()).unwrap();
        assert!(kept.contains(r#""keys":{"hint":"J"}"#), "{kept}");
    }
}
