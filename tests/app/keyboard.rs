//! Whole games with keys alone.

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bulldozer_gambit::bots::{Bot, Level, Limits, Player as _, Situation};
use bulldozer_gambit::play::{Setup, dice_are_due};
use bulldozer_gambit::rules::{Action, AnyGame, Bid, Decider, Effects, GameId, HandPiece, PieceId, Square};
use bulldozer_gambit::ui::{Diagram, DiagramCells, Dialog};
use bulldozer_gambit::view::{BoardCamera, Cursor, Selection, Timeline};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::pad::press;
use crate::parity;
use crate::player::Player;
use crate::until;

const ARROWS: [KeyCode; 4] = [KeyCode::ArrowUp, KeyCode::ArrowDown, KeyCode::ArrowLeft, KeyCode::ArrowRight];
const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// What has been learnt about the arrow keys, and how often digits were used for choices.
#[derive(Default)]
struct Learnt {
    leads: BTreeMap<(Square, usize), Square>,
    ways: usize,
    hands: usize,
    dice: usize,
    second_actions: usize,
}

impl Learnt {
    /// The arrow keys from one square to another, as far as known; else to the nearest square with an untried arrow.
    fn way(&self, from: Square, to: Square) -> Vec<usize> {
        let mut queue = VecDeque::from([(from, Vec::new())]);
        let mut seen = vec![from];
        while let Some((square, way)) = queue.pop_front() {
            if square == to {
                return way;
            }
            for arrow in 0..ARROWS.len() {
                let longer = || way.iter().copied().chain([arrow]).collect();
                match self.leads.get(&(square, arrow)) {
                    None => return longer(),
                    Some(&next) if !seen.contains(&next) => {
                        seen.push(next);
                        queue.push_back((next, longer()));
                    }
                    Some(_) => {}
                }
            }
        }
        panic!("no arrows lead from {from} to {to}");
    }

    /// Moves the cursor to a square, like a user who watches it.
    fn go(&mut self, player: &mut Player, to: Square) {
        if player.cursor().is_none() {
            player.keys(&ARROWS[..1]);
            player.frames(1);
        }
        loop {
            let from = player.cursor().expect("the cursor is seen");
            if from == to {
                return;
            }
            // The last step may be unknown, and is learnt then.
            let way = self.way(from, to);
            let (&last, known) = way.split_last().expect("it is another square");
            let keys: Vec<_> = known.iter().map(|&arrow| ARROWS[arrow]).collect();
            if !keys.is_empty() {
                player.keys(&keys);
                player.frames(1);
            }
            let before = player.cursor().unwrap();
            player.keys(&ARROWS[last..=last]);
            player.frames(1);
            self.leads.insert((before, last), player.cursor().unwrap());
        }
    }

    fn pick(&mut self, player: &mut Player, square: Square) {
        self.go(player, square);
        player.keys(&[KeyCode::Enter]);
        player.frames(1);
    }

    fn play(&mut self, player: &mut Player, table: &dyn AnyGame, action: Action) {
        match action {
            Action::End | Action::Pass | Action::Decline | Action::Roll { .. } => space(player),
            Action::Offer { kind, tokens } => {
                let is_it = |piece: &HandPiece| (piece.kind, piece.tokens) == (kind, Some(tokens));
                let place = wanted(table).iter().position(|(_, piece)| is_it(piece)).unwrap();
                self.digit(player, place);
                space(player);
            }
            Action::Bid(bid) => {
                let places = if bid == Bid::default() { Vec::new() } else { places_of(&wanted(table), bid).unwrap() };
                places.into_iter().for_each(|place| self.digit(player, place));
                space(player);
            }
            Action::Accept(seat) => {
                let offer = table.snapshot().offer.unwrap();
                let open = offer
                    .bids
                    .into_iter()
                    .filter(|(bidder, pieces)| !pieces.is_empty() && table.check(Action::Accept(*bidder)).is_ok());
                let place = open.into_iter().position(|(bidder, _)| bidder == seat).unwrap();
                self.digit(player, place);
            }
            Action::Place { kind, square } => {
                if player.app.world().resource::<Selection>().placing != Some(kind) {
                    let place = wanted(table).iter().position(|(_, piece)| piece.kind == kind).unwrap();
                    self.digit(player, place);
                }
                self.pick(player, square);
            }
            _ => {
                let (from, to) = action.squares().unwrap();
                self.pick(player, from);
                self.pick(player, to);
                let selection = player.app.world().resource::<Selection>();
                if selection.choice == Some(to) {
                    let mut ways = selection.targets.iter().filter(|target| target.square == to);
                    let place = ways.position(|target| target.action == action).unwrap();
                    self.ways += 1;
                    player.keys(&DIGITS[place..=place]);
                    player.frames(1);
                }
            }
        }
    }

