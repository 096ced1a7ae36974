//! Hands, offers and bids: the panel shows the same as the table.

use std::collections::BTreeSet;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui;

use super::Panels;
use crate::play::{PauseBots, Reasons, Setup};
use crate::rules::{GameId, Square, capitalised};
use crate::settings::{Settings, SystemLanguage};
use crate::texts::{Language, speak, text};
use crate::theme::pressed_places;
use crate::ui::diagram::DiagramCells;
use crate::view::{FreeArea, Layout, PickSquare, Selection, SkipAnimation, Timeline};

/// Red and Yellow have something to trade.
const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R handR=q3,r1 handY=b2,p1";

/// The letters of the pieces in hands that are marked on the table.
fn marked_in_hands(panels: &mut Panels) -> String {
    let table = panels.session().position().snapshot();
    let world = panels.app.world_mut();
    let layout = world.resource::<Layout>().clone();
    let mut named = world.query::<(&Name, &Transform)>();
    let marks = named.iter(world).filter(|(name, _)| name.as_str() == "Mark");
    let marks: Vec<Vec2> = marks.map(|(_, place)| place.translation.xz()).collect();
    let is_marked = |place: Vec2| marks.iter().any(|mark| mark.distance(place) < 1e-3);
    let marked = table.hands.iter().filter(|&(&id, _)| {
        let stand = layout.stand(&table, id);
        stand.is_some_and(|stand| is_marked(stand.translation.xz()))
    });
    let kinds: BTreeSet<char> = marked.map(|(_, piece)| piece.kind.letter()).collect();
    kinds.into_iter().collect()
}

#[test]
fn a_trade_is_made_by_the_pieces_in_the_panel() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    assert!(!panels.can_press("queen with 3 tokens"), "pieces are offered after the move");
    panels.play("e5e6");
    assert!(!panels.can_press("bishop with 2 tokens"), "it is in Yellow's hand");
    panels.press("queen with 3 tokens");
    assert_eq!(panels.tokens(), "e5e6", "it is only picked");
    assert_eq!(marked_in_hands(&mut panels), "q", "that is seen on the table");
    panels.press("rook with 1 token");
    assert_eq!(marked_in_hands(&mut panels), "r", "one is offered");
    panels.press("queen with 3 tokens");
    panels.press("Offer this");
    assert_eq!(marked_in_hands(&mut panels), "");
    panels.press("bishop with 2 tokens");
    panels.press("pawn with 1 token");
    assert_eq!(marked_in_hands(&mut panels), "bp");
    panels.press("pawn with 1 token");
    assert_eq!(marked_in_hands(&mut panels), "b", "it is put back");
    panels.press("pawn with 1 token");
    panels.press("Place bid");
    assert_eq!(marked_in_hands(&mut panels), "");
    assert!(panels.says("Red offers a queen") && panels.says(": accept a bid, or decline"), "{:?}", panels.texts);
    panels.look("offer");
    panels.size = egui::vec2(390.0, 844.0);
    panels.settle();
    panels.look("offer-phone");
    panels.size = egui::vec2(1280.0, 720.0);
    panels.settle();
    panels.press("Accept");
    assert_eq!(panels.tokens(), "e5e6 offer:q3 bid:b2+p1 accept:Y");
    assert!(panels.says("places a piece"), "{:?}", panels.texts);
    assert!(panels.says("Sold to Yellow: the queen for a bishop and a pawn"), "{:?}", panels.texts);
    assert!(panels.can_press("pawn, to be placed") || panels.can_press("bishop, to be placed"));
}

/// Three rivals with seven pieces each, who bid all of them.
const RICH: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                    turn=R handR=q3,q2,r3,r1,b2,n1,p2,p1 handB=q2,r2,r1,b2,n1,p2,p1 handY=q1,r1,b2,b1,n2,n1,p2 \
                    handG=q2,r1,b2,n2,n1,p2,p1";
const RICH_BIDS: [&str; 5] =
    ["e5e6", "offer:q3", "bid:q2+r2+r1+b2+n1+p2+p1", "bid:q1+r1+b2+b1+n2+n1+p2", "bid:q2+r1+b2+n2+n1+p2+p1"];

