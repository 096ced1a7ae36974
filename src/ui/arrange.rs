//! The hidden set-up, which each player chooses unseen by the other: a cover for handing the screen over, then the
//! groups in the places where they would stand.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::diagram::DiagramCells;
use super::dialog::{Dialog, modal};
use super::match_status::{MatchStatus, ToldSystems};
use super::systems::PanelSystems;
use crate::clock::is_laying;
use crate::play::{Forget, Session};
use crate::rules::knot::{self, muster};
use crate::rules::{Action, Decider, Group, Odds, Options as _, Seat, Square};
use crate::texts::text;
use crate::theme::{NARROW, note_place, primary_button, quiet_button, seat_badge, ui};
use crate::view::{Attire, BoardCamera, Facing, Layout, Muster, PickSquare, cell_on_screen};

/// The set-up that the player to move is choosing.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    /// The player who has confirmed that they alone are looking.
    shown_to: Option<Seat>,
    /// The groups on strips a to d.
    groups: [Group; 4],
    /// The strip whose group is to be swapped.
    picked: Option<usize>,
}

/// The order of the standard set-up.
const USUAL: [Group; 4] = [Group::Kgb, Group::Cia, Group::Fbi, Group::Fide];

impl Default for Arrangement {
    fn default() -> Self {
        Self { shown_to: None, groups: USUAL, picked: None }
    }
}

impl Arrangement {
    /// Whether the player still has to confirm that they alone are looking.
    pub(super) fn is_covered(&self, told: &MatchStatus) -> bool {
        told.arranges.is_some() && told.arranges != self.shown_to
    }

    /// The action that plays the set-up as shown; `None` while it is not shown.
    pub(super) fn action(&self, told: &MatchStatus) -> Option<Action> {
        (told.arranges.is_some() && told.arranges == self.shown_to).then_some(Action::SetUp(self.groups))
    }

    /// Picks the group on a strip, or swaps it with the picked one.
    fn pick(&mut self, strip: usize) {
        match self.picked.take() {
            Some(other) => self.groups.swap(strip, other),
            None => self.picked = Some(strip),
        }
    }

    /// Drops the picked group. Returns whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        self.picked.take().is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Arrangement>.or_else(resource_changed::<MatchStatus>);
    app.init_resource::<Arrangement>()
        .add_systems(EguiPrimaryContextPass, (look_alone, call_up).chain().run_if(changed).after(ToldSystems))
        .add_systems(
            EguiPrimaryContextPass,
            (show_signs.run_if(is_shown), ask_who_looks.run_if(is_covered)).in_set(PanelSystems::Dialogs),
        )
        .add_observer(on_pick_square)
        // The next player has to confirm again, and must not see the previous player's set-up.
        .forget_with_position::<Arrangement>()
        .forget_with_position::<Muster>();
}

fn is_covered(dialog: Res<Dialog>, told: Res<MatchStatus>, arrangement: Res<Arrangement>) -> bool {
    *dialog == Dialog::Closed && arrangement.is_covered(&told)
}

fn is_shown(told: Res<MatchStatus>, arrangement: Res<Arrangement>) -> bool {
    arrangement.action(&told).is_some()
}

/// The human who has to choose a set-up now.
pub(super) fn arranges(session: &Session) -> Option<Seat> {
    match session.position().decider() {
        Some(Decider::Seat(seat)) if is_laying(session.position()) => Some(seat).filter(|&seat| session.is_human(seat)),
        _ => None,
    }
}

/// Skips the cover when all other players are bots.
fn look_alone(session: Res<Session>, told: Res<MatchStatus>, mut arrangement: ResMut<Arrangement>) {
    let humans = session.position().players().iter().filter(|&seat| session.is_human(seat)).count();
    if let Some(seat) = told.arranges.filter(|&seat| humans == 1 && arrangement.shown_to != Some(seat)) {
        *arrangement = Arrangement { shown_to: Some(seat), ..Arrangement::default() };
    }
}

