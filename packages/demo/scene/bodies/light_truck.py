"""A cab-over light truck with an alloy drop-side tray and headboard."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well
from wheel import wheel

FRONT_AXLE, REAR_AXLE = 2.12, -1.23
TYRE = 0.385
#: What it carries: x of its tail and head, height of its floor.
TAIL, HEAD, FLOOR = -2.98, 1.20, 0.98


def build():
    """Builds the truck; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    truck(fit)
    _tray(fit)
    return {'length': 6.0, 'width': 2.1, 'height': 2.3, 'wheelbase': 3.35, 'eye': 1.45, 'wheel': (FRONT_AXLE, 0.95, 0.5),
            'headlight': (2.95, 0.68, 0.86)}


def truck(fit):
    """All but what it carries: cab, chassis and wheels."""
    cab = _cab()
    _glass(cab)
    _doors(cab)
    _face(fit, cab)
    cab.finish()
    _cab_parts(fit)
    _inside(fit)
    _chassis(fit)
    _wheels(fit)


_lean = curve((0.4, -0.06), (0.62, 0.0), (1.0, -0.015), (1.28, -0.07), (1.75, -0.21), (2.2, -0.36))
_section = curve((0.4, 0.93), (0.6, 0.965), (1.0, 0.975), (1.25, 0.968), (1.7, 0.92), (2.22, 0.85))


def _half(x, z):
    return _section(z) * curve((1.4, 0.99), (2.2, 1.0), (3.0, 0.965))(x)


def _cab():
    panel = hull('cab', mat, span=(1.33, 3.02), front=lambda b, z: 3.02 + _lean(z) - 0.10 * b * b,
                 rear=lambda b, z: 1.33 + 0.03 * b * b, bottom=lambda x: 0.42,
                 top=lambda x, b: 2.235 - 0.05 * b * b - curve((1.3, 0.03), (1.7, 0), (2.3, 0.0), (2.8, 0.03))(x),
                 half=_half, radii=((0.08, 0.17), 0.12, (0.05, 0.11)), cells=(80, 74, 78))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.475, 0.2), xz, flank, 0.06)
    return panel


def _glass(panel):
    panel.window(polygon([(-0.1, 1.30), (0.84, 1.30), (0.76, 2.06), (-0.1, 2.09)], 0.09), yz, front, 0.035)
    panel.window(polygon([(1.62, 1.30), (2.70, 1.20), (2.72, 1.30), (2.52, 2.0), (2.45, 2.05), (1.62, 2.05)], 0.06), xz, side, 0.025)
    panel.window(box(-0.1, 0.62, 1.45, 1.98, 0.06), yz, rear, 0.02)
    panel.groove(polygon([(1.53, 0.95), (1.60, 0.80), (1.75, 0.78), (2.55, 0.86), (2.74, 0.98), (2.79, 1.2), (2.55, 2.06), (2.48, 2.11), (1.53, 2.11)], 0.05), xz, side, 0.008)


def _doors(panel):
    panel.paint(lambda x, z: z - 0.50, xz, lambda f: f.calc_center_median().x < 2.6, 'black_trim')
    panel.groove(lambda x, z: z - 0.70, xz, lambda f: side(f) and 1.34 < f.calc_center_median().x < 1.72, 0.006)


def _ahead(f):
    return f.calc_center_median().x > 2.52


def _face(fit, panel):
    grille = polygon([(-0.1, 0.965), (0.66, 0.965), (0.78, 1.02), (0.80, 1.10), (-0.1, 1.10)], 0.02)
    panel.sink(panel.framed(grille, 0.02, yz, front, 'gloss_black'), 0.025, 'gloss_black', 'grille_mesh')
    for z in (1.005, 1.06):
        fit.strip('satin', panel.trace('front', [(-0.70, z), (0.70, z)], -0.010), 0.016, 0.016, 0.0)
    lamp = polygon([(0.50, 0.76), (0.56, 0.93), (0.86, 0.965), (1.20, 0.95), (1.20, 0.90), (0.95, 0.76)], 0.025)
    panel.lens(lamp, wrap(2.93, 1), _ahead, 0.06)
    panel.groove(box(-9, 9, 0.2, 0.715), yz, _ahead, 0.009)
    panel.sink(panel.framed(polygon([(-0.1, 0.52), (0.50, 0.52), (0.56, 0.64), (-0.1, 0.64)], 0.02), 0.015, yz, front, 'black_trim'), 0.04, 'black_trim', 'grille_mesh')
    panel.groove(box(-9, 0.86, 1.12, 1.25, 0.02), yz, front, 0.006)
    for s in (1, -1):
        for y in (0.63, 0.75):
            p = panel.spot('front', s * y, 0.85)
            fit.projector((p.x - 0.05, p.y, p.z), 0.042)
        fit.strip('light_front', [(p.x - 0.02, p.y, p.z) for p in panel.trace('front', [(s * 0.58, 0.925), (s * 0.82, 0.945)])], 0.01, 0.012, 0.0)
        fit.block('indicator', tuple(panel.spot('front', s * 0.83, 0.85, -0.02)), (0.02, 0.05, 0.09), 0.008)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.70, 0.58, 0.004)), 0.04)
    fit.number_plate(tuple(panel.spot('front', 0, 0.455, 0.02)))
    for y in (-0.62, 0.02):
        base = panel.spot('front', y, 1.27, 0.012)
        fit.strip('black_trim', [base, *panel.trace('front', [(y + 0.06, 1.32), (y + 0.52, 1.36)], 0.014)], 0.02, 0.016, 0.0)


