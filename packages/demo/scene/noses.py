"""Faces of cars: lamps, grille and bumper that a body wears in place of its own, no maker's design.

A face is drawn once, in (u, t): u are metres from the middle round the corner of a car 1.87 m wide, t is
0 at the lower lip and 1 at the bonnet's edge. `Front` says where these are on a body, so one drawing fits
them all; each face is a function of the car and its front. A face keeps to the form of the nose, so that
the silhouette, the shadow and the place of the number plate are those of the body.
"""
from skin import ahead_of, both, polygon, round_nose, seen

#: Where the face's own places are counted from.
INNER, OUTER = 0.50, 1.38

#: Metres from lip to bonnet of the drawings.
TALL = 0.68


class Front:
    """Where a body wears a face.

    lip, hood: z of t = 0 and 1 at the middle; rise: metres the bonnet's edge climbs to the outer end of
    the lamps; wide: width as a share of 1.87 m; reach: where the lamps end, in metres unrolled;
    plate: z of the number plate and metres ahead of the skin.
    """

    def __init__(self, *, lip, hood, rise=0.05, wide=1.0, reach=1.38, plate=(0.5, 0.016)):
        self.lip, self.hood, self.rise, self.wide, self.reach, self.plate = lip, hood, rise, wide, reach, plate
        self.scale = min((hood - lip) / TALL, 1.0)

    def place(self, u, t):
        """Metres unrolled and z of a place of the drawing."""
        across = u * self.wide
        if u > INNER:
            beyond = INNER * self.wide + (u - INNER) * (self.reach - INNER * self.wide) / (OUTER - INNER)
            # Only what is high on the nose follows the lamps round the corner.
            high = min(max((t - 0.5) / 0.3, 0), 1)
            across += (beyond - across) * high
        climb = self.rise * max(0.0, (u - INNER) / (OUTER - INNER)) * max(t, 0) ** 2
        return across, self.lip + t * (self.hood - self.lip) + climb

    def outline(self, points, radius=0.0):
        """A flat outline of places (u, t) or (u, t, radius)."""
        return polygon([(*self.place(u, t), *more) for u, t, *more in points], radius * self.scale)


class Pen:
    """Cuts a face into the nose of a car."""

    def __init__(self, car, front):
        self.car, self.front = car, front
        self.view, self.limit = round_nose(car.nose), ahead_of(car.nose - 1.35)

    def lamp(self, points, radius, units=(), unit=0.03, bars=(), depth=0.055):
        flat = self.front.outline
        self.car.headlight(flat(points, radius), units=[self.front.place(*u) for u in units], unit=unit * max(self.front.scale, 0.75),
                           bars=[bar if callable(bar) else flat(bar, 0.003) for bar in bars], depth=depth)

    def hole(self, points, radius, **kind):
        self.car.opening(self.front.outline(points, radius), **kind)

    def trim(self, points, radius, material, along=0.0):
        self.car.trim(both(seen(self.front.outline(points, radius), self.view), self.limit), material, along)

    def finish(self, under):
        """Plate and shut lines. under: line below the lamps, from the middle to the wheel."""
        self.car.plates(self.front.plate[0], None, front_out=self.front.plate[1])
        self.car.gap_nose(self.front.outline([(-1, -0.4), *under, (1.52, -0.4)], 0.02))


def bar(car, front):
    """A bar of light from side to side over a painted nose; a wide lower grille between air curtains."""
    pen = Pen(car, front)
    pen.lamp([(-1, 0.875), (-1, 0.925), (0.50, 0.93), (0.95, 0.965), (1.38, 0.99, 0.006), (1.30, 0.90), (1.02, 0.82), (0.60, 0.80), (0.50, 0.865)], 0.012,
             units=[(0.68, 0.855), (0.83, 0.865), (0.98, 0.88)], unit=0.026,
             bars=[[(-1, 0.892), (-1, 0.912), (0.50, 0.916), (0.95, 0.948), (1.33, 0.972), (1.31, 0.95), (0.95, 0.925), (0.50, 0.896)]], depth=0.045)
    pen.hole([(-1, 0.09), (0.46, 0.09), (0.66, 0.26), (0.58, 0.54), (-1, 0.56)], 0.03, back='grille_bars', depth=0.05, frame='gloss_black', frame_width=0.02, proud=0.005)
    pen.hole([(0.88, 0.14), (1.08, 0.17), (1.14, 0.52), (1.05, 0.56), (0.98, 0.38)], 0.015, back='gloss_black', depth=0.03)
    pen.trim([(-1, 0.0), (0.62, 0.0), (0.72, 0.055), (-1, 0.055)], 0.008, 'satin', 0.006)
    pen.trim([(-1, -0.3), (1.30, -0.3), (1.30, 0.10), (0.90, 0.075), (0.60, 0.075), (-1, 0.075)], 0.01, 'black_trim')
    pen.finish([(-1, 0.845), (0.46, 0.84), (0.58, 0.775), (1.02, 0.79), (1.32, 0.87), (1.42, 0.74)])


