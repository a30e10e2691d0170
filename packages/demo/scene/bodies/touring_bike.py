"""A full touring motorcycle on its side stand: frame-mounted fairing, tall screen, leg shields, panniers and top case."""

from math import cos, pi, radians, sin

import bpy

import finishes  # noqa: F401
from cycle import Fork, brake, cast, coil, guard, hub, lean, place, pod, rim_band, sheet, side_stand, tyre
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon, smooth
from panel import hull, left, right, side, xz, yz
from wheel import Mesh

FRONT, REAR = 0.87, -0.80
FRONT_TYRE, REAR_TYRE = 0.325, 0.322
LEAN = radians(7.0)
FORK = Fork(FRONT, FRONT_TYRE, radians(29), 0.108)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _fairing(fit)
    _cockpit(fit)
    _screen(fit)
    _shields(fit)
    _bars(fit)
    _tank(fit)
    _seat(fit)
    _covers(fit)
    _flanks(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _tail(fit)
    _panniers(fit)
    _top_case(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, 0.06, 0.16, LEAN, 0.20)
    return {'length': 2.58, 'width': 0.98, 'height': 1.46, 'wheelbase': FRONT - REAR, 'eye': 1.05,
            'wheel': (FRONT, 0.05, 0.33), 'wheel_across': 1.0, 'headlight': (0.80, 0.1, 0.92), 'headlight_across': 0.95}


def _wheels():
    for x, radius, width, rim, discs in ((FRONT, FRONT_TYRE, 0.132, 0.238, ((0.152, 0.068), (0.152, -0.068))), (REAR, REAR_TYRE, 0.185, 0.208, ((0.145, -0.078),))):
        mesh = Mesh()
        tyre(mesh, radius, width, rim)
        rim_band(mesh, rim, width, 'gloss_black')
        cast(mesh, rim, 8, 'gloss_black', fork=0.10, half=0.0095, face='alloy_polished')
        hub(mesh, 0.05, 0.062, 'gloss_black')
        for r, y in discs:
            brake(mesh, r, y, 'alloy_dark')
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'satin', 'chrome', 0.34, 0.023, 0.032, 0.72, upside_down=False)
    FORK.clamps(fit, ((0.55, 0.05),), 'gloss_black')
    for s in (1, -1):
        fit.tube('gloss_black', [FORK.at(0.40, s * 0.108), FORK.at(0.72, s * 0.108)], 0.037, 24)
    guard(FRONT, FRONT_TYRE, FRONT_TYRE + 0.022, 0.092, 0.105, 35, 172)
    for s in (1, -1):
        fit.strip('chrome', [FORK.at(0.30, s * 0.093, 0.05), FORK.at(0.32, s * 0.096, -0.05)], 0.012, 0.045)
        fit.block('indicator', (FRONT - 0.10, s * 0.094, FRONT_TYRE + 0.285), (0.05, 0.008, 0.018), 0.004, (0, 0.3, 0))


#: The face of the fairing by height, and its half width by x.
_face = curve((0.72, 0.74), (0.80, 0.845), (0.87, 0.885), (0.94, 0.88), (1.02, 0.835), (1.12, 0.735), (1.20, 0.64))
_edge = curve((0.70, 0.36), (0.80, 0.375), (0.92, 0.40), (1.04, 0.44), (1.16, 0.52))


