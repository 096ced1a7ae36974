#!/usr/bin/env bash
# Whether the packages in dist/packages are sound: what Debian's tools say of them, and whether the game in them starts,
# draws and plays where it is unpacked. Installs into an empty folder only. SHOT=file keeps a picture of the window.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"

packages="$ROOT/dist/packages"
deb="$(compgen -G "$packages/*.deb" | head -n1)" || die "no package in dist/packages; run: make dist"
tarball="$(compgen -G "$packages/*.tar.gz" | head -n1)" || die "no .tar.gz in dist/packages; run: make dist"
id=io.github.bulldozer_gambit.BulldozerGambit
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
# No place but the package's own may help, and nothing of the player's is touched.
unset BULLDOZER_GAMBIT_ASSETS BEVY_ASSET_ROOT CARGO_MANIFEST_DIR
export HOME="$work/home" XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config"
mkdir -p "$HOME"
# shellcheck source=scripts/dist-tried.sh
. scripts/dist-tried.sh

sums_fit() { (cd "$packages" && sha256sum --check --quiet SHA256SUMS); }

lists_all() {
    local file
    for file in "${deb##*/}" "${tarball##*/}" usr/games/bulldozer-gambit bin/bulldozer-gambit models/pothole.glb; do
        grep -qF "$file" "$packages/CONTENTS.txt" || { echo "not in CONTENTS.txt: $file" && return 1; }
    done
}

# All libraries that it is linked with are there.
libraries_are_there() { # program
    local libraries
    libraries="$(ldd "$1")"
    echo "$libraries"
    [[ "$libraries" != *"not found"* ]]
}

check_program() { # where program
    check "$1: libraries" libraries_are_there "$2"
    check "$1: command line" scripts/dist-try.sh "$2"
    check "$1: draws a scene" draws "$2"
    check "$1: plays in a window" plays_in_window "$2" --game pothole --players 1,1,1,1
}

# Into an empty folder, with a list of packages of its own, and out again: nothing may stay.
installs_and_removes() {
    local root="$work/root"
    mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info"
    touch "$root/var/lib/dpkg/status" "$root/var/lib/dpkg/available"
    local dpkg=(fakeroot dpkg --root="$root" --log=/dev/null --force-depends --force-script-chrootless)
    "${dpkg[@]}" -i "$deb" && [ -x "$root/usr/games/bulldozer-gambit" ] || return 1
    "$root/usr/games/bulldozer-gambit" --version || return 1
    "${dpkg[@]}" -P bulldozer-gambit || return 1
    local left
    left="$(find "$root" -mindepth 1 -path "$root/var" -prune -o -mindepth 1 -print)"
    echo "${left:-nothing is left}"
    [ -z "$left" ]
}

# Whether this system has all that the package asks for.
can_be_installed() { apt-get -s install --no-install-recommends "$deb"; }

man_pages_are_right() { # share
    local page warnings
    for page in "$1"/man/man1/*.gz; do
        warnings="$(LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings -l "$page" 2>&1 >/dev/null)"
        [ -z "$warnings" ] || { echo "$page: $warnings" && return 1; }
    done
}

completes() { # share
    bash -c '. "$1"; complete -p bulldozer-gambit' bash "$1/bash-completion/completions/bulldozer-gambit"
}

# A file manager that reads this folder knows records, and what opens them.
knows_records() { # share
    local record="$work/a.bgr"
    cp -R "$1/mime" "$work/mime" && update-mime-database "$work/mime" && cp tests/data/opening.bgr "$record"
    grep -q '^50:application/x-bulldozer-gambit-record:\*.bgr$' "$work/mime/globs2" &&
        grep -q '^MimeType=application/x-bulldozer-gambit-record;$' "$1/applications/$id.desktop"
}

check "sums" sums_fit
check "list of contents" lists_all
check "lintian" lintian --allow-root --fail-on error --tag-display-limit 0 "$deb"
check "dependencies" can_be_installed
check "installs and removes" installs_and_removes

bare="$work/deb"
dpkg-deb -x "$deb" "$bare"
share="$bare/usr/share"
check "desktop file" desktop-file-validate "$share/applications/$id.desktop"
check "metainfo" appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
check "records" knows_records "$share"
check "manual" man_pages_are_right "$share"
check "completions" completes "$share"
check_program "deb" "$bare/usr/games/bulldozer-gambit"
printf '[Game "quad"]\n[Bots "1,1,1,1"]\n[Result "*"]\n\na2a3 b8c8 h7h6 g1f1 *\n' >"$work/record.bgr"
check "deb: opens a record" plays_in_window "$bare/usr/games/bulldozer-gambit" "$work/record.bgr"
check "deb: goes on with the record" grep -rqF 'a2a3 b8c8 h7h6 g1f1' "$work/play"

mkdir "$work/tar"
tar -C "$work/tar" -xzf "$tarball"
check_program "tar.gz" "$(echo "$work"/tar/*/bin/bulldozer-gambit)"

finish
