#!/usr/bin/env bash
# Completes the page in a folder that has its programs and assets, page.sh FOLDER COPY...: adds the files of web/, the
# texts, build.json, the service worker with its list of files, and compressed copies (br, gz; the smallest first).
# PAGE_URL is where the page will be published, with a slash at its end: link previews need the whole address of their
# picture.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$1"
shift
name=bulldozer_gambit

cp -R web/. "$folder/"
scripts/page-texts.sh >"$folder/texts.js"
scripts/languages.py "$folder/languages"
sed -i "s|content=\"icons/preview.jpg\"|content=\"${PAGE_URL:-}icons/preview.jpg\"|" "$folder/index.html"

# Servers that compress hide the length from the progress bar, and the version keeps old copies out of caches.
programs=("$name.js" "${name}_bg.wasm" worker.js "${name}_worker.js" "${name}_worker_bg.wasm")
version="$(cat "${programs[@]/#/$folder/}" | sha256sum | cut -c1-12)"
copies="$(printf '"%s",' "$@")"
copies="${copies%,}"
printf '{"version":"%s","wasmBytes":%s,"copies":[%s]}\n' \
    "$version" "$(stat -c %s "$folder/${name}_bg.wasm")" "$copies" >"$folder/build.json"

# The page has no need of what menus of systems and link previews show, and of the film only while it loads from afar.
files="$(cd "$folder" && find . -type f -not \( -name '*.gz' -o -name '*.br' -o -path './icons/*' -o -path './film/*' -o -name sw.js \) \
    -printf '%P\0' | LC_ALL=C sort -z | xargs -0 sha256sum | sed -E 's/^([0-9a-f]+)  (.*)$/    "\2": "\1",/')"
{
    printf 'const PAGE = {\n  program: "%s",\n  copies: [%s],\n  files: {\n%s\n  },\n};\n\n' "$version" "$copies" "$files"
    sed 's/^export //' web/packed.js
    cat web/sw.js
} >"$folder/sw.js"

find "$folder" -type f \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.json' -o -name '*.svg' \
    -o -name '*.glb' -o -name '*.gltf' -o -name '*.bin' -o -name '*.otf' -o -name '*.ttf' -o -name '*.ron' -o -name '*.wgsl' \) -print0 |
    while IFS= read -r -d '' file; do
        [[ " $* " != *" gz "* ]] || gzip -nkf9 "$file"
        [[ " $* " != *" br "* ]] || brotli -f -q 11 "$file"
    done
