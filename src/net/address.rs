//! Where a table is: its host and its code.

use core::fmt;
use core::net::SocketAddr;
use core::str::FromStr;

use crate::texts::text;

/// The port of a host that names none.
pub const PORT: u16 = 4444;

/// The address of a table, as people pass it on: `http://192.168.0.5:4444/#join=K7QM2FXA`, `ws://example.org/ws#K7QM2FXA`
/// or `192.168.0.5#K7QM2FXA`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    /// Whether the connection is encrypted.
    pub is_secure: bool,
    /// The name of the host, with its port if that is not the protocol's.
    pub host: String,
    /// The path of the WebSocket, with its first slash.
    pub path: String,
    /// The code of the table.
    pub code: String,
}

/// Why a text is not the address of a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAddress {
    /// It has no code after `#`.
    #[error("{}", text!("together-no-code"))]
    NoCode,
    /// It names no host, or something that is not a host.
    #[error("{}", text!("together-no-host"))]
    NoHost,
}

impl Address {
    /// The table with this code at the host that listens at `place`.
    pub fn at(place: SocketAddr, code: &str) -> Self {
        Self { is_secure: false, host: place.to_string(), path: "/ws".to_owned(), code: code.to_owned() }
    }

    /// The address of the WebSocket.
    pub fn url(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}", self.host, self.path)
    }

    /// The page that joins the table, where its host serves it from its root.
    pub fn page(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}/#join={}", self.host, self.code)
    }

    /// The table with this code at the host that has served the page with this address, which has no `#`.
    ///
    /// # Errors
    ///
    /// If one of them is not in order.
    pub fn beside_page(page: &str, code: &str) -> Result<Self, NotAnAddress> {
        format!("{page}#{code}").parse()
    }
}

impl FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        let (place, code) = text.trim().split_once('#').ok_or(NotAnAddress::NoCode)?;
        let code = code.strip_prefix("join=").unwrap_or(code).trim();
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return Err(NotAnAddress::NoCode);
        }
        let (scheme, rest) = place.split_once("://").unwrap_or(("", place));
        let is_secure = match scheme {
            "" | "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(NotAnAddress::NoHost),
        };
        let (host, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let is_host = |c: char| c.is_alphanumeric() || ".-:[]_".contains(c);
        if host.is_empty() || !host.chars().all(is_host) || path.contains(char::is_whitespace) {
            return Err(NotAnAddress::NoHost);
        }
        // A bare name is that of a computer at home, which has a host's own port.
        let host = if scheme.is_empty() && !has_port(host) { format!("{host}:{PORT}") } else { host.to_owned() };
        // A page lies in a folder, beside the socket.
        let folder = path.rfind('/').map_or("", |slash| &path[..slash]);
        let path = if path.ends_with("/ws") { path.to_owned() } else { format!("{folder}/ws") };
        Ok(Self { is_secure, host, path, code: code.to_ascii_uppercase() })
    }
}

/// Whether a host is named with its port.
fn has_port(host: &str) -> bool {
    host.rsplit(':').next().is_some_and(|port| port != host && !port.ends_with(']'))
}

/// The short form, which people can type.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_secure && self.path == "/ws" && has_port(&self.host) {
            return write!(f, "{}#{}", self.host, self.code);
        }
        write!(f, "{}#{}", self.url(), self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_in_all_their_forms() {
        for (text, url, code) in [
            ("http://192.168.0.5:4444/#join=K7QM2FXA", "ws://192.168.0.5:4444/ws", "K7QM2FXA"),
            ("ws://example.org/ws#k7qm2fxa", "ws://example.org/ws", "K7QM2FXA"),
            (" 192.168.0.5#K7QM2FXA ", "ws://192.168.0.5:4444/ws", "K7QM2FXA"),
            ("localhost:5000#A", "ws://localhost:5000/ws", "A"),
            ("[::1]#A", "ws://[::1]:4444/ws", "A"),
            ("[::1]:80#A", "ws://[::1]:80/ws", "A"),
            ("https://games.example.org/gambit/#join=A", "wss://games.example.org/gambit/ws", "A"),
            ("https://games.example.org/gambit/index.html#A", "wss://games.example.org/gambit/ws", "A"),
        ] {
            let address: Address = text.parse().unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!((address.url().as_str(), address.code.as_str()), (url, code), "{text}");
            assert_eq!(address.to_string().parse(), Ok(address), "{text}");
        }
        let own = Address::at(SocketAddr::from(([192, 168, 0, 5], 4444)), "K7QM2FXA");
        assert_eq!(own.to_string(), "192.168.0.5:4444#K7QM2FXA");
        assert_eq!(own.page(), "http://192.168.0.5:4444/#join=K7QM2FXA");
        assert_eq!(own.page().parse(), Ok(own));
        let beside = Address::beside_page("https://example.org/gambit/", "A").unwrap();
        assert_eq!(beside.url(), "wss://example.org/gambit/ws");
    }

    #[test]
    fn what_is_no_address_is_told_apart() {
        for text in ["", "192.168.0.5", "192.168.0.5#", "192.168.0.5#join=", "a#b c"] {
            assert_eq!(text.parse::<Address>(), Err(NotAnAddress::NoCode), "{text}");
        }
        for text in ["#A", "ftp://a#A", "a b#A", "http://#A", "http:///x#A"] {
            assert_eq!(text.parse::<Address>(), Err(NotAnAddress::NoHost), "{text}");
        }
    }
}