/// Everything that needs an answer is visible, however many pieces are bid.
#[test]
fn all_bids_are_seen_on_a_phone() {
    let mut panels = Panels::begin(GameId::Auction, Some(RICH));
    panels.size = egui::vec2(390.0, 844.0);
    RICH_BIDS.into_iter().for_each(|token| panels.play(token));
    panels.look("bids-phone");
    let free = panels.app.world().resource::<FreeArea>().0;
    assert!(free.height() > 300.0, "the board has room: {free:?}");
    assert!(!panels.says("rook with 2 tokens"), "tips are for what is pointed at: {:?}", panels.texts);
    let accepts = panels.places_of_words("Accept");
    assert_eq!(accepts.len(), 3, "{:?}", panels.texts);
    let strip = free.max.y..844.0 - 90.0;
    assert!(accepts.iter().all(|place| strip.contains(&place.y)), "{accepts:?} in {strip:?}");
    // A phone in landscape has less room than that, and works as well.
    panels.size = egui::vec2(640.0, 300.0);
    panels.settle();
    assert!(!panels.places_of_words("Accept").is_empty(), "{:?}", panels.texts);
}

/// The refusal names the king that would be attacked, and links to the paragraph of the rule book.
#[test]
fn where_a_piece_cannot_be_placed_says_why_not() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    ["e5e6", "offer:q3", "bid:b2+p1", "accept:Y"].into_iter().for_each(|token| panels.play(token));
    // Red places two pieces, then Yellow tries to place the queen where it would attack Blue.
    for square in ["e5", "d6", "g13"] {
        panels.app.world_mut().trigger(PickSquare(square.parse().unwrap()));
        panels.settle();
    }
    assert_eq!(panels.session().actions().len(), 6, "{}", panels.tokens());
    assert!(panels.says("queen may not be placed on g13: it would attack Blue's king"), "{:?}", panels.texts);
    let selection = panels.app.world().resource::<Selection>();
    assert!(selection.placing.is_some() && selection.obstacles == [Square::new(0, 6)], "{selection:?}");
    panels.press("Rule");
    assert!(panels.says("A captured piece goes to your hand with three tokens"), "{:?}", panels.texts);
}

/// The panel and the list of moves do not tell what is in a sealed bid, until all have bid.
#[test]
fn sealed_bids_are_shown_once_all_have_bid() {
    let options = vec![("bidding".to_owned(), "sealed".to_owned())];
    let position = Some(TRADERS.replace("handY", "handB=r2 handY"));
    let mut panels = Panels::of(Setup { options, position, ..Setup::new(GameId::Auction) });
    ["e5e6", "offer:q3", "bid:r2"].into_iter().for_each(|token| panels.play(token));
    panels.look("sealed");
    assert!(panels.says("Blue has made a sealed bid"), "{:?}", panels.texts);
    assert!(!panels.says("Blue bids") && !panels.says("Blue passes"), "{:?}", panels.texts);
    assert!(!panels.says("bid:r2") && !panels.can_press("Undo"), "{:?}", panels.texts);
    panels.play("bid:b2");
    assert!(panels.says("Blue bids a rook"), "{:?}", panels.texts);
}

#[test]
fn who_is_asked_can_do_without() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    panels.play("e5e6");
    panels.press("No auction");
    assert_eq!(panels.tokens(), "e5e6 pass");
}

/// The positions of all pieces in the panel, by their symbols.
fn places_of_pieces(panels: &Panels) -> Vec<egui::Pos2> {
    ["♛", "♜", "♝", "♞", "♟"].iter().flat_map(|sign| panels.places_of_letter(sign)).collect()
}

#[test]
fn hands_keep_their_places_through_an_auction() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0)] {
        let mut panels = Panels::begin(GameId::Auction, Some(RICH));
        panels.size = size;
        panels.settle();
        let before = places_of_pieces(&panels);
        assert_eq!(before.len(), 8 + 7 + 7 + 7, "{before:?}");
        for token in RICH_BIDS {
            panels.play(token);
            let now = places_of_pieces(&panels);
            let gone = before.iter().find(|place| !now.iter().any(|other| other.distance(**place) < 0.5));
            assert_eq!(gone, None, "{token} at {size}: {now:?}");
            panels.look(&format!("auction-{}-{}", size.x, token.split(':').next().unwrap()));
        }
    }
}

