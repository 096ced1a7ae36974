//! Shows what the others have done since the player's last turn: a numbered arrow for each action, in its player's
//! colour and fainter the older it is. The arrows disappear when the player acts.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::play::{OnTable, Retold, Session, Waiting, is_only_shown};
use crate::rules::{Action, Death, Decider, Effect, Heading, Manner, PieceId, Seat, Snapshot, Square, order_of_play};
use crate::theme::livery;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::arrow::{Arrow, ArrowShape, Ink, Pattern};
use crate::view::input::selection::Selection;
use crate::view::layout::Layout;
use crate::view::mark::Mark;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// The most actions that are shown, the last ones. Each number has one digit.
pub const MOST: usize = 9;
/// The strength lost with each newer action, and the strength of the oldest.
const FADE: f32 = 0.11;
const FAINTEST: f32 = 0.4;
/// The strength that is left while the player has a selection.
const BEHIND: f32 = 0.4;
/// How far an arrow stays clear of a piece at its end, and of the middle of an empty square.
const BASE: f32 = 0.37;
const MIDDLE: f32 = 0.05;
/// The radius of a number, in squares.
pub const NUMBER: f32 = 0.21;
/// The width of an arrow, and the length of its head.
const WIDTH: f32 = 0.11;
const HEAD: f32 = 0.27;

/// The actions since the player's last turn, the oldest first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Trail(pub Vec<TrailStep>);

/// An action, with everything that is drawn for it.
#[derive(Clone, PartialEq, Debug)]
pub struct TrailStep {
    /// Its number, from 1.
    pub number: usize,
    /// The player who acted.
    pub seat: Seat,
    /// That player's colour.
    pub color: Color,
    /// Its opacity: 1 for the last action, less for older ones.
    pub strength: f32,
    /// What is drawn for it.
    pub traces: Vec<Trace>,
}

/// A visible trace of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trace {
    /// A piece or a pothole moved along these squares.
    Way {
        /// All squares of the path, two or more.
        squares: Vec<Square>,
        /// Dashed if nothing moved over the ground, or if it came back.
        pattern: Pattern,
        /// Whether a piece stands at its start, and at its end.
        is_taken: [bool; 2],
    },
    /// A piece was pushed out of this square in this direction.
    Shove(Square, Heading),
    /// A piece is gone from here.
    Gone(Square),
    /// A piece has come onto the board here.
    Came(Square),
}

/// The arrows on the table.
#[derive(Component)]
struct TrailArrows;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed = resource_changed::<Trail>
        .or_else(resource_exists_and_changed::<Layout>)
        .or_else(resource_exists_and_changed::<Selection>);
    let played = rest_has_changed.or_else(resource_exists_and_changed::<Session>);
    let systems = (find.run_if(played), draw.run_if(changed));
    app.init_resource::<Trail>().add_systems(Update, systems.chain().in_set(ViewSystems::Follow));
}

/// Rebuilds the trail after all animations. The old one is cleared as soon as the player acts.
fn find(
    session: Res<Session>,
    on_table: OnTable,
    waiting: Option<Res<Waiting>>,
    timeline: Res<Timeline>,
    mut trail: ResMut<Trail>,
) {
    let since = since(&session);
    if is_only_shown(waiting) || since == session.played().len() {
        trail.set_if_neq(Trail::default());
    } else if !timeline.is_busy() {
        trail.set_if_neq(Trail::of(&session, &on_table.snapshot(), since));
    }
}

/// The player who looks at the table: the human to decide or, while others decide, the next human to act. With bots
/// only, it is the player to decide.
pub(crate) fn viewer(session: &Session) -> Seat {
    let table = session.position();
    let decider = match table.decider() {
        Some(Decider::Seat(seat)) => seat,
        _ => table.turn(),
    };
    let is_human = |seat: &Seat| session.is_human(*seat);
    let next = || order_of_play(table).into_iter().map(|due| due.player).find(is_human);
    Some(decider).filter(is_human).or_else(next).unwrap_or(decider)
}