def _fairing(fit):
    """The nose: two lamps in a dark mask, an intake under them, a crease along its flanks."""
    plan = curve((0.36, 0.372), (0.48, 0.378), (0.58, 0.352), (0.68, 0.295), (0.77, 0.215), (0.84, 0.13), (0.89, 0.06))

    def half(x, z):
        waist = curve((0.70, 0.66), (0.78, 0.80), (0.88, 0.94), (0.96, 1.0), (1.04, 0.985), (1.12, 0.86), (1.20, 0.66))(z)
        crease = 0.020 * smooth(z - (0.90 + 0.22 * (0.62 - x)), -0.014, 0.014) * smooth(x, 0.84, 0.64)
        return plan(x) * waist + crease
    panel = hull('fairing', mat, span=(0.36, 0.88), front=lambda b, z: _face(z) - 0.045 * b * b, rear=lambda b, z: _edge(z),
                 bottom=curve((0.36, 0.70), (0.55, 0.715), (0.72, 0.745), (0.88, 0.80)),
                 top=lambda x, b: curve((0.36, 1.125), (0.50, 1.165), (0.62, 1.15), (0.72, 1.105), (0.80, 1.035), (0.88, 0.935))(x) - 0.055 * b * b,
                 half=half, radii=((0.012, 0.06), 0.06, (0.03, 0.06)), cells=(90, 70, 66))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.70 and abs(f.calc_center_median().y) < 0.9 * half(*xz(f.calc_center_median())), 'void')
    panel.paint(lambda x, z: x - _edge(z) - 0.008, xz, lambda f: True, 'black_trim')
    ahead = lambda f: f.calc_center_median().x > 0.56 and f.normal.z > -0.5
    flat = lambda p: (abs(p.y) + max(0, 0.82 - p.x) * 0.5, p.z)
    mask = polygon([(-0.1, 0.855), (0.06, 0.845), (0.20, 0.845), (0.31, 0.880), (0.385, 0.945), (0.33, 0.975), (0.20, 0.965), (0.08, 0.935), (-0.1, 0.93)], 0.014)
    panel.paint(mask, flat, ahead, 'gloss_black')
    lamp = polygon([(0.040, 0.862), (0.20, 0.858), (0.295, 0.888), (0.345, 0.94), (0.30, 0.955), (0.19, 0.945), (0.085, 0.918), (0.042, 0.912)], 0.010)
    panel.lens(lamp, flat, ahead, 0.038, 'lamp_bowl')
    for s in (1, -1):
        lit = panel.trace('front', [(s * 0.055, 0.908), (s * 0.10, 0.914), (s * 0.18, 0.938), (s * 0.245, 0.948)])
        fit.strip('light_front', [(p.x - 0.014, p.y, p.z) for p in lit], 0.006, 0.009, 0.0)
        for y, z, r in ((0.075, 0.884, 0.023), (0.130, 0.890, 0.023), (0.182, 0.900, 0.021)):
            p = panel.spot('front', s * y, z)
            fit.projector((p.x - 0.026, p.y, p.z), r)
        fit.strip('indicator', panel.trace('front', [(s * 0.215, 0.868), (s * 0.262, 0.892)], 0.001), 0.007, 0.011, 0.0)
    duct = polygon([(-0.1, 0.775), (0.07, 0.775), (0.13, 0.815), (0.11, 0.828), (-0.1, 0.828)], 0.008)
    panel.sink(panel.framed(duct, 0.006, yz, ahead, 'gloss_black'), 0.03, 'black_trim', 'grille_mesh')
    # An air slot behind each lamp, and the shut line of the upper panel.
    slot = polygon([(0.70, 0.845), (0.56, 0.80), (0.425, 0.775), (0.44, 0.815), (0.56, 0.845)], 0.008)
    panel.sink(panel.framed(slot, 0.006, xz, side, 'gloss_black'), 0.02, 'black_trim', 'void')
    panel.groove(polygon([(0.2, 1.01), (0.50, 1.03), (0.66, 1.045), (0.75, 1.2), (0.2, 1.4)], 0.0), xz, side, 0.004, 0.006)
    panel.groove(polygon([(0.2, 0.755), (0.50, 0.762), (0.78, 0.805), (0.9, 0.5), (0.2, 0.5)], 0.0), xz, side, 0.004, 0.006)
    panel.finish()
    for s in (1, -1):
        fit.tube('gloss_black', [(0.56, s * 0.36, 1.045), (0.545, s * 0.43, 1.085)], 0.013, 14)
        fit.block('paint', (0.565, s * 0.475, 1.105), (0.075, 0.155, 0.10), 0.034, (s * 0.10, 0, s * 0.16), segments=5)
        fit.block('mirror', (0.527, s * 0.470, 1.105), (0.004, 0.128, 0.078), 0.0015, (s * 0.10, 0, s * 0.16))
        fit.block('indicator', (0.598, s * 0.485, 1.098), (0.010, 0.10, 0.014), 0.004, (s * 0.10, 0, s * 0.16))


def _cockpit(fit):
    """Dashboard in the fairing: a wide screen, two dials, loudspeakers."""
    dash = hull('dash', mat, span=(0.30, 0.56), front=lambda b, z: 0.56, rear=lambda b, z: 0.335 + 0.10 * (z - 0.9) + 0.05 * b * b,
                bottom=lambda x: 0.80, top=lambda x, b: curve((0.30, 1.08), (0.42, 1.135), (0.56, 1.14))(x) - 0.05 * b * b,
                half=lambda x, z: curve((0.80, 0.27), (0.95, 0.335), (1.05, 0.325), (1.14, 0.25))(z), radii=((0.035, 0.02), 0.04, (0.03, 0.04)), cells=(20, 44, 30), material='black_trim')
    dash.finish()
    fit.block('gloss_black', (0.352, 0, 1.03), (0.02, 0.21, 0.115), 0.012, (0, -0.12, 0))
    fit.block('screen', (0.342, 0, 1.03), (0.006, 0.185, 0.092), 0.003, (0, -0.12, 0))
    for s in (1, -1):
        fit.disc('chrome', (0.356, s * 0.150, 1.035), 0.047, 0.03, 'x', 36, 0.008)
        fit.disc('screen', (0.340, s * 0.150, 1.035), 0.040, 0.004, 'x', 36)
        fit.disc('gloss_black', (0.368, s * 0.255, 0.985), 0.058, 0.02, 'x', 40, 0.006)
        fit.disc('grille_mesh', (0.357, s * 0.255, 0.985), 0.050, 0.004, 'x', 40)


