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
# shellcheck source=scripts/dist-env.sh
. scripts/dist-env.sh

# A folder of its own: with other flags everything is built anew.
export CARGO_TARGET_DIR="$BG_CACHE/target/dist"
built="$CARGO_TARGET_DIR/$profile_folder"
stage="$built/package"
manual="$CARGO_TARGET_DIR/manual"

missing=()
for tool in dpkg-deb dpkg-shlibdeps gzip python3 strip tar; do
    have "$tool" || missing+=("$tool")
done
has_cargo_deb || missing+=("cargo-deb $CARGO_DEB_VERSION")
[ "${#missing[@]}" = 0 ] || die "missing: ${missing[*]}; run: scripts/setup.sh dist"

build() {
    cargo fetch --locked --target "$(rustc -vV | sed -n 's/^host: //p')" </dev/null
    # shellcheck disable=SC2086
    packaged cargo rustc build --locked --profile "$profile" --bin "$name" ${FEATURES:-}
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
mkdir -p "$out"
rm -f "$out"/*.deb "$out"/*.tar.gz
put_on_stage
look_for_builder rustc "$stage/usr/bin/$name"
build_tar
build_deb
list_contents >"$out/CONTENTS.txt"
write_sums "$out"
