"""A fully faired sports motorcycle on its side stand: low screen, clip-on bars, raised tail, inline four."""

from math import cos, pi, radians, sin

import bpy

import finishes  # noqa: F401
from cycle import Fork, brake, cast, coil, guard, hub, lean, place, rim_band, ring, side_stand, tyre
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon, smooth
from panel import hull, side, top, xy, xz, yz
from wheel import Mesh

FRONT, REAR = 0.71, -0.71
FRONT_TYRE, REAR_TYRE = 0.300, 0.318
LEAN = radians(8.5)
FORK = Fork(FRONT, FRONT_TYRE, radians(24), 0.107)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _fairing(fit)
    _nose(fit)
    _screen(fit)
    _bars(fit)
    _tank(fit)
    _tail(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _back_end(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, -0.12, 0.13, LEAN, 0.24)
    return {'length': 2.06, 'width': 0.76, 'height': 1.12, 'wheelbase': FRONT - REAR, 'eye': 0.92,
            'wheel': (FRONT, 0.05, 0.30), 'wheel_across': 0.95, 'headlight': (0.74, 0.1, 0.82), 'headlight_across': 0.75}


def _wheels():
    for x, radius, width, discs in ((FRONT, FRONT_TYRE, 0.122, ((0.16, 0.066), (0.16, -0.066))), (REAR, REAR_TYRE, 0.195, ((0.11, -0.075),))):
        mesh, rim = Mesh(), 0.222
        tyre(mesh, radius, width, rim)
        rim_band(mesh, rim, width, 'gloss_black')
        cast(mesh, rim, 7, 'gloss_black', half=0.0085, bend=0.24)
        hub(mesh, 0.045, 0.06, 'gloss_black')
        mesh.lathe([(rim + 0.0065, width * 0.305), (rim + 0.0015, width * 0.325)], 'paint', 96)
        mesh.lathe([(rim + 0.0065, -width * 0.305), (rim + 0.0015, -width * 0.325)], 'paint', 96)
        for r, y in discs:
            brake(mesh, r, y, 'gloss_black')
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'satin', 'gloss_black', 0.30, 0.021, 0.028, 0.70)
    FORK.clamps(fit, ((0.50, 0.045), (0.69, 0.03)))
    guard(FRONT, FRONT_TYRE, FRONT_TYRE + 0.016, 0.076, 0.06, 40, 165)
    for s in (1, -1):
        shield = [FORK.at(0.33, 0, 0.03), FORK.at(0.33, 0, -0.06), FORK.at(0.10, 0, -0.05), FORK.at(0.12, 0, 0.035)]
        fit.plate('paint', [(p[0], p[2]) for p in shield], 0.01, lambda u, v, d, s=s: (u, s * (0.083 - d), v), 0.003)


_side_front = curve((0.15, 0.30), (0.28, 0.42), (0.42, 0.525), (0.60, 0.60), (0.75, 0.645), (0.86, 0.66))
_mid_front = curve((0.15, 0.26), (0.30, 0.345), (0.55, 0.385), (0.70, 0.50), (0.86, 0.62))
_rear = curve((0.15, -0.33), (0.24, -0.30), (0.33, -0.10), (0.50, 0.04), (0.70, 0.14), (0.86, 0.22))


