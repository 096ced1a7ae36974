//! The state of the match as the panels show it: computed when it changes, and shown in every frame.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPrimaryContextPass;

use super::arrange::{Arrangement, arranges};
use super::auction::{AuctionStep, Hands};
use super::lesson::Coach;
use super::systems::{PanelSystems, UiSystems};
use crate::play::{BotsPaused, Session};
use crate::rules::{Action, AlarmKind, AnyGame, Case, Decider, Seat, Several, Snapshot, capitalised};
use crate::settings::SpokenLanguage;
use crate::texts::{YOU, text};
use crate::view::{PickedBid, Seen, Selection, seen_has_changed};

/// The state of the match, as far as it has been shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct MatchStatus {
    /// Whose turn it is and what to do, or how the game ended.
    pub(super) status: String,
    /// The length of the name in it in bytes, which may be cut if there is no room.
    pub(super) name: usize,
    /// Other important information.
    pub(super) notes: String,
    /// The player to decide; `None` while chance decides, and after the game.
    pub(super) decider: Option<Seat>,
    /// The player who chooses a hidden set-up.
    pub(super) arranges: Option<Seat>,
    /// The current step of a game with hands.
    pub(super) step: AuctionStep,
}

/// The systems that compute it, before the panels are laid out.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct ToldSystems;

/// The current action that belongs to no square, and its label.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct MainAction(pub(super) Option<(Action, String)>);

pub(super) fn plugin(app: &mut App) {
    // Runs in any screen, because a match may be restored before the table is shown.
    let changed = || seen_has_changed.or_else(resource_changed::<SpokenLanguage>);
    let picked = resource_exists_and_changed::<PickedBid>.or_else(resource_exists_and_changed::<Selection>);
    let taught = resource_exists_and_changed::<Coach>.or_else(resource_removed::<Coach>);
    let either = changed().or_else(picked).or_else(taught).or_else(resource_changed::<Arrangement>);
    app.init_resource::<MatchStatus>().init_resource::<MainAction>().add_systems(
        EguiPrimaryContextPass,
        (tell_match.run_if(changed().or_else(resource_changed::<BotsPaused>)), find_main_action.run_if(either))
            .chain()
            .in_set(ToldSystems),
    );
    app.add_systems(Update, write_title.run_if(resource_changed::<MatchStatus>).in_set(UiSystems));
    app.configure_sets(EguiPrimaryContextPass, ToldSystems.before(PanelSystems::Edges));
}

fn tell_match(seen: Seen, paused: Res<BotsPaused>, mut told: ResMut<MatchStatus>) {
    let session = seen.session();
    let table = session.position();
    *told = MatchStatus {
        name: match table.outcome() {
            None => Some(session.player_name(asked(session))).filter(|name| *name != YOU).map_or(0, str::len),
            Some(_) => 0,
        },
        status: status(&seen, *paused),
        notes: session.told(|| table.words().notes()).join(" "),
        decider: match table.decider() {
            Some(Decider::Seat(seat)) => Some(seat),
            _ => None,
        },
        // The next player to set up first sees that the other one has done so.
        arranges: arranges(session).filter(|_| !seen.is_behind()),
        step: AuctionStep::of(table, &seen.table()),
    };
}

/// In the window title, the turn is visible while another window is in front.
fn write_title(told: Res<MatchStatus>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    window.title = text!("table-title", status = told.status.as_str());
}

fn find_main_action(
    seen: Seen,
    picked: Res<PickedBid>,
    told: Res<MatchStatus>,
    selection: Res<Selection>,
    hands: Res<Hands>,
    coach: Option<Res<Coach>>,
    arrangement: Res<Arrangement>,
    mut main: ResMut<MainAction>,
) {
    let is_only_told = coach.is_some_and(|coach| coach.task().is_none());
    let session = seen.session();
    // The next step is not known before all actions have been shown.
    if is_only_told || seen.is_behind() || session.others_decide() {
        main.set_if_neq(MainAction(None));
        return;
    }
    if let Some(action) = arrangement.action(&told) {
        main.set_if_neq(MainAction(Some((action, text!("arrange-done")))));
        return;
    }
    if let Some(action) = selection.pending {
        main.set_if_neq(MainAction(Some((action, text!("table-confirm")))));
        return;
    }
    main.set_if_neq(MainAction(if picked.0.is_empty() {
        let actions = [(Action::End, text!("table-end-turn")), (Action::Swap, text!("table-swap"))];
        let own = actions.into_iter().find(|(action, _)| session.position().check(*action).is_ok());
        own.or_else(|| told.step.without())
    } else {
        hands.picked_action(told.step, &picked)
    }));
}

/// A sentence that tells whose turn it is and what to do, or how the game ended.
pub(super) fn status(seen: &Seen, paused: BotsPaused) -> String {
    let session = seen.session();
    let table = session.position();
    if let Some(outcome) = table.outcome() {
        let winners: Vec<_> = outcome.winners().iter().map(|seat| session.player_name(seat).to_owned()).collect();
        let why = outcome.reason.to_string();
        return match &winners[..] {
            [winner] => text!("table-wins", name = winner.as_str(), why = why),
            // A team, or one player's two armies.
            _ if !outcome.reason.is_draw() => {
                let Several { names, person } = Several::of(&winners, Case::Nominative);
                text!("table-team-wins", names = capitalised(&names), person = person, why = why)
            }
            _ => text!("table-drawn", names = Several::of(&winners, Case::Dative).names, why = why),
        };
    }
    let asked = asked(session);
    let name = session.player_name(asked);
    match session.bot_to_decide() {
        // The bot has finished thinking, and its action is being shown.
        Some(_) if seen.is_behind() => text!("table-bot-acts", name = name),
        Some(_) if paused.0 => text!("table-bot-waits", name = name),
        Some((_, bot)) => text!("table-bot-thinks", name = name, bot = bot.short_title()),
        None if session.others_decide() => text!("together-waits", name = name),
        None if is_in_check(table, &seen.table(), asked) => {
            text!("table-turn-in-check", name = name, what = session.told(|| table.words().prompt()))
        }
        None => text!("table-turn", name = name, what = session.told(|| table.words().prompt())),
    }
}

/// Whether a royal of this player's own is in check.
fn is_in_check(table: &dyn AnyGame, lying: &Snapshot, seat: Seat) -> bool {
    let alarms = table.words().alarms();
    let mut checks = alarms.iter().filter(|alarm| alarm.kind == AlarmKind::Check);
    checks.any(|alarm| lying.piece_on(alarm.square).is_some_and(|(_, piece)| piece.seat == seat))
}

/// The player to decide, or the player to move while chance decides.
fn asked(session: &Session) -> Seat {
    match session.position().decider() {
        Some(Decider::Seat(seat)) => seat,
        _ => session.position().turn(),
    }
}