def _cab_parts(fit):
    for s in (1, -1):
        fit.tube('black_trim', [(2.70, s * 0.90, 1.98), (2.82, s * 1.07, 1.96), (2.82, s * 1.10, 1.42), (2.72, s * 0.95, 1.24)], 0.012, bend=0.08)
        fit.block('black_trim', (2.80, s * 1.12, 1.74), (0.07, 0.20, 0.36), 0.035, (0, 0, -s * 0.12))
        fit.block('mirror', (2.762, s * 1.115, 1.74), (0.004, 0.165, 0.31), 0.001, (0, 0, -s * 0.12))
        fit.block('black_trim', (2.80, s * 1.12, 1.48), (0.06, 0.17, 0.14), 0.03, (0, 0, -s * 0.12))
        fit.block('black_trim', (1.68, s * 0.975, 1.17), (0.20, 0.03, 0.045), 0.014)
        fit.strip('black_trim', [(x, s * 0.985, z) for x, z in ((1.60, 0.36), (1.635, 0.52), (1.78, 0.74), (2.12, 0.88), (2.46, 0.74), (2.60, 0.52), (2.64, 0.40))], 0.05, 0.05, 0.16)
        fit.block('indicator', (2.63, s * 0.985, 1.06), (0.08, 0.02, 0.035), 0.01)
        fit.block('black_trim', (2.66, s * 0.9, 0.52), (0.4, 0.12, 0.05), 0.015)
        fit.tube('black_trim', [(1.44, s * 0.975, 1.3), (1.44, s * 0.99, 1.33), (1.44, s * 0.96, 1.75), (1.44, s * 0.93, 1.78)], 0.012)
    for y in (-0.55, 0.55, 0.0):
        fit.block('indicator', (2.50, y, 2.21), (0.05, 0.10, 0.035), 0.012)
    fit.tube('black_trim', [(2.62, -0.82, 2.0), (2.50, -0.83, 2.75)], 0.003)


def _inside(fit):
    fit.block('carpet', (2.1, 0, 0.86), (1.3, 1.6, 0.3), 0.05)
    fit.block('dash', (2.72, 0, 1.20), (0.30, 1.66, 0.24), 0.07)
    fit.steering((2.42, -0.44, 1.32), 0.21, 0.95)
    for y, w in ((-0.44, 0.52), (0.28, 0.5), (0.66, 0.40)):
        fit.seat(1.88, y, 1.16, 'seat_grey', w, 0.56, 0.18)


def _chassis(fit):
    for s in (1, -1):
        fit.block('black_trim', (-0.7, s * 0.36, 0.62), (4.4, 0.07, 0.19), 0.008)
    for x in (1.0, 0.2, -0.6, -1.9, -2.75):
        fit.block('black_trim', (x, 0, 0.62), (0.08, 0.7, 0.14), 0.008)
    fit.block('black_trim', (0.55, 0.68, 0.56), (0.72, 0.42, 0.36), 0.06)
    fit.disc('black_trim', (0.72, 0.90, 0.66), 0.05, 0.04, 'y')
    fit.block('black_trim', (0.62, -0.70, 0.60), (0.46, 0.36, 0.28), 0.02)
    fit.disc('black_trim', (0.0, -0.62, 0.58), 0.13, 0.7, 'x', 32, 0.02)
    fit.disc('black_trim', (REAR_AXLE, 0, TYRE), 0.075, 1.5, 'y')
    fit.ball('black_trim', (REAR_AXLE, 0, TYRE), 0.19)
    fit.disc('black_trim', (FRONT_AXLE, 0, TYRE), 0.05, 1.5, 'y')
    fit.tube('black_trim', [(1.8, 0, 0.55), (-1.1, 0, 0.42)], 0.05)
    fit.block('void', (2.2, 0, 0.62), (1.5, 1.2, 0.3), 0.05)
    for s in (1, -1):
        fit.strip('black_trim', [(REAR_AXLE - 0.65, s * 0.46, 0.5), (REAR_AXLE, s * 0.46, 0.42), (REAR_AXLE + 0.65, s * 0.46, 0.5)], 0.07, 0.05, 0.5)