def _fairing(fit):
    """Side panels and belly in one skin, its front hollowed for the wheel, with vents along the sides."""
    section = curve((0.14, 0.075), (0.20, 0.125), (0.32, 0.172), (0.44, 0.198), (0.56, 0.212), (0.66, 0.205), (0.76, 0.198), (0.86, 0.175))
    plan = curve((-0.33, 0.62), (-0.1, 0.86), (0.15, 0.98), (0.35, 1.0), (0.66, 0.86))

    def half(x, z):
        ledge = 0.024 * smooth(z - (0.615 + 0.30 * (x - 0.3)), -0.010, 0.014) * smooth(x, 0.62, 0.48)
        scoop = 0.028 * smooth(z, 0.30, 0.40) * smooth(z, 0.60, 0.52) * smooth(x, 0.34, 0.12)
        return section(z) * plan(x) + ledge - scoop
    panel = hull('fairing', mat, span=(-0.33, 0.66), front=lambda b, z: _mid_front(z) + (_side_front(z) - _mid_front(z)) * smooth(abs(b), 0.42, 0.94),
                 rear=lambda b, z: _rear(z), bottom=curve((-0.33, 0.185), (-0.1, 0.155), (0.2, 0.15), (0.4, 0.19), (0.66, 0.22)),
                 top=lambda x, b: curve((-0.33, 0.74), (0.14, 0.75), (0.3, 0.80), (0.48, 0.855), (0.66, 0.87))(x), half=half,
                 radii=((0.015, 0.03), 0.045, (0.04, 0.05)), cells=(70, 50, 64))
    ahead = lambda f: f.normal.x > 0.25 and abs(f.calc_center_median().y) < 0.15
    panel.paint(box(-1, 0.135, 0.24, 0.80, 0.02), yz, ahead, 'void')
    panel.paint(box(-1, 0.110, 0.30, 0.60, 0.02), yz, ahead, 'grille_mesh')
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.x < -0.5, 'void')
    # Vents: a long slot behind the radiator and a gill over it.
    slot = polygon([(0.07, 0.565), (0.10, 0.47), (0.22, 0.385), (0.36, 0.40), (0.40, 0.455), (0.30, 0.46), (0.22, 0.565)], 0.02)
    panel.sink(panel.framed(slot, 0.01, xz, side, 'gloss_black'), 0.035, 'black_trim', 'void')
    for k in range(2):
        gill = polygon([(0.40 + 0.05 * k, 0.515), (0.44 + 0.05 * k, 0.60), (0.455 + 0.05 * k, 0.60), (0.425 + 0.05 * k, 0.515)], 0.006)
        panel.sink(panel.cut(gill, xz, side), 0.012, 'black_trim', 'void')
    panel.paint(polygon([(-0.4, 0.10), (-0.4, 0.225), (0.02, 0.245), (0.36, 0.30), (0.50, 0.36), (0.42, 0.10)], 0.0), xz, side, 'graphic_dark')
    panel.paint(polygon([(-0.4, 0.225), (-0.4, 0.237), (0.02, 0.258), (0.36, 0.315), (0.53, 0.385), (0.5, 0.36), (0.36, 0.30), (0.02, 0.245)], 0.0), xz, side, 'white_body')
    panel.paint(polygon([(0.14, 0.66), (0.30, 0.652), (0.62, 0.765), (0.62, 0.785), (0.30, 0.672), (0.14, 0.68)], 0.0), xz, side, 'white_body')
    panel.groove(polygon([(-0.5, 0.335), (0.05, 0.335), (0.32, 0.36), (0.48, 0.44), (0.9, 0.5), (0.9, 0.0), (-0.5, 0.0)], 0.0), xz, side, 0.004, 0.006)
    panel.finish()


