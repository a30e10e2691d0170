"""Cutting a skin into panels, windows and lamps along flat outlines, and making objects of the pieces.

An outline is a function (points, normals) -> metres, below 0 inside. Make them with `seen()` from a
polygon and a way to look at the skin; combine them with `both`, `either`, `less`, `grown`.
`Skin.take(outline)` removes what is inside and returns it as a Skin; borders are exact, since triangles
are first divided along the outline. Pieces keep the normals of the uncut form, so highlights run on
over every joint. Everything is the left half; `Skin.thing()` mirrors it.
"""
import bpy
import numpy as np

from materials import mat


#: Distances above this need not be exact, only positive.
CARE = 0.08


def polygon(points, radius=0.0):
    """Distance to a closed polygon: function (u, v) -> metres. radius rounds corners; (u, v, r) sets one."""
    ring = np.array(_rounded([(*p[:2], p[2] if len(p) > 2 else radius) for p in points]))
    a, b = ring, np.roll(ring, -1, axis=0)
    low, high = ring.min(axis=0), ring.max(axis=0)

    def distance(u, v):
        far = np.hypot(np.maximum(np.maximum(low[0] - u, u - high[0]), 0), np.maximum(np.maximum(low[1] - v, v - high[1]), 0))
        near = far < CARE
        far[near] = exact(u[near], v[near])
        return far

    def exact(u, v):
        best, inside = np.full(u.shape, np.inf), np.zeros(u.shape, bool)
        for (au, av), (bu, bv) in zip(a, b):
            du, dv = bu - au, bv - av
            long = du * du + dv * dv
            if long < 1e-14:
                continue
            t = np.clip(((u - au) * du + (v - av) * dv) / long, 0, 1)
            best = np.minimum(best, (u - au - t * du) ** 2 + (v - av - t * dv) ** 2)
            if av != bv:
                inside ^= ((av > v) != (bv > v)) & (u < au + (v - av) * du / dv)
        return np.where(inside, -1, 1) * np.sqrt(best)
    return distance


def _rounded(points):
    ring = []
    for i, (u, v, r) in enumerate(points):
        p = np.array([u, v])
        a, b = np.array(points[i - 1][:2]) - p, np.array(points[(i + 1) % len(points)][:2]) - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        half = np.arccos(np.clip(a @ b / (la * lb), -1, 1)) / 2
        if r <= 0 or half > np.pi / 2 - 0.01:
            ring.append(p)
            continue
        reach = min(r / np.tan(half), la * 0.48, lb * 0.48)
        start, end = p + a / la * reach, p + b / lb * reach
        # A curve whose bend grows and fades softly, rather than an arc of a circle.
        for t in np.linspace(0, 1, 9):
            ring.append(start * (1 - t) ** 3 + 3 * (start * 0.4 + p * 0.6) * t * (1 - t) ** 2 + 3 * (end * 0.4 + p * 0.6) * t * t * (1 - t) + end * t ** 3)
    return ring


def circle(u0, v0, radius):
    """Distance to a circle."""
    return lambda u, v: np.hypot(u - u0, v - v0) - radius


def from_side(p):
    """x, z."""
    return p[:, 0], p[:, 2]


def from_top(p):
    """x, |y|."""
    return p[:, 0], np.abs(p[:, 1])


def from_front(p):
    """|y|, z."""
    return np.abs(p[:, 1]), p[:, 2]


def round_nose(x, lean=0.9):
    """Unrolls the nose: metres from the middle round the corner, and z. x: where the nose ends."""
    return lambda p: (np.abs(p[:, 1]) + (x - p[:, 0]) * lean, p[:, 2])


def round_tail(x, lean=0.9):
    """Unrolls the tail; x: where it ends."""
    return lambda p: (np.abs(p[:, 1]) + (p[:, 0] - x) * lean, p[:, 2])


def seen(flat, view):
    """An outline: a flat distance function seen in a view. It goes right through the car: see `ahead_of`."""
    return lambda p, n: flat(*view(p))


def ahead_of(x):
    """Everything ahead of x."""
    return lambda p, n: x - p[:, 0]


def behind_of(x):
    """Everything behind x."""
    return lambda p, n: p[:, 0] - x


def above(z):
    """Everything above z."""
    return lambda p, n: z - p[:, 2]


def both(first, *others):
    """What lies in all of the outlines; put the smallest first, the others are looked at near it only."""
    def outline(p, n):
        d = first(p, n).copy()
        for other in others:
            near = np.flatnonzero(d < CARE)
            d[near] = np.maximum(d[near], other(p[near], n[near]))
        return d
    return outline


