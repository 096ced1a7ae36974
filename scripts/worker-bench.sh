#!/usr/bin/env bash
# How fast bots think in a browser: the size of the page's worker, its nodes per second, and those of the same program built for
# this machine. tests/web/worker-bench.mjs measures.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$BG_CACHE/target/native}"
scripts/web.sh worker
cargo build --release --no-default-features --features worker --bin worker </dev/null
WEB_DIST="$ROOT/dist/worker" NATIVE="$CARGO_TARGET_DIR/release/worker" \
    exec node "$ROOT/tests/web/worker-bench.mjs" </dev/null
