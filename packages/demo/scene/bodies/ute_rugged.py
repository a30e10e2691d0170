"""A dual-cab ute for rough ground: upright nose, clad arches, sail-shaped sports bar, steps and all-terrain tyres."""
from math import pi

from car import Car
from form import rails
from noses import Front
from shell import Shell, smooth
from skin import above, ahead_of, both, from_top, polygon, round_nose, round_tail, seen
from workhorse import frame, lugs, steps, tow_bar

STATIONS = (-2.70, -2.20, -1.55, -1.02, -0.80, -0.30, 0.50, 1.20, 1.80, 2.50)
PLAN = (0.905, 0.925, 0.928, 0.928, 0.928, 0.928, 0.928, 0.925, 0.915, 0.890)
AXLES = (1.72, -1.55)
TYRE, SECTION = 0.408, 0.285
RIM_Z = 1.245
FRONT = Front(lip=0.45, hood=1.075, rise=0.012, reach=1.22, plate=(0.612, 0.030))


def _bonnet(x, y, z):
    """A raised middle of the bonnet."""
    return -0.020 * smooth(abs(y), 0.56, 0.44) * smooth(x, 1.25, 1.55) * smooth(z, 1.02, 1.10)


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[1.00] * 5 + [0.99, 0.985, 0.98, 0.98, 0.98], belt=[1.21, 1.21, 1.21, 1.21, 1.205, 1.195, 1.18, 1.165, 1.15, 1.13],
                    roof=1.80, roof_in=[0.05, 0.05, 0.05, 0.06, 0.20, 0.205, 0.205, 0.205, 0.20, 0.20], belt_in=[0.022, 0.022, 0.022, 0.024, 0.05, 0.055, 0.055, 0.055, 0.05, 0.05],
                    sill=0.52, hollow=0.026, shoulder=0.004),
        top=[(-2.9, RIM_Z), (-2.0, RIM_Z), (-1.02, RIM_Z), (-0.95, 1.255), (-0.90, 1.33), (-0.84, 1.52), (-0.77, 1.73), (-0.70, 1.815), (-0.55, 1.852), (-0.20, 1.878),
             (0.12, 1.875), (0.34, 1.838), (0.48, 1.765), (0.72, 1.595), (0.98, 1.405), (1.17, 1.265), (1.26, 1.225), (1.6, 1.205), (2.1, 1.178), (2.38, 1.145), (2.52, 1.09), (2.62, 0.98)],
        front=[(0.36, 2.40), (0.46, 2.47), (0.54, 2.545), (0.62, 2.575), (0.70, 2.575), (0.76, 2.565), (0.85, 2.575), (0.98, 2.58), (1.06, 2.565), (1.13, 2.52), (1.22, 2.42), (1.4, 2.2)],
        rear=[(0.4, -2.64), (0.6, -2.66), (0.8, -2.695), (1.05, -2.705), (1.18, -2.70), (1.3, -2.69)],
        bottom=[(-2.7, 0.62), (-2.1, 0.56), (-1.0, 0.48), (1.2, 0.47), (2.1, 0.46), (2.55, 0.47)],
        crown_top=[(-2.7, 0.0), (-0.95, 0.0), (-0.75, 0.04), (-0.3, 0.05), (0.3, 0.07), (0.7, 0.11), (1.1, 0.11), (1.3, 0.05), (1.8, 0.035), (2.5, 0.045)],
        crown_front=[(0.4, 0.22), (0.7, 0.20), (1.0, 0.21), (1.2, 0.24)], crown_rear=[(0.4, 0.05), (1.2, 0.05)],
        edge_top=[(-2.7, 0.06), (-1.0, 0.06), (-0.8, 0.12), (-0.2, 0.15), (0.4, 0.13), (0.7, 0.09), (1.15, 0.09), (1.4, 0.11), (2.5, 0.11)],
        edge_front=[(0.4, 0.10), (0.7, 0.13), (1.1, 0.12)], edge_rear=[(0.5, 0.10), (1.2, 0.09)],
        arches=[(AXLES[0], TYRE, 0.465, 0.026), (AXLES[1], TYRE, 0.465, 0.026)], powers=(2.2, 3.2, 3.0), carve=_bonnet)


