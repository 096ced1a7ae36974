//! The match in Bevy: the schedule of a turn, the entities of the game, undo and saves. Runs without a window.

mod bots;
mod chance;
mod chip;
mod clock;
mod course;
mod demo;
mod die;
mod forget;
mod hand;
mod intent;
mod lay;
mod offer;
mod on_table;
mod piece;
mod pothole;
mod referee;
mod replay;
mod resolve;
mod save;
mod series;
mod session;
mod setup;
mod show;
mod table;
mod talk;
mod together;

use bevy::prelude::*;

pub(crate) use bots::HURRIED_PACE;
pub use bots::{
    Analyse, Analysis, Annotation, AnswerDoubt, AskForHint, BotSeat, BotWork, Bots, BotsHurry, BotsPaused, BotsRush,
    CoachBook, CoachChange, Dangers, Doubt, Hint, HurryBots, Judged, NotBots, PauseBots, PlayOut, Reasons, Rest,
    SeatBot, SkipToTurn, StepBots, Thinking, Warning,
};
pub use chance::{DiceInHand, Fall, Odds, ThrowDice, dice_are_due, drawn, odds, throws};
pub use chip::{Chips, PromotionChip, Under};
pub(crate) use clock::LONGEST_FRAME;
pub use clock::{ClockHeld, PauseMatch};
pub use course::{Played, Retold, Rolled};
pub use die::{Die, DieReads};
pub use forget::{Forget, Forgettable};
pub use hand::{AuctionBid, AuctionToken, BidFor, Bids, InHand, OnOffer, ToPlace, Tokens, Upon};
pub use intent::{
    ActionRefused, AskTable, BoardLaid, ConfirmAction, GoAway, JoinTable, LoadGame, OpenTable, RedoAction,
    SessionChanged, StartGame, SubmitAction, UndoAction,
};
pub use offer::{AskForOffer, OfferWanted};
pub use on_table::OnTable;
pub use piece::{EndsAreShown, Home, Leaving, OnSquare, Owner, Piece, PieceEntities, Service};
pub use pothole::{Controller, LockedBy, Pothole, PotholeEntities};
pub use replay::{GoTo, PlayOn, Replay, Review};
pub use resolve::{ActionPlayed, ResolveTurn, Resolving, StageSystems, resolve_turn};
pub use save::{
    Autosave, BeginsWithSession, ContinueMatch, DeleteMatch, KeepCopy, KeptMatch, KeptMatches, LookForMatches, Post,
    Save, SaveError, SendByPost, Unopened, is_by_post, record_of, shared_record,
};
pub use series::{NextGame, Rematch, today};
pub use session::{OtherLine, Session, TakeLine};
pub use setup::{Setup, fresh_seed};
pub use show::{
    BeginExercise, BeginShow, EndShow, PlayInShow, TakeBackInShow, Tried, TrueMatch, Waiting, is_only_shown, show_is_on,
};
pub use talk::{DealBroken, Speak, public_sentence};
pub use together::{Hosted, Link, Together, Wake, known_name, names_on, offer_in_words};

/// Everything that a match needs without being shown.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        resolve::plugin,
        session::plugin,
        lay::plugin,
        piece::plugin,
        pothole::plugin,
        chip::plugin,
        hand::plugin,
        die::plugin,
        table::plugin,
        session::take_line_plugin,
        referee::plugin,
    ));
    app.add_plugins((
        chance::plugin,
        bots::plugin,
        offer::plugin,
        clock::plugin,
        talk::plugin,
        save::plugin,
        series::plugin,
        replay::plugin,
        demo::plugin,
        together::plugin,
    ));
}