def _nose(fit):
    face = curve((0.66, 0.74), (0.74, 0.815), (0.80, 0.835), (0.86, 0.815), (0.96, 0.74))
    panel = hull('nose', mat, span=(0.40, 0.84), front=lambda b, z: face(z) - 0.05 * b * b, rear=lambda b, z: 0.40 + 0.40 * max(0.0, z - 0.75),
                 bottom=curve((0.40, 0.70), (0.62, 0.69), (0.84, 0.735)),
                 top=lambda x, b: curve((0.40, 0.905), (0.55, 0.955), (0.65, 0.945), (0.75, 0.905), (0.84, 0.845))(x) - 0.012 * b * b,
                 half=lambda x, z: curve((0.40, 0.205), (0.55, 0.195), (0.68, 0.155), (0.78, 0.10), (0.84, 0.058))(x) * curve((0.69, 0.80), (0.78, 0.97), (0.84, 1.0), (0.96, 0.80))(z),
                 radii=((0.01, 0.05), 0.05, (0.03, 0.04)), cells=(60, 50, 40))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.55, 'black_trim')
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.x < -0.5, 'void')
    ahead = lambda f: f.calc_center_median().x > 0.56 and f.normal.z > -0.6
    lamp = polygon([(0.05, 0.785), (0.055, 0.815), (0.13, 0.868), (0.27, 0.905), (0.30, 0.895), (0.20, 0.845), (0.11, 0.795)], 0.01)
    panel.lens(lamp, lambda p: (abs(p.y) + max(0, 0.78 - p.x) * 0.7, p.z), lambda f: ahead(f) and f.normal.z < 0.8, 0.03, 'gloss_black')
    duct = polygon([(-0.1, 0.745), (0.034, 0.745), (0.042, 0.80), (-0.1, 0.81)], 0.012)
    panel.sink(panel.framed(duct, 0.006, yz, lambda f: f.normal.x > 0.3, 'gloss_black'), 0.04, 'void', 'void')
    for s in (1, -1):
        lit = panel.trace('front', [(s * 0.055, 0.808), (s * 0.105, 0.848), (s * 0.145, 0.866)])
        fit.strip('light_front', [(p.x - 0.014, p.y, p.z) for p in lit], 0.006, 0.007, 0.0)
        p = panel.spot('front', s * 0.082, 0.812)
        fit.projector((p.x - 0.022, p.y, p.z), 0.017)
    panel.paint(polygon([(-1, -1), (0.58, -1), (0.66, -1), (0.66, 0.085), (0.60, 0.13), (0.40, 0.165), (-1, 0.165)], 0.03), xy, lambda f: f.normal.z > 0.35, 'black_trim')
    panel.finish()


def _screen(fit):
    """A low, dark bubble over the cockpit."""
    panel = hull('screen', mat, span=(0.42, 0.735), front=lambda b, z: 0.735 - 0.05 * b * b, rear=lambda b, z: 0.42 + 0.05 * (1 - b * b) + 0.35 * (z - 0.98),
                 bottom=curve((0.42, 0.915), (0.55, 0.93), (0.735, 0.895)),
                 top=lambda x, b: curve((0.42, 1.085), (0.50, 1.075), (0.60, 1.025), (0.68, 0.965), (0.735, 0.915))(x) - 0.028 * b * b,
                 half=lambda x, z: curve((0.42, 0.165), (0.55, 0.145), (0.66, 0.11), (0.735, 0.075))(x) * curve((0.93, 1.0), (1.0, 0.94), (1.10, 0.72))(z),
                 radii=((0.0, 0.03), 0.06, (0.0, 0.055)), cells=(30, 24, 14), material='glass_dark', open_below=True)
    panel.hole(lambda y, z: -1, yz, lambda f: f.normal.x < -0.7, 0.003, 'glass_dark')
    panel.finish()
    fit.block('black_trim', (0.49, 0, 0.965), (0.03, 0.17, 0.085), 0.012, (0, -0.6, 0))
    fit.block('screen', (0.474, 0, 0.972), (0.008, 0.15, 0.07), 0.003, (0, -0.6, 0))


