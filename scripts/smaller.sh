#!/usr/bin/env bash
# Sourced by web.sh. The published page is built with smaller versions of some crates, which lack what the game does not
# use, or what only other programs than a page use. The quick page has the first of them only.
#
# - inventory: Bevy submits all its types to it, for a registration that the game does not switch on, and so the program
#   keeps the reflection of all of them. vendor/inventory submits nothing.
# - vello_cpu: egui has letters filled by it, and it fills and blends everything. vendor/vello_cpu fills letters.
# - matchers: the log's filter has patterns, of which the game's has none. vendor/matchers knows equal texts.
# - regex: finds what Bevy's shaders import. Without its tables of Unicode and what makes it fast for long texts.
# - naga_oil, bevy_shader: without shaders in GLSL, which on the web they have in any case.
# - bevy_pbr and the others that have shaders: without their comments and indentation, without those that compute, which
#   WebGL cannot, and without those of effects that the game does not use (UNUSED_SHADERS).

# The sky's atmosphere, reflections and fog that are found by marching through the picture, and lights sorted by the GPU. Some
# other effects have shaders that the game does not use either, but that Bevy compiles in any case.
UNUSED_SHADERS=(
    bevy_pbr/src/atmosphere/{bindings,bruneton_functions,functions,render_sky}.wgsl
    bevy_pbr/src/ssr/{raymarch,ssr}.wgsl
    bevy_pbr/src/volumetric_fog/volumetric_fog.wgsl
    bevy_pbr/src/cluster/cluster_raster.wgsl
)

version_in_lock() { sed -n "/^name = \"$1\"\$/{n;s/^version = \"\\(.*\\)\"/\\1/p}" "$ROOT/Cargo.lock"; }

# smaller_crates PROFILE: prints the places of the smaller crates, as Cargo's setting `paths` takes them.
smaller_crates() {
    # Cargo goes by a file's place and time, which are others in every clone: all of Bevy would be built again.
    local made="$BG_CACHE/vendor.next" kept="$BG_CACHE/vendor" crate shader crates=(inventory)
    rm -rf "$made"
    mkdir -p "$made"
    stands_in inventory "$made"
    if [ "$1" = web ]; then
        stands_in vello_cpu "$made"
        stands_in matchers "$made"
        trim regex "$made" Cargo.toml '/^default = \[/,/^\]/c default = ["std", "unicode-perl"]'
        trim naga_oil "$made" Cargo.toml '/^default = \[/,/^\]/c default = ["test_shader"]'
        # What else is there in place of GLSL where there is none on the desktop either.
        trim bevy_shader "$made" src/shader.rs 's/any(feature = "shader_format_glsl", target_arch = "wasm32")/feature = "shader_format_glsl"/
            s/all(not(feature = "shader_format_glsl"), not(target_arch = "wasm32"))/not(feature = "shader_format_glsl")/'
        crates=(inventory vello_cpu matchers regex naga_oil bevy_shader)
        local with_shaders=(bevy_core_pipeline bevy_pbr bevy_render)
        for crate in "${with_shaders[@]}"; do
            trim_shaders "$crate" "$made"
        done
        for shader in "${UNUSED_SHADERS[@]}"; do
            empty_shader "$made/$shader"
        done
        crates+=("${with_shaders[@]}")
    fi
    mkdir -p "$kept"
    for crate in "${crates[@]}"; do
        diff -r "$made/$crate" "$kept/$crate" >/dev/null 2>&1 && continue
        rm -rf "${kept:?}/$crate"
        mv "$made/$crate" "$kept/"
    done
    rm -rf "$made"
    local places
    printf -v places "'%s'," "${crates[@]/#/$kept/}"
    echo "${places%,}"
}

# stands_in CRATE FOLDER: copies vendor/CRATE there, if it is made for the version that the game has.
stands_in() {
    local locked ours
    locked="$(version_in_lock "$1")"
    ours="$(sed -n 's/^version = "\(.*\)"/\1/p' "$ROOT/vendor/$1/Cargo.toml" | head -n1)"
    [ "$locked" = "$ours" ] || die "vendor/$1 stands in for $1 $ours, but Cargo.lock has $locked"
    cp -R "$ROOT/vendor/$1" "$2/"
}

# copy_sources CRATE FOLDER: copies the crate's sources there, and prints where they came from.
copy_sources() {
    local version from
    version="$(version_in_lock "$1")"
    from="$(find_sources "$1-$version")" || from="$(fetch_sources "$1-$version")"
    cp -R "$from" "$2/$1"
    echo "$from"
}

# trim CRATE FOLDER FILE CHANGE: copies the crate's sources there, with one file changed by sed.
trim() {
    local from
    from="$(copy_sources "$1" "$2")"
    sed -i "$4" "$2/$1/$3"
    ! cmp -s "$from/$3" "$2/$1/$3" || die "$from/$3 has nothing to trim as scripts/smaller.sh wants it"
}

# trim_shaders CRATE FOLDER: copies the crate's sources there. Shaders that compute are made empty: nobody asks for them.
trim_shaders() {
    local shader
    copy_sources "$1" "$2" >/dev/null
    [ -n "$(find "$2/$1" -name '*.wgsl' -print -quit)" ] || die "$1 has no shaders to trim any more"
    find "$2/$1" -name '*.wgsl' -print0 | while IFS= read -r -d '' shader; do
        if grep -q '^@compute' "$shader" && ! grep -qE '^(#define_import_path|@vertex|@fragment)' "$shader"; then
            : >"$shader"
        else
            sed -i -E 's:[[:space:]]*//.*$::; s/^[[:space:]]+//; /^$/d' "$shader"
        fi
    done
}

# empty_shader FILE: leaves only the path by which others import it, since a shader waits for all its imports.
empty_shader() {
    [ -f "$1" ] || die "$1 is not there; scripts/smaller.sh wants it empty"
    sed -i '/^#define_import_path/!d' "$1"
}

find_sources() { # crate and version
    compgen -G "${CARGO_HOME:-$HOME/.cargo}/registry/src/*/$1" | head -n1 | grep .
}

fetch_sources() { # crate and version
    cargo fetch --locked >&2 || die "cargo cannot fetch the crates"
    find_sources "$1" || die "cargo has no sources of $1"
}
