#!/usr/bin/env bash
# Makes the pictures of the cards that a game is chosen by (assets/pictures): stills of the showcase, cut and reduced to 128
# colours. Needs Python with Pillow (Debian: python3-pil) and a program that is built, named by BIN.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
program="${BIN:-$BG_CACHE/target/native/debug/bulldozer-gambit}"
[ -x "$program" ] || die "no program at $program: build it, or name it by BIN"
stills="$(mktemp -d)"
trap 'rm -rf "$stills"' EXIT
mkdir -p assets/pictures
# game, scene, seconds, and where the cut begins from the left
while read -r game scene secs left; do
    "$program" showcase "$scene" --export "$stills/$game.png" --size 480x270 --still "$secs" </dev/null
    python3 - "$stills/$game.png" "assets/pictures/$game.png" "$left" <<'PYTHON'
import sys
from PIL import Image

source, target, left = sys.argv[1], sys.argv[2], int(sys.argv[3])
# Above the caption.
cut = Image.open(source).convert("RGB").crop((left, 0, left + 312, 212)).resize((224, 152), Image.LANCZOS)
cut.quantize(128, method=Image.MEDIANCUT, dither=Image.FLOYDSTEINBERG).save(target, optimize=True)
PYTHON
done <<'SCENES'
pothole bulldozer-push-off 5 84
knot berserk-through-the-knot 5 84
quad mate-and-annexation 5 60
auction auction 7 100
SCENES
