"""Flat outlines as signed distance functions, in metres: negative inside.

A cut in a panel (`panel.py`) follows one of these, seen along an axis.
"""

from math import acos, cos, hypot, inf, pi, sin, tan


def polygon(points, radius=0.0):
    """Distance to a closed polygon.

    points: [(u, v), ...] in either order; a third number is that corner's own radius.
    radius: rounding of every other corner, metres.
    """
    ring = _rounded(points, radius)
    segments = [(a, b) for a, b in zip(ring, ring[1:] + ring[:1]) if a != b]
    low = (min(p[0] for p in ring), min(p[1] for p in ring))
    high = (max(p[0] for p in ring), max(p[1] for p in ring))

    def distance(u, v):
        outside = hypot(max(low[0] - u, 0, u - high[0]), max(low[1] - v, 0, v - high[1]))
        return outside if outside > 0.2 else _to_segments(segments, u, v)

    return distance


def circle(cu, cv, radius):
    """Distance to a circle."""
    return lambda u, v: hypot(u - cu, v - cv) - radius


def box(u0, u1, v0, v1, radius=0.0):
    """Distance to an upright rectangle."""
    return polygon([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], radius)


def arch(cu, cv, radius, floor):
    """A wheel arch: a circle that runs straight down from its middle to `floor`."""
    def distance(u, v):
        if v >= cv:
            return hypot(u - cu, v - cv) - radius
        return max(abs(u - cu) - radius - (cv - v) * 0.05, floor - v)
    return distance


def below(level):
    """The half plane under a level of v."""
    return lambda u, v: v - level


def union(*outlines):
    """What lies in any of the outlines."""
    return lambda u, v: min(o(u, v) for o in outlines)


def meet(*outlines):
    """What lies in all of the outlines."""
    return lambda u, v: max(o(u, v) for o in outlines)


def without(outline, *others):
    """What lies in the first outline and in none of the others."""
    return lambda u, v: max(outline(u, v), *(-o(u, v) for o in others))


def grown(outline, by):
    """The outline pushed out by so many metres (in, if negative)."""
    return lambda u, v: outline(u, v) - by


def smooth(x, x0=0.0, x1=1.0):
    """0 below x0, 1 above x1 and an S between (x0 may be the larger)."""
    t = min(1.0, max(0.0, (x - x0) / (x1 - x0)))
    return t * t * (3 - 2 * t)


def curve(*points):
    """A smooth function through (x, value) points that never overshoots; flat outside them."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    slopes = _slopes(xs, ys)

    def value(x):
        if x <= xs[0]:
            return ys[0]
        if x >= xs[-1]:
            return ys[-1]
        i = max(k for k in range(len(xs) - 1) if xs[k] <= x)
        h = xs[i + 1] - xs[i]
        t = (x - xs[i]) / h
        return (ys[i] * (1 + 2 * t) * (1 - t) ** 2 + slopes[i] * h * t * (1 - t) ** 2
                + ys[i + 1] * t * t * (3 - 2 * t) + slopes[i + 1] * h * t * t * (t - 1))

    return value


def _slopes(xs, ys):
    d = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(len(xs) - 1)]
    inner = [0.0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(d, d[1:])]
    return [d[0], *inner, d[-1]]


def _to_segments(segments, u, v):
    best, inside = inf, False
    for (au, av), (bu, bv) in segments:
        du, dv, pu, pv = bu - au, bv - av, u - au, v - av
        t = min(1.0, max(0.0, (pu * du + pv * dv) / (du * du + dv * dv)))
        best = min(best, (pu - t * du) ** 2 + (pv - t * dv) ** 2)
        if (av > v) != (bv > v) and u < au + (v - av) * du / dv:
            inside = not inside
    return -best ** 0.5 if inside else best ** 0.5


def _rounded(points, radius):
    ring = []
    for i, p in enumerate(points):
        r = p[2] if len(p) > 2 else radius
        ring += _corner(points[i - 1], p, points[(i + 1) % len(points)], r)
    return ring


def _corner(before, at, after, r):
    u, v = at[0], at[1]
    a, b = (before[0] - u, before[1] - v), (after[0] - u, after[1] - v)
    la, lb = hypot(*a), hypot(*b)
    if r <= 0 or la == 0 or lb == 0:
        return [(u, v)]
    half = acos(max(-1.0, min(1.0, (a[0] * b[0] + a[1] * b[1]) / (la * lb)))) / 2
    if half > pi / 2 - 0.02 or half < 0.02:
        return [(u, v)]
    reach = min(r / tan(half), la * 0.49, lb * 0.49)
    r = reach * tan(half)
    mid = (a[0] / la + b[0] / lb, a[1] / la + b[1] / lb)
    k = r / sin(half) / hypot(*mid)
    cu, cv = u + mid[0] * k, v + mid[1] * k
    start = (u + a[0] / la * reach - cu, v + a[1] / la * reach - cv)
    turn = pi - 2 * half
    if start[0] * (v - cv) - start[1] * (u - cu) < 0:
        turn = -turn
    n = 6
    return [(cu + start[0] * cos(turn * k / n) - start[1] * sin(turn * k / n),
             cv + start[0] * sin(turn * k / n) + start[1] * cos(turn * k / n)) for k in range(n + 1)]
