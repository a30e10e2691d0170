"""Settings under a roof: a white cyclorama, the plain ground of the turntable, a dark showroom.

Each maker builds its place round the origin and returns the width of the camera's aperture in metres.
"""
from math import cos, pi, sin

import bpy
import numpy as np

from materials import Tree
from outdoors import _mesh, boxes, plain


def _dim_world(color):
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = (*color, 1)
    back.inputs[1].default_value = 1


def _panel(place, size, power, color=(1, 1, 1), turn=(0, 0, 0)):
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = power, color
    made = bpy.data.objects.new('panel', lamp)
    made.location, made.rotation_euler = place, turn
    bpy.context.scene.collection.objects.link(made)


def _cove(radius, bend, height, matter, steps=96):
    """A round floor that bends up into its wall without an edge."""
    turn = np.linspace(0, 2 * pi, steps, endpoint=False)
    arc = np.linspace(0, pi / 2, 14)
    profile = [(0.01, 0)] + [(radius + bend * sin(a), bend * (1 - cos(a))) for a in arc] + [(radius + bend, height)]
    points = [(cos(t) * r, sin(t) * r, z) for r, z in profile for t in turn]
    faces = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k)
             for i in range(len(profile) - 1) for k in range(steps)]
    thing = _mesh('cove', points, faces, matter)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def studio():
    """A bright grey cyclorama under a large roof light."""
    _dim_world((0.34, 0.345, 0.35))
    _cove(11, 3.2, 9, plain('cyclorama', (0.80, 0.80, 0.80)))
    _panel((0, 0, 7), (11, 5), 900)
    return 0


def turn():
    """The same cyclorama, evenly lit, for the turntable."""
    _dim_world((0.55, 0.553, 0.556))
    _cove(9, 4, 10, plain('cyclorama', (0.80, 0.80, 0.80)))
    _panel((0, 0, 8), (9, 9), 900)
    return 0


def gallery():
    """A dark showroom: a polished floor, slatted walls washed from above, lines of light."""
    _dim_world((0.030, 0.031, 0.034))
    tree = Tree('polished floor')
    dark = tree.node('ShaderNodeBsdfDiffuse', Color=(0.085, 0.085, 0.088))
    matter = tree.done(tree.mix(0.13, dark, tree.glossy((1, 1, 1), 0.13)))
    _mesh('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], matter)
    reach, height = 13.0, 5.2
    sides = (-reach, reach)
    run = np.arange(-reach, reach, .2)
    boxes('walls', [(0, s, height / 2) for s in sides] + [(s, 0, height / 2) for s in sides],
          [(2 * reach, .1, height)] * 2 + [(.1, 2 * reach, height)] * 2, plain('wall', (0.10, 0.088, 0.078)))
    slat = plain('slat', (0.155, 0.115, 0.082))
    boxes('slats', [(x, s * .988, height / 2) for x in run for s in sides], [(.09, .14, height)] * (2 * len(run)), slat)
    boxes('slats', [(s * .988, y, height / 2) for y in run for s in sides], [(.14, .09, height)] * (2 * len(run)), slat)
    boxes('ceiling', [(0, 0, height)], [(2 * reach, 2 * reach, .1)], plain('ceiling', (0.03, 0.03, 0.032)))
    glow = Tree('strip')
    strip = glow.done(glow.emit((1, 0.93, 0.84), 3.2))
    boxes('strips', [(0, y, height - .1) for y in (-8, -4, 4, 8)], [(17, .1, .05)] * 4, strip)
    # Never straight behind the vehicle, where a line would grow out of its roof.
    posts = [(x, s * .975, height / 2) for x in (-9.8, -3.6, 3.6, 9.8) for s in sides]
    posts += [(s * .975, y, height / 2) for y in (-9.8, -3.6, 3.6, 9.8) for s in sides]
    boxes('lines', posts, [(.05, .05, height)] * len(posts), strip)
    for azimuth in range(4):
        a = azimuth * pi / 2
        _panel((cos(a) * (reach - 1.6), sin(a) * (reach - 1.6), height - .15), (.25, 22), 620, (1, 0.86, 0.70),
               (0, -0.42, a))
    _panel((0, 0, height - .2), (13, 9), 900, (1, 0.97, 0.93))
    return 0.04


MAKERS = {'studio': studio, 'turn': turn, 'gallery': gallery}