/// The seller, the bids, and the bidders are all shown.
#[test]
fn all_of_an_auction_stands_in_one_place() {
    let mut panels = Panels::begin(GameId::Auction, Some(RICH));
    for (token, told) in [
        ("e5e6", &["Red may offer one piece from their hand."][..]),
        ("offer:q3", &["Red offers a queen", "Blue's bid", "Yellow has yet to bid", "Green has yet to bid"]),
        ("bid:r1", &["Red offers a queen", "Blue bids a rook", "Yellow's bid", "Green has yet to bid"]),
        ("bid:-", &["Blue bids a rook", "Yellow passes", "Green's bid"]),
        ("bid:n2+p1", &["Blue bids a rook", "Yellow passes", "Green bids a knight and a pawn", "Red is selling"]),
        ("accept:G", &["Sold to Green: the queen for a knight and a pawn", "Green pays a knight and a pawn"]),
    ] {
        panels.play(token);
        for words in told {
            assert!(panels.says(words), "{token}: {words}: {:?}", panels.texts);
        }
    }
    let mut panels = Panels::begin(GameId::Auction, Some(RICH));
    ["e5e6", "offer:q3", "bid:r1", "bid:-", "bid:-", "decline"].into_iter().for_each(|token| panels.play(token));
    assert!(panels.says("No deal: Red keeps the queen"), "{:?}", panels.texts);
    assert!(panels.is_lit("Red") && !panels.is_lit("Blue"), "the dice are thrown for Red");
    panels.look("no-deal");
    // The dice are thrown and Blue moves; soon after that the auction is no longer shown.
    while !panels.session().played().last().unwrap().begins_turn {
        let next = panels.first_token();
        panels.play(&next);
    }
    let begun = std::time::Instant::now();
    while panels.says("No deal") {
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", panels.texts);
        std::thread::sleep(Duration::from_millis(20));
        panels.settle();
    }
}

#[test]
fn bots_say_beside_their_bids_why() {
    let bots = "human,1,1,1".parse().unwrap();
    let mut panels = Panels::of(Setup { bots, position: Some(RICH.to_owned()), ..Setup::new(GameId::Auction) });
    panels.play("e5e6");
    panels.play("offer:q3");
    let begun = std::time::Instant::now();
    while panels.session().played().len() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(60), "{}", panels.tokens());
        panels.settle();
        std::thread::sleep(Duration::from_millis(1));
    }
    panels.app.world_mut().trigger(PauseBots(true));
    panels.settle();
    panels.look("reasons");
    let reasons = panels.app.world().resource::<Reasons>();
    let said = panels.session().played().iter().enumerate().skip(2).take(3);
    let said: Vec<_> = said.filter_map(|(number, played)| reasons.of(number, played.action)).collect();
    assert!(!said.is_empty(), "{}", panels.tokens());
    for why in said {
        assert!(!panels.is_cut(why) && !panels.is_cut(&capitalised(why)), "{why}: {:?}", panels.texts);
        // As a sentence beside a bid, or after the words of a pass. The list of moves has it without either.
        let is_beside = |text: &&String| **text == capitalised(why) || text.contains(why) && text.contains(" passes");
        assert!(panels.texts.iter().any(|text| is_beside(&text)), "{why}: {:?}", panels.texts);
    }
}

#[test]
fn only_humans_are_asked_whether_they_skip_auctions() {
    for (players, count) in [("human,1,1,1", 1), ("human,human,1,1", 2), ("1,1,1,1", 0)] {
        let bots = players.parse().unwrap();
        let mut panels = Panels::of(Setup { bots, ..Setup::new(GameId::Auction) });
        panels.app.world_mut().trigger(PauseBots(true));
        panels.settle();
        let places = panels.places_of_words("Skip my auctions");
        assert_eq!(places.len(), count, "{players}: {:?}", panels.texts);
        // Each is in the row of its player.
        assert!(places.windows(2).all(|pair| pair[0].y + 20.0 < pair[1].y), "{places:?}");
    }
    let bots = "human,1,1,1".parse().unwrap();
    let mut panels = Panels::of(Setup { bots, ..Setup::new(GameId::Auction) });
    panels.tap("Skip my auctions");
    assert_eq!(skips(&panels), [0]);
    assert!(panels.says("Ask me for an offer this turn (O)"), "{:?}", panels.texts);
    panels.tap("Skip my auctions");
    assert!(skips(&panels).is_empty() && !panels.says("Ask me for an offer"), "{:?}", panels.texts);
}

/// The numbers of the players who skip auctions.
fn skips(panels: &Panels) -> Vec<u8> {
    panels.app.world().resource::<Settings>().no_offers.iter().map(|seat| seat.0).collect()
}

