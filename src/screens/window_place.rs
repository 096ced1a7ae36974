//! The window opens where it was closed, in the same size and on the same screen.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryWindow, WindowCloseRequested, WindowMode, WindowMoved, WindowPosition,
    WindowResized,
};
use bevy::winit::WINIT_WINDOWS;
use serde::{Deserialize, Serialize};

use crate::storage::Storage;

/// The name of the window's place among the saves.
const NAME: &str = "window";
/// The smallest window that is opened, in points.
const SMALLEST: Vec2 = Vec2::new(320.0, 320.0);
/// How much of a window must lie on a screen, in pixels, so that it can be found and dragged.
const GRIP: i32 = 80;

/// Where the window was.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
struct WindowPlace {
    /// In points.
    width: f32,
    height: f32,
    /// The upper left corner in pixels of all screens; unknown on systems that tell no program.
    corner: Option<IVec2>,
    is_full: bool,
}

impl WindowPlace {
    fn of(window: &Window, last: Option<&Self>) -> Self {
        let is_full = window.mode != WindowMode::Windowed;
        // A window that fills the screen keeps the size and the place that it will have afterwards.
        if let Some(last) = last.filter(|_| is_full) {
            return Self { is_full, ..last.clone() };
        }
        let corner = match window.position {
            WindowPosition::At(corner) => Some(corner),
            _ => last.and_then(|last| last.corner),
        };
        Self { width: window.width(), height: window.height(), corner, is_full }
    }

    fn apply(&self, window: &mut Window) {
        let size = Vec2::new(self.width, self.height);
        if size.is_finite() {
            let size = size.clamp(SMALLEST, Vec2::splat(16_384.0));
            window.resolution.set(size.x, size.y);
        }
        if let Some(corner) = self.corner {
            window.position = WindowPosition::At(corner);
        } else if self.is_full {
            window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        }
    }
}

/// Gives the window the place that was stored, and stores it from now on. A damaged file counts as none.
pub(crate) fn remember(app: &mut App, storage: &Storage) {
    let stored = storage.read(NAME).ok().flatten().and_then(|text| serde_json::from_str::<WindowPlace>(&text).ok());
    let world = app.world_mut();
    if let Some(place) = stored {
        if let Ok(mut window) = world.query_filtered::<&mut Window, With<PrimaryWindow>>().single_mut(world) {
            place.apply(&mut window);
        }
        world.insert_resource(place);
    }
    app.add_systems(Update, bring_back.run_if(any_with_component::<Monitor>)).add_systems(Last, (note, store).chain());
}

/// Brings a window back that lies on a screen that is no longer there. One that filled its screen fills it again, which a
/// window that is only being opened cannot choose.
fn bring_back(
    monitors: Query<(Entity, &Monitor)>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
    place: Option<Res<WindowPlace>>,
    mut is_done: Local<bool>,
) {
    let Some(mut window) = window.filter(|_| !core::mem::replace(&mut *is_done, true)) else { return };
    let Some((corner, is_full)) = place.and_then(|place| Some((place.corner?, place.is_full))) else { return };
    let size = window.physical_size();
    let screen = monitors.iter().find(|(_, monitor)| can_be_found(corner, size, monitor)).map(|(screen, _)| screen);
    if screen.is_none() {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
    if is_full {
        window.mode =
            WindowMode::BorderlessFullscreen(screen.map_or(MonitorSelection::Primary, MonitorSelection::Entity));
    }
}

/// Whether enough of the upper edge of a window is on a screen.
fn can_be_found(corner: IVec2, size: UVec2, monitor: &Monitor) -> bool {
    let from = monitor.physical_position;
    let to = from + IVec2::new(monitor.physical_width as i32, monitor.physical_height as i32);
    let right = corner.x.saturating_add(size.x as i32);
    corner.x < to.x.saturating_sub(GRIP)
        && right > from.x.saturating_add(GRIP)
        && corner.y >= from.y.saturating_sub(GRIP / 2)
        && corner.y < to.y.saturating_sub(GRIP)
}

/// Notes where the window is after it was moved or resized, and at the end, for X11 tells no program that its window was moved
/// if it was resized at the same time.
fn note(
    moved: MessageReader<WindowMoved>,
    resized: MessageReader<WindowResized>,
    (closing, exits): (MessageReader<WindowCloseRequested>, MessageReader<AppExit>),
    window: Option<Single<(Entity, Ref<Window>), With<PrimaryWindow>>>,
    last: Option<Res<WindowPlace>>,
    mut commands: Commands,
    _on_main_thread: NonSendMarker,
) {
    let Some((entity, window)) = window.map(Single::into_inner) else { return };
    let asks = !moved.is_empty() || !resized.is_empty() || !closing.is_empty() || !exits.is_empty();
    if !asks && !window.is_changed() {
        return;
    }
    let mut now = WindowPlace::of(&window, last.as_deref());
    if asks && !now.is_full {
        now.corner = corner(entity).or(now.corner);
    }
    if last.as_deref() != Some(&now) {
        commands.insert_resource(now);
    }
}

/// Where the system says that the window is, in pixels.
fn corner(window: Entity) -> Option<IVec2> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let corner = windows.get_window(window)?.outer_position().ok()?;
        Some(IVec2::new(corner.x, corner.y))
    })
}

