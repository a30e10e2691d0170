"""A low cruiser on its side stand: air-cooled V-twin, teardrop tank, long fork, chrome dual exhausts."""

from math import cos, pi, radians, sin

import bpy

import finishes  # noqa: F401
from cycle import Fork, brake, cast, coil, guard, hub, lean, place, rim_band, ring, round_lamp, side_stand, tyre
from fittings import Fitter
from materials import mat
from outline import curve, polygon
from panel import hull, side, xz
from wheel import Mesh

FRONT, REAR = 0.86, -0.80
FRONT_TYRE, REAR_TYRE = 0.335, 0.325
LEAN = radians(8.0)
FORK = Fork(FRONT, FRONT_TYRE, radians(34), 0.105)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _bars(fit)
    _tank(fit)
    _seat(fit)
    _tail(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _back_end(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, 0.02, 0.13, LEAN, 0.20)
    return {'length': 2.36, 'width': 0.95, 'height': 1.2, 'wheelbase': FRONT - REAR, 'eye': 0.95,
            'wheel': (FRONT, 0.05, 0.33), 'wheel_across': 0.95, 'headlight': (0.52, 0.1, 0.85), 'headlight_across': 0.8}


def _wheels():
    for x, radius, width, rim, discs in ((FRONT, FRONT_TYRE, 0.125, 0.245, ((0.15, 0.066),)), (REAR, REAR_TYRE, 0.205, 0.212, ((0.145, -0.075),))):
        mesh = Mesh()
        tyre(mesh, radius, width, rim)
        rim_band(mesh, rim, width, 'chrome')
        cast(mesh, rim, 9, 'alloy', half=0.0095, face='alloy_polished')
        hub(mesh, 0.05, 0.06, 'alloy_polished')
        for r, y in discs:
            brake(mesh, r, y, 'alloy')
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'chrome', 'chrome', 0.36, 0.022, 0.030, 0.84, calipers=(1,), upside_down=False)
    for s in (1, -1):
        fit.tube('gloss_black', [FORK.at(0.50, s * 0.105), FORK.at(0.80, s * 0.105)], 0.034, 24)
    FORK.clamps(fit, ((0.56, 0.05), (0.83, 0.035)), 'gloss_black')
    guard(FRONT, FRONT_TYRE, FRONT_TYRE + 0.022, 0.088, 0.085, 52, 172)
    for s in (1, -1):
        fit.strip('chrome', [FORK.at(0.33, s * 0.086, 0.03), FORK.at(0.33, s * 0.095, -0.03)], 0.05, 0.012)
        fit.tube('chrome', [FORK.at(0.02, s * 0.09, -0.03), (0.60, s * 0.087, 0.55)], 0.006)
    round_lamp(fit, (0.605, 0, 0.865), 0.095)
    fit.block('gloss_black', (0.47, 0, 0.865), (0.10, 0.12, 0.09), 0.02)
    for s in (1, -1):
        fit.tube('chrome', [(0.47, s * 0.09, 0.80), (0.50, s * 0.19, 0.80)], 0.008)
        fit.ball('chrome', (0.50, s * 0.205, 0.80), 0.034, (1.2, 1, 1))
        fit.disc('indicator', (0.534, s * 0.205, 0.80), 0.031, 0.014, bevel=0.006)


def _bars(fit):
    fit.tube('chrome', [(0.00, 0.47, 1.045), (0.13, 0.43, 1.10), (0.30, 0.30, 1.185), (0.375, 0.15, 1.165), (0.385, 0.06, 1.10), (0.385, -0.06, 1.10), (0.375, -0.15, 1.165), (0.30, -0.30, 1.185), (0.13, -0.43, 1.10), (0.00, -0.47, 1.045)], 0.013, 16, 0.09)
    for s in (1, -1):
        fit.tube('chrome', [(0.385, s * 0.055, 1.02), (0.385, s * 0.055, 1.11)], 0.019, 16)
        fit.tube('rubber', [(-0.005, s * 0.472, 1.043), (0.105, s * 0.438, 1.089)], 0.0195, 16)
        fit.disc('chrome', (-0.008, s * 0.473, 1.042), 0.021, 0.016, 'y', 16)
        fit.block('chrome', (0.135, s * 0.425, 1.10), (0.055, 0.05, 0.05), 0.014, (0, 0, s * -0.3))
        fit.tube('chrome', [(0.15, s * 0.435, 1.095), (0.165, s * 0.475, 1.08), (0.03, s * 0.515, 1.035)], 0.007, bend=0.04)
        fit.tube('chrome', [(0.155, s * 0.41, 1.11), (0.18, s * 0.44, 1.19), (0.165, s * 0.47, 1.235)], 0.006, bend=0.03)
        fit.disc('chrome', (0.16, s * 0.475, 1.25), 0.06, 0.022, 'x', 36, 0.008)
        fit.disc('mirror', (0.1475, s * 0.475, 1.25), 0.052, 0.003, 'x', 36)
        fit.tube('black_trim', [(0.14, s * 0.42, 1.08), (0.30, s * 0.29, 1.14), (0.36, s * 0.14, 1.10), (0.42, s * 0.05, 0.95)], 0.006, bend=0.08)
    fit.disc('chrome', (0.40, 0, 1.115), 0.05, 0.06, 'x', 36, 0.012)
    fit.disc('screen', (0.369, 0, 1.115), 0.043, 0.004, 'x', 32)


