//! A scripted player who clicks, and takes pictures if there is a window.

#[path = "pictures.rs"]
mod pictures;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContext, egui};
use bulldozer_gambit::play::Session;
use bulldozer_gambit::rules::Square;
use bulldozer_gambit::screens::Screen;
use bulldozer_gambit::settings::{Quality, Settings};
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::ui::{DiagramCells, button_places, in_window};
use bulldozer_gambit::view::{BoardCamera, Facing, Layout, Timeline, cell_on_screen};

/// A step of the script.
pub enum Step {
    /// Waits until nothing moves.
    Settle,
    /// Lets this number of frames pass.
    Frames(u32),
    /// Clicks on a square.
    Click(&'static str),
    /// Presses the button with this label.
    Press(&'static str),
    /// Resizes the window.
    Resize(u32, u32),
    /// Takes pictures until one is not blank and shows what the stored one of this name does, because shaders are compiled
    /// in the background. Does nothing without rendering.
    Look(&'static str),
    /// Changes the world.
    Do(fn(&mut World)),
    /// Checks the match.
    Expect(fn(&Session)),
}

/// The time limit of a step on any machine: a frame takes a second on one and a millisecond on another.
const LONGEST_STEP: Duration = Duration::from_secs(300);

#[derive(Resource)]
struct Script {
    steps: VecDeque<Step>,
    /// The number of frames to wait before the next step.
    wait: u32,
    /// The fewest remaining steps so far, and when that was reached.
    left: usize,
    since: Instant,
    looking: bool,
    /// What was wrong with the last picture.
    fault: String,
    draws: bool,
    presses: VecDeque<ButtonState>,
}

/// Runs `app`, the whole game, with `steps`. Panics if an expectation fails, or a step takes too long.
pub fn drive(mut app: App, steps: Vec<Step>) {
    app.insert_resource(Storage::default()).insert_resource(bulldozer_gambit::play::Autosave);
    app.insert_resource(Script {
        wait: 0,
        left: steps.len(),
        since: Instant::now(),
        looking: false,
        fault: String::new(),
        draws: app.get_sub_app(RenderApp).is_some(),
        presses: VecDeque::new(),
        steps: steps.into(),
    });
    app.add_systems(First, step);
    // Films of the window show it at its best.
    let graphics = if std::env::var_os("WINDOW_SHOTS").is_none() { Quality::Plain } else { Quality::High };
    app.insert_resource(Settings { graphics: Some(graphics), ..Settings::default() });
    let exit = app.run();
    assert_eq!(exit, AppExit::Success);
}

fn step(world: &mut World) {
    let mut script = world.remove_resource::<Script>().expect("the script is there");
    advance(world, &mut script);
    if script.steps.len() < script.left {
        (script.left, script.since) = (script.steps.len(), Instant::now());
    }
    let is_late = script.since.elapsed() > LONGEST_STEP;
    assert!(!is_late, "it came to a standstill {} steps before the end: {}", script.left, script.fault);
    world.insert_resource(script);
}

fn advance(world: &mut World, script: &mut Script) {
    assert_ne!(world.resource::<State<Screen>>().get(), &Screen::Trouble, "the assets could not be loaded");
    if matches!(world.resource::<State<Screen>>().get(), Screen::Loading | Screen::Ready) || script.looking {
        return;
    }
    // A click takes three frames: the pointer moves, is pressed, and is released.
    if let Some(state) = script.presses.pop_front() {
        press(world, state);
        script.wait = if script.presses.is_empty() { 2 } else { 0 };
        return;
    }
    if script.wait > 0 {
        script.wait -= 1;
        return;
    }
    match script.steps.pop_front() {
        None => {
            world.write_message(AppExit::Success);
        }
        Some(Step::Settle) => {
            if world.resource::<Timeline>().is_busy() {
                script.steps.push_front(Step::Settle);
            }
        }
        Some(Step::Frames(count)) => script.wait = count,
        Some(Step::Click(square)) => {
            let place = place_of(world, square.parse().expect("a square"));
            click(world, script, place);
        }
        Some(Step::Press(words)) => {
            let place = place_of_button(world, words);
            click(world, script, place);
        }
        Some(Step::Resize(width, height)) => {
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            let mut window = windows.single_mut(world).expect("a window");
            window.resolution.set(width as f32, height as f32);
            script.wait = 12;
        }
        Some(Step::Look(_)) if !script.draws => {}
        Some(Step::Look(name)) => {
            script.looking = true;
            world.spawn(Screenshot::primary_window()).observe(
                move |shot: On<ScreenshotCaptured>, mut script: ResMut<Script>| {
                    script.looking = false;
                    if let Some(fault) = fault_of(&shot.image, name) {
                        script.fault = format!("{name} {fault}");
                        script.steps.push_front(Step::Look(name));
                        script.wait = 5;
                    }
                },
            );
        }
        Some(Step::Do(act)) => act(world),
        Some(Step::Expect(expect)) => expect(world.resource::<Session>()),
    }
}

fn place_of(world: &mut World, square: Square) -> Vec2 {
    if let Some(cell) = world.resource::<DiagramCells>().cell(square) {
        return in_window(&context(world), world.resource::<Facing>(), cell.center());
    }
    let layout = world.resource::<Layout>().clone();
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
    let (camera, place) = cameras.single(world).expect("a camera");
    cell_on_screen(&layout, camera, place, square).expect("the square is in view")
}

fn place_of_button(world: &mut World, words: &str) -> Vec2 {
    let context = context(world);
    let places = button_places(&context);
    let place = places.get(words).unwrap_or_else(|| panic!("no button says {words:?}, but {:?}", places.keys()));
    in_window(&context, world.resource::<Facing>(), *place)
}

fn context(world: &mut World) -> egui::Context {
    world.query::<&mut EguiContext>().single_mut(world).expect("a context of panels").get_mut().clone()
}

fn click(world: &mut World, script: &mut Script, place: Vec2) {
    let window = window(world);
    let moved = CursorMoved { window, position: place, delta: None };
    world.write_message(WindowEvent::from(moved.clone()));
    world.write_message(moved);
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let mut window = windows.single_mut(world).expect("a window");
    window.set_cursor_position(Some(place));
    script.presses.extend([ButtonState::Pressed, ButtonState::Released]);
}

fn press(world: &mut World, state: ButtonState) {
    let window = window(world);
    let input = MouseButtonInput { button: MouseButton::Left, state, window };
    world.write_message(WindowEvent::from(input));
    world.write_message(input);
}

fn window(world: &mut World) -> Entity {
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window")
}

/// What is wrong with a picture: it is blank, or shows something else than the stored one. It is saved in the folder of
/// `WINDOW_SHOTS`.
fn fault_of(image: &Image, name: &str) -> Option<String> {
    let picture = image.clone().try_into_dynamic().expect("a picture").to_rgb8();
    let colours: std::collections::HashSet<_> = picture.pixels().map(|pixel| pixel.0).collect();
    if let Some(folder) = std::env::var_os("WINDOW_SHOTS") {
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let path = PathBuf::from(folder).join(format!("{name}.png"));
        picture.save(path).expect("the picture can be kept");
    }
    if colours.len() <= 500 {
        return Some(format!("has only {} colours", colours.len()));
    }
    pictures::difference(image, name).map(|difference| format!("differs by {difference:.2} from the stored picture"))
}
