#!/usr/bin/env bash
# Whether a packaged program works where there is no screen: dist-try.sh PROGRAM. On all systems. CLI_ONLY=1
# for one that has no window.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
program="${1:?usage: dist-try.sh PROGRAM}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

"$program" --version | tr -d '\r' | tee "$work/version"
grep -q "^bulldozer-gambit $(version_here) " "$work/version" || die "another version"
[ -n "${CLI_ONLY:-}" ] || grep -q '^features: window' "$work/version" || die "it has no window"

"$program" check tests/data/quiet.bgr
"$program" selfplay quad --players 1 --most 8 --seed 7 --out "$work/game.bgr" >/dev/null
"$program" check "$work/game.bgr"

[ -z "${CLI_ONLY:-}" ] || exit 0
# Without its files it says so in one sentence and fails.
status=0
said="$(BULLDOZER_GAMBIT_ASSETS="$work/nowhere" "$program" --game knot 2>&1)" || status=$?
echo "$said ($status)"
[ "$status" = 1 ] || die "it should fail with 1"
[[ "$said" == "error: "*nowhere* && "$(wc -l <<<"$said")" = 1 ]] || die "it does not say what is missing"
