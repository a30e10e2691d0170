"""A 20-foot tandem caravan: tread-plate skirt, awning, windows, drawbar with gas bottles.

The painted panels are the upper walls, so a "white" or "silver" van shows its colour there and the
dark waist graphics stay as they are.
"""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon
from panel import front, hull, left, rear, right, side, xz, yz
from towing import air_conditioner, awning, door, step
from wheel import wheel

FLOOR, ROOF = 0.46, 2.86
FRONT, BACK = 2.62, -3.55
AXLES = (-0.28, -1.12)
TYRE = 0.36


def build():
    """Builds the caravan, drawbar ahead; returns its length, width and height in metres."""
    fit = Fitter(mat)
    body = _shell(fit)
    _graphics(body)
    _windows(body)
    _door(fit, body)
    _hatches(body)
    body.finish()
    _rails(fit)
    _ends(fit)
    _drawbar(fit)
    _awning(fit)
    _roof(fit)
    _wheels(fit)
    return {'length': 7.9, 'width': 2.45, 'height': 3.15, 'wheel': (-0.7, 1.2, 0.5), 'wheel_across': 2.1,
            'headlight': (2.9, 0.3, 0.75), 'headlight_across': 2.0, 'eye': 1.5}


_nose = curve((0.4, -0.16), (0.75, -0.03), (1.15, 0.0), (1.5, -0.06), (2.2, -0.38), (2.75, -0.62), (2.9, -0.72))
_tail = curve((0.4, 0.10), (0.8, 0.0), (2.5, 0.0), (2.9, 0.10))


def _shell(fit):
    panel = hull('body', mat, span=(BACK, FRONT), front=lambda b, z: FRONT + _nose(z) - 0.05 * b * b,
                 rear=lambda b, z: BACK + _tail(z) + 0.03 * b * b, bottom=lambda x: FLOOR,
                 top=lambda x, b: ROOF - 0.04 * b * b + curve((-3.5, -0.05), (-2.5, 0), (1.5, 0), (2.6, -0.04))(x),
                 half=lambda x, z: 1.17, radii=((0.06, 0.10), 0.05, (0.02, 0.07)), cells=(190, 60, 84))
    panel.hole(_wheel_cut, xz, lambda f: abs(f.calc_center_median().y) > 1.0, 0.04, 'galvanised')
    return panel


_wheel_cut = polygon([(-1.62, 0.2), (-1.55, 0.60), (-1.36, 0.84), (-0.04, 0.84), (0.15, 0.60), (0.22, 0.2)], 0.08)


def _graphics(panel):
    """Tread plate below, a dark waist that sweeps up at the back, thin stripes over it."""
    around = lambda f: f.normal.z < 0.6
    panel.paint(lambda x, z: z - 0.98, xz, around, 'checker')
    sweep = polygon([(-9, 1.02), (-2.2, 1.02), (-1.55, 1.16), (9, 1.16), (9, 0.985), (-9, 0.985)], 0.0)
    panel.paint(sweep, xz, side, 'graphic_dark')
    panel.paint(polygon([(-3.7, 1.24), (-2.6, 1.24), (-1.75, 2.2), (-1.75, 2.95), (-2.1, 2.95), (-2.1, 2.3), (-2.85, 1.42), (-3.7, 1.42)], 0.12), xz, side, 'graphic_dark')
    panel.paint(polygon([(-1.68, 2.95), (-1.68, 2.18), (-2.5, 1.24), (-2.42, 1.24), (-1.61, 2.16), (-1.61, 2.95)], 0.05), xz, side, 'graphic_grey')
    panel.paint(box(-1.3, 9, 1.195, 1.225), xz, side, 'graphic_grey')
    panel.paint(box(-9, 9, 0.985, 1.16), yz, front, 'graphic_dark')
    panel.paint(box(-9, 9, 0.985, 1.42), yz, rear, 'graphic_dark')


def _windows(panel):
    for x0, x1, z0, z1, where in ((-3.05, -2.35, 1.58, 2.12, left), (-0.95, 0.35, 1.5, 2.2, left), (1.62, 2.05, 1.62, 2.1, left),
                                  (-3.05, -2.35, 1.58, 2.12, right), (-1.1, 0.2, 1.5, 2.2, right), (0.85, 1.75, 1.55, 2.15, right)):
        panel.window(box(x0, x1, z0, z1, 0.09), xz, where, 0.045, 0.006, 'glass_dark', 'gloss_black')
    panel.window(polygon([(-0.1, 1.52), (0.62, 1.52), (0.62, 2.06), (-0.1, 2.06)], 0.08), yz, front, 0.05, 0.006, 'glass_dark', 'gloss_black')