def tall(car, front):
    """An upright grille in a bright frame between square lamps, over a slim intake."""
    pen = Pen(car, front)
    pen.lamp([(0.60, 0.72), (0.585, 0.955), (0.95, 0.99), (1.26, 0.985), (1.26, 0.86), (1.02, 0.735)], 0.03, units=[(0.71, 0.83), (0.87, 0.845)], unit=0.040,
             bars=[[(0.605, 0.925), (0.605, 0.945), (0.95, 0.977), (1.22, 0.972), (1.22, 0.952), (0.95, 0.955)],
                   [(1.10, 0.80), (1.20, 0.862), (1.20, 0.945), (1.18, 0.945), (1.18, 0.87), (1.09, 0.815)]], depth=0.06)
    pen.hole([(-1, 0.50), (0.40, 0.50), (0.53, 0.60), (0.55, 0.93), (0.49, 0.985), (-1, 0.985)], 0.03, back='grille_bars', depth=0.045, frame='chrome', frame_width=0.022, proud=0.008)
    pen.hole([(-1, 0.085), (0.62, 0.085), (0.70, 0.16), (0.62, 0.245), (-1, 0.245)], 0.02, back='grille_mesh', depth=0.04)
    pen.hole([(0.80, 0.17), (1.10, 0.195), (1.15, 0.44), (1.09, 0.44), (1.01, 0.30)], 0.02, back='gloss_black', depth=0.022)
    pen.trim([(0.84, 0.135), (1.14, 0.165), (1.14, 0.19), (0.84, 0.16)], 0.004, 'chrome', 0.005)
    pen.trim([(-1, -0.3), (1.32, -0.3), (1.32, 0.10), (0.80, 0.045), (-1, 0.045)], 0.02, 'black_trim')
    pen.finish([(-1, 0.47), (0.42, 0.47), (0.565, 0.57), (0.575, 0.69), (1.03, 0.70), (1.32, 0.83), (1.42, 0.70)])


def split(car, front):
    """Slim day lights over lamps in dark pockets, one broad grille in a black frame."""
    pen = Pen(car, front)
    pen.lamp([(0.53, 0.905), (0.545, 0.955), (0.95, 0.985), (1.38, 1.0, 0.006), (1.30, 0.955), (0.98, 0.915)], 0.008,
             bars=[[(0.55, 0.917), (0.56, 0.943), (0.95, 0.972), (1.33, 0.988), (1.29, 0.968), (0.97, 0.930)]], depth=0.035)
    pen.lamp([(0.79, 0.47), (0.79, 0.72), (1.00, 0.735), (1.08, 0.66), (1.00, 0.47)], 0.025, units=[(0.885, 0.65), (0.885, 0.545)], unit=0.036, depth=0.05)
    pen.hole([(0.73, 0.14), (0.74, 0.755), (1.04, 0.775), (1.16, 0.68), (1.10, 0.20)], 0.03, back='gloss_black', depth=0.016)
    pen.hole([(-1, 0.13), (0.42, 0.13), (0.63, 0.42), (0.46, 0.86), (-1, 0.86)], 0.02, back='grille_mesh', depth=0.05, frame='gloss_black', frame_width=0.034, proud=0.008)
    pen.trim([(-1, 0.0), (0.60, 0.0), (0.68, 0.075), (-1, 0.075)], 0.01, 'satin', 0.008)
    pen.trim([(-1, -0.3), (1.32, -0.3), (1.32, 0.14), (0.80, 0.095), (-1, 0.095)], 0.02, 'black_trim')
    pen.finish([(-1, 0.885), (0.50, 0.885), (0.98, 0.895), (1.30, 0.935), (1.42, 0.78)])


def wing(car, front):
    """Rounded lamps with a ring of light, joined by a slim bright wing; a smile of an intake below."""
    pen = Pen(car, front)
    ring = front.outline([(0.555, 0.685), (0.535, 0.945), (1.02, 0.965), (1.10, 0.74)], 0.11)
    pen.lamp([(0.525, 0.65), (0.505, 0.975), (1.04, 0.995), (1.14, 0.705)], 0.13, units=[(0.69, 0.81), (0.88, 0.825)], unit=0.042,
             bars=[lambda u, v: abs(ring(u, v) + 0.006) - 0.006], depth=0.06)
    pen.hole([(-1, 0.80), (0.485, 0.80), (0.475, 0.90), (-1, 0.915)], 0.02, back='grille_mesh', depth=0.025, frame='chrome', frame_width=0.012, proud=0.004)
    pen.hole([(-1, 0.20), (0.52, 0.20), (0.74, 0.40), (0.60, 0.47), (-1, 0.50)], 0.04, back='grille_bars', depth=0.045)
    pen.hole([(0.88, 0.18), (1.02, 0.20), (1.06, 0.30), (0.90, 0.29)], 0.03, back='gloss_black', depth=0.02, frame='satin', frame_width=0.008, proud=0.002)
    pen.trim([(-1, 0.03), (0.58, 0.03), (0.68, 0.11), (-1, 0.11)], 0.02, 'satin', 0.006)
    pen.trim([(-1, -0.3), (1.30, -0.3), (1.30, 0.10), (0.70, 0.13), (-1, 0.13)], 0.03, 'black_trim')
    pen.finish([(-1, 0.945), (0.46, 0.935), (0.53, 0.63), (0.80, 0.61), (1.06, 0.68), (1.26, 0.76), (1.40, 0.66)])


#: Key of a face in addresses: its drawing.
FACES = {'b': bar, 'c': tall, 'd': split, 'e': wing}
