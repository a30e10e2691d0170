"""A maxi scooter on its side stand: step-through, tall screen, twin lamps, stepped seat, swinging engine."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

import finishes  # noqa: F401
from cycle import Fork, brake, cast, coil, guard, hub, lean, place, rim_band, sheet, side_stand, tyre
from fittings import Fitter
from materials import mat
from outline import box, curve, polygon, smooth
from panel import hull, side, top, xy, xz, yz
from wheel import Mesh

FRONT, REAR = 0.775, -0.775
FRONT_TYRE, REAR_TYRE = 0.278, 0.276
LEAN = radians(7.5)
FORK = Fork(FRONT, FRONT_TYRE, radians(26.5), 0.098)


def build():
    """Builds the scooter; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    before = set(bpy.data.objects)
    _wheels()
    _front(fit)
    _cowl(fit)
    _shield(fit)
    _screen(fit)
    _bars(fit)
    _floor(fit)
    _rear(fit)
    _seat(fit)
    _tail(fit)
    _engine(fit)
    _exhaust(fit)
    lean(set(bpy.data.objects) - before, LEAN)
    side_stand(fit, -0.16, 0.15, LEAN, 0.20)
    return {'length': 2.2, 'width': 0.86, 'height': 1.42, 'wheelbase': FRONT - REAR, 'eye': 0.98,
            'wheel': (FRONT, 0.05, 0.30), 'wheel_across': 0.95, 'headlight': (0.76, 0.1, 0.82), 'headlight_across': 0.9}


def _wheels():
    for x, radius, width, rim, discs in ((FRONT, FRONT_TYRE, 0.122, 0.199, ((0.134, 0.062),)), (REAR, REAR_TYRE, 0.148, 0.186, ((0.122, -0.070),))):
        mesh = Mesh()
        tyre(mesh, radius, width, rim)
        rim_band(mesh, rim, width, 'alloy_dark')
        cast(mesh, rim, 5, 'gloss_black', fork=0.075, half=0.0125, bend=0.20, face='satin')
        hub(mesh, 0.044, 0.058, 'alloy_dark')
        for r, y in discs:
            brake(mesh, r, y, 'gloss_black')
        place(mesh, 'wheel', x, radius)


def _front(fit):
    FORK.legs(fit, 'alloy_dark', 'chrome', 0.26, 0.0185, 0.027, 0.60, calipers=(1,), upside_down=False)
    FORK.clamps(fit, ((0.46, 0.045),))
    guard(FRONT, FRONT_TYRE, FRONT_TYRE + 0.018, 0.080, 0.066, 40, 160)
    for s in (1, -1):
        shield = [FORK.at(0.27, 0, 0.035), FORK.at(0.27, 0, -0.05), FORK.at(0.13, 0, -0.045), FORK.at(0.10, 0, 0.03)]
        fit.plate('paint', [(p[0], p[2]) for p in shield], 0.012, lambda u, v, d, s=s: (u, s * (0.090 - d), v), 0.004)


#: The edge of nose and leg shield towards the rider, and the face of the nose.
_edge = curve((0.22, 0.22), (0.36, 0.285), (0.48, 0.325), (0.70, 0.345), (0.88, 0.39), (1.0, 0.44))
_face = curve((0.50, 0.52), (0.58, 0.65), (0.63, 0.755), (0.69, 0.84), (0.75, 0.87), (0.80, 0.862), (0.90, 0.80), (1.02, 0.68))


