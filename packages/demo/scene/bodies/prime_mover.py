"""A bonneted 6×4 prime mover with a sleeper: stacks, tanks, bull bar, fifth wheel."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, side, wrap, xz, yz
from running import well
from wheel import wheel

STEER, DRIVE = 2.75, (-1.55, -2.92)
TYRE = 0.52


def build():
    """Builds the truck; returns its length, width and height in metres."""
    fit = Fitter(mat)
    _bonnet(fit)
    _cab(fit)
    _sleeper(fit)
    _bull_bar(fit)
    _stacks(fit)
    _tanks(fit)
    _chassis(fit)
    _lights(fit)
    _wheels(fit)
    return {'length': 7.9, 'width': 2.5, 'height': 3.75, 'eye': 1.7, 'wheel': (STEER, 1.1, 0.62), 'wheel_across': 1.6,
            'headlight': (3.55, 0.85, 1.15), 'headlight_across': 1.7}


def _bonnet(fit):
    """A tall radiator shell and bonnet between wide guards."""
    shell = hull('bonnet', mat, span=(1.30, 3.60), front=lambda b, z: 3.60 - 0.05 * b * b - 0.04 * smooth(z, 1.2, 2.0),
                 rear=lambda b, z: 1.30, bottom=lambda x: 0.95,
                 top=lambda x, b: curve((1.3, 2.07), (2.2, 2.02), (3.2, 1.90), (3.6, 1.84))(x) - 0.05 * b * b + 0.02 * smooth(abs(b), 0.55, 0.4),
                 half=lambda x, z: curve((1.3, 0.90), (2.2, 0.80), (3.6, 0.64))(x), radii=((0.02, 0.07), 0.12, (0.02, 0.12)), cells=(90, 56, 40))
    grille = polygon([(-0.1, 0.98), (0.50, 0.98), (0.50, 1.68), (0.44, 1.75), (-0.1, 1.78)], 0.04)
    shell.sink(shell.framed(grille, 0.05, yz, front, 'chrome'), 0.05, 'chrome', 'void')
    for k in range(13):
        y = -0.45 + k * 0.075
        fit.block('chrome', (3.555, y, 1.36), (0.035, 0.018, 0.76), 0.006)
    fit.block('chrome', (3.575, 0, 1.36), (0.03, 0.04, 0.78), 0.008)
    for x0 in (2.35, 2.55, 2.75):
        shell.sink(shell.paint(polygon([(x0, 1.42), (x0 + 0.10, 1.42), (x0 + 0.16, 1.72), (x0 + 0.06, 1.72)], 0.02), xz, side, 'void'), 0.02)
    shell.groove(polygon([(1.35, 1.0), (3.4, 1.0), (3.4, 1.32), (1.35, 1.32)], 0.02), xz, side, 0.008)
    shell.finish()
    guard = hull('guard', mat, span=(1.95, 3.66), front=lambda b, z: 3.66 - 0.22 * b * b,
                 rear=lambda b, z: 1.95, bottom=lambda x: 0.55, top=lambda x, b: curve((1.95, 0.95), (2.25, 1.16), (2.6, 1.25), (3.1, 1.25), (3.5, 1.20), (3.7, 1.12))(x),
                 half=lambda x, z: curve((1.9, 1.19), (2.6, 1.20), (3.2, 1.17), (3.66, 1.08))(x), radii=((0.03, 0.22), 0.14, (0.03, 0.14)), cells=(90, 64, 34))
    guard.hole(arch(STEER, TYRE, 0.635, 0.2), xz, flank, 0.08)
    lamp = polygon([(0.66, 0.93), (0.66, 1.14), (0.95, 1.15), (1.28, 1.10), (1.25, 0.98), (1.0, 0.93)], 0.03)
    guard.lens(lamp, wrap(3.52, 1), lambda f: f.calc_center_median().x > 3.0, 0.07)
    for s in (1, -1):
        for y in (0.77, 0.92):
            p = guard.spot('front', s * y, 1.035)
            fit.projector((p.x - 0.06, p.y, p.z), 0.058)
        fit.strip('light_front', [(p.x - 0.025, p.y, p.z) for p in guard.trace('front', [(s * 0.70, 1.125), (s * 0.96, 1.125)])], 0.012, 0.014, 0.0)
        fit.block('indicator', tuple(guard.spot('front', s * 1.02, 1.04, -0.03)), (0.03, 0.06, 0.11), 0.01)
    guard.finish()


def _cab(fit):
    panel = hull('cab', mat, span=(0.02, 1.55), front=lambda b, z: 1.55 - 0.06 * b * b - curve((1.9, 0.0), (2.2, 0.08), (2.75, 0.33), (3.0, 0.46))(z),
                 rear=lambda b, z: 0.02, bottom=lambda x: 0.98, top=lambda x, b: 2.86 - 0.05 * b * b,
                 half=lambda x, z: curve((0.98, 1.02), (1.8, 1.04), (2.3, 1.02), (2.9, 0.94))(z), radii=((0.03, 0.10), 0.10, (0.04, 0.12)), cells=(70, 64, 66))
    panel.window(polygon([(-0.1, 2.10), (0.90, 2.06), (0.82, 2.66), (-0.1, 2.69)], 0.07), yz, lambda f: f.normal.x > 0.3 and f.normal.z < 0.9, 0.035)
    panel.window(polygon([(0.30, 1.92), (1.30, 1.84), (1.36, 1.98), (1.20, 2.55), (0.30, 2.60)], 0.06), xz, side, 0.028)
    panel.groove(polygon([(0.20, 1.10), (1.42, 1.10), (1.45, 1.9), (1.25, 2.64), (0.20, 2.68)], 0.06), xz, side, 0.010)
    panel.paint(box(-9, 9, 0.9, 1.24), xz, side, 'graphic_dark')
    panel.paint(box(-9, 9, 1.27, 1.30), xz, side, 'satin')
    panel.finish()
    visor = hull('visor', mat, span=(1.02, 1.46), front=lambda b, z: 1.46 - 0.10 * b * b, rear=lambda b, z: 1.02, bottom=lambda x: 2.70 - 0.20 * (x - 1.02), top=lambda x, b: 2.76 - 0.22 * (x - 1.02),
                 half=lambda x, z: 0.95, radii=((0.01, 0.03), 0.03, (0.01, 0.01)), cells=(20, 30, 4), material='chrome')
    visor.finish()
    for s in (1, -1):
        fit.block('chrome', (0.34, s * 1.05, 1.78), (0.20, 0.03, 0.05), 0.014)
        fit.tube('chrome', [(0.10, s * 1.05, 1.35), (0.10, s * 1.12, 1.40), (0.10, s * 1.10, 2.35), (0.10, s * 1.03, 2.40)], 0.018)
        fit.tube('chrome', [(1.30, s * 1.0, 2.62), (1.42, s * 1.30, 2.60), (1.42, s * 1.32, 1.90), (1.36, s * 1.05, 1.78)], 0.014, bend=0.1)
        fit.block('chrome', (1.42, s * 1.33, 2.30), (0.09, 0.22, 0.46), 0.04, (0, 0, -s * 0.12))
        fit.block('mirror', (1.372, s * 1.325, 2.30), (0.004, 0.18, 0.41), 0.001, (0, 0, -s * 0.12))
        fit.block('chrome', (1.42, s * 1.33, 1.97), (0.08, 0.20, 0.16), 0.03, (0, 0, -s * 0.12))
    fit.block('dash', (1.30, 0, 1.94), (0.3, 1.8, 0.26), 0.08)
    fit.steering((1.02, -0.48, 2.06), 0.23, 0.9)
    for y in (0.48, -0.48):
        fit.seat(0.52, y, 1.82, 'seat_grey', 0.54, 0.62, 0.15)
    fit.block('void', (0.7, 0, 1.5), (1.4, 1.9, 0.4), 0.02)
    for y in (-0.72, -0.36, 0, 0.36, 0.72):
        fit.block('chrome', (1.05, y, 2.88), (0.16, 0.11, 0.05), 0.02)
        fit.block('indicator', (1.12, y, 2.885), (0.06, 0.09, 0.045), 0.02)
    for y in (-0.55, 0.55):
        fit.disc('chrome', (0.80, y, 2.98), 0.035, 0.62, 'x', 24, inner=0.055)


def _sleeper(fit):
    panel = hull('sleeper', mat, span=(-1.02, 0.06), front=lambda b, z: 0.06 + curve((2.0, 0.0), (2.9, 0.0), (3.2, -0.16), (3.5, -0.45))(z), rear=lambda b, z: -1.02, bottom=lambda x: 0.98,
                 top=lambda x, b: 3.42 - 0.05 * b * b, half=lambda x, z: curve((0.98, 1.06), (2.9, 1.08), (3.4, 1.0))(z),
                 radii=((0.06, 0.16), 0.09, (0.04, 0.16)), cells=(60, 50, 80))
    panel.groove(box(-0.86, -0.22, 1.10, 1.60, 0.06), xz, side, 0.010)
    panel.window(box(-0.72, -0.28, 2.12, 2.44, 0.07), xz, side, 0.03, glass='glass_dark')
    panel.paint(box(-9, 9, 0.9, 1.24), xz, side, 'graphic_dark')
    panel.paint(box(-9, 9, 1.27, 1.30), xz, side, 'satin')
    panel.paint(polygon([(-1.1, 2.75), (-0.2, 2.75), (0.2, 2.60), (0.2, 2.64), (-0.2, 2.80), (-1.1, 2.80)], 0), xz, side, 'satin')
    panel.finish()
    for s in (1, -1):
        for z in (1.34, 1.9, 2.5):
            fit.block('indicator', (-0.96, s * 1.09, z), (0.04, 0.02, 0.08), 0.01)
        fairing = lambda u, v, d, s=s: (u, s * (1.08 - d), v)
        fit.plate('paint', [(-1.0, 1.0), (-1.36, 1.0), (-1.30, 3.1), (-1.0, 3.3)], 0.03, fairing, 0.008)
    for y in (-0.6, 0, 0.6):
        fit.block('indicator', (-0.14, y, 3.32), (0.06, 0.09, 0.045), 0.018)


def _bull_bar(fit):
    """A polished bar across the front with its own lamps."""
    fit.strip('alloy_polished', [(3.55, -1.21, 0.60), (3.72, -1.06, 0.60), (3.80, -0.6, 0.60), (3.80, 0.6, 0.60), (3.72, 1.06, 0.60), (3.55, 1.21, 0.60)], 0.05, 0.36, 0.2)
    for z in (0.90, 1.16, 1.40):
        fit.tube('alloy_polished', [(3.70, -0.98, z), (3.80, -0.6, z), (3.80, 0.6, z), (3.70, 0.98, z)] if z < 1.3 else [(3.80, -0.60, z), (3.80, 0.60, z)], 0.038, 20, 0.2)
    for s in (1, -1):
        fit.strip('alloy_polished', [(3.79, s * 0.58, 0.5), (3.79, s * 0.58, 1.44)], 0.09, 0.05)
        fit.tube('alloy_polished', [(3.72, s * 0.96, 0.7), (3.72, s * 0.98, 1.12), (3.76, s * 0.78, 1.36), (3.79, s * 0.58, 1.40)], 0.038, 20, 0.14)
        fit.disc('chrome', (3.86, s * 0.30, 1.53), 0.13, 0.12, 'x', 40, 0.02)
        fit.disc('reflector', (3.921, s * 0.30, 1.53), 0.115, 0.008)
        fit.ball('glass_clear', (3.922, s * 0.30, 1.53), 0.115, (0.2, 1, 1))
        fit.disc('light_front', (3.924, s * 0.30, 1.53), 0.03, 0.01)
        fit.block('indicator', (3.79, s * 0.86, 0.66), (0.03, 0.12, 0.06), 0.015)
        fit.block('light_front', (3.825, s * 0.45, 0.66), (0.02, 0.22, 0.035), 0.008)
        fit.tube('black_trim', [(3.3, s * 0.42, 0.62), (3.78, s * 0.42, 0.62)], 0.06)
    fit.number_plate((3.84, 0, 0.62))
    for s in (1, -1):
        fit.tube('black_trim', [(3.72, s * 0.72, 1.40), (3.66, s * 0.74, 3.1)], 0.005)


def _stacks(fit):
    for s in (1, -1):
        fit.tube('chrome', [(-1.16, s * 1.02, 1.15), (-1.16, s * 1.02, 3.55), (-1.26, s * 1.02, 3.74)], 0.085, 28, 0.12)
        fit.tube('chrome', [(-1.16, s * 1.02, 1.40), (-1.16, s * 1.02, 2.75)], 0.125, 32)
        fit.tube('void', [(-1.255, s * 1.02, 3.735), (-1.262, s * 1.02, 3.745)], 0.07, 24)
        for z in (1.42, 2.73):
            fit.tube('alloy_polished', [(-1.16, s * 1.02, z - 0.02), (-1.16, s * 1.02, z + 0.02)], 0.133, 32)
        fit.disc('chrome', (1.62, s * 0.98, 1.95), 0.20, 0.62, 'z', 40, 0.05)
        fit.disc('chrome', (1.62, s * 0.98, 2.34), 0.16, 0.16, 'z', 40, 0.03)
        fit.tube('chrome', [(1.62, s * 0.98, 1.7), (1.62, s * 0.90, 1.55), (1.75, s * 0.7, 1.5)], 0.08, 20)


def _tanks(fit):
    for s in (1, -1):
        for x0, x1 in ((-0.92, 0.28), (0.34, 1.20)):
            fit.disc('alloy_polished', ((x0 + x1) / 2, s * 0.88, 0.68), 0.33, x1 - x0, 'x', 56, 0.05)
            for x in (x0 + 0.2, x1 - 0.2):
                fit.disc('gloss_black', (x, s * 0.88, 0.68), 0.334, 0.05, 'x', 56, 0.004)
            fit.disc('chrome', ((x0 + x1) / 2 + 0.25, s * 1.0, 0.99), 0.045, 0.06, 'z', 24, 0.008)
        for x in (0.02, 0.82):
            fit.block('checker', (x, s * 1.16, 0.42), (0.5, 0.14, 0.03), 0.006)
            fit.block('checker', (x, s * 1.10, 1.01), (0.52, 0.26, 0.03), 0.006)
        fit.strip('alloy_polished', [(-0.9, s * 1.16, 0.985), (1.5, s * 1.16, 0.985)], 0.03, 0.10)
        for k in range(6):
            fit.block('indicator', (-0.75 + k * 0.42, s * 1.18, 0.985), (0.09, 0.015, 0.04), 0.008)
        fit.block('black_trim', (1.62, s * 0.86, 0.66), (0.5, 0.5, 0.36), 0.03)
        fit.block('checker', (1.62, s * 1.10, 0.50), (0.5, 0.24, 0.03), 0.006)


def _chassis(fit):
    for s in (1, -1):
        fit.block('black_trim', (-0.2, s * 0.42, 0.86), (7.3, 0.09, 0.28), 0.008)
        fit.block('black_trim', (-2.2, s * 0.42, 0.62), (1.2, 0.12, 0.16), 0.03)
    for x in (-1.0, -2.2, -3.7):
        fit.block('black_trim', (x, 0, 0.86), (0.12, 0.84, 0.22), 0.008)
    fit.block('void', (2.3, 0, 0.85), (2.2, 1.2, 0.5), 0.03)
    for x in DRIVE:
        fit.disc('black_trim', (x, 0, TYRE), 0.11, 2.0, 'y')
        fit.ball('black_trim', (x, 0, TYRE), 0.26)
    fit.disc('black_trim', (-2.2, 0, 1.10), 0.46, 0.07, 'z', 48, 0.01)
    fit.block('black_trim', (-2.66, 0.17, 1.10), (0.35, 0.16, 0.06), 0.02, (0, -0.12, 0.3))
    fit.block('black_trim', (-2.66, -0.17, 1.10), (0.35, 0.16, 0.06), 0.02, (0, -0.12, -0.3))
    fit.block('black_trim', (-2.2, 0, 1.03), (0.8, 0.9, 0.06), 0.01)
    fit.block('checker', (-1.25, 0, 1.02), (0.55, 0.8, 0.03), 0.006)
    for k, name in enumerate(('light_rear', 'caliper', 'indicator')):
        fit.tube(name, [(-1.06, -0.2 + 0.2 * k, 1.5), (-1.2, -0.2 + 0.2 * k, 1.25), (-1.5, -0.18 + 0.18 * k, 1.15), (-1.25, -0.2 + 0.2 * k, 1.06)], 0.018, bend=0.15)


def _lights(fit):
    x = -3.92
    fit.block('alloy_polished', (x, 0, 0.86), (0.05, 1.9, 0.20), 0.015)
    for s in (1, -1):
        for k, name in enumerate(('light_rear', 'indicator', 'light_rear')):
            fit.disc('reflector', (x - 0.028, s * (0.55 + 0.16 * k), 0.86), 0.066, 0.01)
            fit.disc(name, (x - 0.034, s * (0.55 + 0.16 * k), 0.86), 0.06, 0.02, bevel=0.008)
        fit.block('black_trim', (-3.62, s * 0.92, 0.52), (0.02, 0.62, 0.66), 0.004)
    fit.number_plate((x - 0.03, 0, 0.86), pi)


def _wheels(fit):
    for s in (1, -1):
        wheel(STEER, s * 1.02, TYRE, 0.30, 0.29, 'truck', 'chrome')
        for x in DRIVE:
            wheel(x, s * 1.07, TYRE, 0.28, 0.29, 'truck', 'chrome')
            wheel(x, s * 0.76, TYRE, 0.28, 0.29, 'truck', 'chrome')
            arc = [(x + dx, s * 0.92, z) for dx, z in ((-0.60, 0.80), (-0.45, 1.04), (-0.2, 1.125), (0.2, 1.125), (0.45, 1.04), (0.60, 0.80))]
            fit.strip('alloy_polished', arc, 0.58, 0.012, 0.15)
    well(fit, STEER, TYRE, 0.65, 0.6, 1.1)