def bed(fit, wide):
    """The floor of what it carries, twice `wide` across, on crossbeams and two runners."""
    middle, long = (TAIL + HEAD) / 2, HEAD - TAIL
    fit.block('galvanised', (middle, 0, FLOOR), (long, 2 * wide - 0.02, 0.05), 0.008)
    for k in range(9):
        fit.block('galvanised', (TAIL + 0.2 + k * 0.47, 0, FLOOR - 0.07), (0.05, 1.9, 0.09), 0.004)
    for s in (1, -1):
        fit.block('black_trim', (middle, s * 0.36, FLOOR - 0.15), (long, 0.06, 0.09), 0.004)


def _tray(fit):
    x0, x1, z, w = TAIL, HEAD, FLOOR, 1.03
    bed(fit, w)
    for s in (1, -1):
        fit.block('alloy', ((x0 + x1) / 2, s * w, z - 0.01), (x1 - x0, 0.03, 0.10), 0.008)
        for a, b in ((x0 + 0.03, -0.93), (-0.87, x1 - 0.05)):
            for j in range(5):
                fit.block('alloy', ((a + b) / 2, s * (w - 0.005), z + 0.085 + j * 0.078), (b - a, 0.026, 0.074), 0.01)
            for x in (a + 0.35, b - 0.35):
                fit.block('black_trim', (x, s * (w + 0.013), z + 0.06), (0.07, 0.02, 0.10), 0.006)
        for x in (x0 + 0.02, -0.90, x1 - 0.03):
            fit.block('galvanised', (x, s * w, z + 0.21), (0.05, 0.05, 0.46), 0.008)
        for x in (-2.6, -1.9, -0.5, 0.2, 0.8):
            fit.block('black_trim', (x, s * (w + 0.012), z - 0.01), (0.05, 0.02, 0.05), 0.006)
        for x in (-2.2, 0.6):
            fit.block('indicator', (x, s * (w + 0.014), z - 0.05), (0.09, 0.012, 0.025), 0.004)
    for j in range(5):
        fit.block('alloy', (x0, 0, z + 0.085 + j * 0.078), (0.026, 2 * w - 0.06, 0.074), 0.01)
        fit.block('alloy', (x1, 0, z + 0.085 + j * 0.078), (0.026, 2 * w - 0.06, 0.074), 0.01)
    fit.tube('alloy', [(x1, -0.95, z), (x1, -0.95, 2.12), (x1, 0.95, 2.12), (x1, 0.95, z)], 0.032, bend=0.08)
    for y in (-0.32, 0.32):
        fit.tube('alloy', [(x1, y, z + 0.4), (x1, y, 2.12)], 0.02)
    for zz in (1.55, 1.78):
        fit.tube('alloy', [(x1, -0.95, zz), (x1, 0.95, zz)], 0.02)
    fit.block('grille_mesh', (x1 - 0.012, 0, 1.76), (0.006, 1.86, 0.68), 0.0)
    tail_lamps(fit)


def tail_lamps(fit):
    """Lamps, number plate and bumper bar under the end of the floor."""
    fit.block('black_trim', (TAIL + 0.02, 0, 0.80), (0.05, 1.9, 0.16), 0.015)
    for s in (1, -1):
        fit.block('black_trim', (TAIL - 0.01, s * 0.80, 0.80), (0.05, 0.36, 0.14), 0.015)
        for y, name in ((0.70, 'light_front'), (0.80, 'indicator'), (0.90, 'light_rear_lit')):
            fit.block(name if name == 'indicator' else 'light_rear' if 'rear' in name else 'reflector', (TAIL - 0.04, s * y, 0.80), (0.03, 0.095, 0.11), 0.012)
    fit.number_plate((TAIL - 0.02, 0, 0.80), pi)
    fit.tube('black_trim', [(TAIL + 0.1, -0.85, 0.52), (TAIL + 0.02, -0.85, 0.50), (TAIL + 0.02, 0.85, 0.50), (TAIL + 0.1, 0.85, 0.52)], 0.04)


def _wheels(fit):
    axle(FRONT_AXLE, 0.83, radius=TYRE, width=0.22, rim=0.215, style='truck', tone='silver')
    well(fit, FRONT_AXLE, TYRE, 0.49, 0.5, 0.9)
    for s in (1, -1):
        wheel(REAR_AXLE, s * 0.90, TYRE, 0.21, 0.215, 'truck', 'silver')
        wheel(REAR_AXLE, s * 0.66, TYRE, 0.21, 0.215, 'truck', 'silver')
        fit.strip('black_trim', [(REAR_AXLE + dx, s * 0.79, zz) for dx, zz in ((-0.50, 0.42), (-0.47, 0.62), (-0.25, 0.83), (0.25, 0.83), (0.47, 0.62), (0.50, 0.45))], 0.42, 0.012, 0.15)
        fit.block('black_trim', (REAR_AXLE - 0.56, s * 0.80, 0.42), (0.015, 0.42, 0.46), 0.004)