def _cowl(fit):
    """The nose with both lamps; its flanks sweep down over the leg shield."""
    plan = curve((0.34, 0.285), (0.46, 0.283), (0.58, 0.258), (0.68, 0.215), (0.76, 0.158), (0.82, 0.10), (0.87, 0.045))

    def half(x, z):
        waist = curve((0.48, 0.90), (0.60, 0.945), (0.70, 0.98), (0.78, 1.0), (0.86, 0.965), (0.95, 0.85), (1.03, 0.70))(z)
        crease = 0.019 * smooth(z - (0.765 + 0.30 * (0.70 - x)), -0.012, 0.012) * smooth(x, 0.82, 0.62)
        return plan(x) * waist + crease
    panel = hull('cowl', mat, span=(0.34, 0.86), front=lambda b, z: _face(z) - 0.045 * b * b, rear=lambda b, z: _edge(z),
                 bottom=curve((0.34, 0.485), (0.46, 0.545), (0.60, 0.605), (0.74, 0.64), (0.86, 0.69)),
                 top=lambda x, b: curve((0.34, 0.975), (0.48, 1.005), (0.60, 0.99), (0.70, 0.945), (0.79, 0.885), (0.86, 0.81))(x) - 0.03 * b * b,
                 half=half, radii=((0.012, 0.05), 0.05, (0.016, 0.06)), cells=(84, 60, 64))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.z < -0.75 and abs(f.calc_center_median().y) < 0.9 * half(*xz(f.calc_center_median())), 'void')
    panel.paint(lambda x, z: x - _edge(z) - 0.007, xz, lambda f: True, 'black_trim')
    ahead = lambda f: f.calc_center_median().x > 0.56 and f.normal.z > -0.5
    flat = lambda p: (abs(p.y) + max(0, 0.80 - p.x) * 0.55, p.z)
    # Lamps: slanted eyes in a dark mask that meets under the beak.
    mask = polygon([(-0.1, 0.69), (0.05, 0.70), (0.14, 0.755), (0.25, 0.845), (0.345, 0.93), (0.29, 0.925), (0.18, 0.878), (0.085, 0.82), (0.045, 0.765), (-0.1, 0.745)], 0.012)
    panel.paint(mask, flat, ahead, 'gloss_black')
    lamp = polygon([(0.050, 0.720), (0.058, 0.765), (0.10, 0.815), (0.19, 0.868), (0.27, 0.903), (0.235, 0.855), (0.14, 0.770), (0.085, 0.727)], 0.008)
    panel.lens(lamp, flat, ahead, 0.034, 'lamp_bowl')
    for s in (1, -1):
        lit = panel.trace('front', [(s * 0.060, 0.768), (s * 0.095, 0.806), (s * 0.150, 0.842), (s * 0.20, 0.868)])
        fit.strip('light_front', [(p.x - 0.013, p.y, p.z) for p in lit], 0.006, 0.009, 0.0)
        for y, z, r in ((0.075, 0.752, 0.021), (0.118, 0.788, 0.021)):
            p = panel.spot('front', s * y, z)
            fit.projector((p.x - 0.024, p.y, p.z), r)
        fit.strip('indicator', panel.trace('front', [(s * 0.175, 0.762), (s * 0.222, 0.813)], 0.0005), 0.006, 0.009, 0.0)
    # A dark vent behind each lamp breaks the flank.
    vent = polygon([(0.66, 0.722), (0.52, 0.655), (0.385, 0.545), (0.385, 0.60), (0.455, 0.682), (0.55, 0.722)], 0.008)
    panel.sink(panel.framed(vent, 0.007, xz, side, 'gloss_black'), 0.022, 'black_trim', 'black_trim')
    panel.groove(polygon([(0.2, 0.845), (0.50, 0.868), (0.64, 0.895), (0.70, 0.99), (0.2, 1.2)], 0.0), xz, side, 0.004, 0.006)
    panel.finish()


