#!/usr/bin/env bash
# Measures a frame of the full table under software rendering against a bare Bevy scene with as many sprites. It
# compares processor time per frame over three alternating runs each; the ratio of the medians may be at most 1.5.
#
# Not part of the tests, because it measures. Needs `cargo build --example full_table` and its path as the only
# argument.
set -euo pipefail

example="${1:?the path of the built example full_table}"
export BEVY_ASSET_ROOT="${BEVY_ASSET_ROOT:-$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)}" LIBGL_ALWAYS_SOFTWARE=1
for icd in /usr/share/vulkan/icd.d/lvp_icd*.json; do [ -e "$icd" ] && export VK_DRIVER_FILES="$icd"; done
few=40 many=240

# spent [arguments]: prints the processor seconds of one run.
spent() {
    local TIMEFORMAT='%U %S'
    { time "$example" "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }'
}

# frame [arguments]: prints the processor milliseconds of one frame, without start and end.
frame() {
    awk -v a="$(spent --frames $few "$@")" -v b="$(spent --frames $many "$@")" -v n=$((many - few)) \
        'BEGIN { printf "%.2f\n", 1000 * (b - a) / n }'
}

bare=() table=()
for _ in 1 2 3; do
    bare+=("$(frame --bare)")
    table+=("$(frame)")
done
median() { printf '%s\n' "$@" | sort -n | sed -n 2p; }
echo "bare scene: ${bare[*]} ms a frame; full table: ${table[*]} ms a frame"
awk -v a="$(median "${bare[@]}")" -v b="$(median "${table[@]}")" 'BEGIN { printf "ratio of the medians: %.2f\n", b / a }'
