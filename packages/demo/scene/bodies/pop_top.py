"""A compact single-axle caravan with its pop-top roof raised: low walls, canvas skirt, front boot, rear door."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, left, rear, right, side, top, xy, xz, yz
from towing import drawbar, gas_bottle, steady, tail_lamp
from wheel import wheel

FLOOR, WALL, LID, ROOF = 0.44, 1.98, 2.40, 2.56
FRONT, BACK = 1.92, -2.62
AXLE, TYRE = -0.45, 0.355


def build():
    """Builds the caravan, drawbar ahead; returns its length, width and height in metres."""
    fit = Fitter(mat)
    body = _shell()
    _graphics(body)
    _windows(body)
    _doors(fit, body)
    body.finish()
    _skirt(fit)
    _lid(fit)
    _edges(fit)
    _awning(fit)
    _ends(fit)
    _front(fit)
    _running_gear(fit)
    return {'length': 5.95, 'width': 2.3, 'height': 2.75, 'wheel': (AXLE, 1.1, 0.5), 'wheel_across': 1.8,
            'headlight': (2.2, 0.3, 0.8), 'headlight_across': 2.0, 'eye': 1.45}


_nose = curve((0.4, -0.30), (0.62, -0.10), (0.85, 0.0), (1.15, -0.01), (1.5, -0.10), (1.98, -0.30))
_tail = curve((0.4, 0.18), (0.62, 0.04), (0.9, 0.0), (1.98, 0.05))


def _shell():
    panel = hull('body', mat, span=(BACK, FRONT), front=lambda b, z: FRONT + _nose(z) - 0.09 * b * b,
                 rear=lambda b, z: BACK + _tail(z) + 0.06 * b * b, bottom=lambda x: FLOOR, top=lambda x, b: WALL,
                 half=lambda x, z: 1.085, radii=((0.12, 0.16), 0.10, (0.03, 0.03)), cells=(150, 60, 56))
    panel.hole(arch(AXLE, TYRE, 0.435, 0.2), xz, flank, 0.05)
    panel.paint(lambda x, y: -1, xy, top, 'white_body')
    return panel


def _graphics(panel):
    """A dark lower wall with a rising edge and three slashes at the front."""
    around = lambda f: f.normal.z < 0.6
    panel.paint(polygon([(-9, 0.0), (9, 0.0), (9, 0.80), (1.2, 0.80), (-1.0, 0.86), (-9, 0.86)], 0.0), xz, around, 'graphic_grey')
    panel.paint(polygon([(-9, 0.885), (-1.0, 0.885), (1.2, 0.825), (9, 0.825), (9, 0.86), (1.2, 0.86), (-1.0, 0.945), (-9, 0.945)], 0.0), xz, around, 'graphic_dark')
    for k in range(3):
        x, w = 1.02 + 0.15 * k, (0.09, 0.06, 0.035)[k]
        panel.paint(polygon([(x, 0.86), (x + w, 0.86), (x + w + 0.42, 1.99), (x + 0.42, 1.99)], 0.0), xz, side, ('graphic_dark', 'graphic_grey', 'graphic_grey')[k])
    for z in (1.02, 1.05):
        panel.paint(box(-2.5, 0.95, z, z + 0.014), xz, side, 'graphic_grey')


def _windows(panel):
    for x0, x1, z0, z1, where in ((-0.75, 0.55, 1.22, 1.80, left), (-2.25, -1.35, 1.28, 1.78, right), (-0.6, 0.15, 1.36, 1.76, right), (0.55, 1.05, 1.30, 1.76, right)):
        panel.window(box(x0, x1, z0, z1, 0.12), xz, where, 0.05, 0.006, 'glass_dark', 'gloss_black')
    panel.window(box(-0.1, 0.55, 1.25, 1.72, 0.10), yz, rear, 0.045, 0.006, 'glass_dark', 'gloss_black')


def _doors(fit, panel):
    panel.groove(box(-2.12, -1.46, 0.56, 1.93, 0.07), xz, left, 0.02, 0.014, 'gloss_black')
    panel.window(box(-2.0, -1.58, 1.30, 1.78, 0.06), xz, left, 0.03, 0.006, 'glass_dark', 'gloss_black')
    fit.block('black_trim', (-1.54, 1.095, 1.17), (0.08, 0.04, 0.16), 0.015)
    fit.tube('black_trim', [(-1.34, 1.08, 1.02), (-1.34, 1.14, 1.05), (-1.34, 1.14, 1.50), (-1.34, 1.08, 1.53)], 0.013)
    fit.block('checker', (-1.79, 1.20, 0.29), (0.58, 0.28, 0.03), 0.008)
    for x in (-2.04, -1.54):
        fit.tube('black_trim', [(x, 0.9, 0.44), (x, 1.28, 0.29)], 0.014)
    panel.groove(box(0.75, 1.28, 0.54, 0.78, 0.04), xz, side, 0.012, 0.01)
    panel.groove(box(-2.40, -2.2, 0.58, 0.78, 0.03), xz, right, 0.010, 0.01)
    for x0, x1, z0, z1, where in ((-1.15, -0.90, 1.12, 1.36, left), (0.20, 0.46, 0.56, 0.76, left), (-1.15, -0.72, 1.10, 1.32, right), (0.25, 0.46, 1.12, 1.30, right)):
        panel.sink(panel.paint(box(x0, x1, z0, z1, 0.03), xz, where, 'white_body'), -0.012, 'white_body')
    # A stone shield over the front window.
    shield = polygon([(-0.1, 1.22), (0.62, 1.22), (0.58, 1.68), (-0.1, 1.68)], 0.06)
    panel.sink(panel.cut(shield, yz, front), -0.035, 'gloss_black', 'gloss_black')
    panel.groove(polygon([(-0.1, 0.66), (0.86, 0.66), (0.86, 1.14), (-0.1, 1.14)], 0.06), yz, front, 0.014, 0.012)


def _skirt(fit):
    """The canvas between walls and roof, with insect-screen windows."""
    panel = hull('skirt', mat, span=(BACK + 0.13, FRONT - 0.37), front=lambda b, z: FRONT - 0.37, rear=lambda b, z: BACK + 0.13, bottom=lambda x: WALL - 0.03,
                 top=lambda x, b: LID + 0.05, half=lambda x, z: 1.005 - 0.018 * (1 - ((z - (WALL + LID) / 2) / 0.25) ** 2),
                 radii=((0.10, 0.10), 0.10, (0.0, 0.0)), cells=(120, 56, 10), material='cloth_grey')
    for x0, x1 in ((-2.2, -1.2), (-0.95, 0.25), (0.5, 1.3)):
        panel.sink(panel.framed(box(x0, x1, 2.06, 2.32, 0.03), 0.02, xz, side, 'canvas'), 0.004, 'canvas', 'screen')
    panel.sink(panel.framed(box(-0.1, 0.65, 2.06, 2.32, 0.03), 0.02, yz, lambda f: abs(f.normal.x) > 0.5, 'canvas'), 0.004, 'canvas', 'screen')
    panel.finish()
    for s in (1, -1):
        for x in (BACK + 0.35, FRONT - 0.6):
            fit.tube('satin', [(x, s * 1.04, WALL - 0.02), (x + 0.02, s * 1.04, LID + 0.02)], 0.014)
        fit.strip('white_body', [(BACK + 0.2, s * 1.012, WALL + 0.01), (FRONT - 0.45, s * 1.012, WALL + 0.01)], 0.02, 0.03)


def _lid(fit):
    lid = hull('lid', mat, span=(BACK + 0.02, FRONT - 0.22), front=lambda b, z: FRONT - 0.22 - 0.06 * b * b, rear=lambda b, z: BACK + 0.02 + 0.05 * b * b, bottom=lambda x: LID,
               top=lambda x, b: ROOF - 0.035 * b * b + curve((-2.6, -0.03), (-2.0, 0), (1.0, 0.0), (1.7, -0.05))(x), half=lambda x, z: 1.09,
               radii=((0.12, 0.18), 0.12, (0.02, 0.07)), cells=(90, 50, 14), material='white_body')
    lid.paint(box(-9, 9, LID - 0.1, LID + 0.045), xz, lambda f: f.normal.z < 0.6, 'graphic_grey')
    lid.finish()
    fit.block('white_body', (-0.75, 0, ROOF + 0.085), (0.86, 0.72, 0.19), 0.08, taper=(0.86, 0.86))
    fit.block('white_body', (0.75, 0, ROOF + 0.03), (0.45, 0.45, 0.10), 0.04)
    fit.block('gloss_black', (-1.85, 0, ROOF + 0.012), (0.75, 1.2, 0.025), 0.006)
    fit.block('white_body', (1.30, 0.5, ROOF + 0.0), (0.20, 0.20, 0.08), 0.03)


def _edges(fit):
    for s in (1, -1):
        fit.strip('galvanised', [(BACK + 0.16, s * 1.088, WALL - 0.03), (FRONT - 0.42, s * 1.088, WALL - 0.03)], 0.016, 0.05)
        for x0, x1 in ((BACK + 0.22, AXLE - 0.47), (AXLE + 0.47, FRONT - 0.34)):
            fit.strip('black_trim', [(x0, s * 1.085, FLOOR + 0.015), (x1, s * 1.085, FLOOR + 0.015)], 0.02, 0.035)
        rim = [(AXLE + dx, s * 1.095, z) for dx, z in ((-0.475, 0.42), (-0.465, 0.52), (-0.37, 0.71), (0.0, 0.835), (0.37, 0.71), (0.465, 0.52), (0.475, 0.42))]
        fit.strip('black_trim', rim, 0.05, 0.055, 0.22)
        for x in (BACK + 0.3, FRONT - 0.6):
            fit.block('indicator' if x > 0 else 'light_rear', (x, s * 1.092, 0.72), (0.10, 0.02, 0.035), 0.01)


def _awning(fit):
    """A rolled bag awning along the left wall's top."""
    fit.disc('graphic_grey', (-0.1, 1.14, 1.92), 0.055, 2.5, 'x', 32, 0.02)
    for x in (-1.36, 1.16):
        fit.block('black_trim', (x, 1.13, 1.92), (0.03, 0.12, 0.125), 0.02)


