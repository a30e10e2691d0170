"""A tall adventure motorcycle on its side stand: beak, high screen, wire wheels, crash bars, aluminium panniers."""

from math import cos, pi, radians, sin

import bpy

import finishes  # noqa: F401
from cycle import Fork, brake, coil, guard, hub, lean, place, rim_band, ring, side_stand, tyre, wire
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon, smooth
from panel import hull, side, top, xy, xz, yz
from wheel import Mesh

FRONT, REAR = 0.81, -0.75
FRONT_TYRE, REAR_TYRE = 0.350, 0.338
LEAN = radians(8.5)
FORK = Fork(FRONT, FRONT_TYRE, radians(26), 0.112)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _beak(fit)
    _mask(fit)
    _screen(fit)
    _bars(fit)
    _tank(fit)
    _seat(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _back_end(fit)
    _luggage(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, -0.14, 0.15, LEAN, 0.32)
    return {'length': 2.28, 'width': 0.96, 'height': 1.45, 'wheelbase': FRONT - REAR, 'eye': 1.05,
            'wheel': (FRONT, 0.05, 0.35), 'wheel_across': 1.0, 'headlight': (0.66, 0.1, 1.06), 'headlight_across': 0.85}


def _wheels():
    for x, radius, width, rim, discs in ((FRONT, FRONT_TYRE, 0.115, 0.262, ((0.155, 0.066), (0.155, -0.066))), (REAR, REAR_TYRE, 0.155, 0.222, ((0.125, -0.07),))):
        mesh = Mesh()
        tyre(mesh, radius, width, rim, blocks=44)
        rim_band(mesh, rim, width, 'satin')
        wire(mesh, rim, 40, 'chrome', 0.052, 0.046)
        hub(mesh, 0.055, 0.055, 'gloss_black')
        for r, y in discs:
            brake(mesh, r, y)
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'satin', 'alloy_polished', 0.40, 0.022, 0.028, 0.88)
    FORK.clamps(fit, ((0.66, 0.05), (0.87, 0.032)))
    guard(FRONT, FRONT_TYRE, FRONT_TYRE + 0.022, 0.074, 0.05, 48, 150, 'black_trim')
    for s in (1, -1):
        shield = [FORK.at(0.40, 0, 0.035), FORK.at(0.40, 0, -0.06), FORK.at(0.06, 0, -0.045), FORK.at(0.08, 0, 0.04)]
        fit.plate('black_trim', [(p[0], p[2]) for p in shield], 0.014, lambda u, v, d, s=s: (u, s * (0.088 - d), v), 0.004)
        fit.plate('black_trim', [(p[0], p[2]) for p in shield], 0.012, lambda u, v, d, s=s: (u, s * (0.148 - d), v), 0.004)


def _beak(fit):
    panel = hull('beak', mat, span=(0.52, 1.06), front=lambda b, z: 1.06 - 0.07 * b * b, rear=lambda b, z: 0.52,
                 bottom=curve((0.52, 0.86), (0.75, 0.865), (1.06, 0.845)), top=lambda x, b: curve((0.52, 0.985), (0.7, 0.965), (0.9, 0.915), (1.06, 0.868))(x) - 0.014 * b * b,
                 half=lambda x, z: curve((0.52, 0.145), (0.7, 0.11), (0.9, 0.072), (1.06, 0.034))(x), radii=((0.02, 0.03), 0.03, (0.008, 0.02)), cells=(50, 26, 16))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.4, 'black_trim')
    panel.paint(polygon([(0.5, 0.8), (0.5, 0.895), (0.75, 0.888), (1.1, 0.855), (1.1, 0.8)], 0), xz, lambda f: f.normal.x < 0.9, 'black_trim')
    panel.sink(panel.cut(polygon([(0.72, 0.045), (0.74, 0.027), (0.92, 0.025), (0.93, 0.037)], 0.005), xy, top), 0.008, 'black_trim', 'void')
    panel.finish()


