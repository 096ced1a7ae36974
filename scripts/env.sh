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
    (cd "$ROOT" && find Cargo.toml src tests benches assets docs fuzz -type f -exec touch {} +)
    echo "$ROOT" >"$claim"
}

say() { echo "${0##*/}: $*"; }
die() {
    echo "${0##*/}: $*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

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

# The oldest Rust that builds the game.
rust_version_wanted() { sed -n 's/^rust-version = "\(.*\)"/\1/p' "$ROOT/Cargo.toml"; }

# at_least 1.96.0 1.95: whether the first version is the second or a later one.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n1)" = "$2" ]; }