/// The places of all enabled controls with this label, as far as they are visible.
fn pressed(panels: &mut Panels, words: &str) -> Vec<egui::Rect> {
    let all = pressed_places(&panels.context()).into_iter();
    all.filter(|(label, _)| label == words).map(|(_, place)| place).collect()
}

/// In every window each of four humans has a switch that is neither cut off nor beside another one. Phones have no keys.
#[test]
fn every_human_has_a_switch_in_every_window() {
    for language in Language::ALL {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (960.0, 540.0), (390.0, 844.0), (844.0, 390.0)] {
            let mut panels = Panels::open_app(|app| _ = app.insert_resource(SystemLanguage(language)));
            panels.start(Setup { position: Some(RICH.to_owned()), ..Setup::new(GameId::Auction) });
            panels.size = egui::vec2(width, height);
            panels.settle();
            panels.look(&format!("switches-{language:?}-{width}x{height}"));
            assert_eq!(panels.what_has_no_room(), [""; 0], "{language:?} {width}x{height}");
            let switches = pressed(&mut panels, &text!("auction-skip-short"));
            // In a low window some rows are scrolled out of sight.
            let count = switches.len();
            assert!(count == 4 || height < 600.0 && count > 0, "{language:?} {width}x{height}: {switches:?}");
            panels.click_at(switches[0].center());
            assert_eq!(skips(&panels), [0], "{language:?} {width}x{height}");
            let has_key = panels.says("(O)");
            assert_eq!(has_key, width > 900.0, "{language:?} {width}x{height}: {:?}", panels.texts);
        }
    }
    speak(Language::English);
}

/// All players bid in turn by taps on a phone, however it is held: the offer, the own hand and the buttons are visible.
#[test]
fn bids_are_made_on_every_phone() {
    for (width, height) in [(390.0, 844.0), (390.0, 664.0), (844.0, 390.0), (932.0, 430.0)] {
        let mut panels = Panels::begin(GameId::Auction, Some(RICH));
        panels.size = egui::vec2(width, height);
        panels.listen();
        panels.settle();
        panels.play("e5e6");
        panels.press("queen with 3 tokens");
        panels.look(&format!("hand-{width}x{height}-offer"));
        panels.press("Offer this");
        for (name, piece) in
            [("Blue", "rook with 1 token"), ("Yellow", "pawn with 2 tokens"), ("Green", "bishop with 2 tokens")]
        {
            let place = format!("{name} at {width}x{height}");
            panels.look(&format!("hand-{width}x{height}-{name}"));
            assert!(!panels.places_of_words("Red offers a queen").is_empty(), "{place}: {:?}", panels.texts);
            assert!(panels.can_press("Pass"), "{place}");
            let mine = panels.places_of_words(&format!("{name}'s bid"));
            let others = ["has yet to bid", "is selling"].map(|words| panels.places_of_words(words)).concat();
            assert!(!mine.is_empty(), "{place}: {:?}", panels.texts);
            assert!(others.iter().all(|other| (other.y - mine[0].y).abs() > 14.0), "{place}: {mine:?} {others:?}");
            let chips = pressed(&mut panels, piece);
            assert!(chips.iter().any(|chip| chip.size().min_elem() >= 43.4), "{place}: {chips:?}");
            panels.press(piece);
            panels.press("Place bid");
        }
        assert_eq!(panels.tokens(), "e5e6 offer:q3 bid:r1 bid:p2 bid:b2", "{width}x{height}");
        panels.look(&format!("hand-{width}x{height}-accept"));
        assert_eq!(panels.places_of_words("Accept").len(), 3, "{width}x{height}: {:?}", panels.texts);
        assert!(!panels.is_cut("Accept"), "{width}x{height}: every bid can be accepted without scrolling");
        panels.press("Undo");
        panels.look(&format!("hand-{width}x{height}-undone"));
        for piece in ["queen with 2 tokens", "pawn with 1 token"] {
            let chips = pressed(&mut panels, piece);
            assert!(chips.iter().any(|chip| chip.size().min_elem() >= 43.4), "{width}x{height}, {piece}: {chips:?}");
        }
        assert!(panels.can_press(">"), "{width}x{height}: the review bar");
        assert_eq!(panels.what_has_no_room(), [""; 0], "{width}x{height}");
    }
}

/// Red is to move, and then a rook loses its last token.
const LAST_TOKEN: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                          turn=R handR=r1";