/// How many actions had been played when the viewer last took a turn. Answers in another player's auction do not count
/// as a turn.
fn since(session: &Session) -> usize {
    let viewer = viewer(session);
    let has_acted = |action: Action| {
        !matches!(
            action,
            Action::Bid(_)
                | Action::Accept(_)
                | Action::Decline
                | Action::Offer { .. }
                | Action::Pass
                | Action::Roll { .. }
        )
    };
    let own = |played: &crate::play::Played| played.decider == Some(Decider::Seat(viewer)) && has_acted(played.action);
    session.played().iter().rposition(own).map_or(0, |last| last + 1)
}

impl Trail {
    /// The trail of everything after the first `since` actions. `now` is what lies on the table.
    fn of(session: &Session, now: &Snapshot, since: usize) -> Self {
        let seats = session.position().seats();
        // Most actions of chance and of auctions leave no trace on the board, so more are read than shown.
        let played = session.played();
        let told = session.retell(since.max(played.len().saturating_sub(4 * MOST)));
        let mut steps: Vec<TrailStep> = told
            .into_iter()
            .filter_map(|retold| {
                let seat = match played[retold.number].decider {
                    Some(Decider::Seat(seat)) => seat,
                    _ => retold.turn,
                };
                let traces = traces(&retold, played[retold.number].action, now);
                let color = livery(seats, seat).color;
                (!traces.is_empty()).then_some(TrailStep { number: 0, seat, color, strength: 1.0, traces })
            })
            .collect();
        steps.drain(..steps.len().saturating_sub(MOST));
        let last = steps.len();
        for (number, step) in steps.iter_mut().enumerate() {
            let age = (last - 1 - number) as f32;
            (step.number, step.strength) = (number + 1, (1.0 - FADE * age).max(FAINTEST));
        }
        Self(steps)
    }
}

impl TrailStep {
    /// The square with its number, and whether a piece stands there.
    pub fn tail(&self) -> Option<(Square, bool)> {
        self.traces.iter().find_map(|trace| match trace {
            Trace::Way { squares, is_taken, .. } => Some((*squares.first()?, is_taken[0])),
            Trace::Came(square) => Some((*square, true)),
            Trace::Shove(..) | Trace::Gone(_) => None,
        })
    }
}

impl Trace {
    /// The shape of its arrow. The first arrow of an action has the number at its tail.
    pub(crate) fn shape(&self, is_numbered: bool) -> Option<ArrowShape> {
        let Self::Way { pattern, is_taken: [from, to], .. } = *self else { return None };
        let start = match (from, is_numbered) {
            (true, _) => BASE,
            (false, true) => NUMBER,
            (false, false) => MIDDLE,
        };
        let clear = [start, if to { BASE } else { MIDDLE }];
        Some(ArrowShape { width: WIDTH, head: HEAD, pattern, clear })
    }
}

