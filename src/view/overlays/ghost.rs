//! Previews the action under the pointer: where pushed pieces end, which pieces die or change sides, what is won, and
//! who would be in check. Nothing is played for it.

use bevy::prelude::*;

use super::alarm::{draw, draw_broad};
use super::markers::{Hovered, Marking};
use crate::play::{OnTable, PieceEntities, Session};
use crate::rules::{Action, AnyGame, Consequence, Death, PieceId, Seat, Snapshot, Square, Travel, preview};
use crate::theme::{board, chip_color, livery};
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::bodies::body::{Attire, Body};
use crate::view::bodies::dress::spawn_shade;
use crate::view::input::selection::Selection;
use crate::view::layout::Layout;
use crate::view::mark::Mark;
use crate::view::systems::ViewSystems;

/// The preview of an action.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Ghost {
    /// The paths of everything that would be moved, except for what is selected.
    pub ways: Vec<(Square, Square)>,
    /// The start and the end of a charge over everything in between.
    pub charge: Option<(Square, Square)>,
    /// The pieces that would move or appear: which, where, and how they would look.
    pub bodies: Vec<(PieceId, Square, Attire)>,
    /// All other consequences, as marks on squares.
    pub marks: Vec<(Square, Mark, Color)>,
}

/// Everything that is drawn for the preview.
#[derive(Component, Copy, Clone)]
struct Shade;

pub(in crate::view) fn plugin(app: &mut App) {
    // The pointer may have moved during an animation, so look again when it ends.
    let changed = rest_has_changed
        .or_else(resource_changed::<Hovered>)
        .or_else(resource_changed::<Selection>)
        .or_else(resource_exists_and_changed::<Session>);
    let systems = (foresee.run_if(changed), haunt.run_if(resource_changed::<Ghost>));
    app.init_resource::<Ghost>().add_systems(Update, systems.chain().in_set(ViewSystems::Follow));
}

fn foresee(
    session: Res<Session>,
    on_table: OnTable,
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    timeline: Res<Timeline>,
    mut ghost: ResMut<Ghost>,
) {
    let action = selection.foreseen(hovered.0).filter(|_| !timeline.is_busy());
    let seen = action.and_then(|action| Ghost::of(session.position(), &on_table.snapshot(), action));
    ghost.set_if_neq(seen.unwrap_or_default());
}

impl Ghost {
    /// The preview of `action`; `None` if the rules refuse it. `now` is what lies on the table.
    fn of(table: &dyn AnyGame, now: &Snapshot, action: Action) -> Option<Self> {
        let found = preview(table, action).ok()?;
        let mut seen = Self::default();
        for consequence in &found {
            seen.add(consequence, table.turn());
            match *consequence {
                Consequence::Stands { piece, to, .. } => {
                    seen.bodies.extend(Attire::on_table(piece, now).map(|attire| (piece, to, attire)));
                }
                Consequence::IsAnnexed { army, to } => {
                    let color = livery(table.seats(), to).color;
                    let own = now.pieces.iter().filter(|(_, piece)| piece.seat == army);
                    let ends = own.filter_map(|(&id, piece)| end_of(id, piece.square, &found));
                    seen.marks.extend(ends.map(|square| (square, Mark::Annexed, color)));
                }
                _ => {}
            }
        }
        Some(seen)
    }

    /// `mover` is the player whose turn it is.
    fn add(&mut self, consequence: &Consequence, mover: Seat) {
        match *consequence {
            // The target of the selected piece is marked already.
            Consequence::Stands { from, to, by: Travel::IsPushed, .. } => {
                self.ways.push((from, to));
                self.marks.push((to, Mark::To, board::HALO));
            }
            Consequence::Charges { ref path, .. } => {
                self.charge = path.first().copied().zip(path.last().copied());
            }
            // The mark goes where it ends, not where it stands now.
            Consequence::Dies { death: Death::Spent, .. } => self.end_charge(),
            Consequence::Dies { seat, from: Some(from), .. } if seat == mover => {
                self.marks.push((from, Mark::Loss, board::LOSS));
            }
            Consequence::Dies { from: Some(from), .. } | Consequence::GoesToHand { from, .. } => {
                self.marks.push((from, Mark::Kill, board::KILL));
            }
            Consequence::Appears { square, .. } => self.marks.push((square, Mark::To, board::HALO)),
            Consequence::WinsChip { square, chip, .. } => self.marks.push((square, Mark::Meet, chip_color(chip))),
            Consequence::Promotes { square, .. } => self.marks.push((square, Mark::Berserk, board::HALO)),
            Consequence::IsInCheck { square, .. } => self.marks.push((square, Mark::Threat, board::CHECK)),
            _ => {}
        }
    }
}

impl Ghost {
    /// The charging piece dies at the end of its path, together with a piece that stands there.
    fn end_charge(&mut self) {
        let Some((_, end)) = self.charge else { return };
        let takes = self.marks.iter().any(|&(square, mark, _)| (square, mark) == (end, Mark::Kill));
        self.marks.retain(|&(square, ..)| square != end);
        self.marks.push((end, if takes { Mark::Exchange } else { Mark::Loss }, board::LOSS));
    }
}

