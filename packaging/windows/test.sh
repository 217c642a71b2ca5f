# shellcheck shell=bash disable=SC2034,SC2154,SC2317 # packaging/test, which sources this, says root, name and work, and has prove
# What packaging/test does with the archives for Windows: it plays them under Wine, in a prefix of their own, on lavapipe.

# wine COMMAND..: with nothing set but what Wine needs. Its Vulkan serves; its DirectX 12 fails in its shader compiler.
in_wine() {
    env -i "HOME=$work" PATH=/usr/bin:/bin "DISPLAY=$DISPLAY" "WINEPREFIX=$work/wine" WINEARCH=win64 WINEDEBUG=-all \
        "WINEDLLOVERRIDES=mscoree,mshtml,winemenubuilder.exe=" WGPU_BACKEND=vulkan LIBGL_ALWAYS_SOFTWARE=1 \
        "VK_DRIVER_FILES=${VK_DRIVER_FILES-}" "ALSA_CONFIG_PATH=$ALSA_CONFIG_PATH" \
        "PULSE_RUNTIME_PATH=${PULSE_RUNTIME_PATH-}" "$@"
}

# A Windows as it is when it was just installed, with a desktop to open windows on: winit asks for its monitor in vain else.
enter_wine() {
    local drive=$work/wine/drive_c
    [ ! -d "$drive" ] || return 0
    say "packaging test: $(wine --version 2>/dev/null), a Windows of our own"
    mkdir -p "$work/wine"
    in_wine wineboot --init >"$work/wineboot.log" 2>&1 || { tail "$work/wineboot.log" >&2; die "Wine does not start"; }
    in_wine winecfg -v win10
    in_wine wine reg add 'HKCU\Software\Wine\Explorer' /v Desktop /d five /f >"$work/reg.log"
    in_wine wine reg add 'HKCU\Software\Wine\Explorer\Desktops' /v five /d 1280x720 /f >>"$work/reg.log"
    if [ ! -e "$drive/windows/system32/bcryptprimitives.dll" ]; then
        x86_64-w64-mingw32-gcc -shared -O2 -o "$drive/windows/system32/bcryptprimitives.dll" \
            "$root/packaging/windows/prng.c" -ladvapi32
    fi
    in_wine wineserver --wait
}

leave_wine() {
    if [ -d "$work/wine" ]; then in_wine wineserver --kill || true; fi
}

# In Wine's desktop no window has a name: what the game tells is waited for instead, and the whole screen is pictured.
start_in_wine() { # NAME [arguments]
    log=$work/$1.log
    shift
    in_wine wine "$windowed" "$@" >"$log" 2>&1 &
    pid=$!
    pids+=("$pid")
    window=root
}

# The game is a grandchild of the line above: with Wine's server goes everything that runs in the prefix.
stop_in_wine() {
    leave_wine
    wait "$pid" 2>/dev/null || true
}

# Everything on the drive but what Windows writes by itself.
on_the_drive() { (cd "$work/wine/drive_c" && find . -type f ! -path './windows/*' ! -path './users/*/Temp/*' | sort); }

# Started by a click and without its data, it says so in a dialog that stays until a key closes it, and in the log.
told_by_dialog() { # KIND FOLDER
    local kept=$work/wine/drive_c/kept
    say "packaging test: $1: a dialog says what is missing"
    mkdir -p "$kept"
    : >"$kept/log.txt"
    mv "$2/assets" "$2/elsewhere"
    # What `start` starts has nowhere to write to, as after a click.
    in_wine env 'FIVE_A_SIDE_DATA=C:/kept' wine start /wait /unix "$2/$name.exe" >"$work/dialog.log" 2>&1 &
    pid=$!
    log=$kept/log.txt
    await "^ERROR the game's data are missing" 30
    sleep 2
    window=root shot "$1-dialog"
    kill -0 "$pid" 2>/dev/null || die "$1: no dialog"
    xdotool key Return
    for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.2; done
    if kill -0 "$pid" 2>/dev/null; then die "$1: the dialog does not close"; fi
    mv "$2/elsewhere" "$2/assets"
    rm -rf "$kept"
}

