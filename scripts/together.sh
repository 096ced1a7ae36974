#!/usr/bin/env bash
# A game of each kind at one table: two pages in Chromium, one in Firefox, and a program without a window (tests/web/four.mjs).
# The page is the one in dist/web-quick (or $WEB_DIST).
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

export WEB_DIST="${WEB_DIST:-$ROOT/dist/web-quick}" NODE_PATH="$BG_CACHE/npm/node_modules" LIBGL_ALWAYS_SOFTWARE=1
[ -f "$WEB_DIST/index.html" ] || die "$WEB_DIST has no page; run: make web-quick"
have "${FIREFOX:-firefox-esr}" || die "Firefox is missing; install firefox-esr, or set FIREFOX=/path/to/it"
CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it"
cd "$ROOT"
cargo build --bins
CLIENT="${CLIENT:-$(cargo test --no-run --test app --message-format=json | sed -n 's/.*"executable":"\([^"]*\/app-[^"]*\)".*/\1/p' | tail -1)}"
export CHROMIUM CLIENT PROGRAM="${PROGRAM:-$BG_CACHE/target/native/debug/bulldozer-gambit}"
# Chromium draws by its own software, and not at all if Vulkan is told of another driver.
xvfb-run -a -s "-screen 0 1280x800x24" node --test --test-reporter=spec "$ROOT/tests/web/four.mjs" </dev/null