def _mask(fit):
    """The lamp unit under the screen."""
    panel = hull('mask', mat, span=(0.47, 0.70), front=lambda b, z: 0.70 - 0.40 * max(0.0, z - 0.97) - 0.10 * b * b, rear=lambda b, z: 0.47, bottom=curve((0.47, 0.93), (0.70, 0.94)),
                 top=lambda x, b: curve((0.47, 1.16), (0.60, 1.155), (0.70, 1.14))(x) - 0.02 * b * b, half=lambda x, z: curve((0.90, 0.12), (1.02, 0.165), (1.12, 0.15), (1.17, 0.12))(z) * curve((0.47, 1.0), (0.7, 0.9))(x),
                 radii=((0.02, 0.05), 0.05, (0.03, 0.04)), cells=(30, 44, 36))
    ahead = lambda f: f.normal.x > 0.25
    lamp = polygon([(-0.1, 1.00), (0.03, 0.985), (0.12, 1.03), (0.142, 1.085), (0.10, 1.095), (0.035, 1.075), (-0.1, 1.075)], 0.012)
    panel.lens(lamp, yz, ahead, 0.035, 'lamp_bowl')
    for s in (1, -1):
        p = panel.spot('front', s * 0.052, 1.035)
        fit.projector((p.x - 0.026, p.y, p.z), 0.026)
        lit = panel.trace('front', [(s * 0.095, 1.03), (s * 0.128, 1.075)])
        fit.strip('light_front', [(q.x - 0.014, q.y, q.z) for q in lit], 0.008, 0.010, 0.0)
    panel.finish()
    fit.block('black_trim', (0.46, 0, 1.18), (0.03, 0.20, 0.12), 0.012, (0, -0.5, 0))
    fit.block('screen', (0.444, 0, 1.185), (0.008, 0.175, 0.10), 0.003, (0, -0.5, 0))


def _screen(fit):
    panel = hull('screen', mat, span=(0.50, 0.62), front=lambda b, z: 0.625 - 0.52 * (z - 1.11) - 0.045 * b * b, rear=lambda b, z: 0.621 - 0.52 * (z - 1.11) - 0.045 * b * b,
                 bottom=lambda x: 1.10, top=lambda x, b: 1.44 - 0.05 * b * b, half=lambda x, z: curve((1.10, 0.125), (1.2, 0.155), (1.33, 0.15), (1.44, 0.115))(z),
                 radii=((0.0, 0.0), 0.04, (0.02, 0.06)), cells=(1, 24, 24), material='glass')
    panel.paint(box(-1, 0.09, 1.0, 1.155), yz, lambda f: True, 'black_trim')
    panel.finish()
    for s in (1, -1):
        fit.tube('black_trim', [(0.54, s * 0.11, 1.08), (0.575, s * 0.11, 1.16), (0.535, s * 0.11, 1.25)], 0.009)


