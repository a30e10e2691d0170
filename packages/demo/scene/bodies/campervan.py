"""A van conversion to camp in: moulded high roof, acrylic windows, rolled awning, bike rack, nudge bar."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well
from van import (DOOR, FRONT_AXLE, REAR_AXLE, TYRE, _ahead, _back, _lid, _nose_half, body_half, cab_glass, inside, mirrors, screen)


def build():
    """Builds the campervan; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    body = _body()
    _bonnet(fit)
    cab_glass(body)
    _sides(fit, body)
    _tail(fit, body)
    body.finish()
    _roof(fit)
    _trim(fit)
    _awning(fit)
    _rack(fit)
    mirrors(fit)
    inside(fit)
    for x in (FRONT_AXLE, REAR_AXLE):
        axle(x, 0.845, radius=TYRE, width=0.23, rim=0.235, style='split', tone='two')
        well(fit, x, TYRE, 0.415, 0.5, 0.93)
    return {'length': 5.55, 'width': 1.95, 'height': 2.6, 'wheelbase': FRONT_AXLE - REAR_AXLE, 'wheel': (FRONT_AXLE, 0.95, 0.42),
            'headlight': (2.45, 0.72, 0.84), 'eye': 1.4}


def _body():
    panel = hull('body', mat, span=(-2.62, 1.9), front=lambda b, z: screen(z) - 0.20 * b * b, rear=lambda b, z: -2.62 + _back(z) + 0.06 * b * b,
                 bottom=lambda x: 0.27, top=lambda x, b: curve((-2.6, 1.955), (-2.0, 1.985), (0.5, 1.985), (1.2, 1.95))(x) - 0.035 * b * b,
                 half=body_half, radii=((0.09, 0.16), 0.11, (0.05, 0.10)), cells=(170, 60, 64))
    for x in (FRONT_AXLE, REAR_AXLE):
        panel.hole(arch(x, TYRE, 0.405, 0.2), xz, flank, 0.05)
    return panel


def _bonnet(fit):
    """The nose: upright grille between tall lamps, a bright lower lip."""
    face = curve((0.2, -0.10), (0.36, -0.01), (0.46, 0.02), (0.6, 0.02), (0.7, 0.0), (0.85, -0.03), (1.0, -0.09), (1.1, -0.16))
    panel = hull('nose', mat, span=(0.9, 2.66), front=lambda b, z: 2.66 + face(z) - 0.24 * b * b, rear=lambda b, z: 0.9, bottom=lambda x: 0.27,
                 top=lambda x, b: _lid(x) - 0.05 * b * b + 0.025 * min(1.0, max(0.0, (x - 1.9) / 0.6)), half=_nose_half, radii=((0.02, 0.18), 0.09, (0.05, 0.09)), cells=(90, 70, 36))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.405, 0.2), xz, flank, 0.05)
    grille = polygon([(-0.1, 0.56), (0.44, 0.56), (0.54, 0.68), (0.56, 0.80), (-0.1, 0.80)], 0.025)
    panel.sink(panel.framed(grille, 0.018, yz, front, 'chrome'), 0.035, 'gloss_black', 'grille_bars')
    intake = polygon([(-0.1, 0.31), (0.66, 0.31), (0.60, 0.41), (-0.1, 0.41)], 0.02)
    panel.sink(panel.framed(intake, 0.015, yz, front, 'black_trim'), 0.05, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.60, 0.64), (0.60, 0.79), (0.68, 0.835), (0.92, 0.855), (1.12, 0.875), (1.06, 0.80), (0.90, 0.68), (0.72, 0.63)], 0.03)
    panel.lens(lamp, wrap(2.45, 1), _ahead, 0.055)
    fog = polygon([(0.68, 0.43), (0.66, 0.50), (0.86, 0.53), (0.90, 0.45)], 0.02)
    panel.sink(panel.cut(fog, yz, front), 0.02, 'black_trim', 'black_trim')
    panel.groove(polygon([(-9, 0.825), (0.58, 0.825), (0.68, 0.865), (0.93, 0.93), (0.93, 1.4), (-9, 1.4)], 0.03), yz, lambda f: f.calc_center_median().x > 1.86, 0.007)
    panel.groove(DOOR, xz, lambda f: side(f) and f.calc_center_median().x > 1.0, 0.008)
    back = lambda path, by: [p - type(p)((by, 0, 0)) for p in path]
    for s in (1, -1):
        for z in (0.685, 0.765):
            p = panel.spot('front', s * 0.70, z)
            fit.projector((p.x - 0.045, p.y, p.z), 0.031)
        fit.strip('light_front', back(panel.trace('front', [(s * 0.625, 0.67), (s * 0.625, 0.79)]), 0.018), 0.012, 0.012, 0.0)
        fit.strip('light_front', back(panel.trace('front', [(s * 0.64, 0.805), (s * 0.84, 0.83)]), 0.018), 0.01, 0.012, 0.0)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.78, 0.48, -0.012)), 0.032)
    fit.number_plate(tuple(panel.spot('front', 0, 0.485, 0.02)))
    panel.finish()
    # Nudge bar.
    for s in (1, -1):
        fit.tube('satin', [(2.60, s * 0.30, 0.38), (2.74, s * 0.30, 0.42), (2.75, s * 0.30, 0.70), (2.72, s * 0.26, 0.78), (2.72, 0, 0.78)], 0.026, 16, 0.09)
    fit.tube('satin', [(2.75, -0.30, 0.58), (2.75, 0.30, 0.58)], 0.02, 14)


