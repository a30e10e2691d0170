"""A light truck with a panel body: aluminium mouldings, rear doors on bars, a tail-lift folded up behind them."""

import finishes  # noqa: F401
from fittings import Fitter
from light_truck import FLOOR, FRONT_AXLE, HEAD, REAR_AXLE, TAIL, bed, tail_lamps, truck
from materials import mat

#: The box: its half width, the heights of its sill and roof.
WIDE, SILL, ROOF = 1.06, FLOOR + 0.02, 2.88
MIDDLE, LONG, TALL = (TAIL + HEAD) / 2, HEAD - TAIL, ROOF - SILL
BODY = 'paint'


def build():
    """Builds the truck; returns its length, width, height and wheelbase in metres."""
    fit = Fitter(mat)
    truck(fit)
    bed(fit, WIDE - 0.02)
    _box(fit)
    _mouldings(fit)
    rear_doors(fit, TAIL, WIDE, SILL, ROOF)
    _lift(fit)
    _guards(fit)
    _marker_lamps(fit)
    tail_lamps(fit)
    return {'length': 6.05, 'width': 2.16, 'height': ROOF, 'wheelbase': FRONT_AXLE - REAR_AXLE, 'eye': 1.55, 'wheel': (FRONT_AXLE, 0.95, 0.5),
            'headlight': (2.95, 0.68, 0.86)}


def _box(fit):
    """Walls of painted sheet with joint covers, a roof that is a little round and the dark room inside."""
    for s in (1, -1):
        fit.block(BODY, (MIDDLE, s * (WIDE - 0.025), (SILL + ROOF) / 2), (LONG - 0.04, 0.03, TALL - 0.06), 0.004)
        for k in range(1, 4):
            x = TAIL + LONG * k / 4
            fit.block(BODY, (x, s * (WIDE - 0.009), (SILL + ROOF) / 2), (0.055, 0.008, TALL - 0.18), 0.003)
            for n in range(17):
                fit.disc('satin', (x, s * (WIDE - 0.005), SILL + 0.12 + n * (TALL - 0.24) / 16), 0.007, 0.004, 'y', 10)
    fit.block(BODY, (HEAD - 0.025, 0, (SILL + ROOF) / 2), (0.03, 2 * WIDE - 0.06, TALL - 0.06), 0.004)
    for y in (-0.36, 0.36):
        fit.block(BODY, (HEAD - 0.008, y, (SILL + ROOF) / 2), (0.008, 0.055, TALL - 0.22), 0.003)
    crown = [(-WIDE + 0.03, ROOF - 0.05), (WIDE - 0.03, ROOF - 0.05), (WIDE - 0.03, ROOF - 0.015), (0.5, ROOF + 0.006), (-0.5, ROOF + 0.006), (-WIDE + 0.03, ROOF - 0.015)]
    fit.plate(BODY, crown, LONG - 0.06, lambda u, v, d: (TAIL + 0.03 + d, u, v))
    fit.block('void', (MIDDLE, 0, (SILL + ROOF) / 2), (LONG - 0.14, 2 * WIDE - 0.14, TALL - 0.12), 0.0)


