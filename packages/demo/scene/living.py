"""The living room of a caravan or motorhome: kitchen on the left, dinette on the right, bed ahead.

The room runs along x; the camera stands at the near end (low x) and looks ahead. Metres.
"""

from math import pi

import finishes  # noqa: F401
from fittings import Fitter
from materials import mat
from outline import curve, smooth
from outside import daylight, lamp
from panel import hull

WIDE, TALL, FAR = 1.13, 1.98, 3.35

#: Trim by body: floor, cupboards, overhead doors, upholstery.
ROOMS = {
    'caravan': {'floor': 'timber', 'doors': 'white_body', 'over': 'timber_pale', 'seat': 'leather_pale', 'throw': 'cushion'},
    'motorhome': {'floor': 'timber', 'doors': 'timber_pale', 'over': 'white_body', 'seat': 'seat_grey', 'throw': 'linen'},
}


def living(body):
    """Builds the room of a body; returns its camera."""
    fit, trim = Fitter(mat), ROOMS[body]
    daylight(level=1.3, ground=(0.30, 0.40, 0.17))
    _room(fit, trim)
    _kitchen(fit, trim)
    _dinette(fit, trim)
    _bed(fit, trim)
    _overheads(fit, trim)
    lamp((0.9, 0, TALL - 0.06), (0.9, 0, 0), (0.7, 2.2), 48, (1, 0.95, 0.88))
    lamp((2.7, 0, TALL - 0.06), (2.7, 0, 0), (0.7, 0.8), 22, (1, 0.95, 0.88))
    lamp((-1.6, 0, 1.8), (1.2, 0, 0.7), (1.6, 0.8), 60)
    return {'camera': {'eye': (-1.62, 0.06, 1.36), 'target': (2.2, -0.03, 0.93), 'lens': 20.5}}


def _room(fit, trim):
    """Floor boards, walls with their windows left open, ceiling with a hatch and light strips."""
    fit.block(trim['floor'], (0.8, 0, -0.02), (5.4, 2 * WIDE, 0.04), 0.0)
    for y in (-0.75, -0.45, -0.15, 0.15, 0.45, 0.75):
        fit.block('void', (0.8, y, 0.0005), (5.4, 0.0025, 0.001), 0.0)
    for k in range(9):
        fit.block('void', (-1.4 + 0.6 * k, -0.6 + 0.3 * (k % 5), 0.0005), (0.0025, 0.3, 0.001), 0.0)
    fit.block('linen', (0.8, 0, TALL + 0.02), (5.4, 2 * WIDE, 0.04), 0.0)
    _wall(fit, 1, [(-0.15, 1.15, 0.98, 1.38)])
    _wall(fit, -1, [(-0.75, 0.75, 0.86, 1.40), (2.25, 2.95, 0.98, 1.42)])
    _end_wall(fit)
    fit.block('white_body', (0.4, 0, TALL - 0.012), (0.58, 0.58, 0.04), 0.015)
    fit.block('ui_day', (0.4, 0, TALL - 0.034), (0.46, 0.46, 0.004), 0.0)
    fit.block('white_body', (1.75, 0, TALL - 0.035), (0.62, 0.62, 0.09), 0.04)
    for k in range(6):
        fit.block('grey_trim', (1.58 + 0.035 * k, 0, TALL - 0.082), (0.012, 0.44, 0.006), 0.002)
    for s in (1, -1):
        fit.block('ui_warm', (0.8, s * 0.735, TALL - 0.02), (4.4, 0.018, 0.012), 0.0)


