"""A registered enduro motorcycle on its side stand: long fork, high guard, slim plastics, knobbly tyres, one silencer."""

from math import cos, pi, radians, sin

import bpy

import finishes  # noqa: F401
from cycle import Fork, brake, coil, hub, lean, place, pod, rim_band, ring, side_stand, tyre, wire
from fittings import Fitter
from materials import mat
from outline import curve, polygon, smooth
from panel import hull, left, right, top, xy, xz, yz
from wheel import Mesh

FRONT, REAR = 0.755, -0.735
FRONT_TYRE, REAR_TYRE = 0.348, 0.338
LEAN = radians(9.0)
FORK = Fork(FRONT, FRONT_TYRE, radians(26.5), 0.104)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _fender(fit)
    _mask(fit)
    _bars(fit)
    _shrouds(fit)
    _seat(fit)
    _panels(fit)
    _tail(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _back_end(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, -0.16, 0.12, LEAN, 0.36)
    return {'length': 2.2, 'width': 0.84, 'height': 1.28, 'wheelbase': FRONT - REAR, 'eye': 1.0,
            'wheel': (FRONT, 0.05, 0.35), 'wheel_across': 1.0, 'headlight': (0.56, 0.08, 1.05), 'headlight_across': 0.8}


def _wheels():
    for x, radius, width, rim, rows, discs in ((FRONT, FRONT_TYRE, 0.090, 0.278, 50, ((0.130, 0.056),)), (REAR, REAR_TYRE, 0.130, 0.236, 44, ((0.110, -0.062),))):
        mesh = Mesh()
        tyre(mesh, radius - 0.004, width, rim, blocks=rows)
        rim_band(mesh, rim, width, 'gloss_black')
        wire(mesh, rim, 36, 'chrome', 0.046, 0.040)
        hub(mesh, 0.046, 0.050, 'satin')
        for r, y in discs:
            brake(mesh, r, y)
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'satin', 'alloy', 0.34, 0.024, 0.030, 0.88, calipers=(1,))
    FORK.clamps(fit, ((0.62, 0.055), (0.86, 0.035)), 'satin')
    for s in (1, -1):
        # Guards before the sliders, bent round the axle.
        shield = [FORK.at(0.34, 0, 0.030), FORK.at(0.34, 0, -0.030), FORK.at(0.12, 0, -0.034), FORK.at(0.02, 0, -0.055), FORK.at(-0.035, 0, -0.01), FORK.at(0.0, 0, 0.045), FORK.at(0.10, 0, 0.040)]
        fit.plate('paint', [(p[0], p[2]) for p in shield], 0.010, lambda u, v, d, s=s: (u, s * (0.142 - d), v), 0.004)
        front = [FORK.at(0.335, 0, 0.036), FORK.at(0.18, 0, 0.040), FORK.at(0.05, 0, 0.046)]
        fit.strip('paint', [(p[0], s * 0.118, p[2]) for p in front], 0.052, 0.008, 0.02)


def _fender(fit):
    """The high front guard: a thin blade with a raised spine, under the lower clamp."""
    crown = curve((0.34, 0.880), (0.50, 0.900), (0.70, 0.893), (0.88, 0.862), (1.02, 0.822), (1.12, 0.782))
    panel = hull('fender', mat, span=(0.34, 1.12), front=lambda b, z: 1.12 - 0.07 * b * b, rear=lambda b, z: 0.34 + 0.06 * b * b,
                 bottom=lambda x: crown(x) - 0.032, top=lambda x, b: crown(x) - 0.028 * b * b + 0.008 * smooth(abs(b), 0.34, 0.20),
                 half=lambda x, z: curve((0.34, 0.050), (0.46, 0.078), (0.62, 0.098), (0.85, 0.088), (1.02, 0.064), (1.12, 0.040))(x),
                 radii=((0.010, 0.012), 0.012, (0.006, 0.010)), cells=(70, 44, 6))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.3, 'black_trim')
    panel.sink(panel.cut(polygon([(0.64, 0.045), (0.66, 0.036), (0.80, 0.034), (0.82, 0.043), (0.80, 0.058), (0.66, 0.064)], 0.006), xy, top), 0.006, 'paint', 'black_trim')
    panel.finish()