def _bars(fit):
    fit.tube('black_trim', [(0.20, 0.45, 1.215), (0.30, 0.30, 1.255), (0.385, 0.11, 1.235), (0.40, 0.05, 1.20), (0.40, -0.05, 1.20), (0.385, -0.11, 1.235), (0.30, -0.30, 1.255), (0.20, -0.45, 1.215)], 0.0125, bend=0.06)
    for s in (1, -1):
        fit.block('black_trim', (0.405, s * 0.05, 1.165), (0.04, 0.03, 0.09), 0.01)
        fit.tube('rubber', [(0.195, s * 0.457, 1.213), (0.262, s * 0.355, 1.240)], 0.018, 16)
        fit.block('black_trim', (0.285, s * 0.325, 1.25), (0.05, 0.05, 0.045), 0.012, (0, 0, s * -0.6))
        fit.tube('satin', [(0.30, s * 0.335, 1.245), (0.33, s * 0.36, 1.235), (0.265, s * 0.46, 1.215)], 0.006, bend=0.04)
        # Hand guards.
        fit.tube('black_trim', [(0.19, s * 0.468, 1.212), (0.25, s * 0.485, 1.215), (0.37, s * 0.40, 1.235), (0.35, s * 0.24, 1.25)], 0.010, bend=0.05)
        shell = [(0.0, 1.165), (0.02, 1.275), (0.5, 1.31), (0.95, 1.285), (1.0, 1.19), (0.5, 1.155)]
        fit.plate('black_trim', shell, 0.010, lambda u, v, d, s=s: (0.375 - 0.14 * u * u - d + 0.02 * (1 - u), s * (0.27 + 0.215 * u), v), 0.003)
        fit.tube('black_trim', [(0.29, s * 0.30, 1.27), (0.30, s * 0.31, 1.36), (0.28, s * 0.34, 1.39)], 0.006, bend=0.03)
        fit.block('black_trim', (0.275, s * 0.365, 1.405), (0.028, 0.13, 0.08), 0.018, (0, 0, s * 0.15))
        fit.block('mirror', (0.2605, s * 0.363, 1.405), (0.004, 0.112, 0.064), 0.0015, (0, 0, s * 0.15))
        fit.tube('black_trim', [(0.50, s * 0.12, 0.99), (0.50, s * 0.20, 0.995)], 0.007)
        fit.block('indicator', (0.50, s * 0.225, 0.995), (0.03, 0.06, 0.028), 0.011)


def _tank(fit):
    """Tank and shrouds in one skin that reaches forward past the fork."""
    panel = hull('tank', mat, span=(-0.16, 0.36), front=lambda b, z: 0.36 + 0.24 * smooth(abs(b), 0.62, 0.95) * smooth(z, 1.06, 0.93) * smooth(z, 0.66, 0.80), rear=lambda b, z: -0.16 + 0.04 * b * b,
                 bottom=curve((-0.16, 0.80), (0.1, 0.76), (0.36, 0.69), (0.6, 0.74)), top=lambda x, b: curve((-0.16, 0.905), (-0.05, 0.985), (0.10, 1.065), (0.24, 1.08), (0.36, 1.05), (0.6, 1.0))(x) - 0.05 * b * b,
                 half=lambda x, z: curve((-0.16, 0.095), (0.0, 0.125), (0.14, 0.19), (0.28, 0.225), (0.42, 0.225), (0.60, 0.185))(x) * curve((0.68, 0.76), (0.82, 0.93), (0.94, 1.0), (1.08, 0.72))(z),
                 radii=((0.05, 0.03), 0.06, (0.03, 0.07)), cells=(56, 44, 36))
    panel.paint(polygon([(-0.3, 0.7), (-0.3, 0.87), (0.02, 0.90), (0.16, 0.985), (0.24, 0.93), (0.20, 0.78), (0.36, 0.6)], 0.02), xz, side, 'black_trim')
    panel.paint(polygon([(0.22, 0.80), (0.27, 0.93), (0.62, 0.95), (0.62, 0.93), (0.30, 0.905), (0.26, 0.79)], 0.0), xz, side, 'white_body')
    panel.paint(polygon([(0.30, 0.60), (0.27, 0.76), (0.42, 0.80), (0.62, 0.80), (0.62, 0.60)], 0.01), xz, side, 'black_trim')
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.5 or (f.normal.x > 0.5 and abs(f.calc_center_median().y) < 0.17), 'black_trim')
    panel.sink(panel.cut(polygon([(0.36, 0.845), (0.38, 0.88), (0.52, 0.895), (0.53, 0.87)], 0.008), xz, side), 0.012, 'black_trim', 'void')
    panel.finish()
    fit.disc('satin', (0.15, 0, 1.078), 0.042, 0.012, 'z', 40, 0.004)