/// Previews the groups where they would stand.
fn call_up(session: Res<Session>, told: Res<MatchStatus>, arrangement: Res<Arrangement>, mut called: ResMut<Muster>) {
    let Some(seat) = told.arranges.filter(|_| arrangement.action(&told).is_some()) else {
        called.set_if_neq(Muster::default());
        return;
    };
    let mut options = knot::Options::default();
    for (name, value) in session.position().unusual_options() {
        // A match of another game arranges nothing.
        _ = options.set(&name, &value);
    }
    let attire = |(square, kind)| (square, Attire::plain(seat, kind));
    let men: Vec<(Square, Attire)> = muster(seat, arrangement.groups, options.odds).map(attire).collect();
    let is_picked = |square: &Square| arrangement.picked == Some(usize::from(square.file));
    let picked = men.iter().map(|&(square, _)| square).filter(is_picked).collect();
    called.set_if_neq(Muster { men, picked });
}

/// Any square of a player's half of a strip picks the group on it.
fn on_pick_square(
    pick: On<PickSquare>,
    told: Res<MatchStatus>,
    dialog: Res<Dialog>,
    layout: Res<Layout>,
    mut arrangement: ResMut<Arrangement>,
) {
    let Some(seat) = told.arranges.filter(|_| arrangement.action(&told).is_some() && *dialog == Dialog::Closed) else {
        return;
    };
    let strip = usize::from(pick.0.file);
    let is_own = arm(&layout, seat, strip).contains(&pick.0);
    if strip < arrangement.groups.len() && is_own {
        arrangement.pick(strip);
    }
}

/// The squares of a player's half of a strip, starting at the edge.
fn arm(layout: &Layout, seat: Seat, strip: usize) -> Vec<Square> {
    let Some((edge, _)) = muster(seat, USUAL, Odds::NONE).find(|(square, _)| usize::from(square.file) == strip) else {
        return Vec::new();
    };
    let middle = layout.squares().map(|square| square.rank).max().unwrap_or_default() / 2;
    let is_own = |square: &Square| {
        square.file == edge.file && (square.rank < middle) == (edge.rank < middle) && square.rank != middle
    };
    let mut arm: Vec<Square> = layout.squares().filter(is_own).collect();
    arm.sort_by_key(|square| square.rank.abs_diff(edge.rank));
    arm
}

/// Asks the player to confirm that they alone are looking.
fn ask_who_looks(
    mut contexts: EguiContexts,
    session: Res<Session>,
    told: Res<MatchStatus>,
    mut arrangement: ResMut<Arrangement>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    let Some(seat) = told.arranges else { return Ok(()) };
    let name = session.player_name(seat).to_owned();
    let other = session.position().players().iter().find(|&other| other != seat);
    let has_chosen = other.filter(|_| session.played().iter().any(|played| matches!(played.action, Action::SetUp(_))));
    let (mut alone, mut menu) = (false, false);
    // Escape does not uncover anything, so the dialog stays.
    modal(contexts.ctx_mut()?, "arrangement", 430.0, |panel| {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, session.position().seats(), 30.0);
            panel.heading(text!("arrange", name = name.as_str()));
        });
        panel.label(text!("arrange-help"));
        if let Some(other) = has_chosen {
            panel.label(text!("arrange-has-chosen", name = session.player_name(other)));
        }
        panel.label(RichText::new(text!("arrange-alone")).strong());
        alone = primary_button(panel, text!("arrange-i-am", name = name.as_str())).clicked();
        menu = quiet_button(panel, true, text!("menu")).clicked();
    });
    if alone {
        *arrangement = Arrangement { shown_to: Some(seat), ..Arrangement::default() };
    }
    if menu {
        *dialog = Dialog::Menu;
    }
    Ok(())
}

/// System parameter that finds squares on the screen, on the table or in the flat diagram.
#[derive(SystemParam)]
struct Places<'w, 's> {
    layout: Res<'w, Layout>,
    cells: Res<'w, DiagramCells>,
    facing: Res<'w, Facing>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Places<'_, '_> {
    fn of(&self, square: Square, zoom: f32) -> Option<egui::Pos2> {
        let (camera, stands) = *self.camera;
        let on_table = || {
            let seen = self.facing.to_player(cell_on_screen(&self.layout, camera, stands, square)?) / zoom;
            Some(egui::pos2(seen.x, seen.y))
        };
        self.cells.cell(square).map(|cell| cell.center()).or_else(on_table)
    }
}

