"""A large road-going SUV with seven seats: long glasshouse, wide bright grille, many-spoked wheels."""
from car import Car
from doors import door, panes
from form import rails
from noses import Front
from shell import Shell, smooth
from skin import ahead_of, behind_of, both, from_side, polygon, round_nose, round_tail, seen

STATIONS = (-2.46, -2.00, -1.45, -0.40, 0.65, 1.45, 1.95, 2.42)
PLAN = (0.905, 0.955, 0.972, 0.975, 0.975, 0.970, 0.950, 0.895)
FRONT = Front(lip=0.275, hood=0.99, rise=0.05, wide=1.04, reach=1.44, plate=(0.545, 0.02))


def _bonnet(x, y, z):
    """Two soft lines run down the bonnet to the grille."""
    return 0.010 * smooth(x, 1.30, 1.60) * smooth(z, 0.90, 1.0) * smooth(abs(y), 0.50, 0.58) * smooth(abs(y), 0.80, 0.66)


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[0.99, 0.985, 0.975, 0.955, 0.935, 0.92, 0.91, 0.90], belt=[1.165, 1.16, 1.15, 1.125, 1.10, 1.085, 1.07, 1.05],
                    roof=[1.60, 1.645, 1.675, 1.69, 1.68, 1.665, 1.665, 1.665], roof_in=[0.30, 0.275, 0.258, 0.25, 0.25, 0.25, 0.25, 0.25], sill=0.28, hollow=0.030, shoulder=0.0),
        top=[(-2.7, 1.565), (-2.25, 1.640), (-1.7, 1.695), (-1.0, 1.728), (-0.4, 1.733), (0.10, 1.705), (0.42, 1.640), (0.75, 1.470), (1.05, 1.305), (1.28, 1.175),
             (1.38, 1.142), (1.7, 1.118), (2.05, 1.075), (2.26, 1.020), (2.38, 0.94)],
        front=[(0.1, 2.24), (0.24, 2.33), (0.36, 2.405), (0.50, 2.445), (0.66, 2.455), (0.80, 2.445), (0.92, 2.420), (1.00, 2.37), (1.08, 2.26), (1.3, 1.95)],
        rear=[(0.1, -2.26), (0.28, -2.36), (0.42, -2.44), (0.62, -2.465), (0.78, -2.44), (0.92, -2.415), (1.05, -2.425), (1.13, -2.41), (1.21, -2.355), (1.40, -2.245),
              (1.54, -2.17), (1.575, -2.17), (1.60, -2.23), (1.68, -2.24), (1.9, -2.1)],
        bottom=[(-2.46, 0.33), (-2.0, 0.25), (-1.2, 0.21), (1.2, 0.21), (1.95, 0.22), (2.42, 0.26)],
        crown_top=[(-2.4, 0.07), (-0.4, 0.075), (0.4, 0.095), (0.8, 0.13), (1.2, 0.13), (1.4, 0.07), (1.8, 0.05), (2.3, 0.055)],
        crown_front=[(0.3, 0.25), (0.6, 0.23), (0.95, 0.26), (1.1, 0.28)],
        crown_rear=[(0.3, 0.17), (0.6, 0.16), (1.0, 0.18), (1.2, 0.18), (1.6, 0.15)],
        edge_top=[(-2.4, 0.10), (-1, 0.15), (0.2, 0.14), (0.6, 0.10), (1.2, 0.10), (1.6, 0.11), (2.3, 0.11)],
        edge_front=[(0.3, 0.12), (0.6, 0.14), (1.0, 0.10)], edge_rear=[(0.3, 0.10), (0.6, 0.12), (1.1, 0.09), (1.4, 0.09), (1.65, 0.05)],
        arches=[(1.52, 0.385, 0.425, 0.016), (-1.44, 0.385, 0.425, 0.020)], carve=_bonnet)


def _nose(car):
    """A wide chrome-framed grille that meets slim lamps, over an intake with bright corners."""
    view, limit = round_nose(car.nose), ahead_of(0.9)
    car.headlight(polygon([(0.655, 0.855), (0.665, 0.965), (1.0, 0.990), (1.46, 1.030, 0.01), (1.38, 0.955), (1.14, 0.875), (0.86, 0.845)], 0.02), units=[(0.79, 0.905), (0.92, 0.912), (1.05, 0.925)], unit=0.030,
                  bars=[polygon([(0.68, 0.945), (0.68, 0.957), (1.0, 0.980), (1.42, 1.019), (1.40, 1.004), (1.0, 0.966)], 0.003),
                        polygon([(0.68, 0.866), (0.86, 0.856), (1.12, 0.886), (1.30, 0.945), (1.30, 0.930), (1.12, 0.876), (0.86, 0.848), (0.68, 0.856)], 0.003)], depth=0.055)
    car.opening(polygon([(-1, 0.625), (0.48, 0.625), (0.625, 0.845), (0.63, 0.975), (-1, 0.985)], 0.025), back='grille_bars', depth=0.045, frame='chrome', frame_width=0.020, proud=0.008)
    car.opening(polygon([(-1, 0.345), (0.56, 0.345), (0.66, 0.405), (0.60, 0.475), (-1, 0.475)], 0.02), back='grille_mesh', depth=0.05)
    car.opening(polygon([(0.84, 0.40), (1.16, 0.445), (1.20, 0.60), (1.13, 0.625), (1.05, 0.54), (0.86, 0.475)], 0.02), back='gloss_black', depth=0.022, frame='chrome', frame_width=0.012, proud=0.004)
    car.trim(both(seen(polygon([(-1, 0.275), (0.62, 0.275), (0.70, 0.318), (-1, 0.318)], 0.01), view), limit), 'chrome', 0.008)
    car.plates(0.545, None, front_out=0.02)
    car.gap_nose(polygon([(-1, 0.10), (-1, 0.998), (0.60, 0.990), (0.66, 0.84), (1.14, 0.865), (1.40, 0.945), (1.50, 0.86), (1.54, 0.10)], 0.02))


