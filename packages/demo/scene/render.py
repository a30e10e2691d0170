"""Command line: render bodies into layers, or look at them.

    blender -b --factory-startup --python render.py -- --bodies hatch,suv [--views front-left,turn]
        [--size 1200] [--turn-size 600] [--samples 24] [--noise 0.02] [--threads 2] [--out /tmp/layers]
        [--beauty --paint '#8a1c1c'] [--cell 0.02] [--no-shadow] [--again]

--views   names of `studio.views()`, or the groups `gallery`, `turn`, `all`; the default is all.
--size    width in pixels (the height is two thirds); --turn-size that of the frames of the turn.
--beauty  one ordinary PNG with the given paint on a studio ground, to look at: `<view>.png`.
--no-shadow  leave the ground's shadow out, for quick looks.
--again   render what is there already; otherwise finished views are skipped.

Layers, per view, 16-bit PNG, linear light divided by 4:
  <view>.base.png   RGBA, colour already multiplied by alpha: everything but the paint's own colour
  <view>.paint.png  RGB: light on paint of albedo 1
  <view>.json       the camera, see `studio.facts()`
so photo = base.rgb + paint × colour + (1 − base.a) × background, in linear light.
"""
import argparse
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies'))

import bpy  # noqa: E402

import layers  # noqa: E402
import shadow  # noqa: E402
import studio  # noqa: E402

GALLERY = [*studio.VIEWS, *studio.CLOSE, 'interior']


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--bodies', required=True)
    parser.add_argument('--views', default='all')
    parser.add_argument('--size', type=int, default=1200)
    parser.add_argument('--turn-size', type=int, default=600)
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--noise', type=float, default=0.02)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', default='/tmp/layers')
    parser.add_argument('--beauty', action='store_true')
    parser.add_argument('--paint', default='#8a1c1c')
    parser.add_argument('--cell', type=float, default=None)
    parser.add_argument('--no-shadow', action='store_true')
    parser.add_argument('--again', action='store_true')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def wanted(names):
    groups = {'gallery': GALLERY, 'turn': [v for v in studio.views() if v.startswith('turn-')], 'all': studio.views()}
    return [view for name in names.split(',') for view in groups.get(name, [name])]


def load(body):
    """The module of a body: bodies/<body>.py with - as _."""
    return importlib.import_module(body.replace('-', '_'))


def start(args):
    """An empty scene with the render settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', args.threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(1, args.samples // 2)
    cycles.use_adaptive_sampling = args.samples >= 48
    cycles.adaptive_threshold = args.noise
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 14
    cycles.caustics_reflective = True
    cycles.blur_glossy = 0.4
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 12.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    layers.passes(scene)
    return scene


def build(body, view_kind):
    """Build a body (or its interior) into the open scene; None when there is no interior."""
    module = load(body)
    if view_kind != 'interior':
        studio.light()
        return module.build()
    interior = importlib.import_module('interior')
    return interior.build(body)


def place(view, info):
    if view == 'interior':
        return studio.look(**info['camera'])
    return studio.camera(view, info)


def size_of(view, args):
    width = args.turn_size if view.startswith('turn-') else args.size
    return width, round(width / studio.ASPECT)


def shoot(scene, body, view, info, args):
    camera, facts = place(view, info)
    scene.render.resolution_x, scene.render.resolution_y = size_of(view, args)
    scene.render.resolution_percentage = 100
    folder = os.path.join(args.out, body)
    os.makedirs(folder, exist_ok=True)
    taken = layers.render(scene)
    if 'shadow' in info:
        taken['shadow'] = shadow.in_frame(info['shadow'], camera, *size_of(view, args))
    if args.beauty:
        layers.write_beauty(os.path.join(folder, f'{view}.png'), taken, args.paint, view == 'interior')
        return
    layers.write(folder, view, taken)
    with open(os.path.join(folder, f'{view}.json'), 'w') as file:
        json.dump({**facts, 'body': {k: info[k] for k in ('length', 'width', 'height') if k in info}}, file)


def done(args, body, view):
    last = f'{view}.png' if args.beauty else f'{view}.json'
    return not args.again and not args.beauty and os.path.exists(os.path.join(args.out, body, last))


def run(args, body, views, kind):
    if not views:
        return
    scene = start(args)
    began = time.time()
    info = build(body, kind)
    if info is None:
        return
    print(f'[scene] {body} {kind} built in {time.time() - began:.1f} s', flush=True)
    if kind == 'vehicle' and not args.no_shadow:
        began = time.time()
        info['shadow'] = shadow.bake(info, studio.open_light(), min(128, 4 * args.samples))
        print(f'[scene] {body} shadow {time.time() - began:.1f} s', flush=True)
    for view in views:
        began = time.time()
        shoot(scene, body, view, info, args)
        print(f'[scene] {body} {view} {time.time() - began:.1f} s', flush=True)


def main():
    args = options()
    if args.cell:
        os.environ['SCENE_CELL'] = str(args.cell)
    for body in args.bodies.split(','):
        views = [v for v in wanted(args.views) if not done(args, body, v)]
        run(args, body, [v for v in views if v != 'interior'], 'vehicle')
        run(args, body, [v for v in views if v == 'interior'], 'interior')


if __name__ == '__main__':
    main()
