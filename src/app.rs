//! Assembles the app: with a window, or without one for tests.

use std::sync::Arc;

use bevy::app::PluginGroupBuilder;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::WindowResolution;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

#[cfg(not(target_arch = "wasm32"))]
use crate::crash;
pub use crate::launch::Launch;
use crate::launch::session_to_begin;
use crate::notice::Notice;
use crate::play::{Autosave, Session};
use crate::rules::GameId;
use crate::settings::{SystemLanguage, SystemMotion, speak_before_the_app};
use crate::storage::Storage;
#[cfg(not(target_arch = "wasm32"))]
use crate::uci::client::Engine;
use crate::{audio, gamepad, keyboard, play, screens, settings, theme, ui, view};

/// The time limit of an external engine at the table. It is told to stop earlier.
#[cfg(not(target_arch = "wasm32"))]
const ENGINE_PATIENCE: core::time::Duration = core::time::Duration::from_secs(20);

/// Runs the game in a window until it is closed.
///
/// # Errors
///
/// A sentence that tells why the file could not be loaded, or why the window failed.
pub fn run(launch: Launch) -> Result<(), String> {
    let (storage, language) = (Storage::of_platform(), SystemLanguage::ask());
    // Output of the command line is English; a page has no command line.
    if cfg!(target_arch = "wasm32") {
        speak_before_the_app(&storage, language);
    }
    let (session, fault) = match session_to_begin(&launch) {
        // A page has no command line to print errors on.
        Err(why) if cfg!(target_arch = "wasm32") => (None, Some(why)),
        session => (session?, None),
    };
    #[cfg(not(target_arch = "wasm32"))]
    if let Storage::Folder(folder) = &storage {
        crash::watch(folder.clone());
    }
    let mut app = game_app();
    #[cfg(not(target_arch = "wasm32"))]
    {
        app.add_plugins(crash::plugin);
        screens::remember_window(&mut app, &storage);
    }
    if let Some(notice) = launch.notice(fault) {
        app.add_systems(Startup, move |mut commands: Commands| commands.trigger(notice.clone()));
    }
    if let Some(address) = &launch.join {
        app.insert_resource(ui::Invitation::to(address));
        app.add_systems(OnExit(screens::Screen::Ready), |mut dialog: ResMut<ui::Dialog>| {
            *dialog = ui::Dialog::Together;
        });
    }
    #[cfg(all(feature = "host", not(target_arch = "wasm32")))]
    if launch.opens_table {
        app.add_systems(OnExit(screens::Screen::Ready), open_table);
    }
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        let proxy = (**proxy).clone();
        // It fails only when the window is being closed.
        app.insert_resource(play::Wake(Arc::new(move || _ = proxy.send_event(WinitUserEvent::WakeUp))));
    }
    app.insert_resource(launch.first_screen());
    app.insert_resource(storage).insert_resource(language);
    app.insert_resource(SystemMotion::ask()).insert_resource(Autosave);
    if let Some(session) = session {
        app.insert_resource(session).insert_resource(play::BeginsWithSession);
    } else if let Ok(first) = Session::new(launch.setup(GameId::Pothole)) {
        // Its match is replaced by a saved one.
        app.insert_resource(first);
    }
    #[cfg(not(target_arch = "wasm32"))]
    for command in &launch.engines {
        let engine = Engine::start(command, ENGINE_PATIENCE).map_err(|error| error.to_string())?;
        app.world_mut().resource_mut::<play::Thinking>().invite(Box::new(engine));
    }
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(format!("the window closed with error {code}")),
    }
}

/// Opens a table for the match that begins or goes on, and shows its address.
#[cfg(all(feature = "host", not(target_arch = "wasm32")))]
fn open_table(session: Res<Session>, mut dialog: ResMut<ui::Dialog>, mut commands: Commands) {
    commands.trigger(play::OpenTable(session.clone()));
    *dialog = ui::Dialog::Together;
}

/// The match without any view: rules, entities, undo and saves (in memory).
pub fn minimal_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, settings::plugin, play::plugin));
    run_on_one_thread(&mut app);
    app
}