def _mask(fit):
    """The lamp in its mask, held to the fork by straps."""
    panel = hull('mask', mat, span=(0.43, 0.61), front=lambda b, z: 0.61 - 0.34 * max(0.0, z - 1.0) - 0.5 * max(0.0, 0.97 - z) - 0.06 * b * b, rear=lambda b, z: 0.47 - 0.36 * (z - 0.95), bottom=lambda x: 0.895,
                 top=lambda x, b: 1.190 - 0.03 * b * b, half=lambda x, z: curve((0.89, 0.058), (0.96, 0.102), (1.04, 0.122), (1.12, 0.106), (1.19, 0.072))(z) * curve((0.43, 1.05), (0.61, 0.94))(x),
                 radii=((0.01, 0.035), 0.035, (0.02, 0.03)), cells=(26, 40, 44))
    ahead = lambda f: f.normal.x > 0.25
    panel.paint(polygon([(-0.1, 0.93), (0.055, 0.95), (0.098, 1.005), (0.092, 1.085), (-0.1, 1.10)], 0.02), yz, ahead, 'gloss_black')
    panel.lens(polygon([(-0.1, 0.955), (0.046, 0.965), (0.078, 1.010), (0.072, 1.062), (-0.1, 1.072)], 0.018), yz, ahead, 0.030, 'lamp_bowl')
    for z, r in ((0.995, 0.024), (1.042, 0.017)):
        p = panel.spot('front', 0, z)
        fit.projector((p.x - 0.022, 0, p.z), r)
    for s in (1, -1):
        fit.strip('light_front', [(p.x - 0.012, p.y, p.z) for p in panel.trace('front', [(s * 0.040, 0.978), (s * 0.062, 1.012), (s * 0.060, 1.050)])], 0.006, 0.007, 0.0)
    panel.groove(polygon([(-0.1, 1.115), (0.085, 1.105), (0.14, 1.06), (0.14, 1.4), (-0.1, 1.4)], 0.0), yz, ahead, 0.003, 0.004)
    panel.finish()
    fit.block('black_trim', (0.400, 0, 1.185), (0.05, 0.085, 0.05), 0.014, (0, -0.5, 0))
    fit.block('screen', (0.377, 0, 1.194), (0.006, 0.066, 0.034), 0.003, (0, -0.5, 0))
    for s in (1, -1):
        for along in (0.66, 0.80):
            fit.tube('rubber', [FORK.at(along, s * 0.104, 0.034), (0.50, s * 0.102, 1.0 + (along - 0.66) * 0.7)], 0.006)
        fit.tube('black_trim', [(0.45, s * 0.09, 0.965), (0.455, s * 0.165, 0.968)], 0.006)
        fit.block('indicator', (0.456, s * 0.190, 0.969), (0.028, 0.060, 0.024), 0.010)


