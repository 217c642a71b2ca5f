#!/usr/bin/env bash
# How the game feels, judged from frames of the running game and from the log of what it plays. Each numbered point
# has its figure. Where timing matters a person plays by XTest; elsewhere two bots play.
#
# Not part of the tests: it takes about four minutes and needs a quiet machine. Besides the needs of the window test
# it needs FIVE_A_SIDE (the binary), ffmpeg (for loudness) and python3. Screenshots go to $SHOTS if it is set. Unit
# tests cover the points that cannot be seen from outside: 3 and 4 in table::motion, 9 in stage::cue, 13 in
# table::draw::view, 18 in audio::director and screens::result.
set -euo pipefail

for need in ffmpeg python3 xdotool Xvfb; do
    command -v "$need" >/dev/null || { echo "feel: needs $need" >&2; exit 2; }
done

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
export RUST_LOG="info,wgpu=off,wgpu_hal=off,naga=warn,symphonia=warn,five_a_side::audio=debug"
judge="$(dirname "${BASH_SOURCE[0]}")/feel.py"
missed=0

# judged PART: judges that part.
judged() { python3 "$judge" "$1" "$log" || missed=1; }

echo "feel: a hand of cards"
# A busy machine delays the hands, so the timed part comes first.
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
