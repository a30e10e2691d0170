"""Command line: where points of interest show on the frames of the turn.

    blender -b --factory-startup --python spots.py -- --bodies suv,ute [--out /tmp/spots.json]

Each body has a headlight, a front wheel and its tail; a point shows on the frames that look at its side
within 40 degrees. Writes `{body: {point: [[frame, x, y], …]}}`, x and y in percent of the picture from its
left and top edge, as the hotspots of a feed have them.
"""
import argparse
import json
import os
import sys
from math import atan2, degrees

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies'))

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import render  # noqa: E402
import studio  # noqa: E402

#: Degrees to either side of straight on from which a point is still seen well.
SEEN = 40


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--bodies', required=True)
    parser.add_argument('--out', default='/tmp/spots.json')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def targets(info):
    """Point: (place, degrees from straight ahead towards the left that it faces)."""
    rear = -info['length'] / 2
    side = degrees(atan2(info['headlight'][1], info['headlight'][0]))
    return {
        'headlight': (info['headlight'], side),
        'wheel': (info['wheel'], 90),
        'tail': ((rear, 0.0, 0.48), 180),
    }


def shown(scene, camera, place):
    where = world_to_camera_view(scene, camera, Vector(place))
    return round(100 * where.x, 1), round(100 * (1 - where.y), 1)


def spots(scene, info):
    found = {name: [] for name in targets(info)}
    for frame, (camera, _) in enumerate(studio.turn(info)):
        bpy.context.view_layer.update()
        for name, (place, faces) in targets(info).items():
            apart = abs((frame * 10 - faces + 180) % 360 - 180)
            if apart <= SEEN:
                found[name].append([frame, *shown(scene, camera, place)])
    return found


def main():
    args = options()
    made = {}
    for body in args.bodies.split(','):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scene = bpy.context.scene
        scene.render.resolution_x, scene.render.resolution_y = 600, 400
        made[body] = spots(scene, render.build(body, 'vehicle'))
        print(f'[scene] spots of {body}', flush=True)
    with open(args.out, 'w') as file:
        json.dump(made, file)


if __name__ == '__main__':
    main()
