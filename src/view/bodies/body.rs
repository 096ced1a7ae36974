//! The bodies of the pieces. A body is a component of the piece's own entity. Acts move and dress it; once they are
//! over it stands where its piece is, and looks like it.

use bevy::prelude::*;

use crate::play::{BoardLaid, Leaving, OnTable, Owner, Piece, PieceEntities};
use crate::rules::{ChipSet, HandPiece, Kind, PieceId, PieceState, Seat, Snapshot};
use crate::theme::board;
use crate::view::acts::upright;
use crate::view::layout::Layout;
use crate::view::systems::Settle;

/// What a piece looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Attire {
    /// The player whose colour it has.
    pub seat: Seat,
    /// The kind of piece it shows.
    pub kind: Kind,
    /// The promotion chips under it.
    pub chips: ChipSet,
    /// The player who moves it, shown by the colour of its base.
    pub controller: Seat,
    /// Whether it is shown in ice.
    pub frozen: bool,
    /// How many tokens lie round it.
    pub tokens: u8,
    /// The raised base of a piece that is for trade.
    pub plinth: Option<Plinth>,
}

/// The raised base of a captured piece that is for trade.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Plinth {
    /// The piece is on offer.
    Offer,
    /// The piece is part of a bid.
    Bid,
}

impl Plinth {
    pub(in crate::view) fn height(self) -> f32 {
        match self {
            Self::Offer => 0.5,
            Self::Bid => 0.28,
        }
    }

    pub(in crate::view) fn color(self) -> Color {
        match self {
            Self::Offer => board::OFFER,
            Self::Bid => board::BID,
        }
    }
}

impl Attire {
    /// The looks of a piece of `seat`'s about which nothing else is known.
    pub fn plain(seat: Seat, kind: Kind) -> Self {
        Self { seat, kind, chips: ChipSet::default(), controller: seat, frozen: false, tokens: 0, plinth: None }
    }

    /// The looks of a piece on the board or in a hand. A captured piece has no colour; its base shows whose hand it is
    /// in. A piece that must be placed already has its new owner's colour.
    pub fn on_table(id: PieceId, table: &Snapshot) -> Option<Self> {
        if let Some(&PieceState { seat, kind, chips, controller, frozen, .. }) = table.pieces.get(&id) {
            return Some(Self { chips, controller, frozen, ..Self::plain(seat, kind) });
        }
        let &HandPiece { seat: controller, kind, tokens } = table.hands.get(&id)?;
        let seat = if tokens.is_some() { Seat::NOBODY } else { controller };
        let plinth = table.offer.as_ref().and_then(|offer| {
            let is_bid = offer.bids.values().flatten().any(|&piece| piece == id);
            if offer.piece == id { Some(Plinth::Offer) } else { is_bid.then_some(Plinth::Bid) }
        });
        Some(Self { controller, tokens: tokens.unwrap_or(0), plinth, ..Self::plain(seat, kind) })
    }

    /// Whether the piece is dormant.
    pub fn is_asleep(&self) -> bool {
        self.controller == Seat::NOBODY
    }
}

/// The body of a piece. It lags behind the piece while acts are played.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[require(Transform, Visibility::Hidden)]
pub struct Body {
    /// What it looks like now.
    pub attire: Attire,
    /// The looks that its parts were built for, and the entity they are below.
    pub(in crate::view) worn: Option<(Attire, Entity)>,
    /// Whether its parts were built for another game.
    pub(in crate::view) is_outworn: bool,
}

/// A part that acts move by itself: a blade that is thrown or lifted.
#[derive(Component, Copy, Clone, Debug)]
pub(in crate::view) struct Blade {
    /// The piece that it is part of.
    pub(in crate::view) by: Entity,
    /// Its resting transform, once it has been moved.
    pub(in crate::view) rest: Option<Transform>,
}

/// Set when the table has been laid for another match: facings and looks are not kept.
#[derive(Resource, Default, Debug)]
pub(in crate::view) struct LaidAnew(pub(in crate::view) bool);

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<LaidAnew>().add_observer(on_piece).add_observer(on_board_laid);
    app.add_systems(Settle, (stand, dismiss));
}

fn on_board_laid(laid: On<BoardLaid>, mut anew: ResMut<LaidAnew>) {
    anew.0 |= *laid == BoardLaid::Anew;
}

/// Adds a body to a new piece. It stays hidden until the piece has made its entrance.
fn on_piece(piece: On<Add, Piece>, pieces: Query<(&Piece, &Owner)>, mut commands: Commands) {
    let Ok((what, owner)) = pieces.get(piece.entity) else { return };
    let body = Body { attire: Attire::plain(owner.0, what.kind), worn: None, is_outworn: false };
    commands.entity(piece.entity).try_insert(body);
}

/// Two games can give the same piece to the same seat in other colours, so all parts are rebuilt.
pub(in crate::view) fn wear_anew(anew: Res<LaidAnew>, mut bodies: Query<&mut Body>) {
    if anew.0 {
        bodies.iter_mut().for_each(|mut body| body.is_outworn = true);
    }
}

/// Puts every body where its piece is, with the looks of the piece. On the board it keeps its facing.
fn stand(
    on_table: OnTable,
    layout: Res<Layout>,
    entities: Res<PieceEntities>,
    mut anew: ResMut<LaidAnew>,
    mut bodies: Query<(&mut Body, &mut Transform, &mut Visibility)>,
    mut blades: Query<(&Blade, &mut Transform), Without<Body>>,
) {
    let table = on_table.snapshot();
    let anew = core::mem::take(&mut anew.0);
    for (&id, &entity) in &entities.0 {
        let seen = (Attire::on_table(id, &table), layout.stand(&table, id));
        let (Ok((mut body, mut place, mut visibility)), (Some(attire), Some(stand))) = (bodies.get_mut(entity), seen)
        else {
            continue;
        };
        if body.attire != attire {
            body.attire = attire;
        }
        let is_new = anew || *visibility == Visibility::Hidden;
        let keeps_facing = !is_new && table.pieces.contains_key(&id);
        place.set_if_neq(if keeps_facing { stand.with_rotation(upright(place.rotation)) } else { stand });
        visibility.set_if_neq(Visibility::Inherited);
    }
    for (blade, mut place) in &mut blades {
        blade.rest.into_iter().for_each(|rest| _ = place.set_if_neq(rest));
    }
}

/// Despawns the pieces that have left the game.
fn dismiss(leaving: Query<Entity, With<Leaving>>, mut commands: Commands) {
    leaving.iter().for_each(|entity| commands.entity(entity).try_despawn());
}
