"""A single-cab work ute: upright nose, black bumpers, snorkel, steel wheels and an alloy drop-side tray."""
from math import pi

import numpy as np

import finishes  # noqa: F401
from car import Car
from form import rails
from shell import Shell
from skin import ahead_of, both, polygon, round_nose, seen
from workhorse import frame, lugs, steps, tow_bar

STATIONS = (-0.40, 0.00, 0.50, 1.10, 1.65, 2.36)
PLAN = (0.872, 0.880, 0.885, 0.885, 0.882, 0.862)
AXLES, TYRE, SECTION, ARCH = (1.66, -1.46), 0.380, 0.245, 0.425
TRACK = 1.53


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[0.985, 0.985, 0.98, 0.975, 0.97, 0.96], belt=[1.18, 1.175, 1.165, 1.150, 1.135, 1.115], roof=1.715,
                    roof_in=0.185, belt_in=0.045, sill=0.54, hollow=0.020, shoulder=0.004),
        top=[(-0.6, 1.735), (-0.25, 1.765), (0.0, 1.785), (0.20, 1.782), (0.34, 1.745), (0.45, 1.665), (0.66, 1.485), (0.86, 1.312), (1.00, 1.205), (1.08, 1.172),
             (1.5, 1.158), (2.0, 1.142), (2.25, 1.118), (2.36, 1.07), (2.44, 0.98)],
        front=[(0.36, 2.32), (0.6, 2.375), (0.8, 2.395), (0.95, 2.395), (1.02, 2.38), (1.08, 2.335), (1.15, 2.25), (1.3, 2.05)],
        rear=[(0.5, -0.30), (1.2, -0.305), (1.5, -0.285), (1.70, -0.235), (1.9, -0.17)],
        bottom=[(-0.4, 0.48), (1.1, 0.48), (2.0, 0.49), (2.4, 0.52)],
        crown_top=[(-0.3, 0.05), (0.2, 0.06), (0.6, 0.09), (0.95, 0.09), (1.1, 0.045), (1.6, 0.035), (2.4, 0.045)],
        crown_front=[(0.4, 0.13), (1.0, 0.12), (1.2, 0.15)], crown_rear=[(0.5, 0.03), (1.8, 0.04)],
        edge_top=[(-0.4, 0.12), (0.2, 0.13), (0.5, 0.09), (0.95, 0.09), (1.2, 0.10), (2.4, 0.10)],
        edge_front=[(0.4, 0.09), (1.1, 0.10)], edge_rear=[(0.5, 0.08), (1.2, 0.10), (1.8, 0.12)],
        arches=[(AXLES[0], TYRE, ARCH, 0.030)], powers=(2.2, 3.4, 3.0))


def build():
    car = Car(shell(), nose=2.40, tail=-2.78, axles=AXLES, tyre=TYRE, arch=ARCH, width=1.83, height=1.80)
    car.arches(cladding=0.060, swell=0.022, rim=0.208, style='steel', tone='silver', section=SECTION, track=TRACK)
    lugs(AXLES, TRACK, TYRE, SECTION, 36, 0.007)
    _glass(car)
    _nose(car)
    _bumper(car)
    _doors(car)
    _snorkel(car)
    _inside(car.fit)
    _chassis(car.fit)
    _tray(car.fit)
    _tail(car.fit)
    car.extra.update(headlight=(2.28, 0.70, 0.86), headlight_across=1.3, wheel_across=1.3)
    return car.finish()


def _glass(car):
    car.windscreen(base=(0.99, 0.88), head=(0.40, 0.33), cowl=0.06)
    car.side_windows(
        polygon([(0.93, 1.188), (0.83, 1.265), (0.46, 1.590, 0.05), (0.34, 1.665, 0.08), (-0.02, 1.695), (-0.14, 1.685, 0.05), (-0.165, 1.205, 0.03)]),
        [polygon([(0.71, 1.222), (0.68, 1.345), (0.43, 1.570, 0.05), (0.31, 1.635, 0.05), (0.0, 1.662), (-0.10, 1.655, 0.04), (-0.122, 1.235)], 0.02)])
    car.rear_window((1.28, 1.285), (1.60, 1.585), pillar=0.16, ahead=-0.2, tint='glass')


