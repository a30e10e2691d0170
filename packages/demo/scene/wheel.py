"""Wheels: a lathed tyre on a rim with spokes, brake disc and caliper behind them.

    wheel(x, y, radius=0.32, width=0.215, rim=0.222, style='twin', tone='two')

`wheels(info)` places all four of a car. One mesh per set of measures is shared by every wheel.
Styles: twin (five double spokes), split (ten that fork at the rim), blade (five broad, turbine cut),
mesh (many fine), five and six (broad and plain), multi (fifteen slim), star (five wide forks, webbed),
aero (five closed shields), wye (five that fork half way), cover (a trim of nine slots on a steel wheel),
steel (pressed steel with holes: vans and trailers), truck (deep dish, ten nuts).
Tones: two (polished face, dark sides), grey (satin face, dark sides), silver, dark, chrome. The wheel stands on z = 0, its face looks
to the side y is on. Metres.
"""
from math import cos, pi, sin

import bpy

from materials import mat

TONES = {
    'two': ('alloy_polished', 'alloy_dark'),
    'silver': ('alloy', 'alloy'),
    'dark': ('alloy_dark', 'alloy_dark'),
    'chrome': ('chrome', 'chrome'),
    'grey': ('satin', 'alloy_dark'),
}


class Mesh:
    """Points and faces with materials, turned into one object."""

    def __init__(self):
        self.points, self.faces, self.indices, self.names = [], [], [], []

    def slot(self, name):
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def add(self, points, faces, material):
        base, slot = len(self.points), self.slot(material)
        self.points += points
        self.faces += [tuple(i + base for i in face) for face in faces]
        self.indices += [slot] * len(faces)

    def lathe(self, profile, material, steps=96, arc=(0.0, 2 * pi)):
        """Turn a profile [(radius, y), ...] about the axle (the y axis)."""
        whole = arc[1] - arc[0] >= 2 * pi - 1e-6
        rings = steps if whole else steps + 1
        points, n = [], len(profile)
        for k in range(rings):
            a = arc[0] + (arc[1] - arc[0]) * k / steps
            points += [(r * cos(a), y, r * sin(a)) for r, y in profile]
        faces = []
        for k in range(steps):
            i, j = k * n, (k + 1) % rings * n
            faces += [(i + m, i + m + 1, j + m + 1, j + m) for m in range(n - 1)]
        self.add(points, faces, material)

    def disc(self, radius, y, material, steps=32, centre=(0.0, 0.0)):
        points = [(centre[0] + radius * cos(2 * pi * k / steps), y, centre[1] + radius * sin(2 * pi * k / steps)) for k in range(steps)]
        self.add(points, [tuple(range(steps))], material)

    def plug(self, radius, y, height, material, centre=(0.0, 0.0), steps=12):
        """A short round boss that points outwards."""
        rings = [(radius, y), (radius, y + height * 0.7), (radius * 0.7, y + height)]
        points = [(centre[0] + r * cos(2 * pi * k / steps), h, centre[1] + r * sin(2 * pi * k / steps)) for r, h in rings for k in range(steps)]
        faces = [(a * steps + k, a * steps + (k + 1) % steps, (a + 1) * steps + (k + 1) % steps, (a + 1) * steps + k) for a in range(2) for k in range(steps)]
        self.add(points, [*faces, tuple(2 * steps + k for k in range(steps))], material)

    def data(self, name, angle=35):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in self.names:
            mesh.materials.append(mat(material))
        for polygon, index in zip(mesh.polygons, self.indices):
            polygon.material_index, polygon.use_smooth = index, True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, angle * pi / 180
        mesh.update()
        return mesh


