#!/usr/bin/env bash
# How the game feels, judged from frames of the running game and the log of what it plays: points by number, each with its
# figure. A person plays by XTest what is timed; two bots play the rest.
#
# Not part of the tests: it takes some four minutes and wants a quiet machine. Needs FIVE_A_SIDE (the binary), ffmpeg (for
# loudness) and python3 beside what the window test needs. Stills go to $SHOTS when it is set. Points that cannot be seen
# from outside are held by tests: 3 and 4 by those of table::motion, 9 by those of stage::cue, 13 by those of
# table::draw::view, 18 by those of audio::director and screens::result.
set -euo pipefail

for need in ffmpeg python3 xdotool Xvfb; do
    command -v "$need" >/dev/null || { echo "feel: needs $need" >&2; exit 2; }
done

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
export RUST_LOG="info,wgpu=off,wgpu_hal=off,naga=warn,symphonia=warn,bevy_kira_audio=error,five_a_side::audio=debug"
judge="$(dirname "${BASH_SOURCE[0]}")/feel.py"
missed=0

# judged PART: that part of the verdict.
judged() { python3 "$judge" "$1" "$log" || missed=1; }

echo "feel: a hand of cards"
# A loud machine makes slow hands: what is timed comes first.
start hands --game soccer17 --home human --away rookie --seed 5 --speed 1
await 'match begins: soccer17' 60
sleep 7
key space
sleep 3
judged hands
sound
stop

echo "feel: a goal"
rm -rf "$work/data"
start goal --game soccer_cards --home amateur --away rookie --seed 3 --speed 1
await 'match begins: soccer_cards' 60
sleep 4
judged goal
await 'match ended' 900
stop
rm -rf "$work/data"
echo "feel: what was heard of that match, and of one of passes"
start passes --game soccer_go --home pro --away rookie --seed 3 --speed 4
await 'match begins: soccer_go' 60
await 'match ended' 600
stop
cat "$work/goal.log" "$work/passes.log" >"$work/both.log"
log="$work/both.log"
judged sounds
[ "$missed" = 0 ] && echo "feel: all is well"
exit "$missed"
