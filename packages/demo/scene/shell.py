"""The outer form of a car: side profile, plan and cross-section curves, joined with soft edges.

A `Shell` is a solid given by a function that is negative inside. Five surfaces bound it:
  side    half width over (x, z), drawn with rails that run along the car: sill, crease, belt, roof edge
  top     height over x on the long plane (bonnet, windscreen, roof, boot), falling off across by a crown
  front   x over z on the long plane (the nose), falling back across by a crown
  rear    the same for the tail
  bottom  height over x
Where two of them meet, the edge is rounded by a width that may vary along the car. `surface()` turns
the solid into a fine triangle mesh with the exact normals of the form, ready for `skin.py` to cut.

x forward, y left, z up, metres; only the left half (y ≥ 0) is made, `skin.py` mirrors it.
"""
import numpy as np


def pchip(xs, ys, x):
    """Monotone cubic through the points (no overshoot), level outside them."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    if len(xs) == 1:
        return np.full_like(np.asarray(x, float), ys[0])
    h, d = np.diff(xs), np.diff(ys) / np.diff(xs)
    m = np.zeros_like(xs)
    m[0], m[-1] = d[0], d[-1]
    for i in range(1, len(xs) - 1):
        if d[i - 1] * d[i] > 0:
            a, b = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            m[i] = (a + b) / (a / d[i - 1] + b / d[i])
    x = np.clip(x, xs[0], xs[-1])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(h) - 1)
    t = (x - xs[i]) / h[i]
    return (ys[i] * (1 + 2 * t) * (1 - t) ** 2 + m[i] * h[i] * t * (1 - t) ** 2
            + ys[i + 1] * t * t * (3 - 2 * t) + m[i + 1] * h[i] * t * t * (t - 1))


def _blur(values, sigma, axis=0):
    if sigma < 0.3:
        return values
    reach = int(np.ceil(3 * sigma))
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    padded = np.pad(values, [(reach, reach) if a == axis else (0, 0) for a in range(values.ndim)], mode='reflect', reflect_type='odd')
    n = values.shape[axis]
    return sum(w * np.take(padded, range(k, k + n), axis=axis) for k, w in enumerate(weights))


def _weights(t):
    return ((1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t * t + 4) / 6, (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6, t ** 3 / 6)


class Curve:
    """A smooth function of one number through (x, value) points; `soft` metres of rounding."""

    STEP = 0.005

    def __init__(self, points, soft=0.03):
        points = sorted(points)
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        self.start = xs[0] - 0.5
        grid = np.arange(self.start, xs[-1] + 0.5, self.STEP)
        values = pchip(xs, ys, grid)
        # Beyond its ends the curve goes on straight.
        for end, inner, mask in ((0, 1, grid < xs[0]), (-1, -2, grid > xs[-1])):
            if len(xs) > 1:
                slope = (ys[end] - ys[inner]) / (xs[end] - xs[inner])
                values[mask] = ys[end] + slope * (grid[mask] - xs[end])
        self.values = _blur(values, soft / self.STEP)

    def __call__(self, x):
        p = np.clip((np.asarray(x) - self.start) / self.STEP, 1, len(self.values) - 3.001)
        i = p.astype(int)
        return sum(w * self.values[i + k - 1] for k, w in enumerate(_weights(p - i)))

    def slope(self, x):
        return (self(x + 0.004) - self(x - 0.004)) / 0.008


class Field2:
    """A smooth function of (x, z) held on a grid."""

    STEP = 0.01

    def __init__(self, xs, zs, values):
        self.x0, self.z0, self.values = xs[0], zs[0], values

    def __call__(self, x, z):
        v = self.values
        p = np.clip((x - self.x0) / self.STEP, 1, v.shape[0] - 3.001)
        q = np.clip((z - self.z0) / self.STEP, 1, v.shape[1] - 3.001)
        i, j = p.astype(int), q.astype(int)
        wx, wz = _weights(p - i), _weights(q - j)
        return sum(a * sum(b * v[i + m - 1, j + n - 1] for n, b in enumerate(wz)) for m, a in enumerate(wx))


def smax(a, b, k):
    """The larger of two fields with a soft edge of width k, curvature continuous."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6