/// The systems of a frame are short, so waking threads costs more than they save. On two idle cores a frame at rest
/// takes 0.9 ms on several threads and 0.16 ms on one. Rendering has its own thread anyway.
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

/// The whole table without window, panels and rendering, for measuring the cost of a frame. Models are stand-ins with
/// as many parts as the real ones.
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
    app.add_plugins((bevy::camera::CameraPlugin, keyboard::plugin, view::plugin))
        .insert_resource(view::Models::stand_ins());
    app
}

/// The whole table with its panels, which the caller lays out in passes of their own, to read, press and measure them.
/// `prepare` adds what must exist before the first frame.
pub fn panelled_app(prepare: impl FnOnce(&mut App)) -> App {
    let mut app = undrawn_app();
    prepare(&mut app);
    app.add_plugins((theme::plugin, ui::panels));
    app.world_mut().spawn((bevy_egui::EguiContext::default(), bevy_egui::PrimaryEguiContext));
    app.update();
    app
}

/// The whole game with its window. Saves go to memory, unless a [`Storage`] is inserted.
pub fn game_app() -> App {
    let plugins = bevy_plugins();
    // Tests run on their own threads.
    #[cfg(any(target_os = "linux", target_os = "windows"))]
    let plugins = plugins.set(bevy::winit::WinitPlugin { run_on_any_thread: true });
    assemble(plugins)
}

/// The whole game with its panels, models and pointers, but without a window on the screen and without rendering, for
/// tests with clicks. They set the runner.
pub fn unseen_app() -> App {
    let settings = WgpuSettings { backends: None, ..default() };
    let drawing = RenderPlugin { render_creation: settings.into(), ..default() };
    assemble(
        bevy_plugins()
            .set(drawing)
            .disable::<bevy::winit::WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<bevy::audio::AudioPlugin>(),
    )
}

/// The whole game, rendered into an image of this size instead of a window, for films. The caller gives its camera the
/// image, and updates it frame by frame.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn picture_app(size: UVec2) -> App {
    let mut window = window();
    window.resolution = WindowResolution::new(size.x, size.y);
    let window = WindowPlugin { primary_window: Some(window), ..default() };
    let drawing = RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
    let plugins = bevy_plugins().set(window).set(drawing).disable::<bevy::winit::WinitPlugin>();
    let plugins = plugins.disable::<bevy::audio::AudioPlugin>();
    assemble(plugins.disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>())
}

fn bevy_plugins() -> PluginGroupBuilder {
    // Warnings of the graphics driver are useless for users.
    let log = LogPlugin {
        filter: "wgpu=error,naga=warn,bevy_render=warn,winit=error,bevy_egui=error".to_owned(),
        ..default()
    };
    let assets = AssetPlugin { file_path: asset_folder(), meta_check: AssetMetaCheck::Never, ..default() };
    DefaultPlugins.set(WindowPlugin { primary_window: Some(window()), ..default() }).set(log).set(assets)
}

fn window() -> Window {
    Window {
        title: "Bulldozer Gambit".to_owned(),
        name: Some("bulldozer-gambit".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    }
}

fn assemble(plugins: PluginGroupBuilder) -> App {
    let mut app = App::new();
    app.add_plugins(plugins);
    app.add_plugins((settings::plugin, gamepad::plugin, keyboard::plugin, play::plugin, theme::plugin));
    app.add_plugins((view::plugin, ui::plugin, screens::plugin));
    if app.is_plugin_added::<bevy::audio::AudioPlugin>() {
        app.add_plugins(audio::plugin);
    }
    app.add_observer(log_notice);
    run_on_one_thread(&mut app);
    app
}

/// The folder of the assets. The command line has seen to it that there is one.
fn asset_folder() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    if let Ok(folder) = crate::assets::find() {
        return folder.display().to_string();
    }
    "assets".to_owned()
}

fn log_notice(notice: On<Notice>) {
    info!("{}", notice.words);
}
