"""A mid-size delivery van: solid sides at the back, sliding door, short bonnet."""

from math import hypot, pi

from fittings import Fitter
from materials import mat
from outline import arch, box, curve, polygon, smooth
from panel import flank, front, hull, rear, side, wrap, xz, yz
from running import axle, well

FRONT_AXLE, REAR_AXLE = 1.72, -1.48
TYRE = 0.345
TAIL = -2.62

#: The front door's shut line; the nose and the body both carry it, for their skins run into each other.
DOOR = polygon([(0.42, 0.36), (1.22, 0.36), (1.30, 0.60), (1.60, 0.95), (1.64, 1.09), (1.40, 1.36), (1.04, 1.74), (0.88, 1.81), (0.42, 1.83)], 0.06)


def build():
    """Builds the van; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    body = skin()
    bonnet(fit)
    _windows(body)
    _doors(body)
    tail(fit, body)
    body.finish()
    trim(fit)
    mirrors(fit)
    inside(fit)
    for x in (FRONT_AXLE, REAR_AXLE):
        axle(x, 0.84, radius=TYRE, width=0.225, rim=0.222, style='blade', tone='silver')
        well(fit, x, TYRE, 0.415, 0.5, 0.93)
    return {'length': 5.3, 'width': 1.95, 'height': 1.99, 'wheelbase': 3.2, 'wheel': (FRONT_AXLE, 0.95, 0.42),
            'headlight': (2.45, 0.72, 0.84)}


_section = curve((0.25, 0.915), (0.42, 0.955), (0.7, 0.965), (1.0, 0.975), (1.12, 0.968), (1.4, 0.925), (1.75, 0.845), (1.98, 0.78))
_taper = curve((-2.65, 0.965), (-1.8, 1.0), (1.2, 1.0), (2.0, 0.985), (2.7, 0.90))


def half(x, z, rear_axle=REAR_AXLE, section=_section):
    """Half width of the body side; the guards swell over the wheels."""
    near = min(hypot(x - FRONT_AXLE, z - TYRE), hypot(x - rear_axle, z - TYRE))
    groove = 0.012 * smooth(abs(z - 0.86), 0.06, 0.0) * smooth(x, 1.4, 1.1)
    along = x if x > 0 else min(0.0, x + REAR_AXLE - rear_axle)
    return section(z) * _taper(along) + 0.014 * smooth(near, 0.58, 0.44) - groove


_seam = curve((0.36, 1.22), (0.60, 1.30), (0.95, 1.60), (1.09, 1.64))


def body_half(x, z, *kind):
    """The body's half width; ahead of the front door it dives under the nose."""
    return half(x, z, *kind) - 0.010 * smooth(x - _seam(z), -0.004, 0.012) * smooth(z, 1.12, 1.02)


def _nose_half(x, z):
    return half(x, z) - 0.010 * smooth(x - _seam(z), 0.004, -0.012)


screen = curve((0.9, 2.12), (1.02, 2.02), (1.15, 1.84), (1.5, 1.40), (1.8, 1.00), (1.95, 0.80), (2.0, 0.70))
_back = curve((0.3, 0.02), (0.6, 0.0), (1.1, 0.015), (1.6, 0.08), (2.0, 0.16))
_top = curve((-2.6, 1.955), (-2.0, 1.985), (0.5, 1.985), (1.2, 1.95))


def skin(rear_axle=REAR_AXLE, end=TAIL, screen=screen, back=_back, top=_top, half=body_half, cells=(170, 60, 64)):
    """Everything but the bonnet: the sides, the roof, the screen and the tail."""
    panel = hull('body', mat, span=(end, 1.9),
                 front=lambda b, z: screen(z) - 0.20 * b * b,
                 rear=lambda b, z: end + back(z) + 0.06 * b * b,
                 bottom=lambda x: 0.27, top=lambda x, b: top(x) - 0.035 * b * b,
                 half=half, radii=((0.09, 0.16), 0.11, (0.05, 0.10)), cells=cells)
    for x in (FRONT_AXLE, rear_axle):
        panel.hole(arch(x, TYRE, 0.405, 0.2), xz, flank, 0.05)
    return panel


_lid = curve((1.0, 1.13), (1.75, 1.10), (2.1, 1.035), (2.45, 0.93), (2.66, 0.80))