def _shield(fit):
    """Leg shield below the nose, hollowed for the wheel, and the apron the rider looks at."""
    mid, edge = curve((0.22, 0.36), (0.36, 0.40), (0.50, 0.44), (0.66, 0.54)), curve((0.22, 0.40), (0.32, 0.465), (0.44, 0.53), (0.54, 0.60), (0.66, 0.70))
    section = curve((0.22, 0.15), (0.30, 0.20), (0.40, 0.230), (0.52, 0.242), (0.66, 0.248))
    panel = hull('shield', mat, span=(0.25, 0.56), front=lambda b, z: mid(z) + (edge(z) - mid(z)) * smooth(abs(b), 0.40, 0.92),
                 rear=lambda b, z: _edge(z), bottom=curve((0.25, 0.20), (0.56, 0.255)), top=lambda x, b: 0.655,
                 half=lambda x, z: section(z) * curve((0.25, 1.0), (0.45, 0.99), (0.60, 0.88), (0.72, 0.74))(x),
                 radii=((0.012, 0.03), 0.035, (0.03, 0.02)), cells=(50, 44, 44))
    panel.paint(box(-1, 0.17, 0.2, 0.68, 0.02), yz, lambda f: f.normal.x > 0.25 and abs(f.calc_center_median().y) < 0.19, 'black_trim')
    panel.paint(box(-1, 0.12, 0.33, 0.56, 0.02), yz, lambda f: f.normal.x > 0.25 and abs(f.calc_center_median().y) < 0.15, 'grille_mesh')
    panel.paint(lambda x, z: x - _edge(z) - 0.007, xz, lambda f: True, 'black_trim')
    panel.paint(polygon([(0.1, 0.1), (0.1, 0.235), (0.20, 0.235), (0.42, 0.283), (0.50, 0.345), (0.62, 0.44), (0.7, 0.1)], 0.0), xz, side, 'black_trim')
    panel.finish()
    apron = hull('apron', mat, span=(0.27, 0.47), front=lambda b, z: 0.47, rear=lambda b, z: curve((0.30, 0.30), (0.45, 0.305), (0.60, 0.318), (0.80, 0.335), (0.98, 0.385))(z) + 0.035 * b * b,
                 bottom=lambda x: 0.30, top=lambda x, b: 1.0 - 0.03 * b * b,
                 half=lambda x, z: curve((0.30, 0.185), (0.45, 0.215), (0.62, 0.240), (0.80, 0.268), (0.90, 0.252), (1.0, 0.20))(z),
                 radii=((0.035, 0.02), 0.04, (0.03, 0.04)), cells=(20, 44, 50), material='black_trim')
    back = lambda f: f.normal.x < -0.3
    apron.groove(box(0.045, 0.205, 0.68, 0.86, 0.03), yz, back, 0.004, 0.006, 'void')
    apron.finish()
    fit.disc('satin', (0.352, 0, 0.885), 0.019, 0.022, 'x', 28, 0.004)


def _screen(fit):
    """A tall clear screen and the dark base it is screwed to."""
    rise = curve((0.88, 0.80), (0.98, 0.71), (1.10, 0.62), (1.25, 0.53), (1.43, 0.455))
    width = curve((0.0, 0.175), (0.25, 0.225), (0.55, 0.235), (0.85, 0.205), (1.0, 0.165))
    sheet('screen', 'glass', rise, width, 0.935, 1.43, 0.004)
    sheet('screen base', 'gloss_black', lambda z: rise(z) + 0.004, curve((0.0, 0.11), (0.5, 0.16), (1.0, 0.185)), 0.90, 1.02, 0.012, 0.085, 12)
    for s in (1, -1):
        for z, u in ((0.975, 0.55), (1.09, 0.74)):
            x, y = rise(z) - 0.10 * u * u, s * u * width((z - 0.935) / 0.495)
            fit.disc('black_trim', (x - 0.004, y, z), 0.011, 0.018, 'x', 20, 0.004)
            fit.tube('black_trim', [(x - 0.008, y, z), (x - 0.05, y * 0.94, z - 0.06), (0.50, y * 0.9, 0.95)], 0.008, 10, 0.03)
    # Dashboard behind the screen.
    dash = hull('dash', mat, span=(0.35, 0.64), front=lambda b, z: 0.64, rear=lambda b, z: 0.36 + 0.04 * b * b, bottom=lambda x: 0.93, top=lambda x, b: curve((0.35, 0.99), (0.44, 1.055), (0.54, 1.05), (0.64, 0.99))(x) - 0.03 * b * b,
                half=lambda x, z: curve((0.35, 0.21), (0.5, 0.20), (0.64, 0.14))(x), radii=((0.03, 0.03), 0.04, (0.02, 0.03)), cells=(24, 30, 8), material='dash')
    dash.finish()
    fit.block('black_trim', (0.475, 0, 1.075), (0.03, 0.20, 0.11), 0.014, (0, -0.75, 0))
    fit.block('screen', (0.462, 0, 1.085), (0.008, 0.165, 0.085), 0.004, (0, -0.75, 0))


