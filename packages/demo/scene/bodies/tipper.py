"""A cab-over medium truck with a ribbed steel tipping body, front hoist, sun visor and upright exhaust."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well
from wheel import wheel

FRONT_AXLE, REAR_AXLE = 2.26, -1.50
TYRE = 0.435
#: The body: x of its tail and headboard, height of floor and rail, half width.
TAIL, HEAD, BED, RAIL, WIDE = -2.72, 1.08, 1.14, 1.86, 1.14


def build():
    """Builds the truck; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    cab = _cab()
    _glass(cab)
    _face(fit, cab)
    cab.finish()
    _cab_parts(fit)
    _inside(fit)
    _chassis(fit)
    _body(fit)
    _tailgate(fit)
    _hoist(fit)
    _wheels(fit)
    return {'length': 6.1, 'width': 2.35, 'height': 2.75, 'wheelbase': FRONT_AXLE - REAR_AXLE, 'eye': 1.5, 'wheel': (FRONT_AXLE, 1.0, 0.55),
            'wheel_across': 1.5, 'headlight': (3.15, 0.8, 0.8), 'headlight_across': 1.3}


_lean = curve((0.45, -0.05), (0.68, 0.0), (1.15, -0.01), (1.45, -0.05), (2.0, -0.17), (2.6, -0.34))
_section = curve((0.45, 1.0), (0.7, 1.035), (1.2, 1.04), (1.5, 1.03), (2.0, 0.985), (2.6, 0.92))


def _cab():
    panel = hull('cab', mat, span=(1.40, 3.26), front=lambda b, z: 3.26 + _lean(z) - 0.09 * b * b, rear=lambda b, z: 1.40 + 0.02 * b * b, bottom=lambda x: 0.47,
                 top=lambda x, b: 2.56 - 0.05 * b * b - curve((1.4, 0.03), (1.8, 0), (2.4, 0.0), (3.0, 0.04))(x), half=lambda x, z: _section(z) * curve((1.4, 0.99), (2.3, 1.0), (3.26, 0.97))(x),
                 radii=((0.08, 0.15), 0.11, (0.04, 0.10)), cells=(86, 78, 84))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.53, 0.2), xz, flank, 0.06)
    return panel


def _glass(panel):
    panel.window(polygon([(-0.1, 1.50), (0.915, 1.50), (0.83, 2.36), (-0.1, 2.40)], 0.09), yz, front, 0.04, trim='gloss_black')
    panel.window(polygon([(1.70, 1.50), (2.72, 1.50), (2.95, 1.36), (2.98, 1.46), (2.77, 2.30), (2.70, 2.36), (1.70, 2.36)], 0.06), xz, side, 0.025)
    panel.window(box(-0.1, 0.62, 1.60, 2.25, 0.06), yz, rear, 0.02)
    panel.groove(polygon([(1.61, 1.08), (1.70, 1.01), (2.84, 1.01), (2.98, 1.10), (3.06, 1.38), (2.83, 2.38), (2.76, 2.43), (1.61, 2.43)], 0.05), xz, side, 0.008)
    panel.groove(polygon([(1.66, 1.25), (2.86, 1.25), (2.86, 1.262), (1.66, 1.262)], 0.0), xz, side, 0.004, 0.004)


def _ahead(f):
    return f.calc_center_median().x > 2.76


