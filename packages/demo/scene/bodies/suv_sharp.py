"""A medium SUV of sharp lines: a light bar between slim lamps, hexagonal grille, floating roof."""
from car import Car
from doors import door, panes
from form import rails
from noses import Front
from shell import Shell, smooth
from skin import above, ahead_of, behind_of, both, polygon, round_nose, round_tail, seen

STATIONS = (-2.26, -1.82, -1.32, -0.40, 0.55, 1.30, 1.78, 2.20)
PLAN = (0.845, 0.900, 0.925, 0.928, 0.925, 0.918, 0.895, 0.840)
FRONT = Front(lip=0.28, hood=0.935, rise=0.06, plate=(0.52, 0.016))


def _folds(x, y, z):
    """A fold that climbs over the doors, and a bonnet with a hard-edged middle."""
    under = z - (0.645 - 0.105 * x)
    flank = 0.030 * smooth(under, 0.004, -0.045) * smooth(under, -0.26, -0.10) * smooth(x, 1.05, 0.80) * smooth(x, -0.95, -0.75) * smooth(abs(y), 0.60, 0.70)
    bonnet = 0.020 * smooth(x, 1.22, 1.45) * smooth(z, 0.88, 0.96) * smooth(abs(y), 0.43 + 0.05 * (1.9 - x), 0.47 + 0.05 * (1.9 - x)) * smooth(abs(y), 0.80, 0.62)
    return flank + bonnet


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[1.01, 0.995, 0.975, 0.935, 0.905, 0.885, 0.87, 0.86], belt=[1.195, 1.18, 1.16, 1.105, 1.06, 1.035, 1.015, 0.995],
                    roof=[1.50, 1.545, 1.58, 1.60, 1.60, 1.59, 1.59, 1.59], roof_in=[0.32, 0.30, 0.28, 0.265, 0.265, 0.265, 0.265, 0.265], belt_in=0.058, sill=0.31, hollow=0.020, shoulder=0.001),
        top=[(-2.5, 1.445), (-2.1, 1.505), (-1.6, 1.573), (-1.0, 1.630), (-0.4, 1.652), (0.05, 1.635), (0.34, 1.580), (0.66, 1.420), (0.95, 1.265), (1.19, 1.128),
             (1.28, 1.097), (1.6, 1.070), (1.92, 1.025), (2.10, 0.980), (2.20, 0.92)],
        front=[(0.1, 2.01), (0.24, 2.11), (0.36, 2.195), (0.48, 2.235), (0.64, 2.24), (0.78, 2.225), (0.88, 2.205), (0.95, 2.185), (1.01, 2.11), (1.2, 1.85)],
        rear=[(0.1, -2.06), (0.28, -2.15), (0.42, -2.24), (0.58, -2.26), (0.72, -2.235), (0.88, -2.205), (1.00, -2.235), (1.09, -2.245), (1.16, -2.20), (1.32, -2.05),
              (1.425, -1.955), (1.455, -1.955), (1.48, -2.05), (1.55, -2.07), (1.8, -1.9)],
        bottom=[(-2.26, 0.37), (-1.8, 0.28), (-1.2, 0.23), (1.2, 0.23), (1.75, 0.24), (2.20, 0.29)],
        crown_top=[(-2.2, 0.065), (-0.4, 0.075), (0.3, 0.095), (0.7, 0.125), (1.1, 0.125), (1.3, 0.065), (1.7, 0.04), (2.1, 0.045)],
        crown_front=[(0.3, 0.25), (0.6, 0.23), (0.9, 0.27), (1.1, 0.29)],
        crown_rear=[(0.3, 0.18), (0.6, 0.17), (1.0, 0.20), (1.2, 0.20), (1.6, 0.16)],
        edge_top=[(-2.2, 0.07), (-1, 0.12), (0.2, 0.12), (0.6, 0.08), (1.1, 0.07), (1.5, 0.06), (2.1, 0.06)],
        edge_front=[(0.3, 0.08), (0.6, 0.09), (0.95, 0.06)], edge_rear=[(0.3, 0.07), (0.6, 0.08), (1.05, 0.05), (1.3, 0.06), (1.5, 0.03)],
        arches=[(1.35, 0.365, 0.41, 0.024), (-1.33, 0.365, 0.41, 0.030)], carve=_folds, soft=(0.07, 0.008, 0.028, 0.02))


def _nose(car):
    """A bar of light under the bonnet's edge, main lamps below its ends, a hexagonal grille between."""
    view, limit = round_nose(car.nose), ahead_of(0.9)
    car.headlight(polygon([(-1, 0.905), (-1, 0.940), (0.62, 0.944), (1.00, 0.965), (1.42, 1.000, 0.006), (1.32, 0.955), (1.00, 0.915), (0.64, 0.900)], 0.006),
                  bars=[polygon([(-1, 0.915), (-1, 0.930), (0.62, 0.934), (1.00, 0.953), (1.36, 0.986), (1.30, 0.966), (1.00, 0.935), (0.64, 0.915)], 0.003)], depth=0.04)
    car.headlight(polygon([(0.735, 0.665), (0.715, 0.800), (1.05, 0.825), (1.18, 0.80), (1.02, 0.70), (0.90, 0.655)], 0.012), units=[(0.815, 0.755), (0.935, 0.765)], unit=0.034, depth=0.06)
    car.opening(polygon([(-1, 0.425), (0.415, 0.425), (0.635, 0.640), (0.50, 0.850), (-1, 0.850)], 0.012), back='grille_mesh', depth=0.05, frame='gloss_black', frame_width=0.03, proud=0.010)
    car.opening(polygon([(0.80, 0.365), (1.14, 0.41), (1.24, 0.63), (1.19, 0.64), (1.04, 0.50), (0.80, 0.45)], 0.01), back='gloss_black', depth=0.03)
    car.trim(both(seen(polygon([(-1, 0.28), (0.70, 0.28), (0.78, 0.335), (-1, 0.335)], 0.008), view), limit), 'satin', 0.010)
    car.trim(both(seen(polygon([(-1, 0.20), (1.30, 0.20), (1.30, 0.42), (0.90, 0.355), (0.42, 0.40), (-1, 0.40)], 0.01), view), limit))
    car.plates(0.52, None, front_out=0.016)
    car.gap_nose(polygon([(-1, 0.10), (-1, 0.885), (0.64, 0.885), (1.00, 0.895), (1.30, 0.935), (1.40, 0.80), (1.43, 0.10)], 0.01))