    fn digit(&mut self, player: &mut Player, place: usize) {
        self.hands += 1;
        player.keys(&DIGITS[place..=place]);
        player.frames(1);
    }
}

/// Presses Space when nothing moves, after the moment in which it only skips.
fn space(player: &mut Player) {
    player.frames(9);
    player.keys(&[KeyCode::Space]);
    player.frames(1);
}

/// The pieces that the player to decide can pick from their hand, in the order of the panel.
fn wanted(table: &dyn AnyGame) -> Vec<(PieceId, HandPiece)> {
    let Some(Decider::Seat(seat)) = table.decider() else { return Vec::new() };
    let places = table.actions().iter().any(|action| matches!(action, Action::Place { .. }));
    let is_wanted =
        |piece: &HandPiece| piece.seat == seat && if places { piece.tokens.is_none() } else { piece.tokens > Some(0) };
    let mut hand: Vec<_> = table.snapshot().hands.into_iter().filter(|(_, piece)| is_wanted(piece)).collect();
    hand.sort_by_key(|(id, piece)| (Bid::rank(piece.kind), core::cmp::Reverse(piece.tokens), *id));
    hand
}

/// The places in the hand of the pieces of a bid.
fn places_of(hand: &[(PieceId, HandPiece)], bid: Bid) -> Option<Vec<usize>> {
    (0..1_u32 << hand.len().min(DIGITS.len())).find_map(|set| {
        let places: Vec<_> = (0..hand.len()).filter(|place| set >> place & 1 == 1).collect();
        let pieces = places.iter().map(|&place| (hand[place].1.kind, hand[place].1.tokens.unwrap_or(0)));
        (Bid::of(pieces) == Some(bid)).then_some(places)
    })
}

/// Whether digit keys suffice for this action: up to the ninth piece of a hand.
fn has_digits(table: &dyn AnyGame, action: Action) -> bool {
    let mut first = wanted(table);
    first.truncate(DIGITS.len());
    match action {
        Action::Offer { kind, tokens } => {
            first.iter().any(|(_, piece)| (piece.kind, piece.tokens) == (kind, Some(tokens)))
        }
        Action::Bid(bid) if bid != Bid::default() => places_of(&first, bid).is_some(),
        _ => true,
    }
}

/// Prefers squares with several ways, and actions that lead to auctions and trades.
fn choose(table: &dyn AnyGame, random: &mut ChaCha8Rng) -> Action {
    let actions = table.actions();
    let ways = |action: &Action| {
        action
            .squares()
            .is_some_and(|squares| actions.iter().filter(|other| other.squares() == Some(squares)).count() > 1)
    };
    let choices: Vec<_> = actions.iter().copied().filter(ways).collect();
    if !choices.is_empty() && random.random_bool(0.8) {
        return choices[random.random_range(0..choices.len())];
    }
    parity::choose(table, random)
}

