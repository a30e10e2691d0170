"""Sheet metal: a dense rounded box bent to shape, then cut along outlines.

Every cut is exact (edges are split where the outline crosses them), so shut lines, windows and
arches have clean borders on curved skin; the skin keeps the normals it had before the cuts.
"""

from math import pi, tan

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from outline import grown

ARC = 5


def side(f):
    """Faces that look left or right."""
    return abs(f.normal.y) > 0.42


def left(f):
    """Faces that look left."""
    return f.normal.y > 0.42


def right(f):
    """Faces that look right."""
    return f.normal.y < -0.42


def flank(f):
    """Faces well off the middle, whatever way they look: for wheel arches."""
    return abs(f.calc_center_median().y) > 0.6


def front(f):
    """Faces that look forward."""
    return f.normal.x > 0.35


def rear(f):
    """Faces that look back."""
    return f.normal.x < -0.35


def top(f):
    """Faces that look up."""
    return f.normal.z > 0.5


def xz(p):
    """Seen from the side; both sides at once."""
    return p.x, p.z


def yz(p):
    """Seen from the front, one half folded on the other."""
    return abs(p.y), p.z


def xy(p):
    """Seen from above, one half folded on the other."""
    return p.x, abs(p.y)


def wrap(end, sign):
    """Unrolled round a corner: how far out, then how far along from an end of the body.

    end: x of the corner; sign: 1 for the nose, -1 for the tail.
    """
    return lambda p: (abs(p.y) + max(0.0, sign * (end - p.x)), p.z)


