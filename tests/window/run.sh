#!/usr/bin/env bash
# The window test: the real binary under Xvfb with Mesa's software Vulkan, played by real mouse and key events.
#
# The behaviour of the app is tested without a window (src/app/tests): every game to its result, every page, keys,
# clicks, curtain and coach. This test checks what only a window has: that everything is connected and drawn. It does
# the following:
#
# - watches a match of two bots to its result, and every game behind the title;
# - plays turns by mouse and by keyboard from the title screen;
# - leaves a match and finds it again;
# - lets two people play with a curtain, and somebody play a cup;
# - resizes, maximizes and restores the window in every game (sizes.sh);
# - makes a film, which needs no window (film.sh).
#
# The log must show no desync between table and view, no panic, and every decision. Screenshots for a person go to the
# folder $SHOTS if it is set.
set -euo pipefail

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# choose_penalties: presses the sixth tile of the title until the match behind the menu is of that game.
choose_penalties() {
    for _ in $(seq 20); do
        key 6
        sleep 0.7
        grep -q 'behind the title: penalties' "$log" && return 0
    done
    fail "the sixth tile was not chosen"
}

# decided: prints the number of home's decisions.
decided() { count 'decision [0-9]+: home'; }

# by_key N: home makes N decisions. Q is always the first option, and Space skips the show.
by_key() {
    local target=$(($(decided) + $1))
    for _ in $(seq $(($1 * 30))); do
        [ "$(decided)" -ge "$target" ] && return 0
        grep -q 'match ended' "$log" && return 0
        key q
        sleep 0.3
        # After the last decision nothing is skipped.
        grep -q 'match ended' "$log" && return 0
        key space
        sleep 0.2
    done
    fail "keys made too few decisions"
}

# Without a display, one sentence says so, without a word about the build.
told="$(DISPLAY=:4999 timeout 60 "$game" 2>&1 | grep -v INFO || true)"
case "$told" in
*registry* | *.rs* | *panicked*) fail "a display that is not there: $told" ;;
*'no display answers'*) ;;
*) fail "a display that is not there: $told" ;;
esac
# With a compositor that is gone the game opens on the X server that is there.
WAYLAND_DISPLAY=wayland-4999 start gone
await 'title shown' 60
stop
# With neither of them, one sentence names both.
told="$(WAYLAND_DISPLAY=wayland-4999 DISPLAY=:4999 timeout 60 "$game" 2>&1 | grep -v INFO || true)"
case "$told" in
*'nobody answers at WAYLAND_DISPLAY `wayland-4999`, and nobody answers at DISPLAY `:4999`'*) ;;
*) fail "two displays that are not there: $told" ;;
esac
# An impossible scale is reported in one sentence. A scale of twenty pixels per unit is ignored.
told="$(WINIT_X11_SCALE_FACTOR=50 timeout 60 "$game" 2>&1 | grep -v INFO || true)"
case "$told" in
*panicked*) fail "a unit of fifty pixels: $told" ;;
*'expected a number from'*) ;;
*) fail "a unit of fifty pixels: $told" ;;
esac
WINIT_X11_SCALE_FACTOR=20 start absurd
await 'title shown' 60
sound
stop
games="$("$game" games --json | grep -oE '"id": ?"[a-z0-9_]+"' | sed -E 's/.*"([a-z0-9_]+)"$/\1/')"
[ -n "$games" ] || fail "no games"
id=soccer17
echo "window test: two bots play a whole match of $id"
start bots --game "$id" --home amateur --away rookie --seed 11 --speed instant
await "match begins: $id, amateur v rookie" 60
await 'match ended: ' 240
# The seed reveals every card, so it is logged at the end, with all decisions.
await 'it was seed 11: (home|away) ' 10
! sed '/match ended/q' "$log" | grep -q 'seed' || fail "the seed is told while the match lasts"
await 'result shown' 30
sleep 2
shot result
sound
# The record of the finished match replays to the logged score.
told="$(sed -nE 's/.*match ended: ([0-9]+-[0-9]+) .*/\1/p' "$log" | head -n 1)"
record="$(find "$work/data/finished" -name "$id-*.ron" | head -n 1)"
[ -n "$record" ] || fail "the finished match was not kept"
"$game" replay "$record" >"$work/replay.txt" || fail "the record of the match does not replay"
grep -qE "${told%-*} ?[-:–] ?${told#*-}" "$work/replay.txt" || fail "the record says $(cat "$work/replay.txt"), the window $told"
# The result as a picture, where the dialog says: More is the last button, and shows the other actions before the next
# step; the picture is the last but one of them. The first key only gives the light to the next step.
key Return
sleep 3
tab 2
key Return
sleep 1
shot result-more
tab 4 shift+Tab
key Return
await 'picture saved: ' 60
picture="$(sed -nE 's/.*picture saved: (.*\.png)$/\1/p' "$log" | head -n 1)"
[ "$picture" = "$work/chosen.png" ] || fail "the picture is not where the dialog said: $picture"
identify -format '%w %h %k\n' "$picture" >"$work/picture.txt" || fail "no picture was saved"
read -r wide high colours <"$work/picture.txt"
[ "$wide $high" = '1600 900' ] && [ "$colours" -gt 500 ] || fail "the picture has $wide x $high pixels, $colours colours"
rm "$picture"
# Play again: the first button.
tab 2
key Return
more_than 1 'match begins' 30
sound
stop

echo "window test: two people at one screen, a hand behind the curtain"
start curtain --game soccer52 --home human --away human --seed 5 --speed 4
await 'match begins: soccer52' 60
sleep 3
shot curtain-closed
[ "$(count 'decision')" = 0 ] || fail "a decision behind a closed curtain"
# Keys that skip the show open nothing.
for k in space Return 1 space; do
    key "$k"
    sleep 0.3