def _mouldings(fit):
    """Aluminium along every edge, rounder at the front; castings where three meet; a rub rail."""
    for s in (1, -1):
        y = s * (WIDE - 0.03)
        fit.block('alloy', (MIDDLE, y, ROOF - 0.035), (LONG - 0.10, 0.06, 0.07), 0.026, segments=5)
        fit.block('alloy', (MIDDLE, y, SILL + 0.03), (LONG - 0.02, 0.062, 0.12), 0.010)
        fit.block('alloy', (MIDDLE, s * (WIDE + 0.001), SILL + 0.055), (LONG - 0.06, 0.014, 0.016), 0.006)
        fit.block('alloy', (HEAD - 0.045, s * (WIDE - 0.045), (SILL + ROOF) / 2), (0.09, 0.09, TALL - 0.10), 0.040, segments=6)
        fit.block('satin', (HEAD - 0.052, s * (WIDE - 0.052), ROOF - 0.052), (0.108, 0.108, 0.108), 0.048, segments=6)
        fit.block('satin', (HEAD - 0.052, s * (WIDE - 0.052), SILL + 0.03), (0.108, 0.108, 0.13), 0.040, segments=6)
        fit.block('alloy', (TAIL + 0.05, s * (WIDE - 0.035), (SILL + ROOF) / 2), (0.10, 0.075, TALL), 0.014)
        for n in range(21):
            fit.disc('satin', (TAIL + 0.16 + n * (LONG - 0.34) / 20, s * (WIDE + 0.001), ROOF - 0.045), 0.007, 0.006, 'y', 10)
            fit.disc('satin', (TAIL + 0.16 + n * (LONG - 0.34) / 20, s * (WIDE + 0.002), SILL + 0.012), 0.007, 0.006, 'y', 10)
    fit.block('alloy', (HEAD - 0.045, 0, ROOF - 0.045), (0.09, 2 * WIDE - 0.16, 0.09), 0.040, segments=6)
    fit.block('alloy', (HEAD - 0.03, 0, SILL + 0.02), (0.06, 2 * WIDE - 0.16, 0.12), 0.012)


def rear_doors(fit, tail, wide, bottom, roof, material=BODY):
    """The rear frame and two doors in it, each on four hinges, shut by a bar from sill to header."""
    x, low, high = tail + 0.012, bottom + 0.05, roof - 0.15
    fit.block('alloy', (tail + 0.05, 0, roof - 0.075), (0.10, 2 * wide - 0.08, 0.15), 0.014)
    fit.block('alloy', (tail + 0.05, 0, bottom), (0.10, 2 * wide - 0.02, 0.11), 0.012)
    fit.block('rubber', (x + 0.030, 0, (low + high) / 2), (0.03, 2 * wide - 0.12, high - low), 0.002)
    for s in (1, -1):
        across = wide - 0.095
        fit.block(material, (x, s * (across / 2 + 0.006), (low + high) / 2 + 0.008), (0.036, across - 0.004, high - low - 0.028), 0.007)
        for z in (low + 0.16, low + 0.66, high - 0.62, high - 0.14):
            fit.block('galvanised', (x - 0.021, s * (across - 0.10), z), (0.010, 0.26, 0.065), 0.004)
            fit.block('galvanised', (x - 0.014, s * (across + 0.055), z), (0.012, 0.05, 0.085), 0.004)
            fit.disc('galvanised', (x - 0.024, s * (across + 0.022), z), 0.016, 0.09, 'z', 20, 0.003)
        y = s * 0.16
        fit.tube('galvanised', [(x - 0.048, y, low - 0.04), (x - 0.048, y, high + 0.05)], 0.015, 16)
        for z in (low + 0.10, (low + high) / 2 + 0.02, high - 0.10, high - 0.42):
            fit.block('galvanised', (x - 0.032, y, z), (0.034, 0.085, 0.045), 0.006)
        for z in (low - 0.05, high + 0.055):
            fit.block('galvanised', (tail - 0.018, y, z), (0.05, 0.10, 0.05), 0.008)
    fit.block('rubber', (x - 0.019, 0, (low + high) / 2), (0.006, 0.030, high - low - 0.03), 0.002)


