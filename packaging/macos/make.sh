# shellcheck shell=bash disable=SC2154 # packaging/make, which sources this, says root, name, id, work and the like
# What packaging/make makes for macOS: a zip with the app, for the processor of the Mac that makes it. One for both kinds of
# processor is made of a program for both:
#
#   cargo build --release --locked --bin five-a-side --target aarch64-apple-darwin --target x86_64-apple-darwin
#   lipo -create -output target/five-a-side target/*-apple-darwin/release/five-a-side
#   packaging/make --binary target/five-a-side app
#
# Elsewhere nothing can be linked for macOS: there --binary names a stand-in, and what is made proves the layout only.

readonly bundle=Five-a-Side.app

# The oldest macOS that the program is linked for, and the app says it wants.
export MACOSX_DEPLOYMENT_TARGET=${MACOSX_DEPLOYMENT_TARGET:-11.0}
# Apple's tar makes files of its own out of extended attributes, without this.
export COPYFILE_DISABLE=1

# The folder that a player unpacks: the app, and what to read.
stage_app() { # DIR
    local inside=$1/$bundle/Contents text
    data "$inside/Resources"
    program "$inside/MacOS/$name"
    python3 "$root/packaging/macos/bundle.py" describe "$inside" "$id" "$version" "$MACOSX_DEPLOYMENT_TARGET" \
        "$(sed -n '/^Copyright/p' "$root/LICENSE-MIT")" \
        "$(languages)" "$root"/assets/app/{64,128}.png "$root/assets/icon.png" "$root"/assets/app/{512,1024}.png
    # Where the game shows it.
    notices >"$inside/Resources/THIRD-PARTY.txt"
    # Signed by nobody, which is what a Mac wants at least; the seal is over everything inside.
    if has_command codesign; then codesign --force --sign - "$1/$bundle"; fi
    fill_in "$root/packaging/macos/READ-ME.txt" >"$1/READ-ME.txt"
    for text in LICENSE-MIT LICENSE-APACHE CHANGELOG.md; do cp "$root/$text" "$1/"; done
    cp "$inside/Resources/THIRD-PARTY.txt" "$1/"
    settle "$1"
}

make_app() {
    local folder processor=stand-in
    if has_command lipo; then
        processor=$(lipo -archs "$binary")
        case $processor in *' '*) processor=universal ;; esac
    fi
    folder=$name-$version-macos-$processor
    stage_app "$work/$folder"
    python3 "$root/packaging/macos/bundle.py" pack "$work" "$folder" "$dist/$folder.zip" "$epoch"
}