def _screen(fit):
    rise = curve((1.05, 0.775), (1.12, 0.71), (1.22, 0.635), (1.34, 0.56), (1.46, 0.495))
    width = curve((0.0, 0.225), (0.30, 0.252), (0.60, 0.250), (0.85, 0.222), (1.0, 0.190))
    sheet('screen', 'glass', rise, width, 1.040, 1.455, 0.004, 0.130)
    sheet('screen base', 'gloss_black', lambda z: rise(z) + 0.004, curve((0.0, 0.16), (0.5, 0.205), (1.0, 0.22)), 1.02, 1.105, 0.012, 0.128, 12)


_mid = curve((0.24, 0.36), (0.40, 0.385), (0.56, 0.42), (0.74, 0.52))
_rim = curve((0.24, 0.40), (0.34, 0.465), (0.46, 0.515), (0.60, 0.555), (0.74, 0.60))
_back = curve((0.24, 0.27), (0.36, 0.265), (0.52, 0.285), (0.66, 0.33), (0.78, 0.38))


def _shields(fit):
    """Leg shields in one skin, hollowed for the wheel with the radiator behind it."""
    section = curve((0.22, 0.175), (0.30, 0.230), (0.42, 0.268), (0.56, 0.282), (0.74, 0.276))
    panel = hull('shield', mat, span=(0.26, 0.58), front=lambda b, z: _mid(z) + (_rim(z) - _mid(z)) * smooth(abs(b), 0.42, 0.92),
                 rear=lambda b, z: _back(z), bottom=curve((0.26, 0.235), (0.58, 0.275)), top=lambda x, b: 0.755,
                 half=lambda x, z: section(z) * curve((0.26, 1.0), (0.42, 0.99), (0.60, 0.90))(x),
                 radii=((0.02, 0.03), 0.04, (0.04, 0.02)), cells=(50, 50, 52))
    ahead = lambda f: f.normal.x > 0.25 and abs(f.calc_center_median().y) < 0.2
    panel.paint(box(-1, 0.165, 0.2, 0.78, 0.02), yz, ahead, 'black_trim')
    panel.paint(box(-1, 0.130, 0.32, 0.64, 0.02), yz, lambda f: f.normal.x > 0.25 and abs(f.calc_center_median().y) < 0.16, 'grille_mesh')
    panel.paint(lambda x, z: x - _back(z) - 0.010, xz, lambda f: True, 'black_trim')
    panel.paint(polygon([(0.1, 0.1), (0.1, 0.335), (0.36, 0.345), (0.50, 0.40), (0.7, 0.42), (0.7, 0.1)], 0.0), xz, side, 'black_trim')
    vent = polygon([(0.335, 0.44), (0.40, 0.435), (0.47, 0.58), (0.46, 0.66), (0.40, 0.62)], 0.014)
    panel.sink(panel.framed(vent, 0.007, xz, side, 'gloss_black'), 0.022, 'black_trim', 'void')
    panel.finish()
    for s in (1, -1):
        fit.disc('reflector', (0.548, s * 0.235, 0.560), 0.034, 0.016, 'x', 36, 0.004)
        fit.disc('gloss_black', (0.535, s * 0.235, 0.560), 0.042, 0.03, 'x', 36, 0.008)
        fit.ball('light_soft', (0.556, s * 0.235, 0.560), 0.012, (0.5, 1, 1))
        # Engine guard: a chrome hoop ahead of each board.
        fit.tube('chrome', [(0.36, s * 0.13, 0.275), (0.415, s * 0.30, 0.275), (0.40, s * 0.385, 0.36), (0.37, s * 0.375, 0.50), (0.345, s * 0.27, 0.545)], 0.0165, 20, 0.09)


