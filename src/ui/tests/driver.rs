//! A test driver that presses and reads the panels.

use std::path::PathBuf;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role};
use bevy_egui::egui::epaint::{ClippedShape, ColorMode};
use bevy_egui::egui::{self, Event, Modifiers, OutputCommand, PointerButton, RawInput, Shape};
use bevy_egui::{EguiContext, EguiPrimaryContextPass};

use super::picture::Textures;
use crate::app::panelled_app;
use crate::play::{Session, Setup, StartGame, SubmitAction};
use crate::rules::{Action, GameId};
use crate::theme::{button_places, pressed_places, ui};
use crate::ui::dialog::Dialog;
use crate::ui::flat_table::{turn_input, turn_primitives};
use crate::view::{Facing, Side, SkipAnimation, Timeline};

/// The panels of a match, without a window.
pub(super) struct Panels {
    pub(super) app: App,
    /// The size of the simulated window.
    pub(super) size: egui::Vec2,
    /// All texts of the last frame.
    pub(super) texts: Vec<String>,
    /// The text copied last.
    pub(super) copied: Option<String>,
    /// The accessibility nodes of the last frame.
    pub(super) heard: Vec<(NodeId, Node)>,
    /// The shapes drawn in the last frame.
    shapes: Vec<ClippedShape>,
    textures: Textures,
    time_secs: f64,
}

impl Panels {
    /// Starts a new game, at `position` if there is one.
    pub(super) fn begin(game: GameId, position: Option<&str>) -> Self {
        Self::of(Setup { position: position.map(str::to_owned), seed: 7, ..Setup::new(game) })
    }

    pub(super) fn of(setup: Setup) -> Self {
        let mut panels = Self::open_app(|_| ());
        panels.start(setup);
        panels
    }

    /// Opens an app that `prepare` has set up, with its first match.
    pub(super) fn open_app(prepare: impl FnOnce(&mut App)) -> Self {
        let alone = |schedule: &mut Schedule| _ = schedule.set_executor(SingleThreadedExecutor::new());
        let mut app = panelled_app(prepare);
        // The language is per thread, so systems must run in the thread of the test.
        app.edit_schedule(EguiPrimaryContextPass, alone)
            .edit_schedule(First, alone)
            .edit_schedule(PreUpdate, alone)
            .edit_schedule(Update, alone)
            .edit_schedule(PostUpdate, alone)
            .edit_schedule(Last, alone);
        Self {
            app,
            size: egui::vec2(1280.0, 720.0),
            texts: Vec::new(),
            copied: None,
            heard: Vec::new(),
            shapes: Vec::new(),
            textures: Textures::default(),
            time_secs: 0.0,
        }
    }

    pub(super) fn start(&mut self, setup: Setup) {
        self.app.world_mut().trigger(StartGame(setup));
        self.settle();
    }

    pub(super) fn context(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        world.query::<&mut EguiContext>().single_mut(world).unwrap().get_mut().clone()
    }

