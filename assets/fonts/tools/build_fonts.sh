#!/bin/bash
# Builds the game's fonts: subsets the UI font (Latin, Greek, Cyrillic, Vietnamese) and merges suit, star and ball
# symbols into it. Run it in an empty working folder beside merge.py. It needs, unpacked under x/ by `npm pack` and `tar`:
#   @expo-google-fonts/inter 0.4.2, @expo-google-fonts/barlow-condensed 0.4.1, @expo-google-fonts/noto-sans-symbols-2 0.4.1
# and fontTools (`pip install fonttools`) in a virtual environment named by $PY.
set -e
mkdir -p built
PY=${PY:-python-venv/bin}
SYM=x/expo-google-fonts-noto-sans-symbols-2-0.4.1/400Regular/NotoSansSymbols2_400Regular.ttf
UNI='U+0020-017F,U+0192,U+0218-021B,U+0259,U+02BB-02DD,U+0300-0304,U+0306-030C,U+0323,U+0370-03FF,U+0400-045F,U+0490-0491,U+1E80-1E85,U+1E9E,U+1EA0-1EF9,U+2010-2015,U+2018-2026,U+2030-2033,U+2039-203A,U+2044,U+2070-2079,U+2080-2089,U+20AC,U+2116,U+2122,U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265,U+25A0-25FF,U+2605-2606,U+2713,U+2717'
SYMU='U+2660-2667,U+2605-2606,U+2713,U+2717,U+25B2,U+25B6,U+25BC,U+25C0,U+25CF,U+25CB,U+26BD,U+2691,U+2690,U+23F1,U+2699'
build(){ # src out family style
 $PY/pyftsubset "$1" --unicodes="$UNI" --layout-features='kern,mark,mkmk,ccmp,locl,tnum,case,liga,calt,zero' --no-hinting --output-file=built/a.ttf
 $PY/pyftsubset $SYM --unicodes="$SYMU" --layout-features='' --no-hinting --output-file=built/b.ttf
 $PY/python merge.py built/a.ttf built/b.ttf "built/$2" "$3" "$4"
}
build x/expo-google-fonts-inter-0.4.2/400Regular/Inter_400Regular.ttf  GameUI-Regular.ttf  'Game UI' Regular
build x/expo-google-fonts-inter-0.4.2/600SemiBold/Inter_600SemiBold.ttf GameUI-SemiBold.ttf 'Game UI' SemiBold
build x/expo-google-fonts-barlow-condensed-0.4.1/700Bold/BarlowCondensed_700Bold.ttf GameDisplay-Bold.ttf 'Game Display' Bold
build x/expo-google-fonts-barlow-condensed-0.4.1/800ExtraBold_Italic/BarlowCondensed_800ExtraBold_Italic.ttf GameDisplay-ExtraBoldItalic.ttf 'Game Display' 'ExtraBold Italic'
rm -f built/a.ttf built/b.ttf
