//! Plots all players' chances after each action, with axes and a legend.

use bevy_egui::egui::{self, Align2, Color32, FontId, Painter, Pos2, Rect, RichText, Stroke, Ui};

use super::{ChanceGraph, mistakes};
use crate::play::{Analysis, Session};
use crate::rules::{Decider, Seat};
use crate::texts::text;
use crate::theme::{livery, seat_badge, styled_width, ui};

/// The height of the plot area.
const HEIGHT: f32 = 180.0;
/// The margins for the labels of the axes: on the left, and below.
const LEFT: f32 = 46.0;
const BELOW: f32 = 20.0;
/// The distance from the edge of the plot area to the lines.
const INSET: f32 = 4.0;
/// The style of the legend.
const SMALL: egui::TextStyle = egui::TextStyle::Small;

/// Maps values to the plot area.
#[derive(Copy, Clone)]
struct Axes {
    ground: Rect,
    /// The number of actions played.
    last: usize,
}

impl Axes {
    fn x(self, number: usize) -> f32 {
        self.ground.left() + self.ground.width() * number as f32 / self.last.max(1) as f32
    }

    /// The Y of a share in thousandths.
    fn y(self, share: u32) -> f32 {
        self.ground.bottom() - INSET - (self.ground.height() - 2.0 * INSET) * share as f32 / 1000.0
    }

    fn at(self, course: &ChanceGraph, number: usize, seat: Seat) -> Pos2 {
        egui::pos2(self.x(number), self.y(course.shares[number][seat.index()]))
    }
}

pub(super) fn show(panel: &mut Ui, session: &Session, course: &ChanceGraph, analysis: &Analysis) {
    panel.scope(|panel| show_legend(panel, session, course));
    let size = egui::vec2(panel.available_width(), HEIGHT + BELOW);
    let (whole, response) = panel.allocate_exact_size(size, egui::Sense::hover());
    let ground = Rect::from_min_max(whole.min + egui::vec2(LEFT, 0.0), whole.max - egui::vec2(INSET, BELOW));
    let axes = Axes { ground, last: course.shares.len().saturating_sub(1) };
    let painter = panel.painter_at(whole);
    painter.rect_filled(ground, 6.0, ui::glass());
    draw_axes(&painter, axes);
    for turn in &course.turns {
        painter.vline(axes.x(turn.number + 1), ground.y_range(), Stroke::new(1.0, ui::accent()));
    }
    draw_lines(&painter, session, course, axes);
    draw_mistakes(&painter, session, course, analysis, axes);
    let Some(pointed) = response.hover_pos().filter(|at| ground.x_range().contains(at.x)) else { return };
    let number = ((pointed.x - ground.left()) / ground.width() * axes.last as f32).round() as usize;
    let Some(shares) = course.shares.get(number) else { return };
    painter.vline(axes.x(number), ground.y_range(), Stroke::new(1.0, ui::faint()));
    let each = seats(session)
        .map(|seat| text!("course-legend", name = session.player_title(seat), percent = shares[seat.index()] / 10));
    response.on_hover_text(text!("course-chances", count = number, chances = each.collect::<Vec<_>>().join(", ")));
}

fn seats(session: &Session) -> impl Iterator<Item = Seat> + use<> {
    // An empty corner has no chance, a dummy has one.
    let (seating, players) = (session.position().seating(), session.position().players());
    let has_line = move |seat: &Seat| seating.has_player(*seat) || players.contains(*seat);
    (0..session.position().seats().len() as u8).map(Seat).filter(has_line)
}

/// Shows the legend with the current values: in one row, or two if there is no room for all names.
fn show_legend(panel: &mut Ui, session: &Session, course: &ChanceGraph) {
    /// The width of the line, the badge and the figure, with the gaps.
    const BESIDE: f32 = 95.0;
    let (all, players) = (session.position().seats(), seats(session).collect::<Vec<_>>());
    let name = |&seat: &Seat| styled_width(panel.ctx(), &SMALL, session.player_title(seat));
    let least = players.iter().map(name).fold(0.0, f32::max) + BESIDE;
    let in_a_row = if panel.available_width() < least * players.len() as f32 { 2 } else { players.len() };
    panel.spacing_mut().interact_size.y = 22.0;
    for row in players.chunks(in_a_row) {
        panel.columns(in_a_row, |columns| {
            for (panel, &seat) in columns.iter_mut().zip(row) {
                let share = course.shares.last().map_or(0, |shares| shares[seat.index()] / 10);
                let (name, share) = (session.player_title(seat), text!("percent", percent = share));
                panel.horizontal(|panel| {
                    panel.spacing_mut().item_spacing.x = 5.0;
                    show_sample(panel, ui::of(livery(all, seat).color));
                    seat_badge(panel, seat, all, 18.0);
                    // A long name is cut, never the figure.
                    let room = panel.available_width() - 5.0 - styled_width(panel.ctx(), &SMALL, share.as_str());
                    panel.scope(|panel| {
                        panel.set_max_width(room.max(0.0));
                        panel.add(egui::Label::new(RichText::new(name).small()).truncate());
                    });
                    panel.add(egui::Label::new(RichText::new(share).small()).extend());
                });
            }
        });
    }
    if !course.turns.is_empty() {
        panel.horizontal(|panel| {
            panel.spacing_mut().item_spacing.x = 5.0;
            let (place, _) = panel.allocate_exact_size(egui::vec2(22.0, 16.0), egui::Sense::hover());
            panel.painter().vline(place.center().x, place.y_range(), Stroke::new(1.0, ui::accent()));
            panel.label(RichText::new(text!("course-legend-turn")).small());
        });
    }
}