def _tail(car):
    """A thin band of light over a shelf, ending in two hooks; black round the window."""
    view, limit = round_tail(car.tail), behind_of(-0.9)
    car.taillight(polygon([(-1, 1.045), (-1, 1.085), (0.60, 1.090), (1.00, 1.115), (1.42, 1.150, 0.006), (1.30, 1.07), (1.02, 1.03), (0.90, 0.90), (0.82, 0.90), (0.84, 1.035), (0.60, 1.045)], 0.008),
                  bars=[polygon([(-1, 1.058), (-1, 1.072), (0.60, 1.076), (1.00, 1.100), (1.36, 1.135), (1.30, 1.11), (1.00, 1.075), (0.60, 1.060)], 0.003)])
    car.trim(both(seen(polygon([(-1, 0.40), (0.52, 0.40), (0.60, 0.455), (-1, 0.455)], 0.01), view), limit), 'satin', 0.010)
    car.trim(both(seen(polygon([(-1, 0.20), (1.25, 0.20), (1.22, 0.56), (0.80, 0.50), (0.55, 0.60), (-1, 0.60)], 0.01), view), limit))
    car.plates(None, 0.845)
    car.gap_tail(polygon([(-1, 0.67), (0.60, 0.67), (0.70, 0.78, 0.03), (0.78, 1.05), (0.80, 1.18), (0.70, 1.425), (-1, 1.45)], 0.02))
    car.gap_tail(polygon([(-1, 0.10), (-1, 0.66), (0.70, 0.66), (1.0, 0.84), (1.30, 0.90), (1.42, 0.10)], 0.02))


def build(face=None):
    car = Car(shell(), nose=2.24, tail=-2.26, axles=(1.35, -1.33), tyre=0.365, arch=0.41, width=1.86, height=1.66)
    car.arches(cladding=0.062, rim=0.264, style='star', tone='two', section=0.24)
    car.windscreen(base=(1.16, 1.00), head=(0.32, 0.22))
    frame = polygon([(1.04, 1.080), (0.92, 1.160), (0.36, 1.535, 0.08), (-0.15, 1.582), (-0.85, 1.570, 0.08), (-1.42, 1.490, 0.03), (-1.66, 1.255, 0.012), (-1.30, 1.215), (-0.5, 1.150), (0.2, 1.112)])
    posts = [((-0.19, 1.12), (-0.15, 1.58)), ((-1.10, 1.18), (-0.98, 1.56))]
    car.side_windows(frame, panes(frame, posts, half=0.038, soft=0.015), dark=(1, 2))
    car.rear_window((1.205, 1.215), (1.41, 1.39), pillar=0.125, ahead=-1.7, soft=0.05)
    # The roof seems to float: the pillar behind the glass is black as far as the window of the tail.
    pillar = polygon([(-1.35, 1.515), (-1.68, 1.24), (-1.68, 1.205), (-2.30, 1.215), (-2.30, 1.435), (-1.90, 1.438), (-1.40, 1.535)], 0.012)
    car.trim(both(seen(pillar, lambda p: (p[:, 0], p[:, 2])), behind_of(-1.30), above(1.1)), 'gloss_black')
    (face or _nose)(car)
    car.gap_top(polygon([(1.24, -1), (1.23, 0.735), (1.6, 0.745), (1.95, 0.68, 0.06), (2.10, 0.46, 0.06), (2.165, -1)], 0.03), low=0.85)
    _tail(car)
    car.below([(-2.5, 0.46), (-1.80, 0.46), (-1.72, 0.45), (1.72, 0.44), (1.80, 0.42), (2.5, 0.36)])
    car.gap_side(door(frame, polygon([(0.90, 0.30), (0.92, 0.60), (0.955, 0.93), (0.95, 1.12), (-0.19, 1.17), (-0.185, 0.30)], 0.03), behind=posts[0]))
    car.gap_side(door(frame, polygon([(-0.185, 0.30), (-0.19, 1.15), (-1.12, 1.22), (-1.19, 1.00, 0.1), (-1.19, 0.30)], 0.03), ahead=posts[0], behind=posts[1], wheel=(-1.33, 0.365, 0.50)))
    for x, z in ((-0.02, 1.005), (-0.98, 1.055)):
        car.handle(x, z)
    car.mirror(0.80, 1.145, size=(0.15, 0.22, 0.145), cap='gloss_black')
    car.fin(-1.55)
    car.cabin(front=0.04, rear=-0.90, floor=0.40, hip=0.68, belt=1.06)
    car.extra.update(headlight=(2.02, 0.70, 0.76), headlight_across=1.25, wheel_across=1.25)
    return car.finish()