/// Where a piece that is on `square` now would be; `None` if it would have left the board.
fn end_of(id: PieceId, square: Square, found: &[Consequence]) -> Option<Square> {
    let elsewhere = found.iter().find_map(|consequence| match *consequence {
        Consequence::Stands { piece, to, .. } if piece == id => Some(Some(to)),
        Consequence::Dies { piece, .. } | Consequence::GoesToHand { piece, .. } if piece == id => Some(None),
        _ => None,
    });
    elsewhere.unwrap_or(Some(square))
}

fn haunt(
    ghost: Res<Ghost>,
    layout: Res<Layout>,
    shades: Query<Entity, With<Shade>>,
    entities: Res<PieceEntities>,
    bodies: Query<&Transform, With<Body>>,
    mut marking: Marking,
) {
    for shade in &shades {
        marking.commands.entity(shade).despawn();
    }
    for &(from, to) in &ghost.ways {
        let way = layout.look().line(&layout, from, to);
        draw(way, board::HALO, Shade, &mut marking.workshop, &mut marking.commands);
    }
    if let Some((from, to)) = ghost.charge {
        let way = layout.look().line(&layout, from, to);
        draw_broad(way, board::KILL, Shade, &mut marking.workshop, &mut marking.commands);
    }
    for &(piece, square, attire) in &ghost.bodies {
        // It keeps its current facing.
        let body = entities.0.get(&piece).and_then(|&entity| bodies.get(entity).ok());
        let turned = body.map_or(Quat::IDENTITY, |body| body.rotation);
        let place = layout.transform(square);
        let root = (Name::new("Shade"), Shade, Transform { rotation: turned, ..place }, Visibility::default());
        let root = marking.commands.spawn(root).id();
        spawn_shade(attire, root, &layout, &mut marking.workshop, &mut marking.commands);
    }
    for &(square, mark, color) in &ghost.marks {
        marking.put_mark(Shade, square, mark, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    /// The squares marked as annexed when the first seat plays `token`.
    fn annexed(game: GameId, position: &str, token: &str) -> Vec<String> {
        let table = game.set_up([], Some(position)).unwrap();
        let seen = Ghost::of(&*table, &table.snapshot(), Action::parse(token, table.seats()).unwrap()).unwrap();
        let color = livery(table.seats(), Seat(0)).color;
        let marks = seen.marks.iter().filter(|&&(_, mark, of)| mark == Mark::Annexed && of == color);
        let mut squares: Vec<_> = marks.map(|(square, ..)| square.to_string()).collect();
        squares.sort();
        squares
    }

    /// The whole path, the pieces on it, and the end of the charging piece.
    #[test]
    fn a_charge_is_seen_to_its_end() {
        let seen = |position: &str, token: &str| {
            let table = GameId::Knot.set_up([], Some(position)).unwrap();
            let seen = Ghost::of(&*table, &table.snapshot(), Action::parse(token, table.seats()).unwrap()).unwrap();
            let (from, to) = seen.charge.unwrap();
            let mut marks: Vec<_> = seen.marks.iter().map(|(square, mark, _)| format!("{square} {mark:?}")).collect();
            marks.sort();
            (format!("{from} {to}"), marks.join(", "))
        };
        let run = "8,Be,7/4,Wa,Wi,Bi,9/Wk,Wb,12,Bb,Bk/8,Wf,1,Bd,4,Bf^b17 turn=W knot=Bf^a17";
        let (way, marks) = seen(run, "b5!d17");
        assert_eq!((way.as_str(), marks.as_str()), ("b5 d17", "b7 Kill, d10 Threat, d12 Kill, d17 Exchange, k9 Kill"));
        let (way, marks) = seen("16/4,Wa,11/Wk,Wb,12,Bb,Bk/16 turn=W", "b5!b1");
        assert_eq!((way.as_str(), marks.as_str()), ("b5 b1", "b1 Loss"));
    }

    #[test]
    fn who_would_be_annexed_is_marked_where_they_would_stand() {
        let captured = "3,x,2,Gk/7/7/x,5,x/4,Wc,2/3,Ry,Rk,2/Wk,2,x,3 turn=W";
        assert_eq!(annexed(GameId::Pothole, captured, "e3e2"), ["d2"], "the dead king is nobody's");
        assert!(annexed(GameId::Pothole, captured, "e3e4").is_empty());
        // A pushed piece is marked where it ends.
        let pushed = "3,x,2,Gk/7/7/x,Rk,Ry,Rm,Wm,1,x/7/7/Wk,2,x,3 turn=W";
        assert_eq!(annexed(GameId::Pothole, pushed, "e4d4"), ["b4", "c4"]);
        let two_mates = "Wk,6,Nk/2,Sr,5/4,Np,3/8/8/4,Wp,2,Ek/1,Sk,6/3,Sr,4 turn=S castle=-";
        assert_eq!(annexed(GameId::Quad, two_mates, "d1d8"), ["e3", "e6"]);
    }
}
