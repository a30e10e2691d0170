"""A seven-seat off-road wagon: upright nose, flat bonnet, boxy rear windows, side steps, chunky tyres."""
from car import Car
from doors import door, panes
from form import rails
from noses import Front
from shell import Shell, smooth
from skin import ahead_of, behind_of, both, polygon, round_nose, round_tail, seen

STATIONS = (-2.48, -2.05, -1.50, -0.40, 0.60, 1.40, 1.95, 2.40)
PLAN = (0.895, 0.928, 0.935, 0.935, 0.935, 0.932, 0.922, 0.890)
FRONT = Front(lip=0.42, hood=1.09, rise=0.0, reach=1.14, plate=(0.70, 0.03))


def _bonnet(x, y, z):
    """A flat bonnet whose middle is raised between two steps."""
    return 0.022 * smooth(x, 1.22, 1.42) * smooth(z, 1.05, 1.13) * smooth(abs(y), 0.44, 0.50) * smooth(abs(y), 0.80, 0.70)


def shell():
    return Shell(
        rails=rails(STATIONS, PLAN, crease=[1.05, 1.05, 1.045, 1.035, 1.03, 1.03, 1.03, 1.03], belt=[1.245, 1.245, 1.24, 1.225, 1.215, 1.21, 1.205, 1.195],
                    roof=[1.715, 1.735, 1.75, 1.76, 1.75, 1.74, 1.74, 1.74], roof_in=[0.205, 0.195, 0.19, 0.188, 0.19, 0.19, 0.19, 0.19], belt_in=0.045, sill=0.44, hollow=0.028, shoulder=0.003),
        top=[(-2.7, 1.74), (-2.3, 1.765), (-1.6, 1.79), (-0.8, 1.80), (0.0, 1.792), (0.40, 1.765), (0.60, 1.700), (0.82, 1.530), (1.02, 1.365), (1.15, 1.268),
             (1.23, 1.240), (1.6, 1.232), (2.0, 1.212), (2.22, 1.180), (2.34, 1.125)],
        front=[(0.2, 2.17), (0.40, 2.27), (0.50, 2.36), (0.60, 2.415), (0.74, 2.42), (0.82, 2.400), (0.90, 2.385), (1.02, 2.375), (1.10, 2.36), (1.18, 2.31), (1.30, 2.15)],
        rear=[(0.2, -2.30), (0.44, -2.42), (0.54, -2.475), (0.70, -2.48), (0.80, -2.455), (0.95, -2.44), (1.10, -2.44), (1.20, -2.43), (1.30, -2.405), (1.55, -2.345),
              (1.66, -2.31), (1.69, -2.31), (1.715, -2.365), (1.80, -2.37), (2.0, -2.3)],
        bottom=[(-2.48, 0.52), (-1.95, 0.42), (-1.2, 0.38), (1.2, 0.38), (1.9, 0.40), (2.40, 0.46)],
        crown_top=[(-2.4, 0.055), (-0.4, 0.06), (0.5, 0.08), (0.8, 0.10), (1.1, 0.10), (1.25, 0.05), (1.7, 0.03), (2.3, 0.03)],
        crown_front=[(0.4, 0.17), (0.7, 0.15), (1.0, 0.13), (1.2, 0.14)],
        crown_rear=[(0.4, 0.10), (0.7, 0.08), (1.1, 0.09), (1.6, 0.09)],
        edge_top=[(-2.4, 0.08), (-1, 0.11), (0.3, 0.11), (0.7, 0.08), (1.2, 0.08), (1.5, 0.09), (2.3, 0.08)],
        edge_front=[(0.4, 0.10), (0.7, 0.12), (1.0, 0.09), (1.2, 0.07)], edge_rear=[(0.4, 0.08), (0.7, 0.09), (1.2, 0.07), (1.5, 0.07), (1.7, 0.05)],
        arches=[(1.50, 0.400, 0.455, 0.040), (-1.36, 0.400, 0.455, 0.042)], carve=_bonnet, powers=(2.4, 3.0, 3.4))


