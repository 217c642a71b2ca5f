# shellcheck shell=bash disable=SC2034 # what the scripts use that source it
# Shared by the tests of the window: a screen, the game started on an empty data folder, mouse and keys, and a log to
# wait for. Expects FIVE_A_SIDE, the path of the binary.

game="${FIVE_A_SIDE:?the path of the binary}"
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
work="$(mktemp -d)"
export BEVY_ASSET_ROOT="$root" FIVE_A_SIDE_DATA="$work/data" LIBGL_ALWAYS_SOFTWARE=1
export DISPLAY=":${WINDOW_TEST_DISPLAY:-$((80 + RANDOM % 900))}"
# Always software Vulkan, for the same pictures everywhere.
for icd in /usr/share/vulkan/icd.d/lvp_icd*.json; do [ -e "$icd" ] && export VK_DRIVER_FILES="$icd"; done
unset WAYLAND_DISPLAY
# No dialog of the system, whatever is installed: nobody answers on the bus, where its portal is looked for. The program
# that is asked next says at once that a file goes to the folder of the test, and opens none.
export DBUS_SESSION_BUS_ADDRESS="unix:path=$work/no-bus"
mkdir "$work/bin"
cat >"$work/bin/zenity" <<EOF
#!/bin/sh
case "\$*" in *--save*) echo "$work/chosen.png" ;; *) exit 1 ;; esac
EOF
chmod +x "$work/bin/zenity"
PATH="$work/bin:$PATH"

pids=()
tidy_up() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap tidy_up EXIT

# A null sound device. PulseAudio's takes sound in real time; ALSA's takes it as fast as it comes, which keeps a core
# busy.
card=null
if command -v pulseaudio >/dev/null; then
    export PULSE_RUNTIME_PATH="$work/pulse"
    mkdir "$PULSE_RUNTIME_PATH"
    pulseaudio -n --daemonize=no --exit-idle-time=-1 -L module-null-sink -L module-native-protocol-unix \
        >"$work/pulse.log" 2>&1 &
    pids+=($!)
    for _ in $(seq 30); do [ -S "$PULSE_RUNTIME_PATH/native" ] && card=pulse && break; sleep 0.1; done
fi
printf '%s.!default { type '"$card"' }\n' pcm ctl >"$work/asound.conf"
export ALSA_CONFIG_PATH="$work/asound.conf"

# Without -noreset the server restarts when its last client leaves, and a game that starts just then finds none.
# On a screen of this size the first window has 1280x720.
Xvfb "$DISPLAY" -noreset -screen 0 "${WINDOW_TEST_SIZE:-1440x810}x24" >"$work/xvfb.log" 2>&1 &
pids+=($!)
for _ in $(seq 50); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.1; done

fail() {
    echo "window test: $1" >&2
    echo "--- the log's last lines:" >&2
    tail -n 40 "$log" >&2 || true
    exit 1
}

# start NAME [arguments]: starts the game and waits for its window. It opens like a first one, unless keeps_place is set.
start() {
    # A test of an archive leaves the data folder to the game, which finds it empty.
    [ -n "${keeps_place:-}" ] || [ -z "${FIVE_A_SIDE_DATA:-}" ] || rm -f "$FIVE_A_SIDE_DATA/window.ron"
    log="$work/$1.log"
    shift
    "$game" "$@" >"$log" 2>&1 &
    pid=$!
    pids+=("$pid")
    for _ in $(seq 300); do
        window="$(xdotool search --onlyvisible --name '^Five-a-Side$' 2>/dev/null | head -n 1 || true)"
        [ -n "$window" ] && break
        kill -0 "$pid" 2>/dev/null || fail "the game ended before its window opened"
        sleep 0.1
    done
    [ -n "$window" ] || fail "no window after 30 s"
    xdotool windowfocus "$window" 2>/dev/null || true
}

# await PATTERN SECONDS: waits for a line of the log.
await() {
    for _ in $(seq $(($2 * 5))); do
        grep -qE "$1" "$log" && return 0
        kill -0 "$pid" 2>/dev/null || fail "the game ended while waiting for: $1"
        sleep 0.2
    done
    fail "not in the log after $2 s: $1"
}

