//! Hosts that keep nothing themselves: real servers of NATS on this computer.

mod cluster;
mod hosts;
mod load;
mod servers;
mod store;
mod wire;
