//! Marks the edges of the board: the player to move, the next player, and the players who are out.

use bevy::color::Mix;
use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, Vec2};

use super::cells::DiagramCells;
use super::{chessboard, strips};
use crate::rules::SeatInfo;
use crate::theme::{board, livery, ui};
use crate::view::{Edge, EdgeMark, Edges, rim};

/// Half the length of a bar of the cross over an edge, and half the size of a pointer, in points.
const CROSS: f32 = 9.0;
const POINTER: f32 = 8.0;

impl DiagramCells {
    /// The place for a mark of a whole edge of the board.
    pub(in crate::ui) fn middle_of(&self, edge: &Edge) -> Option<Pos2> {
        middle(&lines(self, edge))
    }

    /// Both ends of a whole edge of the board.
    pub(in crate::ui) fn ends_of(&self, edge: &Edge) -> Option<[Pos2; 2]> {
        let lines = lines(self, edge);
        Some([lines.first()?[0], lines.last()?[1]])
    }
}

pub(super) fn paint(painter: &Painter, laid: &DiagramCells, edges: &Edges, seats: &[SeatInfo]) {
    for edge in &edges.0 {
        let own = livery(seats, edge.seat).color;
        // The rim separates a dark colour from a dark ground.
        let layers = match edge.place {
            EdgeMark::Turn(reason) => vec![(7.0, rim(reason)), (4.0, own)],
            EdgeMark::Next => vec![(3.5, board::OUTLINE_LIGHT), (2.0, own)],
            EdgeMark::Out => vec![(2.0, own.mix(&board::OUTLINE_DARK, 0.6))],
        };
        let lines = lines(laid, edge);
        for &(width, color) in &layers {
            for line in &lines {
                painter.line_segment(*line, Stroke::new(width, ui::of(color)));
            }
        }
        let Some(at) = middle(&lines) else { continue };
        match edge.place {
            EdgeMark::Out => {
                for (width, color) in [(5.0, board::OUTLINE_DARK), (3.0, board::CHECK)] {
                    for turn in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
                        let half = turn * (CROSS + width / 4.0) * 0.7;
                        painter.line_segment([at - half, at + half], Stroke::new(width, ui::of(color)));
                    }
                }
            }
            EdgeMark::Next => {
                let inward = (laid.middle() - at).normalized();
                let corners = |size: f32| {
                    [0.0, 2.1, -2.1].map(|turn: f32| at + (Vec2::angled(inward.angle() + turn)) * size).to_vec()
                };
                let stroke = Stroke::new(1.5, ui::of(board::OUTLINE_LIGHT));
                painter.add(Shape::convex_polygon(corners(POINTER), ui::of(own), stroke));
            }
            EdgeMark::Turn(_) => {}
        }
    }
}

/// The lines of an edge in the window.
pub(super) fn lines(laid: &DiagramCells, edge: &Edge) -> Vec<[Pos2; 2]> {
    match laid.plane {
        Some(plane) => edge.lines.iter().map(|line| line.map(|end| plane.at(end))).collect(),
        None if laid.is_chessboard => chessboard::edge(&laid.by_square, edge.seat),
        None => strips::edge(&laid.by_square, edge.seat),
    }
}

/// The place for a mark of the whole edge: its corner, or else the middle of its middle line.
pub(super) fn middle(lines: &[[Pos2; 2]]) -> Option<Pos2> {
    match *lines {
        [[corner, _], [other, _]] if corner == other => Some(corner),
        _ => lines.get(lines.len() / 2).map(|[from, to]| from.lerp(*to, 0.5)),
    }
}