def _face(fit, panel):
    """A dark band with three bars under the screen, lamps low in the bumper."""
    band = polygon([(-0.1, 1.02), (0.74, 1.02), (0.84, 1.10), (0.86, 1.30), (-0.1, 1.34)], 0.03)
    panel.sink(panel.framed(band, 0.02, yz, front, 'gloss_black'), 0.025, 'gloss_black', 'grille_mesh')
    for z in (1.085, 1.17, 1.255):
        fit.strip('chrome', panel.trace('front', [(-0.80, z), (0.80, z)], -0.006), 0.02, 0.026, 0.0)
    panel.groove(box(-9, 9, 0.2, 0.925), yz, _ahead, 0.010)
    panel.paint(box(-9, 9, 0.2, 0.60), yz, _ahead, 'black_trim')
    panel.sink(panel.framed(polygon([(-0.1, 0.66), (0.46, 0.66), (0.50, 0.80), (-0.1, 0.80)], 0.02), 0.015, yz, front, 'black_trim'), 0.05, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.58, 0.68), (0.60, 0.83), (0.80, 0.86), (1.22, 0.86), (1.22, 0.76), (1.0, 0.66), (0.64, 0.645)], 0.025)
    panel.lens(lamp, wrap(3.17, 1), _ahead, 0.06)
    panel.groove(box(-9, 0.92, 1.37, 1.46, 0.02), yz, front, 0.006)
    for s in (1, -1):
        for y in (0.69, 0.83):
            p = panel.spot('front', s * y, 0.755)
            fit.projector((p.x - 0.05, p.y, p.z), 0.048)
        fit.block('indicator', tuple(panel.spot('front', s * 0.94, 0.76, -0.03)), (0.02, 0.06, 0.11), 0.008)
        fit.strip('light_front', [(p.x - 0.02, p.y, p.z) for p in panel.trace('front', [(s * 0.63, 0.83), (s * 0.88, 0.845)])], 0.01, 0.012, 0.0)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.66, 0.545, 0.004)), 0.04)
        fit.tube('black_trim', [panel.spot('front', s * 0.50, 1.40, 0.0), panel.spot('front', s * 0.50, 1.40, 0.05), panel.spot('front', s * 0.68, 1.40, 0.05), panel.spot('front', s * 0.68, 1.40, 0.0)], 0.012, bend=0.03)
    fit.number_plate(tuple(panel.spot('front', 0, 0.545, 0.02)))
    for y in (-0.72, 0.0):
        base = panel.spot('front', y, 1.475, 0.012)
        fit.strip('black_trim', [base, *panel.trace('front', [(y + 0.06, 1.53), (y + 0.58, 1.57)], 0.014)], 0.022, 0.016, 0.0)


def _cab_parts(fit):
    for s in (1, -1):
        fit.tube('black_trim', [(2.84, s * 0.96, 2.26), (2.98, s * 1.16, 2.24), (2.98, s * 1.19, 1.58), (2.90, s * 1.02, 1.42)], 0.014, bend=0.08)
        fit.block('black_trim', (2.96, s * 1.215, 1.98), (0.08, 0.22, 0.42), 0.035, (0, 0, -s * 0.12))
        fit.block('mirror', (2.917, s * 1.21, 1.98), (0.004, 0.18, 0.37), 0.001, (0, 0, -s * 0.12))
        fit.block('black_trim', (2.96, s * 1.215, 1.67), (0.07, 0.19, 0.16), 0.03, (0, 0, -s * 0.12))
        fit.block('black_trim', (1.76, s * 1.042, 1.36), (0.20, 0.03, 0.045), 0.014)
        arch_line = [(FRONT_AXLE + dx, s * 1.045, z) for dx, z in ((-0.58, 0.47), (-0.55, 0.62), (-0.39, 0.85), (0.0, 0.99), (0.39, 0.85), (0.55, 0.62), (0.58, 0.47))]
        fit.strip('black_trim', arch_line, 0.06, 0.06, 0.18)
        fit.block('indicator', (2.92, s * 1.045, 1.05), (0.09, 0.02, 0.04), 0.01)
        fit.block('checker', (1.62, s * 0.97, 0.44), (0.34, 0.16, 0.04), 0.012)
        fit.block('black_trim', (1.62, s * 0.94, 0.58), (0.30, 0.12, 0.26), 0.02)
        fit.tube('black_trim', [(1.51, s * 1.02, 1.45), (1.51, s * 1.06, 1.48), (1.51, s * 1.025, 2.05), (1.51, s * 0.98, 2.08)], 0.014)
    # Sun visor, beacons, markers.
    fit.plate('black_trim', [(-0.86, 2.33), (-0.70, 2.44), (0.70, 2.44), (0.86, 2.33)], 0.02, lambda u, v, d: (3.26 + _lean(v) - 0.09 * u * u + 0.02 + 1.3 * (2.44 - v) - d, u, v), 0.006)
    for s in (1, -1):
        fit.block('black_trim', (2.96, s * 0.72, 2.43), (0.12, 0.03, 0.05), 0.01)
        fit.disc('black_trim', (2.35, s * 0.62, 2.555), 0.085, 0.04, 'z')
        fit.disc('indicator', (2.35, s * 0.62, 2.625), 0.07, 0.12, 'z', 32, 0.03)
    for y in (-0.4, 0.0, 0.4):
        fit.block('indicator', (2.84, y, 2.535), (0.05, 0.10, 0.035), 0.012)
    fit.tube('black_trim', [(2.95, -0.93, 2.0), (2.86, -0.94, 2.95)], 0.004)


