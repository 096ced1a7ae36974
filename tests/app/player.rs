//! A player who presses keys and buttons frame by frame, so that tests control what happens in one frame.

use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContext, egui};
use bulldozer_gambit::app::unseen_app;
use bulldozer_gambit::notice::Notice;
use bulldozer_gambit::play::{Session, Setup, StartGame};
use bulldozer_gambit::rules::Square;
use bulldozer_gambit::screens::{Curtain, Screen};
use bulldozer_gambit::settings::{Quality, Settings};
use bulldozer_gambit::storage::Storage;
use bulldozer_gambit::ui::{DiagramCells, Dialog, button_places, in_window};
use bulldozer_gambit::view::{BoardCamera, Cursor, Facing, Layout, Selection, cell_on_screen};

use crate::{Told, finish, until, until_still};

/// The whole game with its player.
pub struct Player {
    pub app: App,
}

impl Player {
    /// Starts a match, with a frame time of a twentieth of a second.
    pub fn at(setup: Setup) -> Self {
        let mut app = unseen_app();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.insert_resource(Storage::default()).insert_resource(Settings {
            graphics: Some(Quality::Plain),
            asks_before_losses: false,
            ..default()
        });
        app.init_resource::<Told>();
        app.add_observer(|notice: On<Notice>, mut told: ResMut<Told>| told.0.push(notice.words.clone()));
        finish(&mut app);
        until("the table", || {
            app.update();
            std::thread::sleep(Duration::from_millis(2));
            app.world().resource::<State<Screen>>().get() == &Screen::Match
        });
        let mut player = Self { app };
        player.begin(setup);
        player
    }

    pub fn begin(&mut self, setup: Setup) {
        self.app.world_mut().trigger(StartGame(setup));
        self.frames(6);
        // Nothing can be pressed behind the curtain, and loading takes real time.
        until("the models", || {
            std::thread::sleep(Duration::from_millis(2));
            self.frames(1);
            !self.app.world().contains_resource::<Curtain>()
        });
    }

    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.app.update());
    }

    pub fn settle(&mut self) {
        self.frames(2);
        until_still(&mut self.app, App::update);
        self.frames(2);
    }

    fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap()
    }

    /// Moves the pointer, from the next frame on.
    pub fn go(&mut self, position: Vec2) {
        let window = self.window();
        let world = self.app.world_mut();
        let moved = CursorMoved { window, position, delta: None };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
        world.entity_mut(window).get_mut::<Window>().unwrap().set_cursor_position(Some(position));
    }

    /// Presses or releases the left button at the pointer, from the next frame on.
    pub fn hold(&mut self, is_held: bool) {
        self.hold_button(MouseButton::Left, is_held);
    }

    pub fn hold_button(&mut self, button: MouseButton, is_held: bool) {
        let window = self.window();
        let state = if is_held { ButtonState::Pressed } else { ButtonState::Released };
        let input = MouseButtonInput { button, state, window };
        self.app.world_mut().write_message(WindowEvent::from(input));
        self.app.world_mut().write_message(input);
    }

    /// Puts down, moves or lifts a finger, from the next frame on.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window();
        let input = TouchInput { phase, position, window, force: None, id };
        self.app.world_mut().write_message(WindowEvent::from(input));
        self.app.world_mut().write_message(input);
    }

    /// The transform of the camera.
    pub fn view(&mut self) -> Transform {
        let world = self.app.world_mut();
        *world.query_filtered::<&Transform, With<BoardCamera>>().single(world).unwrap()
    }

    /// Presses the button with this label.
    pub fn press(&mut self, words: &str) {
        let places = button_places(&self.context());
        let place = places.get(words).unwrap_or_else(|| panic!("no button says {words:?}, but {:?}", places.keys()));
        let place = in_window(&self.context(), self.facing(), *place);
        self.go(place);
        self.frames(1);
        self.hold(true);
        self.frames(1);
        self.hold(false);
        self.frames(4);
    }

    pub fn context(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        world.query::<&mut EguiContext>().single_mut(world).unwrap().get_mut().clone()
    }

    /// The orientation of the picture.
    pub fn facing(&self) -> &Facing {
        self.app.world().resource()
    }

    /// The middle of a square in the window.
    pub fn place_of(&mut self, square: &str) -> Vec2 {
        let square: Square = square.parse().unwrap();
        if let Some(cell) = self.app.world().resource::<DiagramCells>().cell(square) {
            let context = self.context();
            return in_window(&context, self.facing(), cell.center());
        }
        let find = move |layout: Res<Layout>, camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>| {
            cell_on_screen(&layout, camera.0, camera.1, square)
        };
        self.app.world_mut().run_system_once(find).unwrap().unwrap()
    }

    /// Presses and releases keys, one after the other, all in the next frame.
    pub fn keys(&mut self, codes: &[KeyCode]) {
        for &code in codes {
            self.key(code, ButtonState::Pressed, false);
            self.key(code, ButtonState::Released, false);
        }
    }

    pub fn key(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) {
        let window = self.window();
        let logical_key = match key_code {
            KeyCode::Escape => Key::Escape,
            KeyCode::Enter => Key::Enter,
            KeyCode::Tab => Key::Tab,
            KeyCode::Space => Key::Space,
            KeyCode::Slash => Key::Character("?".into()),
            _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        };
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat, window };
        self.app.world_mut().write_message(WindowEvent::from(input.clone()));
        self.app.world_mut().write_message(input);
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource()
    }

    pub fn selected(&self) -> Option<String> {
        self.app.world().resource::<Selection>().square.map(|square| square.to_string())
    }

    pub fn cursor(&self) -> Option<Square> {
        self.app.world().resource::<Cursor>().shown()
    }

    pub fn dialog(&self) -> Dialog {
        *self.app.world().resource()
    }

    pub fn tokens(&self) -> String {
        let seats = self.session().position().seats();
        self.session().actions().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
    }
}
