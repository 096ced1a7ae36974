#!/usr/bin/env bash
# How fast bots think in a browser: nodes per second of the page's worker in Chromium, and of the same program on this machine
# without a browser. tests/web/worker-bench.mjs measures.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"

CHROMIUM="$(find_chromium)" || die "no Chromium; install it, or set CHROMIUM=/path/to/it"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$BG_CACHE/target/native}"
scripts/web.sh worker
cargo build --release --no-default-features --features worker --bin worker </dev/null
export CHROMIUM WEB_DIST="$ROOT/dist/worker" NODE_PATH="$BG_CACHE/npm/node_modules" NATIVE="$CARGO_TARGET_DIR/release/worker"
exec node "$ROOT/tests/web/worker-bench.mjs" </dev/null
