//! The games to choose from, each on a card with its picture.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::play::Setup;
use crate::rules::GameId;
use crate::theme::{picture_card, ui};

/// The games' pictures, loaded when they are first looked at; none where there are no assets.
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
            let picture = assets.load(format!("pictures/{}.png", game.name()));
            pictures.0.insert(game, textures.add_image(EguiTextureHandle::Strong(picture)));
        }
    }
}

pub(super) fn show_games(panel: &mut Ui, setup: &mut Setup, pictures: &Pictures) {
    const SPACE: f32 = 8.0;
    // Two beside each other, or on a phone one below the other.
    let columns = if panel.available_width() < 480.0 { 1 } else { 2 };
    let width = (panel.available_width() - SPACE * (columns as f32 - 1.0)) / columns as f32;
    for row in GameId::ALL.chunks(columns) {
        panel.horizontal(|panel| {
            panel.spacing_mut().item_spacing.x = SPACE;
            for &game in row {
                let picture = pictures.0.get(&game).copied();
                let card = picture_card(panel, picture, game.title(), pitch(game), setup.game == game, width);
                if card.clicked() && setup.game != game {
                    let bots = setup.bots.for_seats(game.seats().len());
                    *setup = Setup { time: setup.time, series: setup.series, bots, ..Setup::new(game) };
                }
            }
        });
    }
    let learn = egui::CollapsingHeader::new("Learn it in a minute").id_salt(setup.game.name());
    learn.show(panel, |panel| {
        for sentence in lesson(setup.game) {
            panel.horizontal_top(|panel| {
                panel.label(RichText::new("•").color(ui::accent()));
                panel.add(egui::Label::new(sentence).wrap());
            });
        }
    });
}

/// What a game is about, for how many and how long.
const fn pitch(game: GameId) -> &'static str {
    match game {
        GameId::Pothole => "Bulldozers push, and the potholes move. 4 players, half an hour.",
        GameId::Knot => "Four strips cross in one knot. 2 players, a quarter of an hour.",
        GameId::Quad => "Mate a king, and get the army. 4 players, an hour.",
        GameId::Auction => "What you take is put up for auction. 4 players, an evening.",
    }
}

/// What one must know to begin.
const fn lesson(game: GameId) -> [&'static str; 4] {
    match game {
        GameId::Pothole => [
            "A turn has up to two actions: move two different things, your pieces or potholes.",
            "Kings, cars and whirlwinds take what they land on. Bulldozers take nothing: they push what stands in their \
             way, over the edge or into a pothole, whoever owns it.",
            "Cars, whirlwinds and bulldozers that have rested on all four promotion squares get stronger.",
            "Kill a king, and the army and its pothole are yours. There is no check; the last king wins.",
        ],
        GameId::Knot => [
            "Four strips cross in one square, the Knot: from it every arm can be reached.",
            "You have four royals: King, Crown Prince and two frogs, which slip back towards their wells after each of \
             your turns.",
            "A royal in check must be saved where it can be; without royals you have lost.",
            "Once a game each attacker may go berserk, to the end of an arm: every enemy on its way is gone, and so is \
             it. No check warns of that.",
        ],
        GameId::Quad => [
            "Four armies begin in the corners of one chessboard and move as chess pieces do. No king is ever taken.",
            "A check is answered at once, by whoever stands in it: the order of play jumps, and those passed over lose \
             their turn.",
            "Mate a king, and the rest of the army is yours: it moves at once, for you.",
            "A king that reaches the corner across and steps off it leaves a queen there. Deals may be made, and broken.",
        ],
        GameId::Auction => [
            "Four-handed chess. What you take goes to your hand, with three tokens on it.",
            "After your move you may put a piece of your hand up for auction: the others bid pieces of theirs, and what is \
             traded is placed on the board at once.",
            "On each of your turns the pieces in your hand lose a token. Without tokens the dice drop them onto the inner \
             field, where they sleep until somebody takes them.",
            "Mate the kings, or take one that was left open: the last player wins.",
        ],
    }
}
