#!/usr/bin/env bash
# out/*.wav -> ../*.ogg. The fixed serial number (-s 1) makes equal input give equal output on one machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/out"
for wav in *.wav; do
    oggenc -Q -s 1 -q "${Q:-5}" -o "../../${wav%.wav}.ogg" "$wav"
done