/// Shows a sample of a line.
fn show_sample(panel: &mut Ui, color: Color32) {
    let (place, _) = panel.allocate_exact_size(egui::vec2(22.0, 16.0), egui::Sense::hover());
    draw_line(panel.painter(), vec![place.left_center(), place.right_center()], color);
}

/// Draws the axes: percent upwards, and the number of actions to the right.
fn draw_axes(painter: &Painter, axes: Axes) {
    let font = FontId::proportional(12.0);
    for percent in [0, 25, 50, 75, 100] {
        let y = axes.y(percent * 10);
        painter.hline(axes.ground.x_range(), y, Stroke::new(1.0, ui::line()));
        let at = egui::pos2(axes.ground.left() - 6.0, y.clamp(axes.ground.top() + 7.0, axes.ground.bottom() - 7.0));
        painter.text(at, Align2::RIGHT_CENTER, text!("percent", percent = percent), font.clone(), ui::faint());
    }
    let step = step(axes.last, (axes.ground.width() / 70.0) as usize);
    let title = painter.layout_no_wrap(text!("course-axis"), font.clone(), ui::faint());
    let free = axes.ground.right() - title.size().x - 12.0;
    for number in (0..=axes.last).step_by(step) {
        let at = egui::pos2(axes.x(number), axes.ground.bottom() + 3.0);
        if at.x > free {
            break;
        }
        let align = if number == 0 { Align2::LEFT_TOP } else { Align2::CENTER_TOP };
        painter.text(at, align, number, font.clone(), ui::faint());
    }
    painter.galley(axes.ground.right_bottom() + egui::vec2(-title.size().x, 3.0), title, ui::faint());
}

/// The step between the labels of an axis, for at most `most` labels: 1, 2 or 5 times a power of ten.
fn step(last: usize, most: usize) -> usize {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|times| times * 10_usize.pow(power)));
    steps.take(20).find(|step| last / step <= most.max(1)).unwrap_or(1)
}

fn draw_lines(painter: &Painter, session: &Session, course: &ChanceGraph, axes: Axes) {
    let all = session.position().seats();
    for seat in seats(session) {
        let points = (0..course.shares.len()).map(|number| axes.at(course, number, seat)).collect();
        draw_line(painter, points, ui::of(livery(all, seat).color));
    }
}

/// Draws a line in a player's colour, with a rim if the background is too similar.
fn draw_line(painter: &Painter, points: Vec<Pos2>, color: Color32) {
    if !ui::stands_out(color) {
        painter.line(points.clone(), Stroke::new(5.0, ui::faint()));
    }
    painter.line(points, Stroke::new(2.5, color));
}

/// Marks the mistakes found by the analysis on the line of the player who made them.
fn draw_mistakes(painter: &Painter, session: &Session, course: &ChanceGraph, analysis: &Analysis, axes: Axes) {
    for (_, fault, number) in mistakes(analysis) {
        let Some(Decider::Seat(seat)) = session.played().get(number).and_then(|played| played.decider) else {
            continue;
        };
        if number + 1 < course.shares.len() {
            let spot = axes.at(course, number + 1, seat);
            painter.circle(spot, 10.0, ui::panel(), Stroke::new(1.5, ui::accent()));
            painter.text(spot, Align2::CENTER_CENTER, fault.sign(), FontId::proportional(14.0), ui::text());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    /// On dark and on light panels, with the rim of lines that have one.
    #[test]
    fn every_players_line_is_seen_on_every_ground() {
        // The backgrounds, and the rims on them, as in `theme/palette.rs`.
        let grounds = [(0x20_272F, 0xA9_B5C1), (0xFA_F8F3, 0x4E_5964)];
        let color = |rgb: u32| Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8);
        for (ground, rim) in grounds.map(|(ground, rim)| (color(ground), color(rim))) {
            assert!(ui::contrast(rim, ground) > 4.5);
            for game in GameId::ALL {
                for seat in (0..game.seats().len() as u8).map(Seat) {
                    let line = ui::of(livery(game.seats(), seat).color);
                    let is_rimmed = ui::contrast(line, ground) < ui::STANDS_OUT;
                    assert!(!is_rimmed || ui::contrast(line, rim) > 1.5, "{game:?} {seat:?}: the rim swallows it");
                }
            }
        }
    }

    #[test]
    fn numbers_stand_apart() {
        for (last, most, apart) in [(0, 6, 1), (6, 6, 1), (7, 6, 2), (100, 6, 20), (31, 6, 5), (999, 3, 500)] {
            assert_eq!(step(last, most), apart, "{last}");
        }
    }
}