/// The traces of an action on the board as it is `now`.
fn traces(retold: &Retold, action: Action, now: &Snapshot) -> Vec<Trace> {
    // A whole army is placed at once, which leaves no trace.
    if matches!(action, Action::SetUp(_)) {
        return Vec::new();
    }
    let mut table = retold.before.clone();
    let is_taken = |square: Square| now.piece_on(square).is_some();
    let way = |squares: &[Square], pattern| {
        let ends = [squares.first().copied()?, squares.last().copied()?];
        // A thrown or hurled piece starts at a piece that stays there.
        let is_taken = ends.map(is_taken);
        (squares.len() > 1).then(|| Trace::Way { squares: squares.to_vec(), pattern, is_taken })
    };
    let mut found: Vec<Trace> = Vec::new();
    let mut ends: Vec<Square> = Vec::new();
    // The moves of pieces, with the place of each in `found`, and the squares where something was captured.
    let mut moved: Vec<(PieceId, usize)> = Vec::new();
    let mut captured: Vec<Square> = Vec::new();
    for effect in &retold.effects {
        let square_of = |piece: PieceId| table.pieces.get(&piece).map(|piece| piece.square);
        match effect {
            // A frog that slips back after its leap has a single arrow, which ends where the frog is.
            Effect::PieceMoved { piece, path, manner: Manner::Slip }
                if moved.iter().any(|(other, _)| other == piece) && !path.is_empty() =>
            {
                let (first, last) = (path[0], path[path.len() - 1]);
                for &(_, number) in moved.iter().filter(|(other, _)| other == piece) {
                    if let Trace::Way { squares, is_taken: [_, at_end], .. } = &mut found[number] {
                        *squares = vec![squares[0], last];
                        *at_end = is_taken(last);
                    }
                }
                let gone = captured.iter().find(|&&square| square == first).map(|&square| Trace::Gone(square));
                found.extend(gone.filter(|gone| !found.contains(gone)));
                ends.push(last);
            }
            Effect::PieceMoved { piece, path, manner } => {
                let (squares, pattern) = match manner {
                    Manner::Teleport => (&[path[0], path[path.len() - 1]][..], Pattern::Dashed),
                    Manner::Slip => (&path[..], Pattern::Dashed),
                    _ => (&path[..], Pattern::Whole),
                };
                let arrow = way(squares, pattern);
                moved.extend(arrow.iter().map(|_| (*piece, found.len())));
                found.extend(arrow);
                ends.extend(path.last());
            }
            Effect::PieceThrew { path, .. } | Effect::PieceFlung { path, .. } => {
                found.extend(way(path, Pattern::Dashed));
            }
            &Effect::PiecePushed { from, heading, cells, .. } => {
                let borders = (0..cells).filter_map(|step| Some(Trace::Shove(heading.from(from, step)?, heading)));
                let new: Vec<_> = borders.filter(|border| !found.contains(border)).collect();
                found.extend(new);
            }
            &Effect::PotholeMoved { from, to, .. } => found.extend(way(&[from, to], Pattern::Whole)),
            Effect::PiecePlaced { square, .. } | Effect::PieceDropped { square, .. } => {
                found.push(Trace::Came(*square));
            }
            Effect::PieceAppeared { square, .. } => found.push(Trace::Came(*square)),
            &Effect::PieceDied { piece, death } => {
                let fell = matches!(death, Death::FellOff | Death::Removed);
                let square = square_of(piece).filter(|_| !fell);
                captured.extend(square);
                found.extend(square.filter(|square| !ends.contains(square)).map(Trace::Gone));
            }
            _ => {}
        }
        effect.apply(&mut table);
    }
    // A piece that has spent itself is gone where it ended.
    let spent = retold.effects.iter().any(|effect| matches!(effect, Effect::PieceDied { death: Death::Spent, .. }));
    found.extend(ends.first().copied().filter(|_| spent).map(Trace::Gone));
    found
}

fn draw(
    trail: Res<Trail>,
    layout: Res<Layout>,
    selection: Res<Selection>,
    drawn: Query<Entity, With<TrailArrows>>,
    mut was: Local<Option<(bool, Trail)>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    // Only whether there is a selection matters.
    let now = (selection.square.is_some(), trail.clone());
    if !layout.is_changed() && was.as_ref() == Some(&now) {
        return;
    }
    let behind = if now.0 { BEHIND } else { 1.0 };
    *was = Some(now);
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    let mut ink = Ink::default();
    for step in &trail.0 {
        step.draw(&layout, behind, &mut ink);
    }
    if !ink.is_empty() {
        let mesh = Mesh3d(workshop.mesh(ink.mesh()));
        let paint = MeshMaterial3d(workshop.ink());
        commands.spawn((Name::new("Trail"), TrailArrows, mesh, paint, Transform::default(), NotShadowCaster));
    }
}

impl TrailStep {
    fn draw(&self, layout: &Layout, behind: f32, ink: &mut Ink) {
        let (color, strength) = (self.color, self.strength * behind);
        let lies = |square: Square| {
            let (_, scale) = layout.look().cell(square);
            layout.transform(square).with_scale(Vec3::splat(scale))
        };
        for (number, trace) in self.traces.iter().enumerate() {
            match trace {
                Trace::Way { squares, .. } => {
                    let way: Vec<Vec3> = squares.iter().map(|&square| layout.place(square)).collect();
                    let arrow = trace.shape(number == 0).and_then(|shape| Arrow::along(&way, shape));
                    arrow.iter().for_each(|arrow| ink.arrow(arrow, WIDTH, color, strength));
                }
                Trace::Shove(square, heading) => {
                    let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
                    ink.chevron(layout.place(*square) + along * 0.5, along, color, strength);
                }
                Trace::Gone(square) => ink.mark(Mark::Gone, lies(*square), color, strength),
                Trace::Came(square) => ink.mark(Mark::Came, lies(*square), color, strength),
            }
        }
    }
}