done
[ "$(count 'curtain opens')" = 0 ] || fail "a key that hurries opened the curtain"
for _ in $(seq 40); do
    # The side behind the curtain opens it with its first key, lets the game choose, and lays the card. For half a second
    # the open cards take no key.
    key q
    key i
    sleep 0.8
    shot curtain-open
    key f
    key y
    sleep 0.3
    key c
    key period
    sleep 0.9
    [ "$(count 'decision [0-9]+: (home|away)')" -ge 3 ] && break
done
[ "$(count 'decision [0-9]+: (home|away)')" -ge 3 ] || fail "nobody could decide behind the curtain"
[ "$(count 'curtain opens')" -ge 2 ] || fail "the curtain did not open"
if grep -E 'decision [0-9]+:' "$log" | grep -vE ': (home|away) \(hidden\)'; then
    fail "the log tells what is a secret"
fi
sound
stop
rm -rf "$work/data"

echo "window test: who is new begins with a lesson"
start new
await 'title shown' 60
sleep 1
shot title-new
key Return
await 'match begins: .*human v rookie' 30
sleep 4
shot lesson
key Tab
await 'the lesson is skipped' 20
sleep 1
sound
stop
rm -rf "$work/data"

echo "window test: a person plays by mouse and by key"
# The person is not new to the games.
mkdir -p "$work/data"
printf '(version: 1, seen_tutorial: true, begun: [%s])\n' "$(printf '"%s", ' $games)" >"$work/data/settings.ron"
start title
await 'title shown' 60
sleep 1
shot title
# Behind the menu two bots play the chosen game.
place=0
for id in $games; do
    place=$((place + 1))
    key "$place"
    await "behind the title: $id" 10
done
sleep 3
sound
shot title-showcase
# Soccer 17 is the third tile.
key 3
sleep 0.8
key Return
await 'match begins: .*human v amateur' 30
# Turns by key: Q and W are always the first and second option.
for k in 1 2 3 4 5 6; do
    before="$(count 'decision [0-9]+: home')"
    for _ in $(seq 40); do
        key "$([ $((k % 2)) = 0 ] && echo q || echo w)"
        sleep 0.5
        [ "$(count 'decision [0-9]+: home')" -gt "$before" ] && break
        key space
        sleep 0.3
    done
    [ "$(count 'decision [0-9]+: home')" -gt "$before" ] || fail "key $k changed nothing"
done
shot match-keys
# A turn by mouse: a card of the hand, or the prompt for other questions.
before="$(count 'decision [0-9]+: home')"
for spot in '620 926' '838 914' '960 701' '1070 906' '760 886' '920 886' '1100 701' '838 914' '620 926' '1070 906' \
    '760 886' '920 886' '1000 701' '838 914' '620 926' '1070 906'; do
    # shellcheck disable=SC2086 # two numbers
    at $spot
    sleep 0.8
    [ "$(count 'decision [0-9]+: home')" -gt "$before" ] && break
done
[ "$(count 'decision [0-9]+: home')" -gt "$before" ] || fail "no click on a card was taken"
shot match-mouse
# Report: the pitch was gone as soon as something of the stadium moved.
pitch_is_drawn
key F1
sleep 1
shot rules
key Escape
sleep 0.8
key F10
sleep 1
shot settings
# The page of key bindings: the first option gets T, and that is saved. The third part of the settings ends with three
# buttons, and the first leads there. The options are the third of five parts; the first option comes after the other two
# and the way back.
tab 2
key Return
sleep 0.8
tab 5 shift+Tab
key Return
sleep 1
tab 2
key Return
sleep 0.8
tab 4
key Return
sleep 0.8
key t
sleep 1
shot keys
grep -q 'KeyT' "$work/data/settings.ron" || fail "the new key was not kept"
key Escape
sleep 0.8
key Escape
sleep 0.8
key Escape
sleep 0.8
sound
stop

echo "window test: the unfinished match is offered again"
start again
await 'title shown' 60
sleep 1
shot continue
key c
await 'match begins' 30
await 'goes on after [0-9]+ decisions' 10
sound
stop

echo "window test: a cup is drawn, a match of it is left, goes on, and counts"
rm -rf "$work/data"
start cup --speed 8
await 'title shown' 60
sleep 1
choose_penalties
key F5
# A text to be read takes no key for a second.
sleep 2
shot cup-set-up
# Draw the lots. The match of the bots waits for the person's.
key Return
sleep 4
shot cup-begun
[ "$(count 'counted: ')" = 0 ] || fail "the bots did not wait for the person's match"
# A press ends the draw, and one begins the match once the fixtures could be read.
enter_until 0 'match begins: penalties'
by_key 1
# The decision is on the disk a moment later.
sleep 1
stop
start cup-on --speed 8
await 'title shown' 60
sleep 1
choose_penalties
key F5
sleep 2
key Return
await 'goes on after [0-9]+ decisions' 30
by_key 60
await 'counted: Semi-final: .*You' 60
# The other semi-final came in meanwhile, or counts now.
more_than 1 'counted: Semi-final: ' 60
await 'result shown' 60
sleep 2
shot cup-result
grep -qs 'kind: Cup' "$work"/data/competitions/*.ron || fail "the cup was not kept"
# The first key only gives the light to the next step.
enter_until 1 'title shown'
sleep 1
shot cup-page
sound
stop

echo "window test: windows that grow, shrink, are maximised and take the whole screen"
bash "$root/tests/window/sizes.sh" 1920x1080

bash "$root/tests/window/film.sh"

echo "window test: all is well"
