//! The panel of Auction Chess: hands, auction and dice.

mod bids;
mod call;
mod dice;
mod hand;
mod hands;
mod head;
mod panel;
mod refused;
mod rows;
mod sale;
mod shown;
mod step;
mod switch;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::match_status::ToldSystems;
use super::systems::PanelSystems;
use super::{hud, lesson};
use crate::play::{DiceInHand, Reasons, Session};
use crate::settings::SpokenLanguage;
use crate::view::{ViewSystems, seen_has_changed};

pub(super) use hand::is_wanted;
pub(super) use hands::Hands;
pub(super) use refused::Refused;
pub(super) use step::AuctionStep;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DiceInHand)
        .init_resource::<Hands>()
        .init_resource::<dice::Rolls>()
        .init_resource::<sale::Sale>()
        .init_resource::<Refused>()
        .add_observer(hand::on_pick_hand);
    app.add_systems(Update, dice::list_rolls.run_if(seen_has_changed).after(ViewSystems::Follow));
    let has_hands = |session: Res<Session>| session.setup().game.has_hands();
    app.add_systems(
        EguiPrimaryContextPass,
        (
            hands::look.run_if(seen_has_changed).before(ToldSystems),
            sale::look.run_if(seen_has_changed.or_else(resource_changed::<Reasons>)).before(PanelSystems::Edges),
            call::show.run_if(call::is_called).in_set(PanelSystems::Middle),
            refused::ask_rules
                .run_if(seen_has_changed.or_else(resource_changed::<SpokenLanguage>))
                .after(ToldSystems)
                .before(PanelSystems::Edges),
            panel::show
                .run_if(has_hands)
                .after(hud::show_actions)
                .after(lesson::show_coach)
                .in_set(PanelSystems::Edges),
        ),
    );
}
