#!/usr/bin/env bash
# Installs what this machine still lacks: setup.sh [play|web|test|browsers|dist|windows]. Does nothing, quickly, when all is there.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
claim_cache

purpose="${1:-play}"
case "$purpose" in play | web | test | browsers | dist | windows) ;; *) die "usage: setup.sh [play|web|test|browsers|dist|windows]" ;; esac

rust_target=wasm32-unknown-unknown
[ "$purpose" != windows ] || rust_target=x86_64-pc-windows-gnu

check_rust() {
    have cargo || die "Rust is missing; run: curl https://sh.rustup.rs -sSf | sh"
    local wanted found
    wanted="$(rust_version_wanted)"
    found="$(rustc --version | cut -d' ' -f2)"
    at_least "$found" "$wanted" || die "Rust $found is older than $wanted; run: rustup update stable"
    if [ "$purpose" = test ]; then
        { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1 ||
            die "rustfmt or clippy is missing; run: rustup component add rustfmt clippy"
    fi
}

installed() { [[ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null)" == ii* ]]; }
# Read whole before it is searched: a pipe that grep closes early would count as a failure of apt-cache.
available() { [[ "$(LC_ALL=C apt-cache policy "$1" 2>/dev/null)" =~ Candidate:\ [^\(] ]]; }

# want PACKAGE...: puts those that are not installed on the list.
missing=()
want() {
    local package
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
}

want_for_play() {
    # To build: headers for sound, gamepads, Wayland and keyboards. To run: what winit and wgpu load by name.
    want gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
    want libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libvulkan1 mesa-vulkan-drivers
}

want_node() {
    have node || want nodejs
    have npm || want npm
}

want_for_web() {
    want gcc libc6-dev brotli python3
    # wasm-opt, which only the published page needs, is a package of npm's.
    want_node
    if ! has_wasm_target; then
        want rustc-web cargo-web rust-web-src
        find_wasm_ld >/dev/null || want lld-22
    fi
}

want_for_test() {
    want xvfb xauth
    # The arena's first example, docs/arena.md, is run as it stands there.
    want parallel
    # Hosts that share their matches.
    [ -x /usr/sbin/nats-server ] || have nats-server || want nats-server
    # A host whose clock jumps.
    compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null || want libfaketime
    find_chromium >/dev/null || want chromium
}

want_for_browsers() {
    want xvfb xauth procps
    want_node
    find_chromium >/dev/null || want chromium
    have "${FIREFOX:-firefox-esr}" || want firefox-esr
    want webkit2gtk-driver
}

want_for_dist() {
    # To build packages, then to check them, and to start what is in them.
    want gcc libc6-dev dpkg-dev binutils python3
    want lintian desktop-file-utils appstream shared-mime-info man-db xvfb xauth
}

want_for_windows() {
    # To build the program and the installer, then to start what is in them. The MinGW for Windows' own threads, or
    # programs ask for a library.
    want gcc-mingw-w64-x86-64-win32 nsis python3
    want wine64 wine xvfb xauth unzip
    [ "$(rust_for x86_64-pc-windows-gnu)" = cargo ] || want rustc-web cargo-web rust-web-src
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

# Another program may be installing something: its locks are waited for, those of the lists as well as dpkg's.
apt() {
    local tries=30 log
    while :; do
        log="$(as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -qq "$@" </dev/null 2>&1)" && return
        [[ "$log" == *"Could not get lock"* && "$tries" -gt 0 ]] || break
        [ "$tries" != 30 ] || say "another program is installing packages; waiting for it"
        tries=$((tries - 1))
        sleep 10
    done
    echo "$log" >&2
    return 1
}

hint_for() {
    case "$1" in
        firefox-esr) echo "install Firefox and set FIREFOX=/path/to/it" ;;
        chromium) echo "install Chromium or Chrome and set CHROMIUM=/path/to/it" ;;
        nats-server) echo "install NATS 2.9 or newer from https://nats.io" ;;
        rustc-web | cargo-web | rust-web-src | lld-22) echo "run: rustup target add $rust_target" ;;
        *) echo "install it by hand" ;;
    esac
}

install_missing() {
    [ "${#missing[@]}" -gt 0 ] || return 0
    local package
    if [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; then
        die "packages are missing; run: sudo apt-get install -y ${missing[*]}"
    fi
    say "installing ${missing[*]}"
    for package in "${missing[@]}"; do
        if ! available "$package"; then
            apt update || say "apt-get update failed; going on with the lists there are"
            break
        fi
    done
    for package in "${missing[@]}"; do
        available "$package" || die "this distribution has no package $package; $(hint_for "$package")"
    done
    local install=(apt install -y --no-install-recommends "${missing[@]}")
    # Old lists name files that are gone: once more with new ones.
    "${install[@]}" || {
        apt update || true
        "${install[@]}" || die "apt failed; run: sudo apt-get install -y ${missing[*]}"
    }
}

# playwright-core and others for tests/web, kept outside the clone.
install_node_modules() {
    local from="$ROOT/tests/web" to="$BG_CACHE/npm"
    mkdir -p "$to"
    if cmp -s "$from/package-lock.json" "$to/package-lock.json" && [ -f "$to/installed" ]; then
        return
    fi
    rm -f "$to/installed"
    cp "$from/package.json" "$from/package-lock.json" "$to/"
    say "installing the browser driver for tests"
    (cd "$to" && npm ci --silent --no-audit --no-fund </dev/null) || die "npm ci failed in $to"
    touch "$to/installed"
}

[ "$purpose" = browsers ] || check_rust
if have dpkg-query && have apt-get; then
    [ "$purpose" = browsers ] || want_for_play
    case "$purpose" in
        web | test) want_for_web ;;
        browsers) want_for_browsers ;;
        dist) want_for_dist ;;
        windows) want_for_windows ;;
    esac
    [ "$purpose" != test ] || want_for_test
    install_missing
else
    say "not Debian or Ubuntu: nothing checked, nothing installed"
fi
case "$purpose" in test | browsers) install_node_modules ;; esac
[ "$purpose" != dist ] || has_cargo_deb || install_tool cargo-deb "$CARGO_DEB_VERSION"