def _bars(fit):
    fit.tube('satin', [(0.165, 0.40, 1.195), (0.255, 0.26, 1.232), (0.300, 0.13, 1.215), (0.325, 0.05, 1.170), (0.325, -0.05, 1.170), (0.300, -0.13, 1.215), (0.255, -0.26, 1.232), (0.165, -0.40, 1.195)], 0.0140, 16, 0.06)
    fit.tube('paint', [(0.318, 0.115, 1.222), (0.318, -0.115, 1.222)], 0.024, 24)
    for s in (1, -1):
        fit.block('satin', (0.335, s * 0.045, 1.150), (0.045, 0.032, 0.060), 0.010)
        fit.tube('rubber', [(0.160, s * 0.408, 1.193), (0.228, s * 0.302, 1.221)], 0.0175, 16)
        fit.block('black_trim', (0.246, s * 0.270, 1.230), (0.045, 0.045, 0.042), 0.012, (0, 0, s * -0.6))
        fit.tube('satin', [(0.262, s * 0.285, 1.226), (0.292, s * 0.315, 1.216), (0.228, s * 0.408, 1.196)], 0.0055, bend=0.04)
        # Hand guards on aluminium bows.
        fit.tube('satin', [(0.155, s * 0.418, 1.192), (0.215, s * 0.432, 1.194), (0.330, s * 0.345, 1.214), (0.318, s * 0.215, 1.226)], 0.009, bend=0.05)
        shell = [(0.0, 1.165), (0.03, 1.262), (0.35, 1.288), (0.85, 1.268), (1.0, 1.205), (0.9, 1.150), (0.45, 1.142)]
        fit.plate('paint', shell, 0.008, lambda u, v, d, s=s: (0.345 - 0.105 * u * u - d, s * (0.225 + 0.200 * u), v), 0.003)
        fit.tube('black_trim', [(0.245, s * 0.255, 1.245), (0.255, s * 0.270, 1.325), (0.240, s * 0.305, 1.352)], 0.0055, bend=0.03)
        fit.disc('black_trim', (0.236, s * 0.345, 1.362), 0.052, 0.018, 'x', 36, 0.006)
        fit.disc('mirror', (0.2262, s * 0.345, 1.362), 0.045, 0.002, 'x', 36)
        fit.tube('black_trim', [(0.250, s * 0.26, 1.225), (0.33, s * 0.16, 1.17), (0.40, s * 0.07, 1.05)], 0.005, bend=0.05)
    fit.disc('satin', FORK.at(0.90, 0, -0.01), 0.020, 0.03, 'z', 20, 0.004)


def _shrouds(fit):
    """Tank between radiator shrouds that reach forward past the fork."""
    tank = hull('tank', mat, span=(-0.10, 0.30), front=lambda b, z: 0.30, rear=lambda b, z: -0.10, bottom=lambda x: 0.74, top=lambda x, b: curve((-0.10, 0.925), (0.08, 0.985), (0.20, 1.005), (0.30, 0.985))(x) - 0.03 * b * b,
                half=lambda x, z: curve((-0.10, 0.075), (0.10, 0.112), (0.30, 0.105))(x), radii=((0.03, 0.04), 0.05, (0.03, 0.05)), cells=(40, 26, 24), material='black_trim')
    tank.finish()
    fit.disc('gloss_black', (0.195, 0, 1.012), 0.036, 0.030, 'z', 36, 0.008)
    fit.tube('rubber', [(0.195, 0, 1.025), (0.24, 0, 1.05), (0.34, 0.02, 1.12)], 0.004, bend=0.04)
    for s, out in ((1, left), (-1, right)):
        panel = pod('shroud', s, span=(-0.14, 0.47), front=lambda b, z: curve((0.58, 0.22), (0.68, 0.33), (0.78, 0.42), (0.86, 0.475), (0.95, 0.435), (1.0, 0.36))(z), rear=lambda b, z: curve((0.58, 0.10), (0.68, 0.02), (0.80, -0.09), (0.90, -0.15), (1.0, -0.13))(z),
                    bottom=curve((-0.14, 0.845), (0.02, 0.700), (0.20, 0.600), (0.34, 0.675), (0.47, 0.800)), top=curve((-0.14, 0.925), (0.06, 0.968), (0.20, 0.985), (0.34, 0.965), (0.47, 0.925)),
                    inner=lambda x, z: curve((-0.14, 0.070), (0.1, 0.115), (0.30, 0.165), (0.47, 0.170))(x),
                    outer=lambda x, z: curve((-0.14, 0.088), (0.05, 0.142), (0.20, 0.188), (0.34, 0.212), (0.47, 0.196))(x) + 0.014 * smooth(z - (0.80 + 0.28 * (x - 0.1)), -0.010, 0.010) * smooth(x, -0.10, 0.06) - 0.02 * smooth(z, 0.93, 1.0),
                    radii=((0.02, 0.025), 0.010, (0.012, 0.02)), cells=(70, 8, 60))
        panel.paint(polygon([(-0.2, 0.9), (0.00, 0.885), (0.15, 0.905), (0.36, 0.962), (0.5, 1.0), (0.3, 1.1), (-0.2, 1.1)], 0.0), xz, out, 'graphic_dark')
        panel.paint(polygon([(0.02, 0.80), (0.12, 0.700), (0.20, 0.665), (0.24, 0.70), (0.17, 0.755), (0.10, 0.835)], 0.01), xz, out, 'white_body')
        panel.paint(polygon([(0.12, 0.845), (0.20, 0.77), (0.27, 0.725), (0.30, 0.75), (0.24, 0.80), (0.17, 0.865)], 0.01), xz, out, 'graphic_dark')
        panel.sink(panel.cut(polygon([(0.30, 0.775), (0.385, 0.835), (0.365, 0.875), (0.29, 0.835)], 0.012), xz, out), 0.012, 'black_trim', 'void')
        panel.finish()
        fit.block('black_trim', (0.315, s * 0.140, 0.800), (0.034, 0.105, 0.235), 0.010, (0, -0.25, 0))
        fit.block('grille_mesh', (0.334, s * 0.140, 0.803), (0.006, 0.092, 0.215), 0.002, (0, -0.25, 0))
        for k in range(5):
            fit.block('black_trim', (0.345, s * 0.140, 0.715 + 0.043 * k), (0.020, 0.100, 0.006), 0.002, (0, 0.3, 0))


