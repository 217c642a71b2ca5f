#!/usr/bin/env bash
# Measures the time from launch to the title on the screen, and its parts.
#
#   tests/window/start.sh [RUNS]      default: 5 runs; the median of each column counts
#
# Expects FIVE_A_SIDE, the binary. If BESIDE is the command line of another program, each run starts that one too, so
# that both meet the same machine. Times are milliseconds since the launch. `there` is when the screen first shows a
# picture: 40 colours, none of them on 97 % of it, checked about six times a second. The other columns are lines of
# the log. Run it on a quiet machine.
set -euo pipefail

# shellcheck source=tests/window/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# The null sound device of the other tests keeps a core busy, so this test has none.
unset ALSA_CONFIG_PATH

now() { date +%s%3N; }

# there SINCE: waits for a picture on the screen and prints the time that took.
there() {
    for _ in $(seq 600); do
        if import -silent -window root -filter point -resize 10% -depth 8 txt:- 2>/dev/null | awk '
            NR > 1 { n[$3]++ }
            END { for (c in n) { k++; if (n[c] > most) most = n[c] } exit !(k >= 40 && most < 0.97 * (NR - 1)) }'; then
            echo $(($(now) - $1))
            return
        fi
        sleep 0.1
    done
    fail "nothing on the screen"
}

# line SINCE PATTERN: prints the time of that log line; lines begin with date and time.
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