def _nose(car):
    """A tall framed grille between square lamps, over a deep bumper with a skid plate."""
    view, limit = round_nose(car.nose), ahead_of(0.9)
    car.headlight(polygon([(0.575, 0.895), (0.575, 1.085), (0.92, 1.095), (1.06, 1.085), (1.06, 0.975), (0.88, 0.905)], 0.022), units=[(0.675, 0.985), (0.80, 0.990)], unit=0.038,
                  bars=[polygon([(0.590, 1.058), (0.590, 1.072), (0.92, 1.082), (1.045, 1.074), (1.045, 1.060), (0.92, 1.068)], 0.004),
                        polygon([(0.590, 0.91), (0.590, 1.072), (0.606, 1.072), (0.606, 0.91)], 0.004)], depth=0.06)
    car.opening(polygon([(-1, 0.770), (0.40, 0.770), (0.535, 0.860), (0.535, 1.075), (-1, 1.075)], 0.03), back='grille_mesh', depth=0.05, frame='chrome', frame_width=0.028, proud=0.012)
    car.opening(polygon([(-1, 0.545), (0.44, 0.545), (0.52, 0.60), (0.50, 0.655), (-1, 0.655)], 0.02), back='grille_bars', depth=0.05)
    car.headlight(polygon([(0.70, 0.60), (0.70, 0.69), (0.79, 0.69), (0.79, 0.60)], 0.03), units=[(0.745, 0.645)], unit=0.028, depth=0.035)
    car.opening(polygon([(0.60, 0.56), (0.62, 0.735), (0.92, 0.755), (1.00, 0.70), (0.86, 0.56)], 0.03), back='black_trim', depth=0.022)
    car.trim(both(seen(polygon([(-1, 0.42), (0.46, 0.42), (0.52, 0.515), (-1, 0.515)], 0.02), view), limit), 'satin', 0.012)
    car.trim(both(seen(polygon([(-1, 0.30), (1.32, 0.30), (1.30, 0.62), (0.62, 0.53), (-1, 0.53)], 0.03), view), limit))
    for z in (0.885, 0.975):
        p, _ = car.shell.on_front([-0.455, -0.23, 0.0, 0.23, 0.455], z)
        car.fit.strip('chrome', [tuple(q) for q in p - (0.012, 0, 0)], 0.035, 0.030, 0.0)
    car.gap_nose(polygon([(-1, 0.10), (-1, 0.745), (0.42, 0.745), (0.56, 0.84), (0.90, 0.875), (1.10, 0.93), (1.33, 0.90), (1.36, 0.10)], 0.02))
    car.plates(0.70, None, front_out=0.03)


def _tail(car):
    """Upright lamps beside a tall tailgate, a black step in the bumper."""
    view, limit = round_tail(car.tail), behind_of(-0.9)
    car.taillight(polygon([(0.775, 0.90), (0.765, 1.255), (0.86, 1.265), (1.05, 1.245), (1.02, 0.93), (0.92, 0.90)], 0.025),
                  bars=[polygon([(0.80, 0.93), (0.79, 1.235), (0.812, 1.235), (0.822, 0.93)], 0.004), polygon([(0.80, 1.218), (0.79, 1.238), (1.02, 1.228), (1.02, 1.208)], 0.004),
                        polygon([(0.80, 0.925), (0.80, 0.945), (0.99, 0.96), (0.99, 0.94)], 0.004)], clear=[(polygon([(0.84, 1.04), (0.84, 1.09), (1.005, 1.09), (1.0, 1.04)], 0.01), 'glass_clear')])
    car.opening(polygon([(-1, 0.815), (0.33, 0.815), (0.36, 0.85), (0.33, 0.985), (-1, 0.985)], 0.02), view='rear', depth=0.018, back='paint', wall='paint')
    car.trim(both(seen(polygon([(-1, 0.955), (0.34, 0.955), (0.34, 1.005), (-1, 1.005)], 0.01), view), limit), 'chrome', 0.014)
    car.trim(both(seen(polygon([(0.62, 0.625), (0.62, 0.655), (0.82, 0.665), (0.82, 0.635)], 0.008), view), limit), 'light_rear', 0.003)
    car.trim(both(seen(polygon([(-1, 0.30), (1.30, 0.30), (1.28, 0.58), (0.86, 0.60), (0.78, 0.715), (-1, 0.715)], 0.03), view), limit))
    car.gap_tail(polygon([(-1, 0.735), (0.735, 0.735), (0.75, 0.9), (0.745, 1.27), (0.73, 1.66), (-1, 1.69)], 0.02))
    car.gap_tail(polygon([(-1, 0.10), (-1, 0.725), (0.80, 0.725), (0.90, 0.80), (1.26, 0.83), (1.32, 0.10)], 0.02))
    car.plates(None, 0.895, rear_out=0.004)


