"""An off-road hard-floor camper trailer, folded for the road: box, tent under its cover, nose box, stone guard."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon
from panel import hull, rear, side, xz, yz
from towing import drawbar, gas_bottle, jerry_can, lugs, steady, tail_lamp
from wheel import wheel

BACK, FRONT, NOSE, TIP = -1.42, 0.98, 1.60, 3.02
FLOOR, DECK = 0.56, 1.13
HALF = 0.84
AXLE, TYRE = -0.22, 0.395


def build():
    """Builds the trailer, drawbar ahead; returns its length, width and height in metres."""
    fit = Fitter(mat)
    _box(fit)
    _nose(fit)
    _cover(fit)
    _rack(fit)
    _draw(fit)
    _guards(fit)
    _back(fit)
    return {'length': 4.85, 'width': 2.1, 'height': 1.75, 'wheel': (AXLE, 1.05, 0.45), 'wheel_across': 1.6,
            'headlight': (1.9, 0.3, 0.85), 'headlight_across': 1.8, 'eye': 1.35}


def _box(fit):
    panel = hull('box', mat, span=(BACK, FRONT), front=lambda b, z: FRONT, rear=lambda b, z: BACK, bottom=lambda x: FLOOR, top=lambda x, b: DECK,
                 half=lambda x, z: HALF, radii=((0.03, 0.03), 0.03, (0.02, 0.02)), cells=(110, 40, 30))
    around = lambda f: f.normal.z < 0.6
    panel.paint(box(-9, 9, 0.0, 0.70), xz, around, 'checker')
    panel.paint(box(-9, 9, 0.70, 0.72), xz, around, 'black_trim')
    for x0, x1 in ((-1.34, -0.80), (-0.72, 0.30), (0.38, 0.90)):
        panel.groove(box(x0, x1, 0.755, 1.075, 0.035), xz, side, 0.012, 0.012)
    panel.paint(polygon([(0.16, 0.70), (0.34, 0.70), (0.74, 1.13), (0.56, 1.13)], 0.0), xz, side, 'graphic_dark')
    panel.paint(polygon([(0.37, 0.70), (0.42, 0.70), (0.82, 1.13), (0.77, 1.13)], 0.0), xz, side, 'graphic_grey')
    panel.groove(box(-9, 0.62, 0.755, 1.075, 0.035), yz, rear, 0.012, 0.012)
    panel.finish()
    for s in (1, -1):
        for x in (-1.07, -0.40, 0.02, 0.64):
            fit.block('black_trim', (x, s * (HALF + 0.008), 1.015), (0.10, 0.022, 0.065), 0.01)
            fit.block('chrome', (x, s * (HALF + 0.02), 1.015), (0.05, 0.012, 0.022), 0.005)
        for x in (-1.34, -0.77, 0.34, 0.93):
            fit.strip('alloy', [(x, s * (HALF + 0.004), 0.60), (x, s * (HALF + 0.004), DECK)], 0.012, 0.028)
        fit.block('white_body', (-0.56, s * (HALF + 0.006), 0.64), (0.16, 0.018, 0.09), 0.008)
        fit.block('indicator', (0.90, s * (HALF + 0.01), 0.66), (0.09, 0.016, 0.03), 0.006)


def _nose(fit):
    """The front box, its lid sloping down to the drawbar."""
    panel = hull('nose', mat, span=(FRONT - 0.02, NOSE), front=lambda b, z: NOSE - 0.10 * max(0.0, (z - 0.9) / 0.3) - 0.10 * b * b, rear=lambda b, z: FRONT - 0.02,
                 bottom=lambda x: FLOOR + 0.01, top=lambda x, b: curve((0.95, 1.10), (1.25, 1.08), (1.60, 0.98))(x), half=lambda x, z: 0.78 - 0.10 * max(0.0, x - 1.0),
                 radii=((0.01, 0.05), 0.05, (0.02, 0.05)), cells=(44, 44, 30))
    around = lambda f: f.normal.z < 0.55
    panel.paint(box(-9, 9, 0.0, 0.70), xz, around, 'checker')
    panel.paint(box(-9, 9, 0.70, 0.72), xz, around, 'black_trim')
    panel.groove(lambda x, z: z - 0.93, xz, lambda f: f.normal.z < 0.5, 0.012, 0.012)
    panel.groove(box(1.08, 1.46, 0.745, 0.90, 0.03), xz, side, 0.010, 0.01)
    panel.finish()
    for y in (0.42, -0.42):
        fit.block('black_trim', (NOSE - 0.02, y, 0.93), (0.05, 0.10, 0.08), 0.012)
        fit.block('chrome', (NOSE + 0.006, y, 0.925), (0.012, 0.04, 0.03), 0.005)
    for s in (1, -1):
        fit.block('black_trim', (1.27, s * 0.755, 0.86), (0.09, 0.03, 0.05), 0.01)


def _cover(fit):
    """The folded tent on its hard floor, under a travel cover drawn tight by straps."""
    fit.block('alloy', ((BACK + FRONT) / 2, 0, DECK + 0.02), (FRONT - BACK + 0.03, 2 * HALF + 0.03, 0.035), 0.008)
    wave = lambda x: 0.008 * (1 if round(x * 2.3) % 2 else -1)
    panel = hull('cover', mat, span=(BACK + 0.02, FRONT - 0.01), front=lambda b, z: FRONT - 0.01 - 0.25 * max(0.0, z - 1.2), rear=lambda b, z: BACK + 0.02 + 0.20 * max(0.0, z - 1.2),
                 bottom=lambda x: DECK + 0.03, top=lambda x, b: curve((-1.4, 1.40), (-0.9, 1.445), (0.3, 1.45), (0.98, 1.39))(x) - 0.03 * b * b + wave(x) * 0.4,
                 half=lambda x, z: HALF - 0.005 - 0.12 * max(0.0, z - 1.2), radii=((0.09, 0.09), 0.09, (0.01, 0.08)), cells=(70, 40, 20), material='canvas')
    around = lambda f: f.normal.z < 0.6
    panel.paint(box(-9, 9, 1.0, 1.205), xz, around, 'cloth_grey')
    panel.paint(box(-9, 9, 1.198, 1.208), xz, around, 'satin')
    for x in (-1.0, -0.22, 0.56):
        panel.sink(panel.cut(box(x - 0.025, x + 0.025, -9, 9), lambda p: (p.x, p.z), lambda f: abs(f.normal.x) < 0.6 and f.normal.z > -0.5), -0.004, 'cloth_grey', 'cloth_grey')
    panel.finish()
    for s in (1, -1):
        for x in (-1.0, -0.22, 0.56):
            fit.block('black_trim', (x, s * (HALF + 0.002), 1.20), (0.06, 0.02, 0.05), 0.006)


def _rack(fit):
    """A boat rack over the cover."""
    z = 1.62
    for s in (1, -1):
        fit.tube('black_trim', [(BACK + 0.10, s * (HALF + 0.03), 1.02), (BACK + 0.16, s * (HALF + 0.02), z), (FRONT - 0.10, s * (HALF + 0.02), z), (FRONT - 0.06, s * (HALF + 0.03), 1.02)], 0.021, 14, 0.10)
        for x in (BACK + 0.11, FRONT - 0.065):
            fit.block('black_trim', (x, s * (HALF + 0.02), 1.05), (0.09, 0.06, 0.13), 0.01)
    for x in (-1.12, -0.45, 0.20, 0.74):
        fit.tube('black_trim', [(x, -HALF - 0.02, z), (x, HALF + 0.02, z)], 0.018, 12)
    for s in (1, -1):
        fit.tube('black_trim', [(BACK + 0.16, s * 0.35, z), (FRONT - 0.12, s * 0.35, z)], 0.014, 12)


def _draw(fit):
    drawbar(fit, BACK + 0.1, 1.15, TIP, 0.52, 0.50, 0.11, plate=False)
    fit.block('checker', (1.93, 0, 0.565), (0.62, 0.96, 0.02), 0.005)
    gas_bottle(fit, (1.80, 0.0, 0.575), 0.13, 0.36)
    for s in (1, -1):
        jerry_can(fit, (1.80, s * 0.34, 0.83), True)
    # The stone guard: a mesh in a bent frame, drawn back to the corners of the nose box.
    z0, z1 = 0.585, 0.86
    corner, point = (1.62, 0.90), (2.20, 0.30)
    path = lambda z: [(corner[0], corner[1], z), (point[0], point[1], z), (point[0], -point[1], z), (corner[0], -corner[1], z)]
    for z in (z0, z1):
        fit.tube('black_trim', path(z), 0.019, 14, 0.08)
    for s in (1, -1):
        for x, y in (corner, point, ((corner[0] + point[0]) / 2, (corner[1] + point[1]) / 2)):
            fit.tube('black_trim', [(x, s * y, z0), (x, s * y, z1)], 0.016)
        fit.tube('black_trim', [(corner[0], s * corner[1], 0.80), (1.40, s * 0.74, 0.80)], 0.018)
        fit.tube('black_trim', [(point[0], s * point[1], z0), (2.22, s * 0.22, 0.53)], 0.02)
        a, b = corner, point
        fit.plate('grille_mesh', [(0, z0), (1, z0), (1, z1), (0, z1)], 0.006, lambda u, v, d, s=s: (a[0] + (b[0] - a[0]) * u - d, s * (a[1] + (b[1] - a[1]) * u), v))
        fit.block('rubber', ((a[0] + b[0]) / 2 - 0.05, s * ((a[1] + b[1]) / 2 - 0.05), 0.50), (0.02, 0.5, 0.14), 0.004, (0, 0, s * 0.8))
    fit.block('grille_mesh', (point[0] - 0.003, 0, (z0 + z1) / 2), (0.006, 2 * point[1], z1 - z0), 0.0)
    fit.disc('galvanised', (2.05, -0.18, 0.60), 0.05, 0.06, 'z')


def _guards(fit):
    """Flat-topped tread-plate mudguards and the wheels under them."""
    for s in (1, -1):
        y = 1.0
        wheel(AXLE, s * y, TYRE, 0.255, 0.205, 'blade', 'dark', turn=0.3)
        lugs(AXLE, s * y, TYRE, 0.255)
        path = [(AXLE - 0.56, 0.50), (AXLE - 0.50, 0.68), (AXLE - 0.34, 0.865), (AXLE + 0.34, 0.865), (AXLE + 0.50, 0.68), (AXLE + 0.56, 0.50)]
        fit.strip('checker', [(x, s * (y - 0.005), z) for x, z in path], 0.34, 0.008, 0.03)
        fit.strip('black_trim', [(x, s * (y + 0.16), z - 0.018) for x, z in path], 0.012, 0.04, 0.03)
        fit.block('rubber', (AXLE - 0.57, s * y, 0.40), (0.012, 0.28, 0.24), 0.003)
        fit.strip('black_trim', [(AXLE + 0.50, s * 0.56, 0.50), (AXLE + 0.1, s * 0.56, TYRE), (AXLE - 0.08, s * 0.56, TYRE)], 0.07, 0.08, 0.1)
        fit.tube('paint', [(AXLE - 0.14, s * 0.62, TYRE), (AXLE - 0.20, s * 0.62, 0.62)], 0.03)
        steady(fit, BACK + 0.2, s * 0.72, 0.55)
    fit.disc('black_trim', (AXLE, 0, TYRE), 0.04, 1.8, 'y')
    fit.block('void', (-0.2, 0, 0.53), (2.3, 1.3, 0.08), 0.01)
    for x in (-1.2, 0.5, 1.2):
        fit.block('black_trim', (x, 0, 0.50), (0.05, 1.04, 0.09), 0.004)


def _back(fit):
    for s in (1, -1):
        tail_lamp(fit, BACK - 0.02, s * 0.68, 0.64, 0.28, 0.10)
        fit.block('black_trim', (BACK - 0.015, s * 0.5, 1.02), (0.03, 0.12, 0.06), 0.01)
        fit.strip('black_trim', [(BACK - 0.01, s * 0.30, 0.50), (BACK - 0.12, s * 0.30, 0.50)], 0.06, 0.06)
    fit.block('black_trim', (BACK - 0.13, 0, 0.50), (0.07, 1.55, 0.10), 0.012)
    spare = wheel(BACK - 0.15, 0.18, TYRE, 0.25, 0.205, style='steel', z=0.98)
    spare.rotation_euler = (0, 0, -pi / 2)
    fit.block('black_trim', (BACK - 0.10, 0.18, 0.76), (0.08, 0.10, 0.55), 0.012)
    fit.number_plate((BACK - 0.025, -0.335, 0.64), pi)