def build(face=None):
    car = Car(shell(), nose=2.58, tail=-2.705, axles=AXLES, tyre=TYRE, arch=0.465, width=1.90, height=1.88)
    track = 1.90 - SECTION - 0.03
    car.arches(cladding=0.075, swell=0.030, rim=0.218, style='six', tone='grey', section=SECTION, track=track)
    lugs(AXLES, track, TYRE, SECTION)
    _glass(car)
    (face or _nose)(car)
    car.gap_top(polygon([(1.30, -1), (1.29, 0.755), (1.8, 0.775), (2.30, 0.75, 0.1), (2.44, 0.60, 0.1), (2.48, -1)], 0.05), low=0.9)
    _tub(car)
    _doors(car)
    _underneath(car)
    car.cabin(front=0.40, rear=-0.26, floor=0.62, hip=0.94, belt=1.20, y=0.38)
    car.extra.update(headlight=(2.42, 0.74, 0.93), headlight_across=1.35, wheel_across=1.35)
    return car.finish()


def _glass(car):
    car.windscreen(base=(1.18, 1.05), head=(0.43, 0.35))
    car.side_windows(
        polygon([(1.08, 1.205), (0.97, 1.275), (0.46, 1.675, 0.06), (0.34, 1.745, 0.10), (-0.10, 1.785), (-0.58, 1.770, 0.05), (-0.66, 1.70, 0.05), (-0.785, 1.235, 0.03), (0.0, 1.225)]),
        [polygon([(0.78, 1.245), (0.74, 1.41), (0.42, 1.655, 0.06), (0.30, 1.720, 0.06), (0.115, 1.745), (0.10, 1.252)], 0.02),
         polygon([(0.02, 1.255), (0.03, 1.748), (-0.54, 1.735, 0.05), (-0.615, 1.68, 0.04), (-0.725, 1.265, 0.02)], 0.02)], dark=(1,))
    car.rear_window((1.33, 1.335), (1.70, 1.68), pillar=0.16, ahead=-0.66)
    car.rails(-0.55, 0.22, 0.58, lift=0.040, material='black_trim')


def _nose(car):
    car.headlight(
        polygon([(0.605, 0.855), (0.605, 1.06), (0.90, 1.075), (1.22, 1.078), (1.20, 0.99), (1.08, 0.90), (0.90, 0.855)], 0.020),
        units=[(0.735, 0.962), (0.86, 0.962)], unit=0.036,
        bars=[polygon([(0.618, 0.868), (0.618, 1.048), (0.90, 1.062), (1.17, 1.066), (1.16, 1.040), (0.90, 1.036), (0.650, 1.024), (0.650, 0.894), (0.88, 0.892), (0.90, 0.868)], 0.006)])
    car.opening(polygon([(-1, 0.705), (0.50, 0.705), (0.575, 0.78), (0.585, 1.06), (-1, 1.07)], 0.025), back='grille_mesh', depth=0.055, frame='gloss_black', frame_width=0.045, proud=0.010)
    for z in (0.815, 0.945):
        p, _ = car.shell.on_front([0.0, 0.28, 0.54], [z] * 3)
        car.fit.strip('grey_trim', [(x - 0.022, s * y, zz) for s, row in ((-1, p[:0:-1]), (1, p)) for x, y, zz in row], 0.035, 0.062, 0.0)
    lower = both(seen(polygon([(-1, 0.36), (1.50, 0.36), (1.50, 0.66), (1.10, 0.665), (0.70, 0.64), (-1, 0.64)], 0.02), round_nose(car.nose)), ahead_of(1.9))
    car.trim(lower, 'black_trim', 0.012)
    p, _ = car.shell.on_front([0.0, 0.22, 0.42], [0.532] * 3)
    car.fit.strip('satin', [(x + 0.010, s * y, zz) for s, row in ((-1, p[:0:-1]), (1, p)) for x, y, zz in row], 0.03, 0.066, 0.0)
    for s in (1, -1):
        p, _ = car.shell.on_front([0.70], [0.575])
        car.fit.fog_lamp((p[0][0] + 0.012, s * 0.70, 0.575), 0.036)
    car.plates(0.612, None, front_out=0.030)