def _sides(fit, panel):
    panel.groove(DOOR, xz, side, 0.008)
    panel.groove(polygon([(-0.80, 0.40), (0.41, 0.40), (0.41, 1.83), (-0.80, 1.84)], 0.07), xz, side, 0.008)
    panel.sink(panel.paint(box(-2.36, -0.80, 0.985, 1.012, 0.008), xz, side, 'black_trim'), 0.012)
    for x0, x1 in ((-0.70, 0.30), (-2.20, -0.98)):
        panel.window(box(x0, x1, 1.20, 1.72, 0.10), xz, side, 0.045, glass='glass_dark', trim='gloss_black')
    # A sweep, rising over the rear wheel; a stripe thinner than the mesh is fine comes out in dashes.
    panel.paint(polygon([(1.24, 0.70), (0.2, 0.70), (-1.0, 0.92), (-2.7, 1.42), (-2.7, 1.20), (-1.0, 0.80), (0.2, 0.635), (1.24, 0.66)], 0.0), xz, side, 'graphic_dark')
    panel.sink(panel.paint(box(-1.98, -1.78, 0.80, 0.98, 0.02), xz, lambda f: f.normal.y < -0.4, 'white_body'), -0.012, 'white_body')
    panel.sink(panel.paint(box(-2.32, -2.12, 0.72, 0.92, 0.02), xz, lambda f: f.normal.y < -0.4, 'white_body'), -0.012, 'white_body')
    for s in (1, -1):
        for x in (0.53, 0.24):
            fit.block('chrome', (x, s * 0.985, 0.97), (0.19, 0.03, 0.032), 0.012)


def _tail(fit, panel):
    panel.groove(polygon([(-9, 0.50), (0.80, 0.50), (0.80, 1.2), (0.74, 1.86), (-9, 1.86)], 0.04), yz, rear, 0.009)
    panel.window(polygon([(-0.1, 1.16), (0.70, 1.16), (0.66, 1.74), (-0.1, 1.76)], 0.07), yz, rear, 0.03, glass='glass_dark')
    panel.lens(polygon([(0.83, 0.80), (1.04, 0.80), (1.0, 1.34), (0.81, 1.34)], 0.02), wrap(-2.58, -1), lambda f: f.calc_center_median().x < -2.35, 0.03, glass='light_rear')
    for s in (1, -1):
        for z0, z1, name in ((1.08, 1.30, 'light_rear_lit'), (0.84, 0.94, 'indicator'), (0.97, 1.05, 'light_front')):
            fit.strip(name, [p + type(p)((0.016, 0, 0)) for p in panel.trace('rear', [(s * 0.855, z0), (s * 0.847, z1)])], 0.012, 0.03, 0.0)
    fit.block('paint', (-2.60, 0, 0.40), (0.16, 1.78, 0.22), 0.06)
    fit.block('black_trim', (-2.66, 0, 0.44), (0.06, 1.3, 0.05), 0.015)
    fit.number_plate((-2.635, 0, 0.72), pi)


