# shellcheck shell=bash disable=SC2154 # whoever sources this says root and me
# What `./play`, `packaging/make` and `packaging/test` share: what has to be installed, and how (said before it is done, and
# done only where something is missing), and where cargo builds. Bash 3.2 will do.
#
# Whoever sources this has $root, the checkout, and $me, its own name.
system=$(uname -s)

say() { printf '%s\n' "$*"; }
die() {
    printf '%s: %s\n' "$me" "$*" >&2
    exit 1
}

# The id by which systems know the game.
app_id() { sed -n 's/^pub const APP_ID: &str = "\(.*\)";$/\1/p' "$root/crates/base/src/app_id.rs"; }

# ---- what is missing ---------------------------------------------------------------------------------------------

# Where NSIS lies on Windows: it comes on no PATH.
readonly nsis_on_windows='/c/Program Files (x86)/NSIS/makensis.exe'

# Libraries that the game opens by name when it starts (the linker never sees them).
readonly runtime_libraries="libX11.so.6 libX11-xcb.so.1 libxcb.so.1 libXcursor.so.1 libXi.so.6
    libxkbcommon.so.0 libxkbcommon-x11.so.0 libwayland-client.so.0 libvulkan.so.1"

# Needs found missing, by the names that `package` knows: one list without which nothing compiles or no check
# runs, one without which the game may still start (on Wayland alone, say).
required=()
optional=()

has_command() { command -v "$1" >/dev/null 2>&1; }
has_library() {
    case " ${known_libraries-} " in *" $1 "*) return 0 ;; esac
    return 1
}

# Vulkan finds its drivers by small JSON files; $1 is the beginning of the file's name.
has_vulkan_driver() {
    if [ "$1" = "" ] && [ -n "${VK_DRIVER_FILES-}${VK_ICD_FILENAMES-}" ]; then return 0; fi
    local folder file folders="${XDG_DATA_DIRS-}:/usr/local/share:/usr/share:/etc:/usr/local/etc"
    local IFS=:
    for folder in $folders; do
        for file in "$folder"/vulkan/icd.d/"$1"*.json; do
            if [ -e "$file" ]; then return 0; fi
        done
    done
    return 1
}

