#!/usr/bin/env bash
# Contact sheets of what the game looks like, in the folder OUT (dist/shots): the start of each game in three sizes, a middle
# game as bots get into one, and each scene of the showcase as eight frames in a row. Drawn without a window, by whatever
# draws. BIN=program takes one that is built; `starts`, `middles` and names of scenes as arguments make only these.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
export CARGO_TARGET_DIR="$BG_CACHE/target/native"
OUT="${OUT:-dist/shots}"
command -v montage >/dev/null || die "montage is missing; run: sudo apt-get install -y imagemagick"
program="${BIN:-$CARGO_TARGET_DIR/${PROFILE:-debug}/bulldozer-gambit}"
[[ -n "${BIN:-}" ]] || cargo build --locked ${PROFILE:+--profile "$PROFILE"}
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$OUT"

for game in pothole knot quad auction; do
    [[ "${*:-starts}" == *starts* ]] || break
    printf '[Game "%s"]\n[Result "*"]\n\n*\n' "$game" >"$work/$game.bgr"
    for size in 1280x720 1920x1080 390x844; do
        say "start of $game, $size"
        "$program" showcase "$work/$game.bgr" --export "$OUT/$game-$size.png" --size "$size" --still 0
    done
done

# So many actions bring the armies into each other.
for game in pothole:48 knot:9 quad:24 auction:160; do
    [[ "${*:-middles}" == *middles* ]] || break
    record="$work/${game%:*}-middle.bgr"
    "$program" selfplay "${game%:*}" --players level:4 --most "${game#*:}" --seed 7 --out "$record" >/dev/null
    say "middle game of ${game%:*}"
    "$program" showcase "$record" --export "$OUT/${game%:*}-middle.png" --size "${SIZE:-1280x720}" --still 900
done

scenes="$("$program" showcase | awk '{ print $2 }')"
for scene in $scenes; do
    [[ -z "$*" || " $* " == *" $scene "* ]] || continue
    say "$scene"
    "$program" showcase "$scene" --export "$work/$scene" --size "${SIZE:-1280x720}" --fps 20 --pictures 8
    montage "$work/$scene"/*.png -tile 2x4 -geometry +2+2 "$OUT/$scene.png"
    rm -rf "${work:?}/$scene"
done
say "the sheets are in $OUT"
