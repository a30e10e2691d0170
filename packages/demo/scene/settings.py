"""Command line: render the settings a vehicle is put into, without a vehicle.

    blender -b --factory-startup --python settings.py -- --settings yard,park [--views front-left]
        [--size 1200] [--samples 64] [--threads 2] [--out /tmp/layers/settings]

Every setting is built round the spot the vehicle stands on and seen by the level cameras of
`studio.py` from where they stand for a car of middle size. The picture is taller than a vehicle's,
with the horizon at `HORIZON`, so that the composer can slide it until the horizon of any body fits:
    <setting>/<view>.png   16-bit RGB, linear light divided by 4
The modules `outdoors.py` and `indoors.py` make the settings.

x forward, y left, z up, metres.
"""
import argparse
import os
import sys
import time
from math import cos, radians, sin

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import layers  # noqa: E402
import studio  # noqa: E402

#: Height of the horizon, as a share of the picture's height from its top.
HORIZON = 0.5

#: Height of the picture as a share of its width.
TALL = 1.0

EYE = 1.32

#: View: (degrees from straight ahead towards the left, lens in mm, metres from the middle).
PLACES = {
    'front-left': (38, 60, 9.0),
    'side-left': (90, 70, 10.3),
    'rear-right': (218, 60, 9.0),
    'front': (0, 70, 8.4),
    'rear': (180, 70, 8.4),
}


def camera(view, blur):
    """The level camera of a view; `blur` is the width of its aperture in metres."""
    azimuth, lens, distance = PLACES[view]
    a = radians(azimuth)
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, studio.SENSOR, 'HORIZONTAL'
    data.shift_y = (0.5 - HORIZON) * -TALL
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = distance
        data.dof.aperture_fstop = lens / 1000 / blur
    made = bpy.data.objects.new('camera', data)
    made.location = (cos(a) * distance, sin(a) * distance, EYE)
    made.rotation_euler = Vector((-cos(a), -sin(a), 0)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


def start(args):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', args.threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    scene.render.resolution_x, scene.render.resolution_y = args.size, round(args.size * TALL)
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = max(1, args.samples // 2), False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 0.5
    layers.passes(scene)
    return scene


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--settings', required=True)
    parser.add_argument('--views', default=','.join(PLACES))
    parser.add_argument('--size', type=int, default=1200)
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', default='/tmp/layers/settings')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def main():
    import indoors
    import outdoors
    makers = {**outdoors.MAKERS, **indoors.MAKERS}
    args = options()
    for setting in args.settings.split(','):
        scene = start(args)
        blur = makers[setting]()
        folder = os.path.join(args.out, setting)
        os.makedirs(folder, exist_ok=True)
        for view in args.views.split(','):
            began = time.time()
            camera(view, blur)
            outdoors.face_sun(PLACES[view][0])
            base, paint = layers.split(layers.render(scene))
            light = base[..., :3] + paint * layers.PAINT_ALBEDO
            layers.png16(os.path.join(folder, f'{view}.png'), light / layers.FULL)
            print(f'[scene] {setting} {view} {time.time() - began:.1f} s', flush=True)


if __name__ == '__main__':
    main()
