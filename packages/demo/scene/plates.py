"""Command line: where number plates show in the pictures of a body.

    blender -b --factory-startup --python plates.py -- --bodies suv,ute [--views front-right] [--out /tmp/plates.json]

Writes `{body: {"front": [width, height], "rear": [width, height], "views": {view: {"plate": "front",
"quad": [x, y, …]}}}}`: sizes in millimetres, corners in shares of the picture's width and height, from the
top left as the plate is read and clockwise. A view in which no plate faces the camera, or in which the
vehicle hides all of it, is left out; where it hides a part, `hidden` holds the runs of cells that do not
show, row, first and behind the last, on a grid of 96 × 40 over the plate. Bodies that are in the file and
not named stay as they are.

`node ../src/align-plates.ts --from /tmp/plates.json` then moves the corners onto the rendered layers.
"""
import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies'))

import bmesh  # noqa: E402
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import car  # noqa: E402
import render  # noqa: E402
import skin  # noqa: E402
import studio  # noqa: E402

#: Cells across and down a plate of what hides it, and how many of each are tried before all of them are.
GRID, STEP = (96, 40), 8

#: Metres before a plate at which a line of sight to it ends: what only just comes through it is drawn over.
SHORT = 0.02


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--bodies', required=True)
    parser.add_argument('--views', help='default every view from outside')
    parser.add_argument('--out', default='/tmp/plates.json')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def hurry():
    """Cameras and plates need no fine skins and no small parts; `align-plates.ts` corrects the pixel this costs."""
    os.environ.setdefault('SCENE_CELL', '0.05')
    skin.Skin._refine = lambda self, outline, fine: None
    for part in ('handle', '_wipers'):
        setattr(car.Car, part, lambda self, *_, **__: None)


def hull():
    """The outermost of `studio.points()`; cameras are fitted to no others, and there are many cameras."""
    bm = bmesh.new()
    for place in studio.points():
        bm.verts.new(place)
    bmesh.ops.convex_hull(bm, input=bm.verts, use_existing_faces=False)
    outer = np.array([v.co[:] for v in bm.verts if v.link_faces])
    bm.free()
    return outer


def plates():
    """Name: corners of its face, from the top left as it is read and clockwise."""
    found = {}
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or [m.name for m in thing.data.materials if m] != ['plate']:
            continue
        # A motorcycle leans, so the face is that of the plate before it is placed.
        xs, ys, zs = ([v.co[axis] for v in thing.data.vertices] for axis in range(3))
        ahead = 1 if sum(xs) > 0 else -1
        face = max(xs) if ahead > 0 else min(xs)
        # Seen from the front, the picture's left is the vehicle's right.
        left, right = (min(ys), max(ys)) if ahead > 0 else (max(ys), min(ys))
        corners = ((left, max(zs)), (right, max(zs)), (right, min(zs)), (left, min(zs)))
        found['front' if ahead > 0 else 'rear'] = [thing.matrix_world @ Vector((face, y, z)) for y, z in corners]
    return found


def point(corners, across, down):
    top = corners[0].lerp(corners[1], across)
    return top.lerp(corners[3].lerp(corners[2], across), down)


def hides(scene, eye, place, ahead):
    """True where something stands between the camera and a place on a plate."""
    to = place + Vector((ahead * SHORT, 0, 0)) - eye
    return scene.ray_cast(bpy.context.view_layer.depsgraph, eye, to.normalized(), distance=to.length)[0]


def hidden(scene, eye, corners, ahead):
    """Cells of the grid that do not show, by row; none where a coarse look finds the whole plate."""
    columns, rows = GRID

    def look(row, column):
        return hides(scene, eye, point(corners, (column + 0.5) / columns, (row + 0.5) / rows), ahead)
    if not any(look(row, column) for row in (0, *range(3, rows, STEP), rows - 1) for column in (0, *range(3, columns, STEP), columns - 1)):
        return [[False]]
    return [[look(row, column) for column in range(columns)] for row in range(rows)]


def runs(cells):
    found = []
    for row, line in enumerate(cells):
        ends = [k for k in range(len(line) + 1) if (k > 0 and line[k - 1]) != (k < len(line) and line[k])]
        for first, behind in zip(ends[::2], ends[1::2]):
            found += [row, first, behind]
    return found


def share(scene, camera, place):
    where = world_to_camera_view(scene, camera, place)
    return where.x, 1 - where.y


def seen(scene, camera, found):
    """The plate a camera looks at: its name, corners and hidden cells; None without one."""
    for name, corners in found.items():
        ahead = 1 if name == 'front' else -1
        eye = camera.matrix_world.translation
        places = [share(scene, camera, corner) for corner in corners]
        xs, ys = zip(*places)
        if (eye.x - corners[0].x) * ahead <= 0 or min(xs) > 1 or max(xs) < 0 or min(ys) > 1 or max(ys) < 0:
            continue
        cells = hidden(scene, eye, corners, ahead)
        if not all(map(all, cells)):
            quad = {'plate': name, 'quad': [round(value, 5) for place in places for value in place]}
            return {**quad, 'hidden': runs(cells)} if any(map(any, cells)) else quad
    return None


def cameras(info, views):
    """The named views from outside with their cameras, or all of them."""
    for view in (*studio.VIEWS, *studio.CLOSE):
        if not views or view in views:
            yield view, studio.camera(view, info)[0]
    frames = [k for k in range(studio.TURN_FRAMES) if not views or f'turn-{k:02d}' in views]
    for frame, (camera, _) in zip(frames, studio.turn(info, frames)):
        yield f'turn-{frame:02d}', camera


def millimetres(corners):
    return [round(1000 * (corners[k] - corners[0]).length) for k in (1, 3)]


def look(scene, info, names):
    found, views, outer = plates(), {}, hull()
    studio.points = lambda: outer
    for view, camera in cameras(info, names):
        bpy.context.view_layer.update()
        place = seen(scene, camera, found)
        if place:
            views[view] = place
    return {**{name: millimetres(corners) for name, corners in found.items()}, 'views': views}


def main():
    args = options()
    made = {}
    if os.path.exists(args.out):
        with open(args.out) as file:
            made = json.load(file)
    hurry()
    points = studio.points
    for body in args.bodies.split(','):
        studio.points = points
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scene = bpy.context.scene
        scene.render.resolution_x, scene.render.resolution_y = 1200, 800
        made[body] = look(scene, render.build(body, 'vehicle'), args.views and args.views.split(','))
        print(f'[scene] plates of {body}', flush=True)
        with open(args.out, 'w') as file:
            json.dump(made, file)


if __name__ == '__main__':
    main()
