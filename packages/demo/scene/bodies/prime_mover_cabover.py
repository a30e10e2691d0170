"""A cab-over 6×4 prime mover with a high-roofed sleeper: polished tanks, side fairings, fifth wheel, upright exhaust."""

from math import pi

import bpy
from mathutils import Matrix

import finishes  # noqa: F401
from curtain_sider import FRONT_AXLE, NOSE, RIM, cab
from fittings import Fitter
from materials import mat
from outline import curve, polygon, smooth
from panel import hull, side, xz
from wheel import wheel

#: Drive axles, the end of the frame, the back of the cab and the top of its roof; the whole is moved to the middle last.
DRIVE, END, BACK, ROOF = (-0.36, -1.73), -2.62, 1.98, 3.10
TYRE = 0.52
MIDDLE = (NOSE + END) / 2


def build():
    """Builds the truck; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    cab(fit, BACK, ROOF, sleeper=True)
    _roof(fit)
    _fairings(fit)
    _back_wall(fit)
    _tanks(fit)
    _chassis(fit)
    _fifth_wheel(fit)
    _tail(fit)
    _wheels(fit)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = Matrix.Translation((-MIDDLE, 0, 0)) @ thing.matrix_world
    return {'length': NOSE - END, 'width': 2.5, 'height': 3.75, 'wheelbase': FRONT_AXLE - sum(DRIVE) / 2, 'eye': 1.7,
            'wheel': (FRONT_AXLE - MIDDLE, 1.1, 0.62), 'wheel_across': 1.7, 'headlight': (4.15 - MIDDLE, 0.85, 0.95), 'headlight_across': 1.6}


def _roof(fit):
    """The high roof over the sleeper, with lamps in its brow."""
    face = curve((2.94, 3.98), (3.20, 3.86), (3.48, 3.58), (3.72, 3.10))
    panel = hull('roof', mat, span=(BACK + 0.02, 3.98), front=lambda b, z: face(z) - 0.16 * b * b, rear=lambda b, z: BACK + 0.02, bottom=lambda x: 2.93,
                 top=lambda x, b: 3.70 - 0.07 * b * b, half=lambda x, z: curve((2.9, 1.085), (3.2, 1.06), (3.7, 0.93))(z) * curve((2.0, 1.0), (3.2, 0.985), (3.98, 0.90))(x),
                 radii=((0.05, 0.14), 0.16, (0.02, 0.16)), cells=(80, 64, 44))
    panel.groove(lambda x, z: z - 3.02, xz, side, 0.006, 0.008)
    panel.groove(polygon([(2.2, 3.14), (2.9, 3.14), (3.3, 3.14), (3.12, 3.42), (2.2, 3.42)], 0.06), xz, side, 0.005, 0.006)
    for s in (1, -1):
        for y in (0.40, 0.72):
            p = panel.spot('front', s * y, 3.20)
            fit.disc('black_trim', (p.x - 0.02, p.y, p.z), 0.088, 0.06, 'x', 40, 0.01)
            fit.disc('reflector', (p.x + 0.012, p.y, p.z), 0.076, 0.008, 'x', 40)
            fit.ball('light_soft', (p.x + 0.012, p.y, p.z), 0.024, (0.5, 1, 1))
            fit.ball('glass_clear', (p.x + 0.012, p.y, p.z), 0.078, (0.3, 1, 1))
        q = panel.spot('front', s * 0.62, 3.46, 0.006)
        fit.block('indicator', tuple(q), (0.05, 0.13, 0.036), 0.012)
        fit.disc('chrome', (2.95, s * 0.62, 3.735), 0.035, 0.60, 'x', 24, inner=0.060)
        fit.block('black_trim', (2.85, s * 0.62, 3.695), (0.05, 0.05, 0.05), 0.01)
    panel.finish()


def _fairings(fit):
    """Plates that close the gap to the trailer, and skirts under the cab down to the tanks."""
    for s in (1, -1):
        place = lambda u, v, d, s=s: (u, s * (1.155 - d - 0.10 * smooth(v, 2.6, 3.6)), v)
        fit.plate('paint', [(BACK + 0.05, 1.02), (BACK - 0.30, 1.02), (BACK - 0.34, 2.6), (BACK - 0.26, 3.45), (BACK + 0.05, 3.60)], 0.03, place, 0.010)
        fit.strip('rubber', [(BACK - 0.305, s * 1.140, 1.03), (BACK - 0.345, s * 1.140, 2.6)], 0.022, 0.022, 0.0)
        for z in (1.35, 2.0):
            fit.block('indicator', (BACK - 0.20, s * 1.160, z), (0.045, 0.02, 0.09), 0.010)
        fit.block('paint', (2.18, s * 1.10, 0.84), (0.34, 0.14, 0.36), 0.04)


def _back_wall(fit):
    """Intake and silencer behind the cab, hoses to the trailer."""
    fit.disc('chrome', (BACK - 0.24, -0.86, 1.86), 0.125, 1.55, 'z', 40, 0.02)
    fit.disc('grille_mesh', (BACK - 0.24, -0.86, 1.90), 0.138, 1.05, 'z', 40)
    fit.tube('chrome', [(BACK - 0.24, -0.86, 2.60), (BACK - 0.24, -0.86, 3.55), (BACK - 0.32, -0.86, 3.70)], 0.070, 28, 0.10)
    fit.block('black_trim', (BACK - 0.20, 0.80, 2.0), (0.26, 0.40, 1.80), 0.05)
    fit.block('grille_mesh', (BACK - 0.332, 0.80, 2.45), (0.006, 0.30, 0.70), 0.002)
    fit.block('black_trim', (BACK - 0.06, 0, 2.0), (0.05, 1.10, 0.30), 0.01)
    for k, name in enumerate(('light_rear', 'caliper', 'indicator')):
        y = -0.22 + 0.22 * k
        fit.tube(name, [(BACK - 0.10, y, 1.98), (BACK - 0.26, y, 1.50), (BACK - 0.65, y * 0.8, 1.32), (BACK - 0.95, y * 0.6, 1.42), (BACK - 0.72, y * 0.5, 1.12)], 0.017, bend=0.18)


def _tanks(fit):
    for s in (1, -1):
        x0, x1 = 0.52, 1.98
        fit.block('alloy_polished', ((x0 + x1) / 2, s * 0.86, 0.72), (x1 - x0, 0.66, 0.64), 0.16, segments=8)
        for x in (x0 + 0.30, x1 - 0.30):
            fit.block('gloss_black', (x, s * 0.86, 0.72), (0.07, 0.672, 0.652), 0.165, segments=8)
        fit.disc('chrome', (x0 + 0.55, s * 1.05, 1.04), 0.060, 0.06, 'z', 28, 0.010)
        fit.block('checker', ((x0 + x1) / 2, s * 0.96, 1.075), (0.9, 0.36, 0.025), 0.006)
        for x in (0.80, 1.70):
            fit.block('checker', (x, s * 1.165, 0.44), (0.42, 0.10, 0.03), 0.006)
        for k in range(4):
            fit.block('indicator', (x0 + 0.18 + k * 0.36, s * 1.198, 0.93), (0.085, 0.012, 0.034), 0.006)


def _chassis(fit):
    for s in (1, -1):
        fit.block('black_trim', ((END + 3.4) / 2, s * 0.42, 0.88), (3.4 - END - 0.05, 0.085, 0.28), 0.008)
        fit.block('black_trim', (sum(DRIVE) / 2, s * 0.52, 0.66), (1.2, 0.10, 0.14), 0.03)
    for x in (1.7, 0.4, -1.05, -2.45):
        fit.block('black_trim', (x, 0, 0.88), (0.12, 0.84, 0.22), 0.008)
    fit.block('void', (3.0, 0, 0.86), (2.1, 1.2, 0.46), 0.05)
    for x in DRIVE:
        fit.disc('black_trim', (x, 0, TYRE), 0.11, 2.0, 'y')
        fit.ball('black_trim', (x, 0, TYRE), 0.27)
        for s in (1, -1):
            fit.disc('rubber', (x + 0.26, s * 0.52, 0.74), 0.14, 0.20, 'z', 28, 0.05)
    fit.disc('black_trim', (FRONT_AXLE, 0, TYRE), 0.06, 1.9, 'y')
    fit.tube('black_trim', [(2.2, 0, 0.78), (DRIVE[0], 0, 0.58), (DRIVE[1], 0, 0.56)], 0.06)
    fit.block('checker', (1.05, 0, 1.03), (1.25, 0.86, 0.025), 0.006)


def _fifth_wheel(fit):
    x = -1.0
    fit.block('black_trim', (x, 0, 1.05), (0.86, 0.92, 0.06), 0.010)
    for s in (1, -1):
        fit.block('black_trim', (x, s * 0.36, 1.11), (0.30, 0.10, 0.12), 0.02)
    fit.disc('black_trim', (x, 0, 1.19), 0.47, 0.07, 'z', 56, 0.012)
    fit.disc('grey_trim', (x, 0, 1.228), 0.43, 0.006, 'z', 56, 0.002)
    fit.disc('void', (x, 0, 1.233), 0.055, 0.004, 'z', 28)
    fit.block('void', (x - 0.26, 0, 1.229), (0.46, 0.13, 0.010), 0.0)
    for s in (1, -1):
        fit.block('black_trim', (x - 0.47, s * 0.19, 1.175), (0.36, 0.17, 0.06), 0.02, (0, -0.16, s * 0.3))
    fit.tube('galvanised', [(x + 0.10, 0.46, 1.16), (x + 0.10, 0.66, 1.16)], 0.012)


def _tail(fit):
    fit.block('black_trim', (END + 0.03, 0, 0.88), (0.06, 0.84, 0.24), 0.01)
    fit.block('alloy_polished', (END, 0, 0.86), (0.05, 2.28, 0.20), 0.018)
    for s in (1, -1):
        for k, name in enumerate(('light_rear', 'indicator', 'light_rear')):
            fit.disc('reflector', (END - 0.028, s * (0.68 + 0.17 * k), 0.86), 0.068, 0.01)
            fit.disc(name, (END - 0.034, s * (0.68 + 0.17 * k), 0.86), 0.062, 0.02, bevel=0.008)
        fit.disc('light_rear_lit', (END - 0.046, s * 1.02, 0.86), 0.026, 0.004)
        fit.block('rubber', (DRIVE[1] - 0.70, s * 0.95, 0.52), (0.016, 0.60, 0.62), 0.004)
        fit.block('satin', (DRIVE[1] - 0.708, s * 0.95, 0.30), (0.006, 0.60, 0.07), 0.002)
    fit.number_plate((END - 0.030, 0, 0.86), pi)


def _wheels(fit):
    for s in (1, -1):
        wheel(FRONT_AXLE, s * 1.04, TYRE, 0.295, RIM, 'truck', 'chrome')
        for x in DRIVE:
            for y in (1.09, 0.77):
                wheel(x, s * y, TYRE, 0.280, RIM, 'truck', 'chrome')
            path = [(x + dx, s * 0.94, z) for dx, z in ((-0.63, 0.66), (-0.56, 0.92), (-0.32, 1.115), (0.32, 1.115), (0.56, 0.92), (0.63, 0.66))]
            fit.strip('gloss_black', path, 0.60, 0.014, 0.18)
            fit.strip('satin', [(a, b + s * 0.298, c) for a, b, c in path], 0.012, 0.034, 0.18)
