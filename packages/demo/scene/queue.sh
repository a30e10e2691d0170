#!/bin/sh
# Renders bodies one after another: queue.sh VIEWS BODY... ; finished views are skipped, so it may be run again.
# VIEWS may be `faces`: the patches of the faces a body wears besides its own.
# Environment: OUT (folder), SIZE, TURN_SIZE, SAMPLES, THREADS; for faces FACES (such as b,c).
here=$(dirname "$0")
views=$1
shift
for body in "$@"; do
  if [ "$views" = faces ]; then
    set_of="--python $here/faces.py -- ${FACES:+--faces $FACES}"
  else
    set_of="--python $here/render.py -- --views $views --size ${SIZE:-1200} --turn-size ${TURN_SIZE:-600}"
  fi
  # shellcheck disable=SC2086
  nice -n 19 blender -b --factory-startup $set_of --bodies "$body" \
    --samples "${SAMPLES:-24}" --threads "${THREADS:-2}" --out "${OUT:-/tmp/layers}" 2>&1 | grep --line-buffered -E '^\[scene\]|Error'
done