def _seat(fit):
    seat = hull('seat', mat, span=(-0.80, -0.12), front=lambda b, z: -0.12, rear=lambda b, z: -0.80 + 0.05 * b * b, bottom=curve((-0.80, 0.89), (-0.40, 0.82), (-0.12, 0.80)),
                top=lambda x, b: curve((-0.80, 0.965), (-0.50, 0.965), (-0.43, 0.93), (-0.38, 0.89), (-0.24, 0.885), (-0.12, 0.925))(x) - 0.02 * b * b,
                half=lambda x, z: curve((-0.80, 0.10), (-0.6, 0.14), (-0.35, 0.15), (-0.2, 0.11), (-0.12, 0.085))(x), radii=((0.05, 0.03), 0.045, (0.02, 0.035)), cells=(56, 24, 14), material='leather')
    seat.groove(lambda x, z: x + 0.425, xz, lambda f: f.normal.z > -0.4, 0.006, 0.008)
    seat.finish()
    tail = hull('tail', mat, span=(-0.90, -0.20), front=lambda b, z: -0.20, rear=lambda b, z: -0.90 + 0.05 * b * b, bottom=curve((-0.90, 0.83), (-0.5, 0.77), (-0.20, 0.72)),
                top=lambda x, b: curve((-0.90, 0.90), (-0.6, 0.89), (-0.20, 0.80))(x), half=lambda x, z: curve((-0.90, 0.06), (-0.6, 0.12), (-0.20, 0.125))(x), radii=((0.04, 0.02), 0.035, (0.02, 0.02)), cells=(50, 24, 14))
    tail.paint(polygon([(-0.95, 0.7), (-0.95, 0.835), (-0.5, 0.79), (-0.1, 0.74), (-0.1, 0.6)], 0), xz, lambda f: True, 'black_trim')
    tail.finish()
    fit.block('light_rear', (-0.895, 0, 0.87), (0.04, 0.12, 0.035), 0.014)
    fit.block('light_rear_lit', (-0.914, 0, 0.87), (0.006, 0.09, 0.012), 0.002)
    fit.strip('black_trim', [(-0.80, 0, 0.80), (-0.93, 0, 0.74), (-0.99, 0, 0.60)], 0.08, 0.014, 0.06)
    fit.number_plate((-1.00, 0, 0.62), pi, 0.23, 0.14)
    for s in (1, -1):
        fit.tube('black_trim', [(-0.935, 0, 0.735), (-0.935, s * 0.10, 0.74)], 0.006)
        fit.block('indicator', (-0.935, s * 0.125, 0.74), (0.026, 0.06, 0.026), 0.01)
    # Luggage plate and grab rails.
    fit.block('alloy_dark', (-0.90, 0, 0.985), (0.26, 0.22, 0.014), 0.005)
    for s in (1, -1):
        fit.tube('alloy_dark', [(-0.50, s * 0.15, 0.90), (-0.58, s * 0.175, 0.965), (-0.98, s * 0.13, 0.985), (-1.02, 0, 0.985)], 0.012, bend=0.06)
        fit.tube('alloy_dark', [(-0.82, s * 0.10, 0.89), (-0.84, s * 0.10, 0.98)], 0.012)