/// Shows the name of each group on a button in front of it, and labels the two ends of the strips.
fn show_signs(
    mut contexts: EguiContexts,
    told: Res<MatchStatus>,
    places: Places,
    dialog: Res<Dialog>,
    mut arrangement: ResMut<Arrangement>,
) -> Result {
    /// The distance of the button from the edge, in squares, so that it covers no piece.
    const BEFORE: usize = 5;
    let Some(seat) = told.arranges else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let (zoom, narrow) = (context.zoom_factor(), context.content_rect().width() < NARROW);
    let mut pressed = None;
    for (strip, group) in arrangement.groups.into_iter().enumerate() {
        let arm = arm(&places.layout, seat, strip);
        let Some(at) = arm.get(BEFORE).and_then(|&square| places.of(square, zoom)) else { continue };
        let is_picked = arrangement.picked == Some(strip);
        let sign = egui::Area::new(egui::Id::new(("group", strip))).pivot(Align2::CENTER_CENTER).fixed_pos(at);
        sign.show(context, |panel| {
            panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            panel.spacing_mut().button_padding.x = if narrow { 2.0 } else { 10.0 };
            let words = RichText::new(group.name()).strong().size(if narrow { 15.0 } else { 18.0 });
            let color = if is_picked { ui::accent() } else { ui::glass() };
            let words = words.color(if is_picked { ui::on_accent() } else { ui::text() });
            let button = egui::Button::new(words).fill(color).min_size(egui::vec2(48.0, 44.0));
            let response = panel.add_enabled(*dialog == Dialog::Closed, button);
            note_place(&response, group.name());
            let pieces: Vec<_> = group.name().chars().map(piece_name).collect();
            let told = text!("arrange-group", strip = strip_letter(strip), pieces = pieces.join(", "));
            if response.on_hover_text(told).clicked() {
                pressed = Some(strip);
            }
        });
    }
    if let Some(strip) = pressed {
        arrangement.pick(strip);
    }
    name_ends(context, seat, &places, zoom);
    Ok(())
}

/// "Edge" beside the end of the first strip, and "centre" on the Knot.
fn name_ends(context: &egui::Context, seat: Seat, places: &Places, zoom: f32) {
    /// The distance from the middle of the square in points, beside the number there.
    const BESIDE: f32 = 46.0;
    let end = |strip: usize| arm(&places.layout, seat, strip).first().and_then(|&square| places.of(square, zoom));
    let knot = places.layout.squares().find(|square| usize::from(square.file) >= USUAL.len());
    let (Some(first), Some(next), Some(knot)) = (end(0), end(1), knot.and_then(|knot| places.of(knot, zoom))) else {
        return;
    };
    let half = (next - first).length().min(BESIDE) / 2.0;
    let beside = first + (first - next).normalized() * (half + BESIDE);
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Middle, "ends of strips".into()));
    for (at, words) in [(beside, text!("arrange-edge")), (knot, text!("arrange-centre"))] {
        let font = egui::TextStyle::Body.resolve(&context.global_style());
        let galley = painter.layout_no_wrap(words, font, ui::text());
        let place = egui::Rect::from_center_size(at, galley.size());
        painter.rect_filled(place.expand2(egui::vec2(8.0, 3.0)), 8.0, ui::glass());
        painter.galley(place.min, galley, ui::text());
    }
}

fn strip_letter(strip: usize) -> String {
    char::from(b'a' + strip as u8).to_string()
}

/// A piece of a group by its letter: a group's name lists its pieces from the edge on.
fn piece_name(letter: char) -> String {
    match letter {
        'K' => text!("arrange-king"),
        'C' => text!("arrange-crown-prince"),
        'G' => text!("arrange-golem"),
        'B' => text!("arrange-boomerang"),
        'I' => text!("arrange-icosahedron"),
        'A' => text!("arrange-attacker"),
        'F' => text!("arrange-frog"),
        'D' => text!("arrange-dingo"),
        _ => text!("arrange-entity"),
    }
}