def _tyre(mesh, radius, width, rim):
    """Sidewall with a bead and a shoulder, tread with four grooves and fine cross cuts."""
    h, w = radius - rim, width / 2
    side = [(rim - 0.004, w - 0.018), (rim + 0.006, w - 0.006), (rim + h * 0.16, w), (rim + h * 0.18, w + 0.003), (rim + h * 0.45, w + 0.005),
            (rim + h * 0.70, w + 0.0005), (rim + h * 0.72, w + 0.0015), (rim + h * 0.85, w - 0.009), (rim + h * 0.94, w - 0.02), (radius - 0.004, w - 0.032)]
    mesh.lathe(side, 'rubber')
    mesh.lathe([(r, -y) for r, y in reversed(side)], 'rubber')
    edge, tread, groove = w - 0.032, [], 0.008
    ribs = 5
    gap = 0.009
    each = (2 * edge - gap * (ribs - 1)) / ribs
    y = edge
    for k in range(ribs):
        crown = radius - 0.003 * (abs(y - each / 2) / edge) ** 2
        tread += [(crown, y), (crown, y - each)]
        y -= each
        if k < ribs - 1:
            tread += [(crown - groove, y - 0.001), (crown - groove, y - gap + 0.001)]
            y -= gap
    tread[0], tread[-1] = (radius - 0.004, edge), (radius - 0.004, -edge)
    mesh.lathe(tread, 'rubber')


def _barrel(mesh, rim, width, face, inside):
    w = width / 2 - 0.006
    lip = [(rim - 0.004, w - 0.012), (rim + 0.008, w - 0.008), (rim + 0.009, w - 0.001), (rim + 0.002, w + 0.002), (rim - 0.006, w - 0.003), (rim - 0.011, w - 0.010)]
    mesh.lathe(lip, face)
    mesh.lathe([(rim - 0.011, w - 0.010), (rim - 0.016, w - 0.025), (rim - 0.022, w - 0.07), (rim - 0.03, -w * 0.2), (rim - 0.02, -w)], inside)


def _brake(mesh, rim, y):
    disc = rim * 0.72
    mesh.lathe([(disc, y - 0.02), (disc, y), (disc * 0.58, y), (disc * 0.56, y - 0.004), (disc * 0.52, y + 0.03), (0.02, y + 0.03)], 'disc', 64)
    mesh.lathe([(rim * 0.45, y - 0.03), (rim * 0.9, y - 0.03)], 'void', 48)
    mesh.lathe([(disc * 1.08, y - 0.03), (disc * 1.09, y + 0.022), (disc * 1.0, y + 0.034), (disc * 0.66, y + 0.034), (disc * 0.64, y + 0.02), (disc * 0.64, y - 0.03)], 'caliper', 10, (2.62, 3.52))


def _spoke(mesh, sections, face, flank):
    """A bar through sections: (radius, angle, half width, y of the face, draft, thickness)."""
    rows = []
    for r, a, half, y, draft, deep in sections:
        # Across the spoke is the tangent at its angle.
        tx, tz = -sin(a), cos(a)
        bx, bz = r * cos(a), r * sin(a)
        edge = min(0.004, half * 0.35)
        across = [(-half - draft, y - deep), (-half, y - 0.004), (-half + edge, y), (half - edge, y), (half, y - 0.004), (half + draft, y - deep)]
        rows.append([(bx + tx * s, h, bz + tz * s) for s, h in across])
    points = [p for row in rows for p in row]
    faces, flanks = [], []
    for k in range(len(rows) - 1):
        for m in range(5):
            quad = (k * 6 + m, k * 6 + m + 1, (k + 1) * 6 + m + 1, (k + 1) * 6 + m)
            (faces if 1 <= m <= 3 else flanks).append(quad)
    mesh.add(points, faces, face)
    mesh.add(points, flanks, flank)


def _bars(mesh, count, start, path, face, flank):
    for k in range(count):
        turn = start + 2 * pi * k / count
        _spoke(mesh, [(r, turn + a, half, y, draft, deep) for r, a, half, y, draft, deep in path], face, flank)