def _wall(fit, s, windows):
    """A side wall in strips round its windows, each with a frame and a half-drawn blind."""
    y = s * (WIDE + 0.02)
    at = -1.9
    for x0, x1, z0, z1 in windows:
        fit.block('linen', ((at + x0) / 2, y, TALL / 2), (x0 - at, 0.04, TALL), 0.0)
        fit.block('linen', ((x0 + x1) / 2, y, z0 / 2), (x1 - x0, 0.04, z0), 0.0)
        fit.block('linen', ((x0 + x1) / 2, y, (z1 + TALL) / 2), (x1 - x0, 0.04, TALL - z1), 0.0)
        for z in (z0, z1):
            fit.block('white_body', ((x0 + x1) / 2, y - s * 0.025, z), (x1 - x0 + 0.08, 0.03, 0.045), 0.012)
        for x in (x0, x1):
            fit.block('white_body', (x, y - s * 0.025, (z0 + z1) / 2), (0.045, 0.03, z1 - z0), 0.012)
        for k in range(4):
            fit.block('linen', ((x0 + x1) / 2, y - s * 0.02, z1 - 0.035 - 0.03 * k), (x1 - x0 - 0.04, 0.012, 0.029), 0.005)
        at = x1
    fit.block('linen', ((at + FAR) / 2, y, TALL / 2), (FAR - at, 0.04, TALL), 0.0)


def _end_wall(fit):
    x = FAR
    fit.block('timber_pale', (x, 0, 0.55), (0.04, 2 * WIDE, 1.10), 0.0)
    fit.block('timber_pale', (x, 0, 1.76), (0.04, 2 * WIDE, 0.46), 0.0)
    for s in (1, -1):
        fit.block('timber_pale', (x, s * 0.88, 1.3), (0.04, 0.52, 0.5), 0.0)
        fit.block('white_body', (x - 0.03, s * 0.62, 1.31), (0.03, 0.04, 0.46), 0.012)
    for z in (1.09, 1.53):
        fit.block('white_body', (x - 0.03, 0, z), (0.03, 1.28, 0.04), 0.012)
    for k in range(4):
        fit.block('linen', (x - 0.025, 0, 1.49 - 0.03 * k), (0.012, 1.2, 0.029), 0.005)


def _front(fit, trim, x0, x1, z0, z1, y, s, handle='top'):
    """One cupboard door or drawer, with a slim dark pull."""
    fit.block(trim, ((x0 + x1) / 2, y, (z0 + z1) / 2), (x1 - x0 - 0.008, 0.02, z1 - z0 - 0.008), 0.004)
    z = z1 - 0.045 if handle == 'top' else z0 + 0.04
    fit.block('black_trim', ((x0 + x1) / 2, y - s * 0.017, z), (min(0.16, (x1 - x0) * 0.5), 0.014, 0.012), 0.004)