def _inside(fit):
    fit.block('carpet', (2.2, 0, 1.0), (1.4, 1.75, 0.3), 0.05)
    fit.block('dash', (2.92, 0, 1.40), (0.30, 1.80, 0.26), 0.07)
    fit.steering((2.62, -0.48, 1.54), 0.22, 0.95)
    for y, w in ((-0.48, 0.54), (0.28, 0.46), (0.70, 0.42)):
        fit.seat(2.02, y, 1.34, 'seat_grey', w, 0.60, 0.18)


def _chassis(fit):
    for s in (1, -1):
        fit.block('black_trim', (0.1, s * 0.40, 0.72), (5.4, 0.075, 0.22), 0.008)
        fit.block('black_trim', ((TAIL + HEAD) / 2, s * 0.40, 0.92), (HEAD - TAIL - 0.1, 0.07, 0.14), 0.006)
    for x in (1.1, 0.2, -0.7, -2.2):
        fit.block('black_trim', (x, 0, 0.72), (0.08, 0.8, 0.16), 0.008)
    fit.disc('alloy', (0.42, 0.78, 0.62), 0.235, 0.80, 'x', 48, 0.03)
    for x in (0.18, 0.66):
        fit.disc('black_trim', (x, 0.78, 0.62), 0.243, 0.05, 'x', 48)
    fit.disc('black_trim', (0.42, 0.98, 0.80), 0.05, 0.04, 'y')
    fit.block('checker', (0.30, -0.78, 0.64), (0.70, 0.46, 0.42), 0.02)
    fit.block('black_trim', (0.30, -1.015, 0.72), (0.12, 0.015, 0.05), 0.006)
    fit.block('black_trim', (-0.52, -0.72, 0.62), (0.50, 0.36, 0.30), 0.02)
    fit.disc('black_trim', (-0.50, 0.66, 0.62), 0.14, 0.5, 'x', 32, 0.03)
    fit.disc('black_trim', (REAR_AXLE, 0, TYRE), 0.085, 1.6, 'y')
    fit.ball('black_trim', (REAR_AXLE, 0, TYRE), 0.21)
    fit.disc('black_trim', (FRONT_AXLE, 0, TYRE), 0.055, 1.6, 'y')
    fit.tube('black_trim', [(1.8, 0, 0.62), (-1.4, 0, 0.46)], 0.055)
    fit.block('void', (2.3, 0, 0.72), (1.6, 1.25, 0.36), 0.05)
    for s in (1, -1):
        fit.strip('black_trim', [(REAR_AXLE - 0.7, s * 0.48, 0.60), (REAR_AXLE, s * 0.48, 0.50), (REAR_AXLE + 0.7, s * 0.48, 0.60)], 0.08, 0.07, 0.5)


