#!/usr/bin/env bash
# Two people at one screen in every game, each a script with the keys of that side alone. A third script reads
# log.txt, which both people can read: it must name no card, no choice and no seed while the match lasts. Then the
# match is left in the middle and replayed, where nobody may play on.
# FIVE_A_SIDE=path tests/window/two_seats.sh [SECONDS]    default: 90 seconds per game; screenshots go to $SHOTS.
set -euo pipefail

seconds="${1:-90}"
# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

left=(q w e a s d z x c r f v)
right=(i o p j k l n comma period u y b)

# play SIDE: presses keys of that side until it is stopped. The first key is the side's key of the curtain.
play() {
    local -n keys="$1"
    while [ ! -e "$work/stop" ]; do
        xdotool key --delay 40 "${keys[RANDOM % ($2)]}" 2>/dev/null || true
        sleep "0.$((2 + RANDOM % 5))"
    done
}

# Forbidden in the log of a match that two people play in secret: ranks with suits, forms of actions, a seed.
secret='[^a-z0-9]([2-9]|10|[TJQKA])[CDHS][^a-z]|seed [0-9]|(home|away) [A-Z][a-zA-Z]*\('

overhear() { # GAME
    local told="$FIVE_A_SIDE_DATA/log.txt"
    if sed '/match ended/,$d' "$told" | grep -E "$secret"; then fail "log.txt of $1 tells a secret"; fi
    sound
}

# seat GAME [ARGUMENTS]: plays that game for both sides.
seat() {
    local id="$1" end deeds
    shift
    rm -rf "$work/data" "$work/stop"
    start "two-$id" --game "$id" --home human --away human --speed 4 "$@"
    await "match begins: $id" 60
    sleep 2
    shot "two-$id-begin"
    play left 12 &
    pids+=($!)
    play right 12 &
    pids+=($!)
    end=$((SECONDS + seconds))
    while [ "$SECONDS" -lt "$end" ]; do
        sleep 3
        # The show is skipped now and then, as people do. That must open no curtain.
        [ $((RANDOM % 2)) = 0 ] || key space
        [ $((RANDOM % 6)) != 0 ] || key BackSpace
        overhear "$id"
        grep -q 'match ended' "$log" && break
    done
    touch "$work/stop"
    sleep 1
    shot "two-$id-end"
    deeds="$(count 'decision [0-9]+: (home|away)')"
    [ "$deeds" -ge 3 ] || fail "two seats of $id made $deeds decisions only"
    echo "  $id: $deeds decisions, $(count 'curtain opens: home') and $(count 'curtain opens: away') looks, $(
        count 'taken back'
    ) taken back, $(count 'match ended') ended"
    stop
}

printf '(duel: true)\n' >"$work/duel.ron"
for id in $("$game" games --json | grep -oE '"id": ?"[a-z0-9_]+"' | sed -E 's/.*"([a-z0-9_]+)"$/\1/'); do
    if [ "$id" = solitaire ]; then seat solitaire --options "$work/duel.ron"; else seat "$id"; fi
done
echo "two seats: nothing secret was told"