def _kitchen(fit, trim):
    """A bench on the left with drawers, oven, sink, cooktop and a tall fridge beyond."""
    s, y = 1, WIDE - 0.54
    fit.block('graphic_grey', (0.45, WIDE - 0.26, 0.45), (1.9, 0.5, 0.78), 0.0)
    fit.block('void', (0.45, WIDE - 0.28, 0.035), (1.9, 0.44, 0.07), 0.0)
    for x0, x1, z0, z1 in ((-0.48, 0.12, 0.66, 0.85), (-0.48, 0.12, 0.40, 0.655), (-0.48, 0.12, 0.09, 0.395), (0.78, 1.08, 0.09, 0.85), (1.09, 1.38, 0.09, 0.85)):
        _front(fit, trim['doors'], x0, x1, z0, z1, y, s)
    fit.block('gloss_black', (0.45, y, 0.47), (0.60, 0.024, 0.74), 0.008)
    fit.block('screen', (0.45, y - 0.014, 0.36), (0.52, 0.006, 0.32), 0.006)
    fit.tube('satin', [(0.2, y - 0.005, 0.58), (0.2, y - 0.05, 0.58), (0.7, y - 0.05, 0.58), (0.7, y - 0.005, 0.58)], 0.009, bend=0.02)
    for k in range(4):
        fit.disc('satin', (0.27 + 0.12 * k, y - 0.022, 0.74), 0.018, 0.026, 'y', 24, 0.003)
    fit.block('stone', (0.45, WIDE - 0.28, 0.885), (1.94, 0.58, 0.04), 0.008)
    fit.block('gloss_black', (0.45, WIDE - 0.27, 0.908), (0.54, 0.44, 0.008), 0.004)
    for x, dy in ((0.30, 0.09), (0.30, -0.10), (0.60, 0.09), (0.60, -0.10)):
        fit.disc('caliper', (x, WIDE - 0.27 + dy, 0.918), 0.042, 0.016, 'z', 28, 0.004)
        for a in range(2):
            fit.block('black_trim', (x, WIDE - 0.27 + dy, 0.934), (0.15, 0.010, 0.012), 0.003, (0, 0, a * pi / 2 + pi / 4))
    fit.block('steel', (-0.20, WIDE - 0.28, 0.9065), (0.46, 0.40, 0.006), 0.003)
    fit.block('void', (-0.20, WIDE - 0.28, 0.9085), (0.39, 0.33, 0.004), 0.002)
    fit.tube('chrome', [(-0.20, WIDE - 0.06, 0.90), (-0.20, WIDE - 0.06, 1.18), (-0.20, WIDE - 0.24, 1.18), (-0.20, WIDE - 0.24, 1.10)], 0.012, bend=0.09)
    fit.block('stone', (0.45, WIDE - 0.008, 0.945), (1.9, 0.02, 0.08), 0.003)
    fit.disc('cushion', (0.95, WIDE - 0.18, 0.97), 0.045, 0.13, 'z', 28, 0.01)
    for k in range(5):
        fit.tube('jerry_can', [(0.95, WIDE - 0.18, 1.02), (0.95 + 0.03 * (k - 2), WIDE - 0.18 + 0.02 * (k % 2), 1.13), (0.95 + 0.06 * (k - 2), WIDE - 0.18 + 0.03 * (k % 3 - 1), 1.17)], 0.006)
    fit.disc('linen', (1.20, WIDE - 0.2, 0.955), 0.04, 0.09, 'z', 28, 0.006)
    fit.block(trim['over'], (1.74, WIDE - 0.29, TALL / 2), (0.66, 0.58, TALL), 0.0)
    for z0, z1 in ((0.10, 0.62), (0.63, 1.50)):
        fit.block('gloss_black', (1.74, WIDE - 0.585, (z0 + z1) / 2), (0.58, 0.03, z1 - z0 - 0.01), 0.012)
        fit.block('satin', (1.50, WIDE - 0.608, z1 - 0.16), (0.018, 0.02, 0.20), 0.006)
    _front(fit, trim['over'], 1.44, 2.04, 1.53, 1.93, WIDE - 0.59, s, 'bottom')


def _pad(fit, material, centre, size, bevel=0.05):
    return fit.block(material, centre, size, bevel, segments=6)


def _dinette(fit, trim):
    """Two facing benches and a table on the right, under the window."""
    y = -WIDE + 0.43
    for x, lean in ((-0.62, 0.10), (1.10, -0.10)):
        fit.block(trim['over'], (x, y, 0.19), (0.58, 0.86, 0.38), 0.01)
        _pad(fit, trim['seat'], (x, y, 0.45), (0.60, 0.86, 0.15))
        back = x - 0.26 if lean > 0 else x + 0.26
        for dy in (-0.205, 0.205):
            _pad(fit, trim['seat'], (back, y + dy, 0.76), (0.14, 0.40, 0.50))
        fit.block('black_trim', (x, y + 0.432, 0.375), (0.58, 0.008, 0.012), 0.002)
    _pad(fit, trim['seat'], (0.24, -WIDE + 0.08, 0.45), (1.12, 0.14, 0.15))
    fit.block('timber_pale', (0.24, y + 0.02, 0.735), (0.74, 0.80, 0.032), 0.014)
    fit.block('black_trim', (0.24, y + 0.02, 0.712), (0.70, 0.76, 0.014), 0.006)
    fit.disc('satin', (0.24, y - 0.05, 0.36), 0.035, 0.70, 'z', 28)
    fit.disc('satin', (0.24, y - 0.05, 0.02), 0.16, 0.03, 'z', 40, 0.008)
    fit.block(trim['throw'], (0.90, y + 0.12, 0.68), (0.12, 0.36, 0.34), 0.055, (0.1, -0.28, 0.2), segments=6)
    fit.block('linen', (0.86, y - 0.22, 0.68), (0.12, 0.34, 0.32), 0.055, (-0.1, -0.30, -0.15), segments=6)
    fit.block(trim['throw'], (-0.44, y - 0.20, 0.68), (0.12, 0.34, 0.32), 0.055, (0, 0.28, 0.1), segments=6)
    for dx, dy, r, h in ((0.12, 0.10, 0.036, 0.085), (-0.14, 0.02, 0.036, 0.085)):
        fit.disc('white_body', (0.24 + dx, y + dy, 0.751 + h / 2), r, h, 'z', 32, 0.006)
    fit.block('graphic_dark', (0.28, y - 0.2, 0.757), (0.22, 0.16, 0.012), 0.003, (0, 0, 0.3))
    fit.block('linen', (0.28, y - 0.2, 0.766), (0.20, 0.14, 0.008), 0.002, (0, 0, 0.3))