def _bars(fit):
    fit.disc('gloss_black', FORK.at(0.70, 0), 0.045, 0.20, 'z', 24)
    fit.block('gloss_black', (0.405, 0, 1.000), (0.11, 0.30, 0.05), 0.02)
    for s in (1, -1):
        root, elbow, tip = (0.385, s * 0.12, 1.015), (0.25, s * 0.345, 1.075), (0.055, s * 0.430, 1.035)
        fit.tube('chrome', [root, elbow, tip], 0.0155, 18, 0.07)
        at = lambda t, a=elbow, b=tip: tuple(p + (q - p) * t for p, q in zip(a, b))
        fit.tube('rubber', [at(0.40), at(1.0)], 0.0195, 18)
        fit.disc('chrome', at(1.03), 0.021, 0.016, 'y', 18, 0.004)
        fit.block('black_trim', at(0.24), (0.07, 0.06, 0.055), 0.016, (0, 0.15, s * -0.35))
        fit.tube('chrome', [at(0.18), (0.255, s * 0.425, 1.055), (0.09, s * 0.482, 1.022)], 0.0075, bend=0.04)
        fit.disc('chrome', (0.268, s * 0.335, 1.105), 0.026, 0.035, 'z', 24, 0.006)
        fit.tube('black_trim', [(0.25, s * 0.33, 1.06), (0.34, s * 0.22, 1.0), (0.42, s * 0.10, 0.92)], 0.007, bend=0.06)


def _tank(fit):
    panel = hull('tank', mat, span=(-0.20, 0.37), front=lambda b, z: 0.37 - 0.03 * b * b, rear=lambda b, z: -0.20 + 0.02 * b * b,
                 bottom=curve((-0.20, 0.66), (0.0, 0.69), (0.2, 0.72), (0.37, 0.75)),
                 top=lambda x, b: curve((-0.20, 0.765), (-0.10, 0.845), (0.04, 0.925), (0.18, 0.96), (0.37, 0.945))(x) - 0.02 * b * b,
                 half=lambda x, z: curve((-0.20, 0.095), (-0.08, 0.13), (0.06, 0.185), (0.20, 0.215), (0.30, 0.215), (0.37, 0.195))(x) * curve((0.64, 0.78), (0.74, 0.94), (0.84, 1.0), (0.97, 0.86))(z),
                 radii=((0.04, 0.05), 0.10, (0.04, 0.09)), cells=(64, 36, 34))
    panel.groove(polygon([(-0.3, 0.70), (-0.05, 0.735), (0.16, 0.775), (0.5, 0.80), (0.5, 0.5), (-0.3, 0.5)], 0.0), xz, side, 0.004, 0.006)
    panel.paint(polygon([(-0.17, 0.785), (-0.02, 0.835), (0.16, 0.872), (0.40, 0.872), (0.40, 0.884), (0.16, 0.886), (-0.03, 0.850)], 0.0), xz, side, 'satin')
    panel.finish()
    fit.strip('gloss_black', [(0.30, 0, 0.962), (0.16, 0, 0.968), (0.0, 0, 0.915), (-0.12, 0, 0.838)], 0.085, 0.014, 0.08)
    fit.disc('chrome', (0.17, 0, 0.975), 0.045, 0.014, 'z', 40, 0.005)


def _seat(fit):
    seat = hull('seat', mat, span=(-0.86, -0.13), front=lambda b, z: -0.13 + 0.02 * b * b, rear=lambda b, z: -0.86 + 0.03 * b * b,
                bottom=curve((-0.86, 0.745), (-0.56, 0.690), (-0.40, 0.650), (-0.13, 0.655)),
                top=lambda x, b: curve((-0.86, 0.845), (-0.74, 0.850), (-0.60, 0.845), (-0.535, 0.815), (-0.48, 0.752), (-0.36, 0.735), (-0.24, 0.745), (-0.13, 0.775))(x) - 0.022 * b * b,
                half=lambda x, z: curve((-0.86, 0.165), (-0.70, 0.190), (-0.54, 0.195), (-0.40, 0.20), (-0.26, 0.155), (-0.13, 0.10))(x),
                radii=((0.05, 0.04), 0.055, (0.02, 0.045)), cells=(70, 28, 16), material='leather')
    over = lambda f: f.normal.z > 0.2
    for x in (-0.30, -0.37, -0.44, -0.64, -0.71, -0.78):
        seat.groove(lambda u, v, x=x: u - x, xz, over, 0.004, 0.005)
    seat.groove(lambda x, z: x + 0.525, xz, lambda f: f.normal.z > -0.3, 0.006, 0.008)
    seat.finish()