/// Plays well, to bring a game to its end.
fn choose_well(bot: &mut Bot, setup: &Setup, table: &dyn AnyGame) -> Option<Action> {
    let at_seat = matches!(table.decider(), Some(Decider::Seat(_)));
    let start = setup.position.as_deref();
    let situation = Situation { game: setup.game, options: &[], start, actions: &[], line: table };
    let choice = at_seat.then(|| bot.choose(&situation, Limits::nodes(1_500)).expect("an action"))?;
    Some(choice.action).filter(|&action| has_digits(table, action))
}

/// Plays this number of actions of a game with keys alone, or until it is over.
fn play_by_keys(player: &mut Player, setup: Setup, actions: usize) -> Learnt {
    let (learnt, _) = play_with(player, setup, actions, |_, _| None);
    assert!(player.session().actions().len() >= 60 || player.session().position().outcome().is_some());
    learnt
}

/// Plays a game to its end with keys alone.
fn finish_by_keys(player: &mut Player, setup: Setup) -> usize {
    let mut bot = Bot::new(Level::ALL[2], 1);
    let (_, actions) = play_with(player, setup, 1_500, |setup, table| choose_well(&mut bot, setup, table));
    assert!(player.session().position().outcome().is_some(), "{actions} actions");
    actions
}

/// Plays the actions of `wish`, or random ones, with keys alone, and compares the result with the rules.
fn play_with(
    player: &mut Player,
    setup: Setup,
    actions: usize,
    mut wish: impl FnMut(&Setup, &dyn AnyGame) -> Option<Action>,
) -> (Learnt, usize) {
    let (mut learnt, mut random) = (Learnt::default(), ChaCha8Rng::seed_from_u64(setup.seed));
    let game = setup.game;
    player.begin(setup.clone());
    let mut table = player.session().position().clone_box();
    for number in 0..actions {
        if table.outcome().is_some() {
            break;
        }
        let begins = table.turn_begins();
        let played = player.session().actions().len();
        let mut action = wish(&setup, &*table).unwrap_or_else(|| choose(&*table, &mut random));
        while !has_digits(&*table, action) {
            action = choose(&*table, &mut random);
        }
        learnt.second_actions += usize::from(!begins && action != Action::End);
        learnt.play(player, &*table, action);
        // The dice determine the action.
        if dice_are_due(&*table) {
            learnt.dice += 1;
            for _ in 0..40 {
                player.app.update();
                if player.session().actions().len() > played {
                    break;
                }
            }
            action = player.session().actions().last().unwrap();
        }
        let token = action.token(table.seats()).to_string();
        table.play(action, Effects::ignored()).unwrap();
        assert_eq!(
            player.session().actions().len(),
            played + 1,
            "{game:?} {number}: {token}, {}",
            crate::told(&player.app)
        );
        assert_eq!(player.session().position().to_text(), table.to_text(), "{game:?} {number}: {token}");
        player.frames(2);
        until("the end of the animation", || {
            let is_busy = player.app.world().resource::<Timeline>().is_busy();
            if is_busy {
                player.keys(&[KeyCode::Space]);
                player.frames(1);
            }
            !is_busy
        });
        player.frames(1);
    }
    let played = player.session().actions().len();
    (learnt, played)
}

/// An attacker that can go to the end of any arm, plainly or berserk.
const ATTACKER: &str = "15,Bg/2,Wa,13/16/Wk,14,Bk turn=W";

/// Two of South's pawns are about to promote.
const PROMOTIONS: &str = "Wk,6,Nk/2,Sp,Sp,4/8/8/8/8/8/Sk,6,Ek turn=S castle=-";

