//! Stands in for the `inventory` of crates.io where the page is built to be published.
//!
//! Bevy's derive of `Reflect` submits every type to it, for an automatic registration that the game does not switch on
//! (`reflect_auto_register`). What is submitted stays in the program all the same, with all the reflection that hangs on
//! it, because a constructor of the program names it. Here nothing is submitted, and nothing is collected.

#![no_std]

use core::marker::PhantomData;

/// What is collected of a type: nothing.
pub struct Iter<T: 'static>(PhantomData<T>);

impl<T: 'static> Iterator for Iter<T> {
    type Item = &'static T;

    fn next(&mut self) -> Option<&'static T> {
        None
    }
}

mod private {
    use super::{Iter, PhantomData};

    enum Void {}

    #[doc(hidden)]
    pub struct Phantom<T>(PhantomData<T>, Void);

    /// `for submitted in inventory::iter::<T>`, as in the original.
    #[allow(non_camel_case_types)]
    pub enum iter<T> {
        __Phantom(Phantom<T>),
        iter,
    }

    impl<T: 'static> IntoIterator for iter<T> {
        type Item = &'static T;
        type IntoIter = Iter<T>;

        fn into_iter(self) -> Iter<T> {
            Iter(PhantomData)
        }
    }

    #[doc(hidden)]
    pub mod value {
        pub use super::iter::iter;
    }
}

#[allow(non_camel_case_types)]
pub type iter<T> = private::iter<T>;
pub use private::value::*;

/// Collects nothing.
#[macro_export]
macro_rules! collect {
    ($ty:ty) => {};
}

/// Submits nothing.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
