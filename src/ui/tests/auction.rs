//! Hands, offers and bids: what the panel shows is what lies on the table.

use bevy_egui::egui;

use super::Panels;
use crate::rules::GameId;

/// Red and Yellow have something to trade.
const TRADERS: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 \
                       turn=R handR=q3,r1 handY=b2,p1";

#[test]
fn a_trade_is_made_by_the_pieces_in_the_panel() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    assert!(!panels.can_press("queen with 3 tokens"), "pieces are offered after the move");
    panels.play("e5e6");
    assert!(!panels.can_press("bishop with 2 tokens"), "it is in Yellow's hand");
    panels.press("queen with 3 tokens");
    assert_eq!(panels.tokens(), "e5e6", "it is only picked");
    panels.press("rook with 1 token");
    panels.press("queen with 3 tokens");
    panels.press("Offer this");
    panels.press("bishop with 2 tokens");
    panels.press("pawn with 1 token");
    panels.press("Bid these");
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

#[test]
fn who_is_asked_can_do_without() {
    let mut panels = Panels::begin(GameId::Auction, Some(TRADERS));
    panels.play("e5e6");
    panels.press("No auction");
    assert_eq!(panels.tokens(), "e5e6 pass");
}
