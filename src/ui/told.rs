//! What panels say of the match: worked out when it changes, and shown in every frame.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPrimaryContextPass;

use super::arrange::{Arrangement, arranges};
use super::auction::{Hands, Step};
use super::lesson::Coach;
use super::{PanelSystems, UiSystems};
use crate::play::{BotsPaused, Session};
use crate::rules::{Action, Case, Decider, Seat, Several};
use crate::settings::SpokenLanguage;
use crate::texts::{YOU, text};
use crate::view::{PickedBid, Seen, Selection, seen_has_changed};

/// What is true of the match, as far as it has been shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Told {
    /// Whose turn it is and what is asked of them, or how the game ended.
    pub(super) status: String,
    /// How many bytes of it are a name, which may be cut where there is no room.
    pub(super) name: usize,
    /// What players must know besides.
    pub(super) notes: String,
    /// Who must decide; nobody where chance does, and once the game is over.
    pub(super) decider: Option<Seat>,
    /// Who lays groups, unseen by the other.
    pub(super) arranges: Option<Seat>,
    /// What a game with hands waits for.
    pub(super) step: Step,
}

/// What works that out, before the panels are laid.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct ToldSystems;

/// What can be done now that is done on no square, and what it is called.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct MainAction(pub(super) Option<(Action, String)>);

pub(super) fn plugin(app: &mut App) {
    // Whichever screen is shown: a match may be restored before the table is.
    let changed = || seen_has_changed.or_else(resource_changed::<SpokenLanguage>);
    let picked = resource_exists_and_changed::<PickedBid>.or_else(resource_exists_and_changed::<Selection>);
    let taught = resource_exists_and_changed::<Coach>.or_else(resource_removed::<Coach>);
    let either = changed().or_else(picked).or_else(taught).or_else(resource_changed::<Arrangement>);
    app.init_resource::<Told>().init_resource::<MainAction>().add_systems(
        EguiPrimaryContextPass,
        (tell_match.run_if(changed().or_else(resource_changed::<BotsPaused>)), find_main_action.run_if(either))
            .chain()
            .in_set(ToldSystems),
    );
    app.add_systems(Update, write_title.run_if(resource_changed::<Told>).in_set(UiSystems));
    app.configure_sets(EguiPrimaryContextPass, ToldSystems.before(PanelSystems::Edges));
}

fn tell_match(seen: Seen, paused: Res<BotsPaused>, mut told: ResMut<Told>) {
    let session = seen.session();
    let table = session.position();
    *told = Told {
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
        // Who is next to lay theirs sees first that the other has.
        arranges: arranges(session).filter(|_| !seen.is_behind()),
        step: Step::of(table),
    };
}

/// Whose turn it is can be read while another window is in front.
fn write_title(told: Res<Told>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    window.title = text!("table-title", status = told.status.as_str());
}

fn find_main_action(
    seen: Seen,
    picked: Res<PickedBid>,
    told: Res<Told>,
    selection: Res<Selection>,
    hands: Res<Hands>,
    coach: Option<Res<Coach>>,
    arrangement: Res<Arrangement>,
    mut main: ResMut<MainAction>,
) {
    let is_only_told = coach.is_some_and(|coach| coach.task().is_none());
    let session = seen.session();
    // What comes next is not known before it is seen.
    if is_only_told || seen.is_behind() || session.bot_to_decide().is_some() {
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

/// A sentence that says whose turn it is and what is asked of them, or how the game ended.
pub(super) fn status(seen: &Seen, paused: BotsPaused) -> String {
    let session = seen.session();
    let table = session.position();
    if let Some(outcome) = table.outcome() {
        let winners: Vec<_> = outcome.winners().iter().map(|seat| session.player_name(seat).to_owned()).collect();
        let why = outcome.reason.to_string();
        return match &winners[..] {
            [winner] => text!("table-wins", name = winner.as_str(), why = why),
            _ => text!("table-drawn", names = Several::of(&winners, Case::Dative).names, why = why),
        };
    }
    let name = session.player_name(asked(session));
    match session.bot_to_decide() {
        // It has thought, and what it does is being seen.
        Some(_) if seen.is_behind() => text!("table-bot-acts", name = name),
        Some(_) if paused.0 => text!("table-bot-waits", name = name),
        Some((_, bot)) => text!("table-bot-thinks", name = name, bot = bot.short_title()),
        None => text!("table-turn", name = name, what = session.told(|| table.words().prompt())),
    }
}

/// Who must decide, or whose turn it is while chance decides.
fn asked(session: &Session) -> Seat {
    match session.position().decider() {
        Some(Decider::Seat(seat)) => seat,
        _ => session.position().turn(),
    }
}