def _covers(fit):
    """Painted covers between tank and panniers, under the seat."""
    for s in (1, -1):
        panel = pod('cover', s, span=(-0.52, -0.06), front=lambda b, z: -0.06 - 0.10 * smooth(z, 0.62, 0.48), rear=lambda b, z: -0.52 + 0.05 * smooth(z, 0.56, 0.66),
                    bottom=curve((-0.52, 0.52), (-0.30, 0.475), (-0.06, 0.545)), top=curve((-0.52, 0.700), (-0.30, 0.662), (-0.06, 0.690)),
                    inner=lambda x, z: 0.09, outer=lambda x, z: curve((-0.52, 0.200), (-0.30, 0.208), (-0.06, 0.180))(x), radii=((0.02, 0.03), 0.03, (0.03, 0.02)), cells=(36, 10, 18))
        panel.groove(polygon([(-0.46, 0.545), (-0.28, 0.51), (-0.14, 0.555), (-0.12, 0.64), (-0.30, 0.64), (-0.46, 0.665)], 0.02), xz, side, 0.004, 0.005)
        panel.finish()
        fit.block('chrome', (-0.30, s * 0.209, 0.585), (0.12, 0.006, 0.022), 0.003)


def _flanks(fit):
    """Dark covers between tank and cylinders, with the intakes behind the leg shields."""
    for s in (1, -1):
        panel = pod('flank', s, span=(-0.13, 0.34), front=lambda b, z: 0.34 - 0.05 * smooth(z, 0.70, 0.58), rear=lambda b, z: -0.13 + 0.06 * smooth(z, 0.70, 0.58),
                    bottom=curve((-0.13, 0.600), (0.10, 0.580), (0.34, 0.590)), top=curve((-0.13, 0.705), (0.10, 0.745), (0.34, 0.775)),
                    inner=lambda x, z: 0.08, outer=lambda x, z: curve((-0.13, 0.150), (0.05, 0.188), (0.22, 0.212), (0.34, 0.215))(x) * curve((0.58, 0.93), (0.66, 1.0), (0.78, 0.97))(z),
                    radii=((0.03, 0.03), 0.035, (0.03, 0.02)), cells=(34, 12, 18), material='gloss_black')
        for k in range(3):
            x = 0.095 + 0.065 * k
            panel.sink(panel.cut(polygon([(x, 0.622), (x + 0.035, 0.622), (x + 0.055, 0.700), (x + 0.020, 0.700)], 0.007), xz, side), 0.012, 'black_trim', 'void')
        panel.finish()
        fit.block('chrome', (-0.015, s * 0.174, 0.650), (0.085, 0.010, 0.030), 0.004, (0, 0, s * -0.16))


def _frame(fit):
    for s in (1, -1):
        fit.tube('gloss_black', [(0.42, s * 0.04, 0.92), (0.33, s * 0.10, 0.66), (0.28, s * 0.125, 0.25), (0.18, s * 0.125, 0.195), (-0.36, s * 0.125, 0.20), (-0.43, s * 0.125, 0.34), (-0.34, s * 0.11, 0.64)], 0.019, 14, 0.08)
        fit.tube('gloss_black', [(-0.24, s * 0.10, 0.655), (-0.60, s * 0.15, 0.70), (-0.98, s * 0.15, 0.72)], 0.017)
        # Boards for both riders.
        fit.strip('gloss_black', [(0.16, s * 0.12, 0.275), (0.16, s * 0.26, 0.272)], 0.06, 0.02)
        board = [(0.34, -0.03), (0.34, 0.045), (0.30, 0.07), (0.02, 0.07), (0.0, 0.05), (0.0, -0.055)]
        fit.plate('chrome', board, 0.016, lambda u, v, d, s=s: (u, s * (0.285 + v), 0.278 + 0.12 * max(0, u - 0.22) - d), 0.006)
        fit.plate('rubber', [(0.02 + (u - 0.0) * 0.88, v * 0.85) for u, v in board], 0.010, lambda u, v, d, s=s: (u, s * (0.285 + v), 0.286 + 0.12 * max(0, u - 0.22) - d), 0.003)
        fit.strip('gloss_black', [(-0.42, s * 0.13, 0.40), (-0.46, s * 0.26, 0.385)], 0.04, 0.02)
        fit.block('chrome', (-0.44, s * 0.30, 0.388), (0.20, 0.10, 0.014), 0.006, (0, -0.10, 0))
        fit.block('rubber', (-0.44, s * 0.30, 0.397), (0.18, 0.082, 0.010), 0.004, (0, -0.10, 0))
    fit.tube('chrome', [(0.36, 0.22, 0.31), (0.44, 0.30, 0.36), (0.42, 0.36, 0.37)], 0.008, bend=0.03)
    fit.block('chrome', (0.37, -0.29, 0.345), (0.07, 0.05, 0.012), 0.005, (0, -0.5, 0))
    fit.tube('gloss_black', [(0.40, 0, 0.92), (0.10, 0, 0.76), (-0.25, 0, 0.655)], 0.03)
    fit.block('void', (-0.30, 0, 0.53), (0.30, 0.17, 0.24), 0.02)
    fit.block('void', (0.12, 0, 0.60), (0.34, 0.20, 0.16), 0.02)


