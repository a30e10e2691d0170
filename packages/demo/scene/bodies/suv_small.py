"""A light five-door SUV: short bonnet, upright tail, black cladding, rounded square lamps."""
from car import Car
from doors import door, panes
from form import rails
from noses import Front
from shell import Shell, smooth
from skin import ahead_of, behind_of, both, polygon, round_nose, round_tail, seen

STATIONS = (-2.08, -1.68, -1.20, -0.40, 0.50, 1.20, 1.65, 2.05)
PLAN = (0.825, 0.868, 0.882, 0.885, 0.885, 0.882, 0.866, 0.820)
FRONT = Front(lip=0.26, hood=0.90, rise=0.04, wide=0.95, reach=1.22, plate=(0.46, 0.016))


def _bonnet(x, y, z):
    """The bonnet's middle stands proud of two channels."""
    return 0.014 * smooth(x, 1.20, 1.45) * smooth(z, 0.84, 0.92) * smooth(abs(y), 0.40, 0.47) * smooth(abs(y), 0.68, 0.56)


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[0.90, 0.89, 0.875, 0.845, 0.83, 0.825, 0.82, 0.82], belt=[1.10, 1.09, 1.075, 1.045, 1.02, 1.005, 0.99, 0.975],
                    roof=[1.46, 1.495, 1.515, 1.525, 1.515, 1.505, 1.505, 1.505], roof_in=[0.27, 0.25, 0.235, 0.228, 0.228, 0.228, 0.228, 0.228], sill=0.29, hollow=0.042, shoulder=0.002),
        top=[(-2.3, 1.465), (-1.9, 1.505), (-1.4, 1.545), (-0.8, 1.568), (-0.3, 1.568), (0.16, 1.548), (0.43, 1.482), (0.70, 1.335), (0.94, 1.195), (1.11, 1.098),
             (1.19, 1.073), (1.45, 1.050), (1.75, 1.008), (1.92, 0.965), (2.03, 0.90)],
        front=[(0.1, 1.88), (0.24, 1.96), (0.34, 2.03), (0.46, 2.062), (0.62, 2.07), (0.78, 2.062), (0.88, 2.045), (0.95, 2.005), (1.02, 1.91), (1.25, 1.6)],
        rear=[(0.1, -1.92), (0.28, -2.00), (0.42, -2.065), (0.60, -2.08), (0.76, -2.06), (0.88, -2.04), (0.99, -2.045), (1.06, -2.03), (1.13, -1.985), (1.30, -1.915),
              (1.40, -1.875), (1.43, -1.875), (1.455, -1.925), (1.54, -1.935), (1.7, -1.85)],
        bottom=[(-2.08, 0.34), (-1.65, 0.26), (-1.1, 0.22), (1.1, 0.22), (1.6, 0.23), (2.05, 0.28)],
        crown_top=[(-2.1, 0.065), (-0.4, 0.07), (0.3, 0.09), (0.6, 0.12), (1.0, 0.12), (1.13, 0.07), (1.5, 0.045), (2.0, 0.05)],
        crown_front=[(0.3, 0.19), (0.6, 0.17), (0.9, 0.20), (1.1, 0.22)],
        crown_rear=[(0.3, 0.14), (0.6, 0.12), (0.95, 0.14), (1.15, 0.15), (1.6, 0.13)],
        edge_top=[(-2.1, 0.10), (-1, 0.14), (0.2, 0.13), (0.5, 0.09), (1.0, 0.09), (1.3, 0.10), (2.0, 0.10)],
        edge_front=[(0.3, 0.10), (0.6, 0.13), (0.95, 0.10)], edge_rear=[(0.3, 0.09), (0.6, 0.10), (1.1, 0.09), (1.35, 0.08), (1.5, 0.05)],
        arches=[(1.26, 0.335, 0.375, 0.026), (-1.28, 0.335, 0.375, 0.028)], carve=_bonnet)