find_missing() { # play | test | lint | pack | pack-windows | cross | prove | prove-windows
    required=() optional=()
    # ldconfig lives outside an ordinary user's PATH on Debian; NixOS and the like have no cache to ask.
    known_libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null | awk '{ print $1 }' | tr '\n' ' ' || true)

    local library tool
    case $1 in play | test | lint | pack | cross) has_command cc || required+=(cc) ;; esac
    case $1 in
    play | test | lint | pack)
        if has_command pkg-config; then
            pkg-config --exists alsa || required+=(alsa)
            pkg-config --exists libudev || required+=(udev)
        else
            required+=(pkg-config)
            # Without pkg-config nobody can be asked, and asking for what is there already does no harm.
            required+=(alsa udev)
        fi
        ;;
    esac

    case $1 in
    play | test)
        for library in $runtime_libraries; do
            has_library "$library" || optional+=("$library")
        done
        has_vulkan_driver "" || optional+=(vulkan-drivers)
        ;;
    esac

    case $1 in
    test)
        has_command Xvfb || required+=(xvfb)
        has_command xdotool || required+=(xdotool)
        has_command openbox || required+=(openbox)
        has_command python3 || required+=(python3)
        has_vulkan_driver lvp || required+=(software-vulkan)
        if ! has_command import && grep -qsw import "$root"/tests/window/*.sh; then required+=(import); fi
        ;;
    pack)
        for tool in git objdump dpkg-deb xz; do has_command "$tool" || required+=("$tool"); done
        ;;
    pack-windows)
        for tool in git python3 makensis; do has_command "$tool" || required+=("$tool"); done
        ;;
    cross)
        has_command x86_64-w64-mingw32-gcc || required+=(mingw)
        ;;
    prove-windows)
        has_command Xvfb || required+=(xvfb)
        for tool in wine xdotool import; do has_command "$tool" || required+=("$tool"); done
        has_command x86_64-w64-mingw32-gcc || required+=(mingw)
        has_vulkan_driver lvp || required+=(software-vulkan)
        ;;
    prove)
        has_command Xvfb || required+=(xvfb)
        has_command debootstrap || [ -x /usr/sbin/debootstrap ] || required+=(debootstrap)
        # Judges that not every system has.
        for tool in lintian desktop-file-validate appstreamcli; do has_command "$tool" || optional+=("$tool"); done
        ;;
    esac
}

# ---- how it is installed -----------------------------------------------------------------------------------------

package_manager() {
    local manager
    for manager in apt-get dnf pacman zypper; do
        if has_command "$manager"; then
            say "$manager"
            return
        fi
    done
}

package() { # NEED -> the packages that bring it, for $manager
    local apt dnf pacman zypper
    case $1 in
    cc) apt="gcc libc6-dev" dnf=gcc pacman=gcc zypper=gcc ;;
    pkg-config) apt=pkg-config dnf=pkgconf-pkg-config pacman=pkgconf zypper=pkgconf-pkg-config ;;
    alsa) apt=libasound2-dev dnf=alsa-lib-devel pacman=alsa-lib zypper=alsa-devel ;;
    udev) apt=libudev-dev dnf=systemd-devel pacman=systemd-libs zypper="pkgconfig(libudev)" ;;
    libX11.so.6) apt=libx11-6 dnf=libX11 pacman=libx11 zypper=libX11-6 ;;
    libX11-xcb.so.1) apt=libx11-xcb1 dnf=libX11-xcb pacman=libx11 zypper=libX11-xcb1 ;;
    libxcb.so.1) apt=libxcb1 dnf=libxcb pacman=libxcb zypper=libxcb1 ;;
    libXcursor.so.1) apt=libxcursor1 dnf=libXcursor pacman=libxcursor zypper=libXcursor1 ;;
    libXi.so.6) apt=libxi6 dnf=libXi pacman=libxi zypper=libXi6 ;;
    libxkbcommon.so.0) apt=libxkbcommon0 dnf=libxkbcommon pacman=libxkbcommon zypper=libxkbcommon0 ;;
    libxkbcommon-x11.so.0)
        apt=libxkbcommon-x11-0 dnf=libxkbcommon-x11 pacman=libxkbcommon-x11 zypper=libxkbcommon-x11-0
        ;;
    libwayland-client.so.0)
        apt=libwayland-client0 dnf=libwayland-client pacman=wayland zypper=libwayland-client0
        ;;
    libvulkan.so.1) apt=libvulkan1 dnf=vulkan-loader pacman=vulkan-icd-loader zypper=libvulkan1 ;;
    vulkan-drivers)
        apt=mesa-vulkan-drivers dnf=mesa-vulkan-drivers
        pacman="vulkan-radeon vulkan-intel vulkan-swrast" zypper="libvulkan_radeon libvulkan_intel libvulkan_lvp"
        ;;
    software-vulkan)
        apt=mesa-vulkan-drivers dnf=mesa-vulkan-drivers pacman=vulkan-swrast zypper=libvulkan_lvp
        ;;
    xvfb) apt=xvfb dnf=xorg-x11-server-Xvfb pacman=xorg-server-xvfb zypper=xorg-x11-server-Xvfb ;;
    xdotool) apt=xdotool dnf=xdotool pacman=xdotool zypper=xdotool ;;
    openbox) apt=openbox dnf=openbox pacman=openbox zypper=openbox ;;
    git) apt=git dnf=git pacman=git zypper=git ;;
    objdump) apt=binutils dnf=binutils pacman=binutils zypper=binutils ;;
    xz) apt=xz-utils dnf=xz pacman=xz zypper=xz ;;
    dpkg-deb) apt=dpkg dnf=dpkg pacman=dpkg zypper=dpkg ;;
    debootstrap) apt=debootstrap dnf=debootstrap pacman=debootstrap zypper=debootstrap ;;
    lintian) apt=lintian dnf=lintian pacman=lintian zypper=lintian ;;
    desktop-file-validate)
        apt=desktop-file-utils dnf=desktop-file-utils pacman=desktop-file-utils zypper=desktop-file-utils
        ;;
    # Without certificates it can fetch nothing, and a bare system has none.
    rustup) apt="rustup ca-certificates" dnf=rustup pacman=rustup zypper=rustup ;;
    appstreamcli) apt=appstream dnf=appstream pacman=appstream zypper=AppStream ;;
    python3) apt=python3 dnf=python3 pacman=python zypper=python3 ;;
    makensis) apt=nsis dnf=mingw32-nsis pacman=nsis zypper=mingw32-cross-nsis ;;
    mingw) apt=gcc-mingw-w64-x86-64 dnf=mingw64-gcc pacman=mingw-w64-gcc zypper=mingw64-cross-gcc ;;
    wine) apt="wine wine64" dnf=wine pacman=wine zypper=wine ;;
    import) apt=imagemagick dnf=ImageMagick pacman=imagemagick zypper=ImageMagick ;;
    *) die "no package is known for '$1'" ;;
    esac
    case $manager in
    apt-get) say "$apt" ;;
    dnf) say "$dnf" ;;
    pacman) say "$pacman" ;;
    zypper) say "$zypper" ;;
    esac
}

# Says what it runs, then runs it: as root, by sudo where we are somebody else.
as_root() {
    [ "$(id -u)" -eq 0 ] || set -- sudo "$@"
    say "    $*"
    "$@"
}

install_packages() {
    if [ "$(id -u)" -ne 0 ] && ! has_command sudo; then
        say "    (not possible: you are not root, and there is no sudo)"
        return 1
    fi
    case $manager in
    # The lists of a fresh machine are empty or old: they are fetched only when the first try fails.
    apt-get)
        set -- env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
        as_root "$@" || { as_root apt-get update && as_root "$@"; }
        ;;
    dnf) as_root dnf install -y "$@" ;;
    pacman)
        as_root pacman -S --needed --noconfirm "$@" || {
            say "    (if pacman found no such package, its lists are old: run 'pacman -Syu', then this again)"
            return 1
        }
        ;;
    zypper) as_root zypper --non-interactive install --no-recommends "$@" ;;
    esac
}

set_up_linux() { # as find_missing
    find_missing "$1"
    # An empty array is "unbound" to bash 3.2; hence the `+`.
    local missing=(${required[@]+"${required[@]}"} ${optional[@]+"${optional[@]}"})
    if [ ${#missing[@]} -eq 0 ]; then return; fi
    say "Missing on this system: ${missing[*]}"

    manager=$(package_manager)
    if [ -z "$manager" ]; then
        say "There is no apt-get, dnf, pacman or zypper here: install these your own way. Going on without."
        return
    fi
    local need
    local packages=()
    for need in "${missing[@]}"; do
        local one
        for one in $(package "$need"); do
            case " ${packages[*]+${packages[*]}} " in *" $one "*) ;; *) packages+=("$one") ;; esac
        done
    done
    say "Installing them:"
    install_packages "${packages[@]}" </dev/null && return

    if [ "$1" = test ] || [ "$1" = lint ] || [ ${#required[@]} -gt 0 ]; then
        die "$manager could not install ${packages[*]}; install what is missing by hand, then run this again"
    fi
    say "That failed. It may go without them; if it does not, install them by hand."
}

set_up_macos() {
    xcode-select -p >/dev/null 2>&1 ||
        die "Xcode's command line tools are missing; run 'xcode-select --install', then this again"
}

# In Git's bash; what is missing is only named here.
set_up_windows() { # pack-windows
    [ "$1" = pack-windows ] ||
        die "this script knows Linux and macOS, not $system; 'cargo run --release' and 'cargo test' work everywhere"
    has_command python || die "Python is missing; 'winget install Python.Python.3' brings it; then run this again"
    has_command makensis || [ -x "$nsis_on_windows" ] ||
        die "NSIS is missing; 'winget install NSIS.NSIS' brings it; then run this again"
}

# The command by which rustup is installed where no package brings it, as its makers give it.
readonly rustup_command="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

# Whether the system's packages have it; $manager is the one that is asked.
is_packaged() { # PACKAGE
    case $manager in
    apt-get) [ -n "$(apt-cache show "$1" 2>/dev/null)" ] ;;
    dnf) dnf --quiet info "$1" >/dev/null 2>&1 ;;
    pacman) pacman -Si "$1" >/dev/null 2>&1 ;;
    zypper) zypper --non-interactive search --match-exact "$1" >/dev/null 2>&1 ;;
    *) return 1 ;;
    esac
}

# Asks on the terminal; without one nobody is there to say yes.
agreed() { # QUESTION
    local answer
    [ -t 0 ] || return 1
    printf '%s [Y/n] ' "$1"
    read -r answer || return 1
    case $answer in '' | [Yy]*) ;; *) return 1 ;; esac
}

# Rust is larger than anything else that is missing, and somebody may want it another way: so this is asked.
bring_rustup() {
    manager=
    if [ "$system" = Linux ]; then manager=$(package_manager); fi
    say "Missing on this system: Rust, which builds the game."
    local way="this command of its makers"
    if is_packaged rustup; then way="your system's package rustup, or $way,"; fi
    if is_packaged rustup && agreed "Install the package rustup, which brings it?"; then
        # shellcheck disable=SC2046 # words
        install_packages $(package rustup) </dev/null || die "$manager could not install rustup; run this, then ./play again: $rustup_command"
        # One distribution packs the installer alone.
        if ! has_command rustup && has_command rustup-init; then
            say "    rustup-init -y --no-modify-path --default-toolchain none"
            rustup-init -y --no-modify-path --default-toolchain none || die "rustup-init failed; see what it says above"
        fi
        hash -r
    else
        say "What brings it is $way; then run this again:"
        say "    $rustup_command"
        exit 1
    fi
}

set_up_rust() { # play | test | lint
    # A shell older than the Rust installation does not have it on its PATH yet.
    has_command cargo || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    has_command cargo || bring_rustup
    has_command cargo || die "rustup is here and cargo is not; see https://rustup.rs, then run this again"

    # rustup brings the toolchain that rust-toolchain.toml names; without rustup any that is new enough will do.
    local pinned wanted found
    pinned=$(sed -n 's/^channel *= *"\([^"]*\)".*/\1/p' "$root/rust-toolchain.toml")
    if has_command rustup && ! (cd "$root" && rustup run "$pinned" cargo --version >/dev/null 2>&1); then
        say "Missing from Rust: the toolchain $pinned. Installing it:"
        say "    rustup toolchain install $pinned --profile minimal --component clippy --component rustfmt"
        (cd "$root" && rustup toolchain install "$pinned" --profile minimal --component clippy --component rustfmt) ||
            die "rustup could not install Rust $pinned; see what it says above, then run this again"
    fi
    wanted=$(sed -n 's/^rust-version *= *"1\.\([0-9]*\).*/\1/p' "$root/Cargo.toml")
    found=$(cd "$root" && cargo --version | sed -n 's/^cargo 1\.\([0-9]*\)\..*/\1/p') || found=
    [ -n "$found" ] || die "'cargo --version' fails; repair the Rust installation (see https://rustup.rs), then run this again"
    [ "$found" -ge "$wanted" ] ||
        die "Rust 1.$wanted or newer is needed and this is 1.$found, without rustup to bring another: bring a newer Rust from your system, or rustup, which brings $pinned by itself ($rustup_command), then run this again"

    if [ "$1" = lint ]; then
        add_component rustfmt fmt
        add_component clippy clippy
    fi
}