# count PATTERN: prints the number of matching lines of the log.
count() { grep -cE "$1" "$log" || true; }

# more_than N PATTERN SECONDS: waits until more than N lines match.
more_than() {
    for _ in $(seq $(($3 * 5))); do
        [ "$(count "$2")" -gt "$1" ] && return 0
        kill -0 "$pid" 2>/dev/null || fail "the game ended while waiting for another: $2"
        sleep 0.2
    done
    fail "no further line after $3 s: $2"
}

# enter_until N PATTERN: presses Return until more than N lines match. A page opens with nothing in focus or takes no key
# at first, and how long that lasts depends on how fast frames come.
enter_until() {
    for _ in $(seq 15); do
        key Return
        for _ in $(seq 10); do
            [ "$(count "$2")" -gt "$1" ] && return 0
            kill -0 "$pid" 2>/dev/null || fail "the game ended while waiting for: $2"
            sleep 0.2
        done
    done
    fail "Return does not lead to: $2"
}

# at X Y: clicks at a point of the 1920x1080 sheet, in a 16:9 window.
at() {
    local w x y
    w="$(xdotool getwindowgeometry --shell "$window" | sed -n 's/^WIDTH=//p')"
    x=$(($1 * w / 1920)) y=$(($2 * w / 1920))
    xdotool mousemove --window "$window" $((x - 3)) $((y - 3)) mousemove --window "$window" "$x" "$y"
    sleep 0.4
    xdotool click 1
}

# manage: starts a window manager, which grants full screen and maximizes and restores on F12.
manage() {
    cat >"$work/openbox.xml" <<'END'
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <keyboard><keybind key="F12"><action name="ToggleMaximize"/></keybind></keyboard>
  <applications><application name="*"><decor>no</decor><focus>yes</focus></application></applications>
</openbox_config>
END
    openbox --config-file "$work/openbox.xml" >"$work/openbox.log" 2>&1 &
    pids+=($!)
    for _ in $(seq 50); do
        xdotool get_desktop >/dev/null 2>&1 && return 0
        sleep 0.1
    done
    fail "no window manager"
}

# size: prints width and height of the window in pixels.
size() { xdotool getwindowgeometry --shell "$window" | awk -F= '/^WIDTH/ { w = $2 } /^HEIGHT/ { print w "x" $2 }'; }

key() { xdotool windowfocus "$window" 2>/dev/null || true; xdotool key --delay 60 "$1"; }

# tab N [KEY]: moves through N widgets of a page. With shift+Tab it goes back, from the first one to the last.
tab() {
    for _ in $(seq "$1"); do
        # Hold Shift over several frames: within one frame it would end before Tab is read.
        [ "${2:-Tab}" = Tab ] || { xdotool keydown Shift_L; sleep 0.3; }
        key Tab
        # Two presses within one frame would count once.
        sleep 0.4
        [ "${2:-Tab}" = Tab ] || { xdotool keyup Shift_L; sleep 0.2; }
    done
}

shot() {
    [ -n "${SHOTS:-}" ] || return 0
    mkdir -p "$SHOTS"
    import -window "$window" "$SHOTS/$1.png" 2>/dev/null || true
}

# pitch_is_drawn: the middle of the table is green at rest. Without turf, night is behind the cards, more blue than green.
pitch_is_drawn() {
    local part='-gravity Center -crop 50%x50%+0-40 +repage'
    sleep 4
    # shellcheck disable=SC2086 # several words
    [ "$(import -window "$window" png:- | convert png:- $part -format '%[fx:mean.g > mean.b]' info:-)" = 1 ] ||
        fail "no turf is drawn"
}

stop() {
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
}

sound() {
    if grep -qE 'desync|panicked|ERROR' "$log"; then
        grep -E 'desync|panicked|ERROR' "$log" | head -n 5 >&2
        fail "the log tells of a fault"
    fi
}