def _seat(fit):
    seat = hull('seat', mat, span=(-0.78, 0.13), front=lambda b, z: 0.13, rear=lambda b, z: -0.78 + 0.04 * b * b, bottom=curve((-0.78, 0.890), (-0.40, 0.860), (-0.10, 0.870), (0.13, 0.940)),
                top=lambda x, b: curve((-0.78, 0.955), (-0.55, 0.955), (-0.30, 0.940), (-0.12, 0.940), (0.02, 0.972), (0.13, 1.008))(x) - 0.014 * b * b,
                half=lambda x, z: curve((-0.78, 0.070), (-0.55, 0.105), (-0.30, 0.118), (-0.05, 0.092), (0.13, 0.072))(x) * curve((0.86, 1.06), (0.96, 0.92))(z), radii=((0.03, 0.03), 0.028, (0.010, 0.026)), cells=(70, 22, 14), material='leather')
    over = lambda f: f.normal.z > 0.3
    for k in range(9):
        seat.groove(lambda x, z, k=k: x + 0.14 + 0.05 * k, xz, over, 0.004, 0.003)
    seat.finish()


def _panels(fit):
    """Side panels with a pale field for a number."""
    for s, out in ((1, left), (-1, right)):
        panel = pod('panel', s, span=(-0.62, -0.08), front=lambda b, z: curve((0.64, -0.20), (0.76, -0.12), (0.90, -0.07))(z), rear=lambda b, z: curve((0.64, -0.40), (0.74, -0.52), (0.90, -0.63))(z),
                    bottom=curve((-0.62, 0.800), (-0.48, 0.715), (-0.26, 0.655), (-0.08, 0.740)), top=curve((-0.62, 0.900), (-0.40, 0.872), (-0.08, 0.872)),
                    inner=lambda x, z: 0.085, outer=lambda x, z: curve((-0.62, 0.115), (-0.40, 0.146), (-0.20, 0.140), (-0.08, 0.108))(x) + 0.012 * smooth(z, 0.70, 0.80), radii=((0.02, 0.02), 0.012, (0.015, 0.012)), cells=(50, 8, 34))
        panel.paint(polygon([(-0.56, 0.865), (-0.50, 0.765), (-0.30, 0.700), (-0.19, 0.735), (-0.16, 0.850), (-0.34, 0.850)], 0.02), xz, out, 'white_body')
        panel.groove(polygon([(-0.57, 0.872), (-0.505, 0.757), (-0.30, 0.690), (-0.18, 0.728), (-0.15, 0.857), (-0.34, 0.857)], 0.02), xz, out, 0.003, 0.003)
        panel.finish()


