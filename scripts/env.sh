#!/usr/bin/env bash
# Sourced by every script here: where things are kept, and how they speak.

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
# What is built or downloaded lies outside the clone, so that a fresh clone starts warm.
BG_CACHE="${BG_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/bulldozer-gambit}"
export ROOT BG_CACHE
PATH="$HOME/.cargo/bin:$PATH"

# Clones share what is built. Cargo asks only whether files are newer than that, and programs hold the folder that they
# were built in: after another clone all files here are made new. claim_cache: before anything is built.
claim_cache() {
    local claim="$BG_CACHE/clone"
    [ "$(cat "$claim" 2>/dev/null)" != "$ROOT" ] || return 0
    mkdir -p "$BG_CACHE"
    (cd "$ROOT" && find Cargo.toml build.rs src tests benches assets docs fuzz -type f -exec touch {} +)
    echo "$ROOT" >"$claim"
}

say() { echo "${0##*/}: $*"; }
die() {
    echo "${0##*/}: $*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# cargo install with the versions its authors tested, or with those that the registry has when one of them is gone.
install_tool() { # crate version
    say "installing $1 $2"
    local install=(env -u CARGO_TARGET_DIR cargo install "$1" --version "$2" --root "$BG_CACHE/tools" --quiet)
    "${install[@]}" --locked </dev/null || "${install[@]}" </dev/null ||
        die "cannot install $1 $2"
}

# Runs a program that opens windows on a screen that nobody sees.
with_screen() {
    local lavapipe
    lavapipe="$(find /usr/share/vulkan/icd.d /etc/vulkan/icd.d -name 'lvp_icd*.json' 2>/dev/null | head -n1)"
    # The software driver, always: the same picture on every machine.
    [ -z "$lavapipe" ] || export VK_ICD_FILENAMES="$lavapipe" VK_DRIVER_FILES="$lavapipe"
    unset WAYLAND_DISPLAY
    xvfb-run -a -s "-screen 0 1280x800x24" "$@"
}

# The Chromium that drives the page in tests.
find_chromium() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && have "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# Whether the rustc in use has the standard library for the web (`rustup target add wasm32-unknown-unknown`).
has_wasm_target() {
    have rustc && compgen -G "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib/libstd-*.rlib" >/dev/null
}

# The linker of the Debian fallback, the newest there is.
find_wasm_ld() {
    local name
    for name in wasm-ld-22 wasm-ld-21 wasm-ld-20 wasm-ld-19; do
        if have "$name"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# Which cargo builds for a target: `cargo` with the standard library that rustup installed, or Debian's `/usr/bin/cargo`,
# which builds it from its source.
rust_for() { # target
    local version
    if compgen -G "$(rustc --print sysroot)/lib/rustlib/$1/lib/libstd-*.rlib" >/dev/null; then
        echo cargo
    elif [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library/std ]; then
        version="$(/usr/bin/rustc --version | cut -d' ' -f2)"
        at_least "$version" "$(rust_version_wanted)" && echo /usr/bin/cargo
    else
        return 1
    fi
}

# The linker for Windows. Where there are two, the one whose programs need no library for threads.
find_mingw() {
    local name
    for name in x86_64-w64-mingw32-gcc-win32 x86_64-w64-mingw32-gcc; do
        if have "$name"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# The sums of all packages that are in a folder, in SHA256SUMS. macOS has another program for them.
write_sums() { # folder
    (
        cd "$1" || exit
        shopt -s nullglob
        sum=(sha256sum)
        have sha256sum || sum=(shasum -a 256)
        "${sum[@]}" ./*.deb ./*.tar.gz ./*.zip ./*.exe | sed 's, \./, ,' >SHA256SUMS
        cat SHA256SUMS
    )
}

# The version of the game.
version_here() { sed -n '/^\[package\]/,/^\[/s/^version = "\(.*\)"/\1/p' "$ROOT/Cargo.toml"; }

# The tool that makes Debian's packages.
CARGO_DEB_VERSION=3.8.0
has_cargo_deb() { [ "$("$BG_CACHE/tools/bin/cargo-deb" --version 2>/dev/null)" = "cargo-deb $CARGO_DEB_VERSION" ]; }

# The oldest Rust that builds the game.
rust_version_wanted() { sed -n 's/^rust-version = "\(.*\)"/\1/p' "$ROOT/Cargo.toml"; }

# at_least 1.96.0 1.95: whether the first version is the second or a later one.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n1)" = "$2" ]; }