#[test]
fn the_dice_of_a_turn_are_told_until_the_next_player_acts() {
    let mut panels = Panels::begin(GameId::Auction, Some(LAST_TOKEN));
    panels.play("e5e6");
    assert!(panels.says("Red rolls the dice."), "{:?}", panels.texts);
    panels.press("Roll");
    let token = panels.tokens();
    let dice = token.split("roll:").nth(1).expect("a roll").to_owned();
    let told = format!("{}-{}: rook on", &dice[..1], &dice[1..2]);
    assert!(panels.says(&told), "{told}: {:?}", panels.texts);
    let next = panels.first_token();
    panels.play(&next);
    assert!(!panels.says(&told), "{:?}", panels.texts);
}

#[test]
fn after_a_seven_the_player_chooses_where_the_piece_drops() {
    const SEVEN: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                         turn=R phase=drop dice=73 place=R:r";
    let options = vec![("seven".to_owned(), "choose".to_owned())];
    let mut panels = Panels::of(Setup { position: Some(SEVEN.to_owned()), options, ..Setup::new(GameId::Auction) });
    assert!(panels.says("Red chooses where the piece drops."), "{:?}", panels.texts);
    let selection = panels.app.world().resource::<Selection>();
    assert!(selection.placing.is_some() && selection.targets.len() == 6, "{selection:?}");
    panels.app.world_mut().trigger(PickSquare("g7".parse().unwrap()));
    panels.settle();
    assert_eq!(panels.tokens(), "place:r@g7");
}

/// A player accepts a bid, and time goes on by a fixed step per frame.
fn sell(prepare: impl FnOnce(&mut Settings)) -> Panels {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    ["e5e6", "offer:q3", "bid:b2+p1"].into_iter().for_each(|token| panels.play(token));
    prepare(&mut panels.app.world_mut().resource_mut::<Settings>());
    panels.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    panels.submit("accept:Y");
    panels
}

#[test]
fn the_auctioneer_calls_three_times() {
    let mut panels = sell(|_| ());
    let calls = ["Going once", "Going twice", "Sold to Yellow!"];
    let mut heard = Vec::new();
    for _ in 0..200 {
        panels.frame(Vec::new());
        for call in calls {
            if panels.says(call) && heard.last() != Some(&call) {
                heard.push(call);
                panels.look(&format!("call-{}", heard.len()));
            }
        }
        if !panels.app.world().resource::<Timeline>().is_busy() {
            break;
        }
    }
    assert_eq!(heard, calls);
    panels.frame(Vec::new());
    assert!(!calls.into_iter().any(|call| panels.says(call)), "{:?}", panels.texts);
}

#[test]
fn the_auctioneer_is_silent_where_nobody_waits() {
    let mut panels = sell(|_| ());
    panels.frame(Vec::new());
    panels.frame(Vec::new());
    assert!(panels.says("Going once"), "{:?}", panels.texts);
    panels.app.world_mut().trigger(SkipAnimation);
    (0..2).for_each(|_| panels.frame(Vec::new()));
    assert!(!panels.says("Going") && !panels.says("Sold to Yellow!"), "{:?}", panels.texts);
    assert!(panels.says("Sold to Yellow: "), "{:?}", panels.texts);
    for quick in [
        |settings: &mut Settings| settings.reduced_motion = true,
        |settings: &mut Settings| settings.speed = Settings::AT_ONCE,
    ] {
        let mut panels = sell(quick);
        for _ in 0..4 {
            panels.frame(Vec::new());
            assert!(!panels.says("Going") && !panels.says("Sold to Yellow!"), "{:?}", panels.texts);
        }
    }
}

#[test]
fn a_phone_shows_large_boards_flat_until_somebody_wants_the_table() {
    for (game, is_flat) in
        [(GameId::Pothole, false), (GameId::Knot, true), (GameId::Quad, true), (GameId::Auction, true)]
    {
        let mut panels = Panels::begin(game, None);
        let is_shown = |panels: &Panels| panels.app.world().resource::<DiagramCells>().are_shown();
        assert!(!is_shown(&panels), "{game:?}");
        panels.size = egui::vec2(390.0, 844.0);
        let world = panels.app.world_mut();
        let mut window = world.query::<&mut Window>().single_mut(world).unwrap();
        window.resolution.set(390.0, 844.0);
        panels.settle();
        assert_eq!(is_shown(&panels), is_flat, "{game:?}");
        panels.look(&format!("flat-phone-{}", game.name()));
    }
}
