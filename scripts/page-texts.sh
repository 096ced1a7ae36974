#!/usr/bin/env bash
# Prints the module `texts.js` of the page: what it says in each language before the program is there, from
# assets/texts/*/page.json.
set -euo pipefail
cd "$(dirname "$0")/.."
echo "export const TEXTS = {"
for file in assets/texts/*/page.json; do
    code="${file#assets/texts/}"
    printf '"%s": %s,\n' "${code%/page.json}" "$(cat "$file")"
done
echo "};"
