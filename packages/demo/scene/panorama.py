"""Command line: render the interiors all the way round, as equirectangular pictures twice as wide as high.

    blender -b --factory-startup --python panorama.py -- --kinds pale,dark,truck,caravan,motorhome
        [--width 2048] [--samples 24] [--threads 2] [--out /tmp/layers/panoramas]

Each is one finished picture for every paint and setting: <kind>.png, 16-bit RGB, linear light divided
by 4, for `pack-panoramas.ts`.
"""
import argparse
import os
import sys
import time
from math import pi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies'))

import bpy  # noqa: E402

import layers  # noqa: E402
import render  # noqa: E402
from around import behind  # noqa: E402
from interior import LIVING  # noqa: E402
from cabin import cabin  # noqa: E402
from living import living  # noqa: E402
from outside import daylight  # noqa: E402


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--kinds', required=True)
    parser.add_argument('--width', type=int, default=2048)
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--noise', type=float, default=0.02)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', default='/tmp/layers/panoramas')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def room(kind):
    """Builds what is ahead and what is behind; returns the place of the eye."""
    if kind in LIVING:
        living(kind)
    else:
        daylight()
        cabin(kind)
    return behind(kind)


def camera(eye):
    """Level, the middle of the picture straight ahead."""
    data = bpy.data.cameras.new('camera')
    data.type, data.clip_start = 'PANO', 0.02
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    made = bpy.data.objects.new('camera', data)
    made.location, made.rotation_euler = eye, (pi / 2, 0, -pi / 2)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


def main():
    args = options()
    os.makedirs(args.out, exist_ok=True)
    for kind in args.kinds.split(','):
        began = time.time()
        scene = render.start(args)
        scene.render.film_transparent = False
        scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 3
        scene.render.resolution_x, scene.render.resolution_y = args.width, args.width // 2
        scene.render.resolution_percentage = 100
        camera(room(kind))
        base, paint = layers.split(layers.render(scene))
        light = base[..., :3] + paint * layers.PAINT_ALBEDO
        layers.png16(os.path.join(args.out, f'{kind}.png'), light / layers.FULL)
        print(f'[scene] panorama {kind} {time.time() - began:.1f} s', flush=True)


if __name__ == '__main__':
    main()