def _bars(fit):
    """The handlebar behind the apron, in a cover, with mirrors."""
    cover = hull('bar cover', mat, span=(0.28, 0.42), front=lambda b, z: 0.42 - 0.06 * b * b, rear=lambda b, z: 0.295 - 0.03 * b * b, bottom=lambda x: 1.015, top=lambda x, b: 1.085 - 0.012 * b * b,
                 half=lambda x, z: 0.225, radii=((0.03, 0.03), 0.03, (0.025, 0.025)), cells=(14, 30, 6), material='black_trim')
    cover.finish()
    fit.tube('black_trim', [(0.40, 0, 0.92), (0.36, 0, 1.04)], 0.045, 20)
    for s in (1, -1):
        tip, root = (0.235, s * 0.395, 1.052), (0.325, s * 0.19, 1.058)
        at = lambda t: tuple(r + (e - r) * t for r, e in zip(root, tip))
        fit.tube('black_trim', [root, tip], 0.0115)
        fit.tube('rubber', [at(0.42), tip], 0.0175, 16)
        fit.disc('satin', at(1.02), 0.019, 0.018, 'y', 16, 0.003)
        fit.block('black_trim', at(0.33), (0.055, 0.065, 0.05), 0.014, (0, 0, s * -0.42))
        fit.tube('gloss_black', [(0.335, s * 0.245, 1.056), (0.375, s * 0.28, 1.052), (0.295, s * 0.395, 1.040)], 0.0065, bend=0.035)
        fit.block('black_trim', (0.345, s * 0.20, 1.085), (0.06, 0.06, 0.045), 0.014)
        fit.tube('black_trim', [(0.345, s * 0.225, 1.08), (0.355, s * 0.265, 1.17), (0.35, s * 0.33, 1.235)], 0.0075, bend=0.05)
        fit.block('gloss_black', (0.345, s * 0.37, 1.255), (0.045, 0.18, 0.105), 0.022, (0, s * -0.08, s * 0.22))
        fit.block('mirror', (0.3235, s * 0.366, 1.255), (0.004, 0.155, 0.084), 0.0015, (0, s * -0.08, s * 0.22))


def _floor(fit):
    """Belly with the boards for the feet, and the tunnel between them."""
    floor = curve((-0.36, 0.385), (-0.15, 0.345), (0.05, 0.33), (0.24, 0.335), (0.34, 0.355), (0.42, 0.37))
    belly = hull('belly', mat, span=(-0.36, 0.42), front=lambda b, z: 0.42, rear=lambda b, z: -0.36 + 0.10 * smooth(z, 0.30, 0.18), bottom=curve((-0.36, 0.215), (-0.2, 0.18), (0.2, 0.165), (0.42, 0.195)),
                 top=lambda x, b: floor(x),
                 half=lambda x, z: curve((-0.36, 0.17), (-0.15, 0.215), (0.08, 0.240), (0.22, 0.236), (0.33, 0.216), (0.42, 0.185))(x) * curve((0.16, 0.62), (0.22, 0.86), (0.28, 0.98), (0.33, 1.0))(z),
                 radii=((0.03, 0.02), 0.03, (0.03, 0.018)), cells=(60, 30, 22))
    belly.paint(polygon([(-0.5, 0.1), (-0.5, 0.245), (-0.1, 0.235), (0.2, 0.235), (0.5, 0.30), (0.5, 0.1)], 0.0), xz, lambda f: True, 'black_trim')
    belly.paint(lambda x, z: floor(x) - 0.007 - z, xz, lambda f: True, 'black_trim')
    belly.paint(lambda x, z: x + 0.345, xz, lambda f: True, 'black_trim')
    for k in range(7):
        x = -0.06 + 0.04 * k
        belly.groove(box(x, x + 0.022, 0.125, 0.215, 0.008), xy, top, 0.004, 0.004, 'void')
    belly.finish()
    tunnel = hull('tunnel', mat, span=(-0.16, 0.39), front=lambda b, z: 0.39, rear=lambda b, z: -0.16, bottom=lambda x: 0.30,
                  top=lambda x, b: curve((-0.16, 0.70), (-0.02, 0.63), (0.10, 0.575), (0.24, 0.56), (0.34, 0.60), (0.39, 0.66))(x) - 0.02 * b * b,
                  half=lambda x, z: curve((-0.16, 0.15), (0.0, 0.115), (0.15, 0.10), (0.39, 0.125))(x) * curve((0.30, 1.15), (0.42, 1.0), (0.56, 0.92), (0.7, 0.85))(z),
                  radii=((0.02, 0.02), 0.045, (0.02, 0.045)), cells=(44, 24, 30), material='black_trim')
    tunnel.groove(box(0.09, 0.24, -1, 0.055, 0.02), xy, top, 0.004, 0.006, 'void')
    tunnel.groove(polygon([(-0.3, 0.40), (-0.02, 0.405), (0.10, 0.46), (0.26, 0.47), (0.6, 0.55), (0.6, 0.9), (-0.3, 0.9)], 0.0), xz, side, 0.004, 0.006, 'void')
    tunnel.paint(polygon([(-0.3, 0.62), (-0.06, 0.52), (0.10, 0.478), (0.26, 0.488), (0.6, 0.568), (0.6, 0.9), (-0.3, 0.9)], 0.0), xz, lambda f: True, 'graphic_dark')
    tunnel.finish()