def _engine(fit):
    """A big engine in black: finned heads on both sides, polished covers."""
    fit.block('caliper', (0.02, 0, 0.34), (0.46, 0.27, 0.24), 0.06)
    fit.block('grey_trim', (-0.26, 0, 0.36), (0.28, 0.25, 0.24), 0.05)
    fit.block('black_trim', (0.05, 0, 0.235), (0.44, 0.22, 0.07), 0.03)
    for s in (1, -1):
        # Three cylinders to a side under one bright cover, rounded over each of them.
        fit.block('black_trim', (0.08, s * 0.17, 0.480), (0.32, 0.14, 0.15), 0.05)
        for k in range(6):
            fit.block('satin', (0.08, s * (0.125 + 0.0155 * k), 0.480), (0.345, 0.006, 0.168), 0.04, segments=5)
        fit.block('satin', (0.08, s * 0.232, 0.480), (0.355, 0.030, 0.172), 0.014, segments=4)
        for x in (-0.030, 0.080, 0.190):
            fit.disc('chrome', (x, s * 0.256, 0.480), 0.070, 0.050, 'y', 48, 0.022)
            fit.disc('gloss_black', (x, s * 0.282, 0.480), 0.036, 0.006, 'y', 40, 0.002)
            fit.disc('chrome', (x, s * 0.286, 0.480), 0.024, 0.006, 'y', 36, 0.002)
        fit.block('chrome', (0.08, s * 0.250, 0.480), (0.26, 0.036, 0.118), 0.016, segments=5)
        for x in (-0.082, 0.025, 0.135, 0.242):
            for z in (0.412, 0.548):
                fit.disc('steel', (x, s * 0.249, z), 0.0065, 0.008, 'y', 8)
        fit.disc('satin', (-0.06, s * 0.150, 0.345), 0.105, 0.05, 'y', 48, 0.016)
        fit.disc('chrome', (-0.06, s * 0.176, 0.345), 0.078, 0.014, 'y', 44, 0.006)
        for k in range(8):
            a = 2 * pi * k / 8 + 0.2
            fit.disc('steel', (-0.06 + 0.092 * cos(a), s * 0.176, 0.345 + 0.092 * sin(a)), 0.006, 0.008, 'y', 8)
        fit.disc('gloss_black', (-0.27, s * 0.135, 0.355), 0.085, 0.05, 'y', 44, 0.014)
        fit.disc('satin', (-0.27, s * 0.162, 0.355), 0.050, 0.008, 'y', 36, 0.003)


def _exhaust(fit):
    for s in (1, -1):
        fit.tube('chrome', [(0.14, s * 0.20, 0.42), (0.22, s * 0.225, 0.30), (0.12, s * 0.215, 0.205), (-0.20, s * 0.212, 0.190), (-0.44, s * 0.235, 0.205)], 0.024, 22, 0.11)
        fit.tube('chrome', [(-0.40, s * 0.232, 0.203), (-0.50, s * 0.245, 0.215)], 0.038, 28)
        fit.tube('chrome', [(-0.48, s * 0.244, 0.214), (-1.09, s * 0.275, 0.262)], 0.053, 36)
        fit.tube('gloss_black', [(-1.08, s * 0.2745, 0.2612), (-1.115, s * 0.2763, 0.2640)], 0.056, 36)
        fit.tube('void', [(-1.111, s * 0.2761, 0.2637), (-1.117, s * 0.2764, 0.2642)], 0.046, 28)


