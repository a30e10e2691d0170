"""A 19-foot off-road tandem caravan: upright black stone face, raked brow, black framing, tunnel boot, two spare wheels."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon
from panel import front, hull, left, rear, right, side, xz, yz
from towing import air_conditioner, awning, dark_arch, door, drawbar, gas_bottle, jerry_can, lugs, steady, step, tail_lamp
from wheel import wheel

FLOOR, WAIST, KNEE, ROOF = 0.58, 1.10, 1.66, 2.98
FRONT, BACK, HALF = 2.32, -3.45, 1.17
AXLES, TYRE = (-0.30, -1.22), 0.40


def build():
    """Builds the caravan, drawbar ahead; returns its length, width and height in metres."""
    fit = Fitter(mat)
    body = _shell()
    _graphics(body)
    _windows(body)
    door(fit, body, 0.62, 0.66, 2.46, HALF, lower='graphic_dark')
    _hatches(body)
    body.finish()
    for z, y in ((0.40, 1.30), (0.22, 1.52)):
        step(fit, 0.96, y, z)
    _frame(fit)
    _rear(fit)
    _boot(fit)
    awning(fit, -2.55, 1.62, HALF, 2.74, rail='black_trim')
    _roof(fit)
    _running_gear(fit)
    return {'length': 7.6, 'width': 2.45, 'height': 3.25, 'wheel': (-0.76, 1.2, 0.55), 'wheel_across': 2.2,
            'headlight': (2.75, 0.3, 0.85), 'headlight_across': 2.1, 'eye': 1.5}


_nose = curve((0.5, -0.16), (0.74, 0.0), (KNEE - 0.04, 0.0), (KNEE + 0.10, -0.05), (2.3, -0.38), (2.85, -0.69), (3.0, -0.78))
#: The floor rises behind the wheels, so that the tail clears a creek bed.
_belly = curve((-3.45, FLOOR + 0.20), (-2.2, FLOOR), (2.3, FLOOR))


def _shell():
    panel = hull('body', mat, span=(BACK, FRONT), front=lambda b, z: FRONT + _nose(z) - 0.015 * b * b, rear=lambda b, z: BACK + 0.01 * b * b,
                 bottom=_belly, top=lambda x, b: ROOF - 0.03 * b * b, half=lambda x, z: HALF,
                 radii=((0.03, 0.03), 0.03, (0.02, 0.04)), cells=(180, 56, 84))
    panel.hole(_wheel_cut, xz, lambda f: abs(f.calc_center_median().y) > 1.0, 0.05, 'black_trim')
    return panel


_wheel_cut = polygon([(-1.78, 0.2), (-1.70, 0.74), (-1.50, 0.95), (-0.02, 0.95), (0.18, 0.74), (0.26, 0.2)], 0.03)


def _graphics(panel):
    """Black below and on the face; a wedge that grows to the front, slashes behind the windows."""
    around = lambda f: f.normal.z < 0.6
    panel.paint(lambda x, z: z - WAIST, xz, around, 'checker_black')
    panel.paint(box(-9, 9, WAIST, KNEE, 0.0), yz, front, 'checker_black')
    panel.paint(box(-9, 9, WAIST, WAIST + 0.36), yz, rear, 'graphic_dark')
    panel.paint(polygon([(9, WAIST), (9, KNEE), (1.92, KNEE), (1.52, 1.30), (-1.45, 1.30), (-1.72, WAIST)], 0.0), xz, side, 'graphic_dark')
    panel.paint(polygon([(1.86, KNEE + 0.05), (1.94, KNEE + 0.10), (1.44, 1.36), (-0.5, 1.36), (-0.54, 1.33), (1.48, 1.33)], 0.0), xz, side, 'graphic_grey')
    for x, w, name in ((-1.73, 0.28, 'graphic_grey'), (-1.40, 0.12, 'graphic_dark'), (-1.25, 0.06, 'graphic_grey')):
        panel.paint(polygon([(x - w, 1.30), (x, 1.30), (x - 0.55, 2.1), (x - 0.25, 3.1), (x - 0.25 - w, 3.1), (x - 0.55 - w, 2.1)], 0.0), xz, side, name)
    panel.paint(polygon([(-9, WAIST), (-9, 1.46), (-2.65, 1.46), (-2.30, WAIST)], 0.0), xz, side, 'graphic_dark')


def _windows(panel):
    for x0, x1, z0, z1, where in ((-3.22, -2.62, 1.62, 2.22, left), (-0.95, 0.30, 1.56, 2.26, left), (1.50, 1.84, 1.76, 2.22, left),
                                  (-3.22, -2.62, 1.62, 2.22, right), (-0.95, 0.20, 1.56, 2.26, right), (0.70, 1.60, 1.62, 2.24, right)):
        panel.window(box(x0, x1, z0, z1, 0.05), xz, where, 0.06, -0.012, 'glass_dark', 'gloss_black')
    panel.window(polygon([(-0.1, 1.86), (0.70, 1.86), (0.66, 2.36), (-0.1, 2.36)], 0.05), yz, front, 0.06, -0.012, 'gloss_black', 'gloss_black')
    panel.window(box(-0.1, 0.50, 1.86, 2.30, 0.05), yz, rear, 0.05, -0.012, 'glass_dark', 'gloss_black')


def _hatches(panel):
    for x0, x1 in ((1.56, 2.16), (-3.20, -2.50)):
        panel.groove(box(x0, x1, 0.80, 1.04, 0.03), xz, side, 0.014, 0.012)
    panel.sink(panel.paint(box(-2.42, -2.02, 0.76, 1.02, 0.03), xz, right, 'black_trim'), -0.012)
    panel.sink(panel.paint(box(-0.5, -0.1, 1.36, 1.50, 0.02), xz, left, 'black_trim'), -0.012)
    panel.sink(panel.paint(box(0.30, 0.62, 1.36, 1.54, 0.02), xz, right, 'black_trim'), -0.012)


def _frame(fit):
    """Black aluminium mouldings along every edge of the box, and round the face."""
    y = HALF + 0.004
    for s in (1, -1):
        brow = [(FRONT + _nose(z) - 0.03, s * y, z) for z in (0.62, 0.74, 1.2, KNEE - 0.06, KNEE + 0.08, 2.0, 2.4, 2.7, ROOF - 0.06)]
        fit.strip('black_trim', [*brow, (1.3, s * y, ROOF - 0.055), (BACK + 0.03, s * y, ROOF - 0.055), (BACK + 0.03, s * y, FLOOR + 0.22)], 0.022, 0.085, 0.03)
        fit.strip('black_trim', [(BACK + 0.02, s * y, WAIST), (FRONT - 0.03, s * y, WAIST)], 0.022, 0.05)
        fit.strip('black_trim', [(FRONT + _nose(z) + 0.002, s * (HALF - 0.03), z) for z in (KNEE, 2.0, 2.4, ROOF - 0.06)], 0.07, 0.02, 0.02)
        fit.strip('black_trim', [(BACK - 0.005, s * (HALF - 0.03), z) for z in (FLOOR + 0.22, ROOF - 0.04)], 0.07, 0.02)
        for x in (-3.3, -0.7, 1.4):
            fit.block('indicator', (x, s * (y + 0.014), ROOF - 0.055), (0.10, 0.02, 0.03), 0.008)
    fit.strip('black_trim', [(FRONT + 0.0, HALF, KNEE), (FRONT + 0.0, -HALF, KNEE)], 0.03, 0.07)
    fit.strip('black_trim', [(FRONT - 0.73, HALF - 0.02, ROOF - 0.065), (FRONT - 0.73, 0.02 - HALF, ROOF - 0.065)], 0.05, 0.06)
    fit.strip('black_trim', [(BACK - 0.006, HALF, ROOF - 0.06), (BACK - 0.006, -HALF, ROOF - 0.06)], 0.02, 0.085)


def _rear(fit):
    """Lamps, bumper bar and the two spare wheels it carries."""
    for s in (1, -1):
        tail_lamp(fit, BACK - 0.03, s * 0.98, 0.93, 0.30, 0.12)
        fit.block('light_rear', (BACK - 0.02, s * 0.98, ROOF - 0.06), (0.02, 0.12, 0.03), 0.008)
        spare = wheel(BACK - 0.18, s * 0.50, TYRE, 0.25, 0.205, 'six', 'grey', z=1.24)
        spare.rotation_euler = (0, 0, pi / 2)
        fit.block('black_trim', (BACK - 0.04, s * 0.50, 1.02), (0.09, 0.10, 0.75), 0.02)
        fit.strip('black_trim', [(BACK + 0.5, s * 0.70, 0.66), (BACK - 0.14, s * 0.70, 0.66)], 0.07, 0.10)
        steady(fit, BACK + 0.45, s * 0.95, 0.64)
    fit.strip('black_trim', [(BACK + 0.02, 1.12, 0.68), (BACK - 0.16, 1.02, 0.68), (BACK - 0.16, -1.02, 0.68), (BACK + 0.02, -1.12, 0.68)], 0.07, 0.13, 0.06)
    fit.number_plate((BACK - 0.215, 0, 0.70), pi)
    fit.block('gloss_black', (BACK - 0.02, 0, 2.62), (0.05, 0.34, 0.06), 0.015)


def _boot(fit):
    """Drawbar with a tunnel boot right across, gas bottles and jerry cans before it."""
    drawbar(fit, BACK + 0.3, 2.0, 3.92, 0.86, 0.54, 0.14)
    fit.block('checker_black', (FRONT + 0.30, 0, 0.98), (0.58, 1.98, 0.68), 0.03, taper=(0.86, 1.0))
    fit.block('gloss_black', (FRONT + 0.30, 0, 1.335), (0.56, 2.0, 0.045), 0.015)
    for s in (1, -1):
        fit.block('satin', (FRONT + 0.585, s * 0.62, 1.20), (0.03, 0.10, 0.06), 0.01)
        fit.block('black_trim', (FRONT + 0.30, s * 0.995, 0.97), (0.36, 0.02, 0.46), 0.02)
        fit.block('satin', (FRONT + 0.30, s * 1.008, 1.10), (0.09, 0.02, 0.05), 0.008)
        gas_bottle(fit, (FRONT + 0.80, s * 0.17, 0.635))
        jerry_can(fit, (FRONT + 0.73, s * 0.55, 0.87), turn=True)
    fit.block('checker_black', (FRONT + 0.76, 0, 0.625), (0.42, 1.46, 0.03), 0.006)
    fit.tube('black_trim', [(FRONT + 0.96, 0.72, 0.64), (FRONT + 0.96, 0.72, 0.86), (FRONT + 0.98, 0.3, 0.86), (FRONT + 0.98, -0.3, 0.86), (FRONT + 0.96, -0.72, 0.86), (FRONT + 0.96, -0.72, 0.64)], 0.017, bend=0.06)


def _roof(fit):
    air_conditioner(fit, -0.55, 3.09, 'graphic_dark')
    for x in (0.85, -2.6):
        fit.block('grey_trim', (x, 0, 3.01), (0.46, 0.46, 0.12), 0.05)
    for s in (1, -1):
        fit.block('gloss_black', (-1.75, s * 0.45, 2.99), (0.9, 0.62, 0.03), 0.006)
        fit.tube('black_trim', [(-3.2, s * 0.95, 2.93), (-3.2, s * 0.95, 3.06), (1.2, s * 0.95, 3.06), (1.2, s * 0.95, 2.93)], 0.018, bend=0.06)


def _running_gear(fit):
    for x in AXLES:
        fit.disc('black_trim', (x, 0, TYRE), 0.04, 1.8, 'y')
        for s in (1, -1):
            wheel(x, s * 1.02, TYRE, 0.25, 0.205, 'six', 'grey', turn=0.2)
            lugs(x, s * 1.02, TYRE, 0.25)
    dark_arch(fit, -1.68, 0.16, 0.30, 0.95, 0.84, 1.12)
    for s in (1, -1):
        rim = [(dx, s * (HALF + 0.015), z) for dx, z in ((-1.80, 0.56), (-1.72, 0.75), (-1.51, 0.97), (-0.01, 0.97), (0.20, 0.75), (0.28, 0.56))]
        fit.strip('black_trim', rim, 0.07, 0.06, 0.03)
        fit.strip('black_trim', [(-0.9, s * 0.6, 0.50), (-0.3, s * 0.6, TYRE)], 0.06, 0.10)
        steady(fit, FRONT - 0.4, s * 0.95, 0.58, ahead=-1)
    fit.block('void', (-0.5, 0, 0.56), (5.0, 1.6, 0.14), 0.02)
