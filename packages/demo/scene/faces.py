"""Command line: render faces of bodies as patches of their layers, or look at them.

    blender -b --factory-startup --python faces.py -- --bodies suv,hatch [--faces b,c] [--views front-left]
        [--size 480] [--samples 12] [--threads 1] [--out /tmp/layers] [--again]
        [--beauty --paint '#8a1c1c']

A face (noses.py) changes a part of the front. The body is built with its own face and looked at in few
pixels, then with each other face; where they differ, the other is rendered with the camera of the first:
`<body>/<face>/<view>.base.png`, `.paint.png` as render.py writes them, and `<view>.json` with the box in
pixels of the packed layers, whose size the picture has. Views without a difference get the json alone,
with no box; views that the body has no layers of are left out.
--beauty  the whole view in one paint, as render.py has it, `--size` wide: `<body>-<face>-<view>.png`.
"""
import argparse
import json
import os
import struct
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies'))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import layers  # noqa: E402
import render  # noqa: E402
import studio  # noqa: E402
from noses import FACES  # noqa: E402

#: Faces of each body: those that are least like its own.
WORN = {
    'suv': 'bce', 'suv-small': 'bcd', 'suv-sharp': 'ce', 'suv-large': 'bd', 'four-wheel-drive': 'bde', 'ute': 'cd', 'ute-rugged': 'bcd',
    'hatch': 'ce', 'hatch-small': 'bc', 'hatch-sharp': 'ce', 'sedan': 'de',
}

#: Views in which a front may be seen. The close view of a lamp is that of the body's own.
VIEWS = ['front-left', 'front-right', 'front', 'side-left', 'side-right', 'wheel']

#: The packed layers.
LAYERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'layers')

#: One of so many pixels along a side is looked at; samples of each; pixels of a picture around what differs.
COARSE, LOOK_SAMPLES, MARGIN = 4, 24, 16


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--bodies', required=True)
    parser.add_argument('--faces', default=None)
    parser.add_argument('--views', default=','.join(VIEWS))
    parser.add_argument('--size', type=int, default=480)
    parser.add_argument('--samples', type=int, default=12)
    parser.add_argument('--noise', type=float, default=0.02)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--out', default='/tmp/layers')
    parser.add_argument('--beauty', action='store_true')
    parser.add_argument('--paint', default='#8a1c1c')
    parser.add_argument('--again', action='store_true')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def drawing(module, face):
    """The drawing of a face for a body: one of its own, or that of noses.py."""
    return getattr(module, 'FACES', {}).get(face) or (lambda made: FACES[face](made, module.FRONT))


def build(body, face, args):
    """The body with a face (None for its own) in an empty scene; (scene, facts)."""
    began = time.time()
    scene = render.start(args)
    studio.light()
    module = render.load(body)
    info = module.build(face and drawing(module, face))
    print(f'[scene] {body} {face or "own face"} built in {time.time() - began:.1f} s', flush=True)
    return scene, info


def take(view, info):
    """Places the camera of a view; what is needed to place it again."""
    made, _ = studio.camera(view, info)
    return {'place': made.location[:], 'turn': made.rotation_euler[:], 'lens': made.data.lens, 'shift': (made.data.shift_x, made.data.shift_y)}


def place(kept):
    made = studio._make(kept['place'], (1, 0, 0), kept['lens'], kept['shift'])
    made.rotation_euler = kept['turn']


def stored_size(body, view):
    """Width and height of the packed layers of a view; None where there are none."""
    path = os.path.join(LAYERS, body, f'{view}.base.webp')
    if not os.path.exists(path):
        return None
    with open(path, 'rb') as file:
        head = file.read(30)
    assert head[12:16] == b'VP8 ', f'[scene] expected a lossy WebP without alpha, got {path}'
    return tuple(side & 0x3fff for side in struct.unpack('<HH', head[26:30]))