def _frame(fit):
    for s in (1, -1):
        for path in ([(0.42, 0.06, 1.02), (0.15, 0.15, 0.78), (-0.20, 0.14, 0.72), (-0.27, 0.13, 0.40)], [(0.44, 0.06, 0.93), (0.30, 0.13, 0.72), (-0.20, 0.15, 0.60)],
                     [(0.15, 0.15, 0.78), (0.30, 0.14, 0.72)], [(0.05, 0.15, 0.76), (0.12, 0.15, 0.66)]):
            fit.tube('paint', [(x, s * y, z) for x, y, z in path], 0.015, 14, 0.05)
        fit.tube('paint', [(-0.18, s * 0.13, 0.72), (-0.50, s * 0.13, 0.80), (-0.84, s * 0.08, 0.85)], 0.013)
        fit.tube('paint', [(-0.25, s * 0.13, 0.56), (-0.60, s * 0.12, 0.80)], 0.012)
        fit.disc('satin', (-0.26, s * 0.15, 0.43), 0.026, 0.03, 'y', 24, 0.004)
        fit.block('alloy_dark', (-0.27, s * 0.165, 0.37), (0.09, 0.02, 0.13), 0.012, (0, 0.35, 0))
        fit.block('alloy_dark', (-0.25, s * 0.235, 0.335), (0.05, 0.09, 0.022), 0.008)
        fit.tube('rubber', [(-0.56, s * 0.15, 0.50), (-0.57, s * 0.235, 0.505)], 0.012)
        fit.strip('alloy_dark', [(-0.42, s * 0.13, 0.70), (-0.56, s * 0.16, 0.50)], 0.012, 0.03)
        fit.tube('satin', [(-0.24, s * 0.18, 0.33), (-0.08, s * 0.21, 0.34)], 0.006)
    fit.disc('black_trim', (0.43, 0, 1.03), 0.042, 0.22, 'z', 24)
    # Crash bars round engine and shrouds.
    for s in (1, -1):
        fit.tube('satin', [(0.24, s * 0.16, 0.30), (0.30, s * 0.27, 0.36), (0.42, s * 0.30, 0.55), (0.40, s * 0.275, 0.80), (0.36, s * 0.22, 0.86)], 0.0135, 14, 0.09)
        fit.tube('satin', [(0.42, s * 0.30, 0.58), (0.20, s * 0.26, 0.55), (0.05, s * 0.17, 0.50)], 0.0125, 14, 0.06)
        fit.tube('satin', [(0.40, s * 0.28, 0.77), (0.47, s * 0.20, 0.70), (0.48, 0, 0.66)], 0.0125, 14, 0.06)
        fit.block('black_trim', (0.445, s * 0.285, 0.635), (0.05, 0.055, 0.06), 0.02)
        fit.disc('light_soft', (0.472, s * 0.285, 0.635), 0.022, 0.006)


def _engine(fit):
    fit.block('grey_trim', (0.02, 0, 0.46), (0.46, 0.30, 0.22), 0.06)
    fit.block('caliper', (-0.13, 0, 0.53), (0.24, 0.27, 0.18), 0.05)
    fit.block('caliper', (0.13, 0, 0.625), (0.20, 0.28, 0.22), 0.025, (0, 0.25, 0))
    fit.block('grey_trim', (0.155, 0, 0.73), (0.22, 0.30, 0.085), 0.03, (0, 0.25, 0))
    for s in (1, -1):
        fit.disc('grey_trim', (0.13, s * 0.165, 0.45), 0.09, 0.05, 'y', 48, 0.016)
        fit.disc('alloy', (0.13, s * 0.192, 0.45), 0.055, 0.012, 'y', 40, 0.004)
        fit.disc('grey_trim', (-0.06, s * 0.16, 0.47), 0.11 if s < 0 else 0.075, 0.055, 'y', 48, 0.016)
        fit.disc('alloy_dark', (-0.06, s * 0.19, 0.47), 0.08 if s < 0 else 0.045, 0.008, 'y', 40, 0.003)
        for k in range(8):
            a = 2 * pi * k / 8 + 0.2
            fit.disc('steel', (0.13 + 0.075 * cos(a), s * 0.192, 0.45 + 0.075 * sin(a)), 0.0065, 0.008, 'y', 8)
    fit.block('black_trim', (0.40, 0, 0.74), (0.035, 0.24, 0.20), 0.012, (0, -0.2, 0))
    fit.block('grille_mesh', (0.421, 0, 0.74), (0.006, 0.21, 0.17), 0.002, (0, -0.2, 0))
    # Skid plate.
    fit.strip('alloy', [(0.36, 0, 0.56), (0.34, 0, 0.38), (0.24, 0, 0.275), (-0.20, 0, 0.265)], 0.27, 0.012, 0.08)
    for s in (1, -1):
        wing = [(0.36, 0.50), (0.345, 0.38), (0.24, 0.272), (-0.20, 0.262), (-0.18, 0.315), (0.18, 0.335), (0.29, 0.42)]
        fit.plate('alloy', wing, 0.008, lambda u, v, d, s=s: (u, s * (0.142 - d + 0.02 * (v - 0.27)), v))
    fit.block('void', (-0.20, 0, 0.68), (0.2, 0.2, 0.12), 0.03)