def _tank(fit):
    panel = hull('tank', mat, span=(-0.19, 0.335), front=lambda b, z: 0.335 - 0.05 * b * b, rear=lambda b, z: -0.19,
                 bottom=curve((-0.19, 0.665), (0.0, 0.70), (0.2, 0.745), (0.335, 0.79)),
                 top=lambda x, b: curve((-0.19, 0.725), (-0.08, 0.82), (0.06, 0.915), (0.18, 0.945), (0.335, 0.915))(x) - 0.012 * b * b,
                 half=lambda x, z: curve((-0.19, 0.035), (-0.08, 0.085), (0.08, 0.148), (0.19, 0.165), (0.28, 0.155), (0.335, 0.125))(x) * curve((0.66, 0.62), (0.74, 0.9), (0.82, 1.0), (0.95, 0.93))(z),
                 radii=((0.03, 0.09), 0.105, (0.05, 0.095)), cells=(60, 30, 30))
    panel.paint(polygon([(-0.13, 0.735), (0.05, 0.79), (0.24, 0.825), (0.30, 0.845), (0.24, 0.862), (0.05, 0.83)], 0.01), xz, side, 'chrome')
    panel.finish()
    fit.disc('chrome', (0.13, 0, 0.945), 0.055, 0.02, 'z', 40, 0.006)
    fit.disc('gloss_black', (0.13, 0, 0.956), 0.043, 0.006, 'z', 40, 0.002)
    fit.strip('chrome', [(0.07, 0, 0.922), (-0.02, 0, 0.868), (-0.11, 0, 0.803)], 0.045, 0.012)
    fit.disc('chrome', (0.24, 0.07, 0.928), 0.03, 0.02, 'z', 32, 0.006)


def _seat(fit):
    seat = hull('seat', mat, span=(-0.66, -0.13), front=lambda b, z: -0.13 + 0.03 * b * b, rear=lambda b, z: -0.66 + 0.07 * b * b,
                bottom=curve((-0.66, 0.69), (-0.50, 0.62), (-0.13, 0.645)),
                top=lambda x, b: curve((-0.66, 0.80), (-0.58, 0.775), (-0.46, 0.70), (-0.32, 0.695), (-0.13, 0.735))(x) - 0.015 * b * b,
                half=lambda x, z: curve((-0.66, 0.13), (-0.5, 0.175), (-0.36, 0.175), (-0.22, 0.12), (-0.13, 0.075))(x),
                radii=((0.05, 0.04), 0.05, (0.02, 0.04)), cells=(44, 24, 12), material='leather')
    for x in (-0.24, -0.34, -0.44):
        seat.groove(lambda u, v, x=x: u - x, xz, lambda f: f.normal.z > 0.3, 0.005, 0.006)
    seat.finish()
    pillion = hull('pillion', mat, span=(-0.93, -0.64), front=lambda b, z: -0.64, rear=lambda b, z: -0.93 + 0.06 * b * b,
                   bottom=curve((-0.93, 0.655), (-0.64, 0.685)), top=lambda x, b: curve((-0.93, 0.715), (-0.8, 0.75), (-0.64, 0.745))(x) - 0.012 * b * b,
                   half=lambda x, z: curve((-0.93, 0.085), (-0.8, 0.115), (-0.64, 0.125))(x), radii=((0.04, 0.03), 0.04, (0.02, 0.03)), cells=(30, 20, 8), material='leather')
    pillion.finish()
    # Side covers under the seat.
    for s in (1, -1):
        outline = [(-0.16, 0.60), (-0.14, 0.45), (-0.20, 0.42), (-0.36, 0.43), (-0.43, 0.52), (-0.40, 0.61), (-0.30, 0.635), (-0.20, 0.63)]
        fit.plate('paint', outline, 0.07, lambda u, v, d, s=s: (u, s * (0.152 - d), v), 0.022)
        fit.disc('chrome', (-0.28, s * 0.153, 0.53), 0.03, 0.01, 'y', 32, 0.004)


