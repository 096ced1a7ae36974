//! The title screen: the name of the game and the main buttons, in front of scenes that play automatically.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::director::{Director, PlayScene};
use super::programme::Programme;
use super::screen::{PlayShow, Screen};
use crate::play::{EndShow, TrueMatch};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{NARROW, TITLE, card, primary_button, quiet_button, ui};
use crate::ui::{Dialog, EnterTable, FollowFocus};
use crate::view::FreeArea;

/// The width of the column of buttons.
const WIDTH: f32 = 300.0;

/// Whether a started match is suspended.
#[derive(Resource, Copy, Clone, Debug, Default)]
struct HasBegun(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HasBegun>()
        .add_systems(OnEnter(Screen::Title), begin)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Title)))
        .add_observer(on_enter_table);
}

/// Starts with a rich scene, followed by the others.
fn begin(
    table: TrueMatch,
    mut programme: ResMut<Programme>,
    mut begun: ResMut<HasBegun>,
    mut director: ResMut<Director>,
    mut commands: Commands,
) {
    let session = table.session();
    begun.0 = !session.played().is_empty() && session.position().outcome().is_none();
    director.is_paused = false;
    if let Some(scene) = programme.first() {
        commands.trigger(PlayScene(scene.clone()));
    }
}

fn show(
    mut contexts: EguiContexts,
    begun: Res<HasBegun>,
    settings: Res<Settings>,
    mut free: ResMut<FreeArea>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let narrow = screen.width() < NARROW && screen.height() > screen.width();
    let (align, offset) = if narrow {
        (Align2::CENTER_BOTTOM, egui::vec2(0.0, -16.0))
    } else {
        (Align2::LEFT_CENTER, egui::vec2((screen.width() * 0.06).min(96.0), 0.0))
    };
    let area = egui::Area::new("title".into()).anchor(align, offset).show(context, |panel| {
        card().inner_margin(22.0).show(panel, |panel| {
            panel.set_width(WIDTH);
            // A phone in landscape has less room.
            let height = screen.height() - 76.0;
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).show_following(panel, |panel| {
                show_name(panel);
                panel.vertical_centered_justified(|panel| {
                    let play = if begun.0 { text!("title-continue") } else { text!("title-play") };
                    if primary_button(panel, play).clicked() {
                        if begun.0 || settings.welcomed {
                            commands.trigger(EnterTable);
                        } else {
                            *dialog = Dialog::Welcome;
                        }
                    }
                    if quiet_button(panel, true, text!("title-games")).clicked() {
                        *dialog = Dialog::Setup;
                    }
                    if quiet_button(panel, true, text!("together")).clicked() {
                        *dialog = Dialog::Together;
                    }
                    if quiet_button(panel, true, text!("learn")).clicked() {
                        *dialog = Dialog::Learn;
                    }
                    if quiet_button(panel, true, text!("showcase")).clicked() {
                        commands.trigger(PlayShow(None));
                    }
                    if quiet_button(panel, true, text!("table-rules")).clicked() {
                        *dialog = Dialog::RuleBook;
                    }
                    if quiet_button(panel, true, text!("settings")).clicked() {
                        *dialog = Dialog::Settings;
                    }
                    #[cfg(not(target_arch = "wasm32"))]
                    if quiet_button(panel, true, text!("menu-quit")).clicked() {
                        commands.write_message(AppExit::Success);
                    }
                });
            });
        });
    });
    let taken = area.response.rect;
    free.set_if_neq(FreeArea(if narrow {
        Rect::new(8.0, 8.0, screen.width() - 8.0, (taken.top() - 8.0).max(9.0))
    } else {
        Rect::new(taken.right() + 24.0, 24.0, screen.width() - 24.0, screen.height() - 24.0)
    }));
    Ok(())
}

fn show_name(panel: &mut Ui) {
    let word = |text: &str, size| {
        RichText::new(text).font(egui::FontId::new(size, egui::FontFamily::Name(TITLE.into()))).color(ui::accent())
    };
    panel.spacing_mut().item_spacing.y = 0.0;
    panel.label(word("BULLDOZER", 72.0));
    panel.label(word("GAMBIT", 72.0).color(ui::text()));
    panel.add_space(6.0);
    panel.label(RichText::new(text!("title-about")).color(ui::faint()));
    panel.add_space(16.0);
    panel.spacing_mut().item_spacing.y = 8.0;
}

/// Returns to the suspended match behind the scene.
fn on_enter_table(_: On<EnterTable>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    commands.trigger(EndShow);
    next.set(Screen::Match);
}