def _bed(fit, trim):
    """An island bed between wardrobes, with pillows, a throw and a padded head."""
    fit.block(trim['over'], (2.66, 0, 0.22), (1.36, 1.30, 0.44), 0.01)
    mattress = hull('mattress', mat, span=(1.98, FAR - 0.06), front=lambda b, z: FAR - 0.06, rear=lambda b, z: 1.98 + 0.05 * b * b, bottom=lambda x: 0.42,
                    top=lambda x, b: 0.66 - 0.012 * smooth(abs(b), 0.6, 1.0) + 0.006 * curve((-1, 0), (0, 1), (1, 0))(b), half=lambda x, z: 0.68,
                    radii=((0.10, 0.03), 0.07, (0.05, 0.07)), cells=(30, 30, 8), material='linen')
    mattress.paint(lambda x, y: abs(x - 2.28) - 0.22, lambda p: (p.x, p.y), lambda f: True, trim['throw'])
    mattress.finish()
    for s in (1, -1):
        fit.block('white_body', (3.10, s * 0.34, 0.76), (0.14, 0.56, 0.36), 0.068, (0, -0.55, s * 0.04), segments=8)
        fit.block('linen', (2.95, s * 0.33, 0.75), (0.12, 0.46, 0.30), 0.058, (0, -0.65, s * -0.08), segments=8)
        if s > 0:
            fit.block(trim['over'], (2.98, WIDE - 0.21, TALL / 2), (0.70, 0.40, TALL), 0.0)
        _pad(fit, trim['seat'], (FAR - 0.05, s * 0.34, 0.88), (0.07, 0.64, 0.36), 0.03)
        fit.disc('ui_warm', (FAR - 0.12, s * 0.60, 1.26), 0.026, 0.05, 'z', 24)
        fit.tube('satin', [(FAR - 0.02, s * 0.60, 1.22), (FAR - 0.12, s * 0.60, 1.22)], 0.008)
    fit.block(trim['throw'], (2.86, 0.0, 0.74), (0.11, 0.36, 0.24), 0.05, (0, -0.7, 0), segments=8)
    fit.block(trim['over'], (3.02, -WIDE + 0.2, 0.36), (0.6, 0.38, 0.72), 0.01)
    _front(fit, trim['over'], 2.64, 3.34, 0.10, 1.90, WIDE - 0.42, 1)


def _overheads(fit, trim):
    """Lockers along both sides with lights under them, and over the bed."""
    for s in (1, -1):
        x0, x1 = (-0.5, 1.4) if s > 0 else (-0.92, 2.1)
        y = s * (WIDE - 0.17)
        fit.block('timber_pale', ((x0 + x1) / 2, y, 1.66), (x1 - x0, 0.34, 0.36), 0.0)
        n = 3 if s > 0 else 5
        for k in range(n):
            a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
            _front(fit, trim['over'], a, b, 1.49, 1.83, s * (WIDE - 0.345), s, 'bottom')
        fit.block('ui_warm', ((x0 + x1) / 2, s * (WIDE - 0.28), 1.476), (x1 - x0 - 0.1, 0.02, 0.008), 0.0)
    fit.block('timber_pale', (FAR - 0.18, 0, 1.73), (0.34, 1.46, 0.30), 0.0)
    for k in range(3):
        y0 = -0.72 + 0.48 * k
        fit.block(trim['over'], (FAR - 0.36, y0 + 0.24, 1.73), (0.02, 0.472, 0.28), 0.004)
        fit.block('black_trim', (FAR - 0.375, y0 + 0.24, 1.63), (0.014, 0.16, 0.012), 0.004)
