"""A naked road motorcycle on its side stand: twin-spar frame, upright twin, USD fork."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon, smooth
from panel import hull, side, top, xy, xz
from wheel import Mesh, _spoke

FRONT, REAR = 0.715, -0.715
FRONT_TYRE, REAR_TYRE = 0.300, 0.316
RAKE = radians(24.5)
LEAN = radians(8.0)


def build():
    """Builds the motorcycle; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheel(FRONT, FRONT_TYRE, 0.12, 0.155, 'front')
    _wheel(REAR, REAR_TYRE, 0.18, 0.085, 'rear')
    _fork(fit)
    _bars(fit)
    _headlamp(fit)
    _tank(fit)
    _tail(fit)
    _frame(fit)
    _engine(fit)
    _exhaust(fit)
    _back_end(fit)
    _lean(set(bpy.data.objects) - before)
    _stand(fit)
    return {'length': 2.1, 'width': 0.82, 'height': 1.14, 'wheelbase': 1.43, 'eye': 0.95,
            'wheel': (FRONT, 0.05, 0.32), 'wheel_across': 0.95, 'headlight': (0.5, 0.1, 0.86), 'headlight_across': 0.7}


def _lean(things):
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(-LEAN, 4, 'X')
    for thing in things:
        thing.matrix_world = turn @ thing.matrix_world


def _wheel(x, radius, width, disc, end):
    """A round-shouldered tyre, a cast ten-spoke rim and its brake discs."""
    mesh, w = Mesh(), width / 2
    rim = 0.222
    crown = [(rim + 0.002, w * 0.62), (rim + 0.02, w * 0.86)]
    crown += [(rim + 0.03 + (radius - rim - 0.03) * cos(a * pi / 20) ** 0.8, w * sin(a * pi / 20)) for a in range(10, -11, -1)]
    crown += [(rim + 0.02, -w * 0.86), (rim + 0.002, -w * 0.62)]
    mesh.lathe(crown, 'rubber', 96)
    mesh.lathe([(rim, w * 0.66), (rim + 0.006, w * 0.6), (rim - 0.008, w * 0.52), (rim - 0.022, w * 0.2), (rim - 0.022, -w * 0.2), (rim - 0.008, -w * 0.52), (rim + 0.006, -w * 0.6), (rim, -w * 0.66)], 'alloy_dark')
    for k in range(5):
        for s in (1, -1):
            a = 2 * pi * k / 5 + pi / 2
            path = [(0.03, a, 0.016, 0.024, 0.004, 0.048), (0.10, a + s * 0.05, 0.011, 0.020, 0.003, 0.040), (rim - 0.02, a + s * 0.16, 0.009, 0.022, 0.003, 0.044)]
            _spoke(mesh, path, 'alloy_dark', 'alloy_dark')
    mesh.lathe([(0.0, 0.06), (0.035, 0.06), (0.045, 0.03), (0.045, -0.03), (0.035, -0.06), (0.0, -0.06)], 'alloy_dark', 32)
    for s in ((1, -1) if end == 'front' else (-1,)):
        y = s * 0.068
        mesh.lathe([(disc, y), (disc, y + s * 0.005), (disc * 0.72, y + s * 0.005), (disc * 0.72, y), (disc, y)], 'disc', 72)
        mesh.lathe([(disc * 0.72, y), (disc * 0.70, y - s * 0.004), (0.05, y - s * 0.012)], 'alloy_dark', 40)
        for k in range(26):
            for j in (0, 1):
                a, r = 2 * pi * (k + j * 0.5) / 26, disc * (0.80 + 0.11 * j)
                mesh.plug(0.0042, y + (0.0047 if s > 0 else -0.0057), 0.001, 'void', (r * cos(a), r * sin(a)), 8)
    thing = bpy.data.objects.new('wheel', mesh.data(f'wheel {end}'))
    thing.location = (x, 0, radius)
    bpy.context.scene.collection.objects.link(thing)


def _on_fork(along, y, ahead=0.0):
    """A place on the fork: metres up from the axle along it, y, and metres ahead of it."""
    return (FRONT - along * sin(RAKE) + ahead * cos(RAKE), y, FRONT_TYRE + along * cos(RAKE) + ahead * sin(RAKE))


