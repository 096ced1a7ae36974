//! Hands, offers and bids: what the panel shows is what lies on the table.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui;

use super::Panels;
use crate::rules::{GameId, Square};
use crate::view::{FreeArea, Layout, PickSquare, Selection};

/// Red and Yellow have something to trade.
const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R handR=q3,r1 handY=b2,p1";

/// The kinds of the pieces in hands that have a mark on the table, by their letters.
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
    assert!(panels.says("On offer:") && panels.says("Red may accept a bid."), "{:?}", panels.texts);
    panels.look("offer");
    panels.size = egui::vec2(390.0, 844.0);
    panels.settle();
    panels.look("offer-phone");
    panels.size = egui::vec2(1280.0, 720.0);
    panels.settle();
    panels.press("Accept");
    assert_eq!(panels.tokens(), "e5e6 offer:q3 bid:b2+p1 accept:Y");
    assert!(panels.says("places a piece"), "{:?}", panels.texts);
    assert!(panels.can_press("pawn, to be placed") || panels.can_press("bishop, to be placed"));
}

/// Three rivals with seven pieces each, all of which they bid.
const RICH: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                    turn=R handR=q3,q2,r3,r1,b2,n1,p2,p1 handB=q2,r2,r1,b2,n1,p2,p1 handY=q1,r1,b2,b1,n2,n1,p2 \
                    handG=q2,r1,b2,n2,n1,p2,p1";
const RICH_BIDS: [&str; 5] =
    ["e5e6", "offer:q3", "bid:q2+r2+r1+b2+n1+p2+p1", "bid:q1+r1+b2+b1+n2+n1+p2", "bid:q2+r1+b2+n2+n1+p2+p1"];

/// Nothing that is asked is out of sight, however much is bid.
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
    // A phone on its side has less room than that, and no trouble.
    panels.size = egui::vec2(640.0, 300.0);
    panels.settle();
    assert!(!panels.places_of_words("Accept").is_empty(), "{:?}", panels.texts);
}

/// The sentence, the king that would be attacked, and the paragraph of the rule book.
#[test]
fn where_a_piece_cannot_be_placed_says_why_not() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    ["e5e6", "offer:q3", "bid:b2+p1", "accept:Y"].into_iter().for_each(|token| panels.play(token));
    // Red's two, and then Yellow's queen where it would attack Blue.
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

#[test]
fn who_is_asked_can_do_without() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    panels.play("e5e6");
    panels.press("No auction");
    assert_eq!(panels.tokens(), "e5e6 pass");
}
