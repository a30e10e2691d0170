"""From a shell to a car: windows, lamps, grilles, panel gaps, wheels, mirrors and a cabin.

    car = Car(Shell(...), nose=2.18, tail=-2.10, axles=(1.32, -1.32), tyre=0.318, arch=0.352)
    car.arches(); car.windscreen(...); car.side_windows(...); car.headlight(...); ...
    return car.finish()

Every outline is given for the left half, in the view its method names: side (x, z), top (x, y),
front and rear (y, z), nose and tail (metres unrolled round the corner from the middle, z).
Cut large things (arches, windows, lamps) first and panel gaps last. Metres.
"""
import os
from math import cos, pi, sin

import bpy
import numpy as np

from fittings import Fitter
from materials import mat
from shell import smax, surface
from skin import (Skin, above, ahead_of, behind_of, both, circle, either, from_front, from_side, from_top, grown, polygon, round_nose,
                  round_tail, seen)
from wheel import wheels


def pebble(name, centre, size, parts, power=0.62, flat_back=None, turn=0.0, steps=(40, 28)):
    """A soft block (superellipsoid). parts: function (x, y, z of the unit shape) -> material name.

    flat_back: share of the half length at which the rear is cut flat and faced with the last material.
    """
    def bent(v):
        return np.sign(v) * np.abs(v) ** power
    names, points, faces, slots = [], [], [], []
    n, m = steps
    for i in range(m + 1):
        for k in range(n):
            a, b = 2 * pi * k / n, pi * (i / m - 0.5)
            p = [bent(cos(b)) * bent(cos(a)), bent(cos(b)) * bent(sin(a)), bent(sin(b))]
            if flat_back is not None:
                p[0] = max(p[0], -flat_back)
            points.append(p)
    for i in range(m):
        for k in range(n):
            face = (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
            material = parts(*(np.mean([points[q][axis] for q in face]) for axis in range(3)))
            if material not in names:
                names.append(material)
            faces.append(face)
            slots.append(names.index(material))
    mesh = bpy.data.meshes.new(name)
    c, s = cos(turn), sin(turn)
    placed = [((p[0] * size[0] / 2) * c - (p[1] * size[1] / 2) * s + centre[0], (p[0] * size[0] / 2) * s + (p[1] * size[1] / 2) * c + centre[1],
               p[2] * size[2] / 2 + centre[2]) for p in points]
    mesh.from_pydata(placed, [], faces)
    for material in names:
        mesh.materials.append(mat(material))
    for face, slot in zip(mesh.polygons, slots):
        face.material_index, face.use_smooth = slot, True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.7
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def mirrored(name, centre, size, parts, turn=0.0, **more):
    """A pebble on both sides."""
    x, y, z = centre
    return [pebble(name, (x, s * y, z), size, (lambda a, b, c, s=s: parts(a, s * b, c)), turn=s * turn, **more) for s in (1, -1)]


class Car:
    """A shell being cut and fitted out."""

    def __init__(self, shell, *, nose, tail, axles, tyre, arch, width, height):
        self.shell, self.nose, self.tail, self.axles, self.tyre, self.arch = shell, nose, tail, axles, tyre, arch
        self.width, self.height = width, height
        cell = float(os.environ.get('SCENE_CELL', 0.022))
        self.skin = Skin(*surface(shell, cell)).half()
        self.fit = Fitter(mat)
        self.extra = {}

    def inside_edge(self, metres):
        """Skin that lies at least so far within the side surface: screens and lids between the pillars."""
        return lambda p, n: self.shell.across(p[:, 0], p[:, 1], p[:, 2]) + metres

    def at_side(self, metres=0.05):
        """Skin of the side itself."""
        return lambda p, n: -metres - self.shell.across(p[:, 0], p[:, 1], p[:, 2])

    # Wheels

    def arches(self, cladding=0.0, lip='black_trim', swell=0.012, **kind):
        """Round openings with a turned lip and a black housing, and the wheels in them.

        cladding: width of unpainted trim round each opening. kind: what `wheel.wheels()` takes.
        """
        ax = [(x, self.tyre) for x in self.axles]
        if cladding:
            ring = either(*(seen(circle(x, z, self.arch + cladding), from_side) for x, z in ax))
            band = self.skin.take(both(ring, self.at_side(0.06)))
            self._arch_holes(band, ax, lip)
            swollen = band.moved(swell)
            swollen.thing('arch trim', 'black_trim')
            band.walls(swollen).thing('arch trim edge', 'black_trim')
        self._arch_holes(self.skin, ax, lip)
        for x, z in ax:
            self._housing(x, z)
        radius, section = self.tyre, kind.pop('section', 0.225)
        track = kind.pop('track', self.width - section - 0.055)
        wheels(self.axles[0], self.axles[1], track, radius=radius, width=section, **kind)

    def _arch_holes(self, skin, ax, lip):
        gone = skin.take(either(*(seen(circle(x, z, self.arch), from_side) for x, z in ax)), fine=0.004)
        if len(gone.t):
            gone.walls(gone.shifted((0, -0.09, 0))).thing('arch lip', lip)

    def _housing(self, x, z):
        steps, radius = 40, self.arch + 0.004
        points, faces = [], []
        outer, inner = self.width / 2 - 0.10, 0.42
        for k in range(steps + 1):
            a = -0.2 + (pi + 0.4) * k / steps
            for y in (outer, inner):
                points.append((x + radius * cos(a), y, z + radius * sin(a)))
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
        centre = len(points)
        points.append((x, inner, z))
        faces += [(2 * k + 1, centre, 2 * k + 3) for k in range(steps)]
        for s in (1, -1):
            mesh = bpy.data.meshes.new('housing')
            mesh.from_pydata([(px, s * py, pz) for px, py, pz in points], [], faces)
            mesh.materials.append(mat('void'))
            bpy.context.scene.collection.objects.link(bpy.data.objects.new('housing', mesh))

    # Glass

    def side_windows(self, frame, panes, edge=None, dark=()):
        """The glazed band of the side. frame: its outline; panes: outlines of the glass in it.

        edge: material of a bright strip round the frame, or None. dark: indices of privacy panes.
        """
        outline = both(seen(frame, from_side), self.at_side(0.045), above(0.7))
        band = self.skin.take(outline)
        if edge:
            inner = band.take(grown(outline, -0.010))
            band.moved(0.002).thing('window strip', edge)
            band = inner
        for k, pane in enumerate(panes):
            glass = band.take(seen(pane, from_side), fine=0.005)
            sunk = glass.moved(-0.004)
            sunk.thing('side glass', 'glass_dark' if k in dark else 'glass')
            glass.walls(sunk).thing('seal', 'black_trim')
        band.thing('pillars', 'gloss_black')

    def _screen(self, outline, name, frit, tint):
        band = self.skin.take(outline)
        glass = band.take(grown(outline, -frit))
        glass.thing(name, tint)
        band.thing(f'{name} edge', 'gloss_black')

    def windscreen(self, base, head, pillar=0.075, frit=0.028, cowl=0.075, soft=0.10):
        """base, head: (x at the middle, x at y = 0.7) of the lower and upper edge; pillar: metres to the side."""
        def line(ends):
            return lambda p: ends[0] + (ends[1] - ends[0]) * (p[:, 1] / 0.7) ** 2

        def outline(p, n):
            lower, upper = p[:, 0] - line(base)(p), line(head)(p) - p[:, 0]
            d = smax(smax(self.inside_edge(pillar)(p, n), lower, soft * 0.5), upper, soft)
            return np.maximum(d, 0.75 - p[:, 2])
        self._screen(outline, 'windscreen', frit, 'glass')
        strip = both(lambda p, n: line(base)(p) - 0.02 - p[:, 0], lambda p, n: p[:, 0] - line(base)(p) - cowl, self.inside_edge(pillar * 0.55), above(0.75))
        well = self.skin.take(strip)
        well.moved(-0.012).thing('cowl', 'black_trim')
        well.walls(well.moved(-0.03)).thing('cowl wall', 'void')
        self._wipers(base)

    def _wipers(self, base):
        for y0, y1 in ((-0.52, 0.06), (0.02, 0.60)):
            ys = np.linspace(y0, y1, 9)
            xs = base[0] + (base[1] - base[0]) * (ys / 0.7) ** 2 - 0.035 - np.linspace(0, 0.05, 9)
            p, n = self.shell.on_top(xs, ys)
            self.fit.tube('black_trim', [tuple(q) for q in p + n * 0.012], 0.008, sides=6)
            self.fit.tube('black_trim', [tuple(p[0] + n[0] * 0.004 + (0.07, 0, -0.02)), tuple(p[4] + n[4] * 0.02)], 0.009, sides=6)

    def rear_window(self, low, high, pillar=0.10, frit=0.03, ahead=-0.8, soft=0.09, tint='glass_dark'):
        """low, high: (z at the middle, z at y = 0.6) of its edges."""
        def line(ends, p):
            return ends[0] + (ends[1] - ends[0]) * (p[:, 1] / 0.6) ** 2

        def outline(p, n):
            d = smax(smax(self.inside_edge(pillar)(p, n), line(low, p) - p[:, 2], soft), p[:, 2] - line(high, p), soft * 0.6)
            return np.maximum(d, p[:, 0] - ahead)
        self._screen(outline, 'rear window', frit, tint)

    # Lamps and openings

    def _find(self, piece, view, u, v):
        a, b = view(piece.p)
        k = np.argmin((a - u) ** 2 + (b - v) ** 2)
        return piece.p[k], piece.n[k]

    def headlight(self, outline, units=(), bars=(), depth=0.075, lean=0.9, unit=0.030):
        """A clear cover over a dark bowl. units: (u, z) of projectors; bars: outlines of lit strips."""
        view = round_nose(self.nose, lean)
        where = both(seen(outline, view), ahead_of(0.6))
        lamp = self.skin.take(where, fine=0.004)
        if not len(lamp.t):
            return
        gap = lamp.copy()
        cover = gap.take(grown(where, -0.004), fine=0.004)
        gap.moved(-0.006).thing('lamp gap', 'void')
        cover.thing('lamp cover', 'glass_clear')
        back = cover.moved(-depth)
        cover.walls(back).thing('lamp wall', 'lamp_bowl')
        back.thing('lamp back', 'lamp_bowl')
        for u, v in units:
            p, n = self._find(cover, view, u, v)
            aim = n * 0.35 + np.array([1, 0, 0]) * 0.65
            self._projector(p - n * 0.026, aim / np.linalg.norm(aim), unit)
        for bar in bars:
            lit = cover.copy().take(seen(bar, view), fine=0.004)
            if len(lit.t):
                lit.moved(-0.012).thing('lit strip', 'light_front')
                lit.moved(-0.012).walls(lit.moved(-0.03)).thing('strip side', 'satin')

    def _projector(self, p, aim, radius):
        side = np.cross([0, 0, 1.0], aim)
        side /= np.linalg.norm(side)
        up = np.cross(aim, side)
        rows = [(radius * 1.25, -0.035, 'void'), (radius * 1.22, 0.0, 'reflector'), (radius * 1.02, 0.004, 'reflector'), (radius * 0.98, -0.006, 'screen'),
                (radius * 0.80, 0.004, 'screen'), (radius * 0.5, 0.011, 'screen'), (radius * 0.0, 0.014, 'light_soft')]
        steps = 28
        for s in (1, -1):
            points, faces, slots, names = [], [], [], []
            for r, h, _ in rows:
                for k in range(steps):
                    q = p + aim * h + (side * cos(2 * pi * k / steps) + up * sin(2 * pi * k / steps)) * max(r, 1e-4)
                    points.append((q[0], s * q[1], q[2]))
            for i in range(len(rows) - 1):
                if rows[i + 1][2] not in names:
                    names.append(rows[i + 1][2])
                for k in range(steps):
                    faces.append((i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k))
                    slots.append(names.index(rows[i + 1][2]))
            mesh = bpy.data.meshes.new('projector')
            mesh.from_pydata(points, [], faces)
            for name in names:
                mesh.materials.append(mat(name))
            for face, slot in zip(mesh.polygons, slots):
                face.material_index, face.use_smooth = slot, True
            bpy.context.scene.collection.objects.link(bpy.data.objects.new('projector', mesh))

    def taillight(self, outline, bars=(), clear=(), depth=0.05, lean=0.9, cover='light_rear'):
        """A red cover over a bowl, lit strips under it, and clear or amber parts: [(outline, material), ...]."""
        view = round_tail(self.tail, lean)
        where = both(seen(outline, view), behind_of(-0.6))
        lamp = self.skin.take(where, fine=0.004)
        gap = lamp.copy()
        lens = gap.take(grown(where, -0.004), fine=0.004)
        gap.moved(-0.006).thing('tail gap', 'void')
        back = lens.moved(-depth)
        lens.walls(back).thing('tail wall', 'lamp_red')
        back.thing('tail back', 'lamp_red')
        for bar in bars:
            lit = lens.copy().take(seen(bar, view), fine=0.004)
            if len(lit.t):
                lit.moved(-0.008).thing('tail strip', 'light_rear_lit')
        for part, material in clear:
            lens.take(seen(part, view), fine=0.004).thing('tail part', material)
        lens.thing('tail cover', cover)

    def opening(self, outline, view='nose', depth=0.035, back='grille_mesh', wall='gloss_black', frame=None, frame_width=0.012, lean=0.9, proud=0.0):
        """A hole in the nose or the tail with something in it. view: nose, tail, front or rear.

        frame: material of a rim of `frame_width`, `proud` metres out of the skin.
        """
        looks = {'nose': round_nose(self.nose, lean), 'tail': round_tail(self.tail, lean), 'front': from_front, 'rear': from_front}
        limit = ahead_of(0.6) if view in ('nose', 'front') else behind_of(-0.6)
        sign = -1 if view in ('nose', 'front') else 1
        where = both(seen(outline, looks[view]), limit)
        hole = self.skin.take(where, fine=0.005)
        if frame:
            inner = hole.take(grown(where, -frame_width), fine=0.004)
            hole.moved(proud).thing('frame', frame)
            if proud:
                hole.walls(hole.moved(proud)).thing('frame side', frame)
            hole = inner
        deep = hole.shifted((sign * depth, 0, 0))
        hole.walls(deep).thing('opening wall', wall)
        deep.thing('opening back', back)

    def trim(self, outline, material='black_trim', along=0.0):
        """Skin inside an outline in another material, moved by `along` metres."""
        piece = self.skin.take(outline)
        if along:
            piece.walls(piece.moved(along)).thing('trim side', material)
        piece.moved(along).thing('trim', material)
        return piece

    def below(self, points, material='black_trim', between=None):
        """Unpainted lower edge: everything under a line of (x, z)."""
        xs, zs = zip(*sorted(points))
        outline = lambda p, n: p[:, 2] - np.interp(p[:, 0], xs, zs)
        self.trim(outline if between is None else both(outline, between), material)

    # Panel gaps

    def gap_side(self, outline, width=0.0045):
        self.skin.groove(both(seen(outline, from_side), self.at_side(0.06)), width)

    def gap_top(self, outline, width=0.005, low=0.6):
        self.skin.groove(both(seen(outline, from_top), above(low)), width)

    def gap_nose(self, outline, width=0.0045, lean=0.9):
        self.skin.groove(both(seen(outline, round_nose(self.nose, lean)), ahead_of(0.9)), width)

    def gap_tail(self, outline, width=0.0045, lean=0.9):
        self.skin.groove(both(seen(outline, round_tail(self.tail, lean)), behind_of(-0.9)), width)

    # Fittings

    def handle(self, x, z, length=0.20, material='paint'):
        """A door handle over a shallow cup."""
        cup = polygon([(x - length * 0.36, z - 0.026), (x + length * 0.36, z - 0.026), (x + length * 0.36, z + 0.026), (x - length * 0.36, z + 0.026)], 0.025)
        hollow = self.skin.take(both(seen(cup, from_side), self.at_side()), fine=0.004)
        deep = hollow.moved(-0.018)
        deep.thing('cup', 'paint')
        hollow.walls(deep).thing('cup wall', 'paint')
        p, n = self.shell.on_side(x, z)
        slope = np.arctan2(-n[0][0], n[0][1])
        mirrored('handle', (p[0][0], p[0][1] + 0.016, p[0][2] + 0.003), (length, 0.026, 0.026), lambda a, b, c: material, power=0.7, turn=slope, steps=(28, 12))

    def mirror(self, x, z, out=0.10, size=(0.13, 0.215, 0.135), cap='paint', stalk=-0.045):
        """A door mirror: painted cap, black lower shell, glass behind."""
        p, _ = self.shell.on_side(x, z)
        y = p[0][1] + out
        mirrored('mirror', (x, y, z), size, lambda a, b, c: 'gloss_black' if a < -0.44 else cap if c > -0.42 else 'gloss_black', power=0.66, flat_back=0.45, turn=0.22)
        for s in (1, -1):
            back = x - size[0] * 0.2265
            pebble('mirror glass', (back + 0.004, s * (y - 0.017), z + 0.004), (0.012, size[1] * 0.82, size[2] * 0.78), lambda a, b, c: 'mirror', power=0.4, turn=s * 0.22, steps=(24, 16))
        self.fit.blocks('gloss_black', (x + 0.01, p[0][1] + out * 0.30, z + stalk), (0.07, out * 1.0, 0.028), 0.012)

    def plates(self, front, rear, front_out=0.012, rear_out=0.012):
        """Blank number plates at heights z (None for none): a picture serves cars of many registrations."""
        if front is not None:
            p, _ = self.shell.on_front(0.0, front)
            self._plate(p[0][0] + front_out, front, 1, 0.108)
        if rear is not None:
            p, _ = self.shell.on_rear(0.0, rear)
            self._plate(p[0][0] - rear_out, rear, -1, 0.134)

    def _plate(self, x, z, ahead, height):
        self.fit.block('black_trim', (x - ahead * 0.004, 0, z), (0.014, 0.392, height + 0.02), 0.005)
        self.fit.block('plate', (x + ahead * 0.003, 0, z), (0.006, 0.372, height), 0.0025)

    def fin(self, x):
        """A shark-fin aerial."""
        p, _ = self.shell.on_top(x, 0.0)
        pebble('fin', (x, 0, p[0][2] - 0.014), (0.22, 0.034, 0.10), lambda a, b, c: 'gloss_black', power=1.0, steps=(24, 20))

    def rails(self, start, end, y, lift=0.035, material='satin'):
        """Roof rails from x to x, `y` metres out."""
        xs = np.linspace(start, end, 12)
        p, n = self.shell.on_top(xs, np.full(12, y))
        for s in (1, -1):
            line = [tuple(q * (1, s, 1)) for q in p + n * lift]
            line = [tuple(p[0] * (1, s, 1)), *line[1:-1], tuple(p[-1] * (1, s, 1))]
            self.fit.tube(material, line, 0.014, bend=0.12)

    # Cabin

    def cabin(self, front, rear, floor=0.28, hip=0.52, dash=None, belt=0.92, seats='cloth', third=None, y=0.37, width=0.50, wheel_z=None, boot=1.1):
        """Dash, steering wheel on the right, front seats at x = front and a bench at x = rear (or None).

        boot: metres of floor behind the last bench.
        """
        fit = self.fit
        half = self.width / 2 - 0.12
        dash = front + 0.62 if dash is None else dash
        fit.block('carpet', ((dash + (rear or front)) / 2 - 0.3 + (1.1 - boot) / 2, 0, floor), (dash - (rear or front) + 1.6 + (boot - 1.1), 2 * half, 0.04), 0.01)
        fit.block('dash', (dash + 0.10, 0, belt - 0.13), (0.46, 2 * half - 0.06, 0.26), 0.09)
        fit.block('screen', (dash - 0.15, 0.0, belt - 0.03), (0.02, 0.26, 0.15), 0.008, (0, 0.15, 0))
        fit.block('dash', (dash - 0.05, -y, belt + 0.015), (0.22, 0.34, 0.07), 0.03)
        fit.steering((dash - 0.32, -y, (belt - 0.09) if wheel_z is None else wheel_z), 0.185, 0.42)
        for s in (1, -1):
            fit.seat(front, s * y, hip, seats, width)
            fit.block('dash', (front + 0.1, s * (half - 0.02), belt - 0.24), (1.1, 0.06, 0.40), 0.02)
        fit.block('dash', (front + 0.2, 0, hip - 0.02), (0.9, 0.2, 0.2), 0.04)
        for row in (rear, third):
            if row is None:
                continue
            fit.block(seats, (row, 0, hip - 0.03), (0.5, 2 * half - 0.12, 0.16), 0.06)
            fit.block(seats, (row - 0.30, 0, hip + 0.28), (0.14, 2 * half - 0.14, 0.60), 0.06, (0, -0.32, 0))
            for k in (-1, 0, 1):
                fit.block(seats, (row - 0.42, k * y, hip + 0.63), (0.09, 0.24, 0.13), 0.045, (0, -0.3, 0))

    def finish(self):
        """The painted skin and the dark shell behind its gaps; returns what the scene needs."""
        self.skin.thing('paint', 'paint')
        self.skin.moved(-0.016).thing('lining', 'void')
        front = self.axles[0]
        p, _ = self.shell.on_side(front, self.tyre + self.arch + 0.02)
        return {'length': self.nose - self.tail, 'width': self.width, 'height': self.height, 'middle': (self.nose + self.tail) / 2,
                'wheel': (front, p[0][1] - 0.02, self.tyre + 0.06), 'wheel_across': 1.15, **self.extra}