class Panel:
    """One skin with its materials; `finish` makes the object."""

    def __init__(self, name, bm, materials):
        self.name, self.bm, self.materials = name, bm, materials
        self.slots = []
        bm.normal_update()
        self.skin = BVHTree.FromBMesh(bm)
        self.normals = [[v.normal.copy() for v in f.verts] for f in bm.faces]
        self.corners = [[v.co.copy() for v in f.verts] for f in bm.faces]
        self.carved = bm.faces.layers.int.new('carved')

    def slot(self, material):
        if material not in self.slots:
            self.slots.append(material)
        return self.slots.index(material)

    def cut(self, outline, seen, where):
        """Split the skin along an outline; returns the faces inside it."""
        return self.part(outline, seen, [f for f in self.bm.faces if not f[self.carved] and where(f)])[0]

    def part(self, outline, seen, faces):
        """Split some faces along an outline; returns those inside and those outside."""
        verts = {v for f in faces for v in f.verts}
        d = {v: outline(*seen(v.co)) for v in verts}
        if min(d.values(), default=1) > 0:
            return [], faces
        for v in verts:
            if abs(d[v]) < 2e-4:
                d[v] = 0.0
        for e in {e for f in faces for e in f.edges}:
            a, b = e.verts
            if d[a] * d[b] < 0:
                _, v = bmesh.utils.edge_split(e, a, self._crossing(outline, seen, a, b, d))
                d[v] = 0.0
        return self._split(faces, d)

    def _crossing(self, outline, seen, a, b, d):
        t0, t1, d0 = 0.0, 1.0, d[a]
        t = d[a] / (d[a] - d[b])
        for _ in range(4):
            m = outline(*seen(a.co.lerp(b.co, t)))
            if abs(m) < 1e-4:
                break
            if m * d0 > 0:
                t0 = t
            else:
                t1 = t
            t = (t0 + t1) / 2
        return min(0.999, max(0.001, t))

    def _split(self, faces, d):
        inside, outside, todo = [], [], list(faces)
        while todo:
            f = todo.pop()
            new = self._halve(f, d)
            if new:
                todo += [f, new]
            else:
                (inside if sum(d.get(v, 0.0) for v in f.verts) < 0 else outside).append(f)
        return inside, outside

    def _halve(self, f, d):
        signs = [d.get(v, 0.0) for v in f.verts]
        if min(signs) >= 0 or max(signs) <= 0:
            return None
        zero = [v for v, s in zip(f.verts, signs) if s == 0]
        for i, a in enumerate(zero):
            for b in zero[i + 1:]:
                if not any(e.other_vert(a) is b for e in a.link_edges if f in e.link_faces):
                    try:
                        new, _ = bmesh.utils.face_split(f, a, b)
                    except ValueError:
                        continue
                    return new
        return None

    def paint(self, outline, seen, where, material):
        """Give the skin inside an outline another material; returns the faces."""
        faces = self.cut(outline, seen, where)
        self.assign(faces, material)
        return faces

    def framed(self, outline, width, seen, where, material):
        """Cut an outline with a rim of another material round it; returns the faces inside."""
        inner, ring = self.part(outline, seen, self.cut(grown(outline, width), seen, where))
        self.assign(ring, material)
        return inner

    def assign(self, faces, material):
        """Give faces a material."""
        k = self.slot(material)
        for f in faces:
            f.material_index = k

    def sink(self, faces, depth, wall='black_trim', floor=None):
        """Push faces in by `depth` metres (out, if negative) and build the walls around them."""
        if not faces:
            return []
        bm, kept = self.bm, set(faces)
        bm.normal_update()
        verts = {v for f in faces for v in f.verts}
        normal = {v: self._normal(v.co) for v in verts}
        rim = [e for e in {e for f in faces for e in f.edges}
               if sum(1 for f in e.link_faces if f in kept) == 1]
        orders = [(f, [v for v in f.verts], f.material_index) for f in faces]
        new = {v: bm.verts.new(v.co - normal[v] * depth) for v in verts}
        walls, floors = [], []
        for e in rim:
            f = next(f for f in e.link_faces if f in kept)
            loop = next(l for l in f.loops if l.edge is e)
            a, b = loop.vert, loop.link_loop_next.vert
            walls.append((a, b))
        bmesh.ops.delete(bm, geom=faces, context='FACES_KEEP_BOUNDARY')
        alive = set(bm.verts)
        for f, order, k in orders:
            g = bm.faces.new([new[v] for v in order])
            g.material_index = k if floor is None else self.slot(floor)
            g.smooth, g[self.carved] = True, 1
            floors.append(g)
        for a, b in walls:
            if a in alive and b in alive:
                g = bm.faces.new([a, b, new[b], new[a]])
                g.material_index, g.smooth, g[self.carved] = self.slot(wall), False, 1
        bm.normal_update()
        return floors

    def groove(self, outline, seen, where, width=0.006, depth=0.012, floor='black_trim'):
        """A shut line along an outline."""
        wide = self.cut(grown(outline, width / 2), seen, where)
        return self.sink(self.part(grown(outline, -width / 2), seen, wide)[1], depth, floor, floor)

    def hole(self, outline, seen, where, lip=0.03, material='black_trim'):
        """Remove the skin inside an outline and turn its border in by `lip` metres."""
        floors = self.sink(self.cut(outline, seen, where), lip, material)
        bmesh.ops.delete(self.bm, geom=floors, context='FACES')

    def window(self, outline, seen, where, frame=0.02, depth=0.008, glass='glass',
               trim='black_trim'):
        """Glass set into the skin with a dark seal round it."""
        wide = self.cut(grown(outline, frame), seen, where)
        pane, ring = self.part(outline, seen, wide)
        self.assign(ring, trim)
        self.assign(pane, glass)
        return self.sink(pane, depth, trim)

    def lens(self, outline, seen, where, depth=0.05, bowl='reflector', glass='glass_clear'):
        """A lamp: the skin becomes its clear cover, over a bowl `depth` metres behind."""
        faces = self.cut(outline, seen, where)
        cover = [[v.co.copy() for v in f.verts] for f in faces]
        self.sink(faces, depth, bowl, bowl)
        made = {}
        for ring in cover:
            g = self.bm.faces.new([self._cover_vert(made, co) for co in ring])
            g.material_index, g.smooth, g[self.carved] = self.slot(glass), True, 1
        self.bm.normal_update()

    def _cover_vert(self, made, co):
        key = tuple(round(c, 6) for c in co)
        if key not in made:
            made[key] = self.bm.verts.new(co)
        return made[key]

    def spot(self, seen_from, u, v, lift=0.0):
        """The point of the uncut skin met from 'front', 'rear' (u is y), 'left', 'right' (u is x),
        each with v as z, or 'top' (u, v are x, y); `lift` metres off it. None where there is none."""
        ends = {'front': ((9, u, v), (-1, 0, 0)), 'rear': ((-9, u, v), (1, 0, 0)),
                'left': ((u, 9, v), (0, -1, 0)), 'right': ((u, -9, v), (0, 1, 0)),
                'top': ((u, v, 9), (0, 0, -1))}
        start, ahead = ends[seen_from]
        hit, normal, _, _ = self.skin.ray_cast(Vector(start), Vector(ahead))
        return None if hit is None else hit + normal * lift

    def trace(self, seen_from, points, lift=0.0, steps=8):
        """A path over the skin through points, as `spot` sees them."""
        path = []
        for (u0, v0), (u1, v1) in zip(points, points[1:]):
            path += [self.spot(seen_from, u0 + (u1 - u0) * k / steps, v0 + (v1 - v0) * k / steps, lift)
                     for k in range(steps)]
        path.append(self.spot(seen_from, *points[-1], lift))
        return [p for p in path if p is not None]

    def _normal(self, co):
        hit, _, index, _ = self.skin.find_nearest(co)
        weights = _weights(self.corners[index], hit)
        return sum((n * w for n, w in zip(self.normals[index], weights)), Vector()).normalized()

    def finish(self, thickness=0.0):
        """The Blender object, with the normals of the uncut skin."""
        bm = self.bm
        bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
        bm.normal_update()
        mesh = bpy.data.meshes.new(self.name)
        normals, skin = [], {v: self._normal(v.co) for v in {v for f in bm.faces if f.smooth for v in f.verts}}
        for f in bm.faces:
            if f.smooth:
                normals += [skin[v] for v in f.verts]
            else:
                normals += [f.normal.copy()] * len(f.verts)
        bm.to_mesh(mesh)
        bm.free()
        for name in self.slots:
            mesh.materials.append(self.materials(name))
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set(normals)
        thing = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        return thing


