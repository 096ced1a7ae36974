//! Turns: a move, its captures, the slips, and the end of the turn (docs/rules/knot.md, "Pieces").

use super::army::{PieceKind, foe};
use super::end::{judge, judge_counters, judge_royals, won};
use super::position::{BLACK, BOTH, Phase, Position, Underway, WHITE};
use super::star::{Cell, bit, cell_of, distance, each, square, way};
use super::step::{Form, Step, make, victims};
use super::{berserk, dingo, frog, golem, icosahedron};
use crate::rules::action::{Action, Group};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Departure, Effect, Effects, Manner, PieceId};
use crate::rules::history::History;
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::Decider;
use crate::rules::square::Square;

/// The stage `Move`: waits for the decider, and starts the action.
pub(super) fn act(position: &mut Position, Turn { pending, effects, history }: &mut Turn<'_>) -> Flow {
    let Some(decider) = position.asked() else { return Flow::Over };
    let Some(action) = *pending else { return Flow::Await(decider) };
    let seat = match (decider, action) {
        // Chance sets up armies, but never resigns.
        (Decider::Chance, Action::SetUp(_)) => None,
        (Decider::Seat(seat), _) => Some(seat),
        (Decider::Chance, _) => Some(position.turn),
    };
    effects.report(|| Effect::ActionTaken { seat, action });
    let step = |form, (from, to): (Square, Square)| {
        let cells = cell_of(from).zip(cell_of(to));
        cells.map_or(Underway::Nothing, |(from, to)| Underway::Step(Step { form, from, to }))
    };
    position.underway = match action {
        Action::Move { from, to, .. } => step(Form::Go, (from, to)),
        Action::Berserk { from, to } => step(Form::Berserk, (from, to)),
        Action::Teleport { from, to } => step(Form::Teleport, (from, to)),
        Action::SetUp(groups) => {
            lay(position, groups, effects, history);
            Underway::Arranged
        }
        Action::Swap => {
            position.pie = false;
            effects.report(|| Effect::SidesSwapped);
            Underway::Arranged
        }
        Action::Resign(_) => {
            resign(position, effects);
            Underway::Resigned
        }
        Action::Draw(_) => Underway::Agreed,
        _ => Underway::Nothing,
    };
    if let Underway::Step(step) = position.underway {
        effects.report(|| departure(position, step));
    }
    Flow::Done
}

/// The effect of a piece setting out on a move.
fn departure(position: &Position, step: Step) -> Effect {
    let Step { form, from, to } = step;
    let (board, occupied) = (&position.board, position.board.occupied());
    let straight = || way(from, to).map(square).collect();
    let leap = || vec![square(from), square(to)];
    let kind = board.kind(from);
    let id = piece_id(position, from);
    if kind == PieceKind::Boomerang && board.piece(to).is_some() {
        return Effect::PieceThrew { piece: id, path: straight() };
    }
    let (path, manner) = match (form, kind) {
        (Form::Berserk, _) => (straight(), Manner::Charge),
        (Form::Teleport, _) => (leap(), Manner::Teleport),
        (Form::Go, PieceKind::King | PieceKind::Golem | PieceKind::Boomerang | PieceKind::Attacker) => {
            (straight(), Manner::Plain)
        }
        (Form::Go, PieceKind::Icosahedron) => (icosahedron::roll(occupied, from, to), Manner::Roll),
        (Form::Go, PieceKind::Dingo) => (dingo::way(occupied, from, to), Manner::Leap),
        (Form::Go, PieceKind::Prince | PieceKind::Frog | PieceKind::Entity) => (leap(), Manner::Leap),
    };
    Effect::PieceMoved { piece: id, path, manner }
}

fn piece_id(position: &Position, cell: Cell) -> PieceId {
    PieceId(position.board.piece(cell).unwrap_or_default())
}

/// The pieces of the resigning player leave the board.
fn resign(position: &mut Position, effects: &mut Effects<'_>) {
    let seat = position.turn;
    effects.report(|| Effect::PlayerLeft { seat, departure: Departure::Resigned });
    for cell in each(position.board.own(seat)) {
        let piece = PieceId(position.board.take(cell));
        effects.report(|| Effect::PieceDied { piece, death: Death::Removed });
    }
}

