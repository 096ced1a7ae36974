//! The choice of the game, each on a card with its picture.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::play::Setup;
use crate::rules::GameId;
use crate::texts::text;
use crate::theme::{NARROW, picture_card, picture_card_height, ui};
use crate::ui::about::about;

/// The pictures of the games, loaded on first use; empty in an app without assets.
#[derive(Resource, Default, Debug)]
pub(super) struct Pictures(BTreeMap<GameId, egui::TextureId>);

pub(super) fn hang_pictures(
    mut pictures: ResMut<Pictures>,
    assets: Option<Res<AssetServer>>,
    textures: Option<ResMut<EguiUserTextures>>,
) {
    if let (Some(assets), Some(mut textures)) = (assets, textures)
        && pictures.0.is_empty()
    {
        for game in GameId::ALL {
            let picture = assets.load(about(game).picture);
            pictures.0.insert(game, textures.add_image(EguiTextureHandle::Strong(picture)));
        }
    }
}

pub(super) fn show_games(panel: &mut Ui, setup: &mut Setup, pictures: &Pictures) {
    const SPACE: f32 = 8.0;
    // Two in a row, or on a phone one below the other.
    let columns = if panel.available_width() < 480.0 { 1 } else { 2 };
    let width = (panel.available_width() - SPACE * (columns as f32 - 1.0)) / columns as f32;
    for row in GameId::ALL.chunks(columns) {
        let height = |game: &GameId| {
            let picture = pictures.0.get(game).copied();
            picture_card_height(panel, picture, game.title(), &(about(*game).pitch)(), width)
        };
        let size = egui::vec2(width, row.iter().map(height).fold(0.0, f32::max));
        panel.horizontal(|panel| {
            panel.spacing_mut().item_spacing.x = SPACE;
            for &game in row {
                let picture = pictures.0.get(&game).copied();
                let card = picture_card(panel, picture, game.title(), &(about(game).pitch)(), setup.game == game, size);
                if card.clicked() && setup.game != game {
                    let bots = setup.bots.for_seats(game.seats().len());
                    *setup = Setup { time: setup.time, series: setup.series, bots, ..Setup::offered(game) };
                }
            }
        });
    }
    let learn = egui::CollapsingHeader::new(text!("games-learn")).id_salt(setup.game.name());
    learn.show(panel, |panel| {
        for sentence in (about(setup.game).basics)() {
            panel.horizontal_top(|panel| {
                panel.label(RichText::new("•").color(ui::accent()));
                panel.add(egui::Label::new(sentence).wrap());
            });
        }
    });
}

/// Chooses a game in a compact row, for dialogs with little room on a phone.
pub(in crate::ui) fn choose_game(panel: &mut Ui, game: &mut GameId) {
    let is_phone = panel.ctx().content_rect().width() < NARROW;
    let width = if is_phone { panel.max_rect().width() } else { 240.0 };
    egui::ComboBox::from_id_salt("game").width(width).truncate().selected_text(game.title()).show_ui(panel, |panel| {
        for offered in GameId::ALL {
            panel.selectable_value(game, offered, offered.title());
        }
    });
}
