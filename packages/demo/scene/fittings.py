"""Parts that many vehicles share: tubes, blocks, mirrors, handles, seats, plates."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector



class Fitter:
    """Makes and places small parts, each with one material."""

    def __init__(self, materials):
        self.materials = materials

    def add(self, bm, material, name='part', smooth=30):
        """An object from a bmesh; faces meeting at less than `smooth` degrees shade smoothly."""
        mesh = bpy.data.meshes.new(name)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        for f in bm.faces:
            f.smooth = smooth > 0
        bm.to_mesh(mesh)
        bm.free()
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, smooth * pi / 180
        mesh.materials.append(self.materials(material))
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        return thing

    def block(self, material, centre, size, bevel=0.01, turn=(0, 0, 0), segments=3, taper=None):
        """A box with rounded edges. taper: (x, y) shares of the top's size."""
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1.0)
        for v in bm.verts:
            if taper and v.co.z > 0:
                v.co.x, v.co.y = v.co.x * taper[0], v.co.y * taper[1]
            v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2]))
        if bevel > 0:
            bevel = min(bevel, min(size) * 0.49)
            bmesh.ops.bevel(bm, geom=bm.edges[:] + bm.verts[:], offset=bevel, segments=segments,
                            profile=0.5, affect='EDGES')
        return self._place(bm, material, centre, turn, 40)

    def pair(self, make, centre, *args, **kwargs):
        """The same part on both sides: `make(centre, …)` with y and minus y."""
        x, y, z = centre
        return [make((x, s * y, z), *args, **kwargs) for s in (1, -1)]

    def blocks(self, material, centre, size, bevel=0.01, turn=(0, 0, 0), **more):
        """A block on both sides; its turn is mirrored."""
        x, y, z = centre
        a, b, c = turn
        return [self.block(material, (x, s * y, z), size, bevel, (s * a, b, s * c), **more)
                for s in (1, -1)]

    def disc(self, material, centre, radius, depth, axis='x', sides=32, bevel=0.0, inner=None):
        """A cylinder along an axis; `inner` is the radius of its other end."""
        bm = bmesh.new()
        bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius,
                              radius2=radius if inner is None else inner, depth=depth)
        if bevel > 0:
            rims = [e for e in bm.edges if len(e.link_faces) == 2
                    and any(len(f.verts) > 4 for f in e.link_faces)]
            bmesh.ops.bevel(bm, geom=rims, offset=bevel, segments=3, profile=0.5, affect='EDGES')
        turn = {'x': (0, pi / 2, 0), 'y': (pi / 2, 0, 0), 'z': (0, 0, 0)}[axis]
        return self._place(bm, material, centre, turn, 40)

    def ball(self, material, centre, radius, size=(1, 1, 1)):
        """A sphere, stretched by `size`."""
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=14, radius=radius)
        bmesh.ops.scale(bm, vec=size, verts=bm.verts)
        return self._place(bm, material, centre, (0, 0, 0), 180)

    def tube(self, material, points, radius, sides=12, bend=0.08, closed=False):
        """A round bar through points, its corners rounded by `bend` metres."""
        path = smooth_path([Vector(p) for p in points], bend, closed)
        return self.add(sweep(path, [(radius * cos(2 * pi * k / sides), radius * sin(2 * pi * k / sides))
                                     for k in range(sides)], closed), material, 'tube', 60)

    def strip(self, material, points, width, height, bend=0.05):
        """A flat bar through points: `width` level, `height` upright, metres."""
        path = smooth_path([Vector(p) for p in points], bend, False)
        w, h = width / 2, height / 2
        return self.add(sweep(path, [(-w, -h), (w, -h), (w, h), (-w, h)], False), material, 'strip')

    def plate(self, material, outline, thickness, place, bevel=0.0):
        """A flat plate: `outline` points (u, v) placed by `place(u, v, depth)`."""
        bm = bmesh.new()
        near = [bm.verts.new(place(u, v, 0.0)) for u, v in outline]
        far = [bm.verts.new(place(u, v, thickness)) for u, v in outline]
        bm.faces.new(near)
        bm.faces.new(far[::-1])
        for i in range(len(near)):
            j = (i + 1) % len(near)
            bm.faces.new([near[i], near[j], far[j], far[i]])
        if bevel > 0:
            rims = [e for f in bm.faces if len(f.verts) == len(outline) for e in f.edges]
            bmesh.ops.bevel(bm, geom=list(set(rims)), offset=bevel, segments=3, profile=0.5,
                            affect='EDGES')
        return self.add(bm, material, 'plate', 35)

    def seat(self, x, y, z, material='cloth', width=0.5, back=0.62, lean=0.3, shell=None):
        """A front seat: cushion, back with bolsters, headrest. (x, y, z) is the cushion's middle top."""
        self.block(material, (x, y, z - 0.07), (0.5, width, 0.16), 0.06, (0, -0.08, 0))
        tilt = Matrix.Rotation(-lean, 4, 'Y')
        base = Vector((x - 0.24, y, z - 0.02))
        at = lambda p: tuple(base + tilt @ Vector(p))
        self.block(material, at((0, 0, back / 2)), (0.13, width * 0.72, back), 0.06, (0, -lean, 0))
        for s in (1, -1):
            self.block(material, at((0.02, s * width * 0.4, back / 2 - 0.02)), (0.17, 0.11, back * 0.86),
                       0.05, (0, -lean, 0))
        self.block(shell or material, at((0.02, 0, back + 0.13)), (0.09, 0.26, 0.17), 0.05, (0, -lean, 0))
        for s in (1, -1):
            self.tube('chrome', [at((0, s * 0.06, back - 0.05)), at((0, s * 0.06, back + 0.12))], 0.006)

    def steering(self, centre, radius=0.19, lean=0.45, material='black_trim'):
        """A steering wheel facing back; lean in radians from upright."""
        turn = Matrix.Rotation(lean, 4, 'Y')
        at = lambda y, z: tuple(Vector(centre) + turn @ Vector((0, y, z)))
        ring = [at(radius * sin(k * pi / 12), radius * cos(k * pi / 12)) for k in range(24)]
        self.tube(material, ring, 0.016, bend=0.02, closed=True)
        for y, z in ((radius, 0), (-radius, 0), (0, -radius)):
            self.tube(material, [at(0, 0), at(y, z)], 0.018)
        self.block(material, centre, (0.05, 0.15, 0.12), 0.03, (0, lean, 0))

    def projector(self, centre, radius=0.035):
        """A headlamp lens in a bright ring, looking forward."""
        x, y, z = centre
        self.disc('chrome', (x - 0.012, y, z), radius * 1.2, 0.03, inner=radius * 0.95)
        self.ball('gloss_black', (x, y, z), radius * 0.92, (0.6, 1, 1))

    def fog_lamp(self, centre, radius=0.035):
        """A small round lamp set in the bumper, looking forward."""
        x, y, z = centre
        self.disc('black_trim', (x, y, z), radius * 1.3, 0.012)
        self.disc('reflector', (x + 0.004, y, z), radius, 0.012)
        self.ball('glass_clear', (x + 0.006, y, z), radius, (0.35, 1, 1))

    def number_plate(self, centre, turn=0.0, width=0.372, height=0.134):
        """A blank number plate facing forward (turn 0) or back (turn pi)."""
        x, y, z = centre
        s = 1 if cos(turn) > 0 else -1
        self.block('black_trim', (x - s * 0.006, y, z), (0.012, width + 0.02, height + 0.02), 0.004)
        self.block('plate', (x + s * 0.002, y, z), (0.008, width, height), 0.003)

    def _place(self, bm, material, centre, turn, smooth):
        m = Matrix.Translation(Vector(centre))
        for angle, axis in zip(turn, 'XYZ'):
            m = m @ Matrix.Rotation(angle, 4, axis)
        bmesh.ops.transform(bm, matrix=m, verts=bm.verts)
        return self.add(bm, material, 'block', smooth)