/// Sets up the groups of the player on turn; once both armies are known, they appear.
fn lay(position: &mut Position, groups: [Group; 4], effects: &mut Effects<'_>, history: &mut History) {
    let seat = position.turn;
    match position.phase {
        Phase::SetUp { white: Some(white) } => {
            position.lay_out([white, groups]);
            history.arrive(position.visit(), 0);
            let armies = [WHITE, BLACK].into_iter().flat_map(|seat| position.board.army(seat));
            for (piece, on) in armies.filter_map(|(_, cell)| position.table_piece(cell)) {
                let (seat, kind, square, home) = (on.seat, on.kind, on.square, on.home);
                effects.report(|| Effect::PieceAppeared { piece, seat, kind, square, home });
            }
        }
        _ => {
            position.phase = Phase::SetUp { white: Some(groups) };
            position.turn = BLACK;
        }
    }
    let next = position.turn;
    effects.report(|| Effect::TurnEnded { seat, next });
}

/// The stage `Capture`: captured pieces leave the board, and the moving piece is put down.
pub(super) fn capture(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if let Underway::Step(step) = position.underway {
        if effects.listens() {
            report_captures(position, step, effects);
        }
        let gone = make(&mut position.board, position.turn, step, &position.options);
        position.underway = Underway::Made { captured: gone != 0 };
    }
    Flow::Done
}

fn report_captures(position: &Position, step: Step, effects: &mut Effects<'_>) {
    let Step { form, from, to } = step;
    let board = &position.board;
    let mover = piece_id(position, from);
    let died = |cell, death| Effect::PieceDied { piece: piece_id(position, cell), death };
    let gone = victims(board, position.turn, step, &position.options);
    if form == Form::Berserk {
        for cell in berserk::run(from, to).filter(|&cell| gone & bit(cell) != 0) {
            effects.report(|| died(cell, Death::Trampled(mover)));
        }
        effects.report(|| died(from, Death::Spent));
        return;
    }
    if gone == 0 {
        return;
    }
    match board.kind(from) {
        PieceKind::Golem => {
            let victim = piece_id(position, to);
            let flight = golem::flight(board.occupied(), from, to);
            let path: Vec<Square> = core::iter::once(to).chain(flight).map(square).collect();
            if path.len() > 1 {
                effects.report(|| Effect::PieceFlung { piece: victim, path });
            }
            if let Some(hit) = golem::hit(board.occupied(), from, to) {
                effects.report(|| died(hit, Death::Struck(victim)));
            }
            effects.report(|| died(to, Death::Captured(mover)));
            return;
        }
        PieceKind::Entity => effects.push(Effect::RingPulsed { piece: mover, distance: distance(to) }),
        _ => {}
    }
    for cell in each(gone) {
        effects.report(|| died(cell, Death::Captured(mover)));
    }
}

/// The stage `Check`: the mover's frogs slip. Checks and mates are judged at the end of the turn.
pub(super) fn slip(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if matches!(position.underway, Underway::Made { .. }) {
        frog::slip(&mut position.board, position.turn, |slip| {
            let path = || vec![square(slip.from), square(slip.to)];
            effects.report(|| Effect::PieceMoved { piece: PieceId(slip.frog), path: path(), manner: Manner::Slip });
        });
    }
    Flow::Done
}

/// The stage `TurnEnd`: the other player's turn, or the end of the game.
pub(super) fn end(position: &mut Position, Turn { pending, effects, history }: &mut Turn<'_>) -> Flow {
    *pending = None;
    let seat = position.turn;
    let outcome = match core::mem::take(&mut position.underway) {
        Underway::Made { captured } => {
            count_turn(position, captured);
            judge_royals(position).or_else(|| {
                pass_turn(position, effects);
                let times = history.arrive(position.visit(), position.quiet);
                judge(position).or_else(|| judge_counters(position, times))
            })
        }
        Underway::Arranged if position.phase == Phase::Play => judge(position),
        Underway::Arranged | Underway::Nothing | Underway::Step(_) => None,
        Underway::Resigned => Some(won(foe(seat), EndReason::Resignation)),
        Underway::Agreed => Some(Outcome::shared(BOTH, EndReason::Agreement)),
    };
    match outcome {
        Some(outcome) => {
            position.outcome = Some(outcome);
            effects.report(|| Effect::GameEnded { outcome });
            Flow::Over
        }
        None => Flow::Done,
    }
}

/// Updates the counters after a turn.
fn count_turn(position: &mut Position, captured: bool) {
    position.quiet = if captured { 0 } else { position.quiet + 1 };
    // Black has moved, so the right to swap sides is over.
    position.pie &= position.turn == WHITE;
    position.truce = position.truce.saturating_sub(1);
}

/// Passes the turn to the other player.
fn pass_turn(position: &mut Position, effects: &mut Effects<'_>) {
    let seat = position.turn;
    position.turn = foe(seat);
    let next = position.turn;
    effects.report(|| Effect::TurnEnded { seat, next });
}