def _rear(fit):
    """Side covers from the floor to the tail."""
    section = curve((-0.98, 0.085), (-0.85, 0.135), (-0.62, 0.182), (-0.35, 0.205), (-0.14, 0.192), (0.02, 0.135))

    def half(x, z):
        line = 0.60 + 0.20 * (-0.05 - x)
        flank = 1.0 - 0.10 * smooth(z, line + 0.02, line + 0.16) - 0.10 * smooth(z, line, line - 0.18)
        return section(x) * flank + 0.014 * smooth(z - line, 0.012, -0.012) * smooth(x, -0.90, -0.6)
    under = curve((-0.98, 0.715), (-0.80, 0.655), (-0.55, 0.545), (-0.35, 0.42), (-0.15, 0.325), (0.03, 0.30))
    panel = hull('rear', mat, span=(-0.98, 0.03), front=lambda b, z: 0.03 - 0.30 * max(0, 0.56 - z), rear=lambda b, z: -0.98 + 0.05 * b * b + 0.5 * max(0, 0.80 - z),
                 bottom=under,
                 top=lambda x, b: curve((-0.98, 0.83), (-0.75, 0.805), (-0.5, 0.755), (-0.3, 0.71), (-0.1, 0.685), (0.03, 0.64))(x) - 0.01 * b * b,
                 half=half, radii=((0.03, 0.05), 0.05, (0.03, 0.03)), cells=(76, 32, 34))
    panel.paint(polygon([(-0.5, 0.1), (-0.66, 0.535), (-0.34, 0.465), (-0.12, 0.452), (-0.05, 0.475), (0.06, 0.60), (0.2, 0.1)], 0.012), xz, lambda f: True, 'black_trim')
    panel.groove(polygon([(-1.2, 0.5), (-1.2, 0.735), (-0.40, 0.60), (-0.10, 0.565), (0.2, 0.57), (0.2, 0.1), (-1.0, 0.1)], 0), xz, side, 0.004, 0.006)
    panel.paint(lambda x, z: z - under(x) - 0.008, xz, lambda f: True, 'black_trim')
    # Tail lamps: two blades in a dark band round the end.
    flat = lambda p: (abs(p.y) + max(0, p.x + 0.955) * 0.8, p.z)
    behind = lambda f: f.normal.x < -0.05 and f.calc_center_median().x < -0.78 and f.normal.z < 0.85
    panel.paint(polygon([(-0.1, 0.752), (0.06, 0.752), (0.20, 0.776), (0.19, 0.805), (0.06, 0.812), (-0.1, 0.812)], 0.008), flat, behind, 'gloss_black')
    panel.lens(polygon([(0.014, 0.760), (0.06, 0.760), (0.18, 0.781), (0.17, 0.799), (0.06, 0.805), (0.014, 0.802)], 0.005), flat, behind, 0.018, 'lamp_red', 'light_rear')
    for s in (1, -1):
        lit = panel.trace('rear', [(s * 0.020, 0.770), (s * 0.062, 0.776)])
        fit.strip('light_rear_lit', [(p.x + 0.006, p.y, p.z) for p in lit], 0.006, 0.010, 0.0)
    panel.finish()