def _weights(corners, p):
    """How much of each corner of a face is in a point on it."""
    ws = [1.0 / max(1e-9, (c - p).length_squared) for c in corners]
    total = sum(ws)
    return [w / total for w in ws]


def _axis(low, high, cells):
    """Places along one axis of the unit box, closer together in the rounded ends."""
    step = [tan(k * pi / 4 / ARC) for k in range(ARC + 1)]
    start = [-1 + low - low * t for t in reversed(step)] if low > 0 else [-1.0]
    end = [1 - high + high * t for t in step] if high > 0 else [1.0]
    a, b = start[-1], end[0]
    return start + [a + (b - a) * k / cells for k in range(1, cells)] + end


def rounded_box(cells, radii, bend, name, materials, material='paint', open_below=False):
    """A dense box with rounded edges, bent by `bend`.

    cells: flat cells along x, y, z.
    radii: ((rear, front), (y, y), (bottom, top)) as shares of the half length of each axis.
    bend: takes (a, b, c), each -1 to 1 (a forward, b left, c up), gives metres.
    """
    bm = bmesh.new()
    axes = [_axis(lo, hi, n) for (lo, hi), n in zip(radii, cells)]
    made = {}

    def vert(p):
        q = _round(p, radii)
        key = tuple(round(c, 5) for c in q)
        if key not in made:
            made[key] = bm.verts.new(bend(*q))
        return made[key]

    for k in range(3):
        u, v = axes[(k + 1) % 3], axes[(k + 2) % 3]
        for s in (-1.0, 1.0):
            if open_below and k == 2 and s < 0:
                continue
            _grid(bm, vert, k, s, u, v)
    panel = Panel(name, bm, materials)
    panel.slot(material)
    return panel


def _grid(bm, vert, k, s, u, v):
    for i in range(len(u) - 1):
        for j in range(len(v) - 1):
            ring = []
            for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                p = [0.0, 0.0, 0.0]
                p[k], p[(k + 1) % 3], p[(k + 2) % 3] = s, u[i + du], v[j + dv]
                ring.append(vert(p))
            ring = list(dict.fromkeys(ring if s > 0 else ring[::-1]))
            if len(ring) > 2:
                bm.faces.new(ring).smooth = True


def _round(p, radii):
    core, q = [], []
    for c, (lo, hi) in zip(p, radii):
        m = min(max(c, -1 + lo), 1 - hi)
        r = lo if c < m else hi
        core.append(m)
        q.append((c - m) / r if r > 0 else 0.0)
    length = sum(c * c for c in q) ** 0.5
    if length == 0:
        return tuple(p)
    return tuple(m + c / length * ((lo if c < 0 else hi))
                 for m, c, (lo, hi) in zip(core, q, radii))


def hull(name, materials, *, span, front, rear, bottom, top, half, radii, cells,
         material='paint', open_below=False):
    """A body shell between four profiles, all in metres.

    span: (rear, front) nominal x. front, rear: x of the ends as functions of (b, z), b from -1 to 1
    across. bottom: z as a function of nominal x. top: z as a function of (x, b). half: half width as
    a function of (x, z). radii: ((rear, front), side, (bottom, top)) edge roundings.
    """
    (r_rear, r_front), r_side, (r_bottom, r_top) = radii
    middle = (span[0] + span[1]) / 2
    tall = top(middle, 0) - bottom(middle)
    wide = half(middle, bottom(middle) + tall / 2)
    long = (span[1] - span[0]) / 2
    shares = ((r_rear / long, r_front / long), (r_side / wide,) * 2,
              (2 * r_bottom / tall, 2 * r_top / tall))

    def bend(a, b, c):
        t, s = (a + 1) / 2, (c + 1) / 2
        x = span[0] + (span[1] - span[0]) * t
        z = bottom(x) + (top(x, b) - bottom(x)) * s
        x = rear(b, z) * (1 - t) + front(b, z) * t
        return x, b * half(x, z), z

    return rounded_box(cells, shares, bend, name, materials, material, open_below)
