#!/usr/bin/env bash
# Makes what the page shows while it loads and what link previews show (web/poster.webp, web/film/push.mp4 and
# web/icons/preview.jpg): a scene of the showcase. Needs ffmpeg, Python with Pillow, Debian's webp, and a program that is
# built, named by BIN.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
program="${BIN:-$BG_CACHE/target/native/debug/bulldozer-gambit}"
[ -x "$program" ] || die "no program at $program: build it, or name it by BIN"
for tool in ffmpeg cwebp; do have "$tool" || die "$tool is missing; run: sudo apt-get install -y ffmpeg webp"; done
scene=megadozer-triple-kill
# When the film begins and ends, and when the chain is in full swing.
from=3.0
to=9.0
swing=6.5
fps=15
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p web/film

still() { # name size
    "$program" showcase "$scene" --export "$work/$1.png" --size "$2" --still "$swing" --no-words </dev/null
}

still poster 1280x720
cwebp -quiet -q "${QUALITY:-22}" -m 6 -sharp_yuv -resize 960 540 "$work/poster.png" -o web/poster.webp

"$program" showcase "$scene" --export "$work/film" --size 640x360 --fps "$fps" --no-words </dev/null
ffmpeg -v error -y -framerate "$fps" -pattern_type glob -i "$work/film/*.png" -ss "$from" -to "$to" -an \
    -vf format=yuv420p -c:v libx264 -profile:v main -preset veryslow -crf "${CRF:-30}" -movflags +faststart web/film/push.mp4

still preview 1200x630
/usr/bin/python3 - "$work/preview.png" web/icons/preview.jpg <<'PYTHON'
import sys
from PIL import Image, ImageDraw, ImageFont

source, target = sys.argv[1:]
picture = Image.open(source).convert("RGB")
width, height = picture.size
# The letters stand on the ground of the page.
shade = Image.new("L", (1, height))
for y in range(height):
    shade.putpixel((0, y), int(235 * min(1, max(0, (y / height - 0.55) / 0.3))))
picture.paste(Image.new("RGB", picture.size, "#1d2329"), mask=shade.resize(picture.size))
draw = ImageDraw.Draw(picture)
draw.text((60, height - 48), "Four wild chess games for two to four players", "#e8e4d9", ImageFont.truetype("assets/fonts/ui-bold.ttf", 34), anchor="ls")
draw.text((57, height - 102), "BULLDOZER GAMBIT", "#e8e4d9", ImageFont.truetype("assets/fonts/title.otf", 124), anchor="ls")
picture.save(target, quality=82, optimize=True, progressive=True)
PYTHON
du -b web/poster.webp web/film/push.mp4 web/icons/preview.jpg
