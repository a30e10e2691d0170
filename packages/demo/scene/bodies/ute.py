"""A dual-cab ute: ladder-chassis body, lined tub, sports bar, side steps and tow bar."""

from math import cos, hypot, pi, sin

from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, rear, side, top, wrap, xy, xz, yz
from running import axle, well

FRONT_AXLE, REAR_AXLE = 1.80, -1.42
TYRE = 0.392


def build(face=None):
    """Builds the ute; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    nose = _nose(fit, face or _own_face)
    _cabin(fit)
    _tub(fit)
    _running(fit)
    for panel in (nose,):
        panel.finish()
    return {'length': 5.35, 'width': 1.88, 'height': 1.85, 'wheelbase': 3.22,
            'wheel': (FRONT_AXLE, 0.9, 0.5), 'headlight': (2.5, 0.75, 0.92)}


_section = curve((0.4, 0.865), (0.52, 0.898), (0.75, 0.893), (0.95, 0.902), (1.0, 0.918), (1.1, 0.92), (1.22, 0.895))
_taper = curve((1.7, 1.0), (2.2, 0.985), (2.7, 0.94))


def _half(x, z):
    """Half width of the body side: a shoulder line, hollow doors, guards that swell over the wheels."""
    near = min(hypot(x - FRONT_AXLE, z - TYRE), hypot(x - REAR_AXLE, z - TYRE))
    return _section(z) * _taper(x) + 0.022 * smooth(near, 0.66, 0.50)


_bonnet = curve((-0.9, 1.20), (0.9, 1.215), (1.3, 1.20), (2.2, 1.145), (2.5, 1.105), (2.66, 1.07))


def _nose(fit, wear):
    face = curve((0.3, -0.12), (0.45, -0.03), (0.56, 0.0), (0.68, 0.0), (0.74, -0.035), (0.8, -0.05), (1.0, -0.065), (1.2, -0.10))
    panel = hull('nose', mat, span=(-0.84, 2.66),
                 front=lambda b, z: 2.66 + face(z) - 0.17 * b * b,
                 rear=lambda b, z: -0.84,
                 bottom=curve((-0.84, 0.44), (1.2, 0.44), (2.3, 0.42), (2.66, 0.40)),
                 top=lambda x, b: _bonnet(x) - 0.03 * b * b + 0.022 * smooth(abs(b), 0.66, 0.56) * smooth(x, 1.0, 1.3),
                 half=_half, radii=((0.02, 0.16), 0.07, (0.05, 0.07)), cells=(150, 56, 26))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.455, 0.3), xz, flank, 0.05)
    _doors(panel)
    wear(fit, panel)
    _shut_lines(panel)
    fit.number_plate(tuple(panel.spot('front', 0, 0.635, 0.012)))
    return panel


def _own_face(fit, panel):
    """A framed grille with two bars, square lamps in lines of light, a lower intake."""
    grille = polygon([(-0.1, 0.70), (0.47, 0.70), (0.575, 0.82), (0.575, 1.03), (-0.1, 1.03)], 0.03)
    panel.sink(panel.framed(grille, 0.035, yz, front, 'gloss_black'), 0.05, 'gloss_black', 'grille_mesh')
    intake = polygon([(-0.1, 0.47), (0.52, 0.47), (0.60, 0.60), (-0.1, 0.60)], 0.03)
    panel.sink(panel.cut(intake, yz, front), 0.05, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.615, 0.84), (0.615, 1.02), (0.80, 1.035), (1.16, 1.03), (1.20, 0.97), (0.90, 0.84)], 0.02)
    panel.lens(lamp, wrap(2.52, 1), _ahead, 0.06)
    for z in (0.80, 0.93):
        fit.strip('gloss_black', [p - type(p)((0.03, 0, 0)) for p in panel.trace('front', [(-0.57, z), (0.57, z)])],
                  0.03, 0.05, 0.0)
    fit.strip('satin', panel.trace('front', [(-0.45, 0.445), (0.45, 0.445)], 0.005), 0.03, 0.07, 0.0)
    _lamps(fit, panel)


def _tall_face(fit, panel):
    """An upright grille of level bars in a bright frame, wide lamps, a slim intake."""
    grille = polygon([(-0.1, 0.725), (0.40, 0.725), (0.53, 0.80), (0.56, 1.035), (-0.1, 1.035)], 0.03)
    panel.sink(panel.framed(grille, 0.030, yz, front, 'chrome'), 0.05, 'gloss_black', 'grille_bars')
    intake = polygon([(-0.1, 0.475), (0.60, 0.475), (0.66, 0.52), (0.60, 0.565), (-0.1, 0.565)], 0.02)
    panel.sink(panel.cut(intake, yz, front), 0.05, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.625, 0.825), (0.625, 1.035), (0.85, 1.045), (1.10, 1.035), (1.10, 0.92), (0.90, 0.825)], 0.03)
    panel.lens(lamp, wrap(2.52, 1), _ahead, 0.06)
    panel.sink(panel.cut(polygon([(0.74, 0.50), (1.0, 0.515), (1.02, 0.63), (0.94, 0.63)], 0.02), wrap(2.52, 1), _ahead), 0.02, 'black_trim', 'gloss_black')
    for s in (1, -1):
        for y in (0.70, 0.79):
            p = panel.spot('front', s * y, 0.935)
            fit.projector((p.x - 0.045, p.y, p.z), 0.038)
        fit.strip('light_front', [p - type(p)((0.02, 0, 0)) for p in panel.trace('front', [(s * 0.645, 1.012), (s * 0.84, 1.020)])], 0.02, 0.016)
        fit.strip('chrome', panel.trace('front', [(s * 0.72, 0.485), (s * 0.83, 0.49)], 0.004), 0.02, 0.014)
    fit.strip('satin', panel.trace('front', [(-0.45, 0.445), (0.45, 0.445)], 0.005), 0.03, 0.05, 0.0)


def _split_face(fit, panel):
    """Thin day lights over lamps in dark pockets, one broad grille in a black frame."""
    grille = polygon([(-0.1, 0.475), (0.44, 0.475), (0.605, 0.70), (0.50, 0.985), (-0.1, 0.985)], 0.02)
    panel.sink(panel.framed(grille, 0.040, yz, front, 'gloss_black'), 0.05, 'gloss_black', 'grille_mesh')
    light = polygon([(0.58, 0.985), (0.59, 1.025), (0.85, 1.04), (1.20, 1.045), (1.20, 1.015), (0.88, 0.995)], 0.01)
    panel.lens(light, wrap(2.52, 1), _ahead, 0.03)
    pocket = polygon([(0.70, 0.52), (0.70, 0.90), (0.95, 0.915), (1.04, 0.85), (1.0, 0.55)], 0.03)
    panel.sink(panel.cut(pocket, wrap(2.52, 1), _ahead), 0.014, 'gloss_black', 'gloss_black')
    for s in (1, -1):
        for z in (0.83, 0.735):
            p = panel.spot('front', s * 0.775, z)
            fit.projector((p.x - 0.016, p.y, p.z), 0.034)
        fit.strip('light_front', [p - type(p)((0.012, 0, 0)) for p in panel.trace('front', [(s * 0.60, 1.005), (s * 0.84, 1.018)])], 0.02, 0.020)
    fit.strip('satin', panel.trace('front', [(-0.42, 0.437), (0.42, 0.437)], 0.005), 0.03, 0.05, 0.0)


#: Faces besides its own, keyed as those of noses.py.
FACES = {'c': _tall_face, 'd': _split_face}


def _shut_lines(panel):
    """Bonnet and bumper."""
    panel.groove(box(-9, 0.768, 1.055, 1.3), yz, front, 0.007)
    panel.groove(polygon([(0.96, -0.1), (0.96, 0.80), (2.5, 0.765), (3, 0.765), (3, -0.1)]), xy,
                 lambda f: top(f) and f.calc_center_median().z > 0.95, 0.007)
    panel.groove(box(-9, 2, 0.2, 0.665), yz, _ahead, 0.006)


def _ahead(f):
    """Faces ahead of the front wheel arch, whatever way they look."""
    return f.calc_center_median().x > 2.0


def _lamps(fit, panel):
    for s in (1, -1):
        for y, z in ((0.685, 0.92), (0.775, 0.92)):
            p = panel.spot('front', s * y, z)
            fit.projector((p.x - 0.045, p.y, p.z), 0.032)
        fit.strip('light_front', [p - type(p)((0.02, 0, 0)) for p in panel.trace('front', [(s * 0.63, 0.865), (s * 0.63, 0.995), (s * 0.83, 1.005)])], 0.02, 0.014)
        fit.strip('gloss_black', panel.trace('front', [(s * 0.62, 0.56), (s * 0.76, 0.56)]), 0.02, 0.05)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.69, 0.56, -0.008)))


def _doors(panel):
    for line in (polygon([(0.16, 0.50), (1.20, 0.50), (1.24, 0.80), (1.20, 1.3), (0.16, 1.3)], 0.05),
                 polygon([(-0.79, 0.80), (-0.72, 0.66), (-0.60, 0.50), (0.145, 0.50), (0.145, 1.3), (-0.79, 1.3)], 0.05)):
        panel.groove(line, xz, side, 0.007)


_slope = curve((1.05, 1.34), (1.15, 1.20), (1.4, 0.86), (1.7, 0.50), (1.85, 0.32))


def _cabin(fit):
    panel = hull('cabin', mat, span=(-0.8, 1.2),
                 front=lambda b, z: _slope(z) + 0.06 - 0.12 * b * b,
                 rear=lambda b, z: -0.80 + 0.16 * smooth(z, 1.1, 1.9) + 0.03 * b * b,
                 bottom=lambda x: 1.12,
                 top=lambda x, b: 1.85 - 0.035 * b * b - 0.03 * smooth(x, 0.3, -0.9) - 0.02 * smooth(x, 0.4, 1.2),
                 half=lambda x, z: curve((1.08, 0.872), (1.3, 0.845), (1.6, 0.765), (1.85, 0.70))(z) * curve((0.4, 1), (1.2, 0.965))(x),
                 radii=((0.06, 0.10), 0.10, (0.02, 0.07)), cells=(70, 50, 34))
    for window in (polygon([(0.20, 1.225), (1.02, 1.225), (0.98, 1.27), (0.58, 1.72), (0.20, 1.745)], 0.03),
                   polygon([(-0.62, 1.28), (-0.57, 1.225), (0.12, 1.225), (0.12, 1.745), (-0.50, 1.73)], 0.04)):
        panel.window(window, xz, side, 0.018)
    panel.paint(box(0.1, 0.22, 1.2, 1.745), xz, side, 'gloss_black')
    panel.window(polygon([(-0.1, 1.23), (0.76, 1.23), (0.63, 1.72), (-0.1, 1.755)], 0.05), yz,
                 lambda f: f.normal.x > 0.25 and f.normal.z < 0.9, 0.03)
    panel.window(polygon([(-0.1, 1.24), (0.70, 1.24), (0.62, 1.66), (-0.1, 1.67)], 0.05), yz, rear, 0.02)
    panel.finish()
    for s in (1, -1):
        fit.block('black_trim', (1.0, s * 0.93, 1.25), (0.07, 0.10, 0.03), 0.012)
        fit.block('paint', (1.02, s * 0.99, 1.315), (0.12, 0.2, 0.175), 0.06, (0, 0, -s * 0.15))
        fit.block('gloss_black', (0.97, s * 0.99, 1.315), (0.05, 0.17, 0.14), 0.01, (0, 0, -s * 0.15))
    for y in (0.12, -0.55):
        fit.strip('black_trim', [(1.27 - 0.1 * y * y, y, 1.19), (1.17 - 0.1 * y * y, y + 0.3, 1.245), (1.16 - 0.1 * y * y, y + 0.5, 1.255)], 0.02, 0.015, 0.0)
    _inside(fit)


def _inside(fit):
    fit.block('carpet', (0.2, 0, 0.75), (1.9, 1.6, 0.5), 0.05)
    fit.block('dash', (0.96, 0, 1.10), (0.36, 1.5, 0.22), 0.06)
    fit.steering((0.66, -0.38, 1.10))
    for y in (0.38, -0.38):
        fit.seat(0.34, y, 0.98)
    fit.block('cloth', (-0.55, 0, 1.1), (0.16, 1.4, 0.6), 0.06, (0, -0.2, 0))
    for y in (0.4, -0.4):
        fit.block('cloth', (-0.62, y, 1.46), (0.09, 0.26, 0.16), 0.05, (0, -0.2, 0))


_TAIL = ((0.78, 0.80, 1.12, 'light_rear_lit'), (0.85, 0.95, 1.12, 'light_rear_lit'), (0.85, 0.80, 0.91, 'light_front'))


def _tub(fit):
    panel = hull('tub', mat, span=(-2.56, -0.87),
                 front=lambda b, z: -0.87, rear=lambda b, z: -2.56 - 0.02 * smooth(z, 0.7, 1.0) + 0.03 * b * b,
                 bottom=lambda x: 0.50, top=lambda x, b: 1.215,
                 half=_half, radii=((0.05, 0.03), 0.05, (0.04, 0.035)), cells=(70, 50, 30))
    panel.hole(arch(REAR_AXLE, TYRE, 0.455, 0.3), xz, flank, 0.05)
    panel.sink(panel.cut(box(-2.50, -0.93, -1, 0.83, 0.04), xy, top), 0.52, 'carpet', 'carpet')
    panel.groove(polygon([(-1, 0.60), (0.735, 0.60), (0.735, 1.4), (-1, 1.4)], 0.02), yz, rear, 0.008)
    panel.sink(panel.cut(polygon([(-9, 0.70), (0.60, 0.70), (0.66, 0.80), (-9, 0.80)], 0.03), yz, rear), 0.010, 'paint')
    panel.lens(polygon([(0.76, 0.74), (1.06, 0.74), (1.03, 1.15), (0.76, 1.15)], 0.03), wrap(-2.57, -1),
               lambda f: f.calc_center_median().x < -2.2, 0.03, glass='light_rear')
    panel.finish()
    for s in (1, -1):
        for y, z0, z1, name in _TAIL:
            fit.strip(name, [p + type(p)((0.012, 0, 0)) for p in panel.trace('rear', [(s * y, z0), (s * y, z1)])], 0.012, 0.012, 0.0)
    fit.block('black_trim', (-2.60, 0, 1.0), (0.03, 0.22, 0.05), 0.012)
    fit.tube('black_trim', [(-1.05, 0.80, 1.16), (-1.0, 0.72, 1.62), (-1.0, -0.72, 1.62), (-1.05, -0.80, 1.16)], 0.035, bend=0.2)
    for s in (1, -1):
        fit.tube('black_trim', [(-1.0, s * 0.70, 1.58), (-1.25, s * 0.77, 1.42), (-1.75, s * 0.80, 1.17)], 0.03, bend=0.15)
    fit.block('black_trim', (-2.66, 0, 0.56), (0.14, 1.72, 0.17), 0.05)
    fit.block('black_trim', (-2.68, 0, 0.655), (0.13, 0.9, 0.02), 0.008)
    fit.number_plate((-2.745, 0, 0.56), pi)
    fit.tube('black_trim', [(-2.4, 0, 0.40), (-2.76, 0, 0.38), (-2.80, 0, 0.42)], 0.022)
    fit.ball('chrome', (-2.80, 0, 0.455), 0.026)


def _running(fit):
    for x in (FRONT_AXLE, REAR_AXLE):
        axle(x, 0.80, radius=TYRE, width=0.275, rim=0.237, style='split')
        well(fit, x, TYRE, 0.46, 0.45, 0.86)
        for s in (1, -1):
            fit.strip('black_trim', _flare(x, s), 0.06, 0.06, 0.0)
    fit.block('carpet', (0.0, 0, 0.48), (4.9, 1.0, 0.22), 0.05)
    for s in (1, -1):
        fit.tube('black_trim', [(1.1, s * 0.86, 0.42), (1.0, s * 0.93, 0.40), (-0.6, s * 0.93, 0.40), (-0.7, s * 0.86, 0.42)], 0.038)
        fit.block('black_trim', (0.2, s * 0.95, 0.435), (1.4, 0.1, 0.02), 0.008)
        for x in (0.62, -0.28):
            fit.block('chrome', (x + 0.02, s * 0.945, 1.04), (0.21, 0.03, 0.036), 0.014)


def _flare(x, s):
    return [(x + 0.47 * cos(a * pi / 24), s * (_half(x, TYRE + 0.47 * sin(a * pi / 24)) + 0.008),
             TYRE + 0.47 * sin(a * pi / 24)) for a in range(-1, 26)]