def _nose(car):
    car.headlight(polygon([(0.575, 0.795), (0.575, 1.005), (0.80, 1.012), (0.905, 1.005), (0.905, 0.80), (0.80, 0.790)], 0.025), units=[(0.735, 0.895)], unit=0.066,
                  bars=[polygon([(0.595, 0.805), (0.595, 0.822), (0.885, 0.825), (0.885, 0.808)], 0.003)])
    view = round_nose(car.nose)
    blinker = car.skin.take(both(seen(polygon([(0.935, 0.805), (0.935, 1.000), (1.02, 0.985), (1.02, 0.835)], 0.015), view), ahead_of(1.9)), fine=0.004)
    blinker.moved(-0.012).thing('blinker back', 'reflector')
    blinker.thing('blinker', 'indicator')
    car.opening(polygon([(-1, 0.790), (0.545, 0.790), (0.545, 1.010), (-1, 1.012)], 0.02), back='void', depth=0.06, wall='black_trim')
    for z in (0.845, 0.900, 0.955):
        p, _ = car.shell.on_front([0.0, 0.28, 0.55], [z] * 3)
        car.fit.strip('grey_trim', [(x - 0.020, s * y, zz) for s, row in ((-1, p[:0:-1]), (1, p)) for x, y, zz in row], 0.03, 0.026, 0.0)
    p, _ = car.shell.on_front([0.0], [0.90])
    car.fit.block('satin', (p[0][0] - 0.008, 0, 0.90), (0.02, 0.17, 0.062), 0.008)
    car.trim(both(seen(polygon([(-1, 0.745), (1.035, 0.745), (1.045, 0.80), (1.045, 1.02), (1.02, 1.045), (-1, 1.05)], 0.02), view), ahead_of(1.9)), 'black_trim', 0.005)
    car.gap_top(polygon([(1.09, -1), (1.08, 0.745), (1.6, 0.755), (2.15, 0.735, 0.08), (2.25, 0.62, 0.1), (2.29, -1)], 0.05), 0.006, low=0.9)
    car.gap_nose(polygon([(-1, 0.10), (-1, 0.715), (1.5, 0.715), (1.5, 0.10)], 0.01), 0.006)


def _bumper(car):
    fit = car.fit
    fit.block('black_trim', (2.395, 0, 0.585), (0.26, 1.50, 0.22), 0.045)
    for s in (1, -1):
        fit.block('black_trim', (2.275, s * 0.79, 0.585), (0.44, 0.20, 0.22), 0.06, (0, 0, -s * 0.30))
        fit.fog_lamp((2.528, s * 0.585, 0.60), 0.036)
        fit.block('steel', (2.50, s * 0.36, 0.475), (0.07, 0.022, 0.06), 0.01)
    fit.block('black_trim', (2.34, 0, 0.46), (0.30, 1.20, 0.06), 0.025)
    fit.number_plate((2.530, 0, 0.60))


def _doors(car):
    car.gap_side(polygon([(1.02, 0.53), (1.04, 0.90), (1.03, 1.10), (0.96, 1.195), (0.84, 1.295), (0.47, 1.618, 0.05), (0.34, 1.698, 0.10), (-0.13, 1.725, 0.05), (-0.205, 1.19), (-0.205, 0.53)], 0.03), 0.006)
    car.handle(-0.06, 1.075, 0.20, 'black_trim')
    car.mirror(0.83, 1.315, out=0.125, size=(0.11, 0.20, 0.245), cap='black_trim', stalk=-0.06)
    steps(car.fit, -0.10, 0.98, 0.93, 0.40)


def _snorkel(car):
    def beside(x, z, out):
        return x, float(car.shell.side(np.array([x]), np.array([z]))[0]) + out, z
    line = [(1.50, 0.82, 1.03), beside(1.40, 1.055, 0.030), beside(1.14, 1.135, 0.045), beside(0.96, 1.19, 0.042), beside(0.80, 1.31, 0.036),
            beside(0.62, 1.475, 0.034), beside(0.48, 1.60, 0.036), (0.425, 0.755, 1.70), (0.415, 0.755, 1.80)]
    car.fit.tube('black_trim', line, 0.036, bend=0.06)
    car.fit.block('black_trim', (0.425, 0.755, 1.845), (0.13, 0.10, 0.125), 0.035)
    car.fit.block('grille_mesh', (0.492, 0.755, 1.845), (0.004, 0.068, 0.09), 0.0)


def _inside(fit):
    fit.block('carpet', (0.40, 0, 0.62), (1.30, 1.56, 0.05), 0.01)
    fit.block('dash', (0.98, 0, 1.06), (0.36, 1.60, 0.24), 0.08)
    fit.block('screen', (0.79, 0, 1.10), (0.02, 0.24, 0.14), 0.008, (0, 0.15, 0))
    fit.steering((0.60, -0.38, 1.10), 0.19, 0.45)
    for s in (1, -1):
        fit.seat(0.24, s * 0.38, 0.90, 'cloth', 0.50, 0.58, 0.22)
    fit.block('dash', (0.25, 0, 0.84), (0.7, 0.2, 0.2), 0.04)


def _chassis(fit):
    frame(fit, -2.62, 2.2, 0.56)
    fit.block('void', (1.0, 0, 0.60), (2.4, 1.15, 0.18), 0.03)
    for x in AXLES:
        fit.disc('black_trim', (x, 0, TYRE), 0.055, 1.4, 'y')
    fit.ball('black_trim', (AXLES[1], 0, TYRE), 0.17)
    for s in (1, -1):
        fit.strip('black_trim', [(AXLES[1] - 0.62, s * 0.52, 0.54), (AXLES[1], s * 0.52, 0.43), (AXLES[1] + 0.62, s * 0.52, 0.54)], 0.07, 0.05, 0.5)
    fit.block('black_trim', (-0.62, -0.62, 0.58), (0.56, 0.44, 0.30), 0.04)
    fit.block('alloy', (-0.66, 0.70, 0.63), (0.52, 0.34, 0.36), 0.012)
    fit.block('black_trim', (-0.66, 0.875, 0.70), (0.12, 0.012, 0.035), 0.005)
    tow_bar(fit, -2.92, 0.50)


