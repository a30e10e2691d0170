"""A 15-foot single-axle touring caravan: moulded round front with one wide window, low skirts, slim rails, drawbar cover."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, left, rear, right, side, top, xy, xz, yz
from towing import dark_arch, door, drawbar, steady, step
from wheel import wheel

FLOOR, ROOF = 0.36, 2.50
FRONT, BACK, HALF = 2.28, -2.52, 1.09
AXLE, TYRE = -0.36, 0.315


def build():
    """Builds the caravan, drawbar ahead; returns its length, width and height in metres."""
    fit = Fitter(mat)
    body = _shell()
    _graphics(body)
    _windows(body)
    door(fit, body, -1.80, 0.44, 2.14, HALF, wide=0.62, lower='grey_trim')
    _front(fit, body)
    _hatches(body)
    body.finish()
    step(fit, -1.49, 1.18, 0.21, 0.5)
    _rails(fit)
    _rear(fit)
    _drawbar(fit)
    _roof(fit)
    _running_gear(fit)
    return {'length': 6.2, 'width': 2.25, 'height': 2.65, 'wheel': (AXLE, 1.08, 0.45), 'wheel_across': 1.7,
            'headlight': (2.4, 0.3, 0.7), 'headlight_across': 2.0, 'eye': 1.4}


_nose = curve((0.36, -0.16), (0.55, -0.05), (0.80, 0.0), (1.10, -0.03), (1.45, -0.18), (1.85, -0.44), (2.2, -0.78), (2.5, -1.15))
_tail = curve((0.36, 0.14), (0.60, 0.03), (0.95, 0.0), (1.5, 0.03), (2.1, 0.12), (2.5, 0.26))


def _shell():
    panel = hull('body', mat, span=(BACK, FRONT), front=lambda b, z: FRONT + _nose(z) - 0.20 * b * b, rear=lambda b, z: BACK + _tail(z) + 0.10 * b * b,
                 bottom=lambda x: FLOOR, top=lambda x, b: ROOF - 0.05 * b * b + curve((-2.5, -0.10), (-1.6, 0), (0.6, 0), (1.4, -0.05), (2.2, -0.18))(x),
                 half=lambda x, z: HALF - 0.035 * smooth(z, 1.5, 2.5), radii=((0.12, 0.22), 0.10, (0.03, 0.13)), cells=(170, 72, 76))
    panel.hole(arch(AXLE, TYRE, 0.39, 0.2), xz, flank, 0.05)
    panel.paint(lambda x, y: -1, xy, top, 'white_body')
    return panel


def _graphics(panel):
    """A grey skirt and two thin lines low on the wall."""
    around = lambda f: f.normal.z < 0.6
    panel.paint(lambda x, z: z - 0.55, xz, around, 'graphic_grey')
    line = lambda z, high, lift: polygon([(-9, z), (-0.2, z), (1.2, z + lift), (9, z + lift), (9, z + lift + high * 0.3), (1.2, z + lift + high * 0.4), (-0.2, z + high), (-9, z + high)], 0.0)
    panel.paint(line(0.80, 0.085, 0.10), xz, side, 'graphic_blue')
    panel.paint(polygon([(-9, 0.93), (-0.2, 0.93), (0.7, 0.965), (0.7, 0.975), (-0.2, 0.96), (-9, 0.96)], 0.0), xz, side, 'graphic_grey')
    panel.paint(box(-9, 9, 0.80, 0.885), yz, lambda f: rear(f) and not side(f), 'graphic_blue')


def _windows(panel):
    for x0, x1, z0, z1, where in ((-0.98, -0.42, 1.30, 1.86, left), (0.0, 1.25, 1.24, 1.86, left), (-2.0, -1.0, 1.24, 1.86, right), (0.0, 1.25, 1.24, 1.86, right)):
        panel.window(box(x0, x1, z0, z1, 0.11), xz, where, 0.03, -0.016, 'glass_dark', 'gloss_black')
    panel.window(box(-0.1, 0.66, 1.26, 1.84, 0.12), yz, rear, 0.03, -0.016, 'glass_dark', 'gloss_black')


def _front(fit, panel):
    """One curved window across the whole front over the lid of a locker."""
    pane = polygon([(-0.1, 1.20), (0.80, 1.20), (0.86, 1.30), (0.80, 1.86), (0.70, 1.94), (-0.1, 1.97)], 0.06)
    panel.window(pane, yz, front, 0.035, -0.018, 'glass_dark', 'gloss_black')
    panel.groove(polygon([(-0.1, 0.58), (0.86, 0.58), (0.90, 1.05), (-0.1, 1.08)], 0.07), yz, front, 0.014, 0.012)
    panel.groove(polygon([(-0.1, 0.86), (0.30, 0.86), (0.26, 0.99), (-0.1, 0.99)], 0.04), yz, front, 0.008, 0.006)
    for s in (1, -1):
        x, y, z = panel.spot('front', s * 0.62, 0.74)
        fit.block('grey_trim', (x, y, z), (0.05, 0.10, 0.06), 0.015, (0, 0, s * 0.2))


def _hatches(panel):
    panel.groove(box(0.75, 1.40, 0.60, 0.77, 0.04), xz, left, 0.010, 0.010)
    for x0, x1, z0, z1 in ((-2.25, -1.98, 0.62, 0.77), (-0.80, -0.50, 0.99, 1.20)):
        panel.groove(box(x0, x1, z0, z1, 0.03), xz, right, 0.008, 0.010)
    panel.sink(panel.paint(box(0.55, 0.95, 0.99, 1.16, 0.03), xz, right, 'grey_trim'), -0.010)


def _rails(fit):
    """Slim silver rails where the walls meet front, roof and rear."""
    for s in (1, -1):
        at = lambda z: s * (HALF - 0.035 * smooth(z, 1.5, 2.5) + 0.003)
        rail = [(FRONT + _nose(z) - 0.34, at(z), z) for z in (0.56, 0.80, 1.10, 1.45, 1.75, 2.0, 2.16)]
        rail += [(0.95, at(2.27), 2.275), (0.6, at(2.3), 2.305), (-1.6, at(2.3), 2.305), (-2.05, at(2.2), 2.25)]
        rail += [(BACK + _tail(z) + 0.20, at(z), z) for z in (2.0, 1.5, 0.95, 0.56)]
        fit.strip('satin', rail, 0.014, 0.024, 0.12)
        for x0, x1 in ((BACK + 0.22, AXLE - 0.38), (AXLE + 0.38, FRONT - 0.38)):
            fit.strip('satin', [(x0, s * (HALF + 0.002), 0.55), (x1, s * (HALF + 0.002), 0.55)], 0.012, 0.018)
        rim = [(AXLE + dx, s * (HALF + 0.004), z) for dx, z in ((-0.41, 0.37), (-0.40, 0.46), (-0.31, 0.62), (0.0, 0.725), (0.31, 0.62), (0.40, 0.46), (0.41, 0.37))]
        fit.strip('grey_trim', rim, 0.03, 0.04, 0.2)
        for x in (-2.0, 1.5):
            fit.block('indicator', (x, s * (HALF + 0.008), 0.50), (0.10, 0.02, 0.03), 0.008)


def _rear(fit):
    """A moulded bumper with two clusters of round lamps."""
    fit.strip('graphic_grey', [(BACK + 0.32, 1.03, 0.60), (BACK + 0.02, 0.90, 0.60), (BACK - 0.03, 0.5, 0.60), (BACK - 0.03, -0.5, 0.60), (BACK + 0.02, -0.90, 0.60), (BACK + 0.32, -1.03, 0.60)], 0.12, 0.28, 0.2)
    for s in (1, -1):
        for y, name in ((0.80, 'light_rear'), (0.66, 'indicator'), (0.52, 'light_rear')):
            x = BACK - 0.078 + 0.12 * (y - 0.5)
            fit.disc('chrome', (x + 0.010, s * y, 0.62), 0.062, 0.05)
            fit.disc('reflector' if name == 'indicator' else 'lamp_red', (x - 0.008, s * y, 0.62), 0.052, 0.03)
            fit.ball(name, (x - 0.022, s * y, 0.62), 0.05, (0.35, 1, 1))
        fit.block('light_rear', (BACK + 0.20, s * 0.70, 2.28), (0.03, 0.12, 0.03), 0.01)
        fit.tube('grey_trim', [(BACK + 0.10, s * 0.80, 1.00), (BACK - 0.03, s * 0.80, 1.02), (BACK - 0.03, s * 0.80, 1.14), (BACK + 0.10, s * 0.80, 1.16)], 0.014)
        steady(fit, BACK + 0.4, s * 0.85, 0.34)
    fit.number_plate((BACK - 0.10, 0, 0.62), pi)
    fit.block('lamp_red', (BACK + 0.10, 0, 2.12), (0.06, 0.40, 0.03), 0.01)


def _drawbar(fit):
    drawbar(fit, BACK + 0.2, 1.7, 3.58, 0.72, 0.36, 0.10, plate=False)
    cover = hull('cover', mat, span=(FRONT - 0.15, 3.36), front=lambda b, z: 3.36 - 0.05 * b * b, rear=lambda b, z: FRONT - 0.15, bottom=lambda x: 0.38,
                 top=lambda x, b: curve((2.1, 0.62), (2.5, 0.57), (3.0, 0.53), (3.36, 0.46))(x) - 0.05 * b * b, half=lambda x, z: curve((2.1, 0.62), (2.4, 0.54), (3.0, 0.30), (3.4, 0.13))(x),
                 radii=((0.01, 0.08), 0.06, (0.0, 0.05)), cells=(40, 24, 6), material='white_body')
    cover.finish()
    for s in (1, -1):
        fit.tube('grey_trim', [(2.5, s * 0.50, 0.52), (2.54, s * 0.50, 0.70), (2.90, s * 0.34, 0.70), (2.94, s * 0.32, 0.48)], 0.016, bend=0.05)


def _roof(fit):
    fit.block('white_body', (-0.80, 0, 2.515), (0.78, 0.62, 0.14), 0.06, taper=(0.84, 0.84))
    for x, z, w in ((0.02, 2.485, 0.44), (-1.65, 2.485, 0.36)):
        fit.block('white_body', (x, 0, z), (w, w, 0.08), 0.035)
        fit.block('glass_dark', (x, 0, z + 0.03), (w - 0.1, w - 0.1, 0.035), 0.015)


def _running_gear(fit):
    for s in (1, -1):
        wheel(AXLE, s * 0.965, TYRE, 0.19, 0.195, 'five', 'silver', turn=0.2)
        steady(fit, FRONT - 0.65, s * 0.85, 0.34, ahead=-1)
    dark_arch(fit, AXLE - 0.38, AXLE + 0.38, 0.34, 0.72, 0.80, 1.04)
    fit.disc('black_trim', (AXLE, 0, TYRE), 0.03, 1.8, 'y')
    fit.block('void', (-0.2, 0, 0.37), (4.0, 1.5, 0.10), 0.02)
