# shellcheck shell=bash disable=SC2154,SC2164 # packaging/make, which sources this, says -e, root, name, work and the like
# What packaging/make makes for Windows: a zip, and an installer for one player. On Linux the program is built across, by
# mingw; on Windows, in Git's bash, by whatever Rust is there.

# The target, where it is not this system's own.
windows=
if [ "$system" = Linux ]; then windows=x86_64-pc-windows-gnu; fi

folder_windows=$name-$version-windows-x86_64

# The program, with what Windows shows of it inside.
build_windows() {
    local across=()
    cd "$root"
    if [ -n "$windows" ]; then
        across=(--target "$windows")
        set_up cross
        add_target "$windows"
    fi
    claim_target_directory play
    say "Building the release for Windows (the first time takes long) ..."
    cargo build --release --locked --features resources ${across[@]+"${across[@]}"} --bin "$name" ||
        die "the game did not build; the lines above say why"
    exe=$target/${windows:+$windows/}release/$name.exe
}

add_target() { # TRIPLE
    [ ! -d "$(rustc --print sysroot)/lib/rustlib/$1/lib" ] || return 0
    has_command rustup || die "Rust's libraries for $1 are missing; install them, then run this again"
    say "Missing from Rust: its libraries for $1. Installing them:"
    say "    rustup target add $1"
    rustup target add "$1" || die "rustup could not install them"
}

# Windows opens a terminal for a program of one kind, and gives a program of the other kind none to write to. One byte tells
# them apart; where it lies follows from the file's head.
subsystem() { echo $(($(od -An -tu4 -j 60 -N 4 "$1") + 92)); }

for_terminals() { # FROM TO
    local at
    at=$(subsystem "$1")
    [ "$(od -An -tu1 -j "$at" -N 1 "$1" | tr -d ' ')" = 2 ] || die "$1: no release of the game for Windows"
    cp "$1" "$2"
    printf '\003' | dd of="$2" bs=1 seek="$at" conv=notrunc 2>/dev/null
}

# What the zip holds, and what the installer lays out.
stage_windows() { # DIR
    local triple=${windows:-$triple} text
    data "$1"
    install -m 755 "$exe" "$1/$name.exe"
    for_terminals "$exe" "$1/$name-cli.exe"
    fill_in "$root/packaging/windows/READ-ME.txt" >"$1/READ-ME.txt"
    notices >"$1/THIRD-PARTY.txt"
    for text in LICENSE-MIT LICENSE-APACHE; do cp "$root/$text" "$1/$text.txt"; done
    cp "$root/CHANGELOG.md" "$1/CHANGELOG.txt"
    # As every editor of Windows reads them.
    for text in "$1"/*.txt; do
        sed 's/\r*$/\r/' "$text" >"$work/text"
        mv "$work/text" "$text"
    done
    settle "$1"
}

staged_windows() {
    if [ ! -d "$work/$folder_windows" ]; then stage_windows "$work/$folder_windows"; fi
}

make_zip() {
    staged_windows
    "$(python)" - "$work" "$folder_windows" "$dist/$folder_windows.zip" "$epoch" <<'END'
import os, sys, time, zipfile
top, folder, out, epoch = sys.argv[1:]
os.chdir(top)
files = sorted(os.path.join(at, name).replace(os.sep, "/") for at, _, names in os.walk(folder) for name in names)
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file in files:
        entry = zipfile.ZipInfo(file, time.gmtime(int(epoch))[:6])
        entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
        entry.external_attr = (0o100755 if file.endswith(".exe") else 0o100644) << 16
        with open(file, "rb") as data:
            archive.writestr(entry, data.read(), compresslevel=9)
END
}

# The installer takes away what it brought, file by file, and nothing else: both lists are made here.
make_nsis() {
    local stage=$work/$folder_windows lists=$work/nsis at file size
    staged_windows
    mkdir -p "$lists"
    (
        cd "$stage"
        find . -type d | sort | while read -r at; do
            echo "SetOutPath \"\$INSTDIR${at#.}\""
            find "$at" -maxdepth 1 -type f | sort | while read -r file; do echo "File \"${file#./}\""; done
        done | tr / "\\\\" >"$lists/install.nsh"
        {
            find . -type f | sort | while read -r file; do echo "Delete \"\$INSTDIR${file#.}\""; done
            find . -mindepth 1 -type d | sort -r | while read -r at; do echo "RMDir \"\$INSTDIR${at#.}\""; done
        } | tr / "\\\\" >"$lists/remove.nsh"
        size=$(find . -type f -exec cat {} + | wc -c)
        "$(nsis)" -V2 -WX -NOCD -DVERSION="$version" -DKIB=$((size / 1024)) -DLISTS="$(windows_path "$lists")" \
            ${HOMEPAGE:+"-DHOMEPAGE=$HOMEPAGE"} -DICON="$(windows_path "$root/assets/app/icon.ico")" \
            -DOUT="$(windows_path "$dist/$folder_windows-setup.exe")" "$(windows_path "$root/packaging/windows/installer.nsi")"
    )
}

# As a program of Windows wants it, which knows nothing of bash's folders.
windows_path() { if has_command cygpath; then cygpath -w "$1"; else echo "$1"; fi; }

# On Windows `python3` may be nothing but a way to the shop.
python() { if [ "$system" = Linux ]; then echo python3; else echo python; fi; }
nsis() { if has_command makensis; then echo makensis; else echo "$nsis_on_windows"; fi; }