def _seat(fit):
    seat = hull('seat', mat, span=(-0.90, 0.03), front=lambda b, z: 0.03 - 0.04 * b * b, rear=lambda b, z: -0.90 + 0.06 * b * b,
                bottom=curve((-0.90, 0.80), (-0.6, 0.745), (-0.3, 0.695), (-0.1, 0.665), (0.03, 0.625)),
                top=lambda x, b: curve((-0.90, 0.865), (-0.75, 0.875), (-0.56, 0.862), (-0.475, 0.845), (-0.425, 0.79), (-0.34, 0.772), (-0.18, 0.775), (-0.05, 0.752), (0.03, 0.70))(x) - 0.022 * b * b,
                half=lambda x, z: curve((-0.90, 0.105), (-0.75, 0.148), (-0.52, 0.175), (-0.40, 0.18), (-0.22, 0.165), (-0.08, 0.118), (0.03, 0.07))(x),
                radii=((0.04, 0.05), 0.045, (0.02, 0.035)), cells=(70, 26, 14), material='leather')
    seat.groove(lambda x, z: x + 0.465, xz, lambda f: f.normal.z > -0.3, 0.005, 0.006)
    seat.finish()
    rest = hull('rest', mat, span=(-0.50, -0.415), front=lambda b, z: -0.415 - 0.5 * (z - 0.79), rear=lambda b, z: -0.50 - 0.2 * (z - 0.79), bottom=lambda x: 0.78, top=lambda x, b: 0.885 - 0.03 * b * b,
                half=lambda x, z: 0.15, radii=((0.03, 0.03), 0.04, (0.02, 0.03)), cells=(6, 24, 8), material='leather')
    rest.finish()


def _tail(fit):
    for s in (1, -1):
        fit.tube('alloy_dark', [(-0.58, s * 0.165, 0.80), (-0.64, s * 0.205, 0.855), (-0.86, s * 0.175, 0.895), (-0.99, s * 0.10, 0.905), (-1.01, 0, 0.905)], 0.0135, 16, 0.07)
        fit.block('black_trim', (-0.84, s * 0.15, 0.85), (0.06, 0.03, 0.09), 0.012)
        fit.tube('black_trim', [(-1.0, 0, 0.66), (-1.0, s * 0.13, 0.665)], 0.007)
        fit.block('indicator', (-1.003, s * 0.155, 0.665), (0.03, 0.065, 0.028), 0.011)
    fit.strip('black_trim', [(-0.86, 0, 0.70), (-0.99, 0, 0.67), (-1.085, 0, 0.50)], 0.10, 0.016, 0.08)
    fit.number_plate((-1.095, 0, 0.545), pi, 0.23, 0.14)
    guard(REAR, REAR_TYRE, REAR_TYRE + 0.035, 0.095, 0.06, 35, 150, 'black_trim')


