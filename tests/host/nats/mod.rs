//! Hosts that keep nothing themselves: real servers of NATS on this computer.

mod servers;
mod store;