def _tail(fit):
    guard(REAR, REAR_TYRE, REAR_TYRE + 0.04, 0.125, 0.12, 42, 176)
    at = lambda a, lift: (REAR + (REAR_TYRE + 0.05 + lift) * cos(radians(a)), (REAR_TYRE + (REAR_TYRE + 0.05 + lift) * sin(radians(a))))
    for s in (1, -1):
        (x0, z0), (x1, z1), (x2, z2) = at(55, -0.04), at(95, -0.03), at(137, -0.035)
        fit.strip('chrome', [(x0 - 0.02, s * 0.135, z0), (x1, s * 0.137, z1 - 0.01), (x2, s * 0.135, z2)], 0.016, 0.045, 0.12)
        fit.tube('chrome', [(-1.02, s * 0.12, 0.58), (-1.05, s * 0.18, 0.58)], 0.008)
        fit.ball('chrome', (-1.05, s * 0.20, 0.58), 0.034, (1.2, 1, 1))
        fit.disc('indicator', (-1.084, s * 0.20, 0.58), 0.031, 0.014, bevel=0.006)
    x, z = at(146, 0.012)
    fit.block('chrome', (x, 0, z), (0.05, 0.13, 0.085), 0.02, (0, -0.55, 0))
    fit.block('light_rear', (x - 0.02, 0, z + 0.012), (0.03, 0.11, 0.066), 0.014, (0, -0.55, 0))
    fit.block('black_trim', (-1.165, 0, 0.44), (0.05, 0.08, 0.06), 0.01)
    fit.number_plate((-1.19, 0, 0.45), pi, 0.23, 0.14)
    fit.tube('chrome', [(-1.18, -0.1, 0.535), (-1.18, 0.1, 0.535)], 0.01)


def _frame(fit):
    for s in (1, -1):
        fit.tube('gloss_black', [(0.36, s * 0.03, 0.80), (0.33, s * 0.10, 0.58), (0.27, s * 0.115, 0.23), (0.18, s * 0.115, 0.185), (-0.36, s * 0.115, 0.20), (-0.42, s * 0.115, 0.34), (-0.30, s * 0.10, 0.62)], 0.017, 14, 0.08)
        fit.tube('gloss_black', [(-0.20, s * 0.09, 0.64), (-0.5, s * 0.13, 0.63), (-0.72, s * 0.135, 0.66)], 0.015)
        fit.strip('gloss_black', [(0.30, s * 0.12, 0.30), (0.40, s * 0.20, 0.305)], 0.03, 0.02)
        fit.block('rubber', (0.40, s * 0.265, 0.312), (0.15, 0.10, 0.022), 0.01, (0, -0.2, 0))
        fit.block('chrome', (0.40, s * 0.265, 0.300), (0.17, 0.115, 0.012), 0.005, (0, -0.2, 0))
        fit.tube('chrome', [(0.42, s * 0.22, 0.33), (0.50, s * 0.24, 0.37), (0.49, s * 0.28, 0.385)], 0.007, bend=0.03)
    fit.tube('gloss_black', [(0.37, 0, 0.80), (0.05, 0, 0.75), (-0.25, 0, 0.64)], 0.028)
    fit.disc('gloss_black', (0.39, 0, 0.86), 0.04, 0.2, 'z', 24)
    fit.block('void', (-0.28, 0, 0.52), (0.24, 0.18, 0.2), 0.02)