def _tail(fit):
    guard(REAR, REAR_TYRE, REAR_TYRE + 0.04, 0.125, 0.13, 25, 176)
    for s in (1, -1):
        fit.strip('gloss_black', [(-0.36, s * 0.13, 0.36), (REAR, s * 0.135, REAR_TYRE)], 0.04, 0.075, 0.0)
        fit.block('satin', (REAR, s * 0.145, REAR_TYRE), (0.12, 0.035, 0.07), 0.015)
        coil(fit, 'gloss_black', (-0.66, s * 0.150, 0.40), (-0.52, s * 0.145, 0.62), 0.030)
        fit.tube('chrome', [(-0.68, s * 0.150, 0.37), (-0.50, s * 0.145, 0.65)], 0.013)
    fit.tube('satin', [(REAR, -0.16, REAR_TYRE), (REAR, 0.16, REAR_TYRE)], 0.014)
    fit.block('caliper', (REAR + 0.05, -0.10, REAR_TYRE + 0.12), (0.09, 0.05, 0.06), 0.014)
    # Fascia between the panniers: lamps above, number plate below.
    fit.block('paint', (-1.075, 0, 0.585), (0.09, 0.40, 0.20), 0.035, segments=5)
    for s in (1, -1):
        fit.block('gloss_black', (-1.117, s * 0.105, 0.640), (0.014, 0.165, 0.06), 0.006)
        fit.block('light_rear', (-1.124, s * 0.105, 0.640), (0.016, 0.150, 0.046), 0.007)
        fit.block('light_rear_lit', (-1.133, s * 0.105, 0.640), (0.003, 0.120, 0.012), 0.001)
    fit.strip('gloss_black', [(-1.10, 0, 0.54), (-1.155, 0, 0.46), (-1.185, 0, 0.35)], 0.15, 0.014, 0.06)
    fit.number_plate((-1.185, 0, 0.445), pi, 0.23, 0.14)
    fit.block('gloss_black', (-1.165, 0, 0.535), (0.05, 0.10, 0.025), 0.008)


def _panniers(fit):
    """Hard cases on both sides in the colour of the machine: lid, latch, lamps at their ends."""
    for s, out in ((1, left), (-1, right)):
        panel = pod('pannier', s, span=(-1.13, -0.50), front=lambda b, z: -0.50 - 0.10 * smooth(z, 0.56, 0.34), rear=lambda b, z: -1.13 + 0.06 * smooth(z, 0.58, 0.36) - 0.02 * b,
                    bottom=curve((-1.13, 0.375), (-0.80, 0.335), (-0.50, 0.385)), top=curve((-1.13, 0.695), (-0.80, 0.705), (-0.50, 0.665)),
                    inner=lambda x, z: 0.190, outer=lambda x, z: 0.190 + curve((-1.13, 0.205), (-0.90, 0.258), (-0.70, 0.255), (-0.50, 0.180))(x) * curve((0.33, 0.86), (0.48, 0.97), (0.60, 1.0), (0.70, 0.96))(z),
                    radii=((0.075, 0.085), 0.055, (0.07, 0.055)), cells=(60, 22, 34))
        panel.groove(lambda x, z: z - (0.612 + 0.03 * (x + 0.8)), xz, lambda f: True, 0.006, 0.010)
        panel.paint(polygon([(-1.3, 0.30), (-1.3, 0.395), (-0.80, 0.372), (-0.40, 0.41), (-0.4, 0.3)], 0.0), xz, lambda f: True, 'gloss_black')
        panel.paint(polygon([(-1.3, 0.478), (-0.78, 0.468), (-0.45, 0.498), (-0.45, 0.510), (-0.78, 0.480), (-1.3, 0.490)], 0.0), xz, out, 'satin')
        behind = lambda f: f.normal.x < -0.3
        seen = lambda p: (abs(p.y), p.z)
        panel.paint(polygon([(0.235, 0.475), (0.405, 0.485), (0.418, 0.570), (0.235, 0.580)], 0.014), seen, behind, 'gloss_black')
        panel.lens(polygon([(0.243, 0.484), (0.397, 0.493), (0.408, 0.562), (0.243, 0.571)], 0.010), seen, behind, 0.020, 'lamp_red', 'light_rear')
        fit.strip('indicator', [(p.x + 0.010, p.y, p.z) for p in panel.trace('rear', [(s * 0.26, 0.502), (s * 0.375, 0.508)])], 0.007, 0.012, 0.0)
        fit.strip('light_rear_lit', [(p.x + 0.010, p.y, p.z) for p in panel.trace('rear', [(s * 0.26, 0.548), (s * 0.38, 0.545)])], 0.006, 0.012, 0.0)
        p = panel.spot('left' if s > 0 else 'right', -0.72, 0.618, 0.004)
        fit.block('chrome', tuple(p), (0.085, 0.014, 0.036), 0.006)
        panel.finish()
        # Guard rail round the foot of the case.
        fit.tube('chrome', [(-0.53, s * 0.20, 0.30), (-0.56, s * 0.40, 0.325), (-0.62, s * 0.452, 0.36)], 0.012, 16, 0.05)