def _body(fit):
    """Floor, sides with ribs and rails, headboard with a lip over the cab."""
    long, middle = HEAD - TAIL, (HEAD + TAIL) / 2
    steel = rib = 'graphic_grey'
    fit.block('steel', (middle, 0, BED), (long, 2 * WIDE - 0.06, 0.05), 0.004)
    for k in range(8):
        fit.block('black_trim', (TAIL + 0.25 + k * (long - 0.5) / 7, 0, BED - 0.075), (0.06, 2 * WIDE - 0.16, 0.10), 0.004)
    for s in (1, -1):
        fit.block(steel, (middle, s * (WIDE - 0.045), (BED + RAIL) / 2), (long, 0.02, RAIL - BED), 0.002)
        fit.block(rib, (middle, s * (WIDE - 0.03), RAIL), (long + 0.03, 0.09, 0.10), 0.018)
        fit.block(rib, (middle, s * (WIDE - 0.03), BED), (long + 0.02, 0.07, 0.13), 0.012)
        for k in range(7):
            x = TAIL + 0.06 + k * (long - 0.12) / 6
            fit.block(rib, (x, s * (WIDE - 0.015), (BED + RAIL) / 2), (0.10, 0.06, RAIL - BED - 0.04), 0.014)
        for x in (TAIL + 0.3, -0.5, HEAD - 0.25):
            fit.block('indicator', (x, s * (WIDE + 0.006), BED), (0.10, 0.014, 0.035), 0.004)
        for k in range(9):
            fit.tube('black_trim', [(TAIL + 0.35 + 0.4 * k, s * (WIDE + 0.012), RAIL - 0.02), (TAIL + 0.35 + 0.4 * k, s * (WIDE + 0.045), RAIL - 0.05)], 0.008)
    # Headboard, higher than the sides.
    peak = 2.30
    fit.block(steel, (HEAD, 0, (BED + peak) / 2), (0.03, 2 * WIDE - 0.06, peak - BED), 0.004)
    for y in (-0.72, -0.36, 0.36, 0.72):
        fit.block(rib, (HEAD + 0.03, y, (BED + peak) / 2), (0.05, 0.08, peak - BED - 0.04), 0.012)
    fit.block(rib, (HEAD + 0.01, 0, peak), (0.10, 2 * WIDE - 0.04, 0.08), 0.016)
    for s in (1, -1):
        fit.block(rib, (HEAD, s * (WIDE - 0.05), (RAIL + peak) / 2), (0.10, 0.07, peak - RAIL), 0.014)
        gusset = [(HEAD, RAIL + 0.03), (HEAD - 0.42, RAIL + 0.03), (HEAD, peak)]
        fit.plate(steel, gusset, 0.02, lambda u, v, d, s=s: (u, s * (WIDE - 0.035 - d), v))
    # The rolled cover behind the headboard and the shovel box under the floor.
    fit.disc('canvas', (HEAD - 0.10, 0, peak + 0.02), 0.07, 2 * WIDE - 0.16, 'y', 28, 0.02)
    for s in (1, -1):
        fit.block('black_trim', (HEAD - 0.09, s * (WIDE - 0.07), peak + 0.02), (0.16, 0.03, 0.17), 0.02)


def _tailgate(fit):
    x, steel = TAIL - 0.015, 'graphic_grey'
    fit.block(steel, (x, 0, (BED + RAIL) / 2 + 0.01), (0.03, 2 * WIDE - 0.12, RAIL - BED - 0.02), 0.004)
    for z in (BED + 0.08, (BED + RAIL) / 2, RAIL - 0.06):
        fit.block(steel, (x - 0.03, 0, z), (0.05, 2 * WIDE - 0.14, 0.08), 0.014)
    for y in (-1.0, -0.36, 0.36, 1.0):
        fit.block(steel, (x - 0.028, y, (BED + RAIL) / 2), (0.045, 0.08, RAIL - BED - 0.06), 0.012)
    for s in (1, -1):
        fit.block(steel, (TAIL - 0.0, s * (WIDE - 0.03), (BED + RAIL) / 2 + 0.05), (0.12, 0.09, RAIL - BED + 0.16), 0.014)
        fit.disc('galvanised', (x - 0.05, s * (WIDE - 0.10), RAIL + 0.07), 0.035, 0.10, 'y')
        fit.block('galvanised', (x - 0.05, s * (WIDE - 0.10), RAIL + 0.03), (0.05, 0.04, 0.10), 0.008)
        fit.block('galvanised', (x - 0.06, s * (WIDE - 0.14), BED + 0.02), (0.06, 0.06, 0.12), 0.01)
        fit.tube('galvanised', [(x - 0.06, s * (WIDE - 0.02), RAIL - 0.06), (x - 0.085, s * (WIDE - 0.03), BED + 0.45), (x - 0.06, s * (WIDE - 0.06), BED + 0.12)], 0.010, bend=0.2)
        fit.block('black_trim', (TAIL - 0.02, s * 0.86, 0.86), (0.06, 0.48, 0.15), 0.015)
        for y, name in ((0.72, 'reflector'), (0.86, 'indicator'), (1.0, 'light_rear')):
            fit.block(name, (TAIL - 0.055, s * y, 0.86), (0.03, 0.125, 0.115), 0.012)
        fit.block('light_rear_lit', (TAIL - 0.072, s * 1.0, 0.86), (0.004, 0.07, 0.05), 0.001)
        fit.block('black_trim', (TAIL + 0.05, s * 0.52, 0.82), (0.10, 0.08, 0.30), 0.01)
    fit.block('black_trim', (TAIL + 0.02, 0, 0.86), (0.08, 1.9, 0.14), 0.012)
    fit.block('black_trim', (TAIL + 0.05, 0, 0.52), (0.08, 2.1, 0.11), 0.012)
    for s in (1, -1):
        fit.block('black_trim', (TAIL + 0.06, s * 0.42, 0.66), (0.06, 0.07, 0.22), 0.008)
    fit.number_plate((TAIL - 0.035, 0, 0.86), pi)