def _lift(fit):
    """The tail-lift: its platform upright behind the doors, arms and rams down to the frame."""
    x, low, high, half = TAIL - 0.115, 0.99, 2.16, 0.95
    planks = 9
    for k in range(planks):
        z0, z1 = low + (high - low) * k / planks, low + (high - low) * (k + 1) / planks
        thick = 0.058 - 0.034 * k / (planks - 1)
        fit.block('alloy', (x + 0.029 - thick / 2, 0, (z0 + z1) / 2), (thick, 2 * half - 0.04, z1 - z0 - 0.006), 0.006)
    fit.block('satin', (x + 0.012, 0, (low + high) / 2), (0.012, 2 * half - 0.06, high - low - 0.02), 0.0)
    for s in (1, -1):
        fit.block('satin', (x, s * (half - 0.012), (low + high) / 2), (0.062, 0.028, high - low), 0.008)
        fit.block('light_rear_lit', (x - 0.035, s * (half - 0.10), high - 0.10), (0.006, 0.05, 0.05), 0.002)
        # Foot of the platform, two arms one above the other, the ram between them.
        for y in (0.50, 0.56):
            fit.block('black_trim', (x + 0.005, s * y, low - 0.02), (0.10, 0.022, 0.22), 0.008)
        fit.disc('chrome', (x + 0.01, s * 0.53, low - 0.09), 0.022, 0.11, 'y', 20)
        fit.tube('black_trim', [(x + 0.01, s * 0.53, low - 0.09), (TAIL + 0.16, s * 0.53, 0.66)], 0.030)
        fit.tube('black_trim', [(x + 0.01, s * 0.53, low - 0.02), (TAIL + 0.62, s * 0.53, 0.80)], 0.022)
        fit.disc('chrome', (TAIL + 0.36, s * 0.42, 0.66), 0.022, 0.5, 'x', 20)
        fit.block('black_trim', (TAIL + 0.35, s * 0.53, 0.72), (0.42, 0.10, 0.16), 0.012)
        fit.block('rubber', (TAIL - 0.03, s * 0.72, SILL - 0.02), (0.07, 0.16, 0.07), 0.014)
    fit.block('black_trim', (TAIL + 0.30, 0, 0.66), (0.12, 1.5, 0.12), 0.012)
    fit.block('black_trim', (-2.02, -0.93, 0.77), (0.26, 0.16, 0.24), 0.02)
    fit.disc('lamp_red', (-2.02, -1.012, 0.79), 0.022, 0.016, 'y', 20, 0.003)


def _guards(fit):
    """Rails along the sides between the wheels and behind them, and the rear mudguards' flaps."""
    for s in (1, -1):
        y = s * (WIDE - 0.045)
        for z in (0.47, 0.70):
            fit.block('alloy', (0.32, y, z), (1.72, 0.030, 0.11), 0.012)
            for x in (-0.54, 1.18):
                fit.block('black_trim', (x, y, z), (0.02, 0.032, 0.112), 0.010)
        for x in (-0.26, 0.42, 1.02):
            fit.block('black_trim', (x, y - s * 0.03, 0.69), (0.05, 0.03, 0.56), 0.006)
        fit.block('indicator', (0.70, y + s * 0.018, 0.70), (0.09, 0.010, 0.035), 0.004)
        fit.block('rubber', (REAR_AXLE - 0.57, s * 0.80, 0.40), (0.012, 0.40, 0.50), 0.004)


def _marker_lamps(fit):
    """Amber along the sills, white ahead and red behind at the roof's corners."""
    for s in (1, -1):
        for x in (TAIL + 0.35, MIDDLE - 0.55, MIDDLE + 0.55, HEAD - 0.30):
            fit.block('black_trim', (x, s * (WIDE + 0.006), SILL + 0.02), (0.115, 0.010, 0.045), 0.004)
            fit.block('indicator', (x, s * (WIDE + 0.014), SILL + 0.02), (0.095, 0.014, 0.030), 0.006)
        fit.block('black_trim', (HEAD + 0.004, s * 0.90, ROOF - 0.16), (0.012, 0.115, 0.05), 0.004)
        fit.block('indicator', (HEAD + 0.012, s * 0.90, ROOF - 0.16), (0.016, 0.095, 0.034), 0.006)
        for y in (0.90, 0.76):
            fit.block('black_trim', (TAIL - 0.004, s * y, ROOF - 0.075), (0.010, 0.11, 0.048), 0.004)
            fit.block('light_rear', (TAIL - 0.012, s * y, ROOF - 0.075), (0.016, 0.09, 0.032), 0.006)
        fit.block('light_rear_lit', (TAIL - 0.021, s * 0.90, ROOF - 0.075), (0.003, 0.04, 0.016), 0.001)