def _top_case(fit):
    """The case behind the pillion, its backrest, arm rests and rack, on the cowl over the rear wheel."""
    cowl = hull('cowl', mat, span=(-1.13, -0.62), front=lambda b, z: -0.62, rear=lambda b, z: -1.13 + 0.05 * b * b, bottom=lambda x: 0.60,
                top=lambda x, b: curve((-1.13, 0.755), (-0.95, 0.790), (-0.62, 0.780))(x) - 0.03 * b * b, half=lambda x, z: curve((-1.13, 0.175), (-0.9, 0.205), (-0.62, 0.19))(x),
                radii=((0.05, 0.02), 0.06, (0.02, 0.05)), cells=(40, 30, 14))
    cowl.groove(lambda x, z: z - 0.715, xz, side, 0.004, 0.006)
    cowl.finish()
    panel = hull('top case', mat, span=(-1.205, -0.835), front=lambda b, z: -0.835 - 0.05 * b * b, rear=lambda b, z: -1.205 + 0.07 * b * b + 0.05 * smooth(z, 0.92, 0.78),
                 bottom=lambda x: 0.805, top=lambda x, b: curve((-1.205, 1.065), (-1.035, 1.108), (-0.835, 1.092))(x) - 0.030 * b * b,
                 half=lambda x, z: curve((0.80, 0.245), (0.90, 0.275), (1.00, 0.280), (1.11, 0.247))(z), radii=((0.09, 0.06), 0.10, (0.06, 0.07)), cells=(44, 50, 36))
    panel.groove(lambda x, z: z - 0.978, xz, lambda f: True, 0.006, 0.010)
    panel.paint(box(-9, 9, 0.7, 0.845), xz, lambda f: True, 'gloss_black')
    behind = lambda f: f.normal.x < -0.15
    panel.paint(polygon([(-0.1, 0.890), (0.20, 0.898), (0.245, 0.926), (0.235, 0.953), (-0.1, 0.959)], 0.012), yz, behind, 'gloss_black')
    panel.lens(polygon([(0.045, 0.898), (0.195, 0.905), (0.235, 0.929), (0.226, 0.945), (0.045, 0.951)], 0.008), yz, behind, 0.018, 'lamp_red', 'light_rear')
    for s in (1, -1):
        fit.strip('light_rear_lit', [(p.x + 0.008, p.y, p.z) for p in panel.trace('rear', [(s * 0.06, 0.925), (s * 0.205, 0.927)])], 0.006, 0.010, 0.0)
    fit.block('chrome', tuple(panel.spot('rear', 0, 0.985, 0.004)), (0.016, 0.10, 0.040), 0.006)
    panel.finish()
    back = hull('backrest', mat, span=(-0.895, -0.785), front=lambda b, z: -0.785 - 0.22 * (z - 0.80) - 0.05 * b * b, rear=lambda b, z: -0.895 - 0.06 * (z - 0.80), bottom=lambda x: 0.80, top=lambda x, b: 1.050 - 0.03 * b * b,
                half=lambda x, z: curve((0.80, 0.19), (0.94, 0.205), (1.05, 0.175))(z), radii=((0.02, 0.04), 0.05, (0.03, 0.05)), cells=(8, 30, 20), material='leather')
    back.groove(box(-1, 0.065, 0.5, 1.5), yz, lambda f: f.normal.x > 0.3, 0.004, 0.005)
    back.finish()
    for s in (1, -1):
        fit.block('leather', (-0.735, s * 0.238, 0.885), (0.24, 0.070, 0.052), 0.025, (0, 0.06, 0), segments=5)
        fit.tube('gloss_black', [(-0.76, s * 0.238, 0.875), (-0.86, s * 0.225, 0.825)], 0.016)
        fit.tube('gloss_black', [(-0.96, s * 0.13, 0.77), (-1.0, s * 0.13, 0.815)], 0.018)
    fit.block('gloss_black', (-0.99, 0, 0.802), (0.36, 0.42, 0.022), 0.008)
    for y in (-0.10, 0.0, 0.10):
        fit.tube('chrome', [(-0.895, y, 1.094), (-0.915, y, 1.122), (-1.115, y, 1.114), (-1.135, y, 1.080)], 0.007, 12, 0.025)
    fit.tube('chrome', [(-0.905, -0.17, 1.082), (-0.915, -0.17, 1.120), (-1.12, -0.17, 1.112), (-1.135, -0.12, 1.112), (-1.135, 0.12, 1.112), (-1.12, 0.17, 1.112), (-0.915, 0.17, 1.120), (-0.905, 0.17, 1.082)], 0.008, 12, 0.03)