def _engine(fit):
    """A 45-degree V-twin: barrels with bright fins, chrome rocker boxes and primary case."""
    fit.block('grey_trim', (-0.0, 0, 0.34), (0.30, 0.24, 0.24), 0.07)
    fit.block('grey_trim', (-0.24, 0, 0.36), (0.26, 0.22, 0.22), 0.05)
    fit.block('caliper', (-0.05, 0, 0.235), (0.52, 0.20, 0.07), 0.03)
    for s in (1, -1):
        tilt = s * radians(23)
        at = lambda along, y=0.0, t=tilt: (0.02 + sin(t) * along, y, 0.33 + cos(t) * along)
        fit.tube('black_trim', [at(0.08), at(0.345)], 0.062, 28)
        for k in range(11):
            r = 0.088 if k < 7 else 0.098
            fit.tube('alloy_polished', [at(0.115 + 0.0195 * k), at(0.1235 + 0.0195 * k)], r, 36)
        fit.block('black_trim', at(0.335), (0.17, 0.19, 0.03), 0.012, (0, tilt, 0))
        fit.block('chrome', at(0.368), (0.175, 0.175, 0.055), 0.024, (0, tilt, 0))
        for y in (-0.10, -0.125):
            fit.tube('chrome', [(0.02 + s * 0.045, y * 0.98, 0.37), at(0.34, y * 0.92)], 0.011)
    # Right: round air cleaner and cam cover. Left: primary case.
    fit.tube('black_trim', [(0.03, -0.02, 0.56), (0.03, -0.16, 0.56)], 0.04, 20)
    fit.disc('chrome', (0.03, -0.18, 0.56), 0.092, 0.055, 'y', 56, 0.02)
    fit.disc('gloss_black', (0.03, -0.209, 0.56), 0.05, 0.006, 'y', 40, 0.002)
    fit.disc('chrome', (0.05, -0.13, 0.35), 0.105, 0.07, 'y', 56, 0.02)
    fit.disc('gloss_black', (0.05, -0.168, 0.35), 0.06, 0.006, 'y', 40, 0.002)
    fit.block('chrome', (-0.26, -0.12, 0.36), (0.18, 0.05, 0.16), 0.022)
    r0, r1, x0, x1, z0, z1 = 0.115, 0.10, 0.07, -0.27, 0.335, 0.355
    stadium = [(x0 + r0 * cos(a), z0 + r0 * sin(a)) for a in [radians(-85 + 170 * k / 16) for k in range(17)]]
    stadium += [(x1 + r1 * cos(a), z1 + r1 * sin(a)) for a in [radians(95 + 170 * k / 16) for k in range(17)]]
    fit.plate('chrome', stadium, 0.08, lambda u, v, d: (u, 0.185 - d, v), 0.02)
    fit.disc('gloss_black', (0.07, 0.187, 0.335), 0.055, 0.008, 'y', 40, 0.003)
    fit.disc('grey_trim', (-0.27, 0.186, 0.355), 0.045, 0.008, 'y', 40, 0.003)
    fit.disc('chrome', (0.17, 0, 0.30), 0.05, 0.12, 'x', 32, 0.015)
    fit.block('black_trim', (0.33, 0, 0.42), (0.05, 0.16, 0.26), 0.015, (0, 0.1, 0))


def _exhaust(fit):
    for s in (1, -1):
        fit.tube('chrome', [(0.16, s * 0.06, 0.60), (0.26, s * 0.13, 0.60), (0.29, s * 0.19, 0.42), (0.20, s * 0.215, 0.215), (-0.10, s * 0.22, 0.185), (-0.36, s * 0.222, 0.20)], 0.0235, 22, 0.13)
        fit.tube('chrome', [(-0.30, s * 0.222, 0.197), (-0.42, s * 0.224, 0.206)], 0.034, 28)
        fit.tube('chrome', [(-0.40, s * 0.224, 0.205), (-0.98, s * 0.23, 0.25)], 0.046, 32)
        fit.tube('chrome', [(-0.97, s * 0.23, 0.2492), (-1.05, s * 0.231, 0.2552)], 0.05, 32)
        fit.tube('void', [(-1.047, s * 0.231, 0.255), (-1.0515, s * 0.231, 0.2553)], 0.042, 28)
        fit.strip('black_trim', [(-0.50, s * 0.13, 0.36), (-0.56, s * 0.215, 0.245)], 0.05, 0.014)


def _back_end(fit):
    for s in (1, -1):
        fit.tube('gloss_black', [(-0.38, s * 0.13, 0.37), (REAR, s * 0.145, REAR_TYRE)], 0.022, 16)
        fit.tube('gloss_black', [(-0.40, s * 0.125, 0.47), (REAR, s * 0.14, REAR_TYRE + 0.01)], 0.014, 16)
        fit.block('chrome', (REAR, s * 0.15, REAR_TYRE), (0.12, 0.035, 0.07), 0.015)
        foot, head = (-0.73, s * 0.168, 0.365), (-0.585, s * 0.158, 0.635)
        fit.tube('chrome', [foot, head], 0.017)
        coil(fit, 'chrome', (-0.715, s * 0.167, 0.39), (-0.625, s * 0.161, 0.56), 0.03)
        fit.tube('chrome', [(-0.64, s * 0.162, 0.535), head], 0.034, 24)
    fit.tube('satin', [(REAR, -0.17, REAR_TYRE), (REAR, 0.17, REAR_TYRE)], 0.013)
    ring(REAR, REAR_TYRE, 0.135, 0.108, 0.03, 'black_trim', 60, 0.85)
    for z0, z1 in ((0.445, REAR_TYRE + 0.135), (0.265, REAR_TYRE - 0.135)):
        fit.strip('rubber', [(-0.26, 0.122, z0), (REAR, 0.122, z1)], 0.028, 0.008, 0.0)
    fit.strip('gloss_black', [(-0.36, 0.122, 0.475), (REAR + 0.05, 0.122, REAR_TYRE + 0.155)], 0.034, 0.012, 0.0)
    fit.block('caliper', (REAR + 0.03, -0.10, REAR_TYRE + 0.125), (0.09, 0.05, 0.05), 0.014)
