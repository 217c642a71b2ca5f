#!/usr/bin/env bash
# A seeded monkey at the real window. It opens every game and every page by their keys. There it presses keys and
# clicks about thirty times a second: alone, against bots, with two at the screen, at every speed. Meanwhile the
# window grows and shrinks, is maximized and restored, enters and leaves full screen, and is hidden while a card is
# dragged. Copies of kept matches appear, as programs that synchronize folders make them. The disk fills and is freed
# again, where a small one can be mounted (as root, on Linux).
#
#   tests/window/monkey.sh [SECONDS [SEED]]     defaults: 120 seconds, seed 1
#
# It fails on a panic, a desync, a refused decision or another error dialog, an unasked end, a window that takes no
# key any more, a decision that is missing from the disk once it has room, and on memory above the ceiling. The same
# seed presses the same keys; their effect depends on the machine's speed.
set -euo pipefail

WINDOW_TEST_SIZE="${WINDOW_TEST_SIZE:-1920x1080}"
# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
manage

seconds="${1:-120}"
RANDOM="${2:-1}"
# Most resident memory in MiB. A development build in a match takes about 460.
ceiling="${MONKEY_CEILING:-800}"

# A disk of a few MiB that holds the data folder, so that it can be filled.
disk=""
mkdir "$work/data"
if mount -t tmpfs -o size=6m none "$work/data" 2>/dev/null; then
    disk="$work/data"
    trap 'umount -l "$disk" || true; tidy_up' EXIT
else
    echo "monkey: no disk can be mounted here, so none is filled"
fi

games=()
while read -r id; do games+=("$id"); done < <(
    "$game" games --json | grep -oE '"id": ?"[a-z0-9_]+"' | sed -E 's/.*"([a-z0-9_]+)"$/\1/'
)
[ "${#games[@]}" -ge 6 ] || fail "only ${#games[@]} games"

# Keys to press: options, digits, arrows, pages, commit, back. Only buttons quit the game.
keys=(q w e r t a s d f u i o p j k l 1 2 3 4 5 6 7 8 Left Right Up Down Tab Return space Return space BackSpace
    Escape F1 F2 F5 F10 m c l h)
pages=(F1 F10 F5 u h)

# Widths and heights of windows.
sizes=('640 360' '1280 720' '1024 768' '1920 1080' '1280 720' '700 1000' '1900 800' '900 500' '1280 720')

# pull: gives the window another size: from the list, maximized, or full screen.
pull() {
    # shellcheck disable=SC2086 # two numbers
    case $((RANDOM % 6)) in
    0) xdotool key F11 2>/dev/null || true ;;
    1) xdotool key F12 2>/dev/null || true ;;
    *) xdotool windowsize "$window" ${sizes[RANDOM % ${#sizes[@]}]} 2>/dev/null || true ;;
    esac
}

# hit N: N presses and clicks in one call.
hit() {
    local call=() k wide high
    # After a click on Quit there is no window any more.
    wide="$(size 2>/dev/null || true)"
    high="${wide#*x}" wide="${wide%x*}"
    for ((k = 0; k < $1; k++)); do
        case $((RANDOM % 4)) in
        0) call+=(mousemove --window "$window" $((RANDOM % ${wide:-1280})) $((RANDOM % ${high:-720})) click 1) ;;
        *) call+=(key --delay 8 "${keys[RANDOM % ${#keys[@]}]}") ;;
        esac
    done
    xdotool "${call[@]}" 2>/dev/null || true
}

# drag_hidden: picks up whatever lies at a place of the hand, moves it over the pitch, hides the window and lets go of the
# button there. Back in the window, the pointer moves and presses nothing.
drag_hidden() {
    local wide high
    wide="$(size 2>/dev/null || true)"
    high="${wide#*x}" wide="${wide%x*}"
    wide=${wide:-1280} high=${high:-720}
    xdotool mousemove --window "$window" $((wide * (30 + RANDOM % 40) / 100)) $((high * 90 / 100)) mousedown 1 \
        mousemove --window "$window" $((wide * 45 / 100)) $((high * 60 / 100)) \
        mousemove --window "$window" $((wide / 2)) $((high / 2)) 2>/dev/null || true
    sleep 0.2
    xdotool windowunmap "$window" 2>/dev/null || true
    sleep 0.3
    xdotool mouseup 1 windowmap --sync "$window" 2>/dev/null || true
    sleep 0.3
    xdotool windowfocus "$window" mousemove --window "$window" $((wide / 3)) $((high / 3)) 2>/dev/null || true
}

