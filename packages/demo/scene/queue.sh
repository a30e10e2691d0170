#!/bin/sh
# Renders bodies one after another: queue.sh VIEWS BODY... ; finished views are skipped, so it may be run again.
# Environment: OUT (folder), SIZE, TURN_SIZE, SAMPLES, THREADS.
here=$(dirname "$0")
views=$1
shift
for body in "$@"; do
  nice -n 19 blender -b --factory-startup --python "$here/render.py" -- \
    --bodies "$body" --views "$views" --size "${SIZE:-1200}" --turn-size "${TURN_SIZE:-600}" \
    --samples "${SAMPLES:-24}" --threads "${THREADS:-2}" --out "${OUT:-/tmp/layers}" 2>&1 | grep --line-buffered -E '^\[scene\]|Error'
done
