"""A heavy rigid truck with a curtain-side body: tall cab-over cab, roof deflector, tensioned curtains, doors behind."""

from math import pi, sin

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, rear, side, wrap, xz, yz
from pantech import rear_doors
from running import axle, well
from wheel import Mesh, wheel

import bpy

FRONT_AXLE, REAR_AXLE = 2.96, -1.78
TYRE, RIM = 0.50, 0.286
#: The body: x of its tail and head, height of its floor and roof, half width.
TAIL, HEAD, FLOOR, ROOF, WIDE = -4.30, 2.20, 1.17, 3.66, 1.235
MIDDLE, LONG = (TAIL + HEAD) / 2, HEAD - TAIL


def build():
    """Builds the truck; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    cab(fit)
    _deflector(fit)
    _chassis(fit)
    _sides(fit)
    _bed(fit)
    _frame(fit)
    _curtains(fit)
    rear_doors(fit, TAIL, WIDE, FLOOR + 0.03, ROOF, 'white_body')
    _tail(fit)
    _wheels(fit)
    return {'length': 8.6, 'width': 2.5, 'height': ROOF, 'wheelbase': FRONT_AXLE - REAR_AXLE, 'eye': 1.7, 'wheel': (FRONT_AXLE, 1.1, 0.62),
            'wheel_across': 1.7, 'headlight': (4.15, 0.85, 0.95), 'headlight_across': 1.6}


_lean = curve((0.38, -0.12), (0.60, -0.02), (0.9, 0.0), (1.45, -0.01), (1.85, -0.05), (2.5, -0.17), (3.05, -0.36), (3.5, -0.62))
_section = curve((0.38, 1.12), (0.75, 1.185), (1.5, 1.205), (1.9, 1.195), (2.5, 1.145), (3.1, 1.03), (3.5, 0.99))
#: The face at z, b across.
NOSE = 4.28
_ahead = lambda b, z: NOSE + _lean(z) - 0.13 * b * b - 0.05 * b ** 6


def cab(fit, back=2.36, roof=2.98, sleeper=False):
    """A tall cab over the front axle, from its back to NOSE; with a sleeper it has a second pane."""
    panel = hull('cab', mat, span=(back, NOSE), front=_ahead, rear=lambda b, z: back + 0.03 * b * b, bottom=lambda x: 0.40,
                 top=lambda x, b: roof - 0.06 * b * b - curve((back, 0.02), (2.8, 0), (3.4, 0.02), (4.2, 0.10))(x), half=lambda x, z: _section(z) * curve((2.0, 0.985), (2.9, 1.0), (4.28, 0.975))(x),
                 radii=((0.08, 0.20), 0.15, (0.05, 0.14)), cells=(94, 92, 100))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.60, 0.2), xz, flank, 0.07)
    _glass(panel, back, sleeper)
    _face(fit, panel)
    panel.finish()
    _parts(fit, back)
    _inside(fit)
    well(fit, FRONT_AXLE, TYRE, 0.615, 0.6, 1.12)


def _glass(panel, back, sleeper):
    panel.window(polygon([(-0.1, 1.82), (1.045, 1.77), (0.955, 2.62), (-0.1, 2.68)], 0.10), yz, front, 0.05, trim='gloss_black')
    panel.window(polygon([(2.66, 1.80), (3.42, 1.80), (3.66, 1.66), (3.90, 1.66), (3.74, 2.50), (3.64, 2.58), (2.66, 2.58)], 0.07), xz, side, 0.028)
    if sleeper:
        panel.window(box(back + 0.16, 2.36, 1.95, 2.48, 0.07), xz, side, 0.028, glass='glass_dark')
    panel.window(box(-0.1, 0.62, 1.95, 2.5, 0.07), yz, rear, 0.025)
    panel.groove(polygon([(2.52, 1.16), (2.60, 1.12), (3.62, 1.12), (3.66, 1.18), (3.95, 1.30), (3.98, 1.66), (3.79, 2.60), (3.70, 2.68), (2.52, 2.68)], 0.06), xz, side, 0.010)


def _face(fit, panel):
    """A tall dark grille with bright bars, lamps in a deep bumper, a dark panel under the screen."""
    before = lambda f: f.calc_center_median().x > 3.60
    grille = polygon([(-0.1, 1.02), (0.70, 1.02), (0.80, 1.10), (0.855, 1.60), (0.80, 1.66), (-0.1, 1.66)], 0.04)
    panel.sink(panel.framed(grille, 0.035, yz, front, 'gloss_black'), 0.035, 'gloss_black', 'grille_mesh')
    for z, w in ((1.09, 0.74), (1.19, 0.765), (1.29, 0.78), (1.39, 0.795), (1.49, 0.805), (1.59, 0.81)):
        fit.strip('satin' if z < 1.55 else 'chrome', panel.trace('front', [(-w, z), (w, z)], -0.012), 0.036, 0.040, 0.0)
    # Corner vanes.
    panel.groove(polygon([(0.96, 1.06), (1.09, 1.02), (1.16, 1.04), (1.16, 1.66), (1.0, 1.64)], 0.03), wrap(4.02, 1), before, 0.010)
    panel.groove(box(-9, 9, 0.2, 0.965), yz, before, 0.012)
    panel.paint(box(-9, 9, 0.2, 0.60), yz, before, 'black_trim')
    intake = polygon([(-0.1, 0.66), (0.48, 0.66), (0.53, 0.87), (-0.1, 0.87)], 0.025)
    panel.sink(panel.framed(intake, 0.018, yz, front, 'black_trim'), 0.06, 'black_trim', 'grille_mesh')
    fit.strip('black_trim', panel.trace('front', [(-0.50, 0.765), (0.50, 0.765)], -0.01), 0.03, 0.035, 0.0)
    lamp = polygon([(0.62, 0.67), (0.60, 0.84), (0.66, 0.90), (1.05, 0.92), (1.46, 0.92), (1.46, 0.82), (1.15, 0.68), (0.90, 0.645)], 0.03)
    panel.lens(lamp, wrap(4.08, 1), before, 0.07, 'lamp_bowl')
    for s in (1, -1):
        for y in (0.71, 0.85, 0.97):
            p = panel.spot('front', s * y, 0.775)
            fit.projector((p.x - 0.055, p.y, p.z), 0.050 if y < 0.9 else 0.040)
        fit.strip('light_front', [(p.x - 0.025, p.y, p.z) for p in panel.trace('front', [(s * 0.66, 0.875), (s * 0.90, 0.892), (s * 1.04, 0.892)])], 0.012, 0.016, 0.0)
        fit.strip('indicator', [(p.x - 0.025, p.y, p.z) for p in panel.trace('front', [(s * 1.045, 0.795), (s * 1.115, 0.800)])], 0.014, 0.034, 0.0)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.78, 0.525, 0.004)), 0.045)
        # Handles and treads for who cleans the screen.
        fit.tube('black_trim', [panel.spot('front', s * 0.60, 1.715, 0.0), panel.spot('front', s * 0.60, 1.715, 0.06), panel.spot('front', s * 0.86, 1.715, 0.06), panel.spot('front', s * 0.86, 1.715, 0.0)], 0.014, bend=0.03)
        fit.block('indicator', tuple(panel.spot('front', s * 0.62, 2.83, 0.006)), (0.05, 0.12, 0.035), 0.012)
    fit.number_plate(tuple(panel.spot('front', 0, 0.545, 0.02)))
    for y in (-0.86, -0.24, 0.36):
        base = panel.spot('front', y, 1.775, 0.014)
        fit.strip('black_trim', [base, *panel.trace('front', [(y + 0.07, 1.83), (y + 0.56, 1.87)], 0.016)], 0.024, 0.018, 0.0)
    # Steps up to the door, in a dark recess ahead of the wheel.
    recess = polygon([(3.66, 0.46), (4.02, 0.48), (4.02, 1.08), (3.63, 1.08)], 0.03)
    panel.sink(panel.framed(recess, 0.010, xz, side, 'black_trim'), 0.10, 'black_trim', 'black_trim')
    for s in (1, -1):
        for z in (0.52, 0.80):
            fit.block('checker', (3.83, s * 1.10, z), (0.30, 0.14, 0.03), 0.008)
        fit.block('indicator', (4.02, s * 1.165, 1.20), (0.10, 0.02, 0.045), 0.012)


def _parts(fit, back):
    for s in (1, -1):
        # Mirrors on two arms, a smaller one under the larger, and one that looks down before the nose.
        fit.tube('black_trim', [(3.86, s * 1.06, 2.62), (3.98, s * 1.25, 2.60), (4.0, s * 1.33, 2.52)], 0.020, 16, 0.08)
        fit.tube('black_trim', [(3.92, s * 1.12, 1.72), (4.0, s * 1.27, 1.74), (4.0, s * 1.33, 1.80)], 0.020, 16, 0.08)
        fit.block('paint', (4.02, s * 1.355, 2.27), (0.11, 0.25, 0.46), 0.05, (0, 0, -s * 0.14), segments=5)
        fit.block('mirror', (3.963, s * 1.348, 2.27), (0.004, 0.20, 0.40), 0.001, (0, 0, -s * 0.14))
        fit.block('paint', (4.01, s * 1.35, 1.90), (0.10, 0.23, 0.22), 0.045, (0, 0, -s * 0.14), segments=5)
        fit.block('mirror', (3.958, s * 1.343, 1.90), (0.004, 0.185, 0.17), 0.001, (0, 0, -s * 0.14))
        fit.block('black_trim', (2.72, s * 1.205, 1.42), (0.24, 0.035, 0.055), 0.016)
        fit.tube('black_trim', [(2.42, s * 1.19, 1.62), (2.42, s * 1.235, 1.66), (2.42, s * 1.19, 2.50), (2.42, s * 1.135, 2.54)], 0.016, bend=0.05)
        arch_line = [(FRONT_AXLE + dx, s * 1.20, z) for dx, z in ((-0.62, 0.50), (-0.59, 0.76), (-0.42, 1.00), (0.0, 1.125), (0.42, 1.00), (0.60, 0.76), (0.63, 0.50))]
        fit.strip('black_trim', arch_line, 0.07, 0.055, 0.22)
        fit.block('rubber', (FRONT_AXLE - 0.66, s * 1.0, 0.45), (0.014, 0.36, 0.44), 0.004)
    fit.tube('black_trim', [(3.98, -0.72, 2.70), (4.26, -0.80, 2.66), (4.28, -0.86, 2.56)], 0.014, 14, 0.06)
    fit.block('black_trim', (4.30, -0.88, 2.47), (0.16, 0.24, 0.16), 0.05, (0, 0.5, 0))
    # Sun visor of dark acrylic.
    fit.plate('gloss_black', [(-1.0, 2.57), (-0.80, 2.74), (0.80, 2.74), (1.0, 2.57)], 0.022, lambda u, v, d: (_ahead(u / 1.14, v) + 0.02 + 1.0 * (2.74 - v) - d, u, v), 0.006)
    for s in (1, -1):
        fit.block('black_trim', (3.97, s * 0.70, 2.73), (0.16, 0.035, 0.05), 0.01)
    fit.tube('black_trim', [(3.80, -1.02, 2.70), (3.70, -1.03, 3.55)], 0.005)


def _inside(fit):
    fit.block('carpet', (3.1, 0, 1.32), (1.5, 2.0, 0.4), 0.05)
    fit.block('dash', (3.86, 0, 1.66), (0.36, 2.0, 0.28), 0.08)
    fit.steering((3.46, -0.56, 1.86), 0.23, 0.85)
    for y in (-0.56, 0.56):
        fit.seat(2.88, y, 1.66, 'seat_grey', 0.54, 0.66, 0.16)
    fit.block('black_trim', (2.9, 0, 1.64), (0.7, 0.42, 0.28), 0.05)


def _deflector(fit):
    """The air deflector on the roof, up to the height of the body."""
    panel = hull('deflector', mat, span=(2.34, 3.72), front=lambda b, z: 3.72 - 1.28 * smooth(z, 2.90, 3.74) ** 0.9 - 0.14 * b * b, rear=lambda b, z: 2.36, bottom=lambda x: 2.88,
                 top=lambda x, b: 3.60 - 0.08 * b * b, half=lambda x, z: curve((2.34, 1.10), (3.0, 1.03), (3.72, 0.86))(x) * curve((2.9, 0.97), (3.2, 1.0), (3.6, 0.97))(z),
                 radii=((0.02, 0.10), 0.14, (0.02, 0.12)), cells=(70, 50, 40))
    panel.paint(lambda x, z: -1, xz, lambda f: f.normal.x < -0.6, 'black_trim')
    panel.groove(lambda x, z: x - 2.62, xz, side, 0.005, 0.006)
    panel.finish()
    for s in (1, -1):
        fit.plate('paint', [(2.32, 1.05), (2.40, 1.05), (2.40, 2.92), (2.32, 3.0)], 0.03, lambda u, v, d, s=s: (u - 0.03, s * (1.15 - d), v), 0.008)


def _chassis(fit):
    for s in (1, -1):
        fit.block('black_trim', (-0.4, s * 0.42, 0.86), (7.5, 0.085, 0.28), 0.008)
        fit.strip('black_trim', [(REAR_AXLE - 0.85, s * 0.50, 0.72), (REAR_AXLE, s * 0.50, 0.60), (REAR_AXLE + 0.85, s * 0.50, 0.72)], 0.09, 0.09, 0.6)
    for x in (1.8, 0.6, -0.6, -3.0, -4.0):
        fit.block('black_trim', (x, 0, 0.86), (0.10, 0.84, 0.20), 0.008)
    fit.block('void', (3.0, 0, 0.86), (2.1, 1.2, 0.46), 0.05)
    fit.disc('black_trim', (REAR_AXLE, 0, TYRE), 0.10, 1.8, 'y')
    fit.ball('black_trim', (REAR_AXLE, 0, TYRE), 0.25)
    fit.disc('black_trim', (FRONT_AXLE, 0, TYRE), 0.06, 1.9, 'y')
    fit.tube('black_trim', [(2.2, 0, 0.74), (REAR_AXLE, 0, 0.54)], 0.06)


def _sides(fit):
    """Fuel tank, silencer, batteries, air tanks and the rails along both sides."""
    fit.block('alloy_polished', (1.28, 0.86, 0.72), (1.15, 0.62, 0.58), 0.10, segments=6)
    for x in (0.95, 1.61):
        fit.block('gloss_black', (x, 0.86, 0.72), (0.06, 0.632, 0.592), 0.10, segments=6)
    fit.disc('black_trim', (1.28, 1.05, 1.01), 0.055, 0.05, 'z', 24, 0.01)
    fit.block('satin', (1.50, -0.86, 0.74), (0.72, 0.58, 0.56), 0.05)
    fit.block('grille_mesh', (1.50, -1.152, 0.74), (0.56, 0.006, 0.40), 0.002)
    fit.block('black_trim', (0.74, -0.86, 0.74), (0.58, 0.56, 0.50), 0.03)
    for z in (0.62, 0.90):
        fit.disc('grey_trim', (0.10, -0.86, z), 0.125, 0.62, 'x', 32, 0.03)
    fit.disc('grey_trim', (0.22, 0.80, 0.74), 0.15, 0.66, 'x', 32, 0.03)
    fit.tube('satin', [(1.84, -0.90, 0.62), (1.95, -0.96, 0.50)], 0.06, 20)
    for s in (1, -1):
        y = s * (WIDE - 0.05)
        for x0, x1 in ((-1.05, 0.62 if s > 0 else -0.28), (-4.05, -2.48)):
            for z in (0.50, 0.80):
                fit.block('alloy', ((x0 + x1) / 2, y, z), (x1 - x0, 0.034, 0.13), 0.012)
            for x in (x0 + 0.2, x1 - 0.2):
                fit.block('black_trim', (x, y - s * 0.035, 0.80), (0.06, 0.035, 0.72), 0.006)
        fit.block('indicator', (-0.75, y + s * 0.020, 0.80), (0.10, 0.010, 0.04), 0.004)


def _bed(fit):
    """Floor, crossbeams, the rave along the sides that the curtains are buckled to."""
    fit.block('timber', (MIDDLE, 0, FLOOR), (LONG - 0.04, 2 * WIDE - 0.10, 0.05), 0.0)
    for s in (1, -1):
        fit.block('galvanised', (MIDDLE, s * 0.42, 1.055), (LONG - 0.1, 0.08, 0.12), 0.004)
        fit.block('alloy', (MIDDLE, s * (WIDE - 0.022), FLOOR - 0.015), (LONG, 0.060, 0.13), 0.012)
        fit.block('alloy', (MIDDLE, s * (WIDE + 0.010), FLOOR - 0.055), (LONG - 0.02, 0.014, 0.016), 0.006)
        for x in (TAIL + 0.30, MIDDLE - 1.7, MIDDLE, MIDDLE + 1.7, HEAD - 0.30):
            fit.block('black_trim', (x, s * (WIDE + 0.010), FLOOR - 0.005), (0.125, 0.010, 0.05), 0.004)
            fit.block('indicator', (x, s * (WIDE + 0.018), FLOOR - 0.005), (0.105, 0.014, 0.034), 0.006)
    for k in range(17):
        fit.block('galvanised', (TAIL + 0.2 + k * (LONG - 0.4) / 16, 0, 1.10), (0.06, 2 * WIDE - 0.12, 0.09), 0.004)


def _frame(fit):
    """Roof, the rails the curtains run in, posts at the corners and the ribbed wall behind the cab."""
    low, tall = FLOOR, ROOF - FLOOR
    crown = [(-WIDE + 0.03, ROOF - 0.06), (WIDE - 0.03, ROOF - 0.06), (WIDE - 0.03, ROOF - 0.015), (0.6, ROOF + 0.010), (-0.6, ROOF + 0.010), (-WIDE + 0.03, ROOF - 0.015)]
    fit.plate('white_body', crown, LONG - 0.06, lambda u, v, d: (TAIL + 0.03 + d, u, v))
    fit.block('white_body', (HEAD - 0.025, 0, low + tall / 2), (0.04, 2 * WIDE - 0.06, tall - 0.06), 0.004)
    for k in range(7):
        fit.block('white_body', (HEAD + 0.002, -0.99 + 0.33 * k, low + tall / 2), (0.022, 0.05, tall - 0.22), 0.008)
    fit.block('alloy', (HEAD - 0.04, 0, ROOF - 0.045), (0.09, 2 * WIDE - 0.10, 0.09), 0.036, segments=6)
    fit.block('alloy', (HEAD - 0.03, 0, low), (0.07, 2 * WIDE - 0.06, 0.14), 0.012)
    for s in (1, -1):
        # The rail hides the rollers; its lower lip stands a little off the curtain.
        fit.block('alloy', (MIDDLE, s * (WIDE - 0.012), ROOF - 0.075), (LONG - 0.06, 0.066, 0.15), 0.022, segments=5)
        fit.block('alloy', (MIDDLE, s * (WIDE + 0.014), ROOF - 0.150), (LONG - 0.10, 0.020, 0.022), 0.006)
        fit.block('alloy', (HEAD - 0.06, s * (WIDE - 0.045), low + tall / 2), (0.13, 0.10, tall - 0.06), 0.030, segments=5)
        fit.block('alloy', (TAIL + 0.06, s * (WIDE - 0.040), low + tall / 2), (0.13, 0.092, tall - 0.02), 0.016)
        for x in (HEAD - 0.06, TAIL + 0.06):
            fit.block('satin', (x, s * (WIDE - 0.035), ROOF - 0.065), (0.15, 0.115, 0.16), 0.030, segments=5)
        fit.block('black_trim', (HEAD + 0.012, s * 1.08, ROOF - 0.17), (0.012, 0.125, 0.05), 0.004)
        fit.block('indicator', (HEAD + 0.020, s * 1.08, ROOF - 0.17), (0.016, 0.10, 0.034), 0.006)
        for y in (1.06, 0.90):
            fit.block('black_trim', (TAIL - 0.004, s * y, ROOF - 0.075), (0.010, 0.12, 0.05), 0.004)
            fit.block('light_rear', (TAIL - 0.012, s * y, ROOF - 0.075), (0.016, 0.10, 0.034), 0.006)
    fit.block('void', (MIDDLE, 0, low + tall / 2 + 0.02), (LONG - 0.16, 2 * WIDE - 0.20, tall - 0.16), 0.0)


def _curtains(fit):
    """Curtains of PVC, drawn tight by straps: each strap pulls a shallow valley, the cloth stands out between them."""
    x0, x1 = TAIL + 0.135, HEAD - 0.135
    straps = 12
    gap = (x1 - x0) / straps
    low, high = FLOOR - 0.035, ROOF - 0.145
    for s in (1, -1):
        mesh, rows, columns = Mesh(), 28, straps * 14
        points = []
        for r in range(rows + 1):
            v = r / rows
            for c in range(columns + 1):
                x = x0 + (x1 - x0) * c / columns
                pull = abs(sin(pi * (x - x0 - gap / 2) / gap)) ** 0.7
                belly = sin(pi * v) ** 0.6
                ripple = 0.0022 * sin(x * 9.1 + 2.2 * v) * sin(pi * v) + 0.0016 * sin(x * 23.0 - 3.0 * v) * (1 - v) ** 2
                points.append((x, s * (WIDE - 0.010 + 0.021 * pull * belly + ripple), low + (high - low) * v))
        n = columns + 1
        faces = [(k * n + m, k * n + m + 1, (k + 1) * n + m + 1, (k + 1) * n + m) for k in range(rows) for m in range(columns)]
        mesh.add(points, faces if s < 0 else [f[::-1] for f in faces], 'curtain')
        thing = bpy.data.objects.new('curtain', mesh.data('curtain'))
        bpy.context.scene.collection.objects.link(thing)
        fit.block('black_trim', (MIDDLE, s * (WIDE - 0.004), low + 0.03), (x1 - x0, 0.010, 0.055), 0.003)
        for k in range(straps):
            x = x0 + gap * (k + 0.5)
            fit.block('canvas', (x, s * (WIDE - 0.004), (low + high) / 2 + 0.06), (0.042, 0.014, high - low - 0.16), 0.004)
            fit.block('galvanised', (x, s * (WIDE + 0.012), low + 0.19), (0.058, 0.022, 0.115), 0.008)
            fit.block('black_trim', (x, s * (WIDE + 0.022), low + 0.165), (0.040, 0.016, 0.05), 0.006)
            fit.block('canvas', (x, s * (WIDE + 0.010), low + 0.075), (0.044, 0.008, 0.15), 0.003)
            fit.block('galvanised', (x, s * (WIDE + 0.016), low + 0.004), (0.052, 0.016, 0.05), 0.006)
        for x, e in ((x0, 1), (x1, -1)):
            fit.tube('galvanised', [(x + e * 0.015, s * (WIDE - 0.002), low), (x + e * 0.015, s * (WIDE - 0.002), high)], 0.017, 16)


def _tail(fit):
    """Lamps, number plate and the bar under the end of the floor."""
    fit.block('black_trim', (TAIL + 0.05, 0, 0.93), (0.10, 2.3, 0.20), 0.015)
    for s in (1, -1):
        fit.block('black_trim', (TAIL - 0.005, s * 0.88, 0.93), (0.06, 0.60, 0.17), 0.018)
        for y, name in ((0.68, 'reflector'), (0.81, 'indicator'), (0.95, 'light_rear'), (1.09, 'light_rear')):
            fit.block(name, (TAIL - 0.042, s * y, 0.93), (0.03, 0.125, 0.125), 0.014)
        fit.block('light_rear_lit', (TAIL - 0.059, s * 1.09, 0.93), (0.004, 0.08, 0.05), 0.001)
        fit.block('black_trim', (TAIL + 0.14, s * 0.44, 0.70), (0.10, 0.09, 0.36), 0.01)
        fit.block('lamp_red', (TAIL + 0.028, s * 0.98, 0.53), (0.006, 0.14, 0.05), 0.002)
        fit.block('rubber', (TAIL - 0.03, s * 0.98, FLOOR - 0.02), (0.09, 0.14, 0.10), 0.02)
    fit.block('satin', (TAIL + 0.08, 0, 0.53), (0.10, 2.36, 0.15), 0.02)
    fit.number_plate((TAIL - 0.035, 0, 0.93), pi)


def _wheels(fit):
    axle(FRONT_AXLE, 1.04, radius=TYRE, width=0.285, rim=RIM, style='truck', tone='silver')
    for s in (1, -1):
        for y in (1.09, 0.78):
            wheel(REAR_AXLE, s * y, TYRE, 0.272, RIM, 'truck', 'silver')
        path = [(REAR_AXLE + dx, s * 0.94, z) for dx, z in ((-0.66, 0.56), (-0.62, 0.82), (-0.36, 1.045), (0.36, 1.045), (0.62, 0.82), (0.66, 0.56))]
        fit.strip('black_trim', path, 0.58, 0.014, 0.18)
        fit.block('rubber', (REAR_AXLE - 0.72, s * 0.94, 0.46), (0.015, 0.56, 0.56), 0.004)
