//! The result of each player in a finished game: place, points, and captured pieces.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align, Layout, RichText, Ui};

use crate::play::Session;
use crate::rules::{Finish, Points, Seat, finishes};
use crate::settings::SpokenLanguage;
use crate::texts::text;
use crate::theme::{seat_badge, ui};
use crate::ui::systems::PanelSystems;

/// The gap between two results in a row.
const COLUMNS_APART: f32 = 24.0;

/// The result of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    place: usize,
    seat: Seat,
    name: String,
    took: String,
    points: String,
}

/// The results, best first; empty while the game goes on.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Results(Vec<Row>);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Session>.or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<Results>()
        .add_systems(EguiPrimaryContextPass, work_out.run_if(changed).before(PanelSystems::Edges));
}

fn work_out(session: Res<Session>, mut results: ResMut<Results>) {
    let rows = session.position().outcome().map_or_else(Vec::new, |outcome| {
        let finishes = finishes(session.start(), session.actions(), &outcome);
        finishes.iter().map(|finish| row(&session, finish)).collect()
    });
    results.set_if_neq(Results(rows));
}

fn row(session: &Session, finish: &Finish) -> Row {
    let [captured, pushed] = finish.loot.counts();
    let mut took = Vec::new();
    if captured > 0 {
        took.push(text!("ending-captured", count = captured));
    }
    if pushed > 0 {
        took.push(text!("ending-pushed", count = pushed));
    }
    took.extend(finish.loot.armies.iter().map(|army| text!("ending-army", name = session.player_name(army))));
    if took.is_empty() {
        took.push(if finish.left == Some(0) { text!("ending-was-out") } else { text!("ending-took-nothing") });
    }
    let is_one = finish.points > Points::ZERO && finish.points <= Points::ONE;
    Row {
        place: finish.place,
        seat: finish.seat,
        name: session.player_title(finish.seat).to_owned(),
        took: took.join(", "),
        points: text!("ending-points", points = finish.points.in_words(), count = if is_one { 1 } else { 2 }),
    }
}

/// Shows the results, two in a row if there is little height.
pub(super) fn show_results(panel: &mut Ui, session: &Session, results: &Results, is_low: bool) {
    let in_a_row = if is_low { 2 } else { 1 };
    let between = panel.spacing().item_spacing;
    for rows in results.0.chunks(in_a_row) {
        panel.spacing_mut().item_spacing.x = COLUMNS_APART;
        panel.columns(in_a_row, |columns| {
            for (panel, row) in columns.iter_mut().zip(rows) {
                panel.spacing_mut().item_spacing = between;
                show_row(panel, session, row);
            }
        });
    }
    panel.spacing_mut().item_spacing = between;
}

fn show_row(panel: &mut Ui, session: &Session, row: &Row) {
    panel.horizontal(|panel| {
        panel.label(RichText::new(format!("{}.", row.place)).color(ui::faint()));
        seat_badge(panel, row.seat, session.position().seats(), 26.0);
        panel.with_layout(Layout::right_to_left(Align::Center), |panel| {
            panel.label(RichText::new(&row.points).strong());
            panel.with_layout(Layout::top_down(Align::Min), |panel| {
                panel.spacing_mut().item_spacing.y = 0.0;
                let name = RichText::new(&row.name);
                panel.add(egui::Label::new(if row.place == 1 { name.strong() } else { name }).truncate());
                let took = RichText::new(&row.took).small().color(ui::faint());
                panel.add(egui::Label::new(took).wrap());
            });
        });
    });
}
