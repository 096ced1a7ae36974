//! The app put together: with a window, and without one for tests.

use bevy::app::PluginGroupBuilder;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::WindowResolution;

use crate::bots::Level;
#[cfg(not(target_arch = "wasm32"))]
use crate::limit;
use crate::notice::Notice;
use crate::play::{Autosave, Bots, Save, Session, Setup};
use crate::rules::GameId;
use crate::storage::Storage;
use crate::{play, screens, settings, theme, ui, view};

/// What the command line asks of the app.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// Begin this game rather than go on with the last one.
    pub game: Option<GameId>,
    /// Go on with the save or record in this file.
    pub load: Option<std::path::PathBuf>,
    /// Who plays a game that begins: without a word, one human against bots that can be beaten.
    pub players: Option<Bots>,
}

/// How well bots play where nobody has chosen.
const FIRST_BOTS: Option<Level> = Level::new(2);

impl Launch {
    /// What the address of the page asks for, such as `#players=human,human`.
    #[cfg(target_arch = "wasm32")]
    pub fn of_page() -> Self {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
        let players = hash.trim_start_matches('#').split('&').find_map(|part| part.strip_prefix("players="));
        Self { players: players.and_then(|players| players.parse().ok()), ..Self::default() }
    }

    fn setup(&self, game: GameId) -> Setup {
        let usual = || Bots::against_first(game.seats().len(), FIRST_BOTS.unwrap_or_default());
        Setup { bots: self.players.unwrap_or_else(usual), ..Setup::new(game) }
    }
}

/// Runs the game in a window until it is closed.
///
/// # Errors
///
/// A sentence that says why the file to be loaded cannot be, or why the window failed.
pub fn run(launch: Launch) -> Result<(), String> {
    let session = session_to_begin(&launch)?;
    let mut app = game_app();
    app.insert_resource(Storage::of_platform()).insert_resource(Autosave);
    if let Some(session) = session {
        app.insert_resource(session).insert_resource(play::BeginsWithSession);
    } else if let Ok(first) = Session::new(launch.setup(GameId::Pothole)) {
        // It gives way to a match that was saved.
        app.insert_resource(first);
    }
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(format!("the window closed with error {code}")),
    }
}

fn session_to_begin(launch: &Launch) -> Result<Option<Session>, String> {
    if let Some(path) = &launch.load {
        let text = read_text(path)?;
        let session = Save::read(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        return match launch.game {
            Some(game) if game != session.setup().game => {
                Err(format!("{} is a game of {}, not {}", path.display(), session.setup().game.name(), game.name()))
            }
            _ => Ok(Some(session)),
        };
    }
    let begin = |game: GameId| Session::new(launch.setup(game)).map_err(|error| error.to_string());
    launch.game.map(begin).transpose()
}

#[cfg(not(target_arch = "wasm32"))]
fn read_text(path: &std::path::Path) -> Result<String, String> {
    let bytes = limit::read_file(path, limit::RECORD_BYTES).map_err(|error| format!("{}: {error}", path.display()))?;
    String::from_utf8(bytes).map_err(|_| format!("{}: this is not text", path.display()))
}

#[cfg(target_arch = "wasm32")]
fn read_text(path: &std::path::Path) -> Result<String, String> {
    Err(format!("{}: a page reads no files", path.display()))
}

/// The match without anything to see: rules, entities, undo and saves (in memory).
pub fn minimal_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, settings::plugin, play::plugin));
    run_on_one_thread(&mut app);
    app
}

/// The systems of a frame are short: waking threads for them costs more than they do. On two idle cores a frame at
/// rest takes 0.9 ms on several threads and 0.16 ms on one. Drawing has its own thread all the same.
fn run_on_one_thread(app: &mut App) {
    fn keep(app: &mut App, label: impl ScheduleLabel) {
        app.edit_schedule(label, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
    keep(app, First);
    keep(app, PreUpdate);
    keep(app, Update);
    keep(app, PostUpdate);
    keep(app, Last);
}

/// The whole table with everything that is on it, but without window, panels and drawing: for measuring what a frame
/// costs. Models are stand-ins with as many parts as the real ones.
pub fn undrawn_app() -> App {
    let mut app = minimal_app();
    app.add_plugins((
        TransformPlugin,
        AssetPlugin { file_path: asset_folder(), ..default() },
        bevy::state::app::StatesPlugin,
        bevy::input::InputPlugin,
        WindowPlugin::default(),
        DefaultPickingPlugins,
    ));
    app.add_plugins(bevy::mesh::MeshPlugin).init_asset::<StandardMaterial>().init_asset::<Image>();
    app.init_resource::<bevy_egui::input::EguiWantsInput>().init_resource::<bevy_egui::EguiUserTextures>();
    app.add_plugins((bevy::camera::CameraPlugin, view::plugin)).insert_resource(view::Models::stand_ins());
    app
}

/// The whole game with its window. Saves go to memory, unless a [`Storage`] is put in.
pub fn game_app() -> App {
    let plugins = bevy_plugins();
    // Tests have a thread of their own each.
    #[cfg(any(target_os = "linux", target_os = "windows"))]
    let plugins = plugins.set(bevy::winit::WinitPlugin { run_on_any_thread: true });
    assemble(plugins)
}

/// The whole game with its panels, models and pointers, but no window on the screen, and nothing drawn: for tests that
/// click. They give it a runner.
pub fn unseen_app() -> App {
    let settings = WgpuSettings { backends: None, ..default() };
    let drawing = RenderPlugin { render_creation: settings.into(), ..default() };
    assemble(bevy_plugins().set(drawing).disable::<bevy::winit::WinitPlugin>().disable::<LogPlugin>())
}

fn bevy_plugins() -> PluginGroupBuilder {
    let window = Window {
        title: "Bulldozer Gambit".to_owned(),
        name: Some("bulldozer-gambit".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    };
    // Warnings of the graphics driver are of no use to a player.
    let log = LogPlugin { filter: "wgpu=error,naga=warn,bevy_render=warn,winit=error".to_owned(), ..default() };
    let assets = AssetPlugin { file_path: asset_folder(), meta_check: AssetMetaCheck::Never, ..default() };
    DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(log).set(assets)
}

fn assemble(plugins: PluginGroupBuilder) -> App {
    let mut app = App::new();
    app.add_plugins(plugins);
    app.add_plugins((settings::plugin, play::plugin, theme::plugin, view::plugin, ui::plugin, screens::plugin));
    app.add_observer(log_notice);
    run_on_one_thread(&mut app);
    app
}

/// Where the assets lie: beside the program, or in the source tree that it was built from.
fn asset_folder() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
        let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let named = std::env::var_os("BULLDOZER_GAMBIT_ASSETS").map(std::path::PathBuf::from);
        let folder = named.or_else(|| beside.filter(|folder| folder.is_dir())).unwrap_or(source);
        folder.display().to_string()
    }
    #[cfg(target_arch = "wasm32")]
    "assets".to_owned()
}

fn log_notice(notice: On<Notice>) {
    info!("{}", notice.0);
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
