#!/usr/bin/env bash
# Builds the packages for Windows in dist/packages on Linux: a .zip and an installer, with their sums. The same commit
# gives the same bytes.
# For work on the packages only: PROFILE=dev, FEATURES="--no-default-features --features worker" (no window) and BIN=program
# as in dist.sh.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
claim_cache
# shellcheck source=scripts/dist-env.sh
. scripts/dist-env.sh

target=x86_64-pc-windows-gnu
# Without anything behind a hyphen, as Windows wants it.
numbers="${version%%-*}"
export CARGO_TARGET_DIR="$BG_CACHE/target/windows"
built="$CARGO_TARGET_DIR/$target/$profile_folder"
folder="$name-$version-x86_64-windows"
stage="$CARGO_TARGET_DIR/package/$folder"
parts="$CARGO_TARGET_DIR/parts"

missing=()
for tool in makensis python3 x86_64-w64-mingw32-windres; do
    have "$tool" || missing+=("$tool")
done
linker="$(find_mingw)" || missing+=("x86_64-w64-mingw32-gcc")
[ "${#missing[@]}" = 0 ] || die "missing: ${missing[*]}; run: scripts/setup.sh windows"

# The program's picture and version, as file managers show them, and what starts it without a console.
build_parts() {
    rm -rf "$parts"
    mkdir -p "$parts"
    python3 packaging/windows/ico.py "$parts/icon.ico"
    x86_64-w64-mingw32-windres --include-dir="$parts" -DVERSION="\\\"$version\\\"" -DNUMBERS="${numbers//./,},0" \
        packaging/windows/program.rc "$parts/program.o"
    "$linker" -Os -s -municode -mwindows -Wall -Wextra -Werror -Wl,--no-insert-timestamp \
        packaging/windows/start.c "$parts/program.o" -o "$parts/Bulldozer Gambit.exe"
}

# Debian's rustc has no standard library for Windows, but its source, which is built along (unstable, hence
# RUSTC_BOOTSTRAP), with two object files that each program begins and ends with.
build_from_sources() { # cargo's arguments
    local start="$CARGO_TARGET_DIR/rtstartup" part
    export RUSTC_BOOTSTRAP=1
    mkdir -p "$start"
    for part in rsbegin rsend; do
        /usr/bin/rustc --target "$target" --crate-type lib --emit obj -o "$start/$part.o" \
            "/usr/lib/rustlib/src/rust/library/rtstartup/$part.rs"
    done
    CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="$options -Lnative=$start" \
        packaged /usr/bin/cargo /usr/bin/rustc "$@" -Zbuild-std=std,panic_unwind
}

build() {
    local build=(build --locked --target "$target" --profile "$profile" --bin "$name")
    # The linker writes the time into programs.
    local options="-Clink-arg=-Wl,--no-insert-timestamp"
    # shellcheck disable=SC2206
    build+=(${FEATURES:-})
    cargo fetch --locked --target "$target" </dev/null
    export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER="$linker"
    if [ "$rust" = cargo ]; then
        CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="$options" packaged cargo rustc "${build[@]}"
    else
        build_from_sources "${build[@]}"
    fi
}

put_on_stage() {
    rm -rf "$stage"
    mkdir -p "$stage"
    cp "${BIN:-$built/$name.exe}" "$stage/$name.exe"
    cp "$parts/Bulldozer Gambit.exe" "$parts/icon.ico" "$stage/"
    cp LICENSE-MIT LICENSE-APACHE "$stage/"
    for page in README CHANGELOG; do
        cp "$page.md" "$stage/$page.md"
    done
    cp assets/fonts/LICENSE.txt "$stage/FONTS.txt"
    scripts/assets.sh "$stage/assets"
    # Fonts are compiled in.
    rm -r "$stage/assets/fonts"
    packaging/third_party.py "$target" >"$stage/THIRD-PARTY.txt"
    find "$stage" -type d -exec chmod 755 {} +
    find "$stage" -type f -exec chmod 644 {} +
    find "$stage" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
}

build_installer() {
    python3 packaging/windows/file_lists.py "$stage" "$parts"
    makensis -V2 -NOCD -INPUTCHARSET UTF8 -DVERSION="$version" -DNUMBERS="$numbers.0" -DSTAGE="$stage" -DPARTS="$parts" \
        -DOUT="$out/$name-$version-x86_64-setup.exe" packaging/windows/installer.nsi </dev/null
}

rust="$(rust_for "$target")" || die "no Rust for Windows; run: rustup target add $target"
build_parts
[ -n "${BIN:-}" ] || build
put_on_stage
look_for_builder "$([ "$rust" = cargo ] && echo rustc || echo /usr/bin/rustc)" "$stage/$name.exe"
mkdir -p "$out"
rm -f "$out"/*-windows.zip "$out"/*-setup.exe
python3 packaging/pack_zip.py "$stage" "$out/$folder.zip"
build_installer
write_sums "$out"
