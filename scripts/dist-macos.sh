#!/usr/bin/env bash
# Builds the package for macOS in dist/packages, on a Mac: a .zip with the bundle, for both kinds of processors.
# BIN=program takes one that is built, on any system.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
# shellcheck source=scripts/dist-env.sh
. scripts/dist-env.sh

targets="aarch64-apple-darwin x86_64-apple-darwin"
export CARGO_TARGET_DIR="$BG_CACHE/target/macos"
program="${BIN:-$CARGO_TARGET_DIR/$name}"

build() {
    local target built=()
    for target in $targets; do
        packaged cargo rustc build --locked --profile dist --bin "$name" --target "$target"
        built+=("$CARGO_TARGET_DIR/$target/dist/$name")
    done
    lipo -create -output "$program" "${built[@]}"
    look_for_builder rustc "$program"
}

[ -n "${BIN:-}" ] || build
packaging/macos/bundle.sh "$program" "$ROOT/dist/bundle"
mkdir -p "$out"
rm -f "$out"/*-macos.zip
python3 packaging/pack_zip.py "$ROOT/dist/bundle/Bulldozer Gambit.app" "$out/$name-$version-macos.zip"
write_sums "$out"
