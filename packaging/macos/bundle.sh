#!/usr/bin/env bash
# Makes a bundle of a built program: bundle.sh PROGRAM FOLDER writes FOLDER/Bulldozer Gambit.app. Several programs, one for
# each kind of processor, are joined by lipo before. Where codesign is, the bundle gets a signature without a name.
set -euo pipefail

program="$(cd "$(dirname "${1:?usage: bundle.sh PROGRAM FOLDER}")" && pwd)/$(basename "$1")"
mkdir -p "${2:?usage: bundle.sh PROGRAM FOLDER}"
bundle="$(cd "$2" && pwd)/Bulldozer Gambit.app"
cd "$(dirname "$0")/../.."
version="$(sed -n '/^\[package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)"
contents="$bundle/Contents"

rm -rf "$bundle"
mkdir -p "$contents/MacOS" "$contents/Resources"
cp "$program" "$contents/MacOS/bulldozer-gambit"
chmod 755 "$contents/MacOS/bulldozer-gambit"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$contents/Info.plist"
printf 'APPL????' >"$contents/PkgInfo"
python3 packaging/macos/icns.py "$contents/Resources/icon.icns"
scripts/assets.sh "$contents/Resources/assets"
cp LICENSE-MIT LICENSE-APACHE CHANGELOG.md "$contents/Resources/"
python3 packaging/third_party.py "$(rustc -vV | sed -n 's/^host: //p')" >"$contents/Resources/THIRD-PARTY.txt"
if command -v codesign >/dev/null; then
    codesign --force --deep --sign - "$bundle"
fi
echo "$bundle"
