#!/usr/bin/env bash
# Sourced by dist.sh, dist-windows.sh and dist-macos.sh after env.sh: what they build must not know when, where or by whom it was built.

# shellcheck disable=SC2034
{
    name=bulldozer-gambit
    version="$(version_here)"
    out="$ROOT/dist/packages"
    profile="${PROFILE:-dist}"
    # Cargo's name of the folder of that profile.
    profile_folder="$profile"
    [ "$profile" != dev ] || profile_folder=debug
}

commit="$(git describe --always --dirty --exclude='*' --abbrev=9 2>/dev/null)" || commit=unknown
case "$commit" in *-dirty | unknown) say "this is no commit ($commit): nobody can build the same again" ;; esac
# The date of everything within.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}"
export SOURCE_DATE_EPOCH BG_COMMIT="${BG_COMMIT:-$commit}" BG_PACKAGED=1

# Where things lie on this machine. Later ones count where several fit.
flags=()
hide() { flags+=("--remap-path-prefix=$1=$2"); }
hide_builder() { # rustc
    local cargo_home="${CARGO_HOME:-$HOME/.cargo}" folder
    hide "$cargo_home" /cargo
    # Registries have folders of other names where a mirror is used.
    for folder in "$cargo_home"/registry/src/*; do
        hide "$folder" /crates
    done
    hide "$("$1" --print sysroot)/lib/rustlib/src/rust" "/rustc/$("$1" -vV | sed -n 's/^commit-hash: //p')"
    hide "$CARGO_TARGET_DIR" /target
    hide "$ROOT" /bulldozer-gambit
}

# packaged CARGO RUSTC ARGUMENT...: runs cargo; what it builds tells nothing of this machine.
packaged() {
    local cargo="$1" rustc="$2"
    shift 2
    flags=()
    hide_builder "$rustc"
    BG_RUSTC_OPTIONS="$(IFS=$'\x1f' && echo "${flags[*]}")" RUSTC_WRAPPER="$ROOT/scripts/dist-rustc.sh" RUSTC="$rustc" \
        env -u RUSTC_WORKSPACE_WRAPPER -u RUSTFLAGS "$cargo" "$@" </dev/null
}

# Nothing of this machine may be in a program. Ends what calls it.
look_for_builder() { # rustc program
    local place found=0
    for place in "$ROOT" "$BG_CACHE" "${CARGO_HOME:-$HOME/.cargo}" "$("$1" --print sysroot)/lib/rustlib" "$HOME/"; do
        if grep -qaF "$place" "$2"; then
            say "the program tells where it was built: $place"
            found=1
        fi
    done
    [ "$found" = 0 ] || [ -n "${BIN:-}" ] || die "so it is no package"
}