_cap_half = curve((1.84, 0.842), (1.90, 0.836), (1.96, 0.815), (2.25, 0.775), (2.55, 0.71))
_cap_front = curve((1.84, 0.86), (1.93, 0.79), (2.05, 0.66), (2.30, 0.30), (2.52, -0.15))


def _roof(fit):
    """The moulded high roof with a window over the cab and one a side."""
    cap = hull('cap', mat, span=(-2.49, 0.86), front=lambda b, z: _cap_front(z) - 0.16 * b * b, rear=lambda b, z: -2.49 + 0.22 * max(0.0, z - 1.85) + 0.06 * b * b,
               bottom=lambda x: 1.86, top=lambda x, b: curve((-2.5, 2.44), (-1.9, 2.51), (-0.4, 2.53), (0.4, 2.47))(x) - 0.04 * b * b,
               half=lambda x, z: _cap_half(z) * curve((-2.6, 0.985), (-1.9, 1.0), (0.3, 1.0), (0.9, 0.965))(x), radii=((0.09, 0.12), 0.10, (0.012, 0.10)), cells=(120, 54, 30), material='white_body')
    cap.window(polygon([(-0.1, 2.10), (0.46, 2.10), (0.36, 2.30), (-0.1, 2.33)], 0.05), yz, lambda f: f.normal.x > 0.3, 0.03, glass='glass_dark', trim='gloss_black')
    cap.window(box(-1.55, -0.45, 2.10, 2.32, 0.07), xz, side, 0.03, glass='glass_dark', trim='gloss_black')
    cap.paint(box(-9, 9, 1.5, 1.905), xz, lambda f: f.normal.z < 0.6, 'black_trim')
    for z in (1.985, 2.02):
        cap.paint(box(-9, 9, z, z + 0.014), xz, side, 'graphic_grey')
    cap.finish()
    fit.block('white_body', (-0.25, 0, 2.555), (0.46, 0.46, 0.10), 0.04)
    fit.block('gloss_black', (-1.35, 0, 2.522), (1.25, 0.95, 0.03), 0.006)
    fit.block('white_body', (-2.18, 0.35, 2.52), (0.22, 0.22, 0.09), 0.03)


def _trim(fit):
    for s in (1, -1):
        fit.strip('black_trim', [(-1.05, s * 0.955, 0.31), (1.28, s * 0.955, 0.31)], 0.03, 0.09)
        for x in (FRONT_AXLE, REAR_AXLE):
            fit.block('rubber', (x - 0.43, s * 0.86, 0.29), (0.012, 0.24, 0.16), 0.003)
    fit.block('checker', (-0.2, 1.03, 0.30), (0.62, 0.18, 0.03), 0.008)
    for x in (-0.42, 0.02):
        fit.tube('black_trim', [(x, 0.86, 0.34), (x, 1.08, 0.29)], 0.012)
    fit.block('void', (0, 0, 0.34), (4.6, 1.1, 0.16), 0.04)


def _awning(fit):
    """A rolled awning in its case on a rail along the left of the roof."""
    fit.block('gloss_black', (-0.85, 0.885, 1.975), (2.7, 0.12, 0.115), 0.045)
    fit.block('satin', (-0.85, 0.945, 1.945), (2.66, 0.012, 0.03), 0.005)
    for x in (-2.21, 0.51):
        fit.block('grey_trim', (x, 0.885, 1.975), (0.05, 0.128, 0.124), 0.045)


def _rack(fit):
    """A folded bike rack on the tailgate."""
    for s in (1, -1):
        fit.tube('satin', [(-2.47, s * 0.36, 1.82), (-2.62, s * 0.36, 1.74), (-2.70, s * 0.36, 1.10), (-2.86, s * 0.36, 1.03)], 0.016, 14, 0.06)
        fit.tube('satin', [(-2.60, s * 0.36, 1.00), (-2.72, s * 0.36, 1.02)], 0.014)
        fit.block('black_trim', (-2.60, s * 0.36, 1.00), (0.04, 0.06, 0.06), 0.01)
    for x, z in ((-2.73, 1.085), (-2.83, 1.05)):
        fit.block('alloy_dark', (x, 0, z), (0.07, 1.15, 0.03), 0.008, (0, 0.35, 0))
    for z in (1.40, 1.66):
        fit.tube('satin', [(-2.64 - (1.70 - z) * 0.11, -0.36, z), (-2.64 - (1.70 - z) * 0.11, 0.36, z)], 0.013)
