"""What motorcycles share: tyres, cast and wire wheels, brake discs, forks, mudguards, round lamps, side stands.

x forward, y left, z up, metres. A motorcycle is built upright and leant onto its side stand last.
"""

from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from materials import mat
from panel import rounded_box
from wheel import Mesh, _spoke


def place(mesh, name, x, z, angle=35):
    """The object of a lathed mesh with its axle at (x, z)."""
    thing = bpy.data.objects.new(name, mesh.data(name, angle))
    thing.location = (x, 0, z)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lean(things, angle):
    """Lean objects to the left about the line the tyres stand on."""
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(-angle, 4, 'X')
    for thing in things:
        thing.matrix_world = turn @ thing.matrix_world


def tyre(mesh, radius, width, rim, blocks=0):
    """A round-shouldered tyre; blocks: how many rows of tread blocks stand on it."""
    w, h = width / 2, radius - rim
    crown = [(rim + 0.002, w * 0.62), (rim + 0.02, w * 0.86)]
    crown += [(rim + 0.03 + (h - 0.03) * cos(a * pi / 20) ** 0.8, w * sin(a * pi / 20)) for a in range(10, -11, -1)]
    crown += [(rim + 0.02, -w * 0.86), (rim + 0.002, -w * 0.62)]
    mesh.lathe(crown, 'rubber', 96)
    for k in range(blocks):
        for across in (-0.62, 0.0, 0.62) if k % 2 else (-0.34, 0.34):
            _block(mesh, radius, width, rim, 2 * pi * k / blocks, across)


def _block(mesh, radius, width, rim, turn, across):
    """One tread block, `across` the tyre from -1 to 1."""
    w, h, half, long = width / 2, radius - rim, 0.15, 0.034
    points = []
    for lift in (-0.004, 0.009):
        for da, dt in ((-half, -1), (half, -1), (half, 1), (-half, 1)):
            tilt = (across + da) * pi / 2 * 0.72
            r = rim + 0.03 + (h - 0.03) * cos(tilt) ** 0.8 + lift * cos(tilt)
            a = turn + dt * long / 2 / radius
            points.append((r * cos(a), w * sin(tilt) + lift * sin(tilt), r * sin(a)))
    mesh.add(points, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'rubber')


def rim_band(mesh, rim, width, material):
    """The rim a tyre sits on."""
    w = width / 2
    mesh.lathe([(rim, w * 0.66), (rim + 0.006, w * 0.6), (rim - 0.008, w * 0.52), (rim - 0.022, w * 0.2), (rim - 0.022, -w * 0.2),
                (rim - 0.008, -w * 0.52), (rim + 0.006, -w * 0.6), (rim, -w * 0.66)], material)


def hub(mesh, radius, half, material):
    mesh.lathe([(0.0, half), (radius * 0.75, half), (radius, half * 0.5), (radius, -half * 0.5), (radius * 0.75, -half), (0.0, -half)], material, 32)


def cast(mesh, rim, count, material, fork=0.0, half=0.010, bend=0.0, face=None):
    """Cast spokes, each forked by `fork` radians at the rim (0: single) and bent by `bend`."""
    for k in range(count):
        for s in (1, -1) if fork else (0,):
            a = 2 * pi * k / count + pi / 2
            path = [(0.03, a, half * 1.5, 0.026, 0.004, 0.052), (rim * 0.5, a + s * fork * 0.35 + bend * 0.4, half, 0.021, 0.003, 0.042),
                    (rim - 0.02, a + s * fork + bend, half * 1.15, 0.024, 0.003, 0.048)]
            _spoke(mesh, path, face or material, material)


def wire(mesh, rim, count, material='chrome', flange=0.045, half=0.034, thick=0.0022):
    """Crossed wire spokes from two hub flanges to the middle of the rim."""
    for k in range(count):
        a, s, t = 2 * pi * k / count, 1 if k % 2 else -1, 1 if k // 2 % 2 else -1
        b = a + t * 1.1
        p, q = Vector((flange * cos(b), s * half, flange * sin(b))), Vector(((rim - 0.012) * cos(a), s * 0.012, (rim - 0.012) * sin(a)))
        rod(mesh, p, q, thick, material)


def rod(mesh, p, q, radius, material, sides=6):
    """A thin straight bar between two points of a mesh."""
    along = (q - p).normalized()
    u = along.orthogonal().normalized()
    v = along.cross(u)
    ring = [(u * cos(2 * pi * k / sides) + v * sin(2 * pi * k / sides)) * radius for k in range(sides)]
    points = [tuple(end + r) for end in (p, q) for r in ring]
    mesh.add(points, [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)], material)