def _tail(fit):
    crown = curve((-1.04, 0.965), (-0.90, 0.945), (-0.70, 0.915), (-0.45, 0.885))
    tail = hull('tail', mat, span=(-1.04, -0.44), front=lambda b, z: -0.44, rear=lambda b, z: -1.04 + 0.06 * b * b, bottom=lambda x: crown(x) - 0.040, top=lambda x, b: crown(x) - 0.012 * b * b,
                half=lambda x, z: curve((-1.04, 0.060), (-0.85, 0.088), (-0.60, 0.112), (-0.44, 0.112))(x), radii=((0.012, 0.01), 0.014, (0.008, 0.012)), cells=(50, 30, 6))
    tail.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.4, 'black_trim')
    tail.finish()
    # The bracket of the road kit: lamp, indicators, plate.
    fit.strip('black_trim', [(-0.86, 0, 0.900), (-0.98, 0, 0.875), (-1.05, 0, 0.780), (-1.085, 0, 0.640)], 0.090, 0.014, 0.05)
    fit.block('gloss_black', (-1.035, 0, 0.905), (0.05, 0.110, 0.040), 0.012)
    fit.block('light_rear', (-1.052, 0, 0.905), (0.030, 0.098, 0.030), 0.010)
    fit.block('light_rear_lit', (-1.068, 0, 0.905), (0.004, 0.070, 0.010), 0.001)
    fit.number_plate((-1.095, 0, 0.700), pi, 0.23, 0.14)
    for s in (1, -1):
        fit.tube('black_trim', [(-1.035, 0, 0.805), (-1.035, s * 0.110, 0.808)], 0.006)
        fit.block('indicator', (-1.036, s * 0.135, 0.808), (0.024, 0.060, 0.024), 0.010)


def _frame(fit):
    for s in (1, -1):
        spar = [(0.37, 0.90), (0.39, 1.03), (0.33, 1.04), (0.10, 0.90), (-0.14, 0.80), (-0.25, 0.62), (-0.29, 0.42), (-0.22, 0.36), (-0.16, 0.46), (-0.10, 0.66), (0.04, 0.765), (0.22, 0.835)]
        fit.plate('alloy', spar, 0.034, lambda u, v, d, s=s: (u, s * (0.118 - d - 0.060 * smooth(u, 0.16, 0.38)), v), 0.010)
        fit.tube('satin', [(0.35, s * 0.035, 0.92), (0.30, s * 0.07, 0.55), (0.22, s * 0.10, 0.335), (-0.10, s * 0.105, 0.300), (-0.24, s * 0.105, 0.38)], 0.016, 14, 0.07)
        fit.tube('black_trim', [(-0.14, s * 0.085, 0.83), (-0.50, s * 0.080, 0.885), (-0.86, s * 0.055, 0.915)], 0.013)
        fit.tube('black_trim', [(-0.22, s * 0.090, 0.64), (-0.45, s * 0.090, 0.78), (-0.70, s * 0.070, 0.895)], 0.012)
        fit.disc('satin', (-0.245, s * 0.128, 0.425), 0.024, 0.028, 'y', 24, 0.004)
        # Foot pegs with teeth.
        fit.block('satin', (-0.235, s * 0.205, 0.355), (0.060, 0.100, 0.014), 0.004)
        fit.block('alloy_dark', (-0.235, s * 0.150, 0.352), (0.045, 0.040, 0.040), 0.010)
        for k in range(5):
            for e in (-0.024, 0.024):
                fit.block('satin', (-0.235 + e, s * (0.165 + 0.019 * k), 0.366), (0.006, 0.007, 0.014), 0.001)
    fit.disc('alloy', (0.36, 0, 0.985), 0.038, 0.20, 'z', 24)
    fit.tube('satin', [(-0.215, 0.17, 0.335), (-0.06, 0.185, 0.350), (0.0, 0.205, 0.352)], 0.007, bend=0.03)
    fit.tube('satin', [(-0.26, -0.15, 0.33), (-0.06, -0.165, 0.345), (-0.01, -0.185, 0.352)], 0.007, bend=0.03)
    fit.block('void', (-0.26, 0, 0.76), (0.34, 0.14, 0.16), 0.02)