def _exhaust(fit):
    for y in (0.07, -0.07):
        fit.tube('steel', [(0.24, y, 0.66), (0.33, y, 0.64), (0.32, y * 0.9, 0.42), (0.22, y * 0.6, 0.31), (0.0, -0.04 + y * 0.4, 0.30)], 0.02, 18, 0.1)
    fit.tube('steel', [(0.02, -0.06, 0.30), (-0.20, -0.13, 0.32), (-0.36, -0.185, 0.40)], 0.026, 18, 0.12)
    fit.tube('satin', [(-0.33, -0.188, 0.388), (-0.82, -0.225, 0.535)], 0.05, 28)
    fit.tube('gloss_black', [(-0.81, -0.2243, 0.532), (-0.855, -0.2277, 0.5455)], 0.053, 28, 0.0)
    fit.tube('void', [(-0.853, -0.2275, 0.545), (-0.858, -0.2279, 0.5465)], 0.035, 20)


def _back_end(fit):
    for s in (1, -1):
        fit.strip('alloy_dark', [(-0.22, s * 0.12, 0.44), (-0.48, s * 0.125, 0.40), (-0.84, s * 0.13, 0.338)], 0.032, 0.07, 0.15)
        fit.block('satin', (-0.765, s * 0.133, REAR_TYRE), (0.11, 0.03, 0.055), 0.01)
    fit.block('alloy_dark', (-0.36, 0, 0.43), (0.10, 0.22, 0.08), 0.03)
    fit.tube('satin', [(REAR, -0.155, REAR_TYRE), (REAR, 0.155, REAR_TYRE)], 0.013)
    ring(REAR, REAR_TYRE, 0.11, 0.088, 0.006, 'steel')
    for up, z in ((1, 0.515), (-1, 0.41)):
        fit.strip('caliper', [(-0.20, 0.091, z - 0.02), (REAR, 0.091, REAR_TYRE + up * 0.108)], 0.012, 0.014, 0.0)
    coil(fit, 'paint', (-0.32, 0, 0.47), (-0.40, 0, 0.72), 0.042)
    guard(REAR, REAR_TYRE, REAR_TYRE + 0.03, 0.09, 0.04, 60, 135, 'black_trim')
    fit.block('caliper', (REAR + 0.03, -0.09, REAR_TYRE + 0.12), (0.09, 0.05, 0.05), 0.014)


def _luggage(fit):
    """Aluminium panniers on their racks."""
    for s in (1, -1):
        y = 0.33
        fit.block('alloy', (-0.66, s * y, 0.735), (0.44, 0.20, 0.31), 0.022, taper=(1.04, 1.0))
        fit.block('alloy_polished', (-0.66, s * y, 0.905), (0.468, 0.212, 0.036), 0.012)
        for z in (0.66, 0.74, 0.82):
            fit.block('alloy', (-0.66, s * (y + 0.1005), z), (0.36, 0.006, 0.03), 0.003)
        for x in (-0.44, -0.88):
            for z in (0.60, 0.875):
                fit.block('black_trim', (x, s * (y + 0.075), z), (0.05, 0.062, 0.05), 0.014)
        for x in (-0.54, -0.78):
            fit.block('black_trim', (x, s * (y + 0.106), 0.875), (0.05, 0.014, 0.07), 0.005)
        fit.tube('black_trim', [(-0.45, s * 0.14, 0.80), (-0.45, s * 0.215, 0.82), (-0.86, s * 0.215, 0.82), (-0.88, s * 0.10, 0.84)], 0.011, bend=0.05)
        fit.tube('black_trim', [(-0.47, s * 0.215, 0.82), (-0.50, s * 0.215, 0.62), (-0.82, s * 0.215, 0.62), (-0.85, s * 0.215, 0.82)], 0.011, bend=0.05)
