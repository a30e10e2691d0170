"""A C-class motorhome: a van's cab under an over-cab bunk, and a box body with stripes.

The body's paint is the whole of cab and box; the stripes keep their own greys.
"""

from math import pi

import bpy
from mathutils import Matrix

import finishes  # noqa: F401
import van
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, rear, side, xz, yz
from running import axle, well

FRONT_AXLE, REAR_AXLE = van.FRONT_AXLE, -2.10
TYRE = 0.355
BACK, CAB = -4.40, 0.62


def build():
    """Builds the motorhome; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    _cab(fit)
    body = _box()
    _windows(body)
    _hatches(fit, body)
    _stripes(body)
    body.finish()
    _bunk()
    _ends(fit)
    _awning(fit)
    _roof(fit)
    for x, y in ((FRONT_AXLE, 0.86), (REAR_AXLE, 0.90)):
        axle(x, y, radius=TYRE, width=0.225, rim=0.215, style='steel', tone='silver')
        well(fit, x, TYRE, 0.46, 0.5, 0.97)
    fit.block('void', (-0.9, 0, 0.42), (6.4, 1.4, 0.14), 0.03)
    return {'length': 7.1, 'width': 2.28, 'height': 3.15, 'wheelbase': 3.82, 'eye': 1.55,
            'wheel': (FRONT_AXLE, 0.97, 0.45), 'headlight': (2.45, 0.72, 0.92)}


def _cab(fit):
    """The van's nose, doors and screen, stretched a little to suit the box."""
    before = set(bpy.data.objects)
    van.bonnet(fit)
    panel = hull('cab', mat, span=(CAB - 0.15, 1.9), front=lambda b, z: van.screen(z) - 0.20 * b * b,
                 rear=lambda b, z: CAB - 0.15, bottom=lambda x: 0.27, top=lambda x, b: 1.90 - 0.035 * b * b,
                 half=van.body_half, radii=((0.02, 0.16), 0.10, (0.05, 0.08)), cells=(90, 60, 64))
    panel.hole(arch(FRONT_AXLE, van.TYRE, 0.405, 0.2), xz, flank, 0.05)
    van.cab_glass(panel)
    panel.groove(polygon([(0.66, 0.36), (1.22, 0.36), (1.30, 0.60), (1.60, 0.95), (1.64, 1.09), (1.40, 1.36), (1.04, 1.74), (0.88, 1.81), (0.66, 1.82)], 0.05), xz, side, 0.008)
    panel.finish()
    van.mirrors(fit)
    for s in (1, -1):
        fit.block('black_trim', (0.80, s * 0.985, 0.97), (0.19, 0.03, 0.035), 0.012)
    van.inside(fit)
    bpy.context.view_layer.update()
    tall = Matrix.Diagonal((1, 1.02, 1.10, 1))
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = tall @ thing.matrix_world


def _box():
    low = curve((BACK, 0.50), (-3.6, 0.42), (CAB, 0.42))
    panel = hull('box', mat, span=(BACK, CAB), front=lambda b, z: CAB, rear=lambda b, z: BACK + 0.04 * b * b + curve((0.5, 0.06), (0.9, 0), (2.6, 0.0), (3.0, 0.08))(z),
                 bottom=low, top=lambda x, b: 2.92 - 0.03 * b * b, half=lambda x, z: 1.11,
                 radii=((0.10, 0.05), 0.07, (0.03, 0.10)), cells=(160, 50, 84))
    panel.hole(arch(REAR_AXLE, TYRE, 0.45, 0.2), xz, flank, 0.04)
    return panel


def _bunk():
    """The over-cab bunk, its nose raked and its underside swept up."""
    panel = hull('bunk', mat, span=(CAB - 0.3, 2.02),
                 front=lambda b, z: 2.02 - 0.22 * b * b + curve((1.9, -0.55), (2.05, -0.16), (2.2, 0.0), (2.45, -0.03), (2.75, -0.26), (3.0, -0.55))(z),
                 rear=lambda b, z: CAB - 0.3, bottom=curve((CAB, 1.93), (1.2, 1.98), (2.0, 2.10)),
                 top=lambda x, b: 2.925 - 0.03 * b * b + curve((0.6, 0.0), (1.3, 0.04), (2.0, 0.0))(x),
                 half=lambda x, z: curve((0.6, 1.112), (1.3, 1.10), (2.1, 0.99))(x), radii=((0.02, 0.20), 0.13, (0.10, 0.14)), cells=(70, 56, 44))
    panel.window(polygon([(1.02, 2.32), (1.52, 2.32), (1.48, 2.60), (1.02, 2.62)], 0.06), xz, side, 0.035, 0.006, 'glass_dark', 'gloss_black')
    panel.window(polygon([(-0.1, 2.36), (0.45, 2.36), (0.42, 2.58), (-0.1, 2.60)], 0.06), yz, front, 0.03, 0.006, 'glass_dark', 'gloss_black')
    panel.paint(polygon([(0.3, 2.10), (1.6, 2.16), (2.2, 2.22), (2.2, 2.26), (1.6, 2.24), (0.3, 2.26)], 0.0), xz, side, 'graphic_dark')
    panel.paint(polygon([(0.3, 2.275), (1.6, 2.262), (2.2, 2.282), (2.2, 2.295), (1.6, 2.285), (0.3, 2.305)], 0.0), xz, side, 'graphic_grey')
    panel.finish()


def _left(f):
    return f.normal.y > 0.42


def _right(f):
    return f.normal.y < -0.42


