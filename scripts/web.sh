#!/usr/bin/env bash
# Builds the page: web.sh quick (dist/web-quick, for tests) or web.sh release (dist/web, to publish: small).
# web.sh worker builds only the program in which its bots think (dist/worker); the quick page and the published one have the
# same. web.sh zip packs the page in dist/web for hosts such as itch.io.
set -euo pipefail
# The most that the published page may take by brotli until the first interaction.
MOST_BYTES=4500000
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
# shellcheck source=scripts/smaller.sh
. "$ROOT/scripts/smaller.sh"
cd "$ROOT"
claim_cache

case "${1:-release}" in
    quick) profile=web-quick ;;
    release) profile=web ;;
    worker) profile=worker ;;
    zip)
        [ -f dist/web/index.html ] || die "dist/web is missing; run: make web"
        exec scripts/zip.py dist/web dist/bulldozer-gambit-web.zip
        ;;
    *) die "usage: web.sh [quick|release|worker|zip]" ;;
esac
name=bulldozer_gambit
tools="$BG_CACHE/tools"
work="$BG_CACHE/target/web"
packed="$work/packed-$profile"
worker_packed="$work/packed-worker"
out="$ROOT/dist/$profile"

build() { # cargo's arguments for the program
    local crates
    crates="$(smaller_crates "$profile")"
    local build=("--config=paths=[$crates]" build --locked --target wasm32-unknown-unknown "$@")
    export CARGO_TARGET_DIR="$work"
    if has_wasm_target; then
        cargo "${build[@]}" </dev/null
        return
    fi
    # Debian's rustc-web has no standard library for the web, but its source, which is built along (unstable, hence
    # RUSTC_BOOTSTRAP).
    local linker version
    if ! linker="$(find_wasm_ld)" || [ ! -x /usr/bin/cargo ] || [ ! -d /usr/lib/rustlib/src/rust/library/std ]; then
        die "no Rust for the web; run: rustup target add wasm32-unknown-unknown"
    fi
    version="$(/usr/bin/rustc --version | cut -d' ' -f2)"
    at_least "$version" "$(rust_version_wanted)" ||
        die "/usr/bin/rustc $version is too old; run: rustup target add wasm32-unknown-unknown"
    RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc RUSTC_BOOTSTRAP=1 \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker" \
        /usr/bin/cargo "${build[@]}" -Zbuild-std=std,panic_abort </dev/null
}

# As npm has it: crates.io and Debian have older ones, which leave more, and have to be built for minutes.
install_binaryen() {
    local version=132.0.0 at="$tools/binaryen"
    grep -q "\"version\": \"$version\"" "$at/node_modules/binaryen/package.json" 2>/dev/null && return
    have npm || die "npm is missing; run: scripts/setup.sh web"
    mkdir -p "$at"
    npm install --silent --no-audit --no-fund --prefix "$at" "binaryen@$version" </dev/null ||
        die "npm cannot install binaryen $version in $at"
}

# pack PROFILE PROGRAM NAME FOLDER [OPTION...]: FOLDER/files gets the program that was built, and its script, under NAME;
# skipped while the program is the same. The options are for wasm-bindgen.
pack() {
    local built="$1" program="$work/wasm32-unknown-unknown/$1/$2.wasm" name="$3" packed="$4"
    shift 4
    local bindgen_version stamp
    bindgen_version="$(grep -A1 '^name = "wasm-bindgen"$' Cargo.lock | sed -n 's/^version = "\(.*\)"/\1/p')"
    [[ "$("$tools/bin/wasm-bindgen" --version 2>/dev/null)" == *" $bindgen_version"* ]] ||
        install_tool wasm-bindgen-cli "$bindgen_version"
    stamp="$(sha256sum <"$program") $(sha256sum <scripts/web.sh)"
    if [ "$(cat "$packed/stamp" 2>/dev/null)" = "$stamp" ]; then
        return
    fi
    rm -rf "$packed"
    mkdir -p "$packed/files"
    # The sections that wasm-bindgen reads must still be there: never strip before it.
    "$tools/bin/wasm-bindgen" --target web --no-typescript "$@" --out-name "$name" --out-dir "$packed/files" "$program"
    local wasm="$packed/files/${name}_bg.wasm"
    if [ "$built" = web ]; then
        install_binaryen
        say "wasm-opt takes some minutes"
        # Twice is smaller than once, and so is once more when similar functions have been merged. The features are what rustc
        # emits by default since 1.87.
        "$tools/binaryen/node_modules/.bin/wasm-opt" -Oz -Oz --merge-similar-functions -Oz --enable-bulk-memory \
            --enable-nontrapping-float-to-int --enable-reference-types --enable-multivalue --enable-sign-ext --enable-mutable-globals \
            "$wasm" -o "$wasm.opt"
        mv "$wasm.opt" "$wasm"
    fi
    [ "$built" = web-quick ] || brotli -f -q 11 "$wasm"
    gzip -nkf9 "$wasm"
    echo "$stamp" >"$packed/stamp"
}