# proved_in_wine KIND FOLDER: all of it, of what lies in that folder.
proved_in_wine() {
    local at head data
    for at in "$name:2" "$name-cli:3"; do
        head=$2/${at%:*}.exe
        [ "$(od -An -tu1 -j $(($(od -An -tu4 -j 60 -N 4 "$head") + 92)) -N 1 "$head" | tr -d ' ')" = "${at#*:}" ] ||
            die "$1: $head is of the wrong kind"
    done
    windowed=$2/$name.exe
    runs env -i "HOME=$work" PATH=/usr/bin:/bin "DISPLAY=$DISPLAY" "WINEPREFIX=$work/wine" WINEDEBUG=-all wine "$2/$name-cli.exe"
    player=C: outside=$work/wine/drive_c
    refused "$1" "$2"
    told_by_dialog "$1" "$2"
    # Here alone the window is started and stopped in another way.
    (
        start() { start_in_wine "$@"; }
        stop() { stop_in_wine; }
        prove "$1"
    )
    data=$(find "$outside/users" -type d -path "*/AppData/Local/$(app_id)/data")
    grep -q 'result shown' "$data/log.txt" || die "$1: no log in the local folder"
    if grep -E 'ERROR|panicked' "$data/log.txt"; then die "$1: the log tells of a fault"; fi
}

wine_zip() {
    local archive
    archive=$(find "$root/dist" -name "$name-*-windows-*.zip" | sort | tail -n 1)
    [ -n "$archive" ] || die "there is no zip in dist/: 'packaging/make zip' makes it"
    enter_wine
    python3 -m zipfile -e "$archive" "$work/wine/drive_c/unpacked"
    proved_in_wine zip "$work/wine/drive_c/unpacked/$(basename "$archive" .zip)"
    rm -rf "$work/wine/drive_c/unpacked"
}

wine_nsis() {
    local archive place seconds
    archive=$(find "$root/dist" -name "$name-*-windows-*-setup.exe" | sort | tail -n 1)
    [ -n "$archive" ] || die "there is no installer in dist/: 'packaging/make nsis' makes it"
    enter_wine
    on_the_drive >"$work/before"
    seconds=$SECONDS
    in_wine wine "$archive" /S
    say "packaging test: nsis: installed in $((SECONDS - seconds)) s"
    place=$(find "$work/wine/drive_c/users" -type d -path '*/AppData/Local/Programs/Five-a-Side')
    [ -n "$place" ] || die "nsis: nothing is installed"
    find "$work/wine/drive_c/users" -path '*/Start Menu/Programs/Five-a-Side.lnk' | grep -q . || die "nsis: not in the start menu"
    proved_in_wine nsis "$place"

    say "packaging test: nsis: installed once more over itself, then removed"
    in_wine wine "$archive" /S
    [ -e "$place/$name.exe" ] || die "nsis: it does not install over itself"
    : >"$place/a player's own.txt"
    in_wine wine "$place/uninstall.exe" /S
    # It goes on by itself, from a copy.
    for _ in $(seq 100); do [ -e "$place/uninstall.exe" ] || break; sleep 0.2; done
    in_wine wineserver --wait
    rm "$place/a player's own.txt" || die "nsis: it takes what is not its own"
    rmdir "$place"
    on_the_drive >"$work/after"
    if comm -13 "$work/before" "$work/after" | grep -vE "^\./(users/[^/]*/AppData/(Roaming|Local)/$(app_id)|records)/"; then
        die "nsis: it leaves something behind"
    fi
    grep -q 'finished/.*\.ron$' "$work/after" || die "nsis: it took the player's matches with it"
    # Wine writes its registry when its last program has ended.
    if grep -i 'five-a-side' "$work/wine/user.reg" | grep -v 'MuiCache'; then die "nsis: it leaves something in the registry"; fi
}
