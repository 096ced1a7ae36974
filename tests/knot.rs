//! The effects and warnings of Knot Chess. The rules themselves are tested in `tests/tables`.

use bulldozer_gambit::rules::knot::{Options, Position};
use bulldozer_gambit::rules::{
    Action, AlarmKind, Death, Describe as _, Effect, Effects, Game, Line, PieceId, Snapshot, Square,
};

fn read(text: &str) -> Position {
    Position::from_text(text, &Options::default()).unwrap()
}

/// An effect in a few words. Pieces are named by their letters, and by their squares before the action.
fn words(effect: &Effect, before: &Snapshot) -> Option<String> {
    let name =
        |id: &PieceId| before.pieces.get(id).map_or("?".to_owned(), |it| format!("{}{}", it.kind.letter(), it.square));
    let along = |path: &[Square]| path.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
    Some(match effect {
        Effect::PieceMoved { piece, path, manner } => format!("{} {manner:?} {}", name(piece), along(path)),
        Effect::PieceThrew { piece, path } => format!("{} throws {}", name(piece), along(path)),
        Effect::PieceFlung { piece, path } => format!("{} flies {}", name(piece), along(path)),
        Effect::RingPulsed { piece, distance } => format!("{} pulses {distance}", name(piece)),
        Effect::PieceDied { piece, death } => match death {
            Death::Captured(by) => format!("{} captured by {}", name(piece), name(by)),
            Death::Trampled(by) => format!("{} trampled by {}", name(piece), name(by)),
            Death::Struck(by) => format!("{} struck by {}", name(piece), name(by)),
            other => format!("{} {other:?}", name(piece)),
        },
        Effect::SidesSwapped => "sides swapped".to_owned(),
        Effect::PlayerLeft { .. } => "player left".to_owned(),
        Effect::GameEnded { outcome } => format!("ended {}", outcome.result(2)),
        _ => return None,
    })
}

/// The effects of actions, in order.
#[test]
fn effects_tell_what_happened() {
    for (text, token, expected) in [
        (
            "4,Wg,Bf,2,Bi,7/16/Wk,Wb,12,Bb,Bk/16 turn=W",
            "a5a6",
            "ga5 Plain a5 a6; fa6 flies a6 a7 a8 k9 a10; ia10 struck by fa6; fa6 captured by ga5",
        ),
        (
            "3,Bf,Wg,11/16/Wk,Wb,12,Bb,Bk/16 turn=W",
            "a5a4",
            "ga5 Plain a5 a4; fa4 flies a4 a3 a2 a1; fa4 captured by ga5",
        ),
        ("Bf,Wg,14/16/Wk,Wb,12,Bb,Bk/16 turn=W", "a2a1", "ga2 Plain a2 a1; fa1 captured by ga2"),
        ("5,Wb,10/8,Bf,7/Wk,Wb,12,Bb,Bk/16 turn=W", "a6b10", "ba6 throws a6 a7 a8 k9 b10; fb10 captured by ba6"),
        ("5,Wb,10/16/Wk,Wb,12,Bb,Bk/16 turn=W", "a6a5", "ba6 Plain a6 a5"),
        (
            "2,We,13/4,Bf,11/Wk,Wb,12,Bb,Bk/11,Bi,4 turn=W",
            "a3a5",
            "ea3 Leap a3 a5; ea3 pulses 4; fb5 captured by ea3; id13 captured by ea3",
        ),
        ("2,We,13/4,Bf,11/Wk,Wb,12,Bb,Bk/16 turn=W", "a3~d15", "ea3 Teleport a3 d15"),
        (
            "4,Wa,3,Bf,7/16/Wk,Wb,12,Bb,Bk/8,Bg,Wi,6 turn=W knot=Bi",
            "a5!d17",
            "aa5 Charge a5 a6 a7 a8 k9 d10 d11 d12 d13 d14 d15 d16 d17; ik9 trampled by aa5; gd10 trampled by aa5; aa5 Spent",
        ),
        ("3,Wf,12/2,Wf^b1,13/Wk,Wb,12,Bg,Bk/16 turn=W", "a4a6", "fa4 Leap a4 a6; fa4 Slip a6 a5; fb3 Slip b3 b2"),
        ("4,Wd,11/6,Bf,9/Wk,Wb,12,Bb,Bk/16 turn=W", "a5b7", "da5 Leap a5 a7 k9 b7; fb7 captured by da5"),
        ("7,Wd,8/16/Wk,Wb,12,Bb,Bk/16 turn=W", "a8b5", "da8 Leap a8 k9 b7 b5"),
        ("7,Wd,8/16/Wk,Wb,12,Bb,Bk/16 turn=W", "a8a12", "da8 Leap a8 a10 a12"),
        ("16/16/Wk,Wb,12,Bb,Bk/16 turn=W", "c2c3", "bc2 Plain c2 c3"),
        ("16/16/Wk,Wb,12,Bb,Bk/16 turn=W", "resign", "player left; bc2 Removed; kc1 Removed; ended 0-1"),
        (
            "4,Wa,11/16/Wk,Wb,12,Bb,Bk/16 turn=W",
            "a5!c17",
            "aa5 Charge a5 a6 a7 a8 k9 c10 c11 c12 c13 c14 c15 c16 c17; bc16 trampled by aa5; kc17 trampled by aa5; aa5 Spent; ended 1-0",
        ),
    ] {
        let mut position = Line::new(read(text));
        let before = position.snapshot();
        let mut effects = Vec::new();
        position.play(Action::parse(token, Position::SEATS).unwrap(), Effects::recording(&mut effects)).unwrap();
        let told: Vec<_> = effects.iter().filter_map(|effect| words(effect, &before)).collect();
        assert_eq!(told.join("; "), expected, "{token} in {text}");
    }
}

/// Checks, mates and their causes; and the berserks without a warning.
#[test]
fn alarms_and_silent_threats() {
    for (text, alarms, threats) in [
        ("Wk,15/16/16/14,Bg,Bk turn=W", "", ""),
        ("Wk,15/1,Wi,14/5,Ba,10/15,Bk turn=W", "a1 Check c6", "c6-a1"),
        ("Wk,5,Ba,9/Wc,Wi,14/16/15,Bk turn=W", "a1 Mate a7", "a7-a1 a7-b1"),
        ("Wk,5,Ba,9/Wc,2,Wi,12/16/15,Bk turn=B", "a1 Mate a7", "a7-a1 a7-b1"),
        ("Wk,5,Ba,9/16/16/15,Bk turn=W", "a1 Mate a7", "a7-a1"),
        ("4,Wk,3,Bi,7/16/3,Be,2,Wa,9/15,Bk turn=W", "d17 Mate c7", "c7-d17"),
    ] {
        let position = read(text);
        let kind = |kind| if kind == AlarmKind::Mate { "Mate" } else { "Check" };
        let found: Vec<_> = position
            .alarms()
            .iter()
            .map(|alarm| {
                let from: Vec<_> = alarm.from.iter().map(Square::to_string).collect();
                format!("{} {} {}", alarm.square, kind(alarm.kind), from.join(" "))
            })
            .collect();
        let silent: Vec<_> = position.silent_threats().iter().map(|(from, to)| format!("{from}-{to}")).collect();
        assert_eq!((found.join("; ").as_str(), silent.join(" ").as_str()), (alarms, threats), "{text}");
    }
}