def _bars(fit):
    for s in (1, -1):
        root = FORK.at(0.655, s * 0.107)
        fit.tube('black_trim', [FORK.at(0.635, s * 0.107), FORK.at(0.675, s * 0.107)], 0.034, 20)
        tip = (0.275, s * 0.375, 0.872)
        fit.tube('black_trim', [root, tip], 0.0115)
        a = tuple(r + (t - r) * 0.56 for r, t in zip(root, tip))
        fit.tube('rubber', [a, tip], 0.0175, 16)
        fit.disc('satin', (0.268, s * 0.384, 0.870), 0.018, 0.016, 'y', 16)
        fit.block('black_trim', tuple(r + (t - r) * 0.48 for r, t in zip(root, tip)), (0.045, 0.05, 0.045), 0.012, (0, 0, s * -0.5))
        fit.tube('satin', [(0.36, s * 0.25, 0.90), (0.405, s * 0.30, 0.895), (0.325, s * 0.40, 0.872)], 0.006, bend=0.03)
        fit.tube('black_trim', [(0.60, s * 0.15, 0.925), (0.57, s * 0.27, 0.985), (0.55, s * 0.315, 1.005)], 0.010, bend=0.05)
        fit.block('gloss_black', (0.545, s * 0.345, 1.025), (0.05, 0.155, 0.075), 0.022, (0, s * -0.12, s * 0.2))
        fit.block('mirror', (0.521, s * 0.341, 1.025), (0.004, 0.13, 0.055), 0.0015, (0, s * -0.12, s * 0.2))
        fit.block('indicator', (0.572, s * 0.355, 1.02), (0.012, 0.09, 0.012), 0.004, (0, s * -0.12, s * 0.2))
    fit.disc('satin', (0.35, -0.19, 0.945), 0.022, 0.035, 'z', 20, 0.004)


def _tank(fit):
    panel = hull('tank', mat, span=(-0.20, 0.32), front=lambda b, z: 0.32 + 0.08 * abs(b) ** 1.5 * smooth(z, 0.9, 0.8), rear=lambda b, z: -0.20 + 0.05 * b * b,
                 bottom=curve((-0.20, 0.69), (0.05, 0.72), (0.32, 0.76)),
                 top=lambda x, b: curve((-0.20, 0.795), (-0.10, 0.86), (0.06, 0.925), (0.20, 0.935), (0.32, 0.90))(x) - 0.03 * b * b,
                 half=lambda x, z: (curve((-0.20, 0.085), (-0.05, 0.115), (0.10, 0.165), (0.24, 0.18), (0.36, 0.16))(x) * curve((0.68, 0.85), (0.80, 1.0), (0.87, 0.98), (0.94, 0.80))(z)
                                    - 0.026 * smooth(z, 0.86, 0.80) * smooth(x, 0.14, 0.02)),
                 radii=((0.05, 0.06), 0.065, (0.03, 0.065)), cells=(56, 40, 36))
    panel.paint(polygon([(-0.3, 0.62), (-0.3, 0.745), (0.02, 0.775), (0.12, 0.80), (0.18, 0.70), (0.18, 0.62)], 0.015), xz, side, 'black_trim')
    panel.paint(box(-0.19, -0.02, -1, 0.045, 0.02), xy, top, 'black_trim')
    panel.groove(box(0.08, 0.22, -1, 0.06, 0.055), xy, top, 0.003, 0.006)
    panel.finish()
    fit.disc('gloss_black', (0.15, 0, 0.932), 0.042, 0.012, 'z', 40, 0.004)