assemble() {
    local next="$out.next" copies=(br gz)
    [ "$profile" = web ] || copies=(gz)
    rm -rf "$next"
    mkdir -p "$next"
    cp -R "$packed/files/." "$worker_packed/files/." "$next/"
    scripts/assets.sh "$next/assets"
    scripts/page.sh "$next" "${copies[@]}"
    rm -rf "$out"
    mv "$next" "$out"
}

# Bytes until the player can act: as they lie there, and as a server sends them.
total_bytes() { # suffix, files: of each the compressed copy where there is one
    local suffix="$1" sum=0 file
    shift
    for file in "$@"; do
        [ ! -f "$file$suffix" ] || file="$file$suffix"
        sum=$((sum + $(stat -c %s "$file")))
    done
    echo "$sum"
}

report() {
    local assets later all page row small=.gz
    [ "$profile" = web-quick ] || small=.br
    # Sounds, the cards of the set-up, and what other games than the first have of their own come when they are needed, and
    # nobody waits for the surroundings (src/screens/curtain.rs), which alone have dirt and the colour of wood.
    mapfile -t later < <(find "$out/assets" -type f ! -name '*.gz' ! -name '*.br' \
        -regextype posix-extended -regex '.*/(LICENSE.txt|sounds/.*|pictures/.*|(knot|chess|place_[a-z]+)\.glb|(felt|brass|dirt)_[a-z]+\.png|wood_color\.png)')
    mapfile -t assets < <(comm -23 <(find "$out/assets" -type f ! -name '*.gz' ! -name '*.br' | sort) \
        <(printf '%s\n' "${later[@]}" | sort))
    later+=("$out"/film/* "$out"/languages/*.json)
    page=("$out"/{index.html,style.css,title.woff2,poster.webp,favicon.png,build.json}
        "$out"/{again,boot,entry,files,landing,languages,packed,sound,store,texts,update,words}.js)
    all=("$out/${name}_bg.wasm" "$out/$name.js" "${page[@]}" "${assets[@]}")
    row='%-10s %12s %12s\n'
    echo "bytes to first interaction ($out)"
    # shellcheck disable=SC2059
    {
        printf "$row" "" raw "${small#.}"
        printf "$row" program "$(total_bytes '' "$out/${name}_bg.wasm")" "$(total_bytes $small "$out/${name}_bg.wasm")"
        printf "$row" script "$(total_bytes '' "$out/$name.js")" "$(total_bytes $small "$out/$name.js")"
        printf "$row" page "$(total_bytes '' "${page[@]}")" "$(total_bytes $small "${page[@]}")"
        printf "$row" assets "$(total_bytes '' "${assets[@]}")" "$(total_bytes $small "${assets[@]}")"
        printf "$row" later "$(total_bytes '' "${later[@]}")" "$(total_bytes $small "${later[@]}")"
        printf "$row" total "$(total_bytes '' "${all[@]}")" "$(total_bytes $small "${all[@]}")"
    }
    report_worker
    [[ "$profile" = web-quick ]] || (($(total_bytes $small "${all[@]}") <= MOST_BYTES)) ||
        die "the page is larger than $MOST_BYTES bytes"
}

report_worker() {
    local files=("$out/worker.js" "$out/${name}_worker.js" "$out/${name}_worker_bg.wasm")
    echo "when bots begin to think, $(total_bytes '' "${files[@]}") more, $(total_bytes .br "${files[@]}") with brotli"
}

# Calls cost more in a browser than natively: with more put in line, bots look at 3 to 6 % more positions a second.
RUSTFLAGS="${RUSTFLAGS:-} -C llvm-args=-inline-threshold=700" \
    build --profile worker --bin worker --no-default-features --features worker
pack worker worker "${name}_worker" "$worker_packed" --remove-name-section
if [ "$profile" = worker ]; then
    mkdir -p "$out"
    cp -R "$worker_packed/files/." web/{worker,packed}.js "$out/"
    report_worker
    exit
fi
if [ "$profile" = web-quick ]; then
    build --profile "$profile" --bin bulldozer-gambit
else
    # Values for developers are told by their names, without their fields, and panics without their places (unstable, hence
    # RUSTC_BOOTSTRAP): a program without names could not tell how it came there in any case.
    RUSTC_BOOTSTRAP=1 RUSTFLAGS="${RUSTFLAGS:-} -Z fmt-debug=shallow -Z location-detail=none" \
        build --profile "$profile" --bin bulldozer-gambit --features quiet
fi
pack "$profile" bulldozer-gambit "$name" "$packed"
assemble
report