def brake(mesh, radius, y, carrier='alloy_dark'):
    """A drilled brake disc on its carrier; y of its inner face."""
    s = 1 if y > 0 else -1
    mesh.lathe([(radius, y), (radius, y + s * 0.005), (radius * 0.72, y + s * 0.005), (radius * 0.72, y), (radius, y)], 'disc', 72)
    mesh.lathe([(radius * 0.72, y), (radius * 0.70, y - s * 0.004), (0.05, y - s * 0.012)], carrier, 40)
    for k in range(26):
        for j in (0, 1):
            a, r = 2 * pi * (k + j * 0.5) / 26, radius * (0.80 + 0.11 * j)
            mesh.plug(0.0042, y + (0.0047 if s > 0 else -0.0057), 0.001, 'void', (r * cos(a), r * sin(a)), 8)


def guard(x, z, radius, half, deep, start, end, material='paint'):
    """A mudguard round an axle: inner `radius`, half width, depth of its sides; degrees from straight ahead, upwards."""
    mesh = Mesh()
    out = [(radius - deep, half), (radius - deep * 0.5, half * 0.985), (radius - 0.012, half * 0.9), (radius + 0.003, half * 0.68), (radius + 0.011, half * 0.36), (radius + 0.013, 0.0)]
    out += [(r, -y) for r, y in reversed(out[:-1])]
    within = [(r - 0.005, y * (1 - 0.004 / half)) for r, y in out]
    arc = (radians(start), radians(end))
    mesh.lathe(out, material, 48, arc)
    mesh.lathe(within, 'black_trim', 48, arc)
    for k in (0, -1):
        mesh.lathe([out[k], within[k]], material, 48, arc)
    for a in arc:
        points = [(r * cos(a), y, r * sin(a)) for r, y in (*out, *within)]
        n = len(out)
        mesh.add(points, [(m, m + 1, n + m + 1, n + m) for m in range(n - 1)], material)
    return place(mesh, 'guard', x, z, 50)


class Fork:
    """Where things on the front fork are: its axle, the rake of its legs and how far they stand apart."""

    def __init__(self, x, z, rake, apart):
        self.x, self.z, self.rake, self.apart = x, z, rake, apart

    def at(self, along, y, ahead=0.0):
        """A place metres up from the axle along the fork, y, and metres ahead of it."""
        return (self.x - along * sin(self.rake) + ahead * cos(self.rake), y, self.z + along * cos(self.rake) + ahead * sin(self.rake))

    def legs(self, fit, low, high, split, thin=0.021, thick=0.027, long=0.8, calipers=(1, -1), upside_down=True):
        """Both legs with clamps, caliper, brake hose and axle. low, high: materials; split: metres up where they meet."""
        y, turn = self.apart, (0, -self.rake, 0)
        below, over = (thin, thick) if upside_down else (thick, thin)
        for s in (1, -1):
            fit.tube(low, [self.at(-0.02, s * y), self.at(split + 0.02, s * y)], below, 20)
            fit.tube(high, [self.at(split, s * y), self.at(long, s * y)], over, 20)
            fit.tube('black_trim', [self.at(split - 0.012, s * y), self.at(split + 0.012, s * y)], thick + 0.002, 20)
            fit.block('black_trim' if upside_down else low, self.at(0.01, s * y), (0.06, 0.045, 0.10), 0.018, turn)
        for s in calipers:
            fit.block('caliper', self.at(0.09, s * (y - 0.015), -0.085), (0.075, 0.06, 0.12), 0.018, (0, -self.rake + 0.5, 0))
            fit.tube('black_trim', [self.at(0.1, s * y, -0.08), self.at(0.3, s * (y + 0.03), -0.05), self.at(0.6, s * (y - 0.01), 0.04)], 0.005, bend=0.1)
        fit.tube('black_trim', [(self.x, -y - 0.03, self.z), (self.x, y + 0.03, self.z)], 0.014)

    def clamps(self, fit, places, material='black_trim'):
        for along, thick in places:
            fit.block(material, self.at(along, 0, -0.01), (0.10, 2 * self.apart + 0.07, thick), 0.016, (0, -self.rake, 0))


