#!/usr/bin/env bash
# Resizes the window with a window manager on a large screen. In every game and on the title, while the match goes on,
# the window takes many sizes quickly. It is maximized and restored, and enters and leaves full screen (F11).
# FIVE_A_SIDE=path tests/window/sizes.sh [1920x1080]
set -euo pipefail

WINDOW_TEST_SIZE="${1:-2560x1440}"
screen="$WINDOW_TEST_SIZE"
log=/dev/null
# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
manage

# drawn WHAT: checks for no panic, and that the window is drawn up to its last corner: undrawn parts are black.
drawn() {
    local corner
    for _ in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || fail "the game ended: $1"
        corner="$(import -window "$window" -gravity SouthEast -crop 8x8+0+0 -format '%[fx:mean > 0]' info:- 2>/dev/null || true)"
        [ "$corner" != 1 ] || break
        sleep 0.1
    done
    [ "$corner" = 1 ] || fail "$1: the window is not drawn to its corner"
    sound
}

# becomes SIZE WHAT: waits until the window has that size.
becomes() {
    for _ in $(seq 100); do
        [ "$(size)" = "$1" ] && return 0
        kill -0 "$pid" 2>/dev/null || fail "the game ended: $2"
        sleep 0.1
    done
    fail "$2: the window has $(size), not $1"
}

# toggles KEY SIZE WHAT: the key must give the window that size. On a busy machine the window manager may finish an
# earlier request last; then the key is pressed again.
toggles() {
    local _
    for _ in 1 2 3; do
        key "$1"
        for _ in $(seq 40); do
            [ "$(size)" = "$2" ] && return 0
            kill -0 "$pid" 2>/dev/null || fail "the game ended: $3"
            sleep 0.1
        done
    done
    becomes "$2" "$3"
}

resized() { # WHAT
    local to
    for to in '640 360' '1920 1080' '700 900' '2400 1300' '1024 768' '2560 1080' '1280 720'; do
        # shellcheck disable=SC2086 # two numbers
        xdotool windowsize "$window" $to
        sleep 0.15
    done
    becomes 1280x720 "$1, resized"
    drawn "$1, resized"
    toggles F12 "$screen" "$1, maximised"
    drawn "$1, maximised"
    shot "${1// /-}-maximised"
    toggles F12 1280x720 "$1, restored"
    drawn "$1, restored"
    toggles F11 "$screen" "$1, on the whole screen"
    drawn "$1, on the whole screen"
    shot "${1// /-}-whole-screen"
    toggles F11 1280x720 "$1, a window again"
    drawn "$1, a window again"
}

for id in $("$game" games --json | grep -oE '"id": ?"[a-z0-9_]+"' | sed -E 's/.*"([a-z0-9_]+)"$/\1/'); do
    away=amateur
    [ "$id" != solitaire ] || away=human
    start "sizes-$id" --game "$id" --home human --away "$away" --seed 7 --speed 4
    await "match begins: $id" 60
    # With coach and log open, the layout is as full as it can be.
    key F2
    key l
    resized "$id"
    stop
done

start sizes-title
await 'title shown' 60
resized title
for page in F10 h; do
    key "$page"
    sleep 0.3
    resized "page $page"
    key Escape
done
stop

start sizes-result --game penalties --home rookie --away rookie --seed 3 --speed instant
await 'result shown' 120
resized result
stop

# The next window opens as the last one was left: its size and place, and maximized.
kept() { # PATTERN
    for _ in $(seq 50); do
        grep -q "$1" "$FIVE_A_SIDE_DATA/window.ron" 2>/dev/null && return 0
        sleep 0.1
    done
    fail "not kept of the window: $1"
}
place() { xdotool getwindowgeometry --shell "$window" | awk -F= '/^X/ { x = $2 } /^Y/ { print x "," $2 }'; }
start sizes-place
await 'title shown' 60
xdotool windowsize "$window" 1000 600 windowmove "$window" 200 150
becomes 1000x600 "before it is closed"
kept 'size: (1000, 600)'
kept 'corner: (200, 150)'
# What xdotool tells counts the manager's border twice, and does so each time.
left_at="$(place)"
stop
keeps_place=1
start sizes-again
becomes 1000x600 "opened again"
[ "$(place)" = "$left_at" ] || fail "left at $left_at, opened again at $(place)"
toggles F12 "$screen" "maximised before it is closed"
kept 'maximized: true'
stop
start sizes-maximized
becomes "$screen" "opened maximised"
toggles F12 1000x600 "restored"
stop

echo "sizes: every window was drawn"