def _fork(fit):
    for s in (1, -1):
        fit.tube('chrome', [_on_fork(-0.02, s * 0.10), _on_fork(0.34, s * 0.10)], 0.021, 20)
        fit.tube('satin', [_on_fork(0.30, s * 0.10), _on_fork(0.76, s * 0.10)], 0.027, 20)
        fit.tube('black_trim', [_on_fork(0.285, s * 0.10), _on_fork(0.31, s * 0.10)], 0.029, 20)
        fit.block('black_trim', _on_fork(0.02, s * 0.10), (0.06, 0.045, 0.12), 0.018, (0, -RAKE, 0))
        fit.block('caliper', _on_fork(0.09, s * 0.085, -0.085), (0.075, 0.06, 0.12), 0.018, (0, -RAKE + 0.5, 0))
        fit.tube('black_trim', [_on_fork(0.1, s * 0.10, -0.08), _on_fork(0.3, s * 0.13, -0.05), _on_fork(0.6, s * 0.09, 0.04)], 0.005, bend=0.1)
    for along, thick in ((0.54, 0.04), (0.72, 0.03)):
        fit.block('black_trim', _on_fork(along, 0, -0.01), (0.10, 0.27, thick), 0.016, (0, -RAKE, 0))
    fit.tube('black_trim', [(FRONT, -0.13, FRONT_TYRE), (FRONT, 0.13, FRONT_TYRE)], 0.014)
    mesh = Mesh()
    r = FRONT_TYRE + 0.018
    shape = [(r - 0.05, 0.078), (r - 0.03, 0.074), (r - 0.006, 0.058), (r + 0.004, 0.03), (r + 0.007, 0.0), (r + 0.004, -0.03), (r - 0.006, -0.058), (r - 0.03, -0.074), (r - 0.05, -0.078)]
    mesh.lathe(shape, 'paint', 40, (radians(42), radians(158)))
    mesh.lathe([(a - 0.004, b) for a, b in shape], 'black_trim', 40, (radians(42), radians(158)))
    guard = bpy.data.objects.new('guard', mesh.data('guard'))
    guard.location = (FRONT, 0, FRONT_TYRE)
    bpy.context.scene.collection.objects.link(guard)
    for s in (1, -1):
        fit.strip('black_trim', [_on_fork(0.29, s * 0.078, 0.03), _on_fork(0.29, s * 0.10, -0.03)], 0.05, 0.012)


def _bars(fit):
    fit.tube('black_trim', [(0.20, 0.37, 1.035), (0.33, 0.22, 1.075), (0.375, 0.07, 1.035), (0.375, -0.07, 1.035), (0.33, -0.22, 1.075), (0.20, -0.37, 1.035)], 0.0115, bend=0.06)
    for s in (1, -1):
        fit.block('black_trim', (0.375, s * 0.045, 1.015), (0.04, 0.03, 0.06), 0.01)
        a, b = (0.195, s * 0.375, 1.034), (0.268, s * 0.275, 1.058)
        fit.tube('rubber', [a, b], 0.0175, 16)
        fit.disc('satin', (0.19, s * 0.382, 1.033), 0.018, 0.014, 'y', 16)
        fit.block('black_trim', (0.285, s * 0.25, 1.065), (0.05, 0.05, 0.045), 0.012, (0, 0, s * -0.6))
        fit.tube('satin', [(0.30, s * 0.255, 1.06), (0.325, s * 0.28, 1.055), (0.265, s * 0.385, 1.04)], 0.006, bend=0.04)
        fit.tube('black_trim', [(0.30, s * 0.245, 1.07), (0.295, s * 0.27, 1.14), (0.28, s * 0.32, 1.17)], 0.0055, bend=0.03)
        fit.block('black_trim', (0.275, s * 0.355, 1.185), (0.028, 0.135, 0.075), 0.013, (0, 0, s * 0.15))
        fit.block('mirror', (0.2605, s * 0.353, 1.185), (0.004, 0.118, 0.06), 0.0015, (0, 0, s * 0.15))
        fit.tube('black_trim', [(0.31, s * 0.2, 1.06), (0.43, s * 0.12, 0.98), (0.40, s * 0.06, 0.86)], 0.0055, bend=0.06)
        fit.tube('black_trim', [(0.49, s * 0.06, 0.86), (0.485, s * 0.16, 0.87)], 0.006)
        fit.block('indicator', (0.485, s * 0.185, 0.87), (0.028, 0.06, 0.028), 0.011)
    fit.disc('satin', (0.315, -0.205, 1.105), 0.022, 0.035, 'z', 20, 0.004)
    fit.block('black_trim', (0.44, 0, 1.055), (0.035, 0.17, 0.09), 0.014, (0, -0.75, 0))
    fit.block('screen', (0.426, 0, 1.068), (0.01, 0.15, 0.075), 0.004, (0, -0.75, 0))


