"""A 7-metre, 22-seat minibus: big windows in a dark band, bi-fold door on the kerb side."""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well

FRONT_AXLE, REAR_AXLE = 2.28, -1.67
TYRE = 0.39


def build():
    """Builds the bus; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    body = _body()
    _band(body)
    _screen(body)
    _door(fit, body)
    _panels(body)
    _face(fit, body)
    _tail(fit, body)
    body.finish()
    _parts(fit)
    _inside(fit)
    axle(FRONT_AXLE, 0.87, radius=TYRE, width=0.225, rim=0.222, style='steel', tone='silver')
    axle(REAR_AXLE, 0.87, radius=TYRE, width=0.225, rim=0.222, style='steel', tone='silver')
    for x in (FRONT_AXLE, REAR_AXLE):
        well(fit, x, TYRE, 0.48, 0.5, 0.98)
    return {'length': 7.0, 'width': 2.08, 'height': 2.68, 'wheelbase': 3.95, 'eye': 1.5,
            'wheel': (FRONT_AXLE, 1.0, 0.5), 'headlight': (3.4, 0.72, 0.80)}


_nose = curve((0.3, -0.10), (0.5, -0.01), (0.7, 0.0), (1.0, -0.03), (1.25, -0.09), (1.7, -0.30), (2.2, -0.56), (2.5, -0.74), (2.7, -0.88))
_back = curve((0.3, 0.06), (0.6, 0.0), (1.3, 0.0), (2.0, 0.05), (2.7, 0.16))
_section = curve((0.3, 0.985), (0.5, 1.015), (0.9, 1.03), (1.2, 1.03), (1.7, 1.005), (2.2, 0.965), (2.65, 0.91))


def _half(x, z):
    crease = 0.010 * smooth(abs(z - 1.06), 0.05, 0.0)
    return _section(z) * curve((-3.5, 0.97), (-2.6, 1.0), (2.3, 1.0), (3.0, 0.98), (3.5, 0.94))(x) - crease


def _body():
    panel = hull('body', mat, span=(-3.47, 3.50), front=lambda b, z: 3.50 + _nose(z) - 0.19 * b * b,
                 rear=lambda b, z: -3.47 + _back(z) + 0.08 * b * b, bottom=lambda x: 0.33,
                 top=lambda x, b: 2.62 - 0.06 * b * b + curve((-3.4, -0.05), (-2.6, 0), (1.8, 0), (2.8, -0.05))(x),
                 half=_half, radii=((0.13, 0.20), 0.14, (0.06, 0.14)), cells=(220, 70, 84))
    for x in (FRONT_AXLE, REAR_AXLE):
        panel.hole(arch(x, TYRE, 0.465, 0.2), xz, flank, 0.05)
    return panel


def _left(f):
    return f.normal.y > 0.42


def _right(f):
    return f.normal.y < -0.42


def _band(panel):
    """The dark band along both sides and its panes, each in a top slider and a lower light."""
    band = polygon([(-3.20, 1.32), (1.88, 1.32), (1.88, 2.26), (-3.05, 2.26), (-3.16, 2.1)], 0.07)
    panel.paint(band, xz, side, 'gloss_black')
    panes = ((-3.10, -2.20), (-2.13, -1.23), (-1.16, -0.26), (-0.19, 0.71))
    for x0, x1 in panes:
        panel.window(box(x0, x1, 1.385, 2.20, 0.05), xz, side, 0.0, 0.005, 'glass_dark')
        panel.paint(box(x0, x1, 1.925, 1.945), xz, side, 'black_trim')
    panel.window(box(0.78, 1.82, 1.385, 2.20, 0.05), xz, _right, 0.0, 0.005, 'glass_dark')
    cab = polygon([(1.98, 1.36), (2.86, 1.22), (2.92, 1.30), (2.55, 2.0), (2.42, 2.14), (1.98, 2.20)], 0.06)
    panel.window(cab, xz, side, 0.03)
    panel.window(polygon([(2.95, 1.215), (3.12, 1.205), (2.86, 1.66), (2.80, 1.60)], 0.02), xz, side, 0.015)


def _screen(panel):
    panel.window(polygon([(-0.1, 1.18), (0.92, 1.18), (0.86, 2.16), (-0.1, 2.20)], 0.10), yz,
                 lambda f: f.normal.x > 0.3, 0.04)
    panel.window(box(-0.1, 0.62, 2.275, 2.42, 0.03), yz, lambda f: f.normal.x > 0.2, 0.02, 0.004, 'screen')
    panel.window(polygon([(-0.1, 1.45), (0.78, 1.45), (0.72, 2.20), (-0.1, 2.22)], 0.08), yz, rear, 0.035, 0.006, 'glass_dark')


def _door(fit, panel):
    """A two-leaf glazed door behind the front wheel."""
    panel.groove(box(0.80, 1.76, 0.36, 2.30, 0.05), xz, _left, 0.014, 0.014)
    for x0, x1 in ((0.84, 1.265), (1.295, 1.72)):
        panel.window(box(x0 + 0.03, x1 - 0.03, 1.28, 2.20, 0.04), xz, _left, 0.03, 0.006, 'glass')
        panel.window(box(x0 + 0.03, x1 - 0.03, 0.50, 1.14, 0.04), xz, _left, 0.03, 0.006, 'glass')
    panel.paint(box(1.268, 1.292, 0.38, 2.28), xz, _left, 'rubber')
    for x in (1.20, 1.36):
        fit.tube('chrome', [(x, 1.02, 0.9), (x, 1.06, 0.94), (x, 1.05, 1.36), (x, 1.01, 1.40)], 0.012)


def _panels(panel):
    panel.groove(polygon([(1.90, 0.95), (1.97, 0.82), (2.72, 0.84), (2.86, 0.98), (2.95, 1.2), (2.58, 2.06), (2.44, 2.22), (1.90, 2.27)], 0.06), xz, _right, 0.009)
    for x0, x1 in ((-3.3, -2.32), (-1.0, -0.2), (-0.1, 0.6)):
        panel.groove(box(x0, x1, 0.44, 0.86, 0.04), xz, side, 0.009)
    panel.paint(lambda x, z: z - 0.42, xz, lambda f: f.normal.z < 0.5, 'black_trim')
    plain = lambda f: side(f) and f.material_index == 0
    panel.paint(polygon([(-9, 0.92), (1.5, 0.92), (2.6, 1.06), (3.6, 1.06), (3.6, 1.09), (2.55, 1.09), (1.45, 0.965), (-9, 0.965)], 0.0), xz, plain, 'graphic_grey')
    panel.paint(polygon([(-9, 0.985), (1.43, 0.985), (2.5, 1.105), (2.5, 1.12), (1.4, 1.005), (-9, 1.005)], 0.0), xz, plain, 'graphic_dark')


def _ahead(f):
    return f.calc_center_median().x > 2.8


def _face(fit, panel):
    grille = polygon([(-0.1, 0.80), (0.44, 0.80), (0.50, 0.86), (0.48, 0.915), (-0.1, 0.915)], 0.02)
    panel.sink(panel.framed(grille, 0.02, yz, front, 'chrome'), 0.03, 'gloss_black', 'grille_bars')
    intake = polygon([(-0.1, 0.44), (0.60, 0.44), (0.66, 0.56), (-0.1, 0.56)], 0.03)
    panel.sink(panel.framed(intake, 0.02, yz, front, 'black_trim'), 0.04, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.55, 0.735), (0.56, 0.90), (0.80, 0.965), (1.30, 0.985), (1.26, 0.90), (0.98, 0.735)], 0.03)
    panel.lens(lamp, wrap(3.34, 1), _ahead, 0.06)
    panel.groove(box(-9, 9, 0.1, 0.68), yz, _ahead, 0.008)
    panel.groove(box(-9, 0.72, 1.0, 1.12, 0.03), yz, front, 0.006)
    for s in (1, -1):
        for y in (0.66, 0.775):
            p = panel.spot('front', s * y, 0.835)
            fit.projector((p.x - 0.055, p.y, p.z), 0.043)
        fit.strip('light_front', [(p.x - 0.02, p.y, p.z) for p in panel.trace('front', [(s * 0.60, 0.90), (s * 0.83, 0.95)])], 0.01, 0.012, 0.0)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.77, 0.50, 0.004)), 0.042)
    fit.number_plate(tuple(panel.spot('front', 0, 0.625, 0.014)))
    for y in (0.06, -0.80):
        fit.strip('black_trim', [panel.spot('front', y, 1.14, 0.012), *panel.trace('front', [(y + 0.08, 1.20), (y + 0.68, 1.26)], 0.014)], 0.022, 0.016, 0.0)


def _tail(fit, panel):
    panel.lens(polygon([(0.80, 0.78), (1.02, 0.78), (1.02, 1.30), (0.80, 1.30)], 0.03), wrap(-3.42, -1),
               lambda f: f.calc_center_median().x < -3.2, 0.03, glass='light_rear')
    for s in (1, -1):
        for z0, z1, name in ((1.10, 1.26, 'light_rear_lit'), (0.97, 1.05, 'indicator'), (0.84, 0.92, 'light_front')):
            fit.strip(name, [(p.x + 0.016, p.y, p.z) for p in panel.trace('rear', [(s * 0.85, z0), (s * 0.85, z1)])], 0.012, 0.05, 0.0)
    panel.groove(polygon([(-9, 0.62), (0.76, 0.62), (0.76, 1.36), (-9, 1.36)], 0.05), yz, rear, 0.009)
    panel.groove(box(-9, 9, 0.1, 0.60), yz, lambda f: f.calc_center_median().x < -3.0, 0.008)
    fit.number_plate((-3.475, 0, 0.86), pi)
    fit.block('black_trim', (-3.475, 0, 1.02), (0.04, 0.34, 0.05), 0.015)
    fit.block('light_rear_lit', (-3.335, 0, 2.36), (0.03, 0.34, 0.025), 0.006)


def _parts(fit):
    for s in (1, -1):
        fit.tube('black_trim', [(2.86, s * 0.93, 2.14), (3.10, s * 1.08, 2.20), (3.20, s * 1.14, 2.06), (3.20, s * 1.14, 1.95)], 0.018, bend=0.1)
        fit.block('black_trim', (3.20, s * 1.15, 1.75), (0.09, 0.20, 0.40), 0.04, (0, 0, -s * 0.15))
        fit.block('mirror', (3.152, s * 1.142, 1.78), (0.004, 0.16, 0.28), 0.001, (0, 0, -s * 0.15))
        for x in (-2.9, -0.9, 1.9):
            fit.block('indicator', (x, s * 1.03, 0.60), (0.09, 0.02, 0.035), 0.008)
        fit.block('indicator', (2.42, s * 0.72, 2.575), (0.10, 0.07, 0.03), 0.012)
        fit.strip('black_trim', [(-3.0, s * 0.955, 2.42), (1.9, s * 0.955, 2.42)], 0.012, 0.025)
    fit.block('black_trim', (1.92, -1.03, 1.14), (0.20, 0.03, 0.045), 0.014)
    fit.block('white_body', (-0.9, 0, 2.70), (1.9, 1.1, 0.18), 0.08, taper=(0.92, 0.9))
    fit.block('white_body', (1.2, 0, 2.65), (0.62, 0.62, 0.09), 0.03)
    fit.block('void', (0, 0, 0.42), (6.2, 1.5, 0.16), 0.04)


def _inside(fit):
    fit.block('carpet', (0, 0, 0.62), (6.5, 1.86, 0.2), 0.03)
    fit.block('dash', (2.98, 0, 1.02), (0.45, 1.7, 0.3), 0.09)
    fit.steering((2.58, -0.50, 1.22), 0.22, 1.0)
    fit.seat(2.05, -0.52, 1.02, 'seat_grey', 0.5, 0.66, 0.15)
    for k in range(6):
        for y in (-0.70, -0.28, 0.28, 0.70):
            if k == 5 and y > 0:
                continue
            fit.seat(-2.85 + k * 0.76, y, 1.08, 'seat_grey', 0.42, 0.62, 0.2)
    fit.block('headliner', (-0.4, 0, 2.48), (5.2, 1.6, 0.03), 0.01)
    fit.tube('indicator', [(1.75, 0.45, 0.75), (1.75, 0.45, 2.4)], 0.018)