def _door(fit, panel):
    door(fit, panel, 0.72, 0.56, 2.42, 1.17)
    for z, y in ((0.30, 1.32), (0.16, 1.52)):
        step(fit, 1.06, y, z)


def _hatches(panel):
    panel.groove(box(1.72, 2.36, 0.56, 0.92, 0.05), xz, side, 0.012, 0.01)
    panel.groove(box(-3.30, -2.62, 0.58, 0.92, 0.05), xz, side, 0.012, 0.01)
    panel.sink(panel.paint(box(-2.2, -1.78, 0.60, 0.86, 0.03), xz, right, 'white_body'), -0.012, 'white_body')
    panel.sink(panel.paint(box(-1.9, -1.72, 1.5, 1.68, 0.03), xz, left, 'black_trim'), -0.01)
    panel.groove(box(-0.72, 0.12, 1.245, 1.44, 0.03), xz, left, 0.01, 0.01)
    panel.sink(panel.paint(box(-2.18, -1.72, 1.30, 1.62, 0.03), xz, right, 'black_trim'), -0.012)


def _rails(fit):
    """Bright corner mouldings along the roof and the walls' front and back edges."""
    for s in (1, -1):
        edge = [(FRONT + _nose(z) - 0.055, s * 1.172, z) for z in (0.5, 0.8, 1.15, 1.5, 1.85, 2.2, 2.5, 2.70)]
        edge += [(1.70, s * 1.172, 2.785), (1.2, s * 1.172, 2.80), (-2.6, s * 1.172, 2.795), (-3.40, s * 1.172, 2.74), (-3.52, s * 1.172, 2.55), (-3.53, s * 1.172, 0.9), (-3.48, s * 1.172, 0.5)]
        fit.strip('galvanised', edge, 0.014, 0.035, 0.06)
        for x0, x1 in ((-3.5, -1.68), (0.28, 2.55)):
            fit.strip('galvanised', [(x0, s * 1.175, 0.475), (x1, s * 1.175, 0.475)], 0.02, 0.03)
        fit.strip('galvanised', [(-3.52, s * 1.176, 0.985), (2.6, s * 1.176, 0.985)], 0.012, 0.02)
        for x in (-3.4, -0.7, 2.0):
            fit.block('indicator', (x, s * 1.185, 2.70), (0.11, 0.02, 0.035), 0.01)


def _ends(fit):
    for s in (1, -1):
        fit.block('black_trim', (BACK - 0.02, s * 0.96, 0.78), (0.05, 0.28, 0.34), 0.03)
        for z, name in ((0.87, 'light_rear_lit'), (0.78, 'indicator'), (0.69, 'light_front')):
            fit.disc('reflector', (BACK - 0.045, s * 0.96, z), 0.045, 0.01)
            fit.disc('light_rear' if name != 'indicator' else 'indicator', (BACK - 0.055, s * 0.96, z), 0.04, 0.015)
        fit.block('light_rear', (BACK - 0.01, s * 1.0, 2.62), (0.03, 0.14, 0.035), 0.01)
        fit.tube('black_trim', [(BACK, s * 0.55, 0.42), (BACK - 0.16, s * 0.55, 0.50), (BACK - 0.16, s * 0.55, 0.62)], 0.03)
        fit.block('grey_trim', (BACK - 0.01, s * 0.35, 2.45), (0.04, 0.05, 0.05), 0.01)
    fit.tube('black_trim', [(BACK - 0.16, 1.05, 0.5), (BACK - 0.16, -1.05, 0.5)], 0.05)
    spare = wheel(BACK - 0.13, -0.42, TYRE, 0.22, 0.19, style='steel', z=0.98)
    spare.rotation_euler = (0, 0, -pi / 2)
    fit.number_plate((BACK - 0.05, 0.45, 0.80), pi)
    fit.block('gloss_black', (BACK - 0.02, 0, 2.62), (0.06, 0.5, 0.05), 0.012)