def either(*outlines):
    return lambda p, n: np.minimum.reduce([o(p, n) for o in outlines])


def less(outline, *others):
    return lambda p, n: np.maximum.reduce([outline(p, n), *(-o(p, n) for o in others)])


def grown(outline, by):
    return lambda p, n: outline(p, n) - by


class Skin:
    """Points, normals and triangles of a piece of the left half."""

    def __init__(self, points, normals, triangles):
        used, index = np.unique(triangles, return_inverse=True)
        self.p, self.n, self.t = points[used], normals[used], index.reshape(-1, 3)

    def copy(self):
        return Skin(self.p.copy(), self.n.copy(), self.t.copy())

    def half(self):
        """Without what lies right of the long plane."""
        left = self._split(self.p[:, 1].copy())[1]
        left.p[:, 1] = np.where(np.abs(left.p[:, 1]) < 2e-5, 0, left.p[:, 1])
        left.n[left.p[:, 1] == 0, 1] = 0
        return left

    def take(self, outline, fine=0.006):
        """Remove what is inside the outline; returns it. fine: metres that borders are divided to."""
        if not len(self.t):
            return self.copy()
        self._refine(outline, fine)
        inside, outside = self._split(outline(self.p, self.n))
        self.p, self.n, self.t = outside.p, outside.n, outside.t
        return inside

    def groove(self, outline, width=0.0045):
        """Cut a shut line along the outline and turn the edges of both panels into it."""
        if not len(self.t):
            return
        self._refine(outline, 0.005)
        # Two cuts, each where the distance passes a level, keep the line straight and of one width.
        inner, rest = self._split(outline(self.p, self.n) + width / 2)
        _, outer = rest._split(outline(rest.p, rest.n) - width / 2)
        joined = join(inner, outer)
        self.p, self.n, self.t = joined.p, joined.n, joined.t
        self._roll(outline, width)

    def _roll(self, outline, width):
        """Lean the normals along a fresh edge towards the groove, as a folded edge does."""
        d = outline(self.p, self.n)
        on = np.abs(np.abs(d) - width / 2) < 4e-4
        if not on.any():
            return
        p, n, step = self.p[on], self.n[on], 0.002
        slope = np.stack([outline(p + step * e, n) - outline(p - step * e, n) for e in np.eye(3)], axis=1)
        slope -= (slope * n).sum(axis=1, keepdims=True) * n
        length = np.linalg.norm(slope, axis=1, keepdims=True)
        slope = np.where(length > 1e-6, slope / np.maximum(length, 1e-6), 0)
        lean = n - slope * np.sign(d[on])[:, None] * 0.45
        self.n[on] = lean / np.linalg.norm(lean, axis=1, keepdims=True)

    def moved(self, along):
        """A copy moved along its normals by metres (in, if negative)."""
        return Skin(self.p + self.n * along, self.n, self.t)

    def shifted(self, by):
        """A copy moved by a vector."""
        return Skin(self.p + np.asarray(by), self.n, self.t)

    def border(self):
        """Directed border edges, as pairs of point numbers (the long plane is no border)."""
        e = np.concatenate([self.t[:, [0, 1]], self.t[:, [1, 2]], self.t[:, [2, 0]]])
        key = np.sort(e, axis=1)
        _, first, count = np.unique(key[:, 0] * len(self.p) + key[:, 1], return_index=True, return_counts=True)
        e = e[first[count == 1]]
        return e[~((self.p[e[:, 0], 1] < 1e-4) & (self.p[e[:, 1], 1] < 1e-4))]

    def walls(self, other):
        """Skin between this border and the same border of `other`, a moved copy, with flat normals."""
        e = self.border()
        a, b, c, d = self.p[e[:, 0]], self.p[e[:, 1]], other.p[e[:, 1]], other.p[e[:, 0]]
        n = np.cross(b - a, d - a)
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)
        m = len(e)
        k = np.arange(m)
        points, normals = np.concatenate([a, b, c, d]), np.concatenate([n] * 4)
        return Skin(points, normals, np.concatenate([np.stack([k, k + m, k + 2 * m], 1), np.stack([k, k + 2 * m, k + 3 * m], 1)]))

    def _refine(self, outline, fine):
        for _ in range(4):
            d = outline(self.p, self.n)
            corners = self.p[self.t]
            size = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1)
            dt = d[self.t]
            near = (np.abs(dt).min(axis=1) < size * 1.1) & (size > fine)
            if not near.any():
                return
            self._divide(near)

    def _divide(self, chosen):
        """Halve every edge of the chosen triangles; their neighbours are cut to fit, so no seam opens."""
        t = self.t
        e = np.sort(np.stack([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]], axis=1), axis=2)
        key = e[..., 0] * np.int64(len(self.p)) + e[..., 1]
        halved = np.unique(key[chosen])
        mark = np.isin(key, halved)
        middle = len(self.p) + np.searchsorted(halved, key)
        ends = np.stack([halved // len(self.p), halved % len(self.p)], axis=1)
        normal = self.n[ends].mean(axis=1)
        parts = [t[~mark.any(axis=1)]]
        for count in (1, 2, 3):
            rows = mark.sum(axis=1) == count
            if not rows.any():
                continue
            # Turn each triangle so that its first edge (or all but the last) is a halved one.
            first = mark[rows].argmax(axis=1) if count == 1 else ((~mark[rows]).argmax(axis=1) + 1) % 3
            turn = (first[:, None] + np.arange(3)) % 3
            (a, b, c), (ab, bc, ca) = np.take_along_axis(t[rows], turn, 1).T, np.take_along_axis(middle[rows], turn, 1).T
            quads = {1: [(a, ab, c), (ab, b, c)], 2: [(ab, b, bc), (a, ab, c), (ab, bc, c)], 3: [(a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca)]}[count]
            parts += [np.stack(q, axis=1) for q in quads]
        self.p = np.concatenate([self.p, self.p[ends].mean(axis=1)])
        self.n = np.concatenate([self.n, normal / np.linalg.norm(normal, axis=1, keepdims=True)])
        self.t = np.concatenate(parts)

    def _split(self, d):
        """The piece where d < 0 and the piece where it is not."""
        d = np.where(np.abs(d) < 1e-6, 1e-6, d)
        s = d[self.t] < 0
        count = s.sum(axis=1)
        mixed = (count == 1) | (count == 2)
        t, st = self.t[mixed], s[mixed]
        lone = np.where(count[mixed] == 1, st.argmax(axis=1), (~st).argmax(axis=1))
        k = np.arange(len(t))
        a, b, c = t[k, lone], t[k, (lone + 1) % 3], t[k, (lone + 2) % 3]
        e = np.sort(np.concatenate([np.stack([a, b], 1), np.stack([a, c], 1)]), axis=1)
        pairs, index = np.unique(e, axis=0, return_inverse=True) if len(e) else (np.empty((0, 2), int), np.empty(0, int))
        da, db = d[pairs[:, 0]], d[pairs[:, 1]]
        w = (da / (da - db))[:, None]
        new = self.p[pairs[:, 0]] * (1 - w) + self.p[pairs[:, 1]] * w
        normal = self.n[pairs[:, 0]] * (1 - w) + self.n[pairs[:, 1]] * w
        points = np.concatenate([self.p, new])
        normals = np.concatenate([self.n, normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)])
        index = index.reshape(-1) + len(self.p)
        ab, ac = index[:len(t)], index[len(t):]
        tip = np.stack([a, ab, ac], 1)
        rest = np.concatenate([np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)])
        alone = count[mixed] == 1
        inside = np.concatenate([self.t[count == 3], tip[alone], rest[np.tile(~alone, 2)]])
        outside = np.concatenate([self.t[count == 0], tip[~alone], rest[np.tile(alone, 2)]])
        return Skin(points, normals, inside), Skin(points, normals, outside)

    def thing(self, name, material, mirror=True):
        """The Blender object of this piece, with its mirror image on the right."""
        if not len(self.t):
            return None
        points, normals, triangles = self.p, self.n, self.t
        if mirror:
            flip = np.array([1, -1, 1])
            triangles = np.concatenate([triangles, triangles[:, ::-1] + len(points)])
            points, normals = np.concatenate([points, points * flip]), np.concatenate([normals, normals * flip])
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
        mesh.loops.add(triangles.size)
        mesh.loops.foreach_set('vertex_index', triangles.astype(np.int32).ravel())
        mesh.polygons.add(len(triangles))
        mesh.polygons.foreach_set('loop_start', np.arange(0, triangles.size, 3, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(len(triangles), 3, dtype=np.int32))
        mesh.polygons.foreach_set('use_smooth', np.ones(len(triangles), bool))
        mesh.update()
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(normals.tolist())
        mesh.materials.append(mat(material))
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        return made


def join(*pieces):
    """One skin of several."""
    pieces = [piece for piece in pieces if len(piece.t)]
    base = np.cumsum([0, *(len(piece.p) for piece in pieces)])
    return Skin(np.concatenate([q.p for q in pieces]), np.concatenate([q.n for q in pieces]), np.concatenate([q.t + b for q, b in zip(pieces, base)]))