def bonnet(fit):
    """The nose: short bonnet, lamps, grille and bumper."""
    face = curve((0.2, -0.12), (0.36, -0.03), (0.46, 0.0), (0.6, 0.0), (0.68, -0.03), (0.8, -0.05), (1.0, -0.10), (1.1, -0.16))
    panel = hull('nose', mat, span=(0.9, 2.66), front=lambda b, z: 2.66 + face(z) - 0.24 * b * b,
                 rear=lambda b, z: 0.9, bottom=lambda x: 0.27, top=lambda x, b: _lid(x) - 0.05 * b * b,
                 half=_nose_half, radii=((0.02, 0.22), 0.09, (0.05, 0.11)), cells=(90, 70, 34))
    panel.hole(arch(FRONT_AXLE, TYRE, 0.405, 0.2), xz, flank, 0.05)
    grille = polygon([(-0.1, 0.62), (0.50, 0.62), (0.56, 0.70), (0.54, 0.765), (-0.1, 0.765)], 0.02)
    panel.sink(panel.framed(grille, 0.02, yz, front, 'gloss_black'), 0.04, 'gloss_black', 'grille_mesh')
    intake = polygon([(-0.1, 0.34), (0.62, 0.34), (0.70, 0.48), (-0.1, 0.48)], 0.03)
    panel.sink(panel.framed(intake, 0.03, yz, front, 'black_trim'), 0.05, 'black_trim', 'grille_mesh')
    lamp = polygon([(0.60, 0.685), (0.585, 0.775), (0.66, 0.83), (0.95, 0.92), (1.34, 0.985), (1.28, 0.88), (0.98, 0.745)], 0.02)
    panel.lens(lamp, wrap(2.45, 1), _ahead, 0.055)
    panel.groove(box(-9, 2, 0.1, 0.585), yz, _ahead, 0.006)
    panel.groove(polygon([(-9, 0.80), (0.58, 0.80), (0.66, 0.86), (0.93, 0.95), (0.93, 1.4), (-9, 1.4)], 0.03), yz, lambda f: f.calc_center_median().x > 1.86, 0.007)
    panel.groove(DOOR, xz, lambda f: side(f) and f.calc_center_median().x > 1.0, 0.008)
    _lamps(fit, panel)
    fit.number_plate(tuple(panel.spot('front', 0, 0.535, 0.012)))
    fit.strip('chrome', panel.trace('front', [(-0.51, 0.69), (0.51, 0.69)], -0.012), 0.02, 0.02, 0.0)
    panel.finish()


def _ahead(f):
    return f.calc_center_median().x > 1.75


def _lamps(fit, panel):
    back = lambda path, by: [p - type(p)((by, 0, 0)) for p in path]
    for s in (1, -1):
        for y, z in ((0.68, 0.765), (0.765, 0.79)):
            p = panel.spot('front', s * y, z)
            fit.projector((p.x - 0.045, p.y, p.z), 0.03)
        fit.strip('light_front', back(panel.trace('front', [(s * 0.62, 0.70), (s * 0.84, 0.745)]), 0.02), 0.01, 0.012, 0.0)
        fit.fog_lamp(tuple(panel.spot('front', s * 0.76, 0.43, 0.004)))


def _windows(panel):
    cab_glass(panel)
    panel.window(polygon([(-0.72, 1.18), (0.34, 1.17), (0.34, 1.76), (-0.72, 1.77)], 0.06), xz, side, 0.03, glass='glass_dark')


def cab_glass(panel):
    """The windscreen, the front doors' windows and the small panes ahead of them."""
    panel.window(polygon([(-0.1, 1.06), (0.83, 1.06), (0.70, 1.84), (-0.1, 1.885)], 0.08), yz,
                 lambda f: f.normal.x > 0.3 and f.calc_center_median().x > 0.6, 0.035)
    door = polygon([(0.50, 1.16), (1.42, 1.12), (1.36, 1.25), (1.0, 1.68), (0.86, 1.74), (0.50, 1.76)], 0.05)
    panel.window(door, xz, side, 0.022)
    panel.window(polygon([(1.50, 1.115), (1.66, 1.11), (1.46, 1.33), (1.44, 1.3)], 0.02), xz, side, 0.014)


def _doors(panel):
    panel.groove(DOOR, xz, side, 0.008)
    panel.groove(polygon([(-0.80, 0.40), (0.41, 0.40), (0.41, 1.83), (-0.80, 1.84)], 0.07), xz, side, 0.008)
    rail = box(-2.36, -0.80, 0.985, 1.012, 0.008)
    panel.sink(panel.paint(rail, xz, side, 'black_trim'), 0.012)
    panel.sink(panel.cut(polygon([(-2.34, 1.2), (-0.92, 1.18), (-0.92, 1.74), (-2.28, 1.74)], 0.07), xz, side), 0.008, 'paint')
    panel.groove(box(-2.3, -2.1, 0.78, 0.92, 0.03), xz, lambda f: f.normal.y > 0.4, 0.006)