def _headlamp(fit):
    """A low LED lamp with a painted cowl and a dark fly screen."""
    panel = hull('cowl', mat, span=(0.43, 0.585), front=lambda b, z: 0.585 - 0.05 * b * b - 0.25 * abs(z - 0.845),
                 rear=lambda b, z: 0.43, bottom=lambda x: 0.745, top=lambda x, b: 0.965 - 0.015 * b * b - 0.3 * (x - 0.43),
                 half=lambda x, z: curve((0.74, 0.07), (0.82, 0.105), (0.90, 0.105), (0.97, 0.075))(z) * curve((0.43, 1.0), (0.6, 0.9))(x),
                 radii=((0.02, 0.05), 0.035, (0.03, 0.03)), cells=(24, 40, 36), material='paint')
    seen = lambda p: (abs(p.y), p.z)
    ahead = lambda f: f.normal.x > 0.3
    panel.lens(polygon([(-0.1, 0.775), (0.035, 0.775), (0.082, 0.83), (0.078, 0.885), (-0.1, 0.895)], 0.012), seen, ahead, 0.035, 'gloss_black')
    lit = panel.trace('front', [(-0.066, 0.872), (0.066, 0.872)])
    fit.strip('light_front', [(p.x - 0.012, p.y, p.z) for p in lit], 0.006, 0.008, 0.0)
    for s in (1, -1):
        p = panel.spot('front', s * 0.038, 0.835)
        fit.projector((p.x - 0.026, p.y, p.z), 0.02)
    panel.finish()
    fit.block('gloss_black', (0.475, 0, 1.005), (0.012, 0.17, 0.13), 0.005, (0, -0.75, 0), taper=(1, 0.7))
    for s in (1, -1):
        fit.block('black_trim', (0.44, s * 0.1, 0.84), (0.07, 0.02, 0.08), 0.008)


def _tank(fit):
    panel = hull('tank', mat, span=(-0.17, 0.335), front=lambda b, z: 0.335 + 0.10 * smooth(z, 1.0, 0.80) * abs(b) ** 1.5 - 0.035 * b * b,
                 rear=lambda b, z: -0.17 + 0.05 * b * b,
                 bottom=curve((-0.17, 0.745), (0.05, 0.765), (0.335, 0.80)),
                 top=lambda x, b: curve((-0.17, 0.855), (-0.05, 0.945), (0.1, 1.005), (0.22, 1.02), (0.335, 0.985))(x) - 0.035 * b * b,
                 half=lambda x, z: (curve((-0.17, 0.095), (-0.03, 0.115), (0.12, 0.155), (0.24, 0.172), (0.36, 0.155))(x)
                                    * curve((0.74, 0.80), (0.84, 0.98), (0.90, 1.0), (1.02, 0.86))(z)
                                    - 0.022 * smooth(abs(z - 0.855), 0.055, 0.02) * smooth(x, 0.16, 0.05)),
                 radii=((0.06, 0.07), 0.07, (0.03, 0.07)), cells=(60, 40, 36))
    panel.paint(polygon([(0.13, 0.70), (0.17, 0.865), (0.46, 0.915), (0.46, 0.70)], 0.02), xz, side, 'black_trim')
    panel.paint(polygon([(-0.3, 0.835), (0.10, 0.895), (0.13, 0.885), (-0.3, 0.818)], 0.0), xz, side, 'satin')
    panel.groove(box(0.10, 0.23, -1, 0.062, 0.06), xy, top, 0.003, 0.006)
    panel.finish()
    fit.disc('satin', (0.165, 0, 1.016), 0.042, 0.012, 'z', 40, 0.004)
    fit.disc('black_trim', (0.165, 0, 1.022), 0.02, 0.008, 'z', 24, 0.002)
    # Air scoops beside the tank, in the paint.
    for s in (1, -1):
        outline = [(0.475, 0.79), (0.43, 0.875), (0.30, 0.885), (0.12, 0.845), (0.08, 0.80), (0.20, 0.765), (0.28, 0.70), (0.35, 0.70)]
        place = lambda u, v, d, s=s: (u, s * (0.162 + d + 0.02 * smooth(u, 0.2, 0.42)), v)
        fit.plate('paint', outline, 0.022, place, 0.008)