def smooth(x, a, b):
    """0 before a, 1 after b, an S between (a may be the larger)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


class Shell:
    """The solid of a car.

    rails: from the sill up, each a list of (x, z, y): a line along the car; y is the half width there.
    top, bottom: (x, z); front, rear: (z, x).
    crown_top: (x, fall in z at y = 0.9 m); crown_front, crown_rear: (z, step in x at y = 0.9 m).
    powers: exponents of the crowns of top, front and rear.
    edge_top, edge_bottom: (x, width) of the rounding; edge_front, edge_rear: (z, width).
    arches: (x, z, radius, flare): the side swells by `flare` round each wheel.
    carve: function (x, y, z) -> metres to take off, for sculpted parts.
    soft: rounding in metres of rails (along, up) and of the profiles (top, ends).
    """

    def __init__(self, *, rails, top, front, rear, bottom, crown_top, crown_front, crown_rear, edge_top, edge_front,
                 edge_rear, edge_bottom=((0, 0.06),), arches=(), powers=(2.2, 2.6, 3.0), carve=None, soft=(0.08, 0.012, 0.035, 0.03)):
        self.top, self.bottom = Curve(top, soft[2]), Curve(bottom, 0.04)
        self.front, self.rear = Curve(front, soft[3]), Curve(rear, soft[3])
        self.crown_top, self.crown_front, self.crown_rear = Curve(crown_top, 0.06), Curve(crown_front, 0.03), Curve(crown_rear, 0.03)
        self.edge_top, self.edge_bottom = Curve(edge_top, 0.05), Curve(edge_bottom, 0.05)
        self.edge_front, self.edge_rear = Curve(edge_front, 0.03), Curve(edge_rear, 0.03)
        self.powers, self.carve, self.arches = powers, carve, arches
        self.low = (min(p[1] for p in rear) - 0.1, -0.06, min(p[1] for p in bottom) - 0.08)
        self.high = (max(p[1] for p in front) + 0.1, max(p[2] for rail in rails for p in rail) + 0.12, max(p[1] for p in top) + 0.1)
        self._sides(rails, soft)

    def _sides(self, rails, soft):
        xs = np.arange(self.low[0] - 0.2, self.high[0] + 0.2, Field2.STEP)
        zs = np.arange(self.low[2] - 0.2, self.high[2] + 0.2, Field2.STEP)
        lines = [(Curve([(p[0], p[1]) for p in rail], 0.06), Curve([(p[0], p[2]) for p in rail], 0.06)) for rail in rails]
        nodes = [(line[0](xs), line[1](xs)) for line in lines]
        wide = np.empty((len(xs), len(zs)))
        for i in range(len(xs)):
            z, y = np.array([n[0][i] for n in nodes]), np.array([n[1][i] for n in nodes])
            keep = np.concatenate([[True], np.diff(np.maximum.accumulate(z)) > 1e-4])
            wide[i] = self._extended(z[keep], y[keep], zs)
        wide = _blur(_blur(wide, soft[0] / Field2.STEP, 0), soft[1] / Field2.STEP, 1)
        X, Z = np.meshgrid(xs, zs, indexing='ij')
        for ax, az, radius, flare in self.arches:
            r = np.hypot(X - ax, Z - az)
            wide += flare * smooth(r, radius + 0.17, radius + 0.0) * smooth(Z, az - radius * 1.2, az - radius * 0.2)
        gx, gz = np.gradient(wide, Field2.STEP)
        self.side = Field2(xs, zs, wide)
        self.side_scale = Field2(xs, zs, np.sqrt(1 + gx ** 2 + gz ** 2))

    @staticmethod
    def _extended(z, y, zs):
        inner = pchip(z, y, zs)
        slope = (y[-1] - y[-2]) / (z[-1] - z[-2])
        return np.where(zs > z[-1], y[-1] + slope * (zs - z[-1]), inner)

    def across(self, x, y, z):
        """How far outside the side surface a point is (negative within)."""
        return (np.abs(y) - self.side(x, z)) / self.side_scale(x, z)

    def over(self, x, y):
        """Height of the top surface at (x, y), before the edges are rounded."""
        return self.top(x) - self.crown_top(x) * (np.abs(y) / 0.9) ** self.powers[0]

    def ahead(self, y, z):
        """x of the front surface at (y, z), before the edges are rounded."""
        return self.front(z) - self.crown_front(z) * (np.abs(y) / 0.9) ** self.powers[1]

    def behind(self, y, z):
        """x of the rear surface at (y, z), before the edges are rounded."""
        return self.rear(z) + self.crown_rear(z) * (np.abs(y) / 0.9) ** self.powers[2]

    def __call__(self, x, y, z):
        """Below 0 inside, above 0 outside, about metres near the surface."""
        ay = np.abs(y) / 0.9
        f = self.across(x, y, z)
        ct = self.crown_top(x)
        lean = ct * self.powers[0] / 0.9 * ay ** (self.powers[0] - 1)
        f = smax(f, (z - self.over(x, y)) / np.sqrt(1 + self.top.slope(x) ** 2 + lean ** 2), self.edge_top(x))
        for curve, crown, power, edge, place, sign in (
                (self.front, self.crown_front, self.powers[1], self.edge_front, self.ahead, 1),
                (self.rear, self.crown_rear, self.powers[2], self.edge_rear, self.behind, -1)):
            lean = crown(z) * power / 0.9 * ay ** (power - 1)
            end = sign * (x - place(y, z)) / np.sqrt(1 + curve.slope(z) ** 2 + lean ** 2)
            f = smax(f, end, edge(z))
        f = smax(f, self.bottom(x) - z, self.edge_bottom(x))
        return f if self.carve is None else f + self.carve(x, y, z)

    def gradient(self, p, step=0.002):
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        return np.stack([self(x + step, y, z) - self(x - step, y, z), self(x, y + step, z) - self(x, y - step, z),
                         self(x, y, z + step) - self(x, y, z - step)], axis=1) / (2 * step)

    def find(self, axis, a, b, start, end):
        """Where a line along an axis first meets the solid, going from `start` to `end`.

        a, b: the other two coordinates in x, y, z order (numbers or arrays). Returns (points, normals).
        """
        a, b = np.atleast_1d(np.asarray(a, float)), np.atleast_1d(np.asarray(b, float))
        a, b = np.broadcast_arrays(a, b)
        steps = np.linspace(start, end, 64)

        def at(c):
            parts = [a, b]
            parts.insert(axis, c)
            return np.stack(parts, axis=-1)
        # All steps at once, and of each line the first that is inside.
        way = np.broadcast_to(steps[1:].reshape(-1, *[1] * a.ndim), (len(steps) - 1, *a.shape))
        parts = [a, b]
        parts.insert(axis, way)
        within = self(*parts) < 0
        first = within.argmax(axis=0)
        met = within.any(axis=0)
        inside = np.where(met, steps[first + 1], float(end))
        outside = np.where(met, steps[first], float(start))
        for _ in range(24):
            middle = (inside + outside) / 2
            p = at(middle)
            within = self(p[..., 0], p[..., 1], p[..., 2]) < 0
            inside, outside = np.where(within, middle, inside), np.where(within, outside, middle)
        p = at((inside + outside) / 2)
        g = self.gradient(p)
        return p, g / np.linalg.norm(g, axis=1, keepdims=True)

    def on_side(self, x, z):
        """Points and normals of the left side at (x, z)."""
        return self.find(1, x, z, self.high[1], 0.0)

    def on_front(self, y, z):
        """Points and normals of the nose at (y, z)."""
        return self.find(0, y, z, self.high[0], 0.0)

    def on_rear(self, y, z):
        """Points and normals of the tail at (y, z)."""
        return self.find(0, y, z, self.low[0], 0.0)

    def on_top(self, x, y):
        """Points and normals of the top at (x, y)."""
        return self.find(2, x, y, self.high[2], 0.0)


def surface(solid, cell):
    """A triangle mesh of the left half: points, normals and triangles.

    solid: callable with `low`, `high` and `gradient`, such as a Shell. cell: metres.
    """
    axes = [np.arange(lo, hi + cell, cell) for lo, hi in zip(solid.low, solid.high)]
    X, Y, Z = np.meshgrid(*axes, indexing='ij')
    values = solid(X.ravel(), Y.ravel(), Z.ravel()).reshape(X.shape)
    points, triangles = _nets(values, axes)
    points = _settle(solid, points, cell)
    normals = solid.gradient(points)
    return points, normals / np.linalg.norm(normals, axis=1, keepdims=True), triangles


def _nets(values, axes):
    """Surface nets: one point in every cell the surface passes, one quad for every edge it crosses."""
    inside = values < 0
    n = tuple(s - 1 for s in values.shape)
    total, count = np.zeros((*n, 3)), np.zeros(n)
    corner = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]

    def part(array, c):
        return array[c[0]:c[0] + n[0], c[1]:c[1] + n[1], c[2]:c[2] + n[2]]
    for a in corner:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(v + (m == axis) for m, v in enumerate(a))
            va, vb = part(values, a), part(values, b)
            crossed = part(inside, a) != part(inside, b)
            t = np.where(crossed, va / np.where(crossed, va - vb, 1), 0)
            for m in range(3):
                total[..., m] += np.where(crossed, a[m] + (t if m == axis else 0), 0)
            count += crossed
    active = count > 0
    index = np.full(n, -1)
    index[active] = np.arange(active.sum())
    cells = np.argwhere(active)
    cell = axes[0][1] - axes[0][0]
    points = (cells + total[active] / count[active][:, None]) * cell + np.array([a[0] for a in axes])
    quads = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        span = [slice(1, -1)] * 3
        span[axis] = slice(0, -1)
        ahead = list(span)
        ahead[axis] = slice(1, None)
        first, second = inside[tuple(span)], inside[tuple(ahead)]
        for out, crossed in ((True, first & ~second), (False, ~first & second)):
            where = np.argwhere(crossed)
            for m in (u, v):
                where[:, m] += 1

            def cell_at(du, dv):
                w = where.copy()
                w[:, u] += du
                w[:, v] += dv
                return index[w[:, 0], w[:, 1], w[:, 2]]
            ring = [cell_at(-1, -1), cell_at(0, -1), cell_at(0, 0), cell_at(-1, 0)]
            quads.append(np.stack(ring if out else ring[::-1], axis=1))
    quads = np.concatenate(quads)
    quads = quads[(quads >= 0).all(axis=1)]
    return points, np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def _settle(solid, points, cell):
    """Move points onto the surface."""
    for _ in range(5):
        g = solid.gradient(points)
        f = solid(points[:, 0], points[:, 1], points[:, 2])
        step = (f / np.maximum((g * g).sum(axis=1), 0.05))[:, None] * g
        length = np.linalg.norm(step, axis=1, keepdims=True)
        points = points - step * np.minimum(1, cell / np.maximum(length, 1e-9))
    return points
