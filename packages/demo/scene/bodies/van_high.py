"""The delivery van with a longer wheelbase and a high roof, for whoever stands up in it."""

from fittings import Fitter
from materials import mat
from outline import box, curve, polygon
from panel import side, xz
from running import axle, well
from van import DOOR, FRONT_AXLE, REAR_AXLE, TAIL, TYRE, body_half, bonnet, cab_glass, inside, mirrors, skin, tail, trim

#: How much longer between the axles and higher at the roof it is than the van.
LONGER, HIGHER = 0.62, 0.30


def build():
    """Builds the van; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    rear_axle, end = REAR_AXLE - LONGER, TAIL - LONGER
    body = skin(rear_axle, end, _screen, _back, _top, lambda x, z: body_half(x, z, rear_axle, _section), (196, 60, 74))
    bonnet(fit)
    cab_glass(body)
    _sides(body)
    tail(fit, body, end, HIGHER)
    body.finish()
    trim(fit, rear_axle)
    mirrors(fit)
    inside(fit)
    for x in (FRONT_AXLE, rear_axle):
        axle(x, 0.84, radius=TYRE, width=0.225, rim=0.215, style='steel', tone='silver')
        well(fit, x, TYRE, 0.415, 0.5, 0.93)
    return {'length': 5.9, 'width': 1.95, 'height': 2.29, 'wheelbase': FRONT_AXLE - rear_axle, 'eye': 1.38, 'wheel': (FRONT_AXLE, 0.95, 0.42),
            'headlight': (2.45, 0.72, 0.84)}


_section = curve((0.25, 0.915), (0.42, 0.955), (0.7, 0.965), (1.0, 0.975), (1.12, 0.968), (1.4, 0.925), (1.75, 0.848), (2.0, 0.80), (2.3, 0.735))
_screen = curve((0.9, 2.12), (1.02, 2.02), (1.15, 1.84), (1.5, 1.40), (1.8, 1.00), (1.95, 0.82), (2.12, 0.60), (2.3, 0.28))
_back = curve((0.3, 0.02), (0.6, 0.0), (1.1, 0.015), (1.6, 0.07), (2.3, 0.19))
_top = curve((-3.24, 2.235), (-2.6, 2.275), (-0.6, 2.285), (0.5, 2.275), (1.2, 2.23), (1.9, 2.17))


def _sides(panel):
    """Sliding doors on both sides, panels pressed into them and into the walls behind."""
    panel.groove(DOOR, xz, side, 0.008)
    panel.groove(polygon([(-0.86, 0.40), (0.41, 0.40), (0.41, 2.05), (-0.86, 2.06)], 0.07), xz, side, 0.008)
    panel.sink(panel.paint(box(-2.70, -0.86, 0.985, 1.012, 0.008), xz, side, 'black_trim'), 0.012)
    for x0, x1 in ((-0.76, 0.31), (-1.86, -0.98), (-2.88, -2.00)):
        panel.sink(panel.cut(polygon([(x0, 1.18), (x1, 1.18), (x1, 1.93), (x0 + (0.06 if x0 < -2 else 0), 1.93)], 0.07), xz, side), 0.012, 'paint')
    panel.groove(box(-2.92, -2.72, 0.78, 0.92, 0.03), xz, lambda f: f.normal.y > 0.4, 0.006)