def _alloy(mesh, rim, width, style, tone):
    face, flank = TONES[tone]
    top = width / 2 - 0.012
    hub = rim * 0.25
    end = rim - 0.006
    dish = 0.028

    def path(angles, halves, draft=0.006, deep=0.04):
        found = []
        n = len(angles)
        for k in range(n):
            t = k / (n - 1)
            r = hub * 0.62 + (end - hub * 0.62) * t
            y = top - dish * (1 - t) ** 1.5 - 0.010 * sin(pi * t) - (0.004 if t == 1 else 0)
            found.append((r, angles[k], halves[k], y, draft, deep))
        return found
    if style == 'twin':
        for s in (1, -1):
            _bars(mesh, 5, pi / 2, path([s * 0.30, s * 0.215, s * 0.185, s * 0.17, s * 0.165, s * 0.17], [0.015, 0.0125, 0.0115, 0.0115, 0.012, 0.016]), face, flank)
    elif style == 'split':
        for s in (1, -1):
            _bars(mesh, 7, pi / 2, path([s * 0.05, s * 0.045, s * 0.06, s * 0.10, s * 0.145, s * 0.17], [0.014, 0.011, 0.0095, 0.0085, 0.0085, 0.012]), face, flank)
    elif style == 'blade':
        _bars(mesh, 5, pi / 2, path([0.0, 0.02, 0.05, 0.085, 0.11, 0.12], [0.030, 0.026, 0.029, 0.035, 0.041, 0.048], 0.008), face, flank)
        _bars(mesh, 5, pi / 2 + 0.50, path([0.0, -0.02, -0.04, -0.06, -0.08, -0.09], [0.010, 0.008, 0.007, 0.007, 0.007, 0.010]), flank, flank)
    elif style == 'mesh':
        for s in (1, -1):
            _bars(mesh, 10, pi / 2, path([0.0, s * 0.03, s * 0.07, s * 0.11, s * 0.145, s * 0.16], [0.010, 0.008, 0.0072, 0.0068, 0.007, 0.010], 0.004), face, flank)
    elif style == 'five':
        _bars(mesh, 5, pi / 2, path([0.0] * 6, [0.036, 0.027, 0.0235, 0.0235, 0.027, 0.036], 0.010), face, flank)
    elif style == 'six':
        _bars(mesh, 6, pi / 2, path([0.0] * 6, [0.030, 0.025, 0.023, 0.025, 0.031, 0.040], 0.008, 0.05), face, flank)
    elif style == 'multi':
        _bars(mesh, 15, pi / 2, path([0.0] * 6, [0.010, 0.0085, 0.0078, 0.0078, 0.0085, 0.013], 0.004), face, flank)
    elif style == 'star':
        for s in (1, -1):
            _bars(mesh, 5, pi / 2, path([s * 0.14, s * 0.16, s * 0.20, s * 0.25, s * 0.30, s * 0.34], [0.010, 0.0085, 0.008, 0.008, 0.009, 0.014], 0.004), face, flank)
        _bars(mesh, 5, pi / 2, [(r, a, half, y - 0.012, draft, deep) for r, a, half, y, draft, deep in path([0.0] * 6, [0.020, 0.022, 0.030, 0.042, 0.056, 0.070], 0.002, 0.02)], flank, flank)
    elif style == 'aero':
        for k in range(5):
            middle = pi / 2 + 2 * pi * k / 5
            mesh.lathe([(end, top - 0.010), (rim * 0.8, top - 0.004), (rim * 0.55, top - 0.004), (hub * 0.9, top - dish)], flank, 16, (middle - 0.46, middle + 0.46))
            for s in (1, -1):
                _spoke(mesh, [(r, middle + s * (0.46 - 0.10 * (1 - r / end)), 0.009, y + 0.003, 0.003, 0.03) for r, _, _, y, _, _ in path([0.0] * 6, [0.009] * 6)], face, flank)
    elif style == 'wye':
        for s in (1, -1):
            _bars(mesh, 5, pi / 2, path([s * 0.05, s * 0.04, s * 0.05, s * 0.12, s * 0.20, s * 0.26], [0.018, 0.016, 0.014, 0.013, 0.013, 0.018]), face, flank)
    elif style == 'cover':
        mesh.lathe([(end + 0.002, top), (end - 0.010, top + 0.003), (rim * 0.86, top - 0.002), (rim * 0.84, top - 0.016)], face)
        _bars(mesh, 9, pi / 2, path([0.0] * 6, [0.018, 0.022, 0.028, 0.034, 0.039, 0.044], 0.004, 0.02), face, flank)
        mesh.lathe([(end, top - 0.055), (0.0, top - 0.055)], 'void', 48)
    else:
        raise ValueError(f'[scene] unknown wheel style {style}')
    # Hub with a dished cap and five bolts.
    y = top - dish
    mesh.lathe([(hub * 1.05, y - 0.035), (hub * 1.0, y - 0.006), (hub * 0.92, y - 0.001), (hub * 0.52, y + 0.001), (hub * 0.5, y - 0.004), (hub * 0.48, y - 0.004)], face, 48)
    mesh.lathe([(hub * 0.48, y - 0.004), (hub * 0.46, y + 0.003), (hub * 0.3, y + 0.006), (0.0, y + 0.007)], 'gloss_black', 32)
    for k in range(5):
        a = pi / 2 + pi / 5 + 2 * pi * k / 5
        mesh.disc(0.0095, y + 0.0015, 'void', 14, (hub * 0.74 * cos(a), hub * 0.74 * sin(a)))
        mesh.plug(0.0065, y, 0.006, 'steel', (hub * 0.74 * cos(a), hub * 0.74 * sin(a)), 6)