# copies: a conflict copy of one kept match, of one in play, and of one competition.
copies() {
    local folder file
    for folder in finished current competitions; do
        file="$(find "$work/data/$folder" -name '*.ron' ! -name '*conflict*' 2>/dev/null | sort | head -n 1)"
        [ -z "$file" ] || cp "$file" "${file%.ron}.sync-conflict-20261128-1015$((RANDOM % 60))-ABCDEFG.ron" 2>/dev/null || true
    done
}

# full_disk: leaves no room on the disk, plays on, makes room, and waits until all is saved.
full_disk() {
    [ -n "$disk" ] || return 0
    local lost saved
    lost="$(count 'WARN.* not saved: ')" saved="$(count 'all is saved again')"
    dd if=/dev/zero of="$disk/filler" bs=4k >/dev/null 2>&1 || true
    for _ in 1 2 3; do
        hit 15
        sleep 0.3
    done
    rm -f "$disk/filler"
    [ "$(count 'WARN.* not saved: ')" -gt "$lost" ] || return 0
    # The window writes again after a pause, which has grown.
    for _ in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || return 0
        [ "$(count 'all is saved again')" -gt "$saved" ] && return 0
        sleep 0.2
    done
    fail "nothing is saved though the disk has room (segment $segment)"
}

watch_it() {
    if grep -qE 'desync|panicked|ERROR|refused a valid move|cannot begin|could not be played|missing' "$log"; then
        grep -E 'desync|panicked|ERROR|refused a valid move|cannot begin|could not be played|missing' "$log" | head -n 5 >&2
        fail "the log tells of a fault (segment $segment)"
    fi
    local now
    now="$(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$pid/status" 2>/dev/null || echo 0)"
    [ "${now:-0}" -le "$most" ] || most="$now"
    [ "${now:-0}" -le "$ceiling" ] || fail "$now MiB of memory (segment $segment)"
}

# awake: checks that the window still opens a page.
awake() {
    local before
    before="$(count 'on show: Settings')"
    for _ in $(seq 12); do
        kill -0 "$pid" 2>/dev/null || return 0
        # Answer a dialog, leave a hint about keys, then open the page. Each takes a moment before it reads keys, and
        # a text to be read takes a second.
        key Escape
        sleep 1.3
        key F10
        sleep 0.8
        [ "$(count 'on show: Settings')" -gt "$before" ] && return 0
    done
    fail "the window takes no key any more (segment $segment)"
}

# left: accepts an end by the Quit button; any other end is a fault.
left() {
    local status=0
    wait "$pid" || status=$?
    [ "$status" = 0 ] || fail "the game ended with status $status (segment $segment)"
}

# play_on SECONDS: presses and clicks until the time is over or the game was quit.
play_on() {
    local end=$((SECONDS + $1))
    while [ "$SECONDS" -lt "$end" ]; do
        xdotool windowfocus "$window" 2>/dev/null || true
        hit 15
        [ $((RANDOM % 3)) != 0 ] || pull
        [ $((RANDOM % 12)) != 0 ] || drag_hidden
        [ $((RANDOM % 20)) != 0 ] || copies
        [ $((RANDOM % 25)) != 0 ] || full_disk
        sleep 0.25
        kill -0 "$pid" 2>/dev/null || { watch_it; left; return 1; }
        watch_it
    done
    awake
    sound
    return 0
}

most=0
segment=0
# A round starts each game once and the title once; each start lasts this long.
each=$((seconds / 7))
[ "$each" -le 60 ] || each=60
[ "$each" -ge 5 ] || each=5
sides=("human amateur" "human human" "amateur human" "human rookie" "rookie pro")
speeds=(4 8 instant 1)
over=$((SECONDS + seconds))
while :; do
    for id in "${games[@]}" title; do
        [ "$segment" -lt 7 ] || [ "$SECONDS" -lt "$over" ] || break 2
        segment=$((segment + 1))
        if [ "$id" = title ]; then
            start "monkey-$segment" --speed 4
            await 'title shown' 90
            for page in "${pages[@]}"; do
                key "$page"
                sleep 0.3
                hit 8
                key Escape
                sleep 0.2
            done
        else
            read -r home away <<<"${sides[RANDOM % ${#sides[@]}]}"
            [ "$id" != solitaire ] || home=human
            start "monkey-$segment" --game "$id" --home "$home" --away "$away" --seed "$RANDOM" \
                --speed "${speeds[RANDOM % ${#speeds[@]}]}"
            await "match begins: $id" 90
        fi
        play_on "$each" || continue
        stop
    done
done
echo "monkey: $segment segments, at most $most MiB, nothing found"
