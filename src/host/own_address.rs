//! The address of this computer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Where others in the network reach what is `bound` here, as far as the system knows. Nothing is sent.
pub fn reached_at(bound: SocketAddr) -> SocketAddr {
    let ip = if bound.ip().is_unspecified() { own_address(bound.ip()) } else { bound.ip() };
    SocketAddr::new(ip, bound.port())
}

fn own_address(unspecified: IpAddr) -> IpAddr {
    // Addresses that are kept free for documentation.
    let (any, other, localhost) = match unspecified {
        IpAddr::V4(_) => ("0.0.0.0:0", "192.0.2.1:9", IpAddr::V4(Ipv4Addr::LOCALHOST)),
        IpAddr::V6(_) => ("[::]:0", "[2001:db8::1]:9", IpAddr::V6(Ipv6Addr::LOCALHOST)),
    };
    let own = UdpSocket::bind(any).and_then(|socket| socket.connect(other).and_then(|()| socket.local_addr()));
    own.map_or(localhost, |address| address.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_address_stays() {
        let bound = SocketAddr::from(([127, 0, 0, 1], 5000));
        assert_eq!(reached_at(bound), bound);
        let any = reached_at(SocketAddr::from(([0, 0, 0, 0], 5000)));
        assert!(any.port() == 5000 && !any.ip().is_unspecified(), "{any}");
    }
}
