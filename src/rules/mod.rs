//! The rules of all games: pure, without a clock, random numbers or floats.
//!
//! A *turn* is one or more *actions*. Each action runs through the stages of [`Stage::ORDER`]; a position waits in one
//! of them for its decider. Two drivers run the same resolvers: [`play`] here, and the app's `ResolveTurn` schedule.
//!
//! ```
//! use bulldozer_gambit::rules::{Action, Effects, GameId};
//!
//! let mut table = GameId::Pothole.set_up([], None)?;
//! let mut effects = Vec::new();
//! table.play(Action::parse("c2d2", table.seats())?, Effects::recording(&mut effects))?;
//! assert!(table.to_text().ends_with("turn=W done=d2 noisy=1"));
//!
//! // A refusal names the rule, and changes nothing.
//! let again = Action::parse("d2d3", table.seats())?;
//! let refusal = table.play(again, Effects::recording(&mut effects)).unwrap_err();
//! assert_eq!(refusal.to_string(), "the piece on d2 has already moved in this turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod answer;
mod any_game;
mod catalog;
mod describe;
mod dispatch;
mod draft;
mod driver;
mod effect;
mod finish;
mod form;
mod game;
mod game_id;
mod history;
mod kit;
mod losses;
mod naming;
mod noun;
mod odds;
mod options;
mod order;
mod outcome;
mod perft;
mod points;
mod preview;
mod price;
mod refusal;
mod seat;
mod seating;
mod series;
mod snapshot;
mod square;
mod stage;
mod table;
mod tags;
mod text;
mod viewer;
mod web;
mod why_not;
mod zobrist;

pub mod auction;
pub mod chess;
pub mod knot;
#[cfg(feature = "toy-game")]
pub mod nine;
pub mod pothole;
pub mod quad;
pub mod record;
pub mod story;
pub mod talk;

/// The list of the games, in menu order. It calls the macro `$then` with `$with` and a line for each game: its
/// [`GameId`], its folder, which is also its name in notation, and its full name.
///
/// [`with_game`] and [`with_line`] stand on it, and whatever has a file for each game, such as the lessons.
macro_rules! for_each_game {
    (($($then:tt)*) $with:tt) => {
        $($then)*! { $with
            Pothole: pothole, "4-Player Pothole Chess.";
            Knot: knot, "4-by-1 Knot Chess.";
            Quad: quad, "ZM \"Machiavellian\" Quadchess.";
            Auction: auction, "Auction Chess.";
            #[cfg(feature = "toy-game")]
            Nine: nine, "Kings on Nine Squares: a toy that shows what a game takes. Not shipped.";
        }
    };
}
pub(crate) use for_each_game;

pub use action::{Action, Bid, Group, Kind, NotAnAction, Resignation, Token};
pub use answer::answered;
pub use any_game::{AnyGame, Line};
pub use catalog::SetupError;
pub use describe::{Describe, Due, DueReason};
pub(crate) use dispatch::{line_of, match_game, with_game, with_line};
pub use draft::{Draft, DraftError, DraftThing, PieceMark, PositionFault};
pub use driver::{Flow, Resolver, Turn, play, play_unchecked, resolve_stage, settled};
pub use effect::{Chip, Death, Departure, Effect, Effects, Heading, Manner, PieceId, PotholeId, dropped};
pub use finish::{Finish, finishes};
pub use form::Form;
pub use game::{Game, Head};
pub use game_id::{GameId, UnknownGame};
pub use history::{History, HistoryMark, Visit};
pub use kit::{KeyValues, Kit, KitKey, KitPiece, MarkKind};
pub use losses::{Loot, Losses};
pub use naming::{Names, Several, counted, in_case};
pub use noun::{Case, Noun};
pub use odds::Odds;
pub use options::{OptionError, OptionInfo, OptionValues, Options};
pub use order::order_of_play;
pub use outcome::{EndReason, Outcome};
pub use perft::{divide, perft};
pub use points::{NotPoints, Points};
pub use preview::{Consequence, Travel, preview};
pub use price::{GivenAway, Price, price};
pub use record::{Follower, Record, RecordError, Replay};
pub use refusal::Refusal;
pub use seat::{Decider, MAX_SEATS, Seat, SeatColor, SeatInfo, SeatSet};
pub use seating::{Seating, Standing};
pub use series::{Series, SeriesError};
pub use snapshot::{
    Alarm, AlarmKind, ChipSet, Field, Ground, HandPiece, OfferState, PieceState, PotholeState, Snapshot,
};
pub use square::{NotASquare, Square};
pub use stage::Stage;
pub use story::{Foresight, Story, StoryMark, brief, foresee, prospect, story};
pub use table::Table;
pub use tags::tag_value;
pub use talk::{Remark, Said, Talk, TalkMode};
pub use text::{PositionError, excerpt, printable};
pub(crate) use text::{capitalised, list as in_a_row};
pub use viewer::Viewer;
pub use web::{Attack, Means};
pub use why_not::WhyNot;
pub use zobrist::zobrist;
