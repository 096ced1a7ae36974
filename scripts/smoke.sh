#!/usr/bin/env bash
# Tests the page in dist/web-quick (or $WEB_DIST) with a headless Chromium: smoke.sh [TEST...]. The tests are files of tests/web:
# words (its texts), offline (its use without a network), hosts, worker (its bots), smoke (the game is played), together (it is played
# at a table that the program hosts), games (each game is played) and life (what browsers take from a page). Without names, all of
# them.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it"
PROGRAM="${PROGRAM:-$BG_CACHE/target/native/debug/bulldozer-gambit}"
export CHROMIUM PROGRAM WEB_DIST="${WEB_DIST:-$ROOT/dist/web-quick}" NODE_PATH="$BG_CACHE/npm/node_modules"
status=0
[ "$#" -gt 0 ] || set -- words offline hosts worker smoke together games life
for tests in "$@"; do
    node --test --test-reporter=spec "$ROOT/tests/web/$tests.mjs" </dev/null || status=$?
done
exit "$status"
