#!/usr/bin/env bash
# Everything that CI does, or the steps that are named: test.sh [STEP...]. Goes on after a failure, so that one run shows
# all; the last line is the true total.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
claim_cache
export CARGO_TARGET_DIR="$BG_CACHE/target/native"

wanted=" $* "
passed=0
failed=0
timings=()
mkdir -p "$BG_CACHE/logs"

# The sum of the numbers before a word in the summary lines of nextest, cargo test or node.
count() { # log word
    sed 's/\x1b\[[0-9;]*m//g' "$1" | awk -v word="$2" '
        /^ *Summary \[/ || /^test result: / {
            for (i = 2; i <= NF; i++) { w = $i; gsub(/[,;.:]/, "", w); if (w == word) sum += $(i - 1) }
        }
        (/^ℹ (pass|fail|cancelled) / || /^# (pass|fail|cancelled) /) && word ~ "^" $2 { sum += $3 }
        END { print sum + 0 }'
}

# step NAME COMMAND...: runs it, times it and adds its tests to the total. Passes over a step that is not wanted.
step() {
    local name="$1" log start status=0 p f verdict=ok
    shift
    [[ "$wanted" =~ ^\ *$ || "$wanted" == *" $name "* ]] || return 0
    log="$BG_CACHE/logs/$name.log"
    start=$SECONDS
    echo "==> $name"
    "$@" </dev/null 2>&1 | tee "$log" || status=$?
    p="$(count "$log" passed)"
    # nextest counts the tests that ran out of time beside the failed ones.
    f=$(($(count "$log" failed) + $(count "$log" timed) + $(count "$log" cancelled)))
    # A step that fails without a failed test (lints, a build) is one failure.
    if [ "$status" != 0 ]; then
        verdict=FAILED
        [ "$f" -gt 0 ] || f=1
    fi
    passed=$((passed + p))
    failed=$((failed + f))
    timings+=("$(printf '%5d s  %-7s %-20s %d passed, %d failed' $((SECONDS - start)) "$verdict" "$name" "$p" "$f")")
    return "$status"
}

finish() {
    echo "==> steps"
    printf '%s\n' "${timings[@]}"
    # .ci/run shows it again where make has the last word.
    echo "$passed passed, $failed failed" | tee "$BG_CACHE/logs/total"
    [ "$failed" = 0 ]
}

# All that is built here is built by clippy, which is the compiler with lints: so the tests run what the lints have seen,
# and nothing is built a second time for them. Warnings come again from cargo's memory when nothing is to be built.
build() { # cargo arguments
    local log="$BG_CACHE/logs/build-output" status=0
    cargo build "$@" 2>&1 | tee "$log" || status=$?
    if sed 's/\x1b\[[0-9;]*m//g' "$log" | grep '^warning' >/dev/null; then
        echo "lints: there are warnings" >&2
        return 1
    fi
    return "$status"
}

tests() { # arguments for nextest and cargo test alike
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --no-fail-fast --no-tests=pass "$@"
    else
        cargo test --no-fail-fast "$@"
    fi
}

# The software driver has been seen to crash now and then: once more, and nextest says so (FLAKY).
tests_in_window() {
    if cargo nextest --version >/dev/null 2>&1; then
        with_screen cargo nextest run --no-fail-fast --retries 1 --test window
    else
        with_screen cargo test --test window
    fi
}

# What steps run by hand never touch: that make reads its file, that no file holds a merge that was not settled.
format() {
    cargo fmt --check && make --no-print-directory help >/dev/null && ! git grep -nE '^(<<<<<<<|>>>>>>>) '
}

documentation() {
    RUSTDOC="$ROOT/scripts/rustdoc.sh" DOC_OUT="$CARGO_TARGET_DIR/doc" cargo test --doc
}

step setup scripts/setup.sh test || {
    finish
    exit 1
}
step format format || true
# Advisories are asked for over the net: `make deny`, before a release.
if cargo deny --version >/dev/null 2>&1; then
    step licences cargo deny check bans licenses sources || true
fi
export RUSTC_WORKSPACE_WRAPPER=clippy-driver
# With the program of the page's bots, which works without a page as well, with the host of tables on all its stores, and
# with the command that tunes weights.
# Where packages are installed, NATS is there, and tests that miss it fail.
if have dpkg-query && have apt-get; then export BULLDOZER_GAMBIT_NATS=1; fi
step build-rules build --no-default-features --features worker,host-tests,nats,tune --all-targets || true
step tests-rules tests --no-default-features --features worker,host-tests,nats,tune --lib --bins --tests || true
# A fifth game fits on every floor of the rules half: CONTRIBUTING.md, "How to add a game".
step tests-toy tests --no-default-features --features worker,toy-game --test nine --test tables --test lessons nine || true
# The rules' own tests have been run: only what needs Bevy is linked with it.
step build-app build --lib --bins --test app --test window --bench app || true
step tests-app tests --lib --test app || true
step tests-window tests_in_window || true
step documentation documentation || true
unset RUSTC_WORKSPACE_WRAPPER
if step web-build scripts/web.sh quick; then
    # A processor that draws takes seconds for a frame: the other games, and what a browser takes away, are in `make test-web`.
    step web-smoke scripts/smoke.sh words offline hosts worker smoke together || true
fi
finish