def _engine(fit):
    """The engine that swings with the wheel: crankcase, belt case on the left, shocks on both sides."""
    fit.block('caliper', (-0.34, 0, 0.36), (0.34, 0.26, 0.20), 0.05)
    fit.block('grey_trim', (-0.20, 0, 0.38), (0.18, 0.22, 0.16), 0.03)
    fit.block('black_trim', (-0.36, 0, 0.52), (0.40, 0.24, 0.16), 0.04)
    fit.disc('alloy_dark', (-0.36, -0.135, 0.345), 0.088, 0.05, 'y', 44, 0.016)
    for k in range(6):
        a = 2 * pi * k / 6 + 0.3
        fit.disc('steel', (-0.36 + 0.074 * cos(a), -0.160, 0.345 + 0.074 * sin(a)), 0.0065, 0.008, 'y', 8)
    r0, r1, x0, x1, z0, z1 = 0.105, 0.088, -0.36, REAR, 0.325, REAR_TYRE + 0.01
    case = [(x0 + r0 * cos(a), z0 + r0 * sin(a)) for a in [radians(-85 + 170 * k / 16) for k in range(17)]]
    case += [(x1 + r1 * cos(a), z1 + r1 * sin(a)) for a in [radians(95 + 170 * k / 16) for k in range(17)]]
    fit.plate('alloy_dark', case, 0.085, lambda u, v, d: (u, 0.185 - d, v), 0.022)
    inner = [(u + (-0.56 - u) * 0.14, v + (0.305 - v) * 0.26) for u, v in case]
    fit.plate('black_trim', inner, 0.02, lambda u, v, d: (u, 0.196 - d, v), 0.008)
    fit.disc('alloy_dark', (x0, 0.197, z0), 0.056, 0.014, 'y', 40, 0.005)
    fit.disc('satin', (x0, 0.204, z0), 0.030, 0.008, 'y', 32, 0.003)
    for u, v in case[2:15:4] + case[19:32:4]:
        m = Vector((u, v)).lerp(Vector((x0, z0) if u > -0.55 else (x1, z1)), 0.13)
        fit.disc('steel', (m.x, 0.186, m.y), 0.0065, 0.008, 'y', 8)
    for k in range(5):
        fit.block('alloy_dark', (-0.50 - 0.045 * k, 0.197, 0.308 - 0.006 * k), (0.014, 0.012, 0.075), 0.004, (0, 0.45, 0))
    # Air box over the belt case.
    box_ = [(-0.36, 0.42), (-0.37, 0.50), (-0.42, 0.525), (-0.68, 0.485), (-0.74, 0.43), (-0.72, 0.395), (-0.45, 0.405)]
    fit.plate('black_trim', box_, 0.08, lambda u, v, d: (u, 0.178 - d, v), 0.02)
    for s in (1, -1):
        foot, head = (-0.80, s * 0.178, 0.325), (-0.655, s * 0.150, 0.625)
        fit.tube('satin', [foot, head], 0.012)
        coil(fit, 'gloss_black', (-0.775, s * 0.173, 0.375), (-0.69, s * 0.156, 0.555), 0.028, 0.006, 8)
        fit.tube('black_trim', [(-0.70, s * 0.158, 0.535), head], 0.026, 20)
        fit.block('black_trim', foot, (0.05, 0.04, 0.06), 0.012)
    fit.plate('caliper', [(-0.40, 0.40), (-0.60, 0.36), (-0.83, 0.325), (-0.83, 0.245), (-0.60, 0.28), (-0.40, 0.31)], 0.03, lambda u, v, d: (u, -0.135 + d, v), 0.01)
    fit.tube('satin', [(REAR, -0.16, REAR_TYRE), (REAR, 0.15, REAR_TYRE)], 0.014)
    fit.block('caliper', (REAR + 0.05, -0.09, REAR_TYRE + 0.10), (0.08, 0.05, 0.06), 0.014)
    for s in (1, -1):
        fit.tube('rubber', [(-0.30, s * 0.20, 0.40), (-0.36, s * 0.245, 0.40)], 0.014)


def _exhaust(fit):
    fit.tube('steel', [(-0.16, -0.05, 0.30), (-0.20, -0.10, 0.22), (-0.36, -0.17, 0.24), (-0.46, -0.195, 0.30)], 0.02, 18, 0.07)
    fit.tube('black_trim', [(-0.42, -0.195, 0.29), (-0.88, -0.215, 0.415)], 0.066, 36)
    fit.tube('satin', [(-0.48, -0.214, 0.318), (-0.78, -0.227, 0.40)], 0.058, 36)
    fit.tube('gloss_black', [(-0.875, -0.2148, 0.4137), (-0.90, -0.216, 0.4205)], 0.06, 36)
    fit.tube('void', [(-0.895, -0.2157, 0.419), (-0.903, -0.216, 0.421)], 0.026, 20)
    fit.strip('black_trim', [(-0.60, -0.12, 0.36), (-0.66, -0.18, 0.38)], 0.04, 0.014)
