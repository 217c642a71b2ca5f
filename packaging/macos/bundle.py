"""What an app of macOS needs beyond files and folders; packaging/macos/make.sh calls it. Python's own library is enough, so
that the same bytes come out on a Mac and elsewhere.

    bundle.py describe CONTENTS ID VERSION SYSTEM COPYRIGHT LANGUAGES PNG..
                                                Info.plist, PkgInfo and the icon, into CONTENTS; LANGUAGES with spaces between
    bundle.py pack TOP FOLDER ZIP SECONDS       FOLDER, in TOP, as ZIP; everything is as old as SECONDS
"""

import os
import plistlib
import stat
import struct
import sys
import time
import zipfile

# Pictures in an icon by their width: as they are, and at half the size for screens of double density.
KINDS = {64: [b"ic12"], 128: [b"ic07"], 256: [b"ic08", b"ic13"], 512: [b"ic09", b"ic14"], 1024: [b"ic10"]}


def describe(contents, app_id, version, system, copyright, languages, *pictures):
    """Writes what the system reads of an app."""
    plain = version.split("-")[0].split("+")[0]
    about = {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "Five-a-Side",
        "CFBundleExecutable": "five-a-side",
        "CFBundleIconFile": "five-a-side.icns",
        "CFBundleIdentifier": app_id,
        "CFBundleInfoDictionaryVersion": "6.0",
        # The system's own menus and dialogs, in the game's languages.
        "CFBundleLocalizations": languages.split(),
        "CFBundleName": "Five-a-Side",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": plain,
        "CFBundleVersion": plain,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": system,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
    with open(os.path.join(contents, "Info.plist"), "wb") as out:
        plistlib.dump(about, out)
    with open(os.path.join(contents, "PkgInfo"), "w", encoding="ascii") as out:
        out.write("APPL????")
    with open(os.path.join(contents, "Resources", "five-a-side.icns"), "wb") as out:
        out.write(icon(pictures))


def icon(pictures):
    """An icon of these PNGs: its name and length, then each picture with its kind and length."""
    parts = b""
    for path in pictures:
        with open(path, "rb") as file:
            picture = file.read()
        (width,) = struct.unpack(">I", picture[16:20])
        for kind in KINDS[width]:
            parts += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def pack(top, folder, out, seconds):
    """A zip in the order of names, with modes, and with links as links."""
    os.chdir(top)
    when = time.gmtime(int(seconds))[:6]
    entries = []
    for at, folders, files in os.walk(folder):
        entries.append(at)
        entries += [os.path.join(at, name) for name in files]
        entries += [os.path.join(at, name) for name in folders if os.path.islink(os.path.join(at, name))]
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(entries):
            mode = os.lstat(path).st_mode
            entry = zipfile.ZipInfo(path + "/" if stat.S_ISDIR(mode) else path, when)
            entry.create_system = 3
            entry.external_attr = mode << 16
            data = b""
            if stat.S_ISLNK(mode):
                data = os.readlink(path).encode()
            elif stat.S_ISDIR(mode):
                entry.external_attr |= 0x10
            else:
                entry.compress_type = zipfile.ZIP_DEFLATED
                with open(path, "rb") as file:
                    data = file.read()
            archive.writestr(entry, data, compresslevel=9)


if __name__ == "__main__":
    {"describe": describe, "pack": pack}[sys.argv[1]](*sys.argv[2:])