def build(face=None):
    car = Car(shell(), nose=2.42, tail=-2.48, axles=(1.50, -1.36), tyre=0.400, arch=0.455, width=1.94, height=1.86)
    car.arches(cladding=0.075, swell=0.022, rim=0.232, style='six', tone='two', section=0.275)
    car.windscreen(base=(1.13, 1.03), head=(0.58, 0.51), pillar=0.07)
    frame = polygon([(1.03, 1.255), (0.96, 1.33), (0.58, 1.685, 0.06), (0.10, 1.728), (-1.2, 1.728), (-2.10, 1.700, 0.06), (-2.185, 1.34, 0.06), (-2.16, 1.285, 0.03), (-0.8, 1.272)])
    posts = [((-0.18, 1.26), (-0.15, 1.72)), ((-1.10, 1.27), (-1.07, 1.72))]
    car.side_windows(frame, panes(frame, posts, half=0.045, soft=0.02), dark=(1, 2))
    car.rear_window((1.315, 1.32), (1.635, 1.62), pillar=0.105, ahead=-2.0, soft=0.05)
    (face or _nose)(car)
    car.gap_top(polygon([(1.19, -1), (1.18, 0.79), (1.6, 0.80), (2.10, 0.785, 0.06), (2.285, 0.72, 0.06), (2.335, -1)], 0.03), low=1.0)
    _tail(car)
    car.below([(-2.7, 0.62), (-1.85, 0.60), (-1.80, 0.50), (1.95, 0.50), (2.05, 0.62), (2.7, 0.62)])
    car.gap_side(door(frame, polygon([(0.93, 0.42), (0.94, 0.60), (0.965, 1.0), (0.965, 1.29), (-0.18, 1.29), (-0.18, 0.42)], 0.03), behind=posts[0]))
    car.gap_side(door(frame, polygon([(-0.18, 0.42), (-0.18, 1.29), (-1.10, 1.29), (-1.13, 1.05, 0.1), (-1.13, 0.42)], 0.03), ahead=posts[0], behind=posts[1], wheel=(-1.36, 0.400, 0.565)))
    for x, z in ((-0.02, 1.125), (-0.96, 1.135)):
        car.handle(x, z, 0.23, 'chrome')
    car.mirror(0.80, 1.315, size=(0.15, 0.24, 0.20), cap='chrome')
    car.rails(-2.0, 0.20, 0.66, lift=0.055, material='satin')
    car.fin(-2.05)
    _steps(car)
    car.cabin(front=0.15, rear=-0.80, third=-1.62, floor=0.55, hip=0.84, belt=1.19, dash=0.80, seats='leather', y=0.40)
    car.extra.update(headlight=(2.20, 0.72, 0.92), headlight_across=1.35, wheel_across=1.4)
    return car.finish()


def _steps(car):
    """Side steps on arms from the frame."""
    for s in (1, -1):
        car.fit.strip('black_trim', [(0.98, s * 0.84, 0.385), (0.90, s * 0.935, 0.375), (-0.72, s * 0.935, 0.375), (-0.80, s * 0.84, 0.385)], 0.16, 0.045, 0.05)
        car.fit.block('satin', (0.09, s * 0.950, 0.4000), (1.42, 0.075, 0.006), 0.002)
        for x in (0.6, -0.45):
            car.fit.block('black_trim', (x, s * 0.74, 0.39), (0.07, 0.36, 0.05), 0.01)
    car.fit.block('void', (0.0, 0, 0.42), (4.2, 1.1, 0.16), 0.04)