def smooth_path(points, bend, closed):
    """The points with every corner rounded by up to `bend` metres."""
    if len(points) < 3 or bend <= 0:
        return points
    path, n = [], len(points)
    for i, p in enumerate(points):
        if not closed and i in (0, n - 1):
            path.append(p)
            continue
        a, b = points[i - 1] - p, points[(i + 1) % n] - p
        reach = min(bend, a.length * 0.45, b.length * 0.45)
        a, b = p + a.normalized() * reach, p + b.normalized() * reach
        path += [a.lerp(p, t).lerp(p.lerp(b, t), t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    return path


def sweep(path, section, closed):
    """A mesh that carries a flat section along a path, first axis level where it can be."""
    bm = bmesh.new()
    n, rings, side = len(path), [], None
    for i, p in enumerate(path):
        if closed:
            ahead = path[(i + 1) % n] - path[i - 1]
        else:
            ahead = path[min(i + 1, n - 1)] - path[max(i - 1, 0)]
        ahead = ahead.normalized()
        if side is None:
            up = Vector((0, 0, 1)) if abs(ahead.z) < 0.9 else Vector((1, 0, 0))
            side = ahead.cross(up).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        up = side.cross(ahead)
        rings.append([bm.verts.new(p + side * u + up * v) for u, v in section])
    m = len(section)
    last = n if closed else n - 1
    for i in range(last):
        a, b = rings[i], rings[(i + 1) % n]
        for k in range(m):
            bm.faces.new([a[k], a[(k + 1) % m], b[(k + 1) % m], b[k]])
    if not closed:
        bm.faces.new(rings[0][::-1])
        bm.faces.new(rings[-1])
    return bm
