#!/usr/bin/env bash
# Stands in for rustdoc in `cargo test --doc`: first it makes the documentation, in $DOC_OUT, from the very crates that the
# tests are linked with, then it runs the tests in it. `cargo doc` would have all dependencies checked once more for that.
set -euo pipefail

case " $* " in
    *" --test "*) ;;
    *) exec rustdoc "$@" ;;
esac
args=()
skip=0
for arg in "$@"; do
    if [ "$skip" = 1 ]; then
        skip=0
        continue
    fi
    case "$arg" in
        --test | --no-run) ;;
        # These have a value.
        --test-run-directory | --test-args | --test-runtool | --test-runtool-arg | --test-builder) skip=1 ;;
        --test-run-directory=* | --test-args=*) ;;
        *) args+=("$arg") ;;
    esac
done
status=0
rustdoc "${args[@]}" -D warnings --out-dir "${DOC_OUT:?}" || status=$?
rustdoc "$@" || status=$?
exit "$status"
