#!/usr/bin/env bash
# The film test: the real binary turns a goal into pictures, with Mesa's software Vulkan and neither a display nor a
# sound device. Every frame exists, none is black, the table moves, and the same goal gives the same frames. Each
# error is one sentence. Expects FIVE_A_SIDE, the path of the binary. One frame goes to the folder $SHOTS if it is
# set.
set -euo pipefail

game="${FIVE_A_SIDE:?the path of the binary}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
BEVY_ASSET_ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
# Mesa always looks for a display, and complains if this folder is missing.
export BEVY_ASSET_ROOT FIVE_A_SIDE_DATA="$work/data" XDG_RUNTIME_DIR="$work"
for icd in /usr/share/vulkan/icd.d/lvp_icd*.json; do [ -e "$icd" ] && export VK_DRIVER_FILES="$icd"; done
unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET

fail() {
    echo "film test: $1" >&2
    cat "$work/told" >&2 || true
    exit 1
}

# film RECORD DIR [arguments]: makes a film without any message, and prints the number of frames.
film() {
    local out="$work/$2" frames
    timeout 120 "$game" film "$1" --out "$out" --size 640x360 --fps 10 "${@:3}" >"$work/told" 2>&1 || fail "no film $2"
    frames="$(find "$out" -name 'frame-*.png' | wc -l)"
    grep -q ": $frames frames, " "$work/told" || fail "$frames frames are in $2"
    [ -e "$out/$(printf 'frame-%05d.png' "$frames")" ] || fail "frames of $2 are missing"
    echo "$frames"
}

# refused WORDS [arguments]: expects status 1 and one sentence with those words.
refused() {
    local status=0
    timeout 60 "$game" film "${@:2}" >"$work/told" 2>&1 || status=$?
    [ "$status" = 1 ] || fail "status $status where 1 was to come"
    [ "$(wc -l <"$work/told")" = 1 ] || fail "not one sentence"
    grep -q "$1" "$work/told" || fail "not told: $1"
}

"$game" arena --game penalties --home pro --away rookie --matches 1 --seed 3 --records "$work" >/dev/null
record="$work/0001.ron"

echo "film test: a goal, without display and sound"
frames="$(film "$record" goal --goal 1)"
[ "$frames" -ge 60 ] || fail "a goal in $frames frames"
identify -format '%wx%h %[fx:mean] %f\n' "$work"/goal/*.png >"$work/frames"
awk '$1 != "640x360" || $2 < 0.08 { exit 1 }' "$work/frames" || fail "a frame is black, or of another size"
# The crowd alone makes every frame different. Ball, cards and banner also change the mean.
[ "$(awk '{ print $2 }' "$work/frames" | sort -u | wc -l)" -ge $((frames / 2)) ] || fail "the table does not move"
[ "$(cksum "$work"/goal/*.png | sort -u -k 1,2 | wc -l)" -ge $((frames * 9 / 10)) ] || fail "frames are there twice"
if [ -n "${SHOTS:-}" ]; then cp "$work/goal/frame-00070.png" "$SHOTS/film.png"; fi
[ ! -e "$work/data" ] || fail "a film writes into the data folder"

echo "film test: the same decision gives the same frames"
film "$record" once --from 3 --to 3 >/dev/null
film "$record" again --from 3 --to 3 >/dev/null
diff -r "$work/once" "$work/again" >/dev/null || fail "the same film differs"

echo "film test: what keeps a film from being made"
refused 'there is a film already' "$record" --out "$work/goal"
VK_DRIVER_FILES=/no/driver refused 'no graphics driver' "$record" --out "$work/dark"
# No file may be larger than this limit, and none is left half written.
(
    trap '' XFSZ
    ulimit -f 20
    refused 'full/frame-[0-9]*.png: the frame cannot be written' "$record" --out "$work/full" --size 640x360
)
[ -z "$(ls -A "$work/full")" ] || fail "half a frame is left"
echo "film test: all is well"