def _tub(car):
    hole = car.skin.take(both(seen(polygon([(-2.60, -1), (-2.60, 0.835), (-1.06, 0.835), (-1.06, -1)], 0.03), from_top), above(1.15)))
    deep = hole.shifted((0, 0, -0.48))
    hole.walls(deep).thing('tub wall', 'canvas')
    deep.thing('tub floor', 'canvas')
    car.taillight(
        polygon([(0.735, 0.80), (0.735, 1.19), (1.02, 1.19), (1.05, 0.80)], 0.02),
        bars=[polygon([(0.755, 0.84), (0.755, 1.165), (0.96, 1.165), (0.96, 1.135), (0.785, 1.135), (0.785, 0.87), (0.96, 0.87), (0.96, 0.84)], 0.006)],
        clear=[(polygon([(0.81, 0.92), (0.81, 0.98), (0.97, 0.98), (0.97, 0.92)], 0.008), 'indicator')])
    car.gap_tail(polygon([(-1, 0.70), (0.715, 0.70), (0.715, 1.6), (-1, 1.6)], 0.03), 0.007)
    car.trim(both(seen(polygon([(-1, 1.085), (0.50, 1.085), (0.52, 1.165), (-1, 1.165)], 0.02), round_tail(car.tail)), lambda p, n: p[:, 0] + 2.5), 'black_trim', 0.010)
    car.skin.groove(lambda p, n: p[:, 0] + 0.985, 0.022)
    fit = car.fit
    sail = [(-1.01, 1.235), (-1.015, 1.66), (-1.04, 1.70), (-1.17, 1.70), (-1.46, 1.44), (-1.92, 1.275), (-2.05, 1.235)]
    window = [(-1.10, 1.29), (-1.115, 1.60), (-1.17, 1.60), (-1.40, 1.40), (-1.66, 1.29)]
    for s in (1, -1):
        def place(u, v, d, s=s):
            return (u, s * (0.868 - (v - 1.235) * 0.26 - d), v)
        fit.plate('black_trim', sail, 0.045, place, 0.010)
        fit.plate('gloss_black', window, -0.004, place)
    for x in (-1.07, -1.17):
        fit.tube('black_trim', [(x, -0.74, 1.672), (x, 0.74, 1.672)], 0.026)
    fit.block('black_trim', (-1.35, 0, 1.252), (0.02, 1.68, 0.012), 0.004)
    fit.block('black_trim', (-2.745, 0, 0.58), (0.16, 1.74, 0.17), 0.05)
    fit.block('satin', (-2.75, 0, 0.672), (0.13, 0.9, 0.012), 0.004)
    fit.number_plate((-2.832, 0, 0.58), pi)


def _doors(car):
    front = [(1.12, 0.50), (1.14, 0.80), (1.14, 1.10), (1.08, 1.225), (0.98, 1.30), (0.46, 1.70, 0.06), (0.34, 1.775, 0.10), (0.085, 1.815), (0.055, 1.20), (0.06, 0.50)]
    rear = [(0.06, 0.50), (0.055, 1.20), (0.085, 1.815), (-0.58, 1.80, 0.05), (-0.69, 1.72, 0.05), (-0.825, 1.235, 0.05), (-0.87, 1.00, 0.1), (-0.86, 0.70, 0.1), (-0.78, 0.50, 0.05)]
    car.gap_side(polygon(front, 0.03), 0.006)
    car.gap_side(polygon(rear, 0.02), 0.006)
    for x, z in ((0.22, 1.085), (-0.66, 1.095)):
        car.handle(x, z, 0.22, 'black_trim')
    car.mirror(0.92, 1.33, out=0.115, size=(0.13, 0.23, 0.185), cap='gloss_black', stalk=-0.07)


def _underneath(car):
    fit = car.fit
    steps(fit, -0.95, 1.10, 0.97, 0.40)
    frame(fit, -2.6, 2.3, 0.50)
    fit.block('void', (0.9, 0, 0.56), (2.6, 1.3, 0.16), 0.03)
    for x in AXLES:
        fit.disc('black_trim', (x, 0, TYRE), 0.05, 1.5, 'y')
    fit.ball('black_trim', (AXLES[1], 0, TYRE), 0.16)
    tow_bar(fit, -2.93, 0.46)
