#!/usr/bin/env bash
# How long the game takes from its launch to the title on the screen, and where the time goes.
#
#   tests/window/start.sh [RUNS]      5 runs unless told; the middle one of each column counts
#
# Expects FIVE_A_SIDE, the binary; with BESIDE, the command line of another program, each run starts that one too, so that
# both meet the same machine. Milliseconds since the launch. `there` is when the screen first shows 40 colours, looked at
# some ten times a second; the other columns are lines of the log. Run it on a quiet machine.
set -euo pipefail

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

now() { date +%s%3N; }

# there SINCE: waits for a picture on the screen; how long that took.
there() {
    for _ in $(seq 600); do
        local colours
        colours="$(import -silent -window root -filter point -resize 25% -format %k info: 2>/dev/null || echo 0)"
        [ "$colours" -lt 40 ] || { echo $(($(now) - $1)); return; }
        sleep 0.02
    done
    fail "nothing on the screen"
}

# line SINCE PATTERN: when that line was written; the log has the date and time at its beginning.
line() {
    local stamp
    stamp="$(sed 's/\x1b\[[0-9;]*m//g' "$log" | grep -m1 -E "$2" | cut -d' ' -f1)"
    echo $(($(date -d "$stamp" +%s%3N) - $1))
}

middle() { sort -n | sed -n "$((($1 + 1) / 2))p"; }

runs="${1:-5}"
marks=('SystemInfo' 'AdapterInfo' 'Creating new window' 'GPU preprocessing' 'title shown')
names=('libraries' 'device' 'window' 'renderer' 'title asked')
rows="$work/rows"
: >"$rows"
for run in $(seq "$runs"); do
    log="$work/run.log"
    since="$(now)"
    "$game" >"$log" 2>&1 &
    pid=$!
    pids+=("$pid")
    took="$(there "$since")"
    await 'title shown' 30
    for k in "${!marks[@]}"; do echo "${names[k]} $(line "$since" "${marks[k]}")"; done | tr ' ' '_' |
        sed -E 's/_([0-9]+)$/ \1/' >>"$rows"
    echo "there $took" >>"$rows"
    stop
    if [ -n "${BESIDE:-}" ]; then
        since="$(now)"
        # shellcheck disable=SC2086 # a command line
        setsid $BESIDE >/dev/null 2>&1 &
        other=$!
        echo "beside $(there "$since")" >>"$rows"
        kill -- -"$other" 2>/dev/null || true
        wait "$other" 2>/dev/null || true
    fi
    sleep 1
done
for name in "${names[@]// /_}" there ${BESIDE:+beside}; do
    printf '%-14s %6s ms\n' "${name//_/ }" "$(sed -n "s/^$name //p" "$rows" | middle "$runs")"
done