def _nose(car):
    """Rounded square lamps in rings of light, a slim grille between them, a deep black bumper."""
    ring = polygon([(0.555, 0.70), (0.555, 0.855), (0.90, 0.875), (0.945, 0.72)], 0.05)
    car.headlight(polygon([(0.53, 0.675), (0.53, 0.88), (0.93, 0.905), (0.98, 0.70)], 0.065), units=[(0.665, 0.785), (0.80, 0.790)], unit=0.040,
                  bars=[lambda u, v: abs(ring(u, v) + 0.008) - 0.008], depth=0.06)
    car.opening(polygon([(-1, 0.745), (0.515, 0.745), (0.515, 0.835), (-1, 0.835)], 0.015), back='gloss_black', depth=0.014)
    car.opening(polygon([(-1, 0.395), (0.50, 0.395), (0.60, 0.45), (0.55, 0.565), (-1, 0.565)], 0.03), back='grille_mesh', depth=0.04)
    car.trim(both(seen(polygon([(-1, 0.27), (0.46, 0.27), (0.56, 0.345), (-1, 0.345)], 0.015), round_nose(car.nose)), ahead_of(0.9)), 'satin', 0.008)
    car.headlight(polygon([(0.76, 0.455), (0.76, 0.525), (0.84, 0.525), (0.84, 0.455)], 0.03), units=[(0.80, 0.49)], unit=0.022, depth=0.035)
    car.trim(both(seen(polygon([(-1, 0.20), (1.30, 0.20), (1.30, 0.50), (0.98, 0.53), (0.78, 0.60), (0.58, 0.625), (-1, 0.625)], 0.05), round_nose(car.nose)), ahead_of(0.9)))
    car.plates(0.46, None, front_out=0.016)
    car.gap_nose(polygon([(-1, 0.10), (-1, 0.905), (0.50, 0.905), (0.54, 0.915), (0.95, 0.93), (1.10, 0.90), (1.25, 0.75), (1.28, 0.10)], 0.02))


def build(face=None):
    car = Car(shell(), nose=2.07, tail=-2.08, axles=(1.26, -1.28), tyre=0.335, arch=0.375, width=1.77, height=1.59)
    car.arches(cladding=0.07, rim=0.238, style='five', tone='silver', section=0.215)
    car.windscreen(base=(1.09, 0.95), head=(0.41, 0.31))
    frame = polygon([(1.00, 1.035), (0.90, 1.12), (0.40, 1.455, 0.09), (-0.10, 1.502), (-0.9, 1.495), (-1.27, 1.455, 0.08), (-1.56, 1.20, 0.03), (-1.50, 1.155), (-0.8, 1.10), (0.2, 1.062)])
    posts = [((-0.20, 1.05), (-0.16, 1.50)), ((-1.07, 1.08), (-0.98, 1.50))]
    car.side_windows(frame, panes(frame, posts), dark=(1, 2))
    car.rear_window((1.16, 1.175), (1.405, 1.385), pillar=0.115, ahead=-1.6)
    (face or _nose)(car)
    car.below([(-2.3, 0.55), (-1.75, 0.53), (-1.60, 0.42), (1.60, 0.42), (1.75, 0.46), (2.3, 0.46)])
    # Tail: rounded square lamps too.
    tail = polygon([(0.575, 0.885), (0.575, 1.03), (0.93, 1.05), (0.97, 0.90)], 0.045)
    car.taillight(polygon([(0.55, 0.86), (0.55, 1.055), (0.95, 1.075), (1.00, 0.88)], 0.06), bars=[lambda u, v: abs(tail(u, v) + 0.008) - 0.009])
    car.trim(both(seen(polygon([(-1, 0.375), (0.46, 0.375), (0.52, 0.46), (-1, 0.46)], 0.015), round_tail(car.tail)), behind_of(-0.9)), 'grey_trim', 0.008)
    car.trim(both(seen(polygon([(0.66, 0.480), (0.66, 0.505), (0.86, 0.515), (0.86, 0.490)], 0.008), round_tail(car.tail)), behind_of(-0.9)), 'light_rear', 0.003)
    car.plates(None, 0.80)
    # Gaps
    car.gap_top(polygon([(1.15, -1), (1.14, 0.70), (1.5, 0.715), (1.80, 0.67, 0.12), (1.93, 0.47, 0.1), (1.985, -1)], 0.05), low=0.8)
    car.gap_side(door(frame, polygon([(0.82, 0.30), (0.84, 0.60), (0.90, 0.88), (0.92, 1.06), (-0.20, 1.08), (-0.19, 0.30)], 0.03), behind=posts[0]))
    car.gap_side(door(frame, polygon([(-0.19, 0.30), (-0.20, 1.08), (-1.09, 1.14), (-1.14, 0.92, 0.1), (-1.14, 0.30)], 0.03), ahead=posts[0], behind=posts[1], wheel=(-1.28, 0.335, 0.475)))
    car.gap_tail(polygon([(-1, 0.66), (0.58, 0.66), (0.66, 0.70, 0.04), (0.70, 0.95), (0.74, 1.10), (0.66, 1.42), (-1, 1.44)], 0.03))
    for x, z in ((-0.04, 0.955), (-0.98, 0.985)):
        car.handle(x, z)
    car.mirror(0.76, 1.095, size=(0.13, 0.20, 0.145), cap='gloss_black')
    car.rails(-1.55, 0.0, 0.575, lift=0.04, material='black_trim')
    car.fin(-1.65)
    car.cabin(front=0.02, rear=-0.88, floor=0.38, hip=0.64, belt=1.01)
    car.extra.update(headlight=(1.86, 0.66, 0.74), headlight_across=1.2)
    return car.finish()