def _drawbar(fit):
    for s in (1, -1):
        fit.strip('black_trim', [(1.6, s * 0.92, 0.44), (2.5, s * 0.80, 0.44), (3.86, s * 0.07, 0.46)], 0.06, 0.13, 0.0)
        fit.strip('black_trim', [(-3.4, s * 0.92, 0.42), (1.7, s * 0.92, 0.42)], 0.06, 0.12, 0.0)
        fit.disc('gas_bottle', (3.0, s * 0.19, 0.78), 0.155, 0.46, 'z', 40, 0.05)
        fit.disc('gas_bottle', (3.0, s * 0.19, 1.06), 0.085, 0.10, 'z', 32, 0.01)
        fit.disc('chrome', (3.0, s * 0.19, 1.08), 0.03, 0.14, 'z', 16)
        fit.block('jerry_can', (2.78, s * 0.66, 0.74), (0.17, 0.34, 0.44), 0.045)
        fit.tube('black_trim', [(2.78, s * 0.56, 0.95), (2.78, s * 0.56, 1.0), (2.78, s * 0.74, 1.0), (2.78, s * 0.74, 0.95)], 0.012)
        fit.tube('galvanised', [(2.66, s * 0.86, 0.5), (2.66, s * 0.86, 0.78), (2.9, s * 0.80, 0.78), (2.9, s * 0.80, 0.5)], 0.012)
    fit.block('checker', (2.92, 0, 0.525), (0.62, 1.1, 0.025), 0.006)
    fit.block('checker', (3.28, 0, 0.64), (0.30, 0.42, 0.24), 0.02)
    fit.block('black_trim', (3.86, 0, 0.48), (0.20, 0.15, 0.12), 0.03)
    fit.block('galvanised', (4.02, 0, 0.50), (0.22, 0.10, 0.10), 0.04)
    fit.disc('galvanised', (3.66, 0.15, 0.52), 0.03, 0.75, 'z')
    fit.tube('galvanised', [(3.66, 0.15, 0.92), (3.66, 0.24, 0.92), (3.66, 0.24, 1.0)], 0.012)
    fit.disc('rubber', (3.66, 0.15, 0.12), 0.11, 0.06, 'y', bevel=0.015)
    fit.tube('black_trim', [(3.5, -0.12, 0.5), (3.9, -0.1, 0.42), (4.1, -0.06, 0.35), (4.02, -0.02, 0.5)], 0.008)


def _awning(fit):
    awning(fit, -2.73, 1.62, 1.17, 2.66)
    for x in (-2.73, 1.62):
        fit.strip('galvanised', [(x, 1.225, 2.6), (x, 1.225, 0.62)], 0.035, 0.03)


def _roof(fit):
    air_conditioner(fit, -0.55, 2.98)
    for x in (1.2, -2.5):
        fit.block('white_body', (x, 0, 2.90), (0.46, 0.46, 0.12), 0.05)
    fit.block('gloss_black', (-1.75, 0.45, 2.875), (0.9, 0.62, 0.03), 0.006)
    fit.block('gloss_black', (-1.75, -0.45, 2.875), (0.9, 0.62, 0.03), 0.006)
    fit.tube('black_trim', [(-3.2, -0.9, 2.8), (-3.2, -0.9, 3.12)], 0.015)
    fit.block('white_body', (-3.2, -0.9, 3.13), (0.34, 0.10, 0.04), 0.015)


def _wheels(fit):
    for x in AXLES:
        for s in (1, -1):
            wheel(x, s * 1.02, TYRE, 0.235, 0.205, 'blade', 'two', turn=0.2)
    for s in (1, -1):
        fit.block('void', (-0.7, s * 0.83, 0.62), (1.75, 0.06, 0.6), 0.0)
        fit.block('void', (-0.7, s * 1.0, 0.86), (1.6, 0.32, 0.04), 0.0)
        rim = [(-1.66, s * 1.19, 0.46), (-1.57, s * 1.19, 0.62), (-1.37, s * 1.19, 0.86), (-0.03, s * 1.19, 0.86), (0.17, s * 1.19, 0.62), (0.26, s * 1.19, 0.46)]
        fit.strip('gloss_black', rim, 0.06, 0.045, 0.08)
        for x in (-3.2, 2.2):
            fit.tube('galvanised', [(x, s * 0.9, 0.42), (x + 0.35, s * 0.9, 0.36)], 0.02)
    fit.block('void', (-0.5, 0, 0.42), (5.8, 1.5, 0.12), 0.02)
    for x in AXLES:
        fit.disc('black_trim', (x, 0, TYRE), 0.03, 1.9, 'y')