#[test]
fn whole_games_are_played_by_keys_alone() {
    let mut player = Player::at(Setup::new(GameId::Pothole));
    let seeded = |game, seed| Setup { seed, ..Setup::new(game) };
    let pothole = play_by_keys(&mut player, seeded(GameId::Pothole, 3), 160);
    assert!(pothole.second_actions > 20, "{}", pothole.second_actions);
    play_by_keys(&mut player, seeded(GameId::Knot, 5), 120);
    let berserk = Setup { position: Some(ATTACKER.to_owned()), ..seeded(GameId::Knot, 4) };
    assert!(play_by_keys(&mut player, berserk, 60).ways > 0, "a berserk or a plain move is a choice");
    player.app.world_mut().resource_mut::<Diagram>().show(true);
    play_by_keys(&mut player, seeded(GameId::Knot, 6), 80);
    assert!(player.app.world().resource::<DiagramCells>().are_shown());
    play_by_keys(&mut player, seeded(GameId::Quad, 7), 120);
    let promoted = Setup { position: Some(PROMOTIONS.to_owned()), ..seeded(GameId::Quad, 8) };
    assert!(play_by_keys(&mut player, promoted, 60).ways > 0, "a promotion is a choice");
    let auction = play_by_keys(&mut player, seeded(GameId::Auction, 9), 400);
    assert!(auction.hands > 10 && auction.dice > 0, "{} of hands, {} throws", auction.hands, auction.dice);
}

/// Red is about to win.
const LONE_KING: &str = "x3,8,x3/x3,8,x3/x3,8,x3/14/14/8,Yk,5/14/14/14/14/14/x3,8,x3/x3,8,x3/x3,Rr,Rq,3,Rk,2,x3 turn=R";

#[test]
fn games_are_played_to_their_end_by_keys_alone() {
    let mut player = Player::at(Setup::new(GameId::Pothole));
    for game in [GameId::Pothole, GameId::Knot, GameId::Quad] {
        let actions = finish_by_keys(&mut player, Setup { seed: 3, ..Setup::new(game) });
        assert!(actions > 10, "{game:?}");
    }
    let nearly_won = Setup { position: Some(LONE_KING.to_owned()), ..Setup::new(GameId::Auction) };
    finish_by_keys(&mut player, nearly_won);
}

#[test]
fn the_cursor_goes_as_the_board_is_seen() {
    let mut player = Player::at(Setup::new(GameId::Quad));
    player.keys(&[KeyCode::PageDown]);
    player.frames(1);
    let first = player.cursor().expect("Page Down shows the cursor on a piece that can act");
    player.keys(&[KeyCode::ArrowUp]);
    player.frames(1);
    assert_eq!(player.cursor(), Some(Square::new(first.file, first.rank + 1)));
    // Seen from the other side.
    let turn = |mut camera: Single<&mut Transform, With<BoardCamera>>| {
        camera.rotate_around(Vec3::ZERO, Quat::from_rotation_y(core::f32::consts::PI));
    };
    player.app.world_mut().run_system_once(turn).unwrap();
    player.keys(&[KeyCode::ArrowUp]);
    player.frames(1);
    assert_eq!(player.cursor(), Some(first));
    // Using a pointer hides the cursor.
    let place = player.place_of("d4");
    player.go(place);
    player.hold(true);
    player.hold(false);
    player.frames(1);
    assert_eq!(player.app.world().resource::<Cursor>().shown(), None);
}

#[test]
fn a_gamepad_presses_keys() {
    let mut player = Player::at(Setup::new(GameId::Pothole));
    press(&mut player, GamepadButton::RightTrigger2);
    let cursor = player.app.world().resource::<Cursor>().shown().expect("a piece is pointed at");
    press(&mut player, GamepadButton::South);
    assert_eq!(player.app.world().resource::<Selection>().square, Some(cursor));
    press(&mut player, GamepadButton::DPadUp);
    assert_ne!(player.app.world().resource::<Cursor>().shown(), Some(cursor));
    press(&mut player, GamepadButton::East);
    assert_eq!(player.app.world().resource::<Selection>().square, None);
    for (button, dialog) in [(GamepadButton::Start, Dialog::Menu), (GamepadButton::Select, Dialog::Keys)] {
        press(&mut player, button);
        assert_eq!(*player.app.world().resource::<Dialog>(), dialog);
        press(&mut player, GamepadButton::East);
        assert_eq!(*player.app.world().resource::<Dialog>(), Dialog::Closed);
    }
}