def look(scene, size):
    """What few pixels of the open scene show: form, and light on a scale of the eye."""
    scene.render.resolution_x, scene.render.resolution_y = (side // COARSE for side in size)
    scene.render.use_border = False
    samples, scene.cycles.samples = scene.cycles.samples, LOOK_SAMPLES // 2
    taken = layers.render(scene)
    scene.cycles.samples = samples
    halves = [np.concatenate([half['normal'][..., :3], half['color'][..., :1] * 6, np.sqrt(np.maximum(half['combined'][..., :3], 0) + 0.002)], axis=2)
              for half in taken['halves']]
    return (halves[0] + halves[1]) / 2


def differing(own, other):
    """Box (left, top, right, bottom) of the coarse pixels that differ by more than noise; None for none.

    The form has next to no noise, so that even a shut line tells, which is finer than these pixels.
    """
    apart = np.abs(own - other)
    clear = _several(apart[..., :4].max(axis=2) > 0.06, 3) | _several(apart[..., 4:].max(axis=2) > 0.16, 5)
    if clear.sum() < 6:
        return None
    rows, columns = np.flatnonzero(clear.any(axis=1)), np.flatnonzero(clear.any(axis=0))
    return columns[0] - 1, rows[0] - 1, columns[-1] + 2, rows[-1] + 2


def _several(where, least):
    """Those of the pixels that have as many beside them, themselves counted."""
    padded = np.pad(where, 1)
    height, width = where.shape
    near = sum(padded[dy:dy + height, dx:dx + width].astype(int) for dy in range(3) for dx in range(3))
    return where & (near >= least)


def box_of(own, other, width, height):
    """The box in pixels of the picture, with a margin over which the patch gives way to the body."""
    found = differing(own, other)
    if found is None:
        return None
    left, top, right, bottom = (int(side) * COARSE for side in found)
    grid = 2 * COARSE
    return (max(left - MARGIN, 0) // grid * grid, max(top - MARGIN, 0) // grid * grid,
            min(-(-(right + MARGIN) // grid) * grid, width), min(-(-(bottom + MARGIN) // grid) * grid, height))


def shoot(scene, folder, view, box, size):
    """Renders the box of a view."""
    width, height = size
    left, top, right, bottom = box
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_max_x = (left + 0.01) / width, (right + 0.01) / width
    scene.render.border_min_y, scene.render.border_max_y = (height - bottom + 0.01) / height, (height - top + 0.01) / height
    layers.write(folder, view, layers.render(scene))


def shoot_body(body, faces, views, args):
    """Everything of a body that is not there yet."""
    def folder(face):
        return os.path.join(args.out, body, face)

    def missing(face):
        return [view for view in views if stored_size(body, view) and (args.again or not os.path.exists(os.path.join(folder(face), f'{view}.json')))]
    if not any(missing(face) for face in faces):
        return
    scene, info = build(body, None, args)
    cameras, own = {}, {}
    for view in sorted({view for face in faces for view in missing(face)}):
        cameras[view] = take(view, info)
        own[view] = look(scene, stored_size(body, view))
    for face in faces:
        wanted = missing(face)
        if not wanted:
            continue
        os.makedirs(folder(face), exist_ok=True)
        scene, _ = build(body, face, args)
        for view in wanted:
            began = time.time()
            place(cameras[view])
            size = stored_size(body, view)
            box = box_of(own[view], look(scene, size), *size)
            if box:
                shoot(scene, folder(face), view, box, size)
            with open(os.path.join(folder(face), f'{view}.json'), 'w') as file:
                json.dump({'box': box}, file)
            print(f'[scene] {body} {face} {view} {box} {time.time() - began:.1f} s', flush=True)


def preview(body, faces, views, args):
    for face in faces:
        scene, info = build(body, face, args)
        for view in views:
            studio.camera(view, info)
            scene.render.resolution_x, scene.render.resolution_y = args.size, round(args.size / studio.ASPECT)
            os.makedirs(args.out, exist_ok=True)
            layers.write_beauty(os.path.join(args.out, f'{body}-{face}-{view}.png'), layers.render(scene), args.paint, False)


def main():
    args = options()
    for body in args.bodies.split(','):
        faces = args.faces.split(',') if args.faces else list(WORN[body])
        (preview if args.beauty else shoot_body)(body, faces, args.views.split(','), args)


if __name__ == '__main__':
    main()
