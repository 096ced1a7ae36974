//! Whether the system prefers reduced motion, which is the default of the setting.

use bevy::prelude::*;

/// The preference of the system. There is none if the system has not been asked, as in tests.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SystemMotion {
    /// Whether it prefers reduced motion.
    pub is_reduced: bool,
}

impl SystemMotion {
    /// The preference that `web/boot.js` has read from the browser.
    #[cfg(target_arch = "wasm32")]
    pub fn ask() -> Self {
        let page = web_sys::window().and_then(|window| window.document());
        let page = page.and_then(|page| page.document_element());
        let wish = page.and_then(|page| page.get_attribute("data-reduced-motion"));
        Self { is_reduced: wish.is_some_and(|wish| wish == "true") }
    }

    /// Each desktop stores it elsewhere, and has a program that prints it. Without one there is no preference.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn ask() -> Self {
        Self { is_reduced: PLACES.iter().any(MotionSetting::wishes) }
    }
}

/// A desktop's way of storing the preference.
#[cfg(not(target_arch = "wasm32"))]
struct MotionSetting {
    /// The command that prints the preference.
    command: &'static [&'static str],
    /// Whether the output means reduced motion.
    is_wish: fn(&str) -> bool,
}

#[cfg(not(target_arch = "wasm32"))]
const PLACES: &[MotionSetting] = if cfg!(target_os = "windows") {
    &[MotionSetting {
        command: &["reg", "query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"],
        is_wish: no_bit,
    }]
} else if cfg!(target_os = "macos") {
    &[MotionSetting { command: &["defaults", "read", "com.apple.universalaccess", "reduceMotion"], is_wish: says_one }]
} else {
    &[
        MotionSetting {
            command: &["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"],
            is_wish: says_false,
        },
        MotionSetting {
            command: &["kreadconfig6", "--group", "KDE", "--key", "AnimationDurationFactor"],
            is_wish: says_zero,
        },
    ]
};

#[cfg(not(target_arch = "wasm32"))]
impl MotionSetting {
    fn wishes(&self) -> bool {
        let [program, arguments @ ..] = self.command else { return false };
        let printed = std::process::Command::new(program).args(arguments).stderr(std::process::Stdio::null()).output();
        printed
            .is_ok_and(|printed| printed.status.success() && (self.is_wish)(&String::from_utf8_lossy(&printed.stdout)))
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn says_false(printed: &str) -> bool {
    printed.trim() == "false"
}

#[cfg(not(target_arch = "wasm32"))]
fn says_one(printed: &str) -> bool {
    printed.trim() == "1"
}

/// Whether the printed factor for the duration of animations is zero.
#[cfg(not(target_arch = "wasm32"))]
fn says_zero(printed: &str) -> bool {
    printed.trim().parse() == Ok(0.0_f32)
}

/// The second bit of the fifth byte is `SPI_GETCLIENTAREAANIMATION`: animations inside of windows are on.
#[cfg(not(target_arch = "wasm32"))]
fn no_bit(printed: &str) -> bool {
    let mask = printed.split_whitespace().last().and_then(|mask| mask.get(8..10));
    mask.and_then(|byte| u8::from_str_radix(byte, 16).ok()).is_some_and(|byte| byte & 2 == 0)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn what_desktops_print_is_understood() {
        let windows = |mask: &str| no_bit(&format!("\r\n    UserPreferencesMask    REG_BINARY    {mask}\r\n\r\n"));
        assert!(windows("9012078010000000") && !windows("9E3E078012000000") && !windows("90"));
        assert!(says_false("false\n") && !says_false("true\n") && !says_false(""));
        assert!(says_one("1\n") && !says_one("0\n"));
        assert!(says_zero("0\n") && says_zero("0.0") && !says_zero("1") && !says_zero(""));
    }

    #[test]
    fn a_desktop_that_cannot_be_asked_wishes_for_nothing() {
        assert!(!MotionSetting { command: &["a-program-that-nobody-has"], is_wish: |_| true }.wishes());
        assert!(!MotionSetting { command: &[], is_wish: |_| true }.wishes());
    }
}