def _hoist(fit):
    """The front ram between cab and body, its oil tank and the upright exhaust."""
    for z0, z1, r, m in ((0.78, 1.62, 0.095, 'black_trim'), (1.60, 1.78, 0.078, 'chrome'), (1.76, 1.92, 0.062, 'chrome')):
        fit.disc(m, (HEAD + 0.16, 0.0, (z0 + z1) / 2), r, z1 - z0, 'z', 36, 0.006)
    fit.block('black_trim', (HEAD + 0.13, 0, 1.94), (0.16, 0.26, 0.09), 0.015)
    fit.block('black_trim', (HEAD + 0.16, 0, 0.78), (0.20, 0.62, 0.14), 0.015)
    fit.block('grey_trim', (HEAD + 0.16, 0.66, 1.18), (0.20, 0.44, 0.56), 0.03)
    fit.disc('black_trim', (HEAD + 0.16, 0.66, 1.48), 0.05, 0.06, 'z')
    fit.tube('black_trim', [(HEAD + 0.16, 0.50, 0.95), (HEAD + 0.16, 0.30, 0.84), (HEAD + 0.16, 0.10, 0.86)], 0.018)
    fit.block('black_trim', (HEAD + 0.17, -0.74, 0.80), (0.18, 0.34, 0.16), 0.02)
    fit.disc('satin', (HEAD + 0.18, -0.80, 1.55), 0.085, 1.30, 'z', 36, 0.02)
    fit.disc('grille_mesh', (HEAD + 0.18, -0.80, 1.60), 0.097, 0.80, 'z', 36)
    fit.tube('chrome', [(HEAD + 0.18, -0.80, 2.15), (HEAD + 0.18, -0.80, 2.62), (HEAD + 0.06, -0.80, 2.74)], 0.05, 24, 0.10)


def _wheels(fit):
    axle(FRONT_AXLE, 0.90, radius=TYRE, width=0.245, rim=0.252, style='truck', tone='silver')
    well(fit, FRONT_AXLE, TYRE, 0.545, 0.55, 0.97)
    for s in (1, -1):
        for y in (0.965, 0.70):
            wheel(REAR_AXLE, s * y, TYRE, 0.235, 0.252, 'truck', 'silver')
        path = [(REAR_AXLE + dx, s * 0.835, z) for dx, z in ((-0.56, 0.50), (-0.53, 0.70), (-0.30, 0.935), (0.30, 0.935), (0.53, 0.70), (0.56, 0.50))]
        fit.strip('black_trim', path, 0.50, 0.014, 0.16)
        fit.strip('galvanised', [(x, y + s * 0.25, z) for x, y, z in path], 0.014, 0.035, 0.16)
        fit.block('rubber', (REAR_AXLE - 0.62, s * 0.835, 0.42), (0.015, 0.48, 0.52), 0.004)
        fit.block('rubber', (FRONT_AXLE - 0.60, s * 0.88, 0.38), (0.012, 0.30, 0.30), 0.004)