def _tail(fit):
    seat = hull('seat', mat, span=(-0.50, -0.15), front=lambda b, z: -0.15, rear=lambda b, z: -0.50, bottom=curve((-0.50, 0.79), (-0.15, 0.715)),
                top=lambda x, b: curve((-0.50, 0.885), (-0.43, 0.855), (-0.33, 0.82), (-0.15, 0.80))(x) - 0.018 * b * b,
                half=lambda x, z: curve((-0.50, 0.125), (-0.38, 0.145), (-0.25, 0.12), (-0.15, 0.085))(x), radii=((0.02, 0.03), 0.04, (0.02, 0.03)), cells=(34, 20, 12), material='leather')
    seat.finish()
    tail = hull('tail', mat, span=(-0.93, -0.22), front=lambda b, z: -0.22, rear=lambda b, z: -0.93 + 0.05 * b * b + 0.9 * max(0, 1.0 - z),
                bottom=curve((-0.93, 0.96), (-0.65, 0.86), (-0.40, 0.75), (-0.22, 0.69)),
                top=lambda x, b: curve((-0.93, 1.005), (-0.75, 0.985), (-0.56, 0.945), (-0.50, 0.90), (-0.44, 0.835), (-0.22, 0.775))(x) - 0.012 * b * b,
                half=lambda x, z: curve((-0.93, 0.035), (-0.75, 0.085), (-0.50, 0.135), (-0.22, 0.12))(x), radii=((0.03, 0.02), 0.04, (0.02, 0.03)), cells=(60, 28, 18))
    tail.paint(polygon([(-0.90, 0.985), (-0.62, 0.895), (-0.32, 0.765), (-0.32, 0.745), (-0.62, 0.87), (-0.90, 0.965)], 0), xz, side, 'white_body')
    tail.groove(lambda x, z: x + 0.55, xz, lambda f: f.normal.z > -0.3, 0.005, 0.006)
    tail.sink(tail.cut(polygon([(-0.80, 0.955), (-0.66, 0.915), (-0.66, 0.90), (-0.78, 0.935)], 0.004), xz, side), 0.01, 'void', 'void')
    tail.finish()
    pillion = hull('pillion', mat, span=(-0.80, -0.545), front=lambda b, z: -0.545, rear=lambda b, z: -0.80 + 0.05 * b * b, bottom=curve((-0.80, 0.955), (-0.545, 0.91)),
                   top=lambda x, b: curve((-0.80, 0.99), (-0.7, 1.0), (-0.545, 0.968))(x) - 0.012 * b * b, half=lambda x, z: curve((-0.80, 0.05), (-0.65, 0.095), (-0.545, 0.11))(x),
                   radii=((0.03, 0.02), 0.03, (0.01, 0.025)), cells=(24, 16, 6), material='leather')
    pillion.finish()
    fit.block('light_rear', (-0.905, 0, 0.968), (0.05, 0.12, 0.028), 0.012, (0, -0.2, 0))
    fit.block('light_rear_lit', (-0.929, 0, 0.968), (0.006, 0.09, 0.010), 0.002)
    fit.strip('black_trim', [(-0.72, 0, 0.885), (-0.84, 0, 0.79), (-0.905, 0, 0.66)], 0.07, 0.014, 0.06)
    fit.number_plate((-0.915, 0, 0.67), pi, 0.23, 0.14)
    for s in (1, -1):
        fit.tube('black_trim', [(-0.85, 0, 0.785), (-0.85, s * 0.12, 0.79)], 0.006)
        fit.block('indicator', (-0.852, s * 0.145, 0.79), (0.022, 0.06, 0.02), 0.008)


def _frame(fit):
    for s in (1, -1):
        spar = [(0.42, 0.74), (0.36, 0.86), (0.20, 0.80), (-0.02, 0.715), (-0.22, 0.63), (-0.29, 0.36), (-0.18, 0.34), (-0.14, 0.53), (0.04, 0.62), (0.24, 0.70)]
        fit.plate('satin', spar, 0.035, lambda u, v, d, s=s: (u, s * (0.162 - d - 0.07 * smooth(u, 0.2, 0.42)), v), 0.009)
        fit.tube('black_trim', [(-0.18, s * 0.11, 0.64), (-0.50, s * 0.10, 0.79), (-0.78, s * 0.05, 0.92)], 0.014)
        fit.disc('gloss_black', (-0.235, s * 0.15, 0.41), 0.028, 0.032, 'y', 24, 0.004)
        fit.strip('satin', [(-0.28, s * 0.14, 0.42), (-0.40, s * 0.175, 0.40)], 0.014, 0.04)
        fit.plate('black_trim', [(-0.33, 0.53), (-0.28, 0.37), (-0.36, 0.34), (-0.42, 0.36), (-0.36, 0.45)], 0.008, lambda u, v, d, s=s: (u, s * (0.176 - d), v))
        fit.tube('rubber', [(-0.385, s * 0.17, 0.385), (-0.39, s * 0.26, 0.395)], 0.012)
        fit.tube('satin', [(-0.37, s * 0.19, 0.36), (-0.22, s * 0.205, 0.35)], 0.006)
        fit.strip('black_trim', [(-0.42, s * 0.11, 0.74), (-0.55, s * 0.16, 0.55)], 0.014, 0.026)
        fit.tube('rubber', [(-0.55, s * 0.155, 0.55), (-0.56, s * 0.24, 0.56)], 0.011)


