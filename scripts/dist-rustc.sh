#!/usr/bin/env bash
# Cargo calls it in the place of rustc (RUSTC_WRAPPER) when packages are built: dist-rustc.sh RUSTC ARGUMENT... adds the
# options in BG_RUSTC_OPTIONS, which are separated by the character 0x1f. Given in RUSTFLAGS, all libraries would be built
# again in every clone, since the options name its folder.
set -euo pipefail
IFS=$'\x1f' read -r -a options <<<"${BG_RUSTC_OPTIONS:-}"
exec "$@" "${options[@]}"
