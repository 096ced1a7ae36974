//! Choosing with digit keys: among several ways to a square, the pieces of a hand, and bids.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::play::Session;
use crate::rules::{Action, PieceId};
use crate::ui::auction::{AuctionStep, Hands, Refused, is_wanted};
use crate::ui::match_status::{MatchStatus, ToldSystems};
use crate::ui::systems::PanelSystems;
use crate::view::{Commit, PickHand, Selection, Timeline};

/// Triggered to choose the option with this number, counted from 1.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct Choose(pub(super) u8);

/// An option to choose.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Choice {
    /// Plays this action.
    Act(Action),
    /// Picks this captured piece.
    Hand(PieceId),
}

/// System parameter with the current options.
#[derive(SystemParam)]
struct Choices<'w> {
    session: Res<'w, Session>,
    selection: Res<'w, Selection>,
    timeline: Res<'w, Timeline>,
    told: Res<'w, MatchStatus>,
    hands: Res<'w, Hands>,
    refused: Res<'w, Refused>,
}

impl Choices<'_> {
    /// All options, in the order in which they are shown.
    fn all(&self) -> Vec<Choice> {
        if self.timeline.is_busy() || self.session.others_decide() {
            return Vec::new();
        }
        if let Some(square) = self.selection.choice {
            return self.selection.ways_to(square).map(|target| Choice::Act(target.action)).collect();
        }
        match self.told.step {
            AuctionStep::Offer(seat) | AuctionStep::Bid(seat) | AuctionStep::Place(seat) => {
                let wanted = self.hands.of(seat).into_iter().filter(|(_, piece)| is_wanted(self.told.step, piece));
                wanted.map(|(id, _)| Choice::Hand(id)).collect()
            }
            AuctionStep::Accept(_) => {
                let bids = self.hands.bids().iter();
                let open = bids.filter(|bid| !bid.pieces.is_empty() && self.refused.of(bid.seat).is_none());
                open.map(|bid| Choice::Act(Action::Accept(bid.seat))).collect()
            }
            AuctionStep::Board | AuctionStep::Throw(_) => Vec::new(),
        }
    }
}

/// The options with their digits, as panels show them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Numbered(Vec<Choice>);

impl Numbered {
    /// The digit of this option, if it has one.
    pub(in crate::ui) fn number_of(&self, choice: Choice) -> Option<u8> {
        let place = self.0.iter().position(|&known| known == choice)?;
        u8::try_from(place + 1).ok().filter(|number| *number <= 9)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Numbered>()
        .add_systems(EguiPrimaryContextPass, number.after(ToldSystems).before(PanelSystems::Edges))
        .add_observer(on_choose);
}

fn number(choices: Choices, mut numbered: ResMut<Numbered>) {
    numbered.set_if_neq(Numbered(choices.all()));
}

fn on_choose(choose: On<Choose>, choices: Choices, mut commands: Commands) {
    match choices.all().get(usize::from(choose.0) - 1) {
        Some(&Choice::Act(action)) => commands.trigger(Commit(action)),
        Some(&Choice::Hand(piece)) => commands.trigger(PickHand(piece)),
        None => {}
    }
}