def _engine(fit):
    """A single upright cylinder on a compact crankcase."""
    fit.block('grey_trim', (0.02, 0, 0.42), (0.36, 0.21, 0.19), 0.06)
    fit.block('grey_trim', (-0.15, 0, 0.46), (0.20, 0.20, 0.17), 0.05)
    fit.block('black_trim', (0.02, 0, 0.325), (0.28, 0.16, 0.06), 0.02)
    fit.block('alloy_dark', (0.085, 0, 0.575), (0.155, 0.155, 0.16), 0.025, (0, 0.10, 0))
    for k in range(5):
        fit.block('satin', (0.08 + 0.003 * k, 0, 0.530 + 0.026 * k), (0.172, 0.172, 0.007), 0.012, (0, 0.10, 0), segments=4)
    fit.block('grey_trim', (0.098, 0, 0.695), (0.180, 0.175, 0.105), 0.030, (0, 0.10, 0))
    fit.block('caliper', (0.103, 0, 0.760), (0.165, 0.150, 0.050), 0.020, (0, 0.10, 0))
    for s in (1, -1):
        fit.disc('grey_trim', (0.09, s * 0.110, 0.43), 0.086, 0.05, 'y', 48, 0.016)
        fit.disc('satin' if s > 0 else 'caliper', (0.09, s * 0.138, 0.43), 0.058, 0.012, 'y', 40, 0.004)
        fit.disc('grey_trim', (-0.075, s * 0.108, 0.445), 0.098 if s < 0 else 0.060, 0.06, 'y', 48, 0.018)
        fit.disc('caliper', (-0.075, s * 0.139, 0.445), 0.072 if s < 0 else 0.040, 0.010, 'y', 40, 0.004)
        for k in range(7):
            a = 2 * pi * k / 7 + 0.2
            fit.disc('steel', (0.09 + 0.071 * cos(a), s * 0.136, 0.43 + 0.071 * sin(a)), 0.0055, 0.008, 'y', 8)
        fit.disc('steel', (0.10, s * 0.090, 0.700), 0.012, 0.012, 'y', 12)
    # Skid plate.
    fit.strip('alloy', [(0.27, 0, 0.50), (0.245, 0, 0.36), (0.17, 0, 0.285), (-0.17, 0, 0.275)], 0.205, 0.010, 0.07)
    for s in (1, -1):
        wing = [(0.272, 0.46), (0.252, 0.36), (0.17, 0.283), (-0.17, 0.273), (-0.15, 0.315), (0.13, 0.330), (0.215, 0.40)]
        fit.plate('alloy', wing, 0.007, lambda u, v, d, s=s: (u, s * (0.112 - d + 0.02 * (v - 0.27)), v))
    fit.tube('black_trim', [(0.0, 0, 0.72), (-0.14, 0, 0.74)], 0.030, 20)
    fit.block('black_trim', (-0.05, 0, 0.735), (0.09, 0.10, 0.085), 0.02)
    # Starter, oil filter, hoses and the air box fill what the frame leaves open behind the cylinder.
    fit.block('black_trim', (-0.150, 0, 0.690), (0.120, 0.130, 0.180), 0.030)
    fit.disc('grey_trim', (-0.045, 0.040, 0.560), 0.034, 0.110, 'y', 28, 0.008)
    fit.tube('black_trim', [(0.02, 0.085, 0.62), (-0.06, 0.095, 0.66), (-0.12, 0.090, 0.60), (-0.12, 0.085, 0.52)], 0.010, bend=0.05)
    fit.tube('black_trim', [(0.26, 0.110, 0.715), (0.18, 0.105, 0.640), (0.10, 0.100, 0.600)], 0.013, bend=0.04)
    fit.tube('black_trim', [(0.26, -0.110, 0.715), (0.20, -0.100, 0.760), (0.12, -0.085, 0.750)], 0.013, bend=0.04)