def sheet(name, material, rise, half, z0, z1, thick, bow=0.10, rows=26, columns=24):
    """A bent screen from z0 up to z1: `rise` its x at a height, `half` its half width at a share of the way up, `bow` how far its sides lie back."""
    mesh = Mesh()
    points = []
    for k in range(rows + 1):
        v = k / rows
        for m in range(columns + 1):
            u = 2 * m / columns - 1
            z = z0 + (z1 - z0) * v - 0.075 * v ** 3 * abs(u) ** 3
            points.append((rise(z) - bow * u * u, u * half(v), z))
    n = columns + 1
    faces = [(k * n + m, k * n + m + 1, (k + 1) * n + m + 1, (k + 1) * n + m) for k in range(rows) for m in range(columns)]
    back = [(x - thick, y * 0.995, z) for x, y, z in points]
    mesh.add(points, faces, material)
    mesh.add(back, [f[::-1] for f in faces], 'glass_clear' if material == 'glass' else material)
    ring = [*range(n), *(k * n + n - 1 for k in range(1, rows + 1)), *(rows * n + m for m in range(n - 2, -1, -1)), *(k * n for k in range(rows - 1, 0, -1))]
    mesh.add(points + back, [(a, b, b + len(points), a + len(points)) for a, b in zip(ring, ring[1:] + ring[:1])], 'glass_dark')
    return place(mesh, name, 0, 0)


def pod(name, s, *, span, front, rear, bottom, top, inner, outer, radii, cells, material='paint'):
    """A box on one side (s: 1 left, -1 right) between profiles, as `panel.hull` takes them; inner, outer: how far off the middle, as functions of (x, z)."""
    (r_rear, r_front), r_side, (r_bottom, r_top) = radii
    middle = (span[0] + span[1]) / 2
    tall, long = top(middle) - bottom(middle), (span[1] - span[0]) / 2
    wide = (outer(middle, bottom(middle) + tall / 2) - inner(middle, bottom(middle) + tall / 2)) / 2

    def bend(a, b, c):
        t, up = (a + 1) / 2, (c + 1) / 2
        x = span[0] + (span[1] - span[0]) * t
        z = bottom(x) + (top(x) - bottom(x)) * up
        x = rear(s * b, z) * (1 - t) + front(s * b, z) * t
        y = inner(x, z) + (outer(x, z) - inner(x, z)) * (s * b + 1) / 2
        return x, s * y, z

    return rounded_box(cells, ((r_rear / long, r_front / long), (r_side / wide,) * 2, (2 * r_bottom / tall, 2 * r_top / tall)), bend, name, mat, material)


def round_lamp(fit, centre, radius, shell='chrome', deep=1.1):
    """A round headlamp in a bowl, looking forward; `centre` is the middle of its glass."""
    x, y, z = centre
    fit.ball(shell, (x - radius * 0.55, y, z), radius, (deep, 0.99, 0.99))
    fit.disc('chrome', (x - 0.012, y, z), radius * 1.05, 0.03, sides=48, bevel=0.008)
    fit.disc('reflector', (x + 0.001, y, z), radius * 0.93, 0.006, sides=48)
    fit.disc('gloss_black', (x + 0.004, y, z), radius * 0.62, 0.006, sides=40)
    fit.ball('light_soft', (x + 0.003, y, z), radius * 0.3, (0.5, 1, 1))
    fit.ball('glass_clear', (x + 0.002, y, z), radius * 0.94, (0.3, 1, 1))


def side_stand(fit, x, out, angle, up=0.27):
    """The side stand, from the leaning frame straight to the ground; `out`: y of its pivot before the lean."""
    y = out * cos(angle) + up * sin(angle)
    fit.tube('black_trim', [(x, y - 0.02, up - 0.01), (x - 0.06, y + 0.15, 0.012)], 0.011)
    fit.block('black_trim', (x - 0.065, y + 0.165, 0.008), (0.05, 0.07, 0.012), 0.004)


def coil(fit, material, foot, head, radius, thick=0.007, turns=7):
    """A spring between two points."""
    a, b = Vector(foot), Vector(head)
    along = (b - a).normalized()
    u = along.orthogonal().normalized()
    v = along.cross(u)
    n = turns * 16
    fit.tube(material, [tuple(a.lerp(b, k / n) + (u * cos(2 * pi * k / 16) + v * sin(2 * pi * k / 16)) * radius) for k in range(n + 1)], thick, 8, 0.0)


def ring(x, z, radius, y, thick, material, steps=42, inner=0.7):
    """A sprocket or belt wheel about an axle."""
    mesh = Mesh()
    mesh.lathe([(radius, y), (radius, y + thick), (radius * inner, y + thick), (radius * inner, y), (radius, y)], material, steps)
    return place(mesh, 'ring', x, z)