    /// Runs a frame with these input events.
    pub(super) fn frame(&mut self, events: Vec<Event>) {
        self.app.update();
        let context = self.context();
        // A step long enough to finish all fades.
        self.time_secs += 1.0;
        let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, self.size));
        let mut input = RawInput { screen_rect, events, time: Some(self.time_secs), ..RawInput::default() };
        turn_input(self.side(), &mut input);
        context.begin_pass(input);
        self.app.world_mut().run_schedule(EguiPrimaryContextPass);
        let mut output = context.end_pass();
        self.textures.follow(core::mem::take(&mut output.textures_delta));
        for command in output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.copied = Some(text);
            }
        }
        self.heard = output.platform_output.accesskit_update.map(|update| update.nodes).unwrap_or_default();
        self.texts.clear();
        output.shapes.iter().for_each(|shape| read(&shape.shape, &mut self.texts));
        self.shapes = output.shapes;
    }

    /// The side of the window that they are turned to.
    pub(super) fn side(&self) -> Side {
        self.app.world().resource::<Facing>().side()
    }

    /// Skips animations, and runs frames until the layout is stable.
    pub(super) fn settle(&mut self) {
        self.frame(Vec::new());
        while self.app.world().resource::<Timeline>().is_busy() {
            self.app.world_mut().trigger(SkipAnimation);
            self.frame(Vec::new());
        }
        (0..3).for_each(|_| self.frame(Vec::new()));
    }

    pub(super) fn open(&mut self, dialog: Dialog) {
        *self.app.world_mut().resource_mut::<Dialog>() = dialog;
        self.settle();
    }

    /// Opens the menu, and its section `section` with `entry` in it.
    pub(super) fn unfold(&mut self, section: &str, entry: &str) {
        self.open(Dialog::Menu);
        if !self.can_press(entry) {
            self.press(section);
            self.settle();
        }
        assert!(self.can_press(entry), "{entry}: {:?}", self.texts);
    }

    /// Whether there is an enabled button with this label.
    pub(super) fn can_press(&mut self, words: &str) -> bool {
        button_places(&self.context()).contains_key(words)
    }

    /// Activates a screen reader, which gets all buttons.
    pub(super) fn listen(&mut self) {
        self.app.world().resource::<AccessibilityRequested>().set(true);
    }

    /// The area of the button with this label, or with one that begins so, whether it is enabled or not.
    pub(super) fn button(&self, words: &str) -> Option<egui::Rect> {
        let named =
            |label: &str| label == words || label.strip_prefix(words).is_some_and(|rest| rest.starts_with(" ("));
        let found = self.heard.iter().map(|(_, node)| node);
        let mut found = found.filter(|node| node.role() == Role::Button && node.label().is_some_and(named));
        let bounds = found.next()?.bounds()?;
        let at = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
        Some(egui::Rect::from_min_max(at(bounds.x0, bounds.y0), at(bounds.x1, bounds.y1)))
    }

    /// The middle of the button with this label in the window.
    pub(super) fn place(&mut self, words: &str) -> egui::Pos2 {
        let places = button_places(&self.context());
        let place = places.get(words).unwrap_or_else(|| panic!("no button says {words:?}, but {:?}", places.keys()));
        self.in_window(*place)
    }

    fn in_window(&self, place: egui::Pos2) -> egui::Pos2 {
        let window = Vec2::new(self.size.x, self.size.y);
        let turned = self.side().to_window(Vec2::new(place.x, place.y), window);
        egui::pos2(turned.x, turned.y)
    }

    /// Whether the button with this label is highlighted.
    pub(super) fn calls(&mut self, words: &str) -> bool {
        let place = button_places(&self.context())[words];
        let is_it = |shape: &ClippedShape| match &shape.shape {
            Shape::Rect(shape) => shape.fill == ui::accent() && shape.rect.contains(place),
            _ => false,
        };
        self.shapes.iter().any(is_it)
    }

    /// Whether the first panel with this text has a highlighted edge.
    pub(super) fn is_lit(&self, words: &str) -> bool {
        let Some(place) = self.shapes.iter().find_map(|shape| place_of(&shape.shape, words)) else { return false };
        let is_it = |shape: &ClippedShape| match &shape.shape {
            Shape::Rect(shape) => shape.stroke.color == ui::accent() && shape.rect.contains(place),
            _ => false,
        };
        self.shapes.iter().any(is_it)
    }

    pub(super) fn press(&mut self, words: &str) {
        self.drag(words, words);
    }

    /// Taps on the first thing with this text.
    pub(super) fn tap(&mut self, words: &str) {
        let place = self.place_of_words(words);
        self.drag_between(place, place);
    }

    /// The positions of everything with this text that is not clipped.
    pub(super) fn places_of_words(&self, words: &str) -> Vec<egui::Pos2> {
        let seen = self.shapes.iter().filter_map(|shape| Some((shape.clip_rect, place_of(&shape.shape, words)?)));
        seen.filter(|(seen, place)| seen.contains(*place)).map(|(_, place)| self.in_window(place)).collect()
    }

    /// Whether a text with these words is shortened, or partly outside of its panel.
    pub(super) fn is_cut(&self, words: &str) -> bool {
        self.shapes.iter().any(|shape| match &shape.shape {
            Shape::Text(text) if text.galley.job.text.contains(words) => {
                text.galley.elided || !shape.clip_rect.expand(1.0).contains_rect(text.visual_bounding_rect())
            }
            _ => false,
        })
    }

    /// All drawn lines of this colour.
    pub(super) fn lines(&self, color: Color) -> Vec<Vec<egui::Pos2>> {
        let line = |shape: &ClippedShape| match &shape.shape {
            Shape::Path(path) if path.stroke.color == ColorMode::Solid(ui::of(color)) => Some(path.points.clone()),
            _ => None,
        };
        self.shapes.iter().filter_map(line).collect()
    }

    /// The bounds of all filled polygons of this colour.
    pub(super) fn filled(&self, color: Color) -> Vec<egui::Rect> {
        let corners = |shape: &ClippedShape| match &shape.shape {
            Shape::Path(path) if path.fill == ui::of(color) => Some(egui::Rect::from_points(&path.points)),
            _ => None,
        };
        self.shapes.iter().filter_map(corners).collect()
    }

    /// The positions of this letter alone, such as pieces.
    pub(super) fn places_of_letter(&self, letter: &str) -> Vec<egui::Pos2> {
        let place = |shape: &ClippedShape| match &shape.shape {
            Shape::Text(text) if text.galley.job.text == letter => Some(text.pos + text.galley.rect.center().to_vec2()),
            _ => None,
        };
        self.shapes.iter().filter_map(place).map(|place| self.in_window(place)).collect()
    }

    /// Clicks at a point of the window.
    pub(super) fn click_at(&mut self, place: egui::Pos2) {
        self.drag_between(place, place);
    }

    /// The position of the first thing with this text.
    fn place_of_words(&self, words: &str) -> egui::Pos2 {
        let place = self.shapes.iter().find_map(|shape| place_of(&shape.shape, words));
        self.in_window(place.unwrap_or_else(|| panic!("nothing says {words:?}: {:?}", self.texts)))
    }

    /// Drags from one thing to another.
    pub(super) fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.place(from), self.place(to));
        self.drag_between(from, to);
    }

    fn drag_between(&mut self, from: egui::Pos2, to: egui::Pos2) {
        let modifiers = Modifiers::NONE;
        let click = |pos, pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
        self.frame(vec![Event::PointerMoved(from)]);
        self.frame(vec![click(from, true)]);
        if from != to {
            self.frame(vec![Event::PointerMoved(from.lerp(to, 0.5))]);
            self.frame(vec![Event::PointerMoved(to)]);
        }
        self.frame(vec![click(to, false)]);
        self.settle();
    }

    /// Types into the field with this hint.
    pub(super) fn write_into(&mut self, hint: &str, words: &str) {
        self.tap(hint);
        self.frame(vec![Event::Text(words.to_owned())]);
        self.settle();
    }

    /// Everything that reaches beyond the window, or beyond a dialog's margin: buttons, text and panels.
    pub(super) fn what_has_no_room(&mut self) -> Vec<String> {
        /// Tolerance for rounding.
        const SLACK: f32 = 1.0;
        /// The distance of a dialog to the edges of the window.
        const BESIDE_DIALOG: f32 = 8.0;
        let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, self.size).expand(SLACK);
        let context = self.context();
        let buttons = pressed_places(&context).into_iter();
        let mut found: Vec<_> = buttons
            .filter(|(_, place)| !whole.contains_rect(*place))
            .map(|(words, place)| format!("{words} is at {place}"))
            .collect();
        for shape in &self.shapes {
            cut_words(&shape.shape, shape.clip_rect, whole, &mut found);
        }
        context.memory(|memory| {
            let modal = memory.top_modal_layer();
            for layer in memory.areas().visible_layer_ids() {
                let margin = if Some(layer) == modal { BESIDE_DIALOG } else { 0.0 };
                let Some(area) = memory.area_rect(layer.id) else { continue };
                if !whole.shrink(margin).contains_rect(area) {
                    found.push(format!("the panel {} is at {area}", layer.id.short_debug_format()));
                }
            }
        });
        found
    }

    /// Runs frames until `is_so`.
    pub(super) fn wait_until(&mut self, is_so: impl Fn(&World) -> bool) {
        for _ in 0..2000 {
            if is_so(self.app.world()) {
                return self.settle();
            }
            self.frame(Vec::new());
        }
        panic!("nothing comes of it: {:?}", self.texts);
    }

    /// Saves a picture of the last frame if `PANEL_SHOTS` is set.
    pub(super) fn look(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("PANEL_SHOTS").map(PathBuf::from) else { return };
        let mut primitives = self.context().tessellate(self.shapes.clone(), 1.0);
        turn_primitives(self.side(), Vec2::new(self.size.x, self.size.y), &mut primitives);
        std::fs::create_dir_all(&folder).unwrap();
        self.textures.keep(&folder.join(format!("{name}.png")), self.size, &primitives);
    }

    pub(super) fn play(&mut self, token: &str) {
        self.submit(token);
        self.settle();
    }

    /// Plays an action without running frames afterwards.
    pub(super) fn submit(&mut self, token: &str) {
        let seats = self.session().position().seats();
        self.app.world_mut().trigger(SubmitAction(Action::parse(token, seats).unwrap()));
    }

    /// The first legal action.
    pub(super) fn first_token(&self) -> String {
        let table = self.session().position();
        table.actions()[0].token(table.seats()).to_string()
    }

    pub(super) fn session(&self) -> &Session {
        self.app.world().resource()
    }

    /// All actions so far, as tokens.
    pub(super) fn tokens(&self) -> String {
        let seats = self.session().position().seats();
        self.session().actions().map(|action| action.token(seats).to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Whether some text contains these words.
    pub(super) fn says(&self, words: &str) -> bool {
        self.texts.iter().any(|text| text.contains(words))
    }
}

fn place_of(shape: &Shape, words: &str) -> Option<egui::Pos2> {
    match shape {
        Shape::Text(text) if text.galley.job.text.contains(words) => Some(text.visual_bounding_rect().center()),
        Shape::Vec(shapes) => shapes.iter().find_map(|shape| place_of(shape, words)),
        _ => None,
    }
}

/// Finds text that is clipped by the window, and not by a list.
fn cut_words(shape: &Shape, seen: egui::Rect, whole: egui::Rect, found: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => {
            let place = text.visual_bounding_rect();
            let (is_left, is_right) = (place.left() < whole.left(), place.right() > whole.right());
            let by_window = is_left && seen.left() <= 0.0 || is_right && seen.right() >= whole.right() - 1.0;
            if by_window && place.is_positive() && seen.intersects(place) {
                found.push(format!("{:?} is at {place}", text.galley.job.text));
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| cut_words(shape, seen, whole, found)),
        _ => {}
    }
}

fn read(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.job.text.clone()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, texts)),
        _ => {}
    }
}
