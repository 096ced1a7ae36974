//! A store in NATS `JetStream`, for hosts that keep nothing themselves (docs/together.md).

mod follower;
mod kept;
mod link;
mod others;
mod reader;
mod store;

pub use store::JetStreamStore;