/// Stores the place when the program ends. What cannot be stored is not worth a message.
fn store(exits: MessageReader<AppExit>, place: Option<Res<WindowPlace>>, storage: Res<Storage>) {
    if exits.is_empty() {
        return;
    }
    let Some(text) = place.and_then(|place| serde_json::to_string_pretty(&*place).ok()) else { return };
    if let Err(error) = storage.write(NAME, &text) {
        warn!("the place of the window could not be kept: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(storage: &Storage) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, WindowPlugin::default())).insert_resource(storage.clone());
        remember(&mut app, storage);
        app
    }

    fn window(app: &mut App) -> Mut<'_, Window> {
        let world = app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).unwrap()
    }

    fn monitor(left: i32, width: u32) -> Monitor {
        Monitor {
            name: None,
            physical_width: width,
            physical_height: 1080,
            physical_position: IVec2::new(left, 0),
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn a_window_opens_where_it_was_closed() {
        let storage = Storage::default();
        let mut first = app(&storage);
        first.update();
        {
            let mut window = window(&mut first);
            window.resolution.set(900.0, 700.0);
            window.position = WindowPosition::At(IVec2::new(40, 30));
        }
        first.update();
        first.world_mut().write_message(AppExit::Success);
        first.update();
        let mut second = app(&storage);
        let window = window(&mut second);
        assert_eq!((window.width(), window.height()), (900.0, 700.0));
        assert_eq!(window.position, WindowPosition::At(IVec2::new(40, 30)));
    }

    #[test]
    fn a_full_screen_keeps_the_size_of_the_window() {
        let corner = Some(IVec2::new(1500, 40));
        let last = WindowPlace { width: 900.0, height: 700.0, corner, is_full: false };
        let mut window = Window::default();
        window.resolution.set(1920.0, 1080.0);
        window.position = WindowPosition::At(IVec2::new(1280, 0));
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        let now = WindowPlace::of(&window, Some(&last));
        assert_eq!(now, WindowPlace { is_full: true, ..last });
    }

    #[test]
    fn a_full_screen_opens_on_the_screen_where_it_was() {
        let storage = Storage::default();
        let text = r#"{"width":900,"height":700,"corner":[1500,40],"is_full":true}"#;
        storage.write(NAME, text).unwrap();
        let mut app = app(&storage);
        assert_eq!(window(&mut app).mode, WindowMode::Windowed, "until the screens are known");
        let [_, second] =
            [(0, 1280), (1280, 1920)].map(|(left, width)| app.world_mut().spawn(monitor(left, width)).id());
        app.update();
        let full = WindowMode::BorderlessFullscreen(MonitorSelection::Entity(second));
        assert_eq!(window(&mut app).mode, full);
    }

    #[test]
    fn a_full_screen_that_is_gone_opens_on_the_main_one() {
        let storage = Storage::default();
        storage.write(NAME, r#"{"width":900,"height":700,"corner":[1500,40],"is_full":true}"#).unwrap();
        let mut app = app(&storage);
        app.world_mut().spawn(monitor(0, 1280));
        app.update();
        assert_eq!(window(&mut app).mode, WindowMode::BorderlessFullscreen(MonitorSelection::Primary));
    }

    #[test]
    fn damaged_places_open_a_window_all_the_same() {
        for text in ["", "{}", "[1]", r#"{"width":1e40,"height":-5,"corner":[2147483647,-2147483648],"is_full":false}"#]
        {
            let storage = Storage::default();
            storage.write(NAME, text).unwrap();
            let mut app = app(&storage);
            app.update();
            let window = window(&mut app);
            assert!(window.width() >= SMALLEST.x && window.height() >= SMALLEST.y, "{text}");
        }
    }

    #[test]
    fn a_window_on_a_screen_that_is_gone_cannot_be_found() {
        let monitor = monitor(0, 1920);
        let size = UVec2::new(1280, 720);
        assert!(can_be_found(IVec2::new(100, 100), size, &monitor));
        assert!(can_be_found(IVec2::new(-1000, 0), size, &monitor));
        for lost in [IVec2::new(2500, 100), IVec2::new(-1279, 0), IVec2::new(0, 1050), IVec2::new(i32::MAX, i32::MIN)] {
            assert!(!can_be_found(lost, size, &monitor), "{lost}");
        }
    }
}