def _tail(fit):
    seat = hull('seat', mat, span=(-0.66, -0.12), front=lambda b, z: -0.12, rear=lambda b, z: -0.66 + 0.05 * b * b,
                bottom=curve((-0.66, 0.87), (-0.40, 0.805), (-0.12, 0.76)),
                top=lambda x, b: curve((-0.66, 0.93), (-0.47, 0.905), (-0.425, 0.855), (-0.30, 0.815), (-0.12, 0.855))(x) - 0.02 * b * b,
                half=lambda x, z: curve((-0.66, 0.075), (-0.45, 0.115), (-0.3, 0.135), (-0.12, 0.085))(x),
                radii=((0.05, 0.03), 0.045, (0.02, 0.03)), cells=(50, 24, 14), material='leather')
    seat.groove(lambda x, z: x + 0.44, xz, lambda f: f.normal.z > -0.4, 0.006, 0.008)
    seat.finish()
    tail = hull('tail', mat, span=(-0.80, -0.24), front=lambda b, z: -0.24, rear=lambda b, z: -0.80 + 0.06 * b * b + 0.25 * (0.92 - z),
                bottom=curve((-0.80, 0.865), (-0.5, 0.79), (-0.24, 0.74)), top=lambda x, b: curve((-0.80, 0.925), (-0.55, 0.875), (-0.24, 0.79))(x) - 0.01 * b * b,
                half=lambda x, z: curve((-0.80, 0.06), (-0.6, 0.105), (-0.24, 0.135))(x), radii=((0.04, 0.02), 0.035, (0.02, 0.02)), cells=(50, 24, 14))
    tail.lens(lambda y, z: max(y - 0.05, abs(z - 0.897) - 0.016), lambda p: (abs(p.y), p.z), lambda f: f.normal.x < -0.3, 0.02, glass='light_rear')
    tail.paint(polygon([(-0.70, 0.86), (-0.30, 0.765), (-0.30, 0.745), (-0.70, 0.84)], 0), xz, side, 'satin')
    tail.finish()
    fit.block('light_rear_lit', (-0.78, 0, 0.897), (0.01, 0.08, 0.012), 0.003)
    fit.strip('black_trim', [(-0.62, 0, 0.79), (-0.80, 0, 0.72), (-0.88, 0, 0.56)], 0.07, 0.014, 0.06)
    fit.number_plate((-0.895, 0, 0.60), pi, 0.23, 0.14)
    for s in (1, -1):
        fit.tube('black_trim', [(-0.82, 0, 0.715), (-0.82, s * 0.14, 0.72)], 0.006)
        fit.block('indicator', (-0.82, s * 0.165, 0.72), (0.026, 0.06, 0.026), 0.01)


