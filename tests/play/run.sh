#!/usr/bin/env bash
# `./play` where Rust is missing, and its first build: with a PATH on which every program that matters is one of ours. Nothing is
# installed and nothing is built.
# shellcheck disable=SC2016 # words for scripts that are made here
set -euo pipefail

if [ "$(uname -s)" != Linux ]; then
    echo "test of ./play: skipped: only Linux has packages of Rust to be asked for"
    exit
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "test of ./play: $1" >&2
    echo "--- it said:" >&2
    cat "$work/told" >&2 || true
    exit 1
}

# fake NAME: a program of that name, whose script is the input.
fake() {
    { echo '#!/bin/sh'; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# fresh: a system with the tools of every system, all libraries, apt-get, and neither Rust nor a home.
fresh() {
    rm -rf "${work:?}"/{bin,home,log}
    mkdir -p "$work/bin" "$work/home"
    local tool
    for tool in awk bash cat chmod cut dirname env find getconf grep head id mkdir mktemp printf ps rm sed sh sleep sort tail tr \
        true uname wc; do
        ln -s "$(command -v "$tool")" "$work/bin/$tool" 2>/dev/null || true
    done
    echo 'exit 0' | fake pkg-config
    echo 'exit 0' | fake cc
    {
        echo 'for library in X11.so.6 X11-xcb.so.1 xcb.so.1 Xcursor.so.1 Xi.so.6 xkbcommon.so.0 xkbcommon-x11.so.0 wayland-client.so.0 vulkan.so.1'
        echo 'do echo "lib$library (libc6) => /x"; done'
    } | fake ldconfig
    echo 'echo 0' | fake id
    echo 'exit 100' | fake apt-cache
    echo "echo \"apt-get \$*\" >>'$work/log'; exit 100" | fake apt-get
}

# packaged: the packages have rustup, and installing it brings a cargo.
packaged() {
    echo '[ "$2" = rustup ] && echo "Package: rustup"' | fake apt-cache
    {
        echo "echo \"apt-get \$*\" >>'$work/log'"
        echo "case \"\$*\" in *rustup*) cp '$work/cargo' '$work/bin/cargo'; cp '$work/rustup' '$work/bin/rustup' ;; esac"
    } | fake apt-get
    cp "$(command -v cp)" "$work/bin/cp"
}

# The programs that a package brings: a cargo that builds three parts, one of them known, and a rustup that knows every toolchain.
cat >"$work/cargo" <<'END'
#!/bin/sh
case $1 in
--version) echo "cargo 1.99.1 (abc 2026-11-01)" ;;
metadata) echo "{\"target_directory\":\"$CARGO_TARGET_DIR\"}" ;;
build)
    [ -z "${BROKEN-}" ] || { echo "error: it does not compile" >&2; exit 101; }
    echo '{"reason":"compiler-artifact","fresh":true}'
    for n in 1 2; do sleep 1; echo '{"reason":"compiler-artifact","fresh":false}'; done
    mkdir -p "$CARGO_TARGET_DIR/debug"
    printf '#!/bin/sh\necho "the game is started with: $*"\n' >"$CARGO_TARGET_DIR/debug/five-a-side"
    chmod +x "$CARGO_TARGET_DIR/debug/five-a-side"
    ;;
esac
END
printf '#!/bin/sh\nexit 0\n' >"$work/rustup"
chmod +x "$work/cargo" "$work/rustup"

# play ANSWER [ARGS..]: runs ./play on that system; with an answer on a terminal, which `script` makes, without one on none.
play() {
    local answer=$1 status=0
    shift
    local alone=(env -i "PATH=$work/bin" "HOME=$work/home" "CARGO_TARGET_DIR=$work/target" "VK_DRIVER_FILES=x" TELL_SECONDS=1
        "BROKEN=${BROKEN-}" bash "$root/play" "$@")
    if [ -n "$answer" ]; then
        printf '%s\n' "$answer" | "$pseudo" -qec "$(printf '%q ' "${alone[@]}")" /dev/null >"$work/told" 2>&1 || status=$?
    else
        "${alone[@]}" </dev/null >"$work/told" 2>&1 || status=$?
    fi
    echo "$status" >"$work/status"
}

told() { grep -qF -- "$1" "$work/told" || fail "it does not say: $1"; }
ends() { [ "$(cat "$work/status")" = "$1" ] || fail "status $(cat "$work/status") where $1 was to come"; }
pseudo=$(command -v script || true)
command="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

echo "test of ./play: no Rust, and no package of it: the one command"
fresh
play ''
ends 1
told "Missing on this system: Rust"
told "$command"
[ ! -e "$work/log" ] || fail "it installs something: $(cat "$work/log")"

echo "test of ./play: a package, but nobody to ask: it is named, and nothing is installed"
fresh
packaged
play ''
ends 1
told "your system's package rustup"
told "$command"
[ ! -e "$work/log" ] || fail "it installs something unasked: $(cat "$work/log")"

if [ -n "$pseudo" ]; then
    echo "test of ./play: a package, and no"
    fresh
    packaged
    play n
    ends 1
    told "Install the package rustup"
    told "$command"
    [ ! -e "$work/log" ] || fail "it installs something against the answer: $(cat "$work/log")"

    echo "test of ./play: a package, and yes: it is installed, the game is built and started"
    fresh
    packaged
    play y --game soccer17
    ends 0
    grep -q 'apt-get install .* rustup ca-certificates$' "$work/log" || fail "rustup is not installed"
    told "the game is started with: --game soccer17"
fi

echo "test of ./play: the first build says how far it is, and a later one nothing"
fresh
cp "$work/cargo" "$work/rustup" "$work/bin/"
play ''
ends 0
told "the first time takes about"
told "2 of about "
grep -qE 'about [0-9]+ more minute' "$work/told" || fail "it does not say how long it will take"
sed -i '/fresh":false/d' "$work/bin/cargo"
play ''
ends 0
if grep -q 'parts are built' "$work/told"; then fail "it counts where nothing is built"; fi

echo "test of ./play: a build that fails"
BROKEN=yes play ''
ends 1
told "error: it does not compile"
told "the game did not build"
echo "test of ./play: all is well"