def _windows(panel):
    for x0, x1, z0, z1, where in ((-4.0, -3.3, 1.62, 2.12, _left), (-2.95, -1.9, 1.55, 2.15, _left), (-0.32, 0.38, 1.58, 2.12, _left),
                                  (-4.0, -3.3, 1.62, 2.12, _right), (-2.4, -1.3, 1.55, 2.15, _right), (-0.62, 0.32, 1.55, 2.15, _right)):
        panel.window(box(x0, x1, z0, z1, 0.08), xz, where, 0.045, 0.006, 'glass_dark', 'gloss_black')
    panel.window(box(-0.1, 0.62, 1.66, 2.12, 0.07), yz, rear, 0.045, 0.006, 'glass_dark', 'gloss_black')
    panel.groove(box(-1.55, -0.90, 0.50, 2.36, 0.07), xz, _left, 0.022, 0.014, 'gloss_black')
    panel.window(box(-1.42, -1.04, 1.62, 2.18, 0.05), xz, _left, 0.03, 0.006, 'glass_dark', 'gloss_black')


def _hatches(fit, panel):
    panel.groove(box(-4.2, -3.35, 0.62, 1.18, 0.05), xz, side, 0.010, 0.01)
    panel.groove(box(-0.55, 0.25, 0.56, 0.94, 0.05), xz, side, 0.010, 0.01)
    panel.sink(panel.paint(box(-2.98, -2.66, 0.70, 0.92, 0.03), xz, _right, 'white_body'), -0.010, 'white_body')
    panel.sink(panel.paint(box(-1.02, -0.7, 1.1, 1.4, 0.03), xz, _right, 'grey_trim'), -0.010)
    panel.sink(panel.paint(box(-1.75, -1.62, 1.5, 1.66, 0.03), xz, _left, 'grey_trim'), -0.010)
    fit.block('black_trim', (-0.97, 1.13, 1.35), (0.09, 0.04, 0.17), 0.015)
    fit.tube('chrome', [(-0.78, 1.11, 1.05), (-0.78, 1.18, 1.08), (-0.78, 1.18, 1.60), (-0.78, 1.11, 1.63)], 0.014)
    fit.block('light_front', (-1.22, 1.13, 2.48), (0.26, 0.03, 0.05), 0.012)
    fit.block('checker', (-1.22, 1.16, 0.40), (0.6, 0.24, 0.035), 0.01)


def _stripes(panel):
    """A dark band under the windows that climbs to the bunk, with thin greys beside it."""
    band = polygon([(-9, 0.96), (-3.1, 0.96), (-1.9, 1.22), (-0.6, 1.22), (0.28, 2.10), (0.7, 2.10), (0.7, 2.26), (0.22, 2.26), (-0.72, 1.36), (-2.0, 1.36), (-3.15, 1.14), (-9, 1.14)], 0.10)
    panel.paint(band, xz, lambda f: side(f) and f.material_index == 0, 'graphic_dark')
    line = polygon([(-9, 1.17), (-3.17, 1.17), (-2.03, 1.39), (-0.74, 1.39), (0.2, 2.285), (0.7, 2.285), (0.7, 2.315), (0.18, 2.315), (-0.77, 1.42), (-2.05, 1.42), (-3.2, 1.20), (-9, 1.20)], 0.10)
    panel.paint(line, xz, lambda f: side(f) and f.material_index == 0, 'graphic_grey')
    panel.paint(lambda x, z: z - 0.52, xz, lambda f: f.normal.z < 0.5, 'graphic_grey')
    panel.paint(box(-9, 9, 0.96, 1.14), yz, lambda f: rear(f) and f.material_index == 0, 'graphic_dark')


def _ends(fit):
    x = BACK
    fit.block('graphic_grey', (x - 0.02, 0, 0.58), (0.14, 2.14, 0.26), 0.06)
    for s in (1, -1):
        fit.block('black_trim', (x - 0.01, s * 0.97, 0.83), (0.05, 0.16, 0.26), 0.03)
        for z, name in ((0.90, 'light_rear'), (0.83, 'indicator'), (0.76, 'light_rear')):
            fit.disc('reflector', (x - 0.034, s * 0.97, z), 0.04, 0.01)
            fit.disc(name, (x - 0.044, s * 0.97, z), 0.035, 0.015)
        fit.block('light_rear', (x - 0.01, s * 0.98, 2.70), (0.03, 0.12, 0.035), 0.01)
        fit.block('light_front', (2.00 - 0.30, s * 0.92, 2.80), (0.03, 0.10, 0.03), 0.01)
    for z in (0.75, 1.05, 1.35, 1.65, 1.95, 2.25, 2.55):
        fit.tube('alloy_polished', [(x - 0.06, -0.93, z), (x - 0.06, -0.63, z)], 0.012)
    for y in (-0.93, -0.63):
        fit.tube('alloy_polished', [(x, y, 0.62), (x - 0.07, y, 0.66), (x - 0.07, y, 2.85), (x + 0.15, y, 2.98)], 0.016, bend=0.1)
    fit.number_plate((x - 0.10, 0, 0.58), pi)


def _awning(fit):
    fit.disc('graphic_dark', (-1.85, 1.19, 2.72), 0.07, 3.9, 'x', 32, 0.012)
    for x in (-3.83, 0.13):
        fit.block('black_trim', (x, 1.18, 2.72), (0.06, 0.16, 0.17), 0.03)


def _roof(fit):
    fit.block('white_body', (-1.6, 0, 3.03), (0.98, 0.84, 0.24), 0.10, taper=(0.86, 0.86))
    for x in (-3.2, 0.1):
        fit.block('white_body', (x, 0, 2.96), (0.46, 0.46, 0.12), 0.05)
    for y in (0.5, -0.5):
        fit.block('gloss_black', (-2.5, y, 2.93), (0.9, 0.6, 0.03), 0.006)
    fit.block('gloss_black', (1.0, 0, 2.965), (0.5, 0.5, 0.05), 0.02)
