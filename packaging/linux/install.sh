#!/usr/bin/env bash
# Installs the game below a prefix, such as /usr or ~/.local: install.sh PREFIX PROGRAM MANUAL. PROGRAM is the built program,
# MANUAL the folder that `examples/manual.rs` wrote. The releases named by the metainfo get the date of SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "$0")/../.."

prefix="${1:?usage: install.sh PREFIX PROGRAM MANUAL}"
program="${2:?usage: install.sh PREFIX PROGRAM MANUAL}"
manual="${3:?usage: install.sh PREFIX PROGRAM MANUAL}"
id=io.github.bulldozer_gambit.BulldozerGambit
share="$prefix/share"
version="$(sed -n '/^\[package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)"
date="$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%F)"

put() { install -D -m 644 "$1" "$2"; }
# Pages, change logs and notices are compressed, as Debian wants them; without a date in them.
pack() { # file from where
    install -d "$(dirname "$2")"
    gzip -9nc "$1" >"$2"
    chmod 644 "$2"
}

install -D -m 755 "$program" "$prefix/bin/bulldozer-gambit"
scripts/assets.sh "$share/bulldozer-gambit/assets"
# Fonts are compiled in; their licences are below.
rm -r "$share/bulldozer-gambit/assets/fonts"
put "packaging/linux/$id.desktop" "$share/applications/$id.desktop"
put "packaging/linux/$id.xml" "$share/mime/packages/$id.xml"
for icon in packaging/icons/*.png; do
    size="$(basename "$icon" .png)"
    put "$icon" "$share/icons/hicolor/${size}x$size/apps/$id.png"
done
install -d "$share/metainfo"
sed "s/@VERSION@/$version/; s/@DATE@/$date/" "packaging/linux/$id.metainfo.xml" >"$share/metainfo/$id.metainfo.xml"
chmod 644 "$share/metainfo/$id.metainfo.xml"
for page in "$manual"/man/*.1; do
    pack "$page" "$share/man/man1/$(basename "$page").gz"
done
put "$manual/bash/bulldozer-gambit.bash" "$share/bash-completion/completions/bulldozer-gambit"
put "$manual/zsh/_bulldozer-gambit" "$share/zsh/vendor-completions/_bulldozer-gambit"
put "$manual/fish/bulldozer-gambit.fish" "$share/fish/vendor_completions.d/bulldozer-gambit.fish"
doc="$share/doc/bulldozer-gambit"
put packaging/debian/copyright "$doc/copyright"
pack CHANGELOG.md "$doc/changelog.gz"
pack assets/fonts/LICENSE.txt "$doc/FONTS.txt.gz"
pack "$manual/THIRD-PARTY.txt" "$doc/THIRD-PARTY.txt.gz"
find "$prefix" -type d -exec chmod 755 {} +
find "$share" -type f -exec chmod 644 {} +
