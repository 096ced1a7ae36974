#!/usr/bin/env bash
# Plays the page in dist/web-quick (or $WEB_DIST) with a headless Chromium, tests/web/smoke.mjs and life.mjs. Before that, the page's
# words, its use without a network, its hosts and its bots are tested alone: words, offline, hosts, worker.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it"
export CHROMIUM WEB_DIST="${WEB_DIST:-$ROOT/dist/web-quick}" NODE_PATH="$BG_CACHE/npm/node_modules"
status=0
for tests in words offline hosts worker smoke life; do
    node --test --test-reporter=spec "$ROOT/tests/web/$tests.mjs" </dev/null || status=$?
done
exit "$status"
