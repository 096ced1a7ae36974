#!/usr/bin/env bash
# Sourced by dist-check.sh and dist-windows-check.sh after env.sh: how packages are tried. $work is a folder for that.

: "${work:?}"
failed=0
passed=0

# check WHAT COMMAND...: runs it, and tells what it said only if it fails.
check() {
    local what="$1"
    shift
    if "$@" >"$work/said" 2>&1 </dev/null; then
        echo "ok      $what"
        passed=$((passed + 1))
    else
        echo "FAILED  $what"
        sed 's/^/        /' "$work/said" | tail -n 40
        failed=$((failed + 1))
    fi
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

draws() { # program
    local picture="$work/still.png"
    rm -f "$picture"
    with_screen "$1" showcase king-killed --export "$picture" --size 320x180 --still 1 && [ "$(stat -c %s "$picture")" -gt 5000 ]
}

# Bots play in the window until some actions are saved. The arguments say what is played.
plays_in_window() { # program argument...
    local data="$work/play" screen="$work/screen.sh"
    rm -rf "$data"
    cat >"$screen" <<'SCREEN'
data="$1" shot="$2"
shift 2
BULLDOZER_GAMBIT_DATA="$data" "$@" &
game=$!
for _ in $(seq "${MOST_SECONDS:-240}"); do
    sleep 1
    kill -0 "$game" 2>/dev/null || { echo "it ended by itself"; exit 1; }
    actions="$(python3 - "$data" <<'PYTHON'
import json, pathlib, sys
most = 0
for file in pathlib.Path(sys.argv[1]).glob("*.json"):
    try:
        record = json.loads(file.read_text()).get("record", "")
    except (ValueError, AttributeError):
        continue
    most = max(most, len([word for word in record.split("\n\n", 1)[-1].split() if word != "*"]))
print(most)
PYTHON
)"
    [ "$actions" -ge 12 ] || continue
    echo "$actions actions"
    [ -z "$shot" ] || import -window root "$shot"
    kill "$game"
    wait "$game" || true
    exit 0
done
echo "nothing was played: $actions actions"
kill "$game"
exit 1
SCREEN
    with_screen bash "$screen" "$data" "${SHOT:-}" "$@"
}