def _ends(fit):
    for s in (1, -1):
        tail_lamp(fit, BACK - 0.015, s * 0.80, 0.72, 0.30, 0.11)
        fit.block('light_rear', (BACK + 0.05, s * 0.86, 1.90), (0.03, 0.12, 0.03), 0.01)
        steady(fit, BACK + 0.35, s * 0.85)
        steady(fit, FRONT - 0.45, s * 0.85, ahead=-1)
    fit.strip('galvanised', [(BACK + 0.1, 0.95, 0.50), (BACK - 0.10, 0.93, 0.50), (BACK - 0.10, -0.93, 0.50), (BACK + 0.1, -0.95, 0.50)], 0.05, 0.12, 0.05)
    fit.number_plate((BACK - 0.02, 0, 0.72), pi)
    spare = wheel(BACK - 0.12, 0.0, TYRE, 0.20, 0.19, style='steel', z=1.03)
    spare.rotation_euler = (0, 0, -pi / 2)
    fit.block('black_trim', (BACK - 0.04, 0, 0.92), (0.10, 0.12, 0.5), 0.02)


def _front(fit):
    drawbar(fit, BACK + 0.2, 1.55, 3.24, 0.80, 0.40, 0.12)
    for s in (1, -1):
        gas_bottle(fit, (2.32, s * 0.18, 0.475))
    fit.block('checker', (2.30, 0, 0.468), (0.52, 0.86, 0.016), 0.004)
    for s in (1, -1):
        fit.tube('galvanised', [(FRONT + 0.02, s * 0.90, 0.52), (FRONT + 0.14, s * 0.9, 0.52), (FRONT + 0.14, s * 0.62, 0.52), (FRONT + 0.14, s * 0.62, 0.40)], 0.014, bend=0.05)


def _running_gear(fit):
    for s in (1, -1):
        wheel(AXLE, s * 0.955, TYRE, 0.21, 0.20, 'twin', 'silver', turn=0.2)
        fit.block('void', (AXLE, s * 0.78, 0.60), (0.95, 0.05, 0.5), 0.0)
        fit.block('void', (AXLE, s * 0.90, 0.82), (0.9, 0.30, 0.04), 0.0)
    fit.disc('black_trim', (AXLE, 0, TYRE), 0.035, 1.8, 'y')
    fit.block('void', (-0.35, 0, 0.43), (4.1, 1.5, 0.12), 0.02)