def _tail(car):
    """Wide lamps with a chrome line between them, and two bright outlets in the bumper."""
    view, limit = round_tail(car.tail), behind_of(-0.9)
    car.taillight(polygon([(0.48, 0.985), (0.47, 1.095), (0.95, 1.125), (1.45, 1.135), (1.38, 1.06), (1.10, 0.965), (0.80, 0.955)], 0.025),
                  bars=[polygon([(0.50, 1.068), (0.50, 1.085), (0.95, 1.112), (1.40, 1.122), (1.37, 1.10), (0.98, 1.092)], 0.004),
                        polygon([(0.50, 1.00), (0.50, 1.013), (0.80, 0.985), (1.08, 0.992), (1.26, 1.05), (1.27, 1.036), (1.10, 0.978), (0.80, 0.970)], 0.004)])
    car.trim(both(seen(polygon([(-1, 1.055), (0.45, 1.055), (0.45, 1.085), (-1, 1.085)], 0.004), view), limit), 'chrome', 0.006)
    car.opening(polygon([(0.52, 0.375), (0.50, 0.43), (0.76, 0.455), (0.78, 0.395)], 0.02), view='tail', depth=0.03, back='void', frame='chrome', frame_width=0.012, proud=0.005)
    car.trim(both(seen(polygon([(-1, 0.20), (1.10, 0.20), (1.06, 0.43), (0.85, 0.52), (-1, 0.52)], 0.03), view), limit))
    car.plates(None, 0.84)
    car.gap_tail(polygon([(-1, 0.66), (0.66, 0.66), (0.74, 0.71, 0.04), (0.80, 1.0), (0.84, 1.16), (0.74, 1.54), (-1, 1.57)], 0.03))
    car.gap_tail(polygon([(-1, 0.10), (-1, 0.65), (0.76, 0.65), (1.05, 0.78), (1.36, 0.86), (1.46, 0.74), (1.52, 0.10)], 0.03))


def build(face=None):
    car = Car(shell(), nose=2.455, tail=-2.465, axles=(1.52, -1.44), tyre=0.385, arch=0.425, width=1.95, height=1.77)
    car.arches(rim=0.282, style='multi', tone='silver', section=0.265)
    car.windscreen(base=(1.25, 1.09), head=(0.40, 0.30))
    frame = polygon([(1.14, 1.125), (1.00, 1.215), (0.42, 1.615, 0.10), (-0.10, 1.668), (-1.0, 1.665), (-1.75, 1.625, 0.05), (-2.19, 1.315, 0.03), (-2.16, 1.225, 0.03), (-1.5, 1.205), (-0.4, 1.170)])
    posts = [((-0.17, 1.15), (-0.12, 1.66)), ((-1.15, 1.18), (-1.08, 1.66))]
    car.side_windows(frame, panes(frame, posts, inset=0.022, half=0.042), edge='chrome', dark=(1, 2))
    car.rear_window((1.245, 1.255), (1.535, 1.505), pillar=0.125, ahead=-1.95)
    (face or _nose)(car)
    car.gap_top(polygon([(1.34, -1), (1.33, 0.77), (1.75, 0.785), (2.12, 0.72, 0.12), (2.28, 0.48, 0.1), (2.335, -1)], 0.05), low=0.9)
    _tail(car)
    lower = both(seen(polygon([(0.98, 0.415), (0.98, 0.445), (-0.90, 0.445), (-0.90, 0.415)], 0.004), from_side), car.at_side())
    car.trim(lower, 'chrome', 0.006)
    car.below([(-2.7, 0.40), (-2.05, 0.38), (-1.90, 0.33), (1.98, 0.33), (2.10, 0.34), (2.7, 0.30)])
    car.gap_side(door(frame, polygon([(0.99, 0.30), (1.02, 0.62), (1.055, 0.98), (1.05, 1.17), (-0.17, 1.19), (-0.165, 0.30)], 0.03), behind=posts[0]))
    car.gap_side(door(frame, polygon([(-0.165, 0.30), (-0.17, 1.19), (-1.155, 1.23), (-1.21, 1.02, 0.1), (-1.21, 0.30)], 0.03), ahead=posts[0], behind=posts[1], wheel=(-1.44, 0.385, 0.52)))
    for x, z in ((0.0, 1.035), (-0.99, 1.065)):
        car.handle(x, z, 0.22, 'chrome')
    car.mirror(0.90, 1.205, size=(0.15, 0.23, 0.165))
    car.rails(-1.85, 0.10, 0.66, lift=0.032, material='chrome')
    car.fin(-1.95)
    car.cabin(front=0.12, rear=-0.80, third=-1.60, floor=0.42, hip=0.72, belt=1.10, seats='leather', y=0.41)
    car.extra.update(headlight=(2.20, 0.74, 0.84), headlight_across=1.35, wheel_across=1.3)
    return car.finish()
