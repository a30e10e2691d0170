"""The front of a right-hand-drive cabin, seen from between the front seats' backs."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import box, circle, curve, polygon, smooth
from outside import lamp
from panel import hull, rear, side, top, xz

#: Trim by kind: pad (dash top), lower (dash and doors), accent (the band across), seat, stitch, roof.
CABINS = {
    'dark': {'pad': 'dash', 'lower': 'dash', 'accent': 'satin', 'seat': 'leather', 'stitch': 'seat_grey', 'roof': 'headliner'},
    'pale': {'pad': 'dash', 'lower': 'trim_pale', 'accent': 'timber', 'seat': 'leather_pale', 'stitch': 'trim_pale', 'roof': 'headliner'},
    'plain': {'pad': 'dash', 'lower': 'dash', 'accent': 'grey_trim', 'seat': 'seat_grey', 'stitch': 'cloth', 'roof': 'headliner'},
    'truck': {'pad': 'dash', 'lower': 'trim_pale', 'accent': 'grey_trim', 'seat': 'seat_grey', 'stitch': 'cloth', 'roof': 'headliner'},
}

DRIVER = -0.37


def across(p):
    """Seen from behind, the two sides apart."""
    return p.y, p.z


def cabin(kind):
    """Builds a cabin of one of `CABINS`; returns its camera."""
    fit, trim = Fitter(mat), CABINS[kind]
    _dash(fit, trim)
    _centre(fit)
    _cluster(fit)
    _wheel(fit, trim)
    _console(fit, trim, kind)
    for y in (0.37, DRIVER):
        _seat(fit, trim, y)
    _shell(fit, trim)
    _doors(fit, trim)
    _mirrors(fit)
    lamp((-1.3, 0, 1.75), (0.4, 0, 0.7), (1.6, 0.8), 60)
    lamp((0.72, 0, 1.40), (0.45, 0, 0.5), (1.1, 0.3), 8)
    for s in (1, -1):
        lamp((0.3, s * 1.5, 1.5), (0.4, 0, 0.6), (1.2, 0.8), 26)
    return {'camera': {'eye': (-0.60, 0.0, 1.215), 'target': (0.70, -0.03, 0.855), 'lens': 20.5}}


def _dash(fit, trim):
    """A pad over a band of accent trim over a lower half, with vents and a glovebox."""
    face = curve((0.48, 0.16), (0.62, 0.07), (0.76, 0.05), (0.80, 0.055), (0.86, 0.03), (0.92, 0.0), (0.97, 0.03), (1.02, 0.10))
    panel = hull('dash', mat, span=(0.66, 1.34), front=lambda b, z: 1.34 - 0.12 * b * b,
                 rear=lambda b, z: 0.64 + face(z) - 0.05 * b ** 4 + 0.02 * b * b, bottom=lambda x: 0.48,
                 top=lambda x, b: curve((0.66, 0.955), (0.80, 0.985), (1.34, 0.965))(x) + 0.012 * smooth(abs(b + 0.5), 0.35, 0.2),
                 half=lambda x, z: 0.74, radii=((0.05, 0.04), 0.03, (0.03, 0.035)), cells=(14, 130, 48), material=trim['lower'])
    panel.paint(lambda y, z: 0.872 - z, across, lambda f: True, trim['pad'])
    band = box(-0.72, 0.72, 0.775, 0.862, 0.012)
    panel.sink(panel.framed(band, 0.004, across, rear, 'satin'), 0.006, 'gloss_black', trim['accent'])
    for y0, y1 in ((-0.70, -0.555), (-0.20, -0.03), (0.03, 0.20), (0.555, 0.70)):
        _vent(fit, panel, y0, y1)
    panel.groove(polygon([(0.18, 0.50), (0.19, 0.74), (0.66, 0.74), (0.67, 0.52)], 0.03), across, rear, 0.005, 0.01)
    panel.groove(box(-0.64, -0.20, 0.52, 0.735, 0.03), across, rear, 0.004, 0.01)
    panel.finish()
    fit.block('chrome', (0.705, 0.43, 0.715), (0.012, 0.10, 0.016), 0.005)
    stitch = panel.trace('rear', [(-0.70, 0.885), (0.70, 0.885)], 0.001, 60)
    for a, b in zip(stitch, stitch[1:]):
        fit.tube(trim['stitch'], [a.lerp(b, 0.15), a.lerp(b, 0.75)], 0.0012, 6)


def _vent(fit, panel, y0, y1):
    x = panel.spot('rear', (y0 + y1) / 2, 0.818).x
    y, w = (y0 + y1) / 2, y1 - y0
    fit.block('satin', (x - 0.002, y, 0.818), (0.02, w, 0.072), 0.012)
    fit.block('void', (x - 0.008, y, 0.818), (0.018, w - 0.016, 0.056), 0.008)
    for k in range(4):
        fit.block('gloss_black', (x - 0.012, y, 0.797 + 0.014 * k), (0.022, w - 0.018, 0.0035), 0.001, (0, 0.25, 0))
    fit.block('satin', (x - 0.022, y, 0.818), (0.012, 0.018, 0.012), 0.004)


def _glow(fit, material, x, y, z, w, h, bevel=0.002):
    fit.block(material, (x, y, z), (0.002, w, h), bevel)


def _centre(fit):
    """A wide touch screen over a row of climate keys and knobs."""
    x = 0.655
    fit.block('gloss_black', (x, 0, 1.005), (0.022, 0.315, 0.185), 0.012, (0, -0.10, 0))
    fit.block('satin', (x + 0.008, 0, 1.005), (0.018, 0.322, 0.192), 0.014, (0, -0.10, 0))
    at = lambda y, z: (x - 0.0125 + 0.10 * (0.985 - z), y, z + 0.02)
    for y, z, w, h, name in ((0.125, 1.045, 0.045, 0.05, 'ui_slate'), (0.125, 0.985, 0.045, 0.05, 'ui_slate'), (0.125, 0.925, 0.045, 0.05, 'ui_slate'),
                             (-0.022, 0.995, 0.23, 0.15, 'ui_map')):
        px, py, pz = at(y, z)
        fit.block(name, (px, py, pz), (0.002, w, h), 0.0, (0, -0.10, 0))
    for pts, name, r in (([(0.09, 0.955), (0.03, 0.975), (-0.02, 1.02), (-0.13, 1.035)], 'ui_blue', 0.0026), ([(0.06, 1.065), (0.04, 0.99), (0.05, 0.925)], 'ui_road', 0.002),
                         ([(-0.06, 1.065), (-0.075, 0.98), (-0.05, 0.925)], 'ui_road', 0.002), ([(0.09, 1.02), (-0.13, 0.985)], 'ui_road', 0.002)):
        path = [Vector(at(y, z)) - Vector((0.0012, 0, 0)) for y, z in pts]
        fit.tube(name, path, r, 8, 0.02)
    for y, z in ((0.125, 1.045), (0.125, 0.985), (0.125, 0.925)):
        px, py, pz = at(y, z)
        fit.block('ui_white', (px - 0.002, py, pz), (0.001, 0.02, 0.02), 0.004)
    fit.block('gloss_black', (0.685, 0, 0.725), (0.03, 0.31, 0.072), 0.012, (0, 0.12, 0))
    for y in (0.125, -0.125):
        fit.disc('satin', (0.662, y, 0.725), 0.024, 0.03, 'x', 36, 0.003)
        fit.disc('gloss_black', (0.650, y, 0.725), 0.019, 0.012, 'x', 36, 0.002)
    for k in range(5):
        fit.block('dash', (0.668, -0.07 + 0.035 * k, 0.735), (0.008, 0.029, 0.026), 0.003)
        fit.block('ui_white', (0.6635, -0.07 + 0.035 * k, 0.737), (0.001, 0.008, 0.008), 0.001)


def _cluster(fit):
    """A digital instrument panel under a hood: two dials and a middle read-out."""
    fit.block('dash', (0.765, DRIVER, 1.068), (0.25, 0.38, 0.03), 0.014, (0, -0.06, 0))
    fit.block('gloss_black', (0.705, DRIVER, 1.005), (0.02, 0.34, 0.115), 0.012, (0, 0, 0))
    fit.block('dash', (0.775, DRIVER, 1.005), (0.12, 0.36, 0.12), 0.02)
    x = 0.6935
    for y in (0.10, -0.10):
        ring = [(x - 0.001, DRIVER + y + 0.047 * sin(a * pi / 16), 1.005 + 0.047 * cos(a * pi / 16)) for a in range(-12, 13)]
        fit.tube('ui_blue' if y > 0 else 'ui_white', ring, 0.0018, 6, 0.0)
        for a in range(-12, 13, 2):
            s, c = sin(a * pi / 16), cos(a * pi / 16)
            fit.tube('ui_white', [(x - 0.001, DRIVER + y + 0.036 * s, 1.005 + 0.036 * c), (x - 0.001, DRIVER + y + 0.042 * s, 1.005 + 0.042 * c)], 0.0009, 5)
        fit.tube('ui_red', [(x - 0.002, DRIVER + y, 1.005), (x - 0.002, DRIVER + y + 0.03, 0.98)], 0.0014, 6)
    for z, w in ((1.025, 0.05), (1.008, 0.035), (0.985, 0.06)):
        _glow(fit, 'ui_white', x - 0.001, DRIVER, z, w, 0.005, 0.001)


def _wheel(fit, trim):
    """A three-spoke wheel with thumb rests, pads of keys and a cover."""
    turn = Matrix.Rotation(0.42, 4, 'Y')
    centre = Vector((0.455, DRIVER, 0.80))
    at = lambda y, z, ahead=0.0: tuple(centre + turn @ Vector((ahead, y, z)))
    ring = [at(0.185 * sin(k * pi / 24), 0.18 * cos(k * pi / 24)) for k in range(48)]
    fit.tube('leather', ring, 0.0155, 16, 0.0, closed=True)
    for y0, y1, z in ((0.06, 0.175, 0.0), (-0.06, -0.175, 0.0)):
        fit.strip('gloss_black', [at(y0, z, 0.012), at(y1, z + 0.01, 0.004)], 0.016, 0.052, 0.0)
        fit.strip('satin', [at(y0, z - 0.03, 0.009), at(y1, z - 0.018, 0.001)], 0.014, 0.006, 0.0)
        for k in range(3):
            fit.block('grey_trim', at(y0 * 1.35 + 0.018 * k * (1 if y0 > 0 else -1), 0.008, -0.001), (0.006, 0.014, 0.02), 0.002, (0, 0.42, 0))
    fit.strip('gloss_black', [at(0, -0.05, 0.012), at(0, -0.175, 0.002)], 0.045, 0.016, 0.0)
    fit.block('leather', at(0, 0.0, 0.0), (0.05, 0.155, 0.125), 0.024, (0, 0.42, 0), segments=6)
    fit.tube('dash', [at(0, 0, 0.03), at(0, 0, 0.22)], 0.05, 24)
    for s in (1, -1):
        fit.tube('gloss_black', [at(s * 0.04, 0.02, 0.09), at(s * 0.19, 0.045, 0.075)], 0.0085, 12)
        fit.block('satin', at(s * 0.115, 0.035, 0.035), (0.008, 0.05, 0.03), 0.004, (0, 0.42, 0))


def _console(fit, trim, kind):
    """From the dash to the armrest: selector, cup holders, a lidded bin."""
    panel = hull('console', mat, span=(-0.40, 0.74), front=lambda b, z: 0.74, rear=lambda b, z: -0.40, bottom=lambda x: 0.30,
                 top=lambda x, b: curve((-0.4, 0.545), (0.20, 0.55), (0.45, 0.585), (0.74, 0.70))(x),
                 half=lambda x, z: curve((-0.4, 0.115), (0.3, 0.125), (0.74, 0.15))(x) - 0.02 * smooth(z, 0.45, 0.6), radii=((0.03, 0.02), 0.025, (0.02, 0.025)),
                 cells=(120, 40, 20), material=trim['lower'])
    panel.sink(panel.framed(polygon([(0.10, -0.085), (0.10, 0.085), (0.60, 0.095), (0.60, -0.095)], 0.02), 0.004, lambda p: (p.x, p.y), top, 'satin'), 0.003, 'gloss_black', 'gloss_black')
    for x, y in ((0.20, 0.042), (0.20, -0.042)):
        panel.sink(panel.cut(circle(x, y, 0.037), lambda p: (p.x, p.y), top), 0.06, 'gloss_black', 'void')
    panel.finish()
    for y in (0.042, -0.042):
        fit.tube('satin', [(0.20 + 0.039 * cos(k * pi / 16), y + 0.039 * sin(k * pi / 16), 0.556) for k in range(32)], 0.002, 8, 0.0, closed=True)
    fit.block(trim['seat'], (-0.16, 0, 0.60), (0.44, 0.20, 0.07), 0.03, segments=6)
    fit.tube('satin', [(0.38, 0, 0.57), (0.37, 0, 0.65)], 0.009)
    fit.block('leather', (0.368, 0, 0.675), (0.062, 0.05, 0.075), 0.024, (0, -0.2, 0), segments=6)
    fit.block('satin', (0.345, 0, 0.70), (0.02, 0.035, 0.02), 0.006)
    for k in range(4):
        fit.block('grey_trim', (0.33 + 0.03 * k, 0.066, 0.573 + 0.005 * k), (0.02, 0.022, 0.008), 0.003)
        fit.block('grey_trim', (0.33 + 0.03 * k, -0.066, 0.573 + 0.005 * k), (0.02, 0.022, 0.008), 0.003)
    fit.block('void', (0.53, 0, 0.612), (0.12, 0.14, 0.01), 0.004, (0, -0.3, 0))


def _seat(fit, trim, y):
    """One front seat: cushion and back with bolsters, pleats and stitched borders, headrest."""
    cushion = hull('cushion', mat, span=(-0.20, 0.34), front=lambda b, z: 0.34 - 0.03 * b * b, rear=lambda b, z: -0.20, bottom=lambda x: 0.36,
                   top=lambda x, b: 0.515 + 0.05 * smooth(abs(b), 0.56, 0.86) + 0.03 * smooth(x, 0.1, 0.3), half=lambda x, z: 0.265,
                   radii=((0.03, 0.07), 0.05, (0.03, 0.05)), cells=(40, 44, 12), material=trim['seat'])
    for x in (0.0, 0.10, 0.20):
        cushion.groove(lambda u, v, x=x: u - x, lambda p: (p.x, p.y), lambda f: top(f) and abs(f.calc_center_median().y) < 0.15, 0.006, 0.006, trim['seat'])
    cushion.finish().location = (0, y, 0)
    back = hull('back', mat, span=(-0.075, 0.075), front=lambda b, z: 0.05 + 0.06 * smooth(abs(b), 0.52, 0.84) + 0.02 * smooth(abs(z - 0.2), 0.25, 0.0), rear=lambda b, z: -0.065,
                bottom=lambda x: 0.0, top=lambda x, b: 0.62 - 0.05 * b * b, half=lambda x, z: curve((0.0, 0.255), (0.3, 0.26), (0.45, 0.23), (0.62, 0.185))(z),
                radii=((0.04, 0.045), 0.05, (0.03, 0.06)), cells=(14, 44, 50), material=trim['seat'])
    inner = lambda f: abs(f.normal.x) > 0.4 and f.normal.x > 0 and abs(f.calc_center_median().y) < 0.14
    for z in (0.12, 0.22, 0.32, 0.42):
        back.groove(lambda u, v, z=z: v - z, across, inner, 0.006, 0.006, trim['seat'])
    back.groove(polygon([(-0.145, 0.03), (0.145, 0.03), (0.115, 0.55), (-0.115, 0.55)], 0.03), across, lambda f: f.normal.x > 0.3, 0.004, 0.004, trim['stitch'])
    behind = lambda f: f.normal.x < -0.4
    back.groove(polygon([(-0.17, 0.08), (0.17, 0.08), (0.16, 0.36), (-0.16, 0.36)], 0.03), across, behind, 0.005, 0.006, 'void')
    back.groove(polygon([(-0.215, -0.1), (0.215, -0.1), (0.205, 0.42), (0.16, 0.56), (-0.16, 0.56), (-0.205, 0.42)], 0.04), across, behind, 0.004, 0.004, trim['stitch'])
    rest = hull('rest', mat, span=(-0.05, 0.055), front=lambda b, z: 0.055 - 0.02 * b * b, rear=lambda b, z: -0.04, bottom=lambda x: 0.67, top=lambda x, b: 0.85 - 0.02 * b * b,
                half=lambda x, z: curve((0.67, 0.12), (0.76, 0.135), (0.85, 0.115))(z), radii=((0.03, 0.03), 0.04, (0.03, 0.04)), cells=(10, 24, 18), material=trim['seat'])
    lean = Matrix.Translation((-0.22, y, 0.50)) @ Matrix.Rotation(-0.32, 4, 'Y')
    for thing in (back.finish(), rest.finish()):
        thing.matrix_world = lean
    for s in (1, -1):
        a, b = lean @ Vector((0, s * 0.055, 0.58)), lean @ Vector((0, s * 0.055, 0.70))
        fit.tube('chrome', [a, b], 0.006)
    sign = 1 if y > 0 else -1
    fit.block('dash', (0.05, y + sign * 0.275, 0.42), (0.44, 0.035, 0.10), 0.02)
    fit.block('black_trim', (-0.10, y - sign * 0.262, 0.545), (0.05, 0.02, 0.09), 0.008)
    fit.block('ui_red', (-0.10, y - sign * 0.262, 0.588), (0.022, 0.014, 0.006), 0.002)
    fit.strip('black_trim', [(-0.62, y + sign * 0.30, 1.20), (-0.42, y + sign * 0.30, 0.85), (-0.25, y + sign * 0.31, 0.45)], 0.002, 0.045)


def _shell(fit, trim):
    """Floor, roof lining, windscreen pillars and header."""
    fit.block('carpet', (0.2, 0, 0.16), (2.2, 1.56, 0.04), 0.01)
    fit.block('carpet', (0.92, 0, 0.35), (0.05, 1.5, 0.5), 0.01, (0, -0.4, 0))
    for s in (1, -1):
        fit.block('carpet', (0.98, s * 0.745, 0.42), (0.5, 0.06, 0.56), 0.02)
        fit.block('dash', (0.35, s * 0.76, 0.21), (1.5, 0.10, 0.10), 0.02)
    for y in (DRIVER, 0.37):
        fit.block('canvas', (0.52, y, 0.187), (0.5, 0.42, 0.012), 0.005)
    roof = hull('roof', mat, span=(-1.2, 0.52), front=lambda b, z: 0.52 - 0.10 * b * b, rear=lambda b, z: -1.2, bottom=lambda x: 1.405 - 0.05 * smooth(x, -0.2, 0.6),
                top=lambda x, b: 1.46, half=lambda x, z: 0.62, radii=((0.0, 0.03), 0.03, (0.02, 0.01)), cells=(40, 30, 3), material=trim['roof'])
    roof.finish()
    for s in (1, -1):
        pillar = [(0.42, s * 0.60, 1.37), (0.72, s * 0.655, 1.23), (1.06, s * 0.72, 1.03), (1.24, s * 0.74, 0.93)]
        fit.strip(trim['roof'], pillar, 0.06, 0.075, 0.2)
        fit.strip(trim['roof'], [(0.46, s * 0.60, 1.385), (-0.2, s * 0.605, 1.415), (-1.0, s * 0.60, 1.40)], 0.075, 0.07, 0.2)
        fit.strip(trim['roof'], [(-0.30, s * 0.64, 1.40), (-0.38, s * 0.72, 0.95), (-0.40, s * 0.74, 0.4)], 0.09, 0.16, 0.2)
        fit.strip('dash', [(-0.34, s * 0.67, 1.05), (-0.40, s * 0.715, 0.4)], 0.10, 0.17, 0.0)
        fit.block(trim['roof'], (0.36, s * 0.31, 1.355), (0.16, 0.42, 0.022), 0.01, (0, 0.12, 0))
        fit.tube(trim['roof'], [(0.10, s * 0.58, 1.375), (0.06, s * 0.545, 1.345), (-0.10, s * 0.545, 1.35), (-0.14, s * 0.58, 1.385)], 0.011, bend=0.03)
    fit.block(trim['roof'], (0.22, 0, 1.372), (0.20, 0.16, 0.03), 0.012)
    fit.block('grey_trim', (0.20, 0, 1.356), (0.10, 0.11, 0.01), 0.004)
    for y in (0.03, -0.03):
        fit.block('ui_warm', (0.20, y, 1.350), (0.05, 0.03, 0.004), 0.002)


def _doors(fit, trim):
    """Door cards with an armrest, a bin, a speaker and the window sill."""
    for s in (1, -1):
        panel = hull('door', mat, span=(-0.40, 0.86), front=lambda b, z: 0.86, rear=lambda b, z: -0.40, bottom=lambda x: 0.24,
                     top=lambda x, b: curve((-0.4, 0.925), (0.4, 0.905), (0.9, 0.91))(x), half=lambda x, z: curve((0.24, 0.05), (0.42, 0.06), (0.55, 0.035), (0.70, 0.03), (0.88, 0.055), (0.93, 0.05))(z),
                     radii=((0.01, 0.02), 0.012, (0.01, 0.02)), cells=(70, 8, 50), material=trim['lower'])
        panel.paint(lambda x, z: 0.80 - z, xz, lambda f: True, trim['pad'])
        panel.paint(polygon([(-0.34, 0.60), (-0.34, 0.73), (0.55, 0.765), (0.78, 0.79), (0.78, 0.765), (0.45, 0.60)], 0.03), xz, side, trim['seat'])
        panel.paint(polygon([(-0.4, 0.762), (0.60, 0.79), (0.86, 0.80), (0.86, 0.785), (0.60, 0.775), (-0.4, 0.747)], 0.0), xz, side, trim['accent'])
        panel.sink(panel.paint(polygon([(-0.20, 0.27), (-0.22, 0.40), (0.45, 0.40), (0.52, 0.27)], 0.03), xz, side, 'void'), 0.02)
        panel.finish().location = (0, s * 0.775, 0)
        y = s * 0.71
        fit.block(trim['seat'], (0.05, y, 0.615), (0.62, 0.08, 0.06), 0.026, (0, -0.10, 0), segments=6)
        fit.block('gloss_black', (0.24, y, 0.662), (0.20, 0.055, 0.012), 0.005, (0, -0.10, 0))
        for k in range(4):
            fit.block('grey_trim', (0.18 + 0.04 * k, y, 0.668 + 0.004 * k), (0.025, 0.03, 0.01), 0.004, (0, -0.10, 0))
        fit.block('chrome', (0.46, s * 0.735, 0.775), (0.11, 0.014, 0.02), 0.007)
        fit.disc('satin', (0.66, s * 0.735, 0.40), 0.085, 0.012, 'y', 48, 0.003)
        fit.disc('grille_mesh', (0.66, s * 0.728, 0.40), 0.078, 0.012, 'y', 48)


def _mirrors(fit):
    fit.tube('black_trim', [(0.60, 0, 1.335), (0.56, 0, 1.285)], 0.012)
    fit.block('gloss_black', (0.535, 0, 1.262), (0.035, 0.25, 0.068), 0.016, (0, 0.15, 0.12), segments=5)
    fit.block('mirror', (0.516, 0, 1.259), (0.003, 0.232, 0.054), 0.0, (0, 0.15, 0.12))
    for s in (1, -1):
        fit.block('black_trim', (0.86, s * 0.98, 0.98), (0.10, 0.20, 0.14), 0.025)
        fit.block('mirror', (0.8085, s * 0.98, 0.98), (0.003, 0.155, 0.095), 0.0)