TRAY = (-2.74, -0.42)
FLOOR, HALF = 0.90, 0.915


def _tray(fit):
    x0, x1 = TRAY
    middle, long = (x0 + x1) / 2, x1 - x0
    fit.block('galvanised', (middle, 0, FLOOR), (long, 2 * HALF - 0.02, 0.045), 0.006)
    for k in range(6):
        fit.block('galvanised', (x0 + 0.15 + k * (long - 0.3) / 5, 0, FLOOR - 0.06), (0.05, 2 * HALF - 0.12, 0.08), 0.004)
    for s in (1, -1):
        fit.block('black_trim', (middle, s * 0.42, FLOOR - 0.14), (long, 0.06, 0.10), 0.004)
        fit.block('alloy', (middle, s * HALF, FLOOR - 0.005), (long, 0.03, 0.095), 0.008)
        for j in range(3):
            fit.block('alloy', (middle, s * (HALF - 0.004), FLOOR + 0.088 + j * 0.083), (long - 0.10, 0.026, 0.080), 0.010)
        for x in (x0 + 0.022, x1 - 0.022):
            fit.block('galvanised', (x, s * (HALF - 0.002), FLOOR + 0.13), (0.05, 0.05, 0.33), 0.010)
        for x in (x0 + 0.35, middle, x1 - 0.35):
            fit.block('galvanised', (x, s * (HALF + 0.014), FLOOR + 0.035), (0.075, 0.014, 0.11), 0.005)
        for x in (x0 + 0.10, x1 - 0.10):
            fit.block('black_trim', (x, s * (HALF + 0.014), FLOOR + 0.20), (0.045, 0.022, 0.11), 0.008)
        for x in (x0 + 0.55, x1 - 0.30):
            fit.block('indicator', (x, s * (HALF + 0.016), FLOOR - 0.02), (0.09, 0.010, 0.026), 0.004)
        for k in range(7):
            fit.block('black_trim', (x0 + 0.25 + k * 0.30, s * (HALF - 0.01), FLOOR - 0.065), (0.045, 0.020, 0.03), 0.004)
    for j in range(3):
        fit.block('alloy', (x0 + 0.004, 0, FLOOR + 0.088 + j * 0.083), (0.026, 2 * HALF - 0.09, 0.080), 0.010)
    _headboard(fit, x1)


def _headboard(fit, x):
    top = 1.86
    fit.tube('alloy', [(x, -0.86, FLOOR), (x, -0.86, top), (x, 0.86, top), (x, 0.86, FLOOR)], 0.030, bend=0.07)
    for y in (-0.43, 0.0, 0.43):
        fit.tube('alloy', [(x, y, FLOOR), (x, y, top)], 0.016)
    for z in (1.22, 1.60):
        fit.tube('alloy', [(x, -0.86, z), (x, 0.86, z)], 0.018)
    fit.block('alloy', (x, 0, 1.06), (0.028, 1.66, 0.30), 0.008)
    for k in range(17):
        fit.tube('alloy', [(x, -0.80 + k * 0.1, 1.22), (x, -0.80 + k * 0.1, 1.60)], 0.007, sides=8)
    for s in (1, -1):
        fit.tube('alloy', [(x, s * 0.86, top - 0.02), (x - 0.16, s * 0.86, top - 0.02), (x - 0.16, s * 0.86, top + 0.05)], 0.016, bend=0.03)


def _tail(fit):
    x0 = TRAY[0]
    fit.block('black_trim', (x0 + 0.03, 0, 0.75), (0.05, 1.72, 0.13), 0.015)
    for s in (1, -1):
        for y, name in ((0.60, 'reflector'), (0.70, 'indicator'), (0.80, 'light_rear')):
            fit.block('black_trim', (x0 + 0.012, s * y, 0.75), (0.03, 0.104, 0.118), 0.012)
            fit.block(name, (x0 - 0.004, s * y, 0.75), (0.03, 0.088, 0.102), 0.012)
        fit.block('light_rear_lit', (x0 - 0.016, s * 0.80, 0.75), (0.012, 0.04, 0.04), 0.005)
        fit.strip('black_trim', [(AXLES[1] + dx, s * (TRACK / 2), z) for dx, z in ((-0.455, 0.50), (-0.42, 0.70), (-0.24, 0.815), (0.24, 0.815), (0.42, 0.70), (0.455, 0.50))], 0.27, 0.012, 0.15)
        fit.block('black_trim', (AXLES[1] - 0.50, s * TRACK / 2, 0.48), (0.015, 0.28, 0.42), 0.004)
    fit.number_plate((x0 - 0.002, 0, 0.75), pi)
