#!/usr/bin/env bash
# Copies what the program loads while it runs into a folder: assets.sh FOLDER. Fonts, texts, scenes, lessons and puzzles
# are compiled in.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"

to="${1:?usage: assets.sh FOLDER}"
mkdir -p "$to"
tar -C "$ROOT/assets" --exclude=./source --exclude=./showcase --exclude=./lessons --exclude=./puzzles --exclude=./texts \
    --exclude=./icon.png --exclude=README.md --exclude='*.ttf' --exclude='*.otf' --exclude=__pycache__ -cf - . |
    tar -C "$to" -xf -