def _frame(fit):
    for s in (1, -1):
        spar = [(0.41, 0.79), (0.37, 0.93), (0.28, 0.875), (0.0, 0.755), (-0.22, 0.66), (-0.29, 0.37), (-0.19, 0.35), (-0.15, 0.56), (0.05, 0.66), (0.27, 0.77)]
        place = lambda u, v, d, s=s: (u, s * (0.155 - d - 0.09 * smooth(u, 0.2, 0.42)), v)
        fit.plate('alloy_dark', spar, 0.035, place, 0.009)
        fit.tube('black_trim', [(-0.20, s * 0.12, 0.64), (-0.45, s * 0.10, 0.77), (-0.72, s * 0.06, 0.86)], 0.014)
        fit.tube('black_trim', [(-0.24, s * 0.12, 0.50), (-0.55, s * 0.09, 0.80)], 0.012)
        fit.disc('satin', (-0.235, s * 0.15, 0.42), 0.026, 0.03, 'y', 24, 0.004)
        fit.block('alloy_dark', (-0.27, s * 0.17, 0.34), (0.10, 0.02, 0.15), 0.012, (0, 0.35, 0))
        fit.tube('rubber', [(-0.26, s * 0.18, 0.33), (-0.27, s * 0.27, 0.34)], 0.013)
        fit.tube('rubber', [(-0.50, s * 0.15, 0.46), (-0.51, s * 0.24, 0.47)], 0.012)
        fit.strip('alloy_dark', [(-0.38, s * 0.12, 0.68), (-0.50, s * 0.15, 0.46)], 0.012, 0.03)
        fit.tube('satin', [(-0.22, s * 0.175, 0.31), (-0.06, s * 0.20, 0.30)], 0.006)
    fit.disc('black_trim', (0.385, 0, 0.86), 0.045, 0.16, 'z', 24)


def _engine(fit):
    fit.block('grey_trim', (0.02, 0, 0.42), (0.46, 0.30, 0.22), 0.06)
    fit.block('caliper', (-0.12, 0, 0.50), (0.24, 0.28, 0.18), 0.05)
    fit.block('caliper', (0.06, 0, 0.29), (0.30, 0.22, 0.12), 0.05)
    for k in range(7):
        along = 0.005 + k * 0.020
        fit.block('alloy', (0.125 + along * 0.42, 0, 0.535 + along), (0.215, 0.315, 0.009), 0.004, (0, 0.4, 0))
    fit.block('caliper', (0.16, 0, 0.60), (0.185, 0.29, 0.20), 0.02, (0, 0.4, 0))
    fit.block('grey_trim', (0.215, 0, 0.715), (0.21, 0.31, 0.075), 0.03, (0, 0.4, 0))
    fit.block('alloy', (0.225, 0, 0.745), (0.17, 0.22, 0.03), 0.014, (0, 0.4, 0))
    for s in (1, -1):
        fit.disc('grey_trim', (0.13, s * 0.165, 0.40), 0.095, 0.05, 'y', 48, 0.016)
        fit.disc('alloy', (0.13, s * 0.192, 0.40), 0.055, 0.012, 'y', 40, 0.004)
        fit.disc('grey_trim', (-0.06, s * 0.16, 0.43), 0.12 if s < 0 else 0.075, 0.055, 'y', 48, 0.016)
        fit.disc('alloy', (-0.06, s * 0.19, 0.43), 0.085 if s < 0 else 0.045, 0.008, 'y', 40, 0.003)
        for k in range(8):
            a = 2 * pi * k / 8 + 0.2
            fit.disc('steel', (0.13 + 0.08 * cos(a), s * 0.193, 0.40 + 0.08 * sin(a)), 0.0065, 0.008, 'y', 8)
        fit.block('black_trim', (0.10, s * 0.13, 0.73), (0.09, 0.04, 0.05), 0.012)
    fit.block('black_trim', (0.42, 0, 0.60), (0.035, 0.27, 0.24), 0.012, (0, -0.22, 0))
    fit.block('grille_mesh', (0.441, 0, 0.60), (0.006, 0.24, 0.21), 0.002, (0, -0.22, 0))
    for s in (1, -1):
        outline = [(0.30, 0.30), (0.33, 0.36), (0.20, 0.355), (-0.02, 0.31), (-0.10, 0.25), (0.05, 0.215), (0.22, 0.225)]
        place = lambda u, v, d, s=s: (u, s * (0.155 - d - 0.05 * smooth(v, 0.30, 0.2)), v)
        fit.plate('paint', outline, 0.02, place, 0.006)
    fit.block('black_trim', (0.1, 0, 0.225), (0.26, 0.2, 0.03), 0.012)


