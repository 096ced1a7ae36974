#!/usr/bin/env bash
# Builds the packages for Debian and other Linux in dist/packages: a .deb, a .tar.gz, their sums and a list of what is in
# them. The same commit gives the same bytes: nothing in them knows when, where or by whom they were built.
# For work on the packages only: PROFILE=dev is quick to build, FEATURES=--no-default-features (no window) quicker still, and
# BIN=program takes one that is built.
set -euo pipefail
# shellcheck source=scripts/env.sh
. "$(dirname "$0")/env.sh"
cd "$ROOT"
claim_cache

profile="${PROFILE:-dist}"
name=bulldozer-gambit
version="$(version_here)"
commit="$(git describe --always --dirty --exclude='*' --abbrev=9 2>/dev/null)" || commit=unknown
case "$commit" in *-dirty | unknown) say "this is no commit ($commit): nobody can build the same again" ;; esac
# The date of everything within.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}"
export SOURCE_DATE_EPOCH BG_COMMIT="${BG_COMMIT:-$commit}" BG_PACKAGED=1
# A folder of its own: with other flags everything is built anew.
export CARGO_TARGET_DIR="$BG_CACHE/target/dist"
out="$ROOT/dist/packages"
built="$CARGO_TARGET_DIR/$([ "$profile" = dev ] && echo debug || echo "$profile")"
stage="$built/package"
manual="$CARGO_TARGET_DIR/manual"

missing=()
for tool in dpkg-deb dpkg-shlibdeps gzip python3 strip tar; do
    have "$tool" || missing+=("$tool")
done
has_cargo_deb || missing+=("cargo-deb $CARGO_DEB_VERSION")
[ "${#missing[@]}" = 0 ] || die "missing: ${missing[*]}; run: scripts/setup.sh dist"

# Where things lie on this machine, which no package may tell. Later ones count where several fit.
flags=()
hide() { flags+=("--remap-path-prefix=$1=$2"); }
hide_builder() {
    local cargo_home="${CARGO_HOME:-$HOME/.cargo}" sysroot folder
    sysroot="$(rustc --print sysroot)"
    hide "$cargo_home" /cargo
    # Registries have folders of other names where a mirror is used.
    for folder in "$cargo_home"/registry/src/*; do
        hide "$folder" /crates
    done
    hide "$sysroot/lib/rustlib/src/rust" "/rustc/$(rustc -vV | sed -n 's/^commit-hash: //p')"
    hide "$CARGO_TARGET_DIR" /target
    hide "$ROOT" /bulldozer-gambit
}

build() {
    cargo fetch --locked --target "$(rustc -vV | sed -n 's/^host: //p')" </dev/null
    hide_builder
    local encoded
    encoded="$(IFS=$'\x1f' && echo "${flags[*]}")"
    # shellcheck disable=SC2086
    BG_RUSTC_OPTIONS="$encoded" RUSTC_WRAPPER="$ROOT/scripts/dist-rustc.sh" \
        env -u RUSTC_WORKSPACE_WRAPPER -u RUSTFLAGS cargo build --locked --profile "$profile" --bin "$name" ${FEATURES:-} </dev/null
}

# The manual comes from the arguments alone, whatever the profile.
write_manual() {
    rm -rf "$manual"
    mkdir -p "$manual"
    CARGO_TARGET_DIR="$BG_CACHE/target/native" \
        cargo run --locked --quiet --no-default-features --features worker --example manual -- "$manual" </dev/null
    packaging/third_party.py >"$manual/THIRD-PARTY.txt"
}

put_on_stage() {
    rm -rf "$stage"
    packaging/linux/install.sh "$stage/usr" "${BIN:-$built/$name}" "$manual"
    strip --strip-all --remove-section=.comment "$stage/usr/bin/$name"
    find "$stage" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# Nothing of this machine may be in the program.
look_for_builder() {
    local place found=0
    for place in "$ROOT" "$BG_CACHE" "${CARGO_HOME:-$HOME/.cargo}" "$(rustc --print sysroot)" "$HOME/"; do
        if grep -qaF "$place" "$stage/usr/bin/$name"; then
            say "the program tells where it was built: $place"
            found=1
        fi
    done
    [ "$found" = 0 ] || [ -n "${BIN:-}" ] || die "so it is no package"
}

build_tar() {
    local folder
    folder="$name-$version-$(uname -m)-linux"
    local as="s,^\.,$folder,"
    cp README.md "$stage/usr/README.md"
    tar -C "$stage/usr" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r,go-w \
        --format=gnu --transform="$as" -cf - . | gzip -9n >"$out/$folder.tar.gz"
    rm "$stage/usr/README.md"
}

# In English, as Debian's tools read it.
write_debian_changelog() {
    local doc="$stage/usr/share/doc/$name"
    {
        echo "$name ($version-1) unstable; urgency=medium"
        echo
        echo "  * Version $version, commit $BG_COMMIT: changelog.gz tells what is new."
        echo
        echo " -- $(deb_maintainer)  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n >"$doc/changelog.Debian.gz"
}
deb_maintainer() { sed -n '/^\[package.metadata.deb\]/,/^\[/s/^maintainer = "\(.*\)"/\1/p' Cargo.toml; }

build_deb() {
    write_debian_changelog
    # Where Debian has games.
    mv "$stage/usr/bin" "$stage/usr/games"
    "$BG_CACHE/tools/bin/cargo-deb" --no-build --no-strip --profile "$profile" --output "$out/" --quiet </dev/null
}

list_contents() {
    local package
    for package in "$out"/*.deb; do
        printf '%s\n\n' "${package##*/}"
        dpkg-deb --info "$package" | sed -n '/^ Package:/,$p'
        printf '\n'
        dpkg-deb --contents "$package"
    done
    for package in "$out"/*.tar.gz; do
        printf '\n%s\n\n' "${package##*/}"
        tar --utc --numeric-owner -tvzf "$package"
    done
}

[ -n "${BIN:-}" ] || build
write_manual
rm -rf "$out"
mkdir -p "$out"
put_on_stage
look_for_builder
build_tar
build_deb
list_contents >"$out/CONTENTS.txt"
(cd "$out" && sha256sum ./*.deb ./*.tar.gz | sed 's, \./, ,' >SHA256SUMS)
cat "$out/SHA256SUMS"