def _steel(mesh, rim, width, deep):
    """Pressed steel: a dished face with round holes drawn as dark discs, and nuts."""
    top = width / 2 - 0.02
    bowl = [(rim - 0.012, top), (rim * 0.86, top - deep), (rim * 0.62, top - deep * 0.75), (rim * 0.45, top - deep * 0.15), (rim * 0.30, top - deep * 0.05), (rim * 0.26, top - deep * 0.1), (0.0, top - deep * 0.1)]
    mesh.lathe(bowl, 'alloy', 72)
    holes = 10
    for k in range(holes):
        a = 2 * pi * k / holes
        mesh.plug(rim * 0.085, top - deep * 0.95, 0.004, 'void', (rim * 0.74 * cos(a), rim * 0.74 * sin(a)), 18)
    nuts = 5 if rim < 0.24 else 10
    for k in range(nuts):
        a = 2 * pi * k / nuts
        mesh.plug(0.012, top - deep * 0.12, 0.016, 'chrome', (rim * 0.36 * cos(a), rim * 0.36 * sin(a)), 6)
    mesh.lathe([(rim * 0.2, top - deep * 0.1), (rim * 0.19, top + 0.02), (rim * 0.15, top + 0.03), (0, top + 0.032)], 'chrome' if nuts == 10 else 'black_trim', 32)


def _mesh(radius, width, rim, style, tone):
    name = f'wheel {radius:.3f} {width:.3f} {rim:.3f} {style} {tone}'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    mesh = Mesh()
    _tyre(mesh, radius, width, rim)
    face, flank = TONES[tone]
    if style in ('steel', 'truck'):
        _barrel(mesh, rim, width, 'alloy', 'alloy')
        _steel(mesh, rim, width, 0.05 if style == 'steel' else 0.11)
    else:
        _barrel(mesh, rim, width, face, flank if tone != 'chrome' else 'alloy')
        _brake(mesh, rim, width / 2 - 0.10)
        _alloy(mesh, rim, width, style, tone)
    return mesh.data(name)


def wheel(x, y, radius=0.32, width=0.215, rim=0.222, style='twin', tone='two', z=None, turn=0.0, steer=0.0):
    """One wheel at (x, y) with its centre `radius` (or `z`) above the ground.

    rim: radius of the rim's edge. turn: radians about the axle. steer: radians about the upright axis.
    """
    thing = bpy.data.objects.new('wheel', _mesh(radius, width, rim, style, tone))
    thing.location = (x, y, radius if z is None else z)
    thing.rotation_euler = (0, turn, (0 if y > 0 else pi) + steer)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def wheels(front, rear, track, **kind):
    """Four wheels: x of both axles and the distance between the middles of the tyres."""
    return [wheel(x, s * track / 2, turn=0.3 * (x > 0), **kind) for x in (front, rear) for s in (1, -1)]