add_component() { # COMPONENT SUBCOMMAND
    if (cd "$root" && cargo "$2" --version >/dev/null 2>&1); then return; fi
    has_command rustup || die "'cargo $2' is missing; install your Rust's $1 package, then run this again"
    say "Missing from Rust: $1. Installing it:"
    say "    rustup component add $1"
    (cd "$root" && rustup component add "$1") || die "rustup could not install $1"
}

set_up() { # as find_missing
    case $system in
    Linux) set_up_linux "$1" ;;
    Darwin) set_up_macos ;;
    MINGW* | MSYS*) set_up_windows "$1" ;;
    *) die "this script knows Linux and macOS, not $system; 'cargo run --release' and 'cargo test' work everywhere" ;;
    esac
    set_up_rust "$1"
}

# What `--version` says of the commit; FIVE_A_SIDE_COMMIT, if set, is right, and without git nothing is said.
tell_commit() {
    local commit=${FIVE_A_SIDE_COMMIT:-$(git -C "$root" describe --always --dirty --abbrev=40 --exclude '*' 2>/dev/null || true)}
    if [ -n "$commit" ]; then export FIVE_A_SIDE_COMMIT=$commit; else unset FIVE_A_SIDE_COMMIT; fi
}

# Cargo tells checkouts apart by nothing but time stamps: with one target directory for several of them it takes
# the build of another checkout for this one's when that is newer than our sources. Bevy and all other
# dependencies are shared safely; our own crates are compiled anew (a minute or two) when the checkout changed.
claim_target_directory() { # play | check | test | lint
    target=$(cd "$root" && cargo metadata --no-deps --format-version 1 --locked --offline 2>/dev/null |
        sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
    [ -n "$target" ] || target=${CARGO_TARGET_DIR:-$root/target}
    case $target in "$root"/*) return ;; esac

    local note="$target/five-a-side.checkout"
    if [ "$1" = test ] || [ "$1" = lint ] || [ "$(cat "$note" 2>/dev/null || true)" != "$root" ]; then
        find "$root/src" "$root/crates" "$root/tests" "$root/benches" "$root/examples" -name '*.rs' -exec touch {} + 2>/dev/null || true
        mkdir -p "$target"
        printf '%s\n' "$root" >"$note"
    fi
}
