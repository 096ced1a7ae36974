#!/usr/bin/env bash
# Plays the page in dist/web (or $WEB_DIST) in other browsers than `make test` does: browsers.sh [firefox|webkit|chromium...],
# all of them unless some are named. Chromium has no window; those of the others are on a screen that nobody sees, where Mesa
# draws.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

export WEB_DIST="${WEB_DIST:-$ROOT/dist/web}" NODE_PATH="$BG_CACHE/npm/node_modules" LIBGL_ALWAYS_SOFTWARE=1
[ -f "$WEB_DIST/index.html" ] || die "$WEB_DIST has no page; run: make web"
[ $# -gt 0 ] || set -- firefox webkit chromium
status=0
for browser in "$@"; do
    case "$browser" in
        firefox) have "${FIREFOX:-firefox-esr}" || die "Firefox is missing; install firefox-esr, or set FIREFOX=/path/to/it" ;;
        webkit) have WebKitWebDriver || die "WebKit is missing; run: sudo apt-get install -y webkit2gtk-driver" ;;
        chromium) CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it" ;;
        *) die "usage: browsers.sh [firefox|webkit|chromium...]" ;;
    esac
    export CHROMIUM="${CHROMIUM:-}"
    say "$browser"
    # Chromium draws by its own software, and not at all if Vulkan is told of another driver.
    screen=with_screen
    [ "$browser" != chromium ] || screen=""
    BROWSER="$browser" $screen node --test --test-reporter=spec "$ROOT/tests/web/browsers.mjs" </dev/null || status=$?
done
exit "$status"
