"""Side glass and doors of a car, from the line round its windows and the posts between them.

A frame is the distance function of the outline of all side windows, seen from the side. A post is a
pair of points (x, z), its foot and its head: the middle line of a pillar.
"""
import numpy as np

from shell import smax
from skin import circle


def _along(post):
    (x0, z0), (x1, z1) = post
    return lambda z: x0 + (x1 - x0) * (z - z0) / (z1 - z0)


def panes(frame, posts, inset=0.024, half=0.040, soft=0.03):
    """Outlines of the glass, from the front: one more than there are posts. half: half width of a post."""
    lines = [None, *(_along(post) for post in posts), None]

    def pane(ahead, behind):
        def outline(u, v):
            d = frame(u, v) + inset
            if ahead:
                d = smax(d, u - ahead(v) + half, soft)
            return smax(d, behind(v) + half - u, soft) if behind else d
        return outline
    return [pane(a, b) for a, b in zip(lines, lines[1:])]


def door(frame, panel, ahead=None, behind=None, wheel=None, reach=0.022):
    """Outline of a door: a panel below the windows, and the frame grown by `reach` between two posts.

    panel: distance function of the lower part. wheel: (x, z, radius) that the panel keeps clear of.
    """
    arch = circle(*wheel) if wheel else None

    def outline(u, v):
        upper, lower = frame(u, v) - reach, panel(u, v)
        if ahead:
            upper = np.maximum(upper, u - _along(ahead)(v))
        if behind:
            upper = np.maximum(upper, _along(behind)(v) - u)
        if arch:
            lower = smax(lower, -arch(u, v), 0.05)
        return np.minimum(upper, lower)
    return outline
