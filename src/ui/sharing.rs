//! What is shown in places that several panels share: in low windows the cards and the status line give way to what a
//! player needs for a choice.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::auction::AuctionStep;
use super::foreseen::Foreseen;
use super::frame::Frame;
use super::lesson::Coach;
use super::match_status::{MatchStatus, ToldSystems};
use super::notice::Shown;
use super::question::is_grave;
use super::replay::looks_back;
use super::systems::PanelSystems;
use crate::play::{Replay, Session, Warning};
use crate::view::Selection;

/// What is shown in the shared places now.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sharing {
    /// In the place of the cards.
    pub(super) top: Top,
    /// Whether the auction has the place of the status line.
    pub(super) auction_has_line: bool,
}

/// What is shown in the place of the cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Top {
    #[default]
    Cards,
    /// The review bar.
    Review,
    /// The notices of the status line.
    Notice,
    /// The head of the auction.
    Offer,
    /// The rows of the auction, in a lesson.
    Hands,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sharing>().add_systems(
        EguiPrimaryContextPass,
        share.after(PanelSystems::Frame).after(ToldSystems).before(PanelSystems::Edges),
    );
}

fn share(
    frame: Res<Frame>,
    session: Res<Session>,
    replay: Res<Replay>,
    told: Res<MatchStatus>,
    shown: Res<Shown>,
    coach: Option<Res<Coach>>,
    (selection, foreseen, warning): (Res<Selection>, Res<Foreseen>, Res<Warning>),
    mut sharing: ResMut<Sharing>,
) {
    let now = if coach.is_some() {
        let top = if frame.is_folded() && is_trading(told.step) { Top::Hands } else { Top::Cards };
        Sharing { top, auction_has_line: false }
    } else {
        let reviews = looks_back(&session, &replay) && !is_grave(&selection, &foreseen, &warning);
        let auction_has_line = auction_needs_line(&frame, &session, &told, &shown)
            && frame.auction_may_take_line()
            && !(reviews && frame.replay == frame.line);
        let top = match told.step {
            _ if auction_has_line && notices_are_on_top(&frame) && !shown.is_empty() => Top::Notice,
            _ if reviews && frame.replay == frame.cards => Top::Review,
            _ if !auction_has_line || !frame.is_folded() => Top::Cards,
            AuctionStep::Bid(_) | AuctionStep::Accept(_) | AuctionStep::Place(_) => Top::Offer,
            AuctionStep::Offer(_) | AuctionStep::Board | AuctionStep::Throw(_) => Top::Cards,
        };
        Sharing { top, auction_has_line }
    };
    sharing.set_if_neq(now);
}

/// Whether players choose from their hands or among bids.
const fn is_trading(step: AuctionStep) -> bool {
    step.hand().is_some() || matches!(step, AuctionStep::Accept(_))
}

/// Whether a player has a choice that needs the full height of the auction, while the status line has nothing else to
/// say. A folded auction needs it for the choices of bots, too.
fn auction_needs_line(frame: &Frame, session: &Session, told: &MatchStatus, shown: &Shown) -> bool {
    if !is_trading(told.step) {
        return false;
    }
    let is_human = !session.others_decide();
    match frame.is_folded() {
        true => is_human || matches!(told.step, AuctionStep::Bid(_) | AuctionStep::Accept(_)),
        false => is_human && (shown.is_empty() || notices_are_on_top(frame)),
    }
}

/// Whether notices replace the cards while the auction has the place of the status line: without it, hands would be cut.
fn notices_are_on_top(frame: &Frame) -> bool {
    frame.is_folded() || frame.is_lying && frame.replay == frame.cards
}