def _exhaust(fit):
    fit.tube('steel', [(0.17, -0.03, 0.700), (0.265, -0.06, 0.690), (0.285, -0.115, 0.600), (0.220, -0.150, 0.520), (0.06, -0.158, 0.535), (-0.12, -0.150, 0.615), (-0.28, -0.148, 0.690)], 0.0215, 20, 0.10)
    fit.tube('satin', [(-0.26, -0.148, 0.681), (-0.36, -0.160, 0.735)], 0.031, 24)
    fit.tube('alloy', [(-0.34, -0.160, 0.725), (-0.78, -0.178, 0.872)], 0.056, 36)
    fit.tube('gloss_black', [(-0.77, -0.1776, 0.8687), (-0.815, -0.1794, 0.8837)], 0.058, 36)
    fit.tube('void', [(-0.812, -0.1793, 0.8827), (-0.817, -0.1795, 0.8844)], 0.026, 20)
    fit.tube('gloss_black', [(-0.36, -0.1608, 0.7317), (-0.40, -0.1625, 0.745)], 0.0585, 36)
    fit.strip('black_trim', [(-0.58, -0.10, 0.83), (-0.60, -0.14, 0.815)], 0.04, 0.03, 0.0)
    # Heat shield on the pipe.
    fit.plate('black_trim', [(0.10, 0.555), (0.09, 0.510), (-0.10, 0.580), (-0.16, 0.630), (-0.12, 0.645)], 0.006, lambda u, v, d: (u, -0.183 + d, v), 0.002)


def _back_end(fit):
    for s in (1, -1):
        arm = [(-0.20, 0.455), (-0.20, 0.395), (-0.40, 0.372), (REAR - 0.07, REAR_TYRE - 0.026), (REAR - 0.07, REAR_TYRE + 0.026), (-0.42, 0.440)]
        fit.plate('alloy', arm, 0.030, lambda u, v, d, s=s: (u, s * (0.126 - d), v), 0.010)
        fit.block('satin', (REAR - 0.02, s * 0.118, REAR_TYRE), (0.10, 0.032, 0.050), 0.008)
        fit.block('paint', (REAR - 0.055, s * 0.130, REAR_TYRE), (0.022, 0.022, 0.036), 0.004)
    fit.block('alloy', (-0.36, 0, 0.425), (0.09, 0.22, 0.07), 0.025)
    fit.tube('satin', [(REAR, -0.145, REAR_TYRE), (REAR, 0.145, REAR_TYRE)], 0.013)
    ring(REAR, REAR_TYRE, 0.118, 0.078, 0.006, 'steel', 50, 0.78)
    for up, z in ((1, 0.500), (-1, 0.400)):
        fit.strip('caliper', [(-0.17, 0.081, z - 0.025), (REAR, 0.081, REAR_TYRE + up * 0.116)], 0.012, 0.013, 0.0)
    fit.block('black_trim', (REAR + 0.11, 0.081, REAR_TYRE - 0.085), (0.10, 0.036, 0.060), 0.012, (0, -0.2, 0))
    fit.block('black_trim', (-0.30, 0.085, 0.470), (0.16, 0.030, 0.014), 0.004)
    coil(fit, 'paint', (-0.27, 0, 0.46), (-0.33, 0, 0.72), 0.040)
    fit.tube('satin', [(-0.265, 0, 0.43), (-0.335, 0, 0.75)], 0.020, 18)
    fit.block('caliper', (REAR + 0.09, -0.085, REAR_TYRE + 0.075), (0.085, 0.045, 0.05), 0.012, (0, -0.5, 0))
    # Mud flap before the wheel.
    fit.strip('black_trim', [(-0.34, 0, 0.50), (-0.36, 0, 0.66), (-0.42, 0, 0.80)], 0.11, 0.008, 0.05)
