//! What does not outlive its match, or its position.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::intent::{BoardLaid, SessionChanged};

/// Resets resources to their defaults. One that has its default already does not count as changed.
pub trait Forget {
    /// Resets a resource for a new or a loaded game.
    fn forget_with_match<R: Forgettable>(&mut self) -> &mut Self;
    /// Resets a resource whenever the table is laid out: for a new game, after an undo, and after a jump.
    fn forget_when_laid<R: Forgettable>(&mut self) -> &mut Self;
    /// Resets a resource whenever the session has changed, for example by an action.
    fn forget_with_position<R: Forgettable>(&mut self) -> &mut Self;
}

/// A resource that can be reset.
pub trait Forgettable: Resource<Mutability = Mutable> + Default + PartialEq {}

impl<R: Resource<Mutability = Mutable> + Default + PartialEq> Forgettable for R {}

impl Forget for App {
    fn forget_with_match<R: Forgettable>(&mut self) -> &mut Self {
        self.add_observer(|laid: On<BoardLaid>, resource: ResMut<R>| {
            if *laid == BoardLaid::Anew {
                reset(resource);
            }
        })
    }

    fn forget_when_laid<R: Forgettable>(&mut self) -> &mut Self {
        self.add_observer(|_: On<BoardLaid>, resource: ResMut<R>| reset(resource))
    }

    fn forget_with_position<R: Forgettable>(&mut self) -> &mut Self {
        self.forget_when_laid::<R>().add_observer(|_: On<SessionChanged>, resource: ResMut<R>| reset(resource))
    }
}

fn reset<R: Forgettable>(mut resource: ResMut<R>) {
    resource.set_if_neq(R::default());
}
