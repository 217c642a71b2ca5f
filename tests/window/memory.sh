#!/usr/bin/env bash
# Measures the memory of the window under software Vulkan, where the graphics memory is part of the process.
#
#   tests/window/memory.sh         the title and a match of every game at rest, against a bare Bevy window
#   tests/window/memory.sh flat    before and after 200 changes of the window's size, and over 50 matches
#
# Expects FIVE_A_SIDE, the binary. The first form also expects BARE_WINDOW, the example of that name in the same
# profile (`cargo build --example bare_window`). It measures the proportional set size (PSS) in MiB, 40 s after the
# window appears. Run it on a quiet machine. It fails if a match takes more than 200 MiB above the bare window, or if
# memory grows by more than 5 %.
set -euo pipefail

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

pss() { awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$pid/smaps_rollup"; }

at_rest() {
    local bare now worst=0
    game="${BARE_WINDOW:?the example bare_window}" start bare
    sleep 40
    bare="$(pss)"
    stop
    printf '%-14s %5d MiB\n' 'bare window' "$bare"
    for id in title solitaire soccer52 soccer17 soccer_cards soccer_go penalties; do
        if [ "$id" = title ]; then start title; else start "rest-$id" --game "$id" --seed 5; fi
        sleep 40
        now="$(pss)"
        stop
        printf '%-14s %5d MiB, %d above the bare window\n' "$id" "$now" $((now - bare))
        [ "$now" -le "$worst" ] || worst="$now"
    done
    [ $((worst - bare)) -le 200 ] || fail "$((worst - bare)) MiB above a bare window"
}

flat() {
    local before after k
    start sizes --game soccer17 --seed 5
    await 'match begins' 60
    sleep 15
    before="$(pss)"
    for k in $(seq 200); do
        xdotool windowsize "$window" $((700 + k * 37 % 560)) $((400 + k * 53 % 310))
        sleep 0.15
    done
    xdotool windowsize "$window" 1280 720
    sleep 10
    after="$(pss)"
    stop
    echo "200 sizes: $before, then $after MiB"
    [ $((after * 100)) -le $((before * 105)) ] || fail "memory grew by more than 5 %"

    start matches --game penalties --home rookie --away rookie --seed 5 --speed instant
    before=0
    for k in $(seq 50); do
        more_than $((k - 1)) 'match ended' 120
        # A result takes no key during its first two seconds, and the first one only gives the light to the next step.
        sleep 3
        # The first matches load what every match needs.
        [ "$k" -ne 5 ] || before="$(pss)"
        key Return
        sleep 1
        key Return
    done
    sleep 5
    after="$(pss)"
    stop
    echo "50 matches: $before after five, $after MiB after all"
    [ $((after * 100)) -le $((before * 105)) ] || fail "memory grew by more than 5 %"
}

case "${1:-rest}" in
rest) at_rest ;;
flat) flat ;;
*) fail "unknown: $1; expected nothing or flat" ;;
esac