def _exhaust(fit):
    for y in (0.075, -0.075):
        fit.tube('steel', [(0.24, y, 0.62), (0.37, y, 0.60), (0.39, y * 0.9, 0.42), (0.32, y * 0.6, 0.25), (0.10, -0.03 + y * 0.4, 0.195)], 0.021, 18, 0.12)
    fit.block('steel', (-0.02, -0.03, 0.20), (0.28, 0.16, 0.085), 0.04)
    fit.tube('steel', [(-0.10, -0.06, 0.21), (-0.28, -0.13, 0.25), (-0.36, -0.185, 0.33)], 0.026, 18, 0.12)
    fit.tube('satin', [(-0.33, -0.185, 0.305), (-0.76, -0.215, 0.50)], 0.056, 28)
    fit.tube('gloss_black', [(-0.75, -0.2145, 0.4955), (-0.785, -0.217, 0.511)], 0.059, 28)
    fit.tube('void', [(-0.784, -0.217, 0.5105), (-0.789, -0.2172, 0.513)], 0.032, 20)
    fit.tube('gloss_black', [(-0.32, -0.184, 0.30), (-0.35, -0.186, 0.314)], 0.059, 28)


def _back_end(fit):
    for s in (1, -1):
        fit.strip('alloy_dark', [(-0.20, s * 0.115, 0.42), (-0.45, s * 0.125, 0.38), (-0.80, s * 0.13, 0.317)], 0.035, 0.075, 0.15)
        fit.block('satin', (-0.725, s * 0.135, REAR_TYRE), (0.11, 0.03, 0.06), 0.01)
    fit.block('alloy_dark', (-0.34, 0, 0.42), (0.10, 0.22, 0.08), 0.03)
    fit.tube('satin', [(REAR, -0.155, REAR_TYRE), (REAR, 0.155, REAR_TYRE)], 0.013)
    mesh = Mesh()
    mesh.lathe([(0.105, 0.088), (0.105, 0.094), (0.07, 0.094), (0.07, 0.088)], 'steel', 42)
    sprocket = bpy.data.objects.new('sprocket', mesh.data('sprocket'))
    sprocket.location = (REAR, 0, REAR_TYRE)
    bpy.context.scene.collection.objects.link(sprocket)
    for up, z in ((1, 0.485), (-1, 0.385)):
        fit.strip('caliper', [(-0.19, 0.091, z - 0.02), (REAR, 0.091, REAR_TYRE + up * 0.103)], 0.012, 0.014, 0.0)
    coil = [(-0.30 - 0.10 * t + 0.042 * cos(t * 44), 0.042 * sin(t * 44), 0.45 + 0.24 * t) for t in [k / 110 for k in range(111)]]
    fit.tube('paint', coil, 0.0075, 8, 0.0)
    fit.tube('chrome', [(-0.30, 0, 0.40), (-0.41, 0, 0.72)], 0.018)
    fit.block('caliper', (REAR + 0.03, -0.09, REAR_TYRE + 0.115), (0.09, 0.05, 0.05), 0.014)
    r = REAR_TYRE + 0.015
    mesh = Mesh()
    mesh.lathe([(r - 0.03, 0.095), (r, 0.075), (r + 0.006, 0.0), (r, -0.075), (r - 0.03, -0.095)], 'black_trim', 24, (radians(55), radians(125)))
    hugger = bpy.data.objects.new('hugger', mesh.data('hugger'))
    hugger.location = (REAR, 0, REAR_TYRE)
    bpy.context.scene.collection.objects.link(hugger)


def _stand(fit):
    """The side stand, straight down to the ground from the leaning frame."""
    y = 0.14 * cos(LEAN) + 0.30 * sin(LEAN)
    fit.tube('black_trim', [(-0.10, y, 0.27), (-0.16, y + 0.16, 0.012)], 0.011)
    fit.block('black_trim', (-0.165, y + 0.175, 0.008), (0.05, 0.07, 0.012), 0.004)
