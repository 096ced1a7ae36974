#!/usr/bin/env bash
# Whether the packages for Windows in dist/packages are sound, as far as Wine can tell: installs, starts and removes what is
# in them, in a Windows of its own. CLI_ONLY=1 leaves out what needs a window, CLI_TESTS=1
# adds the tests of the command line. SHOT=file keeps a picture of the window.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"

packages="$ROOT/dist/packages"
zip="$(compgen -G "$packages/*-windows.zip" | head -n1)" || die "no package in dist/packages; run: make dist-windows"
setup="$(compgen -G "$packages/*-setup.exe" | head -n1)" || die "no installer in dist/packages; run: make dist-windows"
export CLI_ONLY="${CLI_ONLY:-}"
work="$(mktemp -d)"
# Wine goes on in the background after its programs.
trap 'wineserver_here -k || true; rm -rf "$work"' EXIT
unset BULLDOZER_GAMBIT_ASSETS BEVY_ASSET_ROOT CARGO_MANIFEST_DIR
# Without the browser and .NET that Wine asks for.
export WINEPREFIX="$work/wine" WINEARCH=win64 WINEDEBUG="${WINEDEBUG:--all}" WINEDLLOVERRIDES="mscoree,mshtml="
# shellcheck source=scripts/dist-tried.sh
. scripts/dist-tried.sh

wineserver_here() {
    local server
    for server in /usr/lib/wine/wineserver wineserver; do
        have "$server" && "$server" "$@" && return
    done
}

starts_windows() {
    local library="$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll"
    with_screen wine wineboot --init && wineserver_here -w || return 1
    [ -f "$library" ] || "$(find_mingw)" -shared -s packaging/windows/bcryptprimitives.c -ladvapi32 -o "$library"
}

sums_fit() { (cd "$packages" && sha256sum --check --quiet --ignore-missing SHA256SUMS); }

# What it imports is in every Windows.
libraries_are_there() { # program
    local libraries
    libraries="$(x86_64-w64-mingw32-objdump -p "$1" | sed -n 's/.*DLL Name: //p')"
    echo "$libraries"
    ! grep -iE 'libgcc|libstdc|pthread' <<<"$libraries"
}

# A file that bash can run, and that Wine runs.
by_wine() { # program file
    printf '#!/bin/sh\nexec wine "%s" "$@"\n' "$1" >"$2"
    chmod +x "$2"
}

# On a desktop of its own: the modes of Xvfb lack what winit wants to know of a monitor.
by_wine_in_a_window() { # program file
    printf '#!/bin/sh\nexec wine explorer /desktop=game,1280x800 "%s" "$@"\n' "Z:${1//\//\\}" >"$2"
    chmod +x "$2"
}

# Wine goes on for a while, on the screen of the program before, and a game that starts then finds no graphics. Its own
# DirectX 12 cannot do what Bevy asks for, but Vulkan is passed on to Mesa.
export WGPU_BACKEND=vulkan
on_a_new_screen() { # command
    wineserver_here -k || true
    "$@"
}

value_of() { # key [name]
    local which=(/ve)
    [ $# = 1 ] || which=(/v "$2")
    wine reg query "$1" "${which[@]}" 2>/dev/null | tr -d '\r' | sed -n 's/^.*REG_[A-Z]* *//p'
}
classes='HKCU\Software\Classes'
listed='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\BulldozerGambit'

installed="$work/wine/drive_c/users/$(id -un)/AppData/Local/Programs/Bulldozer Gambit"
# Where matches are saved (storage/mod.rs).
saved="$work/wine/drive_c/users/$(id -un)/AppData/Roaming/bulldozer-gambit/data/saves.json"
menu_entry() { find "$WINEPREFIX/drive_c" -name 'Bulldozer Gambit.lnk'; }

installs() {
    with_screen wine "$setup" /S
    wineserver_here -w
    local from="$work/zip"
    diff -r "$from"/* "$installed" | grep -v ': uninstall.exe$' && echo "other files than in the zip" && return 1
    [ -n "$(menu_entry)" ] || { echo "no entry in the menu" && return 1; }
    [ "$(value_of "$listed" DisplayVersion)" = "$(version_here)" ] || { echo "not in the list of programs" && return 1; }
    [ "$(value_of "$classes\\.bgr")" = BulldozerGambit.Record ] || { echo "records are unknown" && return 1; }
    value_of "$classes\\BulldozerGambit.Record\\shell\\open\\command" | grep -F 'Bulldozer Gambit.exe" "%1"'
}

removes() {
    mkdir -p "${saved%/*}"
    touch "$saved"
    with_screen wine "$installed/uninstall.exe" /S
    # It goes on in a copy of itself.
    wineserver_here -w
    local left
    left="$(find "$WINEPREFIX/drive_c" -ipath '*bulldozer*' ! -path '*/AppData/Roaming/bulldozer-gambit*')$(wine reg query HKCU /s 2>/dev/null | grep -i bulldozer)"
    echo "${left:-nothing is left}"
    [ -z "$left" ] && [ -f "$saved" ]
}

# An engine is a program of its own, with a job object. Both sides are this one here.
plays_engines() {
    local windows
    windows="Z:${2//\//\\}"
    "$1" arena pothole --players "own=1,other=engine:'$windows' uci" --nodes 200 --games 4
}

# The tests of the command line, with the packaged program instead of the one that cargo has built.
passes_tests() { BULLDOZER_GAMBIT_PROGRAM="$1" CARGO_TARGET_DIR="$BG_CACHE/target/native" cargo test --locked --no-default-features --features worker --test cli --no-fail-fast; }

check "sums" sums_fit
check "Wine" starts_windows
mkdir "$work/zip"
check "unpacks" unzip -q "$zip" -d "$work/zip"
program="$(echo "$work"/zip/*/bulldozer-gambit.exe)"
by_wine "$program" "$work/game"
check "libraries" libraries_are_there "$program"
check "command line" scripts/dist-try.sh "$work/game"
check "arena with an engine" plays_engines "$work/game" "$program"
[ -z "${CLI_TESTS:-}" ] || check "tests of the command line" passes_tests "$work/game"
if [ -z "$CLI_ONLY" ]; then
    check "draws a scene" on_a_new_screen draws "$work/game"
    by_wine_in_a_window "$program" "$work/window"
    check "plays in a window" on_a_new_screen plays_in_window "$work/window" --game pothole --players 1,1,1,1
    by_wine_in_a_window "${program%/*}/Bulldozer Gambit.exe" "$work/start"
    check "plays in a window, started without a console" on_a_new_screen plays_in_window "$work/start" --game quad --players 1,1,1,1
fi
check "installs" installs
check "removes" removes
finish
