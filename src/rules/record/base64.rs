//! Base64url without padding (RFC 4648, section 5).

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether the character belongs to base64url.
pub(super) const fn is_digit(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}

fn value(digit: u8) -> u32 {
    let value = match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'-' => 62,
        _ => 63,
    };
    u32::from(value)
}

/// The encoded length of this many bytes.
pub(super) const fn length(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

/// Encodes bytes.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(length(bytes.len()));
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, place| bits << 8 | chunk.get(place).copied().map_or(0, usize::from));
        let digits = (0..=chunk.len()).map(|place| char::from(DIGITS[bits >> (18 - 6 * place) & 63]));
        text.extend(digits);
    }
    text
}

/// Decodes a text that has base64url digits only. Spare bits at the end are ignored; re-encoding gives `text` again
/// only if they are zero.
pub(super) fn read(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let bits = (0..4).fold(0, |bits, place| bits << 6 | chunk.get(place).copied().map_or(0, value));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..chunk.len().max(1)]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_of_the_standard() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(write(bytes.as_bytes()), text);
            assert_eq!(read(text), bytes.as_bytes());
            assert_eq!(length(bytes.len()), text.len());
        }
        assert_eq!(write(&[0xFB, 0xFF]), "-_8");
        assert_eq!(read("-_8"), [0xFB, 0xFF]);
    }
}