def _engine(fit):
    fit.block('grey_trim', (0.02, 0, 0.42), (0.46, 0.30, 0.24), 0.06)
    fit.block('caliper', (-0.13, 0, 0.47), (0.24, 0.26, 0.20), 0.05)
    fit.block('caliper', (0.14, 0, 0.60), (0.24, 0.32, 0.2), 0.03, (0, 0.5, 0))
    for s in (1, -1):
        fit.disc('grey_trim', (-0.02, s * 0.165, 0.42), 0.105, 0.05, 'y', 48, 0.016)
        fit.disc('alloy_dark', (-0.02, s * 0.192, 0.42), 0.075, 0.01, 'y', 40, 0.004)
        for k in range(8):
            a = 2 * pi * k / 8 + 0.2
            fit.disc('steel', (-0.02 + 0.09 * cos(a), s * 0.192, 0.42 + 0.09 * sin(a)), 0.0065, 0.008, 'y', 8)
    fit.block('void', (-0.30, 0, 0.58), (0.2, 0.2, 0.2), 0.03)


def _exhaust(fit):
    fit.block('steel', (-0.16, -0.03, 0.20), (0.24, 0.14, 0.07), 0.03)
    fit.tube('steel', [(-0.18, -0.06, 0.21), (-0.32, -0.13, 0.23), (-0.40, -0.185, 0.29)], 0.026, 18, 0.1)
    fit.tube('satin', [(-0.38, -0.185, 0.275), (-0.72, -0.215, 0.455)], 0.054, 28)
    fit.tube('gloss_black', [(-0.71, -0.2142, 0.4497), (-0.765, -0.219, 0.479)], 0.057, 28, 0.0)
    fit.tube('void', [(-0.763, -0.2188, 0.478), (-0.768, -0.2193, 0.4806)], 0.04, 20)
    fit.tube('gloss_black', [(-0.37, -0.184, 0.27), (-0.40, -0.187, 0.286)], 0.057, 28)
    fit.strip('black_trim', [(-0.55, -0.155, 0.55), (-0.56, -0.2, 0.42)], 0.04, 0.012)


def _back_end(fit):
    for s in (1, -1):
        arm = [(-0.22, 0.46), (-0.34, 0.475), (-0.55, 0.43), (-0.80, 0.365), (-0.80, 0.275), (-0.62, 0.315), (-0.38, 0.35), (-0.22, 0.37)]
        fit.plate('satin', arm, 0.032, lambda u, v, d, s=s: (u, s * (0.148 - d), v), 0.01)
        fit.block('gloss_black', (-0.735, s * 0.152, REAR_TYRE), (0.09, 0.02, 0.045), 0.008)
    fit.block('satin', (-0.34, 0, 0.41), (0.08, 0.24, 0.09), 0.03)
    fit.tube('satin', [(REAR, -0.17, REAR_TYRE), (REAR, 0.17, REAR_TYRE)], 0.014)
    ring(REAR, REAR_TYRE, 0.105, 0.098, 0.006, 'steel')
    for up, z in ((1, 0.475), (-1, 0.385)):
        fit.strip('caliper', [(-0.19, 0.101, z - 0.02), (REAR, 0.101, REAR_TYRE + up * 0.103)], 0.012, 0.014, 0.0)
    coil(fit, 'paint', (-0.30, 0, 0.42), (-0.36, 0, 0.66), 0.042)
    guard(REAR, REAR_TYRE, REAR_TYRE + 0.014, 0.105, 0.05, 58, 118, 'gloss_black')
    fit.block('caliper', (REAR + 0.03, -0.10, REAR_TYRE + 0.11), (0.09, 0.05, 0.05), 0.014)
