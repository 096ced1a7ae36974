//! The scenes behind the title: all games in turn, each in another finish than the one before, with a fade in between.
//! The user's settings are not changed.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::director::{Director, PlayScene};
use super::screen::Screen;
use crate::rules::GameId;
use crate::settings::{Finish, Settings};
use crate::showcase::{Scene, catalog};
use crate::theme::{board, ui};
use crate::ui::Dialog;
use crate::view::{Drawing, Models, Outfit, PlaceIsUp, Worn};

/// The name of the first scene.
const FIRST: &str = "megadozer-triple-kill";
/// How long the screen takes to fade out and in, and the longest wait for surroundings that are loading, in seconds.
const FALL_SECS: f32 = 0.4;
const RISE_SECS: f32 = 0.6;
const PATIENCE_SECS: f32 = 2.5;

/// The scenes in playing order, and the looks of the current one.
#[derive(Resource, Debug)]
pub(super) struct Programme {
    scenes: Vec<Scene>,
    /// The index of the current scene, and the number of scenes played.
    at: usize,
    played: usize,
    veil: Veil,
}

/// The fade between two scenes.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
struct Veil {
    /// The opacity: 1 hides everything.
    part: f32,
    /// Whether the next scene begins once everything is hidden.
    falls: bool,
    /// Seconds that it has waited.
    waited_secs: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Programme::of(catalog()))
        .add_systems(OnExit(Screen::Title), (|mut outfit: ResMut<Outfit>| *outfit = Outfit::default(), lift))
        .add_systems(Update, (play_on, undress.run_if(is_setting)).chain().run_if(in_state(Screen::Title)))
        .add_systems(EguiPrimaryContextPass, show_veil.run_if(in_state(Screen::Title)));
}

impl Programme {
    /// Sorts the scenes so that all games take turns.
    fn of(scenes: Vec<Scene>) -> Self {
        let mut by_turns = Vec::with_capacity(scenes.len());
        for round in 0..scenes.len() {
            for game in GameId::ALL {
                by_turns.extend(scenes.iter().filter(|scene| scene.game == game).nth(round).cloned());
            }
        }
        let first = by_turns.iter().position(|scene: &Scene| scene.name == FIRST).unwrap_or(0);
        let first_scene = by_turns.remove(first);
        by_turns.insert(0, first_scene);
        Self { scenes: by_turns, at: 0, played: 0, veil: Veil::default() }
    }

    /// Restarts with the first scene.
    pub(super) fn first(&mut self) -> Option<&Scene> {
        (self.at, self.played, self.veil) = (0, 0, Veil::default());
        self.scenes.first()
    }

    /// The next scene whose models are loaded: the title must not wait for others, or fail because of them.
    fn next(&mut self, models: &Models) -> Option<&Scene> {
        let count = self.scenes.len();
        let places = (1..=count).map(|step| (self.at + step) % count);
        self.at = places.into_iter().find(|&at| models.have(self.scenes[at].game))?;
        self.played += 1;
        self.scenes.get(self.at)
    }
}

/// The looks of the scene with this number, from 0: as set, then metal at night, then wood by day.
fn clothes(number: usize, settings: &Settings, drawing: Drawing) -> Option<Worn> {
    // Slow machines keep their settings.
    if drawing.is_plain() {
        return None;
    }
    let own = Worn::of(settings);
    let others = [
        Worn { finish: Finish::Metal, is_night: true },
        Worn { finish: Finish::Wooden, is_night: false },
        Worn { finish: Finish::Painted, is_night: false },
    ];
    let all: Vec<Worn> = core::iter::once(own).chain(others.into_iter().filter(|worn| *worn != own).take(2)).collect();
    all.get(number % all.len()).copied().filter(|worn| *worn != own)
}

/// Starts the next scene after the previous one was shown, and the screen is faded out.
fn play_on(
    time: Res<Time>,
    director: Res<Director>,
    models: Res<Models>,
    (settings, drawing): (Res<Settings>, Res<Drawing>),
    place: Res<PlaceIsUp>,
    mut programme: ResMut<Programme>,
    mut outfit: ResMut<Outfit>,
    mut commands: Commands,
) {
    let secs = time.delta_secs();
    let programme = programme.bypass_change_detection();
    let veil = &mut programme.veil;
    veil.falls |= director.scene().is_some() && director.is_over();
    if !veil.falls {
        veil.waited_secs += secs;
        if place.0 || drawing.is_plain() || veil.waited_secs > PATIENCE_SECS {
            veil.part = (veil.part - secs / RISE_SECS).max(0.0);
        }
        return;
    }
    veil.part = if settings.reduced_motion { 1.0 } else { (veil.part + secs / FALL_SECS).min(1.0) };
    if veil.part < 1.0 {
        return;
    }
    (veil.falls, veil.waited_secs) = (false, 0.0);
    if let Some(scene) = programme.next(&models).cloned() {
        outfit.set_if_neq(Outfit(clothes(programme.played, &settings, *drawing)));
        commands.trigger(PlayScene(scene));
    }
}

/// Run condition: whether the settings are open.
fn is_setting(dialog: Res<Dialog>) -> bool {
    *dialog == Dialog::Settings
}

/// Shows the user's settings as they are.
fn undress(mut outfit: ResMut<Outfit>) {
    outfit.set_if_neq(Outfit::default());
}

fn lift(mut programme: ResMut<Programme>) {
    programme.veil = Veil::default();
}

fn show_veil(mut contexts: EguiContexts, programme: Res<Programme>) -> Result {
    let part = programme.veil.part;
    if part > 0.0 {
        let context = contexts.ctx_mut()?;
        let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("veil"));
        let dark = ui::of(board::BACKDROP).gamma_multiply(part * part * (3.0 - 2.0 * part));
        context.layer_painter(layer).rect_filled(context.content_rect(), 0.0, dark);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Quality;

    #[test]
    fn all_games_are_seen_by_turns_from_the_best_scene_on() {
        let programme = Programme::of(catalog());
        assert_eq!(programme.scenes[0].name, FIRST);
        let games: Vec<GameId> = programme.scenes.iter().take(5).map(|scene| scene.game).collect();
        assert!(GameId::ALL.iter().all(|game| games.contains(game)), "{games:?}");
        let mut names: Vec<&str> = programme.scenes.iter().map(|scene| scene.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), catalog().len());
    }

    #[test]
    fn the_night_in_metal_comes_second_whatever_is_set() {
        let night = Worn { finish: Finish::Metal, is_night: true };
        let usual = Settings::default();
        assert_eq!(clothes(0, &usual, Drawing::default()), None);
        assert_eq!(clothes(1, &usual, Drawing::default()), Some(night));
        assert_eq!(clothes(3, &usual, Drawing::default()), None, "and then anew");
        let by_night = Settings { finish: Finish::Metal, is_night: true, ..Settings::default() };
        assert!(
            (0..6).all(|number| clothes(number, &by_night, Drawing::default()) != Some(night)),
            "it is worn already"
        );
        assert!(clothes(1, &by_night, Drawing::default()).is_some());
        assert!((0..6).all(|number| clothes(number, &usual, Drawing(Quality::Plain)).is_none()));
    }
}
