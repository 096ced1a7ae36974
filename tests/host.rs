//! Tables on a network.
#[test]
fn begins() {}