def tail(fit, panel, end=TAIL, rise=0.0, pane=None):
    """The tailgate with its window, lamps and step; `rise` is how much higher than the van's it is, `pane` other glass."""
    pane = pane or polygon([(-0.1, 1.20), (0.72, 1.20), (0.66, 1.76 + rise / 2), (-0.1, 1.78 + rise / 2)], 0.06)
    panel.window(pane, yz, rear, 0.03, glass='glass_dark')
    panel.groove(polygon([(-9, 0.50), (0.80, 0.50), (0.80, 1.2), (0.74, 1.88 + rise), (-9, 1.88 + rise)], 0.04), yz, rear, 0.009)
    panel.paint(box(-9, 9, 0.1, 0.49), yz, lambda f: f.calc_center_median().x < end + 0.62, 'black_trim')
    panel.lens(polygon([(0.83, 0.80), (1.04, 0.80), (1.0, 1.40), (0.80, 1.40)], 0.02), wrap(end + 0.04, -1),
               lambda f: f.calc_center_median().x < end + 0.27, 0.03, glass='light_rear')
    for s in (1, -1):
        for z0, z1, name in ((1.12, 1.36, 'light_rear_lit'), (0.84, 0.94, 'indicator'), (0.97, 1.07, 'light_front')):
            fit.strip(name, [p + type(p)((0.016, 0, 0)) for p in panel.trace('rear', [(s * 0.855, z0), (s * 0.845, z1)])], 0.012, 0.03, 0.0)
    fit.block('black_trim', (end + 0.02, 0, 0.40), (0.16, 1.78, 0.22), 0.06)
    fit.block('black_trim', (end + 0.035, 0.10, 1.07), (0.05, 0.30, 0.06), 0.02)
    fit.number_plate((end - 0.015, 0, 0.93), pi)
    high = panel.spot('rear', 0, 1.90 + rise)
    fit.block('light_rear_lit', (high.x + 0.01, 0, high.z), (0.03, 0.3, 0.02), 0.005)
    fit.tube('black_trim', [(end + 0.12, 0.3, 1.17), (end + 0.06, 0.22, 1.185), (end + 0.07, -0.1, 1.24)], 0.009)


def trim(fit, rear_axle=REAR_AXLE):
    """Sills, rub strips and handles along the sides, the dark floor under them."""
    rear = rear_axle - REAR_AXLE
    for s in (1, -1):
        fit.strip('black_trim', [(rear - 1.05, s * 0.955, 0.31), (1.28, s * 0.955, 0.31)], 0.03, 0.09)
        fit.block('black_trim', (0.04 + rear / 2, s * 0.985, 0.62), (1.76 - rear, 0.018, 0.075), 0.008)
        for x in (0.53, 0.24):
            fit.block('black_trim', (x, s * 0.985, 0.97), (0.19, 0.03, 0.035), 0.012)
    fit.block('void', (rear / 2, 0, 0.34), (4.6 - rear, 1.1, 0.16), 0.04)


def mirrors(fit):
    """Door mirrors and wipers."""
    for s in (1, -1):
        fit.block('black_trim', (1.46, s * 0.98, 1.12), (0.1, 0.12, 0.035), 0.014)
        fit.block('paint', (1.47, s * 1.07, 1.22), (0.14, 0.19, 0.25), 0.06, (0, 0, -s * 0.15))
        fit.block('gloss_black', (1.415, s * 1.07, 1.22), (0.05, 0.16, 0.21), 0.01, (0, 0, -s * 0.15))
    for y in (0.05, -0.62):
        fit.strip('black_trim', [(1.98 - 0.2 * y * y, y, 1.075), (1.88 - 0.2 * y * y, y + 0.3, 1.14), (1.84 - 0.2 * y * y, y + 0.55, 1.16)], 0.022, 0.016, 0.0)


def inside(fit):
    """Floor, dash, steering wheel and two seats."""
    fit.block('carpet', (0.9, 0, 0.55), (1.9, 1.7, 0.3), 0.05)
    fit.block('dash', (1.62, 0, 1.0), (0.5, 1.62, 0.22), 0.08)
    fit.steering((1.20, -0.42, 1.12), lean=0.7)
    for y in (0.42, -0.42):
        fit.seat(0.80, y, 0.86)
    fit.block('grey_trim', (0.40, 0, 0.85), (0.03, 1.75, 0.9), 0.01)
