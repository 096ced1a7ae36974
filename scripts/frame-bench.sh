#!/usr/bin/env bash
# How long frames of the page in dist/web (or $WEB_DIST) are at rest, and while the strongest level thinks in its worker:
# tests/web/frame-bench.mjs. Mesa's llvmpipe that fills no pixels (LP_NO_RAST) stands for a graphics processor, so that drawing
# takes nothing from the worker's core.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it"
export CHROMIUM LP_NO_RAST=1 WEB_DIST="${WEB_DIST:-$ROOT/dist/web}" NODE_PATH="$BG_CACHE/npm/node_modules"
exec node "$ROOT/tests/web/frame-bench.mjs" </dev/null
